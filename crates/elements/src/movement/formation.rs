//! Formations: single elements and groups, and what it costs to move them.

use kernel::{Refusal, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::engine::pieces::{CAMP_SLOT, CommandId, ElementId, Elements, MOST_OF_A_SIDE};
use crate::engine::play::Field;
use crate::geometry::{Base, Convex, HUNDRED_PACES, Neighbour, QUARTER_TURN, TOUCH};
use crate::rules::refuse;
use crate::troops::Arm;

/// A formation of the side to move: its members by slot, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(type = "number")]
pub struct Formation(pub u64);

impl Formation {
    /// The formation of some elements of one side.
    pub fn of(elements: Elements) -> Formation {
        Formation(elements.iter().fold(0, |slots, element| slots | 1 << element.slot()))
    }

    /// Its members; slots that no side has are left out.
    pub fn members(self, side: Side) -> Elements {
        let has = |slot: &u8| self.0 >> slot & 1 == 1;
        (0..MOST_OF_A_SIDE as u8).filter(has).map(|slot| ElementId::of(side, slot)).collect()
    }
}

/// Along a bend a column is not measured to the hair.
const ROAD_TOLERANCE: i32 = 200;
/// Neighbours in a group stand no farther apart than this, front middle to front middle.
const NEAR: i32 = 6_000;

impl Field<'_> {
    /// Where another stands as a neighbour in a group.
    pub(crate) fn neighbour(&self, one: ElementId, other: ElementId) -> Option<Neighbour> {
        let (here, there) = (self.element(one).pose, self.element(other).pose);
        if here.heading != there.heading || !here.point().is_near(NEAR, there.point()) {
            return None;
        }
        self.base(one).neighbour(&self.base(other))
    }

    /// The troops among some elements.
    pub(crate) fn troops_of(&self, members: Elements) -> Elements {
        members.iter().filter(|element| self.arm(*element).is_troops()).collect()
    }

    /// All of `among` that hang together with an element, edge to edge, facing the same way.
    pub(crate) fn connected(&self, from: ElementId, among: Elements) -> Elements {
        let mut found = Elements::only(from);
        let mut open = found;
        while let Some(next) = open.first() {
            open.remove(next);
            for other in among.without(found).iter() {
                if self.neighbour(next, other).is_some() {
                    found.add(other);
                    open.add(other);
                }
            }
        }
        found
    }

    /// Whether troops that hang together stand one behind the other.
    pub(crate) fn is_column(&self, troops: Elements) -> bool {
        let beside =
            |one: ElementId, other: ElementId| matches!(self.neighbour(one, other), Some(Neighbour::Beside(_)));
        troops.iter().all(|one| troops.iter().all(|other| one == other || !beside(one, other)))
    }

    /// Whether an element of a side stands alone, in no group.
    pub(crate) fn is_lone(&self, element: ElementId) -> bool {
        let friends = self.of_side(element.side());
        friends.iter().all(|other| other == element || self.neighbour(element, other).is_none())
    }

    /// Whether the members form one element or one group.
    pub(crate) fn check_formation(&self, side: Side, members: Elements) -> Result<CommandId, Refusal> {
        let Some(first) = members.first() else { return Err(refuse!("move.pips", "nobody-taken")) };
        let able = |element: ElementId| self.position.stands(element) && element.slot() < CAMP_SLOT;
        if members.iter().any(|element| !able(element)) {
            return Err(refuse!("move.pips", "not-on-the-table"));
        }
        let command = self.element(first).command;
        if let Some(other) = members.iter().find(|element| self.element(*element).command != command) {
            return Err(refuse!("move.pips", "another-command").thing("element", other.0.into()));
        }
        let troops = self.troops_of(members);
        self.check_group(troops)?;
        let commanders = members.without(troops);
        if !troops.is_empty() {
            let commander = ElementId::commander(side, command);
            let base = || self.base(commander);
            if !commanders.is_empty() && !troops.iter().any(|element| base().is_within(TOUCH, &self.base(element))) {
                return Err(refuse!("command", "commander-touches-nobody"));
            }
        }
        Ok(command)
    }

    /// Whether troops hang together as a group.
    fn check_group(&self, troops: Elements) -> Result<(), Refusal> {
        let Some(first) = troops.first() else { return Ok(()) };
        if self.is_bent_column(troops) {
            return Ok(());
        }
        let heading = self.element(first).pose.heading;
        if let Some(other) = troops.iter().find(|element| self.element(*element).pose.heading != heading) {
            return Err(refuse!("move.group", "facing-differs").thing("element", other.0.into()));
        }
        let connected = self.connected(first, troops);
        if let Some(other) = troops.without(connected).first() {
            return Err(refuse!("move.group", "no-contact").thing("element", other.0.into()));
        }
        let guns = troops.iter().filter(|element| self.arm(*element) == Arm::Artillery).count();
        if guns > 0 && guns < troops.len() && !self.is_column(troops) {
            return Err(refuse!("move.group", "artillery-apart"));
        }
        Ok(())
    }

    /// Whether troops face different ways only because the road under them bends: one
    /// behind the other along it.
    pub(crate) fn is_bent_column(&self, troops: Elements) -> bool {
        let Some(first) = troops.first().filter(|_| !self.position.ground.roads().is_empty()) else { return false };
        let heading = self.element(first).pose.heading;
        if troops.iter().all(|element| self.element(element).pose.heading == heading) {
            return false;
        }
        let Some(road) = self.roads_under(troops).next() else { return false };
        let band = &self.position.ground.roads()[road];
        let place = |element: ElementId| band.nearest(self.element(element).pose.point()).map_or(0, |(at, _)| at);
        // The one next ahead or behind all but touches, and all look one way along the road.
        let linked = |one: ElementId, other: ElementId| {
            let turn = self.element(one).pose.heading.turn_to(self.element(other).pose.heading).abs();
            one != other
                && turn <= i32::from(QUARTER_TURN)
                && place(one) != place(other)
                && self.base(one).is_within(ROAD_TOLERANCE, &self.base(other))
        };
        let mut found = Elements::only(first);
        let mut open = found;
        while let Some(next) = open.first() {
            open.remove(next);
            for other in troops.without(found).iter().filter(|other| linked(next, *other)) {
                found.add(other);
                open.add(other);
            }
        }
        found == troops
    }

    /// Whether an element is out of its commander's range, or has no commander.
    pub(crate) fn is_out_of_command(&self, element: ElementId) -> bool {
        let commander = ElementId::commander(element.side(), self.element(element).command);
        if !self.position.stands(commander) {
            return true;
        }
        let (from, to) = (self.element(commander).pose.point(), self.element(element).pose.point());
        if from.is_near(COMMAND_RANGE_UNSEEN, to) {
            return false;
        }
        let (one, other) = (self.base(commander), self.base(element));
        let apart = one.separation(&other);
        if apart.is_within(COMMAND_RANGE_UNSEEN) {
            return false;
        }
        !apart.is_within(COMMAND_RANGE) || self.command_is_unseen(&one, &other)
    }

    /// Whether a crest, a wood or houses lie between the nearest points of two bases.
    fn command_is_unseen(&self, one: &Base, other: &Base) -> bool {
        self.sight_is_blocked(one, other)
    }

    /// What it costs to move a formation, and whether the commander is too far; to hold
    /// demoralized troops is no move.
    pub(crate) fn cost(&self, members: Elements) -> (u8, bool) {
        let troops = self.troops_of(members);
        let held = troops.first().is_some_and(|element| self.is_demoralized(element));
        let far = !held && troops.iter().any(|element| self.is_out_of_command(element));
        (1 + u8::from(far), far)
    }

    /// Whether a formation may be taken.
    pub(crate) fn check_take(&self, side: Side, formation: Formation) -> Result<(), Refusal> {
        if formation.0 >> MOST_OF_A_SIDE != 0 {
            return Err(refuse!("move.pips", "not-on-the-table"));
        }
        let members = formation.members(side);
        let command = self.check_formation(side, members)?;
        let troops = self.troops_of(members);
        if self.position.commands[side.index()][command.index()].demoralized && !troops.is_empty() {
            self.check_hold(troops)?;
        } else {
            self.check_free_to_move(troops)?;
            self.check_further(members)?;
        }
        let (cost, far) = self.cost(members);
        let left = self.pips_left(command);
        if cost > left {
            let refusal = refuse!("move.pips", "too-few-pips").number("cost", cost.into()).number("left", left.into());
            return Err(if far { refusal.also(crate::rules::cite!("command")) } else { refusal });
        }
        Ok(())
    }

    /// Nobody in close combat moves, but a single element that may break off.
    fn check_free_to_move(&self, troops: Elements) -> Result<(), Refusal> {
        let Some(fighting) = troops.iter().find(|element| self.is_engaged(*element)) else { return Ok(()) };
        if troops.len() > 1 {
            return Err(refuse!("move.group", "in-contact").thing("element", fighting.0.into()));
        }
        self.check_break_off(fighting)
    }
}

/// How far a commander's orders reach.
pub(crate) const COMMAND_RANGE: i32 = 12 * HUNDRED_PACES;
/// How far they reach out of his sight.
pub(crate) const COMMAND_RANGE_UNSEEN: i32 = 6 * HUNDRED_PACES;
