//! Events as lines of the journal. The message of an event is its name; its fields fill the message.

use hexes::Hex;
use kernel::Label;
use kernel::wire::{Line, LineKind};
use serde_json::Value;

use super::offers::name_of;
use super::standing;
use super::{card_name, crossing_name, entry_name, hex_number, piece_id, piece_name, piece_names};
use crate::engine::battle::Battle;
use crate::engine::event::{
    BombardEvent, CardEvent, ChargeEvent, CommandEvent, ConcealmentEvent, Event, LeaderEvent, MarchEvent,
    RecoveryEvent, ReinforcementEvent, ResultEvent, SequenceEvent, SupplyEvent, TrainEvent, WorkEvent,
};
use crate::engine::pieces::{PieceId, Pieces};

/// What people look for it under. A detail is not read: the map shows it, or the next line says it.
fn kind(event: &Event) -> LineKind {
    match event {
        Event::Sequence(SequenceEvent::EndOfBattle { .. } | SequenceEvent::Level { .. }) => LineKind::End,
        Event::Sequence(_) | Event::Weather(_) => LineKind::Turn,
        Event::Move(_) | Event::Disengage(_) | Event::Reinforcement(_) | Event::Vedette(_) => LineKind::Move,
        Event::Repulse(_) | Event::Combat(_) | Event::Bombard(_) | Event::Charge(_) => LineKind::Fight,
        Event::Result(event) => match event {
            ResultEvent::Retreated { .. }
            | ResultEvent::MadeRoom { .. }
            | ResultEvent::DrivenOff { .. }
            | ResultEvent::Advanced { .. } => LineKind::Fight,
            _ => LineKind::Loss,
        },
        Event::Concealment(event) => match event {
            ConcealmentEvent::Shown { .. } | ConcealmentEvent::Scouted { .. } => LineKind::Hidden,
            ConcealmentEvent::DrivenIn { .. } => LineKind::Loss,
            ConcealmentEvent::Concealed { .. } => LineKind::Detail,
        },
        Event::Leader(event) => match event {
            LeaderEvent::Captured { .. } => LineKind::Loss,
            LeaderEvent::Followed { .. } => LineKind::Detail,
            LeaderEvent::Displaced { .. } | LeaderEvent::Returned { .. } => LineKind::Move,
        },
        Event::Command(event) => match event {
            CommandEvent::OutOfCommand { .. } => LineKind::Detail,
            _ => LineKind::Turn,
        },
        Event::Train(event) => match event {
            TrainEvent::Laid { .. } | TrainEvent::TakenUp { .. } => LineKind::Move,
            _ => LineKind::Loss,
        },
        Event::Recovery(event) => match event {
            RecoveryEvent::VedettesMade { .. } => LineKind::Move,
            _ => LineKind::Loss,
        },
        Event::Work(event) => match event {
            WorkEvent::Built { .. } => LineKind::Move,
            WorkEvent::Abandoned { .. } => LineKind::Detail,
        },
        Event::Supply(event) => match event {
            SupplyEvent::OutOfSupply { .. } | SupplyEvent::Supplied { .. } => LineKind::Turn,
            _ => LineKind::Detail,
        },
        Event::March(event) => match event {
            MarchEvent::Reached { .. } | MarchEvent::LeftMap { .. } => LineKind::Move,
            MarchEvent::Narrowed { .. } | MarchEvent::InOrderAgain { .. } => LineKind::Detail,
            _ => LineKind::Turn,
        },
        Event::Card(event) => match event {
            CardEvent::ModesDrawn { .. }
            | CardEvent::ModesLeft { .. }
            | CardEvent::CardDrawn { .. }
            | CardEvent::CardLapsed { .. }
            | CardEvent::CardsShuffled { .. } => LineKind::Detail,
            _ => LineKind::Turn,
        },
    }
}

