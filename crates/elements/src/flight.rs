//! Flight: a beaten element turns about and runs the full distance straight away,
//! bending as little as it must.

use kernel::Journal;

use crate::engine::event::Event;
use crate::engine::pieces::ElementId;
use crate::engine::play::{Field, Play};
use crate::geometry::{Convex, HUNDRED_PACES, Heading, Point, Pose, Quad, Size, corners};
use crate::odds::Margin;
use crate::results::{Doom, ResultEvent, cite_of};
use crate::rules::{cite, cites};
use crate::troops::Arm;

/// Flight bends by steps of five degrees, up to a right angle.
const BEND: i32 = 100;
const MOST_BENDS: i32 = 18;

/// Where a flight leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flight {
    /// To a place.
    To(Pose),
    /// Over the edge of the table.
    OffTable,
    /// Into the water.
    Drowned,
}

impl Field<'_> {
    /// Where an element flees: straight away if it can, else bending least, to the left first.
    fn flight(&self, element: ElementId, distance: i32) -> Option<Flight> {
        let away = self.element(element).pose.heading.opposite();
        let bends = (0..=MOST_BENDS).flat_map(|bend| [-bend, bend].into_iter().take(if bend == 0 { 1 } else { 2 }));
        bends.into_iter().find_map(|bend| self.flight_towards(element, away.turned(bend * BEND), distance))
    }

    /// A flight in one direction, if nothing is in the way.
    fn flight_towards(&self, element: ElementId, heading: Heading, distance: i32) -> Option<Flight> {
        let size = self.arm(element).size();
        let start = turned_in_place(self.quad(element).middle(), heading, size);
        let end = start.ahead(distance);
        let path = corners(end, Size::new(size.width, size.depth + distance));
        if !self.is_open_to_flight(element, &path, heading) {
            return None;
        }
        let place = corners(end, size);
        let ground = &self.position.ground;
        if ground.in_water(&path) {
            // Rather bend than drown; straight into it only if there is no other way.
            return (heading == self.element(element).pose.heading.opposite()
                && !self.can_bend_from_water(element, distance))
            .then_some(Flight::Drowned);
        }
        if !ground.is_on_table(&place) {
            return Some(Flight::OffTable);
        }
        // The path was free, but the base stands where its own corners are.
        let is_free = match self.arm(element) {
            Arm::Commander => self.is_free_place(element, &self.base(element).moved(end)),
            _ => self.in_the_way(element, &place).is_empty(),
        };
        is_free.then_some(Flight::To(end))
    }

    /// Whether some bend leads past the water.
    fn can_bend_from_water(&self, element: ElementId, distance: i32) -> bool {
        let away = self.element(element).pose.heading.opposite();
        let bends = (1..=MOST_BENDS).flat_map(|bend| [-bend, bend]);
        bends.into_iter().any(|bend| self.flight_towards(element, away.turned(bend * BEND), distance).is_some())
    }

    /// Whether a path is free of troops, and of bad going for those whom it hinders and
    /// who are not in it already.
    fn is_open_to_flight(&self, element: ElementId, path: &Quad, heading: Heading) -> bool {
        let arm = self.arm(element);
        let own = self.quad(element).middle();
        let unit = heading.unit();
        let is_ahead = |quad: &Quad| {
            let way = quad.middle() - own;
            i64::from(way.x) * unit.x + i64::from(way.y) * unit.y > (i64::from(arm.size().depth) / 2) << 30
        };
        let blocks = |other: ElementId| {
            // A commander rides through his own troops, and nobody minds a commander.
            let passes = arm == Arm::Commander && other.side() == element.side();
            let quad = self.quad(other);
            !passes && self.arm(other) != Arm::Commander && path.overlaps(&quad) && is_ahead(&quad)
        };
        if self.position.standing().iter().any(|other| other != element && blocks(other)) {
            return false;
        }
        let sure_footed = matches!(arm, Arm::Jaegers | Arm::Dismounted);
        let ground = &self.position.ground;
        sure_footed || ground.bad_going(&self.quad(element)) || !ground.bad_going(path)
    }
}

/// A base of a size about a middle, facing somewhere.
fn turned_in_place(middle: Point, heading: Heading, size: Size) -> Pose {
    Pose::at(middle, heading).ahead(size.depth / 2)
}

/// Paces as a length.
pub(crate) const fn paces(count: u16) -> i32 {
    count as i32 * HUNDRED_PACES / 100
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A beaten element flees so many paces.
    pub(crate) fn flee(&mut self, element: ElementId, count: u16, margin: Margin) {
        let from = self.position.element(element).pose;
        match self.field().flight(element, paces(count)) {
            Some(Flight::To(to)) => {
                self.put(element, to);
                self.note_result(cites![..cite_of(margin)], || ResultEvent::Fled { element, from, to, margin });
                if self.field().arm(element) != Arm::Commander {
                    self.make_room(element);
                }
            }
            Some(Flight::OffTable) => self.go_off_table(element),
            Some(Flight::Drowned) => self.destroy(element, Doom::Drowned, cite!("terrain.linear")),
            None => self.destroy(element, Doom::NoEscape, cite!("results.half")),
        }
    }
}
