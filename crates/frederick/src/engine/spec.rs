//! A battle as an author describes it, before it is put together; the crate `packs` reads it from files.

use hexes::Number;
use serde::{Deserialize, Serialize};

use crate::engine::charts::Charts;
use crate::engine::terrain::{Edge, Terrain};

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
}

/// A unit.
#[derive(Clone, Debug)]
pub struct UnitSpec {
    /// Its id: `cur-10-13`.
    pub id: String,
    /// Its side, by number.
    pub side: u8,
    /// The wing it belongs to, by place in the list; artillery has none.
    pub wing: Option<usize>,
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
    /// Who takes over when this army commander falls: a leader, by place in the list, who comes in only then, or a wing leader
    /// who is promoted.
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

/// Terrain in a hex.
#[derive(Clone, Copy, Debug)]
pub struct HexSpec {
    /// Where.
    pub hex: Number,
    /// What.
    pub terrain: Terrain,
}

/// Something on a hexside.
#[derive(Clone, Copy, Debug)]
pub struct EdgeSpec {
    /// What: [`Edge::Up`] and its reverse are one slope, so [`Edge::Down`] is not used here.
    pub kind: Edge,
    /// The one hex: below a slope, outside a work.
    pub from: Number,
    /// The other: above, inside.
    pub to: Number,
}

/// A place of one or more hexes with a name.
#[derive(Clone, Debug)]
pub struct PlaceSpec {
    /// Its key.
    pub key: String,
    /// Its hexes.
    pub hexes: Vec<Number>,
}

/// An edge of the map, by the compass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MapEdge {
    /// North.
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}

/// How the columns of the board lie on the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Orientation {
    /// Column numbers grow to the south, row numbers to the west.
    SouthWest,
    /// Column numbers grow to the north, row numbers to the east.
    NorthEast,
}

/// How an army becomes active.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// It is from the start.
    Active,
    /// By a die, at a cost in army morale for the first attempt and for each later one.
    Cost {
        /// For the first.
        first: u8,
        /// For each later one.
        later: u8,
    },
    /// Not at will; only as rules of the scenario say.
    Barred,
}

/// A group of wings that rolls for command together.
#[derive(Clone, Debug)]
pub struct GroupSpec {
    /// Its id, for messages.
    pub id: String,
    /// Its wings.
    pub wings: Vec<usize>,
    /// Artillery that belongs to it, by place in the list of units.
    pub guns: Vec<usize>,
    /// Its command rating.
    pub rating: u8,
    /// A detachment: active on its own, dissolved when the army becomes active.
    pub detachment: bool,
}

/// An army in a scenario.
#[derive(Clone, Debug)]
pub struct ArmySpec {
    /// Army morale at the start.
    pub morale: i8,
    /// The top box of its track.
    pub top: i8,
    /// How it becomes active.
    pub activation: Activation,
    /// The command rating of the basic infantry and artillery group.
    pub infantry: u8,
    /// The command rating of the basic cavalry group.
    pub cavalry: u8,
    /// Specific groups and detachments.
    pub groups: Vec<GroupSpec>,
    /// The army commander, by place in the list of leaders.
    pub commander: Option<usize>,
    /// Friendly map edges.
    pub edges: Vec<MapEdge>,
    /// A place treated as friendly edge until the army is demoralized.
    pub refuge: Option<String>,
    /// Fatigue: what a turn of movement or combat costs, what a turn of rest gives back.
    pub fatigue: u8,
}

/// A piece at its place in a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A unit, by place in the list.
    Unit(usize),
    /// A leader, by place in the list.
    Leader(usize),
}

/// Where a piece starts.
#[derive(Clone, Copy, Debug)]
pub struct PlacingSpec {
    /// Which piece. Units of one hex are listed from the top of the stack to the bottom.
    pub piece: Piece,
    /// Where.
    pub hex: Number,
    /// Steps lost before the battle.
    pub lost: u8,
    /// In column.
    pub column: bool,
}

/// Where pieces may be set up by hand.
#[derive(Clone, Debug)]
pub enum ZoneSpec {
    /// Leaders and units of a side in these hexes.
    Area {
        /// The side.
        side: u8,
        /// The hexes.
        hexes: Vec<Number>,
    },
    /// A wing: its leader near a hex, its units near the leader.
    Wing {
        /// The wing, by place in the list.
        wing: usize,
        /// The hex.
        hex: Number,
        /// How far the leader may stand from it.
        leader: u8,
        /// How far the units may stand from him.
        units: u8,
        /// How much artillery.
        guns: u8,
    },
    /// Units stand as printed; the leaders of a side stand with any unit of their wing, its commander with any unit.
    Leaders {
        /// The side.
        side: u8,
    },
    /// Several wings share an allowance of artillery.
    Guns {
        /// The wings.
        wings: Vec<usize>,
        /// How much together.
        most: u8,
    },
}

/// A side comes in by wings over an entry zone, in column and effective.
#[derive(Clone, Debug)]
pub struct EntrySpec {
    /// The side.
    pub side: u8,
    /// The hexes.
    pub hexes: Vec<Number>,
    /// How much artillery may come with a wing.
    pub guns: u8,
}

