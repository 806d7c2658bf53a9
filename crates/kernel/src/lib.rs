//! The kernel: what every rules system of Grognard shares.
//!
//! A player's every choice is one small order out of a list that the engine can enumerate. The
//! [`System`] trait is the contract; around it stand the [`Dice`], the [`Lots`] of hidden tokens,
//! the [`Table`] with its computed undo, the [`Record`] and its verification, situations, perft and
//! the conformance suite. Nothing here knows any one game.

pub mod account;
mod agenda;
mod by_side;
pub mod cite;
pub mod conformance;
mod contract;
pub mod dice;
mod draft;
pub mod drill;
mod entry;
mod eyes;
pub mod facade;
mod fault;
pub mod fingerprint;
pub mod flat;
mod foretell;
pub mod hidden;
pub mod journal;
mod json;
pub mod label;
pub mod lots;
pub mod modifier;
pub mod parley;
pub mod perft;
pub mod play;
mod present;
pub mod record;
pub mod refusal;
mod said;
mod scene;
pub mod set;
pub mod situation;
mod snapshot;
mod stakes;
pub mod system;
pub mod table;
mod telling;
pub mod wire;

pub use account::{Account, Accounts};
pub use agenda::Agenda;
pub use by_side::BySide;
pub use cite::{Cite, Cited, Cites};
pub use dice::{Commitment, Dice, Nonce, Seed};
pub use draft::LineDraft;
pub use drill::{Drilled, Level, Means, UnknownLevel};
pub use eyes::{Eyes, Seen};
pub use facade::Facade;
pub use fault::SpecFault;
pub use fingerprint::Fingerprint;
pub use foretell::{Foretold, Happened, Reading, Trail, eve, foretell, play_out, play_out_read};
pub use hidden::Hidden;
pub use journal::{Journal, Noted, Silent};
pub use label::{Argument, Label};
pub use lots::{Lots, Tokens};
pub use modifier::{Modifier, Tally};
pub use parley::{Accord, Proposal, Unsaid, Word};
pub use present::Present;
pub use record::{PackMark, Record, RecordFault};
pub use refusal::{Circumstance, Refusal};
pub use set::Set;
pub use system::{Chance, Decision, Listing, Outcome, Plan, Preview, Side, System, Viewer, obey};
pub use table::{Entry, Passage, Rejection, Table, Told};
