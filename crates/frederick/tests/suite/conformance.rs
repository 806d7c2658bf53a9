//! The kernel's conformance suite, run on Rossbach and Leuthen.
use crate::witness;

use std::sync::Arc;

use frederick::order::{CombatOrder, Order};
use frederick::spec::{Edition, Options};
use frederick::{Battle, Frederick, Subject};
use kernel::conformance::suite::Battles;
use kernel::conformance::{self, Compared, Tried};
use kernel::{Cite, Dice, Label, Silent, System, Viewer, foretell};
use library::reading;

fn battle(pack: &str, options: &Options) -> Arc<Battle> {
    let pack = reading::<Frederick>(pack).unwrap();
    Arc::new(Battle::muster(&pack.spec, options).unwrap())
}

fn scenario(id: &str) -> Options {
    Options { scenario: Some(id.into()), ..Options::default() }
}

/// Every scenario of both battles.
fn scenarios() -> Battles<Frederick> {
    let of = |pack: &'static str, ids: [&'static str; 3]| ids.map(|id| (id, battle(pack, &scenario(id))));
    let rossbach = of("rossbach-1757", ["battle", "main", "hildburghausen"]);
    rossbach.into_iter().chain(of("leuthen-1757", ["battle", "main", "daun"])).collect()
}

/// Those of the later battles: rivers, trains, arrivals, detachments.
fn later_scenarios() -> Battles<Frederick> {
    let of = |pack: &'static str, id: &'static str| (id, battle(pack, &scenario(id)));
    [("zorndorf-1758", "battle"), ("zorndorf-1758", "main"), ("torgau-1760", "battle"), ("torgau-1760", "main")]
        .map(|(pack, id)| of(pack, id))
        .into_iter()
        .collect()
}

kernel::suite! { Frederick:
    random_battles_keep_every_promise_to_the_end(
        scenarios(),
        0..4,
        40_000,
        Tried { undone: 100, refused: 1_000, ..Tried::default() },
    );
}

#[test]
fn random_battles_of_the_later_years_keep_every_promise() {
    for (_, battle) in later_scenarios() {
        for seed in 0..3 {
            conformance::battle::<Frederick>(&battle, 500 + seed, 40_000).unwrap();
        }
    }
}

#[test]
fn random_battles_with_every_option() {
    let all = Options {
        cavalry_withdrawal: true,
        cavalry_losses: true,
        cossacks: true,
        sniping: true,
        long_range: true,
        howitzers: true,
        woods: true,
        fortunes: true,
        set_up_by_hand: true,
        steady_rerolls: true,
        bold_advances: true,
        supports_rest: true,
        surrender_tires: true,
        ..Options::default()
    };
    let set_up_by_hand = [
        ("rossbach-1757", "battle"),
        ("rossbach-1757", "main"),
        ("leuthen-1757", "main"),
        ("zorndorf-1758", "main"),
        ("zorndorf-1758", "free"),
        ("torgau-1760", "main"),
        ("torgau-1760", "battle"),
    ];
    for (pack, scenario) in set_up_by_hand {
        for edition in [Edition::Series, Edition::Older] {
            let options = Options { scenario: Some(scenario.into()), edition, ..all.clone() };
            let battle = battle(pack, &options);
            for seed in 0..3 {
                conformance::battle::<Frederick>(&battle, 100 + seed, 40_000).unwrap();
            }
        }
    }
}

#[test]
fn what_is_foretold_is_what_happens() {
    let mut sum = Compared::default();
    let odd = Options { cavalry_withdrawal: true, cavalry_losses: true, cossacks: true, ..Options::default() };
    for (pack, id, edition, options, battles) in [
        ("rossbach-1757", "battle", Edition::Series, Options::default(), 40),
        ("rossbach-1757", "battle", Edition::Older, odd.clone(), 16),
        ("rossbach-1757", "main", Edition::Series, odd.clone(), 6),
        ("leuthen-1757", "battle", Edition::Series, odd.clone(), 4),
        ("leuthen-1757", "main", Edition::Older, odd.clone(), 6),
        ("zorndorf-1758", "battle", Edition::Series, odd.clone(), 4),
        ("torgau-1760", "battle", Edition::Older, Options::default(), 4),
        ("torgau-1760", "main", Edition::Series, odd, 4),
    ] {
        let battle = battle(pack, &Options { scenario: Some(id.into()), edition, ..options });
        for seed in 0..battles {
            let compared = conformance::foretold_read::<Frederick>(&battle, seed, 40_000, witness::read).unwrap();
            sum.offers += compared.offers;
            sum.plans += compared.plans;
            sum.left_out += compared.left_out;
        }
    }
    assert!(sum.offers > 2_000 && sum.plans > 500 && sum.left_out == 0, "{sum:?}");
}

