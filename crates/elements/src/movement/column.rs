//! Lines into columns, columns into lines.

use kernel::Refusal;

use crate::engine::pieces::{ElementId, Elements};
use crate::geometry::{BASE_WIDTH, Pose};
use crate::movement::Unfold;
use crate::movement::course::{Course, Scene};
use crate::movement::motion::{Motion, Places, components};
use crate::rules::refuse;

impl Scene<'_> {
    /// Into a column: a member goes straight ahead, the others fall in behind
    /// it, the nearest first.
    pub(super) fn plan_column(&self, lead: ElementId, distance: i32) -> Result<Course, Refusal> {
        self.test_unattended()?;
        if !self.troops.has(lead) {
            return Err(refuse!("move.group", "not-in-the-formation"));
        }
        if self.field.is_column(self.troops) {
            return Err(refuse!("move.group", "in-column-already"));
        }
        let mut places = Places::none();
        let head = self.field.element(lead).pose;
        let mut place = head.ahead(distance);
        let mut next = Some(lead);
        let mut waiting = self.troops;
        while let Some(element) = next {
            places.set(element, place);
            waiting.remove(element);
            place = place.ahead(-self.field.arm(element).size().depth);
            next = self.nearest_to(head, waiting);
        }
        self.each_to(places)
    }

    /// A column into a line beside its head.
    pub(super) fn plan_line(&self, unfold: Unfold, distance: i32) -> Result<Course, Refusal> {
        self.test_unattended()?;
        if !self.field.is_column(self.troops) {
            return Err(refuse!("move.group", "not-in-column"));
        }
        let mixed = |element| self.field.arm(element) == crate::troops::Arm::Artillery;
        if self.troops.iter().any(mixed) && !self.troops.iter().all(mixed) {
            return Err(refuse!("move.group", "artillery-apart"));
        }
        let Some(head) = self.foremost(self.troops) else { return Err(refuse!("move.pips", "nobody-taken")) };
        let front = self.field.element(head).pose.ahead(distance);
        let mut places = Places::none();
        let mut waiting = self.troops;
        let mut next = Some(head);
        let mut count = 0;
        while let Some(element) = next {
            places.set(element, front.aside(beside(unfold, count) * BASE_WIDTH));
            waiting.remove(element);
            count += 1;
            next = self.foremost(waiting);
        }
        Ok(Course { unfolds: true, ..self.each_to(places)? })
    }

    /// Groups change their shape without a commander among them.
    fn test_unattended(&self) -> Result<(), Refusal> {
        if self.troops.len() < 2 {
            return Err(refuse!("move.group", "not-a-group"));
        }
        if self.troops != self.members {
            return Err(refuse!("move.group", "commander-goes-alone").also(crate::rules::cite!("command")));
        }
        Ok(())
    }

    /// The course on which each goes to a place of its own.
    fn each_to(&self, places: Places) -> Result<Course, Refusal> {
        let motion = Motion::Each(places);
        Ok(Course::plain(motion, self.field.measured(self.members, &motion)))
    }

    /// The member nearest to the side of a pose, then nearest in depth.
    fn nearest_to(&self, head: Pose, among: Elements) -> Option<ElementId> {
        among.iter().min_by_key(|element| {
            let (ahead, aside) = components(head.heading, self.field.element(*element).pose.point() - head.point());
            (aside.abs() / 100, -ahead, aside, element.0)
        })
    }

    /// The member farthest ahead.
    fn foremost(&self, among: Elements) -> Option<ElementId> {
        let heading = self.field.element(self.first()).pose.heading;
        let origin = self.field.element(self.first()).pose.point();
        among.iter().max_by_key(|element| {
            let (ahead, _) = components(heading, self.field.element(*element).pose.point() - origin);
            (ahead, std::cmp::Reverse(element.0))
        })
    }
}

/// How many widths to the right of the head the next of a column stands.
const fn beside(unfold: Unfold, count: i32) -> i32 {
    match unfold {
        Unfold::Right => count,
        Unfold::Left => -count,
        Unfold::Both if count % 2 == 1 => (count + 1) / 2,
        Unfold::Both => -(count / 2),
    }
}
