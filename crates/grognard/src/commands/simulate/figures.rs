//! Reports counted: shares and means with their 95 % intervals.

use std::collections::BTreeMap;

use generals::{Level, Mean, Score, Share};
use kernel::Side;
use serde::Serialize;

use super::Simulation;
use super::fixtures::Report;

/// So many out of so many.
#[derive(Serialize)]
pub(super) struct Won {
    pub(super) won: usize,
    pub(super) of: usize,
    pub(super) share: f64,
    pub(super) interval: [f64; 2],
}

impl Won {
    fn of(won: usize, of: usize) -> Self {
        let share = Share { won: won as f64, of: of as f64 };
        Won { won, of, share: share.value(), interval: share.interval() }
    }
}

/// A mean and half the width of its interval.
#[derive(Serialize)]
pub(super) struct Spread {
    pub(super) mean: f64,
    pub(super) reach: f64,
}

impl Spread {
    fn of(values: impl Iterator<Item = f64>) -> Self {
        let mut mean = Mean::default();
        values.for_each(|value| mean.add(value));
        Spread { mean: mean.value(), reach: mean.reach() }
    }
}

/// The morale of a side after so many rounds, over the battles that went on so long.
#[derive(Serialize)]
pub(super) struct MoraleAfter {
    pub(super) rounds: usize,
    pub(super) battles: usize,
    #[serde(flatten)]
    pub(super) morale: Spread,
    /// The middle eight of ten battles lie between these.
    pub(super) middle: [u32; 2],
}

/// What befell a side.
#[derive(Serialize)]
pub(super) struct SideFigures {
    pub(super) side: String,
    pub(super) level: &'static str,
    pub(super) won: Won,
    pub(super) losses: Spread,
    pub(super) morale_left: Spread,
    pub(super) broken: Won,
    pub(super) orders_imagined: Spread,
    pub(super) morale_over_time: Vec<MoraleAfter>,
}

/// A way to win, and how often a side won by it.
#[derive(Serialize)]
pub(super) struct Way {
    pub(super) way: String,
    /// Nobody's, for a draw.
    pub(super) winner: Option<String>,
    #[serde(flatten)]
    pub(super) battles: Won,
}

/// How the level that was named first did over pairs.
#[derive(Serialize)]
pub(super) struct OverPairs {
    #[serde(flatten)]
    pub(super) score: Spread,
    pub(super) interval: [f64; 2],
}

/// How it did on one side.
#[derive(Serialize)]
pub(super) struct OnSide {
    pub(super) side: String,
    #[serde(flatten)]
    pub(super) won: Won,
}

/// Everything that is counted.
#[derive(Serialize)]
pub(super) struct Figures {
    pub(super) pack: String,
    pub(super) seed: u64,
    pub(super) battles: usize,
    pub(super) drawn: usize,
    pub(super) sides: [SideFigures; 2],
    pub(super) rounds: Spread,
    pub(super) orders: Spread,
    pub(super) ways: Vec<Way>,
    pub(super) first_level_over_pairs: Option<OverPairs>,
    pub(super) first_level_as: Option<[OnSide; 2]>,
}

impl Figures {
    pub(super) fn of(simulation: &Simulation, seats: [Level; 2], pairs: bool, reports: &[Report]) -> Self {
        let on_side = |side: Side| {
            let of: Vec<&Report> = reports.iter().filter(|report| report.fixture.first() == side).collect();
            let won = of.iter().filter(|report| report.winner == Some(side)).count();
            OnSide { side: simulation.key(side).to_owned(), won: Won::of(won, of.len()) }
        };
        Figures {
            pack: simulation.pack.id.clone(),
            seed: simulation.seed,
            battles: reports.len(),
            drawn: reports.iter().filter(|report| report.winner.is_none()).count(),
            sides: Side::BOTH.map(|side| side_figures(simulation.key(side), side, seats[side.index()], reports)),
            rounds: Spread::of(reports.iter().map(|report| f64::from(report.rounds))),
            orders: Spread::of(reports.iter().map(|report| report.orders as f64)),
            ways: ways(simulation, reports),
            first_level_over_pairs: pairs.then(|| {
                let score = over_pairs(reports);
                OverPairs { score: Spread { mean: score.value(), reach: score.reach() }, interval: score.interval() }
            }),
            first_level_as: pairs.then(|| Side::BOTH.map(on_side)),
        }
    }
}

