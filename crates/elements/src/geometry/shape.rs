//! The shapes of ground.

use serde::{Deserialize, Serialize};

use super::band::Band;
use super::convex::Convex;
use super::half_plane::HalfPlane;
use super::oval::Oval;
use super::point::Point;
use super::quad::Quad;

/// The shape of a feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Hills, woods, marshes: all that must be oval.
    Oval(Oval),
    /// A settlement.
    Rectangle(Quad),
    /// A river, a road.
    Band(Band),
    /// A waterway.
    HalfPlane(HalfPlane),
}

impl Shape {
    /// Whether a point lies in it, its border included.
    pub fn holds(&self, point: Point) -> bool {
        match self {
            Shape::Oval(oval) => oval.holds(point),
            Shape::Rectangle(quad) => quad.holds(point),
            Shape::Band(band) => band.holds(point),
            Shape::HalfPlane(plane) => plane.holds(point),
        }
    }

    /// Whether something reaches into it by more than [`TOUCH`](super::TOUCH).
    pub fn covers_part_of(&self, other: &impl Convex) -> bool {
        match self {
            Shape::Oval(oval) => oval.covers_part_of(other),
            Shape::Rectangle(quad) => quad.overlaps(other),
            Shape::Band(band) => band.covers_part_of(other),
            Shape::HalfPlane(plane) => plane.covers_part_of(other),
        }
    }

    /// Whether something lies in it wholly.
    pub fn encloses(&self, other: &impl Convex) -> bool {
        match self {
            Shape::Oval(oval) => oval.encloses(other),
            Shape::Rectangle(quad) => quad.encloses(other),
            Shape::Band(band) => band.encloses(other),
            Shape::HalfPlane(plane) => plane.encloses(other),
        }
    }

    /// Whether something is no farther from it than `reach`.
    pub fn is_within(&self, reach: i32, other: &impl Convex) -> bool {
        match self {
            Shape::Oval(oval) => oval.separation(other).is_within(reach),
            Shape::Rectangle(quad) => quad.is_within(reach, other),
            Shape::Band(band) => band.is_within(reach, other),
            Shape::HalfPlane(plane) => plane.separation(other).is_within(reach),
        }
    }
}
