//! Who leaves a march order, and what it does to him (20.23, 21.5).

use kernel::{Journal, Refusal, Side};

use super::{March, MarchEvent, Under};
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::engine::position::Place;
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// Whether an enemy unit stands next to a piece: a combat unit, a vedette or a train.
    pub(super) fn is_next_to_enemy(&self, piece: PieceId) -> bool {
        let enemy = self.owner(piece).enemy();
        // Nobody can tell a leader from other hidden forces.
        let leaders = self.battle.leaders.without(self.position.hidden);
        let near = |hex: hexes::Hex| !self.ours_at(enemy, hex).without(leaders).is_empty();
        self.around(self.position.at(piece)).any(|(_, hex)| near(hex))
    }

    /// Whether a piece may be withdrawn at will: a leader has put it in command, or others have
    /// reached the goal.
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_recall(&self, side: Side, piece: PieceId, commanding: bool) -> Result<(), Refusal> {
        require(self.is_piece(piece) && self.owner(piece) == side, refuse!("20.23", "not-yours"))?;
        let march = self.has_order(piece).ok_or(refuse!("20.23", "no-order"))?;
        let march = self.position.marches.get(side, march);
        require(!march.bound, refuse!("20.24", "bound"))?;
        let led = commanding && self.position.marks.commanded.has(piece);
        require(led || march.reached, refuse!("20.23", "not-commanded"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Whoever is at the goal, or next to the enemy, leaves his order at once (20.23).
    pub(crate) fn leave_orders(&mut self) {
        for side in Side::BOTH {
            for number in self.position.marches.numbers(side) {
                self.leave_order(side, number);
            }
        }
        for side in Side::BOTH {
            let there = self.field().on_map(side);
            let fleeing = &mut self.position.armies[side].retreat.pieces;
            *fleeing = fleeing.and(there);
            let pieces = self.position.armies[side].retreat.pieces.and(self.position.marks.marched);
            for piece in pieces.iter() {
                if self.position.on_map(piece) && self.field().is_next_to_enemy(piece) {
                    self.withdraw(Pieces::only(piece), false);
                }
            }
        }
    }

    fn leave_order(&mut self, side: Side, number: usize) {
        self.drop_absent(side, number);
        let march = self.position.marches.get(side, number);
        if march.pieces.is_empty() || march.bound {
            return;
        }
        self.rule_out_where_they_stand(side, number);
        for piece in march.pieces.iter().filter(|piece| self.position.on_map(*piece)).collect::<Pieces>().iter() {
            let at = self.position.at(piece);
            let goal = self.battle.goals.get(usize::from(march.goal));
            if goal == Some(&at) && march.since <= self.position.turn {
                self.reach(side, number, piece);
            } else if self.field().is_next_to_enemy(piece) {
                self.withdraw(Pieces::only(piece), false);
            }
        }
    }

    /// Who stays under his order is not at its goal, however he came there.
    fn rule_out_where_they_stand(&mut self, side: Side, number: usize) {
        let march = self.position.marches.get(side, number);
        let there = |hex: &hexes::Hex| !self.position.pieces_at(*hex).and(march.pieces).is_empty();
        let goals = self.battle.goals.iter().enumerate().filter(|(goal, _)| march.possible >> goal & 1 == 1);
        let passed: u128 = goals.filter(|(_, hex)| there(hex)).fold(0, |all, (goal, _)| all | 1 << goal);
        if passed != 0 && march.since <= self.position.turn {
            self.tell_of(side);
            self.rule_out(side, number, |_, goal| passed >> goal & 1 == 0);
        }
    }

    /// A force under a march order stays under it while its leader sleeps (20.24).
    pub(crate) fn bind_marches(&mut self, side: Side) {
        let asleep = self.position.cards.decks[side].asleep;
        let mut freed = false;
        for number in self.position.marches.numbers(side) {
            let march = self.position.marches.get(side, number);
            let ours = march.pieces;
            let leads = |leader: PieceId| {
                let formation = self.battle.formation(leader);
                let his = |piece: PieceId| formation.is_some() && self.battle.formation(piece) == formation;
                ours.has(leader) || ours.iter().any(his)
            };
            let bound = asleep.iter().any(leads);
            self.position.marches.set(side, number, March { bound, ..march });
            freed |= march.bound && !bound;
        }
        if freed {
            self.leave_orders();
        }
    }

    /// Who is lost has no order any more.
    fn drop_absent(&mut self, side: Side, number: usize) {
        let there = |piece: &PieceId| matches!(self.position.piece(*piece).place, Place::Map | Place::Waiting);
        let pieces = self.position.marches.get(side, number).pieces;
        let gone = pieces.without(pieces.iter().filter(there).collect());
        if !gone.is_empty() {
            self.position.marches.drop(side, gone);
        }
    }

    /// A unit has reached the goal; now everybody knows it (20.21).
    fn reach(&mut self, side: Side, number: usize, piece: PieceId) {
        let at = self.position.at(piece);
        let march = self.position.marches.get(side, number);
        self.position.marches.set(side, number, March { reached: true, possible: 1 << march.goal, ..march });
        self.tell_of(side);
        self.show(Pieces::only(piece));
        self.position.marks.shaken.add(piece);
        self.position.marches.drop(side, Pieces::only(piece));
        self.journal.note(cites!["20.21", "20.22", "20.23"], || MarchEvent::Reached { side, piece, at });
    }

    /// Pieces leave their order; for the rest of the player turn they are demoralized (20.23).
    pub(crate) fn withdraw(&mut self, pieces: Pieces, recalled: bool) {
        let Some(side) = pieces.first().map(|piece| self.field().owner(piece)) else { return };
        let retreat = pieces.iter().any(|piece| self.field().under(piece) == Some(Under::Retreat));
        self.position.marches.drop(side, pieces);
        let fleeing = &mut self.position.armies[side].retreat.pieces;
        *fleeing = fleeing.without(pieces);
        self.position.marks.shaken = self.position.marks.shaken.or(pieces);
        self.journal
            .note(cites!["20.23", retreat => "20.51", recalled => "20.22"], || MarchEvent::CalledBack { side, pieces });
    }

    /// Who cannot come any nearer to his goal leaves the order when his side begins to march
    /// (20.23).
    pub(crate) fn leave_closed_routes(&mut self, side: Side) {
        for number in self.position.marches.numbers(side) {
            let march = self.position.marches.get(side, number);
            let there = march.pieces.and(self.field().on_map(side));
            if there.is_empty() || march.since > self.position.turn {
                continue;
            }
            // Who stays under his order has a way to his goal, and who leaves it has none.
            let routes =
                |field: Field<'_>| -> Pieces { there.iter().filter(|piece| field.has_route(*piece)).collect() };
            let open = routes(self.field());
            self.rule_out(side, number, |field, _| routes(field) == open);
            if self.position.marches.get(side, number).possible != march.possible {
                self.tell_of(side);
            }
        }
        for piece in self.field().on_map(side).iter() {
            let marches = match self.field().under(piece) {
                Some(Under::March(number)) => !self.position.marches.get(side, number).bound,
                Some(Under::Retreat) => true,
                None => false,
            };
            if marches && !self.field().has_route(piece) {
                self.withdraw(Pieces::only(piece), false);
            }
        }
        self.leave_orders();
    }

    /// At the end of a player turn those who left an order are themselves again (21.5).
    pub(crate) fn steady(&mut self) {
        for side in Side::BOTH {
            let pieces = self.position.marks.shaken.and(self.battle.of_side[side]);
            if !pieces.is_empty() {
                self.journal.note(cites!["21.5"], || MarchEvent::InOrderAgain { side, pieces });
            }
        }
        self.position.marks.shaken = Pieces::NONE;
    }
}
