//! A scenario as its author describes it, and what becomes of it when options are chosen.

use ground::{PlaceSpec, SupplySpec};
use hexes::Number;
use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::cards::spec::DealSpec;
use crate::weather::Condition;

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

/// Which of the pack's own options must be chosen, and which must not, by bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct When {
    /// These must be.
    pub chosen: u32,
    /// These must not.
    pub left: u32,
}

impl When {
    /// Whether it holds if some are chosen.
    pub const fn holds(self, chosen: u32) -> bool {
        self.chosen & !chosen == 0 && self.left & chosen == 0
    }
}

/// Turns from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// The first.
    pub from: u8,
    /// The last.
    pub until: u8,
}

impl Times {
    /// All of them.
    pub const ALL: Times = Times { from: 1, until: u8::MAX };

    /// Whether a turn is one of them.
    pub const fn has(self, turn: u8) -> bool {
        self.from <= turn && turn <= self.until
    }
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
    /// How far one sees at most.
    pub sight: Option<u8>,
    /// Nobody bombards.
    pub no_bombardment: bool,
    /// Nobody charges.
    pub no_charge: bool,
    /// With which options it is played.
    pub when: When,
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

/// When a call is not heard on every die.
#[derive(Clone, Copy, Debug)]
pub struct HearingSpec {
    /// In these turns.
    pub times: Times,
    /// The highest die on which it is heard.
    pub die: u8,
}

/// A column of reinforcements (19.1, 19.5).
#[derive(Clone, Debug)]
pub struct ArrivalSpec {
    /// The turn in which it comes; nothing: when it is called.
    pub turn: Option<u8>,
    /// It may be called from this turn on.
    pub from: Option<u8>,
    /// What the enemy gets for the call.
    pub price: u8,
    /// In which turns a call may be lost.
    pub hearing: Option<HearingSpec>,
    /// Whose it is.
    pub side: Side,
    /// The entry, by its place on the board's list.
    pub entry: usize,
    /// Its pieces, the first first.
    pub pieces: Vec<usize>,
    /// With which options it comes.
    pub when: When,
}

/// A force that begins under a march order (20.24).
#[derive(Clone, Debug)]
pub struct MarchSpec {
    /// Its pieces.
    pub pieces: Vec<usize>,
    /// Its goal.
    pub goal: Number,
}

/// What a side can hold: a place, or a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StakeSpec {
    /// The key of the place; nothing: a hex.
    pub place: Option<String>,
    /// Its hexes.
    pub hexes: Vec<Number>,
    /// Who holds it at the start.
    pub holder: Option<Side>,
}

/// Points for holding something.
#[derive(Clone, Debug)]
pub struct PrizeSpec {
    /// All of these stakes, by their places in the list.
    pub all: Vec<usize>,
    /// And one of these, if there are any.
    pub any: Vec<usize>,
    /// Whom it gives points, if not whoever holds them.
    pub side: Option<Side>,
    /// Points at the end of each turn.
    pub each_turn: u8,
    /// In every so many turns.
    pub every: u8,
    /// In these turns.
    pub times: Times,
    /// Points at the end of the battle.
    pub at_end: u8,
    /// With which options.
    pub when: When,
}

/// An arm, for points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Arm {
    /// Infantry.
    Infantry,
    /// Cavalry of any weight.
    Cavalry,
    /// Artillery of any kind.
    Artillery,
}

/// Points for units that stand in an area, or do not.
#[derive(Clone, Debug)]
pub struct PresenceSpec {
    /// The key of the area.
    pub area: String,
    /// Its hexes.
    pub hexes: Vec<Number>,
    /// Whose units.
    pub of: Side,
    /// Of which arms; empty: all.
    pub arms: Vec<Arm>,
    /// Points if nobody stands there, not if somebody does.
    pub nobody: bool,
    /// Who gets them.
    pub side: Side,
    /// For each so many points of full strength; 0: once.
    pub per: u8,
    /// Points at the end of each turn.
    pub each_turn: u8,
    /// In these turns.
    pub times: Times,
    /// Points at the end of the battle.
    pub at_end: u8,
    /// With which options.
    pub when: When,
}

