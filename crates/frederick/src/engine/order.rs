//! Orders: every decision of a side, as atoms. Each chapter owns its orders; a step may
//! accept those of a neighbour.

use hexes::Hex;

use crate::engine::pieces::{LeaderId, PieceId, UnitId, WingId};

pub use crate::activation::ActivationOrder;
pub use crate::bombardment::BombardOrder;
pub use crate::close_combat::CombatOrder;
pub use crate::column::ColumnOrder;
pub use crate::command::CommandOrder;
pub use crate::intelligence::IntelligenceOrder;
pub use crate::losses::LossOrder;
pub use crate::morale::MoraleOrder;
pub use crate::movement::MoveOrder;
pub use crate::retreat::RetreatOrder;
pub use crate::scenario::ScenarioOrder;
pub use crate::set_up::SetUpOrder;

kernel::flat! {
    /// One decision of one side.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Order {
        /// Set-up.
        SetUp(SetUpOrder),
        /// Rules of single scenarios.
        Scenario(ScenarioOrder),
        /// Chapters 4.1 and 4.3: activation.
        Activation(ActivationOrder),
        /// Chapters 4.2, 4.5 and 18: command.
        Command(CommandOrder),
        /// Chapter 7.6: columns.
        Column(ColumnOrder),
        /// Chapter 7: movement.
        Move(MoveOrder),
        /// Chapter 8: bombardment.
        Bombard(BombardOrder),
        /// Chapter 9: morale.
        Morale(MoraleOrder),
        /// Chapter 10: close combat.
        Combat(CombatOrder),
        /// Chapter 10.8: losses.
        Loss(LossOrder),
        /// Chapter 10.9: retreats.
        Retreat(RetreatOrder),
        /// Chapter 17: limited intelligence.
        Intelligence(IntelligenceOrder),
    }
    numbered
    "place" "quick-set-up" "activate" "stay-inactive" "volunteer" "stay-in-camp" "try-coup" "let-pass"
    "pay-activation" "leash" "no-leash" "strike" "deploy" "deploy-guns" "turn-commander" "end-deploy" "rouse"
    "end-rouse" "trace" "end-trace" "enter" "flee" "retreat-to" "retreat-off" "accompany" "end-accompany" "take"
    "step" "step-in" "halt" "leave" "lift" "column" "column-guns" "give-up" "end-movement" "deploy-in-haste"
    "stay-in-column" "aim" "battery" "fire" "end-bombardment" "rally" "end-rally" "assail" "storm" "go" "snipe"
    "end-combat" "withdraw-to" "stand" "lead" "ground" "lose-step" "give-ground" "lose-guns" "waver" "advance"
    "advance-leader" "end-advance" "momentum-attack" "end-momentum" "charge" "charge-with" "end-sweep" "lift-support"
    "reduce" "lay" "load" "ride" "attach" "mask" "tell-off" "ready" "muster" "pace" "trail" "rest" "unveil" "fold" "unfold"
    "exchange" "shift" "in-line" "in-column" "station" "rejoin"
}

/// Everything that an order names.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Named {
    pub(crate) unit: Option<UnitId>,
    pub(crate) leader: Option<LeaderId>,
    pub(crate) wing: Option<WingId>,
    pub(crate) hexes: [Option<Hex>; 2],
}

impl Named {
    pub(crate) fn unit(unit: UnitId) -> Self {
        Named { unit: Some(unit), ..Named::default() }
    }

    pub(crate) fn leader(leader: LeaderId) -> Self {
        Named { leader: Some(leader), ..Named::default() }
    }

    pub(crate) fn piece(piece: PieceId) -> Self {
        match piece {
            PieceId::Unit(unit) => Named::unit(unit),
            PieceId::Leader(leader) => Named::leader(leader),
        }
    }

    pub(crate) fn wing(wing: WingId) -> Self {
        Named { wing: Some(wing), ..Named::default() }
    }

    pub(crate) fn hex(hex: Hex) -> Self {
        Named { hexes: [Some(hex), None], ..Named::default() }
    }

    pub(crate) fn hexes(one: Hex, other: Hex) -> Self {
        Named { hexes: [Some(one), Some(other)], ..Named::default() }
    }
}

impl Order {
    /// Everything that the order names.
    pub(crate) fn named(self) -> Named {
        match self {
            Order::SetUp(order) => order.named(),
            Order::Scenario(order) => order.named(),
            Order::Activation(order) => order.named(),
            Order::Command(order) => order.named(),
            Order::Column(order) => order.named(),
            Order::Move(order) => order.named(),
            Order::Bombard(order) => order.named(),
            Order::Morale(order) => order.named(),
            Order::Combat(order) => order.named(),
            Order::Loss(order) => order.named(),
            Order::Retreat(order) => order.named(),
            Order::Intelligence(order) => order.named(),
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
