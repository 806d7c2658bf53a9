//! A scenario as a pack describes it: armies, set-up, rules of its own, levels of victory.

use ground::MapEdge;
use hexes::Number;
use serde::{Deserialize, Serialize};

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
    /// Units stand as printed; the leaders of a side stand with any unit of their wing, its
    /// commander with any unit.
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
    /// The side may advance by choice for a bonus to army morale; see the edition of 2002, 23.4.
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
    /// This leader commands the army beside his wing; while he does, the basic
    /// infantry rating is higher.
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
