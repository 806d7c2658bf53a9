//! Everything the format promises, proved.

use crate::content::Content;
use crate::fault::{Faults, PackFault};
use crate::files::Files;
use crate::pack::{Pack, playable};

/// Everything that is wrong with a pack that can be played.
pub fn check(pack: &Pack) -> Vec<PackFault> {
    check_files(&pack.files)
}

/// Everything that is wrong with the files of a pack.
pub(crate) fn check_files(files: &Files) -> Vec<PackFault> {
    let mut faults = Faults::new(files);
    if let Some(content) = Content::read(files, &mut faults) {
        playable(&content, &mut faults);
    }
    faults.into_list()
}
