//! A battle as its author describes it.

use ground::{BoardPart, BoardSpec};
use hexes::Number;
use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::cards::spec::DealSpec;
use crate::engine::charts::Charts;
use crate::weather::Condition;

/// What a piece is (1.41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Infantry.
    Infantry,
    /// Cavalry of the line.
    Cavalry,
    /// Heavy cavalry.
    HeavyCavalry,
    /// Light cavalry.
    LightCavalry,
    /// Foot artillery.
    Artillery,
    /// Horse artillery.
    HorseArtillery,
    /// A vedette.
    Vedette,
    /// A commander.
    Commander,
    /// An officer of a formation.
    Officer,
    /// An officer of a formation who commands others too.
    OfficerCommander,
    /// A supply train.
    SupplyTrain,
    /// A pontoon train.
    PontoonTrain,
}

impl Kind {
    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::Cavalry => "cavalry",
            Kind::HeavyCavalry => "heavy-cavalry",
            Kind::LightCavalry => "light-cavalry",
            Kind::Artillery => "artillery",
            Kind::HorseArtillery => "horse-artillery",
            Kind::Vedette => "vedette",
            Kind::Commander => "commander",
            Kind::Officer => "officer",
            Kind::OfficerCommander => "officer-commander",
            Kind::SupplyTrain => "supply-train",
            Kind::PontoonTrain => "pontoon-train",
        }
    }

    /// Cavalry of any weight.
    pub const fn is_cavalry(self) -> bool {
        matches!(self, Kind::Cavalry | Kind::HeavyCavalry | Kind::LightCavalry)
    }

    /// Artillery of any kind.
    pub const fn is_artillery(self) -> bool {
        matches!(self, Kind::Artillery | Kind::HorseArtillery)
    }

    /// Leaders of any rank.
    pub const fn is_leader(self) -> bool {
        matches!(self, Kind::Commander | Kind::Officer | Kind::OfficerCommander)
    }

    /// Trains of both kinds.
    pub const fn is_train(self) -> bool {
        matches!(self, Kind::SupplyTrain | Kind::PontoonTrain)
    }

    /// Whoever can attack and be attacked.
    pub const fn is_combat(self) -> bool {
        matches!(self, Kind::Infantry) || self.is_cavalry() || self.is_artillery()
    }

    /// Whoever pays the costs of infantry; all others pay those of cavalry (7.22).
    pub const fn is_foot(self) -> bool {
        matches!(self, Kind::Infantry | Kind::Artillery)
    }
}

/// A formation: a corps or a division.
#[derive(Clone, Debug)]
pub struct FormationSpec {
    /// Its key.
    pub id: String,
    /// Whose it is.
    pub side: Side,
    /// The losses that demoralize it; nothing if losses cannot.
    pub level: Option<u8>,
    /// It is a cavalry corps of the French (11.3).
    pub cavalry_corps: bool,
    /// It is a division with an officer of its own (3.22).
    pub division: bool,
    /// Sources of supply for it alone (17.5).
    pub sources: Vec<Number>,
}

/// A piece.
#[derive(Clone, Debug)]
pub struct PieceSpec {
    /// Its key.
    pub id: String,
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
    /// The formation it belongs to.
    pub formation: Option<usize>,
    /// The division inside its formation.
    pub division: Option<String>,
    /// Strength at full and at reduced strength; a reduced strength of none means that the piece has one side only.
    pub strength: [u8; 2],
    /// Initiative at full and at reduced strength; of an officer the first counts.
    pub initiative: [u8; 2],
    /// Movement points.
    pub movement: u8,
    /// The command rating of a commander.
    pub rating: u8,
    /// How many vedettes it gives.
    pub vedettes: u8,
    /// It belongs to the guard (11.3).
    pub guard: bool,
    /// He is Napoleon (11.4).
    pub napoleon: bool,
    /// It belongs to the minor allies of the French (21.2).
    pub minor_ally: bool,
}

/// What a turn of the record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Daytime {
    /// An hour of daylight.
    Day,
    /// The night before midnight.
    NightPm,
    /// The night after midnight.
    NightAm,
}

