//! What the sides say to each other: entries of the record, in turn or not, kept by every undo.

use std::sync::Arc;

use kernel::wire::{Decision, Proposed};
use kernel::{Dice, Entry, Facade, Label, PackMark, Record, Rejection, Seed, Side, Table, Told, Unsaid, Viewer, Word};
use serde_json::json;

use skirmish::{Order, Skirmish};

use crate::usual;

const BLUE: Side = Side::First;
const RED: Side = Side::Second;
const DRAW: Word = Word::Propose { winner: None };

fn open() -> Table<Skirmish> {
    Table::open_with(Arc::new(usual()), Dice::forced([]))
}

/// Says something that is taken.
#[track_caller]
fn say(table: &mut Table<Skirmish>, side: Side, word: Word) {
    table.say(side, Table::number(table), word).unwrap();
}

/// What is refused changes nothing.
#[track_caller]
fn refused(table: &mut Table<Skirmish>, side: Side, word: Word) -> Rejection {
    let before = (Table::number(table), table.story().len(), table.proposal());
    let rejection = table.say(side, before.0, word).expect_err("it was taken");
    assert_eq!((Table::number(table), table.story().len(), table.proposal()), before);
    rejection
}

/// Both sides end their turns.
fn round(table: &mut Table<Skirmish>) {
    for _ in Side::BOTH {
        let side = table.to_decide().side().unwrap();
        Table::obey(table, side, Table::number(table), Order::EndTurn).unwrap();
    }
}

#[test]
fn who_gives_up_has_lost_whoever_is_asked() {
    for side in Side::BOTH {
        let mut table = open();
        say(&mut table, side, Word::Resign);
        let outcome = table.to_decide().outcome().unwrap();
        assert_eq!((outcome.winner, outcome.cite.0), (Some(side.enemy()), ""));
        for word in [Word::Resign, DRAW, Word::Hint, Word::Decline] {
            assert_eq!(refused(&mut table, side.enemy(), word), Rejection::Over);
        }
        assert_eq!(Table::obey(&mut table, BLUE, 1, Order::EndTurn), Err(Rejection::Over));
        assert!(table.eyes().is_none(), "no general is asked any more");
        assert_eq!((table.offers(Viewer::Side(BLUE)).len(), table.plans(BLUE, "p0").len()), (0, 0));
        assert!(!table.parley(Viewer::Side(side)).may_propose);
    }
}

#[test]
fn an_end_needs_both_sides() {
    for winner in [None, Some(BLUE), Some(RED)] {
        let mut table = open();
        let (offer, agreed) = (Word::Propose { winner }, Word::Accept { winner });
        assert_eq!(refused(&mut table, RED, agreed), Rejection::Unsaid(Unsaid::NothingProposed));
        say(&mut table, RED, offer);
        assert_eq!(refused(&mut table, RED, agreed), Rejection::Unsaid(Unsaid::NothingProposed), "his own");
        for other in [None, Some(BLUE), Some(RED)].into_iter().filter(|other| *other != winner) {
            let other = Word::Accept { winner: other };
            assert_eq!(refused(&mut table, BLUE, other), Rejection::Unsaid(Unsaid::NothingProposed), "something else");
        }
        assert_eq!(table.to_decide().side(), Some(BLUE), "the battle goes on meanwhile");
        let mut same = table.clone();
        say(&mut table, BLUE, agreed);
        say(&mut same, BLUE, offer);
        for table in [table, same] {
            assert_eq!(table.to_decide().outcome().unwrap().winner, winner);
            assert_eq!(table.proposal(), None);
        }
    }
}

