//! Retreats, one piece after the other, hex by hex (12.3); who makes room (12.36).

use ground::Edge;
use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::ways::Flight;
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::results::{Doom, ResultEvent, ResultStep};
use crate::rules::{cites, refuse};

impl Field<'_> {
    fn flight(&self, step: ResultStep) -> Option<Flight> {
        let ResultStep::Retreat { side, piece, from, gone, left } = step else { return None };
        Some(Flight { side, piece, from, at: self.position.at(piece), gone, left })
    }

    pub(super) fn may_retreat_to(&self, step: ResultStep, to: Hex) -> Result<(), Refusal> {
        let open = self.flight(step).is_some_and(|flight| self.ways_back(&flight).any(|way| way == to));
        require(open, refuse!("12.35", "no-way-back"))
    }

    /// Who can make room for somebody: units that can go back a hex themselves (12.36).
    pub(crate) fn displaceable(&self, side: Side, at: Hex, arrival: PieceId) -> Pieces {
        let units = self.ours_at(side, at).and(self.battle.combat.or(self.battle.vedettes));
        let can = |piece: &PieceId| {
            let flight = Flight { side, piece: *piece, from: at, at, gone: 0, left: 1 };
            *piece != arrival && self.ways_back(&flight).next().is_some()
        };
        units.iter().filter(can).collect()
    }

    /// Who may leave a hex that holds too much (3.23).
    pub(super) fn crowding(&self, side: Side, at: Hex) -> Pieces {
        self.ours_at(side, at).and(self.battle.combat.or(self.battle.vedettes))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Pieces retreat so far.
    pub(crate) fn rout(&mut self, side: Side, pieces: Pieces, far: u8) {
        self.show_of(side);
        self.show(pieces);
        self.position.fights.crossed = 0;
        self.push(ResultStep::Rout { side, pieces, far });
    }

    pub(super) fn run_rout(&mut self, step: ResultStep) -> bool {
        let ResultStep::Rout { side, pieces, far } = step else { return false };
        let there: Pieces = pieces.iter().filter(|piece| self.position.on_map(*piece)).collect();
        match (there.first(), there.len()) {
            (None, _) => {
                self.done();
                self.touch();
            }
            (Some(last), 1) => {
                self.go_on(ResultStep::Rout { side, pieces: Pieces::NONE, far });
                self.retire(side, last, far);
            }
            _ => return false,
        }
        true
    }

    pub(super) fn retire(&mut self, side: Side, piece: PieceId, far: u8) {
        self.show_of(side);
        self.show(Pieces::only(piece));
        let from = self.position.at(piece);
        self.push(ResultStep::Retreat { side, piece, from, gone: 0, left: far });
    }

    pub(super) fn run_retreat(&mut self, step: ResultStep) -> bool {
        let ResultStep::Retreat { side, piece, from, left, .. } = step else { return false };
        let Some(flight) = self.field().flight(step) else { return false };
        if left == 0 {
            self.done();
            self.arrive(side, piece, from);
            return true;
        }
        let mut ways = self.field().ways_back(&flight);
        match (ways.next(), ways.next()) {
            (Some(only), None) => self.retreat_to(step, only),
            (None, _) => {
                self.done();
                self.cut_off(&flight);
            }
            _ => return false,
        }
        true
    }

    pub(super) fn retreat_to(&mut self, step: ResultStep, to: Hex) {
        let ResultStep::Retreat { side, piece, from, gone, left } = step else { return };
        // Enemy vedettes go first (12.32).
        let vedettes = self.field().ours_at(side.enemy(), to).and(self.battle.vedettes);
        if !vedettes.is_empty() {
            let enemy = side.enemy();
            self.journal.note(cites!["12.32", "16.25"], || ResultEvent::DrivenOff {
                side: enemy,
                pieces: vedettes,
                at: to,
            });
            return self.push(ResultStep::Rout { side: enemy, pieces: vedettes, far: 1 });
        }
        let at = self.position.at(piece);
        self.go_on(ResultStep::Retreat { side, piece, from, gone: gone + 1, left: left - 1 });
        self.leave_march(side, Pieces::only(piece), 0);
        self.position.put(piece, to);
        // A column that somebody retreats through ends its march (7.53).
        if self.battle.combat.has(piece) {
            let here = self.field().ours_at(side, to);
            self.leave_march(side, here, 0);
        }
        let watched = self.field().in_zone(side.enemy(), to) && !self.field().in_firm_zone(side.enemy(), to);
        let fort = self.field().is_fortified(to);
        self.journal.note(cites!["12.3", "12.31", "12.35", watched => "16.25", fort => "15.13"], || {
            ResultEvent::Retreated { side, piece, from: at, to }
        });
        let wet = self.field().direction(at, to).is_some_and(|direction| self.field().is_wet(at, direction));
        let bridge = matches!(self.field().crossing(at, to), Some((Edge::Bridge, false)));
        if wet && bridge {
            self.cross_in_retreat(side, piece, from, false);
        } else if wet && self.field().has_pontoon(at, to) {
            let single = !self.field().is_doubled(at, to);
            self.cross_in_retreat(side, piece, from, single);
        }
    }

    /// A bridge may cost whoever retreats over it (12.33).
    fn cross_in_retreat(&mut self, side: Side, piece: PieceId, from: Hex, single: bool) {
        if !self.battle.combat.has(piece) {
            return;
        }
        let die = self.die();
        let lost = die + self.position.fights.crossed >= self.battle.charts.bridge_losses[usize::from(single)];
        self.position.fights.crossed += 1;
        self.journal.note(cites!["12.33"], || ResultEvent::Crossed { side, piece, die, lost });
        if lost {
            self.done();
            self.eliminate(piece, Doom::Bridge);
            self.forsake(side, from);
        }
    }

    /// A retreat is over: there may be no room; leaders come along when the last of their troops has gone (5.42).
    fn arrive(&mut self, side: Side, piece: PieceId, from: Hex) {
        let to = self.position.at(piece);
        let here = self.field().ours_at(side, to);
        // Nobody stays in road march where others retreat to (7.53).
        if here.and(self.battle.combat).len() > 1 {
            self.leave_march(side, here, 0);
        }
        if self.field().may_stack(here).is_err() {
            self.push(ResultStep::Displace { side, at: to, arrival: piece });
        }
        if from != to && !self.field().has_troops(side, from) {
            for leader in self.field().ours_at(side, from).and(self.battle.leaders).iter() {
                self.follow(leader, to);
            }
        }
    }

    /// There is no way back (12.34).
    fn cut_off(&mut self, flight: &Flight) {
        let (side, piece) = (flight.side, flight.piece);
        if let Some(train) = self.field().train_in_way(flight) {
            // Whoever can only retreat onto a train is lost with it (18.16).
            self.trample(train);
            self.eliminate(piece, Doom::Displaced);
        } else if self.field().is_only_bridged(flight) {
            self.eliminate(piece, Doom::Bridge);
        } else if self.field().is_only_watched(flight) {
            self.eliminate(piece, Doom::Cornered);
        } else {
            let die = self.die();
            self.journal.note(cites!["12.34"], || ResultEvent::Barred { side, piece, die });
            let doom = if die >= self.battle.charts.barred { Doom::Barred } else { Doom::Cornered };
            self.eliminate(piece, doom);
        }
        self.forsake(side, flight.from);
    }

    /// Leaders whose troops are gone get away, or not (5.42, 5.51).
    pub(crate) fn forsake(&mut self, side: Side, hex: Hex) {
        if self.field().has_troops(side, hex) {
            return;
        }
        for leader in self.field().ours_at(side, hex).and(self.battle.leaders).iter() {
            self.escape(leader);
        }
    }

    /// Somebody makes room, or the newcomer is lost (12.36).
    pub(super) fn run_displacing(&mut self, side: Side, at: Hex, arrival: PieceId) -> bool {
        let here = self.field().ours_at(side, at);
        if !self.position.on_map(arrival) || self.field().may_stack(here).is_ok() {
            self.done();
            return true;
        }
        let able = self.field().displaceable(side, at, arrival);
        match (able.first(), able.len()) {
            (None, _) => {
                self.done();
                self.stay_put(side, at, arrival);
            }
            (Some(only), 1) => self.make_room(side, only, false),
            _ => return false,
        }
        true
    }

    /// A unit goes a hex back to make room (12.36), or since its leader has left (3.23).
    pub(super) fn make_room(&mut self, side: Side, piece: PieceId, crowd: bool) {
        let at = self.position.at(piece);
        self.journal.note(cites![!crowd => "12.36", crowd => "3.23", crowd => "3.2"], || ResultEvent::MadeRoom {
            side,
            piece,
            at,
        });
        self.retire(side, piece, 1);
    }

    /// Nobody can make room: before cavalry somebody may give way with his life, else the newcomer is lost (12.36).
    fn stay_put(&mut self, side: Side, at: Hex, arrival: PieceId) {
        let others = self.field().combat_at(side, at).without(Pieces::only(arrival));
        let worst = others.iter().min_by_key(|unit| self.field().initiative(*unit));
        if let Some(piece) = worst.filter(|_| self.battle.cavalry.has(arrival)) {
            let die = self.die();
            let held = die <= self.field().initiative(piece);
            self.journal.note(cites!["12.36"], || ResultEvent::Held { side, piece, die, held });
            return self.eliminate(if held { arrival } else { piece }, Doom::Displaced);
        }
        self.eliminate(arrival, Doom::Displaced);
    }

    /// Hexes of a side that hold too much at the end of a phase are relieved, one after the other
    /// (3.1, 3.23).
    pub(crate) fn relieve(&mut self, side: Side) {
        let troops = self.battle.combat.or(self.battle.vedettes);
        let hexes = self.field().hexes_of(self.field().on_map(side).and(troops));
        let full = hexes.iter().filter(|hex| self.field().may_stack(self.field().ours_at(side, *hex)).is_err());
        if let Some(at) = full.last() {
            self.push(ResultStep::Crowd { side, at });
        }
    }

    pub(super) fn run_crowd(&mut self, side: Side, at: Hex) -> bool {
        let relieved = self.field().may_stack(self.field().ours_at(side, at)).is_ok();
        if relieved {
            self.done();
            self.relieve(side);
        }
        relieved
    }
}

impl Field<'_> {
    /// Whether a side has combat units or vedettes in a hex.
    pub(crate) fn has_troops(&self, side: Side, hex: Hex) -> bool {
        !self.ours_at(side, hex).and(self.battle.combat.or(self.battle.vedettes)).is_empty()
    }
}
