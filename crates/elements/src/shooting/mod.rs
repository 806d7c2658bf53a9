//! Shooting by both sides, in the order that the passive side chooses.
//!
//! The passive side calls one element after the other, of either side. Its owner aims it at its
//! target, or holds its fire; up to two more join in; the owner of the target may answer, with
//! support in turn; one pair of dice is rolled. Nobody shoots twice in a phase. Who held his fire
//! is not called again, but may still support and answer.

mod factors;
mod fire;
pub(crate) mod targets;
#[cfg(test)]
mod tests;

use kernel::{Journal, Refusal, Side, Tally};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::engine::position::Phase;
use crate::rules::{cites, refuse};

/// So many support a shooter at most.
const MOST_SUPPORTERS: usize = 2;

/// One shot: who shoots at whom, and with whose help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Salvo {
    /// Who shoots.
    pub shooter: ElementId,
    /// At whom.
    pub target: ElementId,
    /// Who supports him.
    pub supporters: Elements,
    /// The target shoots back.
    pub answered: bool,
    /// Who supports the target.
    pub answering: Elements,
    /// Guns shoot past nearer Jaegers.
    pub past_jaegers: bool,
}

impl Salvo {
    /// A shot without support.
    pub const fn new(shooter: ElementId, target: ElementId) -> Salvo {
        Salvo {
            shooter,
            target,
            supporters: Elements::NONE,
            answered: false,
            answering: Elements::NONE,
            past_jaegers: false,
        }
    }

    /// The one who aims (the shooter, or the target who answers), at whom, and his supporters.
    const fn aim(&self, volley: Volley) -> (ElementId, ElementId, Elements) {
        match volley {
            Volley::First => (self.shooter, self.target, self.supporters),
            Volley::Answer => (self.target, self.shooter, self.answering),
        }
    }
}

/// One of the two who shoot at each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Volley {
    /// He who was called.
    First,
    /// He who answers.
    Answer,
}

/// What is pending in the shooting phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShootStep {
    /// The phase itself, in the bound of a side.
    Phase(Side),
    /// An element was called.
    Aim(ElementId),
    /// Others may support.
    Support(Volley),
    /// The target may answer.
    Answer,
    /// The salvo is rolled for.
    Roll,
}

/// A decision in the shooting phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ShootOrder {
    /// This element shoots next.
    Call(ElementId),
    /// It shoots at this target.
    Shoot(ElementId),
    /// It holds its fire.
    Hold,
    /// This one supports.
    Support(ElementId),
    /// No more support.
    Fire,
    /// The target shoots back.
    Answer,
    /// The target does not shoot back.
    Endure,
}

/// What an order is asked for in the shooting phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShootQuestion {
    /// Who shoots next.
    Next,
    /// At whom this element shoots.
    Aim(ElementId),
    /// Who supports this element.
    Support(ElementId),
    /// Whether this element shoots back.
    Answer(ElementId),
}

/// What has to be remembered of shooting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShootState {
    /// Who has shot in this phase.
    pub shot: Elements,
    /// Who was called and held his fire.
    pub held: Elements,
    /// Whom stray shots have driven back.
    pub strayed: Elements,
    /// Who has a target, as far as it was looked for.
    pub ready: Elements,
    /// Whether it was looked for since somebody last moved.
    pub surveyed: bool,
    /// The salvo that is being prepared.
    pub salvo: Option<Salvo>,
    /// Shots of both camps: in their own bounds, in the enemy's.
    pub camp_shots: [[u8; 2]; 2],
}

/// One thing that happened in the shooting phase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShootEvent {
    /// An element holds its fire.
    Held {
        /// Which.
        element: ElementId,
    },
    /// A salvo.
    Shot {
        /// Who at whom.
        salvo: Salvo,
        /// The factors, the shooter's first.
        tallies: Box<[Tally; 2]>,
        /// The dice.
        dice: [u8; 2],
        /// The totals.
        totals: [u8; 2],
    },
    /// A shooter comes off worse, but nobody shot at him.
    Unanswered {
        /// Who.
        element: ElementId,
    },
    /// The phase is over.
    Ended {
        /// Whose bound it is.
        side: Side,
    },
}

