//! Why an order is not allowed.

use crate::cite::{Cite, Cited};

/// Something a refusal speaks of; the system's presenter gives it a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Circumstance {
    /// A plain number: a capacity, the commands left.
    Number(i32),
    /// A thing of the system, by its own numbering.
    Thing(u32),
}

/// Why an order is not allowed: paragraph, message key, circumstances. It allocates nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The paragraph that forbids it.
    pub cite: Cite,
    /// A second paragraph that plays a part.
    pub also: Option<Cite>,
    /// The key of the message.
    pub reason: &'static str,
    /// Named circumstances, for the message's arguments.
    pub with: [Option<(&'static str, Circumstance)>; 2],
}

impl Refusal {
    /// A refusal on the ground of one paragraph.
    #[inline]
    pub const fn new(cite: Cite, reason: &'static str) -> Self {
        Refusal { cite, also: None, reason, with: [None; 2] }
    }

    /// Names a second paragraph.
    #[must_use]
    #[inline]
    pub const fn also(mut self, cite: Cite) -> Self {
        self.also = Some(cite);
        self
    }

    /// Adds a number.
    #[must_use]
    #[inline]
    pub const fn number(self, name: &'static str, value: i32) -> Self {
        self.circumstance(name, Circumstance::Number(value))
    }

    /// Adds a thing.
    #[must_use]
    #[inline]
    pub const fn thing(self, name: &'static str, value: u32) -> Self {
        self.circumstance(name, Circumstance::Thing(value))
    }

    const fn circumstance(mut self, name: &'static str, value: Circumstance) -> Self {
        let slot = if self.with[0].is_none() { 0 } else { 1 };
        self.with[slot] = Some((name, value));
        self
    }
}

impl Cited for Refusal {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        name(self.cite);
        if let Some(also) = self.also {
            name(also);
        }
    }
}
