//! A pack read by somebody who knows its system: tests, benches, tools.

use std::sync::Arc;

use kernel::PackMark;
use packs::files::PACK;
use packs::{Faults, Files, PackFault, PackFile, Packed, read};
use serde_json::Value;

use crate::pack::mark;
use crate::registry::Registry;
use crate::shelf::Library;

/// A pack as one of a system.
#[derive(Clone, Debug)]
pub struct Reading<S: Packed> {
    /// The battle as the rules understand it, before anything is chosen.
    pub spec: S::Spec,
    /// Id, version and hash, as a record keeps them.
    pub mark: PackMark,
}

impl<S: Packed> Reading<S> {
    pub(crate) fn of(files: Files) -> Result<Self, Vec<PackFault>> {
        let mut faults = Faults::new(&files);
        let head: Option<PackFile> = read::read(&files, PACK, &mut faults);
        if let Some(head) = head.as_ref().filter(|head| *head.system != S::NAME) {
            faults.at(PACK, &head.system.span, format!("this is a battle of system `{}`", *head.system));
        }
        let spec = match (&head, S::read(&files, &mut faults)) {
            (Some(head), Some(content)) => S::playable(head, &content, &mut faults),
            _ => None,
        };
        match (head, spec) {
            (Some(head), Some(spec)) if faults.is_empty() => Ok(Reading { spec, mark: mark(&head, &files) }),
            _ => Err(faults.into_list()),
        }
    }

    /// The battle with the options chosen: an object of keys and values; nothing
    /// at all means the defaults.
    ///
    /// # Errors
    /// A sentence that names what does not fit.
    pub fn battle(&self, chosen: &Value) -> Result<Arc<S::Battle>, String> {
        S::lay(&self.spec, chosen).map(Arc::new)
    }
}

/// One of the packs that come with the program, as one of a system.
///
/// # Errors
/// Everything that keeps it from being played, or that it is another system's.
pub fn reading<S: Packed>(id: &str) -> Result<Reading<S>, Vec<PackFault>> {
    Library::embedded(Registry::default()).read_as(id)
}
