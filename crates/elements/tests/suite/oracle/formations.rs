//! Who hangs together, who fights, what a move costs and who may move again.

use elements::movement::Further;
use elements::pieces::ElementId;
use elements::troops::Arm;
use kernel::Side;

use super::country::HUNDRED;
use super::judge::{End, Oracle, Verdict, no};
use super::plane::{Point, Slab, TOUCH, against, distance_to_line, dot, gap, length, minus, same, turn};

/// In the bend of a road a column may have gaps of two millimetres.
const BEND: f64 = 200.0;

impl Oracle<'_> {
    fn matches(&self, one: Point, other: Point) -> bool {
        length(minus(one, other)) <= TOUCH + self.slack
    }

    /// Front to front, on a flank, or in the rear.
    pub fn meets(&self, one: &Slab, other: &Slab) -> Option<&'static str> {
        let (own, theirs) = (one.corners(), other.corners());
        if self.matches(own[0], theirs[1]) && self.matches(own[1], theirs[0]) {
            return Some("front");
        }
        if self.matches(own[0], theirs[3]) && self.matches(own[1], theirs[2]) {
            return Some("rear");
        }
        let flank = |near: Point, far: Point, front: Point, rear: Point| {
            let along = distance_to_line(rear, own[0], own[1]) <= TOUCH + self.slack
                || distance_to_line(far, front, rear) <= TOUCH + self.slack;
            self.matches(near, front) && along
        };
        let left = flank(own[0], own[1], theirs[0], theirs[3]);
        let right = flank(own[1], own[0], theirs[1], theirs[2]);
        (left || right).then_some("flank")
    }

    /// In close combat, by its own front or an enemy's.
    pub fn engaged(&self, element: ElementId) -> bool {
        let own = self.slab(element);
        let troops = |element: ElementId| self.arm(element).is_troops();
        self.standing(Side::of(1 - element.side().number())).any(|enemy| {
            let theirs = self.slab(enemy);
            let meets = self.meets(&own, &theirs).is_some() || self.meets(&theirs, &own).is_some();
            troops(enemy) && troops(element) && meets
        }) || self.attacks_camp(element)
    }

    /// Troops that stand with the whole of their front along an edge of the enemy's camp, as
    /// long as it is not sacked.
    pub fn attacks_camp(&self, element: ElementId) -> bool {
        let camp = ElementId::camp(Side::of(1 - element.side().number()));
        let open = self.position.stands(camp) && !self.position.sacked[camp.side()];
        open && self.arm(element).is_troops() && self.lies_along(&self.slab(element), &self.slab(camp))
    }

    fn lies_along(&self, one: &Slab, other: &Slab) -> bool {
        let ([left, right, ..], theirs) = (one.corners(), other.corners());
        (0..4).map(|at| (theirs[at], theirs[(at + 1) % 4])).any(|(from, to)| {
            let near = |corner: Point| distance_to_line(corner, from, to) <= TOUCH + self.slack;
            dot(minus(right, left), minus(to, from)) < 0.0 && near(left) && near(right)
        })
    }

    /// In close combat by its front: against troops front to front, or against a camp.
    fn in_frontal_combat(&self, element: ElementId) -> bool {
        self.fights_in_front(element) || self.attacks_camp(element)
    }

    /// Whether an element of a demoralized command goes home: it neither fights nor supports.
    pub fn would_run(&self, element: ElementId) -> bool {
        self.arm(element).is_troops()
            && self.is_demoralized(element)
            && !self.engaged(element)
            && !self.overlaps_a_fight(element)
            && !self.supports(element)
    }

    fn is_demoralized(&self, element: ElementId) -> bool {
        let command = self.position.element(element).command;
        self.position.commands[element.side().index()][command.index()].demoralized
    }

    /// Facing an enemy who fights, a front corner at his side.
    fn overlaps_a_fight(&self, element: ElementId) -> bool {
        let own = self.slab(element);
        let mut enemies =
            self.standing(Side::of(1 - element.side().number())).filter(|enemy| self.arm(*enemy).is_troops());
        enemies.any(|enemy| self.overlaps(&own, &self.slab(enemy)) && self.in_frontal_combat(enemy))
    }

    /// Facing an enemy, a front corner at his side.
    pub fn overlaps(&self, own: &Slab, enemy: &Slab) -> bool {
        let (mine, theirs) = (own.corners(), enemy.corners());
        let beside = distance_to_line(mine[0], theirs[3], theirs[0]) <= TOUCH + self.slack
            || distance_to_line(mine[1], theirs[1], theirs[2]) <= TOUCH + self.slack;
        against(own.heading, enemy.heading) && beside && self.meets(own, enemy) != Some("front")
    }

    /// Line infantry right behind its like, which fights line infantry or a
    /// camp; all in good going.
    fn supports(&self, element: ElementId) -> bool {
        let good = |element: ElementId| !self.country.bad(&self.slab(element).corners(), 2.0 * self.slack);
        let line = |element: ElementId| matches!(self.arm(element), Arm::Muskets | Arm::Rifles);
        let own = self.slab(element);
        let ahead = |friend: &ElementId| {
            let before = self.slab(*friend);
            self.arm(*friend) == self.arm(element)
                && same(own.heading, before.heading)
                && self.matches(own.corners()[0], before.corners()[3])
                && self.matches(own.corners()[1], before.corners()[2])
        };
        let fights_line = |friend: ElementId| {
            let front = self.slab(friend);
            let mut enemies =
                self.standing(Side::of(1 - friend.side().number())).filter(|enemy| line(*enemy) && good(*enemy));
            enemies.any(|enemy| self.meets(&front, &self.slab(enemy)) == Some("front"))
        };
        let fights_camp = |friend: ElementId| {
            self.attacks_camp(friend) && good(ElementId::camp(Side::of(1 - friend.side().number())))
        };
        let mut friends = self.standing(element.side()).filter(ahead);
        line(element)
            && good(element)
            && friends.any(|friend| good(friend) && (fights_line(friend) || fights_camp(friend)))
    }

    pub fn fights_in_front(&self, element: ElementId) -> bool {
        let own = self.slab(element);
        let mut enemies =
            self.standing(Side::of(1 - element.side().number())).filter(|enemy| self.arm(*enemy).is_troops());
        enemies.any(|enemy| self.meets(&own, &self.slab(enemy)) == Some("front"))
    }

    /// Side by side, the front corners together.
    fn beside(&self, one: ElementId, other: ElementId) -> bool {
        let (a, b) = (self.slab(one), self.slab(other));
        let (own, theirs) = (a.corners(), b.corners());
        same(a.heading, b.heading) && (self.matches(own[0], theirs[1]) || self.matches(own[1], theirs[0]))
    }

    /// One behind the other, edge to edge.
    fn behind(&self, one: ElementId, other: ElementId) -> bool {
        let (a, b) = (self.slab(one), self.slab(other));
        let follows =
            |own: [Point; 4], theirs: [Point; 4]| self.matches(own[0], theirs[3]) && self.matches(own[1], theirs[2]);
        same(a.heading, b.heading) && (follows(a.corners(), b.corners()) || follows(b.corners(), a.corners()))
    }

    /// Nobody beside anybody.
    pub fn in_column(&self, troops: &[ElementId]) -> bool {
        let beside = |one: &ElementId| troops.iter().any(|other| other != one && self.beside(*one, *other));
        !troops.iter().any(beside)
    }

    /// Whether all hang together by a bond.
    fn hang_together(&self, troops: &[ElementId], bond: impl Fn(ElementId, ElementId) -> bool) -> bool {
        let mut found = vec![troops[0]];
        let mut at = 0;
        while at < found.len() {
            for other in troops {
                if !found.contains(other) && bond(found[at], *other) {
                    found.push(*other);
                }
            }
            at += 1;
        }
        found.len() == troops.len()
    }

    /// Whether the members may be taken with the points that their command has left.
    pub fn take(&self) -> Verdict {
        let troops = self.troops();
        let command = self.position.element(self.members[0]).command;
        if self.members.iter().any(|member| self.arm(*member) == Arm::Camp) {
            return no("camps stay");
        }
        if self.members.iter().any(|member| self.position.element(*member).command != command) {
            return no("another command");
        }
        if !troops.is_empty() {
            self.groups(&troops)?;
        }
        let commanders: Vec<ElementId> =
            self.members.iter().copied().filter(|member| !troops.contains(member)).collect();
        let touches = |commander: &ElementId| {
            let corners = self.slab(*commander).corners();
            troops.iter().any(|member| gap(&corners, &self.slab(*member).corners()) <= TOUCH + self.slack)
        };
        if !troops.is_empty() && !commanders.iter().all(touches) {
            return no("commander touches nobody");
        }
        let held = troops.first().is_some_and(|member| self.is_demoralized(*member));
        if held {
            self.holds(&troops)?;
        } else {
            if troops.iter().any(|member| self.engaged(*member)) {
                self.leaves_a_fight(&troops)?;
            }
            self.again()?;
        }
        let pips = self.position.pips.left[command.index()];
        let mut cost = 1;
        for member in &troops {
            // Who is held does not move.
            if !held && self.out_of_command(*member)? {
                cost = 2;
            }
        }
        match (cost > pips, cost) {
            (true, 2) if pips == 1 => no("out of command"),
            (true, _) => no("no points"),
            (false, 2) => {
                self.notes.borrow_mut().push("pays two");
                Ok(())
            }
            (false, _) => Ok(()),
        }
    }

    /// Some of them would go home, and nobody holds any of them.
    fn holds(&self, troops: &[ElementId]) -> Verdict {
        if troops.iter().any(|member| self.position.movement.held.has(*member)) {
            return no("held already");
        }
        if !troops.iter().any(|member| self.would_run(*member)) {
            return no("stays anyhow");
        }
        self.note("held");
        Ok(())
    }

    /// One element, or elements that touch edge to edge and face one way; guns
    /// among others in column only.
    fn groups(&self, troops: &[ElementId]) -> Verdict {
        let heading = self.slab(troops[0]).heading;
        if troops.iter().any(|member| !same(self.slab(*member).heading, heading)) {
            return self.bends_with_the_road(troops);
        }
        if !self.hang_together(troops, |one, other| self.beside(one, other) || self.behind(one, other)) {
            return no("no group");
        }
        let guns = troops.iter().filter(|member| self.arm(**member) == Arm::Artillery).count();
        if guns > 0 && guns < troops.len() && !self.in_column(troops) {
            return no("artillery apart");
        }
        Ok(())
    }

    /// A column in the bend of a road.
    fn bends_with_the_road(&self, troops: &[ElementId]) -> Verdict {
        let carried = |road: &&super::country::Strip| {
            troops.iter().all(|member| road.carries(&self.slab(*member).corners(), self.slack))
        };
        if !self.country.roads.iter().any(|road| carried(&road)) {
            return no("face different ways");
        }
        let linked = |one: ElementId, other: ElementId| {
            let (a, b) = (self.slab(one), self.slab(other));
            let near = gap(&a.corners(), &b.corners()) <= BEND + self.slack;
            near && turn(a.heading, b.heading).abs() <= std::f64::consts::FRAC_PI_2 + 1e-6
        };
        if self.hang_together(troops, linked) {
            self.notes.borrow_mut().push("bent column");
            Ok(())
        } else {
            no("face different ways")
        }
    }

    /// Nobody leaves a fight but one who fights one enemy in front and is touched by no other.
    fn leaves_a_fight(&self, troops: &[ElementId]) -> Verdict {
        if troops.len() > 1 {
            return no("a member fights");
        }
        let own = self.slab(troops[0]);
        if self.arm(troops[0]) == Arm::Artillery {
            return no("artillery stays");
        }
        let touching: Vec<ElementId> = self.touched(troops[0]).collect();
        let front = |enemy: &ElementId| match self.arm(*enemy) {
            Arm::Camp => self.attacks_camp(troops[0]),
            _ => self.meets(&own, &self.slab(*enemy)) == Some("front"),
        };
        if touching.len() > 1 || !touching.iter().all(front) {
            return no("more than one contact");
        }
        let plan = self.plan(elements::movement::MoveOrder::BreakOff)?;
        debug_assert!(plan.end == End::BreakOff);
        self.follows(&plan)
    }

    /// Why the members may move again; nothing is needed if none has moved.
    fn again(&self) -> Verdict<Option<Further>> {
        let state = &self.position.movement;
        let any = |set: elements::pieces::Elements| self.members.iter().any(|member| set.has(*member));
        if !any(state.moved) {
            return Ok(None);
        }
        if any(state.dismounted) {
            return no("dismounted");
        }
        let troops = self.troops();
        let jaegers = !troops.is_empty() && troops.iter().all(|member| self.arm(*member) == Arm::Jaegers);
        if jaegers && self.position.bound <= 2 && !any(state.again) {
            self.notes.borrow_mut().push("again as Jaegers");
            return Ok(Some(Further::Jaegers));
        }
        let mut far = true;
        for member in &self.members {
            far &= self.far(&self.slab(*member))?;
        }
        if far {
            self.notes.borrow_mut().push("again far away");
            return Ok(Some(Further::Far));
        }
        if self.is_on_a_road() && self.starts().iter().all(|slab| self.clear(slab)) {
            self.notes.borrow_mut().push("again by road");
            return Ok(Some(Further::Road));
        }
        no("moved already")
    }

    /// Farther from the commander than 1,200 paces, or than 600 out of his sight; or he is gone.
    fn out_of_command(&self, element: ElementId) -> Verdict<bool> {
        let commander = ElementId::commander(element.side(), self.position.element(element).command);
        if !self.position.stands(commander) {
            return Ok(true);
        }
        let (one, other) = (self.slab(commander), self.slab(element));
        let apart = gap(&one.corners(), &other.corners()) - self.slack;
        if apart <= 6.0 * HUNDRED {
            return Ok(false);
        }
        Ok(apart > 12.0 * HUNDRED || self.hidden(&one, &other)?)
    }
}
