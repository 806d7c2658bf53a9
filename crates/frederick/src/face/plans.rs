//! Plans: gestures of a person ("move there", "attack with all") and the
//! orders that carry them out.

use hexes::{Hex, Pace, Reach, Stride};
use kernel::{Cite, Dice, Plan, Silent};

use crate::engine::agenda::{BombardStep, CombatStep, MoraleStep, MoveStep, Step};
use crate::engine::battle::Battle;
use crate::engine::order::{
    BombardOrder, CombatOrder, IntelligenceOrder, MoraleOrder, MoveOrder, Order, ScenarioOrder,
};
use crate::engine::pieces::{PieceId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Fight, Mover, NOWHERE, Position, Role};
use crate::engine::view::View;
use crate::rules::cite;
use crate::system::Subject;
use ground::Terrain;

/// The gesture of a march that ends beside the enemy.
pub(crate) const ENGAGE: &str = "frederick-plan-engage";

/// What a piece or place can do.
pub(crate) fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let field = Field { battle, position: &view.position };
    let Some(side) = field.to_decide().side() else { return };
    if !view.viewer.is(side) {
        return;
    }
    match (view.position.agenda.peek(), subject) {
        (Some(Step::Move(MoveStep::Move(_))), Subject::Unit(unit)) => {
            marches(battle, &view.position, PieceId::Unit(unit), out);
        }
        (Some(Step::Move(MoveStep::Move(_))), Subject::Leader(leader)) => {
            marches(battle, &view.position, PieceId::Leader(leader), out);
        }
        (Some(Step::Move(MoveStep::Move(_))), Subject::Counter(counter)) => {
            counter_marches(battle, &view.position, counter, out);
        }
        (Some(Step::Bombard(BombardStep::Bombard { .. })), subject) => concentrate(&field, subject, out),
        (Some(Step::Combat(CombatStep::Combat(_))), subject) => assault(&field, subject, out),
        (Some(Step::Morale(MoraleStep::Rally(side))), Subject::Unit(unit))
            if field.check_rally(*side, unit).is_ok() =>
        {
            out.push(plan(
                vec![Order::Morale(MoraleOrder::Rally(unit))],
                subject,
                0,
                "frederick-plan-rally",
                cite!("9.4"),
            ));
        }
        _ => {}
    }
}

fn plan(orders: Vec<Order>, target: Subject, cost: u8, gesture: &'static str, cite: Cite) -> Plan<Order, Subject> {
    Plan { orders, target, cost, gesture, cite }
}

/// Everywhere a piece can go, by the cheapest way.
pub fn marches(battle: &Battle, position: &Position, piece: PieceId, out: &mut Vec<Plan<Order, Subject>>) {
    let field = Field { battle, position };
    let Some(Step::Move(MoveStep::Move(side))) = position.agenda.peek() else { return };
    let begun = position.mover.filter(|mover| mover.piece == piece);
    if begun.is_none() && (position.mover.is_some() || field.may_take(*side, piece).is_err()) {
        return;
    }
    let start = field.piece_at(piece);
    let mover = begun.unwrap_or(Mover { piece, spent: 0, hexes: 0, halted: false, shy: false });
    let take = begun.is_none().then_some(Order::Move(MoveOrder::Take(piece)));
    if start == NOWHERE {
        return match field.coming(piece) {
            Some(coming) => comings(&field, &mover, take, field.coming_cite(coming), out),
            None => entries(&field, &mover, take, out),
        };
    }
    if mover.halted {
        return;
    }
    let reach = reach(battle, position, &mover);
    let mut imagined = position.clone();
    for to in reach.hexes().iter().filter(|to| *to != start) {
        let mut way: Vec<Order> = reach.way_back(to).map(|hex| Order::Move(MoveOrder::Step(hex))).collect();
        let arrived = Mover {
            spent: mover.spent + reach.spent(to).unwrap_or_default(),
            hexes: mover.hexes + way.len() as u8,
            halted: reach.halts(to),
            ..mover
        };
        if !may_stop(battle, &mut imagined, arrived, to) {
            continue;
        }
        way.reverse();
        let orders = take.into_iter().chain(way).chain([Order::Move(MoveOrder::Halt)]).collect();
        let gesture = if reach.halts(to) { ENGAGE } else { "frederick-plan-move" };
        let cost = reach.spent(to).unwrap_or_default();
        out.push(plan(orders, Subject::Hex(to), cost, gesture, cite!("7.3")));
    }
}

