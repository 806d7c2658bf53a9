//! What an order will bring: odds, modifiers and the exact chances of each result.

use kernel::{Chance, Label, Preview, Side, Tally};

use crate::agenda::Step;
use crate::battle::Battle;
use crate::charts::Effect;
use crate::order::Order;
use crate::pieces::{UnitId, Units};
use crate::play::Field;
use crate::position::{Fight, Salvo};
use crate::present::{printed, signed};
use crate::rules::cite;
use crate::view::View;

pub(crate) fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
    let field = Field { battle, position: &view.position };
    match (view.position.agenda.top(), order) {
        (Some(Step::Attack(_)), Order::Go | Order::Storm(_)) => {
            let mut fight = view.position.fight;
            if let Order::Storm(hex) = order {
                fight.join(0, hex);
            }
            combat(&field, fight)
        }
        (Some(Step::Combat(_)), Order::Assail(hex)) => {
            let mut fight = Fight::NONE;
            fight.join(1, hex);
            let around: Vec<_> = field.around(hex).map(|(_, near)| near).collect();
            for near in around {
                if field.holder(near) == Some(view.position.active) && !field.attack_front(near).is_empty() {
                    fight.join(0, near);
                }
            }
            combat(&field, fight)
        }
        (Some(Step::Lead(_)), Order::Lead(unit)) => {
            let mut fight = view.position.fight;
            fight.lead[field.role(field.owner(unit))] = Some(unit);
            combat(&field, fight)
        }
        (Some(Step::Ground(_)), Order::Ground { from, to }) => {
            combat(&field, Fight { ground: Some((from, to)), ..view.position.fight })
        }
        (Some(Step::Bombard { side, defensive }), Order::Aim(target)) => {
            let guns = battle.artillery.and(battle.of_side[side.index()]);
            let fit = guns.iter().filter(|unit| field.may_bombard(*side, *defensive, *unit, target).is_ok());
            bombardment(&field, *side, Salvo { target, batteries: fit.collect() })
        }
        (Some(Step::Gunnery { side, .. }), Order::Fire | Order::Battery(_)) => {
            let Some(mut salvo) = view.position.salvo else { return Preview::default() };
            if let Order::Battery(unit) = order {
                salvo.batteries.add(unit);
            }
            bombardment(&field, *side, salvo)
        }
        (Some(Step::Rally(_)), Order::Rally(unit)) => rally(&field, unit),
        (Some(Step::Rouse(side)), Order::Rouse { leader, .. }) => {
            success((1..=6).filter(|die| field.succeeds(*side, leader, *die)).count() as f64 / 6.0)
        }
        (Some(Step::Activation(side)), Order::Activate) => needs(&field, *side, 7),
        (Some(Step::Coup { side, .. }), Order::TryCoup) => needs(&field, *side, 8),
        (Some(Step::Charge(_)), Order::Go) => charge(&field, view.position.charge.sweepers),
        _ => Preview::default(),
    }
}

fn success(chance: f64) -> Preview {
    let chances = vec![
        Chance { result: "frederick-chance-success", amount: 1, chance },
        Chance { result: "frederick-chance-failure", amount: 0, chance: 1.0 - chance },
    ];
    Preview { chances, ..Preview::default() }
}

/// A die and the commander's initiative against a number.
fn needs(field: &Field<'_>, side: Side, needed: u8) -> Preview {
    let initiative = field.commander(side).and_then(|leader| field.initiative(leader)).unwrap_or(0);
    let good = (1..=6u8).filter(|die| die + initiative >= needed).count();
    success(good as f64 / 6.0)
}

fn rally(field: &Field<'_>, unit: UnitId) -> Preview {
    let tally = field.rally_tally(unit);
    let good = (1..=6i16).filter(|die| *die <= tally.total()).count();
    Preview { sums: vec![("frederick-sum-rally", tally)], ..success(good as f64 / 6.0) }
}

fn charge(field: &Field<'_>, units: Units) -> Preview {
    let modifier = field.charge_modifier(field.position.active, units);
    let mut results: Vec<(Label, f64)> = Vec::new();
    for charging in (1..=6u8).map(|die| units.iter().filter(|unit| field.rating(*unit) + die + modifier >= 11).count())
    {
        let label = Label::new("frederick-chance-charging").with("count", charging as i64);
        gather(&mut results, label);
    }
    Preview { results, ..Preview::default() }
}

/// One of six equal chances; equal results are added up.
fn gather(results: &mut Vec<(Label, f64)>, label: Label) {
    match results.iter_mut().find(|(other, _)| *other == label) {
        Some((_, chance)) => *chance += 1.0 / 6.0,
        None => results.push((label, 1.0 / 6.0)),
    }
}

fn one(amount: u16, reason: &'static str, cite: kernel::Cite) -> Tally {
    let mut tally = Tally::default();
    tally.add(amount as i16, cite, reason);
    tally
}

