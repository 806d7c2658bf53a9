//! Events: each thing that happens. The paragraphs that made it happen are named where it is noted.
//!
//! The fields say what their names say: whose event it is, which units, where.
#![allow(missing_docs)]

use hexes::Hex;
use kernel::{Side, Tally};
use serde::Serialize;

use crate::agenda::Fortune;
use crate::charts::{Capture, Effect};
use crate::pieces::{LeaderId, PieceId, UnitId, Units, WingId};

pub use crate::bombardment::BombardEvent;

/// How an army or detachment became active.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Awakening {
    /// By its own attempt.
    Normal,
    /// Because the enemy came near.
    Automatic,
    /// By a coup d'oeil.
    Coup,
    /// By a detachment's coup d'oeil.
    DetachmentCoup,
    /// It advances of its own will.
    Volunteer,
    /// A detachment alone.
    Detachment,
}

/// Why a unit's state changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blow {
    /// It bears a loss point by going back, as it must.
    Forced,
    /// The same, of its owner's will.
    Voluntary,
    /// The result says rout.
    RoutResult,
    /// It is left over and weak.
    AdditionalRetreat,
    /// A failed morale check.
    Check,
    /// Others retreated into its hex.
    Crowded,
    /// Cavalry that fought.
    Charge,
    /// Cavalry that failed to charge on.
    FailedCharge,
    /// Its army broke.
    Broken,
    /// Woods.
    Woods,
    /// Croats sniped.
    Sniped,
    /// Overrun artillery.
    Overrun,
}

/// Why a unit was captured or eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doom {
    /// Its last step was lost.
    Losses,
    /// The last step of a battery was lost to an asterisk.
    GunLosses,
    /// It could not retreat.
    NoWay,
    /// Routed into a zone of control.
    Zone,
    /// Too shaken for a zone of control.
    Shaken,
    /// It surrendered.
    Surrender,
    /// Routed, its army demoralized, attacked.
    RoutedAttacked,
    /// Overrun artillery.
    Overrun,
    /// Run off the map.
    OffMap,
    /// Steps lost in zones of control on its retreat.
    Harried,
    /// Given up out of an overstacked hex.
    Overstacked,
}

