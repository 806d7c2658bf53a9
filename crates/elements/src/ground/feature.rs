//! Features: hills, woods, marshes and the like, oval or rectangular.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::geometry::{Convex, Heading, Point, Pose, Quad, Segment, Size, TOUCH, corners};

/// What a feature is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "FeatureKind")]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A gentle hill: good going that gives height.
    GentleHill,
    /// A steep hill: bad going that gives height.
    SteepHill,
    /// A wood.
    Wood,
    /// A marsh.
    Marsh,
    /// Rough ground.
    Rough,
    /// Dunes.
    Dunes,
    /// An oasis.
    Oasis,
    /// Fields: they hinder nobody.
    Fields,
    /// A settlement.
    Settlement,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 9] = [
        Kind::GentleHill,
        Kind::SteepHill,
        Kind::Wood,
        Kind::Marsh,
        Kind::Rough,
        Kind::Dunes,
        Kind::Oasis,
        Kind::Fields,
        Kind::Settlement,
    ];

    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::GentleHill => "gentle-hill",
            Kind::SteepHill => "steep-hill",
            Kind::Wood => "wood",
            Kind::Marsh => "marsh",
            Kind::Rough => "rough",
            Kind::Dunes => "dunes",
            Kind::Oasis => "oasis",
            Kind::Fields => "fields",
            Kind::Settlement => "settlement",
        }
    }

    /// The kind of this key.
    pub fn named(key: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// Bad going for all.
    pub const fn is_bad(self) -> bool {
        !matches!(self, Kind::GentleHill | Kind::Fields)
    }

    /// A hill.
    pub const fn is_hill(self) -> bool {
        matches!(self, Kind::GentleHill | Kind::SteepHill)
    }

    /// Nobody sees through it, and only a hundred paces into it.
    pub const fn hides(self) -> bool {
        matches!(self, Kind::Wood | Kind::Oasis | Kind::Settlement)
    }

    /// May be of any proportion.
    pub const fn may_be_long(self) -> bool {
        matches!(self, Kind::Marsh | Kind::Rough)
    }

    /// May have corners.
    pub const fn may_have_corners(self) -> bool {
        matches!(self, Kind::Settlement)
    }
}

/// The outline of a feature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "FeatureShape")]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// An oval.
    #[default]
    Oval,
    /// A rectangle.
    Rectangle,
}

/// A feature of the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "OrderFeature")]
#[serde(deny_unknown_fields)]
pub struct Feature {
    /// What it is.
    pub kind: Kind,
    /// Its outline.
    #[serde(default)]
    pub shape: Shape,
    /// Its middle.
    pub at: Point,
    /// The direction of its length.
    #[serde(default)]
    #[ts(type = "number")]
    pub heading: Heading,
    /// From end to end.
    pub length: i32,
    /// From side to side; never more than the length.
    pub width: i32,
}

impl Feature {
    /// The upright rectangle around it: west, south, east, north.
    pub(super) fn extent(&self) -> [i32; 4] {
        let corners = self.rectangle(0);
        let over = |of: fn(&Point) -> i32| corners.corners().iter().map(of);
        let least = |of: fn(&Point) -> i32| over(of).min().unwrap_or(0);
        let most = |of: fn(&Point) -> i32| over(of).max().unwrap_or(0);
        [least(|corner| corner.x), least(|corner| corner.y), most(|corner| corner.x), most(|corner| corner.y)]
    }

    /// The rectangle it fits into, grown on every side.
    pub fn rectangle(&self, grown: i32) -> Quad {
        let size = Size::new(self.width + 2 * grown, self.length + 2 * grown);
        corners(Pose::at(self.at, self.heading).ahead(size.depth / 2), size)
    }

    /// Where a point lies, seen from the middle: along the length, across it.
    fn own(&self, point: Point) -> (i64, i64) {
        let (unit, way) = (self.heading.unit(), point - self.at);
        let (x, y) = (i64::from(way.x), i64::from(way.y));
        let round = |value: i64| (value + (1 << 29)) >> 30;
        (round(x * unit.x + y * unit.y), round(x * unit.y - y * unit.x))
    }

    /// The half axes, shrunk by a margin.
    fn axes(&self, shrunk: i32) -> (i64, i64) {
        let half = |axis: i32| i64::from((axis / 2 - shrunk).max(1));
        (half(self.length), half(self.width))
    }

    /// Whether a point lies inside by more than a margin.
    fn holds_by(&self, point: Point, margin: i32) -> bool {
        let (length, width) = self.axes(margin);
        let (along, across) = self.own(point);
        match self.shape {
            Shape::Rectangle => along.abs() <= length && across.abs() <= width,
            Shape::Oval => {
                if along.abs() > length || across.abs() > width {
                    return false;
                }
                let (u, v) = (along * width, across * length);
                u * u + v * v <= (length * width) * (length * width)
            }
        }
    }

