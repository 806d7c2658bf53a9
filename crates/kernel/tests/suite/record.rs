//! Records: written, read, verified; and every forgery is refused.

use std::sync::Arc;

use kernel::record::{Ending, FORM};
use kernel::{Dice, Entry, Fingerprint, Nonce, PackMark, Record, RecordFault, Seed, Side, System, Table};
use serde_json::{Value, json};

use skirmish::{Battle, Order, Skirmish};

use crate::usual;

const NONCES: [Nonce; 2] = [Nonce([1; 32]), Nonce([2; 32])];

fn hash() -> Fingerprint {
    Fingerprint::of_bytes(b"the pack")
}

fn battle() -> Arc<Battle> {
    Arc::new(usual())
}

fn seed() -> Seed {
    Seed::from_number(7)
}

/// A battle of random orders, some of them taken back.
fn played(limit: u32) -> Table<Skirmish> {
    let mut table = Table::<Skirmish>::open(battle(), seed().mixed(&NONCES));
    let mut choice = Dice::quick(11);
    while let Some(side) = table.to_decide().side().filter(|_| table.number() < limit) {
        let mut list = Vec::new();
        Skirmish::orders(table.battle(), table.position(), &mut list);
        let order = list[choice.roll(list.len() as u32) as usize];
        table.obey(side, table.number(), order).unwrap();
        let recall = table.recalls(side).last();
        if let Some(to) = recall.filter(|_| choice.roll(4) == 0) {
            table.undo(side, table.number(), to).unwrap();
        }
    }
    table
}

fn written(table: &Table<Skirmish>) -> Record {
    let pack = PackMark { id: "skirmish-1".into(), version: "1".into(), hash: hash() };
    Record::of(table, pack, json!({ "rounds": 8 }), seed(), NONCES.to_vec())
}

fn finished() -> Record {
    written(&played(u32::MAX))
}

fn verify(record: &Record) -> Result<Table<Skirmish>, RecordFault> {
    record.verify::<Skirmish>(battle(), hash())
}

/// The fault of a finished record after a change.
#[track_caller]
fn forged(forge: impl FnOnce(&mut Record)) -> RecordFault {
    let mut record = finished();
    forge(&mut record);
    verify(&record).map(|table| table.number()).expect_err("the forgery went through")
}

/// Another seed changes the deal, so the first entries already fail.
#[track_caller]
fn leads_elsewhere(fault: &RecordFault) {
    assert!(matches!(fault, RecordFault::Print { .. } | RecordFault::Illegal { .. }), "{fault:?}");
}

#[test]
fn a_finished_battle_is_verified() {
    let (table, record) = (played(u32::MAX), finished());
    assert!(table.entries().iter().any(|entry| matches!(entry, Entry::Undo { .. })), "something was taken back");
    let again = verify(&record).unwrap();
    assert_eq!(again.fingerprint(), table.fingerprint());
    assert_eq!(again.story(), table.story());
    assert_eq!(record.seed, Some(seed()));
}

#[test]
fn written_and_read_again_it_is_the_same_record() {
    let record = finished();
    let text = serde_json::to_string(&record).unwrap();
    let read: Record = serde_json::from_str(&text).unwrap();
    assert_eq!(read, record);
    verify(&read).unwrap();
}

#[test]
fn an_unknown_key_is_not_read_over() {
    let mut json = serde_json::to_value(finished()).unwrap();
    json["remark"] = json!("well played");
    assert!(serde_json::from_value::<Record>(json).is_err());
}

#[test]
fn a_running_battle_keeps_its_seed_secret() {
    let table = played(9);
    let record = written(&table);
    assert_eq!((record.seed, &record.outcome), (None, &None));
    let text = serde_json::to_string(&record).unwrap();
    for secret in [seed(), seed().mixed(&NONCES)] {
        let hex = serde_json::to_string(&secret).unwrap();
        assert!(!text.contains(hex.trim_matches('"')), "the seed is in the record");
    }
    assert_eq!(verify(&record).map(|_| ()), Err(RecordFault::NoSeed));
    let again = record.replay::<Skirmish>(battle(), seed().mixed(&NONCES)).unwrap();
    assert_eq!(again.fingerprint(), table.fingerprint(), "who has the seed can take it up again");
}

#[test]
fn another_form_or_system_or_pack() {
    for form in [0, FORM + 1] {
        assert_eq!(forged(|record| record.form = form), RecordFault::Form { found: form });
    }
    let system = RecordFault::System { found: "chess".into(), expected: "skirmish".into() };
    assert_eq!(forged(|record| record.system = "chess".into()), system);
    let other = Fingerprint::of_bytes(b"another pack");
    let pack = RecordFault::Pack { id: "skirmish-1".into(), played: other, present: hash() };
    assert_eq!(forged(|record| record.pack.hash = other), pack);
}

/// A record as form 1 had it: without paragraphs, with fields that events no longer have.
fn of_form_1(record: &mut Record) {
    record.form = 1;
    for passage in &mut record.events {
        passage.as_object_mut().unwrap().remove("cites");
        if let Some(advanced) = passage.pointer_mut("/told/event/advanced") {
            advanced["weary"] = true.into();
        }
    }
}

