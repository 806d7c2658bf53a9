//! Plans: what a piece can do, with all the orders that it takes. (Marches of one hex so far.)

use kernel::{Plan, Viewer};

use crate::engine::agenda::{MoveStep, Step};
use crate::engine::battle::Battle;
use crate::engine::order::{MoveOrder, Order};
use crate::engine::play::Field;
use crate::engine::view::View;
use crate::movement::Mover;
use crate::rules::cite;
use crate::system::Subject;

/// What a piece can do.
pub fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let field = Field { battle, position: &view.position };
    let (Subject::Piece(piece), Viewer::Side(side)) = (subject, view.viewer) else { return };
    let Some(Step::Move(step @ MoveStep::Move(mover))) = field.position.agenda.top() else { return };
    let take = MoveOrder::Take(piece);
    if mover != side || field.position.mover.is_some() || field.check_move(step, take.into()).is_err() {
        return;
    }
    let group = Mover::new([piece].into_iter().collect(), field.position.at(piece));
    if field.is_engaging(side, group.pieces, group.at) {
        return;
    }
    for (_, near) in field.around(group.at) {
        if let Ok(stride) = field.may_step(side, &group, near) {
            out.push(Plan {
                orders: vec![take.into(), MoveOrder::Step(near).into()],
                target: Subject::Hex(near),
                cost: stride.cost,
                gesture: "napoleon-gesture-march",
                cite: cite!("7.1"),
            });
        }
    }
}
