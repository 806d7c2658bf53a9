//! `grognard bench`: random play, measured; or with `--audit` random battles with every promise checked.

use std::hint::black_box;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use kernel::conformance::{self, Fuzzed};
use kernel::play::random_battle;
use kernel::{Dice, Label, Present, Silent, System, Viewer};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::fault::WELL;
use crate::messages::Messages;
use crate::systems::on_system;
use crate::{Fault, books, systems};

/// More orders than any battle takes.
const LIMIT: u64 = 100_000;

pub(crate) fn run(matches: &ArgMatches, messages: &Messages) -> Result<ExitCode, Fault> {
    let library = super::library(matches)?;
    let ids: Vec<String> = match matches.get_one::<String>("pack") {
        Some(id) => vec![id.clone()],
        None => library.ids().map(str::to_owned).collect(),
    };
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let seconds = matches.get_one::<f64>("seconds").copied().unwrap_or(3.0).clamp(0.01, 3600.0);
    let battles = matches.get_one::<u64>("battles").copied();
    let mut well = true;
    for id in ids {
        let laid = systems::battle(&books::pack(&library, &id)?, &super::options(matches)?)?;
        if matches.get_flag("audit") {
            let (count, json) = (battles.unwrap_or(1_000), matches.get_flag("json"));
            well &= on_system!(laid, |battle: S| audit::<S>(&id, &battle, seed, count, messages, json));
            continue;
        }
        let bare = matches.get_flag("bare");
        let figures = on_system!(laid, |battle: S| {
            let mut figures = measure::<S>(&id, &battle, seed, seconds, battles);
            if !bare {
                figures["nanoseconds"] = operations::<S>(&battle, seed);
            }
            figures
        });
        well &= figures["unfinished"] == 0;
        if matches.get_flag("json") {
            println!("{figures}");
        } else {
            print(&figures);
        }
    }
    Ok(if well { ExitCode::from(WELL) } else { super::verdict(false) })
}

fn bar(total: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}");
    ProgressBar::new(total).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Random battles with the conformance suite at every step, on all cores.
fn audit<S: Present + Fuzzed>(
    id: &str,
    battle: &Arc<S::Battle>,
    seed: u64,
    battles: u64,
    messages: &Messages,
    json: bool,
) -> bool {
    let faults: Vec<String> = (seed..seed + battles)
        .into_par_iter()
        .progress_with(bar(battles))
        .filter_map(|seed| match conformance::battle::<S>(battle, seed, LIMIT) {
            Ok(tried) if tried.ended == 1 => None,
            Ok(_) => Some(format!("seed {seed}: no end after {LIMIT} orders")),
            Err(what) => Some(what),
        })
        .collect();
    if json {
        println!("{}", json!({ "pack": id, "battles": battles, "faults": faults }));
    } else {
        faults.iter().for_each(|fault| println!("{fault}"));
        let label = Label::new("cli-audited").with("battles", battles as i64).with("faults", faults.len() as i64);
        println!("{}", messages.tell(&label.with("pack", id)));
    }
    faults.is_empty()
}

fn measure<S: System>(id: &str, battle: &S::Battle, seed: u64, seconds: f64, battles: Option<u64>) -> Value {
    let mut list = Vec::new();
    let (mut played, mut orders, mut choices, mut unfinished) = (0u64, 0u64, 0u64, 0u64);
    let began = Instant::now();
    while battles.map_or(began.elapsed().as_secs_f64() < seconds, |battles| played < battles) {
        let mut dice = Dice::quick(seed + played);
        let mut choice = Dice::quick(!(seed + played));
        let course = random_battle::<S>(battle, &mut dice, &mut choice, &mut list, LIMIT);
        played += 1;
        orders += course.orders;
        choices += course.choices;
        unfinished += u64::from(course.outcome.is_none());
    }
    let elapsed = began.elapsed().as_secs_f64();
    let position = conformance::played::<S>(battle, seed, 200);
    json!({
        "pack": id,
        "seconds": elapsed,
        "battles": played,
        "unfinished": unfinished,
        "orders": orders,
        "orders_per_second": orders as f64 / elapsed,
        "battles_per_second": played as f64 / elapsed,
        "orders_per_battle": orders as f64 / played.max(1) as f64,
        "mean_legal_orders": choices as f64 / orders.max(1) as f64,
        "bytes_per_position": std::mem::size_of_val(&position),
    })
}

/// The time of each operation of the contract, over positions from the middle of battles.
fn operations<S: System>(battle: &S::Battle, seed: u64) -> Value {
    let positions: Vec<_> = (0..64).map(|n| conformance::played::<S>(battle, seed + n, 60 + n * 7)).collect();
    let mut list = Vec::new();
    let given: Vec<_> = positions
        .iter()
        .map(|position| {
            list.clear();
            S::orders(battle, position, &mut list);
            list.first().copied()
        })
        .collect();
    let orders = timed(|n| {
        list.clear();
        S::orders(battle, black_box(&positions[n % 64]), &mut list);
        black_box(list.len());
    });
    let check = timed(|n| {
        if let Some(order) = given[n % 64] {
            let _ = black_box(S::check(battle, black_box(&positions[n % 64]), order));
        }
    });
    let clone = timed(|n| {
        black_box(black_box(&positions[n % 64]).to_owned());
    });
    let carry_out = timed(|n| {
        let mut position = positions[n % 64].clone();
        if let Some(order) = given[n % 64] {
            S::carry_out(battle, &mut position, order, &mut Dice::quick(n as u64), &mut Silent);
        }
        black_box(position);
    });
    let view = timed(|n| {
        black_box(S::view(battle, black_box(&positions[n % 64]), Viewer::Onlooker));
    });
    json!({ "orders": orders, "check": check, "carry_out": carry_out, "view": view, "clone": clone })
}

/// Nanoseconds a call, over about a fifth of a second.
fn timed(mut call: impl FnMut(usize)) -> f64 {
    let began = Instant::now();
    let mut calls = 0;
    while began.elapsed() < Duration::from_millis(200) {
        for _ in 0..64 {
            call(calls);
            calls += 1;
        }
    }
    began.elapsed().as_nanos() as f64 / calls as f64
}

fn print(figures: &Value) {
    let number = |value: &Value| value.as_f64().unwrap_or_default();
    println!("{}", figures["pack"].as_str().unwrap_or_default());
    for key in [
        "orders_per_second",
        "battles_per_second",
        "orders_per_battle",
        "unfinished",
        "mean_legal_orders",
        "bytes_per_position",
    ] {
        println!("  {key:<20} {:>14.1}", number(&figures[key]));
    }
    for key in
        ["orders", "check", "carry_out", "view", "clone"].into_iter().filter(|_| figures["nanoseconds"].is_object())
    {
        println!("  {key:<20} {:>14.1} ns", number(&figures["nanoseconds"][key]));
    }
}
