//! Paired worlds: what somebody cannot see must not change one byte for him.
//!
//! A viewer and another world that he cannot tell from his own are chosen at a random moment.
//! *Blind* are all whose views agree in both worlds. The battle goes on in both:
//!
//! 1. Everything that is sent to the blind is equal. A blind side that decides has the
//!    same orders in both worlds.
//! 2. A side that can tell the worlds apart takes any of its orders. The other world follows with
//!    the same orders, or with others that look the same to the blind.
//! 3. If it cannot follow, something was disclosed, or a die rolled for an order that the other
//!    world does not allow, or the order is of a kind that may tell something by being given at all
//!    ([`Hidden::may_tell`](crate::hidden::Hidden::may_tell)); or it betrays which world it is.
//! 4. After a disclosure the worlds may part, if both disclosed something; but not for those who
//!    have learned nothing by it ([`System::learned`]).

mod following;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::Arc;

use serde_json::Value;

use following::Following;

use super::{Fuzzed, Tried};
use crate::dice::{Dice, Seed};
use crate::facade::Facade;
use crate::journal::Noted;
use crate::label::Label;
use crate::present::Present;
use crate::system::{Decision, Side, System, Viewer};
use crate::table::Table;
use crate::wire::Layer;

/// Two tables that the blind take for the same.
struct Pair<S: Present> {
    worlds: [Table<S>; 2],
    blind: Vec<Viewer>,
    /// What has been ordered in the first world and none of the blind has seen yet.
    unseen: Vec<S::Order>,
    /// Whether both worlds were given the same orders until now. Afterwards what was chosen unseen
    /// may be shown by going on.
    alike: bool,
    /// From where the story of each world has not been compared yet.
    compared: [usize; 2],
}

/// Paired worlds, from a random moment of a random battle on.
///
/// # Errors
/// What differs, for whom, after which order; or the order that betrays which world it is.
pub fn paired_worlds<S: Present + Fuzzed>(battle: &Arc<S::Battle>, seed: u64, limit: u64) -> Result<Tried, String> {
    let mut tried = Tried::default();
    // Where nobody hides anything there is but one world.
    if !S::hides(battle) {
        return Ok(tried);
    }
    let mut choice = Dice::quick(seed ^ 0x7061_6972);
    set_up::<S>(battle, seed).map_err(|what| format!("seed {seed}: {what}"))?;
    let table = ahead::<S>(battle, seed, limit, &mut choice).map_err(|what| format!("seed {seed}: {what}"))?;
    let viewer = Viewer::ALL[choice.roll(Viewer::ALL.len() as u32) as usize];
    let Some(other) = S::another_world(battle, table.position(), viewer, &mut choice) else { return Ok(tried) };
    S::audit(battle, &other).map_err(|what| format!("seed {seed}, another world: {what}"))?;
    // Both begin without anything that could be taken back: what was done
    // before was done in one world.
    let world = |position| Table::<S>::set(Arc::clone(battle), position, table.dice().clone(), Vec::new());
    let worlds = [world(table.position().clone()), world(other)];
    let agree = |viewer: &Viewer| worlds[0].view(*viewer) == worlds[1].view(*viewer);
    let blind: Vec<Viewer> = Viewer::ALL.into_iter().filter(agree).collect();
    if !blind.contains(&viewer) {
        let [one, other] = worlds.each_ref().map(|world| world.view(viewer));
        return same("the view", &one, &other)
            .map(|()| tried)
            .map_err(|what| format!("seed {seed}, {viewer:?}: {what}"));
    }
    let mut pair = Pair { worlds, blind, unseen: Vec::new(), alike: true, compared: [0; 2] };
    for _ in 0..limit {
        let number = pair.worlds[0].number();
        let goes_on = pair
            .step(&mut choice, &mut tried)
            .map_err(|what| format!("seed {seed}, {viewer:?}, order {number}: {what}"))?;
        if !goes_on {
            break;
        }
    }
    Ok(tried)
}

