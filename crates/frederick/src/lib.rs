//! The rules of the Seven Years' War series: hexes, wings and commanders, close combat,
//! morale; editions 2006 and 2002.
//!
//! First come the chapters of the series rules, a module each: `sequence` (3), `activation` (4.1,
//! 4.3), `command` (4.2, 4.5, 18), `stacking` (5), `zones` (6), `movement` (7), `column` (7.6),
//! `bombardment` (8), `morale` (9), `close_combat` (10), `losses` (10.8), `retreat` (10.9),
//! `army_morale` (12, 13), `leaders` (15), `intelligence` (17), `victory` (19); `scenario` and
//! `set_up` hold what chapters 22 to 24 of the edition of 2002 add for single battles. Each owns
//! its steps, orders, questions and events, and checks its orders. `edition` tells what the edition
//! of 2002 does differently. The charts are data of a pack.
//!
//! Then come `engine` (the machinery below the chapters), `face` (what people see), `mind` (what
//! computer generals think) and `pack` (the battle files). Neither chapters nor `engine` read
//! `face` or `mind`; `system` puts all of them together.

mod activation;
mod army_morale;
mod bombardment;
mod close_combat;
mod column;
mod command;
mod intelligence;
mod leaders;
mod losses;
mod morale;
mod movement;
mod retreat;
mod scenario;
mod sequence;
mod set_up;
mod stacking;
mod victory;
mod zones;

mod edition;

mod engine;
mod face;
mod mind;
pub mod pack;

mod rules;
mod system;

pub use engine::battle::Battle;
pub use engine::question::Question;
pub use engine::{agenda, battle, charts, event, order, pieces, position, question, spec, track, view};
pub use face::{plans, present};
pub use mind::{courses, habits, judgement};
pub use system::{Frederick, Subject};
