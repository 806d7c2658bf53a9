//! Orders and plans as offers, questions, and the answer to "why not?".

use kernel::lots::each;
use kernel::wire::{self, Act, Json, Offer, tell_apart};
use kernel::{Dice, Label, Plan, Refusal};
use serde_json::json;

use super::{approach_id, face_label, locale_id, locale_message, piece_id, place_id, with_approach};
use crate::board::{LocaleId, Place, Spot};
use crate::engine::battle::Battle;
use crate::engine::order::{Aim, Order};
use crate::engine::play::Field;
use crate::engine::view::{self, View};
use crate::face::plans::{Subject, target_of};
use crate::rules::{cite, refuse};
use crate::sequence::Question;

/// The id of a question, coarser for those who are not asked, and the paragraph that asks.
pub(super) fn question(question: Question, asked: bool) -> (&'static str, &'static str) {
    match (question, asked) {
        (Question::Command | Question::Group, false) => ("marengo-question-command", "marengo:7.1"),
        (Question::Activate, _) => ("marengo-question-activate", "marengo:6.6"),
        (Question::Bombard, _) => ("marengo-question-bombard", "marengo:10.1"),
        (Question::Command, true) => ("marengo-question-command", "marengo:7.1"),
        (Question::Group, true) => ("marengo-question-group", "marengo:8.1"),
        (Question::ShowInfantry, _) => ("marengo-question-show-infantry", "marengo:9.2"),
        (Question::Oppose, _) => ("marengo-question-oppose", "marengo:9.4"),
        (Question::Answer, _) => ("marengo-question-answer", "marengo:9.4"),
        (Question::LeadAttack, _) => ("marengo-question-lead-attack", "marengo:11.4"),
        (Question::DefensiveFire, _) => ("marengo-question-defensive-fire", "marengo:11.5"),
        (Question::LeadDefence, _) => ("marengo-question-lead-defence", "marengo:11.6"),
        (Question::Pursue, _) => ("marengo-question-pursue", "marengo:11.9"),
        (Question::CloseUp, _) => ("marengo-question-close-up", "marengo:11.11"),
        (Question::LoseOwn, _) => ("marengo-question-lose-own", "marengo:11.8"),
        (Question::LoseEnemy, _) => ("marengo-question-lose-enemy", "marengo:11.8"),
        (Question::Retreat, _) => ("marengo-question-retreat", "marengo:12.5"),
    }
}

/// What it costs, in commands.
fn cost(commands: u8) -> Option<Label> {
    Some(match commands {
        0 => Label::new("marengo-cost-free"),
        _ => Label::new("marengo-cost-commands").with("commands", i64::from(commands)),
    })
}

/// The label of an order about one piece.
fn about(id: &str, view: &View, piece: u8) -> Label {
    let label = Label::new(id);
    match view.faces[piece as usize] {
        Some(face) => label.with("piece", vec![face_label(face)]),
        None => label.with("piece", vec![Label::new("marengo-face-hidden")]),
    }
}

