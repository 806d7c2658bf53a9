//! Situations: a position, some orders, forced dice and the expected result, in one readable file.
//!
//! The form is explained in `docs/situations.md`.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;

use crate::cite::Cited;
use crate::dice::Dice;
use crate::facade::Present;
use crate::label::Label;
use crate::record::describe;
use crate::system::{Decision, Side};
use crate::table::{Rejection, Table, Told};

/// A situation as its author wrote it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    /// What it shows, in a sentence.
    pub title: Spanned<String>,
    /// The paragraphs that its run must carry.
    pub cites: Spanned<Vec<Spanned<String>>>,
    /// The pack whose board is used.
    pub pack: Spanned<String>,
    /// Options of the battle.
    #[serde(default)]
    pub options: toml::Table,
    /// What stands where; the system reads it.
    pub position: Spanned<toml::Table>,
    /// Forced dice, as the system counts them.
    #[serde(default)]
    pub dice: Vec<Spanned<u32>>,
    /// Orders as text: `side: what`, or `side: what => refused system:paragraph`.
    #[serde(default)]
    pub orders: Vec<Spanned<String>>,
    /// What must be true at the end.
    #[serde(default)]
    pub expect: Vec<Spanned<String>>,
}

/// What is wrong with a situation, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {what}")]
pub struct Fault {
    /// Counted from one.
    pub line: usize,
    /// Counted from one.
    pub column: usize,
    /// What is wrong, and what was expected.
    pub what: String,
}

impl Fault {
    /// A fault at a byte of a text.
    pub fn at(text: &str, byte: usize, what: impl Into<String>) -> Self {
        let before = &text[..text.floor_char_boundary(byte)];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Fault { line, column, what: what.into() }
    }
}

/// What a system adds so that its situations can be read.
pub trait Staged: Present {
    /// What the lowest face of a die is called: zero where shuffles are forced, one where dice have spots.
    const LOWEST_DIE: u32 = 0;
    /// What the highest face is called, where all dice are alike.
    const HIGHEST_DIE: u32 = u32::MAX;

    /// Sets a position up from the author's words; whatever happens on the way is told.
    ///
    /// # Errors
    /// Says which words were not understood.
    fn stage(
        battle: &Self::Battle,
        words: &toml::Table,
        dice: &mut Dice,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self::Position, String>;

    /// Reads an order of the deciding side: the atoms that carry it out.
    ///
    /// # Errors
    /// Says which words were not understood.
    fn read_order(battle: &Self::Battle, position: &Self::Position, words: &str) -> Result<Vec<Self::Order>, String>;

    /// Whether a sentence is true of a position.
    ///
    /// # Errors
    /// Says which words were not understood.
    fn holds(battle: &Self::Battle, position: &Self::Position, words: &str) -> Result<bool, String>;

    /// What the position is instead, for a sentence that is not true.
    fn describe(battle: &Self::Battle, position: &Self::Position) -> String;
}

/// One order of a situation and what came of it.
#[derive(Clone, Debug)]
pub struct Act {
    /// The author's words.
    pub words: String,
    /// What happened, with the paragraphs.
    pub happened: Vec<(Label, Vec<String>)>,
    /// The refusal, if there was one.
    pub refused: Option<(Label, String)>,
}

/// How a situation went.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Order by order.
    pub acts: Vec<Act>,
    /// Every paragraph that the run carried.
    pub carried: BTreeSet<String>,
    /// What was not as expected; empty means it passed.
    pub faults: Vec<Fault>,
    /// What stands where at the end.
    pub end: String,
}

impl Situation {
    /// Reads a situation.
    ///
    /// # Errors
    /// Where it is not what a situation should be.
    pub fn read(text: &str) -> Result<Self, Fault> {
        toml::from_str(text).map_err(|error| {
            let byte = error.span().map_or(0, |span| span.start);
            Fault::at(text, byte, error.message())
        })
    }

    /// Sets the position up on a table.
    ///
    /// # Errors
    /// Where the position cannot be understood.
    pub fn set<S: Staged>(&self, text: &str, battle: &Arc<S::Battle>) -> Result<Table<S>, Fault> {
        let lowest = S::LOWEST_DIE;
        if let Some(wrong) = self.dice.iter().find(|value| *value.get_ref() < lowest) {
            return Err(Fault::at(text, wrong.span().start, format!("dice are counted from {lowest}")));
        }
        let highest = S::HIGHEST_DIE;
        if let Some(wrong) = self.dice.iter().find(|value| *value.get_ref() > highest) {
            let what = format!("no die shows more than {highest}");
            return Err(Fault::at(text, wrong.span().start, what));
        }
        let mut dice = Dice::forced(self.dice.iter().map(|value| value.get_ref() - lowest));
        let mut events = Vec::new();
        let position = S::stage(battle, self.position.get_ref(), &mut dice, &mut events)
            .map_err(|what| Fault::at(text, locate(text, &self.position, &what), what))?;
        Ok(Table::set(Arc::clone(battle), position, dice, events))
    }

    /// Plays it and compares what happened with what was expected.
    pub fn play<S: Staged>(&self, text: &str, battle: &Arc<S::Battle>) -> Report {
        let mut report = Report::default();
        let mut table = match self.set::<S>(text, battle) {
            Ok(table) => table,
            Err(fault) => {
                report.faults.push(fault);
                return report;
            }
        };
        let opening = Act { words: String::new(), happened: heard(&table, 0, &mut report), refused: None };
        if !opening.happened.is_empty() {
            report.acts.push(opening);
        }
        for words in &self.orders {
            if let Err(what) = act(&mut table, words.get_ref(), &mut report) {
                report.faults.push(Fault::at(text, words.span().start, what));
                break;
            }
        }
        self.compare(text, &table, &mut report);
        report
    }

