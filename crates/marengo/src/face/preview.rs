//! What an assault or a bombardment will bring, as far as the asking side can know.

use kernel::lots::{each, only};
use kernel::{Chance, Dice, Foretold, Happened, Preview, Tally, Tokens, Trail};

use crate::board::{ApproachId, Place};
use crate::engine::agenda::{Assault, Step};
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{Aim, Order};
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::engine::view::{self, View};
use crate::face::plans;
use crate::pieces::{Arm, Face};
use crate::rules::cite;
use crate::system::Marengo;

/// Sums with every part cited, and the chances that the hidden faces leave.
pub(crate) fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
    let position = view::imagine(battle, view, &mut Dice::forced([]));
    let field = Field { battle, position: &position };
    match order {
        Order::Form(Aim::Assault(from)) => assault(&field, view, from, field.terms(Aim::Assault(from)).from),
        Order::Go => match position.group {
            Some(group) => match group.aim {
                Aim::Assault(from) => assault(&field, view, from, group.joined),
                _ => Preview::default(),
            },
            None => Preview::default(),
        },
        Order::Bombard(target) => bombardment(&field, target),
        _ => Preview::default(),
    }
}

fn bombardment(field: &Field<'_>, target: Place) -> Preview {
    let Some((piece, from)) = field.battery() else { return Preview::default() };
    let force = field.bombardment(piece, from, target);
    let amount = force.total().max(0);
    let chances = vec![Chance { result: "marengo-chance-loss", amount, chance: 1.0 }];
    Preview { sums: vec![("marengo-sum-bombardment", force)], chances, ..Preview::default() }
}

/// The attackers' best front against the best front of every possible defence.
fn assault(field: &Field<'_>, view: &View, from: ApproachId, attackers: Tokens) -> Preview {
    let front = usize::from(field.battle.board.approach(from).breadth);
    let faces: Vec<Face> = each(field.leaders_among(from, attackers)).map(|piece| field.position.face(piece)).collect();
    let best =
        Arm::ALL.into_iter().filter_map(|arm| attack_with(field, from, &faces, arm, front)).max_by_key(Tally::total);
    let Some(attack) = best else { return Preview::default() };
    let defenders = field.blocking(from.opposite());
    let mut results: Vec<(i16, f64)> = Vec::new();
    let mut guns = 0.0;
    let mut deal = Deal { position: field.position, view, chosen: Vec::new() };
    deal.each_hand(defenders, 1.0, &mut |hand, chance| {
        let strength = defence_of(field, from.opposite(), hand, front);
        let result = attack.total() - strength;
        match results.iter_mut().find(|(known, _)| *known == result) {
            Some((_, sum)) => *sum += chance,
            None => results.push((result, chance)),
        }
        let ready = each(defenders).map(|piece| field.position.open.busy & only(piece) == 0);
        if hand.iter().zip(ready).any(|(face, ready)| ready && face.is(Arm::Artillery)) {
            guns += chance;
        }
    });
    results.sort_by_key(|(result, _)| std::cmp::Reverse(*result));
    let mut chances: Vec<Chance> = results
        .into_iter()
        .map(|(amount, chance)| {
            let result = if amount > 0 { "marengo-chance-won" } else { "marengo-chance-lost" };
            Chance { result, amount, chance }
        })
        .collect();
    if guns > 0.0 {
        chances.push(Chance { result: "marengo-chance-guns", amount: 1, chance: guns });
    }
    Preview { sums: vec![("marengo-sum-attack", attack)], chances, ..Preview::default() }
}

fn attack_with(field: &Field<'_>, from: ApproachId, faces: &[Face], arm: Arm, front: usize) -> Option<Tally> {
    let points = strongest(faces, arm, front);
    (points > 0).then(|| {
        let mut tally = Tally::default();
        tally.add(points, cite!("11.7"), "marengo-part-leading");
        field.add_penalty(&mut tally, from.opposite(), arm);
        tally
    })
}

/// The most points that pieces of one arm bring into a front.
fn strongest(faces: &[Face], arm: Arm, front: usize) -> i16 {
    let mut points: Vec<i16> =
        faces.iter().filter(|face| face.is(arm)).map(|face| i16::from(face.strength())).collect();
    points.sort_unstable_by(|one, other| other.cmp(one));
    points.into_iter().take(front).sum()
}

fn defence_of(field: &Field<'_>, approach: ApproachId, hand: &[Face], front: usize) -> i16 {
    let obstacle = field.battle.board.approach(approach).symbols.obstacle;
    let broken = field.is_broken(field.turn().enemy());
    let arms = [Arm::Infantry, Arm::Cavalry].into_iter().filter(|arm| !(obstacle && *arm == Arm::Cavalry));
    arms.map(|arm| {
        let leaders = hand.iter().filter(|face| face.is(arm)).count().min(front) as i16;
        strongest(hand, arm, front) - if broken { leaders } else { 0 }
    })
    .max()
    .unwrap_or(0)
    .max(0)
}

/// Deals the hidden faces of a few pieces out in every possible way.
struct Deal<'a> {
    position: &'a Position,
    view: &'a View,
    chosen: Vec<(u8, Face)>,
}

