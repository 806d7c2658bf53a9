//! What everybody may know of counters, and what only their owner: views, other worlds, and worlds
//! that generals imagine.

use kernel::{Dice, Side, Viewer};

use super::IntelligenceEvent;
use super::counters::{Kind, Veil, What};
use crate::engine::battle::Battle;
use crate::engine::pieces::{LeaderId, UnitId, Units, WingId};
use crate::engine::play::Field;
use crate::engine::position::{Away, Fate, Position};

/// So many swaps make another world.
const SWAPS: u32 = 24;

/// An event as a viewer may hear it.
pub(crate) fn tell(event: &IntelligenceEvent, viewer: Viewer) -> Option<IntelligenceEvent> {
    let secret = matches!(
        event,
        IntelligenceEvent::Laid { .. }
            | IntelligenceEvent::MarkLaid { .. }
            | IntelligenceEvent::Loaded { .. }
            | IntelligenceEvent::Rides { .. }
            | IntelligenceEvent::Attached { .. }
            | IntelligenceEvent::Masked { .. }
            | IntelligenceEvent::ToldOff { .. }
            | IntelligenceEvent::Exchanged { .. }
    );
    (!secret || viewer.is(event.side())).then(|| event.clone())
}

/// What lies under a counter, if everybody knows it.
fn known(could_be: u32) -> What {
    if could_be.count_ones() == 1 { What(could_be.trailing_zeros() as u8) } else { What::UNKNOWN }
}

/// Takes out of a position what a viewer does not know.
pub(crate) fn veiled_view(battle: &Battle, position: &mut Position, viewer: Viewer) {
    let Some(veil) = position.veil.as_deref() else { return };
    let mut seen = Veil {
        counters: Vec::new(),
        ready: veil.ready,
        loads: Vec::new(),
        rides: [None; 2],
        attached: [Units::NONE; 2],
        hosts: veil.hosts,
        marcher: veil.marcher,
        encounter: veil.encounter,
        placing: veil.placing,
        disclosures: 0,
    };
    let mine = |side: Side| viewer.is(side);
    for counter in &veil.counters {
        if mine(counter.side) {
            seen.counters.push(*counter);
        } else if veil.ready[counter.side.index()] {
            seen.counters.push(super::Counter { what: known(counter.could_be), ..*counter });
        }
    }
    for side in Side::BOTH {
        let shown = |unit: &UnitId| position.on_map(*unit);
        seen.rides[side.index()] = veil.rides[side.index()].filter(|_| mine(side));
        seen.attached[side.index()] = match mine(side) {
            true => veil.attached[side.index()],
            false => veil.attached[side.index()].iter().filter(shown).collect(),
        };
    }
    let detached = position.detached;
    let leaders = position.detached_leaders;
    let detachments = battle.scenario.detachments.as_ref().map(|spec| battle.wing_side[spec.wing]);
    if detachments.is_some_and(|side| !mine(side)) {
        for number in 0..detached.len() {
            position.detached[number] = detached[number].iter().filter(|unit| position.on_map(*unit)).collect();
            let open = |leader: &usize| position.leaders[*leader].fate == Fate::Well;
            let leaders = (0..32).filter(|leader| leaders[number] >> leader & 1 == 1).filter(open);
            position.detached_leaders[number] = leaders.fold(0, |set, leader| set | 1 << leader);
        }
    }
    seen.loads = veil.loads.iter().copied().filter(|(_, wing)| mine(battle.wing_side[wing.index()])).collect();
    position.veil = Some(Box::new(seen));
}

