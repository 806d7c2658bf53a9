//! The kernel's conformance suite with cards, and the shared decks.

use std::sync::Arc;

use kernel::Side;
use kernel::conformance::Tried;
use kernel::conformance::suite::Battles;
use napoleon::spec::Options;
use napoleon::{Battle, Napoleon};

/// The scenario with cards. Where forces lie open, hands are the only secret.
fn with_cards(open: bool) -> Battles<Napoleon> {
    let pack = crate::reading("napoleon-drill").unwrap();
    let options = Options { scenario: Some("cards".into()), cards: true, open, ..Options::default() };
    vec![("cards", Arc::new(Battle::muster(&pack.spec, &options).unwrap()))]
}

mod hidden {
    use super::*;

    kernel::suite! { Napoleon:
        random_battles_keep_every_promise_to_the_end(
            with_cards(false),
            0..4,
            60_000,
            Tried { undone: 50, refused: 500, ..Tried::default() },
        );
        imagined_positions_agree_with_what_was_seen(with_cards(false), 0..2, 300);
        nothing_hidden_leaves_in_paired_worlds(with_cards(false), 0..30, 400, 200);
    }
}

kernel::suite! { Napoleon:
    random_battles_keep_every_promise_to_the_end(
        with_cards(true),
        0..6,
        60_000,
        Tried { undone: 50, refused: 500, ..Tried::default() },
    );
    imagined_positions_agree_with_what_was_seen(with_cards(true), 0..4, 400);
    nothing_hidden_leaves_in_paired_worlds(with_cards(true), 0..100, 200, 1_000);
}

#[test]
fn both_sides_begin_with_the_same_fifty_cards() {
    let pack = crate::reading("napoleon-drill").unwrap();
    let titles = &pack.spec.charts.cards.titles;
    assert_eq!(titles.iter().map(|title| u32::from(title.copies)).sum::<u32>(), 50);
    assert!(titles.windows(2).all(|pair| pair[0].number < pair[1].number));
    let (_, battle) = &with_cards(true)[0];
    // What the scenario takes out makes them differ (24.2).
    assert_eq!([Side::First, Side::Second].map(|side| battle.deck(side).total()), [50, 48]);
}

/// How many cards both sides have in a scenario of Wavre, with some of its options.
fn at_wavre(scenario: &str, chosen: &[&str]) -> [u32; 2] {
    let pack = crate::reading("wavre-1815").unwrap();
    let bit = |name: &&str| 1 << pack.spec.options.iter().position(|option| option == *name).unwrap();
    let chosen = chosen.iter().map(bit).sum();
    let options = Options { scenario: Some(scenario.into()), cards: true, chosen, ..Options::default() };
    let battle = Battle::muster(&pack.spec, &options).unwrap();
    [Side::First, Side::Second].map(|side| battle.deck(side).total())
}

#[test]
fn at_wavre_no_card_is_dealt_that_could_never_work() {
    // Without Borcke nobody calls, delays or hastens Prussians; without pontoons high water is idle.
    assert_eq!(at_wavre("wavre", &[]), [43, 42]);
    assert_eq!(at_wavre("wavre", &["pontoons"]), [44, 43]);
    assert_eq!(at_wavre("wavre", &["borcke"]), [46, 45]);
    // Nobody retreats as a whole on the first day alone.
    assert_eq!(at_wavre("wavre-first-day", &[]), [41, 40]);
}

#[test]
fn a_scenario_without_decks_is_played_without_cards() {
    let pack = crate::reading("quatre-bras-1815").unwrap();
    let options = Options { scenario: Some("gemioncourt".into()), cards: true, ..Options::default() };
    assert!(!Battle::muster(&pack.spec, &options).unwrap().plays_cards());
}
