//! The table: whose turn it is, what can be taken back, and what is told.

use std::sync::Arc;

use kernel::{Cite, Dice, Entry, Rejection, Side, Table, Told, Viewer};

use skirmish::{Battle, Order, Skirmish, Spec};

use crate::{muster, usual};

const BLUE: Side = Side::First;
const RED: Side = Side::Second;
const NONE: [u32; 0] = [];

/// A table whose shuffles lie still: token 0 is blue's scout, 4 red's.
fn open(battle: Battle) -> Table<Skirmish> {
    Table::open_with(Arc::new(battle), Dice::forced([]))
}

/// Gives orders of the side that is asked.
fn give(table: &mut Table<Skirmish>, orders: &[Order]) {
    for order in orders {
        let side = table.to_decide().side().unwrap();
        table.obey(side, table.number(), *order).unwrap();
    }
}

fn after(orders: &[Order]) -> Table<Skirmish> {
    let mut table = open(usual());
    give(&mut table, orders);
    table
}

fn recalls(table: &Table<Skirmish>, side: Side) -> Vec<u32> {
    table.recalls(side).collect()
}

#[track_caller]
fn untouched(table: &Table<Skirmish>, before: &Table<Skirmish>) {
    assert_eq!(table.position(), before.position());
    assert_eq!((table.number(), table.story().len()), (before.number(), before.story().len()));
}

#[test]
fn an_order_for_another_state_is_stale() {
    let mut table = after(&[Order::Advance(0)]);
    let before = table.clone();
    for number in [0, 2] {
        assert_eq!(table.obey(BLUE, number, Order::EndTurn), Err(Rejection::Stale { expected: 1 }));
        assert_eq!(table.undo(BLUE, number, 0), Err(Rejection::Stale { expected: 1 }));
    }
    untouched(&table, &before);
}

#[test]
fn the_other_side_has_to_wait() {
    let mut table = open(usual());
    let before = table.clone();
    assert_eq!(table.obey(RED, 0, Order::EndTurn), Err(Rejection::OutOfTurn { asked: BLUE }));
    untouched(&table, &before);
}

#[test]
fn what_the_rules_forbid_changes_nothing() {
    let mut table = open(usual());
    let before = table.clone();
    let Err(Rejection::Refused(refusal)) = table.obey(BLUE, 0, Order::Advance(4)) else { panic!("red's own token") };
    assert_eq!(refusal.cite, Cite("skirmish:2.4"));
    untouched(&table, &before);
}

#[test]
fn nothing_more_is_ordered_when_it_is_over() {
    let mut table = open(muster(&Spec { rounds: 1, ..Spec::plain() }));
    give(&mut table, &[Order::EndTurn, Order::EndTurn]);
    let outcome = table.to_decide().outcome().unwrap();
    assert_eq!((outcome.winner, outcome.cite), (None, Cite("skirmish:6.2")));
    for side in Side::BOTH {
        assert_eq!(table.obey(side, 2, Order::EndTurn), Err(Rejection::Over));
        assert_eq!(table.undo(side, 2, 1), Err(Rejection::PastRecall));
    }
}

#[test]
fn undo_goes_back_to_a_chosen_point() {
    let (start, once) = (after(&[]), after(&[Order::Advance(0)]));
    let twice = after(&[Order::Advance(0), Order::Advance(1)]);
    assert_eq!(recalls(&twice, BLUE), [0, 1]);

    let mut table = twice.clone();
    table.undo(BLUE, 2, 1).unwrap();
    assert_eq!(table.position(), once.position());
    assert_eq!(recalls(&table, BLUE), [0], "what came before can still be taken back");

    let mut table = twice.clone();
    table.undo(BLUE, 2, 0).unwrap();
    assert_eq!(table.position(), start.position());
    assert_eq!(recalls(&table, BLUE), NONE, "nothing is left to take back");
    assert_eq!(table.undo(BLUE, 3, 1), Err(Rejection::PastRecall), "what is undone cannot be undone again");
}

#[test]
fn undo_is_an_entry_of_the_record() {
    let mut table = after(&[Order::Advance(0), Order::Advance(1)]);
    let told = table.story().len();
    table.undo(BLUE, 2, 1).unwrap();
    assert_eq!(table.entries().last(), Some(&Entry::Undo { side: BLUE, to: 1 }));
    assert_eq!((table.number(), table.prints().len()), (3, 3));
    assert_eq!(table.prints()[2], table.prints()[0]);
    assert_eq!(table.prints()[2], table.fingerprint());
    assert_eq!(table.story().len(), told, "one event is gone, the note of the undo has come");
    assert_eq!(table.story().last().unwrap().told, Told::TakenBack { side: BLUE });
    for viewer in Viewer::ALL {
        let heard = table.told(viewer, 0);
        assert_eq!(heard.last().map(|passage| passage.number), Some(2), "{viewer:?} hears of it");
    }
    give(&mut table, &[Order::Advance(2)]);
    assert_eq!(recalls(&table, BLUE), [0, 3], "numbers go on");
}

