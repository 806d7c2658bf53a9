#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use kernel::{Decision, Dice, Side, Silent, System};

use super::{Judgement, Weights, chance, melee};
use crate::close_combat::{FightStep, Pair};
use crate::engine::agenda::Step;
use crate::engine::order::Order;
use crate::mind::courses::courses;
use crate::mind::habits;
use crate::movement::{MoveOrder, MoveStep};
use crate::parade::Parade;
use crate::shooting::ShootStep;
use crate::system::CivilWar;
use crate::troops::Arm;

fn judged(parade: &Parade) -> f32 {
    Judgement::default().judge(&parade.battle, &parade.position, Side::First)
}

#[test]
fn what_one_side_likes_the_other_does_not() {
    let mut parade = Parade::new();
    parade.put(0, Arm::Rifles, 300, 200, 0);
    parade.put(0, Arm::Artillery, 340, 190, 0);
    parade.put(1, Arm::Rifles, 300, 290, 180);
    let [one, other] = [0, 1].map(|side| chance(&parade.battle, &parade.position, Side::of(side)));
    assert!((one + other - 1.0).abs() < 1e-6);
    assert!((0.0..=1.0).contains(&one));
}

#[test]
fn losses_count() {
    let mut parade = Parade::new();
    parade.put(0, Arm::Rifles, 300, 200, 0);
    parade.put(1, Arm::Rifles, 300, 400, 180);
    let before = judged(&parade);
    parade.position.commands[1][0].lost = 2;
    assert!(judged(&parade) > before + 0.2);
}

#[test]
fn three_shooters_on_one_are_worth_more_than_one() {
    let mut parade = Parade::new();
    for x in [260, 300, 340] {
        parade.put(0, Arm::Rifles, x, 200, 0);
    }
    parade.put(1, Arm::Muskets, 300, 290, 180);
    let near = judged(&parade);
    parade.position.elements[0].pose = parade.position.elements[0].pose.ahead(-15_000);
    assert!(near > judged(&parade));
}

#[test]
fn a_pressed_fighter_has_no_way_back() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 200, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 200, 180);
    let pair = Pair { fighters: [own, foe] };
    let [_, alone] = melee::forecast(&parade.field(), &pair, &Weights::default());
    parade.put(0, Arm::Rifles, 320, 220, 270);
    let [_, pressed] = melee::forecast(&parade.field(), &pair, &Weights::default());
    assert!(pressed > 4.0 * alone, "{pressed} after {alone}");
}

/// Two drawn-up lines of foot with guns and horse behind them; the first side's movement begins.
fn drawn_up() -> Parade {
    let mut parade = Parade::new();
    for side in [0, 1] {
        let place = |x: i32, y: i32| if side == 0 { (x, y) } else { (600 - x, 600 - y) };
        let degrees = if side == 0 { 0 } else { 180 };
        let mut put = |arm, at: i32, along: i32| {
            let (x, y) = place(at, along);
            parade.put(side, arm, x, y, degrees);
        };
        (0..8).for_each(|at| put(Arm::Rifles, 160 + 40 * at, 200));
        (0..2).for_each(|at| put(Arm::Artillery, 60 + 480 * at, 190));
        (0..2).for_each(|at| put(Arm::Cavalry, 240 + 120 * at, 140));
        put(Arm::Commander, 300, 140);
        put(Arm::Camp, 300, 41);
    }
    parade.position.pips.left = [4, 0, 0];
    for step in [
        Step::EndBound(Side::First),
        Step::Fight(FightStep::Phase(Side::First)),
        Step::Shoot(ShootStep::Phase(Side::First)),
        Step::Move(MoveStep::Phase(Side::First)),
    ] {
        parade.position.agenda.push(step);
    }
    parade
}

/// The best course of a hasty look, if any is better than ending the movement.
fn best_course(parade: &Parade, side: Side, dice: &mut Dice) -> Option<Vec<Order>> {
    let mut list = Vec::new();
    courses(&Judgement::best(), &parade.battle, &parade.position, true, &mut list);
    assert_eq!(list.pop(), Some(vec![Order::Move(MoveOrder::End)]));
    let judgement = Judgement::default();
    let now = judgement.judge(&parade.battle, &parade.position, side);
    let mut best = (now + 0.0005, None);
    for course in list {
        let mut after = parade.position.clone();
        for order in &course {
            CivilWar::check(&parade.battle, &after, *order).unwrap();
            CivilWar::carry_out(&parade.battle, &mut after, *order, dice, &mut Silent);
        }
        while !habits::is_calm(&after) {
            let order = habits::habit(&parade.battle, &after).unwrap();
            CivilWar::carry_out(&parade.battle, &mut after, order, dice, &mut Silent);
        }
        let value = judgement.judge(&parade.battle, &after, side);
        if value > best.0 && after.outcome.is_none() {
            best = (value, Some(course));
        }
    }
    best.1
}

/// Courses and habits for the first side, any order for the second.
fn fight_chance(seed: u64) -> Option<Side> {
    let mut parade = drawn_up();
    let (mut dice, mut choice) = (Dice::quick(seed), Dice::quick(seed + 1_000));
    let mut list = Vec::new();
    for _ in 0..100_000 {
        let Decision::Asks { side, .. } = CivilWar::to_decide(&parade.battle, &parade.position) else { break };
        let planned = match parade.position.agenda.peek() {
            _ if side == Side::Second => None,
            Some(Step::Move(MoveStep::Phase(_))) => {
                Some(best_course(&parade, side, &mut dice).unwrap_or_else(|| vec![Order::Move(MoveOrder::End)]))
            }
            _ => Some(vec![habits::habit(&parade.battle, &parade.position).unwrap()]),
        };
        let orders = planned.unwrap_or_else(|| {
            CivilWar::orders(&parade.battle, &parade.position, &mut list);
            vec![list[choice.roll(list.len() as u32) as usize]]
        });
        for order in orders {
            CivilWar::check(&parade.battle, &parade.position, order).unwrap();
            CivilWar::carry_out(&parade.battle, &mut parade.position, order, &mut dice, &mut Silent);
        }
    }
    parade.position.outcome.unwrap()
}

#[test]
fn courses_and_habits_beat_chance() {
    let won = (0..2).filter(|seed| fight_chance(*seed) == Some(Side::First)).count();
    assert_eq!(won, 2);
}

#[test]
fn a_marshal_keeps_his_horsemen_back() {
    let judged = |judgement: Judgement, y: i32| {
        let mut parade = Parade::new();
        parade.put(0, Arm::Rifles, 300, 200, 0);
        parade.put(0, Arm::Cavalry, 200, y, 0);
        parade.put(1, Arm::Rifles, 300, 400, 180);
        judgement.judge(&parade.battle, &parade.position, Side::First)
    };
    // Both places are out of everybody's reach.
    assert!(judged(Judgement::seasoned(), 220) > judged(Judgement::seasoned(), 150), "others ride on");
    assert!((judged(Judgement::best(), 220) - judged(Judgement::best(), 150)).abs() < 1e-6);
}
