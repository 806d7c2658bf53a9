//! How the members of a formation get from where they stand to where they end.

use crate::engine::pieces::{ElementId, MOST_OF_A_SIDE};
use crate::geometry::{Base, Heading, Hull, Point, Pose, Vector, Wheel};

/// A motion of a formation.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::large_enum_variant, reason = "a course lives on the stack for a moment; nothing is allocated")]
pub(crate) enum Motion {
    /// All straight on, in parallel.
    Shift(Vector),
    /// All about a point.
    Wheel {
        /// The point.
        pivot: Point,
        /// Clockwise.
        steps: i32,
    },
    /// About a point, then straight on in parallel.
    Conform {
        /// The point.
        pivot: Point,
        /// Clockwise.
        steps: i32,
        /// Afterwards.
        way: Vector,
    },
    /// A single element goes freely to a place.
    Free(Pose),
    /// Each to a place of its own.
    Each(Places),
}

/// A place for each member, by slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places([Pose; MOST_OF_A_SIDE]);

impl Places {
    /// Nobody has a place yet.
    pub(crate) fn none() -> Places {
        Places([Pose::default(); MOST_OF_A_SIDE])
    }

    /// Gives a member its place.
    pub(crate) fn set(&mut self, element: ElementId, pose: Pose) {
        self.0[element.slot() as usize] = pose;
    }

    /// The place of a member.
    pub(crate) fn of(&self, element: ElementId) -> Pose {
        self.0[element.slot() as usize]
    }
}

impl Motion {
    /// Where a member ends.
    pub(crate) fn end(&self, element: ElementId, pose: Pose) -> Pose {
        match self {
            Motion::Shift(way) => pose.shifted(*way),
            Motion::Wheel { pivot, steps } => pose.wheeled(*pivot, *steps),
            Motion::Conform { pivot, steps, way } => pose.wheeled(*pivot, *steps).shifted(*way),
            Motion::Free(place) => *place,
            Motion::Each(places) => places.of(element),
        }
    }

    /// Whether members go by corner lines (each on its own) rather than sweep in formation.
    pub(crate) const fn is_free(&self) -> bool {
        matches!(self, Motion::Free(_) | Motion::Each(_))
    }

    /// What a base of a formation sweeps on its way, piece by piece; false stops.
    pub(crate) fn sweeps(&self, base: &Base, mut each: impl FnMut(&Hull) -> bool) -> bool {
        let end = |way: Vector, from: &Base| from.moved(from.pose().shifted(way));
        match *self {
            Motion::Shift(way) => each(&base.sweep_to(&end(way, base))),
            Motion::Wheel { pivot, steps } => Wheel::new(base, pivot, steps).hulls().all(|hull| each(&hull)),
            Motion::Conform { pivot, steps, way } => {
                let wheeled = base.moved(base.pose().wheeled(pivot, steps));
                (steps == 0 || Wheel::new(base, pivot, steps).hulls().all(|hull| each(&hull)))
                    && each(&wheeled.sweep_to(&end(way, &wheeled)))
            }
            Motion::Free(place) => each(&base.sweep_to(&base.moved(place))),
            Motion::Each(_) => true,
        }
    }
}

/// How a vector lies to a heading: ahead, to the right; rounded to the nearest.
pub(crate) fn components(heading: Heading, way: Vector) -> (i32, i32) {
    let (ahead, right) = (heading.unit(), heading.unit().right());
    let along = |x: i64, y: i64| {
        let value = x * i64::from(way.x) + y * i64::from(way.y);
        ((value + (1 << 29)) >> 30) as i32
    };
    (along(ahead.x, ahead.y), along(right.x, right.y))
}
