//! The suite that every system must pass, on positions reached by random play.

use std::sync::Arc;

use crate::dice::{Dice, Seed};
use crate::facade::{Facade, Present};
use crate::fingerprint::{from_bytes, to_bytes};
use crate::journal::Silent;
use crate::lots::each;
use crate::system::{Decision, Side, System, Viewer};
use crate::table::Table;

/// What a random battle of the suite came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Orders carried out.
    pub orders: u64,
    /// Orders that the fuzzer made up and the system refused.
    pub refused: u64,
    /// Orders taken back.
    pub undone: u64,
    /// Orders carried out in both of two paired worlds.
    pub paired: u64,
    /// Battles that came to an end.
    pub ended: u64,
}

/// Orders that a fuzzer makes up, most of them illegal.
pub trait Fuzzed: System {
    /// Any order whatever, legal or not.
    fn any_order(battle: &Self::Battle, dice: &mut Dice) -> Self::Order;
}

/// Plays one random battle to the end and checks everything at every step.
///
/// # Errors
/// The first thing that does not hold, with the number of the order.
pub fn battle<S: Present + Fuzzed>(battle: &Arc<S::Battle>, seed: u64, limit: u64) -> Result<Tried, String> {
    let mut table = Table::<S>::open(Arc::clone(battle), Seed::from_number(seed));
    let mut choice = Dice::quick(seed);
    let mut tried = Tried::default();
    let mut list = Vec::new();
    while tried.orders < limit {
        let Decision::Asks { side, .. } = table.to_decide() else {
            tried.ended += 1;
            break;
        };
        list.clear();
        S::orders(battle, table.position(), &mut list);
        step(&mut table, side, &list, &mut choice, &mut tried)
            .map_err(|what| format!("seed {seed}, order {}: {what}", table.number()))?;
    }
    replayed(&table, seed).map_err(|what| format!("seed {seed}: {what}"))?;
    Ok(tried)
}

fn step<S: Present + Fuzzed>(
    table: &mut Table<S>,
    side: Side,
    list: &[S::Order],
    choice: &mut Dice,
    tried: &mut Tried,
) -> Result<(), String> {
    let battle = Arc::clone(table.battle());
    S::audit(&battle, table.position())?;
    if list.is_empty() {
        return Err(format!("dead end: {:?} has no order", table.to_decide()));
    }
    for (index, order) in list.iter().enumerate() {
        S::check(&battle, table.position(), *order).map_err(|refusal| format!("listed {order:?}, but {refusal:?}"))?;
        if list[..index].contains(order) {
            return Err(format!("{order:?} is listed twice"));
        }
    }
    unlisted(table, list, choice, tried)?;
    stored(table)?;
    undone(table, side, list, choice, tried)?;
    let order = list[choice.roll(list.len() as u32) as usize];
    let before = table.position().clone();
    let rolls = table.dice().rolls();
    table.obey(side, table.number(), order).map_err(|rejection| format!("{order:?}: {rejection:?}"))?;
    tried.orders += 1;
    let quiet = S::lots(&before).disclosures() == S::lots(table.position()).disclosures();
    if quiet && rolls == table.dice().rolls() && S::lots(&before) != S::lots(table.position()) {
        return Err(format!("{order:?} changed what others know without a disclosure or a roll"));
    }
    Ok(())
}

/// Orders that are not listed are refused and change nothing.
fn unlisted<S: Present + Fuzzed>(
    table: &Table<S>,
    list: &[S::Order],
    choice: &mut Dice,
    tried: &mut Tried,
) -> Result<(), String> {
    for _ in 0..8 {
        let order = S::any_order(table.battle(), choice);
        let passes = S::check(table.battle(), table.position(), order).is_ok();
        let listed = list.contains(&order);
        if passes && !listed && S::LISTING == crate::system::Listing::Complete {
            return Err(format!("{order:?} passes but is not listed"));
        }
        if !passes {
            let mut other = table.clone();
            if let Some(side) = table.to_decide().side()
                && other.obey(side, other.number(), order).is_ok()
            {
                return Err(format!("{order:?} was refused by check and carried out all the same"));
            }
            if other.position() != table.position() || other.number() != table.number() {
                return Err(format!("{order:?} was refused and changed something"));
            }
            tried.refused += 1;
        }
    }
    Ok(())
}

