//! Citations: the paragraph of a rulebook that made something happen, or forbids it.

use std::fmt;

use serde::Serialize;

/// A paragraph of a rulebook, as `system:paragraph`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Cite(pub &'static str);

impl Cite {
    /// The id of the message that says in our own words what the paragraph holds.
    ///
    /// ```
    /// assert_eq!(kernel::Cite("marengo:8.10").message_id(), "rule-marengo-8-10");
    /// ```
    pub fn message_id(self) -> String {
        message_id(self.0)
    }
}

/// The one road from a citation to the id of its message.
pub fn message_id(citation: &str) -> String {
    format!("rule-{}", citation.replace([':', '.'], "-"))
}

impl fmt::Debug for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Whatever rests on paragraphs of a rulebook: events, refusals, modifiers.
pub trait Cited {
    /// Names every paragraph it rests on, the chief one first.
    fn cites(&self, name: &mut dyn FnMut(Cite));

    /// The chief paragraph.
    fn chief_cite(&self) -> Option<Cite> {
        let mut chief = None;
        self.cites(&mut |cite| {
            chief.get_or_insert(cite);
        });
        chief
    }
}