pub(super) fn offers(battle: &Battle, view: &View, orders: &[Order]) -> Vec<Offer> {
    let position = view::imagine(battle, view, &mut Dice::forced([]));
    let field = Field { battle, position: &position };
    let offer = |order: &Order| {
        let (subject, objects, label, commands, paragraph) = parts(&field, view, *order);
        let cost = commands.and_then(cost);
        let act = match order {
            Order::Form(_) => Act::Aim,
            Order::Go => Act::Go,
            _ => Act::Other,
        };
        Offer { order: Json::of(order), act, subject, objects, label, cost, cites: paragraph.to_owned(), unseen: false }
    };
    let mut offers: Vec<Offer> = orders.iter().map(offer).collect();
    let more: [Distinction<'_>; 5] = [&starting, &over_approach, &leading_on, &by_lane, &numbered];
    for more in more {
        if !tell_apart(&mut offers, |offer| &mut offer.label, |index, _, label| more(&field, orders[index], label)) {
            break;
        }
    }
    offers
}

/// A way to tell apart what reads alike: an order, and what it is called so far.
type Distinction<'a> = &'a dyn Fn(&Field<'_>, Order, Label) -> Option<Label>;

/// The words of an offer with the place it starts from.
fn starting(field: &Field<'_>, order: Order, label: Label) -> Option<Label> {
    let from = match order {
        Order::Form(Aim::March { from, .. }) => from,
        _ => field.position.open.place[order.piece()? as usize],
    };
    let said = |id: &str| Label::new(id).with("what", vec![label.clone()]);
    Some(match from.spot() {
        Spot::Reserve(locale) => {
            said("marengo-offer-from-reserve").with("locale", locale_message(field.battle, locale))
        }
        Spot::Blocking(approach) => with_approach(said("marengo-offer-from-approach"), field.battle, approach),
        Spot::Waiting(force) => {
            let force = field.battle.forces.get(force as usize)?;
            said("marengo-offer-from-force").with_message("force", format!("force-{}", force.id))
        }
        Spot::Lost => return None,
    })
}

/// The words of a move by road with the places that the road leads on to: two roads
/// may join the same locales.
fn leading_on(field: &Field<'_>, order: Order, label: Label) -> Option<Label> {
    let Order::Road { lane, way, .. } = order else { return None };
    let board = &field.battle.board;
    let here = board.lanes.get(lane.0 as usize)?;
    let (_, knot) = here.ends[1 - usize::from(way.min(1))];
    let mut places: Vec<LocaleId> =
        board.knot(knot).exits.iter().filter(|exit| exit.lane != lane).map(|exit| board.knot(exit.to).locale).collect();
    places.sort_unstable();
    places.dedup();
    let label = vec![label];
    if places.is_empty() {
        return Some(Label::new("marengo-offer-road-ends").with("what", label));
    }
    let place = |locale: &LocaleId| Label::new(format!("place-{}", board.locale(*locale).key));
    let places: Vec<Label> = places.iter().map(place).collect();
    Some(Label::new("marengo-offer-road-on").with("what", label).with("places", places))
}

/// The words of an offer with the approach it is about, as on the board: two pairs
/// may join the same locales.
fn over_approach(field: &Field<'_>, order: Order, label: Label) -> Option<Label> {
    let approach = match order {
        Order::Form(Aim::March { over, .. }) => over,
        Order::Form(
            Aim::Assault(approach)
            | Aim::Block(approach)
            | Aim::FallBack(approach)
            | Aim::CloseUp(approach)
            | Aim::Oppose(approach)
            | Aim::Follow(approach),
        )
        | Order::RoadBlock { approach, .. } => approach,
        Order::Bombard(place) => match place.spot() {
            Spot::Blocking(approach) => approach,
            _ => return None,
        },
        _ => return None,
    };
    let id = approach_id(field.battle, approach);
    Some(Label::new("marengo-offer-approach").with("what", vec![label]).with("approach", id.as_str()))
}

/// The words of a move by road with the number of its lane: two roads may
/// lead on to the same places.
fn by_lane(_: &Field<'_>, order: Order, label: Label) -> Option<Label> {
    let Order::Road { lane, .. } = order else { return None };
    Some(Label::new("marengo-offer-lane").with("what", vec![label]).with("number", i64::from(lane.0)))
}

/// The words of an offer with the number of the piece, as on the board.
fn numbered(_: &Field<'_>, order: Order, label: Label) -> Option<Label> {
    let piece = order.piece()?;
    Some(Label::new("marengo-offer-piece").with("what", vec![label]).with("number", i64::from(piece)))
}

type Parts = (Option<String>, Vec<String>, Label, Option<u8>, &'static str);

fn parts(field: &Field<'_>, view: &View, order: Order) -> Parts {
    let battle = field.battle;
    let piece_parts = |id: &str, piece: u8, paragraph| -> Parts {
        (Some(piece_id(piece)), vec![piece_id(piece)], about(id, view, piece), None, paragraph)
    };
    let plain = |id: &str, paragraph| -> Parts { (None, Vec::new(), Label::new(id), None, paragraph) };
    match order {
        Order::Activate(piece) => piece_parts("marengo-order-activate", piece, cite!("6.6").0),
        Order::EndActivation => plain("marengo-order-end-activation", cite!("6.6").0),
        Order::Bombard(place) => {
            let subject = field.battery().map(|(piece, _)| piece_id(piece));
            let label = Label::new(match place.spot() {
                Spot::Reserve(_) => "marengo-order-bombard-reserve",
                _ => "marengo-order-bombard-approach",
            });
            let label = match place.spot() {
                Spot::Reserve(locale) => label.with("locale", locale_message(battle, locale)),
                Spot::Blocking(approach) => with_approach(label, battle, approach),
                _ => label,
            };
            (subject, vec![place_id(battle, place)], label, None, cite!("10.3").0)
        }
        Order::CancelBombardment => plain("marengo-order-cancel-bombardment", cite!("10.6").0),
        Order::Form(aim) => aim_parts(field, aim),
        Order::Join(piece) => piece_parts("marengo-order-join", piece, cite!("8.1").0),
        Order::Go => plain("marengo-order-go", cite!("8.1").0),
        Order::Road { piece, .. } => {
            let to = target_of(battle, order);
            let label = about("marengo-order-road", view, piece);
            let label = match to.map(Place::spot) {
                Some(Spot::Reserve(locale)) => label.with("to", locale_message(battle, locale)),
                _ => label,
            };
            let objects = to.map(|place| place_id(battle, place)).into_iter().collect();
            let paid = price_of(field, order);
            (Some(piece_id(piece)), objects, label, Some(paid), cite!("8.9").0)
        }
        Order::RoadBlock { piece, approach } => {
            let label = with_approach(about("marengo-order-road-block", view, piece), battle, approach);
            let paid = field.road_block_cost(piece, approach).unwrap_or(0);
            (Some(piece_id(piece)), vec![approach_id(battle, approach)], label, Some(paid), cite!("8.12").0)
        }
        Order::Enter { piece, entry } => {
            let label = about("marengo-order-enter", view, piece);
            let Some(entry) = battle.board.entry(entry) else { return plain("marengo-order-enter", cite!("8.13").0) };
            let label = label.with_message("entry", format!("entry-{}", entry.id));
            let objects = vec![locale_id(battle, entry.locale)];
            (Some(piece_id(piece)), objects, label, Some(price_of(field, order)), cite!("8.13").0)
        }
        Order::Announce(piece) => piece_parts("marengo-order-announce", piece, cite!("10.1").0),
        Order::EndTurn => plain("marengo-order-end-turn", cite!("7.1").0),
        Order::Show(piece) => piece_parts("marengo-order-show", piece, cite!("9.2").0),
        Order::GiveWay => plain("marengo-order-give-way", cite!("9.5").0),
        Order::Stay => plain("marengo-order-stay", cite!("9.4").0),
        Order::Lead(piece) => piece_parts("marengo-order-lead", piece, leading(field)),
        Order::EndLead => plain("marengo-order-end-lead", leading(field)),
        Order::Fire(piece) => piece_parts("marengo-order-fire", piece, cite!("11.5").0),
        Order::HoldFire => plain("marengo-order-hold-fire", cite!("11.5").0),
        Order::Lose(piece) => piece_parts("marengo-order-lose", piece, cite!("11.8").0),
        Order::Pursue(piece) => piece_parts("marengo-order-pursue", piece, cite!("11.9").0),
        Order::EndPursuit => plain("marengo-order-end-pursuit", cite!("11.9").0),
        Order::EndCloseUp => plain("marengo-order-end-close-up", cite!("11.11").0),
        Order::Retreat { piece, to } => {
            let label = about("marengo-order-retreat", view, piece).with("to", locale_message(battle, to));
            (Some(piece_id(piece)), vec![locale_id(battle, to)], label, None, cite!("12.5").0)
        }
        Order::Perish(piece) => piece_parts("marengo-order-perish", piece, cite!("12.5").0),
    }
}

/// The paragraph on leading pieces: of the attack, or of the defence.
fn leading(field: &Field<'_>) -> &'static str {
    match field.to_decide().side() {
        Some(side) if side != field.turn() => cite!("11.6").0,
        _ => cite!("11.4").0,
    }
}

fn aim_parts(field: &Field<'_>, aim: Aim) -> Parts {
    let battle = field.battle;
    let side = field.turn();
    let on_approach = |id: &str, approach, commands, paragraph| -> Parts {
        let label = with_approach(Label::new(id), battle, approach);
        let locale = battle.board.approach(approach).locale;
        (Some(locale_id(battle, locale)), vec![approach_id(battle, approach)], label, Some(commands), paragraph)
    };
    match aim {
        Aim::Assault(from) => {
            let label = with_approach(Label::new("marengo-order-assault"), battle, from);
            let objects = vec![approach_id(battle, from.opposite())];
            (Some(approach_id(battle, from)), objects, label, Some(1), cite!("11.1").0)
        }
        Aim::March { from, over } => {
            let attack = field.enemy_opposite(side, over);
            let id = if attack { "marengo-order-thrust" } else { "marengo-order-march" };
            let label = with_approach(Label::new(id), battle, over);
            let to = battle.board.approach(over).faces.map(|to| locale_id(battle, to));
            let paragraph = if attack { cite!("9.1").0 } else { cite!("8.1").0 };
            (Some(place_id(battle, from)), to.into_iter().collect(), label, Some(1), paragraph)
        }
        Aim::Block(approach) => on_approach("marengo-order-block", approach, 1, cite!("8.7").0),
        Aim::FallBack(approach) => {
            let commands = u8::from(field.enemy_opposite(side, approach));
            let label = with_approach(Label::new("marengo-order-fall-back"), battle, approach);
            let locale = battle.board.approach(approach).locale;
            let objects = vec![locale_id(battle, locale)];
            (Some(approach_id(battle, approach)), objects, label, Some(commands), cite!("8.8").0)
        }
        Aim::CloseUp(approach) => on_approach("marengo-order-close-up", approach, 0, cite!("8.12").0),
        Aim::Oppose(approach) | Aim::Follow(approach) => {
            on_approach("marengo-order-block", approach, 0, cite!("9.4").0)
        }
    }
}

/// What a road move or an entry costs: by trying it.
fn price_of(field: &Field<'_>, order: Order) -> u8 {
    let mut after = *field.position;
    let before = after.open.commands;
    crate::engine::play::Play {
        battle: field.battle,
        position: &mut after,
        dice: &mut Dice::forced([]),
        journal: &mut kernel::Silent,
    }
    .carry_out(order);
    before.saturating_sub(after.open.commands)
}

fn subject_id(battle: &Battle, subject: Subject) -> Option<String> {
    match subject {
        Subject::Piece(piece) => Some(piece_id(piece)),
        Subject::Place(place) => Some(place_id(battle, place)),
        Subject::Force(force) => battle.forces.get(force as usize).map(|force| format!("f:{}", force.id)),
    }
}

pub(super) fn plan(battle: &Battle, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
    let label = Label::new(plan.gesture);
    let label = match plan.target {
        Subject::Place(place) => match place.spot() {
            Spot::Reserve(locale) => label.with("to", locale_message(battle, locale)),
            Spot::Blocking(approach) => with_approach(label, battle, approach),
            _ => label,
        },
        _ => label,
    };
    wire::Plan {
        act: Act::Other,
        takes: Vec::new(),
        orders: plan.orders.iter().map(|order| json!(order)).collect(),
        subject: subject_id(battle, subject),
        objects: subject_id(battle, plan.target).into_iter().collect(),
        label,
        cost: cost(plan.cost),
        cites: plan.cite.to_string(),
        path: Vec::new(),
    }
}

/// Why the pieces of a subject cannot go to a target: the refusal of the order
/// that comes nearest to it.
pub(super) fn why_not(battle: &Battle, view: &View, subject: Subject, target: Subject) -> Option<Refusal> {
    let position = view::imagine(battle, view, &mut Dice::forced([]));
    let field = Field { battle, position: &position };
    let place = match subject {
        Subject::Piece(piece) => position.open.place[piece as usize],
        Subject::Place(place) => place,
        Subject::Force(force) => Place::waiting(force),
    };
    let mine = field.to_decide().side().is_some_and(|side| view.viewer.is(side));
    if !mine {
        return Some(refuse!("7.1", "not-asked-now"));
    }
    if let Subject::Piece(piece) = subject
        && !view.viewer.is(battle.owner(piece))
    {
        return Some(refuse!("8.1", "not-yours"));
    }
    nearest_orders(&field, place, subject, target)
        .into_iter()
        .map(|order| field.check(order))
        .reduce(|best, next| if best.is_ok() { best } else { next })
        .unwrap_or(Err(refuse!("8.1", "one-locale-per-move")))
        .err()
}

/// The orders that a gesture from a place to a target could mean.
fn nearest_orders(field: &Field<'_>, from: Place, subject: Subject, target: Subject) -> Vec<Order> {
    let board = &field.battle.board;
    let Subject::Place(target) = target else { return Vec::new() };
    if let Spot::Waiting(force) = from.spot() {
        let piece = match subject {
            Subject::Piece(piece) => piece,
            _ => field.waiting(force).trailing_zeros() as u8,
        };
        let entries = field.battle.forces.get(force as usize).map_or(&[][..], |force| &force.entries);
        return entries.iter().map(|entry| Order::Enter { piece, entry: *entry }).collect();
    }
    let Some(here) = field.locale_of(from) else { return Vec::new() };
    match target.spot() {
        Spot::Reserve(to) if to == here => match from.spot() {
            Spot::Blocking(approach) => vec![Order::Form(Aim::FallBack(approach))],
            _ => Vec::new(),
        },
        Spot::Reserve(to) => {
            let over = board.locale(here).approaches.iter().filter(|id| board.approach(**id).faces == Some(to));
            over.map(|over| Order::Form(Aim::March { from, over: *over })).collect()
        }
        Spot::Blocking(approach) if board.approach(approach).locale == here => {
            let blocking = from.spot() == Spot::Blocking(approach);
            let aim = if blocking { Aim::Assault(approach) } else { Aim::Block(approach) };
            vec![Order::Form(aim)]
        }
        Spot::Blocking(approach) if board.approach(approach).faces == Some(here) => {
            vec![Order::Form(Aim::Assault(approach.opposite()))]
        }
        _ => Vec::new(),
    }
}

/// How many pieces a set has, for labels.
pub(super) fn count(pieces: kernel::Tokens) -> i64 {
    each(pieces).count() as i64
}
