//! What the files of every system share, as they are written; comments become the descriptions of the JSON Schema.

pub(crate) mod common;
pub(crate) mod pack_file;
