//! What a shot or a fight will bring: both sums with every factor, and the exact chance of each result.
//!
//! Each way the comparison can come out is carried out on a copy of the position, so that a recoil without a way back shows as
//! the destruction it is.

use kernel::{Dice, Label, Preview, Silent, Tally};

use crate::agenda::Step;
use crate::close_combat::{FightOrder, FightStep, Pair};
use crate::odds::{Margin, Odds, WAYS};
use crate::order::Order;
use crate::pieces::{ElementId, Elements};
use crate::play::{Field, Play};
use crate::position::{Fate, Position};
use crate::results::{Cause, Verdict};
use crate::shooting::{Salvo, ShootOrder, ShootStep, Volley};

/// Two who are compared, and how.
struct Contest {
    /// The first is the shooter, or the active side's fighter.
    elements: [ElementId; 2],
    tallies: [Tally; 2],
    cause: Cause,
    /// The first can suffer.
    answered: bool,
}

impl Field<'_> {
    /// What an order of shooting or close combat will bring.
    pub(crate) fn preview(&self, order: Order) -> Preview {
        match (self.position.agenda.top(), order) {
            (Some(Step::Shoot(step)), Order::Shoot(order)) => {
                self.previewed_salvo(*step, order).map(|salvo| self.preview_shot(&salvo)).unwrap_or_default()
            }
            (Some(Step::Fight(step)), Order::Fight(order)) => self
                .previewed_pair(*step, order)
                .map(|(pair, helped)| self.preview_fight(&pair, helped))
                .unwrap_or_default(),
            _ => Preview::default(),
        }
    }

    /// The salvo an order leads to. Until the target's owner is asked, it is taken that he answers if he can.
    fn previewed_salvo(&self, step: ShootStep, order: ShootOrder) -> Option<Salvo> {
        let expected = |salvo: Salvo| self.answered(&salvo).unwrap_or(salvo);
        let salvo = self.position.shooting.salvo;
        match (step, order) {
            (ShootStep::Phase(_), ShootOrder::Call(element)) => {
                let targets = self.targets(element);
                (targets.len() == 1)
                    .then(|| targets.first())
                    .flatten()
                    .map(|target| expected(Salvo::new(element, target)))
            }
            (ShootStep::Aim(element), ShootOrder::Shoot(target)) => Some(expected(Salvo::new(element, target))),
            (ShootStep::Support(Volley::First), ShootOrder::Fire) => salvo.map(expected),
            (ShootStep::Support(Volley::First), ShootOrder::Support(element)) => {
                salvo.map(|salvo| expected(Salvo { supporters: salvo.supporters.or(Elements::only(element)), ..salvo }))
            }
            (ShootStep::Support(Volley::Answer), ShootOrder::Fire) | (ShootStep::Answer, ShootOrder::Endure) => salvo,
            (ShootStep::Support(Volley::Answer), ShootOrder::Support(element)) => {
                salvo.map(|salvo| Salvo { answering: salvo.answering.or(Elements::only(element)), ..salvo })
            }
            (ShootStep::Answer, ShootOrder::Answer) => salvo.and_then(|salvo| self.answered(&salvo)),
            _ => None,
        }
    }

    /// The pair an order leads to, and whom the commanders help.
    fn previewed_pair(&self, step: FightStep, order: FightOrder) -> Option<(Pair, Elements)> {
        let fighting = &self.position.fighting;
        match (step, order) {
            (FightStep::Phase(_), FightOrder::Fight { own, foe }) => {
                let is_helped =
                    |element: &ElementId| self.arm(*element).is_troops() && !self.helpers(*element).is_empty();
                Some((Pair { fighters: [own, foe] }, [own, foe].into_iter().filter(is_helped).collect()))
            }
            (FightStep::Help(element), FightOrder::Help) => {
                fighting.pair.map(|pair| (pair, fighting.helped.or(Elements::only(element))))
            }
            (FightStep::Help(_), FightOrder::Wait) => fighting.pair.map(|pair| (pair, fighting.helped)),
            _ => None,
        }
    }

    /// The sums and chances of a shot.
    pub(crate) fn preview_shot(&self, salvo: &Salvo) -> Preview {
        let contest = Contest {
            elements: [salvo.shooter, salvo.target],
            tallies: self.shot_tallies(salvo),
            cause: Cause::Shooting,
            answered: salvo.answered,
        };
        let headline = if salvo.answered { "elements-preview-answered" } else { "elements-preview-unanswered" };
        self.preview_contest(&contest, headline, ["elements-sum-shooter", "elements-sum-target"])
    }

    /// The sums and chances of a fight.
    pub(crate) fn preview_fight(&self, pair: &Pair, helped: Elements) -> Preview {
        let contest = Contest {
            elements: pair.fighters,
            tallies: self.fight_tallies(pair, helped),
            cause: Cause::CloseCombat,
            answered: true,
        };
        self.preview_contest(&contest, "elements-preview-fight", ["elements-sum-own", "elements-sum-foe"])
    }

    fn preview_contest(&self, contest: &Contest, headline: &str, names: [&'static str; 2]) -> Preview {
        let factors = contest.tallies.map(|tally| tally.total().max(0) as u8);
        let odds = Odds::of(factors[0], factors[1]);
        let mut results: Vec<(Label, f64)> = Vec::new();
        // Best for the first comes first.
        for margin in Margin::ALL.into_iter().rev().filter(|margin| odds.ways(*margin) > 0) {
            let label = self.result_label(contest, margin);
            let chance = f64::from(odds.ways(margin)) / f64::from(WAYS);
            match results.iter_mut().find(|(other, _)| *other == label) {
                Some((_, sum)) => *sum += chance,
                None => results.push((label, chance)),
            }
        }
        let [own, enemy] = factors.map(i64::from);
        let headline = Label::new(headline).with("own", own).with("enemy", enemy);
        let sums = names.into_iter().zip(contest.tallies).collect();
        Preview { sums, chances: Vec::new(), headline: Some(headline), results, notes: Vec::new() }
    }

    /// A result in words.
    fn result_label(&self, contest: &Contest, margin: Margin) -> Label {
        let [one, other] = contest.elements;
        match margin {
            Margin::Won | Margin::Double => self.loser_label(contest, other, one, margin.reversed()),
            Margin::Beaten | Margin::Doubled if contest.answered => self.loser_label(contest, one, other, margin),
            Margin::Beaten | Margin::Doubled | Margin::Equal => Label::new("elements-chance-nothing"),
        }
    }

    fn loser_label(&self, contest: &Contest, loser: ElementId, winner: ElementId, margin: Margin) -> Label {
        let verdict = match contest.cause {
            Cause::Shooting => self.shot_verdict(loser, winner, margin),
            Cause::CloseCombat => self.fight_verdict(loser, winner, margin),
        };
        let fate = self.after(contest.cause, loser, winner, margin).element(loser).fate;
        let key = match (verdict, fate) {
            (Verdict::Unharmed, _) => return Label::new("elements-chance-nothing"),
            (Verdict::Sacked, _) => "elements-chance-sacked",
            (_, Fate::Gone) => "elements-chance-gone",
            (Verdict::Recoils, Fate::Standing) => "elements-chance-recoils",
            (Verdict::Recoils, _) => "elements-chance-no-way-back",
            (Verdict::Flees(_), Fate::Standing) => "elements-chance-flees",
            (Verdict::Flees(_), _) => "elements-chance-no-escape",
            (Verdict::Destroyed, _) => "elements-chance-destroyed",
        };
        let arm = format!("elements-arm-{}", self.arm(loser).key());
        let label = Label::new(key).with_message("arm", arm).with("side", i64::from(loser.side().0));
        match verdict {
            Verdict::Flees(paces) => label.with("paces", i64::from(paces)),
            _ => label,
        }
    }

    /// The position after a defeat.
    fn after(&self, cause: Cause, loser: ElementId, winner: ElementId, margin: Margin) -> Position {
        let mut position = self.position.clone();
        let mut dice = Dice::quick(0);
        let mut play = Play { battle: self.battle, position: &mut position, dice: &mut dice, journal: &mut Silent };
        match cause {
            Cause::Shooting => play.be_shot(loser, winner, margin),
            Cause::CloseCombat => play.decide(loser, winner, margin),
        }
        position
    }
}
