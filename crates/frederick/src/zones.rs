//! Chapter 6: zones of control, engaged and supporting units.

use ground::{BARRED, control};
use hexes::{Direction, Hex};
use kernel::{Journal, Side};

use crate::engine::event::Event;
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Morale, mark};
use crate::engine::spec::Arm;

/// The most steps that are engaged in a hex.
pub(crate) const FRONT_STEPS: u8 = 4;

impl Field<'_> {
    /// Chapter 6.1: whether units in `from` throw a zone of control into the next hex: not
    /// routed, and free to enter it.
    #[inline]
    fn throws_zone(&self, from: Hex, direction: Direction) -> bool {
        self.position.stack(from).any(|unit| {
            self.morale(unit) != Morale::Routed
                && !self.is_train(unit)
                && self.battle.cost[self.arm(unit).index()][from.index()][direction.index()] != BARRED
        })
    }

    /// Whether a hex lies in a zone of control of a side.
    pub(crate) fn in_zone_of(&self, side: Side, hex: Hex) -> bool {
        control(&self.battle.board.grid, hex, |near, towards| {
            self.holder(near) == Some(side) && self.throws_zone(near, towards)
        })
    }

    /// Whether a hex lies in a zone of control of the enemy of a side.
    #[inline]
    pub(crate) fn in_enemy_zone(&self, side: Side, hex: Hex) -> bool {
        self.in_zone_of(side.enemy(), hex)
    }

    /// The same for a retreat, without enemies in the hex where it began: captors among the guns do
    /// not hunt those that get away.
    pub(crate) fn in_enemy_zone_beyond(&self, side: Side, start: Hex, hex: Hex) -> bool {
        control(&self.battle.board.grid, hex, |near, towards| {
            near != start && self.holder(near) == Some(side.enemy()) && self.throws_zone(near, towards)
        })
    }

    /// Chapter 6.2: the infantry and cavalry on top of a hex, four steps or fewer: those that
    /// are, or would be, engaged.
    pub(crate) fn front(&self, hex: Hex) -> Units {
        let mut front = Units::NONE;
        let mut steps = 0;
        for unit in self.position.stack(hex) {
            if self.arm(unit) == Arm::Artillery {
                continue;
            }
            steps += self.stacking_steps(unit);
            if steps > FRONT_STEPS {
                break;
            }
            front.add(unit);
        }
        front
    }

    /// The infantry and cavalry of a hex behind the front.
    pub(crate) fn support(&self, hex: Hex) -> Units {
        let line: Units = self.position.stack(hex).filter(|unit| self.is_line(*unit)).collect();
        line.without(self.front(hex))
    }

    /// Whether a unit is engaged: in front, in an enemy zone of control.
    pub(crate) fn is_engaged(&self, unit: UnitId) -> bool {
        let hex = self.at(unit);
        self.front(hex).has(unit) && self.in_enemy_zone(self.owner(unit), hex)
    }

    /// Chapter 6.4: whether a hex is next to formed cavalry of the enemy in the front of its stack.
    pub(crate) fn faces_formed_cavalry(&self, side: Side, hex: Hex) -> bool {
        self.around(hex).any(|(direction, near)| {
            self.holder(near) == Some(side.enemy())
                && self.meets(near, direction.opposite())
                && self
                    .front(near)
                    .iter()
                    .any(|unit| self.arm(unit) == Arm::Cavalry && self.morale(unit) == Morale::Formed)
        })
    }

    /// The older edition, 4.4: whether a hex is next to an enemy that is as fast as a fast unit.
    pub(crate) fn faces_fast_enemy(&self, side: Side, hex: Hex) -> bool {
        self.around(hex).any(|(direction, near)| {
            self.holder(near) == Some(side.enemy())
                && self.meets(near, direction.opposite())
                && self.front(near).iter().any(|unit| self.is_fast(unit) && !self.is_routed(unit))
        })
    }

    /// Whether close combat is possible from a hex in a direction: nothing prohibited
    /// on the side or behind it.
    #[inline]
    pub(crate) fn meets(&self, from: Hex, direction: Direction) -> bool {
        let open = |kind: usize| self.battle.cost[kind][from.index()][direction.index()] != BARRED;
        open(Arm::Infantry.index()) || open(Arm::Cavalry.index())
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Marks on a hex that was vacated are discarded.
    pub(crate) fn leave_marks(&mut self, hex: Hex) {
        let line = self.position.stack(hex).any(|unit| self.field().is_line(unit));
        if self.position.top_of(hex).is_none() {
            self.position.marks[hex.index()] = 0;
        } else if !line {
            self.position.marks[hex.index()] &= !(mark::LOCKED | mark::PENALTY);
        }
    }
}
