//! Disengagement: before midnight units leave enemy zones (2.2 A 1); in a general retreat they may,
//! too (20.51).

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::question::Question;
use crate::engine::spec::Daytime;
use crate::rules::{cites, refuse};
use crate::sequence::Phase;

/// So many hexes at most.
const FAR: u32 = 2;

/// The steps of disengagement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DisengageStep {
    /// A side disengages.
    Disengage(Side),
}

/// The orders of disengagement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DisengageOrder {
    /// A piece leaves the enemy zones.
    Disengage {
        /// Who.
        piece: PieceId,
        /// Where to.
        to: Hex,
    },
    /// Nobody else.
    EndDisengaging,
}

impl DisengageOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            DisengageOrder::Disengage { piece, to } => Named::at(piece, to),
            DisengageOrder::EndDisengaging => Named::default(),
        }
    }
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisengageQuestion {
    /// Who leaves.
    Disengage,
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum DisengageEvent {
    Disengaged { side: Side, piece: PieceId, from: Hex, to: Hex },
}

impl DisengageEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        let DisengageEvent::Disengaged { side, .. } = self;
        *side
    }
}

impl Field<'_> {
    pub(crate) fn disengage_asks(&self, step: DisengageStep) -> (Side, Question) {
        let DisengageStep::Disengage(side) = step;
        (side, DisengageQuestion::Disengage.into())
    }

    /// Whether a piece of a side stands in an enemy zone; trains do not count.
    fn is_entangled(&self, side: Side, piece: PieceId) -> bool {
        let counts = self.is_ours(side, piece) && !self.battle.trains.has(piece);
        counts && self.in_zone(side.enemy(), self.position.at(piece))
    }

    /// All of them.
    fn entangled(&self, side: Side) -> Pieces {
        self.on_map(side).iter().filter(|piece| self.is_entangled(side, *piece)).collect()
    }

    pub(crate) fn disengage_orders(&self, step: DisengageStep, out: &mut Vec<Order>) {
        let DisengageStep::Disengage(side) = step;
        for piece in self.entangled(side).iter() {
            let hexes = self.battle.board.grid.within(self.position.at(piece), FAR);
            let open = hexes.iter().filter(|to| self.may_disengage(side, piece, *to).is_ok());
            out.extend(open.map(|to| Order::from(DisengageOrder::Disengage { piece, to })));
        }
        if self.may_stay_engaged(side).is_ok() {
            out.push(DisengageOrder::EndDisengaging.into());
        }
    }

    pub(crate) fn check_disengaging(&self, step: DisengageStep, order: Order) -> Result<(), Refusal> {
        let DisengageStep::Disengage(side) = step;
        match order {
            Order::Disengage(DisengageOrder::Disengage { piece, to }) => self.may_disengage(side, piece, to),
            Order::Disengage(DisengageOrder::EndDisengaging) => self.may_stay_engaged(side),
            _ => Err(not_now()),
        }
    }

    /// Whether a piece may go there: one or two hexes, never through or into an enemy zone.
    fn may_disengage(&self, side: Side, piece: PieceId, to: Hex) -> Result<(), Refusal> {
        require(self.is_entangled(side, piece), refuse!("2.2", "not-engaged"))?;
        let fleeing = self.must_disengage() || self.position.armies[side].retreat.pieces.has(piece);
        require(fleeing, refuse!("20.51", "no-retreat"))?;
        let from = self.position.at(piece);
        let alone = Pieces::only(piece);
        let open = |at: Hex, to: Hex| {
            self.direction(at, to).is_some()
                && !self.holds(side.enemy(), to)
                && !self.in_zone(side.enemy(), to)
                && self.price(alone, at, to).is_ok()
        };
        let far = self.distance(from, to);
        let reached = match far {
            1 => open(from, to),
            FAR => self.around(from).any(|(_, near)| open(from, near) && open(near, to)),
            _ => false,
        };
        require(reached, refuse!("2.2", "no-way-out"))?;
        self.may_join(side, to, alone)
    }

    /// Whether it is the segment in which whoever can must go.
    fn must_disengage(&self) -> bool {
        self.position.phase == Phase::Disengagement
    }

    /// Whether everybody else may stay: at night whoever can must go, but for those in towns and
    /// fortified places.
    fn may_stay_engaged(&self, side: Side) -> Result<(), Refusal> {
        if !self.must_disengage() {
            return Ok(());
        }
        let troops = self.entangled(side).without(self.battle.leaders);
        let must = |piece: &PieceId| {
            let at = self.position.at(*piece);
            !self.is_sheltered(at) && !self.battle.is(at, ground::Terrain::Chateau)
        };
        let can = |piece: PieceId| {
            let hexes = self.battle.board.grid.within(self.position.at(piece), FAR);
            hexes.iter().any(|to| self.may_disengage(side, piece, to).is_ok())
        };
        require(!troops.iter().filter(must).any(can), refuse!("2.2", "must-disengage"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The phase of disengagement: before midnight only.
    pub(crate) fn begin_disengaging(&mut self, side: Side) {
        if self.field().turn().daytime == Daytime::NightPm {
            self.push(DisengageStep::Disengage(side));
        }
    }

    /// Nobody is asked where nobody can leave.
    pub(crate) fn run_disengaging(&mut self, step: DisengageStep) -> bool {
        let DisengageStep::Disengage(side) = step;
        // Whether it is asked tells something of hidden forces, if somebody stands in a zone.
        let field = self.field();
        if field.on_map(side).iter().any(|piece| field.in_zone(side.enemy(), field.position.at(piece))) {
            self.show_of(side);
        }
        let mut orders = Vec::new();
        self.field().disengage_orders(step, &mut orders);
        let idle = orders.len() == 1 && self.field().may_stay_engaged(side).is_ok();
        if idle {
            self.done();
            self.touch();
            self.relieve(side);
        }
        idle
    }

    pub(crate) fn obey_disengaging(&mut self, step: DisengageStep, order: Order) {
        let DisengageStep::Disengage(side) = step;
        let Order::Disengage(DisengageOrder::Disengage { piece, to }) = order else {
            self.done();
            self.touch();
            return self.relieve(side);
        };
        let from = self.position.at(piece);
        let fleeing = !self.field().must_disengage();
        self.leave_march(side, Pieces::only(piece), 0);
        self.position.put(piece, to);
        self.position.marks.moved.add(piece);
        self.position.marks.marched.add(piece);
        self.journal.note(cites!["4.3", "4.31", "4.5", !fleeing => "2.2", fleeing => "20.51"], || {
            DisengageEvent::Disengaged { side, piece, from, to }
        });
    }
}
