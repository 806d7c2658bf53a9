//! Chapters 17.2.1 to 17.2.4: the deployment roll, the shift of a mover who wins it, and how the
//! wings form.

use ground::BARRED;
use hexes::{Direction, Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use super::counters::{Comer, Counter, Encounter, Placing, What};
use super::{IntelligenceEvent, IntelligenceOrder, IntelligenceStep};
use crate::engine::charts::LEADERS;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::spec::Arm;
use crate::rules::{cite, cites, refuse};

/// What Prussian horse that stands adds to its die.
const HORSE: u8 = 4;
/// The farthest shift.
const FARTHEST: u8 = 3;

impl Field<'_> {
    /// Chapter 17.2.1: what a side adds to its die: the rating of the wing, or the best initiative
    /// of an army commander or special leader who is with it.
    fn deployment_rating(&self, side: Side, what: What) -> u8 {
        let rating = self.group_of_what(side, what).map_or(0, |group| self.group_rating(side, group));
        let led = self.led(side, what);
        let eligible = |leader: &LeaderId| {
            led >> leader.0 & 1 == 1
                && (self.commander_of(side) == Some(*leader) || self.shown(*leader).special.is_some())
        };
        let leaders = (0..self.battle.leaders.len() as u8).map(LeaderId).filter(eligible);
        leaders.filter_map(|leader| self.initiative(leader)).max().unwrap_or(0).max(rating)
    }

    /// The same for units that stand on the map.
    fn unit_rating(&self, unit: UnitId) -> u8 {
        let side = self.owner(unit);
        let rating = self.group_rating(side, self.group_of(unit));
        let leader = self.battle.unit(unit).wing.and_then(|wing| self.wing_leader(wing));
        let at = leader.map(|leader| self.position.leader(leader).at);
        let eligible =
            |leader: &LeaderId| self.commander_of(side) == Some(*leader) || self.shown(*leader).special.is_some();
        let beside = at.into_iter().flat_map(|at| self.leaders_at(side, at)).filter(eligible);
        beside.filter_map(|leader| self.initiative(leader)).max().unwrap_or(0).max(rating)
    }

    /// Chapter 17.2.1: a wing of nothing but Prussian horse.
    fn is_prussian_horse_alone(&self, side: Side, what: What) -> bool {
        let units = self.carried(side, what);
        !units.is_empty()
            && units.iter().all(|unit| self.arm(unit) == Arm::Cavalry && self.battle.unit(unit).traits.prussian)
    }

    /// Chapter 17.2.2: whether the mover may be shifted to a hex.
    pub(super) fn may_shift(&self, to: Hex) -> Result<(), Refusal> {
        let encounter = self.veil().and_then(|veil| veil.encounter).ok_or_else(|| refuse!("17.2.2", "not-shifted"))?;
        let Comer::Counter(number) = encounter.by else { return Err(refuse!("17.2.2", "not-shifted")) };
        let counter = self.counter(number).ok_or_else(|| refuse!("17.2.2", "not-shifted"))?;
        let reach = u32::from(encounter.margin.min(FARTHEST));
        if self.distance(counter.at, to) > reach {
            return Err(refuse!("17.2.2", "too-far-to-shift").number("most", reach as i32));
        }
        let enemy = counter.side.enemy();
        let open = self.battle.board.terrain[to.index()]
            .iter()
            .all(|terrain| self.battle.charts.terrain[terrain.index()].cost[LEADERS].is_some());
        if !open || self.holder(to) == Some(enemy) || self.is_veiled_at(enemy, to) {
            return Err(refuse!("7.4.3", "enemy-there").thing("hex", u32::from(to.0)));
        }
        match self.open_ground(counter, counter.column, reach).has(to) {
            true => Ok(()),
            false => Err(refuse!("7.4.3", "prohibited").also(cite!("17.2.2")).thing("hex", u32::from(to.0))),
        }
    }

    /// The hexes so near a counter to which ground leads that its troops may enter: nobody comes to
    /// the other bank of a river by being spotted.
    pub(super) fn open_ground(&self, counter: &Counter, column: bool, range: u32) -> HexSet {
        let near = self.battle.board.grid.within(counter.at, range);
        let leads = |from: Hex, direction: Direction| {
            let place = direction.index();
            let by_foot = |arm: &Arm| self.battle.cost[arm.index()][from.index()][place] != BARRED;
            counter.kind.arms().iter().any(by_foot) || column && self.battle.column_cost[from.index()][place] != BARRED
        };
        let (mut reached, mut edge) = (HexSet::default(), vec![counter.at]);
        while let Some(from) = edge.pop() {
            reached.add(from);
            let ways = self.around(from).filter(|(direction, to)| leads(from, *direction) && near.has(*to));
            let new: Vec<Hex> = ways.map(|(_, to)| to).filter(|to| !reached.has(*to)).collect();
            new.iter().for_each(|hex| reached.add(*hex));
            edge.extend(new);
        }
        reached
    }

    pub(super) fn shift_orders(&self, out: &mut Vec<Order>) {
        let fit = self.battle.board.grid.hexes().filter(|hex| self.may_shift(*hex).is_ok());
        out.extend(fit.map(|hex| Order::Intelligence(IntelligenceOrder::Shift(hex))));
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapters 17.2.1 and 17.5: both sides roll, or count the roll that was made already. Whether
    /// the stationary wing has won.
    pub(super) fn roll_deployment(&mut self, encounter: &mut Encounter, number: u8, again: bool) -> bool {
        let Some(counter) = self.field().counter(number).copied() else { return false };
        let theirs = self.field().deployment_rating(counter.side, counter.what);
        let horse = self.field().is_prussian_horse_alone(counter.side, counter.what);
        self.compare(encounter, theirs, horse, again)
    }

    /// The same against a wing that stands on the map already.
    pub(super) fn roll_against_unit(&mut self, encounter: &mut Encounter, unit: UnitId) {
        let field = self.field();
        let theirs = field.unit_rating(unit);
        let wing = self.battle.unit(unit).wing.map_or(Units::only(unit), |wing| field.wing_on_map(wing));
        let horse = wing.iter().all(|unit| field.arm(unit) == Arm::Cavalry && self.battle.unit(unit).traits.prussian);
        self.compare(encounter, theirs, horse, false);
    }

    fn compare(&mut self, encounter: &mut Encounter, theirs: u8, horse: bool, again: bool) -> bool {
        let side = encounter.side;
        let field = self.field();
        let ours = match encounter.by {
            Comer::Counter(mover) => {
                field.counter(mover).map_or(0, |counter| field.deployment_rating(side, counter.what))
            }
            Comer::Unit(unit) => field.unit_rating(unit),
        };
        let dice = match encounter.dice {
            Some(dice) => dice,
            None => [self.die(), self.die()],
        };
        let totals = [dice[0] + ours, dice[1] + theirs + if horse { HORSE } else { 0 }];
        let won = totals[0] > totals[1];
        let margin = totals[0].saturating_sub(totals[1]);
        if encounter.dice.is_none() {
            (encounter.won, encounter.margin) = (won, margin);
        }
        encounter.dice = Some(dice);
        self.journal.note(cites!["17.2.1", "17.2", again => "17.5"], || IntelligenceEvent::DeploymentRoll {
            side,
            dice,
            totals,
            won,
            margin,
        });
        !won
    }

    /// Chapter 17.2.2: the mover who has won is shifted; in column his marks come after him.
    pub(super) fn shift_mover(&mut self, to: Hex) {
        let Some(encounter) = self.position.veil.as_ref().and_then(|veil| veil.encounter) else { return };
        let Comer::Counter(number) = encounter.by else { return };
        let (side, Some(counter)) = (encounter.side, self.counter_mut(number)) else { return };
        let from = std::mem::replace(&mut counter.at, to);
        self.journal.note(cites!["17.2.2"], || IntelligenceEvent::Shifted { side, from, to });
    }

    /// Chapter 17.2.3: the stationary wing comes onto the map. Who has won and is awake forms
    /// as they like, those who sleep are always deployed.
    pub(super) fn call_up_stationary(&mut self, number: u8, won: bool) {
        let Some(counter) = self.field().counter(number).copied() else { return };
        let awake = self.position.armies[counter.side.index()].active;
        self.call_up(number, counter.column && awake, won && awake);
    }

    /// A wing comes onto the map, in this formation or in one of its choice.
    pub(crate) fn call_up(&mut self, number: u8, column: bool, choice: bool) {
        let field = self.field();
        let Some(counter) = field.counter(number).copied() else { return };
        let left = field.carried(counter.side, counter.what);
        let effective = field.is_effective_behind(&counter, counter.what);
        let (unfolds, done) = (counter.column && !column, Units::NONE);
        let placing = Placing { counter: number, column, unfolds, effective, left, done, marks: 3 };
        if let Some(veil) = self.veil() {
            veil.placing = Some(placing);
        }
        self.lead_onto_map(&counter);
        self.push(IntelligenceStep::CallUp(counter.side));
        match choice {
            true => self.push(IntelligenceStep::Formation(counter.side)),
            false => self.note_formation(counter.side, counter.what, column),
        }
    }

    /// Its leaders stand where the counter lay.
    fn lead_onto_map(&mut self, counter: &super::Counter) {
        let led = self.field().led(counter.side, counter.what);
        for leader in (0..self.battle.leaders.len() as u8).map(LeaderId).filter(|leader| led >> leader.0 & 1 == 1) {
            let state = &mut self.position.leaders[leader.index()];
            (state.at, state.fate) = (counter.at, crate::engine::position::Fate::Well);
            if self.position.phase == crate::engine::position::Phase::Movement && self.position.active == counter.side {
                self.position.moved_leaders |= 1 << leader.0;
            }
        }
        let rides = counter.what.wing();
        if let Some(veil) = self.veil()
            && rides.is_some()
            && veil.rides[counter.side.index()] == rides
        {
            veil.hosts[counter.side.index()] = rides;
        }
    }

    pub(super) fn choose_formation(&mut self, side: Side, column: bool) {
        let Some(placing) = self.veil().and_then(|veil| veil.placing.as_mut()) else { return };
        let number = placing.counter;
        let was = placing.column || placing.unfolds;
        (placing.column, placing.unfolds) = (column, was && !column);
        let what = self.field().counter(number).map_or(What::UNKNOWN, |counter| counter.what);
        self.note_formation(side, what, column);
    }

    fn note_formation(&mut self, side: Side, what: What, column: bool) {
        let moving = self.position.active == side;
        self.journal.note(cites![moving => "17.2.4" or "17.2.3", column => "17.3.2" or "17.3.1"], || {
            IntelligenceEvent::Forms { side, what, column }
        });
    }
}
