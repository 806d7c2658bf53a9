//! What gives points in a scenario, and what they come to: as authors write it, and as it is read.

use ground::file::BlockText;
use packs::Faults;
use packs::files::SCENARIOS;
use packs::words::{At, Name, Source};
use schemars::JsonSchema;
use serde::Deserialize;

use super::scenario_file::ScenarioEntry;
use super::scope::Scope;
use crate::engine::position::MOST_STAKES;
use crate::engine::spec::{Arm, BonusSpec, ExitSpec, ForfeitSpec, LevelSpec, PresenceSpec, PrizeSpec, StakeSpec};

/// No list of points is longer.
const MOST: usize = 32;

/// Points for holding places.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PrizeEntry {
    /// The place, or a hex.
    pub(crate) place: Option<At<Name>>,
    /// Several, all of which must be held.
    #[serde(default)]
    pub(crate) all: Vec<At<Name>>,
    /// Several, one of which must be held beside them.
    #[serde(default)]
    pub(crate) any: Vec<At<Name>>,
    /// The side that gets the points; without it whoever holds them.
    pub(crate) side: Option<At<Name>>,
    /// Points at the end of each turn.
    #[serde(default)]
    pub(crate) each_turn: u8,
    /// In every so many turns.
    pub(crate) every: Option<At<u8>>,
    /// From this turn on.
    pub(crate) from: Option<At<u8>>,
    /// To this turn.
    pub(crate) until: Option<At<u8>>,
    /// Points at the end.
    #[serde(default)]
    pub(crate) at_end: u8,
    /// The options with which it counts.
    pub(crate) when: Option<At<String>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// Points for units that stand in an area, or for nobody there.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PresenceEntry {
    /// The area.
    pub(crate) area: At<Name>,
    /// Whose units.
    pub(crate) of: At<Name>,
    /// Of which arms; all if nothing is said.
    #[serde(default)]
    pub(crate) arms: Vec<Arm>,
    /// Points if nobody stands there, not if somebody does.
    #[serde(default)]
    pub(crate) nobody: bool,
    /// Who gets the points.
    pub(crate) side: At<Name>,
    /// For each so many points of full strength.
    pub(crate) per: Option<At<u8>>,
    /// Points at the end of each turn.
    #[serde(default)]
    pub(crate) each_turn: u8,
    /// From this turn on.
    pub(crate) from: Option<At<u8>>,
    /// To this turn.
    pub(crate) until: Option<At<u8>>,
    /// Points at the end.
    #[serde(default)]
    pub(crate) at_end: u8,
    /// The options with which it counts.
    pub(crate) when: Option<At<String>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// Points that a side has from the start.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BonusEntry {
    /// Whose.
    pub(crate) side: At<Name>,
    /// How many.
    pub(crate) points: u8,
    /// The options with which it counts.
    pub(crate) when: Option<At<String>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// Points for the enemy, once, when a unit of a formation attacks.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ForfeitEntry {
    /// The formation.
    pub(crate) formation: At<Name>,
    /// The points.
    pub(crate) points: u8,
    /// The options with which it counts.
    pub(crate) when: Option<At<String>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// Hexes by which units may leave the map at will.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ExitEntry {
    /// Whose units.
    pub(crate) side: At<Name>,
    /// The hexes.
    pub(crate) hexes: Vec<At<BlockText>>,
    /// Movement points to leave; 1 if nothing is said.
    pub(crate) cost: Option<u8>,
    /// Points for each point of full strength that leaves.
    #[serde(default)]
    pub(crate) points: u8,
    /// Who gets them; the enemy if nothing is said.
    pub(crate) to: Option<At<Name>>,
    /// Of which arms; all if nothing is said.
    #[serde(default)]
    pub(crate) arms: Vec<Arm>,
    /// From this turn on they are given.
    pub(crate) from: Option<At<u8>>,
    /// To this turn.
    pub(crate) until: Option<At<u8>>,
    /// The options with which it is open.
    pub(crate) when: Option<At<String>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// A level of victory.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LevelEntry {
    /// Its id; its name is the message `level-` and this.
    pub(crate) id: At<Name>,
    /// Who wins; nobody if nothing is said.
    pub(crate) winner: Option<At<Name>>,
    /// The least lead of the winner in points.
    pub(crate) lead: Option<At<i16>>,
    /// The options with which it counts.
    pub(crate) when: Option<At<String>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// Points for places, and who holds these at the start.
