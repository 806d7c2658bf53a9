//! Plans: gestures of a person ("move there", "assault with these") and the
//! orders that carry them out.

use kernel::lots::{each, only};
use kernel::{Cite, Dice, Plan, Silent, Tokens};

use crate::board::{LocaleId, Place, Spot};
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::order::{Aim, Order};
use crate::engine::play::{Field, Play};
use crate::engine::position::{March, Position};
use crate::engine::view::{self, View};
use crate::rules::cite;

/// A piece or a place that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A piece.
    Piece(u8),
    /// All pieces of a place: a reserve or an approach.
    Place(Place),
    /// The reinforcements of a force.
    Force(u8),
}

/// What a piece or place can do. The view says all that is needed: nothing that is hidden from a
/// side bears on its orders.
pub(crate) fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let position = view::imagine(battle, view, &mut Dice::forced([]));
    let field = Field { battle, position: &position };
    let Some(side) = field.to_decide().side() else { return };
    if !view.viewer.is(side) {
        return;
    }
    let planner = Planner { battle, start: position };
    if position.open.agenda.top() == Some(Step::Command) && position.group.is_none() {
        planner.movement(subject, out);
    } else {
        planner.replies(subject, out);
    }
}

/// The orders of a group with everybody who may join it.
pub(crate) fn whole_group(battle: &Battle, position: Position, aim: Aim) -> Option<Vec<Order>> {
    let willing = Field { battle, position: &position }.terms(aim).from;
    Planner { battle, start: position }.formed(aim, willing)
}

struct Planner<'a> {
    battle: &'a Battle,
    start: Position,
}

