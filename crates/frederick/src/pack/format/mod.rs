//! The files of a pack of system `frederick` as they are written.

pub(crate) mod board_file;
pub(crate) mod charts_file;
pub(crate) mod drawing_file;
pub(crate) mod forces_file;
pub(crate) mod scenarios_file;
pub(crate) mod texts;
pub(crate) mod values;