pub(super) fn prizes(
    entry: &At<ScenarioEntry>,
    scope: &Scope<'_>,
    faults: &mut Faults<'_>,
) -> (Vec<StakeSpec>, Vec<PrizeSpec>) {
    let (mut stakes, mut prizes) = (Vec::new(), Vec::new());
    for prize in &entry.prizes {
        let place = prize.place.iter();
        let all = place.chain(&prize.all).filter_map(|name| scope.stake(name, &mut stakes, faults)).collect();
        let any = prize.any.iter().filter_map(|name| scope.stake(name, &mut stakes, faults)).collect();
        if prize.place.is_none() && prize.all.is_empty() && prize.any.is_empty() {
            faults.at(SCENARIOS, &prize.span, "a prize has a `place`, or lists `all` or `any` of several");
        }
        if prize.each_turn == 0 && prize.at_end == 0 {
            faults.at(SCENARIOS, &prize.span, "a prize gives points `each-turn` or `at-end`");
        }
        if let Some(every) = prize.every.as_ref().filter(|every| ***every == 0) {
            faults.at(SCENARIOS, &every.span, "this is 1 for every turn, 2 for every second one");
        }
        prizes.push(PrizeSpec {
            all,
            any,
            side: prize.side.as_ref().and_then(|name| scope.side(name, faults)),
            each_turn: prize.each_turn,
            every: prize.every.as_deref().copied().unwrap_or(1).max(1),
            times: scope.times(prize.from.as_ref(), prize.until.as_ref(), faults),
            at_end: prize.at_end,
            when: scope.when(prize.when.as_ref(), faults),
        });
    }
    for (key, names) in &entry.holders {
        let Some(side) = scope.sides.iter().position(|side| side == key.as_str()) else {
            faults.at(SCENARIOS, &entry.id.span, format!("there is no side `{key}` to hold places"));
            continue;
        };
        for name in names {
            let before = stakes.len();
            let Some(stake) = scope.stake(name, &mut stakes, faults) else { continue };
            if stake >= before {
                stakes.pop();
                faults.at(SCENARIOS, &name.span, format!("nothing gives points for `{}`", **name));
            } else if stakes[stake].holder.replace(kernel::Side::of(side as u8)).is_some() {
                faults.at(SCENARIOS, &name.span, format!("`{}` is held twice", **name));
            }
        }
    }
    if stakes.len() > MOST_STAKES || prizes.len() > MOST {
        let what = format!("at most {MOST} prizes give points, for {MOST_STAKES} places and hexes");
        faults.at(SCENARIOS, &entry.id.span, what);
    }
    (stakes, prizes)
}

