//! What a side is asked. Each chapter asks its own questions.

pub use crate::activation::ActivationQuestion;
pub use crate::army_morale::ArmyMoraleQuestion;
pub use crate::bombardment::BombardQuestion;
pub use crate::close_combat::CombatQuestion;
pub use crate::column::ColumnQuestion;
pub use crate::command::CommandQuestion;
pub use crate::intelligence::IntelligenceQuestion;
pub use crate::losses::LossQuestion;
pub use crate::morale::MoraleQuestion;
pub use crate::movement::MoveQuestion;
pub use crate::retreat::RetreatQuestion;
pub use crate::scenario::ScenarioQuestion;
pub use crate::set_up::SetUpQuestion;

kernel::nest! {
    /// What an order is asked for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Question {
        /// Set-up.
        SetUp(SetUpQuestion),
        /// Rules of single scenarios.
        Scenario(ScenarioQuestion),
        /// Chapters 4.1 and 4.3: activation.
        Activation(ActivationQuestion),
        /// Chapters 4.2, 4.5 and 18: command.
        Command(CommandQuestion),
        /// Chapter 7.6: columns.
        Column(ColumnQuestion),
        /// Chapter 7: movement.
        Move(MoveQuestion),
        /// Chapter 8: bombardment.
        Bombard(BombardQuestion),
        /// Chapter 9: morale.
        Morale(MoraleQuestion),
        /// Chapter 10: close combat.
        Combat(CombatQuestion),
        /// Chapter 10.8: losses.
        Loss(LossQuestion),
        /// Chapter 10.9: retreats.
        Retreat(RetreatQuestion),
        /// Chapters 12 and 13: army morale.
        ArmyMorale(ArmyMoraleQuestion),
        /// Chapter 17: limited intelligence.
        Intelligence(IntelligenceQuestion),
    }
}
