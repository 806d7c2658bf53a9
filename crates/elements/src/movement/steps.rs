//! The movement phase as the frame asks for it: who is asked, the orders, their check,
//! how they are carried out.

use kernel::{Journal, Refusal, Side};

use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::movement::course::{Course, Purpose, Tested};
use crate::movement::motion::Motion;
use crate::movement::reach::Pace;
use crate::movement::{Aim, Formation, Further, MoveEvent, MoveOrder, MoveQuestion, MoveState, MoveStep};
use crate::rules::{cites, refuse};

/// A formation with less than a millimetre left has done.
pub(super) const LEAST: i32 = 100;

impl Field<'_> {
    /// Who is asked what.
    pub(crate) fn move_question(&self, step: MoveStep) -> (Side, MoveQuestion) {
        match step {
            MoveStep::Phase(side) => (side, MoveQuestion::Formation),
            MoveStep::Formation(side) => (side, MoveQuestion::Manoeuvre),
        }
    }

    /// The orders to choose from.
    pub(crate) fn move_orders(&self, step: MoveStep, out: &mut dyn FnMut(MoveOrder)) {
        match step {
            MoveStep::Phase(side) => {
                self.sample_formations(side, out);
                out(MoveOrder::End);
            }
            MoveStep::Formation(side) => {
                self.scene(side, self.position.movement.formation).sample(out);
                out(MoveOrder::Halt);
            }
        }
    }

    /// Whether an order is legal.
    pub(crate) fn check_move(&self, step: MoveStep, order: MoveOrder) -> Result<(), Refusal> {
        match (step, order) {
            (MoveStep::Phase(side), MoveOrder::Take(formation)) => self.check_take(side, formation),
            (MoveStep::Phase(_), MoveOrder::End) | (MoveStep::Formation(_), MoveOrder::Halt) => Ok(()),
            (MoveStep::Phase(_), _) => Err(refuse!("move.pips", "take-first")),
            (MoveStep::Formation(_), MoveOrder::Take(_) | MoveOrder::End) => Err(refuse!("move.pips", "halt-first")),
            (MoveStep::Formation(side), order) => self.work_out(side, order).map(|_| ()),
        }
    }

    /// A manoeuvre of the formation that was taken, worked out and tested; none for dismounting.
    fn work_out(&self, side: Side, order: MoveOrder) -> Result<Option<(Course, Tested)>, Refusal> {
        let scene = self.scene(side, self.position.movement.formation);
        if order == MoveOrder::Dismount {
            return scene.check_dismount().map(|()| None);
        }
        let engaged = scene.is_single() && self.is_engaged(scene.first());
        if engaged && order != MoveOrder::BreakOff {
            return Err(refuse!("breakoff", "only-break-off"));
        }
        let course = scene.plan(order)?;
        let tested = scene.test(&course)?;
        Ok(Some((course, tested)))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The phase of a bound waits.
    pub(crate) fn push_movement(&mut self, side: Side) {
        let MoveState { river, driven_in, .. } = self.position.movement;
        self.position.movement = MoveState { river, driven_in, ..MoveState::default() };
        self.position.phase = crate::engine::position::Phase::Movement;
        self.push(Step::Move(MoveStep::Phase(side)));
    }

    /// Carries an order out.
    pub(crate) fn obey_move(&mut self, step: MoveStep, order: MoveOrder) {
        match (step, order) {
            (MoveStep::Phase(side), MoveOrder::Take(formation)) => self.take(side, formation),
            (MoveStep::Phase(side), _) => self.end_movement(side),
            (MoveStep::Formation(_), MoveOrder::Halt) => self.halt(),
            (MoveStep::Formation(side), order) => self.manoeuvre(side, order),
        }
    }

    /// One step that needs no decision; false if somebody is asked.
    pub(crate) fn run_move(&mut self, _step: MoveStep) -> bool {
        false
    }

    /// A formation is taken and paid for; one of a demoralized command is held by that.
    fn take(&mut self, side: Side, formation: Formation) {
        let members = formation.members(side);
        let Some(first) = members.first() else { return };
        let field = self.field();
        let (cost, out_of_command) = field.cost(members);
        let troops = field.troops_of(members);
        let held = troops.first().is_some_and(|element| field.is_demoralized(element));
        let further = field.further(members).unwrap_or(None);
        let command = field.element(first).command;
        self.pay_pips(command, cost);
        self.journal.note(cites!["move.pips", out_of_command => "command"], || {
            Event::Move(MoveEvent::Taken { side, formation, cost, out_of_command })
        });
        if held {
            let state = &mut self.position.movement;
            state.held = state.held.or(troops);
            self.journal.note(cites!["victory.command"], || Event::Move(MoveEvent::Held { formation }));
            return;
        }
        let state = &mut self.position.movement;
        (state.formation, state.spent, state.further) = (members, 0, further);
        (state.slowed, state.wading, state.marching) = (Elements::NONE, false, false);
        self.push(Step::Move(MoveStep::Formation(side)));
    }

    /// The formation manoeuvres.
    fn manoeuvre(&mut self, side: Side, order: MoveOrder) {
        let worked_out = self.field().work_out(side, order);
        match worked_out {
            Ok(Some((course, tested))) => self.follow(side, order, course, tested),
            Ok(None) => {
                let element = self.position.movement.formation.first();
                let spent = 0;
                self.journal.note(cites![..order.cite()], || Event::Move(MoveEvent::Manoeuvred { side, order, spent }));
                if let Some(element) = element {
                    self.dismount(element);
                    self.mark_as_moved(Elements::only(element));
                }
                self.halt();
            }
            // Only checked orders are carried out.
            Err(_) => self.halt(),
        }
    }

    /// The formation follows a course.
    fn follow(&mut self, side: Side, mut order: MoveOrder, mut course: Course, tested: Tested) {
        let members = self.position.movement.formation;
        let mut stopped = false;
        if tested.enters_river && course.purpose == Purpose::Place {
            let ordered = course.cost;
            stopped = self.wade(&mut course);
            if course.cost != ordered {
                // The journal says what was done, not what was wanted.
                order = straight_on(course.cost);
            }
        }
        let state = &mut self.position.movement;
        state.spent += course.cost;
        state.slowed = state.slowed.or(tested.slowed);
        state.wading |= tested.wading || (tested.enters_river && state.river.hinders());
        state.marching = course.road.is_some();
        let spent = state.spent;
        self.journal.note(cites![..order.cite()], || Event::Move(MoveEvent::Manoeuvred { side, order, spent }));
        let deserted = self.deserted_by(&course);
        self.turn_jaegers(&course);
        for member in members.iter() {
            self.move_member(member, &course);
        }
        let turned = course.turned.map_or(Elements::NONE, |(jaegers, _)| Elements::only(jaegers));
        members.or(turned).iter().for_each(|element| self.make_room(element));
        if let Some(cavalry) = deserted {
            self.pursue(cavalry);
        }
        self.mark_as_moved(members);
        self.mark_contacts(members, &course);
        if stopped || self.has_done(members, &course) {
            self.halt();
        }
    }

    /// The first water: how far the formation really goes. True if it must stop there.
    fn wade(&mut self, course: &mut Course) -> bool {
        let members = self.position.movement.formation;
        let Some(first) = self.field().troops_of(members).first().or(members.first()) else { return true };
        let heading = self.position.element(first).pose.heading;
        let (goes, stopped) = self.ford(members, heading, course.cost);
        if goes != course.cost {
            let goes = self.field().last_free(members, heading, goes);
            *course = Course::plain(Motion::Shift(heading.vector(goes)), goes);
        }
        stopped
    }

    fn move_member(&mut self, member: ElementId, course: &Course) {
        let from = self.position.element(member).pose;
        let to = course.motion.end(member, from);
        let was_wet = self.field().wades(member);
        self.position.elements[member.index()].pose = to;
        self.note_wet(member, was_wet, true);
        if from != to {
            self.journal.note(cites!["bases"], || Event::Move(MoveEvent::Moved { element: member, from, to }));
        }
    }

    /// Jaegers who are met by a group turn to face it.
    fn turn_jaegers(&mut self, course: &Course) {
        let Some((element, to)) = course.turned else { return };
        let from = std::mem::replace(&mut self.position.elements[element.index()].pose, to);
        self.journal.note(cites!["move.contact"], || Event::Move(MoveEvent::Turned { element, from, to }));
    }

    /// The cavalry from which a formation breaks off: it follows.
    fn deserted_by(&self, course: &Course) -> Option<ElementId> {
        let field = self.field();
        let leaves = field.position.movement.formation.first().filter(|_| course.purpose == Purpose::BreakOff)?;
        field.cavalry_upon(leaves).first()
    }

    /// The formation has moved in this bound.
    fn mark_as_moved(&mut self, members: Elements) {
        let state = &mut self.position.movement;
        if state.further == Some(Further::Jaegers) {
            state.again = state.again.or(members);
        }
        state.moved = state.moved.or(members);
    }

    /// Who stands front to front with an enemy now has charged.
    fn mark_contacts(&mut self, members: Elements, course: &Course) {
        if !matches!(course.purpose, Purpose::Contact { .. }) {
            return;
        }
        for member in members.iter() {
            let field = self.field();
            if field.enemies_near(member).iter().any(|enemy| field.attacks(member, enemy)) {
                self.position.movement.charged.add(member);
            }
        }
    }

    /// Whether a formation has done: in contact, broken off, or nothing left of its move.
    fn has_done(&self, members: Elements, course: &Course) -> bool {
        let state = &self.position.movement;
        let allowance = match course.road.is_some() {
            true => self.field().allowance(members, Pace::Road),
            false => self.field().allowance_slowed(members, state.slowed, state.wading),
        };
        let overlap = |aim| matches!(aim, Aim::OverlapLeft | Aim::OverlapRight);
        match course.purpose {
            Purpose::BreakOff => true,
            Purpose::Contact { aim, .. } if !overlap(aim) => true,
            _ => allowance - state.spent < LEAST,
        }
    }

    /// The formation has done.
    fn halt(&mut self) {
        let state = &mut self.position.movement;
        (state.formation, state.spent, state.further) = (Elements::NONE, 0, None);
        (state.slowed, state.wading, state.marching) = (Elements::NONE, false, false);
        self.done();
    }

    /// Nothing more is moved: the demoralized go home, anybody who is taken in
    /// flank or rear turns to face.
    fn end_movement(&mut self, side: Side) {
        self.done();
        self.run_demoralized(side);
        self.turn_to_face();
        self.journal.note(cites!["turn"], || Event::Move(MoveEvent::Ended { side }));
    }
}

/// The order that leads so far straight on; none at all is a halt.
fn straight_on(distance: i32) -> MoveOrder {
    match u16::try_from(distance) {
        Ok(0) | Err(_) => MoveOrder::Halt,
        Ok(distance) => MoveOrder::Advance(distance),
    }
}
