//! The kernel's conformance suite, run on the battle of Marengo.

use crate::common::battle;
use kernel::conformance::suite::Battles;
use kernel::conformance::{self, Compared, Tried};
use marengo::Marengo;
use marengo::spec::Options;

fn plain() -> Battles<Marengo> {
    vec![("plain", battle(Options::default()))]
}

kernel::suite! { Marengo:
    random_battles_keep_every_promise_to_the_end(
        plain(),
        0..60,
        20_000,
        Tried { undone: 1_000, refused: 10_000, ..Tried::default() },
    );
    nothing_hidden_leaves_in_paired_worlds(plain(), 0..300, 400, 5_000);
    what_is_foretold_is_what_happens(
        plain(),
        0..16,
        20_000,
        Compared { offers: 100, plans: 20, cases: 1_000, left_out: u64::MAX, ..Compared::default() },
    );
    imagined_positions_agree_with_what_was_seen(plain(), 0..20, 600);
}

#[test]
fn random_battles_with_every_option() {
    for (seed, options) in [
        Options { open: true, ..Options::default() },
        Options { solitaire: true, ..Options::default() },
        Options { bid_austria: 3, bid_france: 2, ..Options::default() },
    ]
    .into_iter()
    .enumerate()
    {
        let battle = battle(options);
        for round in 0..8 {
            conformance::battle::<Marengo>(&battle, seed as u64 * 100 + round, 20_000).unwrap();
        }
    }
}
