//! Tactics cards (24.8): one for each side in a combat phase, for one combat. The active player
//! decides first.

use hexes::Hex;
use kernel::{Journal, Refusal, Side, Tally};
use serde::{Deserialize, Serialize};

use crate::cards::spec::{Effect, Family, NO_CARD};
use crate::cards::{CardEvent, CardStep};
use crate::combat::Attack;
use crate::engine::event::Event;
use crate::engine::pieces::Pieces;
use crate::engine::play::{Field, Play, require};
use crate::modifiers::Bout;
use crate::rules::{cite, cites, refuse};

/// What a tactics card may be played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clash {
    /// An attack, before its die.
    Attack(u8),
    /// Shock, before its dice.
    Shock(u8),
    /// A bombardment by so many batteries.
    Bombardment(u8),
    /// A charge, on infantry or on others.
    Charge(bool),
}

impl Field<'_> {
    /// Whether a side has a use for an effect in a combat. All of this everybody sees.
    fn is_of_use(&self, by: Side, side: Side, clash: Clash, effect: Effect) -> bool {
        let attacks = by == side;
        match (clash, effect) {
            (Clash::Attack(number), Effect::FlankAttack { .. }) => {
                let Attack { attackers, defenders } = self.present(number);
                attacks && !self.is_forced(attackers, defenders) && self.stand_apart(attackers)
            }
            (Clash::Attack(number), Effect::StandFirm { .. }) => {
                let Attack { attackers, defenders } = self.present(number);
                let firm = defenders.iter().any(|unit| !self.is_demoralized(unit));
                !attacks && !self.is_forced(attackers, defenders) && firm
            }
            (Clash::Shock(_), Effect::ColdSteel { .. }) => true,
            (Clash::Bombardment(count), Effect::GrandBattery { batteries, .. }) => attacks && count >= batteries,
            (Clash::Charge(_), Effect::Surprise { .. }) => attacks,
            (Clash::Charge(infantry), Effect::Square { .. }) => !attacks && infantry,
            _ => false,
        }
    }

    /// Whether some of these units stand in hexes that are no neighbours.
    fn stand_apart(&self, units: Pieces) -> bool {
        let hexes = self.hexes_of(units);
        hexes.iter().any(|one| hexes.iter().any(|other| self.distance(one, other) > 1))
    }

    /// Whether a side is asked: it could hold a card that is of use, for all that others know.
    fn could_play_tactic(&self, by: Side, side: Side, clash: Clash) -> bool {
        let deck = &self.position.cards.decks[by];
        if deck.held == 0 || deck.used {
            return false;
        }
        let lot = deck.lot();
        let mut effects = lot.titles().filter_map(|card| self.battle.title(card)).map(|title| title.effect);
        effects.any(|effect| self.is_of_use(by, side, clash, effect))
    }

    pub(super) fn may_play_tactic(&self, by: Side, side: Side, clash: Clash, card: u8) -> Result<(), Refusal> {
        self.may_play(by, card)?;
        let Some(title) = self.battle.title(card) else { return Err(refuse!("24.1", "no-such-card")) };
        require(title.family == Family::Tactics, refuse!("24.36", "only-in-card-segment"))?;
        require(self.is_of_use(by, side, clash, title.effect), refuse!("24.8", "no-use-here"))
    }

    /// The tactics card that a side has played in the present combat.
    fn tactic(&self, side: Side) -> Option<Effect> {
        self.battle.title(self.position.cards.decks[side].tactic).map(|title| title.effect)
    }

    /// The columns that cards shift an attack by.
    pub(crate) fn shift_by_cards(&self, side: Side, shifts: &mut Tally) {
        if let Some(Effect::FlankAttack { columns }) = self.tactic(side) {
            shifts.add(columns.into(), cite!("24.8"), "napoleon-shift-flank");
        }
        if let Some(Effect::StandFirm { columns }) = self.tactic(side.enemy()) {
            shifts.add(-i16::from(columns), cite!("24.8"), "napoleon-shift-firm");
        }
    }

    /// What cards add to the sum of a side in shock.
    pub(crate) fn cold_steel(&self, side: Side) -> u8 {
        match self.tactic(side) {
            Some(Effect::ColdSteel { by }) => by,
            _ => 0,
        }
    }

    /// What cards add to the die of a bombardment: the firer's battery, and the enemy's want of
    /// powder (13.37).
    pub(crate) fn gunnery_by_cards(&self, side: Side, dice: &mut Tally) {
        if let Some(Effect::GrandBattery { by, .. }) = self.tactic(side) {
            dice.add(by.into(), cite!("24.8"), "napoleon-shift-battery");
        }
        if let Some(by) = self.want_of_powder(side) {
            dice.add(by.into(), cite!("24.6"), "napoleon-shift-powder");
        }
    }

    /// What cards add to the die of a charge (14.21).
    pub(crate) fn charge_by_cards(&self, side: Side, dice: &mut Tally) {
        if let Some(Effect::Surprise { by }) = self.tactic(side) {
            dice.add(by.into(), cite!("24.8"), "napoleon-shift-surprise");
        }
        if let Some(Effect::Square { by }) = self.tactic(side.enemy()) {
            dice.add(by.into(), cite!("24.8"), "napoleon-shift-square");
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Before a combat both sides may play a tactics card, the active player first.
    pub(crate) fn offer_tactics(&mut self, side: Side, clash: Clash) {
        if !self.battle.plays_cards() {
            return;
        }
        self.position.cards.decks.iter_mut().for_each(|deck| deck.tactic = NO_CARD);
        let active = self.position.active;
        self.push(CardStep::Tactics { by: active.enemy(), side, clash });
        self.push(CardStep::Tactics { by: active, side, clash });
    }

    pub(super) fn run_tactics(&mut self, by: Side, side: Side, clash: Clash) -> bool {
        let asked = self.field().could_play_tactic(by, side, clash);
        if !asked {
            self.done();
        }
        !asked
    }

    pub(super) fn play_tactic(&mut self, side: Side, card: u8) {
        self.done();
        self.show_all();
        let points = self.battle.title(card).map_or(0, |title| title.points);
        let deck = &mut self.position.cards.decks[side];
        deck.give(card);
        deck.discarded.add(card, 1);
        (deck.used, deck.tactic) = (true, card);
        deck.owed += 1;
        deck.earned += i16::from(points);
        self.journal.note(cites!["24.8", "24.12", "24.36"], || CardEvent::TacticPlayed { side, card });
    }

    /// A combat has come to shock: before the dice cards may be played.
    pub(crate) fn come_to_shock(&mut self, side: Side, number: u8, attack: Attack, bout: &Bout, chateau: bool) {
        if !self.battle.plays_cards() {
            return self.shock(side, attack, bout, chateau);
        }
        self.push(CardStep::ShockDice { side, number, chateau });
        self.offer_tactics(side, Clash::Shock(number));
    }

    /// Batteries are about to fire: before the die cards may be played.
    pub(crate) fn open_fire(&mut self, side: Side, at: Hex, guns: Pieces) {
        if !self.battle.plays_cards() {
            return self.fire(side, at, guns);
        }
        self.push(CardStep::Volley { side, at, guns });
        self.offer_tactics(side, Clash::Bombardment(guns.len() as u8));
    }

    /// Cavalry is about to charge: before the die cards may be played.
    pub(crate) fn ride_in(&mut self, side: Side, at: Hex, riders: Pieces) {
        if !self.battle.plays_cards() {
            return self.sound(side, at, riders);
        }
        let infantry = !self.field().combat_at(side.enemy(), at).and(self.battle.infantry).is_empty();
        self.push(CardStep::Onset { side, at, riders });
        self.offer_tactics(side, Clash::Charge(infantry));
    }

    pub(super) fn roll_shock(&mut self, side: Side, number: u8, chateau: bool) {
        let attack = self.field().present(number);
        let column = usize::from(self.position.fights.column);
        let bout = Bout { strengths: [0; 2], column, shifts: Tally::default(), close: true, damaged: false };
        self.shock(side, attack, &bout, chateau);
    }
}
