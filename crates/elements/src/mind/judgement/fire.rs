//! What shots are expected to cost: who aims at whom, with whose support, by the exact odds.

use kernel::Side;

use crate::engine::pieces::{ElementId, Elements, MOST_ELEMENTS};
use crate::engine::play::Field;
use crate::mind::judgement::Weights;
use crate::odds::{Margin, Odds, WAYS};
use crate::results::Verdict;
use crate::shooting::Salvo;
use crate::troops::Arm;

/// So many support a shooter at most.
const MOST_SUPPORTERS: usize = 2;

/// Whom each element may shoot at.
pub(crate) struct Aims {
    targets: [Elements; MOST_ELEMENTS],
    /// Those with a target.
    pub(crate) shooters: Elements,
}

impl Aims {
    /// The aims of some elements.
    pub(crate) fn of(field: &Field<'_>, among: Elements) -> Aims {
        let mut aims = Aims { targets: [Elements::NONE; MOST_ELEMENTS], shooters: Elements::NONE };
        for element in among.iter() {
            let targets = field.targets(element);
            if !targets.is_empty() {
                aims.targets[element.index()] = targets;
                aims.shooters.add(element);
            }
        }
        aims
    }

    /// Whom an element may shoot at.
    pub(crate) fn targets(&self, element: ElementId) -> Elements {
        self.targets[element.index()]
    }

    /// Those of a side who may shoot at a target.
    pub(crate) fn at(&self, side: Side, target: ElementId) -> Elements {
        self.shooters.iter().filter(|element| element.side() == side && self.targets(*element).has(target)).collect()
    }

    /// Everybody aims at one target only: where fewest others aim already, up to three.
    fn settled(&self, side: Side) -> Aims {
        let mut counts = [0u8; MOST_ELEMENTS];
        let mut aims = Aims { targets: [Elements::NONE; MOST_ELEMENTS], shooters: Elements::NONE };
        let own = || self.shooters.iter().filter(|element| element.side() == side);
        let torn = |element: &ElementId| self.targets(*element).len() > 1;
        for element in own().filter(|element| !torn(element)).chain(own().filter(torn)) {
            // A second or third shooter is worth most, a fourth least.
            let merit = |target: &ElementId| match counts[target.index()] % 3 {
                1 => 2,
                2 => 3,
                _ => u8::from(counts[target.index()] == 0),
            };
            let Some(target) = self.targets(element).iter().max_by_key(merit) else { continue };
            counts[target.index()] += 1;
            aims.targets[element.index()] = Elements::only(target);
            aims.shooters.add(element);
        }
        aims
    }
}

/// The share of an element that a verdict costs.
pub(crate) fn cost(field: &Field<'_>, loser: ElementId, verdict: Verdict, weights: &Weights) -> f32 {
    match verdict {
        Verdict::Unharmed => 0.0,
        Verdict::Recoils if field.can_recoil(loser) => weights.recoil,
        // With nowhere to go a recoil is the end.
        Verdict::Recoils => worth(field.arm(loser)),
        Verdict::Flees(_) => weights.flight,
        Verdict::Destroyed => worth(field.arm(loser)),
        Verdict::Sacked => 2.0,
    }
}

/// What an element is worth, in elements.
pub(crate) const fn worth(arm: Arm) -> f32 {
    match arm {
        Arm::Artillery | Arm::Rifles => 1.05,
        Arm::Commander => 0.5,
        Arm::Camp => 2.0,
        _ => 1.0,
    }
}

/// What a salvo is expected to cost the shooter and the target.
pub(crate) fn forecast(field: &Field<'_>, salvo: &Salvo, weights: &Weights) -> [f32; 2] {
    let [own, theirs] = field.shot_tallies(salvo).map(|tally| tally.total().max(0) as u8);
    let odds = Odds::of(own, theirs);
    let share = |margin| f32::from(odds.ways(margin)) / f32::from(WAYS);
    let pays = |loser, winner, margin| cost(field, loser, field.shot_verdict(loser, winner, margin), weights);
    let (shooter, target) = (salvo.shooter, salvo.target);
    let hit = share(Margin::Won) * pays(target, shooter, Margin::Beaten)
        + share(Margin::Double) * pays(target, shooter, Margin::Doubled);
    let risk = if salvo.answered {
        share(Margin::Beaten) * pays(shooter, target, Margin::Beaten)
            + share(Margin::Doubled) * pays(shooter, target, Margin::Doubled)
    } else {
        0.0
    };
    [risk, hit]
}

/// The factor of a shooter against a target, without circumstances.
fn factor(field: &Field<'_>, shooter: ElementId, target: ElementId) -> u8 {
    field.values(shooter).shooting[usize::from(field.arm(target).is_mounted())]
}

/// Those who support best: whose own fire is worth least.
pub(crate) fn supporters(field: &Field<'_>, from: Elements, shooter: ElementId, target: ElementId) -> Elements {
    let mut chosen = Elements::NONE;
    while chosen.len() < MOST_SUPPORTERS {
        let rest = from.without(chosen).without(Elements::only(shooter));
        let Some(next) = rest.iter().min_by_key(|element| (factor(field, *element, target), element.0)) else { break };
        chosen.add(next);
    }
    chosen
}

/// The best salvo of some shooters at a target.
pub(crate) fn best_salvo(field: &Field<'_>, from: Elements, target: ElementId) -> Option<Salvo> {
    let guns = |element: ElementId| u8::from(field.arm(element) == Arm::Artillery);
    let shooter = from.iter().max_by_key(|element| (factor(field, *element, target), guns(*element)))?;
    Some(Salvo { supporters: supporters(field, from, shooter, target), ..Salvo::new(shooter, target) })
}

/// What the fire of a side is expected to cost each enemy in one phase.
pub(crate) fn expect(
    field: &Field<'_>,
    aims: &Aims,
    side: Side,
    weights: &Weights,
    mut hit: impl FnMut(ElementId, f32),
) {
    let aims = aims.settled(side);
    for target in field.of_side(side.enemy()).iter() {
        let mut left = aims.at(side, target);
        let mut spared = 1.0;
        while let Some(salvo) = best_salvo(field, left, target) {
            left = left.without(salvo.supporters.or(Elements::only(salvo.shooter)));
            spared *= 1.0 - forecast(field, &salvo, weights)[1].min(1.0);
        }
        if spared < 1.0 {
            hit(target, 1.0 - spared);
        }
    }
}
