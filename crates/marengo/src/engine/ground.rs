//! What the generals know of the ground before the battle begins, and how
//! they measure ways across it.

use crate::board::{Board, MOST_LOCALES};
use crate::engine::spec::RoadClass;

/// A march across a border on foot, in steps of a main road.
const ON_FOOT: usize = 3;
/// The same on a minor road.
const BY_LANE: usize = 2;
/// The same on a main road.
const BY_ROAD: usize = 1;
/// Longer ways are all alike.
pub(crate) const FARTHEST: usize = 60;
/// Nothing makes a single march dearer than this.
pub(crate) const DEAREST: usize = 16;

/// Of each locale the way to the nearest star of a colour, in steps of a main road.
pub(crate) type Ways = [u8; MOST_LOCALES];

/// What never changes about the ground.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    /// Of each locale, the marches to the nearest star.
    pub(crate) to_star: [u8; MOST_LOCALES],
    /// The locales with a star of each colour.
    pub(crate) stars: [u128; 3],
    /// The ways when nobody stands in them.
    pub(crate) free: [Ways; 3],
    /// The ways to a star of any colour.
    pub(crate) free_to_any: Ways,
    /// Each locale and its neighbours.
    pub(crate) near: [u128; MOST_LOCALES],
    /// Where a lane leads from each locale.
    by_lane: [u128; MOST_LOCALES],
    /// Where a main road leads.
    by_road: [u128; MOST_LOCALES],
    /// The locales that a main road runs through.
    pub(crate) main_roads: u128,
}

impl Ground {
    pub(crate) fn of(board: &Board, distance: &[Vec<u8>]) -> Self {
        let mut ground = Ground {
            to_star: [u8::MAX; MOST_LOCALES],
            stars: [0; 3],
            free: [[0; MOST_LOCALES]; 3],
            free_to_any: [0; MOST_LOCALES],
            near: [0; MOST_LOCALES],
            by_lane: [0; MOST_LOCALES],
            by_road: [0; MOST_LOCALES],
            main_roads: 0,
        };
        for (index, locale) in board.locales.iter().enumerate() {
            ground.near[index] = locale.neighbours.iter().fold(1 << index, |set, near| set | 1 << near.0);
            for exit in &locale.exits {
                let to = board.approach(exit.over).faces.map_or(0, |near| 1 << near.0);
                let roads = if exit.class == RoadClass::Main { &mut ground.by_road } else { &mut ground.by_lane };
                roads[index] |= to;
            }
            ground.main_roads |= u128::from(ground.by_road[index] != 0) << index;
            if let Some(star) = locale.star {
                ground.stars[star as usize] |= 1 << index;
                for (away, nearest) in distance[index].iter().zip(&mut ground.to_star) {
                    *nearest = (*nearest).min(*away);
                }
            }
        }
        ground.free = ground.stars.map(|stars| ground.ways(stars, u128::MAX, |_| 0));
        ground.free_to_any = ground.ways(ground.stars[0] | ground.stars[1] | ground.stars[2], u128::MAX, |_| 0);
        ground
    }

    /// The ways to these stars from all locales that are wanted, where entering some costs more.
    pub(crate) fn ways(&self, stars: u128, wanted: u128, entering: impl Fn(usize) -> usize) -> Ways {
        let mut ways = [FARTHEST as u8; MOST_LOCALES];
        let mut rings = [0u128; FARTHEST + ON_FOOT + DEAREST];
        rings[0] = stars;
        let mut done = 0u128;
        for distance in 0..FARTHEST {
            let mut ring = rings[distance] & !done;
            done |= ring;
            while ring != 0 {
                let index = ring.trailing_zeros() as usize;
                ring &= ring - 1;
                ways[index] = distance as u8;
                let dearer = entering(index);
                rings[distance + ON_FOOT + dearer] |= self.near[index];
                if dearer == 0 {
                    rings[distance + BY_LANE] |= self.by_lane[index];
                    rings[distance + BY_ROAD] |= self.by_road[index];
                }
            }
            if wanted & !done == 0 {
                break;
            }
        }
        ways
    }
}
