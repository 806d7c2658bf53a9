//! Paired worlds: what a side hides must not change one byte for anybody else.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::Arc;

use serde_json::Value;

use crate::conformance::{Fuzzed, Tried};
use crate::dice::{Dice, Seed};
use crate::facade::{Facade, Present};
use crate::lots::{Lots, MOST_TOKENS, Tokens, each, only};
use crate::system::{Side, Viewer};
use crate::table::Table;

/// How many passages of the story from before the worlds parted are compared.
const LOOK_BACK: usize = 30;

/// Two tables that differ in nothing but faces that `owner` hides.
struct Pair<S: Present> {
    owner: Side,
    worlds: [Table<S>; 2],
    /// From where the story of each world has not been compared yet.
    compared: [usize; 2],
}

/// Paired worlds: faces are permuted inside a lot at a random moment, both tables get the same orders while legal in
/// both, and until a disclosure differs every byte for the other viewers is equal.
///
/// # Errors
/// What differs, for whom, after which order.
pub fn paired_worlds<S: Present + Fuzzed>(battle: &Arc<S::Battle>, seed: u64, limit: u64) -> Result<Tried, String> {
    let mut choice = Dice::quick(seed ^ 0x7061_6972);
    let mut tried = Tried::default();
    // Where nobody hides anything there is but one world.
    if Side::BOTH.into_iter().all(|side| S::tokens_of(battle, side) == 0) {
        return Ok(tried);
    }
    set_up::<S>(battle, seed).map_err(|what| format!("seed {seed}: {what}"))?;
    let one = ahead::<S>(battle, seed, limit, &mut choice).map_err(|what| format!("seed {seed}: {what}"))?;
    let owner = Side::BOTH[choice.roll(2) as usize];
    let Some(other) = twin(&one, owner, &mut choice) else { return Ok(tried) };
    let from = one.story().len().saturating_sub(LOOK_BACK);
    let mut pair = Pair { owner, worlds: [one, other], compared: [from; 2] };
    for _ in 0..limit {
        let number = pair.worlds[0].number();
        let goes_on =
            pair.step(&mut choice, &mut tried).map_err(|what| format!("seed {seed}, order {number}: {what}"))?;
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

/// A table some random orders into the battle.
pub(super) fn ahead<S: Present>(
    battle: &Arc<S::Battle>,
    seed: u64,
    limit: u64,
    choice: &mut Dice,
) -> Result<Table<S>, String> {
    let mut table = Table::<S>::open(Arc::clone(battle), Seed::from_number(seed));
    let mut list = Vec::new();
    for _ in 0..choice.roll(limit.clamp(1, 400) as u32) {
        let Some(side) = table.to_decide().side() else { break };
        list.clear();
        S::orders(battle, table.position(), &mut list);
        if list.is_empty() {
            return Err(format!("dead end: {:?} has no order", table.to_decide()));
        }
        let order = list[choice.roll(list.len() as u32) as usize];
        table.obey(side, table.number(), order).map_err(|rejection| format!("{order:?}: {rejection:?}"))?;
    }
    Ok(table)
}

/// The same table with the faces of some lots permuted.
pub(super) fn twin<S: Present>(table: &Table<S>, owner: Side, choice: &mut Dice) -> Option<Table<S>> {
    let tokens: Vec<u8> = each(S::tokens_of(table.battle(), owner)).collect();
    let mut faces = S::faces(table.position());
    let mut swaps = Vec::new();
    for _ in 0..12 {
        let one = tokens[choice.roll(tokens.len() as u32) as usize];
        let lot: Vec<u8> = each(S::lots(table.position()).of(one)).collect();
        let other = lot[choice.roll(lot.len() as u32) as usize];
        if faces[one as usize] != faces[other as usize] {
            faces.swap(one as usize, other as usize);
            swaps.push((one, other));
        }
    }
    (!swaps.is_empty()).then(|| table.in_another_world(&swaps))
}

/// What is hidden and shown in a world before an order.
struct Before {
    lots: Lots,
    faces: Vec<u8>,
}

impl Before {
    fn of<S: Present>(table: &Table<S>) -> Self {
        Before { lots: *S::lots(table.position()), faces: S::faces(table.position()) }
    }

    /// The lots, had these tokens been shown and nothing else happened.
    fn showing(&self, tokens: Tokens) -> Lots {
        let mut lots = self.lots;
        each(tokens).for_each(|token| lots.disclose(token));
        lots
    }
}

/// The tokens that were hidden and are known now.
fn newly_known(before: &Lots, after: &Lots) -> Tokens {
    let token = |token: &u8| !before.is_known(*token) && after.is_known(*token);
    (0..MOST_TOKENS as u8).filter(token).fold(0, |tokens, token| tokens | only(token))
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

impl<S: Present + Fuzzed> Pair<S> {
    /// Compares, and gives both worlds the same order; false once the worlds may differ.
    fn step(&mut self, choice: &mut Dice, tried: &mut Tried) -> Result<bool, String> {
        let [one, other] = &self.worlds;
        let battle = Arc::clone(one.battle());
        let before = [Before::of(one), Before::of(other)];
        let mut list = Vec::new();
        S::orders(&battle, one.position(), &mut list);
        self.compare(&list, choice)?;
        let [one, other] = &mut self.worlds;
        let Some(side) = one.to_decide().side() else { return Ok(false) };
        let common: Vec<S::Order> =
            list.iter().copied().filter(|order| S::check(&battle, other.position(), *order).is_ok()).collect();
        if side != self.owner && common.len() != list.len() {
            return Err("the orders of the side that does not know differ".into());
        }
        if common.is_empty() {
            return Ok(false);
        }
        let order = common[choice.roll(common.len() as u32) as usize];
        for table in [one, other] {
            table.obey(side, table.number(), order).map_err(|rejection| format!("{order:?}: {rejection:?}"))?;
        }
        tried.paired += 1;
        if self.may_part(&before).map_err(|what| format!("{order:?}: {what}"))? {
            return Ok(false);
        }
        if choice.roll(8) == 0 {
            self.undo(side, choice)?;
        }
        Ok(true)
    }

    /// Whether the worlds may differ from now on: a token was shown, and its face is another one. That something is
    /// shown at all must not depend on what is hidden.
    fn may_part(&self, before: &[Before; 2]) -> Result<bool, String> {
        let lots = [0, 1].map(|world| *S::lots(self.worlds[world].position()));
        let faces = [0, 1].map(|world| S::faces(self.worlds[world].position()));
        let shown = [0, 1].map(|world| newly_known(&before[world].lots, &lots[world]));
        let differs = |token: u8| {
            let token = token as usize;
            before[0].faces[token] != before[1].faces[token] || faces[0][token] != faces[1][token]
        };
        if each(shown[0] & shown[1]).any(differs) {
            return Ok(true);
        }
        // What is shown and mixed in again at once cannot be followed.
        let followed = (0..2).all(|world| before[world].showing(shown[world]) == lots[world]);
        let disclosed = (0..2).any(|world| before[world].lots.disclosures() != lots[world].disclosures());
        if disclosed && !followed {
            return Ok(true);
        }
        if lots[0] == lots[1] { Ok(false) } else { Err("the worlds parted in what is shown at all".into()) }
    }

    /// Everything that leaves for anybody but the owner is equal in both worlds.
    fn compare(&mut self, list: &[S::Order], choice: &mut Dice) -> Result<(), String> {
        for viewer in Viewer::ALL.into_iter().filter(|viewer| !viewer.is(self.owner)) {
            self.compare_frames(viewer).map_err(|what| format!("{viewer:?}: {what}"))?;
        }
        self.compare_answers(list, choice).map_err(|what| format!("side {}: {what}", self.owner.enemy().0))?;
        self.compared = [0, 1].map(|world| self.worlds[world].story().len());
        Ok(())
    }

    /// What is sent to a viewer unasked.
    fn compare_frames(&self, viewer: Viewer) -> Result<(), String> {
        let [one, other] = &self.worlds;
        let told = [0, 1].map(|world| {
            let table = &self.worlds[world];
            let passages = table.story()[self.compared[world]..].iter();
            passages.filter_map(|passage| table.hear(viewer, passage)).collect::<Vec<_>>()
        });
        let lines = [0, 1].map(|world| {
            let table = &self.worlds[world];
            let view = table.view(viewer);
            told[world].iter().map(|passage| table.line(&view, passage)).collect::<Vec<_>>()
        });
        same("the view", &one.view(viewer), &other.view(viewer))?;
        same("what is told", &told[0], &told[1])?;
        same("the journal", &lines[0], &lines[1])?;
        same("the decision", &one.decision(viewer), &other.decision(viewer))?;
        same("the scene", &one.scene(viewer), &other.scene(viewer))?;
        same("what can be taken back", &Facade::recalls(one, viewer), &Facade::recalls(other, viewer))?;
        same("the offers", &one.offers(viewer), &other.offers(viewer))
    }

    /// What the side that does not know is answered when it asks.
    fn compare_answers(&self, list: &[S::Order], choice: &mut Dice) -> Result<(), String> {
        let [one, other] = &self.worlds;
        let stranger = self.owner.enemy();
        let ids = board_ids(one);
        let mut any = || ids.get(choice.roll(ids.len().max(1) as u32) as usize).map_or("", String::as_str);
        for _ in 0..8 {
            let (subject, target) = (any(), any());
            let why_not = |table: &Table<S>| table.why_not(stranger, subject, target);
            same("why not", &why_not(one), &why_not(other))?;
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
            let preview = |world: usize| S::preview(one.battle(), &views[world], *order);
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