impl Planner<'_> {
    fn field(&self) -> Field<'_> {
        Field { battle: self.battle, position: &self.start }
    }

    /// The pieces that a subject stands for.
    fn pieces(&self, subject: Subject) -> Tokens {
        let field = self.field();
        let mine = field.of(field.turn());
        match subject {
            Subject::Piece(piece) if piece < 64 => only(piece) & mine,
            Subject::Piece(_) => 0,
            Subject::Place(place) => field.at(place) & mine,
            Subject::Force(force) => field.waiting(force) & mine,
        }
    }

    fn movement(&self, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
        let pieces = self.pieces(subject);
        if pieces == 0 {
            return;
        }
        let first = pieces.trailing_zeros() as u8;
        let mut orders = Vec::new();
        self.field().orders(&mut orders);
        for order in orders {
            match order {
                Order::Form(aim) => self.group_plan(aim, pieces, out),
                Order::Announce(piece) if pieces & only(piece) != 0 => {
                    self.add(vec![order], Subject::Piece(piece), 0, "marengo-plan-announce", cite!("10.1"), out);
                }
                _ => {}
            }
        }
        if pieces.is_power_of_two() || matches!(subject, Subject::Force(_)) {
            self.journeys(first, out);
        }
    }

    /// A whole group for an aim: as many of the pieces as may come.
    fn group_plan(&self, aim: Aim, pieces: Tokens, out: &mut Vec<Plan<Order, Subject>>) {
        let field = self.field();
        let terms = field.terms(aim);
        let willing = pieces & terms.from;
        let (target, gesture, paragraph, cost) = match aim {
            Aim::Assault(from) => (Place::blocking(from.opposite()), "marengo-plan-assault", cite!("11.1"), 1),
            Aim::March { over, .. } => {
                let Some(to) = self.battle.board.approach(over).faces else { return };
                let attack = field.enemy_opposite(field.turn(), over);
                let gesture = if attack { "marengo-plan-thrust" } else { "marengo-plan-march" };
                (Place::reserve(to), gesture, if attack { cite!("9.1") } else { cite!("8.1") }, 1)
            }
            Aim::Block(approach) => (Place::blocking(approach), "marengo-plan-block", cite!("8.7"), 1),
            Aim::FallBack(approach) => {
                let locale = self.battle.board.approach(approach).locale;
                let cost = u8::from(field.enemy_opposite(field.turn(), approach));
                (Place::reserve(locale), "marengo-plan-fall-back", cite!("8.8"), cost)
            }
            Aim::CloseUp(approach) => {
                let cost = u8::from(willing != field.closing_group());
                (Place::blocking(approach), "marengo-plan-close-up", cite!("8.12"), cost)
            }
            Aim::Oppose(_) | Aim::Follow(_) => return,
        };
        if let Some(orders) = self.formed(aim, willing) {
            self.add(orders, Subject::Place(target), cost, gesture, paragraph, out);
        }
    }

    /// Form, join one by one, go: with the given pieces, or with others alike.
    fn formed(&self, aim: Aim, willing: Tokens) -> Option<Vec<Order>> {
        let mut position = self.start;
        let mut orders = vec![Order::Form(aim)];
        self.give(&mut position, Order::Form(aim))?;
        let mut kinds: Vec<u8> = each(willing).collect();
        while !kinds.is_empty() {
            let field = Field { battle: self.battle, position: &position };
            let group = field.forming()?;
            let mut offered = Vec::new();
            field.group_orders(group, &mut offered);
            let next = offered.into_iter().find_map(|order| match order {
                Order::Join(piece) => {
                    let alike = kinds.iter().position(|wanted| {
                        *wanted == piece || (field.at_same_place(*wanted, piece) && position.alike(*wanted, piece))
                    });
                    alike.map(|index| (order, index))
                }
                _ => None,
            });
            let Some((order, index)) = next else { break };
            kinds.swap_remove(index);
            self.give(&mut position, order)?;
            orders.push(order);
        }
        Field { battle: self.battle, position: &position }.check(Order::Go).ok()?;
        orders.push(Order::Go);
        Some(orders)
    }

    /// Every locale that a piece reaches by road, by the shortest way, and where cavalry closes up.
    fn journeys(&self, piece: u8, out: &mut Vec<Plan<Order, Subject>>) {
        let mut reached: Vec<LocaleId> = Vec::new();
        let mut paths = vec![(self.start, Vec::new())];
        while let Some((position, path)) = (!paths.is_empty()).then(|| paths.remove(0)) {
            let field = Field { battle: self.battle, position: &position };
            let mut orders = Vec::new();
            field.orders(&mut orders);
            // Once on the road it may go by another number, see `disguise`.
            let alike = |other: u8| match position.open.march {
                March::Road { piece: on_road, .. } if !path.is_empty() => other == on_road,
                _ => other == piece || (field.at_same_place(other, piece) && position.alike(other, piece)),
            };
            for order in orders {
                let Some((gesture, paragraph)) = road_gesture(order, &alike) else { continue };
                let mut after = position;
                if self.give(&mut after, order).is_none() {
                    continue;
                }
                let mut longer: Vec<Order> = path.clone();
                longer.push(order);
                let cost = self.start.open.commands - after.open.commands;
                let target = match order {
                    Order::RoadBlock { approach, .. } => Some(Place::blocking(approach)),
                    _ => target_of(self.battle, order),
                };
                let Some(target) = target else { continue };
                let attacks = after.open.agenda.top() != Some(Step::Command);
                if let Spot::Reserve(locale) = target.spot() {
                    if reached.contains(&locale) {
                        continue;
                    }
                    reached.push(locale);
                }
                let (gesture, paragraph) =
                    if attacks { ("marengo-plan-thrust", cite!("9.3")) } else { (gesture, paragraph) };
                self.add(longer.clone(), Subject::Place(target), cost, gesture, paragraph, out);
                if !attacks && matches!(after.open.march, March::Road { .. }) {
                    paths.push((after, longer));
                }
            }
        }
    }

    /// Outside movement a plan is a single order that names the piece or place.
    fn replies(&self, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
        let mut orders = Vec::new();
        self.field().orders(&mut orders);
        for order in orders {
            let named = match (order, subject) {
                (
                    Order::Activate(named)
                    | Order::Join(named)
                    | Order::Show(named)
                    | Order::Lead(named)
                    | Order::Fire(named)
                    | Order::Lose(named)
                    | Order::Pursue(named)
                    | Order::Perish(named)
                    | Order::Retreat { piece: named, .. },
                    Subject::Piece(piece),
                ) => named == piece || (self.field().at_same_place(named, piece) && self.start.alike(named, piece)),
                (Order::Bombard(place), Subject::Place(wanted)) => place == wanted,
                (Order::Form(Aim::CloseUp(_)), Subject::Piece(piece)) => {
                    self.field().closing_group() & only(piece) != 0
                }
                _ => false,
            };
            if named {
                self.add(vec![order], subject, 0, "marengo-plan-reply", cite!("7.1"), out);
            }
        }
    }

    fn give(&self, position: &mut Position, order: Order) -> Option<()> {
        Field { battle: self.battle, position }.check(order).ok()?;
        Play { battle: self.battle, position, dice: &mut Dice::forced([]), journal: &mut Silent }.carry_out(order);
        Some(())
    }

    fn add(
        &self,
        orders: Vec<Order>,
        target: Subject,
        cost: u8,
        gesture: &'static str,
        cite: Cite,
        out: &mut Vec<Plan<Order, Subject>>,
    ) {
        out.push(Plan { orders, target, cost, gesture, cite });
    }
}

impl Field<'_> {
    /// Whether two pieces stand together.
    pub(crate) fn at_same_place(&self, one: u8, other: u8) -> bool {
        one < 64 && other < 64 && self.position.open.place[one as usize] == self.position.open.place[other as usize]
    }
}

fn road_gesture(order: Order, alike: &dyn Fn(u8) -> bool) -> Option<(&'static str, Cite)> {
    match order {
        Order::Road { piece, .. } if alike(piece) => Some(("marengo-plan-road", cite!("8.9"))),
        Order::RoadBlock { piece, .. } if alike(piece) => Some(("marengo-plan-close-up", cite!("8.12"))),
        Order::Enter { piece, .. } if alike(piece) => Some(("marengo-plan-enter", cite!("8.13"))),
        _ => None,
    }
}

/// The locale that a road move or an entry leads to.
pub(crate) fn target_of(battle: &Battle, order: Order) -> Option<Place> {
    match order {
        Order::Road { lane, way, .. } => {
            let lane = battle.board.lanes.get(lane.0 as usize)?;
            let (_, knot) = lane.ends[1 - usize::from(way.min(1))];
            Some(Place::reserve(battle.board.knot(knot).locale))
        }
        Order::Enter { entry, .. } => Some(Place::reserve(battle.board.entry(entry)?.locale)),
        _ => None,
    }
}