/// Who sees the same after two set-ups was told the same: no deal is told of that he cannot see.
fn set_up<S: Present>(battle: &Arc<S::Battle>, seed: u64) -> Result<(), String> {
    let [one, other] = [seed, !seed].map(|seed| Table::<S>::open(Arc::clone(battle), Seed::from_number(seed)));
    for viewer in Viewer::ALL.into_iter().filter(|viewer| one.view(*viewer) == other.view(*viewer)) {
        same("what is told of the set-up", &one.told(viewer, 0), &other.told(viewer, 0))
            .map_err(|what| format!("{viewer:?}: {what}"))?;
    }
    Ok(())
}

/// A table some random orders into the battle, nothing half done that nobody else has seen.
fn ahead<S: Present>(battle: &Arc<S::Battle>, seed: u64, limit: u64, choice: &mut Dice) -> Result<Table<S>, String> {
    let mut table = Table::<S>::open(Arc::clone(battle), Seed::from_number(seed));
    let mut list = Vec::new();
    let (orders, mut given, mut hanging) = (choice.roll(limit.clamp(1, 400) as u32), 0, false);
    while given < orders || hanging {
        let Some(side) = table.to_decide().side() else { break };
        list.clear();
        S::orders(battle, table.position(), &mut list);
        if list.is_empty() {
            return Err(format!("dead end: {:?} has no order", table.to_decide()));
        }
        let order = list[choice.roll(list.len() as u32) as usize];
        table.obey(side, table.number(), order).map_err(|rejection| format!("{order:?}: {rejection:?}"))?;
        given += 1;
        hanging = S::is_unseen(battle, order);
    }
    Ok(table)
}

/// Equal, or where they part. Nothing is written down as long as they are equal.
fn same<T: PartialEq + Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b).unwrap_or(one.len().min(other.len()));
    let cut = |text: &str| {
        let (from, to) = (text.floor_char_boundary(at.saturating_sub(200)), text.floor_char_boundary(at + 120));
        text[from..to].to_owned()
    };
    Err(format!("the worlds parted in {what}:\n  {}\n  {}", cut(&one), cut(&other)))
}

/// A battle under way, as the rules know it: what is tried to find a way of following.
struct World<S: System> {
    position: S::Position,
    dice: Dice,
}

impl<S: System> World<S> {
    fn of(table: &Table<S>) -> Self {
        World { position: table.position().clone(), dice: table.dice().clone() }
    }

    /// What anybody may have learned by now: rolls and disclosures.
    fn learned(&self) -> (u64, u32) {
        (self.dice.rolls(), S::disclosures(&self.position))
    }
}

impl<S: System> Clone for World<S> {
    fn clone(&self) -> Self {
        World { position: self.position.clone(), dice: self.dice.clone() }
    }
}

/// All that the blind see of a world, and what they have just been told.
#[derive(Debug, PartialEq)]
struct Look<V, E> {
    views: Vec<V>,
    asked: Vec<(Option<Side>, Option<Label>)>,
    told: Vec<Vec<Noted<E>>>,
}

type LookOf<S> = Look<<S as System>::View, <S as System>::Event>;

fn carry_out<S: Present>(battle: &S::Battle, blind: &[Viewer], world: &mut World<S>, order: S::Order) -> LookOf<S> {
    let mut events: Vec<Noted<S::Event>> = Vec::new();
    S::carry_out(battle, &mut world.position, order, &mut world.dice, &mut events);
    look::<S>(battle, blind, &world.position, &events)
}

/// What the blind see, and hear of these events.
fn look<S: Present>(
    battle: &S::Battle,
    blind: &[Viewer],
    position: &S::Position,
    events: &[Noted<S::Event>],
) -> LookOf<S> {
    let views: Vec<S::View> = blind.iter().map(|viewer| S::view(battle, position, *viewer)).collect();
    let asked = views.iter().map(|view| match S::to_decide(battle, position) {
        Decision::Asks { side, question } => (Some(side), Some(S::question(battle, view, side, question).0)),
        Decision::Over(_) => (None, None),
    });
    let heard = |viewer: &Viewer| {
        let told = |noted: &Noted<S::Event>| {
            S::tell(battle, &noted.event, *viewer).map(|event| Noted { event, cites: noted.cites.clone() })
        };
        events.iter().filter_map(told).collect()
    };
    Look { asked: asked.collect(), told: blind.iter().map(heard).collect(), views }
}

