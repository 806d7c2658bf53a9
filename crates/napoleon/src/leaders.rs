//! Chapter 5: leaders, and what becomes of them.

use hexes::Hex;
use kernel::{Journal, Side};
use serde::Serialize;

use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::position::{PieceState, Place};
use crate::engine::spec::Kind;
use crate::rules::cites;

/// What becomes of leaders.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum LeaderEvent {
    Followed { side: Side, leader: PieceId, to: Hex, die: u8 },
    Displaced { side: Side, leader: PieceId, to: Hex, die: u8 },
    Captured { side: Side, leader: PieceId, die: u8 },
    Returned { side: Side, leader: PieceId, to: Hex },
}

impl LeaderEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            LeaderEvent::Followed { side, .. }
            | LeaderEvent::Displaced { side, .. }
            | LeaderEvent::Captured { side, .. }
            | LeaderEvent::Returned { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// How far a leader commands (5.21, 5.22, 5.23).
    pub(crate) fn range(&self, leader: PieceId) -> u8 {
        let chart = &self.battle.charts.limits.leaders;
        if self.is_commander(leader) { chart.commander } else { chart.officer }
    }

    /// Whether a leader commands others than his own formation. A substitute does not (5.52).
    pub(crate) fn is_commander(&self, leader: PieceId) -> bool {
        matches!(self.kind(leader), Kind::Commander | Kind::OfficerCommander)
            && !self.position.marks.substituted.has(leader)
    }

    /// Whether a leader has a formation of his own.
    pub(crate) fn is_officer(&self, leader: PieceId) -> bool {
        matches!(self.kind(leader), Kind::Officer | Kind::OfficerCommander)
    }

    /// The initiative of an officer (5.22), of his substitute (5.52), demoralized or not (21.2).
    pub(crate) fn officer_initiative(&self, leader: PieceId) -> u8 {
        let spec = self.battle.piece(leader);
        let substituted = self.position.marks.substituted.has(leader);
        let printed = match (spec.kind, substituted) {
            (Kind::OfficerCommander, true) => self.battle.charts.limits.leaders.substitute,
            (_, true) => spec.initiative[0].saturating_sub(1).max(1),
            _ => spec.initiative[0],
        };
        printed.saturating_sub(u8::from(self.is_demoralized(leader)))
    }

    /// Leaders of a side who are alone with no combat unit or vedette, next to enemy combat units (5.51).
    pub(crate) fn exposed(&self, side: Side) -> Pieces {
        let troops = self.battle.combat.or(self.battle.vedettes);
        let is_alone = |leader: &PieceId| {
            let hex = self.position.at(*leader);
            self.ours_at(side, hex).and(troops).is_empty() && self.firm_zone_reaches(side.enemy(), hex)
        };
        self.on_map(side).and(self.battle.leaders).iter().filter(is_alone).collect()
    }

    /// Leaders and trains of a side that the enemy catches where they stand.
    pub(crate) fn caught(&self, side: Side) -> Pieces {
        self.exposed(side).or(self.endangered(side))
    }

    /// The hex in which the nearest of some units of a side stands; of several the one with the
    /// lowest number.
    fn nearest(&self, side: Side, units: Pieces, from: Hex) -> Option<Hex> {
        let units = self.on_map(side).and(units);
        units.iter().map(|unit| self.position.at(unit)).min_by_key(|hex| (self.distance(from, *hex), *hex))
    }

    /// Where a leader without troops gets away to: the nearest hex that friends hold (5.51).
    fn nearest_troops(&self, side: Side, from: Hex) -> Option<Hex> {
        let troops = self.battle.combat.or(self.battle.vedettes);
        self.nearest(side, troops.without(self.position.pieces_at(from)), from)
    }

    /// What a leader may spend on the march, but for the night: a substitute is an officer (5.52).
    pub(crate) fn ride(&self, leader: PieceId) -> u8 {
        let spec = self.battle.piece(leader);
        let replaced = spec.kind == Kind::OfficerCommander && self.position.marks.substituted.has(leader);
        let officer = self.battle.charts.allowances.get(&Kind::Officer).copied().filter(|_| replaced);
        officer.unwrap_or(spec.movement)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Lone leaders next to the enemy are caught or get away (5.51).
    pub(crate) fn catch_leaders(&mut self) {
        for side in Side::BOTH {
            for leader in self.field().exposed(side).iter() {
                self.escape(leader);
            }
        }
    }

    /// A leader without troops gets away, or not (5.51).
    pub(crate) fn escape(&mut self, leader: PieceId) {
        let side = self.field().owner(leader);
        let from = self.position.at(leader);
        self.show(Pieces::only(leader));
        // Where he goes tells where friends are.
        self.show_of(side);
        let die = self.die();
        match self.field().nearest_troops(side, from) {
            Some(to) if die < self.battle.charts.capture => {
                self.position.put(leader, to);
                self.journal.note(cites!["5.51", "5.5"], || LeaderEvent::Displaced { side, leader, to, die });
            }
            _ => self.capture(leader, die, false),
        }
    }

    /// A leader goes with his stack when it retreats, or is caught (5.42).
    pub(crate) fn follow(&mut self, leader: PieceId, to: Hex) {
        let side = self.field().owner(leader);
        let die = self.die();
        if die >= self.battle.charts.capture {
            return self.capture(leader, die, true);
        }
        self.position.put(leader, to);
        self.journal.note(cites!["5.42", "5.4"], || LeaderEvent::Followed { side, leader, to, die });
    }

    fn capture(&mut self, leader: PieceId, die: u8, in_retreat: bool) {
        let side = self.field().owner(leader);
        self.position.remove(leader, Place::Captured);
        if self.field().is_officer(leader) {
            let back = self.position.turn + self.battle.charts.limits.leaders.back;
            self.position.pieces.set(leader, PieceState { back, ..self.position.piece(leader) });
        }
        self.journal.note(cites![in_retreat => "5.42", !in_retreat => "5.51"], || LeaderEvent::Captured {
            side,
            leader,
            die,
        });
    }

    /// Officers who were captured are replaced (5.52).
    pub(crate) fn replace_officers(&mut self, side: Side) {
        let turn = self.position.turn;
        let due = |leader: &PieceId| {
            let back = self.position.piece(*leader).back;
            back != 0 && back <= turn
        };
        let captured = self.position.in_place(Place::Captured).and(self.battle.of_side[side]);
        let due: Pieces = captured.and(self.battle.leaders).iter().filter(due).collect();
        for leader in due.iter() {
            let from = self.position.at(leader);
            // Units are combat units, vedettes and trains.
            let units = self.battle.combat.or(self.battle.vedettes).or(self.battle.trains);
            let Some(to) = self.field().nearest(side, units, from) else { continue };
            self.show_of(side);
            self.position.put(leader, to);
            self.position.marks.substituted.add(leader);
            self.journal.note(cites!["5.52"], || LeaderEvent::Returned { side, leader, to });
        }
    }
}
