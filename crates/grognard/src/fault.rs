//! What can go wrong on the command line, and the exit codes for scripts.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kernel::Label;
use library::{LibraryFault, PackFault};
use thiserror::Error;

use crate::messages::Messages;

/// All is well.
pub(crate) const WELL: u8 = 0;
/// The program did its work and found something wrong: a situation that fails, a broken
/// pack, a record tampered with.
pub(crate) const FOUND: u8 = 1;
/// The command line itself is wrong.
pub(crate) const USAGE: u8 = 2;
/// Something from outside cannot be used: a file that cannot be read, a
/// folder that cannot be written.
pub(crate) const UNUSABLE: u8 = 3;

/// What went wrong.
#[derive(Debug, Error)]
pub(crate) enum Fault {
    #[error("{path}: {source}")]
    Read { path: PathBuf, source: std::io::Error },
    #[error("{path}: {source}")]
    Write { path: PathBuf, source: std::io::Error },
    #[error("{0}")]
    Library(#[from] LibraryFault),
    #[error("pack")]
    Pack { id: String, faults: Vec<PackFault> },
    #[error("no such pack")]
    NoPack { id: String, known: Vec<String> },
    #[error("{path}: {what}")]
    Record { path: PathBuf, what: String },
    #[error("{0}")]
    Options(String),
    #[error("{0}")]
    Usage(String),
    #[error("{path}: {what}")]
    State { path: PathBuf, what: String },
    #[error("stuck")]
    Stuck(Label),
    #[error("system")]
    System { system: String },
    #[error("{0}")]
    Serve(#[from] server::ServeFault),
    #[error("{0}")]
    Runtime(std::io::Error),
}

impl Fault {
    /// A file that cannot be read.
    pub(crate) fn read(path: &Path, source: std::io::Error) -> Self {
        Fault::Read { path: path.to_owned(), source }
    }

    /// A file or folder that cannot be written.
    pub(crate) fn write(path: &Path, source: std::io::Error) -> Self {
        Fault::Write { path: path.to_owned(), source }
    }

    /// The exit code for scripts.
    pub(crate) fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Fault::Pack { .. } | Fault::Record { .. } | Fault::Stuck(_) => FOUND,
            Fault::Usage(_) => USAGE,
            _ => UNUSABLE,
        })
    }

    /// In the user's language.
    pub(crate) fn told(&self, messages: &Messages) -> String {
        let say = |id: &str, path: &Path, why: String| {
            let label = Label::new(id).with("path", path.display().to_string().as_str());
            messages.tell(&label.with("why", why.as_str()))
        };
        match self {
            Fault::Read { path, source } => say("cli-cannot-read", path, source.to_string()),
            Fault::Write { path, source } => say("cli-cannot-write", path, source.to_string()),
            Fault::State { path, what } => say("cli-bad-state", path, what.clone()),
            Fault::Record { path, what } => say("cli-bad-record", path, what.clone()),
            Fault::Pack { id, faults } => {
                let lines: Vec<String> = faults.iter().map(|fault| format!("  {fault}")).collect();
                let label = Label::new("cli-broken-pack").with("id", id.as_str());
                format!("{}\n{}", messages.tell(&label), lines.join("\n"))
            }
            Fault::Stuck(label) => messages.tell(label),
            Fault::NoPack { id, known } => {
                let label = Label::new("cli-no-such-pack").with("id", id.as_str());
                messages.tell(&label.with("known", known.join(", ").as_str()))
            }
            Fault::System { system } => {
                messages.tell(&Label::new("cli-no-such-system").with("system", system.as_str()))
            }
            Fault::Library(_) | Fault::Options(_) | Fault::Usage(_) | Fault::Serve(_) | Fault::Runtime(_) => {
                self.to_string()
            }
        }
    }
}
