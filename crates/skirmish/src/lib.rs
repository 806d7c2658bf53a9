//! The skirmish: an invented game that shows how a rules system is written, and that tests
//! what works for any system.
//!
//! Its rulebook is `RULES.md` in this crate. One module per chapter, in the order of the book:
//! [`sequence`] (1), [`marching`] (2), [`mixing`] (3), [`duel`] (4), [`reaction`] (5), [`victory`]
//! (6), [`volley`] (7), [`screen`] (8), [`courier`] (9), [`drums`] (10), [`wings`] (11), [`wagons`]
//! (12), [`cards`] (13). Chapters 8 to 13 each hide something in their own way, and each owns its
//! part of the position, what a viewer sees of it, and how another world is made of it.
//!
//! Behind the book stands [`engine`]: battle, position, orders, events, views. [`face`] shows all
//! that to people, [`mind`] to computer generals, and `pack` reads its battles from files. Neither
//! chapters nor engine read them; `system` and `secrets` join them to the kernel's contract.

// The rulebook.
pub mod sequence;

pub mod cards;
pub mod courier;
pub mod drums;
pub mod duel;
pub mod marching;
pub mod mixing;
pub mod reaction;
pub mod screen;
pub mod victory;
pub mod volley;
pub mod wagons;
pub mod wings;

// The machinery.
pub mod engine;
pub mod face;
pub mod mind;
mod pack;

// The contract with the kernel, fulfilled: it joins all of the above.
mod rules;
mod secrets;
mod system;

pub use engine::battle::{Battle, Options, Spec, SpecFault};
pub use engine::event::Event;
pub use engine::order::{Order, Question};
pub use engine::position::{Clock, Position, Step};
pub use engine::view::View;
pub use face::Subject;
pub use mixing::Face;
pub use system::Skirmish;
