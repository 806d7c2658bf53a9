//! What a viewer sees: everything on the table but what the other side hides.

use std::sync::Arc;

use kernel::lots::each;
use kernel::{Dice, Lots, Side, Viewer};

use crate::engine::battle::Battle;
use crate::engine::pieces::{CommandId, MOST_COMMANDS};
use crate::engine::position::Position;
use crate::pips::{self, PipState, Rank};
use crate::set_up;

/// All that a viewer sees and remembers; hidden ranks are left at their first value.
pub type View = kernel::Seen<Position>;

/// What a viewer sees. The position is taken apart field by field: a new field does not compile
/// until somebody has said here who sees it.
pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    let Position {
        ground,
        elements,
        commands,
        bound,
        active,
        phase,
        attacker,
        sacked,
        pips,
        set_up,
        movement,
        shooting,
        fighting,
        lots,
        agenda,
        outcome,
    } = position;
    let seen = Position {
        elements: set_up::seen_elements(elements, set_up, viewer),
        pips: PipState { ranks: seen_ranks(pips, lots, viewer), ..*pips },
        // All else lies open.
        ground: Arc::clone(ground),
        commands: *commands,
        bound: *bound,
        active: *active,
        phase: *phase,
        attacker: *attacker,
        sacked: *sacked,
        set_up: *set_up,
        movement: *movement,
        shooting: *shooting,
        fighting: *fighting,
        lots: *lots,
        agenda: *agenda,
        outcome: *outcome,
    };
    View { viewer, position: seen }
}

/// The ranks that a viewer knows; the others are left at their first value.
fn seen_ranks(pips: &PipState, lots: &Lots, viewer: Viewer) -> [[Rank; MOST_COMMANDS]; 2] {
    Side::BOTH.map(|side| {
        std::array::from_fn(|command| {
            let known = viewer.is(side) || lots.is_known(pips::token(side, CommandId(command as u8)));
            if known { pips.ranks[side.index()][command] } else { Rank::Highest }
        })
    })
}

/// A position that agrees with a view: hidden ranks are dealt out at random inside their lot, and
/// who stands behind a screen is deployed as the computer would.
pub(crate) fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
    let mut position = view.position.clone();
    for side in Side::BOTH.into_iter().filter(|side| !view.viewer.is(*side)) {
        let unknown = |token: &u8| !position.lots.is_known(*token);
        let hidden: u64 = each(pips::tokens(side)).filter(unknown).fold(0, |all, token| all | 1 << token);
        // The ranks that nobody has shown yet are known: one of each.
        let first = 3 * side.number();
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
