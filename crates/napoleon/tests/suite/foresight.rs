//! What is shown before an order is what comes of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::conformance::suite::{foretold_from, situations_in};
use kernel::conformance::{self, Compared};
use kernel::situation::Situation;
use kernel::{Dice, Table};
use napoleon::spec::Options;
use napoleon::{Battle, Napoleon};

use crate::situations::battle_of;
use crate::witness;

fn battle(scenario: &str, options: Options) -> Arc<Battle> {
    let pack = crate::reading("napoleon-drill").unwrap();
    let options = Options { scenario: Some(scenario.into()), ..options };
    Arc::new(Battle::muster(&pack.spec, &options).unwrap())
}

/// Each of these results and notes was read often enough to mean something.
fn were_read(wanted: &[(&str, u64)]) {
    for (id, least) in wanted {
        let read = witness::count(&format!("napoleon-{id}"));
        assert!(read >= *least, "{id} was read {read} times, where {least} would mean something");
    }
}

#[test]
fn what_is_foretold_is_what_happens() {
    let (hidden, open) = (Options::default(), Options { open: true, ..Options::default() });
    let cards = Options { cards: true, ..Options::default() };
    let relief = Options { chosen: 0b11, ..Options::default() };
    let mut sum = Compared::default();
    for (scenario, options, seeds) in [
        ("hand-to-hand", &hidden, 0..3),
        ("onset", &hidden, 0..3),
        ("onset", &open, 10..12),
        ("crossing", &hidden, 0..2),
        ("overnight", &open, 0..2),
        ("columns", &hidden, 0..2),
        ("cards", &cards, 5..7),
        ("corner", &relief, 0..3),
        ("bridges", &hidden, 0..2),
    ] {
        let battle = battle(scenario, options.clone());
        for seed in seeds {
            let compared = conformance::foretold_read::<Napoleon>(&battle, seed, 40_000, witness::read);
            sum += compared.unwrap_or_else(|what| panic!("{scenario}: {what}"));
        }
    }
    assert!(sum.offers > 4_000 && sum.plans > 1_000 && sum.cases > 100_000 && sum.left_out == 0, "{sum:?}");
    were_read(&[
        ("chance-attackers-retreat", 10_000),
        ("chance-defenders-retreat", 10_000),
        ("chance-both-reduced", 1_000),
        ("chance-driven", 200),
        ("chance-suppressed", 100),
        ("chance-repulsed", 1),
        ("note-idle-tactics", 3),
        ("chance-held", 50),
        ("chance-scouted", 200),
        ("chance-overrun", 5),
        ("chance-arrival", 200),
        ("chance-unheard", 1),
        ("chance-crosses", 1),
        ("note-shock", 5_000),
        ("note-guard", 1_000),
        ("note-cards", 1_000),
        ("note-ground", 5_000),
        ("note-odds-only", 5),
        ("note-unknown-force", 20),
        ("note-unknown-scouts", 10),
        ("note-unknown-zone", 500),
        ("note-venture", 1_000),
        ("note-rouse", 1_000),
        ("note-repair", 100),
        ("note-build", 100),
        ("note-steady", 20),
    ]);
}

/// What is ordered in situations.
const SEED: u64 = 0;

/// Situations are about what is rare. Each is played on for some orders from where it begins.
#[test]
fn what_is_foretold_in_situations_is_what_happens() {
    let mut sum = Compared::default();
    let mut battles = BTreeMap::new();
    for path in situations_in(&crate::folder().join("napoleon-drill/situations")) {
        let text = std::fs::read_to_string(&path).unwrap();
        let situation = Situation::read(&text).unwrap();
        let options = situation.options.to_string();
        let battle = battles.entry(options).or_insert_with(|| Arc::new(battle_of(&situation).unwrap()));
        let Ok(table) = situation.set::<Napoleon>(&text, battle) else { continue };
        let position = table.position().clone();
        let table = Table::<Napoleon>::set(Arc::clone(battle), position, Dice::quick(SEED), Vec::new());
        let compared = foretold_from(table, SEED, 8, witness::read);
        sum += compared.unwrap_or_else(|what| panic!("{}: {what}", path.display()));
    }
    assert!(sum.offers > 1_200 && sum.plans > 300 && sum.left_out == 0, "{sum:?}");
    were_read(&[
        ("chance-overrun", 100),
        ("chance-pulled-up", 50),
        ("chance-riders-lost", 50),
        ("chance-bridge-held", 10),
        ("chance-exchange", 100),
        ("chance-reduced-twice", 3),
        ("note-chateau", 1_000),
        ("note-damaged", 100),
        ("note-odds-only", 20),
        ("note-spur", 3),
        ("note-demoralized", 1),
    ]);
}
