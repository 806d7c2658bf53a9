//! Chapter 13: bombardment. First the target, then the batteries one by one, then fire. The other
//! side's batteries react before attacks are declared. Whoever declares attacks may pledge a
//! battery: it will bombard a hex that nobody attacks (13.6).

mod effects;
pub(crate) mod gunnery;
mod pledges;

use hexes::Hex;
use kernel::{Journal, Refusal, Side, Tally};
use serde::{Deserialize, Serialize};

pub use pledges::Barrage;

use crate::engine::arms::Shot;
use crate::engine::event::Event;
use crate::engine::order::{Named, Order, ResultOrder};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::NOWHERE;
use crate::engine::question::Question;
use crate::rules::refuse;

/// The steps of bombardment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BombardStep {
    /// A side fires.
    Cannonade {
        /// Which.
        side: Side,
        /// The hex that is aimed at; nowhere if there is none yet.
        at: Hex,
        /// The batteries that will fire at it.
        guns: Pieces,
    },
    /// A side whose hex was hit stands fast or gives way (13.39).
    Stand {
        /// Which.
        side: Side,
        /// The hex.
        at: Hex,
    },
    /// The side that fired says who is reduced (13.38).
    Hit {
        /// Which.
        side: Side,
        /// One of these.
        among: Pieces,
        /// How many still.
        left: u8,
    },
    /// A side whose units were reduced may leave the hex (13.38).
    Withdraw {
        /// Which.
        side: Side,
        /// The hex.
        at: Hex,
    },
    /// When all has been fired, vacated hexes are occupied (12.4 C).
    Occupy(Side),
}

/// The orders of bombardment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BombardOrder {
    /// A hex is aimed at.
    Target(Hex),
    /// A battery fires at it.
    Lay(PieceId),
    /// They fire.
    Fire,
    /// No more fire.
    CeaseFire,
    /// The hit stand fast.
    StandFast,
    /// They do not.
    GiveWay,
    /// The reduced leave their hex.
    Withdraw,
    /// They do not.
    Remain,
    /// A battery keeps out of the attack of its stack (13.41).
    Withhold(PieceId),
    /// A battery will bombard a hex that nobody has to attack then (13.6).
    Pledge {
        /// The battery.
        piece: PieceId,
        /// The hex.
        hex: Hex,
    },
}

impl BombardOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            BombardOrder::Target(hex) => Named::hex(hex),
            BombardOrder::Lay(piece) | BombardOrder::Withhold(piece) => Named::piece(piece),
            BombardOrder::Pledge { piece, hex } => Named::at(piece, hex),
            BombardOrder::Fire
            | BombardOrder::CeaseFire
            | BombardOrder::StandFast
            | BombardOrder::GiveWay
            | BombardOrder::Withdraw
            | BombardOrder::Remain => Named::default(),
        }
    }
}

/// What bombardment asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BombardQuestion {
    /// What is aimed at.
    Target,
    /// With whom.
    Guns,
    /// Whether the hit stand fast.
    Stand,
    /// Who is reduced.
    Hit,
    /// Whether the reduced leave.
    Withdraw,
    /// Who occupies vacated hexes.
    Occupy,
}

/// What bombardment brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum BombardEvent {
    Bombarded {
        side: Side,
        pieces: Pieces,
        at: Hex,
        strength: u16,
        counter: u16,
        shifts: Box<Tally>,
        die: u8,
        shot: Shot,
    },
    Suppressed {
        side: Side,
        pieces: Pieces,
    },
    Steadied {
        side: Side,
        piece: PieceId,
        die: u8,
        steady: bool,
    },
    Withdrawn {
        side: Side,
        pieces: Pieces,
        at: Hex,
    },
    Withheld {
        side: Side,
        piece: PieceId,
    },
    Pledged {
        side: Side,
        piece: PieceId,
        at: Hex,
    },
}

impl BombardEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            BombardEvent::Bombarded { side, .. }
            | BombardEvent::Suppressed { side, .. }
            | BombardEvent::Steadied { side, .. }
            | BombardEvent::Withdrawn { side, .. }
            | BombardEvent::Withheld { side, .. }
            | BombardEvent::Pledged { side, .. } => *side,
        }
    }
}

impl BombardStep {
    fn cannonade(side: Side) -> BombardStep {
        BombardStep::Cannonade { side, at: NOWHERE, guns: Pieces::NONE }
    }
}

