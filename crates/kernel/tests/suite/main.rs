//! The kernel's own tests, on the skirmish: a small made-up system with dice
//! and secrets of every kind.

#![cfg(test)]
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod conformance;
mod facade;
mod flawed;
mod frequencies;
mod mutants;
mod parley;
mod perft;
mod properties;
mod record;
mod situation;
mod snapshot;
mod table;

use skirmish::{Battle, Options, Spec};

/// A battle of a spec.
fn muster(spec: &Spec) -> Battle {
    Battle::muster(spec, Options::default()).unwrap()
}

/// Chapters 1 to 6: four tokens a side on six fields, the ford in the middle.
fn usual() -> Battle {
    muster(&Spec::plain())
}
