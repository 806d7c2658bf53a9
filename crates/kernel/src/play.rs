//! Random play: the yardstick for speed, and the road to positions that nobody thought of.

use crate::dice::Dice;
use crate::journal::Silent;
use crate::system::{Outcome, System};

/// What one random battle was like.
#[derive(Clone, Copy, Debug, Default)]
pub struct Course {
    /// Orders carried out.
    pub orders: u64,
    /// Legal orders, summed over all decisions.
    pub choices: u64,
    /// How it ended; nothing if the limit was reached first.
    pub outcome: Option<Outcome>,
}

/// Plays one random battle to the end, or to `limit` orders.
pub fn random_battle<S: System>(
    battle: &S::Battle,
    dice: &mut Dice,
    choice: &mut Dice,
    list: &mut Vec<S::Order>,
    limit: u64,
) -> Course {
    let mut position = S::open(battle, dice, &mut Silent);
    let mut course = Course::default();
    while course.orders < limit {
        list.clear();
        S::orders(battle, &position, list);
        if list.is_empty() {
            break;
        }
        let order = list[choice.roll(list.len() as u32) as usize];
        S::carry_out(battle, &mut position, order, dice, &mut Silent);
        course.orders += 1;
        course.choices += list.len() as u64;
    }
    course.outcome = S::to_decide(battle, &position).outcome();
    course
}
