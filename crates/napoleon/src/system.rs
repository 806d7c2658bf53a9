//! The contract fulfilled.

use hexes::Hex;
use kernel::{Dice, Hidden, Journal, Listing, Plan, Preview, Side, System, Viewer};

use crate::engine::agenda::DEEPEST;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::position::Position;
use crate::engine::question::Question;
use crate::engine::view::{self, View};
use crate::face::plans;

/// The rules of the Napoleonic library.
#[derive(Clone, Copy, Debug)]
pub struct Napoleon;

/// A piece or place that plans are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A piece.
    Piece(PieceId),
    /// A hex.
    Hex(Hex),
}

impl System for Napoleon {
    kernel::contract!();

    const NAME: &'static str = "napoleon";
    const RULES: u16 = 1;
    const LISTING: Listing = Listing::Complete;

    fn open(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
        let mut position = Position::blank(battle);
        let mut play = Play { battle, position: &mut position, dice, journal };
        play.set_up();
        play.proceed();
        position
    }

    fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
        let mut view = view::view(position, viewer);
        view.position.sealed = crate::march_orders::seen_goals(battle, position, viewer);
        view
    }

    fn tell(_battle: &Battle, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
        let mut position = view.position.clone();
        crate::march_orders::deal_goals(battle, &mut position, view.viewer, dice);
        position
    }

    fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
        plans::plans(battle, view, subject, out);
    }

    fn preview(_battle: &Battle, _view: &View, _order: Order) -> Preview {
        Preview::default()
    }

    fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
        let field = Field { battle, position };
        let lead = f32::from(field.score(side) - field.score(side.enemy()));
        lead / (20.0 + lead.abs())
    }

    fn disclosures(position: &Position) -> u32 {
        position.disclosures
    }

    fn audit(battle: &Battle, position: &Position) -> Result<(), String> {
        audit(&Field { battle, position })
    }
}

impl Hidden for Napoleon {
    /// Everything lies open until chapter 8 is written.
    fn hides(_battle: &Battle) -> bool {
        true
    }

    fn another_world(battle: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
        crate::march_orders::another_goal(battle, position, viewer, dice)
    }
}

fn audit(field: &Field<'_>) -> Result<(), String> {
    let Field { battle, position } = *field;
    let mut stacked = Pieces::NONE;
    let name = |piece: PieceId| battle.piece(piece).id.as_str();
    for hex in battle.board.grid.hexes() {
        let mut owner = None;
        for piece in position.stack(hex) {
            if stacked.has(piece) {
                return Err(format!("{} stands twice", name(piece)));
            }
            stacked.add(piece);
            if position.at(piece) != hex {
                return Err(format!("{} is in the stack of another hex", name(piece)));
            }
            if owner.is_some_and(|owner| owner != field.owner(piece)) {
                return Err(format!("both sides in hex {}", battle.board.grid.number(hex)));
            }
            owner = Some(field.owner(piece));
        }
    }
    for piece in battle.all() {
        if position.on_map(piece) != stacked.has(piece) {
            return Err(format!("{} is in no stack", name(piece)));
        }
        let reduced = position.marks.reduced.has(piece);
        if position.on_map(piece) && reduced && battle.combat.has(piece) && battle.piece(piece).strength[1] == 0 {
            return Err(format!("{} has no reduced side", name(piece)));
        }
    }
    if position.agenda.depth() >= DEEPEST {
        return Err("the agenda is too deep".into());
    }
    Ok(())
}
