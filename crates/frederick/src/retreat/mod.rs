//! Chapter 10.9 (and 7.1): retreats, hex by hex, with the rulebook's priorities.

mod ways;

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{LeaderId, UnitId, Units};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::position::{Morale, NOWHERE};
use crate::engine::question::Question;
use crate::engine::spec::Arm;
use crate::losses::Doom;
use crate::morale::{Blow, MoraleStep};
use crate::rules::{cite, cites, refuse};
use crate::scenario::ScenarioEvent;

/// Why a unit goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flight {
    /// Disordered: one hex.
    Disorder,
    /// Disordered of its owner's own will, never into a zone of control.
    Voluntary,
    /// Routed.
    Rout,
    /// The movement of routed units.
    Routed,
}

/// A retreat under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Who.
    pub unit: UnitId,
    /// Why.
    pub flight: Flight,
    /// From where.
    pub start: Hex,
    /// The hex before this one.
    pub before: Hex,
    /// Hexes still to go.
    pub left: u8,
    /// Friends it has come upon.
    pub stirred: Units,
}

/// The steps of retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatStep {
    /// A retreat.
    Retreat(Retreat),
    /// Leaders may accompany a retreating unit.
    Follow {
        /// Whose.
        side: Side,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
}

/// The orders of retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatOrder {
    /// The retreating unit goes here.
    RetreatTo(Hex),
    /// The retreating unit leaves the map.
    RetreatOff,
    /// A leader goes with a retreating unit.
    Accompany(LeaderId),
    /// No more leaders do.
    EndAccompany,
}

impl RetreatOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            RetreatOrder::RetreatTo(hex) => Named::hex(hex),
            RetreatOrder::Accompany(leader) => Named::leader(leader),
            RetreatOrder::RetreatOff | RetreatOrder::EndAccompany => Named::default(),
        }
    }
}

/// What is asked about retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetreatQuestion {
    /// Where to retreat.
    Retreat,
    /// Which leaders go along.
    Follow,
}

/// What retreats bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum RetreatEvent {
    Retreated { side: Side, unit: UnitId, from: Hex, to: Hex },
    Crowded { side: Side, at: Hex, mixed: bool },
    Followed { side: Side, leader: LeaderId, to: Hex },
}

