//! Situations: one that passes, and one for each kind of fault, with the line and the column.

use std::sync::Arc;

use kernel::Label;
use kernel::situation::{Fault, Report, Situation};

use crate::usual;
use skirmish::Skirmish;

/// Blue's captain before red's guard, with support.
const DUEL: &str = r#"title = "a captain with support beats a guard with a two"
cites = ["skirmish:4.2", "skirmish:4.6"]
pack = "skirmish-1"
dice = [1]
orders = [
    "blue: challenge p0 p5",
    "red: stand",
]
expect = ["p5 removed", "p0 shown", "blue to decide"]

[position]
mover = "blue"
blue.tokens = ["captain f2", "guard f2", "guard f0", "scout f0"]
red.tokens = ["scout f4", "guard f3", "guard f5", "captain f5"]
"#;

fn judge(text: &str) -> Report {
    let situation = Situation::read(text).unwrap();
    situation.play::<Skirmish>(text, &Arc::new(usual()))
}

/// The only fault of a situation that was changed.
#[track_caller]
fn fault(from: &str, to: &str) -> Fault {
    assert!(DUEL.contains(from), "{from}");
    let report = judge(&DUEL.replace(from, to));
    assert_eq!(report.faults.len(), 1, "{:?}", report.faults);
    report.faults[0].clone()
}

/// The fault of a situation that cannot be read.
#[track_caller]
fn misread(from: &str, to: &str) -> Fault {
    assert!(DUEL.contains(from), "{from}");
    Situation::read(&DUEL.replace(from, to)).unwrap_err()
}

#[track_caller]
fn at(fault: &Fault, line: usize, column: usize, words: &str) {
    assert_eq!((fault.line, fault.column), (line, column), "{fault}");
    assert!(fault.to_string().contains(words), "expected `{words}` in: {fault}");
}

#[test]
fn one_that_passes() {
    let report = judge(DUEL);
    assert_eq!(report.faults, []);
    assert_eq!(report.acts.len(), 2);
    let labels: Vec<&str> = report.acts[1].happened.iter().map(|(label, _)| label.id.as_str()).collect();
    assert_eq!(labels, ["skirmish-line-stood", "skirmish-line-duel"]);
    assert!(report.carried.contains("skirmish:4.5") && !report.carried.contains("skirmish:2.1"));
    assert!(report.end.contains("p5 guard removed"), "{}", report.end);
}

#[test]
fn the_same_with_a_lower_roll_is_not_so() {
    // Three against two, and one for support: a one is enough, a zero is not.
    let fault = fault("dice = [1]\n", "dice = [0]\n");
    at(&fault, 9, 11, "judge-not-so words=p5 removed");
}

#[test]
fn an_unknown_key() {
    at(&misread("dice = [1]", "dices = [1]"), 4, 1, "unknown field `dices`");
}

#[test]
fn a_missing_key() {
    let fault = misread("pack = \"skirmish-1\"\n", "");
    assert!(fault.to_string().contains("missing field `pack`"), "{fault}");
}

#[test]
fn a_value_of_the_wrong_type() {
    at(&misread("dice = [1]", "dice = [\"one\"]"), 4, 9, "invalid type");
    at(&misread("pack = \"skirmish-1\"", "pack = 1"), 3, 8, "invalid type");
}

#[test]
fn something_that_is_no_toml() {
    at(&misread("dice = [1]", "dice = [1"), 5, 1, "missing comma");
}

#[test]
fn words_of_the_position_that_nobody_understands() {
    at(&fault("\"guard f2\"", "\"guard f9\""), 13, 37, "`f9` is no field");
    at(&fault("\"scout f4\"", "\"skout f4\""), 14, 16, "`skout` is no face");
    at(&fault("mover = \"blue\"", "mover = \"green\""), 12, 10, "`green` is no side");
    at(&fault("\"captain f2\", ", ""), 11, 1, "a side has 4 tokens");
}

#[test]
fn an_unknown_side() {
    at(&fault_of_order("green: end"), 6, 5, "judge-no-such-side known=blue, red name=green");
    at(&fault_of_order("end"), 6, 5, "judge-no-side-said words=end");
}

/// The first fault when the first order is another one and the second is left out.
#[track_caller]
fn fault_of_order(words: &str) -> Fault {
    let text = DUEL.replace("blue: challenge p0 p5", words).replace("    \"red: stand\",\n", "");
    judge(&text).faults.first().cloned().expect("it went through")
}

#[test]
fn words_of_an_order_that_nobody_understands() {
    at(&fault_of_order("blue: attack p0"), 6, 5, "judge-no-order known=advance TOKEN [twice] · challenge TOKEN TOKEN");
    at(&fault_of_order("blue: challenge p0 p99"), 6, 5, "`p99` is no token");
    at(&fault_of_order("blue: end => forbidden"), 6, 5, "judge-after-arrow");
}

#[test]
fn a_side_that_is_not_asked() {
    at(&fault_of_order("red: end"), 6, 5, "table-out-of-turn side=side-blue");
    let text = DUEL.replace("red: stand", "blue: end");
    at(&judge(&text).faults[0], 7, 5, "table-out-of-turn side=side-red");
}

