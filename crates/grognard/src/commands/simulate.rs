//! `grognard simulate`: generals fight each other on all cores; the results come with confidence intervals.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Arc;

use clap::ArgMatches;
use generals::{Level, Mean, Share, fight};
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use kernel::lots::each;
use kernel::{Dice, Label, Side};
use marengo::position::Position;
use marengo::{Battle, Marengo};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::fault::WELL;
use crate::messages::Messages;
use crate::{Fault, books};

/// One battle to be fought.
#[derive(Clone, Copy)]
struct Fixture {
    seed: u64,
    seats: [Level; 2],
    /// The second battle of a pair, sides swapped.
    swapped: bool,
}

/// What came of it.
struct Report {
    fixture: Fixture,
    winner: Side,
    reason: &'static str,
    orders: u64,
    used: [u64; 2],
    losses: [u32; 2],
    morale: [u8; 2],
    broken: [u8; 2],
}

pub(crate) fn run(matches: &ArgMatches, messages: &Messages) -> Result<ExitCode, Fault> {
    let library = super::library(matches)?;
    let id = matches.get_one::<String>("pack").cloned().unwrap_or_default();
    let battle = books::battle(&books::pack(&library, &id)?, &json!({}))?;
    let words: Vec<String> = matches.get_many::<String>("seat").unwrap_or_default().cloned().collect();
    let seats = seats(&battle, &words, messages)?;
    let battles = matches.get_one::<u64>("battles").copied().unwrap_or(100);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let fixtures = fixtures(seats, seed, battles, matches.get_flag("pairs"));
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} {eta}");
    let bar = ProgressBar::new(fixtures.len() as u64);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let reports: Result<Vec<Report>, Fault> =
        fixtures.into_par_iter().progress_with(bar).map(|fixture| fought(&battle, fixture)).collect();
    let reports = reports?;
    if matches.get_flag("csv") {
        write_csv(&battle, &reports);
    } else {
        let figures = figures(&id, &battle, seats, seed, &reports);
        if matches.get_flag("json") {
            println!("{figures}");
        } else {
            print(&figures, &battle, messages);
        }
    }
    Ok(ExitCode::from(WELL))
}

/// The level of each side, from words like `austria=ensign`.
fn seats(battle: &Battle, words: &[String], messages: &Messages) -> Result<[Level; 2], Fault> {
    let mut seats = [None; 2];
    for word in words {
        let bad = || {
            let label = Label::new("cli-bad-seat").with("seat", word.as_str());
            Fault::Options(messages.tell(&label.with("sides", battle.sides.join(", ").as_str())))
        };
        let (side, level) = word.split_once('=').ok_or_else(bad)?;
        let side = battle.sides.iter().position(|key| key == side).ok_or_else(bad)?;
        seats[side] = Some(level.parse::<Level>().map_err(|_| bad())?);
    }
    Ok(seats.map(|seat| seat.unwrap_or(Level::Ensign)))
}

fn fixtures(seats: [Level; 2], seed: u64, battles: u64, pairs: bool) -> Vec<Fixture> {
    let turned = [seats[1], seats[0]];
    (seed..seed + battles)
        .flat_map(|seed| {
            let first = Fixture { seed, seats, swapped: false };
            let second = Fixture { seed, seats: turned, swapped: true };
            [Some(first), pairs.then_some(second)].into_iter().flatten()
        })
        .collect()
}

fn fought(battle: &Arc<Battle>, fixture: Fixture) -> Result<Report, Fault> {
    let general = |side: u64| fixture.seats[side as usize].general::<Marengo>(fixture.seed * 2 + side);
    let (mut one, mut other) = (general(0), general(1));
    let unfinished = |what: String| Fault::Options(format!("seed {}: {what}", fixture.seed));
    let course = fight::<Marengo>(battle, &mut Dice::quick(fixture.seed), [&mut *one, &mut *other])
        .map_err(|refusal| unfinished(format!("{refusal:?}")))?;
    let outcome = course.outcome.ok_or_else(|| unfinished("no end".to_owned()))?;
    let winner = outcome.winner.ok_or_else(|| unfinished("no winner".to_owned()))?;
    let open = &course.position.open;
    Ok(Report {
        fixture,
        winner,
        reason: outcome.reason,
        orders: course.orders,
        used: course.used,
        losses: Side::BOTH.map(|side| losses(battle, &course.position, side)),
        morale: open.morale,
        broken: open.broken,
    })
}

/// The strength points that a side has lost.
fn losses(battle: &Battle, position: &Position, side: Side) -> u32 {
    let forces = battle.forces.iter().filter(|force| force.side == side);
    let had: u32 = forces.flat_map(|force| &force.faces).map(|face| u32::from(face.strength())).sum();
    let has: u32 = each(battle.tokens[side.index()]).map(|piece| u32::from(position.face(piece).strength())).sum();
    had.saturating_sub(has)
}

fn share(reports: &[Report], won: impl Fn(&Report) -> bool) -> Value {
    let won = reports.iter().filter(|report| won(report)).count();
    let share = Share { won: won as f64, of: reports.len() as f64 };
    json!({ "won": won, "of": reports.len(), "share": share.value(), "interval": share.interval() })
}

fn mean(values: impl Iterator<Item = f64>) -> Value {
    let mut mean = Mean::default();
    values.for_each(|value| mean.add(value));
    json!({ "mean": mean.value(), "reach": mean.reach() })
}

