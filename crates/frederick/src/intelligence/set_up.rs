//! Chapter 17.1.2: counters are laid on the map. The enemy sees nothing of it until all of a side
//! lie.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::counters::{Counter, Kind, What};
use super::{IntelligenceEvent, IntelligenceOrder, IntelligenceStep};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Away, Fate, MOST_DETACHED, NOWHERE};
use crate::rules::{cite, cites, refuse};
use crate::set_up::SetUpOrder;

/// A wing of fewer units has its marks next to it (17.1.2).
const SMALL: usize = 4;

impl Field<'_> {
    /// The counter whose turn it is, and whether one of its marks.
    pub(crate) fn counter_in_hand(&self, side: Side) -> Option<(u8, bool)> {
        if self.comes_in(side) {
            return None;
        }
        let mut hidden = self.veil()?.hidden(side);
        let (number, counter) =
            hidden.find(|(_, counter)| counter.at == NOWHERE || counter.marks.contains(&NOWHERE))?;
        Some((number, counter.at != NOWHERE))
    }

    /// Chapters 17.1.2 and 17.6: whether the counter in hand, or its mark, may be laid here.
    pub(crate) fn may_lay(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        let Some((number, is_mark)) = self.counter_in_hand(side) else {
            return Err(refuse!("17.1.2", "nothing-in-hand"));
        };
        let Some(counter) = self.counter(number) else { return Err(refuse!("17.1.2", "nothing-in-hand")) };
        let there = |refusal: Refusal| refusal.thing("hex", u32::from(hex.0));
        if !self.takes_counters(hex) {
            return Err(there(refuse!("7.4.3", "prohibited")));
        }
        if is_mark {
            return self.may_mark(side, number, counter, hex).map_err(there);
        }
        if !self.could_lie(side, counter.kind, counter.what, hex) {
            return Err(there(self.outside(side, counter.what)));
        }
        if !self.keeps_gap(side, number, hex) {
            return Err(there(refuse!("17.6.4.4", "stacks-too-close")));
        }
        match self.all_housed(side, Some((counter.what, counter.kind, hex))) {
            true => Ok(()),
            false => Err(there(self.outside(side, counter.what))),
        }
    }

    /// Whether a counter or a mark could be laid in a hex at all.
    fn takes_counters(&self, hex: Hex) -> bool {
        hex.index() < self.battle.board.grid.len() && self.is_ground(hex) && self.holder(hex).is_none()
    }

    /// Chapter 17.1.2: whether a mark may be laid in an open hex: near its counter and, if there is
    /// any other place for it, not under it.
    fn may_mark(&self, side: Side, number: u8, counter: &Counter, hex: Hex) -> Result<(), Refusal> {
        let small = counter.what != What::DUMMY && self.troops(side, counter.what).len() < SMALL;
        let range = if small { 1 } else { 2 };
        if self.distance(counter.at, hex) > range {
            return Err(refuse!("17.1.2", "mark-far").number("range", range as i32));
        }
        if !self.keeps_gap(side, number, hex) {
            return Err(refuse!("17.6.4.4", "stacks-too-close"));
        }
        let near = self.battle.board.grid.within(counter.at, range);
        let other =
            |near: &Hex| *near != counter.at && self.takes_counters(*near) && self.keeps_gap(side, number, *near);
        match hex != counter.at || !near.iter().any(|near| other(&near)) {
            true => Ok(()),
            false => Err(refuse!("17.1.2", "mark-under")),
        }
    }

    pub(super) fn is_concealing(&self, side: Side) -> bool {
        self.veil().is_some_and(|veil| !veil.ready[side.index()])
    }

    /// Whether a side's counters may be dealt out by themselves.
    pub(crate) fn may_deal(&self, side: Side) -> Result<(), Refusal> {
        let untouched = self.veil().is_some_and(|veil| veil.hidden(side).all(|(_, counter)| counter.at == NOWHERE));
        match untouched && self.is_concealing(side) {
            true => Ok(()),
            false => Err(refuse!(2002 "22.2", "already-placed")),
        }
    }

    pub(super) fn may_be_ready(&self, side: Side) -> Result<(), Refusal> {
        match self.counter_in_hand(side).is_none() && self.is_concealing(side) {
            true => Ok(()),
            false => Err(refuse!("17.1.2", "not-all-laid")),
        }
    }

    pub(crate) fn check_conceal(&self, side: Side, order: IntelligenceOrder) -> Result<(), Refusal> {
        match order {
            IntelligenceOrder::Lay(hex) => self.may_lay(side, hex),
            IntelligenceOrder::Load { unit, wing } => self.may_load(side, unit, wing),
            IntelligenceOrder::Ride(wing) => self.may_ride(side, wing),
            IntelligenceOrder::Attach(unit) => self.may_attach(side, unit),
            IntelligenceOrder::TellOff { unit, detachment } => self.may_tell_off(side, unit, detachment),
            IntelligenceOrder::Mask { detachment, kind } => self.may_mask(side, detachment, kind),
            IntelligenceOrder::Ready => self.may_be_ready(side),
            _ => Err(refuse!("17.1.2", "not-now")),
        }
    }

    pub(crate) fn conceal_orders(&self, side: Side, out: &mut Vec<Order>) {
        let mut orders: Vec<IntelligenceOrder> = Vec::new();
        // Whoever goes with whom stands first: hexes are clicked on the map.
        let wings = self.wings_to_hide(side);
        orders.extend(wings.iter().map(|wing| IntelligenceOrder::Ride(*wing)));
        for unit in self.battle.of_side[side.index()].iter() {
            orders.push(IntelligenceOrder::Attach(unit));
            if self.battle.unit(unit).wing.is_none() {
                orders.extend(wings.iter().map(|wing| IntelligenceOrder::Load { unit, wing: *wing }));
            }
            if self.may_make_up(side) && self.is_detachable(side, unit) {
                let detachments = 0..=MOST_DETACHED as u8;
                orders.extend(detachments.map(|detachment| IntelligenceOrder::TellOff { unit, detachment }));
            }
        }
        if self.may_make_up(side) {
            for detachment in 0..MOST_DETACHED as u8 {
                orders.extend(Kind::ALL.map(|kind| IntelligenceOrder::Mask { detachment, kind }));
            }
        }
        if self.counter_in_hand(side).is_some() {
            orders.extend(self.battle.board.grid.hexes().map(IntelligenceOrder::Lay));
        }
        orders.push(IntelligenceOrder::Ready);
        let fit = orders.into_iter().filter(|order| self.check_conceal(side, *order).is_ok());
        out.extend(fit.map(Order::Intelligence));
        if self.may_deal(side).is_ok() {
            out.push(Order::SetUp(SetUpOrder::QuickSetUp));
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn conceal(&mut self, side: Side, order: IntelligenceOrder) {
        match order {
            IntelligenceOrder::Lay(hex) => self.lay(side, hex),
            IntelligenceOrder::Load { unit, wing } => {
                if let Some(veil) = self.veil() {
                    veil.loads.retain(|(other, _)| *other != unit);
                    veil.loads.push((unit, wing));
                }
                self.journal.note(cites!["17.1.1"], || IntelligenceEvent::Loaded { side, unit, wing });
            }
            IntelligenceOrder::Ride(wing) => {
                if let Some(veil) = self.veil() {
                    veil.rides[side.index()] = Some(wing);
                }
                if let Some(leader) = self.field().commander_of(side) {
                    self.journal.note(cites!["17.1.1"], || IntelligenceEvent::Rides { side, leader, wing });
                }
            }
            IntelligenceOrder::Attach(unit) => {
                if let Some(veil) = self.veil() {
                    veil.attached[side.index()].add(unit);
                }
                self.journal.note(cites!["17.1.1"], || IntelligenceEvent::Attached { side, unit });
            }
            IntelligenceOrder::TellOff { unit, detachment } => self.tell_off(side, unit, detachment),
            IntelligenceOrder::Mask { detachment, kind } => self.mask(side, detachment, kind),
            _ => {
                self.done();
                self.reveal_set_up(side, cite!("17.1.2"));
            }
        }
    }

    pub(super) fn lay(&mut self, side: Side, hex: Hex) {
        let Some((number, is_mark)) = self.field().counter_in_hand(side) else { return };
        let scenario = self.battle.hidden_cite();
        let Some(counter) = self.counter_mut(number) else { return };
        if is_mark {
            if let Some(mark) = counter.marks.iter_mut().find(|mark| **mark == NOWHERE) {
                *mark = hex;
            }
            return self.journal.note(cites!["17.1.2"], || IntelligenceEvent::MarkLaid { side, at: hex });
        }
        counter.at = hex;
        let (what, kind) = (counter.what, counter.kind);
        let stack = what.detachment().is_some();
        let main = self.battle.scenario.detachments.is_some()
            && what == What::DUMMY
            && self.field().area_holds(side, hex) == Some(true);
        self.journal.note(
            cites![
                "17.1.2",
                "17.1",
                "17.6",
                ..scenario,
                stack => "17.6.4.4",
                stack => "17.6.4.3",
                main => "17.6.4.5"
            ],
            || IntelligenceEvent::Laid { side, what, kind, at: hex },
        );
    }

    /// All of a side lie: whoever looks sees the counters, in an order that says nothing.
    pub(super) fn reveal_set_up(&mut self, side: Side, paragraph: kernel::Cite) {
        let field = self.field();
        let mut counters: Vec<Counter> =
            field.veil().into_iter().flat_map(|veil| veil.hidden(side)).map(|(_, counter)| *counter).collect();
        for counter in &mut counters {
            counter.could_be = field.could_be(side, counter);
            counter.column = field.battle.scenario.entry.as_ref().is_some_and(|entry| entry.side == side.number());
        }
        let hidden: Units = counters.iter().fold(Units::NONE, |all, counter| all.or(field.carried(side, counter.what)));
        let leaders = counters.iter().fold(0, |all, counter| all | field.led(side, counter.what));
        self.dice.shuffle(&mut counters);
        for unit in hidden.iter() {
            self.position.units[unit.index()].away = Away::Veiled;
        }
        for leader in (0..32).map(LeaderId).filter(|leader| leaders >> leader.0 & 1 == 1) {
            self.position.leaders[leader.index()].fate = Fate::Veiled;
        }
        let count = counters.len() as u8;
        if let Some(veil) = self.veil() {
            veil.counters.retain(|counter| counter.side != side);
            veil.counters.extend(counters);
            veil.ready[side.index()] = true;
            veil.disclosures += 1;
        }
        let scenario = self.battle.hidden_cite();
        self.journal.note(
            cites![..paragraph, "17.1", "17.1.1", "17.1.5", "17.6", ..scenario, ..self.battle.chapters()],
            || IntelligenceEvent::Concealed { side, counters: count },
        );
    }

    /// Asks a side to lay its counters out, or deals them.
    pub(crate) fn hide_wings(&mut self, side: Side) {
        self.prepare_counters(side);
        match self.battle.options.set_up_by_hand {
            true => self.push(IntelligenceStep::Conceal(side)),
            false => self.deal_counters(side),
        }
    }
}
