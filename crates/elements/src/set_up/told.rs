//! What the other side hears of a set-up behind the screen.

use kernel::{Dice, Side, Silent, Viewer};

use super::{SetUpEvent, SetUpState};
use crate::battle::Battle;
use crate::pieces::{CommandId, ElementId, MOST_ELEMENTS};
use crate::play::Play;
use crate::position::{Fate, Position};
use crate::troops::Arm;

impl SetUpEvent {
    /// The event as a viewer may hear it.
    pub fn told_to(&self, viewer: Viewer) -> Option<SetUpEvent> {
        match self {
            SetUpEvent::Ranked { side, .. } if !viewer.is(*side) => {
                Some(SetUpEvent::Ranked { side: *side, ranks: None })
            }
            SetUpEvent::Placed { side, hidden: true, .. } if !viewer.is(*side) => None,
            event => Some(event.clone()),
        }
    }
}

impl SetUpState {
    /// Whether a side's deployment is hidden from a viewer.
    pub fn hides(&self, side: Side, viewer: Viewer) -> bool {
        self.screened && !viewer.is(side)
    }
}

/// Takes what a viewer may not see of a set-up behind the screen out of a position: deployed elements wait again, at no place.
///
/// What is left does not depend on how the other side deploys; [`imagine`] deals with the rest.
pub(crate) fn veil(position: &mut Position, viewer: Viewer) {
    let set_up = position.set_up;
    for side in Side::BOTH.into_iter().filter(|side| set_up.hides(*side, viewer)) {
        for element in (0..MOST_ELEMENTS as u8).map(ElementId).filter(|element| element.side() == side) {
            let state = &mut position.elements[element.index()];
            // Camps are placed in the open, before the screen goes up.
            if state.fate == Fate::Standing && state.arm != Arm::Camp {
                (state.fate, state.pose) = (Fate::Waiting, Default::default());
            }
        }
    }
}

/// Deploys the commands that a viewer knows to stand behind the screen: as the computer would.
pub(crate) fn imagine(battle: &Battle, position: &mut Position, viewer: Viewer, dice: &mut Dice) {
    let set_up = position.set_up;
    for side in Side::BOTH.into_iter().filter(|side| set_up.hides(*side, viewer)) {
        for command in (0..battle.commands() as u8).map(CommandId) {
            if set_up.deployed[side.index()][command.index()] {
                Play { battle, position, dice, journal: &mut Silent }.place_the_rest(side, command);
            }
        }
    }
}
