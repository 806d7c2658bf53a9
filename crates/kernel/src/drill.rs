//! What computer generals must know of a system beyond the contract: when a position is quiet, how
//! to judge one, and what a level of play may spend.

use std::fmt::{self, Debug};
use std::str::FromStr;
use std::sync::Arc;

use crate::system::{Side, System};

/// A system whose quiet positions a general can tell and judge.
pub trait Drilled: System {
    /// A way to judge positions.
    type Judgement: Clone + Debug + Send + Sync + 'static;

    /// Whether nothing is pending when this is asked, so that the position can
    /// be appraised as it stands.
    fn is_quiet(question: Self::Question) -> bool;

    /// Whether a turn is planned as a whole before its first order is given.
    const WHOLE_TURNS: bool = false;

    /// No pending matter takes more orders to settle.
    const LONGEST: usize = 80;

    /// Whether nothing is half done, so that the position can be appraised, though something may
    /// still have to be decided before a side commands again.
    fn is_calm(_position: &Self::Position, question: Self::Question) -> bool {
        Self::is_quiet(question)
    }

    /// The order that needs no thought, if there is one.
    fn habit(_battle: &Self::Battle, _position: &Self::Position) -> Option<Self::Order> {
        None
    }

    /// Every course worth a thought in a quiet position, each as its orders; the last one ends the
    /// turn. In haste some are left out. A judgement with an intention wants courses that serve it.
    fn courses(
        _judgement: &Self::Judgement,
        battle: &Self::Battle,
        position: &Self::Position,
        _haste: bool,
        out: &mut Vec<Vec<Self::Order>>,
    ) {
        let mut list = Vec::new();
        Self::orders(battle, position, &mut list);
        out.extend(list.into_iter().map(|order| vec![order]));
    }

    /// What a searching level may spend.
    fn means(level: Level) -> Option<Means> {
        match level {
            Level::Random | Level::Ensign => None,
            Level::Colonel => Some(Means::COLONEL),
            Level::Marshal => Some(Means::MARSHAL),
        }
    }

    /// Other ways to judge, by which whole turns are planned that a searching
    /// general compares with its own.
    fn moods(_judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        Vec::new()
    }

    /// The schemes of the day that a side could follow from here: ways to judge that want troops to
    /// be somewhere in a few turns. None where battles are short.
    fn schemes(
        _judgement: &Self::Judgement,
        _battle: &Self::Battle,
        _position: &Self::Position,
        _side: Side,
    ) -> Vec<Self::Judgement> {
        Vec::new()
    }

    /// The message that says what a judgement means to do, if it has an intention.
    fn intention(_judgement: &Self::Judgement) -> Option<&'static str> {
        None
    }

    /// Whether an answer of habit may be thought over: not where habit knows better than a look at
    /// what comes of it.
    fn is_doubtful(_question: Self::Question) -> bool {
        true
    }

    /// Whether the best plan of a turn is changed by other courses, not only by leaving some out.
    const VARIES: bool = false;

    /// Whether plans are better compared apart from luck, by where the enemy can go next.
    const LULLS: bool = false;

    /// The enemy's next turn, had chance decided nothing in between; nothing
    /// where that makes no sense.
    fn lull(_battle: &Self::Battle, _position: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// So many courses of a turn a general carries out at most, where turns are planned as a whole.
    fn grasp(_judgement: &Self::Judgement, _battle: &Self::Battle) -> u32 {
        u32::MAX
    }

    /// The judgement of a level.
    fn judgement(level: Level) -> Arc<Self::Judgement>;

    /// How many battles fought on from a position tell as much as [`chance`](Drilled::chance).
    const CHANCE_COUNTS: f64 = 4.0;

    /// How likely a side is to win, from 0 to 1, were ensigns to fight on: what generals say of a
    /// position. A judgement tells plans apart and need not be such a chance.
    fn chance(battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        (Self::appraise(battle, position, side) + 1.0) / 2.0
    }

    /// How good a position looks for a side, from -1 to 1.
    fn judge(judgement: &Self::Judgement, battle: &Self::Battle, position: &Self::Position, side: Side) -> f32;
}

/// What a searching general may spend on one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Means {
    /// How many plans are played on.
    pub width: usize,
    /// In how many imagined worlds.
    pub worlds: u32,
    /// Over how many changes of command.
    pub changes: u32,
    /// At most so many orders carried out.
    pub budget: u64,
    /// Whether the turn goes on as long as any plan promises something, however well ending
    /// it looks: an imagined enemy knows where everybody is, and against him staying put
    /// looks better than it is.
    pub presses: bool,
    /// In how many imagined worlds an answer given by habit is thought over, where turns are
    /// planned as a whole; 0: habits are followed.
    pub doubts: u32,
    /// Over so many changes of command the best answers are then played on, in as many worlds; 0:
    /// only to where a side commands again.
    pub sequel: u32,
    /// In how many imagined worlds each scheme of the day is played on; 0: there are none.
    pub schemes: u32,
}

impl Means {
    /// One plan, in one world: what the others are written down from.
    pub const PLAIN: Means =
        Means { width: 1, worlds: 1, changes: 1, budget: 0, presses: false, doubts: 0, sequel: 0, schemes: 0 };
    /// The colonel's.
    pub const COLONEL: Means = Means { width: 3, worlds: 2, changes: 1, budget: 20_000, ..Means::PLAIN };
    /// The marshal's.
    pub const MARSHAL: Means =
        Means { width: 8, worlds: 8, changes: 2, budget: 400_000, presses: true, ..Means::PLAIN };
}

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Any legal order; the yardstick, not offered to players.
    Random,
    /// One plan ahead.
    Ensign,
    /// The best plans played on to the end of the turn.
    Colonel,
    /// More plans, more worlds, the enemy's turn too, and a better judgement.
    Marshal,
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Ensign, Level::Colonel, Level::Marshal];

    /// One of three: for those who look one plan ahead at most, for colonels, for marshals.
    pub fn choose<T>(self, [green, seasoned, best]: [T; 3]) -> T {
        match self {
            Level::Random | Level::Ensign => green,
            Level::Colonel => seasoned,
            Level::Marshal => best,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Ensign => "ensign",
            Level::Colonel => "colonel",
            Level::Marshal => "marshal",
        }
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == word).ok_or_else(|| UnknownLevel(word.to_owned()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
