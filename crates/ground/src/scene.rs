//! The scene of a hex board that the browser draws.

use serde::Serialize;
use ts_rs::TS;

/// What a viewer sees of the board and its tracks.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct HexScene<'a> {
    /// Which kind of board it is.
    #[ts(type = "'hexes'")]
    pub kind: &'static str,
    /// The turn, counted from one.
    pub turn: u8,
    /// How many turns there are at most.
    pub turns: u8,
    /// The hour of the turn: `14:30`.
    pub clock: String,
    /// The side whose player turn it is.
    pub active: &'a str,
    /// The key of the phase, for the turn track: `command`, `rout`, `movement`, `bombardment`,
    /// `rally`, `defensive-bombardment`, `combat`, `morale`, `set-up`, `activation`.
    pub phase: &'static str,
    /// The units, on the map and off it.
    pub units: Vec<SceneUnit<'a>>,
    /// The leaders.
    pub leaders: Vec<SceneLeader<'a>>,
    /// Both armies.
    pub armies: Vec<SceneArmy<'a>>,
    /// Markers on hexes.
    pub markers: Vec<SceneMarker>,
    /// The piece that is being moved or set up, by board id.
    pub focus: Option<String>,
    /// The close combat or bombardment that is being planned or fought.
    pub fight: Option<SceneFight>,
}

/// A unit as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneUnit<'a> {
    /// `u12`.
    pub id: String,
    /// The key of its name: message `unit-{key}`.
    pub key: &'a str,
    /// Its side.
    pub side: &'a str,
    /// The key of its wing: message `wing-{key}`.
    pub wing: Option<&'a str>,
    /// Its arm.
    #[ts(type = "'infantry' | 'cavalry' | 'artillery'")]
    pub arm: &'static str,
    /// Board id of its hex, `h2104`; none while it is off the map.
    pub hex: Option<String>,
    /// Why it is off the map.
    #[ts(type = "'waiting' | 'lost' | 'captured' | 'left' | null")]
    pub off: Option<&'static str>,
    /// Its place in the stack, the top is 0.
    pub place: u8,
    /// Steps left.
    pub steps: u8,
    /// Steps at full strength.
    pub full: u8,
    /// Its strength in combat.
    pub strength: u8,
    /// The strength is in parentheses.
    pub shaken: bool,
    /// Its shock value.
    pub shock: u8,
    /// Its strength by range.
    pub bombardment: Option<[u8; 3]>,
    /// Its morale.
    pub morale: u8,
    /// Its movement allowance.
    pub movement: u8,
    /// Movement points left in this phase; none when it is not its turn to move.
    pub left: Option<u8>,
    /// Its order.
    #[ts(type = "'formed' | 'disordered' | 'routed'")]
    pub state: &'static str,
    /// It marches in column.
    pub column: bool,
    /// It has moved.
    pub moved: bool,
    /// Out of command.
    pub out_of_command: bool,
    /// How it stands to the enemy.
    #[ts(type = "'engaged' | 'supporting' | null")]
    pub contact: Option<&'static str>,
    /// Counts double in stacks.
    pub double: bool,
}

/// A leader as a viewer sees him.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneLeader<'a> {
    /// `l3`.
    pub id: String,
    /// The key of his name: message `leader-{key}`.
    pub key: &'a str,
    /// His side.
    pub side: &'a str,
    /// His wing.
    pub wing: Option<&'a str>,
    /// He commands the army.
    pub commander: bool,
    /// Board id of his hex.
    pub hex: Option<String>,
    /// His initiative.
    pub initiative: Option<u8>,
    /// Whom he leads best.
    #[ts(type = "'any' | 'infantry' | 'cavalry' | null")]
    pub special: Option<&'static str>,
    /// What he adds in combat.
    pub modifier: u8,
    /// His movement allowance.
    pub movement: u8,
    /// Movement points left in this phase.
    pub left: Option<u8>,
    /// He rides with a column.
    pub column: bool,
    /// A replacement without a name.
    pub replacement: bool,
}

/// An army and its tracks.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneArmy<'a> {
    /// Whose it is.
    pub side: &'a str,
    /// Where the marker of current morale stands.
    pub morale: i8,
    /// Where the marker began.
    pub start: i8,
    /// The highest box.
    pub top: i8,
    /// From this box down it may become demoralized.
    pub danger: i8,
    /// The lowest filled box; none before the first.
    pub filled: Option<i8>,
    /// How the army stands.
    #[ts(type = "'steady' | 'demoralized' | 'broken'")]
    pub state: &'static str,
    /// It is its player turn.
    pub active: bool,
    /// Combat success points of this turn.
    pub success: u8,
    /// How many units are routed.
    pub routed: u8,
    /// Victory points so far.
    pub points: i16,
    /// Its groups.
    pub groups: Vec<SceneGroup<'a>>,
}

/// A group and its command state.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneGroup<'a> {
    /// The key of its name: message `group-{key}`.
    pub key: &'a str,
    /// Its rating.
    pub rating: u8,
    /// Its command state.
    #[ts(type = "'effective' | 'degraded' | null")]
    pub state: Option<&'static str>,
    /// Its wings.
    pub wings: Vec<SceneWing<'a>>,
}

/// A wing and its command state.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneWing<'a> {
    /// The key of its name: message `wing-{key}`.
    pub key: &'a str,
    /// Its command state.
    #[ts(type = "'effective' | 'degraded' | null")]
    pub state: Option<&'static str>,
    /// It marches in column.
    pub column: bool,
}

/// A marker on a hex.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneMarker {
    /// Board id of its hex.
    pub hex: String,
    /// What it says.
    #[ts(type = "'locked' | 'locked-penalty' | 'momentum'")]
    pub kind: &'static str,
    /// How many there are.
    pub count: u8,
}

/// A close combat or bombardment, planned or under way.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneFight {
    /// Which of both.
    #[ts(type = "'combat' | 'bombardment'")]
    pub kind: &'static str,
    /// Hexes that attack or fire.
    pub attackers: Vec<String>,
    /// Hexes attacked.
    pub defenders: Vec<String>,
    /// Batteries that fire, or lead units, by board id.
    pub units: Vec<String>,
}
