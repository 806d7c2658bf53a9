//! How the system shows itself: board ids, labels, lines and scenes. No words
//! are here, only message ids.

mod lines;
mod offers;
mod questions;
mod scene_of;
mod stakes;
mod veils;
mod zones;

use hexes::Hex;
use kernel::facade::side_message;
use kernel::wire::{self, Layer, Line, Offer, Overlay, Scene};
use kernel::{Argument, Circumstance, Label, Plan, Present, Refusal, Side};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units, WingId};
use crate::engine::play::Field;
use crate::engine::question::Question;
use crate::engine::view::View;
use crate::system::{Frederick, Subject};

pub(crate) use lines::printed;

/// The board id of a hex.
pub(crate) fn hex_id(battle: &Battle, hex: Hex) -> String {
    battle.board.id(hex)
}

/// The board id of a unit.
pub(crate) fn unit_id(unit: UnitId) -> String {
    format!("u{}", unit.0)
}

/// The board id of a leader.
pub(crate) fn leader_id(leader: LeaderId) -> String {
    format!("l{}", leader.0)
}

/// The board id of a piece.
pub(crate) fn piece_id(piece: PieceId) -> String {
    match piece {
        PieceId::Unit(unit) => unit_id(unit),
        PieceId::Leader(leader) => leader_id(leader),
    }
}

/// The message that names a unit.
pub(crate) fn unit_name(battle: &Battle, unit: UnitId) -> String {
    battle.units.get(unit.index()).map_or_else(String::new, |unit| format!("unit-{}", unit.id))
}

/// The message that names a leader.
pub(crate) fn leader_name(battle: &Battle, leader: LeaderId) -> String {
    battle.leaders.get(leader.index()).map_or_else(String::new, |leader| format!("leader-{}", leader.id))
}

/// The message that names a piece.
pub(crate) fn piece_name(battle: &Battle, piece: PieceId) -> String {
    match piece {
        PieceId::Unit(unit) => unit_name(battle, unit),
        PieceId::Leader(leader) => leader_name(battle, leader),
    }
}

/// The message that names a wing.
pub(crate) fn wing_name(battle: &Battle, wing: WingId) -> String {
    battle.wings.get(wing.index()).map_or_else(String::new, |wing| format!("wing-{wing}"))
}

/// The message that names a side.
pub(crate) fn side_argument(battle: &Battle, side: Side) -> Argument {
    Argument::Message { msg: side_message(&battle.sides[side.index()]) }
}

/// Names of several units, joined.
pub(crate) fn unit_names(battle: &Battle, units: Units) -> Argument {
    Argument::List(units.iter().map(|unit| Label::new(unit_name(battle, unit))).collect())
}

/// The number of a hex, as printed.
pub(crate) fn hex_number(battle: &Battle, hex: Hex) -> String {
    match hex.index() < battle.board.grid.len() {
        true => battle.board.grid.number(hex).to_string(),
        false => String::new(),
    }
}

impl Present for Frederick {
    fn side_key(battle: &Battle, side: Side) -> &str {
        &battle.sides[side.index()]
    }

    fn scene(battle: &Battle, view: &View) -> Scene {
        Scene::of(&scene_of::scene(&Field { battle, position: &view.position }))
    }

    fn when(battle: &Battle, view: &View) -> Option<Label> {
        let turn = view.position.turn.min(battle.scenario.turns);
        let label = Label::new("frederick-when").with("turn", i64::from(turn));
        let label = label.with("turns", i64::from(battle.scenario.turns));
        Some(label.with("clock", battle.clock(turn).as_str()))
    }

    fn offers(battle: &Battle, view: &View, orders: &[Order]) -> Vec<Offer> {
        offers::offers(&Field { battle, position: &view.position }, orders)
    }

    fn plan(battle: &Battle, _view: &View, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
        offers::plan(battle, subject, plan)
    }

    fn question(battle: &Battle, view: &View, side: Side, question: Question) -> (Label, &'static str) {
        let (id, cite) = questions::question(question);
        let label = Label::new(id).with("side", side_argument(battle, side));
        (questions::about(&Field { battle, position: &view.position }, label), cite)
    }

    fn line(battle: &Battle, _view: &View, event: &Event) -> Line {
        lines::line(battle, event)
    }

    fn refusal(battle: &Battle, refusal: Refusal) -> Label {
        refusal.with.iter().flatten().fold(Label::new(refusal.reason), |label, (name, circumstance)| match circumstance
        {
            Circumstance::Number(number) => label.with(*name, i64::from(*number)),
            Circumstance::Thing(thing) => label.with(*name, hex_number(battle, Hex(*thing as u16)).as_str()),
        })
    }

    fn subject(battle: &Battle, id: &str) -> Option<Subject> {
        let rest = id.get(1..)?;
        match id.chars().next()? {
            'u' => rest.parse().ok().map(UnitId).filter(|unit| unit.index() < battle.units.len()).map(Subject::Unit),
            'l' => {
                let leader = rest.parse().ok().map(LeaderId);
                leader.filter(|leader| leader.index() < battle.leaders.len()).map(Subject::Leader)
            }
            'c' => rest.parse().ok().map(Subject::Counter),
            'h' => battle.board.of_id(id).map(Subject::Hex),
            _ => None,
        }
    }

    fn sight(battle: &Battle, view: &View, from: &str) -> Vec<String> {
        let Some(Subject::Hex(from)) = Self::subject(battle, from) else { return Vec::new() };
        let field = Field { battle, position: &view.position };
        let seen = battle
            .board
            .grid
            .hexes()
            .filter(|hex| *hex != from && field.distance(from, *hex) <= SIGHT && field.sees(from, *hex));
        seen.map(|hex| hex_id(battle, hex)).collect()
    }

    fn overlay(battle: &Battle, view: &View, layer: Layer, subject: Option<Subject>) -> Overlay {
        let zones = match layer {
            Layer::Control => zones::zones(&Field { battle, position: &view.position }, view.viewer, subject),
            Layer::Command | Layer::Supply => Vec::new(),
        };
        Overlay { zones, links: Vec::new() }
    }

    fn why_not(battle: &Battle, view: &View, subject: Subject, target: Subject) -> Option<Refusal> {
        offers::why_not(&Field { battle, position: &view.position }, view.viewer, subject, target)
    }
}

/// How far sight is shown: nothing in the rules looks farther than seven hexes.
const SIGHT: u32 = 9;
