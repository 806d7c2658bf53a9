//! Chapters 17.1 to 17.1.2: counters that lie for wings, dummies that lie for nobody, and what
//! each of them could be.

use hexes::Hex;
use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::engine::battle::Battle;
use crate::engine::pieces::{LeaderId, UnitId, Units, WingId};
use crate::engine::play::Field;
use crate::engine::position::{Away, Fate, NOWHERE};
use crate::engine::spec::Arm;

/// How far a counter is spotted (17.1.6).
pub(crate) const SPOTTING_RANGE: u32 = 7;
/// How much artillery goes with a wing (17.1.1).
pub(crate) const GUNS_PER_WING: usize = 3;
/// How many units of either sort are detached to an army commander (17.1.1).
pub(crate) const ATTACHED: usize = 2;
/// The first detachment among the things that lie under counters.
const DETACHMENTS: u8 = 28;

/// What lies under a counter: the number of a wing, a detachment, or nothing at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct What(pub u8);

impl What {
    /// Nothing lies under it.
    pub const DUMMY: What = What(31);
    /// Whoever looks does not know.
    pub const UNKNOWN: What = What(255);

    pub(crate) const fn of_wing(wing: WingId) -> What {
        What(wing.0)
    }

    pub(crate) const fn of_detachment(number: usize) -> What {
        What(DETACHMENTS + number as u8)
    }

    /// The wing, if it is one.
    pub fn wing(self) -> Option<WingId> {
        (self.0 < DETACHMENTS).then_some(WingId(self.0))
    }

    /// The detachment, if it is one.
    pub fn detachment(self) -> Option<usize> {
        (DETACHMENTS..Self::DUMMY.0).contains(&self.0).then(|| usize::from(self.0 - DETACHMENTS))
    }

    /// As a set of one.
    pub(crate) const fn bit(self) -> u32 {
        if self.0 < 32 { 1 << self.0 } else { 0 }
    }

    /// Those of a set.
    pub(crate) fn each(set: u32) -> impl Iterator<Item = What> {
        (0..32).filter(move |number| set >> number & 1 == 1).map(What)
    }
}

/// What the back of a counter shows: troops of which arms could lie under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Both.
    Mixed,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::Infantry, Kind::Cavalry, Kind::Mixed];

    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::Cavalry => "cavalry",
            Kind::Mixed => "mixed",
        }
    }

    /// The arms whose ground such a counter pays for.
    pub(crate) const fn arms(self) -> &'static [Arm] {
        match self {
            Kind::Infantry => &[Arm::Infantry],
            Kind::Cavalry => &[Arm::Cavalry],
            Kind::Mixed => &[Arm::Infantry, Arm::Cavalry],
        }
    }
}

/// A counter that lies for a wing, or for nobody, with the two that mark where its troops may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    /// Whose.
    pub side: Side,
    /// What its back shows.
    pub kind: Kind,
    /// What lies under it: its owner's secret.
    pub what: What,
    /// What could lie under it, as everybody knows: a set of bits.
    pub could_be: u32,
    /// Where; nowhere until it has come in.
    pub at: Hex,
    /// The counters that mark where its troops may be.
    pub marks: [Hex; 2],
    /// In column: the marks trail behind it.
    pub column: bool,
    /// It has moved in this phase.
    pub moved: bool,
    /// It was turned over, and is no longer there.
    pub gone: bool,
    /// It has come onto the map in this phase.
    #[serde(default)]
    pub entered: bool,
}

impl Counter {
    pub(crate) const fn new(side: Side, kind: Kind, what: What) -> Counter {
        let marks = [NOWHERE; 2];
        let (column, moved, gone, entered) = (false, false, false, false);
        Counter { side, kind, what, could_be: 0, at: NOWHERE, marks, column, moved, gone, entered }
    }

    /// Whether it lies on the map, unspotted.
    pub fn lies(&self) -> bool {
        !self.gone && self.at != NOWHERE
    }

    /// Its own hex and those of its marks.
    pub(crate) fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        [self.at, self.marks[0], self.marks[1]].into_iter().filter(|hex| *hex != NOWHERE)
    }
}

/// A counter on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marcher {
    /// Which.
    pub counter: u8,
    /// Points spent: by itself, by its marks.
    pub spent: [u8; 3],
    /// Hexes that it has entered.
    pub hexes: u8,
    /// It must stop here.
    pub halted: bool,
}

