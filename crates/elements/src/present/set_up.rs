//! Set-up as it is shown.

use kernel::wire::LineKind;
use kernel::{Cite, Label, Side, Viewer};

use super::names::side_argument;
use super::scene::TableZone;
use crate::battle::Battle;
use crate::ground::TableEdge;
use crate::play::Field;
use crate::rules::cite;
use crate::set_up::{SetUpEvent, SetUpOrder, SetUpQuestion};

/// The phase of the scene.
pub(super) fn phase(_field: &Field<'_>) -> &'static str {
    "deployment"
}

/// Who attacks, once that is known.
pub(super) fn attacker(field: &Field<'_>) -> Option<Side> {
    Some(field.position.attacker)
}

/// The edge a side came from.
pub(super) fn edge(_field: &Field<'_>, _side: Side) -> Option<TableEdge> {
    None
}

/// Where the sides deploy.
pub(super) fn zones<'a>(_field: &Field<'a>, _viewer: Viewer) -> Vec<TableZone<'a>> {
    Vec::new()
}

/// What a side is asked.
pub(super) fn question(battle: &Battle, side: Side, _question: SetUpQuestion) -> (Label, &'static str) {
    (Label::new("elements-question-set-up").with("side", side_argument(battle, side)), cite!("setup").0)
}

/// An order as an offer: its message, what it is about, its paragraph.
pub(super) fn offer(_field: &Field<'_>, _order: SetUpOrder) -> (Label, Vec<String>, Cite) {
    (Label::new("elements-order-set-up"), Vec::new(), cite!("setup"))
}

/// An event as a line: its message, what it is about, whose it is.
pub(super) fn line(_battle: &Battle, _event: &SetUpEvent) -> (LineKind, Label, Vec<String>, Option<Side>) {
    (LineKind::Turn, Label::new("elements-event-set-up"), Vec::new(), None)
}
