//! What an order will bring: odds, modifiers and the exact chances of each result.
//!
//! Nothing is calculated here. The order is carried out on a copy of the position once
//! for every fall of the die, with the answers that are expected, and what the journal
//! then says is put together.

use kernel::{Chance, Dice, Foretold, Happened, Label, Preview, Tally, Trail, play_out};

use crate::engine::agenda::{ActivationStep, BombardStep, CombatStep, CommandStep, MoraleStep, Step};
use crate::engine::battle::Battle;
use crate::engine::charts::Effect;
use crate::engine::event::{ActivationEvent, BombardEvent, CombatEvent, CommandEvent, Event, LeaderEvent, MoraleEvent};
use crate::engine::order::{ActivationOrder, BombardOrder, CombatOrder, CommandOrder, MoraleOrder, Order};
use crate::engine::pieces::UnitId;
use crate::engine::play::Field;
use crate::engine::position::{Fight, Position, Role};
use crate::engine::view::View;
use crate::face::plans;
use crate::face::present::{hex_number, printed, unit_names};
use crate::rules::cite;
use crate::system::Frederick;

/// A die has so many sides.
const SIDES: u32 = 6;
/// No more dice fall before the one that decides: a leader who is caught rolls first,
/// and nothing depends on it.
const MOST_DICE: usize = 16;

pub(crate) fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
    let field = Field { battle, position: &view.position };
    if !is_foretold(&field, order) || field.check(order).is_err() {
        return Preview::default();
    }
    let course = Frederick::course(battle, view, order);
    let share = 1.0 / f64::from(SIDES);
    let cases: Result<Vec<_>, _> = (0..SIDES)
        .map(|die| {
            let mut dice = Dice::forced([die; MOST_DICE]);
            play_out::<Frederick>(battle, &view.position, &course, &mut dice).map(|case| (case.preview, share))
        })
        .collect();
    cases.map(Preview::of_cases).unwrap_or_default()
}

/// The orders that a die decides about.
fn is_foretold(field: &Field<'_>, order: Order) -> bool {
    matches!(
        (field.position.agenda.peek(), order),
        (Some(Step::Combat(CombatStep::Combat(_))), Order::Combat(CombatOrder::Assail(_)))
            | (
                Some(Step::Combat(CombatStep::Attack(_))),
                Order::Combat(CombatOrder::Go)
                    | Order::Combat(CombatOrder::Storm(_))
                    | Order::Combat(CombatOrder::Assail(_))
            )
            | (
                Some(Step::Combat(CombatStep::Withdraw { .. }) | Step::Bombard(BombardStep::Shelter { .. })),
                Order::Combat(CombatOrder::Stand)
            )
            | (Some(Step::Combat(CombatStep::Lead(_))), Order::Combat(CombatOrder::Lead(_)))
            | (Some(Step::Combat(CombatStep::Ground(_))), Order::Combat(CombatOrder::Ground { .. }))
            | (Some(Step::Bombard(BombardStep::Bombard { .. })), Order::Bombard(BombardOrder::Aim(_)))
            | (
                Some(Step::Bombard(BombardStep::Gunnery { .. })),
                Order::Bombard(BombardOrder::Fire) | Order::Bombard(BombardOrder::Battery(_))
            )
            | (Some(Step::Morale(MoraleStep::Rally(_))), Order::Morale(MoraleOrder::Rally(_)))
            | (Some(Step::Command(CommandStep::Rouse(_))), Order::Command(CommandOrder::Rouse { .. }))
            | (Some(Step::Activation(ActivationStep::Activation(_))), Order::Activation(ActivationOrder::Activate))
            | (Some(Step::Activation(ActivationStep::Coup { .. })), Order::Activation(ActivationOrder::TryCoup))
            | (Some(Step::Combat(CombatStep::Charge(_))), Order::Combat(CombatOrder::Go))
    )
}

impl Foretold for Frederick {
    fn course(battle: &Battle, view: &View, order: Order) -> Vec<Order> {
        let field = Field { battle, position: &view.position };
        match (view.position.agenda.peek(), order) {
            (Some(Step::Combat(CombatStep::Combat(_))), Order::Combat(CombatOrder::Assail(_))) => {
                plans::attack_on(&field, order).orders
            }
            (
                Some(Step::Combat(CombatStep::Attack(_))),
                Order::Combat(CombatOrder::Storm(_)) | Order::Combat(CombatOrder::Assail(_)),
            ) => plans::completed(&field, order),
            (Some(Step::Bombard(BombardStep::Bombard { .. })), Order::Bombard(BombardOrder::Aim(_))) => {
                plans::salvo_at(&field, order)
            }
            (Some(Step::Bombard(BombardStep::Gunnery { .. })), Order::Bombard(BombardOrder::Battery(_))) => {
                vec![order, Order::Bombard(BombardOrder::Fire)]
            }
            _ => vec![order],
        }
    }