impl<S: Present + Fuzzed> Pair<S> {
    /// Compares, and gives an order in both worlds; false once the worlds may differ for everybody.
    fn step(&mut self, choice: &mut Dice, tried: &mut Tried) -> Result<bool, String> {
        let battle = Arc::clone(self.worlds[0].battle());
        let mut list = Vec::new();
        S::orders(&battle, self.worlds[0].position(), &mut list);
        self.compare(&list, choice)?;
        let Some(side) = self.worlds[0].to_decide().side() else { return Ok(false) };
        if list.is_empty() {
            return Err(format!("dead end: {:?} has no order", self.worlds[0].to_decide()));
        }
        let order = list[choice.roll(list.len() as u32) as usize];
        let before = self.worlds.each_ref().map(World::of);
        let is_blind = self.blind.contains(&Viewer::Side(side));
        if is_blind {
            self.compare_lists(&list)?;
        } else if S::is_unseen(&battle, order) {
            self.give(0, side, order)?;
            self.unseen.push(order);
            tried.paired += 1;
            return Ok(true);
        }
        let unseen = std::mem::take(&mut self.unseen);
        let orders = if is_blind { Some(vec![order]) } else { self.following(&before, side, &unseen, order) };
        // What the second world is compared with: the last moment at which both stood alike.
        self.give(0, side, order)?;
        let Some(orders) = orders else { return self.betrayed(&before, side, &unseen, order) };
        for given in &orders {
            self.give(1, side, *given)?;
        }
        tried.paired += 1;
        self.alike &=
            orders.len() == unseen.len() + 1 && orders[..unseen.len()] == unseen && orders.last() == Some(&order);
        let goes_on = self.part(&before).map_err(|what| format!("{order:?}: {what}"))?;
        if goes_on && self.alike && choice.roll(8) == 0 {
            self.undo(side, choice)?;
        }
        Ok(goes_on)
    }

    fn give(&mut self, world: usize, side: Side, order: S::Order) -> Result<(), String> {
        let table = &mut self.worlds[world];
        table.obey(side, table.number(), order).map_err(|rejection| format!("{order:?}: {rejection:?}"))
    }

    /// Orders for the second world that look to the blind as these do in the first.
    fn following(
        &self,
        [one, other]: &[World<S>; 2],
        side: Side,
        unseen: &[S::Order],
        order: S::Order,
    ) -> Option<Vec<S::Order>> {
        self.look_for(one, side, order).follow(other, unseen, order)
    }

