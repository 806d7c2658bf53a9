//! A tournament: each level against each in pairs, a cross table, and ratings.

use generals::{Level, Scores, ratings};
use kernel::Label;
use serde::Serialize;

use super::Simulation;
use super::figures::over_pairs;
use super::fixtures::{Report, meetings};
use super::tables::{headline, lay, level};
use crate::messages::Messages;

/// How one level did against another, over pairs.
#[derive(Serialize)]
pub(super) struct Meeting {
    pub(super) level: &'static str,
    pub(super) against: &'static str,
    pub(super) pairs: u64,
    /// Points; a draw counts one half.
    pub(super) points: f64,
    pub(super) of: usize,
    pub(super) score: f64,
    pub(super) interval: [f64; 2],
}

/// The rating of a level.
#[derive(Serialize)]
pub(super) struct Rated {
    pub(super) level: &'static str,
    pub(super) rating: f64,
    pub(super) interval: [f64; 2],
    /// Fixed at zero; the others are counted from it.
    pub(super) anchor: bool,
    pub(super) points: f64,
    pub(super) of: usize,
}

/// What came of a tournament.
#[derive(Serialize)]
pub(super) struct Standings {
    pub(super) pack: String,
    pub(super) seed: u64,
    pub(super) battles: usize,
    /// Drawn battles that each pairing is credited with, so that a perfect
    /// score has a finite rating.
    pub(super) prior_draws: f64,
    /// Weakest level first.
    pub(super) ratings: Vec<Rated>,
    /// Each pairing from both ends.
    pub(super) meetings: Vec<Meeting>,
}

impl Standings {
    pub(super) fn of(simulation: &Simulation, levels: &[Level], reports: &[Report]) -> Self {
        let mut scores: Scores = vec![vec![0.0; levels.len()]; levels.len()];
        let place = |level: Level| levels.iter().position(|other| *other == level).unwrap_or_default();
        let mut rows = Vec::new();
        for pairing in meetings(levels) {
            let of_both: Vec<&Report> = reports
                .iter()
                .filter(|report| report.fixture.seats == pairing || report.fixture.seats == [pairing[1], pairing[0]])
                .collect();
            let score = over_pairs(of_both.iter().copied());
            let points: f64 = of_both.iter().map(|report| report.score(report.fixture.first())).sum();
            let [low, high] = score.interval();
            let row = |one: Level, other: Level, points: f64, score: f64, interval: [f64; 2]| Meeting {
                level: one.name(),
                against: other.name(),
                pairs: simulation.battles,
                points,
                of: of_both.len(),
                score,
                interval,
            };
            let [strong, weak] = pairing;
            let rest = of_both.len() as f64 - points;
            scores[place(strong)][place(weak)] = points;
            scores[place(weak)][place(strong)] = rest;
            rows.push(row(strong, weak, points, score.value(), [low, high]));
            rows.push(row(weak, strong, rest, 1.0 - score.value(), [1.0 - high, 1.0 - low]));
        }
        let rated = levels.iter().zip(ratings(&scores)).enumerate().map(|(index, (level, rating))| {
            let own = rows.iter().filter(|row| row.level == level.name());
            let (points, of) = own.fold((0.0, 0), |(points, of), row| (points + row.points, of + row.of));
            Rated {
                level: level.name(),
                rating: rating.value,
                interval: [rating.value - rating.reach, rating.value + rating.reach],
                anchor: index == 0,
                points,
                of,
            }
        });
        Standings {
            pack: simulation.pack.id.clone(),
            seed: simulation.seed,
            battles: reports.len(),
            prior_draws: generals::PRIOR,
            ratings: rated.collect(),
            meetings: rows,
        }
    }

    fn meeting(&self, one: &str, other: &str) -> Option<&Meeting> {
        self.meetings.iter().find(|meeting| meeting.level == one && meeting.against == other)
    }
}

/// The cross table and the ratings in words, the strongest first.
pub(super) fn table(simulation: &Simulation, standings: &Standings, messages: &Messages) -> String {
    let mut ranked: Vec<&Rated> = standings.ratings.iter().collect();
    ranked.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    let mut cross = vec![vec![messages.say("cli-tournament-score")]];
    cross[0].extend(ranked.iter().map(|rated| level(rated.level, messages)));
    for one in &ranked {
        let cell = |other: &&Rated| {
            let meeting = standings.meeting(one.level, other.level);
            meeting.map_or_else(|| "—".to_owned(), |meeting| scored(meeting, messages))
        };
        cross.push([level(one.level, messages)].into_iter().chain(ranked.iter().map(cell)).collect());
    }
    let mut rows = vec![vec![
        messages.say("cli-tournament-level"),
        messages.say("cli-tournament-rating"),
        messages.say("cli-tournament-points"),
    ]];
    rows.extend(ranked.iter().map(|rated| {
        let points = Label::new("cli-tournament-points-of").with("points", messages.figure(rated.points, 1).as_str());
        vec![level(rated.level, messages), rating(rated, messages), messages.tell(&points.with("of", rated.of as i64))]
    }));
    let anchor = standings.ratings.first().map(|rated| level(rated.level, messages)).unwrap_or_default();
    let note = messages.tell(&Label::new("cli-tournament-note").with("anchor", anchor.as_str()));
    let headline = headline(simulation, standings.battles, messages);
    format!("{headline}\n\n{}\n{}\n{note}\n", lay(&cross), lay(&rows))
}

fn scored(meeting: &Meeting, messages: &Messages) -> String {
    let [score, low, high] =
        [meeting.score, meeting.interval[0], meeting.interval[1]].map(|share| messages.figure(share, 3));
    messages.tell(
        &Label::new("cli-tournament-cell")
            .with("score", score.as_str())
            .with("low", low.as_str())
            .with("high", high.as_str()),
    )
}

/// A rating in words: the anchor has no interval.
pub(super) fn rating(rated: &Rated, messages: &Messages) -> String {
    if rated.anchor {
        return messages.figure(rated.rating, 0);
    }
    let reach = rated.interval[1] - rated.rating;
    format!("{} ± {}", messages.figure(rated.rating, 0), messages.figure(reach, 0))
}
