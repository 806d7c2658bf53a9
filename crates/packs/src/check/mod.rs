//! Everything the format promises, proved.

mod areas;
mod drawing;
mod edges;
mod geometry;
mod ground;
mod messages;
mod regularities;
mod road_lines;

use crate::content::Content;
use crate::fault::{Faults, PackFault};
use crate::files::{Files, PACK};
use crate::pack::{Pack, playable};

/// Everything that is wrong with a pack that can be played.
pub fn check(pack: &Pack) -> Vec<PackFault> {
    check_files(&pack.files, pack.id())
}

/// Everything that is wrong with the files of a pack, found in a folder of this name.
pub(crate) fn check_files(files: &Files, folder: &str) -> Vec<PackFault> {
    let mut faults = Faults::new(files);
    if let Some(content) = Content::read(files, &mut faults) {
        own_folder(&content, folder, &mut faults);
        playable(&content, &mut faults);
        messages::check(files, &content, &mut faults);
        drawing::check(&content, &mut faults);
        if content.pack.regularities {
            regularities::check(&content, &mut faults);
        }
    }
    faults.into_list()
}

/// A pack is called like its folder.
pub(crate) fn own_folder(content: &Content, folder: &str, faults: &mut Faults<'_>) {
    let id = &content.pack.id;
    if id.as_str() != folder {
        let what = format!("the id is `{}`, but the folder is called `{folder}`; they must be the same", **id);
        faults.at(PACK, &id.span, what);
    }
}
