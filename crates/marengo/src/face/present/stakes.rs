//! What the battle is fought for: broken armies, and stars.

use kernel::wire::{StakeCount, StakeGoal, StakePlace, Stakes};
use kernel::{Label, Side};

use super::{locale_id, locale_message, side_argument};
use crate::board::LocaleId;
use crate::engine::battle::Battle;
use crate::engine::view::View;
use crate::rules::cite;
use crate::victory::{colours_held, standing};

pub(super) fn stakes(battle: &Battle, view: &View) -> Stakes {
    let open = &view.open;
    let key = |side: Side| battle.sides[side.index()].as_str();
    let attacker = Side::of(battle.victory.attacker);
    let outcome = standing(battle, open);
    let now = match outcome.reason {
        "marengo-outcome-broken" => "marengo-stakes-now-broken",
        "marengo-outcome-stars-taken" => "marengo-stakes-now-taken",
        _ => "marengo-stakes-now-held",
    };
    let stars = Label::new("marengo-stakes-stars")
        .with("side", side_argument(battle, attacker))
        .with("enemy", side_argument(battle, attacker.enemy()))
        .with("colours", i64::from(battle.victory.colours));
    let lost = |side: Side| battle.morale[side].saturating_sub(open.morale[side]);
    let morale = Side::BOTH.map(|side| StakeCount {
        reached: open.broken[side] != 0,
        ..StakeCount::harm(key(side), "marengo-stakes-morale", lost(side), battle.morale[side])
    });
    let held = colours_held(battle, open);
    let colours = StakeCount::gain(key(attacker), "marengo-stakes-colours", held, battle.victory.colours);
    Stakes {
        goals: vec![
            StakeGoal::new(Label::new("marengo-stakes-broken"), cite!("14.1")),
            StakeGoal::new(stars, cite!("14.2")),
        ],
        now: outcome.winner.map(|winner| Label::new(now).with("side", side_argument(battle, winner))),
        ahead: outcome.winner.map(|winner| key(winner).to_owned()),
        counts: morale.into_iter().chain([colours]).collect(),
        places: places(battle, view),
        ..Stakes::default()
    }
}

fn places(battle: &Battle, view: &View) -> Vec<StakePlace> {
    let starred = battle.board.locales.iter().enumerate().filter_map(|(index, locale)| Some((index, locale.star?)));
    starred
        .map(|(index, star)| {
            let here = view.open.at[index];
            let holder = Side::BOTH.into_iter().find(|side| here & battle.tokens[side.index()] != 0);
            let locale = LocaleId(index as u8);
            StakePlace {
                ids: vec![locale_id(battle, locale)],
                name: Label::new("marengo-stakes-place").with("place", locale_message(battle, locale)),
                worth: vec![Label::new(format!("marengo-stakes-{}", star.key()))],
                holder: holder.map(|side| battle.sides[side.index()].clone()),
                sign: Some(star.key()),
            }
        })
        .collect()
}
