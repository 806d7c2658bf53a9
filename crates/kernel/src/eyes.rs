//! All that a computer general is handed: no position of a table can be reached through it.

use std::sync::Arc;

use serde::Serialize;

use crate::system::{Decision, Side, System, Viewer};

/// A view that has the form of a position: what its viewer does not know is
/// left at its first value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Seen<P> {
    /// Who looks.
    pub viewer: Viewer,
    /// What there is to be seen.
    pub position: P,
}

impl<P: PartialEq> Eq for Seen<P> {}

/// All that a general is handed. It holds a view and never a position of the table.
pub struct Eyes<S: System> {
    /// What never changes.
    pub battle: Arc<S::Battle>,
    /// What its side sees and remembers.
    pub view: S::View,
    /// Its side.
    pub side: Side,
    /// What it is asked.
    pub question: S::Question,
    /// The legal orders.
    pub orders: Vec<S::Order>,
}

impl<S: System> Eyes<S> {
    /// What the deciding side may know of a position; nothing once the battle is over.
    pub fn opened(battle: &Arc<S::Battle>, position: &S::Position) -> Option<Self> {
        let Decision::Asks { side, question } = S::to_decide(battle, position) else { return None };
        let mut orders = Vec::new();
        S::orders(battle, position, &mut orders);
        let view = S::view(battle, position, Viewer::Side(side));
        Some(Eyes { battle: Arc::clone(battle), view, side, question, orders })
    }
}
