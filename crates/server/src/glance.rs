//! The course of a finished battle: how the chances stood at each point of it.

use std::sync::{Mutex, PoisonError};

use generals::Staff;
use kernel::{Facade, Label, Side, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::smooth::{Estimate, Sight, smooth};

/// How often a position is fought on, pass by pass.
const PASSES: [u32; 4] = [1, 1, 2, 4];
/// In each pass these are taken first, then those between, so that the shape
/// of the curve comes early.
const STRIDE: [usize; 4] = [0, 2, 1, 3];
/// At most so many positions are looked into; a longer battle is looked at in steps.
const MOST_POINTS: usize = 400;
/// At most so many turning points are marked.
const MOST_TURNS: usize = 5;
/// A smaller change is no turning point.
const LEAST_TURN: f64 = 0.08;

/// How the chances stood before an entry.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Point {
    number: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    when: Option<Value>,
    /// Of the first side.
    chance: f64,
    /// Half the width of the interval that holds it 95 times in 100.
    spread: f64,
    /// The number as each viewer counts; it never leaves the server.
    #[serde(default)]
    counted: Option<[u32; 3]>,
}

/// The curve of a battle as a viewer is told it.
#[derive(Clone, Debug, Serialize, TS)]
pub(crate) struct Analysis {
    /// How much of it is worked out, from 0 to 1.
    progress: f64,
    refined: bool,
    sides: [String; 2],
    points: Vec<AnalysisPoint>,
    /// The numbers of the points after which the chances changed most.
    turning: Vec<u32>,
    /// While it waits: how many come before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    place: Option<usize>,
}

/// How the chances stood before an entry, as a viewer counts.
#[derive(Clone, Debug, Serialize, TS)]
pub(crate) struct AnalysisPoint {
    number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Label>")]
    when: Option<Value>,
    /// Of the first side.
    chance: f64,
    /// Half the width of the interval that holds it 95 times in 100.
    spread: f64,
}

/// The curve of a battle, as far as it is worked out.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Curve {
    pub(crate) progress: f64,
    pub(crate) refined: bool,
    sides: [String; 2],
    pub(crate) points: Vec<Point>,
    turning: Vec<u32>,
    /// How many others come before it; nothing once it is being worked on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) place: Option<usize>,
}

impl Curve {
    /// Of a battle that waits for its turn.
    pub(crate) fn waiting(sides: [String; 2], place: usize) -> Self {
        Curve { progress: 0.0, refined: false, sides, points: Vec::new(), turning: Vec::new(), place: Some(place) }
    }

    /// With the numbers of a viewer, by which his moments go.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Analysis {
        let counted = |point: &Point| point.counted.map_or(point.number, |counted| counted[viewer.index()]);
        let points = self.points.iter().map(|point| {
            let Point { when, chance, spread, .. } = point.clone();
            AnalysisPoint { number: counted(point), when, chance, spread }
        });
        let turning = self.points.iter().filter(|point| self.turning.contains(&point.number)).map(counted);
        Analysis {
            progress: self.progress,
            refined: self.refined,
            sides: self.sides.clone(),
            points: points.collect(),
            turning: turning.collect(),
            place: self.place,
        }
    }
}

/// A position to be fought on.
struct Stage {
    table: Box<dyn Facade>,
    when: Option<Value>,
    /// Who commands; none at the end.
    side: Option<Side>,
    glance: f64,
    won: f64,
    fought: f64,
}

/// The positions of a battle in which a side commands and nothing is pending, and the last one.
pub(crate) struct Glance {
    sides: [String; 2],
    stages: Vec<Stage>,
    /// How many battles the quick estimate counts for.
    counts: f64,
}

