//! What changes while a battle is played: where everybody stands, in what
//! state, and what is pending.

use ground::Stacks;
use hexes::Hex;
use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::engine::agenda::Agenda;
use crate::engine::battle::Battle;
use crate::engine::pieces::{LeaderId, MOST_HEXES, MOST_LEADERS, MOST_UNITS, MOST_WINGS, UnitId, Units, WingId};
use crate::engine::track::ArmyTrack;

pub use crate::bombardment::Salvo;
pub use crate::close_combat::{Fight, Role, Stage};
pub use crate::intelligence::{Counter, Kind, Veil, What};
pub(crate) use crate::morale::MOST_CHECKS;
pub use crate::morale::Waiting;
pub use crate::movement::Mover;

/// No more detachments are set up by hand.
pub(crate) const MOST_DETACHED: usize = 3;
/// No hex.
pub(crate) const NOWHERE: Hex = Hex(u16::MAX);

/// The state of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Morale {
    /// In good order.
    #[default]
    Formed,
    /// Disordered.
    Disordered,
    /// Routed.
    Routed,
}

impl Morale {
    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Morale::Formed => "formed",
            Morale::Disordered => "disordered",
            Morale::Routed => "routed",
        }
    }
}

/// Why a unit is not on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Away {
    /// It is on the map.
    #[default]
    No,
    /// It has not come yet.
    Waiting,
    /// Eliminated.
    Lost,
    /// Captured.
    Captured,
    /// It left the map in order.
    Left,
    /// It waits behind its wing's counter (chapter 17).
    Veiled,
}

/// A unit as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitState {
    /// Where.
    pub at: Hex,
    /// Steps left.
    pub steps: u8,
    /// Its state.
    pub morale: Morale,
    /// Whether and why it is off the map.
    pub away: Away,
}

/// What became of a leader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Fate {
    /// He is there.
    #[default]
    Well,
    /// He has not come yet.
    Waiting,
    /// Wounded and gone.
    Wounded,
    /// Killed.
    Killed,
    /// He waits behind a counter (chapter 17).
    Veiled,
}

/// A leader as he stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderState {
    /// Where.
    pub at: Hex,
    /// What became of him.
    pub fate: Fate,
    /// A replacement stands in his place: no modifier, no initiative.
    pub replaced: bool,
    /// An army commander who fell: the counter shows his deputy.
    pub flipped: bool,
}

/// Marks on a hex.
pub(crate) mod mark {
    /// A locked marker.
    pub(crate) const LOCKED: u8 = 1;
    /// It shows its penalty side.
    pub(crate) const PENALTY: u8 = 2;
    /// Bombarded in this phase.
    pub(crate) const BOMBARDED: u8 = 4;
    /// Momentum markers, counted in the upper half.
    pub(crate) const MOMENTUM: u8 = 16;
}

/// The phases of the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Phase {
    /// Before the first turn.
    SetUp,
    /// Army activation.
    Activation,
    /// Command determination.
    Command,
    /// Routed movement.
    Rout,
    /// Movement.
    Movement,
    /// Offensive bombardment.
    Bombardment,
    /// Rally.
    Rally,
    /// Defensive bombardment.
    DefensiveBombardment,
    /// Close combat.
    Combat,
    /// The end of a player turn: locked markers go.
    EndPlayerTurn,
    /// Joint army morale adjustment.
    Morale,
    /// The end of the turn.
    EndTurn,
}

impl Phase {
    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Phase::SetUp => "set-up",
            Phase::Activation => "activation",
            Phase::Command => "command",
            Phase::Rout => "rout",
            Phase::Movement => "movement",
            Phase::Bombardment => "bombardment",
            Phase::Rally => "rally",
            Phase::DefensiveBombardment => "defensive-bombardment",
            Phase::Combat | Phase::EndPlayerTurn => "combat",
            Phase::Morale | Phase::EndTurn => "morale",
        }
    }
}

