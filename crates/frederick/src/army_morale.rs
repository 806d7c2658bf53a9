//! Chapters 12 and 13: army morale, fatigue, demoralization, the joint
//! adjustment in its four steps.

use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::play::{among, not_now};
use crate::engine::position::Morale;
use crate::engine::question::Question;
use crate::engine::spec::{Arm, ArmyState};
use crate::morale::{Blow, MoraleEvent};
use crate::movement::MoveOrder;
use crate::retreat::Flight;
use crate::rules::{cite, cites};

/// The steps of the morale adjustment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArmyMoraleStep {
    /// Units of both armies fly one by one, both sides in turn.
    Collapse {
        /// Whose turn it is to choose.
        side: Side,
        /// Who has still to go.
        units: Units,
    },
    /// The end of the morale adjustment.
    EndTurn,
}

/// What is asked when armies lose heart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArmyMoraleQuestion {
    /// Who flies first.
    Collapse,
}

/// What happens to the morale of armies.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum ArmyMoraleEvent {
    Adjusted { side: Side, bonus: u8, routed: u8, marker: i8 },
    Fatigue { side: Side, gained: bool, points: u8 },
    DemoralizationRoll { side: Side, marker: i8, die: Option<u8>, demoralized: bool },
    Broken { side: Side },
}