/// Rules of a single scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Cavalry of the side near this wing leader may trace command to him.
    CavalryTraces {
        /// The leader.
        leader: usize,
        /// How near.
        range: u8,
    },
    /// The side may advance of its own will for a bonus to army morale; see the edition of 2002, 23.4.
    AdvanceBonus {
        /// The side.
        side: u8,
        /// The bonus.
        bonus: u8,
        /// The most it can lift morale to.
        most: i8,
        /// Turns until the deadline.
        turns: u8,
        /// How many line infantry units must arrive.
        units: u8,
        /// Places to arrive at, beside enemies.
        places: Vec<String>,
        /// Hexes that must be left behind.
        camp: Vec<Number>,
        /// The highest die that lets the army volunteer.
        die: u8,
        /// At or below this morale no die is needed.
        free_at: i8,
    },
    /// Dice for standing still before the first combat.
    Passivity {
        /// The side in camp, whose dice weigh more.
        side: u8,
    },
    /// All units of wings and all artillery not otherwise bound march on a hex in the first turn.
    March {
        /// The wings.
        wings: Vec<usize>,
        /// Artillery that marches with them, by place in the list of units.
        guns: Vec<usize>,
        /// Towards which hex.
        towards: Number,
        /// How many hexes.
        hexes: u8,
    },
    /// A modifier for attacks and bombardments of one side in the first turn, against the other.
    Surprise {
        /// The side that surprises.
        side: u8,
        /// The modifier.
        amount: i8,
    },
    /// Lines of sight are short until the end of a turn.
    Fog {
        /// The last turn.
        until: u8,
        /// How far one sees.
        range: u8,
    },
    /// The artillery of a side starts under the other units of its hex.
    GunsBelow {
        /// The side.
        side: u8,
    },
    /// This leader commands the army beside his wing; while he does, the basic infantry rating is higher.
    CommandingWingLeader {
        /// The leader.
        leader: usize,
        /// His initiative.
        initiative: u8,
        /// What his fall takes from the rating.
        rating: u8,
    },
}

/// Victory points for holding places at the end.
#[derive(Clone, Debug)]
pub struct HoldSpec {
    /// The side.
    pub side: u8,
    /// Any one of these places.
    pub places: Vec<String>,
    /// So many infantry units in or next to it.
    pub units: u8,
    /// The points.
    pub points: u8,
}

/// The state of an army, worse and worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum ArmyState {
    /// It stands.
    #[default]
    Steady,
    /// Demoralized.
    Demoralized,
    /// Broken.
    Broken,
}

/// One level of victory; the first that fits holds.
#[derive(Clone, Debug)]
pub struct LevelSpec {
    /// The key of its message.
    pub id: String,
    /// Who wins.
    pub winner: u8,
    /// The state each army must at least have reached, by side.
    pub at_least: [ArmyState; 2],
    /// The state that each army must not have passed, by side.
    pub at_most: [ArmyState; 2],
    /// The least and the most difference of points, the first side's less the other's.
    pub least: Option<i16>,
    /// The most.
    pub most: Option<i16>,
}

/// One scenario of a battle.
#[derive(Clone, Debug)]
pub struct ScenarioSpec {
    /// Its id: `battle`, `main`, `hildburghausen`.
    pub id: String,
    /// Minutes after midnight of the first turn.
    pub start: u16,
    /// How many turns of an hour.
    pub turns: u8,
    /// Both armies.
    pub armies: [ArmySpec; 2],
    /// Who sets up first.
    pub first_set_up: u8,
    /// Where everybody stands: the battle scenario's hexes, or the quick set-up of a main scenario.
    pub placings: Vec<PlacingSpec>,
    /// Where pieces may be set up by hand; none: as printed.
    pub zones: Vec<ZoneSpec>,
    /// A side that enters the map.
    pub entry: Option<EntrySpec>,
    /// Rules of its own.
    pub rules: Vec<Rule>,
    /// Points for places.
    pub holds: Vec<HoldSpec>,
    /// Levels of victory, in the order in which they are tried.
    pub levels: Vec<LevelSpec>,
    /// Pieces that take no part.
    pub absent: Vec<Piece>,
}

/// A battle as an author describes it.
#[derive(Clone, Debug)]
pub struct BattleSpec {
    /// The id of its pack.
    pub id: String,
    /// The keys of the sides, the one that moves first first.
    pub sides: [String; 2],
    /// The first hex of the board.
    pub first: Number,
    /// The last.
    pub last: Number,
    /// How it lies.
    pub orientation: Orientation,
    /// Terrain; everything else is clear.
    pub hexes: Vec<HexSpec>,
    /// Hexsides.
    pub edges: Vec<EdgeSpec>,
    /// Named places.
    pub places: Vec<PlaceSpec>,
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
    /// 12.4 read otherwise: the state of the army does not burden the re-rolls of special leaders.
    pub steady_rerolls: bool,
    /// 4.2.5 read otherwise: units out of command may advance after combat into enemy zones of control.
    pub bold_advances: bool,
    /// 10 read otherwise: supports that advance after a combat attack nobody in the same phase.
    pub supports_rest: bool,
    /// 10.13.3 read otherwise: cavalry to which routed units surrender before the die has fought.
    pub surrender_tires: bool,
}

/// The part of a description that is wrong, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The board as a whole.
    Board,
    /// A hex.
    Hex(usize),
    /// A hexside.
    Edge(usize),
    /// A place.
    Place(usize),
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecFault {
    /// Where.
    pub part: Part,
    /// What, and what was expected.
    pub what: String,
}

impl SpecFault {
    /// A fault of a part.
    pub fn new(part: Part, what: impl Into<String>) -> Self {
        SpecFault { part, what: what.into() }
    }
}