#[test]
fn a_proposal_is_declined_withdrawn_or_lapses_and_comes_once_a_turn() {
    let mut table = open();
    say(&mut table, BLUE, DRAW);
    assert_eq!(refused(&mut table, BLUE, DRAW), Rejection::Unsaid(Unsaid::ProposedAlready));
    assert_eq!(refused(&mut table, BLUE, Word::Decline), Rejection::Unsaid(Unsaid::NothingProposed), "his own");
    assert_eq!(refused(&mut table, RED, Word::Withdraw), Rejection::Unsaid(Unsaid::NothingProposed), "not his own");
    say(&mut table, RED, Word::Decline);
    assert_eq!(refused(&mut table, RED, Word::Decline), Rejection::Unsaid(Unsaid::NothingProposed));
    assert_eq!(refused(&mut table, BLUE, DRAW), Rejection::Unsaid(Unsaid::ProposedAlready), "nobody is pestered");
    round(&mut table);
    say(&mut table, BLUE, DRAW);
    say(&mut table, BLUE, Word::Withdraw);
    assert_eq!(refused(&mut table, RED, Word::Accept { winner: None }), Rejection::Unsaid(Unsaid::NothingProposed));
    round(&mut table);
    say(&mut table, BLUE, DRAW);
    round(&mut table);
    assert!(table.proposal().is_some(), "it stands through the next turn");
    let mut late = table.clone();
    say(&mut late, RED, Word::Accept { winner: None });
    round(&mut table);
    assert_eq!(table.proposal(), None, "then it has lapsed");
    assert_eq!(refused(&mut table, RED, Word::Accept { winner: None }), Rejection::Unsaid(Unsaid::NothingProposed));
}

#[test]
fn an_other_proposal_takes_the_place_of_the_first() {
    let mut table = open();
    say(&mut table, BLUE, DRAW);
    say(&mut table, RED, Word::Propose { winner: Some(RED) });
    let open = table.proposal().unwrap();
    assert_eq!((open.by, open.winner), (RED, Some(RED)));
    assert_eq!(refused(&mut table, RED, Word::Accept { winner: None }), Rejection::Unsaid(Unsaid::NothingProposed));
}

#[test]
fn words_for_another_state_are_stale() {
    let mut table = open();
    assert_eq!(table.say(RED, 1, DRAW), Err(Rejection::Stale { expected: 0 }));
    say(&mut table, RED, DRAW);
    assert_eq!(table.say(BLUE, 0, Word::Decline), Err(Rejection::Stale { expected: 1 }));
}

#[test]
fn a_hint_is_for_the_side_that_is_asked_and_is_counted() {
    let mut table = open();
    assert_eq!(refused(&mut table, RED, Word::Hint), Rejection::OutOfTurn { asked: BLUE });
    say(&mut table, BLUE, Word::Hint);
    say(&mut table, BLUE, Word::Hint);
    for viewer in Viewer::ALL {
        assert_eq!(serde_json::to_value(table.parley(viewer).hints).unwrap(), json!({ "blue": 2 }), "{viewer:?}");
        let heard = table.latest(viewer).pop().unwrap();
        assert_eq!(heard.label, Label::new("table-says-hint").with_message("side", "side-blue"));
    }
}

#[test]
fn what_was_said_stays_when_orders_are_taken_back() {
    let mut table = open();
    Table::obey(&mut table, BLUE, 0, Order::Advance(0)).unwrap();
    say(&mut table, RED, DRAW);
    say(&mut table, BLUE, Word::Hint);
    assert_eq!(Table::recalls(&table, BLUE).collect::<Vec<_>>(), [0], "words do not keep anybody from it");
    let before = table.heard(Viewer::Onlooker);
    Table::undo(&mut table, BLUE, 3, 0).unwrap();
    let told: Vec<_> = table.story().iter().map(|passage| passage.told.clone()).collect();
    let gone = [
        Told::Word { side: RED, word: DRAW },
        Told::Word { side: BLUE, word: Word::Hint },
        Told::TakenBack { side: BLUE },
    ];
    assert!(told.ends_with(&gone), "{told:?}");
    let latest = table.latest(Viewer::Onlooker);
    assert_eq!(latest.len(), 3, "whoever cuts the story off is told all that stands after the cut");
    assert_eq!(Facade::story(&table, Viewer::Onlooker, before - 3), latest);
    assert!(table.proposal().is_some());
    assert_eq!(table.parley(Viewer::Onlooker).hints["blue"], 1);
}

