//! Second and further moves of a bound.

use kernel::Refusal;
use serde::{Deserialize, Serialize};

use crate::engine::pieces::Elements;
use crate::engine::play::Field;
use crate::geometry::{BASE_WIDTH, Base, Convex};
use crate::movement::formation::COMMAND_RANGE;
use crate::rules::refuse;
use crate::troops::Arm;

/// Why a formation may move again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Further {
    /// Jaegers in the first round of their army: one further move.
    Jaegers,
    /// More than 1,200 paces from every enemy in sight, before and after.
    Far,
    /// Along a road, a base width from every enemy before and after.
    Road,
}

impl Field<'_> {
    /// Whether a formation may move, having moved before.
    pub(crate) fn check_further(&self, members: Elements) -> Result<(), Refusal> {
        self.further(members).map(|_| ())
    }

    /// On what ground a formation may move again; none is needed for a first move.
    pub(crate) fn further(&self, members: Elements) -> Result<Option<Further>, Refusal> {
        let state = &self.position.movement;
        if members.and(state.moved).is_empty() {
            return Ok(None);
        }
        if !members.and(state.dismounted).is_empty() {
            return Err(refuse!("move.second", "dismounted-this-round"));
        }
        let troops = self.troops_of(members);
        let jaegers = !troops.is_empty() && troops.iter().all(|element| self.arm(element) == Arm::Jaegers);
        if jaegers && self.position.bound <= 2 && members.and(state.again).is_empty() {
            return Ok(Some(Further::Jaegers));
        }
        if members.iter().all(|element| self.is_far_from_enemies(&self.base(element), element.side())) {
            return Ok(Some(Further::Far));
        }
        let clear = |base: &Base, side| self.is_clear_of_enemies(base, side);
        let by_road = self.road_of(members).is_some();
        if by_road && members.iter().all(|element| clear(&self.base(element), element.side())) {
            return Ok(Some(Further::Road));
        }
        Err(refuse!("move.second", "moved-already"))
    }

    /// Whether a base is more than 1,200 paces from every enemy it sees.
    pub(crate) fn is_far_from_enemies(&self, base: &Base, side: kernel::Side) -> bool {
        let enemies = self.of_side(side.enemy());
        enemies.iter().all(|enemy| {
            let other = self.base(enemy);
            !base.is_within(COMMAND_RANGE, &other) || self.sight_is_blocked(base, &other)
        })
    }

    /// Whether a base is a base width or more from every enemy.
    pub(crate) fn is_clear_of_enemies(&self, base: &Base, side: kernel::Side) -> bool {
        let enemies = self.of_side(side.enemy());
        enemies.iter().all(|enemy| !base.is_within(BASE_WIDTH - 1, &self.base(enemy)))
    }
}