/// Another position that a viewer cannot tell from this one: counters that could be each other are.
pub(crate) fn another_world(position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
    let mut world = position.clone();
    let veil = world.veil.as_deref_mut()?;
    let ready = veil.ready;
    for side in Side::BOTH.into_iter().filter(|side| !viewer.is(*side) && ready[side.index()]) {
        let open: Vec<usize> = (0..veil.counters.len())
            .filter(|number| {
                let counter = &veil.counters[*number];
                counter.side == side && !counter.gone && counter.could_be.count_ones() > 1
            })
            .collect();
        if open.len() < 2 {
            continue;
        }
        for _ in 0..SWAPS {
            let [one, other] = [0, 1].map(|_| open[dice.roll(open.len() as u32) as usize]);
            let (first, second) = (veil.counters[one], veil.counters[other]);
            let fits = first.could_be & second.what.bit() != 0 && second.could_be & first.what.bit() != 0;
            if fits && first.what != second.what {
                (veil.counters[one].what, veil.counters[other].what) = (second.what, first.what);
            }
        }
        swap_loads(veil, side, dice);
    }
    (world != *position).then_some(world)
}

/// Two batteries of hidden wings change places.
fn swap_loads(veil: &mut Veil, side: Side, dice: &mut Dice) {
    let hidden = |wing: WingId| {
        veil.counters.iter().any(|counter| {
            !counter.gone
                && counter.side == side
                && counter.what == What::of_wing(wing)
                && counter.could_be.count_ones() > 1
        })
    };
    let loads: Vec<usize> = (0..veil.loads.len()).filter(|load| hidden(veil.loads[*load].1)).collect();
    if loads.len() > 1 {
        let [one, other] = [0, 1].map(|_| loads[dice.roll(loads.len() as u32) as usize]);
        let wing = veil.loads[one].1;
        veil.loads[one].1 = veil.loads[other].1;
        veil.loads[other].1 = wing;
    }
}

/// Deals out what a viewer does not know, so that it agrees with what he does.
pub(crate) fn imagine(battle: &Battle, position: &mut Position, dice: &mut Dice) {
    if position.veil.is_none() {
        return;
    }
    for side in Side::BOTH {
        let unknown = |veil: &Veil| veil.hidden(side).any(|(_, counter)| counter.what == What::UNKNOWN);
        let ready = position.veil.as_deref().is_some_and(|veil| veil.ready[side.index()]);
        if ready && position.veil.as_deref().is_some_and(unknown) {
            deal(battle, position, side, dice);
        }
        if ready {
            imagine_loads(battle, position, side, dice);
        }
    }
}

/// The wings of a side that are behind counters.
fn hidden_wings(field: &Field<'_>, side: Side) -> Vec<WingId> {
    let veiled =
        |wing: &WingId| field.battle.wing_leader[wing.index()].is_some_and(|leader| field.is_leader_veiled(leader));
    let detached = field.battle.scenario.detachments.as_ref().map(|spec| spec.wing);
    field.battle.wings_of(side).filter(|wing| detached != Some(wing.index())).filter(veiled).collect()
}

/// Deals wings, detachments and dummies out under the counters of a side.
fn deal(battle: &Battle, position: &mut Position, side: Side, dice: &mut Dice) {
    let field = Field { battle, position };
    let Some(veil) = field.veil() else { return };
    let known: Vec<What> =
        veil.counters.iter().map(|counter| counter.what).filter(|what| *what != What::UNKNOWN).collect();
    let mut items: Vec<What> = hidden_wings(&field, side).into_iter().map(What::of_wing).collect();
    let possible = veil.hidden(side).fold(0, |set, (_, counter)| set | counter.could_be);
    let detachments: Vec<What> = What::each(possible).filter(|what| what.detachment().is_some()).collect();
    items.extend(&detachments);
    items.retain(|what| !known.contains(what));
    let mut open: Vec<usize> = (0..veil.counters.len())
        .filter(|number| {
            let counter = &veil.counters[*number];
            counter.side == side && !counter.gone && counter.what == What::UNKNOWN
        })
        .collect();
    dice.shuffle(&mut open);
    dice.shuffle(&mut items);
    // Those that can be no dummies choose first.
    open.sort_by_key(|number| veil.counters[*number].could_be & What::DUMMY.bit() != 0);
    let could_be: Vec<u32> = open.iter().map(|number| veil.counters[*number].could_be).collect();
    let mut taken: Vec<Option<usize>> = vec![None; items.len()];
    for place in 0..open.len() {
        find_item(place, &could_be, &items, &mut taken, &mut vec![false; items.len()]);
    }
    let hidden: Vec<usize> = items.iter().filter_map(|what| what.detachment()).collect();
    if let Some(veil) = position.veil.as_deref_mut() {
        open.iter().for_each(|number| veil.counters[*number].what = What::DUMMY);
        for (item, place) in taken.iter().enumerate() {
            if let Some(place) = place {
                veil.counters[open[*place]].what = items[item];
            }
        }
    }
    imagine_detachments(battle, position, side, &hidden, dice);
}

