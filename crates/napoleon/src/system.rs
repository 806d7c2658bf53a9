//! The contract fulfilled.

use hexes::Hex;
use kernel::{Dice, Hidden, Journal, Listing, Plan, Preview, Side, System, Viewer};

use crate::cards::CardOrder;
use crate::cards::secrets::another_hand;
use crate::engine::agenda::DEEPEST;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{MoveOrder, Order};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::position::Position;
use crate::engine::question::Question;
use crate::engine::view::{self, View};
use crate::face::{plans, preview};

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
    const RULES: u16 = 3;
    const LISTING: Listing = Listing::Complete;

    fn open(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
        let mut position = Position::blank(battle);
        let mut play = Play { battle, position: &mut position, dice, journal };
        play.set_up();
        play.proceed();
        position
    }

    fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
        view::view(battle, position, viewer)
    }

    fn is_unseen(battle: &Battle, order: Order) -> bool {
        battle.hides && matches!(order, Order::Move(MoveOrder::Take(_) | MoveOrder::Join(_)))
    }

    fn tell(battle: &Battle, event: &Event, viewer: Viewer) -> Option<Event> {
        event.told(viewer, battle.hides)
    }

    fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
        view::imagine(battle, view, dice)
    }

    fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
        plans::plans(battle, view, subject, out);
    }

    fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
        preview::preview(battle, view, order)
    }

    fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
        let field = Field { battle, position };
        let points = field.standing();
        let lead = f32::from(points[side.index()] - points[side.enemy().index()]);
        lead / (20.0 + lead.abs())
    }

    fn turn(_battle: &Battle, position: &Position) -> u32 {
        u32::from(position.turn)
    }

    fn disclosures(position: &Position) -> u32 {
        position.learned.iter().sum()
    }

    fn learned(position: &Position, viewer: Viewer) -> u32 {
        position.learned[viewer.index()]
    }

    fn audit(battle: &Battle, position: &Position) -> Result<(), String> {
        audit(&Field { battle, position })
    }
}

impl Hidden for Napoleon {
    fn hides(battle: &Battle) -> bool {
        battle.hides || battle.plays_cards()
    }

    fn may_tell(_battle: &Battle, order: Order) -> bool {
        // What an order can be depends on march orders, and on friends whom the enemy does not see.
        // In combat all lies open, and a side that plays no card tells nothing.
        !matches!(order, Order::Combat(_) | Order::Repulse(_) | Order::Card(CardOrder::Forgo))
    }

    fn alike(battle: &Battle, one: (&Position, Order), other: (&Position, Order)) -> bool {
        look_of(battle, one.0, one.1) == look_of(battle, other.0, other.1)
    }

    fn another_world(battle: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
        let moved = view::another_world(battle, position, viewer, dice);
        another_hand(battle, moved.as_ref().unwrap_or(position), viewer, dice).or(moved)
    }
}

/// What others see of an order: what it is, the hexes it names, hidden pieces by their places, where
/// a force leaves from, and whether somebody stays there.
fn look_of(battle: &Battle, position: &Position, order: Order) -> impl PartialEq + use<> {
    let named = order.named();
    let place = |piece: PieceId| {
        let hidden = piece.index() < battle.pieces.len() && position.hidden.has(piece);
        if hidden { Err(position.piece(piece)) } else { Ok(piece) }
    };
    let left = position.mover.map(|mover| {
        let rest = position.pieces_at(mover.at).without(mover.pieces);
        (mover.at, rest.is_empty())
    });
    let kind: String = format!("{order:?}").chars().filter(|letter| !letter.is_ascii_digit()).collect();
    (kind, [named.piece, named.other].map(|piece| piece.map(place)), named.hex, named.crossing, left)
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
    for piece in position.hidden.iter() {
        let lot = position.lot_of(piece);
        if !position.on_map(piece) || lot.first().map(|first| first.0) != Some(position.lots[piece.index()]) {
            return Err(format!("{} is hidden in no lot", name(piece)));
        }
    }
    crate::cards::secrets::audit(battle, position)?;
    if position.agenda.depth() >= DEEPEST {
        return Err("the agenda is too deep".into());
    }
    Ok(())
}
