//! What a viewer sees and remembers, and what he can imagine from it.

use kernel::lots::{MOST_TOKENS, each};
use kernel::{Dice, Side, Viewer};
use serde::Serialize;

use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::position::{Group, Open, Position};
use crate::pieces::{Arm, Face};

/// All that a viewer sees and remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who.
    pub viewer: Viewer,
    /// What lies open to everybody.
    pub open: Open,
    /// The faces he knows, by piece.
    pub faces: Vec<Option<Face>>,
    /// Of each lot of more than one piece: its name and its faces, sorted.
    pub lots: Vec<(u8, Vec<Face>)>,
    /// The group that he is forming.
    pub group: Option<Group>,
}

/// Adds what a viewer may know, piece by piece and lot by lot.
pub(crate) fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
    let field = Field { battle, position };
    let lots = &position.open.lots;
    let mut faces = vec![None; MOST_TOKENS];
    let mut hidden = Vec::new();
    for side in Side::BOTH {
        for piece in each(battle.tokens[side.index()]) {
            if viewer.is(side) || lots.is_known(piece) {
                faces[piece as usize] = Some(position.face(piece));
            }
            if lots.name(piece) == piece && !lots.is_known(piece) {
                let mut multiset: Vec<Face> = each(lots.of(piece)).map(|other| position.face(other)).collect();
                multiset.sort_unstable();
                hidden.push((piece, multiset));
            }
        }
    }
    let decides = field.to_decide().side().is_some_and(|side| viewer.is(side));
    View { viewer, open: position.open, faces, lots: hidden, group: position.group.filter(|_| decides) }
}

/// Everything, for the time after the end.
pub(crate) fn revealed(battle: &Battle, position: &Position) -> View {
    let mut view = view(battle, position, Viewer::Onlooker);
    view.faces = position.face.iter().map(|face| Some(*face)).collect();
    view
}

/// Deals the faces of every lot that the viewer cannot see into out at random.
pub(crate) fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
    let mut face = [Face::new(Arm::Infantry, 0); MOST_TOKENS];
    for (piece, known) in view.faces.iter().enumerate() {
        if let Some(known) = known {
            face[piece] = *known;
        }
    }
    for (name, multiset) in &view.lots {
        if !view.viewer.is(battle.owner(*name)) {
            let mut dealt = multiset.clone();
            dice.shuffle(&mut dealt);
            for (piece, dealt) in each(view.open.lots.of(*name)).zip(dealt) {
                face[piece as usize] = dealt;
            }
        }
    }
    Position { open: view.open, face, group: view.group }
}
