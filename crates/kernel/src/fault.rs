//! What keeps a battle from being put together.

use std::fmt;

use thiserror::Error;

/// What is wrong with the description of a battle, and in which of its parts. `P` says what parts a
/// system's descriptions have; where it does not matter, it is nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}")]
pub struct SpecFault<P = ()>
where
    P: fmt::Debug,
{
    /// Where.
    pub part: P,
    /// What is wrong, and what was expected.
    pub what: String,
}

impl<P: fmt::Debug> SpecFault<P> {
    /// A fault in a part.
    pub fn new(part: P, what: impl Into<String>) -> Self {
        SpecFault { part, what: what.into() }
    }
}

impl SpecFault {
    /// A fault somewhere.
    pub fn somewhere(what: impl Into<String>) -> Self {
        SpecFault::new((), what)
    }
}
