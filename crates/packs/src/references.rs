//! Whether everything that is named is there.

use crate::content::Content;
use crate::fault::Faults;

/// Resolves all names of a pack.
pub(crate) fn resolve(_content: &Content, _faults: &mut Faults<'_>) {}