/// Everywhere a counter can go, by the cheapest way, as far as nobody spots it.
pub fn counter_marches(battle: &Battle, position: &Position, counter: u8, out: &mut Vec<Plan<Order, Subject>>) {
    let muster = Order::Intelligence(IntelligenceOrder::Muster(counter));
    let begun = position.veil.as_deref().and_then(|veil| veil.marcher).map(|marcher| marcher.counter);
    let take = match begun {
        Some(number) if number == counter => None,
        _ if (Field { battle, position }).check(muster).is_ok() => Some(muster),
        _ => return,
    };
    let mut start = position.clone();
    let mut dice = Dice::forced([]);
    if let Some(order) = take {
        Play { battle, position: &mut start, dice: &mut dice, journal: &mut Silent }.carry_out(order);
    }
    let mut found: Vec<(Hex, u8)> = Vec::new();
    let mut open = vec![(start, take.into_iter().collect::<Vec<Order>>())];
    while let Some((here, way)) = open.pop() {
        let mut list = Vec::new();
        (Field { battle, position: &here }).orders(&mut list);
        for order in list {
            let Order::Intelligence(IntelligenceOrder::Pace(to)) = order else { continue };
            let mut next = here.clone();
            Play { battle, position: &mut next, dice: &mut dice, journal: &mut Silent }.carry_out(order);
            let Some(marcher) = next.veil.as_deref().and_then(|veil| veil.marcher) else { continue };
            let calm = next.veil.as_deref().is_some_and(|veil| veil.encounter.is_none());
            let spent = marcher.spent[0];
            if !calm || found.iter().any(|(hex, before)| *hex == to && *before <= spent) {
                continue;
            }
            found.retain(|(hex, _)| *hex != to);
            found.push((to, spent));
            out.retain(|plan| plan.target != Subject::Hex(to));
            let course: Vec<Order> = way.iter().copied().chain([order]).collect();
            let whole = course.iter().copied().chain([Order::Intelligence(IntelligenceOrder::Rest)]).collect();
            out.push(plan(whole, Subject::Hex(to), spent, "frederick-plan-move", cite!("17.1.4")));
            open.insert(0, (next, course));
        }
    }
}

/// How far a mover comes. Where a piece may stand but not halt, it only passes.
fn reach(battle: &Battle, position: &Position, mover: &Mover) -> Reach {
    let mut imagined = position.clone();
    let start = Field { battle, position }.piece_at(mover.piece);
    let allowance = Field { battle, position }.piece_allowance(mover.piece);
    // Anybody who has not moved yet may always enter one hex: the rule itself
    // says so, and caps the price.
    let pace = Pace { points: allowance.saturating_sub(mover.spent), one_hex_always: false };
    let (mut reach, mut stands) = (Reach::default(), start);
    reach.spread(&battle.board.grid, start, pace, |from, spent, _, to| {
        if stands != from {
            stand(&mut imagined, mover.piece, from);
            stands = from;
        }
        let hexes = mover.hexes + u8::from(from != start);
        let here = Mover { spent: mover.spent + spent, hexes, ..*mover };
        match (Field { battle, position: &imagined }).stride(&here, to) {
            Err(_) => Stride::Barred,
            Ok(stride) => {
                let cost = (stride.cost + stride.zone).min(allowance.saturating_sub(here.spent));
                if stride.halts { Stride::Halts(cost) } else { Stride::Costs(cost) }
            }
        }
    });
    reach
}

/// Whether a mover that has come to a hex may stay there: not where it may only pass,
/// nor while it must rush on.
fn may_stop(battle: &Battle, imagined: &mut Position, mover: Mover, at: Hex) -> bool {
    stand(imagined, mover.piece, at);
    imagined.mover = Some(mover);
    Field { battle, position: imagined }.may_halt(&mover).is_ok()
}

fn stand(position: &mut Position, piece: PieceId, hex: Hex) {
    match piece {
        PieceId::Unit(unit) => position.put_below(unit, hex),
        PieceId::Leader(leader) => position.leaders[leader.index()].at = hex,
    }
}

/// A unit that comes in over the entry zone.
fn entries(field: &Field<'_>, mover: &Mover, take: Option<Order>, out: &mut Vec<Plan<Order, Subject>>) {
    let mut orders = Vec::new();
    field.entry_orders(mover, &mut orders);
    for order in orders {
        if let Order::Scenario(ScenarioOrder::StepIn(hex)) = order {
            let course = take.into_iter().chain([order, Order::Move(MoveOrder::Halt)]).collect();
            out.push(plan(course, Subject::Hex(hex), 1, "frederick-plan-enter", cite!(2002 "24.2.2")));
        }
    }
}

