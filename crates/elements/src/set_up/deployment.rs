//! Camps and deployment: the zone behind the base edge, commands that do not mix, elements
//! and groups in their places.

use kernel::{Journal, Refusal, Side};

use super::{SetUpEvent, SetUpOrder};
use crate::engine::event::Event;
use crate::engine::pieces::{CommandId, ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::engine::position::Fate;
use crate::geometry::{BASE_WIDTH, Convex, Heading, Point, Pose, Quad, TOUCH, corners};
use crate::ground::TableEdge;
use crate::rules::{cite, cites, refuse};
use crate::troops::Arm;

/// Three hundred paces: nobody deploys nearer to the flanks of the table.
const MARGIN: i32 = 7_500;
/// How far apart the places are that the computer and the list of orders try.
pub(super) const STEP: i32 = 500;

/// Where a side deploys: along its base edge, seen from behind it, and so far ahead of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The base edge.
    pub edge: TableEdge,
    /// Width and depth of the table.
    pub extent: (i32, i32),
    /// How far it reaches ahead.
    pub depth: i32,
}

/// A stretch of ground in a zone: along the edge from and to, ahead of it from and to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Patch {
    pub(super) along: (i32, i32),
    pub(super) ahead: (i32, i32),
}

impl Patch {
    fn mixes_with(&self, other: &Patch) -> bool {
        let overlap = |one: (i32, i32), other: (i32, i32)| one.1.min(other.1) - one.0.max(other.0) > TOUCH;
        overlap(self.along, other.along) && overlap(self.ahead, other.ahead)
    }

    fn and(self, other: Patch) -> Patch {
        let join = |one: (i32, i32), other: (i32, i32)| (one.0.min(other.0), one.1.max(other.1));
        Patch { along: join(self.along, other.along), ahead: join(self.ahead, other.ahead) }
    }
}

impl Zone {
    /// How long the base edge is.
    pub const fn length(&self) -> i32 {
        match self.edge {
            TableEdge::North | TableEdge::South => self.extent.0,
            TableEdge::East | TableEdge::West => self.extent.1,
        }
    }

    /// The first and the last place along the edge where somebody may stand.
    pub const fn flanks(&self) -> (i32, i32) {
        (MARGIN, self.length() - MARGIN)
    }

    /// Where somebody looks who faces the enemy.
    pub const fn heading(&self) -> Heading {
        match self.edge {
            TableEdge::North => Heading::SOUTH,
            TableEdge::East => Heading::WEST,
            TableEdge::South => Heading::NORTH,
            TableEdge::West => Heading::EAST,
        }
    }

    /// A pose that faces the enemy: so far along the edge from the left, so far ahead of it.
    pub const fn pose(&self, along: i32, ahead: i32) -> Pose {
        let (width, depth) = self.extent;
        let point = match self.edge {
            TableEdge::South => Point::new(along, ahead),
            TableEdge::North => Point::new(width - along, depth - ahead),
            TableEdge::West => Point::new(ahead, depth - along),
            TableEdge::East => Point::new(width - ahead, along),
        };
        Pose::at(point, self.heading())
    }

    /// How far along the edge and ahead of it a point lies.
    pub const fn own(&self, point: Point) -> (i32, i32) {
        let (width, depth) = self.extent;
        match self.edge {
            TableEdge::South => (point.x, point.y),
            TableEdge::North => (width - point.x, depth - point.y),
            TableEdge::West => (depth - point.y, point.x),
            TableEdge::East => (point.y, width - point.x),
        }
    }

    /// The stretch of ground a base covers.
    pub(super) fn patch(&self, base: &Quad) -> Patch {
        let [first, rest @ ..] = base.all().map(|corner| self.own(corner));
        let point = |(along, ahead): (i32, i32)| Patch { along: (along, along), ahead: (ahead, ahead) };
        rest.into_iter().fold(point(first), |patch, corner| patch.and(point(corner)))
    }

