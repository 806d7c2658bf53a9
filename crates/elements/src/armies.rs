//! Army lists, and what may be chosen from them.

/// A list: how many elements of each kind an army of twelve may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// The key of its messages.
    pub key: String,
}
