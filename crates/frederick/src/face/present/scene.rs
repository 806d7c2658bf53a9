//! The scene that the browser draws.

use serde::Serialize;
use ts_rs::TS;

/// What a viewer sees of the board and its tracks.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct HexScene<'a> {
    #[ts(type = "'hexes'")]
    pub(crate) kind: &'static str,
    /// The turn, counted from one.
    pub(crate) turn: u8,
    pub(crate) turns: u8,
    /// The hour of the turn: `14:30`.
    pub(crate) clock: String,
    /// The side whose player turn it is.
    pub(crate) active: &'a str,
    /// The key of the phase, for the turn track: `command`, `rout`, `movement`, `bombardment`, `rally`,
    /// `defensive-bombardment`, `combat`, `morale`, `set-up`, `activation`.
    pub(crate) phase: &'static str,
    pub(crate) units: Vec<SceneUnit<'a>>,
    pub(crate) leaders: Vec<SceneLeader<'a>>,
    pub(crate) armies: Vec<SceneArmy<'a>>,
    pub(crate) markers: Vec<SceneMarker>,
    /// The piece that is being moved or set up, by board id.
    pub(crate) focus: Option<String>,
    /// The close combat or bombardment that is being planned or fought.
    pub(crate) fight: Option<SceneFight>,
}

/// A unit as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneUnit<'a> {
    /// `u12`.
    pub(crate) id: String,
    /// The key of its name: message `unit-{key}`.
    pub(crate) key: &'a str,
    pub(crate) side: &'a str,
    /// The key of its wing: message `wing-{key}`.
    pub(crate) wing: Option<&'a str>,
    #[ts(type = "'infantry' | 'cavalry' | 'artillery'")]
    pub(crate) arm: &'static str,
    /// Board id of its hex, `h2104`; none while it is off the map.
    pub(crate) hex: Option<String>,
    /// Why it is off the map.
    #[ts(type = "'waiting' | 'lost' | 'captured' | 'left' | null")]
    pub(crate) off: Option<&'static str>,
    /// Its place in the stack, the top is 0.
    pub(crate) place: u8,
    pub(crate) steps: u8,
    pub(crate) full: u8,
    pub(crate) strength: u8,
    /// The strength is in parentheses.
    pub(crate) shaken: bool,
    pub(crate) shock: u8,
    pub(crate) bombardment: Option<[u8; 3]>,
    pub(crate) morale: u8,
    pub(crate) movement: u8,
    /// Movement points left in this phase; none when it is not its turn to move.
    pub(crate) left: Option<u8>,
    #[ts(type = "'formed' | 'disordered' | 'routed'")]
    pub(crate) state: &'static str,
    pub(crate) column: bool,
    pub(crate) moved: bool,
    /// Out of command.
    pub(crate) out_of_command: bool,
    #[ts(type = "'engaged' | 'supporting' | null")]
    pub(crate) contact: Option<&'static str>,
    /// Counts double in stacks.
    pub(crate) double: bool,
}

/// A leader as a viewer sees him.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneLeader<'a> {
    /// `l3`.
    pub(crate) id: String,
    /// The key of his name: message `leader-{key}`.
    pub(crate) key: &'a str,
    pub(crate) side: &'a str,
    pub(crate) wing: Option<&'a str>,
    pub(crate) commander: bool,
    pub(crate) hex: Option<String>,
    pub(crate) initiative: Option<u8>,
    #[ts(type = "'any' | 'infantry' | 'cavalry' | null")]
    pub(crate) special: Option<&'static str>,
    pub(crate) modifier: u8,
    pub(crate) movement: u8,
    pub(crate) left: Option<u8>,
    pub(crate) column: bool,
    /// A replacement without a name.
    pub(crate) replacement: bool,
}

/// An army and its tracks.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneArmy<'a> {
    pub(crate) side: &'a str,
    /// Where the marker of current morale stands.
    pub(crate) morale: i8,
    pub(crate) start: i8,
    pub(crate) top: i8,
    /// From this box down it may become demoralized.
    pub(crate) danger: i8,
    /// The lowest filled box; none before the first.
    pub(crate) filled: Option<i8>,
    #[ts(type = "'steady' | 'demoralized' | 'broken'")]
    pub(crate) state: &'static str,
    pub(crate) active: bool,
    /// Combat success points of this turn.
    pub(crate) success: u8,
    pub(crate) routed: u8,
    /// Victory points so far.
    pub(crate) points: i16,
    pub(crate) groups: Vec<SceneGroup<'a>>,
}

/// A group and its command state.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneGroup<'a> {
    /// The key of its name: message `group-{key}`.
    pub(crate) key: &'a str,
    pub(crate) rating: u8,
    #[ts(type = "'effective' | 'degraded' | null")]
    pub(crate) state: Option<&'static str>,
    pub(crate) wings: Vec<SceneWing<'a>>,
}

/// A wing and its command state.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneWing<'a> {
    pub(crate) key: &'a str,
    #[ts(type = "'effective' | 'degraded' | null")]
    pub(crate) state: Option<&'static str>,
    pub(crate) column: bool,
}

/// A marker on a hex.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneMarker {
    pub(crate) hex: String,
    #[ts(type = "'locked' | 'locked-penalty' | 'momentum'")]
    pub(crate) kind: &'static str,
    pub(crate) count: u8,
}

/// A close combat or bombardment, planned or under way.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneFight {
    #[ts(type = "'combat' | 'bombardment'")]
    pub(crate) kind: &'static str,
    /// Hexes that attack or fire.
    pub(crate) attackers: Vec<String>,
    /// Hexes attacked.
    pub(crate) defenders: Vec<String>,
    /// Batteries that fire, or lead units, by board id.
    pub(crate) units: Vec<String>,
}
