//! The yardstick: any legal order.

use kernel::{Dice, Eyes, System};

use crate::eyes::{Choice, General, Remark};

/// Gives any legal order.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// With dice of its own.
    pub fn new(seed: u64) -> Self {
        Random { dice: Dice::quick(seed) }
    }
}

impl<S: System> General<S> for Random {
    fn choose(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        if eyes.orders.is_empty() {
            return None;
        }
        let order = eyes.orders[self.dice.roll(eyes.orders.len() as u32) as usize];
        Some(Choice { order, used: 0, remark: Remark::plain("general-remark-random") })
    }
}
