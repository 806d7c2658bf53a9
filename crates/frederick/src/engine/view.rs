//! What a viewer sees. Nothing is hidden in these battles yet; a hidden wing (chapter 17) will be a
//! difference here and in `imagine`, nowhere else.

use kernel::Viewer;

use crate::engine::position::Position;

/// All that a viewer sees and remembers.
pub type View = kernel::Seen<Position>;

/// What a viewer sees: everything that stands in the open.
pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    View { viewer, position: position.clone() }
}
