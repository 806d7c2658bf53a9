//! What a battle is fought for: points, places, and the state of both armies.

use kernel::wire::{StakeCount, StakeGoal, StakeLevel, StakePlace, Stakes};
use kernel::{Label, Side};

use super::{hex_id, side_argument};
use crate::army_morale::DANGER;
use crate::engine::play::Field;
use crate::engine::spec::{ArmyState, HoldSpec, LevelSpec};
use crate::rules::cite;

pub(super) fn stakes(field: &Field<'_>) -> Stakes {
    let battle = field.battle;
    let key = |side: Side| battle.sides[side.index()].as_str();
    let level = field.level();
    let points = field.settled_points();
    let sums = Side::BOTH.map(|side| StakeCount::sum(key(side), "frederick-stakes-points", points[side.index()]));
    let morale = Side::BOTH.map(|side| {
        let (track, army) = (&field.position.armies[side.index()], &battle.scenario.armies[side.index()]);
        let (at, start) = (i32::from(track.marker), i32::from(army.spec.morale));
        StakeCount {
            reached: field.army_state(side) != ArmyState::Steady,
            ..StakeCount::harm(key(side), "frederick-stakes-morale", start - at, start - i32::from(DANGER))
        }
    });
    let levels = battle.scenario.levels.iter().enumerate().map(|(index, spec)| StakeLevel {
        label: Label::new(format!("level-{}", spec.id)),
        needs: needs(field, spec),
        winner: spec.winner.map(|winner| key(Side::of(winner)).to_owned()),
        now: index == level,
    });
    let now = battle.scenario.levels.get(level);
    Stakes {
        goals: vec![StakeGoal::new(Label::new("frederick-stakes-goal"), cite!("19.2"))],
        now: now.map(|spec| Label::new(format!("level-{}", spec.id))),
        ahead: now.and_then(|spec| spec.winner).map(|winner| key(Side::of(winner)).to_owned()),
        counts: sums.into_iter().chain(morale).collect(),
        places: battle.scenario.holds.iter().flat_map(|aim| places(field, aim)).collect(),
        levels: levels.collect(),
        terms: terms(field),
    }
}

/// What else gives points, and takes them.
fn terms(field: &Field<'_>) -> Vec<Label> {
    let battle = field.battle;
    let mut terms = vec![Label::new("frederick-stakes-losses"), Label::new("frederick-stakes-leaders")];
    terms.extend(battle.scenario.lifelines.iter().map(|lifeline| {
        Label::new("frederick-stakes-lifeline")
            .with("side", side_argument(battle, Side::of(lifeline.side)))
            .with("points", i64::from(lifeline.points))
    }));
    terms
}

/// The places of an aim. Any one of them is enough.
fn places(field: &Field<'_>, aim: &HoldSpec) -> Vec<StakePlace> {
    let battle = field.battle;
    let side = Side::of(aim.side);
    let worth = Label::new("frederick-stakes-hold")
        .with("side", side_argument(battle, side))
        .with("points", i64::from(aim.points))
        .with("units", i64::from(aim.units))
        .with("among", aim.places.len() as i64);
    let there = battle.board.places.iter().filter(|place| aim.places.contains(&place.key));
    let shown = there.map(|place| StakePlace {
        ids: place.hexes.iter().map(|hex| hex_id(battle, hex)).collect(),
        name: Label::new(format!("place-{}", place.key)),
        worth: vec![worth.clone()],
        holder: field.holds_place(aim, place).then(|| battle.sides[side.index()].clone()),
        sign: None,
    });
    shown.collect()
}

/// What a level of victory needs.
fn needs(field: &Field<'_>, spec: &LevelSpec) -> Vec<Label> {
    let battle = field.battle;
    let army = |message: &str, side: Side, state: ArmyState| {
        let state = match state {
            ArmyState::Steady => "frederick-army-steady",
            ArmyState::Demoralized => "frederick-army-demoralized",
            ArmyState::Broken => "frederick-army-broken",
        };
        Label::new(message).with("side", side_argument(battle, side)).with_message("state", state)
    };
    let mut needs = Vec::new();
    for side in Side::BOTH {
        if spec.at_least[side.index()] != ArmyState::Steady {
            needs.push(army("frederick-stakes-at-least", side, spec.at_least[side.index()]));
        }
        if spec.at_most[side.index()] != ArmyState::Broken {
            needs.push(army("frederick-stakes-at-most", side, spec.at_most[side.index()]));
        }
    }
    for side in Side::BOTH {
        if let Some(most) = spec.morale_at_most[side.index()] {
            let low = Label::new("frederick-stakes-morale-at-most").with("side", side_argument(battle, side));
            needs.push(low.with("morale", i64::from(most)));
        }
        if spec.higher_morale.map(Side::of) == Some(side) {
            needs.push(Label::new("frederick-stakes-morale-higher").with("side", side_argument(battle, side)));
        }
    }
    let lead = |message: &str, side: Side, points: i16| {
        Label::new(message).with("side", side_argument(battle, side)).with("points", i64::from(points))
    };
    let limit = |least: Option<i16>, most: Option<i16>| {
        // The difference is the first side's points less the other's.
        let leads = least.map(|least| match least {
            0.. => lead("frederick-stakes-lead", Side::First, least),
            _ => lead("frederick-stakes-lead-limit", Side::Second, -least),
        });
        let limited = most.map(|most| match most {
            ..=0 => lead("frederick-stakes-lead", Side::Second, -most),
            _ => lead("frederick-stakes-lead-limit", Side::First, most),
        });
        [leads, limited].into_iter().flatten()
    };
    needs.extend(limit(spec.least, spec.most));
    if needs.is_empty() {
        needs.push(Label::new("frederick-stakes-otherwise"));
    }
    needs
}
