//! Chapter 10.8: how loss points are satisfied: step losses, forced and voluntary retreats,
//! surrender, additional retreats, guns.

use hexes::Hex;
use kernel::{Cite, Cited, Journal, Refusal, Side};

use super::{Cause, Doom, LossEvent, LossOrder, LossPoints, LossStep};
use crate::engine::charts::Effect;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::Morale;
use crate::morale::Blow;
use crate::retreat::Flight;
use crate::rules::{cite, cites, refuse};

/// From this rating on a unit stands as long as it likes.
const STEADFAST: u8 = 5;
/// Up to this rating a unit routs, or surrenders.
const FEEBLE: u8 = 3;

impl Field<'_> {
    /// The hexes that a result falls on.
    fn loss_hexes(&self, losses: &LossPoints) -> Vec<Hex> {
        match losses.cause {
            Cause::Combat => self.position.fight.front(self.role(losses.side)).collect(),
            Cause::Canister | Cause::Shot => vec![losses.hex],
        }
    }

    /// Who can bear a point now: the front of the hexes concerned.
    pub(crate) fn bearers(&self, losses: &LossPoints) -> Units {
        let mut bearers = Units::NONE;
        for hex in self.loss_hexes(losses) {
            if self.holder(hex) == Some(losses.side) {
                bearers = bearers.or(self.front(hex));
            }
        }
        let fight = &self.position.fight;
        match losses.cause == Cause::Combat && losses.side == self.position.active {
            true if fight.sweep => bearers.and(fight.sweepers),
            true => bearers.without(fight.rested),
            false => bearers,
        }
    }

    /// Chapter 10.8.1.2: whether a unit has lost the steps it must before it may go back.
    fn has_lost_required_steps(&self, losses: &LossPoints, unit: UnitId) -> bool {
        match losses.cause {
            Cause::Combat => losses.reduced.has(unit),
            Cause::Canister if self.battle.canister_costs_each_unit_two_steps() => losses.reduced_twice.has(unit),
            Cause::Canister => losses.steps >= 2,
            Cause::Shot => true,
        }
    }

    /// How many points a unit could bear at most.
    fn endurance(&self, losses: &LossPoints, unit: UnitId) -> u8 {
        let mut steps = self.position.unit(unit).steps;
        let mut due = match losses.cause {
            Cause::Combat => u8::from(!losses.reduced.has(unit)),
            Cause::Canister if self.battle.canister_costs_each_unit_two_steps() => {
                2 - u8::from(losses.reduced.has(unit)) - u8::from(losses.reduced_twice.has(unit))
            }
            Cause::Canister => 2u8.saturating_sub(losses.steps),
            Cause::Shot => 0,
        };
        let mut borne = 0;
        while steps > 0 {
            let rating = self.battle.values(unit, steps).morale;
            borne += 1;
            if losses.effect.surrender && rating <= FEEBLE || due == 0 && rating < STEADFAST {
                break;
            }
            steps -= 1;
            due = due.saturating_sub(1);
        }
        borne
    }

    /// Chapter 10.8.1.4: whether all others together could bear the points that
    /// are left after this one.
    fn others_suffice(&self, losses: &LossPoints, unit: UnitId) -> bool {
        let left = u32::from(losses.points.saturating_sub(1));
        let mut all = Units::NONE;
        for hex in self.loss_hexes(losses) {
            if self.holder(hex) == Some(losses.side) {
                all = all.or(self.position.stack(hex).filter(|unit| self.is_line(*unit)).collect());
            }
        }
        all.remove(unit);
        all.iter().map(|other| u32::from(self.endurance(losses, other))).sum::<u32>() >= left
    }

    /// How a unit that satisfies a point by going back goes: as a rout if the result says so or
    /// it is disordered already.
    fn retreat_for_point(&self, losses: &LossPoints, unit: UnitId) -> u8 {
        match losses.effect.rout || self.morale(unit) != Morale::Formed {
            true => self.rout_distance(unit),
            false => 1,
        }
    }

    fn must_lead(&self, losses: &LossPoints, unit: UnitId) -> Result<(), Refusal> {
        if !self.bearers(losses).has(unit) {
            return Err(refuse!("10.8.1", "not-engaged"));
        }
        match losses.lead {
            Some(lead) if lead != unit && self.bearers(losses).has(lead) => Err(refuse!("10.8.1", "lead-first")),
            _ => Ok(()),
        }
    }

    /// Whether a unit may bear a point by losing a step.
    pub(crate) fn may_lose_step(&self, losses: &LossPoints, unit: UnitId) -> Result<(), Refusal> {
        self.must_lead(losses, unit)?;
        match !self.has_lost_required_steps(losses, unit) || self.rating(unit) >= STEADFAST {
            true => Ok(()),
            false => Err(refuse!("10.8.1.3", "must-go-back")),
        }
    }

    /// Whether a unit may bear a point by going back.
    pub(crate) fn may_give_ground(&self, losses: &LossPoints, unit: UnitId) -> Result<(), Refusal> {
        self.must_lead(losses, unit)?;
        if !self.has_lost_required_steps(losses, unit) {
            return Err(refuse!("10.8.1.2", "must-lose-steps"));
        }
        if self.rating(unit) < STEADFAST {
            return Ok(());
        }
        if losses.points > 1 && !self.others_suffice(losses, unit) {
            return Err(refuse!("10.8.1.4", "nobody-else"));
        }
        match self.may_go_back(unit, self.retreat_for_point(losses, unit)) {
            true => Ok(()),
            false => Err(refuse!("10.8.1.4", "no-way-back").also(cite!("10.9"))),
        }
    }

    pub(crate) fn bearing_orders(&self, losses: &LossPoints, out: &mut Vec<Order>) {
        for unit in self.bearers(losses).iter() {
            if self.may_lose_step(losses, unit).is_ok() {
                out.push(Order::Loss(LossOrder::LoseStep(unit)));
            }
            if self.may_give_ground(losses, unit).is_ok() {
                out.push(Order::Loss(LossOrder::GiveGround(unit)));
            }
        }
    }

    /// Artillery of a side in the hexes of a result.
    pub(crate) fn guns_hit(&self, side: Side, hex: Option<Hex>) -> Units {
        let hexes: Vec<Hex> = match hex {
            Some(hex) => vec![hex],
            None => self.position.fight.front(self.role(side)).collect(),
        };
        let ours = |unit: &UnitId| self.battle.artillery.has(*unit) && self.owner(*unit) == side;
        hexes.into_iter().flat_map(|hex| self.position.stack(hex)).filter(ours).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Loss points are satisfied until their owner has to choose.
    pub(crate) fn run_losses(&mut self, losses: LossPoints) -> bool {
        let bearers = self.field().bearers(&losses);
        if losses.points == 0 || bearers.is_empty() {
            self.end_losses(losses, bearers);
            return true;
        }
        if losses.cause == Cause::Combat {
            self.position.fight.fought = self.position.fight.fought.or(bearers);
            // Anybody who satisfies points has taken part in this combat (10).
            let ridden_over = self.position.fight.sweep && losses.side != self.position.active;
            self.position.spent = self.position.spent.or(if ridden_over { Units::NONE } else { bearers });
        }
        // The edition of 2002, 25.3.5: a point always drives a train away, and nothing else.
        if let Some(train) = bearers.and(self.battle.trains).first() {
            self.change_losses(LossPoints {
                points: losses.points - 1,
                lead: losses.lead.filter(|lead| *lead != train),
                ..losses
            });
            self.rout(train, Blow::Forced, cite!(2002 "25.3.5"));
            return true;
        }
        if losses.effect.surrender
            && let Some(unit) = bearers.iter().find(|unit| self.field().rating(*unit) <= FEEBLE)
        {
            self.change_losses(LossPoints {
                points: losses.points - 1,
                lead: losses.lead.filter(|lead| *lead != unit),
                ..losses
            });
            self.capture(unit, Doom::Surrender, &[cite!("10.8.3.5")]);
            return true;
        }
        let mut orders = Vec::new();
        self.field().bearing_orders(&losses, &mut orders);
        match orders.as_slice() {
            [] => {
                self.end_losses(losses, bearers);
                true
            }
            [only] => {
                self.bear(losses, *only);
                true
            }
            _ => false,
        }
    }

    fn change_losses(&mut self, losses: LossPoints) {
        self.go_on(LossStep::LossPoints(losses));
    }

    /// A unit bears a point.
    pub(crate) fn bear(&mut self, mut losses: LossPoints, order: Order) {
        losses.points -= 1;
        losses.lead = None;
        match order {
            Order::Loss(LossOrder::LoseStep(unit)) => {
                if losses.reduced.has(unit) {
                    losses.reduced_twice.add(unit);
                }
                losses.reduced.add(unit);
                losses.steps += 1;
                self.change_losses(losses);
                self.lose_step(unit);
            }
            Order::Loss(LossOrder::GiveGround(unit)) => {
                self.change_losses(losses);
                let rating = self.field().rating(unit);
                if losses.effect.rout {
                    self.rout(unit, Blow::RoutResult, cite!("10.8.3.2"));
                } else if rating >= STEADFAST {
                    self.disorder(unit, Blow::Voluntary, cite!("10.8.1.4"), Some(Flight::Voluntary));
                } else if rating > FEEBLE {
                    self.disorder(unit, Blow::Forced, cite!("10.8.1.3"), Some(Flight::Disorder));
                } else {
                    self.rout(unit, Blow::Forced, cite!("10.8.1.3"));
                }
            }
            _ => {}
        }
    }

    /// All points are satisfied, or nobody is left to satisfy them; then come
    /// the additional retreats.
    fn end_losses(&mut self, losses: LossPoints, bearers: Units) {
        self.done();
        self.catch_leaders();
        if losses.points > 0 {
            let (side, points) = (losses.side, losses.points);
            let momentum = losses.cause == Cause::Combat && side != self.position.active;
            self.journal.note(cites!["10.8.1", momentum => "10.11"], || LossEvent::PointsLeft { side, points });
            self.position.fight.momentum |= momentum;
        }
        if losses.effect.retreat {
            let weak: Units = bearers.iter().filter(|unit| self.field().rating(*unit) < STEADFAST).collect();
            if !weak.is_empty() {
                self.push(LossStep::AdditionalRetreat { units: weak });
            }
        }
    }

    /// Chapter 10.8.3.3: a weak unit that is left takes its additional retreat.
    pub(crate) fn additional_retreat(&mut self, unit: UnitId, mut units: Units) {
        units.remove(unit);
        self.go_on(LossStep::AdditionalRetreat { units });
        if self.position.on_map(unit) {
            self.disorder(unit, Blow::AdditionalRetreat, cite!("10.8.3.3"), Some(Flight::Disorder));
        }
    }
}

impl Cited for Effect {
    /// What the signs of a result demand beyond its loss points.
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        if self.exchange {
            name(cite!("10.8.2"));
        }
        if self.rout || self.retreat || self.guns || self.surrender || self.bracket {
            name(cite!("10.8.3"));
        }
        if self.bracket {
            name(cite!("10.8.3.4"));
        }
    }
}