/// A piece that comes in as it is, and marches on: everywhere it can go, by the cheapest way.
fn comings(field: &Field<'_>, mover: &Mover, take: Option<Order>, cite: Cite, out: &mut Vec<Plan<Order, Subject>>) {
    let mut orders = Vec::new();
    field.entry_orders(mover, &mut orders);
    let mut found = Vec::new();
    for order in orders {
        let Order::Scenario(ScenarioOrder::StepIn(hex)) = order else { continue };
        let mut imagined = field.position.clone();
        stand(&mut imagined, mover.piece, hex);
        let halted = match mover.piece {
            PieceId::Unit(unit) => field.in_enemy_zone(field.owner(unit), hex) && field.halts_at(unit, hex),
            PieceId::Leader(_) => false,
        };
        imagined.mover = Some(Mover { spent: 1, hexes: 1, halted, ..*mover });
        add_comings(field.battle, &imagined, mover.piece, take, order, cite, &mut found);
    }
    out.append(&mut found);
}

/// The plans of a piece that has just come in, after the order that brings it in.
fn add_comings(
    battle: &Battle,
    imagined: &Position,
    piece: PieceId,
    take: Option<Order>,
    order: Order,
    cite: Cite,
    found: &mut Vec<Plan<Order, Subject>>,
) {
    let mut plans = Vec::new();
    marches(battle, imagined, piece, &mut plans);
    let here = Subject::Hex(Field { battle, position: imagined }.piece_at(piece));
    let stays = plan(vec![Order::Move(MoveOrder::Halt)], here, 0, "frederick-plan-enter", cite);
    for next in plans.into_iter().chain([stays]) {
        let course: Vec<Order> = take.into_iter().chain([order]).chain(next.orders).collect();
        let whole = plan(course, next.target, next.cost + 1, next.gesture, next.cite);
        match found.iter_mut().find(|known| known.target == whole.target) {
            Some(known) if known.cost <= whole.cost => {}
            Some(known) => *known = whole,
            None => found.push(whole),
        }
    }
}

