//! Random battles from two drawn-up armies: every listed order passes, nobody stands on
//! anybody, they come to an end.
use elements::CivilWar;
use elements::drill;
use elements::order::Order;
use elements::position::Position;
use elements::scale::Scale;
use kernel::System;

fn fight(terrain: elements::ground::Terrain, seeds: std::ops::Range<u64>) {
    let battle = drill::battle(Scale::Small, terrain);
    for seed in seeds {
        let mut position = drill::drawn_up(&battle, 6);
        let check = |position: &Position, orders: &[Order]| {
            if let Err(what) = CivilWar::audit(&battle, position) {
                panic!("seed {seed}: {what}; {:?}", position.agenda.peek());
            }
            for (index, order) in orders.iter().enumerate() {
                if let Err(refusal) = CivilWar::check(&battle, position, *order) {
                    panic!("seed {seed}: {order:?} is listed but refused: {refusal:?}");
                }
                assert!(!orders[..index].contains(order), "seed {seed}: {order:?} is listed twice");
            }
        };
        let count = drill::play_on(&battle, &mut position, seed, 100_000, check);
        assert!(position.outcome.is_some() && count > 50, "seed {seed}: {count} orders");
    }
}

#[test]
fn listed_orders_pass_on_a_plain() {
    fight(drill::plain(), 0..40);
}

#[test]
fn listed_orders_pass_on_broken_ground() {
    fight(drill::broken(), 100..140);
}

/// Orders made up at random never panic, in any position of a battle.
#[test]
fn made_up_orders_are_judged_without_panic() {
    use kernel::Dice;
    use kernel::conformance::Fuzzed;
    let battle = drill::battle(Scale::Small, drill::broken());
    let (mut allowed, mut refused) = (0, 0);
    for seed in 0..12 {
        let mut position = drill::drawn_up(&battle, 6);
        let mut dice = Dice::quick(seed);
        drill::play_on(&battle, &mut position, seed, 100_000, |position, _| {
            for _ in 0..8 {
                match CivilWar::check(&battle, position, CivilWar::any_order(&battle, &mut dice)) {
                    Ok(()) => allowed += 1,
                    Err(_) => refused += 1,
                }
            }
        });
    }
    assert!(allowed > 200 && refused > 10_000, "{allowed} allowed, {refused} refused");
}