/// What struck a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wound {
    Unhurt,
    Scratch,
    Wounded,
    Killed,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    SetUp {
        side: Side,
    },
    Placed {
        side: Side,
        piece: PieceId,
        at: Hex,
    },
    Turn {
        turn: u8,
    },
    PlayerTurn {
        side: Side,
    },
    Inactive {
        side: Side,
    },
    ActivationTried {
        side: Side,
        cost: u8,
        die: u8,
        total: u8,
        success: bool,
    },
    CoupTried {
        side: Side,
        die: u8,
        total: u8,
        success: bool,
    },
    Activated {
        side: Side,
        how: Awakening,
    },
    DetachmentsDissolved {
        side: Side,
    },
    WillRouse {
        side: Side,
    },
    VolunteerRoll {
        side: Side,
        die: u8,
        success: bool,
    },
    AdvanceBonus {
        side: Side,
        bonus: u8,
        deadline: u8,
    },
    AdvanceKept {
        side: Side,
        attacked: bool,
    },
    AdvanceFailed {
        side: Side,
        bonus: u8,
        idle: Units,
    },
    AdvanceForfeit {
        side: Side,
    },
    Passivity {
        side: Side,
        die: u8,
        loss: u8,
    },
    Command {
        side: Side,
        group: u8,
        die: u8,
        modifier: i8,
        rating: u8,
        effective: bool,
    },
    Roused {
        side: Side,
        leader: LeaderId,
        wing: WingId,
        die: u8,
        modifier: i8,
        success: bool,
    },
    OutOfCommand {
        side: Side,
        units: Units,
    },
    Traced {
        side: Side,
        unit: UnitId,
    },
    TracedToNeighbour {
        side: Side,
        units: Units,
    },
    Leashed {
        side: Side,
        wing: WingId,
    },
    FortuneRolled {
        side: Side,
        dice: [u8; 2],
        total: u8,
        fortune: Option<Fortune>,
    },
    FortuneStruck {
        side: Side,
        wing: Option<WingId>,
        fortune: Fortune,
    },
    Deployed {
        side: Side,
        wing: WingId,
    },
    DeployedGuns {
        side: Side,
        unit: UnitId,
    },
    ForcedDeployment {
        side: Side,
        wing: WingId,
        dice: [u8; 2],
        totals: [u8; 2],
        success: bool,
    },
    InColumn {
        side: Side,
        wing: WingId,
    },
    InColumnGuns {
        side: Side,
        unit: UnitId,
    },
    Entered {
        side: Side,
        wing: WingId,
        at: Hex,
    },
    Locked {
        side: Side,
        hexes: u8,
    },
    Unlocked {
        side: Side,
        hexes: u8,
    },
    Marched {
        side: Side,
        piece: PieceId,
        from: Hex,
        to: Hex,
    },
    Stepped {
        side: Side,
        piece: PieceId,
        from: Hex,
        to: Hex,
        cost: u8,
        zone_cost: u8,
        halted: bool,
    },
    Refused {
        side: Side,
        unit: UnitId,
        die: u8,
    },
    Lifted {
        side: Side,
        unit: UnitId,
        at: Hex,
        penalty: bool,
    },
    SupportLifted {
        side: Side,
        unit: UnitId,
        at: Hex,
    },
    StepSurrendered {
        side: Side,
        unit: UnitId,
        steps: u8,
    },
    LeftMap {
        side: Side,
        unit: UnitId,
    },
    CommanderTurned {
        side: Side,
        leader: LeaderId,
        column: bool,
    },
    WoodsCheck {
        side: Side,
        unit: UnitId,
        die: u8,
        failed: bool,
    },
    StepLost {
        side: Side,
        unit: UnitId,
        steps: u8,
    },
    GunStepLost {
        side: Side,
        unit: UnitId,
        steps: u8,
    },
    Disordered {
        side: Side,
        unit: UnitId,
        blow: Blow,
    },
    Routed {
        side: Side,
        unit: UnitId,
        blow: Blow,
    },
    Retreated {
        side: Side,
        unit: UnitId,
        from: Hex,
        to: Hex,
    },
    Crowded {
        side: Side,
        at: Hex,
        mixed: bool,
    },
    Followed {
        side: Side,
        leader: LeaderId,
        to: Hex,
    },
    Check {
        side: Side,
        unit: UnitId,
        die: u8,
        rating: i8,
        mixed: bool,
    },
    Rallied {
        side: Side,
        unit: UnitId,
        die: u8,
        rating: i8,
        tally: Tally,
        success: bool,
    },
    Eliminated {
        side: Side,
        unit: UnitId,
        counters: u8,
        doom: Doom,
    },
    Captured {
        side: Side,
        unit: UnitId,
        counters: u8,
        doom: Doom,
    },
    Success {
        side: Side,
        points: u8,
    },
    Attack {
        side: Side,
        from: Vec<Hex>,
        at: Vec<Hex>,
        flank: bool,
        supported: bool,
        sweep: bool,
    },
    Sniped {
        side: Side,
        from: Vec<Hex>,
        at: Hex,
        unit: UnitId,
        die: u8,
        strength: u8,
        success: bool,
    },
    Withdrew {
        side: Side,
        units: Units,
        from: Hex,
        to: Hex,
    },
    NobodyLeft {
        side: Side,
        surrendered: bool,
        guns: bool,
    },
    SurroundChanged {
        side: Side,
        flank: bool,
        supported: bool,
    },
    Leads {
        side: Side,
        unit: UnitId,
    },
    Fought {
        side: Side,
        strengths: [u16; 2],
        supported: bool,
        odds: u8,
        tally: Tally,
        die: u8,
        effects: [Effect; 2],
        points: [u8; 2],
        only_routed: bool,
    },
    PointsLeft {
        side: Side,
        points: u8,
    },
    LeaderCheck {
        side: Side,
        leader: LeaderId,
        die: u8,
        second: u8,
        wound: Wound,
    },
    LeaderCaught {
        side: Side,
        leader: LeaderId,
        die: u8,
        killed: bool,
        at: Hex,
        to: Option<Hex>,
    },
    LeaderReplaced {
        side: Side,
        leader: LeaderId,
    },
    CommanderFell {
        side: Side,
        leader: LeaderId,
        deputy: Option<LeaderId>,
    },
    Advanced {
        side: Side,
        unit: UnitId,
        to: Hex,
        guns: bool,
    },
    LeaderAdvanced {
        side: Side,
        leader: LeaderId,
        to: Hex,
    },
    CaptureTried {
        side: Side,
        unit: UnitId,
        die: u8,
        tally: Tally,
        result: Capture,
    },
    MomentumMarked {
        side: Side,
        at: Hex,
    },
    MomentumAdvanced {
        side: Side,
        unit: UnitId,
        to: Hex,
    },
    SweepTried {
        side: Side,
        units: Units,
        die: u8,
        modifier: u8,
        charging: Units,
    },
    Adjusted {
        side: Side,
        bonus: u8,
        routed: u8,
        marker: i8,
    },
    Fatigue {
        side: Side,
        gained: bool,
        points: u8,
    },
    DemoralizationRoll {
        side: Side,
        marker: i8,
        die: Option<u8>,
        demoralized: bool,
    },
    Broken {
        side: Side,
    },
    EndOfTurn {
        turn: u8,
    },
    Held {
        side: Side,
        points: u8,
    },
    Ended {
        winner: Side,
        level: u8,
        points: [i16; 2],
    },
    /// Chapter 8: bombardment.
    #[serde(untagged)]
    Bombard(BombardEvent),
}