/// A field of an event as an argument of its message; pieces and hexes are pointed at.
fn argument(battle: &Battle, label: Label, objects: &mut Vec<String>, key: &str, value: &Value) -> Label {
    let piece = |value: &Value| PieceId(value.as_u64().unwrap_or(u64::MAX).min(255) as u8);
    match key {
        "piece" | "leader" | "officer" | "train" => {
            objects.push(piece_id(piece(value)));
            label.with_message(key.to_owned(), piece_name(battle, piece(value)))
        }
        "pieces" | "attackers" | "defenders" => {
            let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
            let pieces: Pieces = list.iter().map(piece).collect();
            objects.extend(pieces.iter().map(piece_id));
            label.with(key.to_owned(), piece_names(battle, pieces))
        }
        "from" | "to" | "at" | "hex" => {
            let hex = Hex(value.as_u64().unwrap_or(u64::from(u16::MAX)).min(u64::from(u16::MAX)) as u16);
            if hex.index() < battle.board.grid.len() {
                objects.push(battle.board.id(hex));
            }
            label.with(key.to_owned(), hex_number(battle, hex).as_str())
        }
        "crossing" => {
            let crossing = value.as_u64().unwrap_or(255).min(255) as u8;
            label.with(key.to_owned(), crossing_name(battle, crossing).as_str())
        }
        "formation" => {
            let formation = value.as_u64().and_then(|index| battle.formations.get(index as usize));
            label.with_message(
                key.to_owned(),
                formation.map_or_else(String::new, |formation| format!("formation-{}", formation.id)),
            )
        }
        "card" => {
            let card = value.as_u64().unwrap_or(255).min(255) as u8;
            label.with_message(key.to_owned(), card_name(battle, card))
        }
        "entry" => {
            let entry = value.as_u64().unwrap_or(255).min(255) as u8;
            label.with(key.to_owned(), vec![entry_name(battle, entry)])
        }
        "prize" => {
            let prize = value.as_u64().and_then(|index| battle.scenario.prizes.get(index as usize));
            label.with("places".to_owned(), prize.map_or_else(Vec::new, |prize| standing::places_of(battle, prize)))
        }
        "presence" => {
            let presence = value.as_u64().and_then(|index| battle.terms.presences.get(index as usize));
            let area = presence.map_or_else(String::new, |presence| format!("area-{}", presence.spec.area));
            label.with_message("area".to_owned(), area)
        }
        "level" => {
            let level = value.as_u64().and_then(|index| battle.scenario.levels.get(index as usize));
            label.with_message(key.to_owned(), level.map_or_else(String::new, |level| format!("level-{}", level.id)))
        }
        "claim" => label.with_message(key.to_owned(), format!("napoleon-ground-{}", value.as_str().unwrap_or("open"))),
        "condition" => {
            label.with_message(key.to_owned(), format!("napoleon-weather-{}", value.as_str().unwrap_or("fair")))
        }
        "column" => {
            let odds = value.as_u64().and_then(|index| battle.charts.combat.columns.get(index as usize));
            let part = |halves: u16| {
                if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}.5", halves / 2) }
            };
            let printed = odds.map_or_else(String::new, |odds| format!("{}:{}", part(odds.attack), part(odds.defence)));
            label.with(key.to_owned(), printed.as_str())
        }
        "side" | "shifts" | "secret" => label,
        "finding" => {
            label.with_message(key.to_owned(), format!("napoleon-finding-{}", value.as_str().unwrap_or("nothing")))
        }
        _ => match value {
            Value::Number(number) => label.with(key.to_owned(), number.as_i64().unwrap_or(0)),
            Value::Bool(holds) => label.with(key.to_owned(), if *holds { "yes" } else { "no" }),
            Value::String(text) => label.with(key.to_owned(), text.as_str()),
            Value::Array(list) => {
                let number = |value: &Value| value.as_i64().unwrap_or(0);
                let name = |index: usize| format!("{key}{}", index + 1);
                list.iter().enumerate().fold(label, |label, (index, value)| label.with(name(index), number(value)))
            }
            _ => label,
        },
    }
}

/// The column that an event is about: it is told who marches in it.
fn column(event: &Event) -> Option<u8> {
    match event {
        Event::Reinforcement(
            ReinforcementEvent::Called { number, .. }
            | ReinforcementEvent::Delayed { number, .. }
            | ReinforcementEvent::Heard { number, .. },
        )
        | Event::Card(
            CardEvent::Hastened { number, .. } | CardEvent::PutOff { number, .. } | CardEvent::Rerouted { number, .. },
        ) => Some(*number),
        _ => None,
    }
}

/// A result as it is printed, and the message that says what it means.
fn explained(label: Label, name: &'static str, printed: &'static str) -> Label {
    let key = match printed {
        "-" => "none".to_owned(),
        _ => printed.to_lowercase().replace('*', "-star"),
    };
    label.with(name, printed).with_message("meaning", format!("napoleon-{name}-{key}"))
}

/// An event as a line, for whoever was told it.
pub(super) fn line(battle: &Battle, event: &Event) -> Line {
    let value = serde_json::to_value(event).unwrap_or_default();
    let name = name_of(&value);
    let mut label = Label::new(format!("napoleon-line-{name}"));
    let mut objects = Vec::new();
    for (key, field) in value.get(&name).and_then(Value::as_object).into_iter().flatten() {
        label = argument(battle, label, &mut objects, key, field);
    }
    let mut reckoned = None;
    if let Event::Combat(crate::combat::CombatEvent::Fought { verdict, shifts, .. }) = event {
        label = explained(label, "verdict", verdict.printed());
        reckoned = Some(("napoleon-sum-shifts", &**shifts));
    }
    if let Event::Combat(crate::combat::CombatEvent::Shock { verdict, .. }) = event {
        label = explained(label, "verdict", verdict.printed());
    }
    if let Event::Bombard(BombardEvent::Bombarded { shot, shifts, .. }) = event {
        label = explained(label, "shot", shot.printed());
        reckoned = Some(("napoleon-sum-die", &**shifts));
    }
    if let Event::Charge(ChargeEvent::Charged { onset, shifts, .. }) = event {
        label = explained(label, "onset", onset.printed());
        reckoned = Some(("napoleon-sum-die", &**shifts));
    }
    if let Some(number) = column(event) {
        label = label.with("pieces", piece_names(battle, battle.column(number)));
    }
    // The journal files what follows under the turn that begins.
    if let Event::Sequence(SequenceEvent::Turn { turn, .. }) = event {
        label = label.with("round", i64::from(*turn));
    }
    objects.dedup();
    let line = Line { objects, ..Line::new(kind(event), label) };
    let line = line.of_side(&battle.sides, event.side());
    let die = value.get(&name).and_then(|fields| fields.get("die")).and_then(Value::as_u64);
    let dice = event.side().zip(die.filter(|die| (1..=6).contains(die)).map(|die| die as u8));
    let line = line.rolled(&battle.sides, dice);
    match reckoned {
        Some((sum, tally)) => line.reckoned(sum, tally),
        None => line,
    }
}
