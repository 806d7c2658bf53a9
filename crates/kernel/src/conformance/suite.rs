//! The whole suite of a system: each test is a function here, and [`suite!`](crate::suite) gives a
//! system those that it lists.
//!
//! What a system adds is what it is tested with: its battles, how many seeds, and how much must
//! have been tried for the test to have meant anything.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use super::foretold::foretold_from;
use super::golden::{Kept, compare_or_write, perft_rows};
use super::{Compared, Fuzzed, Tried, battle, foretold, frequencies, imagination, paired_worlds, played};
use crate::dice::{Dice, Seed};
use crate::foretell::Foretold;
use crate::hidden::Hidden;
use crate::present::Present;
use crate::situation::{Report, Situation, Staged};
use crate::system::System;
use crate::table::Table;

/// Battles with their names.
pub type Battles<S> = Vec<(&'static str, Arc<<S as System>::Battle>)>;

/// Gives a system the tests that it lists, each a function of
/// [`conformance::suite`](crate::conformance::suite) with its arguments.
///
/// ```text
/// kernel::suite! { Skirmish:
///     random_battles_keep_every_promise_to_the_end(battles(), 0..20, 4_000, Tried { undone: 300, ..Tried::default() });
///     nothing_hidden_leaves_in_paired_worlds(battles(), 0..160, 60, 150);
/// }
/// ```
#[macro_export]
macro_rules! suite {
    ($system:ty: $($name:ident($($argument:expr),* $(,)?);)*) => {
        $(
            #[test]
            fn $name() {
                if let Err(what) = $crate::conformance::suite::$name::<$system>($($argument),*) {
                    panic!("{what}");
                }
            }
        )*
    };
}

/// Tries every battle with every seed.
fn each<S: System>(
    battles: &Battles<S>,
    seeds: Range<u64>,
    mut attempt: impl FnMut(&Arc<S::Battle>, u64) -> Result<(), String>,
) -> Result<(), String> {
    for (name, battle) in battles {
        for seed in seeds.clone() {
            attempt(battle, seed).map_err(|what| format!("{name}: {what}"))?;
        }
    }
    Ok(())
}

fn enough(what: &str, tried: u64, wanted: u64) -> Result<(), String> {
    if tried >= wanted { Ok(()) } else { Err(format!("only {tried} {what}, where {wanted} would mean something")) }
}

/// Random battles, each to its end, with everything checked at every step.
///
/// # Errors
/// The first promise that was not kept, or that too little was tried.
pub fn random_battles_keep_every_promise_to_the_end<S: Present + Fuzzed>(
    battles: Battles<S>,
    seeds: Range<u64>,
    limit: u64,
    wanted: Tried,
) -> Result<(), String> {
    let mut sum = Tried::default();
    let all = battles.len() as u64 * (seeds.end - seeds.start);
    each::<S>(&battles, seeds, |one, seed| battle::<S>(one, seed, limit).map(|tried| sum += tried))?;
    enough("battles came to an end", sum.ended, all)?;
    enough("orders were carried out", sum.orders, wanted.orders)?;
    enough("orders were refused", sum.refused, wanted.refused)?;
    enough("orders were taken back", sum.undone, wanted.undone)
}

/// Paired worlds, in each battle for so many orders at least.
///
/// # Errors
/// What differs, or that the worlds of a battle hardly ever stayed together.
pub fn nothing_hidden_leaves_in_paired_worlds<S: Present + Fuzzed>(
    battles: Battles<S>,
    seeds: Range<u64>,
    limit: u64,
    wanted: u64,
) -> Result<(), String> {
    for (name, battle) in battles {
        let mut paired = 0;
        for seed in seeds.clone() {
            paired += paired_worlds::<S>(&battle, seed, limit).map_err(|what| format!("{name}: {what}"))?.paired;
        }
        enough("orders in paired worlds", paired, wanted).map_err(|what| format!("{name}: {what}"))?;
    }
    Ok(())
}

/// Every preview of random play comes true: at least as many as are wanted, with
/// at most as many left out.
///
/// # Errors
/// What was previewed and does not come, or that too few previews were made.
pub fn what_is_foretold_is_what_happens<S: Foretold + Present>(
    battles: Battles<S>,
    seeds: Range<u64>,
    limit: u64,
    wanted: Compared,
) -> Result<(), String> {
    let mut sum = Compared::default();
    each::<S>(&battles, seeds, |battle, seed| foretold::<S>(battle, seed, limit).map(|compared| sum += compared))?;
    enough("offers were foretold", sum.offers, wanted.offers)?;
    enough("plans were foretold", sum.plans, wanted.plans)?;
    enough("cases were compared", sum.cases, wanted.cases)?;
    match sum.left_out > wanted.left_out {
        true => Err(format!("{} previews had too many cases; at most {} may", sum.left_out, wanted.left_out)),
        false => Ok(()),
    }
}

/// Positions that are imagined look like what was seen.
///
/// # Errors
/// What an imagined position gets wrong.
pub fn imagined_positions_agree_with_what_was_seen<S: Present>(
    battles: Battles<S>,
    seeds: Range<u64>,
    limit: u32,
) -> Result<(), String> {
    let mut dice = Dice::quick(5);
    let mut list = Vec::new();
    each::<S>(&battles, seeds, |battle, seed| {
        let mut table = Table::<S>::open(Arc::clone(battle), Seed::from_number(seed));
        while let Some(side) = table.to_decide().side().filter(|_| table.number() < limit) {
            imagination(&table, &mut dice)?;
            list.clear();
            S::orders(battle, table.position(), &mut list);
            let order = list[dice.roll(list.len() as u32) as usize];
            table.obey(side, table.number(), order).map_err(|rejection| format!("{order:?}: {rejection:?}"))?;
        }
        Ok(())
    })
}

/// Imagination deals every lot evenly, in positions after so many orders more with each seed.
///
/// # Errors
/// Which slots have which faces too often or too seldom.
pub fn every_lot_is_dealt_evenly<S: Hidden>(
    battles: Battles<S>,
    seeds: Range<u64>,
    orders: u64,
    samples: u32,
) -> Result<(), String> {
    let mut dice = Dice::quick(1);
    each::<S>(&battles, seeds, |battle, seed| {
        let position = played::<S>(battle, seed, seed * orders);
        let table = Table::<S>::set(Arc::clone(battle), position, Dice::forced([]), Vec::new());
        frequencies(&table, samples, &mut dice)
    })
}

/// The battles that are kept happen now as they did.
///
/// # Errors
/// Where one differs.
pub fn golden_records_are_what_happens_now<S: System>(tests: &Path, kept: Vec<Kept<S>>) -> Result<(), String> {
    kept.iter().try_for_each(|kept| kept.happens_now(tests))
}

/// The battles that are kept verify, fingerprint by fingerprint.
///
/// # Errors
/// What does not hold of one.
pub fn golden_records_verify<S: System>(tests: &Path, kept: Vec<Kept<S>>) -> Result<(), String> {
    kept.iter().try_for_each(|kept| kept.verifies(tests))
}

/// Perft is what it was, of the opening and of positions after so many orders of so many seeds.
///
/// # Errors
/// Where it differs.
pub fn golden_perft_of_fixed_positions<S: System>(
    tests: &Path,
    battle: &S::Battle,
    opening: u32,
    middles: &[(u64, u64)],
    depth: u32,
) -> Result<(), String> {
    compare_or_write(tests, "golden/perft.txt", &perft_rows::<S>(battle, opening, middles, depth))
}

/// Every situation below a folder goes as its author says. `SITUATION=part-of-a-path`
/// tells some of them in full.
///
/// # Errors
/// What went otherwise.
pub fn every_situation_goes_as_its_author_says<S: Staged>(
    folder: &Path,
    battle: impl FnMut(&Situation) -> Result<S::Battle, String>,
) -> Result<(), String> {
    let wanted = std::env::var("SITUATION").ok();
    let faults = judge::<S>(folder, wanted.as_deref(), battle);
    if faults.is_empty() { Ok(()) } else { Err(format!("{} faults:\n{}", faults.len(), faults.join("\n"))) }
}

/// The situations below a folder.
pub fn situations_in(folder: &Path) -> Vec<PathBuf> {
    let mut paths = Vec::new();
    for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            paths.extend(situations_in(&path));
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            paths.push(path);
        }
    }
    paths.sort();
    paths
}