    /// What an order looks like in the first world.
    fn look_for(&self, one: &World<S>, side: Side, order: S::Order) -> Following<'_, S> {
        let battle = self.worlds[0].battle();
        let before = look::<S>(battle, &self.blind, &one.position, &[]);
        let after = carry_out::<S>(battle, &self.blind, &mut one.clone(), order);
        Following::<S> { battle, blind: &self.blind, side, before, after, tries: 0 }
    }

    /// The second world cannot follow. If the same orders are legal there they must look the same,
    /// unless both worlds disclosed something. If they are not, a die was rolled or something
    /// disclosed, or the order betrays which world it is.
    fn betrayed(
        &mut self,
        before: &[World<S>; 2],
        side: Side,
        unseen: &[S::Order],
        order: S::Order,
    ) -> Result<bool, String> {
        let battle = Arc::clone(self.worlds[0].battle());
        let disclosed = S::disclosures(self.worlds[0].position()) != S::disclosures(&before[0].position);
        let mut there = before[1].clone();
        let mut given = unseen.iter().chain([&order]).peekable();
        let mut legal = true;
        while let Some(next) = given.next().filter(|_| legal) {
            let last = given.peek().is_none();
            let same = !last || S::alike(&battle, (&before[0].position, order), (&there.position, order));
            legal = same && S::check(&battle, &there.position, *next).is_ok();
            if legal {
                carry_out::<S>(&battle, &self.blind, &mut there, *next);
            }
        }
        let discloses = S::disclosures(&there.position) != S::disclosures(&before[1].position);
        match legal {
            // What is shown at all must not depend on what is hidden.
            true if disclosed != discloses => {
                return Err(format!("{order:?}: the worlds parted in what is shown at all"));
            }
            true if disclosed && self.alike => {
                for order in unseen.iter().chain([&order]) {
                    self.give(1, side, *order)?;
                }
                self.unlearned(before).map_err(|what| format!("{order:?}: {what}"))?;
                return Ok(false);
            }
            true if !self.alike => return Ok(false),
            true => {
                for order in unseen.iter().chain([&order]) {
                    self.give(1, side, *order)?;
                }
                for viewer in &self.blind {
                    self.compare_frames(*viewer).map_err(|what| format!("{order:?}, {viewer:?}: {what}"))?;
                }
            }
            false if World::of(&self.worlds[0]).learned() != before[0].learned() || !self.alike => return Ok(false),
            false if S::may_tell(&battle, order) => return self.slipped(before, side, unseen, order).map(|()| false),
            false => {}
        }
        Err(format!("after {unseen:?} nothing looks like {order:?} in another world, and nothing was disclosed"))
    }

    /// An order that the second world cannot follow may tell something, but whatever there looks
    /// like it on the board must be told in the same way.
    fn slipped(&self, before: &[World<S>; 2], side: Side, unseen: &[S::Order], order: S::Order) -> Result<(), String> {
        let mut following = self.look_for(&before[0], side, order);
        match following.slips(before, unseen, order) {
            Some(found) => Err(format!("{order:?} looks like {found:?} in another world, and is not told as that is")),
            None => Ok(()),
        }
    }

    /// Anybody who has learned nothing himself still sees the same in both worlds,
    /// whatever others have learned.
    fn unlearned(&self, before: &[World<S>; 2]) -> Result<(), String> {
        let learned = |viewer: Viewer| {
            let rose = |world: usize| {
                S::learned(self.worlds[world].position(), viewer) != S::learned(&before[world].position, viewer)
            };
            rose(0) || rose(1)
        };
        for viewer in self.blind.iter().filter(|viewer| !learned(**viewer)) {
            self.compare_frames(*viewer).map_err(|what| format!("{viewer:?}, who has learned nothing: {what}"))?;
        }
        Ok(())
    }

    /// Who is still blind: after a disclosure in both worlds their faces may be told apart. Whether
    /// the worlds go on together.
    fn part(&mut self, before: &[World<S>; 2]) -> Result<bool, String> {
        let disclosed = [0, 1]
            .map(|world| S::disclosures(self.worlds[world].position()) != S::disclosures(&before[world].position));
        if self.alike && disclosed[0] != disclosed[1] {
            return Err("the worlds parted in what is shown at all".into());
        }
        if self.alike && disclosed == [true; 2] {
            self.unlearned(before)?;
        }
        if disclosed == [true; 2] || !self.alike {
            let [one, other] = &self.worlds;
            let told = |viewer: Viewer| [0, 1].map(|world| self.worlds[world].told_since(viewer, self.compared[world]));
            self.blind.retain(|viewer| {
                let [heard, there] = told(*viewer);
                one.view(*viewer) == other.view(*viewer) && heard == there
            });
        }
        Ok(!self.blind.is_empty())
    }

    /// Everything that leaves for the blind is equal in both worlds.
    fn compare(&mut self, list: &[S::Order], choice: &mut Dice) -> Result<(), String> {
        for viewer in &self.blind {
            self.compare_frames(*viewer).map_err(|what| format!("{viewer:?}: {what}"))?;
        }
        for side in Side::BOTH.into_iter().filter(|side| self.blind.contains(&Viewer::Side(*side))) {
            self.compare_answers(side, list, choice).map_err(|what| format!("side {}: {what}", side.number()))?;
        }
        self.compared = [0, 1].map(|world| self.worlds[world].story().len());
        Ok(())
    }

    /// What is sent to a viewer unasked.
    fn compare_frames(&self, viewer: Viewer) -> Result<(), String> {
        let [one, other] = &self.worlds;
        let told = [0, 1].map(|world| self.worlds[world].told_since(viewer, self.compared[world]));
        let lines = [0, 1].map(|world| {
            let table = &self.worlds[world];
            let view = table.view(viewer);
            told[world].iter().map(|passage| table.line(view, passage)).collect::<Vec<_>>()
        });
        same("the view", &one.view(viewer), &other.view(viewer))?;
        same("what is told", &told[0], &told[1])?;
        same("the journal", &lines[0], &lines[1])?;
        same("the decision", &one.decision(viewer), &other.decision(viewer))?;
        same("the scene", &one.scene(viewer), &other.scene(viewer))?;
        same("what can be taken back", &Facade::recalls(one, viewer), &Facade::recalls(other, viewer))?;
        same("the offers", &one.offers(viewer), &other.offers(viewer))
    }

    /// A side that does not know has the same orders in both worlds.
    fn compare_lists(&self, list: &[S::Order]) -> Result<(), String> {
        let mut there = Vec::new();
        S::orders(self.worlds[1].battle(), self.worlds[1].position(), &mut there);
        if list == there { Ok(()) } else { Err("the orders of the side that does not know differ".into()) }
    }

    /// What a side that does not know is answered when it asks.
    fn compare_answers(&self, stranger: Side, list: &[S::Order], choice: &mut Dice) -> Result<(), String> {
        let [one, other] = &self.worlds;
        let ids = board_ids(one);
        let mut any = || ids.get(choice.roll(ids.len().max(1) as u32) as usize).map_or("", String::as_str);
        for _ in 0..8 {
            let (subject, target) = (any(), any());
            let why_not = |table: &Table<S>| table.why_not(stranger, subject, target);
            same("why not", &why_not(one), &why_not(other))?;
            let sight = |table: &Table<S>| table.sight(Viewer::Side(stranger), target);
            same("what is in sight", &sight(one), &sight(other))?;
        }
        for layer in [Layer::Control, Layer::Command, Layer::Supply] {
            for subject in [None, Some(any())] {
                let laid = |table: &Table<S>| table.overlay(Viewer::Side(stranger), layer, subject);
                same("what is laid over the map", &laid(one), &laid(other))?;
            }
        }
        if one.to_decide().side() != Some(stranger) {
            return Ok(());
        }
        for _ in 0..4 {
            let subject = any();
            same("the plans", &one.plans(stranger, subject), &other.plans(stranger, subject))?;
        }
        let views = [one.view(Viewer::Side(stranger)), other.view(Viewer::Side(stranger))];
        let orders = attempted(one, list, choice);
        same("what is attempted", &one.attempt(stranger, &orders), &other.attempt(stranger, &orders))?;
        for order in list {
            let preview = |world: usize| S::preview(one.battle(), views[world], *order);
            same("the previews", &preview(0), &preview(1))?;
        }
        for _ in 0..8 {
            let order = S::any_order(one.battle(), choice);
            let check = |table: &Table<S>| S::check(table.battle(), table.position(), order);
            same("the refusals", &check(one), &check(other))?;
        }
        Ok(())
    }

    /// Takes something back in both worlds, if it can be.
    fn undo(&mut self, side: Side, choice: &mut Dice) -> Result<(), String> {
        let recalls: Vec<u32> = self.worlds[0].recalls(side).collect();
        if recalls.is_empty() {
            return Ok(());
        }
        let to = recalls[choice.roll(recalls.len() as u32) as usize];
        for (table, compared) in self.worlds.iter_mut().zip(&mut self.compared) {
            table.undo(side, table.number(), to).map_err(|_| "undo goes back further in one world".to_owned())?;
            *compared = (*compared).min(table.story().len() - 1);
        }
        Ok(())
    }
}

/// One or two orders to be tried: one on offer, and then any.
fn attempted<S: Present + Fuzzed>(table: &Table<S>, list: &[S::Order], choice: &mut Dice) -> Vec<Value> {
    let offered = list.get(choice.roll(list.len().max(1) as u32) as usize).copied();
    let any = (choice.roll(2) == 0).then(|| S::any_order(table.battle(), choice));
    offered.into_iter().chain(any).filter_map(|order| serde_json::to_value(order).ok()).collect()
}

/// The board ids that the offers of the deciding side name.
pub(super) fn board_ids<S: Present>(table: &Table<S>) -> Vec<String> {
    let offers = table.to_decide().side().map(|side| table.offers(Viewer::Side(side))).unwrap_or_default();
    let ids: BTreeSet<String> =
        offers.into_iter().flat_map(|offer| offer.objects.into_iter().chain(offer.subject)).collect();
    ids.into_iter().collect()
}
