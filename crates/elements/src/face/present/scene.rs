//! The scene that the browser draws: a measured table.
//!
//! Lengths are hundredths of a millimetre; x runs east, y north, from the south-west corner.
//! Headings are twentieths of a degree, from 0 (north) clockwise. Everything that a rule decides
//! (zones, arcs, allowances, contacts) is worked out here; the browser only draws it.

use kernel::wire::Stakes;
use serde::Serialize;
use ts_rs::TS;

use crate::ground::Feature;

/// A point: `[x, y]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TablePoint(pub(crate) i32, pub(crate) i32);

/// The middle of the front edge, and where it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TablePose {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) heading: u16,
}

/// A piece of terrain: an oval or a rectangle of `width` by `length`.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableFeature {
    /// `t3`.
    pub(crate) id: String,
    #[ts(
        type = "'gentle-hill' | 'steep-hill' | 'wood' | 'marsh' | 'rough' | 'dunes' | 'oasis' | 'fields' | 'settlement'"
    )]
    pub(crate) kind: &'static str,
    #[ts(type = "'oval' | 'rectangle'")]
    pub(crate) shape: &'static str,
    /// Its middle.
    pub(crate) x: i32,
    pub(crate) y: i32,
    /// Across its heading.
    pub(crate) width: i32,
    /// Along its heading.
    pub(crate) length: i32,
    pub(crate) heading: u16,
    /// The line along the top of a hill; empty for everything else.
    pub(crate) crest: Vec<TablePoint>,
    /// The message with its name, if the pack gives it one.
    pub(crate) name: Option<String>,
}

/// A river.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableRiver {
    /// `w0`.
    pub(crate) id: String,
    pub(crate) line: Vec<TablePoint>,
    pub(crate) width: i32,
    /// Null until somebody has tried to cross it.
    #[ts(type = "'shallow' | 'slow' | 'torrent' | null")]
    pub(crate) nature: Option<&'static str>,
    pub(crate) name: Option<String>,
}

/// A road.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableRoad {
    /// `r1`.
    pub(crate) id: String,
    pub(crate) line: Vec<TablePoint>,
    pub(crate) width: i32,
    pub(crate) name: Option<String>,
}

/// Where a road crosses a river.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableBridge {
    pub(crate) x: i32,
    pub(crate) y: i32,
    /// Along the road.
    pub(crate) heading: u16,
    pub(crate) width: i32,
    pub(crate) length: i32,
}

/// The sea or a great stream along one edge: an outline.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableWaterway {
    pub(crate) id: String,
    pub(crate) outline: Vec<TablePoint>,
    /// The beach or flood plain that borders it, if there is one.
    pub(crate) beach: Option<Vec<TablePoint>>,
}

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableGround {
    pub(crate) features: Vec<TableFeature>,
    pub(crate) rivers: Vec<TableRiver>,
    pub(crate) roads: Vec<TableRoad>,
    pub(crate) bridges: Vec<TableBridge>,
    pub(crate) waterway: Option<TableWaterway>,
}

/// Where a side may deploy.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableZone<'a> {
    pub(crate) side: &'a str,
    pub(crate) outline: Vec<TablePoint>,
    /// The viewer may place something there now.
    pub(crate) open: bool,
}

/// An element as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableElement<'a> {
    /// `e12`.
    pub(crate) id: String,
    pub(crate) side: &'a str,
    /// Its number within its side, as names say it: from 1.
    pub(crate) number: u8,
    /// Null where the viewer does not know it: deployed hidden.
    #[ts(
        type = "'cavalry' | 'dismounted' | 'muskets' | 'rifles' | 'jaegers' | 'artillery' | 'commander' | 'camp' | null"
    )]
    pub(crate) arm: Option<&'static str>,
    /// Null while it is not on the table.
    pub(crate) pose: Option<TablePose>,
    /// Why it is off the table.
    #[ts(type = "'waiting' | 'destroyed' | 'gone' | null")]
    pub(crate) off: Option<&'static str>,
    pub(crate) width: i32,
    pub(crate) depth: i32,
    /// The command it belongs to: `c0-1`.
    pub(crate) command: String,
    pub(crate) moved: bool,
    pub(crate) shot: bool,
    /// It has fought in this phase.
    pub(crate) fought: bool,
    /// In frontal contact with an enemy.
    pub(crate) contact: bool,
    pub(crate) demoralized: bool,
    /// Out of its commander's reach: a point more for each move.
    pub(crate) astray: bool,
    /// Shots left of a camp in a bound of the side whose turn it is; null for all others.
    pub(crate) ammunition: Option<u8>,
    /// What its arm moves in good going and in bad, and how far it shoots (0: not at all).
    #[serde(rename = "move")]
    #[ts(rename = "move")]
    pub(crate) moves: [i32; 2],
    pub(crate) range: i32,
    /// The message with its name, if the pack gives it one.
    pub(crate) name: Option<String>,
}

/// A member of a formation, and where it stands.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableMember {
    pub(crate) id: String,
    pub(crate) pose: TablePose,
}

