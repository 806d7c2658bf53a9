//! Losses: reduction, elimination and its boxes, exchange (12.1, 12.2, 12.5).

use kernel::{Journal, Side};

use crate::engine::event::Event;
use crate::engine::pieces::{FormationId, PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::position::Place;
use crate::results::{ResultEvent, ResultStep};
use crate::rules::cites;

/// Why a unit is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doom {
    /// Ae, De or Ex.
    Combat,
    /// Reduced once too often.
    Reduced,
    /// Zones or the edge of the map kept it from retreating, or a die was kind.
    Cornered,
    /// Ground or enemies kept it from retreating, and the die was not.
    Barred,
    /// Lost on a bridge.
    Bridge,
    /// There was no room.
    Displaced,
    /// Hit by a bombardment.
    Shelled,
    /// Pulled up in a charge.
    PulledUp,
    /// Lost in a charge.
    Charge,
}

impl Field<'_> {
    /// The box of a unit that is lost (12.51, 12.52).
    fn grave(&self, piece: PieceId, doom: Doom) -> Place {
        let spec = self.battle.piece(piece);
        if self.battle.vedettes.has(piece) {
            return Place::Recovery;
        }
        let spent = spec.strength[1] == 0 || self.position.marks.reduced.has(piece);
        let open = match doom {
            Doom::Combat => self.could_leave(spec.side, piece),
            Doom::Cornered | Doom::Displaced => true,
            Doom::Reduced | Doom::Barred | Doom::Bridge | Doom::Shelled | Doom::PulledUp | Doom::Charge => false,
        };
        if open && !spent { Place::Recovery } else { Place::Eliminated }
    }

    /// Those of some units that an owner may reduce: the strongest, or the best initiative (12.2 E).
    pub(crate) fn reducible(&self, units: Pieces) -> Pieces {
        let strongest = units.iter().map(|unit| self.strength(unit)).max();
        let best = units.iter().map(|unit| self.initiative(unit)).max();
        let one = |unit: &PieceId| Some(self.strength(*unit)) == strongest || Some(self.initiative(*unit)) == best;
        units.iter().filter(one).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A piece leaves the map for one of the boxes, and its formation bears the loss (12.5, 21.1).
    pub(crate) fn eliminate(&mut self, piece: PieceId, doom: Doom) {
        let side = self.field().owner(piece);
        let place = self.field().grave(piece, doom);
        self.position.remove(piece, place);
        let (for_good, vedette) = (place == Place::Eliminated, self.battle.vedettes.has(piece));
        self.journal.note(
            cites![
                "12.5", doom == Doom::Shelled => "13.38", doom == Doom::Charge => "14.23", !for_good && !vedette => "12.51", for_good => "12.52", vedette => "22.25", vedette && doom == Doom::Combat => "16.24", doom == Doom::Displaced => "12.36",
                matches!(doom, Doom::Cornered | Doom::Barred) => "12.34"
            ],
            || ResultEvent::Eliminated { side, piece, place },
        );
        let Some(formation) = self.battle.formation(piece).filter(|_| self.battle.combat.has(piece)) else { return };
        let before = self.field().is_broken(formation);
        let losses = &mut self.position.losses[formation.index()];
        *losses = losses.saturating_add(self.battle.piece(piece).strength[0]);
        if !before && self.field().is_broken(formation) {
            self.note_demoralized(side, formation);
        }
    }

    pub(crate) fn note_demoralized(&mut self, side: Side, formation: FormationId) {
        self.journal.note(cites!["21.1"], || ResultEvent::Demoralized { side, formation: formation.0 });
    }

    /// A unit is turned over; one that has no other side is lost (12.2 E, 13.38).
    pub(crate) fn reduce(&mut self, piece: PieceId, doom: Doom) {
        let side = self.field().owner(piece);
        let spent = self.battle.piece(piece).strength[1] == 0 || self.position.marks.reduced.has(piece);
        if spent {
            let hex = self.position.at(piece);
            self.eliminate(piece, doom);
            // A leader whose riders fell in a charge is caught only if the enemy is beside him.
            return if doom == Doom::PulledUp { self.catch_leaders() } else { self.forsake(side, hex) };
        }
        self.position.marks.reduced.add(piece);
        let (shelled, pulled_up) = (doom == Doom::Shelled, doom == Doom::PulledUp);
        self.journal.note(cites![shelled => "13.38", pulled_up => "14.23", !shelled && !pulled_up => "12.2"], || {
            ResultEvent::Reduced { side, piece }
        });
    }

    pub(super) fn run_reduction(&mut self, among: Pieces) -> bool {
        let there: Pieces = among.iter().filter(|piece| self.position.on_map(*piece)).collect();
        match (there.first(), there.len()) {
            (None, _) => self.done(),
            (Some(only), 1) => {
                self.done();
                self.reduce(only, Doom::Reduced);
            }
            _ => return false,
        }
        true
    }

    /// The stronger side of an exchange pays at least half of what the weaker lost.
    pub(super) fn run_exchange(&mut self, step: ResultStep) -> bool {
        let ResultStep::Exchange { side, among, owed } = step else { return false };
        let all: u16 = among.iter().map(|unit| 2 * u16::from(self.field().strength(unit))).sum();
        if owed == 0 || among.is_empty() {
            self.done();
            self.forsake_all(side);
            return true;
        }
        if among.len() == 1 || all <= owed {
            let Some(first) = among.first() else { return false };
            self.give_up(step, first);
            return true;
        }
        false
    }

    pub(super) fn give_up(&mut self, step: ResultStep, piece: PieceId) {
        let ResultStep::Exchange { side, mut among, owed } = step else { return };
        let worth = 2 * u16::from(self.field().strength(piece));
        among.remove(piece);
        self.go_on(ResultStep::Exchange { side, among, owed: owed.saturating_sub(worth) });
        self.eliminate(piece, Doom::Combat);
    }

    fn forsake_all(&mut self, side: Side) {
        let hexes = self.field().hexes_of(self.field().on_map(side).and(self.battle.leaders));
        let beside = |hex: &hexes::Hex| self.field().is_beside(side.enemy(), *hex);
        let hexes: hexes::HexSet = hexes.iter().filter(beside).collect();
        hexes.iter().for_each(|hex| self.forsake(side, hex));
    }
}