/// A turn of the turn record.
#[derive(Clone, Debug)]
pub struct TurnSpec {
    /// What it is.
    pub daytime: Daytime,
    /// The hour.
    pub clock: String,
    /// Weather, supply and recovery are checked.
    pub check: bool,
    /// The weather by die from this turn on, if it is not that of the scenario (23.11).
    pub weather: Option<[Condition; 6]>,
}

/// Where a piece begins.
#[derive(Clone, Copy, Debug)]
pub struct Placing {
    /// Which piece.
    pub piece: usize,
    /// Where; nothing: it comes later.
    pub hex: Option<Number>,
    /// At reduced strength.
    pub reduced: bool,
    /// The column it comes with, by its place in the list.
    pub arrival: Option<u8>,
}

/// A column of reinforcements (19.1, 19.5).
#[derive(Clone, Debug)]
pub struct ArrivalSpec {
    /// The turn in which it comes; nothing: when it is called.
    pub turn: Option<u8>,
    /// It may be called from this turn on.
    pub from: u8,
    /// What the enemy gets for the call.
    pub price: u8,
    /// Whose it is.
    pub side: Side,
    /// The entry, by its place on the board's list.
    pub entry: usize,
}

/// A force that begins under a march order (20.24).
#[derive(Clone, Debug)]
pub struct MarchSpec {
    /// Its pieces.
    pub pieces: Vec<usize>,
    /// Its goal.
    pub goal: Number,
}

/// Points for a place.
#[derive(Clone, Debug)]
pub struct PrizeSpec {
    /// The key of the place.
    pub place: String,
    /// Points at the end of each turn, for whoever was there last.
    pub each_turn: u8,
    /// Points at the end of the battle.
    pub at_end: u8,
}

/// A scenario.
#[derive(Clone, Debug)]
pub struct ScenarioSpec {
    /// Its key.
    pub id: String,
    /// The turn record.
    pub turns: Vec<TurnSpec>,
    /// Who stands where.
    pub placings: Vec<Placing>,
    /// Points for places.
    pub prizes: Vec<PrizeSpec>,
    /// Who comes when and where.
    pub arrivals: Vec<ArrivalSpec>,
    /// Forces that begin under a march order.
    pub marches: Vec<MarchSpec>,
    /// Where a general retreat leads; empty: to the sources of supply.
    pub retreats: [Vec<Number>; 2],
    /// Hexes that burn at the start.
    pub fires: Vec<Number>,
    /// Supply is checked.
    pub supply: bool,
    /// Forces may be given march orders.
    pub march_orders: bool,
    /// Its cards, if it has some.
    pub deal: Option<DealSpec>,
    /// The weather by die, in turns in which it is checked.
    pub weather: [Condition; 6],
    /// For how many turns the weather lasts; nothing: dice say it (23.12).
    pub weather_lasts: Option<u8>,
    /// Points for each leader in a town after midnight; nothing: one if cards are played (2.2 A 3).
    pub leaders_in_towns: Option<u8>,
}

/// A battle with all its scenarios.
#[derive(Clone, Debug)]
pub struct BattleSpec {
    /// The id of its pack.
    pub id: String,
    /// The keys of the sides, the first player first.
    pub sides: [String; 2],
    /// The board.
    pub board: BoardSpec,
    /// The charts.
    pub charts: Charts,
    /// The formations.
    pub formations: Vec<FormationSpec>,
    /// The pieces.
    pub pieces: Vec<PieceSpec>,
    /// The scenarios.
    pub scenarios: Vec<ScenarioSpec>,
}

/// What players choose before a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The scenario; the first one if none is named.
    pub scenario: Option<String>,
    /// Nothing is hidden.
    pub open: bool,
    /// Vedettes make up units of their own formation only (16.14).
    pub own_vedettes: bool,
    /// Cards are played (24.0).
    pub cards: bool,
    /// Only tactics cards that were used in combat are replaced (24.33).
    pub even_hand: bool,
}

/// A part of the description of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The board.
    Board(BoardPart),
    /// The pieces as a whole.
    Pieces,
    /// A piece.
    Piece(usize),
    /// A scenario.
    Scenario(usize),
    /// The options.
    Options,
}

/// What is wrong with the description of a battle.
pub type SpecFault = kernel::SpecFault<Part>;
