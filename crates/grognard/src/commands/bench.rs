//! `grognard bench`: random play, measured; or with `--audit` random battles with every promise
//! checked, with `--undo` those of undo alone.

use std::ops::Range;
use std::process::ExitCode;
use std::time::Instant;

use clap::ArgMatches;
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use kernel::Label;
use library::{Laid, Library, Promises};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::Fault;
use crate::fault::WELL;
use crate::messages::Messages;

/// More orders than any battle takes.
const LIMIT: u64 = 100_000;

pub(crate) fn run(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    let ids: Vec<String> = match matches.get_one::<String>("pack") {
        Some(id) => vec![id.clone()],
        None => library.ids().map(str::to_owned).collect(),
    };
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let seconds = matches.get_one::<f64>("seconds").copied().unwrap_or(3.0).clamp(0.01, 3600.0);
    let battles = matches.get_one::<u64>("battles").copied();
    let mut well = true;
    for id in ids {
        let laid = super::laid(matches, library, &id)?;
        let promises = match (matches.get_flag("audit"), matches.get_flag("undo")) {
            (true, _) => Some(Promises::All),
            (_, true) => Some(Promises::Undo),
            _ => None,
        };
        if let Some(promises) = promises {
            let seeds = seed..seed + battles.unwrap_or(1_000);
            well &= audit(&id, &*laid, promises, seeds, messages, matches.get_flag("json"));
            continue;
        }
        let mut figures = measure(&id, &*laid, seed, seconds, battles);
        if !matches.get_flag("bare") {
            figures["nanoseconds"] = json!(laid.operations(seed));
        }
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

/// Random battles with promises checked at every step, on all cores.
fn audit(id: &str, laid: &dyn Laid, promises: Promises, seeds: Range<u64>, messages: &Messages, json: bool) -> bool {
    let battles = seeds.end - seeds.start;
    let faults: Vec<String> = seeds
        .into_par_iter()
        .progress_with(bar(battles))
        .filter_map(|seed| laid.audit(promises, seed, LIMIT).err())
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

fn measure(id: &str, laid: &dyn Laid, seed: u64, seconds: f64, battles: Option<u64>) -> Value {
    let (mut played, mut orders, mut choices, mut unfinished) = (0u64, 0u64, 0u64, 0u64);
    let began = Instant::now();
    while battles.map_or(began.elapsed().as_secs_f64() < seconds, |battles| played < battles) {
        let course = laid.random(seed + played, LIMIT);
        played += 1;
        orders += course.orders;
        choices += course.choices;
        unfinished += u64::from(!course.ended);
    }
    let elapsed = began.elapsed().as_secs_f64();
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
        "bytes_per_position": laid.position_size(),
    })
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
