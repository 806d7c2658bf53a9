//! What the tests of this crate share: the battle of Marengo.
#![allow(dead_code)]

use std::sync::Arc;

use library::{Reading, reading};
use marengo::spec::Options;
use marengo::{Battle, Marengo};

/// The pack that the tests are played with.
pub(crate) fn pack() -> Reading<Marengo> {
    reading::<Marengo>("marengo-1800").unwrap()
}

/// The battle with options.
pub(crate) fn battle(options: Options) -> Arc<Battle> {
    Arc::new(Battle::muster(&pack().spec, options).unwrap())
}
