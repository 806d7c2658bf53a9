//! The object-safe face of a table.

use std::sync::Arc;

use kernel::wire::{Decision, LineKind};
use kernel::{Dice, Entry, Facade, Label, PackMark, Seed, Side, Table, Viewer};
use serde_json::{Value, json};

use crate::usual;
use skirmish::Skirmish;

const BLUE: Side = Side::First;
const RED: Side = Side::Second;

fn open() -> Box<dyn Facade> {
    Box::new(Table::<Skirmish>::open_with(Arc::new(usual()), Dice::forced([])))
}

/// Blue's scout and red's captain stand on neighbouring fields, and blue is to move.
fn face_to_face() -> Box<dyn Facade> {
    let mut table = open();
    for order in [json!({"advance": 0}), json!({"advance": 0}), json!("end-turn")] {
        table.obey(BLUE, table.number(), &order).unwrap();
    }
    for order in [json!({"advance": 7}), json!({"advance": 7}), json!("end-turn")] {
        table.obey(RED, table.number(), &order).unwrap();
    }
    table
}

fn complaint_of(result: Result<(), kernel::wire::Refusal>) -> (String, Option<String>) {
    let complaint = result.unwrap_err();
    (complaint.label.id, complaint.cites)
}

#[test]
fn every_offer_is_obeyed_as_it_was_sent() {
    let mut choice = Dice::quick(4);
    let mut table = open();
    while let Some(side) = table.asked() {
        let offers = table.offers(Viewer::Side(side));
        for offer in &offers {
            let sent: Value = serde_json::from_str(&serde_json::to_string(offer).unwrap()).unwrap();
            table.fork().obey(side, table.number(), &sent["order"]).unwrap();
        }
        let offer = &offers[choice.roll(offers.len() as u32) as usize];
        table.obey(side, table.number(), &offer.order.value()).unwrap();
    }
    assert!(matches!(table.decision(Viewer::Onlooker), Decision::Over { .. }));
}

#[test]
fn only_the_side_that_is_asked_gets_offers() {
    let table = open();
    assert_eq!(table.asked(), Some(BLUE));
    assert!(!table.offers(Viewer::Side(BLUE)).is_empty());
    assert_eq!(table.offers(Viewer::Side(RED)), []);
    assert_eq!(table.offers(Viewer::Onlooker), []);
    assert!(table.recalls(Viewer::Onlooker).is_empty());
    assert_eq!((table.plans(BLUE, "p0").len(), table.plans(RED, "p0").len()), (2, 0), "one field or two");
    assert_eq!(table.preview(RED, &[json!("end-turn")]), None);
}

#[test]
fn complaints_name_what_is_wrong() {
    let mut table = open();
    let before = table.fingerprint();
    for unreadable in [json!({"fly": 3}), json!(null), json!({"advance": "p0"}), json!({"advance": 256})] {
        assert_eq!(complaint_of(table.obey(BLUE, 0, &unreadable)), ("table-unreadable-order".into(), None));
    }
    assert_eq!(complaint_of(table.obey(BLUE, 9, &json!("end-turn"))).0, "table-stale");
    assert_eq!(complaint_of(table.obey(RED, 0, &json!("end-turn"))).0, "table-out-of-turn");
    assert_eq!(complaint_of(table.undo(BLUE, 0, 0)).0, "table-past-recall");
    let refused = complaint_of(table.obey(BLUE, 0, &json!({"advance": 4})));
    assert_eq!(refused, ("skirmish-refusal-not-yours".into(), Some("skirmish:2.4".into())));
    let refused = table.obey(BLUE, 0, &json!({"shuffle": 2})).unwrap_err();
    let circumstances = Label::new("skirmish-refusal-nothing-to-mix").with("field", 2).with("tokens", 0);
    assert_eq!(refused.label, circumstances);
    assert_eq!((table.fingerprint(), table.number()), (before, 0), "nothing has changed");
}

#[test]
fn a_fork_goes_its_own_way() {
    let mut table = open();
    table.obey(BLUE, 0, &json!({"advance": 0})).unwrap();
    let before = (table.fingerprint(), table.story(Viewer::Onlooker, 0).len(), table.recalls(Viewer::Side(BLUE)));
    let mut fork = table.fork();
    fork.undo(BLUE, 1, 0).unwrap();
    fork.obey(BLUE, 2, &json!("end-turn")).unwrap();
    assert_ne!(fork.fingerprint(), before.0);
    let after = (table.fingerprint(), table.story(Viewer::Onlooker, 0).len(), table.recalls(Viewer::Side(BLUE)));
    assert_eq!(after, before);
    table.obey(BLUE, 1, &json!({"advance": 0})).unwrap();
    assert_eq!((table.number(), fork.number()), (2, 3));
}