/// What changes while a battle is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The units.
    pub units: [UnitState; MOST_UNITS],
    /// Who lies upon whom.
    pub(crate) stacks: Stacks<MOST_UNITS, MOST_HEXES>,
    /// Marks on hexes.
    pub(crate) marks: [u8; MOST_HEXES],
    /// The leaders.
    pub leaders: [LeaderState; MOST_LEADERS],
    /// Both armies.
    pub armies: [ArmyTrack; 2],
    /// The turn, counted from one.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
    /// Whose player turn it is.
    pub active: Side,
    /// In column: units.
    pub column: Units,
    /// In column: leaders, by bit.
    pub column_leaders: u32,
    /// Units that have moved in this phase.
    pub moved: Units,
    /// Units that have entered a hex in this phase.
    pub marched: Units,
    /// Leaders that have moved.
    pub moved_leaders: u32,
    /// A hex of the active side holds too much.
    pub crowded: bool,
    /// Units lifted in their stack in this phase.
    pub lifted: Units,
    /// Artillery under a moved marker.
    pub moved_guns: Units,
    /// Artillery that has fired in this phase.
    pub fired: Units,
    /// Units that have tried to rally in this phase.
    pub rallied: Units,
    /// Routed units that have run in this segment.
    pub fled: Units,
    /// Units that fought in this close combat phase.
    pub spent: Units,
    /// Cavalry that has tried a sweeping charge.
    pub swept: Units,
    /// Units that are effective.
    pub effective: Units,
    /// Units out of command.
    pub out_of_command: Units,
    /// Units that may trace to the army commander in this turn.
    pub traced: Units,
    /// Units that fortune slows.
    pub slowed: Units,
    /// Units that must rush on.
    pub rash: Units,
    /// Overrun artillery: in a hex, but in no stack.
    pub prey: Units,
    /// Units that were set up in detachments, by detachment.
    pub detached: [Units; MOST_DETACHED],
    /// The leaders among them, by bit.
    pub detached_leaders: [u32; MOST_DETACHED],
    /// Special leaders that have tried.
    pub roused: u32,
    /// Wings that have tried a forced deployment in this turn.
    pub tried_wings: u32,
    /// Wings that were asked about a forced deployment while the same enemy moved.
    pub asked_wings: u32,
    /// Wings that went into column in this phase.
    pub column_wings: u32,
    /// The guns that each of them took along: two bits a wing.
    pub column_guns: u64,
    /// Wings that deployed in this player turn's segment of deployment.
    pub deployed_wings: u32,
    /// The wing on a short leash.
    pub leash: [Option<WingId>; 2],
    /// The one who is on the way.
    pub mover: Option<Mover>,
    /// The close combat.
    pub fight: Fight,
    /// The sweeping charge that may follow it.
    pub charge: Fight,
    /// The bombardment.
    pub salvo: Option<Salvo>,
    /// Morale checks that wait.
    pub(crate) waiting: Waiting,
    /// The first combat of any kind has taken place.
    pub blooded: bool,
    /// Counters of wings that nobody has spotted, where intelligence is limited.
    pub veil: Option<Box<Veil>>,
    /// What is pending.
    pub agenda: Agenda,
    /// Over: the level of victory, by its place in the scenario's list.
    pub outcome: Option<u8>,
}

