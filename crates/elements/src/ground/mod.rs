//! The ground: features, going, crests, rivers, roads, and what stops the eye.

mod band;
mod feature;
mod lie;
mod sight;
#[cfg(test)]
mod tests;

pub use band::Band;
pub use feature::{Feature, Kind, Shape};
pub use lie::{Cover, Going};
pub use sight::Barrier;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::geometry::{Convex, Point, Pose, Quad, Size, corners};

/// A side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TableEdge {
    /// The northern one.
    North,
    /// The eastern one.
    East,
    /// The southern one.
    South,
    /// The western one.
    West,
}

impl TableEdge {
    /// All of them, clockwise.
    pub const ALL: [TableEdge; 4] = [TableEdge::North, TableEdge::East, TableEdge::South, TableEdge::West];

    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            TableEdge::North => "north",
            TableEdge::East => "east",
            TableEdge::South => "south",
            TableEdge::West => "west",
        }
    }

    /// The one across the table.
    #[must_use]
    pub const fn opposite(self) -> TableEdge {
        match self {
            TableEdge::North => TableEdge::South,
            TableEdge::East => TableEdge::West,
            TableEdge::South => TableEdge::North,
            TableEdge::West => TableEdge::East,
        }
    }
}

/// A waterway: the sea or a stream along a short edge of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "OrderWaterway")]
#[serde(deny_unknown_fields)]
pub struct Waterway {
    /// The edge.
    pub edge: TableEdge,
    /// How far it reaches into the table.
    pub depth: i32,
    /// Whether a beach or a flood plain borders it, two base widths of good going.
    #[serde(default)]
    pub beach: bool,
}

/// What lies on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Width and depth of the table.
    #[serde(default)]
    pub extent: (i32, i32),
    /// The features.
    #[serde(default)]
    pub features: Vec<Feature>,
    /// The rivers.
    #[serde(default)]
    pub rivers: Vec<Band>,
    /// The roads.
    #[serde(default)]
    pub roads: Vec<Band>,
    /// The waterway.
    #[serde(default)]
    pub waterway: Option<Waterway>,
}

/// The ground of a battle: its terrain, and what is looked up often.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Terrain", into = "Terrain")]
pub struct Ground {
    terrain: Terrain,
    /// The upright rectangle around each feature: west, south, east, north.
    extents: Vec<[i32; 4]>,
    /// The water.
    water: Option<Quad>,
}

impl From<Terrain> for Ground {
    fn from(terrain: Terrain) -> Ground {
        let extents = terrain.features.iter().map(Feature::extent).collect();
        let water = terrain.waterway.map(|waterway| waterway.quad(terrain.extent));
        Ground { terrain, extents, water }
    }
}

impl From<Ground> for Terrain {
    fn from(ground: Ground) -> Terrain {
        ground.terrain
    }
}

impl Waterway {
    /// The water on a table of an extent; a little more beyond the edge, so that
    /// nothing slips in between.
    pub fn quad(&self, (width, depth): (i32, i32)) -> Quad {
        let beyond = 10_000;
        let rectangle = |west: i32, south: i32, east: i32, north: i32| {
            Quad::new([
                Point::new(west, north),
                Point::new(east, north),
                Point::new(east, south),
                Point::new(west, south),
            ])
        };
        match self.edge {
            TableEdge::North => rectangle(-beyond, depth - self.depth, width + beyond, depth + beyond),
            TableEdge::South => rectangle(-beyond, -beyond, width + beyond, self.depth),
            TableEdge::East => rectangle(width - self.depth, -beyond, width + beyond, depth + beyond),
            TableEdge::West => rectangle(-beyond, -beyond, self.depth, depth + beyond),
        }
    }
}

impl Ground {
    /// An empty table.
    pub fn empty(extent: (i32, i32)) -> Ground {
        Terrain { extent, ..Terrain::default() }.into()
    }

    /// What lies on it.
    pub const fn terrain(&self) -> &Terrain {
        &self.terrain
    }

    /// Width and depth of the table.
    pub const fn extent(&self) -> (i32, i32) {
        self.terrain.extent
    }

    /// The features.
    pub fn features(&self) -> &[Feature] {
        &self.terrain.features
    }

    /// The rivers.
    pub fn rivers(&self) -> &[Band] {
        &self.terrain.rivers
    }

    /// The roads.
    pub fn roads(&self) -> &[Band] {
        &self.terrain.roads
    }

    /// The waterway.
    pub const fn waterway(&self) -> Option<&Waterway> {
        self.terrain.waterway.as_ref()
    }

    /// The whole table.
    pub fn table(&self) -> Quad {
        let (width, depth) = self.terrain.extent;
        corners(Pose::new(width / 2, depth, crate::geometry::Heading::NORTH), Size::new(width, depth))
    }

    /// Whether all of something lies on the table; a hair over the edge is not off it.
    pub fn is_on_table(&self, shape: &impl Convex) -> bool {
        let (width, depth) = self.terrain.extent;
        let within = |value: i32, most: i32| (-crate::geometry::TOUCH..=most + crate::geometry::TOUCH).contains(&value);
        shape.corners().iter().all(|corner| within(corner.x, width) && within(corner.y, depth))
    }

    /// The features whose surroundings something enters.
    fn near<'a>(&'a self, corners: &'a [Point]) -> impl Iterator<Item = &'a Feature> + 'a {
        let fold = |of: fn(&Point) -> i32| {
            let values = corners.iter().map(of);
            (values.clone().min().unwrap_or(0), values.max().unwrap_or(0))
        };
        let ((west, east), (south, north)) = (fold(|corner| corner.x), fold(|corner| corner.y));
        let is_near =
            move |extent: &[i32; 4]| extent[0] <= east && west <= extent[2] && extent[1] <= north && south <= extent[3];
        self.terrain.features.iter().zip(&self.extents).filter(move |(_, extent)| is_near(extent)).map(|(one, _)| one)
    }
}
