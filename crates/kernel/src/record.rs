//! What is stored of a battle, and how it is replayed and verified.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use thiserror::Error;

use crate::dice::{Commitment, Nonce, Seed};
use crate::fingerprint::Fingerprint;
use crate::system::System;
use crate::table::{Entry, Rejection, Table};

/// The form of records that this program writes. Since form 2 each event stands beside the
/// paragraphs that made it happen.
pub const FORM: u16 = 2;
/// The oldest form that it reads. Of form 1 the names of the events are compared, not their fields.
pub const OLDEST_FORM: u16 = 1;

/// Which pack a battle was played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackMark {
    /// Its id.
    pub id: String,
    /// Its version, as its author counts.
    pub version: String,
    /// The hash of its bytes.
    pub hash: Fingerprint,
}

/// What is stored of a battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The form of the record itself.
    pub form: u16,
    /// The rules system.
    pub system: String,
    /// The revision of its rules.
    pub rules: u16,
    /// The pack.
    pub pack: PackMark,
    /// The options chosen.
    pub options: Value,
    /// What was published of the seed before the first order.
    pub commitment: Commitment,
    /// The share of each seat.
    pub nonces: Vec<Nonce>,
    /// The seed, once the battle is over.
    pub seed: Option<Seed>,
    /// Every order and undo, and what the sides have said.
    pub entries: Vec<Value>,
    /// The fingerprint after each entry.
    pub prints: Vec<Fingerprint>,
    /// What happened.
    pub events: Vec<Value>,
    /// How it ended, if it has.
    pub outcome: Option<Ending>,
}

/// The outcome as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The winner's number.
    pub winner: Option<u8>,
    /// The paragraph that decided; empty if the sides have ended the battle themselves.
    pub cite: String,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum RecordFault {
    /// Written by a program of another form.
    #[error("the record has form {found}; this program reads forms {OLDEST_FORM} to {FORM}")]
    Form {
        /// What it says.
        found: u16,
    },
    /// Of another rules system.
    #[error("the record is of system `{found}`, not `{expected}`")]
    System {
        /// What it says.
        found: String,
        /// What was asked for.
        expected: String,
    },
    /// The pack is another one.
    #[error("the battle was played with pack `{id}` of hash {played}; the pack here has hash {present}")]
    Pack {
        /// The pack.
        id: String,
        /// The hash in the record.
        played: Fingerprint,
        /// The hash of the pack that is here.
        present: Fingerprint,
    },
    /// The seed is not there yet.
    #[error("the record holds no seed: the battle is not over, or the seed was kept back")]
    NoSeed,
    /// The seed is not the one that was promised.
    #[error("the seed does not belong to the commitment that was published before the first order")]
    Seed,
    /// An entry cannot be read.
    #[error("entry {number} cannot be read: {why}")]
    Entry {
        /// Which.
        number: usize,
        /// Why.
        why: String,
    },
    /// An entry is not legal.
    #[error("entry {number} is not allowed: {why}")]
    Illegal {
        /// Which.
        number: usize,
        /// Why.
        why: String,
    },
    /// The position after an entry is another one.
    #[error("after entry {number} the position has fingerprint {found}, the record says {expected}")]
    Print {
        /// Which.
        number: usize,
        /// As replayed.
        found: String,
        /// As written.
        expected: String,
    },
    /// The numbers of entries and fingerprints differ.
    #[error("the record has {entries} entries and {prints} fingerprints")]
    Count {
        /// Entries.
        entries: usize,
        /// Fingerprints.
        prints: usize,
    },
    /// The events are others.
    #[error("event {number} is not what happened when the orders were replayed")]
    Event {
        /// Which.
        number: usize,
    },
    /// The seed is given away, but the orders end before the battle does.
    #[error("the record gives its seed away, but its orders end before the battle does")]
    Unfinished,
    /// The outcome is another one.
    #[error("the outcome is not the one that the orders lead to")]
    Outcome,
}

impl Record {
    /// Writes a table down. The seed is included only when the battle is over.
    pub fn of<S: System>(
        table: &Table<S>,
        pack: PackMark,
        options: Value,
        server_seed: Seed,
        nonces: Vec<Nonce>,
    ) -> Self {
        let outcome = table.to_decide().outcome();
        Record {
            form: FORM,
            system: S::NAME.to_owned(),
            rules: S::RULES,
            pack,
            options,
            commitment: server_seed.commitment(),
            nonces,
            seed: outcome.map(|_| server_seed),
            entries: table.entries().iter().map(as_json).collect(),
            prints: table.prints().to_vec(),
            events: table.story().iter().map(as_json).collect(),
            outcome: outcome.map(|outcome| Ending {
                winner: outcome.winner.map(|side| side.number()),
                cite: outcome.cite.to_string(),
            }),
        }
    }

    /// Whether this program and system can read it at all.
    ///
    /// # Errors
    /// When form or system differ.
    pub fn readable_by<S: System>(&self) -> Result<(), RecordFault> {
        if !(OLDEST_FORM..=FORM).contains(&self.form) {
            return Err(RecordFault::Form { found: self.form });
        }
        if self.system != S::NAME {
            return Err(RecordFault::System { found: self.system.clone(), expected: S::NAME.to_owned() });
        }
        Ok(())
    }

