//! What cards change in other chapters (24.4, 24.6): each rule asks here.

use ground::Edge;
use kernel::{Refusal, Side};

use crate::cards::spec::{Effect, NO_CARD};
use crate::engine::charts::POINT;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, require};
use crate::engine::position::Place;
use crate::engine::spec::Kind;
use crate::movement::Mover;
use crate::rules::refuse;
use crate::weather::Condition;

impl Field<'_> {
    /// What the cards of a side do now.
    fn works<T>(&self, side: Side, wanted: impl Fn(Effect) -> Option<T>) -> Option<T> {
        if !self.battle.plays_cards() {
            return None;
        }
        let deck = &self.position.cards.decks[side];
        let card = if deck.works { deck.card } else { NO_CARD };
        let cards = deck.open().map(|open| open.card).chain([card]);
        cards.filter_map(|card| self.battle.title(card)).find_map(|title| wanted(title.effect))
    }

    fn is_at_work(&self, side: Side, effect: Effect) -> bool {
        self.works(side, |other| (other == effect).then_some(())).is_some()
    }

    /// The allowance of a side's combat units: foot, horse; nothing: what is printed (24.4).
    fn granted(&self, side: Side) -> Option<[u8; 2]> {
        if !self.battle.plays_cards() {
            return None;
        }
        if self.is_night() {
            return Some(self.battle.charts.cards.night);
        }
        self.battle.title(self.position.cards.decks[side].card).map(|title| title.allowance)
    }

    /// Whether a piece is a reinforcement: cards of mode are not for it, their allowance neither
    /// (24.54).
    fn is_spared_modes(&self, piece: PieceId) -> bool {
        let mode = self.battle.is_mode(self.position.cards.decks[self.owner(piece)].card);
        mode && self.battle.reinforcements.has(piece)
    }

    /// The movement points of a piece. Leaders, vedettes and trains keep theirs (24.41).
    pub(crate) fn pace(&self, piece: PieceId) -> u8 {
        let spec = self.battle.piece(piece);
        let bound = spec.kind.is_combat() && !self.is_spared_modes(piece);
        match self.granted(spec.side).filter(|_| bound) {
            None => self.ride(piece),
            Some([foot, _]) if spec.kind.is_foot() => foot,
            Some([_, horse]) => horse + u8::from(spec.kind == Kind::LightCavalry),
        }
    }

    /// Whether a forced march bars a group that has spent so much from the enemy.
    ///
    /// # Errors
    /// Paragraph 24.12.
    pub(crate) fn may_close_in(&self, side: Side, mover: &Mover, spent: u8) -> Result<(), Refusal> {
        if !self.is_at_work(side, Effect::ForcedMarch) {
            return Ok(());
        }
        let units = mover.pieces.and(self.battle.combat);
        let tired = units.iter().any(|unit| spent > self.battle.piece(unit).movement * POINT);
        require(!tired, refuse!("24.12", "forced-march"))
    }

    /// Whether a side rests: no repulse, no charge.
    pub(crate) fn rests(&self, side: Side) -> bool {
        self.is_at_work(side, Effect::Rest)
    }

    /// Whether a check of initiative is passed, and whether a card has changed it. A six fails
    /// though the die is made better, and a one succeeds though it is made worse.
    pub(crate) fn passes(&self, side: Side, die: u8, initiative: u8, officer: bool) -> (bool, bool) {
        let own = self.works(side, |effect| match effect {
            Effect::CheckDie { by } => Some(by),
            _ => None,
        });
        let theirs = self.works(side.enemy(), |effect| match effect {
            Effect::EnemyCheckDie { by } if officer => Some(by),
            _ => None,
        });
        let by = i16::from(own.unwrap_or(0)) + i16::from(theirs.unwrap_or(0));
        let changed = own.is_some() || theirs.is_some();
        let passed = match die {
            6 if own.is_some() => false,
            1 if theirs.is_some() => true,
            _ => i16::from(die) + by <= i16::from(initiative),
        };
        (passed, changed)
    }

    /// The same for recovery (22.12).
    pub(crate) fn recovers(&self, side: Side, die: u8, initiative: u8) -> (bool, bool) {
        let by = self.works(side, |effect| match effect {
            Effect::RecoveryDie { by } => Some(by),
            _ => None,
        });
        let passed = i16::from(die) + i16::from(by.unwrap_or(0)) <= i16::from(initiative);
        (passed && !(by.is_some() && die == 6), by.is_some())
    }

    /// Whether a card gives a recovery segment in this turn.
    pub(crate) fn rallies(&self, side: Side) -> bool {
        self.is_at_work(side, Effect::Rally)
    }

    /// Whether it would be of use: somebody waits, and no segment is due.
    pub(super) fn may_rally(&self, side: Side) -> bool {
        let waits = |piece: PieceId| self.position.piece(piece).place == Place::Recovery;
        !self.is_check_turn() && self.battle.of_side[side].iter().any(waits)
    }

    /// What close ground costs foot troops of a side that has guides, in half points.
    pub(crate) fn guides(&self, side: Side) -> Option<u8> {
        self.works(side, |effect| match effect {
            Effect::Guides { points } => Some(points * POINT),
            _ => None,
        })
    }

    /// Whether repairs need no die.
    pub(crate) fn has_pioneers(&self, side: Side) -> bool {
        self.is_at_work(side, Effect::Pioneers)
    }

    /// Whether fords are closed, and no pontoon may be laid.
    pub(crate) fn is_high_water(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.is_at_work(side, Effect::HighWater))
    }

    pub(super) fn has_fords(&self) -> bool {
        let pontoons = self.battle.pieces.iter().any(|piece| piece.kind == Kind::PontoonTrain);
        pontoons || self.battle.board.crossings.iter().any(|crossing| crossing.kind == Edge::Ford)
    }

    /// Whether everything costs double off the roads.
    pub(crate) fn is_soft_ground(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.is_at_work(side, Effect::SoftGround))
    }

    pub(super) fn is_wet_weather(&self) -> bool {
        let wet = [Condition::Rain, Condition::Thunderstorm, Condition::Mud, Condition::RainAndMud];
        wet.contains(&self.position.weather)
    }

    /// What a card of the enemy adds to a side's dice of bombardment.
    pub(super) fn want_of_powder(&self, side: Side) -> Option<i8> {
        self.works(side.enemy(), |effect| match effect {
            Effect::BombardmentDie { by } => Some(by),
            _ => None,
        })
    }

    /// Pieces of a side that cannot be put in command: they sleep, or they are out of touch (20.24,
    /// 24.38).
    pub(crate) fn unreachable(&self, side: Side) -> Pieces {
        self.position.cards.decks[side].asleep.or(self.position.cards.decks[side.enemy()].out_of_touch)
    }

    /// Whether a leader can act: he is awake.
    ///
    /// # Errors
    /// Paragraph 24.39.
    pub(crate) fn is_awake(&self, leader: PieceId) -> Result<(), Refusal> {
        let asleep = self.position.cards.decks[self.owner(leader)].asleep.has(leader);
        require(!asleep, refuse!("24.39", "asleep").also(crate::rules::cite!("20.24")))
    }

    /// Whether an officer and his force can be reached at all.
    ///
    /// # Errors
    /// Paragraph 24.38.
    pub(crate) fn is_in_touch(&self, piece: PieceId) -> Result<(), Refusal> {
        let force = self.position.cards.decks[self.owner(piece).enemy()].out_of_touch;
        let lost = match self.battle.leaders.has(piece) {
            _ if force.is_empty() => false,
            true => !self.following(piece).and(force).is_empty(),
            false => force.has(piece),
        };
        require(!lost, refuse!("24.38", "out-of-touch"))
    }
}
