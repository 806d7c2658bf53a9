//! What a general must know of a system beyond the contract: when a position is quiet.

use kernel::System;
use marengo::{Marengo, Question};

/// A system whose quiet positions a general can tell.
pub trait Drilled: System {
    /// Whether nothing is pending when this is asked, so that the position can be appraised as it stands.
    fn is_quiet(question: Self::Question) -> bool;
}

impl Drilled for Marengo {
    fn is_quiet(question: Question) -> bool {
        question == Question::Command
    }
}
