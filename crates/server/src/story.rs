//! What has been told to whom, as it goes over the wire and into the archive.

use kernel::{Facade, Viewer};
use serde::Deserialize;

use kernel::wire::Json;

/// What one entry told: lines, and from where on they replace what each viewer had heard before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    from: [usize; 3],
    /// Each line with a bit for every viewer who heard it, in the order of [`Viewer::ALL`].
    lines: Vec<(u8, Json)>,
}

/// As it is stored.
#[derive(Deserialize)]
struct Stored {
    from: [usize; 3],
    lines: Vec<(u8, Json)>,
}

impl Told {
    /// What the last entry of a table told to those who had heard so many lines before it. If it
    /// took others back, their lines are replaced by the one that says so.
    pub(crate) fn of(table: &dyn Facade, heard: [usize; 3], takes_back: bool) -> Self {
        let mut told = Told { from: heard, lines: Vec::new() };
        for viewer in Viewer::ALL {
            let place = viewer.index();
            let latest = table.latest(viewer);
            if takes_back {
                told.from[place] = table.heard(viewer).saturating_sub(latest.len());
            }
            let mut next = 0;
            for line in latest {
                let text = Json::of(&line);
                match told.lines.iter().skip(next).position(|(_, other)| *other == text) {
                    Some(further) => next += further,
                    None => told.lines.insert(next, (0, text)),
                }
                told.lines[next].0 |= 1 << place;
                next += 1;
            }
        }
        told
    }

    /// How many lines each viewer has heard with these.
    pub(crate) fn heard(&self) -> [usize; 3] {
        [0, 1, 2].map(|place| self.from[place] + self.lines.iter().filter(|(who, _)| who & 1 << place != 0).count())
    }

    /// From which line on a viewer hears something new.
    pub(crate) fn from(&self, viewer: Viewer) -> usize {
        self.from[viewer.index()]
    }

    /// As it is stored.
    pub(crate) fn text(&self) -> String {
        let lines: Vec<String> = self.lines.iter().map(|(who, line)| format!("[{who},{}]", line.text())).collect();
        let [one, other, onlooker] = self.from;
        format!(r#"{{"from":[{one},{other},{onlooker}],"lines":[{}]}}"#, lines.join(","))
    }

    /// Reads it back.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let Stored { from, lines } = serde_json::from_str(text).ok()?;
        Some(Told { from, lines })
    }
}

/// The lines that one viewer has heard; the first ones of a very long battle are left out.
#[derive(Clone, Debug, Default)]
struct Telling {
    first: usize,
    lines: Vec<Json>,
}

impl Telling {
    fn length(&self) -> usize {
        self.first + self.lines.len()
    }

    /// Forgets what was heard from a line on.
    fn cut(&mut self, from: usize) {
        if from < self.first || from > self.length() {
            *self = Telling { first: from, lines: Vec::new() };
        }
        self.lines.truncate(from - self.first);
    }
}

/// What every viewer has heard.
#[derive(Clone, Debug, Default)]
pub(crate) struct Story([Telling; 3]);

impl Story {
    /// What is told when a battle is opened.
    pub(crate) fn opening(table: &dyn Facade) -> Self {
        let mut story = Story::default();
        for viewer in Viewer::ALL {
            let lines = table.story(viewer, 0);
            story.0[viewer.index()].lines = lines.iter().map(Json::of).collect();
        }
        story
    }

    pub(crate) fn add(&mut self, told: &Told) {
        for (place, telling) in self.0.iter_mut().enumerate() {
            telling.cut(told.from[place]);
            let heard = told.lines.iter().filter(|(who, _)| who & 1 << place != 0);
            telling.lines.extend(heard.map(|(_, line)| line.clone()));
        }
    }

    /// How many lines each viewer has heard.
    pub(crate) fn heard(&self) -> [usize; 3] {
        [0, 1, 2].map(|place| self.0[place].length())
    }

    /// The lines of a viewer from one on, and the number of the first.
    pub(crate) fn since(&self, viewer: Viewer, from: usize) -> (usize, &[Json]) {
        let telling = &self.0[viewer.index()];
        let from = from.clamp(telling.first, telling.length());
        (from, &telling.lines[from - telling.first..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(from: [usize; 3], lines: &[(u8, &str)]) -> Told {
        Told { from, lines: lines.iter().map(|(who, line)| (*who, Json::of(line))).collect() }
    }

    fn heard(story: &Story, viewer: Viewer, from: usize) -> (usize, String) {
        let (from, lines) = story.since(viewer, from);
        (from, serde_json::to_string(lines).unwrap())
    }

    #[test]
    fn each_viewer_hears_his_own_lines_and_an_undo_replaces_some() {
        let mut story = Story::default();
        story.add(&told([0; 3], &[(7, "a"), (1, "b"), (6, "c")]));
        story.add(&told([2, 2, 2], &[(3, "d")]));
        assert_eq!(story.heard(), [3, 3, 2]);
        assert_eq!(heard(&story, Viewer::ALL[0], 1), (1, r#"["b","d"]"#.to_owned()));
        story.add(&told([1, 1, 1], &[(7, "e")]));
        assert_eq!(heard(&story, Viewer::Onlooker, 0), (0, r#"["a","e"]"#.to_owned()));
    }

    #[test]
    fn what_is_stored_is_read_back() {
        let whole = told([4, 5, 600], &[(7, "a"), (2, "b")]);
        assert_eq!(Told::read(&whole.text()), Some(whole.clone()));
        assert_eq!((Told::read(""), Told::read("{}")), (None, None));
        let mut late = Story::default();
        late.add(&whole);
        assert_eq!(heard(&late, Viewer::Onlooker, 0), (600, r#"["a"]"#.to_owned()), "what came before is left out");
    }
}
