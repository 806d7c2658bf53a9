//! What changes while a battle is played: where everybody stands, in what state, and what is pending.

use hexes::Hex;
use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::agenda::Agenda;
use crate::battle::Battle;
use crate::charts::Effect;
use crate::pieces::{LeaderId, MOST_LEADERS, MOST_UNITS, MOST_WINGS, PieceId, UnitId, Units, WingId};
use crate::track::ArmyTrack;

/// No board has more hexes.
pub const MOST_HEXES: usize = 1152;

/// Nobody, in stacks.
pub(crate) const NOBODY: u8 = u8::MAX;
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

/// A piece on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mover {
    /// Which.
    pub piece: PieceId,
    /// Movement points spent.
    pub spent: u8,
    /// Hexes entered.
    pub hexes: u8,
    /// It must stop here.
    pub halted: bool,
    /// Cossacks that refused: no more zones of control.
    pub shy: bool,
}

/// The most hexes of one side in a combat.
pub(crate) const MOST_FRONT: usize = 6;

/// A close combat, or a bombardment being prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// The hexes of both sides: attackers, defenders.
    pub hexes: [[Hex; MOST_FRONT]; 2],
    /// The lead units.
    pub lead: [Option<UnitId>; 2],
    /// The hexes whose ground counts.
    pub ground: Option<(Hex, Hex)>,
    /// A flank attack.
    pub flank: bool,
    /// A supported defence.
    pub supported: bool,
    /// It is a sweeping charge of these units.
    pub sweepers: Units,
    /// A sweeping charge.
    pub sweep: bool,
    /// Units that were engaged while points were borne, both sides.
    pub fought: Units,
    /// Units designated for a sweeping charge.
    pub charging: Units,
    /// The effects still to come: attacker, defender.
    pub effects: [Effect; 2],
    /// Points to bear: attacker, defender.
    pub points: [u8; 2],
    /// The defender could not bear all his points.
    pub momentum: bool,
    /// The hex marked by a momentum attack out of this combat.
    pub marked: Hex,
    /// Units of the attacker's hexes, support and all.
    pub party: Units,
    /// Units in front of the attacker's hexes that have fought in this phase before: they take no part.
    pub rested: Units,
    /// Units that advanced.
    pub advanced: Units,
    /// Units that have made a momentum advance.
    pub carried_on: Units,
    /// The attack went into broken ground or over an entrenchment.
    pub broken_ground: bool,
    /// Stages done; see the sequence of close combat.
    pub stage: u8,
    /// Only routed units are attacked.
    pub only_routed: bool,
    /// The defending hexes that a withdrawal emptied, by place.
    pub evaded: u8,
}

impl Fight {
    pub(crate) const NONE: Fight = Fight {
        hexes: [[NOWHERE; MOST_FRONT]; 2],
        lead: [None; 2],
        ground: None,
        flank: false,
        supported: false,
        sweepers: Units::NONE,
        sweep: false,
        fought: Units::NONE,
        charging: Units::NONE,
        effects: [Effect {
            points: 0,
            exchange: false,
            bracket: false,
            rout: false,
            retreat: false,
            guns: false,
            surrender: false,
        }; 2],
        points: [0; 2],
        momentum: false,
        marked: NOWHERE,
        party: Units::NONE,
        rested: Units::NONE,
        advanced: Units::NONE,
        carried_on: Units::NONE,
        broken_ground: false,
        stage: 0,
        only_routed: false,
        evaded: 0,
    };

    /// The hexes of the attacker (0) or the defender (1).
    pub fn front(&self, role: usize) -> impl Iterator<Item = Hex> + use<> {
        self.hexes[role].into_iter().take_while(|hex| *hex != NOWHERE)
    }

    pub(crate) fn has(&self, role: usize, hex: Hex) -> bool {
        self.hexes[role].contains(&hex)
    }

    /// A withdrawal has emptied a defending hex.
    pub(crate) fn mark_evaded(&mut self, hex: Hex) {
        let place = self.hexes[1].iter().position(|other| *other == hex);
        self.evaded |= place.map_or(0, |place| 1 << place);
    }

    pub(crate) fn is_evaded(&self, hex: Hex) -> bool {
        self.hexes[1].iter().position(|other| *other == hex).is_some_and(|place| self.evaded >> place & 1 == 1)
    }

    pub(crate) fn join(&mut self, role: usize, hex: Hex) {
        if let Some(slot) = self.hexes[role].iter_mut().find(|slot| **slot == NOWHERE) {
            *slot = hex;
        }
    }
}

/// A bombardment being prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Salvo {
    /// At which hex.
    pub target: Hex,
    /// Who fires.
    pub batteries: Units,
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

/// The most morale checks that ever wait at once.
pub(crate) const MOST_CHECKS: usize = 240;
/// In a crowd that runs over itself, from here on a unit that waits already is not noted again; so the list never runs over.
const ONCE_ONLY: usize = MOST_CHECKS - MOST_UNITS;

/// Morale checks that wait, the last one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub(crate) list: [u8; MOST_CHECKS],
    pub(crate) count: u8,
    /// Routed units that have run in this chain: they are no longer stationary and run no second time before it is over.
    pub(crate) running: Units,
}

