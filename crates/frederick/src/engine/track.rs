//! Chapter 12: the army morale track of an army, and what else is kept of it.

use serde::{Deserialize, Serialize};

use crate::engine::pieces::LeaderId;
use crate::engine::spec::ArmyState;

/// How far the voluntary advance of an army has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advance {
    /// It can still be claimed.
    #[default]
    Open,
    /// It runs; so much was gained.
    Running {
        /// The last turn.
        deadline: u8,
        /// What was gained.
        bonus: u8,
    },
    /// The bonus is kept for good.
    Kept,
    /// It can no longer be claimed.
    Gone,
}

/// An army's tracks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArmyTrack {
    /// The lowest filled box; with nothing on the track, the box that the first piece would fill.
    pub level: i8,
    /// How many boxes are filled, from `level` upwards; none while nothing lies on the track.
    pub boxes: u8,
    /// Where the marker of current morale stands.
    pub marker: i8,
    /// Combat success of this turn.
    pub success: u8,
    /// Fatigue markers on the track.
    pub fatigue: u8,
    /// The boxes that hold nothing but fatigue markers.
    pub(crate) fatigue_boxes: FatigueBoxes,
    /// Steady, demoralized, broken.
    pub state: ArmyState,
    /// Whether the army is active.
    pub active: bool,
    /// It becomes active in its next player turn.
    pub roused: bool,
    /// Attempts at activation so far.
    pub attempts: u8,
    /// Coups d'oeil that there was an occasion for: bit 0 the army, the others
    /// its detachments by group.
    pub coups: u8,
    /// Detachments that are active, by group.
    pub detachments: u8,
    /// It moved, fought or was bombarded in this turn.
    pub exerted: bool,
    /// Victory points scored so far.
    pub points: i16,
    /// Counters it has lost.
    pub counters: u8,
    /// Groups that are effective, by number.
    pub effective: u8,
    /// Whether groups have rolled in this player turn.
    pub rolled: bool,
    /// The army commander.
    pub commander: Option<LeaderId>,
    /// The voluntary advance.
    pub advance: Advance,
    /// Whether passivity has struck before.
    pub passive: bool,
}

/// Boxes of an army morale track that hold nothing but fatigue markers: how many lie in each, two
/// bits a box, the highest box first. A box with anything else in it counts none. Three stands for
/// three or more; boxes beyond the sixty-fourth are not told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FatigueBoxes(u128);

impl FatigueBoxes {
    const MOST: u8 = 3;

    const fn shift(index: u8) -> Option<u32> {
        if index < 64 { Some(2 * index as u32) } else { None }
    }

    fn markers(self, index: u8) -> u8 {
        Self::shift(index).map_or(0, |shift| (self.0 >> shift & 3) as u8)
    }

    fn set(&mut self, index: u8, markers: u8) {
        if let Some(shift) = Self::shift(index) {
            self.0 = self.0 & !(3 << shift) | u128::from(markers.min(Self::MOST)) << shift;
        }
    }

    /// A box is gone; those below it move up.
    fn close(&mut self, index: u8) {
        if let Some(shift) = Self::shift(index) {
            let above = self.0 & ((1 << shift) - 1);
            self.0 = above | self.0 >> shift >> 2 << shift;
        }
    }
}

impl ArmyTrack {
    /// Chapter 12.2: so many pieces or markers fill the next boxes.
    pub(crate) fn fill_boxes(&mut self, pieces: u8) {
        (0..pieces).for_each(|_| self.fill(false));
    }

    /// Chapter 12.2: a piece or marker fills the next box. The first one lies under the marker of
    /// current morale: it costs nothing.
    pub(crate) fn fill(&mut self, fatigue: bool) {
        self.level = if self.boxes > 0 { self.level - 1 } else { self.marker };
        self.fatigue_boxes.set(self.boxes, u8::from(fatigue));
        self.boxes += 1;
        self.fatigue += u8::from(fatigue);
    }

    /// Chapter 13, step one: the pieces of the lowest box move up into the next,
    /// as long as there is one.
    pub(crate) fn lift(&mut self, top: i8) {
        if self.level >= top {
            return;
        }
        self.level += 1;
        if self.boxes > 1 {
            let last = self.boxes - 1;
            let (low, high) = (self.fatigue_boxes.markers(last), self.fatigue_boxes.markers(last - 1));
            self.fatigue_boxes.set(last - 1, if low > 0 && high > 0 { low + high } else { 0 });
            self.fatigue_boxes.set(last, 0);
            self.boxes = last;
        }
    }

    /// So many fatigue markers lie in the lowest boxes of the track, one in each.
    pub(crate) fn lay_fatigue(&mut self, markers: u8) {
        for _ in 0..markers {
            self.fatigue_boxes.set(self.boxes, 1);
            (self.boxes, self.fatigue) = (self.boxes + 1, self.fatigue + 1);
        }
    }

    /// Chapter 12.3: fatigue markers are taken away, those first that leave a box
    /// empty; the others move up.
    pub(crate) fn rest(&mut self, mut markers: u8) {
        while let Some(index) = (0..self.boxes)
            .filter(|index| (1..=markers.min(self.fatigue)).contains(&self.fatigue_boxes.markers(*index)))
            .min_by_key(|index| self.fatigue_boxes.markers(*index))
        {
            let here = self.fatigue_boxes.markers(index);
            (markers, self.fatigue) = (markers - here, self.fatigue - here);
            self.fatigue_boxes.close(index);
            self.boxes -= 1;
            // With the last piece the track is empty again, and the first piece will be free again.
            self.level += i8::from(self.boxes > 0);
        }
        self.fatigue -= markers.min(self.fatigue);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn track(morale: i8) -> ArmyTrack {
        ArmyTrack { level: morale, marker: morale, ..ArmyTrack::default() }
    }

    #[test]
    fn rest_gives_back_what_fatigue_took_and_no_more() {
        let mut track = track(31);
        (0..2).for_each(|_| track.fill(true));
        assert_eq!((track.level, track.boxes, track.fatigue), (30, 2, 2));
        track.rest(2);
        assert_eq!((track.level, track.boxes, track.fatigue), (31, 0, 0), "the track is empty again");
        track.fill(false);
        assert_eq!(track.level, 31, "and its first piece free again");
    }

    #[test]
    fn other_pieces_move_up_when_fatigue_goes() {
        let mut track = track(31);
        track.fill(false);
        (0..2).for_each(|_| track.fill(true));
        track.fill(false);
        assert_eq!((track.level, track.boxes), (28, 4));
        track.rest(2);
        assert_eq!((track.level, track.boxes, track.fatigue), (30, 2, 0));
    }

    #[test]
    fn markers_that_success_brought_into_one_box_empty_one_box() {
        let mut track = track(31);
        track.fill(false);
        (0..2).for_each(|_| track.fill(true));
        track.lift(40);
        assert_eq!((track.level, track.boxes), (30, 2), "both markers lie in one box");
        track.rest(2);
        assert_eq!((track.level, track.boxes, track.fatigue), (31, 1, 0));
    }

    #[test]
    fn a_marker_beside_another_piece_leaves_its_box_filled() {
        let mut track = track(31);
        track.fill(false);
        track.fill(true);
        track.lift(40);
        track.rest(1);
        assert_eq!((track.level, track.boxes, track.fatigue), (31, 1, 0));
    }

    #[test]
    fn success_lifts_an_empty_track_to_its_top_only() {
        let mut track = track(9);
        (0..5).for_each(|_| track.lift(12));
        assert_eq!((track.level, track.boxes), (12, 0));
    }
}
