//! The server from outside: sockets, requests, restarts. One program for all of it,
//! so that it is linked once.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod common;

mod battle;
mod bot;
mod full;
mod generals;
mod hidden_forces;
mod history;
mod hostile;
mod house;
mod killed;
mod limits;
mod messages;
mod owed;
mod parley;
mod seats;
mod secrets;
mod standing;