/// Clone and storage agree.
fn stored<S: System>(table: &Table<S>) -> Result<(), String> {
    let read: S::Position = from_bytes(&to_bytes(table.position()))?;
    if read == *table.position() { Ok(()) } else { Err("stored and read again the position is another one".into()) }
}

/// Sometimes gives an order and takes it back; the position must be as before.
fn undone<S: Present>(
    table: &mut Table<S>,
    side: Side,
    list: &[S::Order],
    choice: &mut Dice,
    tried: &mut Tried,
) -> Result<(), String> {
    if choice.roll(4) != 0 {
        return Ok(());
    }
    let mut other = table.clone();
    let number = other.number();
    let order = list[choice.roll(list.len() as u32) as usize];
    other.obey(side, number, order).map_err(|rejection| format!("{order:?}: {rejection:?}"))?;
    let barred = other.dice().rolls() != table.dice().rolls()
        || S::lots(other.position()).disclosures() != S::lots(table.position()).disclosures()
        || other.to_decide().side() != Some(side);
    let result = other.undo(side, other.number(), number);
    if barred == result.is_ok() {
        return Err(format!("undo of {order:?}: barred is {barred}, but {result:?}"));
    }
    if result.is_ok() {
        if other.position() != table.position() {
            return Err(format!("undo of {order:?} does not restore the position"));
        }
        tried.undone += 1;
        *table = other;
    }
    Ok(())
}

/// The same battle, seed and entries give the same position and story.
fn replayed<S: Present>(table: &Table<S>, seed: u64) -> Result<(), String> {
    let mut again = Table::<S>::open(Arc::clone(table.battle()), Seed::from_number(seed));
    for entry in table.entries() {
        again.repeat(*entry).map_err(|rejection| format!("replay of {entry:?}: {rejection:?}"))?;
    }
    if again.prints() != table.prints() || again.story() != table.story() {
        return Err("replayed, the battle is another one".into());
    }
    Ok(())
}

/// Everything that ever leaves for a viewer, as bytes.
fn outlets<S: Present>(table: &Table<S>, viewer: Viewer, list: &[S::Order], from: usize) -> String {
    let asked = table.to_decide().side();
    let mut bytes = format!(
        "{:?}\n{:?}\n{:?}\n{}\n{:?}\n{:?}\n{:?}",
        table.view(viewer),
        table.told(viewer, from),
        table.decision(viewer),
        table.scene(viewer),
        Facade::story(table, viewer, from),
        Facade::recalls(table, viewer),
        table.offers(viewer),
    );
    if let Viewer::Side(side) = viewer
        && asked == Some(side)
    {
        for order in list {
            bytes += &format!("\n{:?}", S::preview(table.battle(), &table.view(viewer), *order));
        }
    }
    bytes
}

/// Paired worlds: faces are permuted inside a lot at a random moment, both tables get the same orders while legal in
/// both, and until a disclosure differs every byte for the other viewers is equal.
///
/// # Errors
/// What differs, for whom, after which order.
pub fn paired_worlds<S: Present + Fuzzed>(battle: &Arc<S::Battle>, seed: u64, limit: u64) -> Result<Tried, String> {
    let mut choice = Dice::quick(seed ^ 0x7061_6972);
    let mut tried = Tried::default();
    let mut one = Table::<S>::open(Arc::clone(battle), Seed::from_number(seed));
    let mut list = Vec::new();
    let ahead = choice.roll(limit.clamp(1, 400) as u32);
    for _ in 0..ahead {
        let Some(side) = one.to_decide().side() else { break };
        list.clear();
        S::orders(battle, one.position(), &mut list);
        let order = list[choice.roll(list.len() as u32) as usize];
        one.obey(side, one.number(), order).map_err(|rejection| format!("{rejection:?}"))?;
    }
    let owner = Side::BOTH[choice.roll(2) as usize];
    let Some(mut other) = twin(&one, owner, &mut choice) else { return Ok(tried) };
    let strangers: Vec<Viewer> = Viewer::ALL.into_iter().filter(|viewer| !viewer.is(owner)).collect();
    for _ in 0..limit {
        let same_shown = S::lots(one.position()) == S::lots(other.position());
        if !same_shown {
            break;
        }
        list.clear();
        S::orders(battle, one.position(), &mut list);
        for viewer in &strangers {
            compare(&one, &other, *viewer, &list, one.story().len().saturating_sub(30))
                .map_err(|what| format!("seed {seed}, order {}, {viewer:?}: {what}", one.number()))?;
        }
        let Some(side) = one.to_decide().side() else { break };
        let common: Vec<S::Order> =
            list.iter().copied().filter(|order| S::check(battle, other.position(), *order).is_ok()).collect();
        if common.is_empty() {
            break;
        }
        if side != owner && common.len() != list.len() {
            return Err(format!("seed {seed}, order {}: the orders of the side that does not know differ", one.number()));
        }
        let order = common[choice.roll(common.len() as u32) as usize];
        for table in [&mut one, &mut other] {
            table.obey(side, table.number(), order).map_err(|rejection| format!("{rejection:?}"))?;
        }
        tried.paired += 1;
        if shown(&one, owner) != shown(&other, owner) {
            break;
        }
    }
    Ok(tried)
}

