//! Chapters 17.1.6 and 17.5: who comes within seven hexes of a counter, in sight of it, is spotted,
//! and so is the counter; the nearest first.

use hexes::Hex;
use kernel::{Journal, Side};

use super::counters::{Comer, Encounter, SPOTTING_RANGE, What};
use super::{IntelligenceEvent, IntelligenceStep};
use crate::engine::event::Event;
use crate::engine::pieces::UnitId;
use crate::engine::play::{Field, Play};
use crate::engine::position::NOWHERE;
use crate::rules::cites;

impl Field<'_> {
    /// Whether one of two hexes is spotted from the other.
    fn spots(&self, from: Hex, to: Hex) -> bool {
        self.distance(from, to) <= SPOTTING_RANGE && self.sees(from, to)
    }

    /// How near whoever is in these hexes has come to something in those, if it is in sight.
    fn sighted_at(&self, from: &[Hex], to: impl Iterator<Item = Hex>) -> Option<u32> {
        let pairs = to.flat_map(|to| from.iter().map(move |from| (*from, to)));
        let seen = pairs.filter(|(from, to)| self.spots(*from, *to));
        seen.map(|(from, to)| self.distance(from, to)).min()
    }

    /// The hexes of whoever has come near.
    fn hexes_of(&self, by: Comer) -> Vec<Hex> {
        match by {
            Comer::Counter(number) => self.counter(number).map_or_else(Vec::new, |counter| counter.hexes().collect()),
            Comer::Unit(unit) if self.at(unit) != NOWHERE => vec![self.at(unit)],
            Comer::Unit(_) => Vec::new(),
        }
    }

    /// The enemy's counters that a comer has in sight, the nearest first.
    fn counters_in_sight(&self, side: Side, by: Comer) -> Vec<u8> {
        let from = self.hexes_of(by);
        let seen = self
            .lying(side.enemy())
            .filter_map(|(number, counter)| Some((self.sighted_at(&from, counter.hexes())?, number)));
        let mut seen: Vec<(u32, u8)> = seen.collect();
        seen.sort_unstable();
        seen.into_iter().map(|(_, number)| number).collect()
    }

    /// The nearest unit of the enemy that a comer has in sight.
    pub(super) fn unit_in_sight(&self, side: Side, by: Comer) -> Option<UnitId> {
        let from = self.hexes_of(by);
        let enemies = self.on_map(side.enemy()).iter();
        let seen = enemies.filter_map(|unit| Some((self.sighted_at(&from, std::iter::once(self.at(unit)))?, unit)));
        seen.min().map(|(_, unit)| unit)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A unit has moved: which of the enemy's counters does it spot? Whether it did.
    pub(crate) fn descry_by_unit(&mut self, side: Side, unit: UnitId) -> bool {
        if self.position.veil.is_none() || self.position.unit(unit).at == NOWHERE {
            return false;
        }
        let by = Comer::Unit(unit);
        let seen = !self.field().counters_in_sight(side, by).is_empty();
        if seen {
            self.begin_encounter(side, by);
        }
        seen
    }

    /// A counter has moved: it is spotted before anybody it comes near.
    pub(super) fn descry_by_counter(&mut self, side: Side, number: u8) {
        let by = Comer::Counter(number);
        let field = self.field();
        if field.counters_in_sight(side, by).is_empty() && field.unit_in_sight(side, by).is_none() {
            return self.alarm_by_counter(side, number);
        }
        let Some(counter) = field.counter(number).copied() else { return };
        if counter.what == What::DUMMY {
            return self.vanish(number, true);
        }
        self.turn_over(number, true);
        self.begin_encounter(side, by);
    }

    /// A counter that nobody can spot may still be near a sleeping army.
    fn alarm_by_counter(&mut self, side: Side, number: u8) {
        if let Some(at) = self.field().counter(number).map(|counter| counter.at) {
            self.alarm(side, at);
        }
    }

    fn begin_encounter(&mut self, side: Side, by: Comer) {
        let encounter = Encounter {
            by,
            side,
            dice: None,
            won: false,
            margin: 0,
            shifted: false,
            next: None,
            deploys: false,
            idle: true,
        };
        if let Some(veil) = self.veil() {
            veil.encounter = Some(encounter);
        }
        self.push(IntelligenceStep::Meet);
    }

    /// A counter is turned over: there is a wing under it.
    pub(super) fn turn_over(&mut self, number: u8, moving: bool) {
        let Some(counter) = self.field().counter(number).copied() else { return };
        let what = counter.what;
        if let Some(veil) = self.veil() {
            for (other, counter) in veil.counters.iter_mut().enumerate() {
                if other == usize::from(number) {
                    counter.could_be = what.bit();
                } else {
                    counter.could_be &= !what.bit();
                }
            }
        }
        self.disclose();
        self.journal.note(cites!["17.1.6", what.detachment().is_some() => "17.6.4.3"], || IntelligenceEvent::Spotted {
            side: counter.side,
            kind: counter.kind,
            what,
            at: counter.at,
            moving,
        });
    }

    /// A dummy is taken away.
    pub(super) fn vanish(&mut self, number: u8, moving: bool) {
        let Some(counter) = self.field().counter(number).copied() else { return };
        if let Some(counter) = self.counter_mut(number) {
            counter.gone = true;
            counter.could_be = What::DUMMY.bit();
        }
        if let Some(veil) = self.veil()
            && veil.marcher.is_some_and(|marcher| marcher.counter == number)
        {
            veil.marcher = None;
        }
        self.disclose();
        self.journal.note(cites!["17.1.6", "17.1"], || IntelligenceEvent::Vanished {
            side: counter.side,
            kind: counter.kind,
            at: counter.at,
            moving,
        });
    }

    /// The spotting goes on: shift, the stationary wing, the next one in sight, then the mover.
    pub(super) fn meet(&mut self) {
        let Some(mut encounter) = self.position.veil.as_ref().and_then(|veil| veil.encounter) else {
            return self.done();
        };
        let side = encounter.side;
        if let Some((number, won)) = encounter.next {
            let shifts = matches!(encounter.by, Comer::Counter(_)) && encounter.won && !encounter.shifted;
            encounter.shifted = true;
            if !shifts {
                encounter.next = None;
            }
            self.keep(Some(encounter));
            return match shifts {
                true => self.push(IntelligenceStep::Shift(side)),
                false => self.call_up_stationary(number, won),
            };
        }
        if encounter.deploys {
            self.keep(None);
            self.done();
            return self.after_meeting(side, encounter.by);
        }
        let nearest = self.field().counters_in_sight(side, encounter.by).first().copied();
        match (nearest, encounter.by) {
            (Some(number), _) => self.meet_counter(number, encounter),
            (None, Comer::Unit(_)) => {
                self.keep(None);
                self.done();
                self.after_meeting(side, encounter.by);
            }
            (None, Comer::Counter(mover)) => self.end_of_march(mover, encounter),
        }
    }

    pub(super) fn keep(&mut self, encounter: Option<Encounter>) {
        if let Some(veil) = self.veil() {
            veil.encounter = encounter;
        }
    }

    /// The nearest counter in sight: a dummy goes, a wing fights for its deployment.
    fn meet_counter(&mut self, number: u8, mut encounter: Encounter) {
        let Some(counter) = self.field().counter(number).copied() else { return };
        if counter.what == What::DUMMY {
            return self.vanish(number, false);
        }
        let again = !encounter.idle;
        self.turn_over(number, false);
        encounter.idle = false;
        let won = self.roll_deployment(&mut encounter, number, again);
        encounter.next = Some((number, won));
        self.keep(Some(encounter));
    }

    /// Nobody else is in sight: a mover who met only dummies is covered again, others deploy.
    fn end_of_march(&mut self, mover: u8, mut encounter: Encounter) {
        let side = encounter.side;
        let Some(counter) = self.field().counter(mover).copied() else {
            self.keep(None);
            return self.done();
        };
        let faced = self.field().unit_in_sight(side, encounter.by);
        if encounter.idle && faced.is_none() {
            self.keep(None);
            self.done();
            let at = counter.at;
            self.journal.note(cites!["17.1.6"], || IntelligenceEvent::Covered { side, at });
            return self.alarm_by_counter(side, mover);
        }
        if encounter.idle
            && let Some(unit) = faced
        {
            self.roll_against_unit(&mut encounter, unit);
            encounter.idle = false;
            if encounter.won {
                encounter.shifted = true;
                self.keep(Some(encounter));
                return self.push(IntelligenceStep::Shift(side));
            }
        }
        encounter.deploys = true;
        self.keep(Some(encounter));
        if let Some(veil) = self.veil() {
            veil.marcher = None;
        }
        self.call_up(mover, counter.column, encounter.won && counter.column);
    }

    /// All stand: now sleeping armies may see them, and columns be surprised.
    fn after_meeting(&mut self, side: Side, by: Comer) {
        match by {
            Comer::Unit(unit) if self.position.on_map(unit) => {
                self.spot(side, unit);
                self.surprise_columns(unit);
                if self.battle.options.woods {
                    let at = self.position.unit(unit).at;
                    self.check_woods(unit, at);
                }
            }
            // Who came under a counter was seen when his units stood.
            Comer::Unit(_) | Comer::Counter(_) => {}
        }
    }
}
