//! What is previewed is what happens: every preview of random play is compared with what its very
//! orders then bring, for every fall of the dice and every deal of what is hidden.

use std::ops::AddAssign;
use std::sync::Arc;

use super::paired::board_ids;
use crate::dice::{Dice, Seed};
use crate::foretell::{Foretold, Reading, eve, play_out_read};
use crate::hidden::Hidden;
use crate::present::Present;
use crate::system::{Preview, Side, Viewer};
use crate::table::Table;

/// Dice have so many sides.
const SIDES: u32 = 6;
/// No preview is compared in more cases than these; where there are more it
/// is left out and counted.
const MOST_CASES: u64 = 20_000;
/// No chance is farther from the truth.
const EXACT: f64 = 1e-9;

/// What was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Orders of random play.
    pub orders: u64,
    /// Previews of single orders.
    pub offers: u64,
    /// Previews of plans of several orders.
    pub plans: u64,
    /// Falls of dice and deals of faces.
    pub cases: u64,
    /// Previews with too many cases.
    pub left_out: u64,
}

impl AddAssign for Compared {
    fn add_assign(&mut self, other: Compared) {
        self.orders += other.orders;
        self.offers += other.offers;
        self.plans += other.plans;
        self.cases += other.cases;
        self.left_out += other.left_out;
    }
}

/// Plays a random battle and compares every preview with what happens.
///
/// # Errors
/// The first thing that was previewed and does not come, with the number of the order.
pub fn foretold<S: Foretold + Present>(battle: &Arc<S::Battle>, seed: u64, limit: u64) -> Result<Compared, String> {
    foretold_read::<S>(battle, seed, limit, S::happened)
}

/// The same, with the journal read in another way: for systems whose previews read it themselves.
///
/// # Errors
/// The first thing that was previewed and does not come, with the number of the order.
pub fn foretold_read<S: Foretold + Present>(
    battle: &Arc<S::Battle>,
    seed: u64,
    limit: u64,
    read: Reading<S>,
) -> Result<Compared, String> {
    foretold_from(Table::<S>::open(Arc::clone(battle), Seed::from_number(seed)), seed, limit, read)
}

/// The same, on a table that somebody has set: so rare cases are met at once.
///
/// # Errors
/// The first thing that was previewed and does not come, with the number of the order.
pub fn foretold_from<S: Foretold + Present>(
    mut table: Table<S>,
    seed: u64,
    limit: u64,
    read: Reading<S>,
) -> Result<Compared, String> {
    let (mut choice, mut compared, mut list) = (Dice::quick(seed), Compared::default(), Vec::new());
    while let Some(side) = table.to_decide().side().filter(|_| compared.orders < limit) {
        list.clear();
        S::orders(table.battle(), table.position(), &mut list);
        at_table(&table, side, &list, read, &mut choice, &mut compared)
            .map_err(|what| format!("seed {seed}, order {}: {what}", table.number()))?;
        let order = list[choice.roll(list.len() as u32) as usize];
        table.obey(side, table.number(), order).map_err(|rejection| format!("{order:?}: {rejection:?}"))?;
        compared.orders += 1;
    }
    Ok(compared)
}

/// All previews in one position: of every order, and of every plan that has a preview at all.
fn at_table<S: Foretold + Present>(
    table: &Table<S>,
    side: Side,
    list: &[S::Order],
    read: Reading<S>,
    choice: &mut Dice,
    compared: &mut Compared,
) -> Result<(), String> {
    let view = table.view(Viewer::Side(side));
    let mut any = choice.roll(16) == 0;
    for order in list {
        let told =
            compare(table, view, side, &[*order], read, compared).map_err(|what| format!("{order:?}: {what}"))?;
        compared.offers += u64::from(told);
        any |= told;
    }
    let ids = if any { board_ids(table) } else { Vec::new() };
    let mut known: Vec<Vec<S::Order>> = Vec::new();
    for subject in ids.iter().filter_map(|id| S::subject(table.battle(), id)).take(MOST_SUBJECTS) {
        let mut plans = Vec::new();
        S::plans(table.battle(), view, subject, &mut plans);
        for orders in plans.into_iter().map(|plan| plan.orders) {
            if orders.len() < 2 || known.contains(&orders) {
                continue;
            }
            let told =
                compare(table, view, side, &orders, read, compared).map_err(|what| format!("{orders:?}: {what}"))?;
            compared.plans += u64::from(told);
            known.push(orders);
        }
    }
    Ok(())
}

/// Plans are asked for so many pieces and places of one position.
const MOST_SUBJECTS: usize = 24;

