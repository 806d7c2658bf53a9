//! A battle with its options chosen, laid on a table.

use std::any::Any;
use std::sync::Arc;

use generals::{Level, habits};
use kernel::conformance;
use kernel::perft::perft;
use kernel::situation::{Fault, Report, Situation};
use kernel::{Dice, Facade, Fingerprint, Label, Noted, Record, Seed, Side, Silent, System, Table};

use crate::bench::{self, Course, Operations};
use crate::fight::{self, Bout, Fought};
use crate::registry::Playable;

/// A battle that can be played, judged, counted, measured and fought, whatever its system.
pub trait Laid: Send + Sync {
    /// The name of its system.
    fn system(&self) -> &'static str;
    /// The revision of its rules.
    fn rules(&self) -> u16;
    /// The key of a side: `austria`.
    fn side(&self, side: Side) -> &str;
    /// Opens it at a table.
    fn open(&self, seed: Seed) -> Box<dyn Facade>;
    /// The battle that begins with the position of a situation, whose text it is.
    ///
    /// # Errors
    /// Where the position cannot be understood.
    fn stage(&self, situation: &Situation, text: &str) -> Result<Arc<dyn Laid>, Fault>;
    /// Plays a situation, whose text it is.
    fn judge(&self, situation: &Situation, text: &str) -> Report;
    /// How many order sequences of so many orders there are.
    fn perft(&self, depth: u32) -> u64;
    /// A random battle of at most so many orders.
    fn random(&self, seed: u64, most: u64) -> Course;
    /// A random battle with promises of the contract checked.
    ///
    /// # Errors
    /// What was broken, or that there was no end.
    fn audit(&self, promises: Promises, seed: u64, most: u64) -> Result<(), String>;
    /// The time of each operation of the contract.
    fn operations(&self, seed: u64) -> Operations;
    /// The bytes of a position.
    fn position_size(&self) -> usize;
    /// Repeats a record with the hash of the pack that is there.
    ///
    /// # Errors
    /// Where the record is not what happened.
    fn verify(&self, record: &Record, present: Fingerprint) -> Result<Box<dyn Facade>, String>;
    /// Lets two generals fight it out.
    ///
    /// # Errors
    /// Why they could not, which is a fault of ours.
    fn fight(&self, bout: &Bout<'_>) -> Result<Fought, Label>;
    /// How the generals of a level decide, as a hash over some decisions.
    fn habits(&self, level: Level) -> Fingerprint;
    /// The battle itself, an `Arc`, for those who know its system.
    fn as_any(&self) -> &dyn Any;
}

/// What an audit checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promises {
    /// Every promise of the contract.
    All,
    /// There is always an order, and what is taken back is as it was.
    Undo,
}

/// The battle of a system.
pub(crate) struct Field<S: System> {
    battle: Arc<S::Battle>,
    /// The position that it begins with, if it is not the battle's own.
    staged: Option<Staging<S>>,
}

/// A position, and what happened on the way to it.
type Staging<S> = (<S as System>::Position, Vec<Noted<<S as System>::Event>>);

impl<S: System> Field<S> {
    pub(crate) fn new(battle: S::Battle) -> Self {
        Field { battle: Arc::new(battle), staged: None }
    }

    fn begin(&self, seed: Seed) -> Table<S> {
        let battle = Arc::clone(&self.battle);
        match &self.staged {
            None => Table::open(battle, seed),
            Some((position, events)) => Table::set(battle, position.clone(), Dice::sealed(seed), events.clone()),
        }
    }
}

impl<S: Playable> Laid for Field<S> {
    fn system(&self) -> &'static str {
        S::NAME
    }

    fn rules(&self) -> u16 {
        S::RULES
    }

    fn side(&self, side: Side) -> &str {
        S::side_key(&self.battle, side)
    }

    fn open(&self, seed: Seed) -> Box<dyn Facade> {
        Box::new(self.begin(seed))
    }

    fn stage(&self, situation: &Situation, text: &str) -> Result<Arc<dyn Laid>, Fault> {
        let (position, _, events) = situation.staged::<S>(text, &self.battle)?;
        Ok(Arc::new(Field::<S> { battle: Arc::clone(&self.battle), staged: Some((position, events)) }))
    }

    fn judge(&self, situation: &Situation, text: &str) -> Report {
        situation.play::<S>(text, &self.battle)
    }

    fn perft(&self, depth: u32) -> u64 {
        perft::<S>(&self.battle, &S::open(&self.battle, &mut Dice::forced([]), &mut Silent), depth)
    }

    fn random(&self, seed: u64, most: u64) -> Course {
        bench::random::<S>(&self.battle, seed, most)
    }

    fn audit(&self, promises: Promises, seed: u64, most: u64) -> Result<(), String> {
        let tried = match promises {
            Promises::All => conformance::battle::<S>(&self.battle, seed, most)?,
            Promises::Undo => conformance::recalled::<S>(&self.battle, seed, most)?,
        };
        match tried {
            tried if tried.ended == 1 => Ok(()),
            _ => Err(format!("seed {seed}: no end after {most} orders")),
        }
    }

    fn operations(&self, seed: u64) -> Operations {
        bench::operations::<S>(&self.battle, seed)
    }

    fn position_size(&self) -> usize {
        size_of::<S::Position>()
    }

    fn verify(&self, record: &Record, present: Fingerprint) -> Result<Box<dyn Facade>, String> {
        let table: Table<S> =
            record.verify_from(present, |seed| self.begin(seed)).map_err(|fault| fault.to_string())?;
        Ok(Box::new(table))
    }

    fn fight(&self, bout: &Bout<'_>) -> Result<Fought, Label> {
        fight::fight::<S>(&self.battle, bout)
    }

    fn habits(&self, level: Level) -> Fingerprint {
        habits::<S>(level, &self.battle)
    }

    fn as_any(&self) -> &dyn Any {
        &self.battle
    }
}