/// The score of the first level over pairs: the mean of the two battles, the pair being one observation.
fn paired(reports: &[Report]) -> Value {
    let mut pairs: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for report in reports {
        let first = Side(u8::from(report.fixture.swapped));
        pairs.entry(report.fixture.seed).or_default().push(if report.winner == first { 1.0 } else { 0.0 });
    }
    mean(pairs.values().map(|pair| pair.iter().sum::<f64>() / pair.len() as f64))
}

fn figures(id: &str, battle: &Battle, seats: [Level; 2], seed: u64, reports: &[Report]) -> Value {
    let mut ways: BTreeMap<&str, [u32; 2]> = BTreeMap::new();
    for report in reports {
        ways.entry(report.reason).or_default()[report.winner.index()] += 1;
    }
    let sides = Side::BOTH.map(|side| {
        let index = side.index();
        json!({
            "side": battle.sides[index],
            "level": seats[index].name(),
            "won": share(reports, |report| report.winner == side),
            "losses": mean(reports.iter().map(|report| f64::from(report.losses[index]))),
            "morale_left": mean(reports.iter().map(|report| f64::from(report.morale[index]))),
            "broken": reports.iter().filter(|report| report.broken[index] != 0).count(),
            "orders_imagined": mean(reports.iter().map(|report| report.used[index] as f64)),
        })
    });
    let pairs = reports.iter().any(|report| report.fixture.swapped);
    json!({
        "pack": id,
        "seed": seed,
        "battles": reports.len(),
        "sides": sides,
        "orders": mean(reports.iter().map(|report| report.orders as f64)),
        "ways": ways,
        "first_level_over_pairs": if pairs { paired(reports) } else { Value::Null },
        "first_level_as": if pairs {
            json!(Side::BOTH.map(|side| {
                let of: Vec<&Report> =
                    reports.iter().filter(|report| report.fixture.swapped == (side == Side(1))).collect();
                let won = of.iter().filter(|report| report.winner == side).count();
                let share = Share { won: won as f64, of: of.len() as f64 };
                json!({ "side": battle.sides[side.index()], "won": won, "of": of.len(), "interval": share.interval() })
            }))
        } else {
            Value::Null
        },
    })
}

fn write_csv(battle: &Battle, reports: &[Report]) {
    let [one, other] = &battle.sides;
    println!(
        "seed,swapped,{one},{other},winner,reason,orders,{one}-losses,{other}-losses,{one}-morale,{other}-morale,\
         {one}-broken,{other}-broken,{one}-imagined,{other}-imagined"
    );
    for report in reports {
        let Fixture { seed, seats, swapped } = report.fixture;
        let winner = &battle.sides[report.winner.index()];
        let (losses, morale, broken, used) = (report.losses, report.morale, report.broken, report.used);
        println!(
            "{seed},{swapped},{},{},{winner},{},{},{},{},{},{},{},{},{},{}",
            seats[0],
            seats[1],
            report.reason,
            report.orders,
            losses[0],
            losses[1],
            morale[0],
            morale[1],
            broken[0],
            broken[1],
            used[0],
            used[1]
        );
    }
}

fn print(figures: &Value, battle: &Battle, messages: &Messages) {
    let number = |value: &Value| value.as_f64().unwrap_or_default();
    let percent = |value: &Value| format!("{:.1}", 100.0 * number(value));
    let spread = |value: &Value| format!("{:.1} ± {:.1}", number(&value["mean"]), number(&value["reach"]));
    let pairs = !figures["first_level_over_pairs"].is_null();
    for side in figures["sides"].as_array().into_iter().flatten() {
        let won = &side["won"];
        let level = if pairs { "" } else { side["level"].as_str().unwrap_or_default() };
        let label = Label::new("cli-simulate-side")
            .with("side", side["side"].as_str().unwrap_or_default())
            .with("level", level)
            .with("won", won["won"].as_i64().unwrap_or_default())
            .with("of", won["of"].as_i64().unwrap_or_default())
            .with("share", percent(&won["share"]).as_str())
            .with("low", percent(&won["interval"][0]).as_str())
            .with("high", percent(&won["interval"][1]).as_str())
            .with("losses", spread(&side["losses"]).as_str())
            .with("morale", spread(&side["morale_left"]).as_str())
            .with("broken", side["broken"].as_i64().unwrap_or_default());
        println!("{}", messages.tell(&label));
    }
    for (way, won) in figures["ways"].as_object().into_iter().flatten() {
        for side in 0..2 {
            let count = won[side].as_i64().unwrap_or_default();
            if count > 0 {
                let label = Label::new("cli-simulate-way").with("way", way.as_str()).with("count", count);
                println!("{}", messages.tell(&label.with("side", battle.sides[side].as_str())));
            }
        }
    }
    let orders = spread(&figures["orders"]);
    println!("{}", messages.tell(&Label::new("cli-simulate-length").with("orders", orders.as_str())));
    if pairs {
        let score = &figures["first_level_over_pairs"];
        let label = Label::new("cli-simulate-pairs")
            .with("first", figures["sides"][0]["level"].as_str().unwrap_or_default())
            .with("second", figures["sides"][1]["level"].as_str().unwrap_or_default())
            .with("score", format!("{:.3} ± {:.3}", number(&score["mean"]), number(&score["reach"])).as_str());
        println!("{}", messages.tell(&label));
    }
}
