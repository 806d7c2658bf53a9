//! Chapters 17.1.1 and 17.6.4: the army is grouped beside the map: artillery goes with wings,
//! units are detached to the commander, detachments are made up.

use hexes::{Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use super::IntelligenceEvent;
use super::counters::{ATTACHED, Counter, GUNS_PER_WING, Kind, What};
use super::zones::detachments_side;
use crate::engine::event::Event;
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units, WingId};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::position::{MOST_DETACHED, NOWHERE};
use crate::engine::spec::{Piece, ZoneSpec};
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// Whether a unit without a wing goes with one: artillery, and those who may be told off.
    pub(super) fn is_load(&self, side: Side, unit: UnitId) -> bool {
        let spec = self.battle.unit(unit);
        let later = self.waits_to_arrive(side, PieceId::Unit(unit))
            || self.coming_with(PieceId::Unit(unit)).is_some_and(|coming| coming.turn > 1);
        let artillery = self.battle.artillery.has(unit) || self.is_detachable(side, unit);
        spec.side == side && spec.wing.is_none() && artillery && !later && self.battle.scenario.units.has(unit)
    }

    /// The wings of a side that lie under counters: all but those that arrive later.
    pub(super) fn wings_to_hide(&self, side: Side) -> Vec<WingId> {
        let later = |wing: &WingId| {
            self.battle.wing_leader[wing.index()]
                .is_some_and(|leader| self.waits_to_arrive(side, PieceId::Leader(leader)))
        };
        self.battle.wings_of(side).filter(|wing| !later(wing)).collect()
    }

    pub(super) fn is_told_off(&self, unit: UnitId) -> bool {
        self.position.detached.iter().any(|units| units.has(unit))
    }

    /// Whether a counter lies, or is to lie, for a wing: for those who have somebody left.
    fn has_counter(&self, side: Side, wing: WingId) -> bool {
        let what = What::of_wing(wing);
        self.veil().is_some_and(|veil| veil.hidden(side).any(|(_, counter)| counter.what == what))
    }

    /// How much artillery goes with a wing: three at most (17.1.1), or what the scenario says.
    pub(super) fn most_guns(&self, side: Side, wing: WingId) -> usize {
        if self.has_guns_with_infantry(side) && !self.battle.wing_infantry[wing.index()] {
            return 0;
        }
        let quarters = self.quarters_of(wing.index());
        let most = quarters.map(|(_, quarters)| quarters.guns.map_or(GUNS_PER_WING, usize::from)).max();
        most.unwrap_or(GUNS_PER_WING).min(GUNS_PER_WING)
    }

    /// Whether another battery has room with a wing, beside these.
    pub(super) fn has_room_for_guns(&self, side: Side, loads: &[(UnitId, WingId)], wing: WingId) -> bool {
        let guns = |wing: usize| {
            let with = loads.iter().filter(|(_, with)| with.index() == wing);
            with.filter(|(gun, _)| self.battle.artillery.has(*gun)).count()
        };
        let full = |zone: &ZoneSpec| match zone {
            ZoneSpec::Guns { wings, most } if wings.contains(&wing.index()) => {
                wings.iter().map(|wing| guns(*wing)).sum::<usize>() >= usize::from(*most)
            }
            _ => false,
        };
        guns(wing.index()) < self.most_guns(side, wing) && !self.battle.scenario.zones.iter().any(full)
    }

    /// Chapter 17.1.1: whether a battery may go with a wing.
    pub(super) fn may_load(&self, side: Side, unit: UnitId, wing: WingId) -> Result<(), Refusal> {
        let Some(veil) = self.veil() else { return Err(not_now()) };
        let grouped = self.wings_to_hide(side).contains(&wing) && self.has_counter(side, wing);
        if !self.is_load(side, unit) || !grouped || self.is_told_off(unit) {
            return Err(refuse!("17.1.1", "not-grouped"));
        }
        if veil.loads.contains(&(unit, wing)) {
            return Err(refuse!("17.1.1", "with-that-wing"));
        }
        let others: Vec<(UnitId, WingId)> = veil.loads.iter().copied().filter(|(other, _)| *other != unit).collect();
        if !self.battle.artillery.has(unit) || self.has_room_for_guns(side, &others, wing) {
            return Ok(());
        }
        let refusal = refuse!("17.1.1", "guns-with-wing").number("most", self.most_guns(side, wing) as i32);
        Err(match self.battle.set_up_cite().filter(|_| self.most_guns(side, wing) < GUNS_PER_WING) {
            Some(paragraph) => refusal.also(paragraph),
            None => refusal,
        })
    }

    /// Chapter 17.1.1: whether a unit may be detached to its army commander.
    pub(super) fn may_attach(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        let Some(veil) = self.veil() else { return Err(not_now()) };
        let rider = self.commander_of(side).filter(|leader| self.battle.leader(*leader).wing.is_none());
        let ours = self.owner(unit) == side && self.battle.scenario.units.has(unit) && !self.is_told_off(unit);
        let grouped = match self.battle.unit(unit).wing {
            Some(wing) => self.wings_to_hide(side).contains(&wing),
            None => self.is_load(side, unit),
        };
        if rider.is_none() || !ours || !grouped {
            return Err(refuse!("17.1.1", "not-grouped"));
        }
        let attached = veil.attached[side.index()];
        if attached.has(unit) {
            return Err(refuse!("17.1.1", "attached-already"));
        }
        let guns = self.battle.artillery.has(unit);
        let such = attached.iter().filter(|other| self.battle.artillery.has(*other) == guns).count();
        match such < ATTACHED {
            true => Ok(()),
            false => Err(refuse!("17.1.1", "enough-attached").number("most", ATTACHED as i32)),
        }
    }

    /// How much infantry and cavalry could be detached to the army commander, as everybody knows.
    pub(super) fn most_attached(&self, side: Side) -> usize {
        let rider = self.commander_of(side).filter(|leader| self.battle.leader(*leader).wing.is_none());
        if self.battle.options.set_up_by_hand && rider.is_some() { ATTACHED } else { 0 }
    }

    /// The army commander of a side, wherever he is.
    pub(crate) fn commander_of(&self, side: Side) -> Option<LeaderId> {
        self.position.armies[side.index()].commander
    }

    pub(super) fn may_ride(&self, side: Side, wing: WingId) -> Result<(), Refusal> {
        let Some(veil) = self.veil() else { return Err(not_now()) };
        let rider = self.commander_of(side).filter(|leader| self.battle.leader(*leader).wing.is_none());
        let grouped = self.wings_to_hide(side).contains(&wing) && self.has_counter(side, wing);
        match rider.is_some() && grouped && veil.rides[side.index()] != Some(wing) {
            true => Ok(()),
            false => Err(refuse!("17.1.1", "not-grouped")),
        }
    }

    /// Whether nothing is laid yet, so that detachments may still be made up.
    pub(super) fn may_make_up(&self, side: Side) -> bool {
        let spec = self.battle.scenario.detachments.as_ref();
        spec.is_some_and(|spec| self.battle.wing_side[spec.wing] == side)
            && self.veil().is_some_and(|veil| veil.hidden(side).all(|(_, counter)| counter.at == NOWHERE))
    }

    /// Chapter 17.6.4.2: whether a unit may be told off to a detachment, or kept with the army.
    pub(super) fn may_tell_off(&self, side: Side, unit: UnitId, detachment: u8) -> Result<(), Refusal> {
        let number = usize::from(detachment);
        if !self.may_make_up(side) || !self.is_detachable(side, unit) || number > MOST_DETACHED {
            return Err(refuse!("17.6.4.2", "not-detached"));
        }
        let there = self.position.detached.iter().position(|units| units.has(unit)).unwrap_or(MOST_DETACHED);
        if there == number {
            return Err(refuse!("17.6.4.2", "detached-there"));
        }
        // Detachments are numbered without gaps.
        let before = number == MOST_DETACHED || (0..number).all(|number| !self.position.detached[number].is_empty());
        match before {
            true => Ok(()),
            false => Err(refuse!("17.6.4.2", "detached-in-order")),
        }
    }

    /// Chapter 17.6.4.3: whether a detachment may lie under such a counter.
    pub(super) fn may_mask(&self, side: Side, detachment: u8, kind: Kind) -> Result<(), Refusal> {
        let what = What::of_detachment(usize::from(detachment));
        let Some(veil) = self.veil().filter(|_| self.may_make_up(side) && usize::from(detachment) < MOST_DETACHED)
        else {
            return Err(refuse!("17.6.4.3", "no-such-mask"));
        };
        let own = veil.hidden(side).find(|(_, counter)| counter.what == what).map(|(_, counter)| counter.kind);
        let spare = veil.hidden(side).any(|(_, counter)| counter.what == What::DUMMY && counter.kind == kind);
        let led = self.position.detached_leaders.get(usize::from(detachment)).is_some_and(|leaders| *leaders != 0);
        match own.is_some_and(|own| own != kind) && spare && !led {
            true => Ok(()),
            false => Err(refuse!("17.6.4.3", "no-such-mask")),
        }
    }

    /// Where the leader of a wing stands in the quick set-up.
    pub(super) fn printed(&self, piece: PieceId) -> Option<Hex> {
        let placing = self.battle.scenario.placings.iter().find(|placing| match (placing.piece, piece) {
            (Piece::Unit(one), PieceId::Unit(other)) => one == other.index(),
            (Piece::Leader(one), PieceId::Leader(other)) => one == other.index(),
            _ => false,
        });
        placing.and_then(|placing| self.battle.board.grid.find(placing.hex))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Before anything is laid: the army is grouped as in history, its counters are counted.
    pub(crate) fn prepare_counters(&mut self, side: Side) {
        self.position.veil.get_or_insert_default();
        self.leave_in_the_open(side);
        self.make_up_detachments(side);
        self.group_units(side);
        self.count_counters(side);
    }

    /// Who has no counter stands in the open: single units that go with nobody.
    pub(super) fn leave_in_the_open(&mut self, side: Side) {
        for unit in self.battle.of_side[side.index()].and(self.battle.scenario.units).iter() {
            let field = self.field();
            let single = self.battle.unit(unit).wing.is_none() && !field.is_load(side, unit);
            if single && let Some(hex) = field.printed(PieceId::Unit(unit)) {
                self.position.put_below(unit, hex);
            }
        }
    }

    /// Chapter 17.6.4.2: detachments as the quick set-up has them.
    pub(super) fn make_up_detachments(&mut self, side: Side) {
        let field = self.field();
        let units = self.battle.of_side[side.index()].iter().filter(|unit| field.is_detachable(side, *unit));
        let posted = |unit: UnitId| Some((unit, field.printed(PieceId::Unit(unit))?));
        let posted: Vec<(UnitId, Hex)> =
            units.filter_map(posted).filter(|(_, hex)| field.is_outpost(side, *hex)).collect();
        let hexes: HexSet = posted.iter().map(|(_, hex)| *hex).collect();
        let areas = self.battle.board.grid.areas(&hexes);
        let (mut detached, mut leaders) = ([Units::NONE; MOST_DETACHED], [0u32; MOST_DETACHED]);
        for (number, area) in areas.iter().take(MOST_DETACHED).enumerate() {
            detached[number] = posted.iter().filter(|(_, hex)| area.has(*hex)).map(|(unit, _)| *unit).collect();
        }
        if let Some(spec) = self.battle.scenario.detachments.as_ref()
            && self.battle.wing_side[spec.wing] == side
            && let Some(leader) = self.battle.wing_leader[spec.wing]
            && let Some(hex) = field.printed(PieceId::Leader(leader))
            && let Some(number) =
                areas.iter().take(MOST_DETACHED).position(|area| area.iter().any(|at| field.distance(at, hex) <= 1))
        {
            leaders[number] |= 1 << leader.0;
        }
        if !areas.is_empty() {
            (self.position.detached, self.position.detached_leaders) = (detached, leaders);
        }
    }

    /// Chapter 17.1.1: artillery goes with the nearest wing that has room for it.
    pub(super) fn group_units(&mut self, side: Side) {
        let field = self.field();
        let manned = |wing: &WingId| !field.troops(side, What::of_wing(*wing)).is_empty();
        let wings: Vec<WingId> = field.wings_to_hide(side).into_iter().filter(manned).collect();
        let leads = |wing: WingId| {
            let leader = self.battle.wing_leader[wing.index()]?;
            field.printed(PieceId::Leader(leader))
        };
        let away = |wing: WingId, hex: Option<Hex>| match (hex, leads(wing)) {
            (Some(hex), Some(at)) => field.distance(hex, at),
            _ => 0,
        };
        let mut loads: Vec<(UnitId, WingId)> = Vec::new();
        for unit in self.battle.of_side[side.index()].iter().filter(|unit| field.is_load(side, *unit)) {
            if field.is_told_off(unit) {
                continue;
            }
            let hex = field.printed(PieceId::Unit(unit));
            let with = |wing: WingId| loads.iter().filter(|(_, other)| *other == wing).count();
            let gun = self.battle.artillery.has(unit);
            let full = |wing: WingId| gun && !field.has_room_for_guns(side, &loads, wing);
            let foot = |wing: WingId| !self.battle.wing_infantry[wing.index()];
            // Nobody is left behind if all are full.
            let order = |wing: &WingId| (full(*wing), away(*wing, hex), foot(*wing), with(*wing), wing.0);
            if let Some(wing) = wings.iter().copied().min_by_key(order) {
                loads.push((unit, wing));
            }
        }
        let commander = field.commander_of(side).filter(|leader| self.battle.leader(*leader).wing.is_none());
        let hex = commander.and_then(|leader| field.printed(PieceId::Leader(leader)));
        let ride = commander.and_then(|_| wings.iter().copied().min_by_key(|wing| (away(*wing, hex), wing.0)));
        if let Some(veil) = self.veil() {
            veil.loads.extend(loads);
            veil.rides[side.index()] = ride;
        }
    }

    /// One counter for each wing that has units, one for each detachment, and the dummies.
    pub(super) fn count_counters(&mut self, side: Side) {
        let field = self.field();
        let mut counters: Vec<Counter> = Vec::new();
        for wing in field.wings_to_hide(side) {
            if !field.troops(side, What::of_wing(wing)).is_empty() {
                counters.push(Counter::new(side, self.battle.kind_of(wing), What::of_wing(wing)));
            }
        }
        let mut spare: Vec<Kind> = Kind::ALL
            .into_iter()
            .flat_map(|kind| {
                let count = field.dummies(side, kind).map(|dummies| usize::from(dummies.counts[kind as usize])).sum();
                std::iter::repeat_n(kind, count)
            })
            .collect();
        for number in 0..MOST_DETACHED {
            if field.position.detached[number].is_empty() || !detachments_side(&field, side) {
                continue;
            }
            // Their own leader lies over them, or one of the false ones.
            let led = field.position.detached_leaders[number] != 0;
            let kind = if led { Kind::Mixed } else { spare.pop().unwrap_or(Kind::Mixed) };
            counters.push(Counter::new(side, kind, What::of_detachment(number)));
        }
        counters.extend(spare.into_iter().map(|kind| Counter::new(side, kind, What::DUMMY)));
        if let Some(veil) = self.veil() {
            veil.counters.retain(|counter| counter.side != side);
            veil.counters.extend(counters);
        }
    }

    /// Chapter 17.6.4.2: a unit changes its detachment, or joins the army.
    pub(super) fn tell_off(&mut self, side: Side, unit: UnitId, detachment: u8) {
        for units in &mut self.position.detached {
            units.remove(unit);
        }
        if let Some(units) = self.position.detached.get_mut(usize::from(detachment)) {
            units.add(unit);
            if let Some(veil) = self.veil() {
                veil.loads.retain(|(other, _)| *other != unit);
            }
        } else if self.field().is_load(side, unit)
            && let Some(wing) = self.field().wings_to_hide(side).first().copied()
            && let Some(veil) = self.veil()
        {
            veil.loads.push((unit, wing));
        }
        self.close_ranks();
        self.count_counters(side);
        self.leave_empty_wings(side);
        self.journal.note(cites!["17.6.4.2", "17.6.4.1"], || IntelligenceEvent::ToldOff { side, unit, detachment });
    }

    /// Detachments are numbered without gaps; a leader without one goes back to the army, if any of
    /// his troops are there, and else to the first detachment.
    pub(super) fn close_ranks(&mut self) {
        let filled: Vec<(Units, u32)> =
            self.position.detached.iter().copied().zip(self.position.detached_leaders).collect();
        let mut filled: Vec<(Units, u32)> = filled.into_iter().filter(|(units, _)| !units.is_empty()).collect();
        let told_off = filled.iter().fold(Units::NONE, |all, (units, _)| all.or(*units));
        if let Some(spec) = self.battle.scenario.detachments.as_ref()
            && let Some(leader) = self.battle.wing_leader[spec.wing]
            && filled.iter().all(|(_, leaders)| leaders >> leader.0 & 1 == 0)
            && self.battle.wing_units[spec.wing].and(self.battle.scenario.units).without(told_off).is_empty()
            && let Some((_, leaders)) = filled.first_mut()
        {
            *leaders |= 1 << leader.0;
        }
        filled.resize(MOST_DETACHED, (Units::NONE, 0));
        for (number, (units, leaders)) in filled.into_iter().enumerate() {
            (self.position.detached[number], self.position.detached_leaders[number]) = (units, leaders);
        }
    }

    /// Artillery and the commander leave a wing of which nobody is left, for the first with room.
    fn leave_empty_wings(&mut self, side: Side) {
        let field = self.field();
        let Some(veil) = field.veil() else { return };
        let wings: Vec<WingId> =
            field.wings_to_hide(side).into_iter().filter(|wing| field.has_counter(side, *wing)).collect();
        let ours = |unit: UnitId| self.battle.unit(unit).side == side;
        let stays = |(unit, wing): &(UnitId, WingId)| !ours(*unit) || wings.contains(wing);
        let (mut loads, homeless): (Vec<_>, Vec<_>) = veil.loads.iter().copied().partition(stays);
        for (unit, _) in homeless {
            let full = |wing: &WingId| self.battle.artillery.has(unit) && !field.has_room_for_guns(side, &loads, *wing);
            if let Some(wing) = wings.iter().copied().min_by_key(full) {
                loads.push((unit, wing));
            }
        }
        let ride = veil.rides[side.index()].map(|wing| if wings.contains(&wing) { Some(wing) } else { None });
        let ride = ride.map(|kept| kept.or_else(|| wings.first().copied()));
        if let Some(veil) = self.veil() {
            veil.loads = loads;
            veil.rides[side.index()] = ride.flatten();
        }
    }

    /// Chapter 17.6.4.3: a detachment and a dummy change counters.
    pub(super) fn mask(&mut self, side: Side, detachment: u8, kind: Kind) {
        let what = What::of_detachment(usize::from(detachment));
        let Some(veil) = self.veil() else { return };
        let of = |wanted: &dyn Fn(&Counter) -> bool| {
            veil.counters.iter().position(|counter| counter.side == side && !counter.gone && wanted(counter))
        };
        let (own, spare) =
            (of(&|counter| counter.what == what), of(&|counter| counter.what == What::DUMMY && counter.kind == kind));
        if let (Some(own), Some(spare)) = (own, spare) {
            let other = veil.counters[own].kind;
            veil.counters[own].kind = kind;
            veil.counters[spare].kind = other;
        }
        self.journal.note(cites!["17.6.4.3"], || IntelligenceEvent::Masked { side, detachment, kind });
    }
}
