//! Chapter 19: victory points and levels of victory.

use ground::Place;
use kernel::{Journal, Outcome, Side};
use serde::Serialize;

use crate::engine::event::Event;
use crate::engine::play::{Field, Play};
use crate::engine::spec::{Arm, HoldSpec, LevelSpec};
use crate::rules::{cite, cites};

/// What decides a battle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum VictoryEvent {
    Held { side: Side, points: u8 },
    CutOff { side: Side, points: u8 },
    Ended { winner: Option<Side>, level: u8, points: [i16; 2] },
}

impl VictoryEvent {
    /// Whose event it is.
    pub fn side(&self) -> Option<Side> {
        match self {
            VictoryEvent::Held { side, .. } | VictoryEvent::CutOff { side, .. } => Some(*side),
            VictoryEvent::Ended { winner, .. } => *winner,
        }
    }
}

impl Field<'_> {
    /// Chapter 19.2: whether a side holds one of the places of an aim.
    fn holds(&self, aim: &HoldSpec) -> bool {
        let places = self.battle.board.places.iter();
        places.filter(|place| aim.places.contains(&place.key)).any(|place| self.holds_place(aim, place))
    }

    /// The same of one of its places.
    pub(crate) fn holds_place(&self, aim: &HoldSpec, place: &Place) -> bool {
        let near = place.hexes.or(&self.battle.board.grid.beside(&place.hexes));
        let units = self.on_map(Side::of(aim.side)).iter();
        let there = units.filter(|unit| self.arm(*unit) == Arm::Infantry && near.has(self.at(*unit)));
        there.count() >= usize::from(aim.units)
    }

    /// Victory points of both sides as they stand.
    pub(crate) fn points(&self) -> [i16; 2] {
        let mut points = [0, 1].map(|side: usize| self.position.armies[side].points);
        for aim in self.battle.scenario.holds.iter().filter(|aim| self.holds(aim)) {
            points[usize::from(aim.side & 1)] += i16::from(aim.points);
        }
        points
    }

    /// The same, without what a side loses that is cut off.
    pub(crate) fn settled_points(&self) -> [i16; 2] {
        let points = self.points();
        Side::BOTH.map(|side| points[side.index()] - self.forfeit(side))
    }

    fn fits(&self, level: &LevelSpec, difference: i16) -> bool {
        let states = Side::BOTH.into_iter().all(|side| {
            let state = self.army_state(side);
            level.at_least[side.index()] <= state && state <= level.at_most[side.index()]
        });
        let morale = Side::BOTH.map(|side| self.position.armies[side.index()].marker);
        let low = (0..2).all(|side| level.morale_at_most[side].is_none_or(|most| morale[side] <= most));
        let higher = level.higher_morale.is_none_or(|side| {
            let side = Side::of(side);
            morale[side.index()] > morale[side.enemy().index()]
        });
        states
            && low
            && higher
            && level.least.is_none_or(|least| difference >= least)
            && level.most.is_none_or(|most| difference <= most)
    }

    /// The first level of victory that fits.
    pub(crate) fn level(&self) -> usize {
        let [ours, theirs] = self.settled_points();
        let levels = &self.battle.scenario.levels;
        let found = levels.iter().position(|level| self.fits(level, ours - theirs));
        found.unwrap_or(levels.len().saturating_sub(1))
    }

    /// The outcome of a battle that is over.
    pub(crate) fn outcome(&self, level: u8) -> Outcome {
        let level = self.battle.scenario.levels.get(usize::from(level));
        let named = |ending: &str| level.is_some_and(|level| level.id.ends_with(ending));
        let winner = level.and_then(|level| level.winner).map(Side::of);
        let reason = if level.is_some() && winner.is_none() {
            "frederick-outcome-drawn"
        } else if named("decisive") {
            "frederick-outcome-decisive"
        } else if named("substantial") {
            "frederick-outcome-substantial"
        } else {
            "frederick-outcome-marginal"
        };
        Outcome { winner, cite: cite!("19.2"), reason }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The battle is over: points are counted.
    pub(crate) fn end_battle(&mut self) {
        let field = self.field();
        let (points, level) = (field.settled_points(), field.level() as u8);
        for aim in self.battle.scenario.holds.iter().filter(|aim| self.field().holds(aim)).collect::<Vec<_>>() {
            let (side, points, scenario) = (Side::of(aim.side), aim.points, self.battle.aims());
            self.journal.note(cites!["19.2", ..scenario], || VictoryEvent::Held { side, points });
        }
        for lifeline in &self.battle.scenario.lifelines {
            if self.field().is_cut_off(lifeline) {
                let (side, points) = (Side::of(lifeline.side), lifeline.points);
                self.journal.note(cites![2002 "26.1"], || VictoryEvent::CutOff { side, points });
            }
        }
        self.position.outcome = Some(level);
        let winner = self.field().outcome(level).winner;
        let scenario = self.battle.levels();
        self.journal.note(cites!["19.1", "19.2", 2002 "22.1", 2002 "22.0", ..scenario], || VictoryEvent::Ended {
            winner,
            level,
            points,
        });
    }
}
