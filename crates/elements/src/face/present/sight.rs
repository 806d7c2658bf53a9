//! Whom one sees from a place.

use super::names::element_id;
use crate::engine::play::Field;
use crate::geometry::{Convex, Point};
use crate::system::Subject;

/// The elements that stand in view of an element's front, or of a place:
/// crests, woods and houses hide.
pub(super) fn seen(field: &Field<'_>, from: Subject) -> Vec<String> {
    let (eye, own) = match from {
        Subject::Element(element) if field.position.stands(element) => {
            (field.element(element).pose.point(), Some(element))
        }
        Subject::Element(_) => return Vec::new(),
        Subject::Place(pose) => (pose.point(), None),
    };
    let sees = |to: Point| !field.position.ground.sight_blocked(eye, to);
    let visible = field.position.standing().iter().filter(|element| {
        let base = field.base(*element);
        Some(*element) != own && (sees(base.quad().middle()) || base.corners().iter().any(|corner| sees(*corner)))
    });
    visible.map(element_id).collect()
}
