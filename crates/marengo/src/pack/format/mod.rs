//! The files of a pack of system `marengo` as they are written.

pub(crate) mod board_file;
pub(crate) mod drawing_file;
pub(crate) mod forces_file;