/// What went otherwise than the authors of the situations below a folder say; that there are
/// none is a fault as well. Those whose path has the wanted words in it are told in full,
/// and no others are judged.
pub fn judge<S: Staged>(
    folder: &Path,
    wanted: Option<&str>,
    mut battle: impl FnMut(&Situation) -> Result<S::Battle, String>,
) -> Vec<String> {
    let (mut played, mut faults) = (0, Vec::new());
    let mut battles: BTreeMap<String, Arc<S::Battle>> = BTreeMap::new();
    for path in situations_in(folder) {
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        if wanted.is_some_and(|wanted| !name.contains(wanted)) {
            continue;
        }
        played += 1;
        match judge_one::<S>(&path, &mut battles, &mut battle) {
            Ok(report) => {
                if wanted.is_some() {
                    eprintln!("== {name}\n{}", told(&report));
                }
                faults.extend(report.faults.iter().map(|fault| format!("{name}: {fault}\n{}", report.end)));
            }
            Err(what) => faults.push(format!("{name}: {what}")),
        }
    }
    if played == 0 {
        faults.push(format!("there are no situations in {}", folder.display()));
    }
    faults
}

/// Battles are put together once for each pack and options.
fn judge_one<S: Staged>(
    path: &Path,
    battles: &mut BTreeMap<String, Arc<S::Battle>>,
    battle: &mut impl FnMut(&Situation) -> Result<S::Battle, String>,
) -> Result<Report, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let situation = Situation::read(&text).map_err(|fault| fault.to_string())?;
    let key = format!("{} {}", situation.pack.get_ref(), situation.options);
    let battle = match battles.get(&key) {
        Some(battle) => Arc::clone(battle),
        None => Arc::clone(battles.entry(key).or_insert(Arc::new(battle(&situation)?))),
    };
    Ok(situation.play::<S>(&text, &battle))
}

/// What happened, order by order.
fn told(report: &Report) -> String {
    let mut told = String::new();
    for act in &report.acts {
        let _ = writeln!(told, "> {}", act.words);
        for (label, cites) in &act.happened {
            let _ = writeln!(told, "    {} {:?} {cites:?}", label.id, label.args);
        }
        if let Some((label, cite)) = &act.refused {
            let _ = writeln!(told, "    refused {cite}: {} {:?}", label.id, label.args);
        }
    }
    told + &report.end
}