impl Field<'_> {
    /// Who is asked what.
    pub(crate) fn shoot_question(&self, step: ShootStep) -> (Side, ShootQuestion) {
        let salvo = self.position.shooting.salvo;
        match (step, salvo) {
            (ShootStep::Phase(side), _) => (side.enemy(), ShootQuestion::Next),
            (ShootStep::Aim(element), _) => (element.side(), ShootQuestion::Aim(element)),
            (ShootStep::Support(volley), Some(salvo)) => {
                let (shooter, ..) = salvo.aim(volley);
                (shooter.side(), ShootQuestion::Support(shooter))
            }
            (ShootStep::Answer, Some(salvo)) => (salvo.target.side(), ShootQuestion::Answer(salvo.target)),
            // These never wait for an order.
            _ => (self.position.active.enemy(), ShootQuestion::Next),
        }
    }

    /// The orders to choose from.
    pub(crate) fn shoot_orders(&self, step: ShootStep, out: &mut dyn FnMut(ShootOrder)) {
        match step {
            ShootStep::Phase(_) => self.ready_to_shoot().iter().for_each(|element| out(ShootOrder::Call(element))),
            ShootStep::Aim(element) => {
                self.targets(element).iter().for_each(|target| out(ShootOrder::Shoot(target)));
                out(ShootOrder::Hold);
            }
            ShootStep::Support(volley) => {
                self.may_support(volley).for_each(|element| out(ShootOrder::Support(element)));
                out(ShootOrder::Fire);
            }
            ShootStep::Answer => {
                out(ShootOrder::Answer);
                out(ShootOrder::Endure);
            }
            ShootStep::Roll => {}
        }
    }

    /// Whether an order is legal.
    pub(crate) fn check_shoot(&self, step: ShootStep, order: ShootOrder) -> Result<(), Refusal> {
        match (step, order) {
            (ShootStep::Phase(_), ShootOrder::Call(element)) => self.check_call(element),
            (ShootStep::Aim(element), ShootOrder::Shoot(target)) => self.check_target(element, target),
            (ShootStep::Support(volley), ShootOrder::Support(element)) => self.check_support(volley, element),
            (ShootStep::Aim(_), ShootOrder::Hold)
            | (ShootStep::Support(_), ShootOrder::Fire)
            | (ShootStep::Answer, ShootOrder::Answer | ShootOrder::Endure) => Ok(()),
            _ => Err(refuse!("turn", "not-now")),
        }
    }

    /// Those with a target who have neither shot nor held their fire.
    fn ready_to_shoot(&self) -> Elements {
        let shooting = &self.position.shooting;
        shooting.ready.without(shooting.shot).without(shooting.held)
    }

    /// Looks for all who have a target.
    fn survey(&self) -> Elements {
        let waiting = self.position.standing().without(self.position.shooting.held);
        waiting.iter().filter(|element| !self.targets(*element).is_empty()).collect()
    }

    fn check_call(&self, element: ElementId) -> Result<(), Refusal> {
        self.may_shoot(element)?;
        if self.position.shooting.held.has(element) {
            return Err(refuse!("shooting.who", "holds-fire").thing("element", u32::from(element.0)));
        }
        match self.ready_to_shoot().has(element) {
            true => Ok(()),
            false => Err(refuse!("shooting.who", "no-target").thing("element", u32::from(element.0))),
        }
    }

    /// Those who may support a volley: they may shoot at the same target themselves.
    fn may_support(&self, volley: Volley) -> impl Iterator<Item = ElementId> {
        let salvo = self.position.shooting.salvo;
        let side = salvo.map_or(Elements::NONE, |salvo| self.of_side(salvo.aim(volley).0.side()));
        side.iter().filter(move |element| self.check_support(volley, *element).is_ok())
    }

    fn check_support(&self, volley: Volley, element: ElementId) -> Result<(), Refusal> {
        let Some(salvo) = self.position.shooting.salvo else { return Err(refuse!("turn", "not-now")) };
        let (shooter, target, supporters) = salvo.aim(volley);
        if supporters.len() >= MOST_SUPPORTERS {
            return Err(refuse!("shooting.support", "enough-support"));
        }
        if element.side() != shooter.side() || element == shooter || supporters.has(element) {
            return Err(refuse!("shooting.support", "no-support").thing("element", u32::from(element.0)));
        }
        if self.targets_in_reach(element, target).has(target) {
            return Ok(());
        }
        self.may_shoot(element)?;
        Err(refuse!("shooting.support", "no-support").thing("element", u32::from(element.0)))
    }

    /// The targets of an element, found only if a certain one is in its arc.
    fn targets_in_reach(&self, element: ElementId, target: ElementId) -> Elements {
        let in_arc = self.position.stands(element) && self.range_in_arc(element, target).is_some();
        if in_arc { self.targets(element) } else { Elements::NONE }
    }

    /// Whether the target of the salvo can shoot back.
    fn may_answer(&self) -> bool {
        self.position.shooting.salvo.is_some_and(|salvo| self.answered(&salvo).is_some())
    }

    /// The salvo if its target shoots back. Two who shoot at each other are the principals: a
    /// supporter who is the target's own target takes the shooter's place, if the shooter is not.
    pub(crate) fn answered(&self, salvo: &Salvo) -> Option<Salvo> {
        let answered = Salvo { answered: true, ..*salvo };
        if self.targets_in_reach(salvo.target, salvo.shooter).has(salvo.shooter) {
            return Some(answered);
        }
        let is_aimed_at = |supporter: &ElementId| self.targets_in_reach(salvo.target, *supporter).has(*supporter);
        let shooter = salvo.supporters.iter().find(is_aimed_at)?;
        let supporters = salvo.supporters.without(Elements::only(shooter)).or(Elements::only(salvo.shooter));
        Some(Salvo { shooter, supporters, ..answered })
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The phase of a bound waits.
    pub(crate) fn push_shooting(&mut self, side: Side) {
        self.push(Step::Shoot(ShootStep::Phase(side)));
    }

    /// Carries an order out.
    pub(crate) fn obey_shoot(&mut self, step: ShootStep, order: ShootOrder) {
        match (step, order) {
            (ShootStep::Phase(_), ShootOrder::Call(element)) => self.push(Step::Shoot(ShootStep::Aim(element))),
            (ShootStep::Aim(element), ShootOrder::Shoot(target)) => self.aim(element, target),
            (ShootStep::Aim(element), _) => {
                self.done();
                self.position.shooting.held.add(element);
                self.journal.note(cites!["shooting.who"], || Event::Shoot(ShootEvent::Held { element }));
            }
            (ShootStep::Support(volley), ShootOrder::Support(element)) => self.support(volley, element),
            (ShootStep::Answer, ShootOrder::Answer) => {
                self.done();
                let answered = self.position.shooting.salvo.and_then(|salvo| self.field().answered(&salvo));
                self.position.shooting.salvo = answered.or(self.position.shooting.salvo);
                self.push(Step::Shoot(ShootStep::Support(Volley::Answer)));
            }
            (ShootStep::Support(_) | ShootStep::Answer, _) => self.done(),
            _ => {}
        }
    }

    /// One step that needs no decision; false if somebody is asked.
    pub(crate) fn run_shoot(&mut self, step: ShootStep) -> bool {
        match step {
            ShootStep::Phase(side) => {
                self.position.phase = Phase::Shooting;
                if !self.position.shooting.surveyed {
                    self.position.shooting.ready = self.field().survey();
                    self.position.shooting.surveyed = true;
                }
                if !self.field().ready_to_shoot().is_empty() {
                    return false;
                }
                self.end_shooting(side);
            }
            ShootStep::Aim(_) => return false,
            ShootStep::Support(volley) => {
                if self.field().may_support(volley).next().is_some() {
                    return false;
                }
                self.done();
            }
            ShootStep::Answer => {
                if self.field().may_answer() {
                    return false;
                }
                self.done();
            }
            ShootStep::Roll => {
                self.done();
                self.shoot();
            }
        }
        true
    }

    fn end_shooting(&mut self, side: Side) {
        self.done();
        let camp_shots = self.position.shooting.camp_shots;
        self.position.shooting = ShootState { camp_shots, ..ShootState::default() };
        self.journal.note(cites!["turn"], || Event::Shoot(ShootEvent::Ended { side }));
    }

    /// An element aims: support, answer and dice follow.
    fn aim(&mut self, shooter: ElementId, target: ElementId) {
        self.done();
        let past_jaegers = self.field().looks_past_jaegers(shooter, target);
        self.position.shooting.salvo = Some(Salvo { past_jaegers, ..Salvo::new(shooter, target) });
        self.push(Step::Shoot(ShootStep::Roll));
        self.push(Step::Shoot(ShootStep::Answer));
        self.push(Step::Shoot(ShootStep::Support(Volley::First)));
    }

    fn support(&mut self, volley: Volley, element: ElementId) {
        let Some(salvo) = &mut self.position.shooting.salvo else { return };
        match volley {
            Volley::First => salvo.supporters.add(element),
            Volley::Answer => salvo.answering.add(element),
        }
    }
}
