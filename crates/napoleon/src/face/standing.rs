//! How a battle stands, as it is shown: who holds what, what that is worth, and what it would come
//! to now. All of it is public.

use ground::scene::{SceneEntry, SceneMarker, ScenePart, SceneValue};
use kernel::{Label, Side};

use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::spec::PrizeSpec;

/// The name of a stake: a place, or a hex, with the place that it is part of.
pub(super) fn name_of(battle: &Battle, stake: usize) -> Label {
    let on_board = battle.terms.stakes[stake].iter().next();
    let stake = &battle.scenario.stakes[stake];
    let around = || battle.board.places.iter().find(|place| on_board.is_some_and(|hex| place.hexes.has(hex)));
    match (&stake.place, stake.hexes.first()) {
        (Some(place), _) => Label::new(format!("place-{place}")),
        (None, Some(hex)) => {
            let named = |label: Label| label.with("hex", hex.to_string().as_str());
            match around() {
                Some(place) => {
                    named(Label::new("napoleon-hex-of").with_message("place", format!("place-{}", place.key)))
                }
                None => named(Label::new("napoleon-hex")),
            }
        }
        (None, None) => Label::new("napoleon-hex").with("hex", ""),
    }
}

/// The names of all that a prize is given for.
pub(super) fn places_of(battle: &Battle, prize: &PrizeSpec) -> Vec<Label> {
    prize.all.iter().chain(&prize.any).map(|stake| name_of(battle, *stake)).collect()
}

/// What a side would get for what it holds now: at the end of this turn, and at the end of all.
pub(super) fn tallies(field: &Field<'_>, side: Side) -> Vec<SceneValue> {
    let scenario = &field.battle.scenario;
    let ours = || scenario.prizes.iter().filter(|prize| field.winner_of(prize) == Some(side));
    let mut tallies = Vec::new();
    let mut tally = |message: &str, worth: &dyn Fn(&PrizeSpec) -> u8| {
        let counting: Vec<&PrizeSpec> = ours().filter(|prize| worth(prize) > 0).collect();
        if counting.is_empty() {
            return;
        }
        let mut places: Vec<Label> = Vec::new();
        for name in counting.iter().flat_map(|prize| places_of(field.battle, prize)) {
            if !places.contains(&name) {
                places.push(name);
            }
        }
        let points: u32 = counting.iter().map(|prize| u32::from(worth(prize))).sum();
        tallies.push(SceneValue { label: Label::new(message).with("places", places), figure: points.to_string() });
    };
    tally("napoleon-tally-each-turn", &|prize| field.worth_now(prize));
    tally("napoleon-tally-at-end", &|prize| prize.at_end);
    tallies
}

/// What it would come to if the battle ended now: told of the winner, of a draw to both.
pub(super) fn note(field: &Field<'_>, side: Side) -> Option<Label> {
    let level = &field.battle.scenario.levels[usize::from(field.level(field.standing())?)];
    let his = level.winner.is_none_or(|winner| winner == side);
    let message = if field.position.over { "napoleon-standing-over" } else { "napoleon-standing" };
    his.then(|| Label::new(message).with_message("level", format!("level-{}", level.id)))
}

/// A flag on each place that gives points, of the side that holds it.
pub(super) fn flags<'a>(field: &'a Field<'_>) -> impl Iterator<Item = SceneMarker> + 'a {
    let battle = field.battle;
    (0..battle.scenario.stakes.len()).filter_map(move |stake| {
        let hex = battle.terms.stakes[stake].first()?;
        let side = field.position.holders[stake]?;
        let holder = kernel::facade::side_message(&battle.sides[side.index()]);
        let label = Label::new("napoleon-marker-held").with("places", vec![name_of(battle, stake)]);
        Some(SceneMarker {
            hex: battle.board.id(hex),
            to: None,
            kind: "held",
            side: Some(battle.sides[side.index()].clone()),
            label: label.with_message("side", holder),
            count: 1,
        })
    })
}

/// The part of the map that is played on, with the entries that only the scenario has.
pub(super) fn part(battle: &Battle) -> Option<ScenePart> {
    let scenario = &battle.scenario;
    if scenario.part.is_none() && scenario.entries.is_empty() {
        return None;
    }
    let grid = &battle.board.grid;
    let corner = |hex: hexes::Hex| battle.board.id(hex);
    let entries = scenario.entries.iter().map(|entry| SceneEntry {
        key: entry.key.clone(),
        hexes: entry.hexes.iter().map(|hex| format!("h{hex}")).collect(),
    });
    Some(ScenePart {
        first: corner(hexes::Hex(0)),
        last: corner(hexes::Hex(grid.len() as u16 - 1)),
        entries: entries.collect(),
    })
}
