//! Chapter 17.1.4: unspotted wings march behind their counters, deployed or in column. A deployed
//! wing takes its marks along; in column they trail behind it.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::counters::{Counter, Marcher, What};
use super::pace::MARK_RANGE;
use super::{IntelligenceEvent, IntelligenceOrder};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, UnitId};
use crate::engine::play::{Field, Play};
use crate::engine::position::NOWHERE;
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// Whether the counter on its way may go to the next hex, and at what price.
    pub(crate) fn may_pace(&self, to: Hex) -> Result<u8, Refusal> {
        let marcher = self.veil().and_then(|veil| veil.marcher).ok_or_else(|| refuse!("7.3", "nobody-moves"))?;
        let counter = self.counter(marcher.counter).ok_or_else(|| refuse!("7.3", "nobody-moves"))?;
        let there = |refusal: Refusal| refusal.thing("hex", u32::from(to.0));
        if counter.at == NOWHERE {
            let enemy = counter.side.enemy();
            if !self.is_way_in(counter, to) {
                return Err(there(refuse!("17.1.4", "no-way-in")));
            }
            if self.holder(to) == Some(enemy) || self.is_veiled_at(enemy, to) || self.in_enemy_zone(counter.side, to) {
                return Err(there(refuse!("7.4.3", "enemy-there")));
            }
            return Ok(1);
        }
        if marcher.halted && !self.is_over_bridge(counter.at, to) {
            return Err(refuse!(2002 "25.3.6", "held-by-water"));
        }
        let cost = self.counter_cost(counter, counter.at, to)?;
        let allowance = self.counter_allowance(counter, counter.what, counter.column);
        let total = marcher.spent[0].saturating_add(cost);
        if total > allowance && marcher.hexes > 0 {
            let refusal = refuse!("7.3", "too-far").also(cite!("17.1.4")).number("cost", i32::from(cost));
            return Err(refusal.number("left", i32::from(allowance.saturating_sub(marcher.spent[0]))));
        }
        if !counter.column && self.marks_after(&marcher, counter, to).is_none() {
            return Err(there(refuse!("17.1.4", "marks-behind")));
        }
        Ok(cost)
    }

    /// Chapter 17.1.4: whether a mark of a deployed wing may go to the next hex.
    pub(super) fn may_trail(&self, mark: u8, to: Hex) -> Result<u8, Refusal> {
        let marcher = self.veil().and_then(|veil| veil.marcher).ok_or_else(|| refuse!("7.3", "nobody-moves"))?;
        let counter = self.counter(marcher.counter).ok_or_else(|| refuse!("7.3", "nobody-moves"))?;
        let from = counter.marks.get(usize::from(mark)).copied().filter(|hex| *hex != NOWHERE);
        let (Some(from), false, true) = (from, counter.column, counter.at != NOWHERE) else {
            return Err(refuse!("17.1.4", "no-such-mark"));
        };
        let cost = self.counter_cost(counter, from, to)?;
        if self.distance(counter.at, to) > MARK_RANGE {
            return Err(refuse!("17.1.4", "marks-behind").thing("hex", u32::from(to.0)));
        }
        let spent = marcher.spent[usize::from(mark) + 1];
        match spent + cost <= self.counter_allowance(counter, counter.what, false) || spent == 0 {
            true => Ok(cost),
            false => Err(refuse!("7.3", "too-far").number("cost", i32::from(cost)).number("left", 0)),
        }
    }

    pub(super) fn may_rest_counter(&self) -> Result<(), Refusal> {
        let marcher = self.veil().and_then(|veil| veil.marcher).ok_or_else(|| refuse!("7.3", "nobody-moves"))?;
        match self.counter(marcher.counter).is_some_and(|counter| counter.at != NOWHERE) {
            true => Ok(()),
            false => Err(refuse!("17.1.4", "must-come-in")),
        }
    }

    /// A counter of a side that is awake.
    pub(super) fn own_counter(&self, side: Side, counter: u8) -> Result<&Counter, Refusal> {
        let found = self.counter(counter).filter(|counter| counter.side == side);
        let found = found.ok_or_else(|| refuse!("17.1.4", "no-such-counter"))?;
        match self.may_act_under(side, found.what) {
            true => Ok(found),
            false => Err(refuse!("4.1", "inactive").also(cite!("17.1.5"))),
        }
    }

    pub(super) fn may_muster(&self, side: Side, number: u8) -> Result<(), Refusal> {
        let counter = self.own_counter(side, number)?;
        if self.position.crowded {
            return Err(refuse!("7.3", "crowded-first").also(cite!("5.4")));
        }
        if counter.moved {
            return Err(refuse!("7.3", "moved"));
        }
        let grid = &self.battle.board.grid;
        let enters = |hex: &Hex| self.is_way_in(counter, *hex) && self.holder(*hex) != Some(side.enemy());
        let free = |hex: &Hex| !self.is_veiled_at(side.enemy(), *hex) && !self.in_enemy_zone(side, *hex);
        match counter.at != NOWHERE || grid.hexes().any(|hex| enters(&hex) && free(&hex)) {
            true => Ok(()),
            false => Err(refuse!("17.1.4", "no-way-in").number("hex", 0)),
        }
    }

    /// Chapters 7.6 and 17.1.4: whether a counter may go into column.
    pub(super) fn may_fold(&self, side: Side, number: u8) -> Result<(), Refusal> {
        let counter = self.own_counter(side, number)?;
        if counter.column {
            return Err(refuse!("7.6", "in-column"));
        }
        if counter.moved || self.position.crowded {
            return Err(refuse!("7.3", "moved"));
        }
        match counter.what == What::DUMMY || self.is_effective_under(side, counter.what) {
            true => Ok(()),
            false => Err(refuse!("7.6", "not-effective").also(cite!("4.2.3"))),
        }
    }

    /// Chapters 4.4 and 17.1.4: whether a counter may leave column. Everybody can see which could.
    pub(crate) fn may_unfold(&self, side: Side, number: u8) -> Result<(), Refusal> {
        let counter = self.counter(number).filter(|counter| counter.side == side && counter.column);
        // Where wings come in in column (24.2.2 of 2002) nobody leaves it before.
        let enters = self.battle.scenario.entry.as_ref().is_some_and(|entry| entry.side == side.number());
        let counter = counter.filter(|counter| !enters || counter.at != NOWHERE);
        match counter.is_some() && self.acts(side) {
            true => Ok(()),
            false => Err(refuse!("4.4", "not-in-column")),
        }
    }

    /// Chapter 17.1.6: two counters that look alike may change places unseen where they meet.
    pub(super) fn may_exchange(&self, side: Side, one: u8, other: u8) -> Result<(), Refusal> {
        let pair = self.own_counter(side, one).ok().zip(self.own_counter(side, other).ok());
        let alike = |(one, other): (&Counter, &Counter)| {
            let [first, second] = [one, other].map(|counter| (counter.kind, counter.at, counter.column, counter.moved));
            first == second && one.lies() && one.could_be == other.could_be && one.what != other.what
        };
        match one < other && pair.is_some_and(alike) {
            true => Ok(()),
            false => Err(refuse!("17.1.6", "not-together")),
        }
    }

    /// Chapter 17.1.1: whether a unit that was detached to the commander may go back to its wing.
    pub(super) fn may_rejoin(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        let attached = self.veil().is_some_and(|veil| veil.attached[side.index()].has(unit));
        match attached && self.position.on_map(unit) {
            true => Ok(()),
            false => Err(refuse!("17.1.1", "not-attached")),
        }
    }

    /// The orders of a movement phase that speak of counters.
    pub(crate) fn counter_orders(&self, side: Side, out: &mut Vec<Order>) {
        let Some(veil) = self.veil() else { return };
        let mut orders: Vec<IntelligenceOrder> = Vec::new();
        if let Some(marcher) = veil.marcher {
            if let Some(counter) = self.counter(marcher.counter) {
                match counter.at {
                    NOWHERE => orders.extend(self.battle.board.grid.hexes().map(IntelligenceOrder::Pace)),
                    at => {
                        orders.extend(self.around(at).map(|(_, to)| IntelligenceOrder::Pace(to)));
                        for (mark, hex) in counter.marks.into_iter().enumerate().filter(|(_, hex)| *hex != NOWHERE) {
                            let ways =
                                self.around(hex).map(|(_, to)| IntelligenceOrder::Trail { mark: mark as u8, to });
                            orders.extend(ways);
                        }
                    }
                }
            }
            orders.extend([IntelligenceOrder::Rest, IntelligenceOrder::Unveil]);
        } else {
            for (number, _) in veil.hidden(side) {
                orders.extend([IntelligenceOrder::Muster(number), IntelligenceOrder::Fold(number)]);
                for (other, _) in veil.hidden(side).filter(|(other, _)| *other > number) {
                    orders.push(IntelligenceOrder::Exchange { one: number, other });
                }
            }
            orders.extend(veil.attached[side.index()].iter().map(IntelligenceOrder::Rejoin));
        }
        let fit = orders.into_iter().filter(|order| self.check_counters(side, *order).is_ok());
        out.extend(fit.map(Order::Intelligence));
    }

    /// Whether an order of a movement phase that speaks of counters is legal.
    pub(crate) fn check_counters(&self, side: Side, order: IntelligenceOrder) -> Result<(), Refusal> {
        let marching = self.veil().is_some_and(|veil| veil.marcher.is_some());
        match order {
            IntelligenceOrder::Pace(to) => self.may_pace(to).map(|_| ()),
            IntelligenceOrder::Trail { mark, to } => self.may_trail(mark, to).map(|_| ()),
            IntelligenceOrder::Rest => self.may_rest_counter(),
            IntelligenceOrder::Unveil => self.may_unveil(),
            _ if marching || self.position.mover.is_some() => Err(refuse!("7.3", "one-at-a-time")),
            IntelligenceOrder::Muster(counter) => self.may_muster(side, counter),
            IntelligenceOrder::Fold(counter) => self.may_fold(side, counter),
            IntelligenceOrder::Exchange { one, other } => self.may_exchange(side, one, other),
            IntelligenceOrder::Rejoin(unit) => self.may_rejoin(side, unit),
            _ => Err(refuse!("7.3", "not-now")),
        }
    }

    /// Orders to leave column, in the segment of deployment.
    pub(crate) fn unfold_orders(&self, side: Side, out: &mut Vec<Order>) {
        let hidden = self.veil().into_iter().flat_map(|veil| veil.hidden(side));
        let fit = hidden.filter(|(number, _)| self.may_unfold(side, *number).is_ok());
        out.extend(fit.map(|(number, _)| Order::Intelligence(IntelligenceOrder::Unfold(number))));
    }

    /// Whether a hidden wing of an advancing army could have moved in this phase and has not.
    pub(crate) fn has_idle_counter(&self, side: Side) -> bool {
        self.lying(side).any(|(_, counter)| !counter.moved && self.may_act_under(side, counter.what))
    }

    /// Whether a counter is on its way.
    pub(crate) fn has_marcher(&self) -> bool {
        self.veil().is_some_and(|veil| veil.marcher.is_some())
    }

    /// Chapter 17.1.3: whether a side could rouse a wing that nobody has spotted, as everybody may
    /// know: a special leader of it waits behind some counter.
    pub(crate) fn could_rouse_unseen(&self, side: Side) -> bool {
        let special = |leader: LeaderId| {
            let spec = self.shown(leader);
            let roused = self.position.roused >> leader.0 & 1 == 1;
            spec.side == side.number() && spec.special.is_some() && !roused && self.is_leader_veiled(leader)
        };
        self.position.veil.is_some() && (0..self.battle.leaders.len() as u8).map(LeaderId).any(special)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A movement phase begins: nobody has moved.
    pub(crate) fn rest_counters(&mut self) {
        if let Some(veil) = self.veil() {
            veil.marcher = None;
            veil.counters.iter_mut().for_each(|counter| (counter.moved, counter.entered) = (false, false));
        }
    }

    /// An order of a movement phase that speaks of counters.
    pub(crate) fn march_counters(&mut self, side: Side, order: IntelligenceOrder) {
        match order {
            IntelligenceOrder::Muster(counter) => {
                if let Some(veil) = self.veil() {
                    veil.marcher = Some(Marcher { counter, spent: [0; 3], hexes: 0, halted: false });
                }
            }
            IntelligenceOrder::Pace(to) => self.pace(side, to),
            IntelligenceOrder::Trail { mark, to } => self.trail(side, mark, to),
            IntelligenceOrder::Rest => self.rest_counter(),
            IntelligenceOrder::Unveil => self.unveil(side),
            IntelligenceOrder::Fold(counter) => self.fold(side, counter, true),
            IntelligenceOrder::Exchange { one, other } => self.exchange(side, one, other),
            IntelligenceOrder::Rejoin(unit) => {
                if let Some(veil) = self.veil() {
                    veil.attached[side.index()].remove(unit);
                }
                self.journal.note(cites!["17.1.1"], || IntelligenceEvent::Rejoined { side, unit });
            }
            _ => {}
        }
    }

    pub(super) fn rest_counter(&mut self) {
        let Some(marcher) = self.veil().and_then(|veil| veil.marcher.take()) else { return };
        if let Some(counter) = self.counter_mut(marcher.counter) {
            counter.moved = true;
        }
    }

    pub(super) fn exchange(&mut self, side: Side, one: u8, other: u8) {
        let Some(veil) = self.veil() else { return };
        let (first, second) = (usize::from(one), usize::from(other));
        let (what, at) = (veil.counters[first].what, veil.counters[first].at);
        veil.counters[first].what = veil.counters[second].what;
        veil.counters[second].what = what;
        self.journal.note(cites!["17.1.6"], || IntelligenceEvent::Exchanged { side, at });
    }

    /// Chapters 7.6 and 4.4: a counter goes into column, or leaves it.
    pub(crate) fn fold(&mut self, side: Side, number: u8, column: bool) {
        let Some(counter) = self.counter_mut(number) else { return };
        counter.column = column;
        let (kind, at) = (counter.kind, counter.at);
        if column {
            self.narrow(number, |field, _, what| what == What::DUMMY || field.is_effective_under(side, what));
        }
        self.journal.note(cites!["17.1.4", column => "7.6" or "4.4"], || IntelligenceEvent::Folded {
            side,
            kind,
            counter: number,
            at,
            column,
        });
    }

    /// Something that not everything could have done: it can only be what could.
    pub(super) fn narrow(&mut self, number: u8, could: impl Fn(&Field<'_>, &Counter, What) -> bool) {
        let field = self.field();
        let Some(counter) = field.counter(number) else { return };
        let possible = What::each(counter.could_be).filter(|what| could(&field, counter, *what));
        let could_be = possible.fold(counter.what.bit(), |set, what| set | what.bit());
        if let Some(counter) = self.counter_mut(number) {
            counter.could_be = could_be;
        }
    }

    pub(super) fn pace(&mut self, side: Side, to: Hex) {
        let field = self.field();
        let (Ok(cost), Some(mut marcher)) = (field.may_pace(to), field.veil().and_then(|veil| veil.marcher)) else {
            return;
        };
        let number = marcher.counter;
        let Some(before) = field.counter(number).copied() else { return };
        let enters = before.at == NOWHERE;
        let marks = if before.column || enters { None } else { field.marks_after(&marcher, &before, to) };
        let wet = !before.column && !enters && self.battle.banks.has(to) && !field.is_over_bridge(before.at, to);
        // The price alone: what is left of an allowance would tell whose it is.
        marcher.spent[0] = marcher.spent[0].saturating_add(cost);
        marcher.hexes += 1;
        marcher.halted = wet;
        let mut after = before;
        (after.at, after.entered) = (to, before.entered || enters);
        after.marks = match (enters, marks) {
            (true, _) => [to; 2],
            (_, Some(marks)) => {
                marks.into_iter().enumerate().for_each(|(place, (_, cost))| marcher.spent[place + 1] += cost);
                marks.map(|(hex, _)| hex)
            }
            _ => [before.at, before.marks[0]],
        };
        if let Some(counter) = self.counter_mut(number) {
            *counter = after;
        }
        if let Some(veil) = self.veil() {
            veil.marcher = Some(marcher);
        }
        self.position.armies[side.index()].exerted = true;
        let (hexes, spent) = (marcher.hexes, marcher.spent[0]);
        self.narrow(number, |field, counter, what| {
            let near = hexes <= 1 || field.possible_allowance(counter, what) >= spent;
            near && field.may_act_under(side, what)
        });
        self.mingle(number);
        let (kind, column) = (before.kind, before.column);
        let from = if enters { to } else { before.at };
        let entry = self.battle.scenario.entry.is_some() && enters;
        self.journal.note(
            cites![
                "17.1.4",
                column => "7.6.1" or "7.3",
                entry => 2002 "24.2.2",
                wet => 2002 "25.3.6"
            ],
            || IntelligenceEvent::Paced { side, kind, counter: number, from, to, cost, column },
        );
        self.descry_by_counter(side, number);
    }

    /// Where counters meet that look alike nobody can tell any more which of them is which.
    pub(super) fn mingle(&mut self, number: u8) {
        let Some(one) = self.field().counter(number).copied() else { return };
        let alike = |other: &Counter| {
            !other.gone
                && other.side == one.side
                && other.kind == one.kind
                && other.at == one.at
                && other.column == one.column
        };
        let Some(veil) = self.veil() else { return };
        let all = veil.counters.iter().filter(|other| alike(other)).fold(0, |set, other| set | other.could_be);
        veil.counters.iter_mut().filter(|other| alike(other)).for_each(|other| other.could_be = all);
    }

    pub(super) fn trail(&mut self, side: Side, mark: u8, to: Hex) {
        let field = self.field();
        let (Ok(cost), Some(marcher)) = (field.may_trail(mark, to), field.veil().and_then(|veil| veil.marcher)) else {
            return;
        };
        let (number, place) = (marcher.counter, usize::from(mark));
        let Some(from) = field.counter(number).map(|counter| counter.marks[place]) else { return };
        if let Some(counter) = self.counter_mut(number) {
            counter.marks[place] = to;
        }
        let mut spent = 0;
        if let Some(marcher) = self.veil().and_then(|veil| veil.marcher.as_mut()) {
            marcher.spent[place + 1] += cost;
            marcher.hexes = marcher.hexes.max(1);
            spent = marcher.spent[place + 1];
        }
        self.position.armies[side.index()].exerted = true;
        self.narrow(number, |field, counter, what| spent <= cost || field.possible_allowance(counter, what) >= spent);
        self.journal.note(cites!["17.1.4"], || IntelligenceEvent::Trailed { side, counter: number, from, to });
        self.descry_by_counter(side, number);
    }
}
