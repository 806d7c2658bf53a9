//! Whether everything that is named is there, and every figure within its bounds.

mod board;
mod forces;
mod roads;

use crate::pack::content::Content;
use packs::fault::Faults;

/// Resolves all names of a pack.
pub(crate) fn resolve(content: &Content, faults: &mut Faults<'_>) {
    board::resolve(content, faults);
    roads::resolve(content, faults);
    forces::resolve(content, faults);
}