/// The faces that everybody knows; once these differ the worlds may part.
fn shown<S: Present>(table: &Table<S>, owner: Side) -> Vec<(u8, u8)> {
    let faces = S::faces(table.position());
    let known = |token: &u8| S::lots(table.position()).is_known(*token);
    each(S::tokens_of(table.battle(), owner)).filter(known).map(|token| (token, faces[token as usize])).collect()
}

/// The same table with the faces of some lots permuted.
fn twin<S: Present>(table: &Table<S>, owner: Side, choice: &mut Dice) -> Option<Table<S>> {
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

fn compare<S: Present>(
    one: &Table<S>,
    other: &Table<S>,
    viewer: Viewer,
    list: &[S::Order],
    from: usize,
) -> Result<(), String> {
    let (mine, yours) = (outlets(one, viewer, list, from), outlets(other, viewer, list, from));
    if mine == yours {
        return Ok(());
    }
    let at = mine.bytes().zip(yours.bytes()).position(|(a, b)| a != b).unwrap_or(mine.len().min(yours.len()));
    let cut = |text: &str| text.get(at.saturating_sub(200)..(at + 120).min(text.len())).unwrap_or_default().to_owned();
    Err(format!("the worlds parted:\n  {}\n  {}", cut(&mine), cut(&yours)))
}

/// `imagine` keeps to the view and reaches every permitted assignment about equally often.
///
/// # Errors
/// What an imagined position gets wrong.
pub fn imagination<S: Present>(table: &Table<S>, dice: &mut Dice) -> Result<(), String> {
    for viewer in Viewer::ALL {
        let view = table.view(viewer);
        let position = S::imagine(table.battle(), &view, dice);
        S::audit(table.battle(), &position)?;
        if S::view(table.battle(), &position, viewer) != view {
            return Err(format!("{viewer:?}: what was imagined does not look like what was seen"));
        }
        let mut orders = (Vec::new(), Vec::new());
        if table.to_decide().side().is_some_and(|side| viewer.is(side)) {
            S::orders(table.battle(), table.position(), &mut orders.0);
            S::orders(table.battle(), &position, &mut orders.1);
            if orders.0 != orders.1 {
                return Err(format!("{viewer:?}: the orders depend on what he cannot know"));
            }
        }
    }
    Ok(())
}

/// Plays on from a position silently; used by benches and by tests that need a position from the middle of a battle.
pub fn played<S: System>(battle: &S::Battle, seed: u64, orders: u64) -> S::Position {
    let mut dice = Dice::quick(seed);
    let mut choice = Dice::quick(!seed);
    let mut position = S::open(battle, &mut dice, &mut Silent);
    let mut list = Vec::new();
    for _ in 0..orders {
        list.clear();
        S::orders(battle, &position, &mut list);
        if list.is_empty() {
            break;
        }
        let order = list[choice.roll(list.len() as u32) as usize];
        S::carry_out(battle, &mut position, order, &mut dice, &mut Silent);
    }
    position
}
