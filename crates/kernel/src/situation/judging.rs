//! How a situation is played: order by order, then what was expected of it.

use std::sync::Arc;

use super::vocabulary::{COMMON_SENTENCES, UNDO, fit_some};
use super::{Act, Fault, Report, Situation, Staged};
use crate::cite::Cited;
use crate::facade::side_message;
use crate::label::Label;
use crate::present::Present;
use crate::refusal::Refusal;
use crate::system::{Decision, Side, Viewer};
use crate::table::{Rejection, Table, Told};

impl Situation {
    /// Plays it and compares what happened with what was expected. What comes after an order that
    /// failed is not judged: it would speak of another position.
    pub fn play<S: Staged>(&self, text: &str, battle: &Arc<S::Battle>) -> Report {
        let mut report = Report::default();
        let mut table = match self.set::<S>(text, battle) {
            Ok(table) => table,
            Err(fault) => {
                report.faults.push(fault);
                report.unjudged = self.expect.len();
                return report;
            }
        };
        let opening = Act { happened: heard(&table, 0, &mut report), ..Act::default() };
        if !opening.happened.is_empty() {
            report.acts.push(opening);
        }
        for words in &self.orders {
            let note = half_given::<S>(&table);
            if let Err(what) = act(&mut table, words.get_ref(), &mut report) {
                report.faults.push(Fault { note, ..Fault::at(text, words.span().start, what) });
                report.unjudged = self.expect.len();
                break;
            }
        }
        if report.faults.is_empty() {
            self.compare(text, &table, &mut report);
        }
        report.state = state(&table);
        if report.faults.iter().all(|fault| fault.note.is_none()) {
            report.state.extend(half_given::<S>(&table));
        }
        report.end = S::describe(table.battle(), table.position());
        report
    }

    fn compare<S: Staged>(&self, text: &str, table: &Table<S>, report: &mut Report) {
        for words in &self.expect {
            let what = match holds(table, words.get_ref()) {
                Ok(true) => continue,
                Ok(false) => Label::new("judge-not-so").with("words", words.get_ref().as_str()),
                Err(what) => what,
            };
            report.faults.push(Fault::at(text, words.span().start, what));
        }
        for cite in self.cites.get_ref() {
            if !report.carried.contains(cite.get_ref()) {
                let what = Label::new("judge-not-carried").with("cite", cite.get_ref().as_str());
                report.faults.push(Fault::at(text, cite.span().start, what));
            }
        }
        if table.dice().left_over() > 0 {
            let what = Label::new("judge-dice-left").with("count", table.dice().left_over() as i64);
            report.faults.push(Fault::at(text, self.title.span().start, what));
        }
    }
}

/// Where the battle stands: its time, and what is asked of whom.
fn state<S: Staged>(table: &Table<S>) -> Vec<Label> {
    let (battle, position) = (table.battle(), table.position());
    let side_of = |side: Side| side_message(S::side_key(battle, side));
    let asked = match table.to_decide() {
        Decision::Asks { side, question } => {
            let view = S::view(battle, position, Viewer::Side(side));
            let (label, _) = S::question(battle, &view, side, question);
            let names = S::question_names(question).join(", ");
            let asked = Label::new("judge-asked").with_message("side", side_of(side));
            asked.with("question", vec![label]).with("names", names.as_str())
        }
        Decision::Over(outcome) => match outcome.winner {
            Some(winner) => Label::new("judge-won").with_message("side", side_of(winner)),
            None => Label::new("judge-drawn"),
        },
    };
    vec![S::state(battle, position), asked]
}

/// What was begun and waits for its other half.
fn half_given<S: Staged>(table: &Table<S>) -> Option<Label> {
    let half = S::half_given(table.battle(), table.position())?;
    Some(Label::new("judge-half-given").with("words", half.as_str()))
}

/// What an author says of an order.
#[derive(Clone, Copy)]
enum Expected<'a> {
    /// It is carried out.
    Done,
    /// A paragraph forbids it.
    Refused(&'a str),
}

