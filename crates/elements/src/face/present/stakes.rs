//! What a battle is fought for: losses, demoralized commands and camps.

use kernel::wire::{StakeCount, StakeGoal, StakePlace, Stakes};
use kernel::{Label, Side};

use super::names::{element_id, name_of, side_argument};
use crate::engine::pieces::ElementId;
use crate::engine::play::Field;
use crate::rules::cite;
use crate::scale::Scale;
use crate::victory::{BROKEN_COMMANDS, CAMP_LOSS};

pub(super) fn stakes(field: &Field<'_>) -> Stakes {
    let battle = field.battle;
    let key = |side: Side| battle.sides[side.index()].as_str();
    let large = battle.scale == Scale::Large;
    let commands = match large {
        true => Label::new("elements-stakes-commands").with("count", BROKEN_COMMANDS as i64),
        false => Label::new("elements-stakes-command"),
    };
    let limit = Label::new("elements-stakes-limit").with("bounds", i64::from(2 * battle.bounds()));
    let losses = Side::BOTH.map(|side| {
        let ruin = i32::from(field.strength(side) / 2 + 1);
        StakeCount::harm(key(side), "elements-stakes-count-losses", field.losses(side), ruin)
    });
    let broken = Side::BOTH.map(|side| {
        let broken = field.position.commands[side.index()].iter().filter(|command| command.demoralized).count();
        let ruin = if large { BROKEN_COMMANDS } else { 1 };
        StakeCount::harm(key(side), "elements-stakes-count-commands", broken as i32, ruin as i32)
    });
    let ahead = match field.position.outcome {
        Some(winner) => winner,
        None => field.with_fewer_losses(),
    };
    let now = match ahead {
        Some(winner) => Label::new("elements-stakes-now").with("side", side_argument(battle, winner)),
        None => Label::new("elements-stakes-now-even"),
    };
    let goals = [
        StakeGoal::new(Label::new("elements-stakes-losses"), cite!("victory.army")),
        StakeGoal::new(commands, cite!("victory.command")),
        StakeGoal::new(limit, cite!("victory.army")),
    ];
    Stakes {
        goals: goals.to_vec(),
        now: Some(now),
        ahead: ahead.map(|winner| key(winner).to_owned()),
        counts: losses.into_iter().chain(broken).collect(),
        places: Side::BOTH.into_iter().filter_map(|side| camp(field, side)).collect(),
        ..Stakes::default()
    }
}

/// The camp of a side, once it stands.
fn camp(field: &Field<'_>, side: Side) -> Option<StakePlace> {
    let camp = ElementId::camp(side);
    let holder = if field.position.sacked[side] { side.enemy() } else { side };
    field.position.stands(camp).then(|| StakePlace {
        ids: vec![element_id(camp)],
        name: name_of(field, camp),
        worth: vec![Label::new("elements-stakes-camp").with("losses", i64::from(CAMP_LOSS))],
        holder: Some(field.battle.sides[holder.index()].clone()),
        sign: None,
    })
}
