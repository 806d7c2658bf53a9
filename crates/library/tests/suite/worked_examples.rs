//! Situations as worked examples: battles that begin with their positions, and their telling.

use kernel::wire::Moment;
use kernel::{Nonce, Seed, Side, Viewer};
use library::Pack;
use serde_json::{Value, json};

use crate::example;

const NONCES: [Nonce; 2] = [Nonce([1; 32]), Nonce([2; 32])];

fn pack(id: &str) -> Pack {
    example::library().open(id).unwrap()
}

/// A pack of each system.
const PACKS: [&str; 4] = ["marengo-1800", "drill-1757", "open-field-1861", "napoleon-drill"];

#[test]
fn every_situation_is_told_as_its_author_says() {
    for id in PACKS {
        let pack = pack(id);
        let examples = pack.examples();
        assert!(examples.len() >= 20, "{id}");
        for (card, cites) in examples.iter().step_by(7) {
            assert!(!cites.is_empty() && !card.title.is_empty() && card.pack == id, "{card:?}");
            let told = serde_json::to_value(pack.example(&card.name).unwrap()).unwrap();
            assert_eq!(told["passed"], true, "{card:?}");
            assert_eq!((&told["title"], &told["cites"]), (&json!(card.title), &json!(cites)));
            assert!(told["steps"].is_array() && told["state"].is_array(), "{card:?}");
        }
    }
}

#[test]
fn a_battle_begins_with_the_position_of_a_situation_whatever_its_seed() {
    for id in PACKS {
        let pack = pack(id);
        let plain = pack.lay(&Value::Null).unwrap().open(Seed::from_number(1)).fingerprint();
        let (mut others, mut all) = (0, 0);
        for (card, _) in pack.examples().iter().step_by(11) {
            let laid = pack.lay(&json!({ "situation": card.name })).unwrap();
            let [one, other] = [1, 2].map(|number| laid.open(Seed::from_number(number)).fingerprint());
            assert_eq!(one, other, "{card:?}");
            (others, all) = (others + usize::from(one != plain), all + 1);
        }
        assert!(2 * others > all, "{id}: few situations set up the battle as it opens, {others} of {all} do not");
    }
}

#[test]
fn a_record_of_a_worked_example_is_verified() {
    let pack = pack("marengo-1800");
    let options = json!({ "situation": "08-04-capacity" });
    let laid = pack.lay(&options).unwrap();
    let seed = Seed::from_number(3);
    let mut table = laid.open(seed.mixed(&NONCES));
    let side = table.asked().unwrap();
    let offer = table.offers(Viewer::Side(side))[0].order.value();
    table.obey(side, 0, &offer).unwrap();
    let snapshot = table.fork();
    table.say(side, kernel::Word::Resign).unwrap();
    let moments: Vec<Moment> = table.history(Viewer::Onlooker, 0, 9, true);
    assert_eq!(moments.len() as u32, table.count(Viewer::Onlooker) + 1, "it is gone through from its own beginning");
    let record = table.record(pack.mark(), options, seed, NONCES.to_vec());
    let again = laid.verify(&record, pack.hash()).unwrap();
    assert_eq!(again.fingerprint(), snapshot.fingerprint());
    let plain = pack.lay(&Value::Null).unwrap();
    assert!(plain.verify(&record, pack.hash()).is_err(), "another battle");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let pack = pack("marengo-1800");
    let refused = |options: Value| pack.lay(&options).err().unwrap_or_default();
    assert!(refused(json!({ "situation": "no-such-thing" })).contains("no-such-thing"));
    assert!(refused(json!({ "situation": "../../marengo-1800/situations/08-04-capacity" })).contains("no situation"));
    assert!(refused(json!({ "situation": 3 })).contains("must be a name"));
    assert!(refused(json!({ "situation": "08-04-capacity", "nonsense": true })).contains("nonsense"));
    assert!(pack.example("no-such-thing").is_err());
    assert_eq!(pack.lay(&json!({ "situation": "08-04-capacity" })).unwrap().side(Side::First), "austria");
}
