//! What a side is asked. Each chapter asks its own questions.

pub use crate::bombardment::BombardQuestion;
pub use crate::cards::CardQuestion;
pub use crate::charge::ChargeQuestion;
pub use crate::combat::CombatQuestion;
pub use crate::command::CommandQuestion;
pub use crate::disengagement::DisengageQuestion;
pub use crate::march_orders::MarchQuestion;
pub use crate::movement::MoveQuestion;
pub use crate::recovery::RecoveryQuestion;
pub use crate::results::ResultQuestion;
pub use crate::supply::SupplyQuestion;
pub use crate::trains::TrainQuestion;
pub use crate::works::WorkQuestion;

kernel::nest! {
    /// What an order is asked for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Question {
        /// Chapter 6: command.
        Command(CommandQuestion),
        /// Chapter 7: movement.
        Move(MoveQuestion),
        /// Chapter 10: combat.
        Combat(CombatQuestion),
        /// Chapter 12: results.
        Result(ResultQuestion),
        /// Chapter 22: recovery.
        Recovery(RecoveryQuestion),
        /// Chapter 13: bombardment.
        Bombard(BombardQuestion),
        /// Chapter 14: charges.
        Charge(ChargeQuestion),
        /// Chapter 15: fortified places.
        Work(WorkQuestion),
        /// Chapter 17: supply.
        Supply(SupplyQuestion),
        /// Chapter 18: trains.
        Train(TrainQuestion),
        /// Chapter 20: march orders.
        March(MarchQuestion),
        /// Chapter 2: disengagement.
        Disengage(DisengageQuestion),
        /// Chapter 24: cards.
        Card(CardQuestion),
    }
}
