//! Steps inside steps: the stack of what is pending. Each chapter owns its steps.

pub use crate::bombardment::BombardStep;
pub use crate::cards::CardStep;
pub use crate::charge::ChargeStep;
pub use crate::combat::CombatStep;
pub use crate::command::CommandStep;
pub use crate::disengagement::DisengageStep;
pub use crate::march_orders::MarchStep;
pub use crate::movement::MoveStep;
pub use crate::recovery::RecoveryStep;
pub use crate::results::ResultStep;
pub use crate::supply::SupplyStep;
pub use crate::trains::TrainStep;
pub use crate::works::WorkStep;

kernel::flat! {
    /// One pending step; the top one is run until a side has to decide.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Step {
        /// Chapter 6: command.
        Command(CommandStep),
        /// Chapter 7: movement.
        Move(MoveStep),
        /// Chapter 10: combat.
        Combat(CombatStep),
        /// Chapter 12: results.
        Result(ResultStep),
        /// Chapter 22: recovery.
        Recovery(RecoveryStep),
        /// Chapter 13: bombardment.
        Bombard(BombardStep),
        /// Chapter 14: charges.
        Charge(ChargeStep),
        /// Chapter 15: fortified places.
        Work(WorkStep),
        /// Chapter 17: supply.
        Supply(SupplyStep),
        /// Chapter 18: trains.
        Train(TrainStep),
        /// Chapter 20: march orders.
        March(MarchStep),
        /// Chapter 2: disengagement.
        Disengage(DisengageStep),
        /// Chapter 24: cards.
        Card(CardStep),
    }
    numbered
    "command" "move" "initiative" "evade" "evade-to" "declare" "fight" "claim" "rout" "retreat" "displace" "reduce"
    "exchange" "advance" "crowd" "reorganize" "cannonade" "stand" "hit" "withdraw" "occupy" "charge" "rein" "land" "build"
    "commit" "daunt" "feed" "take-up" "brief" "aim" "disengage"
    "card" "card-aim" "tactics" "shock-dice" "volley" "onset"
}

/// The deepest the agenda ever gets.
pub const DEEPEST: usize = 18;

/// The stack of pending steps.
pub type Agenda = kernel::Agenda<Step, DEEPEST>;

/// What fills the room above the pending steps.
impl Default for Step {
    fn default() -> Self {
        Step::Command(CommandStep::Command(kernel::Side::First))
    }
}

const _: () = assert!(size_of::<Step>() <= 64);
