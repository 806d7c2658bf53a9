//! The scene of a hex board that the browser draws, for every hex system. Names are ids of
//! messages. What one system alone shows comes as values, badges and gauges, each with its label.

use kernel::Label;
use kernel::wire::{Layer, Stakes};
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
    /// The hours of all turns, where one does not follow the other by an hour.
    pub hours: Option<Vec<&'a str>>,
    /// The side whose player turn it is.
    pub active: &'a str,
    /// The phase.
    pub phase: ScenePhase,
    /// The phases of a player turn in their order, for the turn track.
    pub phases: Vec<ScenePhase>,
    /// Pieces march in this phase, so zones of control matter to whoever is in hand.
    pub marching: bool,
    /// Weather and night, where there are any.
    pub sky: Option<SceneSky>,
    /// The units, on the map and off it.
    pub units: Vec<SceneUnit<'a>>,
    /// The leaders.
    pub leaders: Vec<SceneLeader<'a>>,
    /// Both armies.
    pub armies: Vec<SceneArmy<'a>>,
    /// Markers on hexes and hexsides.
    pub markers: Vec<SceneMarker>,
    /// The piece that is being moved or set up, by board id.
    pub focus: Option<String>,
    /// Those that are moved together with it.
    pub company: Vec<String>,
    /// The attacks and bombardments that are being planned or fought.
    pub fights: Vec<SceneFight>,
    /// How a counter is read, for the legend.
    pub reading: Label,
    /// All badges that counters can bear, for the legend.
    pub signs: Vec<SceneBadge>,
    /// What can be laid over the map.
    pub layers: &'static [Layer],
    /// The first lesson, where a system has one of its own.
    pub lesson: Option<SceneLesson>,
    /// The part of the map that is played on; nothing: all of it.
    pub part: Option<ScenePart>,
    /// What wins, and who is how near.
    pub stakes: Stakes,
}

/// A first lesson: what is said beside the table on a first visit.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneLesson {
    /// Who has gone through a lesson of this key is not taught again.
    pub key: &'static str,
    /// The messages of its steps, in their order.
    pub steps: &'static [&'static str],
}

/// A part of the map, from corner to corner.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ScenePart {
    /// Board id of the hex with the lowest column and row.
    pub first: String,
    /// Board id of the hex with the highest ones.
    pub last: String,
    /// Where troops come on, beside the entries of the board that lie in it.
    pub entries: Vec<SceneEntry>,
}

/// Where troops come on.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneEntry {
    /// Its name is the message `place-` and this.
    pub key: String,
    /// Board ids of its hexes.
    pub hexes: Vec<String>,
}

/// A phase of the turn.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ScenePhase {
    /// Its key; `set-up` is the one before the first turn.
    pub key: &'static str,
    /// What it is called.
    pub label: Label,
}

/// Weather and night.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneSky {
    /// Its key: `fair`, `rain`, `fog`, …
    pub key: &'static str,
    /// What it is called.
    pub label: Label,
    /// It is night.
    pub night: bool,
    /// Night falls, or day breaks.
    pub dusk: bool,
}

/// A figure with what it means.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneValue {
    /// What it means.
    pub label: Label,
    /// As it is printed.
    pub figure: String,
}

/// What has befallen a piece. The browser has a sign for the keys that it knows; all have words.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneBadge {
    /// Its key: `disordered`, `routed`, `column`, `out-of-command`, `engaged`, `supporting`,
    /// `moved`, `demoralized`, `out-of-supply`, `unseen`, `square`, `star`, …
    pub key: &'static str,
    /// What it means.
    pub label: Label,
}

/// How a command or an army stands.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneState {
    /// How well.
    #[ts(type = "'good' | 'poor' | 'bad'")]
    pub grade: &'static str,
    /// What it is called.
    pub label: Label,
}

/// A unit as a viewer sees it; or a force of which he sees nothing else.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneUnit<'a> {
    /// `u12`.
    pub id: String,
    /// The message that names it.
    pub name: String,
    /// Its side.
    pub side: &'a str,
    /// The message that names its command; units of one command have one colour.
    pub band: Option<String>,
    /// Its arm; `hidden` is a force of which only the place is known.
    #[ts(
        type = "'infantry' | 'cavalry' | 'light-cavalry' | 'heavy-cavalry' | 'artillery' | 'horse-artillery' | 'vedette' | 'train' | 'pontoons' | 'hidden'"
    )]
    pub arm: &'static str,
    /// Board id of its hex, `h2104`; none while it is off the map.
    pub hex: Option<String>,
    /// Why it is off the map.
    #[ts(type = "'waiting' | 'recovering' | 'recovered' | 'holding' | 'lost' | 'captured' | 'left' | null")]
    pub off: Option<&'static str>,
    /// Its place in the stack, the top is 0.
    pub place: u8,
    /// Steps left.
    pub steps: u8,
    /// Steps at full strength; none where a unit has no steps.
    pub full: u8,
    /// Its strength in combat, for the sum of a stack.
    pub strength: u8,
    /// What counts as its strength in the toll of a battle.
    pub worth: u8,
    /// Its values as they are printed.
    pub figures: String,
    /// A second line of them.
    pub small: Option<String>,
    /// The one that can be read from afar.
    pub big: String,
    /// Its values by name.
    pub values: Vec<SceneValue>,
    /// What has befallen it.
    pub badges: Vec<SceneBadge>,
}

