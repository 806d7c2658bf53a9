//! The Napoleonic library: the rules of the series, chapter by chapter.
//!
//! One module per chapter of the rulebook: [`sequence`] (2), `stacking` (3), `zones` (4),
//! [`leaders`] (5), [`command`] (6), [`movement`] (7), [`concealment`] (8), [`sight`] (8.4),
//! [`repulse`] (9), [`combat`] (10), [`modifiers`] (11), `guard` (11.3), [`results`] (12),
//! [`bombardment`] (13), [`charge`] (14), [`works`] (15), [`vedettes`] (16), [`supply`] (17),
//! [`trains`] (18), [`reinforcements`] (19), [`march_orders`] (20), `demoralization` (21),
//! [`recovery`] (22), [`weather`] (23), [`cards`] (24).

// The rulebook.
pub mod sequence;

pub mod bombardment;
pub mod cards;
pub mod charge;
pub mod combat;
pub mod command;
pub mod concealment;
mod demoralization;
pub mod disengagement;
mod exits;
mod guard;
pub mod leaders;
pub mod march_orders;
pub mod modifiers;
pub mod movement;
pub mod recovery;
pub mod reinforcements;
pub mod repulse;
pub mod results;
pub mod sight;
mod stacking;
pub mod supply;
mod ties;
pub mod trains;
pub mod vedettes;
mod victory;
pub mod weather;
pub mod works;
mod zones;

// The machinery.
pub mod engine;
pub mod face;
pub mod mind;
mod pack;

// The contract with the kernel, fulfilled.
mod rules;
mod system;

pub use engine::battle::Battle;
pub use engine::event::Event;
pub use engine::order::Order;
pub use engine::position::Position;
pub use engine::question::Question;
pub use engine::spec;
pub use engine::view::View;
pub use system::{Napoleon, Subject};