impl<'a> Expected<'a> {
    /// Whether a refusal is the one that was expected.
    fn is(self, refusal: Refusal) -> bool {
        let Expected::Refused(cite) = self else { return false };
        refusal.cite.0 == cite || refusal.also.is_some_and(|also| also.0 == cite)
    }

    /// Splits a line into the order and what is said of it.
    fn read(words: &'a str) -> Result<(&'a str, Self), Label> {
        let Some((order, rest)) = words.split_once("=>") else { return Ok((words.trim(), Expected::Done)) };
        let cite = rest.trim().strip_prefix("refused").ok_or_else(|| Label::new("judge-after-arrow"))?;
        Ok((order.trim(), Expected::Refused(cite.trim())))
    }
}

/// Carries out one line of orders; an error means that it went otherwise than the author said.
fn act<S: Staged>(table: &mut Table<S>, words: &str, report: &mut Report) -> Result<(), Label> {
    let (order, expected) = Expected::read(words)?;
    let no_side = || Label::new("judge-no-side-said").with("words", order);
    let (side, order) = order.split_once(':').ok_or_else(no_side)?;
    let side = side_named::<S>(table.battle(), side.trim())?;
    let order = order.trim();
    known_order::<S>(order)?;
    let (from, begun) = (table.story().len(), half_given(table));
    let result = give(table, side, order);
    let mut done = Act { words: words.to_owned(), happened: heard(table, from, report), ..Act::default() };
    let verdict = match (result, expected) {
        (Ok(()), Expected::Done) => Ok(()),
        (Ok(()), Expected::Refused(cite)) => Err(Label::new("judge-carried-out").with("cite", cite)),
        (Err(Slip::Words(what)), _) => Err(what),
        (Err(Slip::Unasked(asked, None)), _) | (Err(Slip::Unasked(asked, _)), Expected::Done) => {
            Err(table.complaint(Rejection::OutOfTurn { asked }).label)
        }
        (Err(Slip::Refused(refusal) | Slip::Unasked(_, Some(refusal))), _) => {
            refusal.cites(&mut |cite| {
                report.carried.insert(cite.to_string());
            });
            let why = S::refusal(table.battle(), refusal);
            done.refused = Some((why.clone(), refusal.cite.to_string()));
            match expected {
                _ if expected.is(refusal) => Ok(()),
                Expected::Done => Err(forbidden("judge-forbidden", refusal, why)),
                Expected::Refused(cite) => {
                    Err(forbidden("judge-forbidden-otherwise", refusal, why).with("expected", cite))
                }
            }
        }
    };
    done.half = half_given(table).filter(|half| done.refused.is_some() && begun.as_ref() != Some(half));
    report.acts.push(done);
    verdict
}

fn forbidden(id: &str, refusal: Refusal, why: Label) -> Label {
    Label::new(id).with("cite", refusal.cite.0).with("why", vec![why])
}

/// What went wrong with an order.
enum Slip {
    /// The words were not understood, or nothing more can be ordered.
    Words(Label),
    /// Another has to decide; if a paragraph says when such an order is asked for, it may be named.
    Unasked(Side, Option<Refusal>),
    /// The rules forbid it.
    Refused(Refusal),
}

fn give<S: Staged>(table: &mut Table<S>, side: Side, words: &str) -> Result<(), Slip> {
    if table.to_decide().side().is_none() {
        return Err(slip(table, Rejection::Over, None));
    }
    if words == UNDO {
        let number = table.number();
        let to = table.recalls(side).last();
        let past = || Slip::Words(table.complaint(Rejection::PastRecall).label);
        let to = to.ok_or_else(past)?;
        return table.undo(side, number, to).map_err(|rejection| slip(table, rejection, None));
    }
    let read = S::read_order(table.battle(), table.position(), words);
    let orders = read.map_err(|what| {
        // Words are read as those of the side that decides: the other side is told so first.
        match table.to_decide().side() {
            Some(asked) if asked != side => slip(table, Rejection::OutOfTurn { asked }, None),
            _ => Slip::Words(verbatim(&what)),
        }
    })?;
    for order in orders {
        table.obey(side, table.number(), order).map_err(|rejection| slip(table, rejection, Some(order)))?;
    }
    Ok(())
}

