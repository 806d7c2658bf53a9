//! Steps inside steps: the stack of what is pending. Each chapter owns its steps.

pub use crate::activation::ActivationStep;
pub use crate::army_morale::ArmyMoraleStep;
pub use crate::bombardment::BombardStep;
pub use crate::close_combat::CombatStep;
pub use crate::column::ColumnStep;
pub use crate::command::{CommandStep, Fortune};
pub use crate::intelligence::IntelligenceStep;
pub use crate::losses::{Cause, LossPoints, LossStep};
pub use crate::morale::MoraleStep;
pub use crate::movement::MoveStep;
pub use crate::retreat::{Flight, Retreat, RetreatStep};
pub use crate::scenario::ScenarioStep;
pub use crate::set_up::SetUpStep;

kernel::flat! {
    /// One pending step; the top one is run until a side has to decide.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Step {
        /// Set-up.
        SetUp(SetUpStep),
        /// Rules of single scenarios.
        Scenario(ScenarioStep),
        /// Chapters 4.1 and 4.3: activation.
        Activation(ActivationStep),
        /// Chapters 4.2, 4.5 and 18: command.
        Command(CommandStep),
        /// Chapter 7.6: columns.
        Column(ColumnStep),
        /// Chapter 7: movement.
        Move(MoveStep),
        /// Chapter 8: bombardment.
        Bombard(BombardStep),
        /// Chapter 9: morale.
        Morale(MoraleStep),
        /// Chapter 10: close combat.
        Combat(CombatStep),
        /// Chapter 10.8: losses.
        Loss(LossStep),
        /// Chapter 10.9: retreats.
        Retreat(RetreatStep),
        /// Chapters 12 and 13: army morale.
        ArmyMorale(ArmyMoraleStep),
        /// Chapter 17: limited intelligence.
        Intelligence(IntelligenceStep),
    }
    numbered
    "set-up" "activation" "volunteer" "short-leash" "fortune" "deploy" "command" "rouse" "trace" "rout" "move" "coup"
    "pay-coup" "forced-deployment" "bombard" "gunnery" "shelter" "rally" "combat" "attack" "withdraw" "lead" "ground"
    "resolve" "loss-points" "lose-guns" "additional-retreat" "advance" "capture" "momentum" "momentum-advance" "sweep"
    "charge" "retreat" "follow" "checks" "collapse" "end-turn" "snipe" "arrival" "appear"
    "conceal" "meet" "shift" "formation" "call-up"
}

/// The deepest the agenda ever gets; a test proves it.
pub const DEEPEST: usize = 12;

/// The stack of pending steps.
pub type Agenda = kernel::Agenda<Step, DEEPEST>;

/// What fills the room above the pending steps.
impl Default for Step {
    fn default() -> Self {
        Step::ArmyMorale(ArmyMoraleStep::EndTurn)
    }
}

const _: () = assert!(size_of::<Step>() <= 64);
