//! Situations: a position, some orders, forced dice and the expected result, in one readable file.
//!
//! The form is explained in `docs/situations.md`.

mod judging;
mod vocabulary;
pub mod words;

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;

use crate::dice::Dice;
use crate::journal::Noted;
use crate::label::{Argument, Label};
use crate::present::Present;
use crate::refusal::Refusal;
use crate::system::{Side, System};
use crate::table::Table;
pub use vocabulary::{COMMON_SENTENCES, UNDO, Vocabulary, fits};

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
#[derive(Clone, Debug, PartialEq, Error)]
pub struct Fault {
    /// Counted from one.
    pub line: usize,
    /// Counted from one.
    pub column: usize,
    /// What is wrong, and what was expected.
    pub what: Label,
    /// What may be behind it.
    pub note: Option<Label>,
}

impl Fault {
    /// A fault at a byte of a text.
    pub fn at(text: &str, byte: usize, what: Label) -> Self {
        let before = &text[..text.floor_char_boundary(byte)];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Fault { line, column, what, note: None }
    }

    /// A fault in the words of a reader that knows no other language.
    pub fn verbatim(text: &str, byte: usize, what: &str) -> Self {
        Fault::at(text, byte, judging::verbatim(what))
    }
}

/// For developers: messages are named, not told.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        name(f, &self.what)?;
        match &self.note {
            Some(note) => {
                write!(f, "; ")?;
                name(f, note)
            }
            None => Ok(()),
        }
    }
}

fn name(f: &mut fmt::Formatter<'_>, label: &Label) -> fmt::Result {
    write!(f, "{}", label.id)?;
    for (key, argument) in label.args.iter() {
        match argument {
            Argument::Number(number) => write!(f, " {key}={number}")?,
            Argument::Text(text) => write!(f, " {key}={text}")?,
            Argument::Message { msg } => write!(f, " {key}={msg}")?,
            Argument::List(labels) => {
                write!(f, " {key}=")?;
                labels.iter().try_for_each(|label| name(f, label))?;
            }
        }
    }
    Ok(())
}

/// A position, the dice that are left, and what happened on the way to it.
pub type Opening<S> = (<S as System>::Position, Dice, Vec<Noted<<S as System>::Event>>);

/// What a system adds so that its situations can be read.
pub trait Staged: Present {
    /// What the lowest face of a die is called: zero where shuffles are forced,
    /// one where dice have spots.
    const LOWEST_DIE: u32 = 0;
    /// What the highest face is called, where all dice are alike.
    const HIGHEST_DIE: u32 = u32::MAX;
    /// The words that are understood.
    const VOCABULARY: Vocabulary;

    /// Sets a position up from the author's words; whatever happens on the way is told. `open`
    /// alone is understood everywhere: the battle as it opens.
    ///
    /// # Errors
    /// Says which words were not understood.
    fn stage(
        battle: &Self::Battle,
        words: &toml::Table,
        dice: &mut Dice,
        events: &mut Vec<Noted<Self::Event>>,
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

    /// The names of a question, as `asks` takes them.
    fn question_names(question: Self::Question) -> &'static [&'static str];

    /// The time of the battle, whose turn it is, and what can still be spent: one line for reports.
    fn state(battle: &Self::Battle, position: &Self::Position) -> Label;

    /// What stands where, for reports.
    fn describe(battle: &Self::Battle, position: &Self::Position) -> String;

    /// The half of an order that was given and waits for its other half, in the words of orders.
    fn half_given(_battle: &Self::Battle, _position: &Self::Position) -> Option<String> {
        None
    }

    /// Why an order is refused that nobody asked its side for; nothing if no paragraph
    /// says when it is asked for.
    fn unasked(_battle: &Self::Battle, _order: Self::Order) -> Option<Refusal> {
        None
    }
}

