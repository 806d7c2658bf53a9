//! The messages that a pack of system `marengo` needs.

use crate::pack::content::Content;
use crate::pack::format::drawing_file::DrawingFile;
use packs::Need;
use packs::files::{BOARD, DRAWING, FORCES};

/// What needs a message.
pub(crate) fn needs(content: &Content) -> Vec<Need> {
    let board = &content.board;
    let mut needs: Vec<Need> = board.locales.iter().map(|locale| Need::new(BOARD, "place-", &locale.key)).collect();
    needs.extend(board.entries.iter().map(|entry| Need::new(BOARD, "entry-", &entry.id)));
    needs.extend(content.forces.forces.iter().map(|force| Need::new(FORCES, "force-", &force.id)));
    needs.extend(content.drawing.iter().flat_map(drawn_names));
    needs
}

fn drawn_names(drawing: &DrawingFile) -> Vec<Need> {
    let rivers = drawing.rivers.iter().filter_map(|river| river.name.as_ref());
    let villages = drawing.villages.iter().filter_map(|village| village.name.as_ref());
    let mut needs: Vec<Need> = rivers.map(|name| Need::new(DRAWING, "water-", name)).collect();
    needs.extend(villages.map(|name| Need::new(DRAWING, "place-name-", name)));
    needs.extend(drawing.lettering.iter().map(|lettering| Need::new(DRAWING, "", &lettering.text)));
    needs
}
