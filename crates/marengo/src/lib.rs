//! The rules of the Marengo system: areas and approaches, hidden pieces, no dice.
//!
//! One module per chapter of the rulebook: [`pieces`] (4), [`board`] (5), `set_up` (6), `sequence`
//! (7), `movement` (8), `manoeuvre` (9), `bombardment` (10), `assault` (11), `retreat` (12),
//! `morale` (13), `victory` (14). The sequence of play can be read in `sequence`. After the
//! chapters come `engine` (battles, positions, orders, events), `face` (what is shown), `mind` (how
//! generals judge) and `pack` (the battle files); `system` puts it all together.

mod assault;
pub mod board;
mod bombardment;
mod manoeuvre;
mod morale;
mod movement;
pub mod pieces;
mod retreat;
mod sequence;
mod set_up;
mod victory;

mod engine;
mod face;
mod mind;
pub mod pack;

mod rules;
mod system;

pub use engine::battle::Battle;
pub use engine::{agenda, battle, event, names, order, position, spec, view};
pub use face::plans::Subject;
pub use face::present;
pub use mind::judgement;
pub use movement::{COMMAND_LIMIT, ROAD_STEPS};
pub use sequence::Question;
pub use system::Marengo;
