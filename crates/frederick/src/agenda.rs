//! Steps inside steps: the stack of what is pending, and what each step has to remember.

use hexes::Hex;
use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::charts::Effect;
use crate::pieces::{UnitId, Units, WingId};

pub use crate::bombardment::BombardStep;

/// Why units bear loss points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Close combat.
    Combat,
    /// Bombardment from the next hex.
    Canister,
    /// Bombardment from afar.
    Shot,
}

/// Loss points still to be borne by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossPoints {
    /// Whose losses.
    pub side: Side,
    /// Why.
    pub cause: Cause,
    /// The hex that was bombarded; in close combat all hexes of the side.
    pub hex: Hex,
    /// Points left.
    pub points: u8,
    /// What else the result says.
    pub effect: Effect,
    /// The unit that bears the first point.
    pub lead: Option<UnitId>,
    /// Units that have lost a step by this result.
    pub reduced: Units,
    /// The same, twice.
    pub reduced_twice: Units,
    /// Steps lost by this result in all.
    pub steps: u8,
}

/// Why a unit goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flight {
    /// Disordered: one hex.
    Disorder,
    /// Disordered of its owner's own will, never into a zone of control.
    Voluntary,
    /// Routed.
    Rout,
    /// The movement of routed units.
    Routed,
}

/// A retreat under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Who.
    pub unit: UnitId,
    /// Why.
    pub flight: Flight,
    /// From where.
    pub start: Hex,
    /// The hex before this one.
    pub before: Hex,
    /// Hexes still to go.
    pub left: u8,
    /// Friends it has come upon.
    pub stirred: Units,
}

/// What the Fortunes of War bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fortune {
    /// One wing crawls.
    ConfusedWing,
    /// Artillery crawls.
    DraggingGuns,
    /// Two wings in column crawl.
    MarchDebacle,
    /// One deployed wing must rush on.
    RashAttack,
}

/// One pending step; the top one is run until a side has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", remote = "Self")]
pub enum Step {
    /// Chapter 8: bombardment.
    #[serde(skip)]
    Bombard(BombardStep),
    /// A side sets its pieces up, one after the other.
    SetUp(Side),
    /// A side may try to activate its army.
    Activation(Side),
    /// A side may advance of its own will.
    Volunteer(Side),
    /// A side may take a wing on a short leash.
    ShortLeash(Side),
    /// The enemy of the side picks wings that fortune strikes.
    Fortune {
        /// Whose wings.
        side: Side,
        /// What strikes.
        fortune: Fortune,
        /// How many more.
        left: u8,
    },
    /// Wings deploy from column.
    Deploy(Side),
    /// Group command rolls.
    Command(Side),
    /// Special leaders rouse wings.
    Rouse(Side),
    /// Units trace command to the army commander.
    Trace(Side),
    /// Routed units move.
    Rout(Side),
    /// Normal movement.
    Move(Side),
    /// The inactive side may try a coup d'oeil.
    Coup {
        /// Which side.
        side: Side,
        /// The group of the detachment that has the eye; 0 is the army.
        group: u8,
    },
    /// It succeeded: the side may pay and be active.
    PayCoup {
        /// Which side.
        side: Side,
        /// Whose eye it was.
        group: u8,
    },
    /// A wing in column may try to deploy before the enemy.
    ForcedDeployment {
        /// The wing.
        wing: WingId,
        /// The enemy who came near.
        by: UnitId,
    },
    /// Rallies.
    Rally(Side),
    /// Close combats are designated.
    Combat(Side),
    /// Hexes join an attack.
    Attack(Side),
    /// Fast defenders may withdraw.
    Withdraw {
        /// Which of the defending hexes.
        place: u8,
    },
    /// A side names its lead unit.
    Lead(Side),
    /// The attacker picks the hexes whose ground counts.
    Ground(Side),
    /// The die of a close combat.
    Resolve,
    /// Loss points are borne.
    LossPoints(LossPoints),
    /// A battery loses a step.
    LoseGuns {
        /// Whose.
        side: Side,
        /// In which hex; in close combat any hex of the side.
        hex: Option<Hex>,
    },
    /// Weak units left are disordered.
    AdditionalRetreat {
        /// Those who have still to go.
        units: Units,
    },
    /// A side may advance after combat.
    Advance(Side),
    /// Overrun artillery.
    Capture {
        /// Who overruns it.
        side: Side,
    },
    /// Momentum.
    Momentum(Side),
    /// Further momentum advances.
    MomentumAdvance(Side),
    /// A sweeping charge may be tried.
    Sweep(Side),
    /// Cavalry joins a sweeping charge.
    Charge(Side),
    /// A retreat.
    Retreat(Retreat),
    /// Leaders may accompany a retreating unit.
    Follow {
        /// Whose.
        side: Side,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// Morale checks of units that others retreated through.
    Checks,
    /// Units of both armies fly one by one, both sides in turn.
    Collapse {
        /// Whose turn it is to choose.
        side: Side,
        /// Who has still to go.
        units: Units,
    },
    /// The end of the morale adjustment.
    EndTurn,
    /// More Croats may join a sniping attack.
    Snipe(Side),
}

kernel::flat! {
    Step { Bombard(BombardStep), .. }
    numbered
    "set-up" "activation" "volunteer" "short-leash" "fortune" "deploy" "command" "rouse" "trace" "rout" "move" "coup"
    "pay-coup" "forced-deployment" "bombard" "gunnery" "shelter" "rally" "combat" "attack" "withdraw" "lead" "ground"
    "resolve" "loss-points" "lose-guns" "additional-retreat" "advance" "capture" "momentum" "momentum-advance" "sweep"
    "charge" "retreat" "follow" "checks" "collapse" "end-turn" "snipe"
}

/// The deepest the agenda ever gets; a test proves it.
pub const DEEPEST: usize = 12;

/// The stack of pending steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agenda {
    steps: [Step; DEEPEST],
    depth: u8,
}

const IDLE: Step = Step::EndTurn;

impl Agenda {
    pub(crate) const EMPTY: Agenda = Agenda { steps: [IDLE; DEEPEST], depth: 0 };

    /// What is to be done next.
    #[inline]
    pub fn top(&self) -> Option<&Step> {
        self.depth.checked_sub(1).map(|top| &self.steps[top as usize])
    }

    /// Puts another step in the place of the top one.
    pub(crate) fn replace_top(&mut self, step: impl Into<Step>) {
        if let Some(top) = self.depth.checked_sub(1) {
            self.steps[top as usize] = step.into();
        }
    }

    /// How many steps are pending.
    pub fn depth(&self) -> usize {
        self.depth as usize
    }

    /// Puts a step on top.
    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        debug_assert!(self.depth() < DEEPEST, "the agenda is at most {DEEPEST} deep: {:?}", self.steps);
        if let Some(slot) = self.steps.get_mut(self.depth as usize) {
            *slot = step.into();
            self.depth += 1;
        }
    }

    /// Takes the top step off.
    pub(crate) fn pop(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        // What lies above is forgotten, so that equal agendas are equal.
        self.steps[self.depth as usize] = IDLE;
    }

    /// All pending steps, the lowest first.
    pub(crate) fn pending(&self) -> &[Step] {
        &self.steps[..self.depth()]
    }
}

const _: () = assert!(size_of::<Step>() <= 64);
