//! Packs and the systems that play them.
//!
//! A [`Registry`] holds the rules systems that a program knows; each is one line:
//! `Registry::default().with::<Marengo>()`. A [`Library`] finds packs, in the program and in
//! folders. A [`Pack`] is one that can be played: what can be chosen before it opens, and then a
//! battle [`Laid`] on a table. Nobody here or above knows a system by name.

mod bench;
mod card;
mod example;
mod fight;
mod head;
mod laid;
mod pack;
mod reading;
mod registry;
mod shelf;

pub use bench::{Course, Operations};
pub use card::{PackCard, PackPage};
pub use example::{Example, ExampleCard, ExampleLine, ExampleStep};
pub use fight::{Bout, Fought};
pub use laid::{Laid, Promises};
pub use pack::{Pack, SourceMark};
pub use packs::{BattleOption, OptionChoice, OptionKind, PackFault, Source, SourceKind};
pub use reading::{Reading, reading};
pub use registry::{Playable, Registry, Rulebook, Sheet, Written};
pub use shelf::{Library, LibraryFault};
