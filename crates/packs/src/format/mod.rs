//! The files of a pack as they are written; their comments become the descriptions of the JSON Schema.

pub(crate) mod board_file;
pub(crate) mod common;
pub(crate) mod drawing_file;
pub(crate) mod forces_file;
pub(crate) mod pack_file;