#[test]
fn an_order_after_the_end() {
    let text = DUEL.replace("mover = \"blue\"", "mover = \"blue\"\nround = 9");
    at(&judge(&text).faults[0], 6, 5, "table-over");
}

#[test]
fn an_expected_refusal() {
    let text = r#"title = "a token does not challenge over two fields"
cites = ["skirmish:4.4", "skirmish:3.1"]
pack = "skirmish-1"
orders = [
    "blue: challenge p0 p4 => refused skirmish:4.4",
    "blue: shuffle f1 => refused skirmish:3.3",
    "blue: shuffle f1 => refused skirmish:3.1",
]
expect = ["actions 2"]
[position]
blue.tokens = ["captain f2", "guard f2", "guard f0", "scout f0"]
red.tokens = ["scout f4", "guard f3", "guard f5", "captain f5"]
"#;
    let report = judge(text);
    assert_eq!(report.faults, [], "the second paragraph of a refusal counts as well");
    let (label, cite) = report.acts[0].refused.clone().unwrap();
    assert_eq!((label.id.as_str(), cite.as_str()), ("skirmish-refusal-too-far", "skirmish:4.4"));
}

#[test]
fn a_refusal_that_does_not_come() {
    at(&fault_of_order("blue: advance p2 => refused skirmish:2.5"), 6, 5, "judge-carried-out cite=skirmish:2.5");
}

#[test]
fn a_refusal_that_nobody_expected() {
    at(&fault_of_order("blue: advance p0"), 6, 5, "judge-forbidden cite=skirmish:2.8 why=skirmish-");
}

#[test]
fn a_refusal_by_another_paragraph() {
    let fault = fault_of_order("blue: advance p0 => refused skirmish:2.5");
    at(&fault, 6, 5, "judge-forbidden-otherwise cite=skirmish:2.8 expected=skirmish:2.5");
}

#[test]
fn a_citation_that_nothing_carries() {
    at(&fault("\"skirmish:4.6\"]", "\"skirmish:2.2\"]"), 2, 26, "judge-not-carried cite=skirmish:2.2");
}

#[test]
fn forced_dice_left_over() {
    at(&fault("dice = [1]", "dice = [1, 5, 3]"), 1, 9, "judge-dice-left count=2");
}

#[test]
fn a_sentence_that_is_not_so_or_is_none() {
    at(&fault("\"p0 shown\"", "\"p1 shown\""), 9, 25, "judge-not-so words=p1 shown");
    at(&fault("\"p0 shown\"", "\"p0 happy\""), 9, 25, "words=p0 happy");
}

#[test]
fn every_fault_is_reported() {
    let text = DUEL.replace("p5 removed", "p5 on f3").replace("dice = [1]", "dice = [1, 1]");
    let report = judge(&text.replace("\"skirmish:4.6\"]", "\"skirmish:9.9\"]"));
    assert_eq!(report.faults.len(), 3, "{:?}", report.faults);
}

/// A march that is taken back, wholly or in part.
fn march(orders: &str, expect: &str) -> Report {
    let text = format!(
        r#"title = "märsche"
cites = ["skirmish:2.1"]
pack = "skirmish-1"
orders = [{orders}]
expect = [{expect}]
[position]
blue.tokens = ["captain f2", "guard f2", "guard f0", "scout f0"]
red.tokens = ["scout f5", "guard f5", "guard f5", "captain f5"]
"#
    );
    judge(&text)
}