/// A leader as a viewer sees him.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneLeader<'a> {
    /// `l3`.
    pub id: String,
    /// The message that names him.
    pub name: String,
    /// His side.
    pub side: &'a str,
    /// The message that names his command.
    pub band: Option<String>,
    /// What he is.
    pub rank: Label,
    /// He commands the army, or several commands.
    pub commander: bool,
    /// Board id of his hex.
    pub hex: Option<String>,
    /// His values as they are printed.
    pub figures: String,
    /// His values by name.
    pub values: Vec<SceneValue>,
    /// What is special with him.
    pub badges: Vec<SceneBadge>,
}

/// An army and its tracks.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneArmy<'a> {
    /// Whose it is.
    pub side: &'a str,
    /// The track of army morale, where there is one.
    pub morale: Option<SceneTrack>,
    /// How the army stands.
    pub state: Option<SceneState>,
    /// Something to know of it.
    pub note: Option<Label>,
    /// Victory points so far.
    pub points: i16,
    /// What else is counted.
    pub tallies: Vec<SceneValue>,
    /// Its groups of commands.
    pub groups: Vec<SceneGroup>,
    /// Its cards, where cards are played.
    pub cards: Option<SceneCards>,
}

/// The cards of a side, as far as a viewer knows them.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneCards {
    /// How many it holds.
    pub held: u8,
    /// How many lie in its deck.
    pub deck: u32,
    /// Those of its hand that the viewer knows.
    pub hand: Vec<SceneCard>,
    /// Those that lie open and work.
    pub open: Vec<SceneCard>,
    /// Those that were played.
    pub played: Vec<SceneCard>,
}

/// A card, or several that are alike.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneCard {
    /// `c7`: the same for all cards of a title.
    pub id: String,
    /// The message that names it.
    pub name: String,
    /// The message that says what it does.
    pub text: String,
    /// What kind of card it is.
    pub family: Label,
    /// How many there are.
    pub count: u8,
    /// Its figures.
    pub values: Vec<SceneValue>,
    /// How long it lies open.
    pub note: Option<Label>,
}

/// A track of army morale.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneTrack {
    /// Where the marker stands.
    pub at: i8,
    /// Where the marker began.
    pub start: i8,
    /// The highest box.
    pub top: i8,
    /// From this box down the army may become demoralized.
    pub danger: i8,
    /// The lowest filled box; none before the first.
    pub filled: Option<i8>,
}

/// Several commands.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneGroup {
    /// The message that names the group; none if the whole army is one.
    pub name: Option<String>,
    /// Its rating.
    pub rating: Option<u8>,
    /// Its command state.
    pub state: Option<SceneState>,
    /// Its commands.
    pub bands: Vec<SceneBand>,
}

/// A command: a wing or a formation.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneBand {
    /// The message that names it.
    pub name: String,
    /// Its command state.
    pub state: Option<SceneState>,
    /// Something to know of it.
    pub note: Option<Label>,
    /// What it has suffered, against what it can.
    pub gauge: Option<SceneGauge>,
}

/// A gauge: so much of so much.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneGauge {
    /// What it means.
    pub label: Label,
    /// So much.
    pub at: u8,
    /// Of so much.
    pub full: u8,
}

/// A marker on a hex or a hexside.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneMarker {
    /// Board id of its hex.
    pub hex: String,
    /// Board id of the neighbour, if it lies on the side between both.
    pub to: Option<String>,
    /// What it looks like.
    #[ts(
        type = "'locked' | 'locked-penalty' | 'momentum' | 'broken' | 'work' | 'work-begun' | 'barricade' | 'held' | 'goal' | 'wing-mark'"
    )]
    pub kind: &'static str,
    /// Whose it is, if it is somebody's.
    pub side: Option<String>,
    /// What it says.
    pub label: Label,
    /// How many there are.
    pub count: u8,
}

/// An attack or a bombardment, planned or under way.
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

impl SceneValue {
    /// A figure with what it means.
    pub fn new(message: impl Into<String>, figure: impl ToString) -> SceneValue {
        SceneValue { label: Label::new(message), figure: figure.to_string() }
    }
}

impl SceneBadge {
    /// A badge: its key, and the message that says what it means.
    pub fn new(key: &'static str, message: impl Into<String>) -> SceneBadge {
        SceneBadge { key, label: Label::new(message) }
    }
}
