//! Scenes in JSON, and what has changed between two of them.
//!
//! A scene is written far more often than it is looked into, so it is text at once. While it is
//! written it is noted where its parts lie, and the items of those that are lists. Two scenes are
//! compared by these pieces of text.

use std::cell::Cell;
use std::fmt;
use std::io::{self, Write};
use std::ops::Range;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::ser::Formatter;
use serde_json::value::RawValue;
use ts_rs::TS;

/// A scene as the browser gets it, in JSON already.
#[derive(Clone)]
pub struct Scene {
    text: String,
    parts: Vec<Part>,
    /// The items of all lists, one list after the other.
    items: Vec<Range<usize>>,
}

/// A field of a scene: where in the text its name and its value are.
#[derive(Clone, Debug, Default)]
struct Part {
    name: Range<usize>,
    value: Range<usize>,
    /// Which items belong to it, if it is a list.
    items: Option<Range<usize>>,
}

/// What has changed in a scene. What it does not name is as it was.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct SceneChange {
    /// Parts of the scene that are new, by name.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    #[ts(optional, type = "{ [part in string]: unknown }")]
    pub parts: serde_json::Map<String, Value>,
    /// Items that are new of lists that are as long as before, by name of the list and place in it.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    #[ts(optional, type = "{ [part in string]: { [place in string]: unknown } }")]
    pub items: serde_json::Map<String, Value>,
}

impl SceneChange {
    /// Brings a scene up to date, as a client does.
    pub fn apply(self, scene: &mut Value) {
        for (name, part) in self.parts {
            scene[name] = part;
        }
        for (name, items) in self.items {
            let Value::Object(items) = items else { continue };
            for (place, item) in items {
                let place = place.parse().ok().and_then(|place: usize| scene[&name].get_mut(place));
                if let Some(place) = place {
                    *place = item;
                }
            }
        }
    }
}

impl Scene {
    /// A scene of parts that can be written as JSON; an empty one if they cannot.
    pub fn of(parts: &impl Serialize) -> Self {
        let length = Cell::new(0);
        let mut ink = Ink { text: Vec::with_capacity(8 * 1024), length: &length };
        let mut cuts =
            Cuts { length: &length, depth: 0, parts: Vec::with_capacity(16), items: Vec::with_capacity(128) };
        let written = parts.serialize(&mut serde_json::Serializer::with_formatter(&mut ink, &mut cuts));
        match (written, String::from_utf8(ink.text)) {
            (Ok(()), Ok(text)) => Scene { text, parts: cuts.parts, items: cuts.items },
            _ => Scene::default(),
        }
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// To look into it.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).unwrap_or_default()
    }

    /// What has changed since another scene, as the text of a [`SceneChange`]; none if that
    /// cannot be told part by part.
    pub fn change_since(&self, before: &Scene) -> Option<String> {
        if self.parts.len() != before.parts.len() || self.parts.is_empty() {
            return None;
        }
        let (mut parts, mut items) = (String::new(), String::new());
        for (part, old) in self.parts.iter().zip(&before.parts) {
            let name = &self.text[part.name.clone()];
            if name != &before.text[old.name.clone()] {
                return None;
            }
            let value = &self.text[part.value.clone()];
            if value == &before.text[old.value.clone()] {
                continue;
            }
            match self.changed_items(part, before, old) {
                Some(changed) => add(&mut items, name, &changed),
                None => add(&mut parts, name, value),
            }
        }
        let mut change = String::new();
        for (name, list) in [("\"parts\"", parts), ("\"items\"", items)] {
            if !list.is_empty() {
                add(&mut change, name, &format!("{{{list}}}"));
            }
        }
        Some(format!("{{{change}}}"))
    }

    /// The items of a list that have changed, by place, if that is shorter than the whole list.
    fn changed_items(&self, part: &Part, before: &Scene, old: &Part) -> Option<String> {
        let (items, olds) = (&self.items[part.items.clone()?], &before.items[old.items.clone()?]);
        if items.len() != olds.len() {
            return None;
        }
        let mut changed = String::new();
        for (place, (item, old)) in items.iter().zip(olds).enumerate() {
            let item = &self.text[item.clone()];
            if item != &before.text[old.clone()] {
                add(&mut changed, &format!("\"{place}\""), item);
            }
        }
        (changed.len() < part.value.len()).then(|| format!("{{{changed}}}"))
    }
}

/// Adds a field to the inside of an object.
fn add(fields: &mut String, name: &str, value: &str) {
    if !fields.is_empty() {
        fields.push(',');
    }
    fields.push_str(name);
    fields.push(':');
    fields.push_str(value);
}

impl Default for Scene {
    fn default() -> Self {
        Scene { text: "null".to_owned(), parts: Vec::new(), items: Vec::new() }
    }
}

impl PartialEq for Scene {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Serialize for Scene {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.text).map_err(serde::ser::Error::custom)?;
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Scene {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = Box::<RawValue>::deserialize(deserializer)?;
        Ok(Scene { text: raw.get().to_owned(), ..Scene::default() })
    }
}

/// Takes the text, and says how long it is.
struct Ink<'a> {
    text: Vec<u8>,
    length: &'a Cell<usize>,
}

