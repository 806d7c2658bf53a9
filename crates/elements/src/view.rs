//! What a viewer sees: everything on the table but what the other side hides.

use kernel::lots::each;
use kernel::{Dice, Side, Viewer};
use serde::Serialize;

use crate::battle::Battle;
use crate::pieces::CommandId;
use crate::pips::{self, Rank};
use crate::position::Position;
use crate::set_up;

/// All that a viewer sees and remembers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What there is to be seen; hidden ranks are left at their first value.
    pub position: Position,
}

impl Eq for View {}

/// What a viewer sees.
pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    let mut seen = position.clone();
    for side in Side::BOTH.into_iter().filter(|side| !viewer.is(*side)) {
        for command in (0..3).map(CommandId) {
            if !position.lots.is_known(pips::token(side, command)) {
                seen.pips.ranks[side.index()][command.index()] = Rank::Highest;
            }
        }
    }
    set_up::veil(&mut seen, viewer);
    View { viewer, position: seen }
}

/// A position that agrees with a view: hidden ranks are dealt out at random inside their lot, and
/// who stands behind a screen is deployed as the computer would.
pub(crate) fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
    let mut position = view.position.clone();
    for side in Side::BOTH.into_iter().filter(|side| !view.viewer.is(*side)) {
        let unknown = |token: &u8| !position.lots.is_known(*token);
        let hidden: u64 = each(pips::tokens(side)).filter(unknown).fold(0, |all, token| all | 1 << token);
        // The ranks that nobody has shown yet are known: one of each.
        let first = 3 * side.0;
        let mut ranks = Rank::ALL.to_vec();
        let shown = |token: u8| position.pips.ranks[side.index()][(token - first) as usize];
        for token in each(pips::tokens(side) & !hidden) {
            ranks.retain(|rank| *rank != shown(token));
        }
        dice.shuffle(&mut ranks);
        for (token, rank) in each(hidden).zip(ranks) {
            position.pips.ranks[side.index()][(token - first) as usize] = rank;
        }
    }
    set_up::imagine(battle, &mut position, view.viewer, dice);
    position
}