    /// Whether a point lies inside.
    pub fn holds(&self, point: Point) -> bool {
        self.holds_by(point, 0)
    }

    /// Whether both ends of a line lie inside, clear of its edge by more than contact.
    pub fn encloses(&self, line: &Segment) -> bool {
        self.holds_by(line.from(), TOUCH) && self.holds_by(line.to(), TOUCH)
    }

    /// Whether any part of something lies inside, by more than contact.
    pub fn is_entered_by(&self, other: &impl Convex) -> bool {
        match self.shape {
            Shape::Rectangle => self.rectangle(0).overlaps(other),
            Shape::Oval => self.oval_meets(other.corners(), TOUCH + 1),
        }
    }

    /// Whether something comes nearer than `gap`.
    pub fn is_nearer_than(&self, gap: i32, other: &impl Convex) -> bool {
        match self.shape {
            Shape::Rectangle => self.rectangle(0).is_within(gap - 1, other),
            Shape::Oval => self.oval_meets(other.corners(), 1 - gap),
        }
    }

    /// Whether a convex shape meets the oval, its axes shrunk by a margin. Stretched to a circle,
    /// the nearest point of the shape is compared with the radius.
    fn oval_meets(&self, corners: &[Point], margin: i32) -> bool {
        let (length, width) = self.axes(margin);
        let radius = i128::from(length) * i128::from(width);
        let stretched = |point: &Point| {
            let (along, across) = self.own(*point);
            (i128::from(along) * i128::from(width), i128::from(across) * i128::from(length))
        };
        let last = corners.last().map(stretched);
        let Some(mut from) = last else { return false };
        let (mut left, mut right) = (false, false);
        for to in corners.iter().map(stretched) {
            if comes_within(radius, from, to) {
                return true;
            }
            let side = from.0 * to.1 - from.1 * to.0;
            left |= side > 0;
            right |= side < 0;
            from = to;
        }
        // No edge comes near: the middle lies inside, or all of it lies outside.
        corners.len() > 2 && !(left && right)
    }

    /// The crest of a hill: along its length, short of its ends by a quarter of its width.
    pub fn crest(&self) -> Segment {
        let half = (self.length / 2 - self.width / 4).max(0);
        let way = self.heading.vector(half);
        Segment::new(self.at - way, self.at + way)
    }

    /// How high a point lies, in hundredths of a millimetre: nothing at the foot, most in the
    /// middle; steep hills are twice as high as gentle ones of the same width.
    pub fn height(&self, point: Point) -> i32 {
        if !self.kind.is_hill() || !self.holds(point) {
            return 0;
        }
        let (length, width) = self.axes(0);
        let (along, across) = self.own(point);
        let (u, v) = (along * width, across * length);
        let from_middle = (u * u + v * v).isqrt() / length;
        let steepness = if self.kind == Kind::SteepHill { 2 } else { 1 };
        ((width - from_middle).max(0) * steepness) as i32
    }

    /// The greatest height along a line.
    pub fn highest(&self, line: &Segment) -> i32 {
        // The contours are ovals: the line is highest where it comes nearest to the middle of
        // the circle they stretch to.
        let (length, width) = self.axes(0);
        let stretched = |point: Point| {
            let (along, across) = self.own(point);
            (i128::from(along * width), i128::from(across * length))
        };
        let (from, to) = (stretched(line.from()), stretched(line.to()));
        let way = (to.0 - from.0, to.1 - from.1);
        let square = way.0 * way.0 + way.1 * way.1;
        let along = (-(from.0 * way.0 + from.1 * way.1)).clamp(0, square);
        let part = |from: i32, to: i32| match square {
            0 => from,
            _ => from + (i128::from(to - from) * (along / 1_000) / (square / 1_000).max(1)) as i32,
        };
        let nearest = Point::new(part(line.from().x, line.to().x), part(line.from().y, line.to().y));
        self.height(nearest).max(self.height(line.from())).max(self.height(line.to()))
    }
}

/// Whether a piece of a line comes as near as `radius` to the origin.
fn comes_within(radius: i128, from: (i128, i128), to: (i128, i128)) -> bool {
    let square = radius * radius;
    let is_within = |point: (i128, i128)| point.0 * point.0 + point.1 * point.1 <= square;
    if is_within(from) || is_within(to) {
        return true;
    }
    let way = (to.0 - from.0, to.1 - from.1);
    let length = way.0 * way.0 + way.1 * way.1;
    let along = -(from.0 * way.0 + from.1 * way.1);
    if along <= 0 || along >= length {
        return false;
    }
    let area = (from.0 * to.1 - from.1 * to.0).unsigned_abs();
    // What does not fit is far away.
    area.checked_mul(area).is_some_and(|area| area <= square.unsigned_abs() * length.unsigned_abs())
}