#[test]
fn entries_travel_as_json() {
    let (mut table, mut again) = (open(), open());
    assert_eq!(table.last_entry(), None);
    table.obey(BLUE, 0, &json!({"advance": 0})).unwrap();
    again.repeat(&table.last_entry().unwrap()).unwrap();
    table.undo(BLUE, 1, 0).unwrap();
    let undone = Entry::Undo { side: Side::First, to: 0 };
    assert_eq!(table.last_entry(), Some(undone.clone()));
    assert_eq!(serde_json::to_value(&undone).unwrap(), json!({"undo": {"side": 0, "to": 0}}), "as it is stored");
    again.repeat(&table.last_entry().unwrap()).unwrap();
    assert_eq!(again.fingerprint(), table.fingerprint());
    assert!(again.repeat(&undone).is_err_and(|why| why == "it is past recall"));
    assert!(again.repeat(&Entry::Order { side: Side::First, order: json!("nonsense") }).is_err());
}

#[test]
fn the_latest_lines_are_those_of_the_last_entry() {
    let mut table = open();
    assert_eq!(table.latest(Viewer::Onlooker), [], "what the opening told is no entry's");
    let orders = [json!({"advance": 0}), json!({"advance": 0})];
    for order in orders {
        let heard = Viewer::ALL.map(|viewer| table.heard(viewer));
        table.obey(BLUE, table.number(), &order).unwrap();
        for viewer in Viewer::ALL {
            assert_eq!(table.latest(viewer), table.story(viewer, heard[viewer.index()]), "{viewer:?}");
        }
    }
    table.undo(BLUE, 2, 0).unwrap();
    let last = table.story(Viewer::Onlooker, 0).pop();
    assert_eq!(table.latest(Viewer::Onlooker), last.into_iter().collect::<Vec<_>>(), "that it was taken back");
}

#[test]
fn a_look_is_never_older_than_the_position() {
    let mut table = open();
    let mut seen = vec![table.scene(Viewer::Side(BLUE))];
    table.obey(BLUE, 0, &json!({"advance": 0})).unwrap();
    seen.push(table.scene(Viewer::Side(BLUE)));
    assert_ne!(seen[0], seen[1]);
    let mut fork = table.fork();
    fork.undo(BLUE, 1, 0).unwrap();
    assert_eq!((fork.scene(Viewer::Side(BLUE)), table.scene(Viewer::Side(BLUE))), (seen[0].clone(), seen[1].clone()));
    table.obey(BLUE, 1, &json!("end-turn")).unwrap();
    let before = table.scene(Viewer::Onlooker);
    table.forget();
    assert_eq!(table.scene(Viewer::Onlooker), before);
}

#[test]
fn the_story_names_the_entry_and_the_paragraphs() {
    let mut table = face_to_face();
    table.obey(BLUE, 6, &json!({"challenge": {"token": 0, "target": 7}})).unwrap();
    table.obey(RED, 7, &json!("stand")).unwrap();
    let story = table.story(Viewer::Onlooker, 0);
    let duel = story.last().unwrap();
    assert_eq!((duel.number, duel.kind, duel.side.as_deref()), (7, LineKind::Fight, Some("blue")));
    assert_eq!(duel.cites, ["skirmish:4.2", "skirmish:4.5"], "each paragraph once");
    assert_eq!(table.story(Viewer::Onlooker, story.len() - 1), story[story.len() - 1..]);
}

#[test]
fn an_undo_is_told_with_the_side() {
    let mut table = open();
    table.obey(BLUE, 0, &json!({"advance": 0})).unwrap();
    table.undo(BLUE, 1, 0).unwrap();
    let line = table.story(Viewer::Side(RED), 0).pop().unwrap();
    assert_eq!(line.label, Label::new("table-taken-back").with_message("side", "side-blue"));
    assert_eq!((line.number, line.side.as_deref()), (1, Some("blue")));
}