#[test]
fn words_are_told_and_the_end_is_named() {
    let mut table = open();
    say(&mut table, RED, Word::Propose { winner: Some(BLUE) });
    let label = Label::new("table-says-end").with_message("side", "side-red").with_message("winner", "side-blue");
    assert_eq!(table.latest(Viewer::Onlooker)[0].label, label);
    let proposed = Proposed { by: "red".into(), winner: Some("blue".into()) };
    assert_eq!(table.parley(Viewer::Onlooker).proposal, Some(proposed));
    let may = |table: &Table<Skirmish>, viewer| table.parley(viewer).may_propose;
    assert_eq!(Viewer::ALL.map(|viewer| may(&table, viewer)), [true, false, false]);
    say(&mut table, BLUE, Word::Accept { winner: Some(BLUE) });
    let Decision::Over { outcome, .. } = table.decision(Viewer::Onlooker) else { panic!("it is over") };
    assert_eq!((outcome.winner.as_deref(), outcome.cites.as_str()), (Some("blue"), ""));
    let label = Label::new("table-ended-agreed").with_message("loser", "side-red").with_message("side", "side-blue");
    assert_eq!(outcome.label, label);
}

/// A battle in which something of everything is said, ended by a word.
fn talked() -> Table<Skirmish> {
    let seed = Seed::from_number(3);
    let mut table = Table::<Skirmish>::open(Arc::new(usual()), seed.mixed(&[]));
    say(&mut table, BLUE, Word::Hint);
    say(&mut table, BLUE, DRAW);
    Table::obey(&mut table, BLUE, 2, Order::Advance(0)).unwrap();
    say(&mut table, RED, Word::Decline);
    Table::undo(&mut table, BLUE, 4, 2).unwrap();
    say(&mut table, RED, Word::Propose { winner: Some(RED) });
    say(&mut table, RED, Word::Withdraw);
    round(&mut table);
    say(&mut table, BLUE, Word::Resign);
    table
}

fn written(table: &Table<Skirmish>) -> Record {
    let pack = PackMark { id: "skirmish-1".into(), version: "1".into(), hash: kernel::Fingerprint::of_bytes(b"p") };
    Record::of(table, pack, json!({}), Seed::from_number(3), Vec::new())
}

#[test]
fn a_battle_that_was_talked_to_its_end_is_verified() {
    let table = talked();
    let record = written(&table);
    assert!(record.seed.is_some(), "it is over");
    let ending = record.outcome.as_ref().unwrap();
    assert_eq!((ending.winner, ending.cite.as_str()), (Some(1), ""));
    assert_eq!(record.entries[0], json!({ "word": { "side": 0, "word": "hint" } }));
    assert_eq!(record.entries[1], json!({ "word": { "side": 0, "word": { "propose": { "winner": null } } } }));
    let text = serde_json::to_string(&record).unwrap();
    let record: Record = serde_json::from_str(&text).unwrap();
    let verify = |record: &Record| record.verify::<Skirmish>(Arc::new(usual()), record.pack.hash);
    let again = verify(&record).unwrap();
    assert_eq!((again.story(), Table::number(&again)), (table.story(), Table::number(&table)));
    let forge = |forge: &dyn Fn(&mut Record)| {
        let mut forged = record.clone();
        forge(&mut forged);
        assert!(verify(&forged).is_err(), "the forgery went through");
    };
    forge(&|record| record.outcome.as_mut().unwrap().winner = Some(0));
    forge(&|record| record.entries[0] = json!({ "word": { "side": 1, "word": "hint" } }));
    forge(&|record| record.entries[3] = json!({ "word": { "side": 1, "word": { "accept": { "winner": null } } } }));
    let last = record.entries.len() - 1;
    forge(&|record| record.entries[last] = json!({ "word": { "side": 0, "word": "hint" } }));
    forge(&|record| record.entries[last] = json!({ "word": { "side": 0, "word": { "resign": 1 } } }));
    forge(&|record| record.entries[last] = json!({ "word": { "side": 0, "word": "surrender" } }));
}

