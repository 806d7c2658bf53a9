//! Packs of system `marengo`: areas and approaches, hidden pieces.

mod check;
pub(crate) mod content;
pub(crate) mod format;
mod muster;
mod needs;
mod references;

use marengo::Battle;
use marengo::spec::{BattleSpec, Options};

use crate::fault::Faults;
use crate::files::PACK;
use crate::format::pack_file::PackFile;

pub(crate) use content::Content;
pub(crate) use needs::needs;

/// The battle, if all its parts fit; all that does not, as faults.
pub(crate) fn playable(head: &PackFile, content: &Content, faults: &mut Faults<'_>) -> Option<BattleSpec> {
    references::resolve(content, faults);
    if !faults.is_empty() {
        return None;
    }
    let spec = muster::spec(&head.id, content);
    if spec.is_none() {
        faults.of(PACK, "the battle names a side or an hour that is not there");
    }
    let spec = spec?;
    match Battle::muster(&spec, Options::default()) {
        Ok(_) => Some(spec),
        Err(fault) => {
            let (file, span) = muster::place_of(content, fault.part);
            faults.at(file, &span, fault.what);
            None
        }
    }
}

/// What else is promised: that what is drawn is what is played.
pub(crate) fn check(head: &PackFile, content: &Content, faults: &mut Faults<'_>) {
    check::drawing(content, faults);
    if head.regularities {
        check::regularities(content, faults);
    }
}
