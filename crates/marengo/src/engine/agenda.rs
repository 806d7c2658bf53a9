//! Steps inside steps: the stack of what is pending, and what each step has to remember.

use kernel::{Side, Tokens};
use serde::{Deserialize, Serialize};

use crate::board::{ApproachId, KnotId, LaneId, LocaleId};
use crate::pieces::Arm;

/// A manoeuvre attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thrust {
    /// The attackers.
    pub attackers: Tokens,
    /// The approach they leave over.
    pub over: ApproachId,
    /// Whether they came out of a blocking place.
    pub from_block: bool,
    /// How they come, if by road.
    pub road: Option<Crossing>,
    /// By road: only main roads so far, and whether a command was spent.
    pub main_paid: (bool, bool),
}

/// A border that cavalry will have crossed by road if its attack succeeds. Until then the
/// road is as it was (8.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crossing {
    /// Where on the road it will be.
    pub knot: KnotId,
    /// The steps it will have used.
    pub steps: u8,
    /// Over which lane.
    pub lane: LaneId,
    /// From which end of it.
    pub way: u8,
}

/// An assault under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assault {
    /// The attackers' approach.
    pub from: ApproachId,
    /// Those who take part, by side.
    pub in_it: [Tokens; 2],
    /// Those who lead, by side.
    pub lead: [Tokens; 2],
    /// The arm that led, by side.
    pub led_by: [Option<Arm>; 2],
    /// Artillery that has fired in defence.
    pub shot: Tokens,
    /// Cavalry in pursuit.
    pub pursuers: Tokens,
    /// Attack less defence, once it is known.
    pub result: i16,
}

/// A retreat under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Whose.
    pub side: Side,
    /// Out of which locale.
    pub from: LocaleId,
    /// Where the attack came from.
    pub origin: LocaleId,
    /// The approach whose pieces have lost an assault and pay no more.
    pub exempt: Option<ApproachId>,
    /// Who has still to go.
    pub going: Tokens,
}

/// Losses still to be assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Batch {
    /// Whose losses.
    pub side: Side,
    /// How many points.
    pub points: u8,
    /// Who bears them first; the enemy assigns among these.
    pub first: Tokens,
    /// Who bears the rest; the owner assigns among these.
    pub then: Tokens,
    /// All points fall on one piece.
    pub single: bool,
    /// Why.
    pub cause: Cause,
}

/// Why points are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Bombardment.
    Bombardment,
    /// Artillery that fires in defence.
    DefensiveFire,
    /// The assault itself.
    Assault,
    /// Cavalry in pursuit.
    Pursuit,
    /// Infantry leaving reserve.
    LeavingReserve,
    /// Leaving an approach.
    LeavingApproach,
    /// Artillery cannot retreat.
    LostGuns,
    /// No way out.
    NoWayOut,
}

/// One pending step; the top one is run until a side has to decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The surprised side declares pieces active.
    Activate,
    /// The side to move mixes its pieces.
    Shuffle,
    /// Announced bombardments are fired or cancelled.
    Bombard,
    /// Assaults, then movement.
    #[default]
    Command,
    /// An attacking infantry is shown before an obstacle.
    ShowInfantry(Thrust),
    /// The defender may block a manoeuvre attack.
    Oppose(Thrust),
    /// The attacker answers a block.
    Answer(Thrust),
    /// The attacker moves in.
    Occupy(Thrust),
    /// The attacker names his leading pieces.
    LeadAttack(Assault),
    /// The defender's artillery fires.
    DefensiveFire(Assault),
    /// The defender names his leading pieces.
    LeadDefence(Assault),
    /// Strengths are compared.
    Clash(Assault),
    /// The winner's cavalry pursues.
    Pursue(Assault),
    /// The loser falls back or retreats.
    Aftermath(Assault),
    /// The winner moves in.
    TakeOver(Assault),
    /// The winner's cavalry closes up.
    CloseUp {
        /// Survivors in reserve.
        members: Tokens,
        /// The locale that was taken.
        locale: LocaleId,
    },
    /// Losses are assigned.
    Lose(Batch),
    /// Losses of a retreat are told off.
    PayRetreat(Retreat),
    /// Pieces retreat one by one.
    Retreat(Retreat),
}

impl Step {
    /// The sets of pieces that a step speaks of; everybody can see who is in which.
    pub(crate) const fn sets(&self) -> [Tokens; 6] {
        match self {
            Step::Activate | Step::Shuffle | Step::Bombard | Step::Command => [0; 6],
            Step::ShowInfantry(thrust) | Step::Oppose(thrust) | Step::Answer(thrust) | Step::Occupy(thrust) => {
                [thrust.attackers, 0, 0, 0, 0, 0]
            }
            Step::LeadAttack(assault)
            | Step::DefensiveFire(assault)
            | Step::LeadDefence(assault)
            | Step::Clash(assault)
            | Step::Pursue(assault)
            | Step::Aftermath(assault)
            | Step::TakeOver(assault) => {
                let Assault { in_it, lead, shot, pursuers, .. } = assault;
                [in_it[0], in_it[1], lead[0], lead[1], *shot, *pursuers]
            }
            Step::CloseUp { members, .. } => [*members, 0, 0, 0, 0, 0],
            Step::Lose(batch) => [batch.first, batch.then, 0, 0, 0, 0],
            Step::PayRetreat(retreat) | Step::Retreat(retreat) => [retreat.going, 0, 0, 0, 0, 0],
        }
    }
}

/// The deepest the agenda ever gets; a test proves it.
pub const DEEPEST: usize = 12;

/// The stack of pending steps.
pub type Agenda = kernel::Agenda<Step, DEEPEST>;

// A size that is pinned: clones and lists are made all the time.
const _: () = assert!(size_of::<Step>() <= 64);