#[test]
fn nothing_differs_in_paired_worlds() {
    let battle = battle("rossbach-1757", &scenario("battle"));
    for seed in 0..6 {
        conformance::paired_worlds::<Frederick>(&battle, seed, 300).unwrap();
    }
}

/// The scenarios in which wings may be hidden.
const HIDDEN: [(&str, &str); 5] = [
    ("rossbach-1757", "main"),
    ("leuthen-1757", "main"),
    ("zorndorf-1758", "main"),
    ("zorndorf-1758", "free"),
    ("torgau-1760", "main"),
];

#[test]
fn random_battles_of_hidden_wings_keep_every_promise() {
    for (pack, id) in HIDDEN {
        for set_up_by_hand in [false, true] {
            let battle = battle(pack, &Options { intelligence: true, set_up_by_hand, ..scenario(id) });
            for seed in 0..2 {
                conformance::battle::<Frederick>(&battle, 700 + seed, 40_000).unwrap();
            }
        }
    }
}

/// Battles of hidden wings, set up by themselves or by hand.
fn hidden(set_up_by_hand: bool) -> Battles<Frederick> {
    let of = |(pack, id): (&'static str, &'static str)| {
        (pack, battle(pack, &Options { intelligence: true, set_up_by_hand, ..scenario(id) }))
    };
    HIDDEN.into_iter().map(of).collect()
}

#[test]
fn nothing_of_hidden_wings_leaves_in_paired_worlds() {
    // How many orders are compared: mostly those of sleeping armies at first, and of marches.
    conformance::suite::nothing_hidden_leaves_in_paired_worlds::<Frederick>(hidden(false), 0..4, 400, 100).unwrap();
    conformance::suite::nothing_hidden_leaves_in_paired_worlds::<Frederick>(hidden(true), 0..8, 800, 1).unwrap();
}

#[test]
fn an_attack_on_offer_foretells_what_its_plan_does() {
    let (mut attacks, mut withdrawals) = (0, 0);
    for (scenario_id, seeds) in [("battle", 0..20), ("main", 0..6)] {
        let battle = battle("rossbach-1757", &scenario(scenario_id));
        for seed in seeds {
            let (mut dice, mut choice, mut list) = (Dice::quick(seed), Dice::quick(!seed), Vec::new());
            let mut position = Frederick::open(&battle, &mut dice, &mut Silent);
            while let Some(side) = Frederick::to_decide(&battle, &position).side() {
                list.clear();
                Frederick::orders(&battle, &position, &mut list);
                let view = Frederick::view(&battle, &position, Viewer::Side(side));
                for order in &list {
                    let Order::Combat(CombatOrder::Assail(hex)) = order else { continue };
                    let mut plans = Vec::new();
                    Frederick::plans(&battle, &view, Subject::Hex(*hex), &mut plans);
                    let Some(plan) = plans.first() else { continue };
                    let whole = foretell::<Frederick>(&battle, &view, side, &plan.orders);
                    assert_eq!(Frederick::preview(&battle, &view, *order), whole, "{:?}", plan.orders);
                    attacks += 1;
                    let told = |(label, _): &(Label, Cite)| label.id == "frederick-note-withdrawal";
                    withdrawals += usize::from(whole.notes.iter().any(told));
                }
                let order = list[choice.roll(list.len() as u32) as usize];
                Frederick::carry_out(&battle, &mut position, order, &mut dice, &mut Silent);
            }
        }
    }
    assert!(attacks > 50 && withdrawals > 0, "{attacks} attacks, {withdrawals} may be evaded");
}