fn side_figures(key: &str, side: Side, level: Level, reports: &[Report]) -> SideFigures {
    let index = side.index();
    let count =
        |holds: &dyn Fn(&Report) -> bool| Won::of(reports.iter().filter(|report| holds(report)).count(), reports.len());
    SideFigures {
        side: key.to_owned(),
        level: level.name(),
        won: count(&|report| report.winner == Some(side)),
        losses: Spread::of(reports.iter().map(|report| f64::from(report.losses[index]))),
        morale_left: Spread::of(reports.iter().map(|report| f64::from(report.morale[index]))),
        broken: count(&|report| report.broken[index].is_some()),
        orders_imagined: Spread::of(reports.iter().map(|report| report.imagined[index] as f64)),
        morale_over_time: (0..longest(reports)).map(|rounds| morale_after(rounds, index, reports)).collect(),
    }
}

/// How many points the longest course has.
fn longest(reports: &[Report]) -> usize {
    reports.iter().map(|report| report.course.len()).max().unwrap_or_default()
}

fn morale_after(rounds: usize, side: usize, reports: &[Report]) -> MoraleAfter {
    let mut morale: Vec<u32> =
        reports.iter().filter_map(|report| report.course.get(rounds)).map(|both| both[side]).collect();
    morale.sort_unstable();
    let tenth = morale.len() / 10;
    let at = |index: usize| morale.get(index).copied().unwrap_or_default();
    MoraleAfter {
        rounds,
        battles: morale.len(),
        morale: Spread::of(morale.iter().map(|morale| f64::from(*morale))),
        middle: [at(tenth), at((morale.len() - tenth).saturating_sub(1))],
    }
}

/// The ways in which battles were won, the most frequent first.
fn ways(simulation: &Simulation, reports: &[Report]) -> Vec<Way> {
    let mut counts: BTreeMap<(&str, Option<Side>), usize> = BTreeMap::new();
    for report in reports {
        *counts.entry((report.way.as_str(), report.winner)).or_default() += 1;
    }
    let way = |((way, winner), count): ((&str, Option<Side>), usize)| Way {
        way: way.to_owned(),
        winner: winner.map(|side| simulation.key(side).to_owned()),
        battles: Won::of(count, reports.len()),
    };
    let mut ways: Vec<Way> = counts.into_iter().map(way).collect();
    ways.sort_by_key(|way| std::cmp::Reverse(way.battles.won));
    ways
}

/// The score of the level that was named first, battles of one seed taken together.
pub(super) fn over_pairs<'a>(reports: impl IntoIterator<Item = &'a Report>) -> Score {
    let mut pairs: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for report in reports {
        pairs.entry(report.fixture.seed).or_default().push(report.score(report.fixture.first()));
    }
    let mut score = Score::default();
    pairs.values().for_each(|pair| score.add(pair.iter().sum::<f64>() / pair.len() as f64));
    score
}

/// A line for each battle, with the morale of both sides before the first round and after each.
pub(super) fn csv(simulation: &Simulation, reports: &[Report]) -> String {
    let sides = Side::BOTH.map(|side| simulation.key(side));
    let points = longest(reports);
    let mut heads: Vec<String> = ["seed", "swapped"].map(str::to_owned).to_vec();
    heads.extend(sides.map(str::to_owned));
    heads.extend(["winner", "reason", "rounds", "orders"].map(str::to_owned));
    for what in ["losses", "morale", "broken", "imagined"] {
        heads.extend(sides.map(|side| format!("{side}-{what}")));
    }
    heads.extend((0..points).flat_map(|rounds| sides.map(|side| format!("{side}-morale-after-{rounds}"))));
    let mut text = heads.join(",") + "\n";
    for report in reports {
        text += &row(report, sides, points).join(",");
        text.push('\n');
    }
    text
}

fn row(report: &Report, sides: [&str; 2], points: usize) -> Vec<String> {
    let fixture = report.fixture;
    let mut cells = vec![fixture.seed.to_string(), fixture.swapped.to_string()];
    cells.extend(fixture.seats.map(|level| level.to_string()));
    cells.push(report.winner.map_or_else(String::new, |side| sides[side.index()].to_owned()));
    cells.extend([report.way.clone(), report.rounds.to_string(), report.orders.to_string()]);
    cells.extend(report.losses.map(|losses| losses.to_string()));
    cells.extend(report.morale.map(|morale| morale.to_string()));
    cells.extend(report.broken.map(|round| round.map_or_else(String::new, |round| round.to_string())));
    cells.extend(report.imagined.map(|imagined| imagined.to_string()));
    for rounds in 0..points {
        let both = report.course.get(rounds);
        cells.extend([0, 1].map(|side| both.map_or_else(String::new, |both| both[side].to_string())));
    }
    cells
}