    /// Whether a base lies wholly in the zone, within a small tolerance.
    fn holds(&self, base: &Quad) -> bool {
        let patch = self.patch(base);
        let (left, right) = self.flanks();
        patch.along.0 >= left - TOUCH
            && patch.along.1 <= right + TOUCH
            && patch.ahead.0 >= -TOUCH
            && patch.ahead.1 <= self.depth + TOUCH
    }
}

impl Field<'_> {
    /// Where a side deploys.
    pub(crate) fn zone(&self, side: Side) -> Zone {
        Zone { edge: self.base_edge(side), extent: self.battle.extent(), depth: self.battle.scale.zone() }
    }

    pub(super) fn has_camp(&self, side: Side) -> bool {
        self.position.stands(ElementId::camp(side))
    }

    /// Whose command deploys next: the defender's largest, the attacker's largest, and so on;
    /// behind a screen all of one side after all of the other.
    pub(super) fn next_to_deploy(&self) -> Option<(Side, CommandId)> {
        let (attacker, defender) = (self.position.attacker, self.position.attacker.enemy());
        let waiting = |side: Side| {
            let deployed = self.position.set_up.deployed[side.index()];
            let commands =
                (0..self.battle.commands() as u8).map(CommandId).filter(move |command| !deployed[command.index()]);
            let strength = |command: &CommandId| self.position.commands[side.index()][command.index()].strength;
            commands.max_by_key(|command| (strength(command), std::cmp::Reverse(command.0)))
        };
        let done =
            |side: Side| self.position.set_up.deployed[side.index()].iter().filter(|deployed| **deployed).count();
        let first = if self.battle.options.hidden || done(defender) <= done(attacker) { defender } else { attacker };
        [first, first.enemy()].into_iter().find_map(|side| waiting(side).map(|command| (side, command)))
    }

    fn camp_pose(&self, side: Side, along: i32) -> Pose {
        self.zone(side).pose(along, Arm::Camp.size().depth)
    }

    /// Whether a camp may stand on the base edge.
    pub(super) fn may_camp(&self, side: Side, along: i32) -> Result<(), Refusal> {
        let zone = self.zone(side);
        let (left, right) = zone.flanks();
        let half = Arm::Camp.size().width / 2;
        if !(left + half..=right - half).contains(&along) {
            return Err(refuse!("terrain.camp", "near-the-flank").also(cite!("terrain.large")).number("least", 300));
        }
        self.may_stand(side, ElementId::camp(side), Arm::Camp, self.camp_pose(side, along))
    }

    pub(super) fn camp_orders(&self, side: Side, out: &mut dyn FnMut(SetUpOrder)) {
        let (left, right) = self.zone(side).flanks();
        let half = Arm::Camp.size().width / 2;
        let step = BASE_WIDTH;
        let places = (0..).map(|at| left + half + at * step).take_while(|along| *along <= right - half);
        places.filter(|along| self.may_camp(side, *along).is_ok()).for_each(|along| out(SetUpOrder::Camp { along }));
    }

    /// Whether the ground bears a base and nobody else stands there.
    fn may_stand(&self, side: Side, element: ElementId, arm: Arm, pose: Pose) -> Result<(), Refusal> {
        let base = corners(pose, arm.size());
        if !self.position.ground.is_on_table(&base) {
            return Err(refuse!("setup", "off-table"));
        }
        if self.position.ground.in_water(&base) {
            return Err(refuse!("terrain.linear", "in-the-water"));
        }
        if self.position.ground.in_bed(&base) && !self.position.ground.on_road(&base) {
            return Err(refuse!("setup", "in-a-river").also(cite!("terrain.river")));
        }
        let others = self.of_side(side).without(Elements::only(element));
        match others.iter().find(|other| base.overlaps(&self.quad(*other))) {
            Some(other) => Err(refuse!("setup", "occupied").thing("element", u32::from(other.0))),
            None => Ok(()),
        }
    }

    /// The stretch of ground that the deployed troops of a command cover.
    fn patch_of(&self, side: Side, command: CommandId, but: Elements) -> Option<Patch> {
        let zone = self.zone(side);
        let troops = self.troops(side).filter(|element| self.element(*element).command == command);
        let standing = troops.filter(|element| self.position.stands(*element) && !but.has(*element));
        standing.map(|element| zone.patch(&self.quad(element))).reduce(Patch::and)
    }

    /// Whether an element of the command that deploys may stand in a place.
    pub(super) fn may_place(
        &self,
        side: Side,
        command: CommandId,
        element: ElementId,
        pose: Pose,
    ) -> Result<(), Refusal> {
        if element.index() >= self.position.elements.len() || element.side() != side {
            return Err(refuse!("setup", "not-of-this-command"));
        }
        let state = self.element(element);
        let troops_or_commander = state.arm.is_troops() || state.arm == Arm::Commander;
        let there = matches!(state.fate, Fate::Waiting | Fate::Standing);
        if state.command != command || !troops_or_commander || !there {
            return Err(refuse!("setup", "not-of-this-command"));
        }
        let zone = self.zone(side);
        let base = corners(pose, state.arm.size());
        if !zone.holds(&base) {
            let paces = zone.depth / 25;
            return Err(refuse!("setup", "outside-the-zone").also(cite!("terrain.large")).number("depth", paces));
        }
        self.may_stand(side, element, state.arm, pose)?;
        match state.arm.is_troops() {
            true => self.keeps_apart(side, command, element, zone.patch(&base)),
            false => Ok(()),
        }
    }

    /// Whether a command stays apart from the others and leaves them room.
    fn keeps_apart(&self, side: Side, command: CommandId, element: ElementId, patch: Patch) -> Result<(), Refusal> {
        if self.battle.commands() == 1 {
            return Ok(());
        }
        let own = match self.patch_of(side, command, Elements::only(element)) {
            Some(standing) => standing.and(patch),
            None => patch,
        };
        let others = (0..self.battle.commands() as u8).map(CommandId).filter(|other| *other != command);
        for other in others.clone() {
            if self.patch_of(side, other, Elements::NONE).is_some_and(|other| own.mixes_with(&other)) {
                return Err(refuse!("setup", "commands-mixed"));
            }
        }
        match self.leaves_room(side, command, own) {
            true => Ok(()),
            false => Err(refuse!("setup", "no-room-for-others")),
        }
    }

    /// Whether the commands still to be deployed find room side by side, two ranks deep.
    fn leaves_room(&self, side: Side, command: CommandId, own: Patch) -> bool {
        let mut free = self.free_stretches(side, command, Some(own));
        let deployed = self.position.set_up.deployed[side.index()];
        let others = (0..self.battle.commands() as u8).map(CommandId).filter(|other| *other != command);
        let mut needs: Vec<i32> = others
            .filter(|other| !deployed[other.index()])
            .map(|other| needed(self.position.commands[side.index()][other.index()].strength))
            .collect();
        needs.sort_unstable_by(|one, other| other.cmp(one));
        needs.into_iter().all(|need| {
            let fits = free
                .iter_mut()
                .filter(|stretch| stretch.1 - stretch.0 >= need)
                .min_by_key(|stretch| stretch.1 - stretch.0);
            fits.is_some_and(|stretch| {
                stretch.0 += need;
                true
            })
        })
    }

    /// The stretches along the base edge that no other command covers, nor the command itself
    /// at `own`, nor the water.
    pub(super) fn free_stretches(&self, side: Side, command: CommandId, own: Option<Patch>) -> Vec<(i32, i32)> {
        let zone = self.zone(side);
        let (mut left, mut right) = zone.flanks();
        if let Some(water) = self.position.ground.waterway() {
            let near = zone.own(Point::new(0, 0)).0.min(zone.own(Point::new(zone.extent.0, zone.extent.1)).0);
            let at_the_left = zone.patch(&water.quad(zone.extent)).along.0 < near;
            match at_the_left {
                true => left = left.max(water.depth),
                false => right = right.min(zone.length() - water.depth),
            }
        }
        let others = (0..self.battle.commands() as u8).map(CommandId).filter(|other| *other != command);
        let mut taken: Vec<(i32, i32)> = others
            .filter_map(|other| self.patch_of(side, other, Elements::NONE))
            .chain(own)
            .map(|patch| patch.along)
            .collect();
        taken.sort_unstable();
        let mut free = Vec::new();
        for (from, to) in taken {
            if from > left {
                free.push((left, from.min(right)));
            }
            left = left.max(to);
        }
        if right > left {
            free.push((left, right));
        }
        free
    }

    /// The elements of a group that is deployed at once, and their poses.
    fn group(
        &self,
        side: Side,
        command: CommandId,
        (first, count): (ElementId, u8),
        pose: Pose,
        column: bool,
    ) -> Vec<(ElementId, Pose)> {
        let waits = |element: &ElementId| self.element(*element).fate == Fate::Waiting;
        let members = self.troops(side).filter(|element| self.element(*element).command == command);
        let members = members.filter(|element| *element >= first && waits(element)).take(usize::from(count));
        let mut pose = pose;
        let mut placed = Vec::new();
        for element in members {
            placed.push((element, pose));
            pose = if column {
                pose.ahead(-self.arm(element).size().depth)
            } else {
                pose.aside(self.arm(element).size().width)
            };
        }
        placed
    }

    pub(super) fn may_place_group(
        &self,
        side: Side,
        command: CommandId,
        first: ElementId,
        count: u8,
        pose: Pose,
        column: bool,
    ) -> Result<(), Refusal> {
        let group = self.group(side, command, (first, count), pose, column);
        if group.is_empty() || group[0].0 != first || group.len() < usize::from(count) {
            return Err(refuse!("setup", "not-of-this-command"));
        }
        // Each is looked at with those before it in their places.
        let mut position = self.position.clone();
        for (element, pose) in group {
            Field { battle: self.battle, position: &position }.may_place(side, command, element, pose)?;
            let state = &mut position.elements[element.index()];
            (state.pose, state.fate) = (pose, Fate::Standing);
        }
        Ok(())
    }

    /// Whether everybody of a command stands on the table.
    pub(super) fn may_end_deployment(&self, side: Side, command: CommandId) -> Result<(), Refusal> {
        let missing = self.waiting_of(side, command).count();
        if missing > 0 { Err(refuse!("setup", "not-all-deployed").number("count", missing as i32)) } else { Ok(()) }
    }

    /// Those of a command who wait: troops, then the commander.
    pub(super) fn waiting_of(&self, side: Side, command: CommandId) -> impl Iterator<Item = ElementId> + '_ {
        let commander = ElementId::commander(side, command);
        let of_command = move |element: &ElementId| self.element(*element).command == command;
        let waits = |element: &ElementId| self.element(*element).fate == Fate::Waiting;
        self.troops(side).filter(of_command).chain([commander]).filter(waits)
    }

    /// A sample: where each kind of element that waits may stand, and what the computer would do.
    pub(super) fn deployment_orders(&self, side: Side, command: CommandId, out: &mut dyn FnMut(SetUpOrder)) {
        let mut seen = Vec::new();
        let zone = self.zone(side);
        let (left, right) = zone.flanks();
        for element in self.waiting_of(side, command) {
            let arm = self.arm(element);
            if seen.contains(&arm) {
                continue;
            }
            seen.push(arm);
            for ahead in [zone.depth, zone.depth - 4_000, zone.depth - 8_000] {
                for at in 0..(right - left) / BASE_WIDTH {
                    let pose = zone.pose(left + BASE_WIDTH / 2 + at * BASE_WIDTH, ahead);
                    if self.may_place(side, command, element, pose).is_ok() {
                        out(SetUpOrder::Place { element, pose });
                    }
                }
            }
        }
        match seen.is_empty() {
            true => out(SetUpOrder::Deployed),
            false => out(SetUpOrder::PlaceTheRest),
        }
    }
}

