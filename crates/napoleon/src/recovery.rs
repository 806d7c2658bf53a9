//! Chapter 22: recovery and reorganization; and vedettes, which are made in the same segment (16.11, 16.13).

use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::command::range::Reach;
use crate::engine::event::Event;
use crate::engine::order::{MarchOrder, Named, Order};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::Place;
use crate::engine::question::Question;
use crate::engine::spec::Kind;
use crate::results::ResultStep;
use crate::rules::{cites, refuse};

/// The steps of the reorganization segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecoveryStep {
    /// A side brings units back and makes vedettes.
    Reorganize(Side),
}

/// The orders of the reorganization segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecoveryOrder {
    /// A leader brings a unit back.
    Reorganize {
        /// The leader.
        leader: PieceId,
        /// The unit.
        piece: PieceId,
    },
    /// A unit gives its vedettes.
    MakeVedettes(PieceId),
    /// No more of it.
    EndReorganizing,
}

impl RecoveryOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            RecoveryOrder::Reorganize { leader, piece } => Named::pieces(leader, piece),
            RecoveryOrder::MakeVedettes(piece) => Named::piece(piece),
            RecoveryOrder::EndReorganizing => Named::default(),
        }
    }
}

/// What is asked in the reorganization segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecoveryQuestion {
    /// Whom to bring back.
    Reorganize,
}

/// What recovery brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum RecoveryEvent {
    Rallied { side: Side, piece: PieceId, die: u8, recovers: bool },
    Reorganized { side: Side, leader: PieceId, piece: PieceId },
    GivenUp { side: Side, leader: PieceId, piece: PieceId, die: u8 },
    VedettesMade { side: Side, piece: PieceId, pieces: Pieces },
}

