//! Battles between generals.

use std::sync::Arc;

use kernel::{Dice, Eyes, Journal, Outcome, Refusal, Side, Silent, System, obey};

use crate::eyes::General;

/// More orders than any battle takes.
const LIMIT: u64 = 100_000;

/// How a battle between two generals went.
#[derive(Clone, Debug)]
pub struct Course<S: System> {
    /// Orders given.
    pub orders: u64,
    /// Orders that each side carried out in its imagination.
    pub used: [u64; 2],
    /// How it ended; nothing if the limit was reached first.
    pub outcome: Option<Outcome>,
    /// The last position.
    pub position: S::Position,
}

/// Fights a battle to the end.
///
/// # Errors
/// The refusal, should a general give an order that is not legal.
pub fn fight<S: System>(
    battle: &Arc<S::Battle>,
    dice: &mut Dice,
    generals: [&mut dyn General<S>; 2],
) -> Result<Course<S>, Refusal> {
    let position = S::open(battle, dice, &mut Silent);
    fight_on(battle, position, dice, generals, &mut Silent)
}

/// Fights a battle on from a position to the end.
///
/// # Errors
/// The refusal, should a general give an order that is not legal.
pub fn fight_on<S: System>(
    battle: &Arc<S::Battle>,
    position: S::Position,
    dice: &mut Dice,
    generals: [&mut dyn General<S>; 2],
    journal: &mut impl Journal<S::Event>,
) -> Result<Course<S>, Refusal> {
    conduct(battle, position, dice, generals, journal, |_, _, _| {})
}

/// Fights a battle to the end; the watcher sees each position with the side that acts in
/// it and the order it gives.
///
/// # Errors
/// The refusal, should a general give an order that is not legal.
pub fn fight_watched<S: System>(
    battle: &Arc<S::Battle>,
    dice: &mut Dice,
    generals: [&mut dyn General<S>; 2],
    watch: impl FnMut(&S::Position, Side, S::Order),
) -> Result<Course<S>, Refusal> {
    let position = S::open(battle, dice, &mut Silent);
    conduct(battle, position, dice, generals, &mut Silent, watch)
}

fn conduct<S: System>(
    battle: &Arc<S::Battle>,
    mut position: S::Position,
    dice: &mut Dice,
    generals: [&mut dyn General<S>; 2],
    journal: &mut impl Journal<S::Event>,
    mut watch: impl FnMut(&S::Position, Side, S::Order),
) -> Result<Course<S>, Refusal> {
    let (mut orders, mut used) = (0, [0; 2]);
    while let Some(eyes) = Eyes::<S>::opened(battle, &position).filter(|_| orders < LIMIT) {
        let side = eyes.side;
        let Some(choice) = generals[side.index()].choose(&eyes) else { break };
        used[side.index()] += choice.used;
        watch(&position, side, choice.order);
        obey::<S>(battle, &mut position, choice.order, dice, journal)?;
        orders += 1;
    }
    let outcome = S::to_decide(battle, &position).outcome();
    Ok(Course { orders, used, outcome, position })
}
