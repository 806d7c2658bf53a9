//! The suite that every system must pass, on positions reached by random play.

mod foretold;
pub mod golden;
mod imagined;
mod paired;
pub mod suite;

use std::collections::BTreeMap;
use std::fmt;
use std::ops::AddAssign;
use std::sync::Arc;

use serde_json::Value;

use crate::dice::{Dice, Seed};
use crate::facade::Facade;
use crate::fingerprint::{from_bytes, to_bytes};
use crate::hidden::Hidden;
use crate::journal::Silent;
use crate::label::Label;
use crate::present::Present;
use crate::system::{Decision, Listing, Side, System, Viewer};
use crate::table::{Passage, Rejection, Table, Told};

pub use foretold::{Compared, foretold, foretold_read};
pub use imagined::{frequencies, imagination};
pub use paired::paired_worlds;

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

impl AddAssign for Tried {
    fn add_assign(&mut self, other: Tried) {
        self.orders += other.orders;
        self.refused += other.refused;
        self.undone += other.undone;
        self.paired += other.paired;
        self.ended += other.ended;
    }
}

/// Orders that a fuzzer makes up, most of them illegal.
pub trait Fuzzed: Hidden {
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
        list.clear();
        S::orders(battle, table.position(), &mut list);
        let Decision::Asks { side, .. } = table.to_decide() else {
            tried.ended += 1;
            break;
        };
        // A player who for ever takes back what he must do before he may end a
        // phase would never end it.
        let patient = tried.orders < limit / 8;
        step(&mut table, side, None, &list, &mut choice, &mut tried, patient)
            .map_err(|what| format!("seed {seed}, order {}: {what}", table.number()))?;
        list.clear();
    }
    sound(&table).map_err(|what| format!("seed {seed}, at the end: {what}"))?;
    if !list.is_empty() {
        return Err(format!("seed {seed}: the battle is over, and still {:?} is listed", list[0]));
    }
    replayed(&table, Seed::from_number(seed)).map_err(|what| format!("seed {seed}: {what}"))?;
    Ok(tried)
}

/// Plays one random battle to its end and takes orders back on the way: nobody is ever left without
/// an order, and what is taken back is as it was. It checks nothing else, so it plays many battles
/// in the time of one of [`battle`].
///
/// # Errors
/// The first thing that does not hold, with the number of the order.
pub fn recalled<S: System>(battle: &Arc<S::Battle>, seed: u64, limit: u64) -> Result<Tried, String> {
    let mut table = Table::<S>::open(Arc::clone(battle), Seed::from_number(seed));
    let (mut choice, mut tried, mut list) = (Dice::quick(seed), Tried::default(), Vec::new());
    while let (Decision::Asks { side, .. }, true) = (table.to_decide(), tried.orders < limit) {
        let number = table.number();
        let fails = |what: String| format!("seed {seed}, order {number}: {what}");
        list.clear();
        S::orders(battle, table.position(), &mut list);
        if list.is_empty() {
            return Err(fails(format!("dead end: {:?} has no order", table.to_decide())));
        }
        let order = list[choice.roll(list.len() as u32) as usize];
        let before = Before { position: table.position().clone(), dice: table.dice().clone() };
        table.obey(side, number, order).map_err(|rejection| fails(format!("{order:?}: {rejection:?}")))?;
        tried.orders += 1;
        if tried.orders < limit / 8 && choice.roll(4) == 0 {
            taken_back(&before, &mut table, (side, number, order), &mut choice, &mut tried).map_err(fails)?;
        }
    }
    tried.ended += u64::from(matches!(table.to_decide(), Decision::Over(_)));
    Ok(tried)
}

