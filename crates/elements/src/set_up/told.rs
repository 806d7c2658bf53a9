//! What the other side hears of a set-up behind the screen.

use kernel::{Dice, Side, Silent, Viewer};

use super::{SetUpEvent, SetUpState};
use crate::engine::battle::Battle;
use crate::engine::pieces::{CommandId, ElementId, MOST_ELEMENTS};
use crate::engine::play::{Field, Play};
use crate::engine::position::{ElementState, Fate, Position};
use crate::geometry::Pose;
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

/// The elements as a viewer sees them: those behind the screen wait, at no place. What he sees does
/// not depend on how the other side deploys; [`imagine`] deals with the rest.
pub(crate) fn seen_elements(
    elements: &[ElementState; MOST_ELEMENTS],
    set_up: &SetUpState,
    viewer: Viewer,
) -> [ElementState; MOST_ELEMENTS] {
    std::array::from_fn(|index| {
        let state = elements[index];
        let screened = set_up.hides(ElementId(index as u8).side(), viewer);
        // Camps are placed in the open, before the screen goes up.
        match screened && state.fate == Fate::Standing && state.arm != Arm::Camp {
            true => ElementState { fate: Fate::Waiting, pose: Pose::default(), ..state },
            false => state,
        }
    })
}

/// Another deployment behind the screen that a viewer cannot tell from this one: elements
/// stand a little elsewhere.
pub(crate) fn shifted(battle: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
    let hidden = |element: &ElementId| {
        let state = position.element(*element);
        let deployed = state.fate == Fate::Standing && state.arm != Arm::Camp;
        deployed && position.set_up.hides(element.side(), viewer)
    };
    let hidden: Vec<ElementId> = (0..MOST_ELEMENTS as u8).map(ElementId).filter(hidden).collect();
    if hidden.is_empty() {
        return None;
    }
    let mut world = position.clone();
    for _ in 0..SHIFTS {
        let element = hidden[dice.roll(hidden.len() as u32) as usize];
        let state = *world.element(element);
        let by = [0, 1].map(|_| dice.roll(2 * FARTHEST_SHIFT) as i32 - FARTHEST_SHIFT as i32);
        let pose = Pose::new(state.pose.x + by[0], state.pose.y + by[1], state.pose.heading);
        let field = Field { battle, position: &world };
        if field.may_place(element.side(), state.command, element, pose).is_ok() {
            world.elements[element.index()].pose = pose;
        }
    }
    (world != *position).then_some(world)
}

/// So many elements are tried elsewhere.
const SHIFTS: u32 = 20;
/// By so much at most, in hundredths of a millimetre.
const FARTHEST_SHIFT: u32 = 6_000;

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
