//! What a viewer sees. Nothing is hidden in these battles yet; a hidden wing (chapter 17) will be a difference here and
//! in `imagine`, nowhere else.

use kernel::Viewer;
use serde::Serialize;

use crate::engine::position::Position;

/// All that a viewer sees and remembers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What there is to be seen.
    pub position: Position,
}

impl Eq for View {}

/// What a viewer sees: everything that stands in the open.
pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    View { viewer, position: position.clone() }
}
