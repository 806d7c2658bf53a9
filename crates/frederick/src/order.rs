//! Orders: every decision of a side, as atoms.

use hexes::Hex;
use serde::{Deserialize, Serialize};

use crate::pieces::{LeaderId, PieceId, UnitId, WingId};

pub use crate::bombardment::BombardOrder;

/// One decision of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", remote = "Self")]
pub enum Order {
    /// Chapter 8: bombardment.
    #[serde(skip)]
    Bombard(BombardOrder),
    /// Set the piece in hand up here.
    Place(Hex),
    /// Set everybody up as in history.
    QuickSetUp,
    /// Try to activate the army.
    Activate,
    /// Do not.
    StayInactive,
    /// Advance of one's own will.
    Volunteer,
    /// Do not.
    StayInCamp,
    /// Try a coup d'oeil.
    TryCoup,
    /// Do not.
    LetPass,
    /// Pay for the activation that a coup d'oeil gained.
    PayActivation,
    /// Take a wing on a short leash.
    Leash(WingId),
    /// Nobody.
    NoLeash,
    /// Fortune strikes this wing of the enemy.
    Strike(WingId),
    /// This wing deploys from column.
    Deploy(WingId),
    /// This battery deploys with a wing.
    DeployGuns(UnitId),
    /// The army commander leaves the column, or joins one.
    TurnCommander,
    /// No more deployment.
    EndDeploy,
    /// A special leader tries to rouse a wing.
    Rouse {
        /// Who.
        leader: LeaderId,
        /// Whom.
        wing: WingId,
    },
    /// No more of that.
    EndRouse,
    /// This unit traces command to the army commander.
    Trace(UnitId),
    /// No more of that.
    EndTrace,
    /// A wing begins to enter here: its leader comes in.
    Enter {
        /// The wing.
        wing: WingId,
        /// Where.
        at: Hex,
    },
    /// A routed unit runs.
    Flee(UnitId),
    /// The retreating unit goes here.
    RetreatTo(Hex),
    /// The retreating unit leaves the map.
    RetreatOff,
    /// A leader goes with a retreating unit.
    Accompany(LeaderId),
    /// No more leaders do.
    EndAccompany,
    /// Take up a piece to move it.
    Take(PieceId),
    /// Move it to the next hex.
    Step(Hex),
    /// Move a unit that comes in to its first hex.
    StepIn(Hex),
    /// It stops.
    Halt,
    /// It leaves the map.
    Leave,
    /// This unit comes to the top of its stack.
    Lift(UnitId),
    /// This wing goes into column.
    Column(WingId),
    /// This battery joins a wing in column.
    ColumnGuns {
        /// The battery.
        unit: UnitId,
        /// The wing.
        wing: WingId,
    },
    /// Support that cannot leave an overstacked hex is given up.
    GiveUp(UnitId),
    /// No more movement.
    EndMovement,
    /// Try a forced deployment.
    #[serde(rename = "deploy-in-haste")]
    TryForcedDeployment,
    /// Do not.
    StayInColumn,
    /// Try to rally this unit.
    Rally(UnitId),
    /// No more rallies.
    EndRally,
    /// Attack this hex.
    Assail(Hex),
    /// Attack it from here.
    Storm(Hex),
    /// The attack goes in.
    Go,
    /// Croats of a hex snipe at another.
    Snipe {
        /// Whence.
        from: Hex,
        /// Whither.
        at: Hex,
    },
    /// No more close combats.
    EndCombat,
    /// Withdraw to this hex.
    WithdrawTo(Hex),
    /// Stand.
    Stand,
    /// This unit leads.
    Lead(UnitId),
    /// The ground between these hexes counts.
    Ground {
        /// The attacker's.
        from: Hex,
        /// The defender's.
        to: Hex,
    },
    /// This unit loses a step.
    LoseStep(UnitId),
    /// This unit bears the point by going back.
    GiveGround(UnitId),
    /// This battery loses a step.
    LoseGuns(UnitId),
    /// This unit takes its additional retreat next.
    #[serde(rename = "waver")]
    AdditionalRetreat(UnitId),
    /// This unit advances.
    Advance {
        /// Who.
        unit: UnitId,
        /// Whither.
        to: Hex,
    },
    /// This leader advances.
    AdvanceLeader {
        /// Who.
        leader: LeaderId,
        /// Whither.
        to: Hex,
    },
    /// Nobody else advances.
    EndAdvance,
    /// A momentum marker on this hex.
    MomentumAttack(Hex),
    /// Nobody else advances by momentum, or no momentum is used.
    EndMomentum,
    /// A sweeping charge at this hex.
    Charge(Hex),
    /// This cavalry takes part.
    ChargeWith(UnitId),
    /// No sweeping charge.
    EndSweep,
    /// This support comes before the other supports of its stack.
    LiftSupport(UnitId),
    /// Support that cannot leave an overstacked hex loses a step.
    Reduce(UnitId),
}