pub(crate) fn glance(table: &dyn Facade, staff: &dyn Staff) -> Glance {
    let mut numbers = Vec::new();
    table.retrace(0, usize::MAX, &mut |table| {
        if table.eyes().is_none_or(|eyes| staff.is_quiet(&*eyes)) {
            numbers.push(table.number());
        }
    });
    let step = numbers.len().div_ceil(MOST_POINTS).max(1);
    let last = numbers.last().copied();
    let wanted: Vec<u32> = numbers.iter().copied().step_by(step).chain(last).collect();
    let mut stages: Vec<Stage> = Vec::new();
    table.retrace(0, usize::MAX, &mut |table| {
        let is_new = stages.last().is_none_or(|stage| stage.table.number() != table.number());
        if wanted.binary_search(&table.number()).is_ok() && is_new {
            let decision = serde_json::to_value(table.decision(Viewer::Onlooker)).unwrap_or_default();
            stages.push(Stage {
                when: decision.get("when").cloned(),
                side: table.asked(),
                glance: staff.glance(table).unwrap_or(0.5),
                won: 0.0,
                fought: 0.0,
                // Without its journal: a stage is as large as a position, however long the
                // battle was.
                table: table.bare(),
            });
        }
    });
    Glance { sides: table.sides(), stages, counts: staff.glance_counts() }
}

impl Glance {
    /// The quick estimate of each position, corrected by what the battles from there and
    /// from its neighbours came to.
    fn estimates(&self) -> Vec<Estimate> {
        let sights = self.stages.iter().map(|stage| Sight {
            glance: stage.glance,
            known: stage.side.is_none(),
            won: stage.won,
            fought: stage.fought,
        });
        smooth(&sights.collect::<Vec<_>>(), self.counts)
    }

    pub(crate) fn curve(&self) -> Curve {
        let estimates = self.estimates();
        let points = self.stages.iter().zip(&estimates).map(|(stage, estimate)| Point {
            number: stage.table.number(),
            counted: Some(Viewer::ALL.map(|viewer| stage.table.count(viewer))),
            when: stage.when.clone(),
            chance: estimate.chance,
            spread: estimate.spread,
        });
        Curve {
            progress: 0.0,
            refined: false,
            sides: self.sides.clone(),
            points: points.collect(),
            turning: self.turning(&estimates),
            place: None,
        }
    }

    /// The points after which the chances changed most, from one change of command to the next.
    fn turning(&self, estimates: &[Estimate]) -> Vec<u32> {
        let mut turns: Vec<(&Stage, f64)> = Vec::new();
        for (stage, estimate) in self.stages.iter().zip(estimates) {
            if turns.last().is_none_or(|(last, _)| last.side != stage.side) {
                turns.push((stage, estimate.chance));
            }
        }
        let mut changes: Vec<(f64, u32)> = turns
            .windows(2)
            .map(|pair| ((pair[1].1 - pair[0].1).abs(), pair[0].0.table.number()))
            .filter(|(change, _)| *change >= LEAST_TURN)
            .collect();
        changes.sort_by(|one, other| other.0.total_cmp(&one.0));
        changes.truncate(MOST_TURNS);
        let mut numbers: Vec<u32> = changes.into_iter().map(|(_, number)| number).collect();
        numbers.sort_unstable();
        numbers
    }

    /// Fights every position on, pass by pass, and writes down what came of it as it goes.
    /// It ends early when nobody wants it any more.
    pub(crate) fn refine(mut self, staff: &dyn Staff, kept: &Mutex<Curve>, wanted: &dyn Fn() -> bool) {
        let total = (PASSES.iter().sum::<u32>() as usize * self.stages.len()).max(1) as f64;
        let mut done = 0.0;
        let mut seed = 0u64;
        for battles in PASSES {
            let count = self.stages.len();
            let order = STRIDE.into_iter().flat_map(|first| (first..count).step_by(STRIDE.len()));
            for index in order {
                for _ in 0..battles {
                    if !wanted() {
                        return;
                    }
                    let stage = &mut self.stages[index];
                    seed += 1;
                    done += 1.0;
                    if stage.side.is_none() {
                        continue;
                    }
                    if let Some(winner) = staff.play_out(&*stage.table, seed) {
                        stage.won += f64::from(u8::from(winner == Side::First));
                        stage.fought += 1.0;
                    }
                }
                self.write_down(kept, done / total, false);
            }
        }
        self.write_down(kept, 1.0, true);
    }

    fn write_down(&self, kept: &Mutex<Curve>, progress: f64, refined: bool) {
        let curve = Curve { progress, refined, ..self.curve() };
        *kept.lock().unwrap_or_else(PoisonError::into_inner) = curve;
    }
}