/// Orders that somebody gave, from the first to the last, each through the same suite.
///
/// # Errors
/// What was not kept, and with which order.
pub fn retraced<S: Present + Fuzzed>(
    battle: &Arc<S::Battle>,
    seed: Seed,
    orders: &[(Side, S::Order)],
) -> Result<Tried, String> {
    let mut table = Table::<S>::open(Arc::clone(battle), seed);
    let (mut choice, mut tried, mut list) = (Dice::quick(orders.len() as u64), Tried::default(), Vec::new());
    for (side, order) in orders {
        list.clear();
        S::orders(battle, table.position(), &mut list);
        step(&mut table, *side, Some(*order), &list, &mut choice, &mut tried, false)
            .map_err(|what| format!("order {}: {what}", table.number()))?;
    }
    tried.ended += u64::from(matches!(table.to_decide(), Decision::Over(_)));
    sound(&table)?;
    replayed(&table, seed)?;
    Ok(tried)
}

/// What is said to be unseen changes nothing for anybody else.
fn unseen<S: Present>(
    before: &Before<S>,
    table: &Table<S>,
    side: Side,
    order: S::Order,
    told: usize,
) -> Result<(), String> {
    let battle = table.battle();
    if !S::is_unseen(battle, order) {
        return Ok(());
    }
    for viewer in Viewer::ALL.into_iter().filter(|viewer| !viewer.is(side)) {
        let look = |position: &S::Position| {
            let view = S::view(battle, position, viewer);
            let asked = match S::to_decide(battle, position) {
                Decision::Asks { side, question } => Some((side, S::question(battle, &view, side, question))),
                Decision::Over(_) => None,
            };
            (view, asked)
        };
        let heard = table.story()[told..].iter().any(|passage| table.hear(viewer, passage).is_some());
        if heard || look(&before.position) != look(table.position()) {
            return Err(format!("{order:?} is said to be unseen, and {viewer:?} sees it"));
        }
    }
    Ok(())
}

/// A table before an order.
struct Before<S: System> {
    position: S::Position,
    dice: Dice,
}

fn step<S: Present + Fuzzed>(
    table: &mut Table<S>,
    side: Side,
    order: Option<S::Order>,
    list: &[S::Order],
    choice: &mut Dice,
    tried: &mut Tried,
    patient: bool,
) -> Result<(), String> {
    sound(table)?;
    listed(table, list)?;
    told_apart(table, side)?;
    let before = Before { position: table.position().clone(), dice: table.dice().clone() };
    unlisted(&before, table, side, list, choice, tried)?;
    let order = order.unwrap_or_else(|| list[choice.roll(list.len() as u32) as usize]);
    written(order)?;
    let (number, told) = (table.number(), table.story().len());
    table.obey(side, number, order).map_err(|rejection| format!("{order:?}: {rejection:?}"))?;
    tried.orders += 1;
    quiet(&before, table, order)?;
    unseen(&before, table, side, order, told)?;
    by_counted_dice(&before, table, order, choice)?;
    cited(table, told)?;
    if choice.roll(4) == 0 && patient {
        taken_back(&before, table, (side, number, order), choice, tried)?;
    }
    Ok(())
}

/// What must hold in every position, the last one included.
fn sound<S: System>(table: &Table<S>) -> Result<(), String> {
    S::audit(table.battle(), table.position())?;
    let value = |side| S::appraise(table.battle(), table.position(), side);
    match Side::BOTH.into_iter().find(|side| !(-1.0..=1.0).contains(&value(*side))) {
        Some(side) => Err(format!("appraised for side {}: {}, which is not from -1 to 1", side.number(), value(side))),
        None => stored(table),
    }
}

/// Somebody who is asked has orders; all pass, and each is listed once.
fn listed<S: System>(table: &Table<S>, list: &[S::Order]) -> Result<(), String> {
    if list.is_empty() {
        return Err(format!("dead end: {:?} has no order", table.to_decide()));
    }
    for (index, order) in list.iter().enumerate() {
        S::check(table.battle(), table.position(), *order)
            .map_err(|refusal| format!("listed {order:?}, but {refusal:?}"))?;
        if list[..index].contains(order) {
            return Err(format!("{order:?} is listed twice"));
        }
    }
    Ok(())
}