/// Points that a side has from the start.
#[derive(Clone, Copy, Debug)]
pub struct BonusSpec {
    /// Whose.
    pub side: Side,
    /// How many.
    pub points: u8,
    /// With which options.
    pub when: When,
}

/// Points for the enemy, once, when a unit of a formation attacks.
#[derive(Clone, Copy, Debug)]
pub struct ForfeitSpec {
    /// Which formation.
    pub formation: usize,
    /// How many.
    pub points: u8,
    /// With which options.
    pub when: When,
}

/// Hexes by which units may leave the map at will.
#[derive(Clone, Debug)]
pub struct ExitSpec {
    /// Whose.
    pub side: Side,
    /// The hexes.
    pub hexes: Vec<Number>,
    /// Movement points to leave.
    pub cost: u8,
    /// Points for each point of full strength that leaves.
    pub points: u8,
    /// Who gets them.
    pub to: Side,
    /// Of which arms; empty: all.
    pub arms: Vec<Arm>,
    /// In these turns the points are given.
    pub times: Times,
    /// With which options.
    pub when: When,
}

/// Where formations have to stay.
#[derive(Clone, Debug)]
pub struct BoundSpec {
    /// Which.
    pub formations: Vec<usize>,
    /// In these hexes.
    pub hexes: Vec<Number>,
    /// To the end of this turn.
    pub until: u8,
    /// With which options.
    pub when: When,
}

/// What is special about crossings.
#[derive(Clone, Debug)]
pub struct BridgeSpec {
    /// Between which hexes; the end of those who barricaded it comes first.
    pub sides: Vec<[Number; 2]>,
    /// It is damaged at the start.
    pub damaged: bool,
    /// The first turn in which it may be damaged; nothing: never.
    pub damage_from: Option<u8>,
    /// Whose barricade it bears.
    pub barricade: Option<Side>,
    /// Columns that the barricade shifts attacks.
    pub shift: u8,
    /// With which options.
    pub when: When,
}

/// A level of victory.
#[derive(Clone, Debug)]
pub struct LevelSpec {
    /// Its key; its name is the message `level-` and this.
    pub id: String,
    /// Who has won; nobody: a draw.
    pub winner: Option<Side>,
    /// The least lead of the winner in points.
    pub lead: i16,
    /// With which options.
    pub when: When,
}

/// Another level of demoralization for a formation.
#[derive(Clone, Copy, Debug)]
pub struct LossesSpec {
    /// Which formation.
    pub formation: usize,
    /// The level.
    pub level: u8,
    /// With which options.
    pub when: When,
}

/// A scenario.
#[derive(Clone, Debug)]
pub struct ScenarioSpec {
    /// Its key.
    pub id: String,
    /// The part of the map that it is played on; nothing: all of it.
    pub part: Option<[Number; 2]>,
    /// Entries that it alone has. They follow those of the board.
    pub entries: Vec<PlaceSpec>,
    /// Sources of supply that it alone has.
    pub supplies: Vec<SupplySpec>,
    /// The turn record.
    pub turns: Vec<TurnSpec>,
    /// Who stands where.
    pub placings: Vec<Placing>,
    /// What can be held.
    pub stakes: Vec<StakeSpec>,
    /// Points for holding it.
    pub prizes: Vec<PrizeSpec>,
    /// Points for units in areas.
    pub presences: Vec<PresenceSpec>,
    /// Points from the start.
    pub bonuses: Vec<BonusSpec>,
    /// Points for attacks that are forbidden.
    pub forfeits: Vec<ForfeitSpec>,
    /// Points for each point of full strength that the enemy has lost.
    pub for_losses: u8,
    /// Levels of victory, in the order in which they are tried.
    pub levels: Vec<LevelSpec>,
    /// Where units may leave.
    pub exits: Vec<ExitSpec>,
    /// Where formations have to stay.
    pub bounds: Vec<BoundSpec>,
    /// What is special about crossings.
    pub bridges: Vec<BridgeSpec>,
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
    /// General retreats may be ordered.
    pub general_retreat: bool,
    /// Losses demoralize.
    pub demoralization: bool,
    /// Levels of demoralization that differ from those of the formations.
    pub losses: Vec<LossesSpec>,
    /// Its cards, if it has some.
    pub deal: Option<DealSpec>,
    /// The weather by die, in turns in which it is checked; nothing: it is always fair.
    pub weather: Option<[Condition; 6]>,
    /// For how many turns the weather lasts; nothing: dice say it (23.12).
    pub weather_lasts: Option<u8>,
    /// Points for each leader in a town after midnight; nothing: one if cards are played (2.2 A 3).
    pub leaders_in_towns: Option<u8>,
}

