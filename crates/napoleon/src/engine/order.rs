//! Orders: every decision of a side, as atoms. Each chapter owns its orders; a step may accept those of a neighbour.

use hexes::Hex;

use crate::engine::pieces::PieceId;

pub use crate::bombardment::BombardOrder;
pub use crate::cards::CardOrder;
pub use crate::charge::ChargeOrder;
pub use crate::combat::CombatOrder;
pub use crate::command::CommandOrder;
pub use crate::disengagement::DisengageOrder;
pub use crate::march_orders::MarchOrder;
pub use crate::movement::MoveOrder;
pub use crate::recovery::RecoveryOrder;
pub use crate::reinforcements::ReinforcementOrder;
pub use crate::repulse::RepulseOrder;
pub use crate::results::ResultOrder;
pub use crate::supply::SupplyOrder;
pub use crate::trains::TrainOrder;
pub use crate::vedettes::VedetteOrder;
pub use crate::works::WorkOrder;

kernel::flat! {
    /// One decision of one side.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Order {
        /// Chapter 6: command.
        Command(CommandOrder),
        /// Chapter 7: movement.
        Move(MoveOrder),
        /// Chapter 9: repulse.
        Repulse(RepulseOrder),
        /// Chapter 10: combat.
        Combat(CombatOrder),
        /// Chapter 12: results.
        Result(ResultOrder),
        /// Chapter 22: recovery.
        Recovery(RecoveryOrder),
        /// Chapter 13: bombardment.
        Bombard(BombardOrder),
        /// Chapter 14: charges.
        Charge(ChargeOrder),
        /// Chapter 15: fortified places.
        Work(WorkOrder),
        /// Chapter 16: vedettes.
        Vedette(VedetteOrder),
        /// Chapter 17: supply.
        Supply(SupplyOrder),
        /// Chapter 18: trains.
        Train(TrainOrder),
        /// Chapter 19: reinforcements.
        Reinforcement(ReinforcementOrder),
        /// Chapter 20: march orders.
        March(MarchOrder),
        /// Chapter 2: disengagement.
        Disengage(DisengageOrder),
        /// Chapter 24: cards.
        Card(CardOrder),
    }
    numbered
    "command" "assist" "rouse" "end-command" "take" "join" "step" "road-march" "leave-march" "damage" "repair" "halt"
    "end-movement" "venture" "repulse" "evade" "evade-to" "end-evading" "assail" "storm" "go" "call-off"
    "end-declaring" "resolve" "claim" "retire" "retreat-to" "displace" "reduce" "give-up" "advance" "end-advance"
    "venture-together" "reorganize" "make-vedettes" "end-reorganizing" "target" "lay" "fire" "cease-fire" "stand-fast"
    "give-way" "withdraw" "remain" "withhold" "pledge" "charge" "spur" "sound" "ride-back" "end-charging" "build"
    "end-building" "commit" "decline"
    "recombine" "feed" "lay-pontoon" "take-up" "end-taking-up" "enter" "unfold" "call" "brief" "brief-formation" "redirect" "aim"
    "direct" "recall" "general-retreat" "lift-retreat" "leave-map" "end-briefing" "disengage" "end-disengaging"
    "play-card" "pick-column" "reroute" "survey" "enact" "forgo"
    "clear"
}

/// Everything that an order names.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Named {
    pub(crate) piece: Option<PieceId>,
    pub(crate) other: Option<PieceId>,
    pub(crate) hex: Option<Hex>,
    pub(crate) crossing: Option<u8>,
    pub(crate) number: Option<u8>,
}

impl Named {
    pub(crate) fn piece(piece: PieceId) -> Self {
        Named { piece: Some(piece), ..Named::default() }
    }

    pub(crate) fn pieces(piece: PieceId, other: PieceId) -> Self {
        Named { piece: Some(piece), other: Some(other), ..Named::default() }
    }

    pub(crate) fn hex(hex: Hex) -> Self {
        Named { hex: Some(hex), ..Named::default() }
    }

    pub(crate) fn at(piece: PieceId, hex: Hex) -> Self {
        Named { piece: Some(piece), hex: Some(hex), ..Named::default() }
    }

    pub(crate) fn crossing(crossing: u8) -> Self {
        Named { crossing: Some(crossing), ..Named::default() }
    }

    pub(crate) fn number(number: u8) -> Self {
        Named { number: Some(number), ..Named::default() }
    }
}

impl Order {
    /// Everything that the order names.
    pub(crate) fn named(self) -> Named {
        match self {
            Order::Command(order) => order.named(),
            Order::Move(order) => order.named(),
            Order::Repulse(order) => order.named(),
            Order::Combat(order) => order.named(),
            Order::Result(order) => order.named(),
            Order::Recovery(order) => order.named(),
            Order::Bombard(order) => order.named(),
            Order::Charge(order) => order.named(),
            Order::Work(order) => order.named(),
            Order::Vedette(order) => order.named(),
            Order::Supply(order) => order.named(),
            Order::Train(order) => order.named(),
            Order::Reinforcement(order) => order.named(),
            Order::March(order) => order.named(),
            Order::Disengage(order) => order.named(),
            Order::Card(order) => order.named(),
        }
    }
}

// Orders are copied by the thousand.
const _: () = assert!(size_of::<Order>() <= 6);

#[cfg(test)]
mod tests {
    use super::Order;
    use crate::engine::agenda::Step;

    #[test]
    fn every_name_has_one_chapter_and_one_number() {
        assert_eq!(kernel::flat::faults::<Order>(), Vec::<String>::new());
        assert_eq!(kernel::flat::faults::<Step>(), Vec::<String>::new());
    }
}
