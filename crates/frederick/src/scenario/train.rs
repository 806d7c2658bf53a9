//! Chapter 25.3.5 of the edition of 2002: a train of wagons. Nobody stands with it or goes through
//! it, everybody is slowed beside it; it fights nobody, and a loss drives it away.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::ScenarioEvent;
use crate::engine::event::Event;
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// Whether a train stands in a hex.
    #[inline]
    pub(crate) fn has_train(&self, hex: Hex) -> bool {
        !self.battle.trains.is_empty() && self.position.top_of(hex).is_some_and(|unit| self.is_train(unit))
    }

    /// The point more that a unit pays for a hex next to a train.
    pub(crate) fn congestion(&self, unit: UnitId, to: Hex) -> u8 {
        let near = |train: UnitId| self.position.on_map(train) && self.distance(self.at(train), to) == 1;
        let trains = self.battle.trains;
        u8::from(!trains.is_empty() && !trains.has(unit) && trains.iter().any(near))
    }

    /// Whether a train keeps a unit out of a hex, or the train itself finds somebody there.
    pub(crate) fn is_kept_apart(&self, unit: UnitId, to: Hex) -> bool {
        self.has_train(to) && self.at(unit) != to || self.is_train(unit) && self.position.top_of(to).is_some()
    }

    /// Nobody goes through a train, or stands with it.
    pub(crate) fn keeps_apart(&self, unit: UnitId, to: Hex) -> Result<(), Refusal> {
        match self.is_kept_apart(unit, to) {
            true => Err(refuse!(2002 "25.3.5", "train-there").thing("hex", u32::from(to.0))),
            false => Ok(()),
        }
    }

    /// The same for several who would stand in a hex.
    pub(crate) fn stand_apart(&self, hex: Hex, with: Units) -> Result<(), Refusal> {
        if self.battle.trains.is_empty() {
            return Ok(());
        }
        let there: Units = self.position.stack(hex).collect();
        let all = there.or(with);
        match all.len() > 1 && !all.and(self.battle.trains).is_empty() {
            true => Err(refuse!(2002 "25.3.5", "train-there").thing("hex", u32::from(hex.0))),
            false => Ok(()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 25.1 of the edition of 2002: the enemy is rewarded when a train runs for the first
    /// time.
    pub(crate) fn reward_rout(&mut self, unit: UnitId) {
        let (side, points) = (self.owner(unit), self.battle.unit(unit).rout_prize);
        if points > 0 {
            self.position.armies[side.enemy().index()].points += i16::from(points);
            let side: Side = side.enemy();
            self.journal.note(cites![2002 "25.1"], || ScenarioEvent::RoutPrize { side, unit, points });
        }
    }
}