impl Write for Ink<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(bytes);
        self.length.set(self.text.len());
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Notes where parts and items begin and end.
struct Cuts<'a> {
    length: &'a Cell<usize>,
    depth: usize,
    parts: Vec<Part>,
    items: Vec<Range<usize>>,
}

/// The depth of the scene's own fields, and of the items of its lists.
const PARTS: usize = 1;
const ITEMS: usize = 2;

impl Formatter for &mut Cuts<'_> {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"}")
    }

    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        if self.depth == ITEMS
            && let Some(part) = self.parts.last_mut()
        {
            let from = self.items.len();
            part.items = Some(from..from);
        }
        writer.write_all(b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"]")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        if self.depth == PARTS {
            let from = self.length.get();
            self.parts.push(Part { name: from..from, ..Part::default() });
        }
        Ok(())
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        if self.depth == PARTS
            && let Some(part) = self.parts.last_mut()
        {
            part.name.end = self.length.get();
        }
        Ok(())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b":")?;
        if self.depth == PARTS
            && let Some(part) = self.parts.last_mut()
        {
            part.value.start = self.length.get();
        }
        Ok(())
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        if self.depth == PARTS
            && let Some(part) = self.parts.last_mut()
        {
            part.value.end = self.length.get();
        }
        Ok(())
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        if self.depth == ITEMS {
            let from = self.length.get();
            self.items.push(from..from);
        }
        Ok(())
    }

    fn end_array_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        if self.depth == ITEMS
            && let (Some(item), Some(part)) = (self.items.last_mut(), self.parts.last_mut())
        {
            item.end = self.length.get();
            if let Some(items) = &mut part.items {
                items.end = self.items.len();
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Serialize)]
    struct Shown {
        kind: &'static str,
        clock: String,
        left: Option<u8>,
        morale: std::collections::BTreeMap<&'static str, u8>,
        pieces: Vec<Piece>,
        closed: Vec<&'static str>,
        extent: (u8, u8),
    }

    #[derive(Clone, Serialize)]
    struct Piece {
        id: u8,
        path: Vec<u8>,
        face: Option<&'static str>,
    }

    fn shown() -> Shown {
        let piece = |id| Piece { id, path: vec![id, 7], face: None };
        Shown {
            kind: "test",
            clock: "8:00, \"sharp\"".to_owned(),
            left: None,
            morale: [("blue", 9), ("grey", 8)].into_iter().collect(),
            pieces: (0..9).map(piece).collect(),
            closed: vec!["a", "b"],
            extent: (4, 5),
        }
    }

    /// What is sent, after it was seen to lead from one scene to the other.
    fn change(before: &Shown, after: &Shown) -> String {
        let [old, new] = [before, after].map(Scene::of);
        assert_eq!(new.text(), serde_json::to_string(after).unwrap(), "the text is plain JSON");
        let change = new.change_since(&old).unwrap();
        let mut value = old.value();
        serde_json::from_str::<SceneChange>(&change).unwrap().apply(&mut value);
        assert_eq!(value, new.value(), "{change}");
        change
    }

    #[test]
    fn what_is_as_it_was_is_left_out() {
        assert_eq!(change(&shown(), &shown()), "{}");
        let mut after = shown();
        (after.clock, after.left) = ("9:00".to_owned(), Some(3));
        assert_eq!(change(&shown(), &after), r#"{"parts":{"clock":"9:00","left":3}}"#);
    }

    #[test]
    fn items_of_a_list_are_sent_alone() {
        let mut after = shown();
        after.pieces[4].face = Some("guns");
        (after.pieces[8].path, after.extent) = (vec![], (4, 6));
        let items = r#""pieces":{"4":{"id":4,"path":[4,7],"face":"guns"},"8":{"id":8,"path":[],"face":null}}"#;
        assert_eq!(change(&shown(), &after), format!(r#"{{"parts":{{"extent":[4,6]}},"items":{{{items}}}}}"#));
    }

    #[test]
    fn a_list_of_another_length_is_sent_whole_and_so_is_one_that_has_changed_all_over() {
        let mut after = shown();
        (after.pieces, after.closed) = (vec![shown().pieces[3].clone()], vec![]);
        let parts = r#"{"parts":{"pieces":[{"id":3,"path":[3,7],"face":null}],"closed":[]}}"#;
        assert_eq!(change(&shown(), &after), parts);
        let mut all = shown();
        for piece in &mut all.pieces {
            piece.id += 1;
        }
        assert!(change(&shown(), &all).starts_with(r#"{"parts":{"pieces":["#));
        assert_eq!(change(&after, &shown()), change(&after, &shown()));
    }

    #[test]
    fn scenes_of_other_kinds_are_sent_whole() {
        let scene = Scene::of(&shown());
        assert_eq!(scene.change_since(&Scene::of(&json!({ "kind": "other" }))), None);
        assert_eq!(scene.change_since(&Scene::default()), None);
        assert_eq!(Scene::default().change_since(&Scene::default()), None);
        let read: Scene = serde_json::from_str(scene.text()).unwrap();
        assert_eq!((&read, read.change_since(&scene)), (&scene, None), "one that was read back is text alone");
    }
}
