//! Laying the terrain by rule: regions, how many pieces of what, their size and shape, their place.
//!
//! The defender lays piece by piece; a piece that breaks a rule is refused with it. The computer
//! lays with dice, through the same predicates.

mod computer;
mod limits;
mod linear;
#[cfg(test)]
pub(crate) mod tests;

pub use computer::{lay_the_rest, sample};
pub use limits::Limits;

use kernel::Refusal;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::geometry::{BASE_WIDTH, Point, Quad};
use crate::ground::{Band, Feature, Kind, Shape, Terrain, Waterway};
use crate::rules::refuse;
use crate::scale::Scale;

/// What a region may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// A hill, gentle or steep.
    Hill,
    /// A gentle hill.
    GentleHill,
    /// A steep hill.
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
    /// Fields.
    Fields,
    /// A settlement.
    Settlement,
    /// A waterway.
    Waterway,
    /// A river.
    River,
    /// A road.
    Road,
}

impl Sort {
    /// All of them.
    pub const ALL: [Sort; 13] = [
        Sort::Hill,
        Sort::GentleHill,
        Sort::SteepHill,
        Sort::Wood,
        Sort::Marsh,
        Sort::Rough,
        Sort::Dunes,
        Sort::Oasis,
        Sort::Fields,
        Sort::Settlement,
        Sort::Waterway,
        Sort::River,
        Sort::Road,
    ];

    /// Its name in files and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Sort::Hill => "hill",
            Sort::GentleHill => Kind::GentleHill.key(),
            Sort::SteepHill => Kind::SteepHill.key(),
            Sort::Wood => Kind::Wood.key(),
            Sort::Marsh => Kind::Marsh.key(),
            Sort::Rough => Kind::Rough.key(),
            Sort::Dunes => Kind::Dunes.key(),
            Sort::Oasis => Kind::Oasis.key(),
            Sort::Fields => Kind::Fields.key(),
            Sort::Settlement => Kind::Settlement.key(),
            Sort::Waterway => "waterway",
            Sort::River => "river",
            Sort::Road => "road",
        }
    }

    /// Whether it means this other sort.
    pub const fn means(self, other: Sort) -> bool {
        self as u8 == other as u8 || matches!((self, other), (Sort::Hill, Sort::GentleHill | Sort::SteepHill))
    }

    const fn of(kind: Kind) -> Sort {
        match kind {
            Kind::GentleHill => Sort::GentleHill,
            Kind::SteepHill => Sort::SteepHill,
            Kind::Wood => Sort::Wood,
            Kind::Marsh => Sort::Marsh,
            Kind::Rough => Sort::Rough,
            Kind::Dunes => Sort::Dunes,
            Kind::Oasis => Sort::Oasis,
            Kind::Fields => Sort::Fields,
            Kind::Settlement => Sort::Settlement,
        }
    }
}

/// A region: what its battlefields must have and what they may have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// The key of its messages.
    pub key: String,
    /// What must lie there.
    pub compulsory: Vec<Sort>,
    /// What may lie there.
    pub optional: Vec<Sort>,
}

/// The course of a river or a road: at most so many points.
pub const MOST_POINTS: usize = 4;

/// A river or a road to be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "OrderCourse")]
pub struct Course {
    /// Its points; only the first `count` count.
    pub points: [Point; MOST_POINTS],
    /// How many points.
    pub count: u8,
    /// How wide it is.
    pub width: i32,
}

impl Course {
    /// A course through some points; more than [`MOST_POINTS`] are left out.
    pub fn new(through: &[Point], width: i32) -> Course {
        let mut points = [Point::default(); MOST_POINTS];
        let count = through.len().min(MOST_POINTS);
        points[..count].copy_from_slice(&through[..count]);
        Course { points, count: count as u8, width }
    }

    /// As a band.
    pub fn band(&self) -> Band {
        let count = usize::from(self.count).min(MOST_POINTS);
        Band { points: self.points[..count].to_vec(), width: self.width }
    }
}

/// A piece of terrain to be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "OrderPiece")]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// A feature.
    Feature(Feature),
    /// A river.
    River(Course),
    /// A road.
    Road(Course),
    /// A waterway.
    Waterway(Waterway),
}

impl Piece {
    /// What it is.
    pub const fn sort(&self) -> Sort {
        match self {
            Piece::Feature(feature) => Sort::of(feature.kind),
            Piece::River(_) => Sort::River,
            Piece::Road(_) => Sort::Road,
            Piece::Waterway(_) => Sort::Waterway,
        }
    }
}

/// Terrain that is being laid.
#[derive(Clone, Copy, Debug)]
pub struct Laying<'a> {
    /// What lies already.
    pub terrain: &'a Terrain,
    /// The region.
    pub region: &'a Region,
    /// How large the battle is.
    pub scale: Scale,
}

