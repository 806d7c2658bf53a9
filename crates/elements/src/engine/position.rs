//! What changes while a battle is played.

use std::sync::Arc;

use kernel::{BySide, Lots, Side};
use serde::{Deserialize, Serialize};

use crate::close_combat::FightState;
use crate::engine::agenda::Agenda;
use crate::engine::battle::Battle;
use crate::engine::pieces::{CommandId, ElementId, Elements, MOST_COMMANDS, MOST_ELEMENTS};
use crate::geometry::Pose;
use crate::ground::Ground;
use crate::movement::MoveState;
use crate::pips::PipState;
use crate::set_up::SetUpState;
use crate::shooting::ShootState;
use crate::troops::Arm;

/// Where an element is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Fate {
    /// There is no such element in this battle.
    #[default]
    None,
    /// Not yet on the table.
    Waiting,
    /// On the table.
    Standing,
    /// Destroyed.
    Destroyed,
    /// Gone over the edge of the table.
    Gone,
}

/// One element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ElementState {
    /// Where it stands.
    pub pose: Pose,
    /// What it is; cavalry may dismount.
    pub arm: Arm,
    /// Its command.
    pub command: CommandId,
    /// Where it is.
    pub fate: Fate,
}

/// One command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandState {
    /// Elements it began with.
    pub strength: u8,
    /// Elements lost.
    pub lost: u8,
    /// Its morale is gone.
    pub demoralized: bool,
}

/// The phases of a bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first bound.
    #[default]
    SetUp,
    /// Movement.
    Movement,
    /// Shooting.
    Shooting,
    /// Close combat.
    CloseCombat,
}

/// What changes while a battle is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// The ground; fixed once it is laid.
    pub ground: Arc<Ground>,
    /// The elements.
    #[serde(with = "list")]
    pub elements: [ElementState; MOST_ELEMENTS],
    /// The commands of both sides.
    pub commands: [[CommandState; MOST_COMMANDS]; 2],
    /// The bound, counted from one; both sides together.
    pub bound: u16,
    /// Whose bound it is.
    pub active: Side,
    /// The phase.
    pub phase: Phase,
    /// Who attacks; he has the first bound.
    pub attacker: Side,
    /// Whose camp is sacked.
    pub sacked: BySide<bool>,
    /// The dice and their ranking.
    pub pips: PipState,
    /// Set-up.
    pub set_up: SetUpState,
    /// Movement.
    pub movement: MoveState,
    /// Shooting.
    pub shooting: ShootState,
    /// Close combat.
    pub fighting: FightState,
    /// What others know of hidden things.
    pub lots: Lots,
    /// What is pending.
    pub agenda: Agenda,
    /// How it ended: the winner, or nobody.
    pub outcome: Option<Option<Side>>,
}

impl Position {
    /// Before anything was set up: an empty table.
    pub fn blank(battle: &Battle) -> Position {
        let nobody = ElementState { pose: Pose::default(), arm: Arm::Rifles, command: CommandId(0), fate: Fate::None };
        Position {
            ground: battle.ground.clone().unwrap_or_default(),
            elements: [nobody; MOST_ELEMENTS],
            commands: Default::default(),
            bound: 0,
            active: Side::First,
            phase: Phase::SetUp,
            attacker: Side::First,
            sacked: BySide::default(),
            pips: PipState::default(),
            set_up: SetUpState::default(),
            movement: MoveState::default(),
            shooting: ShootState::default(),
            fighting: FightState::default(),
            lots: Lots::OPEN,
            agenda: Agenda::default(),
            outcome: None,
        }
    }

    /// An element.
    #[inline]
    pub const fn element(&self, element: ElementId) -> &ElementState {
        &self.elements[element.index()]
    }

    /// Whether an element stands on the table; one that no side has does not.
    #[inline]
    pub fn stands(&self, element: ElementId) -> bool {
        self.elements.get(element.index()).is_some_and(|state| state.fate == Fate::Standing)
    }

    /// All that stand on the table.
    pub fn standing(&self) -> Elements {
        (0..MOST_ELEMENTS as u8).map(ElementId).filter(|element| self.stands(*element)).collect()
    }
}

/// Arrays too long for serde, as lists.
mod list {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use super::{ElementState, MOST_ELEMENTS};

    pub(super) fn serialize<S: Serializer>(
        elements: &[ElementState; MOST_ELEMENTS],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        elements.as_slice().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[ElementState; MOST_ELEMENTS], D::Error> {
        let list = Vec::<ElementState>::deserialize(deserializer)?;
        list.try_into().map_err(|_| D::Error::custom("a wrong number of elements"))
    }
}

// A size that is pinned: clones and lists are made all the time.
const _: () = assert!(size_of::<Position>() <= 1920);
