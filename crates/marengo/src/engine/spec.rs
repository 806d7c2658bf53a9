//! A battle as an author describes it, before it is put together; the crate
//! `packs` reads it from files.

use crate::pieces::Face;

/// How wide an approach is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// One piece abreast.
    Narrow,
    /// Two pieces abreast.
    Wide,
}

/// The symbols printed on one approach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Symbols {
    /// Penalties for attacking infantry, cavalry, artillery.
    pub penalty: [u8; 3],
    /// A cavalry obstacle.
    pub obstacle: bool,
}

/// The class of a road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RoadClass {
    /// A minor road.
    Minor,
    /// A main road: free of command.
    Main,
}

/// The colour of a star.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Star {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
}

impl Star {
    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Star::Red => "red",
            Star::Green => "green",
            Star::Blue => "blue",
        }
    }
}

/// A locale.
#[derive(Clone, Debug)]
pub struct LocaleSpec {
    /// Its number on the board.
    pub id: u16,
    /// The key of its name.
    pub key: String,
    /// How many pieces of one side it holds.
    pub capacity: u8,
    /// How many pieces of the surprised side start here.
    pub set_up: u8,
    /// A star.
    pub star: Option<Star>,
}

/// A pair of facing approaches.
#[derive(Clone, Debug)]
pub struct PairSpec {
    /// Its id: `31-33`.
    pub id: String,
    /// The two locales.
    pub between: [u16; 2],
    /// How wide it is.
    pub width: Width,
    /// The symbols printed in the first and in the second locale.
    pub into: [Symbols; 2],
}

/// An approach without a partner that nobody may cross.
#[derive(Clone, Debug)]
pub struct ImpassableSpec {
    /// The locale.
    pub locale: u16,
    /// Which of its sides: `NW`.
    pub side: String,
}

/// A road as a chain of locales.
#[derive(Clone, Debug)]
pub struct RoadSpec {
    /// Its id.
    pub id: String,
    /// Main or minor.
    pub class: RoadClass,
    /// The locales it runs through.
    pub route: Vec<u16>,
    /// Which pairs it takes where two join the same locales.
    pub via: Vec<String>,
}

/// Roads that meet inside a locale.
#[derive(Clone, Debug)]
pub struct JunctionSpec {
    /// The locale.
    pub locale: u16,
    /// The roads.
    pub roads: Vec<String>,
    /// The class of the link that joins them; none if they touch.
    pub by: Option<RoadClass>,
}

/// How reinforcements come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryWay {
    /// Along a road.
    Road(String),
    /// Over a pontoon bridge: one piece a turn, by command.
    Pontoon,
}

/// A place where reinforcements come in.
#[derive(Clone, Debug)]
pub struct EntrySpec {
    /// Its id.
    pub id: String,
    /// The locale they come into.
    pub locale: u16,
    /// How.
    pub way: EntryWay,
    /// Whose it is.
    pub side: u8,
}

/// When a force is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// On the board from the start, drawn at random.
    SetUp,
    /// From a round on, counted from one.
    Round(u8),
}

/// Some pieces that come together.
#[derive(Clone, Debug)]
pub struct ForceSpec {
    /// Its id.
    pub id: String,
    /// Whose.
    pub side: u8,
    /// When.
    pub arrives: Arrival,
    /// Where.
    pub entries: Vec<String>,
    /// The pieces.
    pub pieces: Vec<(Face, u8)>,
}

/// The surprise of one army.
#[derive(Clone, Copy, Debug)]
pub struct SurpriseSpec {
    /// Which side.
    pub side: u8,
    /// How many pieces it may declare active in its first turn.
    pub first_turn: u8,
    /// How many in a later turn, once it may.
    pub later: u8,
    /// From which round on it may in any case.
    pub from_round: u8,
}

/// How the stars decide.
#[derive(Clone, Copy, Debug)]
pub struct VictorySpec {
    /// The side that has to hold them.
    pub attacker: u8,
    /// In how many colours.
    pub colours: u8,
}

/// A whole battle.
#[derive(Clone, Debug)]
pub struct BattleSpec {
    /// The pack's id.
    pub id: String,
    /// The keys of the two sides, the one that moves first first.
    pub sides: [String; 2],
    /// The locales.
    pub locales: Vec<LocaleSpec>,
    /// The approaches.
    pub pairs: Vec<PairSpec>,
    /// The impassable sides.
    pub impassable: Vec<ImpassableSpec>,
    /// The roads.
    pub roads: Vec<RoadSpec>,
    /// Where they meet.
    pub junctions: Vec<JunctionSpec>,
    /// Where reinforcements come in.
    pub entries: Vec<EntrySpec>,
    /// The forces.
    pub forces: Vec<ForceSpec>,
    /// Morale at the start.
    pub morale: [u8; 2],
    /// What the other army gains when one breaks.
    pub bonus: u8,
    /// How many rounds.
    pub rounds: u8,
    /// The hour of the first round.
    pub first_hour: u8,
    /// Surprise.
    pub surprise: SurpriseSpec,
    /// Stars.
    pub victory: VictorySpec,
}

/// What is chosen before a battle opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// The winning bid for a side: it lowers the first side's morale.
    pub bid_austria: u8,
    /// The winning bid for a side: it lowers the second side's morale.
    pub bid_france: u8,
    /// The adjustments for playing alone.
    pub solitaire: bool,
    /// All faces open.
    pub open: bool,
    /// After a failed assault nobody else attacks the locale while the enemy holds it.
    pub repulse_closes: bool,
}

/// The part of a battle that a fault is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A locale, by its place in the list.
    Locale(usize),
    /// An approach pair.
    Pair(usize),
    /// An impassable side.
    Impassable(usize),
    /// A road.
    Road(usize),
    /// A junction.
    Junction(usize),
    /// An entry.
    Entry(usize),
    /// A force.
    Force(usize),
    /// Morale.
    Morale,
    /// The clock.
    Clock,
    /// Surprise.
    Surprise,
    /// The victory rule.
    Victory,
    /// The options.
    Options,
}

/// What keeps a battle from being put together.
pub type SpecFault = kernel::SpecFault<Part>;