/// Plays orders on in imagination, as far as they are legal; where that
/// leads, right before the last.
fn follow(
    field: &Field<'_>,
    orders: &mut Vec<Order>,
    next: &mut dyn FnMut(&Field<'_>, &[Order]) -> Option<Order>,
) -> Position {
    let mut position = field.position.clone();
    let mut dice = Dice::forced([]);
    for order in orders.iter() {
        Play { battle: field.battle, position: &mut position, dice: &mut dice, journal: &mut Silent }.carry_out(*order);
    }
    loop {
        let mut list = Vec::new();
        let here = Field { battle: field.battle, position: &position };
        here.orders(&mut list);
        let Some(order) = next(&here, &list) else { return position };
        orders.push(order);
        if matches!(order, Order::Bombard(BombardOrder::Fire) | Order::Combat(CombatOrder::Go)) {
            return position;
        }
        Play { battle: field.battle, position: &mut position, dice: &mut dice, journal: &mut Silent }.carry_out(order);
    }
}

/// A hex is aimed at, and all batteries that can fire.
pub(crate) fn salvo_at(field: &Field<'_>, aim: Order) -> Vec<Order> {
    let mut orders = vec![aim];
    follow(field, &mut orders, &mut |_, list| {
        list.iter().copied().find(|order| {
            matches!(order, Order::Bombard(BombardOrder::Battery(_)) | Order::Bombard(BombardOrder::Fire))
        })
    });
    orders
}

/// All batteries that can, at a hex.
fn concentrate(field: &Field<'_>, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let mut list = Vec::new();
    field.orders(&mut list);
    for aim in list {
        let Order::Bombard(BombardOrder::Aim(hex)) = aim else { continue };
        let meant = match subject {
            Subject::Hex(wanted) => wanted == hex,
            Subject::Unit(unit) => field.may_bombard_any(unit, hex) || field.at(unit) == hex,
            Subject::Leader(_) | Subject::Counter(_) => false,
        };
        if meant {
            let orders = salvo_at(field, aim);
            out.push(plan(orders, Subject::Hex(hex), 0, "frederick-plan-bombard", cite!("8.1")));
        }
    }
}

/// An attack, as far as it is planned.
pub(crate) struct Attack {
    /// From naming the hex to going in.
    pub(crate) orders: Vec<Order>,
    fight: Fight,
}

impl Attack {
    /// An attack with everybody who may join, except those who are kept back as
    /// long as they may be.
    fn with_all_but(field: &Field<'_>, assail: Order, kept: &[Hex]) -> Attack {
        let mut orders = vec![assail];
        let position = follow(field, &mut orders, &mut |_, list| {
            let joins = |order: &Order| matches!(order, Order::Combat(CombatOrder::Storm(hex)) if !kept.contains(hex));
            let storm = list.iter().copied().find(joins);
            storm
                .or_else(|| list.contains(&Order::Combat(CombatOrder::Go)).then_some(Order::Combat(CombatOrder::Go)))
                .or_else(|| list.first().copied())
        });
        Attack { orders, fight: position.fight }
    }

    /// Chapter 10.1.1: whether it takes its enemy in the flank, where that counts.
    fn flanks(&self, field: &Field<'_>) -> bool {
        let town =
            self.fight.front(Role::Defender).any(|hex| field.battle.board.terrain[hex.index()].has(Terrain::Town));
        !town && field.is_surrounded(&self.fight) && !field.has_support(&self.fight, Role::Defender)
    }

    /// The position when nobody of this attack can fight again.
    fn fought(&self, field: &Field<'_>) -> Position {
        let mut position = field.position.clone();
        for role in Role::BOTH {
            let fighters = self.fight.front(role).map(|hex| field.fighters(&self.fight, role, hex));
            position.spent = fighters.fold(position.spent, Units::or);
        }
        position
    }
}

/// The hexes that can be taken in the flank, by those who have not fought.
fn open_flanks(field: &Field<'_>) -> Vec<Hex> {
    let mut list = Vec::new();
    field.orders(&mut list);
    let assailed = list.into_iter().filter_map(|order| match order {
        Order::Combat(CombatOrder::Assail(hex)) => Some((hex, order)),
        _ => None,
    });
    let turned = |order: Order| Attack::with_all_but(field, order, &[]).flanks(field);
    assailed.filter(|(_, order)| turned(*order)).map(|(hex, _)| hex).collect()
}

/// An attack on a hex with everybody who may join and whom no flank attack elsewhere needs.
pub(crate) fn attack_on(field: &Field<'_>, assail: Order) -> Attack {
    let all = Attack::with_all_but(field, assail, &[]);
    sparing(field, assail, &all).unwrap_or(all)
}

/// The same attack without those whom a flank attack elsewhere needs; nothing if they need not be
/// missed, or must fight here.
fn sparing(field: &Field<'_>, assail: Order, all: &Attack) -> Option<Attack> {
    let open: Vec<Hex> = open_flanks(field).into_iter().filter(|hex| !all.fight.has(Role::Defender, *hex)).collect();
    let lost = |attack: &Attack| -> Vec<Hex> {
        let position = attack.fought(field);
        let left = open_flanks(&Field { battle: field.battle, position: &position });
        open.iter().copied().filter(|hex| !left.contains(hex)).collect()
    };
    let given_up = if open.is_empty() { Vec::new() } else { lost(all) };
    if given_up.is_empty() {
        return None;
    }
    let near = |from: &Hex| given_up.iter().any(|hex| field.distance(*from, *hex) == 1);
    let kept: Vec<Hex> = all.fight.front(Role::Attacker).filter(near).collect();
    let fewer = Attack::with_all_but(field, assail, &kept);
    let worth =
        fewer.fight != all.fight && fewer.flanks(field) == all.flanks(field) && lost(&fewer).len() < given_up.len();
    worth.then_some(fewer)
}

/// An attack that is being put together, with those who must join before it may go in.
pub(crate) fn completed(field: &Field<'_>, order: Order) -> Vec<Order> {
    let mut orders = vec![order];
    follow(field, &mut orders, &mut |here, list| {
        if list.contains(&Order::Combat(CombatOrder::Go)) {
            return Some(Order::Combat(CombatOrder::Go));
        }
        let whole = here.whole_attack();
        let must = |order: &Order| match order {
            Order::Combat(CombatOrder::Storm(hex)) => whole.is_none_or(|whole| whole.has(Role::Attacker, *hex)),
            Order::Combat(CombatOrder::Assail(hex)) => whole.is_some_and(|whole| whole.has(Role::Defender, *hex)),
            _ => false,
        };
        list.iter().copied().find(must).or_else(|| list.first().copied())
    });
    orders
}

/// Attacks on a hex: with everybody who may join, or sparing those whom a
/// flank attack elsewhere needs.
fn assault(field: &Field<'_>, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let mut list = Vec::new();
    field.orders(&mut list);
    for assail in list {
        let Order::Combat(CombatOrder::Assail(hex)) = assail else { continue };
        let meant = match subject {
            // A hex of the enemy means itself, one of ours all that can be attacked from it.
            Subject::Hex(wanted) if field.holder(wanted) == Some(field.position.active) => {
                field.distance(wanted, hex) == 1
            }
            Subject::Hex(wanted) => wanted == hex,
            Subject::Unit(unit) => field.position.on_map(unit) && field.distance(field.at(unit), hex) <= 1,
            Subject::Leader(_) | Subject::Counter(_) => false,
        };
        if !meant {
            continue;
        }
        let all = Attack::with_all_but(field, assail, &[]);
        let gesture = match sparing(field, assail, &all) {
            Some(fewer) => {
                let gesture = "frederick-plan-attack-sparing";
                out.push(plan(fewer.orders, Subject::Hex(hex), 0, gesture, cite!("10.1")));
                "frederick-plan-attack-regardless"
            }
            None => "frederick-plan-attack",
        };
        out.push(plan(all.orders, Subject::Hex(hex), 0, gesture, cite!("10.1")));
    }
}
