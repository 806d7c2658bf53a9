//! Plans: what a piece or a hex can do, with all the orders that it takes. They are tried out on the
//! view, with the rules' own functions.

use hexes::Hex;
use kernel::{Plan, Side, Viewer};

use crate::combat::CombatStep;
use crate::engine::agenda::{BombardStep, ChargeStep, MoveStep, Step};
use crate::engine::battle::Battle;
use crate::engine::order::{ChargeOrder, MoveOrder, Order};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::position::{NOWHERE, Position};
use crate::engine::view::View;
use crate::face::strikes;
use crate::movement::Mover;
use crate::rules::cite;
use crate::system::Subject;

/// A march that ends beside the enemy.
pub(super) const ENGAGE: &str = "napoleon-gesture-engage";
/// The same of a whole stack.
pub(super) const ENGAGE_ALL: &str = "napoleon-gesture-engage-all";

/// What a piece or a hex can do.
pub fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let field = Field { battle, position: &view.position };
    let Viewer::Side(viewer) = view.viewer else { return };
    match (field.position.agenda.top(), subject) {
        (Some(Step::Move(step)), Subject::Piece(piece)) if step.side() == viewer => marches(&field, step, piece, out),
        (Some(Step::Combat(CombatStep::Declare(side))), Subject::Hex(hex)) if side == viewer => {
            assaults(&field, side, hex, out);
        }
        (Some(Step::Bombard(BombardStep::Cannonade { side, at: NOWHERE, .. })), subject) if side == viewer => {
            salvoes(&field, side, subject, out);
        }
        (Some(Step::Charge(ChargeStep::Charge { side, at: NOWHERE, .. })), subject) if side == viewer => {
            charges(&field, side, subject, out);
        }
        _ => {}
    }
}

/// Everywhere a piece can go, alone and with all of its stack.
fn marches(field: &Field<'_>, step: MoveStep, piece: PieceId, out: &mut Vec<Plan<Order, Subject>>) {
    if let Some(mover) = field.position.mover {
        if mover.pieces.has(piece) {
            march(field, step, mover, &[], "napoleon-gesture-march", ENGAGE, out);
        }
        return;
    }
    let take = MoveOrder::Take(piece);
    if field.check_move(step, take.into()).is_err() {
        return;
    }
    let alone = begun(field, step.side(), piece);
    march(field, step, alone, &[take.into()], "napoleon-gesture-march", ENGAGE, out);
    // The whole stack, as far as it may go along.
    let mut position = field.position.clone();
    let mut orders: Vec<Order> = vec![take.into()];
    let mut mover = alone;
    for other in field.position.stack(alone.at) {
        position.mover = Some(mover);
        let join = MoveOrder::Join(other);
        if (Field { battle: field.battle, position: &position }).check_move(step, join.into()).is_ok() {
            mover = field.joined(step.side(), mover, other);
            orders.push(join.into());
        }
    }
    if orders.len() > 1 {
        march(field, step, mover, &orders, "napoleon-gesture-march-all", ENGAGE_ALL, out);
    }
}

fn begun(field: &Field<'_>, side: Side, piece: PieceId) -> Mover {
    let (pieces, at) = (Pieces::only(piece), field.position.at(piece));
    Mover { halted: field.is_held(side, pieces, at), ..Mover::new(pieces, at) }
}

/// A hex that a mover can come to: as he would be there, and from which hex.
struct Reached {
    mover: Mover,
    from: Option<usize>,
    done: bool,
}

/// The position with a mover where he would be.
fn imagined(position: &Position, mover: Mover) -> Position {
    let mut imagined = position.clone();
    if mover.hexes > 0 {
        mover.pieces.iter().for_each(|piece| imagined.put(piece, mover.at));
    }
    imagined.mover = Some(mover);
    imagined
}

