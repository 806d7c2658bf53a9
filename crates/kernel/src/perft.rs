//! The number of order sequences to a fixed depth, as in chess engines.

use crate::dice::Dice;
use crate::journal::Silent;
use crate::system::System;

/// Counts the order sequences of length `depth` from a position. All dice fall as forced dice
/// do, so the count is exact.
pub fn perft<S: System>(battle: &S::Battle, position: &S::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut orders = Vec::new();
    S::orders(battle, position, &mut orders);
    if depth == 1 {
        return orders.len() as u64;
    }
    let next = |order| {
        let mut after = position.clone();
        S::carry_out(battle, &mut after, order, &mut Dice::forced([]), &mut Silent);
        perft::<S>(battle, &after, depth - 1)
    };
    orders.into_iter().map(next).sum()
}
