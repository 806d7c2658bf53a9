//! Chapter 10.8: how loss points are borne: steps lost, forced and voluntary retreats, surrender, wavering, guns.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use crate::agenda::{Cause, Flight, Step, Toll};
use crate::event::{Blow, Doom, Event};
use crate::order::Order;
use crate::pieces::{UnitId, Units};
use crate::play::{Field, Play};
use crate::rules::{cite, refuse};

/// From this rating on a unit stands as long as it likes.
const STEADFAST: u8 = 5;
/// Up to this rating a unit routs, or surrenders.
const FEEBLE: u8 = 3;

impl Field<'_> {
    /// The hexes that a toll falls on.
    fn toll_hexes(&self, toll: &Toll) -> Vec<Hex> {
        match toll.cause {
            Cause::Combat => self.position.fight.front(self.role(toll.side)).collect(),
            Cause::Canister | Cause::Shot => vec![toll.hex],
        }
    }

    /// Attacker (0) or defender (1) in the close combat.
    pub(crate) fn role(&self, side: Side) -> usize {
        usize::from(side != self.position.active)
    }

    /// Who can bear a point now: the front of the hexes concerned.
    pub(crate) fn bearers(&self, toll: &Toll) -> Units {
        let mut bearers = Units::NONE;
        for hex in self.toll_hexes(toll) {
            if self.holder(hex) == Some(toll.side) {
                bearers = bearers.or(self.front(hex));
            }
        }
        match toll.cause == Cause::Combat && self.position.fight.sweep && toll.side == self.position.active {
            true => bearers.and(self.position.fight.sweepers),
            false => bearers,
        }
    }

    /// Chapter 10.8.1.2: whether a unit has lost the steps it must before it may go back.
    fn has_bled(&self, toll: &Toll, unit: UnitId) -> bool {
        match toll.cause {
            Cause::Combat => toll.bled.has(unit),
            Cause::Canister if self.battle.older() => toll.bled_twice.has(unit),
            Cause::Canister => toll.steps >= 2,
            Cause::Shot => true,
        }
    }

    /// How many points a unit could bear at most.
    fn endurance(&self, toll: &Toll, unit: UnitId) -> u8 {
        let mut steps = self.position.unit(unit).steps;
        let mut due = match toll.cause {
            Cause::Combat => u8::from(!toll.bled.has(unit)),
            Cause::Canister if self.battle.older() => {
                2 - u8::from(toll.bled.has(unit)) - u8::from(toll.bled_twice.has(unit))
            }
            Cause::Canister => 2u8.saturating_sub(toll.steps),
            Cause::Shot => 0,
        };
        let mut borne = 0;
        while steps > 0 {
            let rating = self.battle.values(unit, steps).morale;
            borne += 1;
            if toll.effect.surrender && rating <= FEEBLE || due == 0 && rating < STEADFAST {
                break;
            }
            steps -= 1;
            due = due.saturating_sub(1);
        }
        borne
    }

    /// Chapter 10.8.1.4: whether all others together could bear the points that are left after this one.
    fn others_suffice(&self, toll: &Toll, unit: UnitId) -> bool {
        let left = u32::from(toll.points.saturating_sub(1));
        let mut all = Units::NONE;
        for hex in self.toll_hexes(toll) {
            if self.holder(hex) == Some(toll.side) {
                all = all.or(self.position.stack(hex).filter(|unit| self.is_line(*unit)).collect());
            }
        }
        all.remove(unit);
        all.iter().map(|other| u32::from(self.endurance(toll, other))).sum::<u32>() >= left
    }

    fn must_lead(&self, toll: &Toll, unit: UnitId) -> Result<(), Refusal> {
        if !self.bearers(toll).has(unit) {
            return Err(refuse!("10.8.1", "not-engaged"));
        }
        match toll.lead {
            Some(lead) if lead != unit && self.bearers(toll).has(lead) => Err(refuse!("10.8.1", "lead-first")),
            _ => Ok(()),
        }
    }

    /// Whether a unit may bear a point by losing a step.
    pub(crate) fn may_bleed(&self, toll: &Toll, unit: UnitId) -> Result<(), Refusal> {
        self.must_lead(toll, unit)?;
        match !self.has_bled(toll, unit) || self.rating(unit) >= STEADFAST {
            true => Ok(()),
            false => Err(refuse!("10.8.1.3", "must-go-back")),
        }
    }

    /// Whether a unit may bear a point by going back.
    pub(crate) fn may_give_ground(&self, toll: &Toll, unit: UnitId) -> Result<(), Refusal> {
        self.must_lead(toll, unit)?;
        if !self.has_bled(toll, unit) {
            return Err(refuse!("10.8.1.2", "must-bleed"));
        }
        if self.rating(unit) < STEADFAST {
            return Ok(());
        }
        if toll.points > 1 && !self.others_suffice(toll, unit) {
            return Err(refuse!("10.8.1.4", "nobody-else"));
        }
        match self.may_go_back(unit) {
            true => Ok(()),
            false => Err(refuse!("10.8.1.4", "no-way-back").also(cite!("10.9"))),
        }
    }

    pub(crate) fn toll_orders(&self, toll: &Toll, out: &mut Vec<Order>) {
        for unit in self.bearers(toll).iter() {
            if self.may_bleed(toll, unit).is_ok() {
                out.push(Order::LoseStep(unit));
            }
            if self.may_give_ground(toll, unit).is_ok() {
                out.push(Order::GiveGround(unit));
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
    /// Runs a toll until its owner has to choose.
    pub(crate) fn run_toll(&mut self, toll: Toll) -> bool {
        let bearers = self.field().bearers(&toll);
        if toll.points == 0 || bearers.is_empty() {
            self.end_toll(toll, bearers);
            return true;
        }
        if toll.cause == Cause::Combat {
            self.position.fight.fought = self.position.fight.fought.or(bearers);
        }
        if toll.effect.surrender
            && let Some(unit) = bearers.iter().find(|unit| self.field().rating(*unit) <= FEEBLE)
        {
            self.change_toll(Toll { points: toll.points - 1, lead: toll.lead.filter(|lead| *lead != unit), ..toll });
            self.capture(unit, Doom::Surrender);
            return true;
        }
        let mut orders = Vec::new();
        self.field().toll_orders(&toll, &mut orders);
        match orders.as_slice() {
            [] => {
                self.end_toll(toll, bearers);
                true
            }
            [only] => {
                self.bear(toll, *only);
                true
            }
            _ => false,
        }
    }

    fn change_toll(&mut self, toll: Toll) {
        if let Some(step) = self.position.agenda.top_mut() {
            *step = Step::Toll(toll);
        }
    }

    /// A unit bears a point.
    pub(crate) fn bear(&mut self, mut toll: Toll, order: Order) {
        toll.points -= 1;
        toll.lead = None;
        match order {
            Order::LoseStep(unit) => {
                if toll.bled.has(unit) {
                    toll.bled_twice.add(unit);
                }
                toll.bled.add(unit);
                toll.steps += 1;
                self.change_toll(toll);
                self.bleed(unit, Some(toll.cause), Doom::Losses);
            }
            Order::GiveGround(unit) => {
                self.change_toll(toll);
                let rating = self.field().rating(unit);
                if toll.effect.rout {
                    self.rout(unit, Blow::RoutResult);
                } else if rating >= STEADFAST {
                    self.disorder(unit, Blow::Voluntary, Some(Flight::Voluntary));
                } else if rating > FEEBLE {
                    self.disorder(unit, Blow::Forced, Some(Flight::Disorder));
                } else {
                    self.rout(unit, Blow::Forced);
                }
            }
            _ => {}
        }
    }

    /// All points are borne, or nobody is left to bear them; then weak units waver.
    fn end_toll(&mut self, toll: Toll, bearers: Units) {
        self.done();
        if toll.points > 0 {
            let (side, points) = (toll.side, toll.points);
            self.journal.note(|| Event::PointsLeft { side, points });
            if toll.cause == Cause::Combat && side != self.position.active {
                self.position.fight.momentum = true;
            }
        }
        if toll.effect.retreat {
            let weak: Units = bearers.iter().filter(|unit| self.field().rating(*unit) < STEADFAST).collect();
            if !weak.is_empty() {
                self.push(Step::Waver { units: weak });
            }
        }
    }

    /// Chapter 10.8.3.3: a weak unit that is left is disordered.
    pub(crate) fn waver(&mut self, unit: UnitId, mut units: Units) {
        units.remove(unit);
        if let Some(step) = self.position.agenda.top_mut() {
            *step = Step::Waver { units };
        }
        if self.position.on_map(unit) {
            self.disorder(unit, Blow::Wavering, Some(Flight::Disorder));
        }
    }
}
