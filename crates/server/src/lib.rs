//! HTTP and WebSocket: seats, lobby, tables; and the built web client,
//! served from inside the binary.
//!
//! The server knows no rule. It is handed [`Rulebooks`], stores battles in the [`archive`], and
//! shows to each viewer what the table's [`kernel::Facade`] has for that viewer and nothing else.
//! An order is carried out on a fork of the table, committed, then swapped in and shown: durable
//! before it is acknowledged, acknowledged before anybody sees it.
//!
//! `docs/api.md` describes the wire, `openapi.json` beside this crate its HTTP part.

mod analyses;
mod analysis;
mod attempt;
mod beginning;
mod books;
mod bucket;
mod claim;
mod client;
mod closing;
mod config;
mod create;
mod debts;
mod despair;
mod examples;
mod fault;
mod frames;
mod generals;
mod glance;
mod guests;
mod hint;
mod history;
mod import;
mod keys;
mod listen;
mod listener;
mod lobby;
mod open;
mod owed;
mod parley;
mod prompt;
mod room;
mod rooms;
mod routes;
mod rules;
mod seats;
mod shown;
mod smooth;
mod socket;
mod standing;
mod story;
mod table_seats;
mod turns;
mod wire_types;

pub use books::Rulebooks;
pub use config::{Config, Limits};
pub use fault::ServeFault;
pub use listen::{Running, serve, start};
pub use routes::ROUTES;
pub use wire_types::wire_types;