/// No two offers of one decision read alike, nor two plans of one piece: a player who
/// chooses can tell them apart.
fn told_apart<S: Present>(table: &Table<S>, side: Side) -> Result<(), String> {
    let offers = table.offers(Viewer::Side(side));
    different(offers.iter().map(|offer| (&offer.label, &offer.order)))
        .map_err(|what| format!("two offers read alike, {what}"))?;
    if !table.number().is_multiple_of(8) {
        return Ok(());
    }
    // One piece or place at a time, another one each time.
    let ids: Vec<&String> = offers.iter().filter_map(|offer| offer.subject.as_ref()).collect();
    let Some(id) = ids.get(table.number() as usize / 8 % ids.len().max(1)) else { return Ok(()) };
    let plans: Vec<(Label, Value)> =
        table.plans(side, id).into_iter().map(|plan| (plan.label, Value::Array(plan.orders))).collect();
    different(plans.iter().map(|(label, orders)| (label, orders)))
        .map_err(|what| format!("two plans of {id} read alike, {what}"))
}

/// Whether whatever is different has different words.
fn different<'a, T: fmt::Display + 'a>(list: impl Iterator<Item = (&'a Label, &'a T)>) -> Result<(), String> {
    let mut read: BTreeMap<String, &T> = BTreeMap::new();
    for (label, orders) in list {
        let label = serde_json::to_string(label).map_err(|error| error.to_string())?;
        match read.get(&label) {
            Some(other) => return Err(format!("{label}: {other} and {orders}")),
            None => read.insert(label, orders),
        };
    }
    Ok(())
}

/// Orders that are not listed are refused and change nothing.
fn unlisted<S: Fuzzed>(
    before: &Before<S>,
    table: &mut Table<S>,
    side: Side,
    list: &[S::Order],
    choice: &mut Dice,
    tried: &mut Tried,
) -> Result<(), String> {
    for _ in 0..8 {
        let order = S::any_order(table.battle(), choice);
        if S::check(table.battle(), table.position(), order).is_ok() {
            if S::LISTING == Listing::Complete && !list.contains(&order) {
                return Err(format!("{order:?} passes but is not listed"));
            }
            continue;
        }
        let number = table.number();
        if table.obey(side, number, order).is_ok() {
            return Err(format!("{order:?} was refused by check and carried out all the same"));
        }
        if *table.position() != before.position || table.number() != number {
            return Err(format!("{order:?} was refused and changed something"));
        }
        tried.refused += 1;
    }
    Ok(())
}

/// What others know changes only by a disclosure or a roll.
fn quiet<S: Hidden>(before: &Before<S>, table: &Table<S>, order: S::Order) -> Result<(), String> {
    let rolled = before.dice.rolls() != table.dice().rolls();
    if rolled || S::disclosures(&before.position) != S::disclosures(table.position()) {
        return Ok(());
    }
    let lots = |position: &S::Position| Viewer::ALL.map(|viewer| S::lots(table.battle(), position, viewer));
    match lots(&before.position) == lots(table.position()) {
        true => Ok(()),
        false => Err(format!("{order:?} changed what others know without a disclosure or a roll")),
    }
}

/// All chance comes from counted dice: an order that rolled nothing comes to the same with
/// any dice, one that rolled comes to the same with the same dice; and both come to the
/// same when nobody listens.
fn by_counted_dice<S: System>(
    before: &Before<S>,
    table: &Table<S>,
    order: S::Order,
    choice: &mut Dice,
) -> Result<(), String> {
    let rolled = before.dice.rolls() != table.dice().rolls();
    let mut dice = if rolled { before.dice.clone() } else { Dice::quick(u64::from(choice.roll(u32::MAX))) };
    let mut position = before.position.clone();
    S::carry_out(table.battle(), &mut position, order, &mut dice, &mut Silent);
    if position == *table.position() {
        return Ok(());
    }
    let why = if rolled { "when nobody listens" } else { "with other dice, though no roll was counted" };
    Err(format!("{order:?} comes to something else {why}"))
}