/// Compares one preview with what comes; says whether there was anything to preview.
fn compare<S: Foretold + Present>(
    table: &Table<S>,
    view: &S::View,
    side: Side,
    orders: &[S::Order],
    read: Reading<S>,
    compared: &mut Compared,
) -> Result<bool, String> {
    let battle = table.battle();
    let eve = eve::<S>(battle, view, side, orders);
    let refused = |refusal| format!("an order is refused, though nothing has come in between: {refusal:?}");
    let Some((before, late)) = eve.map_err(refused)? else { return Ok(false) };
    let last = orders[before];
    let preview = S::preview(battle, &late, last);
    if preview.is_empty() {
        return Ok(false);
    }
    let course: Vec<S::Order> = orders[..before].iter().copied().chain(S::course(battle, &late, last)).collect();
    let mut worlds = Vec::new();
    let hidden = S::hidden(battle, &late, last);
    let lots = S::lots(battle, table.position(), Viewer::Side(side));
    deal::<S>(table.position(), &lots, &hidden, &[], 1.0, &mut worlds);
    let mut cases = Vec::new();
    for (position, share) in &worlds {
        let rolled = play_out_read::<S>(battle, position, &course, &mut Dice::forced([]), read)?.dice;
        let falls = u64::from(SIDES).pow(rolled);
        if falls * worlds.len() as u64 > MOST_CASES {
            compared.left_out += 1;
            return Ok(true);
        }
        for fall in 0..falls {
            let dice = (0..rolled).map(|die| (fall / u64::from(SIDES).pow(die)) as u32 % SIDES);
            let happened = play_out_read::<S>(battle, position, &course, &mut Dice::forced(dice), read)?;
            if happened.dice != rolled {
                return Err(format!("{course:?}: now {rolled} dice decide, now {}", happened.dice));
            }
            cases.push((happened.preview, share / falls as f64));
        }
    }
    compared.cases += cases.len() as u64;
    same(&preview, &Preview::of_cases(cases)).map_err(|what| format!("carried out as {course:?}: {what}"))?;
    Ok(true)
}

/// Every way the faces of some slots may lie, each with its chance.
fn deal<S: Hidden>(
    position: &S::Position,
    lots: &[Vec<u16>],
    hidden: &[u16],
    dealt: &[u16],
    share: f64,
    worlds: &mut Vec<(S::Position, f64)>,
) {
    let Some((slot, rest)) = hidden.split_first() else {
        return worlds.push((position.clone(), share));
    };
    // A slot that lies in no lot is known.
    let lot = lots.iter().find(|lot| lot.contains(slot)).cloned().unwrap_or_else(|| vec![*slot]);
    let lot: Vec<u16> = lot.into_iter().filter(|other| !dealt.contains(other)).collect();
    let face = |slot: u16| S::face(position, slot);
    // Slots of the same face make the same world.
    let first = |at: &usize| !lot[..*at].iter().any(|lower| face(*lower) == face(lot[*at]));
    for other in (0..lot.len()).filter(first).map(|at| lot[at]) {
        let alike = lot.iter().filter(|same| face(**same) == face(other)).count() as f64;
        let mut position = position.clone();
        if other != *slot {
            S::swap(&mut position, *slot, other);
        }
        let dealt = [dealt, &[*slot]].concat();
        deal::<S>(&position, lots, rest, &dealt, share * alike / lot.len() as f64, worlds);
    }
}

/// Compares what was previewed with what came.
fn same(foretold: &Preview, came: &Preview) -> Result<(), String> {
    if foretold.headline != came.headline {
        return Err(format!("foretold was {:?}, but it is {:?}", foretold.headline, came.headline));
    }
    if foretold.sums != came.sums {
        return Err(format!("foretold were the sums {:?}, but they are {:?}", foretold.sums, came.sums));
    }
    let mut notes = [foretold.notes.clone(), came.notes.clone()];
    notes.iter_mut().for_each(|notes| notes.sort_by_key(|(label, _)| label.id.clone()));
    if notes[0] != notes[1] {
        return Err(format!("foretold were the notes {:?}, but they are {:?}", notes[0], notes[1]));
    }
    let [foretold, came] = [foretold, came].map(chances);
    for (what, chance) in foretold.iter().chain(&came) {
        let of = |list: &[(String, f64)]| list.iter().find(|(other, _)| other == what).map_or(0.0, |(_, sum)| *sum);
        if (of(&foretold) - of(&came)).abs() > EXACT {
            return Err(format!(
                "{what}: foretold {:.4}, but it comes with {:.4} ({chance:.4})",
                of(&foretold),
                of(&came)
            ));
        }
    }
    Ok(())
}

/// All results in words, with their chances.
fn chances(preview: &Preview) -> Vec<(String, f64)> {
    let plain = preview.chances.iter().map(|chance| (format!("{} {}", chance.result, chance.amount), chance.chance));
    let worded = preview.results.iter().map(|(label, chance)| (format!("{label:?}"), *chance));
    plain.chain(worded).collect()
}
