//! What a general is handed, and what it hands back.

use kernel::{Decision, Side, System, Viewer};

/// All that a general is handed. It holds a view and never a position of the table.
#[derive(Clone, Debug)]
pub struct Eyes<'a, S: System> {
    /// What never changes.
    pub battle: &'a S::Battle,
    /// What its side sees and remembers.
    pub view: S::View,
    /// Its side.
    pub side: Side,
    /// What it is asked.
    pub question: S::Question,
    /// The legal orders.
    pub orders: Vec<S::Order>,
}

impl<'a, S: System> Eyes<'a, S> {
    /// What the deciding side may know of a position; nothing once the battle is over.
    pub fn opened(battle: &'a S::Battle, position: &S::Position) -> Option<Self> {
        let Decision::Asks { side, question } = S::to_decide(battle, position) else { return None };
        let mut orders = Vec::new();
        S::orders(battle, position, &mut orders);
        let view = S::view(battle, position, Viewer::Side(side));
        Some(Eyes { battle, view, side, question, orders })
    }
}

/// What a general was after, as the key of a message and its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The key of the message.
    pub key: &'static str,
    /// How good it thought its position, in hundredths from -100 to 100.
    pub now: i16,
    /// How good it thought what it was going for.
    pub hoped: i16,
    /// How many courses it compared.
    pub courses: u16,
}

impl Remark {
    /// A remark with nothing to weigh.
    pub const fn plain(key: &'static str) -> Self {
        Remark { key, now: 0, hoped: 0, courses: 1 }
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
    fn choose(&mut self, eyes: &Eyes<'_, S>) -> Option<Choice<S::Order>>;
}