/// Who has come near.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Comer {
    /// A counter.
    Counter(u8),
    /// A unit.
    Unit(UnitId),
}

/// A spotting, from the first sight to the last unit on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Encounter {
    /// Who has come near.
    pub by: Comer,
    /// Whose.
    pub side: Side,
    /// The dice of the deployment roll: the moving side's, the other's.
    pub dice: Option<[u8; 2]>,
    /// The moving side has won the first roll.
    pub won: bool,
    /// By how much.
    pub margin: u8,
    /// The mover has been shifted, or was not to be.
    pub shifted: bool,
    /// The stationary counter that comes onto the map next, and whether it has won.
    pub next: Option<(u8, bool)>,
    /// The mover itself comes onto the map.
    pub deploys: bool,
    /// Only dummies were met so far.
    pub idle: bool,
}

/// A wing that comes onto the map, unit by unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placing {
    /// Its counter.
    pub counter: u8,
    /// In column.
    pub column: bool,
    /// It comes out of column.
    pub unfolds: bool,
    /// It is effective.
    #[serde(default)]
    pub effective: bool,
    /// Who has still to be placed.
    pub left: Units,
    /// Who was placed.
    pub done: Units,
    /// The marks whose hexes are still to be taken, by bit.
    pub marks: u8,
}

/// All that lies hidden, or is part of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Veil {
    /// The counters of both sides.
    pub counters: Vec<Counter>,
    /// Whose counters lie: set-up is done.
    pub ready: [bool; 2],
    /// Artillery and single units, and the wing with which each of them goes.
    pub loads: Vec<(UnitId, WingId)>,
    /// The army commanders, and the wings with which they ride.
    pub rides: [Option<WingId>; 2],
    /// Units detached to the army commanders.
    pub attached: [Units; 2],
    /// The wing that they belong to now that they are on the map.
    pub hosts: [Option<WingId>; 2],
    /// The counter that is on its way.
    pub marcher: Option<Marcher>,
    /// The spotting that is under way.
    pub encounter: Option<Encounter>,
    /// The wing that comes onto the map.
    pub placing: Option<Placing>,
    /// How often somebody has learned something.
    pub disclosures: u32,
}

impl Veil {
    /// A counter.
    pub fn counter(&self, counter: u8) -> Option<&Counter> {
        self.counters.get(usize::from(counter))
    }

    /// The counters of a side that are not yet spotted, with their numbers.
    pub fn hidden(&self, side: Side) -> impl Iterator<Item = (u8, &Counter)> {
        let all = self.counters.iter().enumerate().map(|(number, counter)| (number as u8, counter));
        all.filter(move |(_, counter)| counter.side == side && !counter.gone)
    }
}

impl Battle {
    /// Whether wings are hidden in this battle.
    pub(crate) fn hides_wings(&self) -> bool {
        self.options.intelligence && !self.scenario.dummies.is_empty()
    }

    /// What the back of a wing's counter shows.
    pub(crate) fn kind_of(&self, wing: WingId) -> Kind {
        let like = self.scenario.dummies.iter().find(|dummies| dummies.like.contains(&wing.index()));
        if let Some(kind) =
            like.and_then(|dummies| Kind::ALL.into_iter().find(|kind| dummies.counts[*kind as usize] > 0))
        {
            return kind;
        }
        let units = self.wing_units[wing.index()].and(self.scenario.units);
        match (units.without(self.cavalry).is_empty(), units.and(self.cavalry).is_empty()) {
            (true, _) => Kind::Cavalry,
            (_, true) => Kind::Infantry,
            _ => Kind::Mixed,
        }
    }

    /// The wings of a side, in the scenario that is played.
    pub(crate) fn wings_of(&self, side: Side) -> impl Iterator<Item = WingId> {
        let wings = (0..self.wings.len() as u8).map(WingId);
        wings.filter(move |wing| {
            self.wing_side[wing.index()] == side
                && !self.wing_units[wing.index()].and(self.scenario.units).is_empty()
                && self.wing_leader[wing.index()].is_some_and(|leader| self.scenario.leaders >> leader.0 & 1 == 1)
        })
    }
}

