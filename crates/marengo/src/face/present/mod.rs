//! How the system shows itself: board ids, labels, lines and scenes. No words
//! are here, only message ids.

mod lines;
mod offers;
pub mod scene;
mod stakes;
mod standing;

use std::collections::BTreeMap;

use kernel::facade::side_message;
use kernel::lots::each;
use kernel::wire::{self, Line, Offer, Scene, StandingQuestion};
use kernel::{Argument, Circumstance, Label, Plan, Present, Refusal, Side, Tokens};

use crate::board::{ApproachId, LocaleId, Place};
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::position::Position;
use crate::engine::view::View;
use crate::face::plans::Subject;
use crate::pieces::Face;
use crate::sequence::Question;
use crate::system::{self, Marengo};

/// The board id of a locale, for labels and lines.
pub(crate) fn locale_id(battle: &Battle, locale: LocaleId) -> String {
    battle.names.locale(locale).to_owned()
}

/// The same of an approach.
pub(crate) fn approach_id(battle: &Battle, approach: ApproachId) -> String {
    battle.names.approach(approach).to_owned()
}

/// The same of a piece.
pub(crate) fn piece_id(piece: u8) -> String {
    format!("p{piece}")
}

/// The same of pieces.
pub(crate) fn piece_ids(pieces: Tokens) -> Vec<String> {
    each(pieces).map(piece_id).collect()
}

/// The same of a place.
pub(crate) fn place_id(battle: &Battle, place: Place) -> String {
    battle.names.place(place).to_owned()
}

/// The message that names a locale.
pub(crate) fn locale_message(battle: &Battle, locale: LocaleId) -> Argument {
    Argument::Message { msg: format!("place-{}", battle.board.locale(locale).key) }
}

/// The message that names a side.
pub(crate) fn side_argument(battle: &Battle, side: Side) -> Argument {
    Argument::Message { msg: side_message(&battle.sides[side.index()]) }
}

/// The message that names a face.
pub(crate) fn face_label(face: Face) -> Label {
    Label::new(format!("marengo-face-{}", face.arm().key())).with("strength", i64::from(face.strength()))
}

/// A label with the names of the two locales of an approach.
pub(crate) fn with_approach(label: Label, battle: &Battle, id: ApproachId) -> Label {
    let Some(approach) = battle.board.approaches.get(id.0 as usize) else { return label };
    let label = label.with("locale", locale_message(battle, approach.locale));
    match approach.faces {
        Some(there) => label.with("towards", locale_message(battle, there)),
        None => label,
    }
}

impl Present for Marengo {
    fn side_key(battle: &Battle, side: Side) -> &str {
        &battle.sides[side.index()]
    }

    fn scene(battle: &Battle, view: &View) -> Scene {
        Scene::of(&scene::scene(battle, view))
    }

    fn when(battle: &Battle, view: &View) -> Option<Label> {
        let round = view.open.round.min(battle.rounds);
        let label = Label::new("marengo-when").with("round", i64::from(round)).with("rounds", i64::from(battle.rounds));
        Some(label.with("clock", battle.clock(round).as_str()))
    }

    fn offers(battle: &Battle, view: &View, orders: &[Order]) -> Vec<Offer> {
        offers::offers(battle, view, orders)
    }

    fn plan(battle: &Battle, _view: &View, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
        offers::plan(battle, subject, plan)
    }

    fn question(battle: &Battle, view: &View, side: Side, question: Question) -> (Label, &'static str) {
        let asked = view.viewer.is(side);
        // Others do not see that a group is being formed.
        let question = match (question, view.open.agenda.top()) {
            (Question::Group, Some(Step::CloseUp { .. })) if !asked => Question::CloseUp,
            _ => question,
        };
        let (id, cite) = offers::question(question, asked);
        (Label::new(id).with("side", side_argument(battle, side)), cite)
    }

    fn line(battle: &Battle, _view: &View, event: &Event) -> Line {
        lines::line(battle, event)
    }

    fn refusal(battle: &Battle, refusal: Refusal) -> Label {
        refusal.with.iter().flatten().fold(Label::new(refusal.reason), |label, (name, circumstance)| match circumstance
        {
            Circumstance::Number(number) => label.with(*name, i64::from(*number)),
            Circumstance::Thing(side) if *name == "side" => {
                label.with(*name, side_argument(battle, Side::of(*side as u8 & 1)))
            }
            Circumstance::Thing(face) if *name == "piece" => {
                label.with(*name, vec![face_label(Face::of_code(*face as u8))])
            }
            Circumstance::Thing(thing) => match system::locale(battle, *thing as u8) {
                Some(locale) => label.with(*name, locale_message(battle, locale)),
                None => label,
            },
        })
    }

    fn subject(battle: &Battle, id: &str) -> Option<Subject> {
        read_subject(battle, id)
    }

    fn revealed(battle: &Battle, position: &Position) -> View {
        crate::engine::view::revealed(battle, position)
    }

    fn standing(_battle: &Battle) -> Vec<StandingQuestion> {
        standing::questions()
    }

    fn standing_order(battle: &Battle, view: &View, answers: &BTreeMap<String, String>) -> Option<Order> {
        standing::answer(battle, view, answers)
    }

    fn why_not(battle: &Battle, view: &View, subject: Subject, target: Subject) -> Option<Refusal> {
        offers::why_not(battle, view, subject, target)
    }
}

/// Reads a board id back.
fn read_subject(battle: &Battle, id: &str) -> Option<Subject> {
    let kind = id.chars().next()?;
    let rest = id.get(1..)?;
    match kind {
        'p' => rest.parse().ok().filter(|piece| *piece < 64).map(Subject::Piece),
        'l' => {
            let number = rest.parse().ok()?;
            Some(Subject::Place(Place::reserve(battle.board.find(number)?)))
        }
        'a' => battle.names.find_approach(id).map(|approach| Subject::Place(Place::blocking(approach))),
        'f' => {
            let name = rest.strip_prefix(':')?;
            let index = battle.forces.iter().position(|force| force.id == name)?;
            Some(Subject::Force(index as u8))
        }
        _ => None,
    }
}
