//! What a card says, and how its die may fall.

use kernel::{Label, Preview, Side, Trail};

use super::told::{Told, certain};
use crate::cards::CardStep;
use crate::cards::spec::{CardSpec, Effect, Family};
use crate::engine::battle::Battle;
use crate::engine::event::{CardEvent, Event, ReinforcementEvent};
use crate::engine::order::{CardOrder, Order};
use crate::face::card_name;
use crate::rules::cite;
use crate::system::Napoleon;

/// Whether an order of cards is previewed: a card that is played in its segment, and a column that is
/// put off. Of a tactics card in a combat the hand says what it does.
pub(super) fn is_foretold(step: CardStep, order: CardOrder) -> bool {
    matches!(
        (step, order),
        (CardStep::Card(_), CardOrder::PlayCard(_)) | (CardStep::CardAim { .. }, CardOrder::PickColumn(_))
    )
}

/// A card is played: its words, its allowance and points, and what its die says.
pub(super) fn played(battle: &Battle, trail: &Trail<Napoleon>, side: Side, card: u8) -> Option<Told> {
    let title = battle.title(card)?;
    let idle = title.family == Family::Tactics;
    let points = if idle { 0 } else { title.points };
    let [foot, horse] = title.allowance.map(i64::from);
    let headline = Label::new("napoleon-forecast-card").with("foot", foot).with("horse", horse);
    let headline = headline.with("points", i64::from(points));
    let headline = Some(headline.with("signed", kernel::modifier::signed(i16::from(points)).as_str()));
    let text = match idle {
        true => (Label::new("napoleon-note-idle-tactics"), cite!("24.36")),
        false => (Label::new(format!("{}-text", card_name(battle, card))), cite!("24.35")),
    };
    let (result, dice) = outcome(battle, trail, side, card, title);
    let result = result.map(certain).unwrap_or_default();
    Some(Told::by(dice, Preview { headline, notes: vec![text], ..result }))
}

/// What comes of it, and by how many dice.
fn outcome(battle: &Battle, trail: &Trail<Napoleon>, side: Side, card: u8, title: &CardSpec) -> (Option<Label>, u32) {
    // Whether there is anything to read or anybody to lose is the enemy's secret.
    if matches!(title.effect, Effect::Dispatch | Effect::OutOfTouch) {
        return (None, 0);
    }
    let found = trail.events.iter().find_map(|event| match event {
        Event::Reinforcement(ReinforcementEvent::Called { turn, .. }) => Some((arrival(battle, *turn), 1)),
        Event::Card(CardEvent::CardVoid { side: whose, card: void }) if (*whose, *void) == (side, card) => {
            Some((Label::new("napoleon-chance-void"), 0))
        }
        Event::Card(CardEvent::CardOpen { die, turns, .. }) if *die > 0 && *turns > 0 => {
            let until = trail.steps.last().map_or(0, |(position, _)| position.turn) + turns;
            Some((Label::new("napoleon-card-until").with("turn", i64::from(until)), 1))
        }
        _ => None,
    });
    found.map_or((None, 0), |(label, dice)| (Some(label), dice))
}

/// A column is put off: when it comes then.
pub(super) fn put_off(battle: &Battle, trail: &Trail<Napoleon>) -> Option<Told> {
    let Order::Card(CardOrder::PickColumn(_)) = trail.steps.last()?.1 else { return None };
    let turn = trail.events.iter().find_map(|event| match event {
        Event::Reinforcement(ReinforcementEvent::Delayed { turn, .. }) => Some(*turn),
        _ => None,
    })?;
    Some(Told::by(1, certain(arrival(battle, turn))))
}

/// When a column comes, if it can come before the end.
pub(super) fn arrival(battle: &Battle, turn: u8) -> Label {
    match usize::from(turn) <= battle.scenario.turns.len() {
        true => Label::new("napoleon-chance-arrival").with("turn", i64::from(turn)),
        false => Label::new("napoleon-chance-too-late"),
    }
}