impl Waiting {
    pub(crate) const NONE: Waiting = Waiting { list: [0; MOST_CHECKS], count: 0, running: Units::NONE };

    pub(crate) fn push(&mut self, unit: UnitId) {
        let waits = || self.list[..self.count as usize].contains(&unit.0);
        if self.running.has(unit) || self.count as usize >= ONCE_ONLY && waits() {
            return;
        }
        if let Some(slot) = self.list.get_mut(self.count as usize) {
            *slot = unit.0;
            self.count += 1;
        }
    }

    /// The next one that has not run already; with the last one the chain is over.
    pub(crate) fn pop(&mut self) -> Option<UnitId> {
        while let Some(count) = self.count.checked_sub(1) {
            self.count = count;
            let unit = UnitId(std::mem::take(&mut self.list[count as usize]));
            if !self.running.has(unit) {
                return Some(unit);
            }
        }
        self.running = Units::NONE;
        None
    }
}

/// What changes while a battle is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The units.
    pub units: [UnitState; MOST_UNITS],
    /// The unit below each in its stack.
    pub(crate) below: [u8; MOST_UNITS],
    /// The unit on top of each hex.
    pub(crate) top: [u8; MOST_HEXES],
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
    /// Whoever is on the way.
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
            below: [NOBODY; MOST_UNITS],
            top: [NOBODY; MOST_HEXES],
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
            agenda: Agenda::EMPTY,
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
            track.active = army.spec.activation == crate::spec::Activation::Active;
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
    pub fn stack(&self, hex: Hex) -> Stack<'_> {
        Stack { below: &self.below, next: self.top[hex.index()] }
    }

    /// The unit on top of a hex.
    #[inline]
    pub fn top_of(&self, hex: Hex) -> Option<UnitId> {
        let top = self.top[hex.index()];
        (top != NOBODY).then_some(UnitId(top))
    }

    /// Takes a unit out of its stack.
    pub(crate) fn unstack(&mut self, unit: UnitId) {
        let hex = self.units[unit.index()].at;
        if hex == NOWHERE {
            return;
        }
        let after = self.below[unit.index()];
        if self.top[hex.index()] == unit.0 {
            self.top[hex.index()] = after;
        } else {
            let above = self.stack(hex).find(|other| self.below[other.index()] == unit.0);
            if let Some(above) = above {
                self.below[above.index()] = after;
            }
        }
        self.below[unit.index()] = NOBODY;
        self.units[unit.index()].at = NOWHERE;
    }

    /// Puts a unit on top of a hex.
    pub(crate) fn put_on_top(&mut self, unit: UnitId, hex: Hex) {
        self.unstack(unit);
        self.prey.remove(unit);
        self.below[unit.index()] = self.top[hex.index()];
        self.top[hex.index()] = unit.0;
        self.units[unit.index()].at = hex;
        self.units[unit.index()].away = Away::No;
    }

    /// Puts a unit right above another of its hex.
    pub(crate) fn put_above(&mut self, unit: UnitId, other: UnitId) {
        let hex = self.units[other.index()].at;
        if self.top[hex.index()] == other.0 {
            return self.put_on_top(unit, hex);
        }
        self.unstack(unit);
        let above = self.stack(hex).find(|above| self.below[above.index()] == other.0);
        if let Some(above) = above {
            self.below[above.index()] = unit.0;
        }
        self.below[unit.index()] = other.0;
        self.units[unit.index()].at = hex;
    }

    /// Puts a unit under all others of a hex.
    pub(crate) fn put_below(&mut self, unit: UnitId, hex: Hex) {
        self.unstack(unit);
        match self.stack(hex).last() {
            Some(last) => self.below[last.index()] = unit.0,
            None => self.top[hex.index()] = unit.0,
        }
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

/// The units of a hex from the top down.
pub struct Stack<'a> {
    below: &'a [u8; MOST_UNITS],
    next: u8,
}

impl Iterator for Stack<'_> {
    type Item = UnitId;

    #[inline]
    fn next(&mut self) -> Option<UnitId> {
        let unit = self.next;
        if unit == NOBODY {
            return None;
        }
        self.next = self.below[unit as usize];
        Some(UnitId(unit))
    }
}

const _: () = assert!(MOST_LEADERS <= 32 && MOST_WINGS <= 32);
const _: () = assert!(size_of::<Position>() <= 4880);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_run_in_a_chain_is_not_stationary_in_it() {
        let mut waiting = Waiting::NONE;
        let [one, other] = [UnitId(3), UnitId(7)];
        waiting.push(one);
        waiting.push(other);
        assert_eq!(waiting.pop(), Some(other));
        waiting.running.add(other);
        // Others come back over him: he is not noted again; nor is he asked if he waited before.
        waiting.push(other);
        waiting.push(one);
        waiting.running.add(one);
        assert_eq!(waiting.pop(), None);
        // With the next chain it begins anew.
        waiting.push(other);
        assert_eq!(waiting.pop(), Some(other));
    }
}
