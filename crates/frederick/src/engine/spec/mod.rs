//! A battle as an author describes it, before it is put together; the module
//! `pack` reads it from files.

mod scenario;

use ground::{BoardPart, BoardSpec};
use serde::{Deserialize, Serialize};

use crate::engine::charts::Charts;

pub use scenario::{
    Activation, ArmySpec, ArmyState, ArrivalSpec, AwayFrom, DetachmentsSpec, DummiesSpec, EntrySpec, GroupSpec,
    HoldSpec, LevelSpec, LifelineSpec, Piece, PlacingSpec, QuartersSpec, ReinforcementsSpec, Rule, ScenarioSpec,
    ZoneSpec,
};

/// An arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Arm {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Artillery.
    Artillery,
}

impl Arm {
    /// As an index into costs.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Arm::Infantry => "infantry",
            Arm::Cavalry => "cavalry",
            Arm::Artillery => "artillery",
        }
    }
}

/// What a unit is worth at one of its steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepValues {
    /// Strength points; none for artillery.
    pub strength: u8,
    /// The strength is in parentheses: too shaken to enter a zone of control.
    pub shaken: bool,
    /// Bombardment strength at one, two and three hexes; artillery only.
    pub bombardment: [u8; 3],
    /// Morale rating.
    pub morale: u8,
    /// Movement allowance.
    pub movement: u8,
}

/// What sets a unit apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traits {
    /// Counts double for stacking and engagement: Cossacks and Freikorps.
    pub double: bool,
    /// Cossacks: optional reliability and withdrawal.
    pub cossack: bool,
    /// Always reliable in spite of being Cossacks.
    pub reliable: bool,
    /// Croats: sniping, at home in woods.
    pub croat: bool,
    /// Howitzers.
    pub howitzer: bool,
    /// Prussian: cheaper ways out of zones of control for its cavalry.
    pub prussian: bool,
    /// Light infantry: no line infantry for the rules that ask for it.
    pub light: bool,
    /// A train of wagons: nobody stands with it or goes through it, it fights nobody.
    pub train: bool,
}

/// A unit.
#[derive(Clone, Debug)]
pub struct UnitSpec {
    /// Its id: `cur-10-13`.
    pub id: String,
    /// Its side, by number.
    pub side: u8,
    /// The wing it belongs to, by place in the list; artillery and single units have none.
    pub wing: Option<usize>,
    /// The only leader from whom a single unit has its command, by place in the list.
    pub leader: Option<usize>,
    /// What the enemy gains when it routs for the first time.
    pub rout_prize: u8,
    /// Its arm.
    pub arm: Arm,
    /// Its values, the full unit first, the last step last: one to four.
    pub steps: Vec<StepValues>,
    /// What sets it apart.
    pub traits: Traits,
}

/// For whom a special leader is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Any wing.
    Any,
    /// Wings with infantry.
    Infantry,
    /// Cavalry wings.
    Cavalry,
}

/// A leader.
#[derive(Clone, Debug)]
pub struct LeaderSpec {
    /// His id: `seydlitz`.
    pub id: String,
    /// His side, by number.
    pub side: u8,
    /// The wing he leads, by place in the list.
    pub wing: Option<usize>,
    /// Initiative, if he has one.
    pub initiative: Option<u8>,
    /// A special leader.
    pub special: Option<Special>,
    /// Morale modifier.
    pub modifier: u8,
    /// Movement allowance.
    pub movement: u8,
    /// Leads sweeping charges though his wing has infantry.
    pub charges: bool,
    /// Victory points of the enemy if he is wounded, if he is killed; while he commands the army.
    pub prize: [u8; 2],
    /// Who takes over when this army commander falls: a leader, by place in the list, who comes in
    /// only then, or a wing leader who is promoted.
    pub deputy: Option<usize>,
    /// Comes in only when the commander falls.
    pub waits: bool,
}

/// A wing.
#[derive(Clone, Debug)]
pub struct WingSpec {
    /// Its id.
    pub id: String,
    /// Its side, by number.
    pub side: u8,
}

/// A battle as an author describes it.
#[derive(Clone, Debug)]
pub struct BattleSpec {
    /// The id of its pack.
    pub id: String,
    /// The keys of the sides, the one that moves first first.
    pub sides: [String; 2],
    /// The board.
    pub board: BoardSpec,
    /// The charts.
    pub charts: Charts,
    /// The wings.
    pub wings: Vec<WingSpec>,
    /// The leaders.
    pub leaders: Vec<LeaderSpec>,
    /// The units.
    pub units: Vec<UnitSpec>,
    /// The scenarios, the first one the default.
    pub scenarios: Vec<ScenarioSpec>,
}

/// The edition of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// The older one.
    #[serde(rename = "2002")]
    Older,
    /// The series rules.
    #[default]
    #[serde(rename = "2006")]
    Series,
}

/// What can be chosen before a battle opens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The scenario, by id; none: the first.
    pub scenario: Option<String>,
    /// The edition.
    pub edition: Edition,
    /// Set up by hand where the scenario allows it.
    pub set_up_by_hand: bool,
    /// 16.1a: cavalry may withdraw before bombardment.
    pub cavalry_withdrawal: bool,
    /// 16.1b: fewer losses for cavalry.
    pub cavalry_losses: bool,
    /// 16.1c: Cossacks.
    pub cossacks: bool,
    /// 16.2: Croats snipe.
    pub sniping: bool,
    /// 16.3.1: artillery fires farther downhill.
    pub long_range: bool,
    /// 16.3.2: howitzers.
    pub howitzers: bool,
    /// 16.4: woods disorder.
    pub woods: bool,
    /// 18: Fortunes of War.
    pub fortunes: bool,
    /// 17: limited intelligence, in scenarios that have dummies.
    pub intelligence: bool,
    /// 12.4 read otherwise: the state of the army does not burden the re-rolls of special leaders.
    pub steady_rerolls: bool,
    /// 4.2.5 read otherwise: units out of command may advance after combat into
    /// enemy zones of control.
    pub bold_advances: bool,
    /// 10 read otherwise: supports that advance after a combat attack nobody in the same phase.
    pub supports_rest: bool,
    /// 10.13.3 read otherwise: cavalry to which routed units surrender before the die has fought.
    pub surrender_tires: bool,
}

/// The part of a description that is wrong, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The board, or a part of it.
    Board(BoardPart),
    /// The scenarios as a whole.
    Scenarios,
    /// The charts.
    Charts,
    /// A wing.
    Wing(usize),
    /// A leader.
    Leader(usize),
    /// A unit.
    Unit(usize),
    /// A scenario.
    Scenario(usize),
    /// A placing of a scenario.
    Placing(usize, usize),
    /// The options.
    Options,
}

/// What is wrong with a description.
pub type SpecFault = kernel::SpecFault<Part>;
