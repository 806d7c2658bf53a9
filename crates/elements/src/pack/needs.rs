//! The messages that a pack of system `elements` needs.

use super::content::Content;
use packs::Need;
use packs::files::{BOARD, DRAWING, FORCES};

/// What needs a message.
pub(crate) fn needs(content: &Content) -> Vec<Need> {
    let Content { board, forces, drawing, .. } = content;
    let features = board.features.iter().filter_map(|feature| feature.place.as_ref());
    let bands = board.rivers.iter().chain(&board.roads).filter_map(|band| band.place.as_ref());
    let mut needs: Vec<Need> = features.chain(bands).map(|name| Need::new(BOARD, "place-", name)).collect();
    needs.extend(forces.commands.iter().map(|command| Need::new(FORCES, "command-", &command.id)));
    let labels = drawing.iter().flat_map(|drawing| &drawing.labels);
    needs.extend(labels.map(|label| Need::new(DRAWING, "", &label.text)));
    needs
}