impl ArmyMoraleEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            ArmyMoraleEvent::Adjusted { side, .. }
            | ArmyMoraleEvent::Fatigue { side, .. }
            | ArmyMoraleEvent::DemoralizationRoll { side, .. }
            | ArmyMoraleEvent::Broken { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn army_morale_asks(&self, step: ArmyMoraleStep) -> Option<(Side, Question)> {
        match step {
            ArmyMoraleStep::Collapse { side, .. } => Some((side, ArmyMoraleQuestion::Collapse.into())),
            ArmyMoraleStep::EndTurn => None,
        }
    }

    pub(crate) fn army_morale_orders(&self, step: ArmyMoraleStep, out: &mut Vec<Order>) {
        if let ArmyMoraleStep::Collapse { side, units } = step {
            self.collapse_orders(side, units, out);
        }
    }

    pub(crate) fn check_army_morale(&self, step: ArmyMoraleStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (ArmyMoraleStep::Collapse { side, units }, Order::Move(MoveOrder::Flee(unit))) => {
                among(self.fugitives(side, units).has(unit))
            }
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_army_morale(&mut self, step: ArmyMoraleStep, order: Order) {
        match (step, order) {
            (ArmyMoraleStep::Collapse { side, units }, Order::Move(MoveOrder::Flee(unit))) => {
                self.collapse(side, units, unit);
            }
            _ => self.done(),
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_army_morale(&mut self, step: ArmyMoraleStep) -> bool {
        match step {
            ArmyMoraleStep::Collapse { side, units } => self.run_collapse(side, units),
            ArmyMoraleStep::EndTurn => {
                self.done();
                self.end_turn();
                true
            }
        }
    }
}

/// Combat success that is worth one box.
const SUCCESS_PER_BOX: u8 = 3;
/// From this box down an army may become demoralized.
pub(crate) const DANGER: i8 = 6;
/// From this box down it is broken.
const BROKEN: i8 = -10;
/// How near enemies must be for the checks.
const CHECK_RANGE: u32 = 3;

impl Field<'_> {
    /// Routed units of a side on the map.
    pub(crate) fn routed_count(&self, side: Side) -> u8 {
        self.on_map(side).iter().filter(|unit| self.is_routed(*unit)).count() as u8
    }

    /// Whether an enemy unit is within three hexes.
    fn is_near_enemy(&self, unit: UnitId) -> bool {
        let enemies = self.on_map(self.owner(unit).enemy());
        enemies.iter().any(|enemy| self.distance(self.at(enemy), self.at(unit)) <= CHECK_RANGE)
    }

    /// The units of a side that have still to fly.
    pub(crate) fn fugitives(&self, side: Side, units: Units) -> Units {
        units.and(self.battle.of_side[side.index()]).iter().filter(|unit| self.position.on_map(*unit)).collect()
    }

    pub(crate) fn collapse_orders(&self, side: Side, units: Units, out: &mut Vec<Order>) {
        out.extend(self.fugitives(side, units).iter().map(|unit| Order::Move(MoveOrder::Flee(unit))));
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 13: both armies adjust their morale; then demoralization and breaking, both at once.
    pub(crate) fn adjust_morale(&mut self) {
        self.push(ArmyMoraleStep::EndTurn);
        for side in Side::BOTH {
            self.tire(side);
            self.count_success(side);
        }
        let demoralized = Side::BOTH.map(|side| self.roll_demoralization(side));
        let broken = Side::BOTH.map(|side| self.is_breaking(side));
        let mut units = Units::NONE;
        for side in Side::BOTH {
            if broken[side.index()] {
                units = units.or(self.break_army(side));
            } else if demoralized[side.index()] {
                units = units.or(self.check_army(side));
            }
        }
        if !units.is_empty() {
            let [ours, theirs] = Side::BOTH.map(|side| !self.field().fugitives(side, units).is_empty());
            let first = match (ours, theirs) {
                (true, true) => Side::of(u8::from(self.die() > 3)),
                (true, false) => Side::First,
                _ => Side::Second,
            };
            self.push(ArmyMoraleStep::Collapse { side: first, units });
        }
    }

    /// Chapter 12.3: fatigue.
    fn tire(&mut self, side: Side) {
        let points = self.battle.scenario.armies[side.index()].spec.fatigue;
        let army = self.position.armies[side.index()];
        if points == 0 || !army.active {
            return;
        }
        if army.exerted {
            let track = &mut self.position.armies[side.index()];
            (0..points).for_each(|_| track.fill(true));
            let heat = self.battle.on_its_own(cite!(2002 "25.3.4"));
            self.journal.note(cites!["12.3", ..heat], || ArmyMoraleEvent::Fatigue { side, gained: true, points });
        } else if army.fatigue > 0 {
            let rest = points.min(army.fatigue);
            self.position.armies[side.index()].rest(rest);
            let heat = self.battle.on_its_own(cite!(2002 "25.3.4"));
            self.journal.note(cites!["12.3", ..heat], || ArmyMoraleEvent::Fatigue {
                side,
                gained: false,
                points: rest,
            });
        }
    }

    /// Steps one and two: combat success lifts the track, routed units lower the marker.
    fn count_success(&mut self, side: Side) {
        let top = self.battle.scenario.armies[side.index()].spec.top;
        let routed = self.field().routed_count(side);
        let track = &mut self.position.armies[side.index()];
        let bonus = track.success / SUCCESS_PER_BOX;
        track.success = 0;
        (0..bonus).for_each(|_| track.lift(top));
        track.marker = track.level - routed as i8;
        let marker = track.marker;
        self.journal.note(cites!["13.1", "12.1", bonus > 0 => "10.12", routed > 0 => "13.2"], || {
            ArmyMoraleEvent::Adjusted { side, bonus, routed, marker }
        });
    }

    /// Step three.
    fn roll_demoralization(&mut self, side: Side) -> bool {
        let army = self.position.armies[side.index()];
        if army.marker > DANGER || army.state != ArmyState::Steady {
            return false;
        }
        let die = (army.marker > 0).then(|| self.die());
        let demoralized = match die {
            Some(die) => die <= self.battle.charts.demoralization[army.marker as usize - 1],
            None => true,
        };
        let marker = army.marker;
        self.journal.note(cites!["13.3", "12.4"], || ArmyMoraleEvent::DemoralizationRoll {
            side,
            marker,
            die,
            demoralized,
        });
        if demoralized {
            self.position.armies[side.index()].state = ArmyState::Demoralized;
        }
        demoralized
    }

    /// Step four.
    fn is_breaking(&mut self, side: Side) -> bool {
        let army = &mut self.position.armies[side.index()];
        let breaks = army.marker <= BROKEN && army.state != ArmyState::Broken;
        if breaks {
            army.state = ArmyState::Broken;
            self.journal.note(cites!["13.4", "12.5"], || ArmyMoraleEvent::Broken { side });
        }
        breaks
    }

    /// Chapter 12.4: units near the enemy check their morale; those that fail have to fly.
    fn check_army(&mut self, side: Side) -> Units {
        let units: Vec<UnitId> =
            self.field().on_map(side).iter().filter(|unit| self.field().is_near_enemy(*unit)).collect();
        units.into_iter().filter(|unit| self.check_demoralized(*unit)).collect()
    }

    /// Chapter 12.5: disordered units rout, formed ones near the enemy check their morale.
    fn break_army(&mut self, side: Side) -> Units {
        let mut flying = Units::NONE;
        let all: Vec<UnitId> = self.field().on_map(side).iter().collect();
        for unit in all {
            let morale = self.position.unit(unit).morale;
            if morale == Morale::Disordered {
                self.mark_routed(unit, Blow::Broken, cite!("12.5"));
                flying.add(unit);
            } else if morale == Morale::Formed && self.field().is_near_enemy(unit) && self.check_demoralized(unit) {
                flying.add(unit);
            }
        }
        flying.iter().filter(|unit| self.field().arm(*unit) != Arm::Artillery).collect()
    }

    /// A check whose retreat comes later: the state changes at once. Whether the unit has to fly.
    fn check_demoralized(&mut self, unit: UnitId) -> bool {
        let before = self.position.unit(unit).morale;
        match (self.check_morale(unit, false), before) {
            (None | Some(Morale::Formed), _) => return false,
            (Some(Morale::Disordered), Morale::Formed) => {
                let side = self.owner(unit);
                self.position.units[unit.index()].morale = Morale::Disordered;
                self.journal.note(cites!["9.1", "9.3"], || MoraleEvent::Disordered { side, unit, blow: Blow::Check });
            }
            _ => self.mark_routed(unit, Blow::Check, cite!("9.3")),
        }
        self.position.unit(unit).morale == Morale::Disordered || self.field().arm(unit) != Arm::Artillery
    }

    /// One unit of the side whose turn it is flies; then it is the other's turn.
    pub(crate) fn run_collapse(&mut self, side: Side, units: Units) -> bool {
        let mine = self.field().fugitives(side, units);
        let mut all = mine.iter();
        match (all.next(), all.next()) {
            (None, _) if self.field().fugitives(side.enemy(), units).is_empty() => self.done(),
            (None, _) => self.set_collapse(side.enemy(), units),
            (Some(only), None) => self.collapse(side, units, only),
            _ => return false,
        }
        true
    }

    fn set_collapse(&mut self, side: Side, units: Units) {
        self.go_on(ArmyMoraleStep::Collapse { side, units });
    }

    pub(crate) fn collapse(&mut self, side: Side, mut units: Units, unit: UnitId) {
        units.remove(unit);
        self.set_collapse(side.enemy(), units);
        match self.position.unit(unit).morale {
            Morale::Routed => {
                let hexes = self.field().rout_distance(unit);
                self.begin_retreat(unit, Flight::Rout, hexes);
            }
            Morale::Disordered => self.begin_retreat(unit, Flight::Disorder, 1),
            Morale::Formed => {}
        }
    }
}
