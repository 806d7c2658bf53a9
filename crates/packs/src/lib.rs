//! The words of packs: what the files of a battle have in common, whatever its system.
//!
//! A pack is a folder of TOML and Fluent files that describes one battle; `docs/packs.md` explains
//! the format. This crate reads no disk and knows no system. [`Files`] are the bytes of a pack,
//! [`Faults`] all that is wrong with them, with file, line and column. A system reads its own files
//! with these words: that is the trait [`Packed`].

mod colours;
pub mod fault;
pub mod files;
mod messages;
pub mod names;
pub mod options;
mod pack_file;
mod packed;
pub mod read;
pub mod words;

pub use colours::{Colour, ColoursFile, SideColours, colours};
pub use fault::{Faults, PackFault};
pub use files::Files;
pub use messages::{Need, check_messages};
pub use options::{BattleOption, OptionChoice, OptionKind};
pub use pack_file::PackFile;
pub use packed::{Packed, schema_of};
pub use words::{At, Name, Source, SourceKind};
