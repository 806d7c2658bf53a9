//! A table for tests: elements are put down one by one, dice are forced.

use kernel::{Cites, Dice, Journal, Side};

use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::drill;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{CommandId, ElementId};
use crate::engine::play::{Field, Play};
use crate::engine::position::{CommandState, ElementState, Fate, Phase, Position};
use crate::geometry::{Heading, Pose};
use crate::ground::Terrain;
use crate::scale::Scale;
use crate::troops::Arm;

/// A battle and a position for tests.
pub(crate) struct Parade {
    pub(crate) battle: Battle,
    pub(crate) position: Position,
    pub(crate) events: Vec<Event>,
    /// The paragraphs that the events rest on.
    pub(crate) cited: Cites,
}

/// Writes events and paragraphs down for a parade.
pub(crate) struct Clerk<'a>(&'a mut Vec<Event>, &'a mut Cites);

impl Journal<Event> for Clerk<'_> {
    fn note<V: Into<Event>>(&mut self, cites: impl FnOnce(&mut Cites), event: impl FnOnce() -> V) {
        cites(self.1);
        self.0.push(event().into());
    }
}

impl Parade {
    /// An empty table, twelve elements a side; side 0 has the bound.
    pub(crate) fn new() -> Parade {
        Parade::on(drill::plain())
    }

    /// A table with terrain.
    pub(crate) fn on(terrain: Terrain) -> Parade {
        let battle = Battle { sides: ["north".to_owned(), "south".to_owned()], ..drill::battle(Scale::Small, terrain) };
        let command = CommandState { strength: 12, ..CommandState::default() };
        let nothing = CommandState::default();
        let position = Position {
            commands: [[command, nothing, nothing]; 2],
            bound: 1,
            phase: Phase::Movement,
            ..Position::blank(&battle)
        };
        Parade { battle, position, events: Vec::new(), cited: Cites::default() }
    }

    /// Puts an element down: the middle of its front in millimetres, and where it faces in degrees.
    pub(crate) fn put(&mut self, side: u8, arm: Arm, x: i32, y: i32, degrees: u16) -> ElementId {
        let slots = match arm {
            Arm::Commander => 36..39,
            Arm::Camp => 39..40,
            _ => 0..36,
        };
        let ids = slots.map(|slot| ElementId::of(Side::of(side), slot));
        let element = ids.into_iter().find(|id| self.position.element(*id).fate == Fate::None).expect("a free slot");
        let pose = Pose::new(100 * x, 100 * y, Heading::new(20 * degrees));
        self.position.elements[element.index()] =
            ElementState { pose, arm, command: CommandId(0), fate: Fate::Standing };
        if side == 0 {
            // The active side has just come up.
            self.position.movement.moved.add(element);
        }
        element
    }

    pub(crate) fn field(&self) -> Field<'_> {
        Field { battle: &self.battle, position: &self.position }
    }

    /// Does something with dice of these faces.
    pub(crate) fn play(&mut self, dice: &[u32], act: impl FnOnce(&mut Play<'_, Clerk<'_>>)) {
        let mut forced = Dice::forced(dice.iter().map(|face| face - 1));
        let mut clerk = Clerk(&mut self.events, &mut self.cited);
        let mut play =
            Play { battle: &self.battle, position: &mut self.position, dice: &mut forced, journal: &mut clerk };
        act(&mut play);
        assert_eq!(forced.left_over(), 0, "all dice are rolled");
    }

    /// Begins a phase.
    pub(crate) fn begin(&mut self, step: Step) {
        self.play(&[], |play| {
            play.push(Step::EndBound(Side::First));
            play.push(step);
            play.settle();
        });
    }

    /// Gives an order that must be legal, with dice.
    pub(crate) fn obey(&mut self, order: Order, dice: &[u32]) {
        let checked = self.field().check(order);
        assert_eq!(checked, Ok(()), "{order:?}");
        self.play(dice, |play| {
            play.obey_only(order);
            play.settle();
        });
    }

    /// Carries a listed order out with these dice.
    pub(crate) fn obey_with(&mut self, order: Order, dice: &mut Dice) {
        let mut clerk = Clerk(&mut self.events, &mut self.cited);
        let mut play = Play { battle: &self.battle, position: &mut self.position, dice, journal: &mut clerk };
        play.obey_only(order);
        play.settle();
    }

    /// The orders to choose from.
    pub(crate) fn orders(&self) -> Vec<Order> {
        let mut orders = Vec::new();
        self.field().orders(&mut orders);
        orders
    }

    pub(crate) fn pose(&self, element: ElementId) -> (i32, i32, u16) {
        let pose = self.position.element(element).pose;
        (pose.x, pose.y, pose.heading.steps() / 20)
    }

    pub(crate) fn fate(&self, element: ElementId) -> Fate {
        self.position.element(element).fate
    }
}

impl Play<'_, Clerk<'_>> {
    /// Carries an order of combat out, without what follows.
    fn obey_only(&mut self, order: Order) {
        match (self.position.agenda.top(), order) {
            (Some(Step::Shoot(step)), Order::Shoot(order)) => self.obey_shoot(step, order),
            (Some(Step::Fight(step)), Order::Fight(order)) => self.obey_fight(step, order),
            _ => {}
        }
    }

    /// Takes the steps of combat until somebody is asked or the phase is over.
    fn settle(&mut self) {
        loop {
            let goes_on = match self.position.agenda.top() {
                Some(Step::Shoot(step)) => self.run_shoot(step),
                Some(Step::Fight(step)) => self.run_fight(step),
                _ => false,
            };
            if !goes_on {
                return;
            }
        }
    }
}