/// Blue's scout stands before the ford, and blue has moved another token.
fn before_the_ford() -> Table<Skirmish> {
    let march = [Order::Advance(0), Order::Advance(0), Order::EndTurn, Order::EndTurn];
    let mut table = after(&march);
    give(&mut table, &[Order::Advance(1)]);
    assert_eq!(recalls(&table, BLUE), [4]);
    table
}

#[test]
fn undo_does_not_cross_a_roll() {
    let mut table = before_the_ford();
    let rolls = table.dice().rolls();
    give(&mut table, &[Order::Advance(0)]);
    assert_eq!((table.dice().rolls(), table.to_decide().side()), (rolls + 1, Some(BLUE)));
    assert_eq!(recalls(&table, BLUE), NONE);
    for to in [4, 5] {
        assert_eq!(table.undo(BLUE, 6, to), Err(Rejection::PastRecall));
    }
}

#[test]
fn undo_does_not_cross_a_disclosure() {
    let mut table = after(&[Order::Advance(1)]);
    let rolls = table.dice().rolls();
    give(&mut table, &[Order::Show(1)]);
    assert_eq!((table.dice().rolls(), table.to_decide().side()), (rolls, Some(BLUE)));
    for to in [0, 1] {
        assert_eq!(table.undo(BLUE, 2, to), Err(Rejection::PastRecall));
    }
    give(&mut table, &[Order::Advance(1)]);
    assert_eq!(recalls(&table, BLUE), [2], "what comes after the barrier can be taken back");
}

#[test]
fn undo_does_not_cross_a_decision_of_the_other_side() {
    let mut table = after(&[Order::Advance(0), Order::EndTurn]);
    assert_eq!((recalls(&table, BLUE), recalls(&table, RED)), (vec![], vec![]));
    assert_eq!(table.undo(BLUE, 2, 0), Err(Rejection::PastRecall));
    assert_eq!(table.undo(RED, 2, 0), Err(Rejection::PastRecall));
    give(&mut table, &[Order::Advance(4)]);
    assert_eq!((recalls(&table, BLUE), recalls(&table, RED)), (vec![], vec![2]));
    assert_eq!(table.undo(BLUE, 3, 2), Err(Rejection::PastRecall), "another's orders are not for blue to take back");
}

#[test]
fn a_challenge_that_waits_for_an_answer_stands() {
    let mut table = after(&[]);
    let meet = [Order::Advance(0), Order::Advance(0), Order::EndTurn, Order::Advance(7), Order::Advance(7)];
    give(&mut table, &meet);
    give(&mut table, &[Order::EndTurn, Order::Challenge { token: 0, target: 7 }]);
    assert_eq!(table.to_decide().side(), Some(RED), "the captain is asked, for it could be the scout");
    assert_eq!(recalls(&table, BLUE), NONE);
    let refused = table.obey(RED, table.number(), Order::Slip);
    assert!(matches!(refused, Err(Rejection::Refused(refusal)) if refusal.cite == Cite("skirmish:5.5")));
    give(&mut table, &[Order::Stand]);
    assert_eq!(table.to_decide().side(), Some(BLUE), "the step is done, and the turn goes on");
}

#[test]
fn repeated_entries_lead_to_the_same_table() {
    let mut table = before_the_ford();
    table.undo(BLUE, 5, 4).unwrap();
    give(&mut table, &[Order::Advance(0), Order::EndTurn]);
    let mut again = open(usual());
    for entry in table.entries() {
        again.repeat(*entry).unwrap();
    }
    assert_eq!(again.prints(), table.prints());
    assert_eq!(again.story(), table.story());
    assert_eq!(again.entries(), table.entries());
}

#[test]
fn an_entry_that_does_not_fit_is_not_repeated() {
    let mut table = after(&[Order::Advance(0)]);
    assert_eq!(table.repeat(Entry::Undo { side: BLUE, to: 7 }), Err(Rejection::PastRecall));
    let out_of_turn = Entry::Order { side: RED, order: Order::EndTurn };
    assert_eq!(table.repeat(out_of_turn), Err(Rejection::OutOfTurn { asked: BLUE }));
}

#[test]
fn a_viewer_hears_what_he_may_from_where_he_likes() {
    let table = after(&[Order::Shuffle(0)]);
    let heard = |viewer| table.told(viewer, 0).len();
    assert_eq!(heard(Viewer::Side(BLUE)), table.story().len());
    assert_eq!(heard(Viewer::Side(RED)), table.story().len() - 1, "that the captain was mixed in is blue's affair");
    let all = table.told(Viewer::Side(RED), 0);
    assert_eq!(table.told(Viewer::Side(RED), 3), all[3..]);
    assert_eq!(table.told(Viewer::Side(RED), 99), []);
}
