//! What never changes while it is played.

use kernel::{Side, Tokens, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::mixing::Face;

/// A battle as its author writes it down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Spec {
    /// The keys of the sides.
    pub sides: [String; 2],
    /// How many fields the line has.
    pub length: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// How many actions a turn has.
    pub actions: u8,
    /// The field that takes a roll to enter.
    #[serde(default)]
    pub ford: Option<u8>,
    /// The faces of each side's tokens.
    pub faces: [Vec<Face>; 2],
    /// What powder adds to each volley; without it there are no muskets (7).
    #[serde(default)]
    pub volley: Option<i16>,
    /// Whether the sides set up behind screens (8).
    #[serde(default)]
    pub screens: bool,
    /// How far from home the couriers' goals are, nearest first; without them
    /// there are no couriers (9).
    #[serde(default)]
    pub goals: Vec<u8>,
    /// Whether there are drums (10).
    #[serde(default)]
    pub drums: bool,
    /// Whether there are wings and dummies (11).
    #[serde(default)]
    pub wings: bool,
    /// How many companies ride in each side's wagons; without them there are no wagons (12).
    #[serde(default)]
    pub companies: u8,
    /// The cards in each side's bag (13).
    #[serde(default)]
    pub cards: Vec<Card>,
}

impl Spec {
    /// Chapters 1 to 6 and nothing else: four tokens a side on six fields, the ford in the middle.
    pub fn plain() -> Self {
        let faces = vec![Face::Scout, Face::Guard, Face::Guard, Face::Captain];
        Spec {
            sides: ["blue", "red"].map(str::to_owned),
            length: 6,
            rounds: 8,
            actions: 2,
            ford: Some(3),
            faces: [faces.clone(), faces],
            volley: None,
            screens: false,
            goals: Vec::new(),
            drums: false,
            wings: false,
            companies: 0,
            cards: Vec::new(),
        }
    }

    /// All chapters.
    pub fn full() -> Self {
        Spec {
            volley: Some(0),
            screens: true,
            goals: vec![2, 3, 4],
            drums: true,
            wings: true,
            companies: 3,
            cards: vec![Card::Bread, Card::Powder, Card::Powder, Card::Spy, Card::Spy],
            ..Spec::plain()
        }
    }
}

/// What players choose before a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// Another number of rounds.
    pub rounds: Option<u8>,
    /// Nothing is hidden from anybody.
    pub open: bool,
    /// Whether guards are kept (7.3).
    pub guard: bool,
}

/// What is wrong with a spec, and at which of its keys.
pub type SpecFault = kernel::SpecFault<&'static str>;

/// A battle: its spec, found to be sound, with the options.
#[derive(Clone, Debug)]
pub struct Battle {
    /// As the author wrote it down, with the number of rounds that was chosen.
    pub spec: Spec,
    /// Nothing is hidden from anybody.
    pub open: bool,
    /// Whether guards are kept (7.3).
    pub guard: bool,
}

impl Battle {
    /// Musters a battle.
    ///
    /// # Errors
    /// What is wrong with the spec.
    pub fn muster(spec: &Spec, options: Options) -> Result<Battle, SpecFault> {
        let fault = |at: &'static str, what: &str| Err(SpecFault::new(at, what));
        if !(3..=32).contains(&spec.length) || (spec.screens && spec.length < 6) {
            return fault("length", "a line has 3 to 32 fields, and at least 6 where there are screens");
        }
        if spec.faces.iter().any(|faces| !(1..=8).contains(&faces.len())) {
            return fault("faces", "a side has one to eight tokens");
        }
        if spec.ford.is_some_and(|ford| ford >= spec.length) {
            return fault("ford", "the ford is one of the fields");
        }
        if !spec.goals.is_sorted_by(|near, far| near < far)
            || spec.goals.len() > 8
            || spec.goals.iter().any(|goal| *goal == 0 || *goal >= spec.length)
        {
            return fault("goals", "at most eight goals, on the line, nearest first");
        }
        if spec.companies > 8 || spec.cards.len() > 12 {
            return fault("companies", "at most eight companies and twelve cards a side");
        }
        let rounds = options.rounds.unwrap_or(spec.rounds);
        if rounds > 250 {
            return fault("rounds", "at most 250 rounds");
        }
        let spec = Spec { rounds, ..spec.clone() };
        Ok(Battle { spec, open: options.open, guard: options.guard })
    }

    /// How many tokens there are.
    pub fn count(&self) -> u8 {
        (self.spec.faces[0].len() + self.spec.faces[1].len()) as u8
    }

    /// The tokens of a side.
    pub fn tokens(&self, side: Side) -> Tokens {
        let first = (1 << self.spec.faces[0].len()) - 1;
        if side == Side::First { first } else { ((1 << self.count()) - 1) & !first }
    }

    /// Whose a token is.
    pub fn owner(&self, token: u8) -> Side {
        Side::of(u8::from(usize::from(token) >= self.spec.faces[0].len()))
    }

    /// Whether a token belongs to a side.
    pub fn is_of(&self, token: u8, side: Side) -> bool {
        token < self.count() && self.owner(token) == side
    }

    /// The field a side sets out from.
    pub fn home(&self, side: Side) -> u8 {
        if side == Side::First { 0 } else { self.spec.length - 1 }
    }

    /// The next field on a side's way to the enemy.
    pub fn ahead(&self, side: Side, field: u8) -> Option<u8> {
        if side == Side::First { (field + 1 < self.spec.length).then(|| field + 1) } else { field.checked_sub(1) }
    }

    /// The next field on a side's way home.
    pub fn behind(&self, side: Side, field: u8) -> Option<u8> {
        self.ahead(side.enemy(), field)
    }

    /// Whether there is anything to set up.
    pub fn sets_up(&self) -> bool {
        self.spec.screens || !self.spec.goals.is_empty()
    }

    /// Whether a viewer sees all that a side keeps for itself.
    pub fn sees(&self, viewer: Viewer, side: Side) -> bool {
        self.open || viewer.is(side)
    }
}
