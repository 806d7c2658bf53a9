//! The rules of the Seven Years' War series: hexes, wings and commanders, close combat, morale; editions 2006 and 2002.
//!
//! One module per chapter of the series rules: `sequence` (3), `activation` (4.1, 4.3), `command` (4.2, 4.5, 18), `stacking` (5),
//! `zones` (6), `movement` (7), `column` (7.6), `bombardment` and `sight` (8), `morale` (9), `close_combat` (10), `losses` and
//! `retreat` (10.8, 10.9), `army_morale` (12, 13), `leaders` (15), `victory` (19); `scenario` and `set_up` hold what chapters 22
//! to 24 of the older edition add for single battles. The charts are data of a pack.

mod account;
mod activation;
pub mod agenda;
mod army_morale;
pub mod battle;
mod bombardment;
pub mod charts;
mod close_combat;
mod column;
mod command;
pub mod courses;
mod drilled;
mod edition;
pub mod event;
mod fuzz;
pub mod habits;
pub mod judgement;
mod leaders;
mod losses;
mod morale;
mod movement;
pub mod order;
pub mod pieces;
pub mod plans;
mod play;
pub mod position;
pub mod present;
mod preview;
pub mod question;
mod retreat;
mod rules;
mod scenario;
mod sequence;
mod set_up;
pub mod spec;
mod stacking;
mod staging;
mod storage;
mod system;
pub mod terrain;
pub mod track;
mod victory;
pub mod view;
mod zones;

pub use battle::Battle;
pub use question::Question;
pub use system::{Frederick, Subject};
