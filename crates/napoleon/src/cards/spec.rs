//! What cards are made of (24.1, 24.12): figures and effects, as the charts give them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::spec::When;

/// No deck has more titles.
pub const MOST_TITLES: usize = 40;
/// No card.
pub const NO_CARD: u8 = u8::MAX;

/// The families of cards (24.11, 24.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// They change the set-up.
    Mode,
    /// They change command and initiative.
    March,
    /// They change a rule for a turn.
    Game,
    /// They change a rule for longer.
    Status,
    /// They change who arrives, and when.
    Arrival,
    /// They are played in combat.
    Tactics,
}

impl Family {
    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Family::Mode => "mode",
            Family::March => "march",
            Family::Game => "game",
            Family::Status => "status",
            Family::Arrival => "arrival",
            Family::Tactics => "tactics",
        }
    }
}

/// How long a card with a star stays (24.38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// So many turns as the die says.
    ByDie,
    /// To the end of the battle.
    ToTheEnd,
    /// Until somebody of the force sees the enemy.
    UntilSeen,
    /// Until the reinforcements that it called have entered.
    UntilEntered,
}

/// What a card does. The rules know these, and their figures are data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Mode: a force is set up again in road march.
    RoadColumn {
        /// Nobody is sent farther.
        within: u8,
    },
    /// Mode: all leaders sleep.
    LateStart {
        /// The highest die that wakes a commander; an officer has his initiative.
        commander: u8,
    },
    /// Mode: reduced units are at full strength.
    Replacements,
    /// Mode: all leaders are awake, and another force may get a march order.
    EarlyArrival,
    /// Mode: the units of a force are spread.
    Scatter {
        /// How far.
        far: u8,
    },
    /// Who moves farther than its counter says keeps off the enemy.
    ForcedMarch,
    /// No repulse and no charge.
    Rest,
    /// The own checks of initiative.
    CheckDie {
        /// What is added to the die.
        by: i8,
    },
    /// The checks of enemy officers.
    EnemyCheckDie {
        /// What is added to the die.
        by: i8,
    },
    /// A force gets a march order.
    MarchOrder,
    /// A general retreat may be ordered.
    GeneralRetreat,
    /// A hidden enemy force is shown.
    Reconnaissance {
        /// So far from light cavalry or a vedette.
        reach: u8,
    },
    /// The enemy shows a card, and where his march orders lead.
    Dispatch,
    /// There is a recovery segment in this turn.
    Rally,
    /// Woods, marsh and orchards are cheap for foot troops.
    Guides {
        /// Movement points.
        points: u8,
    },
    /// Repairs succeed.
    Pioneers,
    /// Fords are closed and no pontoon is laid, for both sides.
    HighWater,
    /// The own dice of recovery.
    RecoveryDie {
        /// What is added to the die.
        by: i8,
    },
    /// An enemy force cannot be commanded.
    OutOfTouch,
    /// The enemy's dice of bombardment.
    BombardmentDie {
        /// What is added to the die.
        by: i8,
    },
    /// Off the roads everything costs double, for both sides.
    SoftGround,
    /// The next alternative reinforcements are called.
    Call,
    /// Enemy reinforcements come later.
    Delay,
    /// Own reinforcements come at once.
    Hasten,
    /// Own reinforcements come elsewhere.
    Divert,
    /// Tactics: attackers who stand apart.
    FlankAttack {
        /// Columns to the right.
        columns: i8,
    },
    /// Tactics: defenders who are not all demoralized.
    StandFirm {
        /// Columns to the left.
        columns: i8,
    },
    /// Tactics: shock.
    ColdSteel {
        /// What is added to the own sum.
        by: u8,
    },
    /// Tactics: a bombardment by several batteries.
    GrandBattery {
        /// So many batteries at least.
        batteries: u8,
        /// What is added to the die.
        by: i8,
    },
    /// Tactics: an own charge.
    Surprise {
        /// What is added to the die.
        by: i8,
    },
    /// Tactics: a charge on infantry.
    Square {
        /// What is added to the die.
        by: i8,
    },
}

impl Effect {
    /// Whether only cards of mode have it.
    pub const fn is_of_mode(self) -> bool {
        matches!(
            self,
            Effect::RoadColumn { .. }
                | Effect::LateStart { .. }
                | Effect::Replacements
                | Effect::EarlyArrival
                | Effect::Scatter { .. }
        )
    }

    /// Whether only cards of tactics have it.
    pub const fn is_of_tactics(self) -> bool {
        matches!(
            self,
            Effect::FlankAttack { .. }
                | Effect::StandFirm { .. }
                | Effect::ColdSteel { .. }
                | Effect::GrandBattery { .. }
                | Effect::Surprise { .. }
                | Effect::Square { .. }
        )
    }
}

/// A title of the decks; its copies are alike (24.1).
#[derive(Clone, Debug)]
pub struct CardSpec {
    /// Its key; its name is the message `napoleon-card-` and this.
    pub id: String,
    /// The number of the title.
    pub number: u8,
    /// Its family.
    pub family: Family,
    /// So many are in a deck.
    pub copies: u8,
    /// Movement points of foot and of horse (24.4).
    pub allowance: [u8; 2],
    /// Victory points for its owner, if it was carried out.
    pub points: i8,
    /// It has a star.
    pub lasting: Option<Lasting>,
    /// What it does.
    pub effect: Effect,
}

/// The cards of the charts.
#[derive(Clone, Debug, Default)]
pub struct CardChart {
    /// The titles, by number.
    pub titles: Vec<CardSpec>,
    /// Movement points of foot and of horse by night (24.34).
    pub night: [u8; 2],
    /// For how many turns a card lies open, by die (24.38).
    pub rounds: [u8; 6],
}

/// What a scenario says about cards (24.2, 24.31, 24.32).
#[derive(Clone, Debug)]
pub struct DealSpec {
    /// Mode cards at the start, for each side.
    pub modes: [u8; 2],
    /// Bonus cards, for each side.
    pub bonus: [u8; 2],
    /// Cards that are taken out: the title, how many, and with which options.
    pub removed: [Vec<(usize, u8, When)>; 2],
}
