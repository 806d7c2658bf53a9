//! Orders: every decision of a side, as atoms.

use hexes::Hex;
use serde::{Deserialize, Serialize};

use crate::pieces::{LeaderId, PieceId, UnitId, WingId};

/// One decision of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
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
    /// Try to deploy before the enemy.
    DeployInHaste,
    /// Do not.
    StayInColumn,
    /// Bombard this hex.
    Aim(Hex),
    /// This battery takes part.
    Battery(UnitId),
    /// Fire.
    Fire,
    /// No more bombardments.
    EndBombardment,
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
    /// This unit is disordered next.
    Waver(UnitId),
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
}
