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
    /// From whom it runs: the friendly edge is chosen among `edges`, the first of several as good.
    pub away_from: Option<AwayFrom>,
    /// What an activation by a coup d'oeil costs, if not what an attempt does.
    pub coup: Option<u8>,
    /// What the first attempt and later ones cost once those of the arrival are there.
    pub reinforced: Option<[u8; 2]>,
    /// The most infantry strength that counts out of one hex.
    pub infantry_strength: u8,
}

/// From whom an army runs that has no edge of its own: to the edge on the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AwayFrom {
    /// From the enemy's army as a whole; all of an army have the same edge.
    Army,
    /// From the enemies that are near.
    Enemies,
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
    /// Quarters of a wing.
    Wing(QuartersSpec),
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
    /// Artillery that is set up by hand, in hexes with infantry.
    WithInfantry {
        /// The side.
        side: u8,
        /// The artillery, by place in the list of units.
        guns: Vec<usize>,
        /// How many units of it may stand in a hex.
        most: Option<u8>,
    },
}

/// Where a wing may stand: its leader near a hex or in some hexes, its units near the leader.
#[derive(Clone, Debug)]
pub struct QuartersSpec {
    /// The wings, by place in the list. Quarters near a hex are for one of them.
    pub wings: Vec<usize>,
    /// The hex, and how far the leader may stand from it.
    pub near: Option<(Number, u8)>,
    /// Or all hexes that he may stand in.
    pub hexes: Vec<Number>,
    /// How far the units may stand from him.
    pub units: u8,
    /// They may stand so far from the hex, and not from him.
    pub pinned: bool,
    /// How much artillery; nothing: as much as one likes.
    pub guns: Option<u8>,
}

/// A wing whose units, with some others, may be set up by hand in detachments.
#[derive(Clone, Debug)]
pub struct DetachmentsSpec {
    /// The wing, by place in the list.
    pub wing: usize,
    /// Others that may be detached, by place in the list of units.
    pub units: Vec<usize>,
    /// The group of each detachment, by place among the specific groups of the army.
    pub groups: Vec<u8>,
    /// Where they may stand.
    pub hexes: Vec<Number>,
    /// How many hexes lie between two of them.
    pub gap: u8,
}

/// Dummies of limited intelligence: counters that look like wings and are none.
#[derive(Clone, Debug, Default)]
pub struct DummiesSpec {
    /// The side.
    pub side: u8,
    /// How many look like infantry, like cavalry, like both together.
    pub counts: [u8; 3],
    /// Where they may lie; nowhere named: where the side sets its wings up, or comes in.
    pub hexes: Vec<Number>,
    /// Where they lie in the quick set-up, and behind them the wings that look like them.
    pub sites: Vec<Number>,
    /// They come only with so many detachments.
    pub with_detachments: u8,
    /// Wings whose counters look like these dummies, by place in the list.
    pub like: Vec<usize>,
}

/// A wing that appears in a place at the throw of a die.
#[derive(Clone, Debug)]
pub struct ArrivalSpec {
    /// The side.
    pub side: u8,
    /// The wing, by place in the list.
    pub wing: usize,
    /// Artillery that comes with it, by place in the list of units.
    pub guns: Vec<usize>,
    /// The place.
    pub place: String,
    /// The highest die at which it comes, turn by turn; the last one counts from then on.
    pub dice: Vec<u8>,
}

/// Pieces that come in over some hexes, for a movement point.
#[derive(Clone, Debug)]
pub struct ReinforcementsSpec {
    /// The side.
    pub side: u8,
    /// The first turn in which they may.
    pub turn: u8,
    /// The hexes.
    pub hexes: Vec<Number>,
    /// Who.
    pub pieces: Vec<Piece>,
}

/// Points that a side loses if its leaders are cut off from a place at the end.
#[derive(Clone, Debug)]
pub struct LifelineSpec {
    /// The side.
    pub side: u8,
    /// The place.
    pub place: String,
    /// How many wing leaders must have a way, beside the army commander.
    pub leaders: u8,
    /// The points.
    pub points: u8,
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
    /// These sides of hexes are a river that columns wade.
    Wading {
        /// The hexes on both sides of each.
        sides: Vec<[Number; 2]>,
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
    /// Who wins; nobody in a drawn battle.
    pub winner: Option<u8>,
    /// The state each army must at least have reached, by side.
    pub at_least: [ArmyState; 2],
    /// The state that each army must not have passed, by side.
    pub at_most: [ArmyState; 2],
    /// The least and the most difference of points, the first side's less the other's.
    pub least: Option<i16>,
    /// The most.
    pub most: Option<i16>,
    /// What the army morale of each army is at most, by side.
    pub morale_at_most: [Option<i8>; 2],
    /// The side whose army morale is higher than that of the other.
    pub higher_morale: Option<u8>,
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
    /// Who comes in later.
    pub reinforcements: Vec<ReinforcementsSpec>,
    /// A wing that appears.
    pub arrival: Option<ArrivalSpec>,
    /// Detachments that are set up by hand.
    pub detachments: Option<DetachmentsSpec>,
    /// Dummies, in scenarios that know limited intelligence.
    pub dummies: Vec<DummiesSpec>,
    /// Ways home that must stay open.
    pub lifelines: Vec<LifelineSpec>,
    /// Rules of its own.
    pub rules: Vec<Rule>,
    /// Points for places.
    pub holds: Vec<HoldSpec>,
    /// Levels of victory, in the order in which they are tried.
    pub levels: Vec<LevelSpec>,
    /// Pieces that take no part.
    pub absent: Vec<Piece>,
}