    /// Replays the orders with the seed and compares fingerprints, events and
    /// outcome with what is written.
    ///
    /// # Errors
    /// The first thing that does not agree.
    pub fn verify<S: System>(&self, battle: Arc<S::Battle>, present: Fingerprint) -> Result<Table<S>, RecordFault> {
        self.verify_from(present, |seed| Table::open(battle, seed))
    }

    /// The same for a battle that begins as it is told here.
    ///
    /// # Errors
    /// The first thing that does not agree.
    pub fn verify_from<S: System>(
        &self,
        present: Fingerprint,
        open: impl FnOnce(Seed) -> Table<S>,
    ) -> Result<Table<S>, RecordFault> {
        self.readable_by::<S>()?;
        if self.pack.hash != present {
            return Err(RecordFault::Pack { id: self.pack.id.clone(), played: self.pack.hash, present });
        }
        let seed = self.seed.ok_or(RecordFault::NoSeed)?;
        if seed.commitment() != self.commitment {
            return Err(RecordFault::Seed);
        }
        let table = self.replay_on(open(seed.mixed(&self.nonces)))?;
        self.compare(&table)?;
        Ok(table)
    }

    /// Replays the entries with the mixed seed, checking each fingerprint on the way.
    ///
    /// # Errors
    /// The first entry that cannot be repeated or leads elsewhere.
    pub fn replay<S: System>(&self, battle: Arc<S::Battle>, seed: Seed) -> Result<Table<S>, RecordFault> {
        self.replay_on(Table::open(battle, seed))
    }

    fn replay_on<S: System>(&self, mut table: Table<S>) -> Result<Table<S>, RecordFault> {
        if self.entries.len() != self.prints.len() {
            return Err(RecordFault::Count { entries: self.entries.len(), prints: self.prints.len() });
        }
        for (number, (entry, print)) in self.entries.iter().zip(&self.prints).enumerate() {
            let entry: Entry<S::Order> = serde_json::from_value(entry.clone())
                .map_err(|error| RecordFault::Entry { number, why: error.to_string() })?;
            table.repeat(entry).map_err(|rejection| RecordFault::Illegal { number, why: describe(rejection) })?;
            let found = table.fingerprint();
            if found != *print {
                let (found, expected) = (found.to_string(), print.to_string());
                return Err(RecordFault::Print { number, found, expected });
            }
        }
        Ok(table)
    }

    fn compare<S: System>(&self, table: &Table<S>) -> Result<(), RecordFault> {
        let happened: Vec<Value> = table.story().iter().map(as_json).collect();
        let same = |happened: Option<&Value>, written: Option<&Value>| match (happened, written) {
            // What form 1 could not write it left empty.
            (Some(happened), Some(written)) if self.form < 2 => written.is_null() || names_alike(happened, written),
            _ => happened == written,
        };
        let mut numbers = 0..happened.len().max(self.events.len());
        let differs = numbers.find(|number| !same(happened.get(*number), self.events.get(*number)));
        if let Some(number) = differs {
            return Err(RecordFault::Event { number });
        }
        let ending =
            table.to_decide().outcome().map(|outcome| (outcome.winner.map(|side| side.number()), outcome.cite.0));
        let written = self.outcome.as_ref().map(|ending| (ending.winner, ending.cite.as_str()));
        match ending {
            None if written.is_none() => Err(RecordFault::Unfinished),
            _ if ending == written => Ok(()),
            _ => Err(RecordFault::Outcome),
        }
    }
}

/// Whether two passages tell of the same entry and have events of the same name; all that
/// form 1 can still be held to.
fn names_alike(one: &Value, other: &Value) -> bool {
    let (one_names, other_names) = (names_of(one), names_of(other));
    let common = one_names.len().min(other_names.len());
    one.get("number") == other.get("number") && common > 0 && one_names[..common] == other_names[..common]
}

/// What a passage tells, from the outside in: `taken-back`, or `event` with its chapter, if it has
/// one, and its name. An event with a single field gives the name of that field too, since nothing
/// tells it from an event within a chapter.
fn names_of(passage: &Value) -> Vec<&str> {
    let mut names = Vec::new();
    let mut told = passage.get("told");
    while let Some(value) = told {
        told = match value {
            Value::Object(inner) if inner.len() == 1 => inner.iter().next().map(|(name, inner)| {
                names.push(name.as_str());
                inner
            }),
            Value::String(name) => {
                names.push(name);
                None
            }
            _ => None,
        };
    }
    names
}

fn as_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// A rejection in plain words, for errors of records and situations.
pub fn describe(rejection: Rejection) -> String {
    match rejection {
        Rejection::Refused(refusal) => format!("{} forbids it ({})", refusal.cite, refusal.reason),
        Rejection::OutOfTurn { asked } => format!("side {} has to decide", asked.number()),
        Rejection::Over => "the battle is over".to_owned(),
        Rejection::Stale { expected } => format!("number {expected} is expected"),
        Rejection::PastRecall => "it is past recall".to_owned(),
        Rejection::Unsaid(unsaid) => format!("it cannot be said there ({})", unsaid.reason()),
    }
}