impl Deal<'_> {
    fn each_hand(&mut self, pieces: Tokens, chance: f64, visit: &mut dyn FnMut(&[Face], f64)) {
        if pieces == 0 {
            let hand: Vec<Face> = self.chosen.iter().map(|(_, face)| *face).collect();
            visit(&hand, chance);
            return;
        }
        let piece = pieces.trailing_zeros() as u8;
        let rest = pieces & !only(piece);
        let name = self.position.open.lots.name(piece);
        let Some((_, multiset)) = self.view.lots.iter().find(|(lot, _)| *lot == name) else {
            self.chosen.push((u8::MAX, self.position.face(piece)));
            self.each_hand(rest, chance, visit);
            self.chosen.pop();
            return;
        };
        let left = self.left_of(name, multiset);
        let total = left.len() as f64;
        let mut seen: Vec<Face> = Vec::new();
        for face in &left {
            if seen.contains(face) {
                continue;
            }
            seen.push(*face);
            let count = left.iter().filter(|other| *other == face).count() as f64;
            self.chosen.push((name, *face));
            self.each_hand(rest, chance * count / total, visit);
            self.chosen.pop();
        }
    }

    /// The faces of a lot that have not been dealt yet.
    fn left_of(&self, name: u8, multiset: &[Face]) -> Vec<Face> {
        let mut left = multiset.to_vec();
        for (lot, face) in &self.chosen {
            if *lot == name
                && let Some(index) = left.iter().position(|other| other == face)
            {
                left.swap_remove(index);
            }
        }
        left
    }
}

impl Foretold for Marengo {
    /// An assault that is only named is made by everybody who may.
    fn course(battle: &Battle, view: &View, order: Order) -> Vec<Order> {
        let position = view::imagine(battle, view, &mut Dice::forced([]));
        match order {
            Order::Form(aim @ Aim::Assault(_)) => {
                plans::whole_group(battle, position, aim).unwrap_or_else(|| vec![order])
            }
            _ => vec![order],
        }
    }

    /// Both sides lead with their best, and no artillery fires: whether there
    /// is any is told beside.
    fn expected(battle: &Battle, position: &Position) -> Option<Order> {
        let field = Field { battle, position };
        match position.open.agenda.top()? {
            Step::LeadAttack(assault) => Some(best_leader(&field, &assault, true)),
            Step::DefensiveFire(_) => Some(Order::HoldFire),
            Step::LeadDefence(assault) => Some(best_leader(&field, &assault, false)),
            _ => None,
        }
    }

    fn happened(battle: &Battle, trail: &Trail<Self>) -> Option<Happened> {
        let preview = trail.events.iter().find_map(|event| match event {
            Event::Clashed { attack, result, .. } => {
                let key = if *result > 0 { "marengo-chance-won" } else { "marengo-chance-lost" };
                let mut chances = vec![Chance { result: key, amount: *result, chance: 1.0 }];
                if trail.steps.iter().any(|(position, _)| could_fire(&Field { battle, position })) {
                    chances.push(Chance { result: "marengo-chance-guns", amount: 1, chance: 1.0 });
                }
                Some(Preview { sums: vec![("marengo-sum-attack", *attack)], chances, ..Preview::default() })
            }
            Event::Bombarded { force, .. } => {
                let loss = Chance { result: "marengo-chance-loss", amount: force.total().max(0), chance: 1.0 };
                let sums = vec![("marengo-sum-bombardment", *force)];
                Some(Preview { sums, chances: vec![loss], ..Preview::default() })
            }
            _ => None,
        })?;
        Some(Happened { preview, dice: 0 })
    }

    fn hidden(battle: &Battle, view: &View, order: Order) -> Vec<u16> {
        let position = view::imagine(battle, view, &mut Dice::forced([]));
        let aim = match order {
            Order::Form(aim) => Some(aim),
            Order::Go => position.group.map(|group| group.aim),
            _ => None,
        };
        match aim {
            Some(Aim::Assault(from)) => {
                each(Field { battle, position: &position }.blocking(from.opposite())).map(u16::from).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Whether artillery may fire in defence now.
fn could_fire(field: &Field<'_>) -> bool {
    let Some(Step::DefensiveFire(assault)) = field.position.open.agenda.top() else { return false };
    let mut any = false;
    field.firings(&assault, |_| any = true);
    any
}

/// The strongest piece of the arm that makes the strongest front; nobody if that is nothing.
fn best_leader(field: &Field<'_>, assault: &Assault, attacking: bool) -> Order {
    let side = if attacking { field.turn() } else { field.turn().enemy() };
    let front = usize::from(field.battle.board.approach(assault.from).breadth);
    let mut listed = Vec::new();
    field.leaders(assault, side, |piece| listed.push(piece));
    let all = assault.in_it[side.index()];
    let able = if attacking { field.leaders_among(assault.from, all) } else { all };
    let faces: Vec<Face> = each(able).map(|piece| field.position.face(piece)).collect();
    let worth = |arm: &Arm| match attacking {
        true => attack_with(field, assault.from, &faces, *arm, front).map_or(i16::MIN, |tally| tally.total()),
        false => {
            let hand: Vec<Face> = faces.iter().copied().filter(|face| face.is(*arm)).collect();
            defence_of(field, assault.from.opposite(), &hand, front)
        }
    };
    let arm = assault.led_by[side.index()].or_else(|| Arm::ALL.into_iter().max_by_key(worth));
    let fit = listed.into_iter().filter(|piece| arm.is_some_and(|arm| field.position.face(*piece).is(arm)));
    let best = fit.max_by_key(|piece| field.position.face(*piece).strength());
    best.map_or(Order::EndLead, Order::Lead)
}
