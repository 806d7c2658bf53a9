//! Everything the format promises, proved.

use crate::contents::Contents;
use crate::fault::{Faults, PackFault};
use crate::files::Files;
use crate::pack::Pack;
use crate::{head, messages};

/// Everything that is wrong with a pack that can be played.
pub fn check(pack: &Pack) -> Vec<PackFault> {
    check_files(&pack.files, pack.id())
}

/// Everything that is wrong with the files of a pack, found in a folder of this name.
pub(crate) fn check_files(files: &Files, folder: &str) -> Vec<PackFault> {
    let mut faults = Faults::new(files);
    if let Some(contents) = Contents::read(files, &mut faults) {
        head::own_folder(&contents.head, folder, &mut faults);
        contents.playable(&mut faults);
        messages::check(files, &contents.needs(), &mut faults);
        contents.check(&mut faults);
    }
    faults.into_list()
}