/// What is in hand: picked, and being manoeuvred until it halts.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableHand {
    pub(crate) members: Vec<String>,
    /// The one whose pose stands for all: plans say where it ends up.
    pub(crate) lead: String,
    /// Column, line, or a single element.
    #[ts(type = "'single' | 'line' | 'column' | 'block'")]
    pub(crate) form: &'static str,
    /// How far it may go in this move, and how much of that is left.
    pub(crate) allowance: i32,
    pub(crate) left: i32,
    /// Points the move costs.
    pub(crate) cost: u8,
    /// Where its members stand.
    pub(crate) from: Vec<TableMember>,
}

/// The square before an element that enemies may not pass freely.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableControl {
    pub(crate) of: String,
    pub(crate) outline: Vec<TablePoint>,
}

/// Where an element can shoot.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableArc {
    pub(crate) of: String,
    pub(crate) outline: Vec<TablePoint>,
    pub(crate) range: i32,
    /// Whom it can shoot at now, by element.
    pub(crate) targets: Vec<String>,
}

/// Two that touch.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableContact {
    pub(crate) one: String,
    pub(crate) other: String,
    #[ts(type = "'front' | 'flank' | 'rear' | 'overlap' | 'corner' | 'support'")]
    pub(crate) kind: &'static str,
    /// The middle of what touches.
    pub(crate) x: i32,
    pub(crate) y: i32,
}

/// Who shoots at whom, or who fights whom, while that is being decided.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableFight {
    #[ts(type = "'shooting' | 'close-combat'")]
    pub(crate) kind: &'static str,
    pub(crate) attackers: Vec<String>,
    pub(crate) target: String,
}

/// A command.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableCommand<'a> {
    /// `c0-1`.
    pub(crate) id: String,
    pub(crate) side: &'a str,
    /// Its name is this message.
    pub(crate) name: String,
    pub(crate) commander: Option<String>,
    /// Its place in the ranking of the dice, 1 for the highest; null while the
    /// viewer does not know it.
    pub(crate) rank: Option<u8>,
    /// The die it got in this bound.
    pub(crate) die: Option<u8>,
    /// Points left of it.
    pub(crate) pips: Option<u8>,
    /// Elements it began with, elements lost, and the number of losses at which it breaks.
    pub(crate) strength: u8,
    pub(crate) lost: u8,
    pub(crate) breaking: u16,
    pub(crate) demoralized: bool,
}

/// An army.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableArmy<'a> {
    pub(crate) side: &'a str,
    /// Elements lost, a sacked camp counted in; the number at which the army is beaten.
    pub(crate) lost: u16,
    pub(crate) breaking: u16,
    pub(crate) sacked: bool,
    /// The dice of this bound as they fell, highest first; empty before the roll.
    pub(crate) dice: Vec<u8>,
    /// The edge its side came from.
    #[ts(type = "'north' | 'east' | 'south' | 'west' | null")]
    pub(crate) edge: Option<&'static str>,
    /// What its list demands, while the army is being chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) list: Option<TableList>,
}

/// What an army must be made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TableList {
    /// Elements of the army.
    pub(crate) strength: u8,
    /// Elements of each of several commands at least; nothing where there is only one.
    pub(crate) command: Option<u8>,
    pub(crate) lines: Vec<TableListLine>,
}

/// Of these arms together no fewer and no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TableListLine {
    #[ts(type = "NonNullable<TableElement['arm']>[]")]
    pub(crate) arms: Vec<&'static str>,
    /// So many are chosen.
    pub(crate) count: u8,
    pub(crate) least: u8,
    pub(crate) most: u8,
}

/// A river or a road that may be laid; its course is for the player to say.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableLine {
    #[ts(type = "'river' | 'road'")]
    pub(crate) kind: &'static str,
    pub(crate) width: i32,
    /// So many points its course has at most.
    pub(crate) points: usize,
}

/// What the viewer may lay on the table now.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableTray {
    /// The smallest and the largest feature of each kind.
    pub(crate) features: Vec<Feature>,
    pub(crate) lines: Vec<TableLine>,
}

/// What a viewer sees of the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableScene<'a> {
    #[ts(type = "'table'")]
    pub(crate) kind: &'static str,
    /// Width and depth of the table.
    pub(crate) extent: [i32; 2],
    /// The bound, counted from one, both sides together; how many there are at most.
    pub(crate) bound: u16,
    pub(crate) bounds: Option<u16>,
    #[ts(
        type = "'army' | 'region' | 'terrain' | 'edge' | 'ranking' | 'camps' | 'deployment' | 'movement' | 'shooting' | 'close-combat' | 'over'"
    )]
    pub(crate) phase: &'static str,
    pub(crate) active: &'a str,
    pub(crate) attacker: Option<&'a str>,
    pub(crate) ground: TableGround,
    pub(crate) zones: Vec<TableZone<'a>>,
    pub(crate) elements: Vec<TableElement<'a>>,
    pub(crate) commands: Vec<TableCommand<'a>>,
    pub(crate) armies: Vec<TableArmy<'a>>,
    pub(crate) hand: Option<TableHand>,
    pub(crate) control: Vec<TableControl>,
    pub(crate) arcs: Vec<TableArc>,
    pub(crate) contacts: Vec<TableContact>,
    pub(crate) fight: Option<TableFight>,
    pub(crate) stakes: Stakes,
    /// While the viewer lays terrain.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) tray: Option<TableTray>,
}