/// The width that a command needs in two ranks.
pub(super) const fn needed(strength: u8) -> i32 {
    (strength as i32 + 1) / 2 * BASE_WIDTH
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Whether both camps stand; the defender's first.
    pub(super) fn run_camps(&mut self) -> bool {
        let defender = self.position.attacker.enemy();
        for side in [defender, defender.enemy()] {
            if self.field().has_camp(side) {
                continue;
            }
            let ready = self.battle.armies[side.index()].camp.filter(|_| self.battle.quick);
            if let Some(pose) = ready {
                self.put_camp(side, pose);
            } else if self.battle.quick {
                let along = self.draw_camp(side);
                self.place_camp(side, along);
            } else {
                return false;
            }
        }
        true
    }

    /// The computer's camp: near the middle of the edge, where there is room.
    fn draw_camp(&mut self, side: Side) -> i32 {
        let middle = self.field().zone(side).length() / 2;
        let shift = (self.dice.roll(5) as i32 - 2) * BASE_WIDTH;
        let places = (0..400).flat_map(|at| [middle + shift + at * STEP, middle + shift - at * STEP]);
        let field = self.field();
        places.into_iter().find(|along| field.may_camp(side, *along).is_ok()).unwrap_or(middle)
    }

    pub(super) fn place_camp(&mut self, side: Side, along: i32) {
        let pose = self.field().camp_pose(side, along);
        self.put_camp(side, pose);
    }

    fn put_camp(&mut self, side: Side, pose: Pose) {
        let state = &mut self.position.elements[ElementId::camp(side).index()];
        (state.pose, state.fate) = (pose, Fate::Standing);
        self.journal.note(cites!["terrain.camp"], || Event::SetUp(SetUpEvent::Camp { side, pose }));
    }

    /// Whether everybody is deployed.
    pub(super) fn run_deployment(&mut self) -> bool {
        let Some((side, command)) = self.field().next_to_deploy() else {
            if std::mem::take(&mut self.position.set_up.screened) {
                self.position.lots.betray();
                self.journal.note(cites!["setup.hidden"], || Event::SetUp(SetUpEvent::Revealed));
            }
            return true;
        };
        if !self.battle.quick {
            self.position.set_up.screened = self.battle.options.hidden;
            return false;
        }
        match self.battle.armies[side.index()].is_deployed() {
            true => self.stand_as_written(side),
            false => self.place_the_rest(side, command),
        }
        self.end_deployment(side, command);
        self.run_deployment()
    }

    /// A ready army stands where its author has put it.
    fn stand_as_written(&mut self, side: Side) {
        let battle = self.battle;
        let army = &battle.armies[side.index()];
        let troops =
            army.troops.iter().enumerate().map(|(slot, member)| (ElementId::of(side, slot as u8), member.pose));
        let commanders = army.commanders.iter().enumerate();
        let commanders = commanders.map(|(at, pose)| (ElementId::commander(side, CommandId(at as u8)), *pose));
        for (element, pose) in troops.chain(commanders) {
            if let (Some(pose), Fate::Waiting) = (pose, self.position.element(element).fate) {
                self.place(side, element, pose);
            }
        }
    }

    pub(super) fn place(&mut self, side: Side, element: ElementId, pose: Pose) {
        let state = &mut self.position.elements[element.index()];
        (state.pose, state.fate) = (pose, Fate::Standing);
        let hidden = self.position.set_up.screened;
        self.journal.note(cites![hidden => "setup.hidden" or "setup"], || {
            Event::SetUp(SetUpEvent::Placed { side, element, pose, hidden })
        });
    }

    pub(super) fn place_group(
        &mut self,
        side: Side,
        command: CommandId,
        first: ElementId,
        count: u8,
        pose: Pose,
        column: bool,
    ) {
        let group = self.field().group(side, command, (first, count), pose, column);
        group.into_iter().for_each(|(element, pose)| self.place(side, element, pose));
    }

    pub(super) fn end_deployment(&mut self, side: Side, command: CommandId) {
        self.position.set_up.deployed[side.index()][command.index()] = true;
        self.journal.note(cites!["setup"], || Event::SetUp(SetUpEvent::Deployed { side, command }));
    }
}