/// Everywhere a mover can go and stop, by the cheapest way.
fn march(
    field: &Field<'_>,
    step: MoveStep,
    mover: Mover,
    first: &[Order],
    gesture: &'static str,
    engage: &'static str,
    out: &mut Vec<Plan<Order, Subject>>,
) {
    let side = step.side();
    if mover.halted || mover.cleared != 0 {
        return;
    }
    let mut reached = vec![Reached { mover, from: None, done: false }];
    // The cheapest that was not looked at yet; among equals the first.
    while let Some(here) = (0..reached.len())
        .filter(|place| !reached[*place].done)
        .min_by_key(|place| (reached[*place].mover.spent, *place))
    {
        reached[here].done = true;
        let mover = reached[here].mover;
        if mover.halted {
            continue;
        }
        let position = imagined(field.position, mover);
        let there = Field { battle: field.battle, position: &position };
        let party = there.party(side, &mover);
        for (_, near) in there.around(mover.at) {
            let Ok(stride) = there.may_step(&party, &mover, near) else { continue };
            let mut next = there.stepped(side, &mover, stride, near);
            // Walls may lose their effect by who comes into them (15.21).
            let arrived = imagined(field.position, next);
            let within = Field { battle: field.battle, position: &arrived };
            next.halted = stride.least || within.is_engaging(side, next.pieces, near);
            match reached.iter().position(|known| known.mover.at == near) {
                Some(known) if reached[known].done || reached[known].mover.spent <= next.spent => {}
                Some(known) => reached[known] = Reached { mover: next, from: Some(here), done: false },
                None => reached.push(Reached { mover: next, from: Some(here), done: false }),
            }
        }
    }
    for place in 1..reached.len() {
        let arrived = reached[place].mover;
        let position = imagined(field.position, arrived);
        let there = Field { battle: field.battle, position: &position };
        if there.check_move(step, MoveOrder::Halt.into()).is_err() {
            continue;
        }
        let mut way = Vec::new();
        let mut back = Some(place);
        while let Some(here) = back.filter(|here| *here != 0) {
            way.push(MoveOrder::Step(reached[here].mover.at).into());
            back = reached[here].from;
        }
        let orders = first.iter().copied().chain(way.into_iter().rev()).chain([MoveOrder::Halt.into()]);
        out.push(Plan {
            orders: orders.collect(),
            target: Subject::Hex(arrived.at),
            cost: arrived.spent - mover.spent + there.stacking_cost(side, &arrived),
            gesture: if arrived.halted { engage } else { gesture },
            cite: cite!("7.1"),
        });
    }
}

/// The attack on a hex by everybody who can, and from one hex by all of its stack.
fn assaults(field: &Field<'_>, side: Side, subject: Hex, out: &mut Vec<Plan<Order, Subject>>) {
    let enemy = field.holds(side.enemy(), subject);
    let targets: Vec<Hex> = if enemy { vec![subject] } else { field.around(subject).map(|(_, near)| near).collect() };
    for target in targets {
        let Some(orders) = strikes::attack(field, side, target, (!enemy).then_some(subject)) else { continue };
        let gesture = if enemy { "napoleon-gesture-attack-all" } else { "napoleon-gesture-attack" };
        out.push(Plan { orders, target: Subject::Hex(target), cost: 0, gesture, cite: cite!("10.31") });
    }
}

/// What a battery can bombard, alone and with all that reach the same hex; what becomes of a hex that
/// is clicked.
fn salvoes(field: &Field<'_>, side: Side, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let mut add = |target: Hex, gesture: &'static str, orders: Option<Vec<Order>>| {
        let plan = |orders| Plan { orders, target: Subject::Hex(target), cost: 0, gesture, cite: cite!("13.31") };
        out.extend(orders.map(plan));
    };
    match subject {
        Subject::Hex(hex) => add(hex, "napoleon-gesture-fire-all", strikes::salvo(field, side, hex, None)),
        Subject::Piece(gun) if field.is_ours(side, gun) && field.battle.artillery.has(gun) => {
            let targets: Vec<Hex> = field.shell_targets(side).collect();
            for target in targets {
                let alone = strikes::salvo(field, side, target, Some(gun));
                let together = strikes::salvo(field, side, target, None);
                // Who fires with others must be one of them.
                let together = together.filter(|orders| alone.as_ref().is_some_and(|alone| orders.len() > alone.len()));
                add(target, "napoleon-gesture-fire", alone);
                add(target, "napoleon-gesture-fire-all", together);
            }
        }
        Subject::Piece(_) => {}
    }
}

/// What cavalry can charge, alone and with its stack; the charge of a hex that is clicked.
fn charges(field: &Field<'_>, side: Side, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let mut add = |target: Hex, gesture: &'static str, orders: Option<Vec<Order>>| {
        let plan = |orders| Plan { orders, target: Subject::Hex(target), cost: 0, gesture, cite: cite!("14.21") };
        out.extend(orders.map(plan));
    };
    match subject {
        Subject::Hex(hex) => add(hex, "napoleon-gesture-charge-best", strikes::best_ride(field, side, hex)),
        Subject::Piece(piece) if field.is_ours(side, piece) && field.battle.cavalry.has(piece) => {
            let assailed = field.hexes_of(field.position.fights.declared().defenders.and(field.all_on_map()));
            for target in assailed.iter() {
                let alone = strikes::ride(field, target, piece);
                let together = strikes::ride_together(field, side, target, field.position.at(piece));
                let spurred =
                    |orders: &Vec<Order>| orders.len() > 3 && orders.contains(&ChargeOrder::Spur(piece).into());
                add(target, "napoleon-gesture-charge", alone);
                add(target, "napoleon-gesture-charge-all", together.filter(spurred));
            }
        }
        Subject::Piece(_) => {}
    }
}
