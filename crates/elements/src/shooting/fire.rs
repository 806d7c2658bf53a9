//! One shot: dice, comparison, stray shots, result.

use kernel::Journal;

use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::geometry::BASE_WIDTH;
use crate::odds::Margin;
use crate::results::{Cause, Defeat, ResultEvent, Verdict};
use crate::rules::cites;
use crate::shooting::{Salvo, ShootEvent};

/// No part of an element straight behind within a base width is farther from front to front.
const FARTHEST_STRAY: i32 = 16_000;

impl Field<'_> {
    /// What a margin means for one who is beaten by another's fire.
    pub(crate) fn shot_verdict(&self, loser: ElementId, by: ElementId, margin: Margin) -> Verdict {
        let defeat =
            Defeat { arm: self.arm(loser), by: self.arm(by), cause: Cause::Shooting, going: self.going_under(loser) };
        defeat.verdict(margin)
    }

    /// The friends whom stray shots reach: any part straight behind, within a base
    /// width; the hindmost first.
    fn behind_the_target(&self, target: ElementId) -> Vec<ElementId> {
        let base = self.base(target);
        let front = base.pose().point();
        let strayed = self.position.shooting.strayed;
        let hit = |friend: &ElementId| {
            *friend != target
                && self.arm(*friend).is_troops()
                && !strayed.has(*friend)
                && front.is_near(FARTHEST_STRAY, self.element(*friend).pose.point())
                && base.has_behind(BASE_WIDTH, &self.base(*friend))
        };
        let mut friends: Vec<ElementId> = self.of_side(target.side()).iter().filter(hit).collect();
        friends.sort_by_key(|friend| std::cmp::Reverse(self.element(*friend).pose.point().distance_squared(front)));
        friends
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Rolls for the salvo and carries its outcome out.
    pub(crate) fn shoot(&mut self) {
        let Some(salvo) = self.position.shooting.salvo.take() else { return };
        self.spend_shots(&salvo);
        let tallies = self.field().shot_tallies(&salvo);
        let dice = [self.die(), self.die()];
        let totals = [0, 1].map(|at| tallies[at].total().max(0) as u8 + dice[at]);
        let supported = !salvo.supporters.is_empty() || !salvo.answering.is_empty();
        self.journal.note(
            cites![
                "shooting.who",
                supported => "shooting.support",
                salvo.past_jaegers => "shooting.artillery",
                ..tallies
            ],
            || Event::Shoot(ShootEvent::Shot { salvo, tallies: Box::new(tallies), dice, totals }),
        );
        let margin = Margin::of(totals[0], totals[1]);
        self.remember_shots(&salvo, margin);
        if margin.is_victory() {
            self.be_shot(salvo.target, salvo.shooter, margin.reversed());
        } else if margin.is_defeat() && salvo.answered {
            self.be_shot(salvo.shooter, salvo.target, margin);
        } else if margin.is_defeat() {
            self.journal.note(cites!["shooting.unanswered"], || {
                Event::Shoot(ShootEvent::Unanswered { element: salvo.shooter })
            });
        }
    }

    /// All who shot have shot; a camp uses its ammunition.
    fn spend_shots(&mut self, salvo: &Salvo) {
        let shooting = &mut self.position.shooting;
        let mut shot = salvo.supporters.or(salvo.answering).or(Elements::only(salvo.shooter));
        if salvo.answered {
            shot.add(salvo.target);
        }
        shooting.shot = shooting.shot.or(shot);
        for element in shot.iter().filter(|element| *element == ElementId::camp(element.side())) {
            let own_bound = usize::from(self.position.active != element.side());
            shooting.camp_shots[element.side().index()][own_bound] += 1;
        }
    }

    /// Line infantry remembers: shots count for principal and supporters; being shot at without
    /// answering only as a defeat.
    fn remember_shots(&mut self, salvo: &Salvo, margin: Margin) {
        self.remember_combat(salvo.supporters.or(Elements::only(salvo.shooter)), margin);
        if salvo.answered {
            self.remember_combat(salvo.answering.or(Elements::only(salvo.target)), margin.reversed());
        } else if margin.is_victory() {
            self.remember_combat(Elements::only(salvo.target), margin.reversed());
        }
    }

    /// An element is beaten by fire: first stray shots drive those behind it,
    /// then it suffers itself.
    pub(crate) fn be_shot(&mut self, loser: ElementId, by: ElementId, margin: Margin) {
        let verdict = self.field().shot_verdict(loser, by, margin);
        if matches!(verdict, Verdict::Recoils | Verdict::Flees(_) | Verdict::Destroyed) {
            self.stray_shots(loser);
        }
        if verdict != Verdict::Unharmed {
            self.position.shooting.surveyed = false;
        }
        self.suffer(loser, verdict, margin);
    }

    /// Those close behind recoil by their depth as far as they can, once in a phase.
    fn stray_shots(&mut self, target: ElementId) {
        for friend in self.field().behind_the_target(target) {
            let depth = self.field().arm(friend).size().depth;
            let distance = self.field().free_distance(friend, depth, true);
            self.position.shooting.strayed.add(friend);
            if distance <= 0 {
                continue;
            }
            let from = self.position.element(friend).pose;
            let to = from.ahead(-distance);
            let pursuers = self.field().cavalry_upon(friend);
            self.put(friend, to);
            self.note_result(cites!["friendlyfire"], || ResultEvent::Strayed { element: friend, from, to });
            self.make_room(friend);
            // Its opponent has recoiled; it does not matter who shot at it.
            pursuers.iter().for_each(|cavalry| self.pursue(cavalry));
        }
    }
}
