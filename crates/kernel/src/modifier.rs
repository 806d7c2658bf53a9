//! Numbers with their reasons: one helper adds amount, citation and reason at once.

use serde::Serialize;

use crate::cite::{Cite, Cited};
use crate::label::Label;

/// One cited part of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Modifier {
    /// What it adds.
    pub amount: i16,
    /// The paragraph.
    pub cite: Cite,
    /// The key of the message that names the reason.
    pub reason: &'static str,
}

/// A sum that remembers its parts, so that preview, journal and result cannot drift apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    parts: [Option<Modifier>; MOST_PARTS],
}

/// No sum has more parts.
const MOST_PARTS: usize = 16;
/// As many places are always written down, so that records keep their bytes.
const WRITTEN: usize = 6;

impl Serialize for Tally {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written<'a> {
            parts: &'a [Option<Modifier>],
        }
        let used = self.parts().count().max(WRITTEN);
        Written { parts: &self.parts[..used] }.serialize(serializer)
    }
}

impl Tally {
    /// Adds a part; parts of zero are left out.
    pub fn add(&mut self, amount: i16, cite: Cite, reason: &'static str) {
        if amount == 0 {
            return;
        }
        let slot = self.parts.iter_mut().find(|part| part.is_none());
        debug_assert!(slot.is_some(), "a tally has room for {MOST_PARTS} parts");
        if let Some(slot) = slot {
            *slot = Some(Modifier { amount, cite, reason });
        }
    }

    /// The sum of all parts.
    pub fn total(&self) -> i16 {
        self.parts().map(|part| part.amount).sum()
    }

    /// Its parts in labels, each with its amount as a number and as modifiers
    /// are written (`+3`, `−2`).
    pub fn labels(&self) -> Vec<Label> {
        let part = |part: Modifier| {
            let label = Label::new(part.reason).with("amount", i64::from(part.amount));
            label.with("signed", signed(part.amount).as_str())
        };
        self.parts().map(part).collect()
    }

    /// The parts, in the order in which they were added.
    pub fn parts(&self) -> impl Iterator<Item = Modifier> + '_ {
        self.parts.iter().flatten().copied()
    }
}

impl Cited for Tally {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        self.parts().for_each(|part| name(part.cite));
    }
}

/// A number as modifiers are written: `+3`, `−2`.
pub fn signed(amount: i16) -> String {
    match amount {
        ..0 => format!("\u{2212}{}", amount.unsigned_abs()),
        _ => format!("+{amount}"),
    }
}
