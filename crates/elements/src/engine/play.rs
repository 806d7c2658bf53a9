//! The two ways to look at a battle: [`Field`] reads, [`Play`] carries out.

use kernel::{Journal, Side};

use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, Elements, MOST_OF_A_SIDE};
use crate::engine::position::{ElementState, Position};
use crate::geometry::{Base, Quad, corners};
use crate::troops::{Arm, Values};

kernel::field_and_play!(pub(crate));

impl<'a> Field<'a> {
    /// An element.
    #[inline]
    pub(crate) fn element(&self, element: ElementId) -> &'a ElementState {
        self.position.element(element)
    }

    /// What it is.
    #[inline]
    pub(crate) fn arm(&self, element: ElementId) -> Arm {
        self.element(element).arm
    }

    /// Its row of the table.
    #[inline]
    pub(crate) fn values(&self, element: ElementId) -> &'a Values {
        self.battle.table.of(self.arm(element))
    }

    /// The corners of its base.
    #[inline]
    pub(crate) fn quad(&self, element: ElementId) -> Quad {
        let state = self.element(element);
        corners(state.pose, state.arm.size())
    }

    /// Its base.
    #[inline]
    pub(crate) fn base(&self, element: ElementId) -> Base {
        let state = self.element(element);
        Base::new(state.pose, state.arm.size())
    }

    /// The elements of a side on the table: troops, commanders and camp.
    pub(crate) fn of_side(&self, side: Side) -> Elements {
        let all = (0..MOST_OF_A_SIDE as u8).map(|slot| ElementId::of(side, slot));
        all.filter(|element| self.position.stands(*element)).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A die with six faces, from 1 to 6.
    pub(crate) fn die(&mut self) -> u8 {
        self.dice.roll(6) as u8 + 1
    }

    /// Something becomes pending.
    pub(crate) fn push(&mut self, step: Step) {
        self.position.agenda.push(step);
    }

    /// The top step is done.
    pub(crate) fn done(&mut self) {
        self.position.agenda.pop();
    }
}
