//! Chapters 17.1.1, 17.1.2 and 17.6: armies are grouped beside the map, counters and dummies are
//! laid on it. The enemy sees nothing of it until all of a side lie.

use hexes::{Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use super::counters::{ATTACHED, Counter, GUNS_PER_WING, Kind, Veil, What};
use super::{IntelligenceEvent, IntelligenceOrder, IntelligenceStep};
use crate::engine::charts::LEADERS;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units, WingId};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::position::{Away, Fate, MOST_DETACHED, NOWHERE};
use crate::engine::spec::{DummiesSpec, Piece, QuartersSpec};
use crate::rules::{cite, cites, refuse};
use crate::set_up::SetUpOrder;

/// A wing of fewer units has its marks next to it (17.1.2).
const SMALL: usize = 4;
/// So many swaps deal the counters of a quick set-up out.
const SWAPS: u32 = 40;

impl Field<'_> {
    /// Whether the wings of a side come in from off the map.
    pub(crate) fn comes_in(&self, side: Side) -> bool {
        let enters = self.battle.scenario.entry.as_ref().is_some_and(|entry| entry.side == side.number());
        let comes = |wing: WingId| {
            self.battle.wing_leader[wing.index()]
                .is_some_and(|leader| self.coming_with(PieceId::Leader(leader)).is_some())
        };
        enters || self.battle.wings_of(side).any(comes)
    }

    /// Whether a unit without a wing goes with one: artillery, and those who may be told off.
    fn is_load(&self, side: Side, unit: UnitId) -> bool {
        let spec = self.battle.unit(unit);
        let later = self.waits_to_arrive(side, PieceId::Unit(unit))
            || self.coming_with(PieceId::Unit(unit)).is_some_and(|coming| coming.turn > 1);
        let artillery = self.battle.artillery.has(unit) || self.is_detachable(side, unit);
        spec.side == side && spec.wing.is_none() && artillery && !later && self.battle.scenario.units.has(unit)
    }

    /// The wings of a side that lie under counters: all but those that arrive later.
    fn wings_to_hide(&self, side: Side) -> Vec<WingId> {
        let later = |wing: &WingId| {
            self.battle.wing_leader[wing.index()]
                .is_some_and(|leader| self.waits_to_arrive(side, PieceId::Leader(leader)))
        };
        self.battle.wings_of(side).filter(|wing| !later(wing)).collect()
    }

    fn dummies(&self, side: Side, kind: Kind) -> impl Iterator<Item = &DummiesSpec> {
        let told_off = self.position.detached.iter().filter(|units| !units.is_empty()).count();
        self.battle.scenario.dummies.iter().filter(move |dummies| {
            dummies.side == side.number()
                && dummies.counts[kind as usize] > 0
                && (usize::from(dummies.with_detachments) <= told_off)
        })
    }

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

    /// Whether a counter could stand on this ground.
    fn is_ground(&self, hex: Hex) -> bool {
        self.battle.board.terrain[hex.index()]
            .iter()
            .all(|terrain| self.battle.charts.terrain[terrain.index()].cost[LEADERS].is_some())
    }

    /// The quarters in which a counter would lie here: places in the list of zones.
    fn quarters_at(&self, side: Side, what: What, hex: Hex) -> Vec<(usize, bool)> {
        let wings: Vec<WingId> = match what.wing() {
            Some(wing) => vec![wing],
            None => self.battle.wings_of(side).collect(),
        };
        let mut places: Vec<(usize, bool)> = Vec::new();
        for wing in wings {
            for (place, quarters) in self.quarters_of(wing.index()) {
                if self.lies_in(quarters, hex) && !places.iter().any(|(known, _)| *known == place) {
                    places.push((place, is_single(quarters)));
                }
            }
        }
        places
    }

    fn has_own_quarters(&self, what: What) -> bool {
        what.wing().is_some_and(|wing| self.quarters_of(wing.index()).next().is_some())
    }

    /// Whether a detachment, or a dummy for one, may lie in a hex.
    fn is_outpost(&self, side: Side, hex: Hex) -> bool {
        let number = self.battle.board.grid.number(hex);
        let spec = self.battle.scenario.detachments.as_ref();
        let out = self.area_holds(side, hex) != Some(true);
        out && spec.is_some_and(|spec| self.battle.wing_side[spec.wing] == side && spec.hexes.contains(&number))
    }

    /// Whether such a counter may lie in a hex, others apart (17.6).
    fn could_lie(&self, side: Side, kind: Kind, what: What, hex: Hex) -> bool {
        let number = self.battle.board.grid.number(hex);
        if what.detachment().is_some() {
            return self.is_outpost(side, hex);
        }
        let at_home = self.area_holds(side, hex) == Some(true);
        if what == What::DUMMY {
            return self.dummies(side, kind).any(|dummies| match dummies.hexes.is_empty() {
                false => dummies.hexes.contains(&number),
                true => at_home || !self.quarters_at(side, what, hex).is_empty(),
            });
        }
        match self.has_own_quarters(what) {
            true => !self.quarters_at(side, what, hex).is_empty(),
            false => at_home,
        }
    }

    /// Whether all who have quarters near a hex have them for themselves.
    fn all_housed(&self, side: Side, extra: Option<(What, Kind, Hex)>) -> bool {
        let Some(veil) = self.veil() else { return true };
        let laid = veil.hidden(side).filter(|(_, counter)| counter.at != NOWHERE);
        let laid = laid.map(|(_, counter)| (counter.what, counter.kind, counter.at));
        let mut choices: Vec<Vec<(usize, bool)>> = Vec::new();
        for (what, kind, hex) in laid.chain(extra) {
            let free = what.detachment().is_some()
                || what == What::DUMMY && self.dummies(side, kind).any(|dummies| !dummies.hexes.is_empty())
                || !self.has_own_quarters(what) && self.area_holds(side, hex) == Some(true);
            if !free {
                choices.push(self.quarters_at(side, what, hex));
            }
        }
        housed(&choices, &mut Vec::new())
    }

    /// Chapter 17.6.4.4: whether a stack lies far enough from the others out there.
    fn keeps_gap(&self, side: Side, number: u8, hex: Hex) -> bool {
        let Some(spec) = self.battle.scenario.detachments.as_ref() else { return true };
        let out = |hex: Hex| self.area_holds(side, hex) != Some(true);
        if self.battle.wing_side[spec.wing] != side || !out(hex) {
            return true;
        }
        let others = self.veil().into_iter().flat_map(|veil| veil.hidden(side)).filter(|(other, _)| *other != number);
        let mut hexes = others
            .filter(|(_, counter)| counter.at != NOWHERE && out(counter.at))
            .flat_map(|(_, counter)| counter.hexes().collect::<Vec<_>>());
        hexes.all(|other| self.distance(other, hex) > u32::from(spec.gap))
    }

    /// Chapters 17.1.2 and 17.6: whether the counter in hand, or its mark, may be laid here.
    pub(crate) fn may_lay(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        let Some((number, is_mark)) = self.counter_in_hand(side) else {
            return Err(refuse!("17.1.2", "nothing-in-hand"));
        };
        let Some(counter) = self.counter(number) else { return Err(refuse!("17.1.2", "nothing-in-hand")) };
        let there = |refusal: Refusal| refusal.thing("hex", u32::from(hex.0));
        if hex.index() >= self.battle.board.grid.len() || !self.is_ground(hex) || self.holder(hex).is_some() {
            return Err(there(refuse!("7.4.3", "prohibited")));
        }
        if is_mark {
            let small = counter.what != What::DUMMY && self.troops(side, counter.what).len() < SMALL;
            if self.distance(counter.at, hex) > if small { 1 } else { 2 } {
                return Err(there(refuse!("17.1.2", "mark-far").number("range", if small { 1 } else { 2 })));
            }
            return match self.keeps_gap(side, number, hex) {
                true => Ok(()),
                false => Err(there(refuse!("17.6.4.4", "stacks-too-close"))),
            };
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

    /// The paragraph of a battle that says where its counters lie.
    fn outside(&self, side: Side, what: What) -> Refusal {
        let refusal = Refusal::new(self.battle.hidden_cite(), "frederick-refusal-counter-outside");
        let detached = what.detachment().is_some() || what == What::DUMMY;
        let out =
            self.battle.scenario.detachments.as_ref().is_some_and(|spec| self.battle.wing_side[spec.wing] == side);
        match detached && out {
            true => refusal.also(cite!("17.6.4.4")),
            false => refusal,
        }
    }

    /// Infantry and cavalry of whatever lies under a counter.
    pub(crate) fn troops(&self, side: Side, what: What) -> Units {
        self.carried(side, what).without(self.battle.artillery)
    }

    fn is_concealing(&self, side: Side) -> bool {
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

    /// Chapter 17.1.1: whether a battery may go with a wing.
    fn may_load(&self, side: Side, unit: UnitId, wing: WingId) -> Result<(), Refusal> {
        let Some(veil) = self.veil() else { return Err(not_now()) };
        if !self.is_load(side, unit) || !self.wings_to_hide(side).contains(&wing) || self.is_told_off(unit) {
            return Err(refuse!("17.1.1", "not-grouped"));
        }
        if veil.loads.contains(&(unit, wing)) {
            return Err(refuse!("17.1.1", "with-that-wing"));
        }
        let guns = veil.loads.iter().filter(|(gun, with)| *with == wing && self.battle.artillery.has(*gun)).count();
        match self.battle.artillery.has(unit) && guns >= GUNS_PER_WING {
            true => Err(refuse!("17.1.1", "guns-with-wing").number("most", GUNS_PER_WING as i32)),
            false => Ok(()),
        }
    }

    fn is_told_off(&self, unit: UnitId) -> bool {
        self.position.detached.iter().any(|units| units.has(unit))
    }

    /// Chapter 17.1.1: whether a unit may be detached to its army commander.
    fn may_attach(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
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

    /// The army commander of a side, wherever he is.
    pub(crate) fn commander_of(&self, side: Side) -> Option<LeaderId> {
        self.position.armies[side.index()].commander
    }

    fn may_ride(&self, side: Side, wing: WingId) -> Result<(), Refusal> {
        let Some(veil) = self.veil() else { return Err(not_now()) };
        let rider = self.commander_of(side).filter(|leader| self.battle.leader(*leader).wing.is_none());
        match rider.is_some() && self.wings_to_hide(side).contains(&wing) && veil.rides[side.index()] != Some(wing) {
            true => Ok(()),
            false => Err(refuse!("17.1.1", "not-grouped")),
        }
    }

    /// Whether nothing is laid yet, so that detachments may still be made up.
    fn may_make_up(&self, side: Side) -> bool {
        let spec = self.battle.scenario.detachments.as_ref();
        spec.is_some_and(|spec| self.battle.wing_side[spec.wing] == side)
            && self.veil().is_some_and(|veil| veil.hidden(side).all(|(_, counter)| counter.at == NOWHERE))
    }

    /// Chapter 17.6.4.2: whether a unit may be told off to a detachment, or kept with the army.
    fn may_tell_off(&self, side: Side, unit: UnitId, detachment: u8) -> Result<(), Refusal> {
        let number = usize::from(detachment);
        if !self.may_make_up(side) || !self.is_detachable(side, unit) || number > MOST_DETACHED {
            return Err(refuse!("17.6.4.2", "not-detached"));
        }
        let there = self.position.detached.iter().position(|units| units.has(unit)).unwrap_or(MOST_DETACHED);
        if there == number {
            return Err(refuse!("17.6.4.2", "detached-there"));
        }
        // Detachments are numbered without gaps.
        let before =
            number == MOST_DETACHED || (0..number).all(|number| !self.position.detached[number].is_empty());
        match before {
            true => Ok(()),
            false => Err(refuse!("17.6.4.2", "detached-in-order")),
        }
    }

    /// Chapter 17.6.4.3: whether a detachment may lie under such a counter.
    fn may_mask(&self, side: Side, detachment: u8, kind: Kind) -> Result<(), Refusal> {
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

    fn may_be_ready(&self, side: Side) -> Result<(), Refusal> {
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
        if self.counter_in_hand(side).is_some() {
            orders.extend(self.battle.board.grid.hexes().map(IntelligenceOrder::Lay));
        }
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
        orders.push(IntelligenceOrder::Ready);
        let fit = orders.into_iter().filter(|order| self.check_conceal(side, *order).is_ok());
        out.extend(fit.map(Order::Intelligence));
        if self.may_deal(side).is_ok() {
            out.push(Order::SetUp(SetUpOrder::QuickSetUp));
        }
    }

    /// Where the leader of a wing stands in the quick set-up.
    fn printed(&self, piece: PieceId) -> Option<Hex> {
        let placing = self.battle.scenario.placings.iter().find(|placing| match (placing.piece, piece) {
            (Piece::Unit(one), PieceId::Unit(other)) => one == other.index(),
            (Piece::Leader(one), PieceId::Leader(other)) => one == other.index(),
            _ => false,
        });
        placing.and_then(|placing| self.battle.board.grid.find(placing.hex))
    }

    /// What a counter could be, as everybody may know from its back and from where it lies (17.6).
    fn could_be(&self, side: Side, counter: &Counter) -> u32 {
        let fits = |what: What| counter.at == NOWHERE || self.could_lie(side, counter.kind, what, counter.at);
        let spec = self.battle.scenario.detachments.as_ref();
        let alike = |wing: &WingId| {
            self.battle.kind_of(*wing) == counter.kind && spec.is_none_or(|spec| spec.wing != wing.index())
        };
        let wings = self.wings_to_hide(side).into_iter().filter(alike).map(What::of_wing).filter(|what| fits(*what));
        let mut set = wings.fold(counter.what.bit(), |set, what| set | what.bit());
        if self.dummies(side, counter.kind).next().is_some() && fits(What::DUMMY) {
            set |= What::DUMMY.bit();
        }
        if counter.at != NOWHERE && self.is_outpost(side, counter.at) { set | detachments_of(self, side) } else { set }
    }
}

/// The detachments that a side may have, as a set.
fn detachments_of(field: &Field<'_>, side: Side) -> u32 {
    let spec = field.battle.scenario.detachments.as_ref().filter(|spec| field.battle.wing_side[spec.wing] == side);
    let used = |number: &usize| !field.position.detached[*number].is_empty();
    let count = spec.map_or(0, |spec| spec.groups.len().min(MOST_DETACHED));
    (0..count).filter(used).fold(0, |set, number| set | What::of_detachment(number).bit())
}

/// Quarters near a hex are for one.
fn is_single(quarters: &QuartersSpec) -> bool {
    quarters.near.is_some()
}

/// Whether everybody finds one of his choices, singles only once.
fn housed(choices: &[Vec<(usize, bool)>], taken: &mut Vec<usize>) -> bool {
    let Some((first, rest)) = choices.split_first() else { return true };
    // Whoever may stand where there is room for all takes nothing from anybody.
    if first.iter().any(|(_, single)| !single) {
        return housed(rest, taken);
    }
    for (place, _) in first {
        if taken.contains(place) {
            continue;
        }
        taken.push(*place);
        let fits = housed(rest, taken);
        taken.pop();
        if fits {
            return true;
        }
    }
    false
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
    fn leave_in_the_open(&mut self, side: Side) {
        for unit in self.battle.of_side[side.index()].and(self.battle.scenario.units).iter() {
            let field = self.field();
            let single = self.battle.unit(unit).wing.is_none() && !field.is_load(side, unit);
            if single && let Some(hex) = field.printed(PieceId::Unit(unit)) {
                self.position.put_below(unit, hex);
            }
        }
    }

    /// Chapter 17.6.4.2: detachments as the quick set-up has them.
    fn make_up_detachments(&mut self, side: Side) {
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
    fn group_units(&mut self, side: Side) {
        let field = self.field();
        let wings = field.wings_to_hide(side);
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
            let room = wings.iter().copied().filter(|wing| with(*wing) < GUNS_PER_WING);
            let foot = |wing: WingId| !self.battle.wing_infantry[wing.index()];
            if let Some(wing) = room.min_by_key(|wing| (away(*wing, hex), foot(*wing), with(*wing), wing.0)) {
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
    fn count_counters(&mut self, side: Side) {
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

    fn lay(&mut self, side: Side, hex: Hex) {
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

    /// Chapter 17.6.4.2: a unit changes its detachment, or joins the army.
    fn tell_off(&mut self, side: Side, unit: UnitId, detachment: u8) {
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
        self.journal.note(cites!["17.6.4.2", "17.6.4.1"], || IntelligenceEvent::ToldOff { side, unit, detachment });
    }

    /// Detachments are numbered without gaps; a leader without one goes back to the army.
    fn close_ranks(&mut self) {
        let filled: Vec<(Units, u32)> =
            self.position.detached.iter().copied().zip(self.position.detached_leaders).collect();
        let mut filled: Vec<(Units, u32)> = filled.into_iter().filter(|(units, _)| !units.is_empty()).collect();
        filled.resize(MOST_DETACHED, (Units::NONE, 0));
        for (number, (units, leaders)) in filled.into_iter().enumerate() {
            (self.position.detached[number], self.position.detached_leaders[number]) = (units, leaders);
        }
    }

    /// Chapter 17.6.4.3: a detachment and a dummy change counters.
    fn mask(&mut self, side: Side, detachment: u8, kind: Kind) {
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

    /// The quick set-up: counters lie where history had the wings, and dummies between them; then
    /// all that look alike are dealt out among their places.
    pub(crate) fn deal_counters(&mut self, side: Side) {
        self.mix_masks(side);
        if !self.field().comes_in(side) {
            self.take_places(side);
        }
        let field = self.field();
        let all: Vec<Counter> = field.veil().map_or_else(Vec::new, |veil| veil.counters.clone());
        let mine: Vec<usize> = (0..all.len()).filter(|number| all[*number].side == side).collect();
        for _ in 0..SWAPS {
            let [one, other] = [0, 1].map(|_| mine[self.dice.roll(mine.len() as u32) as usize]);
            let field = self.field();
            let Some(veil) = field.veil() else { return };
            let (first, second) = (veil.counters[one], veil.counters[other]);
            let fits =
                |what: What, place: &Counter| place.at == NOWHERE || field.could_lie(side, place.kind, what, place.at);
            let stacks = first.what.detachment().is_some() || second.what.detachment().is_some();
            let alike = first.kind == second.kind && !stacks;
            if alike
                && fits(first.what, &second)
                && fits(second.what, &first)
                && self.still_housed(side, one, other)
                && let Some(veil) = self.veil()
            {
                veil.counters[one].what = second.what;
                veil.counters[other].what = first.what;
            }
        }
        self.reveal_set_up(side, cite!("17.1.2"));
    }

    /// Whether quarters are still enough if two counters change what lies under them.
    fn still_housed(&mut self, side: Side, one: usize, other: usize) -> bool {
        let swap = |veil: &mut Veil| {
            let what = veil.counters[one].what;
            veil.counters[one].what = veil.counters[other].what;
            veil.counters[other].what = what;
        };
        if let Some(veil) = self.veil() {
            swap(veil);
        }
        let housed = self.field().all_housed(side, None);
        if let Some(veil) = self.veil() {
            swap(veil);
        }
        housed
    }

    /// Chapter 17.6.4.3: which false leaders lie over detachments is left to chance.
    fn mix_masks(&mut self, side: Side) {
        let field = self.field();
        let free = |counter: &Counter| {
            let led = counter.what.detachment().is_some_and(|number| field.position.detached_leaders[number] != 0);
            counter.side == side && !led && (counter.what == What::DUMMY || counter.what.detachment().is_some())
        };
        if !detachments_side(&field, side) {
            return;
        }
        let all = field.veil().map_or_else(Vec::new, |veil| veil.counters.clone());
        let places: Vec<usize> = (0..all.len()).filter(|number| free(&all[*number])).collect();
        let mut kinds: Vec<Kind> = places.iter().map(|number| all[*number].kind).collect();
        self.dice.shuffle(&mut kinds);
        if let Some(veil) = self.veil() {
            places.into_iter().zip(kinds).for_each(|(number, kind)| veil.counters[number].kind = kind);
        }
    }

    fn take_places(&mut self, side: Side) {
        let mut used = [0usize; 8];
        let count = self.field().veil().map_or(0, |veil| veil.counters.len());
        for number in 0..count as u8 {
            let field = self.field();
            let Some(counter) = field.counter(number).filter(|counter| counter.side == side).copied() else { continue };
            let first = field.carried(side, counter.what).first();
            let hex = match (counter.what.wing(), counter.what.detachment()) {
                (Some(wing), _) => {
                    self.battle.wing_leader[wing.index()].and_then(|leader| field.printed(PieceId::Leader(leader)))
                }
                (_, Some(_)) => first.and_then(|unit| field.printed(PieceId::Unit(unit))),
                _ => {
                    let specs = self.battle.scenario.dummies.iter().enumerate();
                    let sites = specs.filter(|(_, dummies)| dummies.side == side.number());
                    let mut free =
                        sites.filter_map(|(spec, dummies)| Some((spec, *dummies.sites.get(used[spec.min(7)])?)));
                    free.next().and_then(|(spec, site)| {
                        used[spec.min(7)] += 1;
                        self.battle.board.grid.find(site)
                    })
                }
            };
            let Some(hex) = hex else { continue };
            let field = self.field();
            let beside = field.around(hex).map(|(_, near)| near);
            let beside = beside.filter(|near| field.is_ground(*near) && field.holder(*near).is_none());
            let beside: Vec<Hex> = beside.take(2).collect();
            let marks = [0, 1].map(|place| beside.get(place).copied().unwrap_or(hex));
            if let Some(counter) = self.counter_mut(number) {
                (counter.at, counter.marks) = (hex, marks);
            }
        }
    }

    /// All of a side lie: whoever looks sees the counters, in an order that says nothing.
    fn reveal_set_up(&mut self, side: Side, paragraph: kernel::Cite) {
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

fn detachments_side(field: &Field<'_>, side: Side) -> bool {
    let spec = field.battle.scenario.detachments.as_ref();
    spec.is_some_and(|spec| field.battle.wing_side[spec.wing] == side)
}

impl crate::engine::battle::Battle {
    /// The paragraph that says which dummies a battle has.
    pub(crate) fn hidden_cite(&self) -> kernel::Cite {
        match self.id.as_str() {
            "rossbach-1757" => cite!("17.6.1"),
            "leuthen-1757" => cite!("17.6.2"),
            "zorndorf-1758" => cite!("17.6.3"),
            "torgau-1760" => cite!("17.6.4"),
            _ => cite!("17.6"),
        }
    }
}
