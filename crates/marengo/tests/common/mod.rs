//! What the tests of this crate share: the battle of Marengo.
#![allow(dead_code)]

use std::sync::Arc;

use marengo::Battle;
use marengo::spec::Options;

/// The pack that the tests are played with.
pub(crate) fn pack() -> packs::Pack {
    packs::Library::embedded().open("marengo-1800").unwrap()
}

/// The battle with options.
pub(crate) fn battle(options: Options) -> Arc<Battle> {
    Arc::new(pack().battle(options).unwrap())
}
