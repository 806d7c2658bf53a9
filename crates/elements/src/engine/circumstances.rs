//! What refusals speak of: elements, each with its arm. The code that puts a refusal
//! in words sees no position.

use kernel::{Circumstance, Refusal};

use crate::engine::pieces::{ElementId, MOST_ELEMENTS};
use crate::engine::play::Field;
use crate::engine::position::Fate;
use crate::troops::Arm;

/// Above an element's number in a circumstance stands its arm, counted from one.
const ARM_SHIFT: u32 = 8;

/// A refusal that knows the arms of the elements it names.
pub(crate) fn with_arms(field: &Field<'_>, mut refusal: Refusal) -> Refusal {
    for (_, circumstance) in refusal.with.iter_mut().flatten() {
        let Circumstance::Thing(thing) = circumstance else { continue };
        let element = u8::try_from(*thing).ok().map(ElementId).filter(|element| element.index() < MOST_ELEMENTS);
        if let Some(element) = element.filter(|element| field.element(*element).fate != Fate::None) {
            *thing |= (field.arm(element).index() as u32 + 1) << ARM_SHIFT;
        }
    }
    refusal
}

/// The element that a circumstance names, and its arm, if it is known.
pub(crate) fn of_thing(thing: u32) -> (ElementId, Option<Arm>) {
    let arm = (thing >> ARM_SHIFT).checked_sub(1).and_then(|index| Arm::ALL.get(index as usize)).copied();
    (ElementId((thing & 0xff) as u8), arm)
}