    fn compare<S: Staged>(&self, text: &str, table: &Table<S>, report: &mut Report) {
        let fault = |at: usize, what: String| Fault::at(text, at, what);
        for words in &self.expect {
            match S::holds(table.battle(), table.position(), words.get_ref()) {
                Ok(true) => {}
                Ok(false) => report.faults.push(fault(words.span().start, format!("not so: {}", words.get_ref()))),
                Err(what) => report.faults.push(fault(words.span().start, what)),
            }
        }
        for cite in self.cites.get_ref() {
            if !report.carried.contains(cite.get_ref()) {
                let what = format!("nothing in this run rests on {}", cite.get_ref());
                report.faults.push(fault(cite.span().start, what));
            }
        }
        if table.dice().left_over() > 0 {
            let what = format!("{} forced dice were never rolled", table.dice().left_over());
            report.faults.push(fault(self.title.span().start, what));
        }
        report.end = S::describe(table.battle(), table.position());
    }
}

/// The byte where words quoted in a complaint stand, or where the position begins.
fn locate(text: &str, position: &Spanned<toml::Table>, what: &str) -> usize {
    let start = position.span().start;
    let quoted = what.split('`').nth(1).unwrap_or_default();
    let found = (!quoted.is_empty()).then(|| text.get(start..).and_then(|rest| rest.find(quoted))).flatten();
    start + found.unwrap_or_default()
}

/// Carries out one line of orders; an error means that it went otherwise than the author said.
fn act<S: Staged>(table: &mut Table<S>, words: &str, report: &mut Report) -> Result<(), String> {
    let (order, refusal) = match words.split_once("=>") {
        Some((order, rest)) => {
            let cite = rest.trim().strip_prefix("refused").ok_or("after `=>` comes `refused system:paragraph`")?;
            (order.trim(), Some(cite.trim()))
        }
        None => (words.trim(), None),
    };
    let (side, what) = order.split_once(':').ok_or_else(|| format!("`{order}` does not begin with `side:`"))?;
    let side = Side::BOTH
        .into_iter()
        .find(|candidate| S::side_key(table.battle(), *candidate) == side.trim())
        .ok_or_else(|| format!("there is no side `{}`", side.trim()))?;
    if let Decision::Asks { side: asked, .. } = table.to_decide()
        && asked != side
    {
        return Err(format!("it is for {} to decide", S::side_key(table.battle(), asked)));
    }
    let from = table.story().len();
    let mut done = Act { words: words.to_owned(), happened: Vec::new(), refused: None };
    let result = give(table, side, what.trim());
    done.happened = heard(table, from, report);
    let verdict = match (result, refusal) {
        (Ok(()), None) => Ok(()),
        (Ok(()), Some(cite)) => Err(format!("it was carried out; {cite} was expected to forbid it")),
        (Err(Slip::Words(what)), _) => Err(what),
        (Err(Slip::Rejected(Rejection::Refused(refused))), cite) => {
            refused.cites(&mut |cite| {
                report.carried.insert(cite.to_string());
            });
            done.refused = Some((S::refusal(table.battle(), refused), refused.cite.to_string()));
            match cite {
                Some(cite) if refused.cite.0 == cite || refused.also.is_some_and(|also| also.0 == cite) => Ok(()),
                Some(cite) => Err(format!("{cite} was expected to forbid it, but {}", describe_refusal(refused))),
                None => Err(describe_refusal(refused)),
            }
        }
        (Err(Slip::Rejected(rejection)), _) => Err(describe(rejection)),
    };
    report.acts.push(done);
    verdict
}

fn describe_refusal(refusal: crate::refusal::Refusal) -> String {
    describe(Rejection::Refused(refusal))
}

/// What went wrong with an order.
enum Slip {
    /// The words were not understood.
    Words(String),
    /// The table rejected it.
    Rejected(Rejection),
}

fn give<S: Staged>(table: &mut Table<S>, side: Side, words: &str) -> Result<(), Slip> {
    if words == "undo" {
        let number = table.number();
        let to = table.recalls(side).last().ok_or(Slip::Rejected(Rejection::PastRecall))?;
        return table.undo(side, number, to).map_err(Slip::Rejected);
    }
    let orders = S::read_order(table.battle(), table.position(), words).map_err(Slip::Words)?;
    for order in orders {
        table.obey(side, table.number(), order).map_err(Slip::Rejected)?;
    }
    Ok(())
}

/// What happened from a passage on, with the paragraphs; the report takes note of these. An undo shortens the story: then
/// nothing new has happened.
fn heard<S: Present>(table: &Table<S>, from: usize, report: &mut Report) -> Vec<(Label, Vec<String>)> {
    let mut lines = Vec::new();
    let view = S::revealed(table.battle(), table.position());
    for passage in table.story().get(from..).unwrap_or_default() {
        if let Told::Event(event) = &passage.told {
            let line = S::line(table.battle(), &view, event);
            event.cites(&mut |cite| {
                report.carried.insert(cite.to_string());
            });
            lines.push((line.label, line.cites));
        }
    }
    lines
}