/// Points for units in areas.
pub(super) fn presences(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<PresenceSpec> {
    let mut presences = Vec::new();
    for presence in &entry.presences {
        let hexes = scope.area(&presence.area, faults);
        scope.is_played(&presence.area, &hexes, faults);
        if presence.nobody && presence.per.is_some() {
            faults.at(SCENARIOS, &presence.span, "points are given for nobody, or `per` so much strength");
        }
        if let Some(per) = presence.per.as_ref().filter(|per| ***per == 0) {
            faults.at(SCENARIOS, &per.span, "points are given for at least 1 point of strength");
        }
        if presence.each_turn == 0 && presence.at_end == 0 {
            faults.at(SCENARIOS, &presence.span, "a presence gives points `each-turn` or `at-end`");
        }
        let times = scope.times(presence.from.as_ref(), presence.until.as_ref(), faults);
        let when = scope.when(presence.when.as_ref(), faults);
        let (of, side) = (scope.side(&presence.of, faults), scope.side(&presence.side, faults));
        let (Some(of), Some(side)) = (of, side) else { continue };
        presences.push(PresenceSpec {
            area: presence.area.to_string(),
            hexes,
            of,
            arms: presence.arms.clone(),
            nobody: presence.nobody,
            side,
            per: presence.per.as_deref().copied().unwrap_or(0),
            each_turn: presence.each_turn,
            times,
            at_end: presence.at_end,
            when,
        });
    }
    presences
}

/// Points from the start.
pub(super) fn bonuses(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<BonusSpec> {
    let one = |bonus: &At<BonusEntry>, faults: &mut Faults<'_>| {
        let when = scope.when(bonus.when.as_ref(), faults);
        let side = scope.side(&bonus.side, faults)?;
        Some(BonusSpec { side, points: bonus.points, when })
    };
    entry.bonuses.iter().filter_map(|bonus| one(bonus, faults)).collect()
}

/// Points for attacks that are forbidden.
pub(super) fn forfeits(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<ForfeitSpec> {
    if entry.forfeits.len() > u8::BITS as usize {
        faults.at(SCENARIOS, &entry.id.span, format!("a scenario has at most {} forfeits", u8::BITS));
    }
    let one = |forfeit: &At<ForfeitEntry>, faults: &mut Faults<'_>| {
        let when = scope.when(forfeit.when.as_ref(), faults);
        let formation = scope.formation(&forfeit.formation, faults)?;
        Some(ForfeitSpec { formation, points: forfeit.points, when })
    };
    entry.forfeits.iter().filter_map(|forfeit| one(forfeit, faults)).collect()
}

/// Where units may leave.
pub(super) fn exits(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<ExitSpec> {
    let mut exits = Vec::new();
    for exit in &entry.exits {
        let hexes = scope.hexes(&exit.hexes, faults);
        let times = scope.times(exit.from.as_ref(), exit.until.as_ref(), faults);
        let when = scope.when(exit.when.as_ref(), faults);
        let to = exit.to.as_ref().map(|name| scope.side(name, faults));
        let Some(side) = scope.side(&exit.side, faults) else { continue };
        let (first, last) = scope.corners();
        let on_edge = |hex: &hexes::Number| {
            hex.column == first.column || hex.column == last.column || hex.row == first.row || hex.row == last.row
        };
        if let Some(hex) = hexes.iter().find(|hex| !on_edge(hex)) {
            faults.at(SCENARIOS, &exit.side.span, format!("hex {hex} does not lie at the edge of the map"));
        }
        exits.push(ExitSpec {
            side,
            hexes,
            cost: exit.cost.unwrap_or(1).min(30),
            points: exit.points,
            to: to.flatten().unwrap_or(side.enemy()),
            arms: exit.arms.clone(),
            times,
            when,
        });
    }
    exits
}

/// Levels of victory. They are tried in their order, and the last one always fits.
pub(super) fn levels(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<LevelSpec> {
    let mut levels: Vec<LevelSpec> = Vec::new();
    for level in &entry.levels {
        if level.winner.is_some() != level.lead.is_some() {
            faults.at(SCENARIOS, &level.id.span, "a level has a `winner` and his `lead`; a draw has neither");
        }
        let winner = level.winner.as_ref().and_then(|name| scope.side(name, faults));
        let lead = level.lead.as_deref().copied().unwrap_or(i16::MIN);
        let when = scope.when(level.when.as_ref(), faults);
        let hidden = levels.iter().any(|before| {
            let always = before.when.chosen & !when.chosen == 0 && before.when.left & !when.left == 0;
            always && (before.winner.is_none() || (before.winner == winner && before.lead <= lead))
        });
        if hidden {
            faults.at(SCENARIOS, &level.id.span, "a level before this one always fits where this one does");
        }
        levels.push(LevelSpec { id: level.id.to_string(), winner, lead, when });
    }
    if let (Some(last), Some(level)) = (levels.last(), entry.levels.last())
        && (last.winner.is_some() || last.when != Default::default())
    {
        faults.at(SCENARIOS, &level.id.span, "the last level is the draw: it has no winner, no lead and no options");
    }
    levels
}
