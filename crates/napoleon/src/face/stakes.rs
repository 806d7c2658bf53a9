//! What a scenario is fought for: points for places and more, and the levels that a lead comes to.

use kernel::wire::{StakeCount, StakeGoal, StakeLevel, StakePlace, Stakes};
use kernel::{Label, Side};

use super::aims::limited;
use super::standing::{name_of, places_of};
use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::spec::PrizeSpec;
use crate::rules::cite;

pub(super) fn stakes(field: &Field<'_>) -> Stakes {
    let battle = field.battle;
    let points = field.standing();
    let level = field.level(points).map(usize::from);
    let key = |side: Side| battle.sides[side.index()].clone();
    let winner = match level {
        Some(level) => battle.scenario.levels[level].winner,
        None => match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        },
    };
    let levels = battle.scenario.levels.iter().enumerate().map(|(index, spec)| {
        let need = match spec.winner {
            Some(_) => Label::new("napoleon-stakes-lead").with("lead", i64::from(spec.lead)),
            None => Label::new("napoleon-stakes-otherwise"),
        };
        StakeLevel {
            label: Label::new(format!("level-{}", spec.id)),
            needs: vec![need],
            winner: spec.winner.map(key),
            now: level == Some(index),
        }
    });
    let count = |side: Side| StakeCount::sum(&key(side), "napoleon-stakes-points", points[side.index()]);
    Stakes {
        goals: vec![StakeGoal::new(Label::new("napoleon-stakes-goal"), cite!("2.2"))],
        now: level.map(|level| Label::new(format!("level-{}", battle.scenario.levels[level].id))),
        ahead: winner.map(key),
        counts: Side::BOTH.map(count).to_vec(),
        places: (0..battle.scenario.stakes.len()).filter_map(|stake| place(field, stake)).collect(),
        levels: levels.collect(),
        terms: super::aims::aims(battle),
    }
}

/// A place or hex that somebody gets points for.
fn place(field: &Field<'_>, stake: usize) -> Option<StakePlace> {
    let battle = field.battle;
    let counts = |prize: &&PrizeSpec| prize.all.contains(&stake) || prize.any.contains(&stake);
    let worth: Vec<Label> =
        battle.scenario.prizes.iter().filter(counts).flat_map(|prize| worth(battle, prize, stake)).collect();
    let ids: Vec<String> = battle.terms.stakes[stake].iter().map(|hex| battle.board.id(hex)).collect();
    let holder = field.position.holders[stake].map(|side| battle.sides[side.index()].clone());
    (!worth.is_empty()).then(|| StakePlace { ids, name: name_of(battle, stake), worth, holder, sign: None })
}

fn worth(battle: &Battle, prize: &PrizeSpec, stake: usize) -> Vec<Label> {
    let mine = name_of(battle, stake);
    let others: Vec<Label> = places_of(battle, prize).into_iter().filter(|name| *name != mine).collect();
    let shown = |message: &str, points: u8| {
        let who = prize.side.map_or_else(
            || "napoleon-aim-either".to_owned(),
            |side| kernel::facade::side_message(&battle.sides[side.index()]),
        );
        let label = Label::new(message).with("points", i64::from(points)).with_message("side", who);
        let label = label.with("every", i64::from(prize.every)).with("others", others.len() as i64);
        label.with("places", others.clone())
    };
    let turns =
        (prize.each_turn > 0).then(|| limited(battle, shown("napoleon-stakes-turns", prize.each_turn), prize.times));
    let end = (prize.at_end > 0).then(|| shown("napoleon-stakes-end", prize.at_end));
    turns.into_iter().chain(end).collect()
}
