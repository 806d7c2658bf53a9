//! The generals behind an object-safe face, for a server that knows no system by name.

use std::any::Any;
use std::marker::PhantomData;

use kernel::{Dice, Drilled, Eyes, Facade, Label, Level, Present, Side, Silent, System, Table};
use serde_json::Value;

use crate::campaign::fight_on;
use crate::eyes::{General, Remark};
use crate::leash::Leash;
use crate::level::{general, general_on};

/// What a general orders, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The order, as an offer has it.
    pub order: Value,
    /// What it was after.
    pub remark: Label,
    /// How many orders it carried out in its imagination.
    pub used: u64,
}

/// A general in a seat. It is handed the eyes that [`Facade::eyes`] opens, and no table.
pub trait Seated: Send {
    /// The next order; nothing if these are not the eyes of its system.
    fn advise(&mut self, eyes: &(dyn Any + Send)) -> Option<Advice>;
}

/// The generals of one system.
pub trait Staff: Send + Sync {
    /// Puts a general in a seat.
    fn seat(&self, level: Level, seed: u64, leash: Leash) -> Box<dyn Seated>;

    /// Whether a side commands and nothing is pending.
    fn is_quiet(&self, eyes: &(dyn Any + Send)) -> bool;

    /// How likely the first side is to win, at a glance; for the time after the
    /// end, when nothing is hidden.
    fn glance(&self, table: &dyn Facade) -> Option<f64>;

    /// How many battles fought on from a position tell as much as a glance.
    fn glance_counts(&self) -> f64;

    /// Fights a battle on to its end, ensigns on both sides; who wins.
    fn play_out(&self, table: &dyn Facade, seed: u64) -> Option<Side>;
}

/// The generals of a system.
#[derive(Debug)]
pub struct Corps<S>(PhantomData<fn() -> S>);

impl<S> Default for Corps<S> {
    fn default() -> Self {
        Corps(PhantomData)
    }
}

struct Chair<S: System>(Box<dyn General<S>>);

impl<S: Drilled> Seated for Chair<S> {
    fn advise(&mut self, eyes: &(dyn Any + Send)) -> Option<Advice> {
        let choice = self.0.choose(eyes.downcast_ref::<Eyes<S>>()?)?;
        Some(Advice {
            order: serde_json::to_value(choice.order).ok()?,
            remark: choice.remark.label(),
            used: choice.used,
        })
    }
}

fn table<S: Present>(table: &dyn Facade) -> Option<&Table<S>> {
    table.as_any().downcast_ref()
}

impl<S: Drilled + Present> Staff for Corps<S> {
    fn seat(&self, level: Level, seed: u64, leash: Leash) -> Box<dyn Seated> {
        Box::new(Chair(general_on::<S>(level, seed, leash)))
    }

    fn is_quiet(&self, eyes: &(dyn Any + Send)) -> bool {
        eyes.downcast_ref::<Eyes<S>>().is_some_and(|eyes| S::is_quiet(eyes.question))
    }

    fn glance_counts(&self) -> f64 {
        S::CHANCE_COUNTS
    }

    fn glance(&self, facade: &dyn Facade) -> Option<f64> {
        let table = table::<S>(facade)?;
        match table.to_decide().outcome() {
            Some(outcome) => Some(match outcome.winner {
                Some(winner) => f64::from(u8::from(winner == Side::First)),
                None => 0.5,
            }),
            None => Some(f64::from(S::chance(table.battle(), table.position(), Side::First))),
        }
    }

    fn play_out(&self, facade: &dyn Facade, seed: u64) -> Option<Side> {
        let table = table::<S>(facade)?;
        let general = |side: u64| general::<S>(Level::Ensign, seed.wrapping_mul(2).wrapping_add(side));
        let (mut one, mut other) = (general(0), general(1));
        let generals: [&mut dyn General<S>; 2] = [&mut *one, &mut *other];
        let position = table.position().clone();
        let course = fight_on::<S>(table.battle(), position, &mut Dice::quick(seed), generals, &mut Silent).ok()?;
        course.outcome?.winner
    }
}

impl Remark {
    /// In a label.
    pub fn label(&self) -> Label {
        let label = Label::new(self.key)
            .with("now", i64::from(self.now))
            .with("hoped", i64::from(self.hoped))
            .with("courses", i64::from(self.courses));
        match self.intention {
            Some(intention) => label.with_message("intention", intention),
            None => label,
        }
    }
}
