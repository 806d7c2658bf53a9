//! A battle as its author describes it.

use ground::{BoardPart, BoardSpec};
use hexes::Number;
use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::engine::charts::Charts;
pub use crate::engine::scenario::{
    Arm, ArrivalSpec, BonusSpec, BoundSpec, BridgeSpec, Daytime, ExitSpec, ForfeitSpec, HearingSpec, LevelSpec,
    LossesSpec, MarchSpec, Placing, PresenceSpec, PrizeSpec, ScenarioSpec, StakeSpec, Times, TurnSpec, When,
};

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
    /// The keys of the pack's own options.
    pub options: Vec<String>,
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
    /// The pack's own options that are chosen, by bit.
    pub chosen: u32,
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
