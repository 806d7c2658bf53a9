//! What a viewer sees: everything that stands in the open. Of wings that nobody has spotted
//! (chapter 17) he sees their counters.

use kernel::Viewer;

use crate::engine::battle::Battle;
use crate::engine::position::Position;
use crate::intelligence::veiled_view;

/// All that a viewer sees and remembers.
pub type View = kernel::Seen<Position>;

/// What a viewer sees.
pub(crate) fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
    let mut position = position.clone();
    veiled_view(battle, &mut position, viewer);
    View { viewer, position }
}
