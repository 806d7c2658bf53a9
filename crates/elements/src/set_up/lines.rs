//! The computer deploys: guns on a wing, the line beside them, skirmishers on the other wing with
//! the cavalry behind them, the commander in the rear.

use kernel::{Journal, Side};

use super::deployment::{STEP, needed};
use crate::engine::event::Event;
use crate::engine::pieces::{CommandId, ElementId};
use crate::engine::play::{Field, Play};
use crate::engine::position::Fate;
use crate::geometry::{BASE_WIDTH, Pose, corners};
use crate::troops::Arm;

/// A place behind the front.
enum Rear {
    /// Right behind the one who stands there in front.
    Behind(usize),
    /// Farther back, so many bases from the left.
    Wing(usize),
}

impl Field<'_> {
    /// The first rank of a command from left to right, and what stands behind it.
    fn ranks(&self, side: Side, command: CommandId, width: i32) -> (Vec<ElementId>, Vec<ElementId>) {
        let of = |wanted: fn(Arm) -> bool| {
            let all = self.waiting_of(side, command).filter(move |element| wanted(self.arm(*element)));
            all.collect::<Vec<ElementId>>()
        };
        let (guns, skirmishers) = (of(|arm| arm == Arm::Artillery), of(|arm| arm == Arm::Jaegers));
        let (line, cavalry) = (of(Arm::is_line), of(|arm| matches!(arm, Arm::Cavalry | Arm::Dismounted)));
        let room = (width / BASE_WIDTH).max(1) as usize;
        // Guns do not march with the others, so they stand on a wing and leave the
        // line in one piece.
        let abreast = room.saturating_sub(guns.len() + skirmishers.len()).clamp(line.len().min(1), line.len());
        let (front_line, reserve) = line.split_at(abreast);
        let mut front: Vec<ElementId> = [&guns, front_line, &skirmishers].concat();
        let behind = front.split_off(room.min(front.len()));
        (front, [reserve, &behind, &cavalry].concat())
    }

    /// Where those behind the front stand: infantry at the heels of its like, everybody else behind
    /// the wing of the skirmishers.
    fn second_rank(&self, front: &[ElementId], behind: &[ElementId]) -> Vec<Rear> {
        let mut free: Vec<usize> = (0..front.len()).filter(|at| self.arm(front[*at]).is_line()).collect();
        // The guns stand on the other wing.
        let from_left = front.last().is_some_and(|last| self.arm(*last) == Arm::Artillery);
        let mut wing: Vec<usize> =
            if from_left { (0..front.len()).rev().collect() } else { (0..front.len()).collect() };
        let place = |element: &ElementId| {
            let arm = self.arm(*element);
            if arm.is_line() && !free.is_empty() {
                let like = free.iter().position(|at| self.arm(front[*at]) == arm);
                return Rear::Behind(free.remove(like.unwrap_or(free.len() / 2)));
            }
            Rear::Wing(wing.pop().unwrap_or(0))
        };
        behind.iter().map(place).collect()
    }

    /// Whether a place suits an arm: legal, and in the open if it matters.
    fn suits(&self, side: Side, command: CommandId, element: ElementId, pose: Pose) -> bool {
        let open = || !self.position.ground.bad_going(&corners(pose, self.arm(element).size()));
        self.may_place(side, command, element, pose).is_ok() && (self.arm(element) == Arm::Jaegers || open())
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The computer deploys those of a command who wait. If somebody finds no place, the command is
    /// taken up again and stands wherever there is room.
    pub(crate) fn place_the_rest(&mut self, side: Side, command: CommandId) {
        self.place_in_lines(side, command);
        if self.place_anywhere(side, command) {
            return;
        }
        let field = self.field();
        let standing: Vec<ElementId> =
            field.troops(side).filter(|element| field.element(*element).command == command).collect();
        for element in standing {
            self.position.elements[element.index()].fate = Fate::Waiting;
        }
        if !self.place_anywhere(side, command) {
            // Not even then: anybody who has no place stays away from the battle.
            let lost: Vec<ElementId> = self.field().waiting_of(side, command).collect();
            for element in lost {
                self.position.elements[element.index()].fate = Fate::Gone;
            }
        }
    }

    /// A front line in the widest free stretch, shifted to where most stand in the open, and
    /// a second line behind it.
    fn place_in_lines(&mut self, side: Side, command: CommandId) {
        let strength = self.position.commands[side.index()][command.index()].strength;
        let stretch = {
            let field = self.field();
            let free = field.free_stretches(side, command, None);
            // As much as it needs, not more: others come after it.
            let fits = free.iter().filter(|stretch| stretch.1 - stretch.0 >= needed(strength));
            fits.min_by_key(|stretch| stretch.1 - stretch.0)
                .or_else(|| free.iter().max_by_key(|stretch| stretch.1 - stretch.0))
                .copied()
        };
        let Some((left, right)) = stretch else { return };
        let (mut front, behind) = self.field().ranks(side, command, right - left);
        let zone = self.field().zone(side);
        let die = self.dice.roll(3) as i32 - 1;
        let width = front.len() as i32 * BASE_WIDTH;
        let spare = (right - left - width).max(0);
        let mut best = self.best_shift(side, command, &front, (left, spare), die);
        let mirrored: Vec<ElementId> = front.iter().rev().copied().collect();
        let other = self.best_shift(side, command, &mirrored, (left, spare), die);
        if other.0 > best.0 {
            (front, best) = (mirrored, other);
        }
        let from = left + best.1;
        for (at, element) in front.iter().enumerate() {
            let along = from + BASE_WIDTH / 2 + at as i32 * BASE_WIDTH;
            self.place_if(side, command, *element, zone.pose(along, zone.depth));
        }
        let second = zone.depth - BASE_WIDTH - STEP;
        let places = self.field().second_rank(&front, &behind);
        for (element, place) in behind.iter().zip(places) {
            let along = |place: usize| from + BASE_WIDTH / 2 + place as i32 * BASE_WIDTH;
            let pose = match place {
                Rear::Behind(place) => zone.pose(along(place), zone.depth - Arm::Rifles.size().depth),
                Rear::Wing(place) => zone.pose(along(place), second),
            };
            self.place_if(side, command, *element, pose);
        }
        let commander = ElementId::commander(side, command);
        for ahead in [second, second - BASE_WIDTH - STEP] {
            if self.position.element(commander).fate == Fate::Waiting {
                self.place_if(side, command, commander, zone.pose(from + width / 2, ahead));
            }
        }
    }

    /// The shift of the front line that leaves most of it in the open, guns above all, and how good
    /// that is; of equals the one nearest to the middle, or to where the die leans.
    fn best_shift(
        &self,
        side: Side,
        command: CommandId,
        front: &[ElementId],
        (left, spare): (i32, i32),
        die: i32,
    ) -> (i32, i32) {
        let field = self.field();
        let zone = field.zone(side);
        let lean = (spare / 2 + die * spare / 6).clamp(0, spare);
        let good = |shift: i32| {
            let place = |at: usize| zone.pose(left + shift + BASE_WIDTH / 2 + at as i32 * BASE_WIDTH, zone.depth);
            let suited =
                front.iter().enumerate().filter(|(at, element)| field.suits(side, command, **element, place(*at)));
            suited.map(|(_, element)| if field.arm(*element) == Arm::Artillery { 3 } else { 1 }).sum::<i32>()
        };
        let shifts = (0..=spare / (4 * STEP)).map(|at| at * 4 * STEP).chain([lean]);
        let rated = shifts.map(|shift| (good(shift), shift));
        rated.max_by_key(|(good, shift)| (*good, -(shift - lean).abs())).unwrap_or((0, 0))
    }

    fn place_if(&mut self, side: Side, command: CommandId, element: ElementId, pose: Pose) {
        if self.field().may_place(side, command, element, pose).is_ok() {
            self.place(side, element, pose);
        }
    }

    /// Anybody who still waits stands in the first place that bears him, from the front to the
    /// rear, the commander from the rear to the front; whether all found one.
    fn place_anywhere(&mut self, side: Side, command: CommandId) -> bool {
        let waiting: Vec<ElementId> = self.field().waiting_of(side, command).collect();
        let mut all = true;
        for element in waiting {
            let pose = self.first_place(side, command, element);
            match pose {
                Some(pose) => self.place(side, element, pose),
                None => all = false,
            }
        }
        all
    }

    fn first_place(&self, side: Side, command: CommandId, element: ElementId) -> Option<Pose> {
        let field = self.field();
        let zone = field.zone(side);
        let (left, right) = zone.flanks();
        // Near its own people first.
        let others = field
            .troops(side)
            .filter(|other| field.element(*other).command == command && field.position.stands(*other));
        let near =
            others.map(|other| zone.own(field.element(other).pose.point()).0).next().unwrap_or((left + right) / 2);
        let half = field.arm(element).size().width / 2;
        let rows = (0..zone.depth / (2 * STEP)).map(|row| zone.depth - row * 2 * STEP);
        let mut rows: Vec<i32> = rows.filter(|ahead| *ahead >= field.arm(element).size().depth).collect();
        if field.arm(element) == Arm::Commander {
            rows.reverse();
        }
        for ahead in rows {
            for at in 0..(right - left) / (2 * STEP) {
                let places = [near + at * 2 * STEP, near - at * 2 * STEP];
                let inside = |along: &i32| (left + half..=right - half).contains(along);
                let poses = places.into_iter().filter(inside).map(|along| zone.pose(along, ahead));
                if let Some(pose) =
                    poses.into_iter().find(|pose| field.may_place(side, command, element, *pose).is_ok())
                {
                    return Some(pose);
                }
            }
        }
        None
    }
}
