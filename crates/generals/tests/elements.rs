//! The generals of the measured table.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod drawn_up;

use elements::CivilWar;
use generals::{Course, Level, fight_on};
use kernel::{Dice, Eyes, Side, Silent};

fn fought(broken: bool, seats: [Level; 2], seed: u64) -> Course<CivilWar> {
    let battle = drawn_up::battle(broken);
    let mut dice = Dice::quick(seed);
    let position = drawn_up::drawn_up(&battle, &mut dice);
    let [mut one, mut other] = seats.map(|level| level.general::<CivilWar>(seed));
    fight_on(&battle, position, &mut dice, [&mut *one, &mut *other], &mut Silent).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_battle() {
    let [one, other] = [1, 1].map(|seed| fought(true, [Level::Ensign; 2], seed));
    assert_eq!(one.orders, other.orders);
    assert_eq!(one.position, other.position);
}

#[test]
fn an_ensign_beats_chance_on_both_sides() {
    let won = |course: &Course<CivilWar>, side| course.outcome.as_ref().unwrap().winner == Some(Side(side));
    let good: usize = (0..3)
        .map(|seed| {
            let first = fought(seed % 2 == 1, [Level::Ensign, Level::Random], seed);
            let second = fought(seed % 2 == 1, [Level::Random, Level::Ensign], seed);
            usize::from(won(&first, 0)) + usize::from(won(&second, 1))
        })
        .sum();
    assert!(good >= 5, "{good} of 6");
}

#[test]
fn every_level_gives_a_legal_order_anywhere() {
    let battle = drawn_up::battle(true);
    for seed in 0..6 {
        let position = drawn_up::played(&battle, seed, 5 + seed * 40);
        let Some(eyes) = Eyes::<CivilWar>::opened(&battle, &position) else { continue };
        for level in Level::ALL {
            let choice = level.general::<CivilWar>(seed).choose(&eyes).unwrap();
            assert!(eyes.orders.contains(&choice.order), "{level}, seed {seed}: {:?}", choice.order);
        }
    }
}