impl RecoveryEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            RecoveryEvent::Rallied { side, .. }
            | RecoveryEvent::Reorganized { side, .. }
            | RecoveryEvent::GivenUp { side, .. }
            | RecoveryEvent::VedettesMade { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    pub(crate) fn recovery_asks(&self, step: RecoveryStep) -> (Side, Question) {
        let RecoveryStep::Reorganize(side) = step;
        (side, RecoveryQuestion::Reorganize.into())
    }

    pub(crate) fn recovery_orders(&self, step: RecoveryStep, out: &mut Vec<Order>) {
        let RecoveryStep::Reorganize(side) = step;
        let mut list = |order: RecoveryOrder| {
            if self.check_recovery(step, order.into()).is_ok() {
                out.push(order.into());
            }
        };
        let back = self.position.in_place(Place::Recovered).and(self.battle.of_side[side]);
        for leader in self.on_map(side).and(self.battle.leaders).iter() {
            for piece in back.iter() {
                list(RecoveryOrder::Reorganize { leader, piece });
            }
        }
        self.on_map(side).iter().for_each(|piece| list(RecoveryOrder::MakeVedettes(piece)));
        list(RecoveryOrder::EndReorganizing);
        // Who wants a general retreat says so before units come back (20.51, 21.2).
        if self.may_declare_retreat(side).is_ok() {
            out.push(MarchOrder::GeneralRetreat.into());
        }
    }

    pub(crate) fn check_recovery(&self, step: RecoveryStep, order: Order) -> Result<(), Refusal> {
        let RecoveryStep::Reorganize(side) = step;
        match order {
            Order::Recovery(RecoveryOrder::Reorganize { leader, piece }) => self.may_reorganize(side, leader, piece),
            Order::Recovery(RecoveryOrder::MakeVedettes(piece)) => self.may_make_vedettes(side, piece),
            Order::Recovery(RecoveryOrder::EndReorganizing) => Ok(()),
            Order::March(MarchOrder::GeneralRetreat) => self.may_declare_retreat(side),
            _ => Err(not_now()),
        }
    }

    fn may_reorganize(&self, side: Side, leader: PieceId, piece: PieceId) -> Result<(), Refusal> {
        let ours = self.is_ours(side, leader) && self.battle.leaders.has(leader);
        require(ours, refuse!("22.22", "no-leader"))?;
        self.is_awake(leader)?;
        let back = self.owner(piece) == side && self.position.piece(piece).place == Place::Recovered;
        require(back, refuse!("22.21", "not-recovered"))?;
        let at = self.position.at(leader);
        require(!self.in_zone(side.enemy(), at), refuse!("22.23", "leader-in-zone"))?;
        let vedette = self.battle.vedettes.has(piece);
        let chart = &self.battle.charts.limits.reorganization;
        let most = if vedette { chart.vedettes } else { chart.units };
        require(self.position.spent[self.purse(leader)][usize::from(vedette)] < most, refuse!("22.22", "enough"))?;
        let own = self.is_officer(leader) && self.battle.formation(leader) == self.battle.formation(piece);
        require(
            own || (self.is_commander(leader) && self.has_officer_near(leader, piece)),
            refuse!("22.23", "not-his"),
        )?;
        // There must be room, or somebody who can make some.
        let room = self.may_join(side, at, Pieces::only(piece)).is_ok();
        require(room || !self.displaceable(side, at, piece).is_empty(), refuse!("22.22", "no-room"))
    }

    /// Whether the officer of a unit's formation is in a commander's range (22.23).
    fn has_officer_near(&self, commander: PieceId, piece: PieceId) -> bool {
        let formation = self.battle.formation(piece);
        let leaders = self.on_map(self.owner(commander)).and(self.battle.leaders);
        let his = |leader: &PieceId| self.is_officer(*leader) && self.battle.formation(*leader) == formation;
        let reach = Reach::of(commander);
        formation.is_some()
            && leaders.iter().filter(his).any(|officer| self.commands_to(&reach, self.position.at(officer)))
    }

    /// Whether a unit that is reorganized may be lost for good: its formation is demoralized (21.2).
    pub(crate) fn is_past_hope(&self, piece: PieceId) -> bool {
        let formation = self.battle.formation(piece).filter(|_| !self.battle.vedettes.has(piece));
        formation.is_some_and(|formation| self.is_broken(formation))
    }

    /// Vedettes of a side that are in nobody's hands.
    pub(crate) fn spare_vedettes(&self, side: Side) -> Pieces {
        self.position.in_place(Place::Nowhere).and(self.battle.of_side[side]).and(self.battle.vedettes)
    }

    fn may_make_vedettes(&self, side: Side, piece: PieceId) -> Result<(), Refusal> {
        require(self.is_ours(side, piece), refuse!("16.11", "not-yours"))?;
        let count = usize::from(self.battle.piece(piece).vedettes);
        require(count > 0, refuse!("16.11", "gives-no-vedettes"))?;
        require(!self.position.marks.reduced.has(piece), refuse!("16.11", "reduced"))?;
        require(self.vedettes_of(side, piece).len() >= count, refuse!("16.11", "no-vedettes-left"))?;
        // Vedettes find room at the end of movement (16.22).
        let here = self.ours_at(side, self.position.at(piece)).without(self.battle.vedettes);
        let goes = self.kind(piece) == Kind::LightCavalry;
        self.may_stack(if goes { here.without(Pieces::only(piece)) } else { here })
    }

    /// The vedettes that a unit sends out: those of its own formation first (16.11); others too,
    /// unless each formation keeps its own (16.14).
    pub(crate) fn vedettes_of(&self, side: Side, unit: PieceId) -> Pieces {
        let spare = self.spare_vedettes(side);
        let formation = self.battle.formation(unit);
        let own: Pieces = spare.iter().filter(|one| self.battle.formation(*one) == formation).collect();
        let others = if self.battle.own_vedettes { Pieces::NONE } else { spare.without(own) };
        own.iter().chain(others.iter()).take(usize::from(self.battle.piece(unit).vedettes)).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// In turns of a check everybody who awaits recovery rolls (22.12).
    pub(crate) fn recover(&mut self, side: Side) {
        let rallies = self.field().rallies(side);
        if !self.field().is_check_turn() && !rallies {
            return;
        }
        let pieces = self.position.in_place(Place::Recovery).and(self.battle.of_side[side]);
        for piece in pieces.iter() {
            let die = self.die();
            let initiative = self.battle.piece(piece).initiative[0];
            let (recovers, changed) = self.field().recovers(side, die, initiative);
            if recovers {
                self.position.pieces.send(piece, Place::Recovered);
                if self.battle.combat.has(piece) {
                    self.position.marks.reduced.add(piece);
                }
            }
            self.journal.note(cites!["22.12", "22.11", "22.1", changed || rallies => "24.6"], || {
                RecoveryEvent::Rallied { side, piece, die, recovers }
            });
        }
    }

    /// The reorganization segment begins, if there is anything to do in it.
    pub(crate) fn begin_reorganizing(&mut self, side: Side) {
        let marks = &mut self.position.marks;
        marks.busy = marks.busy.without(self.battle.of_side[side]);
        self.position.spent = Default::default();
        self.push(RecoveryStep::Reorganize(side));
    }

    pub(crate) fn run_recovery(&mut self, step: RecoveryStep) -> bool {
        // Whether a side is asked depends on nothing that its enemy does not know.
        let RecoveryStep::Reorganize(side) = step;
        let ours = self.battle.of_side[side];
        let back = !self.position.in_place(Place::Recovered).and(ours).is_empty();
        let light = |piece: PieceId| {
            let count = usize::from(self.battle.piece(piece).vedettes);
            count > 0 && self.field().vedettes_of(side, piece).len() >= count
        };
        let whole = self.field().on_map(side).without(self.position.marks.reduced);
        let idle = !back && !whole.iter().any(light);
        if idle {
            self.done();
        }
        idle
    }

    pub(crate) fn obey_recovery(&mut self, step: RecoveryStep, order: Order) {
        let RecoveryStep::Reorganize(side) = step;
        match order {
            Order::Recovery(RecoveryOrder::Reorganize { leader, piece }) => self.reorganize(side, leader, piece),
            Order::Recovery(RecoveryOrder::MakeVedettes(piece)) => self.make_vedettes(side, piece),
            Order::March(MarchOrder::GeneralRetreat) => self.retreat_all(side),
            _ => self.done(),
        }
    }

    /// A leader brings a unit back to his hex (22.22); one of a demoralized formation may be lost for good (21.2).
    fn reorganize(&mut self, side: Side, leader: PieceId, piece: PieceId) {
        let vedette = self.battle.vedettes.has(piece);
        let purse = self.field().purse(leader);
        self.position.spent[purse][usize::from(vedette)] += 1;
        let busy = !vedette && !self.field().is_commander(leader);
        if busy {
            self.position.marks.busy.add(leader);
        }
        let formation = self.battle.formation(piece).filter(|_| !vedette);
        if self.field().is_past_hope(piece) {
            // Minor allies of the French check their initiative instead.
            let minor = self.battle.piece(piece).minor_ally;
            let retreat = self.position.armies[side].retreat;
            let flight = retreat.since == self.position.turn;
            self.position.armies[side].retreat.late |= !flight;
            let die = self.die() + u8::from(flight);
            let lost = if minor {
                die > self.field().initiative(piece)
            } else {
                die >= self.battle.charts.limits.reorganization.lost
            };
            if lost {
                self.position.pieces.send(piece, Place::Eliminated);
                self.journal.note(cites!["21.2", "22.23", busy => "22.24", flight => "20.51"], || {
                    RecoveryEvent::GivenUp { side, leader, piece, die }
                });
                return;
            }
        }
        let at = self.position.at(leader);
        self.show(Pieces::only(leader));
        self.position.put(piece, at);
        if let Some(formation) = formation {
            let losses = &mut self.position.losses[formation.index()];
            *losses = losses.saturating_sub(self.battle.piece(piece).strength[0]);
        }
        self.journal
            .note(cites!["22.2", "22.21", "22.22", busy => "22.24", vedette => "22.25", !vedette => "21.3"], || {
                RecoveryEvent::Reorganized { side, leader, piece }
            });
        if self.field().may_stack(self.field().ours_at(side, at)).is_err() {
            self.push(ResultStep::Displace { side, at, arrival: piece });
        }
    }

    /// Light cavalry becomes vedettes (16.11); infantry of a mixed unit is reduced for them (16.13).
    fn make_vedettes(&mut self, side: Side, piece: PieceId) {
        let pieces = self.field().vedettes_of(side, piece);
        let at = self.position.at(piece);
        let light = self.field().kind(piece) == Kind::LightCavalry;
        self.show(Pieces::only(piece));
        if light {
            // It stays out of supply until the next check (17.1).
            let starved = self.position.marks.out_of_supply.has(piece);
            self.position.remove(piece, Place::Holding);
            if starved {
                self.position.marks.out_of_supply.add(piece);
            }
        } else {
            self.position.marks.reduced.add(piece);
        }
        pieces.iter().for_each(|vedette| self.position.put(vedette, at));
        self.journal.note(cites!["16.1", light => "16.11", !light => "16.13"], || RecoveryEvent::VedettesMade {
            side,
            piece,
            pieces,
        });
    }
}