#[test]
fn a_snapshot_keeps_what_was_said() {
    let mut table = open();
    let mut fresh = open();
    say(&mut table, BLUE, DRAW);
    say(&mut table, BLUE, Word::Hint);
    let seed = Seed::from_number(1);
    Facade::resume(&mut fresh, seed, &table.snapshot().unwrap()).unwrap();
    assert_eq!(fresh.parley(Viewer::Side(BLUE)), table.parley(Viewer::Side(BLUE)));
    assert_eq!(fresh.history(Viewer::Onlooker, 0, 9, false).len(), 1, "it begins here");
    say(&mut fresh, RED, Word::Accept { winner: None });
    assert_eq!(fresh.history(Viewer::Onlooker, 0, 9, true).len(), 2, "and is gone through again with what was said");
    let mut later = open();
    Facade::resume(&mut later, seed, &fresh.snapshot().unwrap()).unwrap();
    assert_eq!(later.to_decide().outcome(), fresh.to_decide().outcome());
    assert!(later.to_decide().outcome().is_some_and(|outcome| outcome.winner.is_none()));
}

#[test]
fn words_travel_as_json() {
    let mut table = open();
    Facade::say(&mut table, RED, Word::Propose { winner: Some(RED) }).unwrap();
    let entry = table.last_entry().unwrap();
    assert_eq!(entry, Entry::Word { side: RED, word: Word::Propose { winner: Some(RED) } });
    assert!(Viewer::ALL.into_iter().all(|viewer| !table.hides(viewer, &entry)), "everybody counts it");
    let mut again = open();
    Facade::repeat(&mut again, &entry).unwrap();
    assert_eq!(again.proposal(), table.proposal());
    let complaint = Facade::say(&mut table, RED, Word::Propose { winner: None }).unwrap_err();
    assert_eq!((complaint.label.id.as_str(), complaint.cites), ("table-proposed-already", None));
    let complaint = Facade::say(&mut table, RED, Word::Accept { winner: None }).unwrap_err();
    assert_eq!(complaint.label.id, "table-nothing-proposed");
}

#[test]
fn an_imagined_table_is_one_that_the_side_could_not_tell_from_the_true_one() {
    let table = Table::<Skirmish>::open(Arc::new(usual()), Seed::from_number(9));
    for side in Side::BOTH {
        let viewer = Viewer::Side(side);
        let imagined = Facade::imagined(&table, side, 4);
        assert_eq!(imagined.scene(viewer), Facade::scene(&table, viewer));
        assert_eq!((imagined.number(), imagined.asked()), (0, Some(BLUE)));
        assert_eq!(Facade::imagined(&table, side, 4).fingerprint(), imagined.fingerprint(), "the same seed");
    }
}

#[test]
fn what_is_imagined_does_not_depend_on_what_is_hidden() {
    let (battle, dice) = (Arc::new(usual()), || Dice::sealed(Seed::from_number(9)));
    let honest = Table::<Skirmish>::open_with(Arc::clone(&battle), dice());
    let mut position = honest.position().clone();
    position.faces.swap(4, 5);
    assert_ne!(&position, honest.position(), "two tokens of the reds have other faces");
    let swapped = Table::<Skirmish>::set(battle, position, dice(), Vec::new());
    for seed in 0..8 {
        let [one, other] = [&honest, &swapped].map(|table| Facade::imagined(table, BLUE, seed).fingerprint());
        assert_eq!(one, other);
    }
}

#[test]
fn a_snapshot_of_the_time_when_nothing_was_said_is_read() {
    let mut table = open();
    round(&mut table);
    let snapshot = table.snapshot().unwrap();
    // What was said stands last: nothing proposed, no hint, no end.
    let (old, said) = snapshot.split_at(snapshot.len() - 6);
    assert_eq!(said, [0; 6]);
    let mut again = open();
    Facade::resume(&mut again, Seed::from_number(1), old).unwrap();
    assert_eq!((again.fingerprint(), Table::number(&again)), (table.fingerprint(), Table::number(&table)));
    assert_eq!(again.parley(Viewer::Side(RED)), table.parley(Viewer::Side(RED)));
    assert!(Facade::resume(&mut again, Seed::from_number(1), &old[..old.len() - 1]).is_err());
}
