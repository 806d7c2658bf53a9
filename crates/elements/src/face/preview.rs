//! What a shot or a fight will bring: both sums with every factor, and the
//! exact chance of each result.
//!
//! Each way the comparison can come out is carried out on a copy of the position, so that a recoil
//! without a way back shows as the destruction it is.

use kernel::{Dice, Foretold, Happened, Label, Preview, Silent, Tally, Trail};

use crate::close_combat::{FightEvent, FightOrder, FightStep, Pair};
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Fate, Position};
use crate::engine::view::View;
use crate::face::present::name_of;
use crate::odds::{Margin, Odds, WAYS};
use crate::results::{Cause, Doom, ResultEvent, Verdict};
use crate::shooting::{Salvo, ShootEvent, ShootOrder, ShootStep, Volley};
use crate::system::CivilWar;

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
        match (self.position.agenda.peek(), order) {
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

    /// The salvo an order leads to. Until the target's owner is asked, it is taken
    /// that he answers if he can.
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
            (FightStep::Help(element), FightOrder::Help | FightOrder::Wait) => {
                // Anybody who is asked later is taken to help.
                let asked = self.position.agenda.steps().iter().filter_map(|step| match step {
                    Step::Fight(FightStep::Help(other)) if *other != element => Some(*other),
                    _ => None,
                });
                let helps = (order == FightOrder::Help).then_some(element);
                let helped = asked.chain(helps).fold(fighting.helped, |all, one| all.or(Elements::only(one)));
                fighting.pair.map(|pair| (pair, helped))
            }
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
        let label = Label::new(key).with("element", vec![name_of(self, loser)]);
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

impl Foretold for CivilWar {
    /// Anybody who is called and has one target shoots at it.
    fn course(battle: &Battle, view: &View, order: Order) -> Vec<Order> {
        let field = Field { battle, position: &view.position };
        let target = match order {
            Order::Shoot(ShootOrder::Call(element)) => field.targets(element).first(),
            _ => None,
        };
        std::iter::once(order).chain(target.map(|target| Order::Shoot(ShootOrder::Shoot(target)))).collect()
    }

    /// Nobody supports, every target that can shoots back, and commanders help.
    fn expected(_battle: &Battle, position: &Position) -> Option<Order> {
        match position.agenda.peek()? {
            Step::Shoot(ShootStep::Support(_)) => Some(Order::Shoot(ShootOrder::Fire)),
            Step::Shoot(ShootStep::Answer) => Some(Order::Shoot(ShootOrder::Answer)),
            Step::Fight(FightStep::Help(_)) => Some(Order::Fight(FightOrder::Help)),
            _ => None,
        }
    }

    fn happened(battle: &Battle, trail: &Trail<Self>) -> Option<Happened> {
        let (position, _) = trail.steps.last()?;
        let field = Field { battle, position };
        let (at, contest, totals, headline, names) = trail.events.iter().enumerate().find_map(|(at, event)| {
            let (elements, tallies, totals, answered, cause, headline, names) = match event {
                Event::Shoot(ShootEvent::Shot { salvo, tallies, totals, .. }) => {
                    let answer =
                        if salvo.answered { "elements-preview-answered" } else { "elements-preview-unanswered" };
                    let names = ["elements-sum-shooter", "elements-sum-target"];
                    let both = [salvo.shooter, salvo.target];
                    (both, tallies, totals, salvo.answered, Cause::Shooting, answer, names)
                }
                Event::Fight(FightEvent::Fought { pair, tallies, totals, .. }) => {
                    let names = ["elements-sum-own", "elements-sum-foe"];
                    (pair.fighters, tallies, totals, true, Cause::CloseCombat, "elements-preview-fight", names)
                }
                _ => return None,
            };
            let contest = Contest { elements, tallies: **tallies, cause, answered };
            Some((at, contest, *totals, headline, names))
        })?;
        let margin = Margin::of(totals[0], totals[1]);
        let [one, other] = contest.elements;
        let result = match margin {
            Margin::Won | Margin::Double => {
                told(&field, &contest, &trail.events[at + 1..], other, one, margin.reversed())
            }
            Margin::Beaten | Margin::Doubled if contest.answered => {
                told(&field, &contest, &trail.events[at + 1..], one, other, margin)
            }
            Margin::Beaten | Margin::Doubled | Margin::Equal => Label::new("elements-chance-nothing"),
        };
        let [own, enemy] = contest.tallies.map(|tally| i64::from(tally.total().max(0)));
        let preview = Preview {
            sums: names.into_iter().zip(contest.tallies).collect(),
            headline: Some(Label::new(headline).with("own", own).with("enemy", enemy)),
            results: vec![(result, 1.0)],
            ..Preview::default()
        };
        Some(Happened { preview, dice: 2 })
    }
}

/// What the journal says of a loser, in the words of a preview.
fn told(
    field: &Field<'_>,
    contest: &Contest,
    events: &[Event],
    loser: ElementId,
    winner: ElementId,
    margin: Margin,
) -> Label {
    let verdict = match contest.cause {
        Cause::Shooting => field.shot_verdict(loser, winner, margin),
        Cause::CloseCombat => field.fight_verdict(loser, winner, margin),
    };
    let flees = matches!(verdict, Verdict::Flees(_));
    let results = events.iter().map_while(|event| match event {
        Event::Result(result) => Some(result),
        _ => None,
    });
    let mut key = "elements-chance-nothing";
    for result in results {
        key = match result {
            ResultEvent::Recoiled { element, .. } | ResultEvent::PassedThrough { element, .. } if *element == loser => {
                "elements-chance-recoils"
            }
            ResultEvent::Fled { element, .. } if *element == loser => "elements-chance-flees",
            ResultEvent::Gone { element, .. } if *element == loser => "elements-chance-gone",
            ResultEvent::Sacked { side } if *side == loser.side() => "elements-chance-sacked",
            ResultEvent::Destroyed { element, doom } if *element == loser => match doom {
                Doom::Beaten | Doom::Doubled => "elements-chance-destroyed",
                Doom::NoEscape => "elements-chance-no-escape",
                Doom::Drowned if flees => "elements-chance-no-escape",
                Doom::NoWayBack | Doom::Surrounded | Doom::Drowned => "elements-chance-no-way-back",
            },
            _ => key,
        };
    }
    if key == "elements-chance-nothing" {
        return Label::new(key);
    }
    let label = Label::new(key).with("element", vec![name_of(field, loser)]);
    match verdict {
        Verdict::Flees(paces) => label.with("paces", i64::from(paces)),
        _ => label,
    }
}
