//! The whole suite of the kernel, on the skirmish: the plain one, the full one, and one for each
//! chapter that hides something.
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::conformance::golden::Kept;
use kernel::conformance::suite::Battles;
use kernel::conformance::{self, Compared, Tried};
use kernel::situation::Situation;
use kernel::{Fingerprint, PackMark};
use serde_json::json;
use skirmish::{Battle, Options, Skirmish, Spec};

fn muster(spec: &Spec, options: Options) -> Arc<Battle> {
    Arc::new(Battle::muster(spec, options).unwrap())
}

fn guarded() -> Options {
    Options { guard: true, ..Options::default() }
}

/// Everything, and each of the chapters by itself, so that nothing else drowns its secret.
fn battles() -> Battles<Skirmish> {
    let (plain, full) = (Spec::plain, Spec::full());
    let specs = [
        ("plain", plain()),
        ("volley", Spec { volley: Some(1), ..plain() }),
        ("screens", Spec { screens: true, ..plain() }),
        ("couriers", Spec { goals: vec![1, 2, 3], ..plain() }),
        ("drums", Spec { drums: true, ..plain() }),
        ("wings", Spec { wings: true, ..plain() }),
        ("wagons", Spec { companies: full.companies, ..plain() }),
        ("cards", Spec { cards: full.cards.clone(), ..plain() }),
        ("full", full),
    ];
    specs.into_iter().map(|(name, spec)| (name, muster(&spec, guarded()))).collect()
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The battles that are kept.
fn kept() -> Vec<Kept<Skirmish>> {
    let kept = |name, spec: &Spec, choice| {
        let hash = Fingerprint::of(spec);
        let pack = PackMark { id: "skirmish".to_owned(), version: "1".to_owned(), hash };
        Kept { name, pack, options: json!({ "guard": true }), battle: muster(spec, guarded()), choice }
    };
    vec![kept("plain", &Spec::plain(), 1), kept("full", &Spec::full(), 2)]
}

/// The battle that a situation is played in.
fn battle_of(situation: &Situation) -> Result<Battle, String> {
    let options = toml::Value::Table(situation.options.clone()).try_into::<Options>();
    Battle::muster(&Spec::full(), options.map_err(|error| error.to_string())?).map_err(|fault| fault.to_string())
}

kernel::suite! { Skirmish:
    random_battles_keep_every_promise_to_the_end(
        battles(),
        0..20,
        4_000,
        Tried { orders: 5_000, refused: 20_000, undone: 300, ..Tried::default() },
    );
    nothing_hidden_leaves_in_paired_worlds(battles(), 0..160, 60, 150);
    what_is_foretold_is_what_happens(
        battles(),
        0..20,
        1_000,
        Compared { offers: 1_000, cases: 5_000, ..Compared::default() },
    );
    imagined_positions_agree_with_what_was_seen(battles(), 0..12, 4_000);
    every_lot_is_dealt_evenly(battles(), 0..8, 5, 1_000);
    golden_records_are_what_happens_now(&here("tests/kept"), kept());
    golden_records_verify(&here("tests/kept"), kept());
    golden_perft_of_fixed_positions(&here("tests/kept"), &muster(&Spec::full(), guarded()), 4, &[(1, 20), (2, 60)], 3);
    every_situation_goes_as_its_author_says(&here("packs/skirmish/situations"), battle_of);
}

#[test]
fn an_open_battle_hides_nothing() {
    let battle = muster(&Spec::full(), Options { open: true, guard: true, rounds: Some(3) });
    for seed in 0..20 {
        conformance::battle::<Skirmish>(&battle, seed, 4_000).unwrap();
        assert_eq!(conformance::paired_worlds::<Skirmish>(&battle, seed, 60).unwrap().paired, 0);
    }
}