/// What a rejection means for the author of the order.
fn slip<S: Staged>(table: &Table<S>, rejection: Rejection, order: Option<S::Order>) -> Slip {
    match rejection {
        Rejection::Refused(refusal) => Slip::Refused(refusal),
        Rejection::OutOfTurn { asked } => {
            Slip::Unasked(asked, order.and_then(|order| S::unasked(table.battle(), order)))
        }
        _ => Slip::Words(table.complaint(rejection).label),
    }
}

/// Words of a reader that knows no other language.
pub(super) fn verbatim(what: &str) -> Label {
    Label::new("judge-reader").with("what", what)
}

fn side_named<S: Present>(battle: &S::Battle, name: &str) -> Result<Side, Label> {
    let found = Side::BOTH.into_iter().find(|side| S::side_key(battle, *side) == name);
    found.ok_or_else(|| {
        let known = Side::BOTH.map(|side| S::side_key(battle, side)).join(", ");
        Label::new("judge-no-such-side").with("name", name).with("known", known.as_str())
    })
}

/// Whether each sentence of a line of orders has a form that is known.
fn known_order<S: Staged>(words: &str) -> Result<(), Label> {
    let orders = S::VOCABULARY.orders;
    let unknown = words.split(';').map(str::trim).find(|words| *words != UNDO && !fit_some(orders, words));
    match unknown {
        None => Ok(()),
        Some(words) => {
            let known = orders.iter().chain([&UNDO]).copied().collect::<Vec<_>>().join(" · ");
            Err(Label::new("judge-no-order").with("words", words).with("known", known.as_str()))
        }
    }
}

/// Whether a sentence is true.
fn holds<S: Staged>(table: &Table<S>, words: &str) -> Result<bool, Label> {
    if let Some(rest) = words.strip_prefix("not ") {
        return holds(table, rest.trim()).map(|holds| !holds);
    }
    if let ["asks" | "asked", side, question] = words.split_whitespace().collect::<Vec<_>>().as_slice() {
        return is_asked(table, side, question);
    }
    let sentences = S::VOCABULARY.sentences;
    if !fit_some(sentences, words) {
        let known = sentences.iter().chain(&COMMON_SENTENCES).copied().collect::<Vec<_>>().join(" · ");
        return Err(Label::new("judge-no-sentence").with("words", words).with("known", known.as_str()));
    }
    S::holds(table.battle(), table.position(), words).map_err(|what| verbatim(&what))
}

/// Whether a side is asked something; a name that no question has is told
/// with those that there are.
fn is_asked<S: Staged>(table: &Table<S>, side: &str, name: &str) -> Result<bool, Label> {
    let side = side_named::<S>(table.battle(), side)?;
    if !S::VOCABULARY.questions.contains(&name) {
        let mut known = S::VOCABULARY.questions.to_vec();
        known.sort_unstable();
        known.dedup();
        return Err(Label::new("judge-no-question").with("name", name).with("known", known.join(", ").as_str()));
    }
    Ok(match table.to_decide() {
        Decision::Asks { side: asked, question } => asked == side && S::question_names(question).contains(&name),
        Decision::Over(_) => false,
    })
}

/// What happened from a passage on, with the paragraphs; the report takes note of these. An undo
/// shortens the story: then nothing new has happened.
fn heard<S: Present>(table: &Table<S>, from: usize, report: &mut Report) -> Vec<(Label, Vec<String>)> {
    let mut lines = Vec::new();
    let view = S::revealed(table.battle(), table.position());
    for passage in table.story().get(from..).unwrap_or_default() {
        if let Told::Event(_) = &passage.told {
            let line = table.line(&view, passage);
            report.carried.extend(line.cites.iter().cloned());
            lines.push((line.label, line.cites));
        }
    }
    lines
}
