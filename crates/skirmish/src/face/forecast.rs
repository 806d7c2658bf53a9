//! What an order will bring, as far as its side can know: duels and volleys. And how the suite
//! finds out whether it does.

use kernel::lots::each;
use kernel::{Chance, Foretold, Happened, Preview, Trail};

use crate::duel;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::position::{Position, Step};
use crate::engine::view::View;
use crate::mixing::Face;
use crate::system::Skirmish;

fn chance(result: &'static str, amount: i16, chance: f64) -> Chance {
    Chance { result, amount, chance }
}

/// What an order will bring.
pub fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
    match order {
        Order::Challenge { token, target } => of_duel(battle, view, token, target),
        Order::Shoot => {
            let points = (1..=6).map(|die| die + battle.spec.volley.unwrap_or_default());
            let chances = points.map(|points| chance("skirmish-result-shot", points, 1.0 / 6.0)).collect();
            Preview { chances, ..Preview::default() }
        }
        _ => Preview::default(),
    }
}

fn of_duel(battle: &Battle, view: &View, token: u8, target: u8) -> Preview {
    let mut won = 0.0;
    let mut sums = Vec::new();
    for (own, own_share) in shares(view, token) {
        for (enemy, share) in shares(view, target) {
            let tally = duel::sum(battle, &view.fields, token, [own, enemy]);
            let winning = (0..6).filter(|die| duel::wins(&tally, *die)).count() as f64 / 6.0;
            won += own_share * share * winning;
            sums.push(("skirmish-sum-duel", tally));
        }
    }
    // The sum is told where it is certain.
    sums.dedup();
    sums.truncate(if sums.len() == 1 { 1 } else { 0 });
    let chances = vec![chance("skirmish-result-won", 1, won), chance("skirmish-result-lost", 1, 1.0 - won)];
    Preview { sums, chances, ..Preview::default() }
}

/// The faces a token may have, each with its chance.
fn shares(view: &View, token: u8) -> Vec<(Face, f64)> {
    if let Some(face) = view.faces.get(usize::from(token)).copied().flatten() {
        return vec![(face, 1.0)];
    }
    let name = view.lots.name(token);
    let faces = view.mixed.iter().find(|(lot, _)| *lot == name).map_or(&[][..], |(_, faces)| faces);
    faces.iter().map(|face| (*face, 1.0 / faces.len() as f64)).collect()
}

impl Foretold for Skirmish {
    fn expected(_battle: &Battle, position: &Position) -> Option<Order> {
        matches!(position.agenda.top(), Some(Step::Reaction { .. })).then_some(Order::Stand)
    }

    fn happened(battle: &Battle, trail: &Trail<Self>) -> Option<Happened> {
        let before = &trail.steps.first()?.0;
        let preview = trail.events.iter().find_map(|event| match event {
            Event::Shot { points, .. } => {
                let chances = vec![chance("skirmish-result-shot", *points, 1.0)];
                Some(Preview { chances, ..Preview::default() })
            }
            Event::Duel { token, target, tally, removed, .. } => {
                let mut faces = each(before.lots.of(*target)).map(|token| before.faces[usize::from(token)]);
                let certain = battle.open || faces.next().is_some_and(|first| faces.all(|face| face == first));
                let came = |result, came: bool| chance(result, 1, f64::from(u8::from(came)));
                let chances = vec![
                    came("skirmish-result-won", removed == target),
                    came("skirmish-result-lost", removed == token),
                ];
                let sums = if certain { vec![("skirmish-sum-duel", **tally)] } else { Vec::new() };
                Some(Preview { sums, chances, ..Preview::default() })
            }
            _ => None,
        })?;
        Some(Happened { preview, dice: 1 })
    }

    fn hidden(_battle: &Battle, _view: &View, order: Order) -> Vec<u16> {
        if let Order::Challenge { target, .. } = order { vec![target.into()] } else { Vec::new() }
    }
}