impl<'a> Field<'a> {
    /// What lies hidden in this battle, if anything may.
    pub(crate) fn veil(&self) -> Option<&'a Veil> {
        self.position.veil.as_deref()
    }

    /// A counter that is not yet spotted.
    pub(crate) fn counter(&self, counter: u8) -> Option<&'a Counter> {
        self.veil()?.counter(counter).filter(|counter| !counter.gone)
    }

    /// The hidden counters of a side that lie on the map.
    pub(crate) fn lying(&self, side: Side) -> impl Iterator<Item = (u8, &'a Counter)> + use<'a> {
        let hidden = self.veil().into_iter().flat_map(move |veil| veil.hidden(side));
        hidden.filter(|(_, counter)| counter.lies())
    }

    /// Whether an unspotted counter of a side lies in a hex.
    pub(crate) fn is_veiled_at(&self, side: Side, hex: Hex) -> bool {
        self.position.veil.is_some() && self.lying(side).any(|(_, counter)| counter.at == hex)
    }

    /// Whether a unit is behind a counter.
    pub(crate) fn is_veiled(&self, unit: UnitId) -> bool {
        self.position.unit(unit).away == Away::Veiled
    }

    /// Whether a leader is behind a counter.
    pub(crate) fn is_leader_veiled(&self, leader: LeaderId) -> bool {
        self.position.leader(leader).fate == Fate::Veiled
    }

    /// Units of detachments that were put together at set-up.
    fn told_off(&self) -> Units {
        self.position.detached.iter().fold(Units::NONE, |all, units| all.or(*units))
    }

    /// The units that a counter stands for.
    pub(crate) fn carried(&self, side: Side, what: What) -> Units {
        let Some(veil) = self.veil() else { return Units::NONE };
        if let Some(number) = what.detachment() {
            return self.position.detached.get(number).copied().unwrap_or(Units::NONE);
        }
        let Some(wing) = what.wing().filter(|wing| wing.index() < self.battle.wings.len()) else { return Units::NONE };
        let attached = veil.attached[side.index()];
        let own = self.battle.wing_units[wing.index()].and(self.battle.scenario.units);
        let loads = veil.loads.iter().filter(|(_, with)| *with == wing).map(|(unit, _)| *unit);
        let mut units = own.or(loads.collect()).without(attached).without(self.told_off());
        if veil.rides[side.index()] == Some(wing) {
            units = units.or(attached);
        }
        units.iter().filter(|unit| self.is_veiled(*unit) || !veil.ready[side.index()]).collect()
    }

    /// The leaders who are with it, by bit.
    pub(crate) fn led(&self, side: Side, what: What) -> u32 {
        let Some(veil) = self.veil() else { return 0 };
        if let Some(number) = what.detachment() {
            return self.position.detached_leaders.get(number).copied().unwrap_or(0);
        }
        let Some(wing) = what.wing().filter(|wing| wing.index() < self.battle.wings.len()) else { return 0 };
        // Who leads a detachment is not with the rest of his wing.
        let away = self.position.detached_leaders.iter().fold(0, |all, leaders| all | leaders);
        let own = self.battle.wing_leader[wing.index()].map_or(0, |leader| 1 << leader.0) & !away;
        let commander = self.position.armies[side.index()]
            .commander
            .filter(|leader| veil.rides[side.index()] == Some(wing) && self.battle.leader(*leader).wing.is_none());
        own | commander.map_or(0, |leader| 1 << leader.0)
    }

    /// The group to which whatever lies under a counter belongs.
    pub(crate) fn group_of_what(&self, side: Side, what: What) -> Option<u8> {
        match (what.wing(), what.detachment()) {
            (Some(wing), _) if wing.index() < self.battle.wings.len() => Some(self.group_of_wing(side, wing)),
            (_, Some(_)) if self.position.armies[side.index()].active => {
                let unit = self.carried(side, what).first()?;
                Some(self.battle.unit_group[unit.index()][1])
            }
            (_, Some(number)) => {
                let spec = self.battle.scenario.detachments.as_ref()?;
                spec.groups.get(number).map(|group| group + 2)
            }
            _ => None,
        }
    }

    /// Whether whatever lies under a counter is awake.
    pub(crate) fn may_act_under(&self, side: Side, what: What) -> bool {
        let army = &self.position.armies[side.index()];
        if army.active {
            return true;
        }
        match self.group_of_what(side, what) {
            Some(group) => army.detachments >> group & 1 == 1,
            // Some detachment is awake: it could be that one.
            None => what == What::DUMMY && army.detachments != 0,
        }
    }
}