/// One order of a situation and what came of it.
#[derive(Clone, Debug, Default)]
pub struct Act {
    /// The author's words.
    pub words: String,
    /// What happened, with the paragraphs.
    pub happened: Vec<(Label, Vec<String>)>,
    /// The refusal, if there was one.
    pub refused: Option<(Label, String)>,
    /// That part of it was given before it was refused, and still waits.
    pub half: Option<Label>,
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
    /// How many expectations were not judged, since an order failed before.
    pub unjudged: usize,
    /// Where the battle stands at the end, and what is asked.
    pub state: Vec<Label>,
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
            Fault::verbatim(text, byte, error.message())
        })
    }

    /// Sets the position up on a table.
    ///
    /// # Errors
    /// Where the position cannot be understood.
    pub fn set<S: Staged>(&self, text: &str, battle: &Arc<S::Battle>) -> Result<Table<S>, Fault> {
        let (position, dice, events) = self.staged::<S>(text, battle)?;
        Ok(Table::set(Arc::clone(battle), position, dice, events))
    }

    /// The position with the dice that are left and what happened on the way, for a battle that
    /// begins with it.
    ///
    /// # Errors
    /// Where the position cannot be understood.
    pub fn staged<S: Staged>(&self, text: &str, battle: &S::Battle) -> Result<Opening<S>, Fault> {
        let fault = |value: &Spanned<u32>, id: &str, bound: u32| {
            Fault::at(text, value.span().start, Label::new(id).with("bound", i64::from(bound)))
        };
        if let Some(wrong) = self.dice.iter().find(|value| *value.get_ref() < S::LOWEST_DIE) {
            return Err(fault(wrong, "judge-die-too-low", S::LOWEST_DIE));
        }
        if let Some(wrong) = self.dice.iter().find(|value| *value.get_ref() > S::HIGHEST_DIE) {
            return Err(fault(wrong, "judge-die-too-high", S::HIGHEST_DIE));
        }
        self.known_keys::<S>(text, battle)?;
        let mut dice = Dice::forced(self.dice.iter().map(|value| value.get_ref() - S::LOWEST_DIE));
        let mut events = Vec::new();
        let position = stage::<S>(battle, self.position.get_ref(), &mut dice, &mut events).map_err(|what| {
            let quoted = what.split('`').nth(1).unwrap_or_default();
            Fault::verbatim(text, self.locate(text, quoted), &what)
        })?;
        Ok((position, dice, events))
    }

    /// Whether the position has only keys that mean something, the tables of its sides too.
    fn known_keys<S: Staged>(&self, text: &str, battle: &S::Battle) -> Result<(), Fault> {
        let sides = Side::BOTH.map(|side| S::side_key(battle, side));
        let Vocabulary { keys, side_keys, .. } = S::VOCABULARY;
        let fault = |key: &str, id: &str, known: &[&str]| {
            let what = Label::new(id).with("name", key).with("known", known.join(", ").as_str());
            Fault::at(text, self.locate(text, key), what)
        };
        for (key, value) in self.position.get_ref() {
            let is_side = !side_keys.is_empty() && sides.contains(&key.as_str());
            if !is_side && !keys.contains(&key.as_str()) {
                let known = if side_keys.is_empty() { keys.to_vec() } else { [keys, &sides].concat() };
                return Err(fault(key, "judge-no-key", &known));
            }
            let table = value.as_table().filter(|_| is_side);
            let unknown = table.and_then(|table| table.keys().find(|key| !side_keys.contains(&key.as_str())));
            if let Some(key) = unknown {
                return Err(fault(key, "judge-no-side-key", side_keys));
            }
        }
        Ok(())
    }

    /// The byte where words of the position stand, or where it begins.
    fn locate(&self, text: &str, words: &str) -> usize {
        let start = self.position.span().start;
        let rest = text.get(start..).filter(|_| !words.is_empty());
        start + rest.and_then(|rest| rest.find(words)).unwrap_or_default()
    }
}

/// A position as its author describes it, or the whole battle as it opens.
fn stage<S: Staged>(
    battle: &S::Battle,
    words: &toml::Table,
    dice: &mut Dice,
    events: &mut Vec<Noted<S::Event>>,
) -> Result<S::Position, String> {
    match (words::flag(words, "open")?, words.len()) {
        (false, _) => S::stage(battle, words, dice, events),
        (true, 1) => Ok(S::open(battle, dice, events)),
        (true, _) => Err("`open` sets the whole battle up; nothing else can stand beside it".into()),
    }
}