#[test]
fn form_1_is_held_to_its_orders_and_the_names_of_its_events() {
    let verify = |change: &dyn Fn(&mut Record)| {
        let mut record = finished();
        of_form_1(&mut record);
        change(&mut record);
        verify(&record).map(|_| ())
    };
    assert_eq!(verify(&|_| {}), Ok(()));
    // Whatever is not a name or a number is not compared, but names and numbers are.
    let rename = |record: &mut Record| record.events[0]["told"] = serde_json::json!({ "event": { "routed": {} } });
    assert_eq!(verify(&rename), Err(RecordFault::Event { number: 0 }));
    assert_eq!(verify(&|record| record.events[1]["number"] = 9.into()), Err(RecordFault::Event { number: 1 }));
    let taken_back =
        |record: &mut Record| record.events[0]["told"] = serde_json::json!({ "taken-back": { "side": 0 } });
    assert_eq!(verify(&taken_back), Err(RecordFault::Event { number: 0 }));
    let shorter = |record: &mut Record| record.events.truncate(3);
    assert_eq!(verify(&shorter), Err(RecordFault::Event { number: 3 }));
    leads_elsewhere(&verify(&|record| record.entries.swap(0, 1)).unwrap_err());
    // The same changes are found in the present form, fields included.
    assert_eq!(forged(|record| record.events[0]["cites"] = serde_json::json!([])), RecordFault::Event { number: 0 });
}

#[test]
fn another_seed_commitment_or_nonce() {
    assert_eq!(forged(|record| record.seed = Some(Seed::from_number(8))), RecordFault::Seed);
    assert_eq!(forged(|record| record.commitment = Seed::from_number(8).commitment()), RecordFault::Seed);
    assert_eq!(forged(|record| record.seed = None), RecordFault::NoSeed);
    leads_elsewhere(&forged(|record| {
        record.seed = Some(Seed::from_number(8));
        record.commitment = Seed::from_number(8).commitment();
    }));
    leads_elsewhere(&forged(|record| record.nonces[0].0[0] ^= 1));
    leads_elsewhere(&forged(|record| record.nonces.swap(0, 1)));
    leads_elsewhere(&forged(|record| record.nonces.truncate(1)));
}

#[test]
fn another_entry() {
    let fault = forged(|record| record.entries[3] = json!({ "order": "attack!" }));
    assert!(matches!(fault, RecordFault::Entry { number: 3, .. }), "{fault:?}");
    let order = |order| serde_json::to_value(Entry::Order { side: Side::First, order }).unwrap();
    let fault = forged(|record| record.entries[0] = order(Order::Advance(7)));
    let why = "skirmish:2.4 forbids it (skirmish-refusal-not-yours)".to_owned();
    assert_eq!(fault, RecordFault::Illegal { number: 0, why });
    let fault = forged(|record| {
        let legal =
            [order(Order::EndTurn), order(Order::Advance(0))].into_iter().find(|legal| *legal != record.entries[0]);
        record.entries[0] = legal.unwrap();
    });
    assert!(matches!(fault, RecordFault::Print { number: 0, .. }), "{fault:?}");
}

#[test]
fn another_print() {
    let honest = finished().prints[4].to_string();
    let fault = forged(|record| record.prints[4].0[0] ^= 1);
    assert!(matches!(&fault, RecordFault::Print { number: 4, found, .. } if *found == honest), "{fault:?}");
}

#[test]
fn another_event() {
    let last = finished().events.len() - 1;
    assert_eq!(forged(|record| record.events[2] = Value::Null), RecordFault::Event { number: 2 });
    assert_eq!(forged(|record| drop(record.events.pop())), RecordFault::Event { number: last });
    assert_eq!(forged(|record| record.events.push(Value::Null)), RecordFault::Event { number: last + 1 });
}

#[test]
fn another_outcome() {
    let ending = |forge: fn(&mut Ending)| forged(|record| forge(record.outcome.as_mut().unwrap()));
    assert_eq!(
        ending(|ending| ending.winner = ending.winner.map_or(Some(0), |side| Some(1 - side))),
        RecordFault::Outcome
    );
    assert_eq!(ending(|ending| ending.cite = "skirmish:9.9".into()), RecordFault::Outcome);
    assert_eq!(forged(|record| record.outcome = None), RecordFault::Outcome);
}

#[test]
fn entries_cut_off() {
    let entries = finished().entries.len();
    let fault = forged(|record| drop(record.entries.pop()));
    assert_eq!(fault, RecordFault::Count { entries: entries - 1, prints: entries });
    let cut = |record: &mut Record| {
        record.entries.truncate(9);
        record.prints.truncate(9);
    };
    let shorter = written(&played(9));
    assert_eq!(shorter.entries.len(), 9);
    let told = shorter.events.len();
    assert_eq!(forged(cut), RecordFault::Event { number: told });
    let cut_story = |record: &mut Record| {
        cut(record);
        record.events.truncate(told);
    };
    assert_eq!(forged(cut_story), RecordFault::Outcome);
    let cut_all = |record: &mut Record| {
        cut_story(record);
        record.outcome = None;
    };
    assert_eq!(forged(cut_all), RecordFault::Unfinished, "the beginning of a battle is not a finished one");
}
