//! The kernel's conformance suite, run on the drill ground.

use std::sync::Arc;

use kernel::conformance::Tried;
use kernel::conformance::suite::Battles;
use napoleon::spec::Options;
use napoleon::{Battle, Napoleon};

fn battles() -> Battles<Napoleon> {
    let pack = crate::reading("napoleon-drill").unwrap();
    let battle = |id: &'static str, chosen: u32| {
        let options = Options { scenario: Some(id.into()), chosen, ..Options::default() };
        (id, Arc::new(Battle::muster(&pack.spec, &options).unwrap()))
    };
    let ids = ["crossing", "hand-to-hand", "overnight", "onset", "columns", "corner", "bridges"];
    let mut battles: Vec<_> = ids.into_iter().map(|id| battle(id, 0)).collect();
    // With all options of the pack.
    battles.push(battle("corner", 0b111));
    battles
}

kernel::suite! { Napoleon:
    random_battles_keep_every_promise_to_the_end(
        battles(),
        0..8,
        40_000,
        Tried { undone: 100, refused: 1_000, ..Tried::default() },
    );
    imagined_positions_agree_with_what_was_seen(battles(), 0..2, 300);
    nothing_hidden_leaves_in_paired_worlds(battles(), 0..60, 400, 500);
}
