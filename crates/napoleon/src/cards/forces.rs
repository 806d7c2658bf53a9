//! Picking a force by dice (24.55).

use std::cmp::Reverse;

use kernel::{Journal, Side};

use crate::cards::CardEvent;
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::rules::cites;

/// The die that picks a force.
const PICKED: u8 = 1;

impl Field<'_> {
    /// The combat units of a side that its officers have in range.
    pub(crate) fn led(&self, side: Side) -> Pieces {
        let officers = self.on_map(side).and(self.battle.leaders);
        let officers = officers.iter().filter(|leader| self.is_officer(*leader));
        officers.fold(Pieces::NONE, |led, officer| led.or(self.following(officer))).and(self.battle.combat)
    }

    /// The forces of a side, the farthest from the enemy first: what each officer has in range, and
    /// every stack out of command. The enemy is wherever he can be seen to stand.
    pub(crate) fn forces(&self, side: Side) -> Vec<Pieces> {
        let units = self.on_map(side).and(self.battle.combat);
        let mut forces = Vec::new();
        let mut left = units;
        let officers = self.on_map(side).and(self.battle.leaders);
        for officer in officers.iter().filter(|leader| self.is_officer(*leader)) {
            forces.push(self.following(officer).and(left));
            left = left.without(self.following(officer));
        }
        forces.extend(self.hexes_of(left).iter().map(|hex| self.combat_at(side, hex).and(left)));
        forces.retain(|force| !force.is_empty());
        let enemies = self.hexes_of(self.on_map(side.enemy()));
        let far = |piece: PieceId| enemies.iter().map(|hex| self.distance(self.position.at(piece), hex)).min();
        forces.sort_by_key(|force| (Reverse(force.iter().filter_map(far).min()), force.first()));
        forces
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A force of a side is picked, or none; those that a card has hit are left out.
    pub(super) fn pick_force(&mut self, side: Side, hit: Pieces) -> Option<Pieces> {
        let mut forces = self.field().forces(side);
        forces.retain(|force| force.and(hit).is_empty());
        for (number, pieces) in forces.iter().enumerate() {
            if self.die() == PICKED {
                let (number, pieces) = (number as u8 + 1, *pieces);
                self.journal.note(cites!["24.55"], || CardEvent::ForcePicked { side, number, pieces });
                return Some(pieces);
            }
        }
        let forces = forces.len() as u8;
        self.journal.note(cites!["24.55"], || CardEvent::NoForcePicked { side, forces });
        None
    }
}