impl Field<'_> {
    pub(crate) fn bombard_asks(&self, step: BombardStep) -> (Side, Question) {
        let (side, question) = match step {
            BombardStep::Cannonade { side, at: NOWHERE, .. } => (side, BombardQuestion::Target),
            BombardStep::Cannonade { side, .. } => (side, BombardQuestion::Guns),
            BombardStep::Stand { side, .. } => (side, BombardQuestion::Stand),
            BombardStep::Hit { side, .. } => (side, BombardQuestion::Hit),
            BombardStep::Withdraw { side, .. } => (side, BombardQuestion::Withdraw),
            BombardStep::Occupy(side) => (side, BombardQuestion::Occupy),
        };
        (side, question.into())
    }

    pub(crate) fn bombard_orders(&self, step: BombardStep, out: &mut Vec<Order>) {
        let mut list = |order: Order| {
            if self.check_bombard(step, order).is_ok() {
                out.push(order);
            }
        };
        match step {
            BombardStep::Cannonade { side, at: NOWHERE, .. } => {
                self.shell_targets(side).for_each(|hex| list(BombardOrder::Target(hex).into()));
                list(BombardOrder::CeaseFire.into());
            }
            BombardStep::Cannonade { side, .. } => {
                self.batteries(side).iter().for_each(|gun| list(BombardOrder::Lay(gun).into()));
                list(BombardOrder::Fire.into());
            }
            BombardStep::Stand { .. } => {
                list(BombardOrder::StandFast.into());
                list(BombardOrder::GiveWay.into());
            }
            BombardStep::Hit { among, .. } => among.iter().for_each(|unit| list(ResultOrder::Reduce(unit).into())),
            BombardStep::Withdraw { .. } => {
                list(BombardOrder::Withdraw.into());
                list(BombardOrder::Remain.into());
            }
            BombardStep::Occupy(side) => {
                for to in self.position.barrage.shelled() {
                    let around = self.around(to).flat_map(|(_, near)| self.ours_at(side, near).iter());
                    around.for_each(|piece| list(ResultOrder::Advance { piece, to }.into()));
                }
                list(ResultOrder::EndAdvance.into());
            }
        }
    }

    pub(crate) fn check_bombard(&self, step: BombardStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (BombardStep::Cannonade { side, at: NOWHERE, .. }, Order::Bombard(BombardOrder::Target(hex))) => {
                self.may_target(side, hex)
            }
            (BombardStep::Cannonade { side, at: NOWHERE, .. }, Order::Bombard(BombardOrder::CeaseFire)) => {
                self.may_cease_fire(side)
            }
            (BombardStep::Cannonade { at: NOWHERE, .. }, _) => Err(not_now()),
            (BombardStep::Cannonade { side, at, guns }, Order::Bombard(BombardOrder::Lay(gun))) => {
                require(!guns.has(gun), refuse!("13.32", "laid-already"))?;
                self.may_lay(side, gun, at)
            }
            (BombardStep::Cannonade { guns, .. }, Order::Bombard(BombardOrder::Fire)) => {
                require(!guns.is_empty(), refuse!("13.31", "no-battery-laid"))
            }
            (BombardStep::Stand { .. }, Order::Bombard(BombardOrder::StandFast | BombardOrder::GiveWay))
            | (BombardStep::Withdraw { .. }, Order::Bombard(BombardOrder::Withdraw | BombardOrder::Remain))
            | (BombardStep::Occupy(_), Order::Result(ResultOrder::EndAdvance)) => Ok(()),
            (BombardStep::Hit { among, .. }, Order::Result(ResultOrder::Reduce(unit))) => {
                require(among.has(unit), refuse!("13.38", "not-hit"))
            }
            (BombardStep::Occupy(side), Order::Result(ResultOrder::Advance { piece, to })) => {
                self.may_occupy(side, piece, to)
            }
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A side may fire: the other side in reaction, the active side in its own step (2.1 D, 13.1).
    pub(crate) fn begin_bombarding(&mut self, side: Side) {
        // Whether anybody can fire may tell something of a hidden battery.
        self.show_of(side);
        self.position.barrage.clear_shelled();
        self.push(BombardStep::cannonade(side));
    }

    pub(crate) fn run_bombard(&mut self, step: BombardStep) -> bool {
        match step {
            BombardStep::Cannonade { side, at: NOWHERE, .. } => self.run_cannonade(side),
            BombardStep::Cannonade { .. } => false,
            BombardStep::Stand { side, at } => self.run_standing(side, at),
            BombardStep::Hit { among, left, .. } => self.run_hitting(among, left),
            BombardStep::Withdraw { side, at } => self.run_withdrawing(side, at),
            BombardStep::Occupy(side) => self.run_occupying(side),
        }
    }

    pub(crate) fn obey_bombard(&mut self, step: BombardStep, order: Order) {
        match (step, order) {
            (BombardStep::Cannonade { side, guns, .. }, Order::Bombard(BombardOrder::Target(at))) => {
                self.go_on(BombardStep::Cannonade { side, at, guns });
            }
            (BombardStep::Cannonade { side, at, mut guns }, Order::Bombard(BombardOrder::Lay(gun))) => {
                guns.add(gun);
                self.show(Pieces::only(gun));
                self.go_on(BombardStep::Cannonade { side, at, guns });
            }
            (BombardStep::Cannonade { side, at, guns }, Order::Bombard(BombardOrder::Fire)) => {
                self.go_on(BombardStep::cannonade(side));
                self.open_fire(side, at, guns);
            }
            (BombardStep::Cannonade { side, .. }, _) => self.cease_fire(side),
            (BombardStep::Stand { side, at }, Order::Bombard(order)) => {
                self.done();
                self.stand(side, at, order == BombardOrder::StandFast);
            }
            (BombardStep::Hit { .. }, Order::Result(ResultOrder::Reduce(unit))) => self.hit(step, unit),
            (BombardStep::Withdraw { side, at }, Order::Bombard(order)) => {
                self.done();
                if order == BombardOrder::Withdraw {
                    self.fall_back_from_fire(side, at);
                }
            }
            (BombardStep::Occupy(side), Order::Result(ResultOrder::Advance { piece, to })) => {
                self.occupy(side, piece, to);
            }
            _ => {
                self.done();
                self.catch_leaders();
                self.catch_trains();
            }
        }
    }
}