impl Laying<'_> {
    /// Whether a piece may be laid.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn check(&self, piece: &Piece) -> Result<(), Refusal> {
        self.check_number(piece.sort())?;
        match piece {
            Piece::Feature(feature) => self.check_feature(feature),
            Piece::River(course) => self.check_river(&course.band()),
            Piece::Road(course) => self.check_road(&course.band()),
            Piece::Waterway(waterway) => self.check_waterway(waterway),
        }
    }

    fn check_feature(&self, feature: &Feature) -> Result<(), Refusal> {
        check_shape(feature)?;
        let rim = feature.outline();
        let (width, depth) = self.terrain.extent;
        if rim.iter().any(|point| point.x < 0 || point.y < 0 || point.x > width || point.y > depth) {
            return Err(refuse!("terrain.features", "off-table"));
        }
        if self.terrain.features.iter().any(|other| are_nearer_than(BASE_WIDTH, feature, other)) {
            return Err(refuse!("terrain.features", "too-near-a-feature").number("gap", 160));
        }
        if let Some(waterway) = &self.terrain.waterway
            && feature.is_nearer_than(1, &waterway.quad(self.terrain.extent))
        {
            return Err(refuse!("terrain.linear", "in-the-water"));
        }
        if !river_may_cross(feature.kind) && self.terrain.rivers.iter().any(|river| crosses(river, feature)) {
            return Err(refuse!("terrain.linear", "in-a-river"));
        }
        if feature.kind == Kind::Settlement {
            self.check_settlement(feature)?;
        }
        Ok(())
    }

    fn check_settlement(&self, settlement: &Feature) -> Result<(), Refusal> {
        if self.scale != Scale::Small && !self.is_on_flank(settlement) {
            return Err(refuse!("terrain.large", "settlement-in-the-centre"));
        }
        let roads = &self.terrain.roads;
        if !roads.is_empty() && !roads.iter().any(|road| linear::passes(road, settlement)) {
            return Err(refuse!("terrain.linear", "settlement-off-the-road"));
        }
        Ok(())
    }

    /// The sectors: four quarters, or three columns of two rows, the outer ones half
    /// as wide as the middle one.
    pub fn sectors(&self) -> Vec<Quad> {
        let (width, depth) = self.terrain.extent;
        let columns: &[i32] = match self.scale {
            Scale::Small => &[0, 2, 4],
            Scale::Large | Scale::Wide => &[0, 1, 3, 4],
        };
        let mut sectors = Vec::new();
        for row in [(0, depth / 2), (depth / 2, depth)] {
            for column in columns.windows(2) {
                let (west, east) = (width / 4 * column[0], width / 4 * column[1]);
                sectors.push(rectangle(west, row.0, east, row.1));
            }
        }
        sectors
    }

    /// Whether all of a feature lies in the outer columns of a wide table.
    fn is_on_flank(&self, feature: &Feature) -> bool {
        let (width, depth) = self.terrain.extent;
        !feature.is_entered_by(&rectangle(width / 4, 0, width - width / 4, depth))
    }
}

/// An upright rectangle.
pub(crate) const fn rectangle(west: i32, south: i32, east: i32, north: i32) -> Quad {
    Quad::new([Point::new(west, north), Point::new(east, north), Point::new(east, south), Point::new(west, south)])
}

/// Whether a feature is of a size and shape that its kind may have.
///
/// # Errors
/// The rule it breaks.
pub fn check_shape(feature: &Feature) -> Result<(), Refusal> {
    if feature.width < BASE_WIDTH {
        return Err(refuse!("terrain.features", "too-narrow").number("least", 160));
    }
    if feature.length < feature.width {
        return Err(refuse!("terrain.features", "wider-than-long"));
    }
    if feature.length + feature.width > 9 * BASE_WIDTH {
        return Err(refuse!("terrain.features", "too-large").number("most", 9));
    }
    if !feature.kind.may_be_long() && feature.length > 2 * feature.width {
        return Err(refuse!("terrain.features", "too-long"));
    }
    if feature.shape == Shape::Rectangle && !feature.kind.may_have_corners() {
        return Err(refuse!("terrain.features", "not-oval"));
    }
    Ok(())
}

/// Whether two features come nearer to each other than `gap`: no point of either rim
/// does, taken closely enough.
fn are_nearer_than(gap: i32, one: &Feature, other: &Feature) -> bool {
    let line = |feature: &Feature| {
        let rim = feature.outline();
        (0..rim.len()).map(|at| crate::geometry::Segment::new(rim[at], rim[(at + 1) % rim.len()])).collect::<Vec<_>>()
    };
    let near = |feature: &Feature, rim: &[crate::geometry::Segment]| {
        rim.iter().any(|piece| feature.is_nearer_than(gap, piece))
    };
    near(one, &line(other)) || near(other, &line(one)) || one.holds(other.at) || other.holds(one.at)
}

/// Whether a river may run through a feature.
const fn river_may_cross(kind: Kind) -> bool {
    matches!(kind, Kind::Marsh | Kind::Wood | Kind::Fields)
}

/// Whether a band runs through a feature.
fn crosses(band: &Band, feature: &Feature) -> bool {
    band.pieces().any(|piece| feature.is_nearer_than(band.width / 2, &piece))
}
