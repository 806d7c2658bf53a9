//! Reading, checking and explaining packs: the only crate that reads battle files.
//!
//! A pack is a folder of TOML and Fluent files that describes one battle; `docs/packs.md` explains the format. The
//! [`Library`] finds packs, [`Pack`] is one that can be played, [`check`](fn@check) proves what else an author
//! promised, and [`schema`](fn@schema) describes the files for editors. Whatever is wrong is told as [`PackFault`]s with
//! file, line and column.

mod check;
mod contents;
mod elements;
mod fault;
mod files;
mod format;
mod frederick;
mod head;
mod library;
mod marengo;
mod messages;
mod names;
mod options;
mod pack;
mod read;
mod schema;

pub use check::check;
pub use fault::PackFault;
pub use format::common::{Source, SourceKind};
pub use library::{Library, LibraryFault};
pub use options::elements::elements_options;
pub use options::frederick::frederick_options;
pub use options::marengo::marengo_options;
pub use options::{BattleOption, OptionChoice, OptionKind};
pub use pack::{Pack, SourceMark};
pub use schema::schema;
