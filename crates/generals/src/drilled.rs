//! What a general must know of a system beyond the contract: when a position is quiet, and how to judge one.

use std::fmt::Debug;
use std::sync::Arc;

use elements::CivilWar;
use frederick::Frederick;
use kernel::{Side, System};
use marengo::judgement::Judgement;
use marengo::{Marengo, Question};

use crate::level::Level;
use crate::searcher::Means;

/// A system whose quiet positions a general can tell and judge.
pub trait Drilled: System {
    /// A way to judge positions.
    type Judgement: Clone + Debug + Send + Sync + 'static;

    /// Whether nothing is pending when this is asked, so that the position can be appraised as it stands.
    fn is_quiet(question: Self::Question) -> bool;

    /// Whether a turn is planned as a whole before its first order is given.
    const WHOLE_TURNS: bool = false;

    /// No pending matter takes more orders to settle.
    const LONGEST: usize = 80;

    /// Whether nothing is half done, so that the position can be appraised, though something may still have to be decided before
    /// a side commands again.
    fn is_calm(_position: &Self::Position, question: Self::Question) -> bool {
        Self::is_quiet(question)
    }

    /// The order that goes without saying, if there is one.
    fn habit(_battle: &Self::Battle, _position: &Self::Position) -> Option<Self::Order> {
        None
    }

    /// Every course worth a thought in a quiet position, each as its orders; the last one ends the turn. In haste some are left
    /// out.
    fn courses(battle: &Self::Battle, position: &Self::Position, _haste: bool, out: &mut Vec<Vec<Self::Order>>) {
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

    /// Other ways to judge, by which whole turns are planned that a searching general compares with its own.
    fn moods(_judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        Vec::new()
    }

    /// Whether plans are better compared apart from luck, by where the enemy can go next.
    const LULLS: bool = false;

    /// The enemy's next turn, had chance decided nothing in between; nothing where that makes no sense.
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

    /// How likely a side is to win, from 0 to 1, were ensigns to fight on: what generals say of a position. A judgement tells
    /// plans apart and need not be such a chance.
    fn chance(battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        (Self::appraise(battle, position, side) + 1.0) / 2.0
    }

    /// How good a position looks for a side, from -1 to 1.
    fn judge(judgement: &Self::Judgement, battle: &Self::Battle, position: &Self::Position, side: Side) -> f32;
}

impl Drilled for Marengo {
    type Judgement = Judgement;

    fn is_quiet(question: Question) -> bool {
        question == Question::Command
    }

    fn judgement(level: Level) -> Arc<Judgement> {
        Arc::new(match level {
            Level::Random | Level::Ensign => Judgement::green(),
            Level::Colonel => Judgement::seasoned(),
            Level::Marshal => Judgement::best(),
        })
    }

    fn chance(battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        marengo::judgement::chance(battle, position, side)
    }

    fn judge(judgement: &Judgement, battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        judgement.judge(battle, position, side)
    }
}

impl Drilled for Frederick {
    type Judgement = frederick::judgement::Judgement;

    const WHOLE_TURNS: bool = true;
    const LONGEST: usize = 500;

    fn is_quiet(question: frederick::Question) -> bool {
        question == frederick::Question::Move
    }

    fn is_calm(position: &Self::Position, _question: frederick::Question) -> bool {
        frederick::habits::is_calm(position)
    }

    fn habit(battle: &Self::Battle, position: &Self::Position) -> Option<Self::Order> {
        frederick::habits::habit(battle, position)
    }

    fn courses(battle: &Self::Battle, position: &Self::Position, haste: bool, out: &mut Vec<Vec<Self::Order>>) {
        frederick::courses::courses(battle, position, haste, out);
    }

    fn means(level: Level) -> Option<Means> {
        match level {
            Level::Random | Level::Ensign => None,
            Level::Colonel => Some(Means { width: 3, worlds: 4, changes: 1, budget: 400_000, presses: false }),
            Level::Marshal => Some(Means { width: 4, worlds: 6, changes: 2, budget: 8_000_000, presses: false }),
        }
    }

    fn grasp(judgement: &Self::Judgement, _battle: &Self::Battle) -> u32 {
        judgement.grasp
    }

    fn moods(judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        [0.7, 1.4, 0.45, 2.2, 0.25].map(|heart| judgement.with_heart(heart)).to_vec()
    }

    fn judgement(level: Level) -> Arc<Self::Judgement> {
        use frederick::judgement::Judgement;
        Arc::new(match level {
            Level::Random | Level::Ensign => Judgement::green(),
            Level::Colonel => Judgement::seasoned(),
            Level::Marshal => Judgement::best(),
        })
    }

    fn chance(battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        frederick::judgement::chance(battle, position, side)
    }

    fn judge(judgement: &Self::Judgement, battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        judgement.judge(battle, position, side)
    }
}

impl Drilled for CivilWar {
    type Judgement = elements::judgement::Judgement;

    const WHOLE_TURNS: bool = true;
    const LONGEST: usize = 500;
    const LULLS: bool = true;

    fn is_quiet(question: elements::Question) -> bool {
        question == elements::Question::Move(elements::movement::MoveQuestion::Formation)
    }

    fn is_calm(position: &Self::Position, _question: elements::Question) -> bool {
        elements::habits::is_calm(position)
    }

    fn habit(battle: &Self::Battle, position: &Self::Position) -> Option<Self::Order> {
        elements::habits::habit(battle, position)
    }

    fn courses(battle: &Self::Battle, position: &Self::Position, haste: bool, out: &mut Vec<Vec<Self::Order>>) {
        elements::courses::courses(battle, position, haste, out);
    }

    fn means(level: Level) -> Option<Means> {
        match level {
            Level::Random | Level::Ensign => None,
            Level::Colonel => Some(Means { width: 1, worlds: 1, changes: 1, budget: 100_000, presses: false }),
            Level::Marshal => Some(Means { width: 2, worlds: 2, changes: 2, budget: 400_000, presses: false }),
        }
    }

    fn moods(judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        [0.5, 2.0, 0.2, 4.0].map(|heart| judgement.with_heart(heart)).to_vec()
    }

    fn lull(battle: &Self::Battle, position: &Self::Position) -> Option<Self::Position> {
        Some(elements::courses::lull(battle, position))
    }

    fn grasp(judgement: &Self::Judgement, battle: &Self::Battle) -> u32 {
        // Each command has somebody to see to it.
        judgement.grasp.saturating_mul(battle.commands() as u32)
    }

    fn judgement(level: Level) -> Arc<Self::Judgement> {
        use elements::judgement::Judgement;
        Arc::new(match level {
            Level::Random | Level::Ensign => Judgement::green(),
            Level::Colonel => Judgement::seasoned(),
            Level::Marshal => Judgement::best(),
        })
    }

    fn chance(battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        elements::judgement::chance(battle, position, side)
    }

    fn judge(judgement: &Self::Judgement, battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        judgement.judge(battle, position, side)
    }
}
