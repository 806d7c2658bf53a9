//! Demoralized commands go home without orders, unless a pip holds an element or group for the bound.

use kernel::{Journal, Refusal, Side};

use crate::event::Event;
use crate::geometry::{Base, Convex, Heading, Hull, Pose};
use crate::ground::TableEdge;
use crate::movement::MoveEvent;
use crate::movement::reach::Pace;
use crate::pieces::{ElementId, Elements};
use crate::play::{Field, Play};
use crate::rules::refuse;
use crate::troops::Arm;

/// The run is shortened by so much at a time until there is room.
const SHORTER: usize = 250;

impl Field<'_> {
    /// Whether troops of a demoralized command may be held.
    pub(crate) fn check_hold(&self, troops: Elements) -> Result<(), Refusal> {
        if troops.iter().any(|element| self.position.movement.held.has(element)) {
            return Err(refuse!("victory.command", "held-already"));
        }
        if troops.iter().all(|element| !self.would_run(element)) {
            return Err(refuse!("victory.command", "stays-anyhow"));
        }
        Ok(())
    }

    /// Whether an element is of a demoralized command.
    pub(crate) fn is_demoralized(&self, element: ElementId) -> bool {
        let state = self.element(element);
        self.position.commands[element.side().index()][state.command.index()].demoralized
    }

    /// Whether an element would go home: of a demoralized command, neither fighting nor supporting.
    pub(crate) fn would_run(&self, element: ElementId) -> bool {
        self.arm(element).is_troops()
            && self.position.stands(element)
            && self.is_demoralized(element)
            && !self.is_engaged(element)
            && !self.supports(element)
    }

    /// Whether an element overlaps an enemy who fights, or gives rear support to a friend who does.
    fn supports(&self, element: ElementId) -> bool {
        let base = self.base(element);
        let overlaps = |enemy: ElementId| {
            self.arm(enemy).is_troops()
                && base.overlapped_flank(&self.base(enemy)).is_some()
                && self.is_in_frontal_combat(enemy)
        };
        self.enemies_near(element).iter().any(overlaps) || self.supports_from_behind(element)
    }

    /// Where an element comes to that goes home: off the table, or so far; none if it has no room to go.
    pub(crate) fn run_home(&self, element: ElementId) -> Option<Option<Pose>> {
        let base = self.base(element);
        let home = self.home(element.side());
        let goal = |distance: i32| base.moved(base.pose().shifted(home.vector(distance)).facing(home));
        let alone = Elements::only(element);
        let full = self.allowance(alone, Pace::Good);
        let slow = self.position.ground.bad_going(&Hull::around(base.quad(), goal(full).quad()));
        let most = if slow { self.allowance(alone, Pace::Bad) } else { full };
        let mut distance = most;
        while distance > 0 {
            let there = goal(distance);
            if self.is_free_run(element, &base, &there) {
                let on_table = self.position.ground.is_on_table(&there);
                return Some(on_table.then_some(there.pose()));
            }
            distance -= SHORTER as i32;
        }
        None
    }

    /// Whether nobody stands in the way home; friends are passed, not stood upon.
    fn is_free_run(&self, element: ElementId, from: &Base, to: &Base) -> bool {
        let path = Hull::around(from.quad(), to.quad());
        !self.position.ground.in_water(&path)
            && self.position.standing().iter().filter(|other| *other != element).all(|other| {
                if !from.pose().point().is_near(30_000, self.element(other).pose.point()) {
                    return true;
                }
                let standing = self.base(other);
                if other.side() == element.side() {
                    self.arm(other) == Arm::Commander || !to.overlaps(&standing)
                } else {
                    !path.overlaps(&standing)
                }
            })
    }

    /// Which way a side goes home.
    pub(crate) fn home(&self, side: Side) -> Heading {
        match self.base_edge(side) {
            TableEdge::North => Heading::NORTH,
            TableEdge::East => Heading::EAST,
            TableEdge::South => Heading::SOUTH,
            TableEdge::West => Heading::WEST,
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Demoralized troops of a side that nobody holds go home, the nearest to home first.
    pub(super) fn run_demoralized(&mut self, side: Side) {
        if !self.position.commands[side.index()].iter().any(|command| command.demoralized) {
            return;
        }
        let field = self.field();
        let way = field.home(side).unit();
        let nearness = |element: &ElementId| {
            let pose = field.element(*element).pose;
            -(way.x * i64::from(pose.x) + way.y * i64::from(pose.y))
        };
        let runs = |element: &ElementId| field.would_run(*element) && !field.position.movement.held.has(*element);
        let mut runners: Vec<ElementId> = field.of_side(side).iter().filter(runs).collect();
        runners.sort_by_key(|element| (nearness(element), element.0));
        for element in runners {
            let Some(to) = self.field().run_home(element) else { continue };
            self.run_one_home(element, to);
        }
    }

    fn run_one_home(&mut self, element: ElementId, to: Option<Pose>) {
        let from = self.position.element(element).pose;
        self.journal.note(|| Event::Move(MoveEvent::Ran { element, from, to }));
        match to {
            Some(place) => {
                self.position.elements[element.index()].pose = place;
                self.make_room(element);
            }
            None => self.go_off_table(element),
        }
    }
}
