//! What is to be fought, and what came of it.

use generals::Level;
use kernel::{Argument, Label, Side};
use library::Bout;
use serde::{Deserialize, Serialize};

use super::Simulation;
use super::keep::Keep;
use crate::Fault;

/// Who fights whom.
pub(super) enum Contest {
    /// A level on each side; in pairs, every battle a second time with the levels swapped.
    Seats { seats: [Level; 2], pairs: bool },
    /// All of these levels, each against each in pairs; weakest first.
    Tournament(Vec<Level>),
}

impl Contest {
    /// The levels that take part, weakest first.
    pub(super) fn levels(&self) -> Vec<Level> {
        let mut levels = match self {
            Contest::Seats { seats, .. } => seats.to_vec(),
            Contest::Tournament(levels) => levels.clone(),
        };
        levels.sort_unstable();
        levels.dedup();
        levels
    }

    /// The battles of so many seeds from the first on.
    pub(super) fn fixtures(&self, seed: u64, battles: u64) -> Vec<Fixture> {
        let seeds = seed..seed.saturating_add(battles);
        match self {
            Contest::Seats { seats, pairs: false } => {
                seeds.map(|seed| Fixture { seed, seats: *seats, swapped: false }).collect()
            }
            Contest::Seats { seats, pairs: true } => seeds.flat_map(|seed| pair(seed, *seats)).collect(),
            Contest::Tournament(levels) => {
                let meetings = meetings(levels);
                seeds.flat_map(|seed| meetings.iter().flat_map(move |seats| pair(seed, *seats))).collect()
            }
        }
    }
}

/// Each against each, the stronger one first.
pub(super) fn meetings(levels: &[Level]) -> Vec<[Level; 2]> {
    let pairs = levels.iter().enumerate().flat_map(|(n, one)| levels[..n].iter().map(move |other| [*one, *other]));
    pairs.collect()
}

fn pair(seed: u64, seats: [Level; 2]) -> [Fixture; 2] {
    let [one, other] = seats;
    [Fixture { seed, seats, swapped: false }, Fixture { seed, seats: [other, one], swapped: true }]
}

/// One battle to be fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fixture {
    pub(super) seed: u64,
    /// The level of each side.
    #[serde(with = "level_names")]
    pub(super) seats: [Level; 2],
    /// The second battle of a pair, sides swapped.
    pub(super) swapped: bool,
}

impl Fixture {
    /// The side of the level that was named first.
    pub(super) fn first(&self) -> Side {
        Side::of(u8::from(self.swapped))
    }
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Report {
    pub(super) fixture: Fixture,
    pub(super) winner: Option<Side>,
    /// The message that says how it was won.
    pub(super) way: String,
    pub(super) orders: u64,
    pub(super) rounds: u16,
    /// Orders that each side carried out in its imagination.
    pub(super) imagined: [u64; 2],
    pub(super) losses: [u32; 2],
    /// Morale at the end.
    pub(super) morale: [u32; 2],
    /// The round in which each army broke.
    pub(super) broken: [Option<u16>; 2],
    /// Morale before the first round, and after each.
    pub(super) course: Vec<[u32; 2]>,
}

impl Report {
    /// What a side scored: a victory 1, a draw one half.
    pub(super) fn score(&self, side: Side) -> f64 {
        self.winner.map_or(0.5, |winner| if winner == side { 1.0 } else { 0.0 })
    }
}

/// Fights a battle, and keeps its record if that is wanted.
pub(super) fn fought(simulation: &Simulation, fixture: Fixture, keep: Option<&Keep>) -> Result<Report, Fault> {
    let bout = Bout {
        seed: fixture.seed,
        seats: fixture.seats,
        audit: simulation.audit,
        keep: keep.map(|_| (&simulation.pack, &simulation.options)),
    };
    let fought = simulation.battle.fight(&bout).map_err(|why| stuck(fixture, why))?;
    if let (Some(keep), Some(record)) = (keep, &fought.record) {
        keep.write(fixture, record)?;
    }
    Ok(Report {
        fixture,
        winner: fought.winner,
        way: fought.way.to_owned(),
        orders: fought.orders,
        rounds: fought.rounds,
        imagined: fought.imagined,
        losses: fought.losses,
        morale: fought.morale,
        broken: fought.broken,
        course: fought.course,
    })
}

/// A battle that generals cannot bring to an end: a fault of ours.
fn stuck(fixture: Fixture, why: Label) -> Fault {
    let [one, other] = fixture.seats.map(Level::name);
    let label = Label::new("cli-battle-stuck").with("seed", fixture.seed.to_string().as_str());
    Fault::Stuck(label.with("one", one).with("other", other).with("why", Argument::List(vec![why])))
}

/// Levels by their names, in files.
mod level_names {
    use generals::Level;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<W: Serializer>(levels: &[Level; 2], to: W) -> Result<W::Ok, W::Error> {
        levels.map(Level::name).serialize(to)
    }

    pub(super) fn deserialize<'a, R: Deserializer<'a>>(from: R) -> Result<[Level; 2], R::Error> {
        let [one, other] = <[String; 2]>::deserialize(from)?;
        let level = |name: String| name.parse().map_err(|_| R::Error::custom(format!("`{name}` is no level")));
        Ok([level(one)?, level(other)?])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_tournament_each_meets_each_on_both_sides() {
        let fixtures = Contest::Tournament(Level::ALL.to_vec()).fixtures(7, 2);
        assert_eq!(fixtures.len(), 2 * 2 * 6);
        for one in Level::ALL {
            for other in Level::ALL.into_iter().filter(|other| *other != one) {
                let met = fixtures.iter().filter(|fixture| fixture.seats == [one, other]).count();
                assert_eq!(met, 2, "{one} against {other}");
            }
        }
        assert!(
            fixtures
                .iter()
                .all(|fixture| fixture.seats[fixture.first().index()] > fixture.seats[fixture.first().enemy().index()])
        );
    }

    #[test]
    fn a_fixture_is_read_as_it_was_written() {
        let fixture = Fixture { seed: u64::MAX, seats: [Level::Marshal, Level::Random], swapped: true };
        let text = serde_json::to_string(&fixture).expect("it can be written");
        assert_eq!(serde_json::from_str::<Fixture>(&text).expect("it can be read"), fixture);
        assert!(serde_json::from_str::<Fixture>(&text.replace("marshal", "sergeant")).is_err());
    }
}
