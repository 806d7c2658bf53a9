//! What can go wrong with stored battles.

use std::path::PathBuf;

use thiserror::Error;

/// What can go wrong with stored battles.
#[derive(Debug, Error)]
pub enum ArchiveFault {
    /// The data folder cannot be made or written.
    #[error("the data folder {} cannot be written: {error}", folder.display())]
    Unwritable {
        /// Which.
        folder: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// Another program uses the data folder.
    #[error("the data folder {} is in use by another Grognard", folder.display())]
    InUse {
        /// Which.
        folder: PathBuf,
    },
    /// The file is no archive, or cannot be opened as one.
    #[error("{} is no archive of battles: {why}", file.display())]
    NoArchive {
        /// Which.
        file: PathBuf,
        /// What the database says.
        why: String,
    },
    /// Written by a newer program.
    #[error("the archive has form {found}; this program reads up to {known}")]
    Newer {
        /// What it says.
        found: i64,
        /// The newest form we know.
        known: i64,
    },
    /// A change could not be committed; nothing of it is stored.
    #[error("not stored: {why}")]
    NotStored {
        /// What the database says.
        why: String,
    },
    /// There is no room left; nothing of the change is stored.
    #[error("no room left: {why}")]
    Full {
        /// What the database says.
        why: String,
    },
    /// The seat was taken by somebody else.
    #[error("the seat is taken")]
    SeatTaken,
    /// The writer has stopped.
    #[error("the archive is closed")]
    Closed,
    /// What is stored cannot be understood.
    #[error("battle {battle} is damaged: {why}")]
    Damaged {
        /// Which.
        battle: String,
        /// What is wrong.
        why: String,
    },
    /// The database cannot answer.
    #[error("the archive cannot be read: {0}")]
    Database(#[from] sqlx::Error),
}
