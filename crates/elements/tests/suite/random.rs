//! Random battles to the end.
use elements::geometry::corners;
use elements::movement::Nature;
use elements::pack::read_options;
use elements::pieces::ElementId;
use elements::position::Position;
use elements::{Battle, CivilWar};
use kernel::{Decision, Dice, Silent, System};
use library::reading;
use serde_json::{Value, json};

fn battle(pack: &str, options: &Value) -> Battle {
    let pack = reading::<CivilWar>(pack).unwrap();
    let spec = &pack.spec;
    Battle::muster(spec, read_options(spec, options).unwrap()).unwrap()
}

/// Somebody in the bed of a river nobody has rolled for, though no outcome of
/// combat has brought him there.
fn wades_unasked(position: &Position) -> Option<ElementId> {
    let ground = &position.ground;
    if position.movement.river != Nature::Unknown || ground.rivers().is_empty() {
        return None;
    }
    let wades = |element: &ElementId| {
        let state = position.element(*element);
        let quad = corners(state.pose, state.arm.size());
        ground.in_bed(&quad) && !ground.on_road(&quad) && !position.movement.driven_in.has(*element)
    };
    position.standing().iter().find(wades)
}

fn play(battle: &Battle, seed: u64) -> u32 {
    let (mut dice, mut choice) = (Dice::quick(seed), Dice::quick(seed ^ 0xabcdef));
    let mut position = CivilWar::open(battle, &mut dice, &mut Silent);
    let mut orders = Vec::new();
    let mut count = 0;
    while !matches!(CivilWar::to_decide(battle, &position), Decision::Over(_)) {
        CivilWar::orders(battle, &position, &mut orders);
        assert!(!orders.is_empty(), "seed {seed}, order {count}: nothing to order: {:?}", position.agenda);
        let order = orders[choice.roll(orders.len() as u32) as usize];
        for order in &orders {
            if let Err(refusal) = CivilWar::check(battle, &position, *order) {
                panic!("seed {seed}, order {count}: {order:?} is listed but refused: {refusal:?}");
            }
        }
        let mut events: Vec<elements::event::Event> = Vec::new();
        CivilWar::carry_out(battle, &mut position, order, &mut dice, &mut events);
        if let Err(what) = CivilWar::audit(battle, &position) {
            panic!("seed {seed}, order {count}: {order:?}: {what}: {events:#?}");
        }
        if let Some(element) = wades_unasked(&position) {
            panic!(
                "seed {seed}, order {count}: {order:?}: {element:?} is in a river that nobody has tried: {events:#?}"
            );
        }
        count += 1;
        assert!(count < 100_000, "seed {seed}: no end");
    }
    count
}

#[test]
fn random_battles_come_to_an_end() {
    for (pack, options, battles) in [
        ("matthews-hill-1861", json!({}), 60),
        ("burnsides-bridge-1862", json!({ "literal-recoil": true }), 60),
        ("open-field-1861", json!({ "hidden": true, "one-supported": true }), 60),
        ("open-field-1861", json!({ "set-up": "quick" }), 60),
        ("open-field-1861", json!({ "scale": "large" }), 10),
        ("franklin-1864", json!({}), 10),
    ] {
        let battle = battle(pack, &options);
        (0..battles).for_each(|seed| assert!(play(&battle, seed) > 50, "{pack}, seed {seed}: hardly a battle"));
    }
}