#[test]
fn the_forecast_adds_up() {
    let table = face_to_face();
    let forecast = table.preview(BLUE, &[json!({"challenge": {"token": 0, "target": 7}})]).unwrap();
    // A scout against one of scout, guard, guard, captain: it wins with 3, 2, 2 and 1 of six rolls.
    let chances: Vec<f64> = forecast.outcomes.iter().map(|outcome| outcome.chance).collect();
    assert!((chances[0] - 8.0 / 24.0).abs() < 1e-9 && (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
    assert!(forecast.rows.iter().all(|row| row.cites == "skirmish:4.5"));
    assert_eq!(table.preview(BLUE, &[json!({"advance": 4})]), None, "what is not allowed has no forecast");
    assert_eq!(table.preview(BLUE, &[json!("nonsense")]), None);
}

#[test]
fn an_attempt_shows_where_orders_lead_and_changes_nothing() {
    let table = face_to_face();
    let before = (table.fingerprint(), table.number(), table.story(Viewer::Side(BLUE), 0).len());
    let orders = [json!({"advance": 1}), json!({"advance": 1})];
    let prospect = table.attempt(BLUE, &orders).unwrap();
    let mut fork = table.fork();
    for order in &orders {
        fork.obey(BLUE, fork.number(), order).unwrap();
    }
    assert_eq!(prospect.scene, fork.scene(Viewer::Side(BLUE)), "what is certain comes so");
    assert_eq!((prospect.carried_out, prospect.certain), (2, true));
    assert_eq!((table.fingerprint(), table.number(), table.story(Viewer::Side(BLUE), 0).len()), before);
    assert_eq!(table.attempt(BLUE, &[]).unwrap().scene, table.scene(Viewer::Side(BLUE)));
}

#[test]
fn an_attempt_is_refused_with_the_paragraph_and_to_strangers() {
    let table = face_to_face();
    let complaint = |side, orders: &[Value]| {
        let complaint = table.attempt(side, orders).unwrap_err();
        (complaint.label.id, complaint.cites)
    };
    let not_yours = ("skirmish-refusal-not-yours".to_owned(), Some("skirmish:2.4".to_owned()));
    assert_eq!(complaint(BLUE, &[json!({"advance": 1}), json!({"advance": 4})]), not_yours);
    assert_eq!(complaint(BLUE, &[json!({"fly": 1})]).0, "table-unreadable-order");
    assert_eq!(complaint(RED, &[json!("end-turn")]).0, "table-out-of-turn");
    assert_eq!(complaint(BLUE, &[json!("end-turn"), json!({"advance": 4})]).0, "table-out-of-turn");
}

#[test]
fn plans_and_reasons_go_by_board_ids() {
    let table = face_to_face();
    let plans = table.plans(BLUE, "p0");
    assert_eq!(plans.iter().map(|plan| plan.objects[0].as_str()).collect::<Vec<_>>(), ["p7"]);
    table.fork().obey(BLUE, 6, &plans[0].orders[0]).unwrap();
    assert_eq!(table.plans(BLUE, "nowhere"), []);
    assert_eq!(table.why_not(BLUE, "p0", "p7"), None);
    let why = table.why_not(BLUE, "p0", "p4").unwrap();
    assert_eq!((why.label.id.as_str(), why.cites.as_deref()), ("skirmish-refusal-too-far", Some("skirmish:4.4")));
}

#[test]
fn names_scene_and_record() {
    let table = open();
    assert_eq!((table.system(), table.sides()), ("skirmish", ["blue".to_owned(), "red".to_owned()]));
    let face = |viewer, piece: usize| table.scene(viewer).value()["pieces"][piece]["face"].clone();
    assert_eq!(face(Viewer::Side(BLUE), 0), json!("scout"));
    assert_eq!(face(Viewer::Side(RED), 0), Value::Null);
    assert_eq!(face(Viewer::Onlooker, 4), Value::Null);
    let Decision::Side { side, cites, .. } = table.decision(Viewer::Onlooker) else { panic!("it has just begun") };
    assert_eq!((side.as_str(), cites.as_str()), ("blue", "skirmish:1.1"));
    let pack = PackMark { id: "s".into(), version: "1".into(), hash: kernel::Fingerprint::of_bytes(b"") };
    let record = table.record(pack, Value::Null, Seed::from_number(1), Vec::new());
    assert_eq!((record.system.as_str(), record.seed), ("skirmish", None));
}
