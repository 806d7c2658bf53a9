//! Computer players for any rules system.
//!
//! A [`General`] is handed [`Eyes`] and nothing else: the battle, its own view, the question and
//! the legal orders. It imagines positions from the view and rolls dice of its own. Budgets are
//! counted in orders carried out, so that the same seed gives the same choices on every machine;
//! seconds only cap live play.

mod campaign;
mod day;
mod doubts;
mod drill;
mod ensign;
mod eyes;
mod habits;
mod leash;
mod level;
mod luck;
mod mind;
mod random;
mod rating;
mod reply_search;
mod searcher;
mod staff;
mod tally;
mod turn;
mod turn_search;

pub use campaign::{Course, fight, fight_on, fight_watched};
pub use ensign::Ensign;
pub use eyes::{Choice, General, Remark};
pub use habits::habits;
pub use kernel::{Drilled, Eyes, Level, Means, UnknownLevel};
pub use leash::Leash;
pub use level::{general, general_on};
pub use random::Random;
pub use rating::{PRIOR, Rating, Scores, ratings};
pub use searcher::Searcher;
pub use staff::{Advice, Corps, Seated, Staff};
pub use tally::{Mean, Score, Share};