/// Finds something that a counter could be; others may have to change for it.
fn find_item(place: usize, could_be: &[u32], items: &[What], taken: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for item in 0..items.len() {
        if tried[item] || could_be[place] & items[item].bit() == 0 {
            continue;
        }
        tried[item] = true;
        let free = match taken[item] {
            None => true,
            Some(other) => find_item(other, could_be, items, taken, tried),
        };
        if free {
            taken[item] = Some(place);
            return true;
        }
    }
    false
}

/// Deals the units that could be detached out among the detachments that nobody has seen.
fn imagine_detachments(battle: &Battle, position: &mut Position, side: Side, hidden: &[usize], dice: &mut Dice) {
    if hidden.is_empty() {
        return;
    }
    let field = Field { battle, position };
    let units = battle.of_side[side.index()].iter();
    let units: Vec<UnitId> =
        units.filter(|unit| field.is_detachable(side, *unit) && position.unit(*unit).away == Away::Veiled).collect();
    let leader = battle.scenario.detachments.as_ref().and_then(|spec| battle.wing_leader[spec.wing]);
    let leader = leader.filter(|leader| position.leader(*leader).fate == Fate::Veiled);
    for (place, unit) in units.into_iter().enumerate() {
        // Each has one unit at least.
        let number = if place < hidden.len() { place } else { dice.roll(hidden.len() as u32) as usize };
        position.detached[hidden[number]].add(unit);
    }
    if let Some(leader) = leader {
        let mixed = position.veil.as_deref().and_then(|veil| {
            let under = veil.hidden(side).filter(|(_, counter)| counter.kind == Kind::Mixed);
            under.filter_map(|(_, counter)| counter.what.detachment()).find(|number| hidden.contains(number))
        });
        position.detached_leaders[mixed.unwrap_or(hidden[0])] |= 1 << leader.0;
    }
}

/// Deals hidden artillery out among hidden wings, and lets the commander ride with one.
fn imagine_loads(battle: &Battle, position: &mut Position, side: Side, dice: &mut Dice) {
    let field = Field { battle, position };
    let wings = hidden_wings(&field, side);
    if wings.is_empty() {
        return;
    }
    let Some(veil) = field.veil() else { return };
    let told_off = position.detached.iter().fold(Units::NONE, |all, units| all.or(*units));
    let loose = |unit: &UnitId| {
        field.is_veiled(*unit)
            && battle.unit(*unit).wing.is_none()
            && !told_off.has(*unit)
            && !veil.attached[side.index()].has(*unit)
            && !veil.loads.iter().any(|(other, _)| other == unit)
    };
    let guns: Vec<UnitId> = battle.of_side[side.index()].iter().filter(loose).collect();
    let mut loads = veil.loads.clone();
    for unit in guns {
        let room = wings.iter().copied().filter(|wing| field.has_room_for_guns(side, &loads, *wing));
        let room: Vec<WingId> = room.collect();
        let choice = if room.is_empty() { &wings } else { &room };
        loads.push((unit, choice[dice.roll(choice.len() as u32) as usize]));
    }
    let hidden = |leader: LeaderId| field.is_leader_veiled(leader) && battle.leader(leader).wing.is_none();
    let rides =
        field.commander_of(side).filter(|leader| hidden(*leader)).is_some() && veil.rides[side.index()].is_none();
    let ride = rides.then(|| wings[dice.roll(wings.len() as u32) as usize]);
    if let Some(veil) = position.veil.as_deref_mut() {
        veil.loads = loads;
        veil.rides[side.index()] = veil.rides[side.index()].or(ride);
    }
}
