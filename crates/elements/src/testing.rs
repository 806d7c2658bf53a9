//! A plain table for tests.

use std::sync::Arc;

use crate::engine::battle::Battle;
use crate::engine::position::Position;
use crate::geometry::{Heading, Point};
use crate::ground::{Band, Feature, Kind, Shape, Terrain};

/// A small battle on an empty table.
pub(crate) fn battle() -> Battle {
    crate::parade::Parade::new().battle
}

fn lay(position: &mut Position, change: impl FnOnce(&mut Terrain)) {
    let mut terrain = position.ground.terrain().clone();
    change(&mut terrain);
    position.ground = Arc::new(terrain.into());
}

/// A river.
pub(crate) fn lay_river(position: &mut Position, points: &[Point], width: i32) {
    lay(position, |terrain| terrain.rivers.push(Band { points: points.to_vec(), width }));
}

/// A road.
pub(crate) fn lay_road(position: &mut Position, points: &[Point], width: i32) {
    lay(position, |terrain| terrain.roads.push(Band { points: points.to_vec(), width }));
}

/// A round wood.
pub(crate) fn lay_wood(position: &mut Position, x: i32, y: i32, across: i32) {
    let (at, heading, shape) = (Point::new(x, y), Heading::NORTH, Shape::Oval);
    let wood = Feature { kind: Kind::Wood, shape, at, heading, length: across, width: across };
    lay(position, |terrain| terrain.features.push(wood));
}
