//! The files of a pack of system `frederick` as they are written.

pub(crate) mod charts_file;
pub(crate) mod forces_file;
pub(crate) mod scenarios_file;
pub(crate) mod values;
