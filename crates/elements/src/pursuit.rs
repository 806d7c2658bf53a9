//! Impetuous advance: cavalry follows a beaten enemy at once; line infantry that has won advances
//! at the end of the bound.

use kernel::Journal;

use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, Elements, MOST_TROOPS};
use crate::engine::play::{Field, Play};
use crate::geometry::{Meeting, Size, corners};
use crate::recoil::farthest;
use crate::results::ResultEvent;
use crate::rules::cites;
use crate::troops::Arm;

impl Field<'_> {
    /// How far cavalry follows: its depth, but not into bad going it is not in, nor off the
    /// table, nor through anybody.
    fn pursuit_distance(&self, element: ElementId) -> i32 {
        let (pose, size) = (self.element(element).pose, self.arm(element).size());
        let most = self.free_distance(element, size.depth, false);
        let ground = |distance: i32| corners(pose.ahead(distance), Size::new(size.width, distance));
        let is_good = |distance: i32| !self.position.ground.bad_going(&ground(distance));
        if most == 0 || is_good(most) {
            return most;
        }
        // Short of the bad going it stands elsewhere than where it was found to have room.
        self.nearest_standing(Elements::only(element), Elements::NONE, farthest(most, is_good), false)
    }

    /// The enemy cavalry whose front is against an element, and whose opponent it is: it follows if
    /// the element goes back or breaks off. Who only helps on a flank while another fights in front
    /// has no opponent of its own.
    pub(crate) fn cavalry_upon(&self, element: ElementId) -> Elements {
        let follows = |enemy: &ElementId| {
            self.arm(*enemy) == Arm::Cavalry && self.attacks(*enemy, element) && self.fight_each_other(*enemy, element)
        };
        self.enemies_near(element).iter().filter(follows).collect()
    }

    /// The contiguous groups of line infantry that won all their combats of this bound.
    fn impetuous_groups(&self, side: kernel::Side) -> impl Iterator<Item = Elements> {
        let fighting = &self.position.fighting;
        let line: Elements = self.of_side(side).iter().filter(|element| self.arm(*element).is_line()).collect();
        let (won, failed) = (fighting.won.and(line), fighting.failed);
        // A group is several elements; one alone advances only where players have agreed on it.
        let lone = self.battle.options.lone_advance;
        let mut left = won;
        std::iter::from_fn(move || {
            let first = left.first()?;
            let group = self.line_group(first, line);
            left = left.without(group);
            Some(group)
        })
        .filter(move |group| group.and(failed).is_empty() && (group.len() > 1 || lone))
    }

    /// The line infantry joined to an element, edge to edge and facing the same way.
    fn line_group(&self, element: ElementId, line: Elements) -> Elements {
        let mut group = Elements::only(element);
        let mut fresh = group;
        while let Some(member) = fresh.first() {
            fresh.remove(member);
            let base = self.base(member);
            let joined = line.without(group).iter().filter(|other| self.is_close(member, *other));
            let joined: Elements = joined.filter(|other| base.neighbour(&self.base(*other)).is_some()).collect();
            group = group.or(joined);
            fresh = fresh.or(joined);
        }
        group
    }

    /// How far a group can go straight ahead together.
    fn group_advance(&self, group: Elements) -> i32 {
        let depth = Arm::Rifles.size().depth;
        let most = group.iter().map(|element| self.free_distance_past(element, depth, group)).min().unwrap_or(0);
        // Each has room at its own distance; all of them must have it at the same.
        self.nearest_standing(group, group, most, false)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Cavalry whose enemy recoiled, fled, broke off or was destroyed follows
    /// at once, as far as it can.
    pub(crate) fn pursue(&mut self, element: ElementId) {
        let distance = self.field().pursuit_distance(element);
        if distance <= 0 {
            return;
        }
        let from = self.position.element(element).pose;
        let to = from.ahead(distance);
        self.put(element, to);
        self.note_result(cites!["pursuit"], || ResultEvent::Pursued { element, from, to });
        self.make_room(element);
        let field = self.field();
        let base = field.base(element);
        let enemies = field.of_side(element.side().enemy());
        let charged = enemies.iter().any(|enemy| {
            field.arm(enemy).is_troops()
                && field.is_close(element, enemy)
                && matches!(base.meeting(&field.base(enemy)), Some(Meeting::Front))
        });
        if charged {
            self.position.fighting.pursued.add(element);
        }
    }

    /// At the end of a bound: groups of line infantry that won all their
    /// combats advance by their depth.
    pub(crate) fn impetuous_advance(&mut self) {
        for side in [self.position.active, self.position.active.enemy()] {
            let groups: [Elements; MOST_TROOPS] = {
                let mut found = [Elements::NONE; MOST_TROOPS];
                found.iter_mut().zip(self.field().impetuous_groups(side)).for_each(|(slot, group)| *slot = group);
                found
            };
            groups.into_iter().filter(|group| !group.is_empty()).for_each(|group| self.advance(group));
        }
        self.position.fighting.won = Elements::NONE;
        self.position.fighting.failed = Elements::NONE;
    }

    fn advance(&mut self, group: Elements) {
        let distance = self.field().group_advance(group);
        if distance <= 0 {
            return;
        }
        for element in group.iter() {
            let from = self.position.element(element).pose;
            let to = from.ahead(distance);
            self.put(element, to);
            self.note_result(cites!["pursuit"], || ResultEvent::Advanced { element, from, to });
        }
        group.iter().for_each(|element| self.make_room(element));
    }
}
