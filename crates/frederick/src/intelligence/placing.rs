//! Chapters 17.3.1 and 17.3.2: the units of a wing that was spotted are placed on the map, deployed
//! round their leader or in column behind him.

use hexes::{Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use super::counters::{Counter, Placing};
use super::{IntelligenceEvent, IntelligenceOrder};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{NOWHERE, Phase};
use crate::engine::spec::Arm;
use crate::rules::{cite, cites, refuse};

/// How far from their leader units are placed.
const RADIUS: u32 = 3;
/// How long a column is behind its leader.
const LENGTH: usize = 6;

/// A wing that is being placed: what does not change from hex to hex.
struct Turn<'a> {
    placing: Placing,
    counter: &'a Counter,
    /// Where deployed units may stand, as far as ground and leader go.
    open: HexSet,
    /// The hexes that have to be taken next.
    due: Vec<Hex>,
    /// The hexes of its column.
    line: Vec<Hex>,
}

impl<'a> Field<'a> {
    fn placing(&self) -> Option<(Placing, &'a Counter)> {
        let veil = self.veil()?;
        let placing = veil.placing?;
        Some((placing, veil.counter(placing.counter)?))
    }

    fn turn(&self) -> Option<Turn<'a>> {
        let (placing, counter) = self.placing()?;
        let mut turn = Turn { placing, counter, open: HexSet::default(), due: Vec::new(), line: Vec::new() };
        match placing.column {
            true => turn.line = self.line_of(counter),
            false => {
                turn.open = self.open_ground(counter, false, RADIUS);
                turn.due = self.due(&turn);
            }
        }
        Some(turn)
    }

    /// Whether a unit could stand on this ground at all, with those who stand there.
    fn has_room(&self, placing: &Placing, side: Side, unit: UnitId, at: Hex) -> Result<(), Refusal> {
        let arm = self.arm(unit).index();
        let prohibited = self.battle.board.terrain[at.index()]
            .iter()
            .any(|terrain| self.battle.charts.terrain[terrain.index()].cost[arm].is_none());
        if prohibited {
            return Err(refuse!("7.4.3", "prohibited"));
        }
        let enemy = side.enemy();
        let held = self.holder(at) == Some(enemy) || self.leaders_at(enemy, at).next().is_some();
        if held || self.is_veiled_at(enemy, at) {
            return Err(refuse!("7.4.3", "enemy-there").thing("hex", u32::from(at.0)));
        }
        let column = if placing.column { self.position.column.or(Units::only(unit)) } else { self.position.column };
        self.keeps_limits_in(at, Units::only(unit), column)
    }

    /// Chapter 17.3: whether a hex lies beyond an enemy, as seen by the leader.
    fn is_beyond(&self, side: Side, leader: Hex, at: Hex) -> bool {
        let far = self.distance(leader, at);
        self.on_map(side.enemy())
            .iter()
            .map(|unit| self.at(unit))
            .any(|enemy| enemy != at && self.distance(leader, enemy) + self.distance(enemy, at) == far)
    }

    /// Chapter 17.3.1: whether units of the wing would stand on two opposite sides of an enemy.
    fn surrounds(&self, side: Side, done: Units, at: Hex) -> bool {
        let stands = |hex: Hex| done.iter().any(|unit| self.at(unit) == hex);
        self.around(at).any(|(direction, enemy)| {
            let opposite = self.around(enemy).find(|(way, _)| *way == direction).map(|(_, hex)| hex);
            self.holder(enemy) == Some(side.enemy()) && opposite.is_some_and(stands)
        })
    }

    /// Whether an enemy stands next to a hex.
    fn has_enemy_beside(&self, side: Side, at: Hex) -> bool {
        self.around(at).any(|(_, near)| self.holder(near) == Some(side.enemy()))
    }

    /// The hexes of the column behind a leader, as he has come: six of them at most.
    pub(super) fn line_of(&self, counter: &Counter) -> Vec<Hex> {
        let mut line = vec![counter.at];
        for mark in counter.marks.into_iter().filter(|mark| *mark != NOWHERE) {
            while line.len() <= LENGTH {
                let last = line[line.len() - 1];
                if last == mark || self.distance(last, mark) == 0 {
                    break;
                }
                let near = self.around(last).map(|(_, near)| near).filter(|near| !line.contains(near));
                let Some(next) = near.min_by_key(|near| (self.distance(*near, mark), near.0)) else { break };
                line.push(next);
                if line.len() > 1 && next == mark {
                    break;
                }
            }
        }
        // Straight on, in the direction in which the tail points.
        while line.len() <= LENGTH && line.len() > 1 {
            let (before, last) = (line[line.len() - 2], line[line.len() - 1]);
            let Some(direction) = self.battle.board.grid.direction(before, last) else { break };
            let Some((_, next)) = self.around(last).find(|(way, _)| *way == direction) else { break };
            line.push(next);
        }
        line
    }

    /// Chapter 17.3.1: whether a unit may be placed here, deployed.
    fn may_deploy_at(&self, turn: &Turn<'_>, unit: UnitId, at: Hex) -> Result<(), Refusal> {
        let (placing, counter) = (&turn.placing, turn.counter);
        let there = |refusal: Refusal| refusal.thing("hex", u32::from(at.0));
        if self.distance(counter.at, at) > RADIUS {
            return Err(there(refuse!("17.3.1", "far-from-leader")));
        }
        if !turn.open.has(at) {
            return Err(there(refuse!("7.4.3", "prohibited").also(cite!("17.3.1"))));
        }
        self.has_room(placing, counter.side, unit, at)?;
        if self.is_beyond(counter.side, counter.at, at) {
            return Err(there(refuse!("17.3.1", "beyond-enemy")));
        }
        if self.surrounds(counter.side, placing.done, at) {
            return Err(there(refuse!("17.3.1", "around-enemy")));
        }
        let alone = !self.has_line(counter.side, at);
        if self.arm(unit) == Arm::Artillery && alone && self.in_enemy_zone(counter.side, at) {
            return Err(refuse!("7.5.2", "guns-alone"));
        }
        Ok(())
    }

    /// The hexes that have to be taken next: the leader's, then those of the marks.
    fn due(&self, turn: &Turn<'_>) -> Vec<Hex> {
        let (placing, counter) = (&turn.placing, turn.counter);
        let fits = |hex: &Hex| placing.left.iter().any(|unit| self.may_deploy_at(turn, unit, *hex).is_ok());
        if placing.done.is_empty() {
            return [counter.at].into_iter().filter(fits).collect();
        }
        let marks = counter.marks.into_iter().enumerate().filter(|(place, _)| placing.marks >> place & 1 == 1);
        let marks: Vec<Hex> = marks.map(|(_, hex)| hex).filter(|hex| *hex != NOWHERE).collect();
        if marks.is_empty() {
            return Vec::new();
        }
        let beside = self.around(counter.at).map(|(_, near)| near).filter(|_| placing.unfolds);
        marks.into_iter().chain(beside).filter(fits).collect()
    }

    /// Whether a unit may be placed deployed, in its turn.
    fn may_join_line(&self, turn: &Turn<'_>, unit: UnitId, at: Hex) -> Result<(), Refusal> {
        self.may_deploy_at(turn, unit, at)?;
        if !turn.due.is_empty() {
            return match turn.due.contains(&at) {
                true => Ok(()),
                false => Err(refuse!("17.3.1", "marks-first")),
            };
        }
        let done = turn.placing.done;
        match done.is_empty() || done.iter().any(|other| self.distance(self.at(other), at) <= 1) {
            true => Ok(()),
            false => Err(refuse!("17.3.1", "not-beside-others")),
        }
    }

    /// Chapter 17.3.2: whether a unit may be placed in a hex of a column.
    fn may_column_at(&self, placing: &Placing, counter: &Counter, unit: UnitId, at: Hex) -> Result<(), Refusal> {
        self.has_room(placing, counter.side, unit, at)?;
        if self.has_enemy_beside(counter.side, at) || self.is_beyond(counter.side, counter.at, at) {
            return Err(refuse!("17.3.2", "column-at-enemy").thing("hex", u32::from(at.0)));
        }
        Ok(())
    }

    /// Whether a unit may be placed in column, in its turn: first the line, then beside it.
    fn may_join_column(&self, turn: &Turn<'_>, unit: UnitId, at: Hex) -> Result<(), Refusal> {
        self.may_column_at(&turn.placing, turn.counter, unit, at)?;
        let line = &turn.line;
        let fits = |hex: &Hex| self.may_column_at(&turn.placing, turn.counter, unit, *hex).is_ok();
        let taken = line.iter().rposition(|hex| turn.placing.done.iter().any(|other| self.at(other) == *hex));
        // The line is filled from the head: no farther than the hex behind the last one taken.
        let reach = match taken {
            Some(place) => place + 1,
            None => line.iter().position(fits).unwrap_or(0),
        };
        let open: Vec<Hex> = line.iter().take(reach + 1).copied().filter(fits).collect();
        if !open.is_empty() {
            return match open.contains(&at) {
                true => Ok(()),
                false => Err(refuse!("17.3.2", "line-first").thing("hex", u32::from(at.0))),
            };
        }
        // Beside a line, not before or behind it: a hex that touches two of its hexes.
        let touched = line.iter().filter(|hex| self.distance(**hex, at) == 1).count();
        match touched >= 2.min(line.len()) {
            true => Ok(()),
            false => Err(refuse!("17.3.2", "not-beside-line").thing("hex", u32::from(at.0))),
        }
    }

    fn may_join(&self, turn: &Turn<'_>, unit: UnitId, at: Hex) -> Result<(), Refusal> {
        match turn.placing.column {
            true => self.may_join_column(turn, unit, at),
            false => self.may_join_line(turn, unit, at),
        }
    }

    /// The proper hexes for a unit.
    fn proper_stations(&self, turn: &Turn<'_>, unit: UnitId) -> Vec<Hex> {
        let at = turn.counter.at;
        let reach = if turn.placing.column { LENGTH as u32 + 1 } else { RADIUS };
        let near = self.battle.board.grid.hexes().filter(|hex| self.distance(at, *hex) <= reach);
        near.filter(|hex| self.may_join(turn, unit, *hex).is_ok()).collect()
    }

    /// Where none is proper, the nearest hexes with room; beside the enemy only in need.
    fn last_stations(&self, turn: &Turn<'_>, unit: UnitId) -> Vec<Hex> {
        let side = turn.counter.side;
        let rank = |hex: &Hex| (self.has_enemy_beside(side, *hex), self.distance(turn.counter.at, *hex));
        let open = self.battle.board.grid.hexes().filter(|hex| self.has_room(&turn.placing, side, unit, *hex).is_ok());
        let open: Vec<Hex> = open.collect();
        let best = open.iter().map(rank).min();
        open.into_iter().filter(|hex| Some(rank(hex)) == best).collect()
    }

    /// Who may be placed now, and where: as long as somebody finds a proper place, nobody else.
    fn all_stations(&self) -> Vec<(UnitId, Hex)> {
        let Some(turn) = self.turn() else { return Vec::new() };
        let pairs = |find: &dyn Fn(UnitId) -> Vec<Hex>| -> Vec<(UnitId, Hex)> {
            let units = turn.placing.left.iter();
            units.flat_map(|unit| find(unit).into_iter().map(move |hex| (unit, hex))).collect()
        };
        let proper = pairs(&|unit| self.proper_stations(&turn, unit));
        if proper.is_empty() { pairs(&|unit| self.last_stations(&turn, unit)) } else { proper }
    }

    /// Whether a unit may be placed here.
    pub(super) fn may_station(&self, unit: UnitId, at: Hex) -> Result<(), Refusal> {
        let Some(turn) = self.turn().filter(|turn| turn.placing.left.has(unit)) else {
            return Err(refuse!("17.3", "not-to-be-placed"));
        };
        let Err(refusal) = self.may_join(&turn, unit, at) else { return Ok(()) };
        let stuck = turn.placing.left.iter().all(|unit| self.proper_stations(&turn, unit).is_empty());
        match stuck && self.last_stations(&turn, unit).contains(&at) {
            true => Ok(()),
            false => Err(refusal),
        }
    }

    pub(super) fn station_orders(&self, out: &mut Vec<Order>) {
        let all = self.all_stations().into_iter();
        out.extend(all.map(|(unit, at)| Order::Intelligence(IntelligenceOrder::Station { unit, at })));
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A unit is placed.
    pub(super) fn station(&mut self, side: Side, unit: UnitId, at: Hex) {
        let Some((mut placing, counter)) = self.field().placing().map(|(placing, counter)| (placing, *counter)) else {
            return;
        };
        placing.left.remove(unit);
        if !placing.done.is_empty() {
            self.take_mark(&mut placing, &counter, at);
        }
        placing.done.add(unit);
        // Asked of the wing as it lay, before the first of it stood.
        let effective = placing.effective;
        self.position.put_below(unit, at);
        if placing.column {
            self.position.column.add(unit);
        }
        match effective {
            true => self.position.effective.add(unit),
            false => self.position.effective.remove(unit),
        }
        if let Some(veil) = self.veil() {
            veil.placing = Some(placing);
            veil.loads.retain(|(other, _)| *other != unit);
        }
        let column = placing.column;
        self.journal.note(cites!["17.3", column => "17.3.2" or "17.3.1"], || IntelligenceEvent::Stationed {
            side,
            unit,
            at,
        });
    }

    /// The hex of a mark is taken; a wing that unfolds may take any hex beside its leader for it.
    fn take_mark(&self, placing: &mut Placing, counter: &Counter, at: Hex) {
        let own = (0..2).find(|place| placing.marks >> place & 1 == 1 && counter.marks[*place] == at);
        let any = (0..2).find(|place| placing.marks >> place & 1 == 1).filter(|_| placing.unfolds);
        if let Some(place) = own.or(any) {
            placing.marks &= !(1 << place);
        }
    }

    /// Asks for the next unit; once all stand the counter is gone and nobody of them moves.
    pub(super) fn run_call_up(&mut self, side: Side) -> bool {
        let Some((placing, counter)) = self.field().placing().map(|(placing, counter)| (placing, *counter)) else {
            self.done();
            return true;
        };
        if !placing.left.is_empty() && !self.field().all_stations().is_empty() {
            return false;
        }
        self.done();
        if self.position.phase == Phase::Movement && self.position.active == side {
            self.position.moved = self.position.moved.or(placing.done);
            self.position.marched = self.position.marched.or(placing.done);
            self.position.moved_guns = self.position.moved_guns.or(placing.done.and(self.battle.artillery));
        }
        let led = self.field().led(side, counter.what);
        for leader in (0..self.battle.leaders.len() as u8).map(LeaderId).filter(|leader| led >> leader.0 & 1 == 1) {
            match placing.column {
                true => self.position.column_leaders |= 1 << leader.0,
                false => self.position.column_leaders &= !(1 << leader.0),
            }
        }
        if let Some(counter) = self.counter_mut(placing.counter) {
            counter.gone = true;
        }
        if let Some(veil) = self.veil() {
            veil.placing = None;
        }
        self.catch_leaders();
        // All stand: now sleeping armies may see them. Who is alarmed has no coup d'oeil.
        if self.position.phase == Phase::Movement && self.position.active == side {
            placing.done.iter().for_each(|unit| self.alarm(side, self.position.unit(unit).at));
            placing.done.iter().for_each(|unit| self.spot(side, unit));
        }
        true
    }
}