impl RetreatEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            RetreatEvent::Retreated { side, .. }
            | RetreatEvent::Crowded { side, .. }
            | RetreatEvent::Followed { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn retreat_asks(&self, step: RetreatStep) -> Option<(Side, Question)> {
        Some(match step {
            RetreatStep::Retreat(retreat) => (self.owner(retreat.unit), RetreatQuestion::Retreat.into()),
            RetreatStep::Follow { side, .. } => (side, RetreatQuestion::Follow.into()),
        })
    }

    pub(crate) fn retreat_orders(&self, step: RetreatStep, out: &mut Vec<Order>) {
        match step {
            RetreatStep::Retreat(retreat) => self.way_orders(&retreat, out),
            RetreatStep::Follow { side, from, .. } => {
                let leaders = self.leaders_at(side, from);
                out.extend(leaders.map(|leader| Order::Retreat(RetreatOrder::Accompany(leader))));
                out.push(Order::Retreat(RetreatOrder::EndAccompany));
            }
        }
    }

    pub(crate) fn check_retreat(&self, step: RetreatStep, order: Order) -> Result<(), Refusal> {
        let Order::Retreat(order) = order else { return Err(not_now()) };
        match (step, order) {
            (RetreatStep::Retreat(retreat), RetreatOrder::RetreatTo(to)) => self.check_way_back(&retreat, to),
            (RetreatStep::Follow { side, from, .. }, RetreatOrder::Accompany(leader)) => {
                match self.leaders_at(side, from).any(|other| other == leader) {
                    true => Ok(()),
                    false => Err(refuse!("10.9", "no-leader-there")),
                }
            }
            (RetreatStep::Follow { .. }, RetreatOrder::EndAccompany) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_retreat(&mut self, step: RetreatStep, order: Order) {
        match (step, order) {
            (RetreatStep::Retreat(retreat), Order::Retreat(RetreatOrder::RetreatTo(to))) => self.go_back(retreat, to),
            (RetreatStep::Retreat(_), _) => self.done(),
            (RetreatStep::Follow { to, .. }, Order::Retreat(RetreatOrder::Accompany(leader))) => {
                self.accompany(leader, to);
            }
            (RetreatStep::Follow { .. }, _) => {
                self.done();
                self.catch_leaders();
            }
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_retreat(&mut self, step: RetreatStep) -> bool {
        match step {
            RetreatStep::Retreat(retreat) => self.run_back(retreat),
            RetreatStep::Follow { side, from, to } => {
                let idle = self.field().leaders_at(side, from).next().is_none() || to == NOWHERE;
                if idle {
                    self.done();
                    self.catch_leaders();
                }
                idle
            }
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// One step of a retreat, if nobody has to decide.
    pub(crate) fn run_back(&mut self, retreat: Retreat) -> bool {
        if !self.position.on_map(retreat.unit) {
            self.end_retreat(retreat);
            return true;
        }
        let field = self.field();
        let side = field.owner(retreat.unit);
        let harried = retreat.left == 0
            && matches!(retreat.flight, Flight::Disorder | Flight::Voluntary)
            && field.in_enemy_zone_beyond(side, retreat.start, field.at(retreat.unit))
            && !field.is_train(retreat.unit)
            && !(retreat.before != field.at(retreat.unit)
                && field.stops_at_water(retreat.unit, retreat.before, field.at(retreat.unit)));
        if retreat.left == 0 && !harried {
            self.end_retreat(retreat);
            return true;
        }
        if field.leaves_map(&retreat) {
            self.eliminate(retreat.unit, Doom::OffMap, &[cite!("7.1")]);
            return true;
        }
        let ways = field.ways_back(&retreat);
        let runs = matches!(retreat.flight, Flight::Rout | Flight::Routed);
        match ways.as_slice() {
            // The edition of 2002, 25.3.5: a train is never lost but off the map.
            [] if self.battle.trains.has(retreat.unit) => {
                let unit = retreat.unit;
                self.end_retreat(retreat);
                self.journal.note(cites![2002 "25.3.5"], || ScenarioEvent::TrainStays { side, unit });
                true
            }
            [] => {
                self.capture(retreat.unit, Doom::NoWay, &[cite!("10.9")]);
                true
            }
            // All ways are alike in this: anybody who runs into a zone of control is
            // lost, whichever way he takes.
            [first, ..] if runs && field.in_enemy_zone(side, *first) && !field.is_train(retreat.unit) => {
                self.capture(retreat.unit, Doom::Zone, &[cite!("10.9.1")]);
                true
            }
            [only] => {
                self.go_back(retreat, *only);
                true
            }
            _ => false,
        }
    }

    /// A retreating unit enters the next hex.
    pub(crate) fn go_back(&mut self, mut retreat: Retreat, to: Hex) {
        let unit = retreat.unit;
        let field = self.field();
        let (side, from) = (field.owner(unit), field.at(unit));
        let zone = field.in_enemy_zone_beyond(side, retreat.start, to) && !field.is_train(unit);
        let (wet, edge) = (field.stops_at_water(unit, from, to), field.edge_cite(side));
        if zone && matches!(retreat.flight, Flight::Rout | Flight::Routed) {
            return self.capture(unit, Doom::Zone, &[cite!("10.9.1")]);
        }
        if zone && field.values(unit).shaken {
            return self.capture(unit, Doom::Shaken, &[cite!("7.5.5"), cite!("10.9")]);
        }
        let friends: Units = self.position.stack(to).collect();
        self.stir(&mut retreat, to, friends);
        self.position.put_on_top(unit, to);
        self.leave_marks(from);
        let routed = retreat.flight == Flight::Routed;
        let refuge = !self.battle.scenario.armies[side.index()].to_refuge.is_empty();
        let friends = !friends.is_empty();
        self.journal.note(
            cites![
                "10.9",
                routed => "7.1",
                refuge => 2002 "24.2.4",
                ..edge,
                zone => "10.9.1",
                friends => "10.9.2",
                wet => 2002 "25.3.6"
            ],
            || RetreatEvent::Retreated { side, unit, from, to },
        );
        let extra = retreat.left == 0;
        let left = if wet { 0 } else { retreat.left.saturating_sub(1) };
        (retreat.left, retreat.before) = (left, from);
        self.go_on(RetreatStep::Retreat(retreat));
        if extra {
            self.lose_step_harried(unit);
        }
        self.check_woods_retreat(unit, from, to);
    }

    /// Chapter 10.9.2: friends whom a retreating unit comes upon.
    fn stir(&mut self, retreat: &mut Retreat, hex: Hex, friends: Units) {
        if friends.is_empty() {
            return;
        }
        let field = self.field();
        let (unit, side) = (retreat.unit, field.owner(retreat.unit));
        let other_arm = match field.arm(unit) {
            Arm::Infantry => friends.iter().any(|friend| field.arm(friend) == Arm::Cavalry),
            Arm::Cavalry => friends.iter().any(|friend| field.arm(friend) == Arm::Infantry),
            Arm::Artillery => false,
        };
        let overfull = field.keeps_limits(hex, Some(unit)).is_err();
        let mixes = self.battle.retreat_onto_the_other_arm_disorders() && other_arm;
        retreat.stirred = retreat.stirred.or(friends);
        if overfull || mixes {
            self.journal.note(cites![overfull => "10.9.2", overfull => "5.4", !overfull => 2002 "8.4.2"], || {
                RetreatEvent::Crowded { side, at: hex, mixed: !overfull }
            });
            for friend in friends.iter() {
                if self.position.unit(friend).morale == Morale::Formed {
                    self.disorder(friend, Blow::Crowded, cite!("10.9.2"), None);
                }
            }
        }
    }

    /// The retreat is over: leaders may follow, friends check their morale.
    fn end_retreat(&mut self, retreat: Retreat) {
        self.done();
        let (unit, side) = (retreat.unit, self.owner(retreat.unit));
        let to = self.position.unit(unit).at;
        if !retreat.stirred.is_empty() {
            let order: Vec<UnitId> = retreat.stirred.iter().collect();
            for friend in order.into_iter().rev() {
                self.position.waiting.push(friend);
            }
            if !matches!(self.position.agenda.peek(), Some(Step::Morale(MoraleStep::Checks))) {
                self.push(MoraleStep::Checks);
            }
        }
        if to != NOWHERE && to != retreat.start && self.field().leaders_at(side, retreat.start).next().is_some() {
            // Anybody who does not go along may be caught once that is decided.
            return self.push(RetreatStep::Follow { side, from: retreat.start, to });
        }
        self.catch_leaders();
    }

    /// A leader goes with a retreating unit.
    pub(crate) fn accompany(&mut self, leader: LeaderId, to: Hex) {
        self.position.leaders[leader.index()].at = to;
        let side = Side::of(self.battle.leader(leader).side);
        let leader = self.field().person(leader);
        self.journal.note(cites!["10.9"], || RetreatEvent::Followed { side, leader, to });
    }
}