impl Event {
    /// Whose event it is.
    pub fn side(&self) -> Option<Side> {
        match self {
            Event::Bombard(event) => Some(event.side()),
            Event::Turn { .. } | Event::EndOfTurn { .. } => None,
            Event::Ended { winner, .. } => Some(*winner),
            Event::SetUp { side, .. }
            | Event::Placed { side, .. }
            | Event::PlayerTurn { side }
            | Event::Inactive { side }
            | Event::ActivationTried { side, .. }
            | Event::CoupTried { side, .. }
            | Event::Activated { side, .. }
            | Event::DetachmentsDissolved { side }
            | Event::WillRouse { side }
            | Event::VolunteerRoll { side, .. }
            | Event::AdvanceBonus { side, .. }
            | Event::AdvanceKept { side, .. }
            | Event::AdvanceFailed { side, .. }
            | Event::AdvanceForfeit { side }
            | Event::Passivity { side, .. }
            | Event::Command { side, .. }
            | Event::Roused { side, .. }
            | Event::OutOfCommand { side, .. }
            | Event::Traced { side, .. }
            | Event::TracedToNeighbour { side, .. }
            | Event::Leashed { side, .. }
            | Event::FortuneRolled { side, .. }
            | Event::FortuneStruck { side, .. }
            | Event::Deployed { side, .. }
            | Event::DeployedGuns { side, .. }
            | Event::ForcedDeployment { side, .. }
            | Event::InColumn { side, .. }
            | Event::InColumnGuns { side, .. }
            | Event::Entered { side, .. }
            | Event::Locked { side, .. }
            | Event::Unlocked { side, .. }
            | Event::Marched { side, .. }
            | Event::Stepped { side, .. }
            | Event::Refused { side, .. }
            | Event::Lifted { side, .. }
            | Event::SupportLifted { side, .. }
            | Event::StepSurrendered { side, .. }
            | Event::LeftMap { side, .. }
            | Event::CommanderTurned { side, .. }
            | Event::WoodsCheck { side, .. }
            | Event::StepLost { side, .. }
            | Event::GunStepLost { side, .. }
            | Event::Disordered { side, .. }
            | Event::Routed { side, .. }
            | Event::Retreated { side, .. }
            | Event::Crowded { side, .. }
            | Event::Followed { side, .. }
            | Event::Check { side, .. }
            | Event::Rallied { side, .. }
            | Event::Eliminated { side, .. }
            | Event::Captured { side, .. }
            | Event::Success { side, .. }
            | Event::Attack { side, .. }
            | Event::Sniped { side, .. }
            | Event::Withdrew { side, .. }
            | Event::NobodyLeft { side, .. }
            | Event::SurroundChanged { side, .. }
            | Event::Leads { side, .. }
            | Event::Fought { side, .. }
            | Event::PointsLeft { side, .. }
            | Event::LeaderCheck { side, .. }
            | Event::LeaderCaught { side, .. }
            | Event::LeaderReplaced { side, .. }
            | Event::CommanderFell { side, .. }
            | Event::Advanced { side, .. }
            | Event::LeaderAdvanced { side, .. }
            | Event::CaptureTried { side, .. }
            | Event::MomentumMarked { side, .. }
            | Event::MomentumAdvanced { side, .. }
            | Event::SweepTried { side, .. }
            | Event::Adjusted { side, .. }
            | Event::Fatigue { side, .. }
            | Event::DemoralizationRoll { side, .. }
            | Event::Broken { side }
            | Event::Held { side, .. } => Some(*side),
        }
    }
}

kernel::nest! {
    Event { Bombard(BombardEvent) }
}