#[test]
fn undo_in_a_situation() {
    let report = march(r#""blue: advance p2 twice", "blue: undo""#, r#""p2 on f1", "actions 1""#);
    assert_eq!(report.faults, []);
    let report = march(r#""blue: advance p2 twice", "blue: undo", "blue: undo""#, r#""p2 on f0", "actions 2""#);
    assert_eq!(report.faults, []);
    assert!(report.acts[1].happened.is_empty() && report.acts[2].happened.is_empty());
}

#[test]
fn undo_that_is_past_recall() {
    let report = march(r#""blue: undo""#, "");
    at(&report.faults[0], 4, 11, "table-past-recall");
    let report = march(r#""blue: advance p2", "blue: show p2", "blue: undo""#, "");
    at(&report.faults[0], 4, 48, "table-past-recall");
}

#[test]
fn an_order_of_several_atoms_stops_where_it_is_refused() {
    let report = march(r#""blue: advance p3", "blue: advance p2 twice""#, r#""p2 on f1""#);
    assert_eq!(report.faults.len(), 1);
    at(&report.faults[0], 4, 31, "judge-forbidden cite=skirmish:2.5");
}

#[test]
fn columns_count_letters_and_lines_count_from_one() {
    let fault = Fault::at("für\nä=ö", 8, Label::new("here"));
    assert_eq!((fault.line, fault.column), (2, 3));
    assert_eq!(fault.to_string(), "line 2, column 3: here");
    let inside_a_letter = Fault::at("ä", 1, Label::new("here"));
    assert_eq!((inside_a_letter.line, inside_a_letter.column), (1, 1));
    assert_eq!(Fault::at("", 99, Label::default()).line, 1);
}

#[test]
fn what_comes_after_a_failed_order_is_not_judged() {
    let text = DUEL.replace("red: stand", "red: end").replace("p0 shown", "p0 on f9");
    let report = judge(&text);
    assert_eq!(report.faults.len(), 1, "the cause, and nothing that follows from it: {:?}", report.faults);
    at(&report.faults[0], 7, 5, "judge-forbidden");
    assert_eq!(report.unjudged, 3);
    assert_eq!(judge(DUEL).unjudged, 0);
}

#[test]
fn an_order_that_nobody_asked_for_is_refused_by_its_paragraph() {
    let text = r#"title = "nobody slips away unasked"
cites = ["skirmish:5.1"]
pack = "skirmish-1"
orders = ["red: stand => refused skirmish:5.1"]
expect = ["asks blue turn"]
[position]
blue.tokens = ["captain f2", "guard f2", "guard f0", "scout f0"]
red.tokens = ["scout f4", "guard f3", "guard f5", "captain f5"]
"#;
    assert_eq!(judge(text).faults, []);
    let wrong = judge(&text.replace("=> refused skirmish:5.1", "=> refused skirmish:4.4"));
    at(&wrong.faults[0], 4, 11, "judge-forbidden-otherwise cite=skirmish:5.1 expected=skirmish:4.4");
    // No paragraph says when a turn may be ended: whose turn it is, is told instead.
    let wrong = judge(&text.replace("red: stand", "red: end"));
    at(&wrong.faults[0], 4, 11, "table-out-of-turn side=side-blue");
    // Anybody who expects no refusal is told whose turn it is, too.
    let wrong = judge(&text.replace(" => refused skirmish:5.1", ""));
    at(&wrong.faults[0], 4, 11, "table-out-of-turn side=side-blue");
}

#[test]
fn questions_have_names() {
    let asked = |sentence: &str| judge(&DUEL.replace("blue to decide", sentence));
    assert_eq!(asked("asks blue turn").faults, []);
    assert_eq!(asked("not asked blue reaction").faults, []);
    at(&asked("asked red turn").faults[0], 9, 37, "judge-not-so words=asked red turn");
    at(&asked("asks blue tern").faults[0], 9, 37, "judge-no-question known=guard, reaction, set-up, turn name=tern");
    at(&asked("asks green turn").faults[0], 9, 37, "judge-no-such-side");
    let before = DUEL.replace("    \"red: stand\",\n", "").replace("dice = [1]\n", "");
    let before = before.replace(r#"["p5 removed", "p0 shown", "blue to decide"]"#, r#"["asked red reaction"]"#);
    let before = before.replace(r#"["skirmish:4.2", "skirmish:4.6"]"#, "[]");
    assert_eq!(judge(&before).faults, []);
}

#[test]
fn a_sentence_may_be_denied() {
    let denied = |sentence: &str| judge(&DUEL.replace("p0 shown", sentence));
    assert_eq!(denied("not p1 shown").faults, []);
    assert_eq!(denied("not not p0 shown").faults, []);
    at(&denied("not p0 shown").faults[0], 9, 25, "judge-not-so words=not p0 shown");
}

#[test]
fn a_key_that_means_nothing() {
    let fault = fault("mover = \"blue\"", "moover = \"blue\"");
    at(&fault, 12, 1, "judge-no-key known=round, actions, mover, set-up, blue, red name=moover");
}

#[test]
fn what_was_begun_is_mentioned_with_the_next_fault() {
    let report = march(r#""blue: advance p2 twice => refused skirmish:2.8", "blue: stand""#, "");
    at(&report.faults[0], 4, 11, "judge-carried-out");
    let twice = r#""blue: advance p3", "blue: challenge p0 p4 => refused skirmish:4.4", "blue: stand""#;
    let report = march(twice, "");
    at(&report.faults[0], 4, 80, "; judge-half-given words=one action");
    assert!(report.acts.iter().all(|act| act.half.is_none()), "it was begun by an order that went through");
    assert_eq!(report.state.len(), 2, "it is not told twice");
    let report = march(r#""blue: shuffle f9""#, "");
    assert!(report.faults[0].note.is_none());
}

#[test]
fn a_report_ends_with_where_the_battle_stands_and_what_is_asked() {
    let ids = |report: &Report| report.state.iter().map(|label| label.id.clone()).collect::<Vec<_>>();
    let report = march(r#""blue: advance p3""#, r#""p3 on f1""#);
    assert_eq!(ids(&report), ["skirmish-state", "judge-asked", "judge-half-given"]);
    let asked = &report.state[1];
    assert_eq!(asked.args["names"], "turn".into());
    assert_eq!(asked.args["side"], kernel::Argument::Message { msg: "side-blue".into() });
    // A failed situation too, and one that is over.
    assert_eq!(ids(&judge(&DUEL.replace("red: stand", "red: end")))[..2], ["skirmish-state", "judge-asked"]);
    let over = judge(&DUEL.replace("mover = \"blue\"", "mover = \"blue\"\nround = 9"));
    assert!(["judge-won", "judge-drawn"].contains(&ids(&over)[1].as_str()), "{:?}", over.state);
}