impl Position {
    /// Nobody on the map.
    pub(crate) fn blank(battle: &Battle) -> Position {
        let mut position = Position {
            units: [UnitState { at: NOWHERE, steps: 0, morale: Morale::Formed, away: Away::Lost }; MOST_UNITS],
            stacks: Stacks::EMPTY,
            marks: [0; MOST_HEXES],
            leaders: [LeaderState { at: NOWHERE, fate: Fate::Waiting, replaced: false, flipped: false }; MOST_LEADERS],
            armies: [ArmyTrack::default(); 2],
            turn: 1,
            phase: Phase::SetUp,
            active: Side::First,
            column: Units::NONE,
            column_leaders: 0,
            moved: Units::NONE,
            marched: Units::NONE,
            moved_leaders: 0,
            crowded: false,
            lifted: Units::NONE,
            moved_guns: Units::NONE,
            fired: Units::NONE,
            rallied: Units::NONE,
            fled: Units::NONE,
            spent: Units::NONE,
            swept: Units::NONE,
            effective: Units::NONE,
            out_of_command: Units::NONE,
            traced: Units::NONE,
            slowed: Units::NONE,
            rash: Units::NONE,
            prey: Units::NONE,
            detached: [Units::NONE; MOST_DETACHED],
            detached_leaders: [0; MOST_DETACHED],
            roused: 0,
            tried_wings: 0,
            asked_wings: 0,
            column_wings: 0,
            column_guns: 0,
            deployed_wings: 0,
            leash: [None; 2],
            mover: None,
            fight: Fight::NONE,
            charge: Fight::NONE,
            salvo: None,
            waiting: Waiting::NONE,
            blooded: false,
            veil: None,
            agenda: Agenda::default(),
            outcome: None,
        };
        for (index, unit) in battle.units.iter().enumerate() {
            position.units[index].steps = unit.full;
            let takes_part = battle.scenario.units.has(UnitId(index as u8));
            position.units[index].away = if takes_part { Away::Waiting } else { Away::Left };
        }
        for side in Side::BOTH {
            let army = &battle.scenario.armies[side.index()];
            let track = &mut position.armies[side.index()];
            track.level = army.spec.morale;
            track.marker = army.spec.morale;
            track.active = army.spec.activation == crate::engine::spec::Activation::Active;
            track.commander = army.spec.commander.map(|leader| LeaderId(leader as u8));
        }
        position
    }

    /// A unit.
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &UnitState {
        &self.units[unit.index()]
    }

    /// A leader.
    #[inline]
    pub fn leader(&self, leader: LeaderId) -> &LeaderState {
        &self.leaders[leader.index()]
    }

    /// The units of a hex from the top down.
    #[inline]
    pub fn stack(&self, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        self.stacks.stack(hex).map(UnitId)
    }

    /// The unit on top of a hex.
    #[inline]
    pub fn top_of(&self, hex: Hex) -> Option<UnitId> {
        self.stacks.top_of(hex).map(UnitId)
    }

    /// Takes a unit out of its stack.
    pub(crate) fn unstack(&mut self, unit: UnitId) {
        let hex = std::mem::replace(&mut self.units[unit.index()].at, NOWHERE);
        if hex != NOWHERE {
            self.stacks.lift(unit.0, hex);
        }
    }

    /// Puts a unit on top of a hex.
    pub(crate) fn put_on_top(&mut self, unit: UnitId, hex: Hex) {
        self.unstack(unit);
        self.prey.remove(unit);
        self.stacks.put_on_top(unit.0, hex);
        self.units[unit.index()].at = hex;
        self.units[unit.index()].away = Away::No;
    }

    /// Puts a unit right above another of its hex.
    pub(crate) fn put_above(&mut self, unit: UnitId, other: UnitId) {
        let hex = self.units[other.index()].at;
        if self.top_of(hex) == Some(other) {
            return self.put_on_top(unit, hex);
        }
        self.unstack(unit);
        self.stacks.put_above(unit.0, other.0, hex);
        self.units[unit.index()].at = hex;
    }

    /// Puts a unit under all others of a hex.
    pub(crate) fn put_below(&mut self, unit: UnitId, hex: Hex) {
        self.unstack(unit);
        self.stacks.put_below(unit.0, hex);
        self.units[unit.index()].at = hex;
        self.units[unit.index()].away = Away::No;
    }

    /// Takes a unit off the map.
    pub(crate) fn take_off(&mut self, unit: UnitId, away: Away) {
        self.unstack(unit);
        let state = &mut self.units[unit.index()];
        (state.at, state.away, state.morale) = (NOWHERE, away, Morale::Formed);
        self.column.remove(unit);
        self.prey.remove(unit);
    }

    /// Whether a unit is on the map.
    #[inline]
    pub fn on_map(&self, unit: UnitId) -> bool {
        self.units[unit.index()].at != NOWHERE
    }

    #[inline]
    pub(crate) fn marked(&self, hex: Hex, mark: u8) -> bool {
        self.marks[hex.index()] & mark != 0
    }

    /// Momentum markers on a hex.
    pub(crate) fn momentum(&self, hex: Hex) -> u8 {
        self.marks[hex.index()] / mark::MOMENTUM
    }
}

const _: () = assert!(MOST_LEADERS <= 32 && MOST_WINGS <= 32);
const _: () = assert!(size_of::<Position>() <= 4960);
