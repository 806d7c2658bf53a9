//! Events: each thing that happens, with the paragraph that made it happen.
//!
//! The fields say what their names say: whose event it is, which units, where.
#![allow(missing_docs)]

use hexes::Hex;
use kernel::{Cite, Cited, Side, Tally};
use serde::Serialize;

use crate::agenda::{Cause, Fortune};
use crate::charts::{Capture, Effect};
use crate::pieces::{LeaderId, PieceId, UnitId, Units, WingId};
use crate::rules::cite;

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

impl Blow {
    fn cite(self) -> Cite {
        match self {
            Blow::Forced => cite!("10.8.1.3"),
            Blow::Voluntary => cite!("10.8.1.4"),
            Blow::RoutResult => cite!("10.8.3.2"),
            Blow::AdditionalRetreat => cite!("10.8.3.3"),
            Blow::Check => cite!("9.3"),
            Blow::Crowded => cite!("10.9.2"),
            Blow::Charge | Blow::FailedCharge => cite!("10.13.3"),
            Blow::Broken => cite!("12.5"),
            Blow::Woods => cite!("16.4"),
            Blow::Sniped => cite!("16.2"),
            Blow::Overrun => cite!("10.10.4"),
        }
    }
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

impl Doom {
    fn cite(self) -> Cite {
        match self {
            Doom::Losses => cite!("10.8.1.1"),
            Doom::GunLosses => cite!("10.8.3.1"),
            Doom::NoWay => cite!("10.9"),
            Doom::Zone | Doom::Harried => cite!("10.9.1"),
            Doom::Shaken => cite!("7.5.5"),
            Doom::Surrender => cite!("10.8.3.5"),
            Doom::RoutedAttacked => cite!("9.2"),
            Doom::Overrun => cite!("10.10.4"),
            Doom::OffMap => cite!("7.1"),
            Doom::Overstacked => cite!("7.3"),
        }
    }
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
        scenario: &'static [Cite],
    },
    Placed {
        side: Side,
        piece: PieceId,
        at: Hex,
    },
    Turn {
        turn: u8,
        fog: bool,
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
        detachment: bool,
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
        free: bool,
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
        state: i8,
        no_detachments: bool,
    },
    Roused {
        side: Side,
        leader: LeaderId,
        wing: WingId,
        die: u8,
        modifier: i8,
        success: bool,
        own: bool,
    },
    OutOfCommand {
        side: Side,
        units: Units,
        commander: Option<Cite>,
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
        horse: bool,
        success: bool,
        older: bool,
    },
    InColumn {
        side: Side,
        wing: WingId,
        older: bool,
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
        column: bool,
        halved: Option<Cite>,
        zone: Option<Cite>,
        older: bool,
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
        broken: bool,
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
    Bombarded {
        side: Side,
        at: Hex,
        batteries: Units,
        strength: u16,
        tally: Tally,
        die: u8,
        effect: Effect,
        defensive: bool,
        canister: bool,
        long: bool,
        howitzers: bool,
        sight: Vec<Cite>,
        older: bool,
    },
    Sheltered {
        side: Side,
        units: Units,
        from: Hex,
        to: Hex,
    },
    MovedMarkersRemoved {
        side: Side,
    },
    StepLost {
        side: Side,
        unit: UnitId,
        steps: u8,
        cause: Option<Cause>,
        counter: bool,
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
        again: bool,
        older: bool,
    },
    Retreated {
        side: Side,
        unit: UnitId,
        from: Hex,
        to: Hex,
        zone: bool,
        friends: bool,
        routed: bool,
        refuge: bool,
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
        leader: u8,
        state: i8,
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
        older: bool,
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
        cossacks: bool,
    },
    NobodyLeft {
        side: Side,
        surrendered: bool,
        guns: bool,
        older: bool,
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
        capped: bool,
        supported: bool,
        odds: u8,
        tally: Tally,
        die: u8,
        effects: [Effect; 2],
        points: [u8; 2],
        fewer_cavalry: bool,
        only_routed: bool,
    },
    PointsLeft {
        side: Side,
        points: u8,
        momentum: bool,
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
        promoted: bool,
    },
    Advanced {
        side: Side,
        unit: UnitId,
        to: Hex,
        guns: bool,
        defender: bool,
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
        older: bool,
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
        led_by_infantry: bool,
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
        scenario: &'static [Cite],
    },
    Ended {
        winner: Side,
        level: u8,
        points: [i16; 2],
        scenario: &'static [Cite],
    },
}

impl Event {
    /// Whose event it is.
    pub fn side(&self) -> Option<Side> {
        match self {
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
            | Event::Bombarded { side, .. }
            | Event::Sheltered { side, .. }
            | Event::MovedMarkersRemoved { side }
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

fn effect_cites(effect: Effect, name: &mut dyn FnMut(Cite)) {
    if effect.exchange {
        name(cite!("10.8.2"));
    }
    if effect.rout || effect.retreat || effect.guns || effect.surrender || effect.bracket {
        name(cite!("10.8.3"));
    }
    if effect.bracket {
        name(cite!("10.8.3.4"));
    }
}

impl Cited for Event {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        let mut all = |cites: &[Cite]| cites.iter().for_each(|cite| name(*cite));
        match self {
            Event::SetUp { scenario, .. } => {
                all(&[cite!(2002 "22.2")]);
                all(scenario);
            }
            Event::Placed { .. } => all(&[cite!(2002 "22.2")]),
            Event::Turn { fog, .. } => {
                all(&[cite!("3")]);
                if *fog {
                    all(&[cite!(2002 "24.2.3")]);
                }
            }
            Event::PlayerTurn { .. } => all(&[cite!("3")]),
            Event::Inactive { .. } => all(&[cite!("4.1")]),
            Event::ActivationTried { .. } => all(&[cite!("4.1.1"), cite!("4.1"), cite!("12.2")]),
            Event::CoupTried { detachment, .. } => {
                all(&[cite!("4.1.3")]);
                if *detachment {
                    all(&[cite!("4.3.2")]);
                }
            }
            Event::Activated { how, .. } => all(&[match how {
                Awakening::Normal => cite!("4.1.1"),
                Awakening::Automatic => cite!("4.1.2"),
                Awakening::Coup => cite!("4.1.3"),
                Awakening::DetachmentCoup => cite!("4.3.2"),
                Awakening::Volunteer => cite!(2002 "23.4"),
                Awakening::Detachment => cite!("4.3"),
            }]),
            Event::DetachmentsDissolved { .. } => all(&[cite!("4.3.1")]),
            Event::WillRouse { .. } => all(&[cite!("4.1.2")]),
            Event::VolunteerRoll { .. } => all(&[cite!(2002 "23.4")]),
            Event::AdvanceBonus { free, .. } => {
                all(&[cite!(2002 "23.4"), cite!(2002 "23.4.1")]);
                if *free {
                    all(&[cite!(2002 "23.4.2")]);
                }
            }
            Event::AdvanceKept { .. } | Event::AdvanceFailed { .. } => all(&[cite!(2002 "23.4")]),
            Event::AdvanceForfeit { .. } => all(&[cite!(2002 "23.4.3")]),
            Event::Passivity { .. } => all(&[cite!(2002 "23.4.4")]),
            Event::Command { state, no_detachments, .. } => {
                all(&[cite!("4.5"), cite!("4.2.2"), cite!("4.2"), cite!("4.2.1"), cite!("4.2.3")]);
                if *state > 0 {
                    all(&[if *state > 1 { cite!("12.5") } else { cite!("12.4") }]);
                }
                if *no_detachments {
                    all(&[cite!("4.3.3")]);
                }
            }
            Event::Roused { modifier, .. } => {
                all(&[cite!("4.2.4"), cite!("4.5")]);
                if *modifier > 0 {
                    all(&[if *modifier > 1 { cite!("12.5") } else { cite!("12.4") }]);
                }
            }
            Event::OutOfCommand { commander, .. } => {
                all(&[cite!("4.2.5")]);
                commander.iter().for_each(|cite| all(&[*cite]));
            }
            Event::Traced { .. } => all(&[cite!("4.2.5")]),
            Event::TracedToNeighbour { .. } => all(&[cite!(2002 "23.3.2")]),
            Event::Leashed { .. } => all(&[cite!("18.a")]),
            Event::FortuneRolled { .. } | Event::FortuneStruck { .. } => all(&[cite!("18")]),
            Event::Deployed { .. } | Event::DeployedGuns { .. } => all(&[cite!("4.4"), cite!("7.6.2")]),
            Event::ForcedDeployment { older, .. } => {
                all(&[cite!("7.6.3")]);
                if *older {
                    all(&[cite!(2002 "7.3.3")]);
                }
            }
            Event::InColumn { older, .. } => {
                all(&[cite!("7.6")]);
                if *older {
                    all(&[cite!(2002 "7.3")]);
                }
            }
            Event::InColumnGuns { .. } => all(&[cite!("7.6")]),
            Event::Entered { .. } => all(&[cite!(2002 "24.2.2")]),
            Event::Locked { .. } => all(&[cite!("7.2"), cite!("6.2"), cite!("6.3")]),
            Event::Unlocked { .. } => all(&[cite!("11")]),
            Event::Marched { .. } => all(&[cite!(2002 "23.5.1")]),
            Event::Stepped { piece, zone_cost, halted, column, halved, zone, older, .. } => {
                all(&[if *column { cite!("7.6.1") } else { cite!("7.3") }]);
                if *column && *older {
                    all(&[cite!(2002 "7.3.1")]);
                }
                zone.iter().for_each(|cite| all(&[*cite]));
                if matches!(piece, PieceId::Leader(_)) {
                    all(&[cite!("7.4.2")]);
                }
                if let Some(halved) = halved {
                    all(&[cite!("7.4.1"), cite!("7.4"), *halved]);
                }
                if *zone_cost > 0 || *halted {
                    all(&[cite!("7.5"), cite!("6.1")]);
                }
            }
            Event::Refused { .. } => all(&[cite!("16.1c"), cite!("16.1")]),
            Event::Lifted { penalty, .. } => {
                all(&[cite!("5.5"), if *penalty { cite!("6.3") } else { cite!("5.5") }]);
            }
            Event::SupportLifted { .. } => all(&[cite!("5.5"), cite!("6.3")]),
            Event::StepSurrendered { .. } => all(&[cite!("7.3"), cite!("5.4")]),
            Event::LeftMap { broken, .. } => all(&[if *broken { cite!("12.5") } else { cite!("12.4") }]),
            Event::CommanderTurned { .. } => all(&[cite!("7.6")]),
            Event::WoodsCheck { .. } => all(&[cite!("16.4")]),
            Event::Bombarded { tally, effect, defensive, canister, long, howitzers, sight, older, .. } => {
                all(&[cite!("8.3"), if *defensive { cite!("8.5") } else { cite!("8.1") }, cite!("8.2")]);
                if *canister {
                    all(&[cite!("10.8.1.2")]);
                }
                if *long {
                    all(&[cite!("16.3.1"), cite!("16.3")]);
                }
                if *howitzers {
                    all(&[cite!("16.3.2"), cite!("16.3")]);
                }
                if *older {
                    all(&[cite!(2002 "16.2")]);
                }
                all(sight);
                tally.cites(name);
                effect_cites(*effect, name);
            }
            Event::Sheltered { .. } => all(&[cite!("16.1a"), cite!("16.1")]),
            Event::MovedMarkersRemoved { .. } => all(&[cite!("8.4")]),
            Event::StepLost { cause: Some(_), .. } => all(&[cite!("10.8.1.1"), cite!("10.8.1.2"), cite!("10.8.1")]),
            Event::StepLost { cause: None, .. } => all(&[cite!("10.9.1"), cite!("10.8.1.1")]),
            Event::GunStepLost { .. } => all(&[cite!("10.8.3.1")]),
            Event::Disordered { blow, .. } => all(&[cite!("9.1"), blow.cite()]),
            Event::Routed { blow, again, older, .. } => {
                all(&[cite!("9.2"), blow.cite()]);
                if *again && *older {
                    all(&[cite!(2002 "10.1")]);
                }
            }
            Event::Retreated { zone, friends, routed, refuge, .. } => {
                all(&[cite!("10.9")]);
                if *routed {
                    all(&[cite!("7.1")]);
                }
                if *refuge {
                    all(&[cite!(2002 "24.2.4")]);
                }
                if *zone {
                    all(&[cite!("10.9.1")]);
                }
                if *friends {
                    all(&[cite!("10.9.2")]);
                }
            }
            Event::Crowded { mixed, .. } => match *mixed {
                true => all(&[cite!(2002 "8.4.2")]),
                false => all(&[cite!("10.9.2"), cite!("5.4")]),
            },
            Event::Followed { .. } => all(&[cite!("10.9")]),
            Event::Check { leader, state, mixed, .. } => {
                all(&[cite!("9.3")]);
                if *leader > 0 {
                    all(&[cite!("15")]);
                }
                if *state < 0 {
                    all(&[if *state < -1 { cite!("12.5") } else { cite!("12.4") }]);
                }
                if *mixed {
                    all(&[cite!("10.9.2")]);
                }
            }
            Event::Rallied { tally, .. } => {
                all(&[cite!("9.4")]);
                tally.cites(name);
            }
            Event::Eliminated { doom, .. } => {
                all(&[doom.cite(), cite!("12.2")]);
                if *doom == Doom::RoutedAttacked {
                    all(&[cite!(2002 "10.3")]);
                }
            }
            Event::Captured { doom, older, .. } => {
                all(&[doom.cite(), cite!("12.2")]);
                if *doom == Doom::Shaken {
                    all(&[cite!("10.9")]);
                }
                if *older && *doom == Doom::Overrun {
                    all(&[cite!(2002 "19.9.1")]);
                }
            }
            Event::Success { .. } => all(&[cite!("10.12")]),
            Event::Attack { flank, supported, sweep, .. } => {
                all(&[if *sweep { cite!("10.13") } else { cite!("10.1") }]);
                if *flank || *supported {
                    all(&[cite!("10.1.1")]);
                }
            }
            Event::Sniped { .. } => all(&[cite!("16.2")]),
            Event::Withdrew { cossacks, .. } => {
                all(&[cite!("10.2"), if *cossacks { cite!("16.1c") } else { cite!("10.2") }]);
            }
            Event::NobodyLeft { surrendered, guns, older, .. } => match (*surrendered, *guns, *older) {
                (true, _, _) => all(&[cite!("9.2")]),
                (false, true, true) => all(&[cite!("7.4.3"), cite!(2002 "19.1")]),
                (false, true, false) => all(&[cite!("7.4.3")]),
                (false, false, _) => all(&[cite!("10.2")]),
            },
            Event::SurroundChanged { .. } => all(&[cite!("10.1.1"), cite!("10.2")]),
            Event::Leads { .. } => all(&[cite!("10.4")]),
            Event::Fought { capped, supported, tally, effects, fewer_cavalry, only_routed, .. } => {
                all(&[cite!("10.6"), cite!("10.3"), cite!("10.3.1"), cite!("10.3.4"), cite!("10.5"), cite!("10.8")]);
                if *capped {
                    all(&[cite!("10.3.2")]);
                }
                if *supported {
                    all(&[cite!("10.3.3")]);
                }
                if *fewer_cavalry {
                    all(&[cite!("16.1b"), cite!("16.1")]);
                }
                if *only_routed {
                    all(&[cite!("9.2")]);
                }
                tally.cites(name);
                effects.iter().for_each(|effect| effect_cites(*effect, name));
            }
            Event::PointsLeft { momentum, .. } => {
                all(&[cite!("10.8.1")]);
                if *momentum {
                    all(&[cite!("10.11")]);
                }
            }
            Event::LeaderCheck { .. } => all(&[cite!("15.2"), cite!("10.7")]),
            Event::LeaderCaught { .. } => all(&[cite!("15.2")]),
            Event::LeaderReplaced { .. } | Event::CommanderFell { .. } => all(&[cite!("15.1")]),
            Event::Advanced { guns, defender, .. } => {
                all(&[
                    match (*defender, *guns) {
                        (true, _) => cite!("10.10.2"),
                        (false, true) => cite!("10.10.3"),
                        (false, false) => cite!("10.10.1"),
                    },
                    cite!("10.10"),
                ]);
                if *guns {
                    all(&[cite!("10.10.3")]);
                }
            }
            Event::LeaderAdvanced { .. } => all(&[cite!("10.10.1")]),
            Event::CaptureTried { tally, older, .. } => {
                all(&[cite!("10.10.4")]);
                if *older {
                    all(&[cite!(2002 "19.9.1")]);
                }
                tally.cites(name);
            }
            Event::MomentumMarked { .. } | Event::MomentumAdvanced { .. } => all(&[cite!("10.11")]),
            Event::SweepTried { led_by_infantry, .. } => {
                all(&[cite!("10.13.2"), cite!("10.13.1"), cite!("10.13")]);
                if *led_by_infantry {
                    all(&[cite!(2002 "24.2.5")]);
                }
            }
            Event::Adjusted { bonus, routed, .. } => {
                all(&[cite!("13.1"), cite!("12.1")]);
                if *bonus > 0 {
                    all(&[cite!("10.12")]);
                }
                if *routed > 0 {
                    all(&[cite!("13.2")]);
                }
            }
            Event::Fatigue { .. } => all(&[cite!("12.3")]),
            Event::DemoralizationRoll { .. } => all(&[cite!("13.3"), cite!("12.4")]),
            Event::Broken { .. } => all(&[cite!("13.4"), cite!("12.5")]),
            Event::EndOfTurn { .. } => all(&[cite!("14")]),
            Event::Held { scenario, .. } => {
                all(&[cite!("19.2")]);
                all(scenario);
            }
            Event::Ended { scenario, .. } => {
                all(&[cite!("19.1"), cite!("19.2"), cite!(2002 "22.1"), cite!(2002 "22.0")]);
                all(scenario);
            }
        }
    }
}