    /// Nobody goes out of the way, and each side names what is best for it.
    fn expected(battle: &Battle, position: &Position) -> Option<Order> {
        let field = Field { battle, position };
        match position.agenda.peek()? {
            Step::Combat(CombatStep::Withdraw { .. }) | Step::Bombard(BombardStep::Shelter { .. }) => {
                Some(Order::Combat(CombatOrder::Stand))
            }
            Step::Combat(CombatStep::Lead(side)) => {
                let best = |unit: &UnitId| field.rating(*unit);
                field.lead_candidates(*side).iter().max_by_key(best).map(|unit| Order::Combat(CombatOrder::Lead(unit)))
            }
            Step::Combat(CombatStep::Ground(_)) => {
                let (attack, defence) =
                    (field.muster(&position.fight, Role::Attacker), field.muster(&position.fight, Role::Defender));
                let total = |ground: &(hexes::Hex, hexes::Hex)| {
                    let mut chosen: Fight = position.fight;
                    chosen.ground = Some(*ground);
                    field.combat_tally(&chosen, &attack, &defence).total()
                };
                let best = field.ground_choices().into_iter().max_by_key(total);
                best.map(|(from, to)| Order::Combat(CombatOrder::Ground { from, to }))
            }
            _ => None,
        }
    }

    fn happened(battle: &Battle, trail: &Trail<Self>) -> Option<Happened> {
        let (at, preview) =
            trail.events.iter().enumerate().find_map(|(at, event)| Some((at, told(battle, trail, event)?)))?;
        let caught = trail.events[..at]
            .iter()
            .filter(|event| matches!(event, Event::Leader(LeaderEvent::LeaderCaught { .. })))
            .count();
        let certain = matches!(trail.events[at], Event::Combat(CombatEvent::NobodyLeft { .. }));
        Some(Happened { preview, dice: if certain { 0 } else { caught as u32 + 1 } })
    }
}

/// What an event says of the order that brought it about.
fn told(battle: &Battle, trail: &Trail<Frederick>, event: &Event) -> Option<Preview> {
    let mut preview = match event {
        Event::Activation(ActivationEvent::ActivationTried { success, .. })
        | Event::Activation(ActivationEvent::CoupTried { success, .. })
        | Event::Command(CommandEvent::Roused { success, .. }) => tried(*success),
        Event::Morale(MoraleEvent::Rallied { tally, success, .. }) => {
            Preview { sums: vec![("frederick-sum-rally", *tally)], ..tried(*success) }
        }
        Event::Combat(CombatEvent::SweepTried { charging, .. }) => {
            certain(Label::new("frederick-chance-charging").with("count", charging.len() as i64))
        }
        Event::Combat(CombatEvent::NobodyLeft { surrendered: true, .. }) => {
            certain(Label::new("frederick-chance-surrendered"))
        }
        Event::Combat(CombatEvent::NobodyLeft { guns: true, .. }) => certain(Label::new("frederick-chance-guns-alone")),
        Event::Combat(CombatEvent::NobodyLeft { .. }) => certain(Label::new("frederick-chance-nobody-left")),
        Event::Bombard(BombardEvent::Bombarded { at, strength, tally, effect, .. }) => {
            let (position, _) = trail.steps.last()?;
            let spared = Field { battle, position }.spared_cavalry(&[*at], effect.points);
            let label = Label::new("frederick-chance-bombardment").with("result", text(*effect).as_str());
            let headline = Label::new("frederick-forecast-fire").with("strength", i64::from(*strength));
            let strength = one(*strength, "frederick-forecast-strength", cite!("8.3"));
            Preview {
                headline: Some(with_modifier(headline, tally)),
                sums: vec![("frederick-sum-bombardment", strength), ("frederick-sum-modifiers", *tally)],
                ..certain(label.with("points", i64::from(effect.points - spared)))
            }
        }
        Event::Combat(CombatEvent::Fought { strengths, odds, tally, effects, points, .. }) => {
            let columns = &battle.charts.combat.columns;
            let odds =
                columns.get(usize::from(*odds)).map_or_else(String::new, |odds| format!("{}-{}", odds.0, odds.1));
            let label = Label::new("frederick-chance-combat")
                .with("attackresult", printed(effects[0]).as_str())
                .with("defenceresult", printed(effects[1]).as_str())
                .with("attackpoints", i64::from(points[0]))
                .with("defencepoints", i64::from(points[1]));
            let headline = Label::new("frederick-forecast-odds").with("odds", odds.as_str());
            let strength = |role: usize| one(strengths[role], "frederick-forecast-strength", cite!("10.3"));
            Preview {
                headline: Some(with_modifier(headline, tally)),
                sums: vec![
                    ("frederick-sum-attack", strength(0)),
                    ("frederick-sum-defence", strength(1)),
                    ("frederick-sum-modifiers", *tally),
                ],
                notes: effects.iter().flat_map(|effect| signs(*effect)).collect(),
                ..certain(label)
            }
        }
        _ => return None,
    };
    preview.notes.extend(takes_part(battle, trail));
    preview.notes.extend(taken_for_granted(battle, trail));
    Some(preview)
}

