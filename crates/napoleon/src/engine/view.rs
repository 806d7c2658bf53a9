//! What a viewer sees. Until chapter 8 is written everything lies open; docs/napoleon.md says what a view will be then.

use kernel::Viewer;

use crate::engine::position::Position;

/// All that a viewer sees and remembers.
pub type View = kernel::Seen<Position>;

/// What a viewer sees.
pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    View { viewer, position: position.clone() }
}