kernel::flat! {
    Order { Bombard(BombardOrder), .. }
    numbered
    "place" "quick-set-up" "activate" "stay-inactive" "volunteer" "stay-in-camp" "try-coup" "let-pass"
    "pay-activation" "leash" "no-leash" "strike" "deploy" "deploy-guns" "turn-commander" "end-deploy" "rouse"
    "end-rouse" "trace" "end-trace" "enter" "flee" "retreat-to" "retreat-off" "accompany" "end-accompany" "take"
    "step" "step-in" "halt" "leave" "lift" "column" "column-guns" "give-up" "end-movement" "deploy-in-haste"
    "stay-in-column" "aim" "battery" "fire" "end-bombardment" "rally" "end-rally" "assail" "storm" "go" "snipe"
    "end-combat" "withdraw-to" "stand" "lead" "ground" "lose-step" "give-ground" "lose-guns" "waver" "advance"
    "advance-leader" "end-advance" "momentum-attack" "end-momentum" "charge" "charge-with" "end-sweep" "lift-support"
    "reduce"
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
        let mut named = Named::default();
        match self {
            Order::Bombard(order) => return order.named(),
            Order::Take(PieceId::Unit(unit))
            | Order::DeployGuns(unit)
            | Order::Trace(unit)
            | Order::Flee(unit)
            | Order::Lift(unit)
            | Order::LiftSupport(unit)
            | Order::Reduce(unit)
            | Order::GiveUp(unit)
            | Order::Rally(unit)
            | Order::Lead(unit)
            | Order::LoseStep(unit)
            | Order::GiveGround(unit)
            | Order::LoseGuns(unit)
            | Order::AdditionalRetreat(unit)
            | Order::ChargeWith(unit) => named.unit = Some(unit),
            Order::Take(PieceId::Leader(leader)) | Order::Accompany(leader) => named.leader = Some(leader),
            Order::Leash(wing) | Order::Strike(wing) | Order::Deploy(wing) | Order::Column(wing) => {
                named.wing = Some(wing);
            }
            Order::Rouse { leader, wing } => (named.leader, named.wing) = (Some(leader), Some(wing)),
            Order::Enter { wing, at } => (named.wing, named.hexes[0]) = (Some(wing), Some(at)),
            Order::ColumnGuns { unit, wing } => (named.unit, named.wing) = (Some(unit), Some(wing)),
            Order::Advance { unit, to } => (named.unit, named.hexes[0]) = (Some(unit), Some(to)),
            Order::AdvanceLeader { leader, to } => (named.leader, named.hexes[0]) = (Some(leader), Some(to)),
            Order::Snipe { from, at: to } | Order::Ground { from, to } => named.hexes = [Some(from), Some(to)],
            Order::Place(hex)
            | Order::RetreatTo(hex)
            | Order::Step(hex)
            | Order::StepIn(hex)
            | Order::Assail(hex)
            | Order::Storm(hex)
            | Order::WithdrawTo(hex)
            | Order::MomentumAttack(hex)
            | Order::Charge(hex) => named.hexes[0] = Some(hex),
            Order::QuickSetUp
            | Order::Activate
            | Order::StayInactive
            | Order::Volunteer
            | Order::StayInCamp
            | Order::TryCoup
            | Order::LetPass
            | Order::PayActivation
            | Order::NoLeash
            | Order::TurnCommander
            | Order::EndDeploy
            | Order::EndRouse
            | Order::EndTrace
            | Order::RetreatOff
            | Order::EndAccompany
            | Order::Halt
            | Order::Leave
            | Order::EndMovement
            | Order::TryForcedDeployment
            | Order::StayInColumn
            | Order::EndRally
            | Order::Go
            | Order::EndCombat
            | Order::Stand
            | Order::EndAdvance
            | Order::EndMomentum
            | Order::EndSweep => {}
        }
        named
    }
}

// Orders are copied by the thousand.
const _: () = assert!(size_of::<Order>() <= 6);

#[cfg(test)]
mod tests {
    use super::Order;
    use crate::agenda::Step;

    #[test]
    fn every_name_has_one_chapter_and_one_number() {
        assert_eq!(kernel::flat::faults::<Order>(), Vec::<String>::new());
        assert_eq!(kernel::flat::faults::<Step>(), Vec::<String>::new());
    }
}
