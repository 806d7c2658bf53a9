//! Movement, order by order (7.1, 7.4), road marches (7.5) and initiative (6.32, 6.34).

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use crate::engine::event::Event;
use crate::engine::order::{MarchOrder, Order, ReinforcementOrder, TrainOrder, VedetteOrder};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::Place;
use crate::march_orders::Under;
use crate::movement::party::Party;
use crate::movement::{MoveEvent, MoveOrder, MoveStep, Mover};
use crate::repulse::RepulseOrder;
use crate::rules::{cites, refuse};

impl Mover {
    pub(crate) fn new(pieces: Pieces, at: Hex) -> Mover {
        Mover { pieces, at, spent: 0, hexes: 0, halted: false, cleared: 0, entering: 0 }
    }
}

impl Field<'_> {
    /// Whether an order may be given now; `party` is the mover, if there is one.
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(super) fn check_marching(&self, step: MoveStep, order: Order, party: Option<&Party>) -> Result<(), Refusal> {
        let side = step.side();
        match (self.position.mover.zip(party), order) {
            (None, Order::Move(MoveOrder::Take(piece))) => match step {
                MoveStep::Move(_) => {
                    require(!self.is_freed(side, piece), refuse!("20.51", "next-segment"))?;
                    self.may_take(side, piece)
                }
                MoveStep::Initiative(_) => {
                    require(self.is_freed(side, piece), refuse!("6.32", "check-first"))?;
                    self.may_take(side, piece)
                }
            },
            (None, Order::Move(MoveOrder::Venture(piece))) => self.may_venture(step, piece),
            (None, Order::Move(MoveOrder::VentureTogether(piece))) => self.may_venture_together(step, piece),
            (None, Order::Move(MoveOrder::EndMovement)) => self.may_end_movement(step),
            (None, Order::Reinforcement(ReinforcementOrder::Enter(piece))) => self.may_enter(step, piece),
            (None, Order::Reinforcement(ReinforcementOrder::Unfold(piece))) => self.may_unfold(step, piece),
            (None, Order::March(MarchOrder::Recall(piece))) => self.may_recall(side, piece, false),
            (None, _) => Err(not_now()),
            (Some(_), Order::Move(MoveOrder::Take(_) | MoveOrder::EndMovement)) => {
                Err(refuse!("7.1", "finish-the-move"))
            }
            (Some((mover, party)), order) if mover.entering != 0 => self.check_entering(party, &mover, order),
            (Some((mover, _)), Order::Train(TrainOrder::LayPontoon(to))) => self.may_lay_pontoon(step, &mover, to),
            (Some((mover, party)), Order::Vedette(VedetteOrder::Recombine(unit))) => {
                self.may_recombine(party, &mover, unit)
            }
            (Some((mover, party)), Order::March(MarchOrder::LeaveMap)) => {
                self.may_leave_map(&mover).or_else(|refusal| self.may_exit(party, &mover, refusal))
            }
            (Some((mover, _)), Order::March(MarchOrder::Direct(hex))) => self.may_direct(side, &mover, hex),
            (Some((mover, _)), Order::Move(MoveOrder::Join(piece))) => match step {
                MoveStep::Move(_) => {
                    require(!self.is_freed(side, piece), refuse!("20.51", "next-segment"))?;
                    self.may_go_along(side, &mover, piece)
                }
                MoveStep::Initiative(_) => {
                    let freed = self.is_freed(side, piece) && mover.pieces.iter().all(|one| self.is_freed(side, one));
                    require(freed, refuse!("6.32", "check-first"))?;
                    self.may_go_along(side, &mover, piece)
                }
            },
            (Some((mover, party)), Order::Move(order)) => match order {
                MoveOrder::Step(to) => self.may_step(party, &mover, to).map(|_| ()),
                MoveOrder::RoadMarch => self.may_road_march(party, &mover),
                MoveOrder::LeaveMarch => self.may_leave_march(party, &mover),
                MoveOrder::Damage(crossing) => self.may_damage(step, party, &mover, crossing),
                MoveOrder::Repair(crossing) => self.may_repair(step, party, &mover, crossing),
                MoveOrder::Clear(crossing) => self.may_clear(step, party, &mover, crossing),
                MoveOrder::Halt => {
                    let must = mover.halted && mover.hexes > 0 && party.is_marching();
                    require(!must || self.may_repulse(party, &mover).is_err(), refuse!("7.54", "must-repulse"))?;
                    require(!self.must_march(party, &mover), refuse!("20.22", "must-march"))?;
                    self.may_halt(party, &mover)
                }
                _ => Err(not_now()),
            },
            (Some((mover, party)), Order::Repulse(RepulseOrder::Repulse)) => self.may_repulse(party, &mover),
            (Some(_), _) => Err(not_now()),
        }
    }

    /// A stack that is about to enter.
    fn check_entering(&self, party: &Party, mover: &Mover, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Move(MoveOrder::Join(piece)) => self.may_enter_along(party.side, mover, piece),
            Order::Move(MoveOrder::Step(to)) => self.may_step(party, mover, to).map(|_| ()),
            Order::Move(MoveOrder::RoadMarch) => self.may_road_march(party, mover),
            Order::March(MarchOrder::Direct(hex)) => self.may_direct(party.side, mover, hex),
            _ => Err(refuse!("19.1", "enter-first")),
        }
    }

    /// Nobody under an order may stay behind (20.22), and no column half outside (19.32).
    fn may_end_movement(&self, step: MoveStep) -> Result<(), Refusal> {
        let MoveStep::Move(side) = step else { return Ok(()) };
        self.have_all_entered(step)?;
        self.have_all_marched(side)
    }

    /// Whether a piece can move at all: its own side's, not moved yet, not bound by the enemy.
    fn is_free(&self, side: Side, piece: PieceId) -> Result<(), Refusal> {
        require(self.is_ours(side, piece), refuse!("7.1", "not-yours"))?;
        require(!self.position.marks.moved.has(piece), refuse!("7.1", "has-moved"))?;
        let hex = self.position.at(piece);
        let alone = Pieces::only(piece);
        if self.is_held(side, alone, hex) {
            // Whoever begins in a zone may only try a repulse.
            let mover = Mover { halted: true, ..Mover::new(alone, hex) };
            require(self.may_repulse(&self.party(side, &mover), &mover).is_ok(), refuse!("4.31", "engaged"))?;
        }
        Ok(())
    }

    pub(crate) fn may_take(&self, side: Side, piece: PieceId) -> Result<(), Refusal> {
        self.is_awake(piece)?;
        self.may_set_out(side, piece)
    }

    /// The same, asleep or awake.
    fn may_set_out(&self, side: Side, piece: PieceId) -> Result<(), Refusal> {
        self.is_free(side, piece)?;
        // Who has a march order needs no command; at night nobody else moves (20.1, 20.41).
        let ordered = self.under(piece).is_some();
        let night = self.is_night();
        require(ordered || !night, refuse!("20.41", "no-march-order").also(crate::rules::cite!("2.2")))?;
        let led = ordered || !self.position.marks.out_of_command.has(piece);
        require(led, refuse!("6.2", "out-of-command"))
    }

    fn may_go_along(&self, side: Side, mover: &Mover, piece: PieceId) -> Result<(), Refusal> {
        require(!mover.pieces.has(piece), refuse!("7.1", "in-the-group"))?;
        require(mover.hexes == 0 && mover.spent == 0, refuse!("7.1", "already-off"))?;
        let here = self.is_ours(side, piece) && self.position.at(piece) == mover.at;
        require(here, refuse!("7.1", "elsewhere"))?;
        self.may_set_out(side, piece)?;
        // A leader who sleeps moves with a force that he keeps under its order (20.24).
        let carried = self.has_order(piece).is_some_and(|march| self.position.marches.get(side, march).bound);
        require(
            carried || self.is_awake(piece).is_ok(),
            refuse!("24.39", "asleep").also(crate::rules::cite!("20.24")),
        )?;
        require(self.under(piece) == self.march_of(mover.pieces), refuse!("20.22", "other-order"))?;
        let group = mover.pieces.or(Pieces::only(piece));
        let units = group.without(self.battle.leaders);
        require(units.and(self.battle.trains).is_empty() || units.len() == 1, refuse!("18.12", "train-alone"))?;
        let marching = units.and(self.position.marks.marching);
        require(marching.is_empty() || units.len() == 1, refuse!("7.53", "marching-alone"))
    }

    fn may_road_march(&self, party: &Party, mover: &Mover) -> Result<(), Refusal> {
        let units = mover.pieces.without(self.battle.leaders.or(self.battle.vedettes));
        require(!units.is_empty(), refuse!("7.57", "needs-no-march"))?;
        require(units.len() == 1, refuse!("7.53", "marching-alone"))?;
        require(!party.is_marching(), refuse!("7.51", "marches-already"))?;
        require(!mover.halted && mover.cleared == 0, refuse!("4.31", "engaged"))?;
        let then = self.party_if(party.side, mover, party.marching.or(units));
        let ends = match mover.entering {
            0 => self.may_halt(&then, mover).is_ok() || self.can_step(&then, mover),
            column => {
                let gates = self.gates(party.side, column - 1);
                gates.iter().any(|hex| self.may_step(&then, mover, hex).is_ok())
            }
        };
        require(ends, refuse!("7.53", "marching-alone"))
    }

    fn may_leave_march(&self, party: &Party, mover: &Mover) -> Result<(), Refusal> {
        require(party.is_marching(), refuse!("7.56", "does-not-march"))?;
        require(!mover.halted, refuse!("4.31", "engaged"))?;
        let spent = mover.spent + self.battle.charts.movement.leaving_march;
        require(spent <= party.allowance, refuse!("7.56", "no-points"))?;
        // It must be able to stop, or to go on.
        let then = self.party_if(party.side, mover, party.marching.without(mover.pieces));
        let next = Mover { spent, ..*mover };
        let ends = self.may_halt(&then, &next).is_ok() || self.can_step(&then, &next);
        require(ends, refuse!("7.56", "no-points"))
    }

    /// Whether a unit has refused the general retreat, and may move without another check (20.51).
    fn is_freed(&self, side: Side, piece: PieceId) -> bool {
        self.is_ours(side, piece) && self.position.marks.freed.has(piece)
    }

    /// Whether a unit may check its initiative: in order to move (6.32, 16.21), or before that, to
    /// refuse the general retreat (20.51).
    fn may_venture(&self, step: MoveStep, piece: PieceId) -> Result<(), Refusal> {
        let side = step.side();
        let ours = self.is_piece(piece) && self.owner(piece) == side;
        let refuses = ours && self.may_refuse_retreat(piece);
        let now = match step {
            MoveStep::Initiative(_) => !refuses,
            MoveStep::Move(_) => refuses && !self.is_night(),
        };
        require(now, refuse!("6.32", "not-the-segment"))?;
        let troops = self.battle.combat.or(self.battle.vedettes);
        require(self.is_piece(piece) && troops.has(piece), refuse!("6.32", "no-unit"))?;
        self.is_free(side, piece)?;
        let marks = &self.position.marks;
        require(refuses || marks.out_of_command.has(piece), refuse!("6.32", "in-command"))?;
        require(!marks.barred.has(piece), refuse!("6.32", "officer-failed"))?;
        require(!marks.tried.has(piece), refuse!("6.32", "has-checked"))
    }

    fn may_venture_together(&self, step: MoveStep, piece: PieceId) -> Result<(), Refusal> {
        self.may_venture(step, piece)?;
        let division = self.stacked_division(step, piece);
        require(division.len() > 1, refuse!("6.34", "no-division"))?;
        require(division.first() == Some(piece), refuse!("6.34", "name-the-first"))
    }

    /// The units of a unit's division in its hex that may check as well (6.34).
    fn stacked_division(&self, step: MoveStep, piece: PieceId) -> Pieces {
        let side = self.owner(piece);
        let here = self.combat_at(side, self.position.at(piece)).without(self.position.marks.marching);
        let same = |other: &PieceId| {
            let pair: Pieces = [piece, *other].into_iter().collect();
            self.is_one_division(pair) && self.may_venture(step, *other).is_ok()
        };
        here.iter().filter(same).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(super) fn march(&mut self, step: MoveStep, order: Order) {
        let side = step.side();
        self.narrow_goals(step, order);
        match (self.position.mover, order) {
            (None, Order::Move(MoveOrder::Take(piece))) => self.take(side, Pieces::only(piece)),
            (None, Order::Move(MoveOrder::Venture(piece))) => self.venture(side, Pieces::only(piece)),
            (None, Order::Move(MoveOrder::VentureTogether(piece))) => {
                self.venture(side, self.field().stacked_division(step, piece));
            }
            (None, Order::Reinforcement(ReinforcementOrder::Enter(piece))) => self.form_entry(piece),
            (None, Order::Reinforcement(ReinforcementOrder::Unfold(piece))) => self.unfold(side, piece),
            (None, Order::March(MarchOrder::Recall(piece))) => self.withdraw(Pieces::only(piece), true),
            (Some(mover), Order::Train(TrainOrder::LayPontoon(to))) => self.lay(side, mover, to),
            (Some(mover), Order::Vedette(VedetteOrder::Recombine(unit))) => self.recombine(side, mover, unit),
            (Some(mover), Order::March(MarchOrder::LeaveMap)) => self.leave_map(side, mover),
            (Some(mover), Order::March(MarchOrder::Direct(hex))) => self.direct(side, mover, hex),
            (Some(mover), Order::Move(MoveOrder::Join(piece))) if mover.entering != 0 => self.enter_along(mover, piece),
            (Some(mover), Order::Move(MoveOrder::Step(to))) if mover.entering != 0 => self.come(side, mover, to),
            (Some(mover), Order::Move(MoveOrder::Join(piece))) => {
                self.position.mover = Some(self.field().joined(side, mover, piece));
            }
            (Some(mover), Order::Move(MoveOrder::Step(to))) => self.step(side, mover, to),
            (Some(mover), Order::Move(MoveOrder::RoadMarch)) => {
                let light = self.battle.leaders.or(self.battle.vedettes);
                let pieces = mover.pieces.without(light);
                self.position.marks.marching = self.position.marks.marching.or(pieces);
                let secret = self.is_secret(mover.pieces);
                self.journal.note(cites!["7.51", "7.5"], || MoveEvent::Marching { side, pieces, secret });
            }
            (Some(mut mover), Order::Move(MoveOrder::LeaveMarch)) => {
                let cost = self.battle.charts.movement.leaving_march;
                mover.spent += cost;
                self.position.mover = Some(mover);
                self.leave_march(side, mover.pieces, cost);
            }
            (Some(mover), Order::Move(MoveOrder::Damage(crossing))) => self.damage(side, mover, crossing),
            (Some(mover), Order::Move(MoveOrder::Repair(crossing))) => self.repair(side, mover, crossing),
            (Some(mover), Order::Move(MoveOrder::Clear(crossing))) => self.clear(side, mover, crossing),
            (Some(mover), Order::Repulse(RepulseOrder::Repulse)) => self.repulse(side, mover),
            (Some(mover), _) => self.halt(side, mover),
            (None, _) => {
                self.show_of(side);
                self.done();
                self.stay_at_refuges(side);
                self.relieve(side);
            }
        }
    }

    fn take(&mut self, side: Side, pieces: Pieces) {
        let Some(first) = pieces.first() else { return };
        let at = self.position.at(first);
        let halted = self.field().is_held(side, pieces, at);
        self.position.mover = Some(Mover { halted, ..Mover::new(pieces, at) });
    }

    fn venture(&mut self, side: Side, pieces: Pieces) {
        let die = self.die();
        let initiative = pieces.iter().map(|piece| self.field().initiative(piece)).max().unwrap_or(0);
        let low = pieces.iter().any(|piece| self.field().is_demoralized(piece));
        let (moves, changed) = self.field().passes(side, die, initiative, false);
        let together = pieces.len() > 1;
        self.position.marks.tried = self.position.marks.tried.or(pieces);
        let vedettes = !pieces.and(self.battle.vedettes).is_empty();
        let fleeing = pieces.iter().any(|piece| self.field().may_refuse_retreat(piece));
        let starved = !pieces.and(self.position.marks.out_of_supply).is_empty();
        let secret = self.is_secret(pieces);
        self.journal.note(
            cites!["6.32", "6.3", fleeing => "20.51", vedettes => "16.21", starved => "17.2", together => "6.34", low => "6.33", changed => "24.12"],
            || MoveEvent::Ventured { side, pieces, die, initiative, moves, secret },
        );
        match (moves, fleeing) {
            // Whoever refuses the general retreat is free in the next segment (20.51).
            (true, true) => self.refuse_retreat(side, pieces),
            (true, false) => self.take(side, pieces),
            (false, _) => {}
        }
    }

    fn step(&mut self, side: Side, mover: Mover, to: Hex) {
        let field = self.field();
        let Ok(stride) = field.stride(&field.party(side, &mover), &mover, to) else { return };
        let mut next = self.field().stepped(side, &mover, stride, to);
        let secret = self.is_secret(mover.pieces);
        if self.field().is_veiled_beside(side.enemy(), to) {
            self.show_all();
        }
        let from = mover.at;
        for piece in mover.pieces.iter() {
            self.position.put(piece, to);
        }
        // A hidden force may turn out to have no zone.
        next.halted = stride.least || self.field().is_held_up(side, mover.pieces, to);
        self.position.mover = Some(next);
        self.position.marks.marched = self.position.marks.marched.or(mover.pieces);
        let foot = mover.pieces.iter().any(|piece| self.field().kind(piece).is_foot());
        let fort = next.halted && self.field().is_fortified(to);
        let pieces = mover.pieces;
        let (cost, halted) = (stride.cost, next.halted);
        let light = self.field().is_light(pieces);
        let trains = !pieces.and(self.battle.trains).is_empty();
        let heavy = !pieces.and(self.battle.trains.or(self.battle.artillery)).is_empty();
        let slow = heavy && self.field().weather().heavy_going;
        let square = !pieces.and(self.position.marks.square).is_empty();
        let spared = !halted && self.field().is_spared(side, to);
        let ordered = self.field().march_of(pieces).is_some();
        let fleeing = self.field().march_of(pieces) == Some(Under::Retreat);
        let replaced = !pieces.and(self.position.marks.substituted).is_empty();
        let night = ordered && self.field().is_night();
        let vedettes = !pieces.and(self.battle.vedettes).is_empty();
        let fire = self.field().is_burning(to);
        self.journal.note(
            cites![
                "7.1", "7.2", "7.21", square && stride.way.is_none() => "14.23", square && stride.way.is_some() => "7.58", slow => "23.13", trains => "18.11", !foot => "7.22", stride.way.is_some() => "7.52", stride.way.is_some() && light => "7.57",
                stride.crossed => "7.61", stride.least => "7.3", halted && !stride.least && !fort => "4.1", halted && !stride.least && !fort => "4.3",
                halted && !stride.least && !fort => "4.31", spared => "4.2",
                fort => "15.11", fort => "15.1", mover.cleared != 0 => "9.21", stride.pontoon => "18.33", vedettes => "16.2", fire => "23.15",
                ordered => "20.1", ordered => "20.22", fleeing => "20.51", replaced => "5.52", night => "20.4", night => "20.41", night => "7.7", trains => "18.1"
            ],
            || MoveEvent::Stepped { side, pieces, from, to, cost, halted, secret },
        );
        if secret {
            self.journal.note(cites!["7.1", "8.1"], || MoveEvent::Glimpsed { side, from, to });
        }
        self.touch();
        self.drop_lost_movers(to);
    }

    /// A leader or a train may have been caught on its own step.
    pub(crate) fn drop_lost_movers(&mut self, to: Hex) {
        if let Some(mover) = &mut self.position.mover {
            let pieces = &self.position.pieces;
            let left = |piece: &PieceId| {
                let state = pieces.state(*piece);
                state.at != to || state.place != Place::Map
            };
            let gone: Pieces = mover.pieces.iter().filter(left).collect();
            mover.pieces = mover.pieces.without(gone);
            if mover.pieces.is_empty() {
                self.position.mover = None;
            }
        }
    }

    /// Whether the enemy does not know who does this; he sees that something is done.
    pub(super) fn is_secret(&self, pieces: Pieces) -> bool {
        !pieces.and(self.position.hidden).is_empty()
    }

    fn halt(&mut self, side: Side, mut mover: Mover) {
        if mover.hexes > 0 && mover.halted && self.field().zone_reaches(side.enemy(), mover.at) {
            self.scout(side, mover.at);
            mover.pieces = mover.pieces.and(self.field().ours_at(side, mover.at));
            self.position.mover = (!mover.pieces.is_empty()).then_some(mover);
            if mover.pieces.is_empty() {
                return;
            }
            // Who has driven the enemy's only vedette in may go on (8.3).
            if !self.field().is_held_up(side, mover.pieces, mover.at) {
                self.position.mover = Some(Mover { halted: false, ..mover });
                return;
            }
        }
        self.mingle(side, mover.at);
        if self.field().stacking_cost(side, &mover) > 0 {
            let (pieces, at) = (mover.pieces, mover.at);
            let secret = self.is_secret(pieces);
            self.journal.note(cites!["3.1"], || MoveEvent::Stacked { side, pieces, at, secret });
        }
        self.stay_at_refuge(side, mover.pieces);
        self.position.marks.moved = self.position.marks.moved.or(mover.pieces);
        self.position.mover = None;
    }

    /// Pieces leave their road march, for a price or not.
    pub(crate) fn leave_march(&mut self, side: Side, pieces: Pieces, cost: u8) {
        let pieces = pieces.and(self.position.marks.marching);
        if pieces.is_empty() {
            return;
        }
        self.position.marks.marching = self.position.marks.marching.without(pieces);
        let secret = self.is_secret(pieces);
        self.journal.note(cites![cost > 0 => "7.56", cost == 0 => "7.54"], || MoveEvent::MarchEnded {
            side,
            pieces,
            cost,
            secret,
        });
    }
}
