//! Perft by numbers that were counted by hand.

use kernel::perft::perft;
use kernel::{Dice, Silent, System};

use skirmish::{Battle, Face, Skirmish, Spec};

use crate::muster;

fn counts(battle: &Battle, depths: std::ops::RangeInclusive<u32>) -> Vec<u64> {
    let position = Skirmish::open(battle, &mut Dice::forced([]), &mut Silent);
    depths.map(|depth| perft::<Skirmish>(battle, &position, depth)).collect()
}

/// One guard each on four fields, one round. Each turn: advance or end; after two advances only the
/// end is left. Blue and red meet in AAE and AEA, where a challenge or the end is left; the die of
/// six removes the challenged one.
#[test]
fn a_duel_of_two_guards() {
    let faces = [vec![Face::Guard], vec![Face::Guard]];
    let battle = muster(&Spec { length: 4, rounds: 1, ford: None, faces, ..Spec::plain() });
    assert_eq!(counts(&battle, 0..=6), [1, 2, 4, 5, 5, 0, 0]);
}

/// Two tokens each on three fields: shuffle, two advances, the end. Then, by first order: 3
/// after the shuffle, 5 after each advance (the other advance, two challenges, one token to
/// show, the end), 4 for red.
#[test]
fn two_tokens_each() {
    let faces = [vec![Face::Scout, Face::Captain], vec![Face::Scout, Face::Guard]];
    let battle = muster(&Spec { length: 3, rounds: 1, ford: None, faces, ..Spec::plain() });
    assert_eq!(counts(&battle, 1..=2), [4, 17]);
}

#[test]
fn the_challenged_side_has_a_say_in_the_count() {
    // Blue advances, challenges the scout or the guard; the one can slip or stand, the
    // other stands; no room behind on three fields, so four are needed and red has to
    // come a field nearer first.
    let faces = [vec![Face::Captain], vec![Face::Scout, Face::Guard]];
    let battle = muster(&Spec { length: 4, rounds: 9, ford: None, faces, ..Spec::plain() });
    let mut position = Skirmish::open(&battle, &mut Dice::forced([]), &mut Silent);
    position.fields = vec![Some(1), Some(2), Some(2)];
    // Two challenges or the end.
    assert_eq!(perft::<Skirmish>(&battle, &position, 1), 3);
    // Slip or stand; stand; red's orders: shuffle, two challenges, the end.
    assert_eq!(perft::<Skirmish>(&battle, &position, 2), 2 + 1 + 4);
}