/// Every event rests on a paragraph and can be written down.
fn cited<S: System>(table: &Table<S>, from: usize) -> Result<(), String> {
    let uncited =
        |passage: &&Passage<S::Event>| matches!(passage.told, Told::Event(_)) && passage.cites.chief().is_none();
    let unwritten = |passage: &&Passage<S::Event>| serde_json::to_value(passage).is_err();
    let story = &table.story()[from..];
    match (story.iter().find(uncited), story.iter().find(unwritten)) {
        (Some(passage), _) => Err(format!("{:?} rests on no paragraph", passage.told)),
        (_, Some(passage)) => Err(format!("{:?} cannot be written into a record", passage.told)),
        _ => Ok(()),
    }
}

/// An order that is offered as JSON comes back as the same order.
fn written<O: Copy + Eq + std::fmt::Debug + serde::Serialize + serde::de::DeserializeOwned>(
    order: O,
) -> Result<(), String> {
    let json = serde_json::to_value(order).map_err(|error| format!("{order:?} cannot be written: {error}"))?;
    match serde_json::from_value::<O>(json) {
        Ok(read) if read == order => Ok(()),
        read => Err(format!("{order:?}, written and read again, is {read:?}")),
    }
}

/// Stored and read again, it is the same position.
fn stored<S: System>(table: &Table<S>) -> Result<(), String> {
    let read: S::Position = from_bytes(&to_bytes(table.position()))?;
    if read == *table.position() { Ok(()) } else { Err("stored and read again the position is another one".into()) }
}

/// Takes orders back as far as they can be: exactly while no die fell, the side learned nothing
/// and it still decides.
fn taken_back<S: System>(
    before: &Before<S>,
    table: &mut Table<S>,
    (side, number, order): (Side, u32, S::Order),
    choice: &mut Dice,
    tried: &mut Tried,
) -> Result<(), String> {
    let learned = |position: &S::Position| S::learned(position, Viewer::Side(side));
    let barred = before.dice.rolls() != table.dice().rolls()
        || learned(&before.position) != learned(table.position())
        || table.to_decide().side() != Some(side);
    let recalls: Vec<u32> = table.recalls(side).collect();
    if barred {
        let result = table.undo(side, table.number(), number);
        let stands = recalls.is_empty() && result == Err(Rejection::PastRecall);
        return if stands { Ok(()) } else { Err(format!("{order:?} is past recall, but {result:?}")) };
    }
    if recalls.last() != Some(&number) {
        return Err(format!("{order:?} can be taken back, but {recalls:?} is offered"));
    }
    let to = recalls[choice.roll(recalls.len() as u32) as usize];
    table.undo(side, table.number(), to).map_err(|rejection| format!("undo of {order:?}: {rejection:?}"))?;
    let print = to.checked_sub(1).map(|entry| table.prints()[entry as usize]);
    let restored = print.is_none_or(|print| print == table.fingerprint());
    if !restored || (to == number && *table.position() != before.position) {
        return Err(format!("undo of {order:?} does not restore the position"));
    }
    tried.undone += 1;
    Ok(())
}

/// The same battle, seed and entries give the same position and story.
fn replayed<S: Present>(table: &Table<S>, seed: Seed) -> Result<(), String> {
    let mut again = Table::<S>::open(Arc::clone(table.battle()), seed);
    for entry in table.entries() {
        again.repeat(*entry).map_err(|rejection| format!("replay of {entry:?}: {rejection:?}"))?;
    }
    if again.prints() != table.prints() || again.story() != table.story() {
        return Err("replayed, the battle is another one".into());
    }
    Ok(())
}

/// Plays on from a position silently; used by benches and by tests that need a position
/// from the middle of a battle.
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