fn bombardment(field: &Field<'_>, side: Side, salvo: Salvo) -> Preview {
    let (strength, tally) = (field.salvo_strength(&salvo), field.salvo_tally(side, &salvo));
    let mut results = Vec::new();
    for die in 1..=6 {
        let effect = field.salvo_effect(&salvo, die, tally.total());
        let points = effect.points - field.spared_cavalry(&[salvo.target], effect.points);
        let label = Label::new("frederick-chance-bombardment").with("result", text(effect).as_str());
        gather(&mut results, label.with("points", i64::from(points)));
    }
    let headline = Label::new("frederick-forecast-fire").with("strength", i64::from(strength));
    let headline = Some(with_modifier(headline, &tally));
    let strength = one(strength, "frederick-forecast-strength", cite!("8.3"));
    Preview {
        headline,
        sums: vec![("frederick-sum-bombardment", strength), ("frederick-sum-modifiers", tally)],
        results,
        ..Preview::default()
    }
}

/// The sum of the modifiers beside a headline.
fn with_modifier(headline: Label, tally: &Tally) -> Label {
    headline.with("modifier", i64::from(tally.total())).with("signed", signed(tally.total()).as_str())
}

fn text(effect: Effect) -> String {
    match effect.is_nothing() {
        true => "0".to_owned(),
        false => printed(effect),
    }
}

/// The chances of a close combat; where a lead unit or the ground has still to be named, the best for its owner is taken.
fn combat(field: &Field<'_>, mut fight: Fight) -> Preview {
    let surrounded = field.is_surrounded(&fight);
    fight.supported = surrounded && field.has_support(&fight, 1);
    fight.flank = surrounded && !fight.supported;
    for role in [0, 1] {
        if fight.lead[role].is_none() {
            let units = fight.front(role).flat_map(|hex| field.fighters(&fight, role, hex).iter().collect::<Vec<_>>());
            fight.lead[role] = units.max_by_key(|unit| field.rating(*unit));
        }
    }
    if fight.ground.is_none() {
        fight.ground = field.ground_pairs(&fight).into_iter().max_by_key(|(from, to)| {
            let ground = field.ground(&fight, *from, *to);
            ground.terrain + ground.edges
        });
    }
    let (attack, defence) = (field.muster(&fight, 0), field.muster(&fight, 1));
    let tally = field.combat_tally(&fight, &attack, &defence);
    let chart = &field.battle.charts.combat;
    let column = chart.column(attack.strength, defence.strength);
    let odds = chart.columns.get(column).map_or_else(String::new, |odds| format!("{}-{}", odds.0, odds.1));
    let only_routed = !defence.units.is_empty() && defence.units.iter().all(|unit| field.is_routed(unit));
    let mut results = Vec::new();
    let mut signs = Effect::default();
    for die in 1..=6i16 {
        let mut cell = chart.rows.cell(column, die + tally.total());
        if only_routed {
            cell.attacker = Effect::default();
        }
        let (lost, _) = field.points_of(&fight, 0, cell.attacker, defence.steps);
        let (inflicted, _) = field.points_of(&fight, 1, cell.defender, attack.steps);
        let label = Label::new("frederick-chance-combat")
            .with("attackresult", printed(cell.attacker).as_str())
            .with("defenceresult", printed(cell.defender).as_str())
            .with("attackpoints", i64::from(if only_routed { 0 } else { lost }))
            .with("defencepoints", i64::from(inflicted));
        gather(&mut results, label);
        for effect in [cell.attacker, cell.defender] {
            signs.rout |= effect.rout;
            signs.retreat |= effect.retreat;
            signs.guns |= effect.guns;
            signs.surrender |= effect.surrender;
        }
    }
    let sums = vec![
        ("frederick-sum-attack", one(attack.strength, "frederick-forecast-strength", cite!("10.3"))),
        ("frederick-sum-defence", one(defence.strength, "frederick-forecast-strength", cite!("10.3"))),
        ("frederick-sum-modifiers", tally),
    ];
    let headline = Label::new("frederick-forecast-odds").with("odds", odds.as_str());
    let headline = Some(with_modifier(headline, &tally));
    Preview { headline, sums, chances: Vec::new(), results, notes: notes(signs) }
}

/// Chapter 10.8.3: what the signs beside the loss points mean.
fn notes(signs: Effect) -> Vec<(Label, kernel::Cite)> {
    let all = [
        (signs.rout, "frederick-sign-rout", cite!("10.8.3.2")),
        (signs.surrender, "frederick-sign-surrender", cite!("10.8.3.5")),
        (signs.retreat, "frederick-sign-additional-retreat", cite!("10.8.3.3")),
        (signs.guns, "frederick-sign-guns", cite!("10.8.3.1")),
    ];
    all.into_iter().filter(|(there, ..)| *there).map(|(_, id, cite)| (Label::new(id), cite)).collect()
}
