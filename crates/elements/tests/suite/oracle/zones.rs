//! Zones of control, looked at ray by ray.

use elements::movement::Aim;
use elements::pieces::ElementId;

use super::judge::{End, Oracle, Plan, Verdict, Way, between, no};
use super::plane::{Point, Slab, TOUCH, WIDTH, against, clip, depth, length, minus, plus, times};

impl Oracle<'_> {
    /// Whether an enemy's zone reaches an area: straight ahead, ray by ray, until somebody
    /// stands between. What lies over the very front is reached even if somebody stands
    /// before it: nobody is between.
    pub fn reaches(&self, enemy: ElementId, area: &[Point]) -> bool {
        let owner = self.slab(enemy);
        if area.iter().all(|corner| length(minus(*corner, owner.at)) > 16_000.0) {
            return false;
        }
        let square =
            Slab { at: plus(owner.at, times(owner.ahead(), WIDTH)), heading: owner.heading, size: (WIDTH, WIDTH) };
        if !self.arm(enemy).is_troops() || depth(&square.corners(), area) <= TOUCH + self.slack {
            return false;
        }
        // Who stands front to front with somebody has none.
        let opposed = |other: ElementId| self.meets(&self.slab(other), &owner) == Some("front");
        if self.others().any(|other| other.side() != enemy.side() && self.arm(other).is_troops() && opposed(other)) {
            return false;
        }
        let screens: Vec<Vec<Point>> = self
            .others()
            .filter(|other| *other != enemy)
            .map(|other| self.slab(other))
            .map(|slab| {
                let grown = Slab { size: (slab.size.0 + TOUCH, slab.size.1 + TOUCH), ..slab };
                grown.shifted(times(slab.ahead(), TOUCH / 2.0)).corners().to_vec()
            })
            .filter(|screen| depth(&square.corners(), screen) > 0.0)
            .collect();
        let is_free = |aside: f64| {
            let foot = plus(owner.at, times(owner.right(), aside));
            let Some((goal, _)) = clip(foot, owner.ahead(), area) else { return false };
            goal.max(0.0) < WIDTH
                && screens.iter().all(|screen| {
                    clip(foot, owner.ahead(), screen)
                        .is_none_or(|(enter, leave)| leave <= 0.0 || enter.max(0.0) >= goal.max(0.0))
                })
        };
        let wanted = if self.slack > 0.0 { 7 } else { 1 };
        let free = (-199..200).filter(|ray| is_free(f64::from(*ray) * 10.0)).take(wanted).count();
        // A sliver beside somebody's corner.
        let corners = area.iter().chain(screens.iter().flatten()).map(|corner| owner.seen(*corner).0);
        let edges = corners.chain([-WIDTH / 2.0, WIDTH / 2.0]);
        let sliver =
            || edges.flat_map(|edge| [edge - 2.0, edge + 2.0]).any(|aside| aside.abs() < WIDTH / 2.0 && is_free(aside));
        free == wanted || (self.slack <= 0.0 && sliver())
    }

    fn aside(&self, enemy: ElementId, slab: &Slab) -> f64 {
        self.slab(enemy).seen(slab.at).0.abs()
    }

    fn most_in_front(&self, enemies: &[ElementId], slab: &Slab) -> Option<ElementId> {
        let by = |one: &&ElementId, other: &&ElementId| {
            self.aside(**one, slab).partial_cmp(&self.aside(**other, slab)).unwrap().then(one.cmp(other))
        };
        enemies.iter().min_by(by).copied()
    }

    /// Whether a member does nothing in zones but what is allowed there.
    pub fn obeys_zones(&self, plan: &Plan, index: usize, member: ElementId) -> Verdict {
        let (start, end) = (self.slab(member), plan.ends[index]);
        let on_the_way = |enemy: &ElementId| match &plan.way {
            Way::Lines(_) => self.legs(plan, index).iter().any(|(from, to)| self.reaches(*enemy, &between(from, to))),
            Way::Swept(steps) => steps[index].iter().any(|slab| self.reaches(*enemy, &slab.corners())),
        };
        let near = |enemy: &ElementId| {
            let at = self.slab(*enemy).at;
            length(minus(at, start.at)).min(length(minus(at, end.at))) < 20_000.0
        };
        let reached: Vec<ElementId> = self.enemies().filter(near).filter(on_the_way).collect();
        if reached.is_empty() {
            return Ok(());
        }
        let over = |slab: &Slab| -> Vec<ElementId> {
            reached.iter().filter(|enemy| self.reaches(**enemy, &slab.corners())).copied().collect()
        };
        let (begins, ends) = (over(&start), over(&end));
        match plan.end {
            End::Contact(lead, ..) if lead != member => Ok(()),
            End::Contact(_, enemy, aim) => self.closes(enemy, aim, &start, &end, &reached, &begins),
            End::Back if !reached.iter().all(|enemy| begins.contains(enemy)) => no("back into a zone"),
            // Across a zone one may break off, but not into one.
            End::BreakOff if !ends.is_empty() => no("breaks off into a zone"),
            End::Back | End::BreakOff => Ok(()),
            End::Place => self.faces(&start, &end, &reached, &begins, &ends),
        }
    }

    fn closes(
        &self,
        enemy: ElementId,
        aim: Aim,
        start: &Slab,
        end: &Slab,
        reached: &[ElementId],
        begins: &[ElementId],
    ) -> Verdict {
        if self.most_in_front(begins, start).is_some_and(|held| held != enemy) {
            return no("held by another");
        }
        let excused = |other: &ElementId| {
            *other == enemy
                || begins.contains(other)
                || self.meets(end, &self.slab(*other)).is_some()
                || (matches!(aim, Aim::Front | Aim::OverlapLeft | Aim::OverlapRight)
                    && self.aside(enemy, start) <= self.aside(*other, start) + self.slack)
        };
        if reached.iter().all(excused) { Ok(()) } else { no("through a zone") }
    }

    fn faces(
        &self,
        start: &Slab,
        end: &Slab,
        reached: &[ElementId],
        begins: &[ElementId],
        ends: &[ElementId],
    ) -> Verdict {
        if !reached.iter().all(|enemy| begins.contains(enemy) || ends.contains(enemy)) {
            return no("through a zone");
        }
        let Some(faced) = self.most_in_front(ends, end) else { return no("through a zone") };
        if self.most_in_front(begins, start).is_some_and(|held| held != faced) {
            return no("held by another");
        }
        if begins.contains(&faced) && self.aside(faced, end) > self.aside(faced, start) + TOUCH + self.slack {
            return no("slides in a zone");
        }
        if against(end.heading, self.slab(faced).heading) { Ok(()) } else { no("faces away in a zone") }
    }
}
