//! Random battles to the end.
use frederick::spec::{Edition, Options};
use frederick::{Battle, Frederick};
use kernel::{Decision, Dice, Silent, System};
use library::reading;

fn battle(pack: &str, options: &Options) -> Battle {
    let pack = reading::<Frederick>(pack).unwrap();
    Battle::muster(&pack.spec, options).unwrap()
}

fn play(battle: &Battle, seed: u64) -> u32 {
    let (mut dice, mut choice) = (Dice::quick(seed), Dice::quick(seed ^ 0xabcdef));
    let mut position = Frederick::open(battle, &mut dice, &mut Silent);
    let mut orders = Vec::new();
    let mut count = 0;
    while !matches!(Frederick::to_decide(battle, &position), Decision::Over(_)) {
        Frederick::orders(battle, &position, &mut orders);
        assert!(!orders.is_empty(), "seed {seed}, order {count}: nothing to order: {:?}", position.agenda);
        let order = orders[choice.roll(orders.len() as u32) as usize];
        for order in &orders {
            if let Err(refusal) = Frederick::check(battle, &position, *order) {
                panic!(
                    "seed {seed}, order {count}: {order:?} is listed but refused: {refusal:?} {:?}",
                    position.agenda.peek()
                );
            }
        }
        Frederick::carry_out(battle, &mut position, order, &mut dice, &mut Silent);
        if let Err(what) = Frederick::audit(battle, &position) {
            panic!("seed {seed}, order {count}: {order:?}: {what}");
        }
        count += 1;
        assert!(count < 200_000, "seed {seed}: no end");
    }
    count
}

#[test]
fn random_battles_come_to_an_end() {
    for pack in ["rossbach-1757", "leuthen-1757", "zorndorf-1758", "torgau-1760"] {
        for scenario in ["battle", "main"] {
            for edition in [Edition::Series, Edition::Older] {
                let options = Options { scenario: Some(scenario.into()), edition, ..Options::default() };
                let battle = battle(pack, &options);
                (0..20).for_each(|seed| assert!(play(&battle, seed) > 100));
            }
        }
    }
}

#[test]
fn random_battles_of_hidden_wings_come_to_an_end() {
    for (pack, scenario) in [
        ("rossbach-1757", "main"),
        ("leuthen-1757", "main"),
        ("zorndorf-1758", "main"),
        ("zorndorf-1758", "free"),
        ("torgau-1760", "main"),
    ] {
        for set_up_by_hand in [false, true] {
            let scenario = Some(scenario.into());
            let options = Options { scenario, set_up_by_hand, intelligence: true, ..Options::default() };
            let battle = battle(pack, &options);
            (0..6).for_each(|seed| assert!(play(&battle, seed) > 100));
        }
    }
}