impl ScenarioSpec {
    /// The options that something in it asks for, by bit.
    pub fn asks_for(&self) -> u32 {
        let whens = self.turns.iter().map(|turn| turn.when);
        let whens = whens.chain(self.arrivals.iter().map(|arrival| arrival.when));
        let whens = whens.chain(self.prizes.iter().map(|prize| prize.when));
        let whens = whens.chain(self.presences.iter().map(|presence| presence.when));
        let whens = whens.chain(self.bonuses.iter().map(|bonus| bonus.when));
        let whens = whens.chain(self.forfeits.iter().map(|forfeit| forfeit.when));
        let whens = whens.chain(self.levels.iter().map(|level| level.when));
        let whens = whens.chain(self.exits.iter().map(|exit| exit.when));
        let whens = whens.chain(self.bounds.iter().map(|bound| bound.when));
        let whens = whens.chain(self.bridges.iter().map(|bridge| bridge.when));
        let whens = whens.chain(self.losses.iter().map(|losses| losses.when));
        let removed = self.deal.iter().flat_map(|deal| deal.removed.iter().flatten());
        let whens = whens.chain(removed.map(|(_, _, when)| *when));
        whens.fold(0, |all, when| all | when.chosen | when.left)
    }

    /// What is played if some of the pack's options are chosen. Columns that never come take no part.
    #[must_use]
    pub fn with(&self, chosen: u32) -> ScenarioSpec {
        let mut scenario = self.clone();
        scenario.turns.retain(|turn| turn.when.holds(chosen));
        let last = scenario.turns.len();
        scenario.arrivals.retain_mut(|arrival| {
            // An hour that is not played brings nobody.
            arrival.turn = arrival.turn.filter(|turn| usize::from(*turn) <= last);
            arrival.when.holds(chosen) && (arrival.turn.is_some() || arrival.from.is_some())
        });
        for (number, arrival) in scenario.arrivals.iter().enumerate() {
            let column = arrival.pieces.iter().map(|piece| Placing {
                piece: *piece,
                hex: None,
                reduced: false,
                arrival: Some(number as u8),
            });
            scenario.placings.extend(column);
        }
        scenario.prizes.retain(|prize| prize.when.holds(chosen));
        scenario.presences.retain(|presence| presence.when.holds(chosen));
        scenario.bonuses.retain(|bonus| bonus.when.holds(chosen));
        scenario.forfeits.retain(|forfeit| forfeit.when.holds(chosen));
        scenario.levels.retain(|level| level.when.holds(chosen));
        scenario.exits.retain(|exit| exit.when.holds(chosen));
        scenario.bounds.retain(|bound| bound.when.holds(chosen));
        scenario.bridges.retain(|bridge| bridge.when.holds(chosen));
        scenario.losses.retain(|losses| losses.when.holds(chosen));
        for removed in scenario.deal.iter_mut().flat_map(|deal| &mut deal.removed) {
            removed.retain(|(_, _, when)| when.holds(chosen));
        }
        scenario
    }
}
