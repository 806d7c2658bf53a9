//! What a general hands back for what it is shown.

use kernel::{Eyes, System};

/// What a general was after, as the key of a message and its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The key of the message.
    pub key: &'static str,
    /// How likely it thought its side to win as things stood, in whole percent.
    pub now: u8,
    /// How likely with what it was going for: the same prognosis in the same imagined worlds.
    pub hoped: u8,
    /// How many courses it compared.
    pub courses: u16,
    /// What it meant to do with the day, as the key of a message.
    pub intention: Option<&'static str>,
}

impl Remark {
    /// A remark with nothing to weigh.
    pub const fn plain(key: &'static str) -> Self {
        Remark { key, now: 0, hoped: 0, courses: 1, intention: None }
    }
}

/// What a general decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<O> {
    /// The order.
    pub order: O,
    /// How many orders it carried out in its imagination.
    pub used: u64,
    /// What it was after.
    pub remark: Remark,
}

/// A computer player.
pub trait General<S: System>: Send {
    /// Chooses one of the orders; nothing if there is none.
    fn choose(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>>;
}