fn certain(label: Label) -> Preview {
    Preview { results: vec![(label, 1.0)], ..Preview::default() }
}

fn tried(success: bool) -> Preview {
    let chance = |result, amount, chance| Chance { result, amount, chance: f64::from(u8::from(chance)) };
    let chances = vec![chance("frederick-chance-success", 1, success), chance("frederick-chance-failure", 0, !success)];
    Preview { chances, ..Preview::default() }
}

fn one(amount: u16, reason: &'static str, cite: kernel::Cite) -> Tally {
    let mut tally = Tally::default();
    tally.add(amount as i16, cite, reason);
    tally
}

/// The sum of the modifiers beside a headline.
fn with_modifier(headline: Label, tally: &Tally) -> Label {
    headline.with("modifier", i64::from(tally.total())).with("signed", kernel::modifier::signed(tally.total()).as_str())
}

fn text(effect: Effect) -> String {
    match effect.is_nothing() {
        true => "0".to_owned(),
        false => printed(effect),
    }
}

type Note = (Label, kernel::Cite);

/// Chapter 10.8.3: what the signs beside the loss points mean.
fn signs(effect: Effect) -> impl Iterator<Item = Note> {
    let all = [
        (effect.rout, "frederick-sign-rout", cite!("10.8.3.2")),
        (effect.surrender, "frederick-sign-surrender", cite!("10.8.3.5")),
        (effect.retreat, "frederick-sign-additional-retreat", cite!("10.8.3.3")),
        (effect.guns, "frederick-sign-guns", cite!("10.8.3.1")),
    ];
    all.into_iter().filter(|(there, ..)| *there).map(|(_, id, cite)| (Label::new(id), cite))
}

/// Who attacks whom, and who fires: what was named last need not be all.
fn takes_part(battle: &Battle, trail: &Trail<Frederick>) -> Option<Note> {
    let numbers = |hexes: &[hexes::Hex]| {
        let mut numbers: Vec<String> = hexes.iter().map(|hex| hex_number(battle, *hex)).collect();
        numbers.sort_unstable();
        numbers.join(", ")
    };
    trail.events.iter().find_map(|event| match event {
        Event::Combat(CombatEvent::Attack { from, at, .. }) => {
            let label = Label::new("frederick-note-attack").with("from", numbers(from).as_str());
            Some((label.with("at", numbers(at).as_str()), cite!("10.1")))
        }
        Event::Bombard(BombardEvent::Bombarded { batteries, .. }) => {
            Some((Label::new("frederick-note-batteries").with("units", unit_names(battle, *batteries)), cite!("8.3")))
        }
        _ => None,
    })
}

/// What the preview takes for granted and others decide.
fn taken_for_granted(battle: &Battle, trail: &Trail<Frederick>) -> Vec<Note> {
    let asker = trail.steps.first().and_then(|(position, _)| Field { battle, position }.to_decide().side());
    let mut notes = Vec::new();
    for (position, _) in trail.steps.iter().skip(1) {
        let theirs = Field { battle, position }.to_decide().side() != asker;
        let note = match position.agenda.peek() {
            Some(Step::Combat(CombatStep::Withdraw { .. })) if theirs => ("frederick-note-withdrawal", cite!("10.2")),
            Some(Step::Bombard(BombardStep::Shelter { .. })) if theirs => ("frederick-note-shelter", cite!("16.1a")),
            Some(Step::Combat(CombatStep::Lead(_))) => ("frederick-note-lead", cite!("10.4")),
            Some(Step::Combat(CombatStep::Ground(_))) => ("frederick-note-ground", cite!("10.5.1")),
            _ => continue,
        };
        let note = (Label::new(note.0), note.1);
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    notes
}
