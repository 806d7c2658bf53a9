//! What an order will bring: odds, shifts and the exact chances of each result.
//!
//! Nothing is calculated here. The order is carried out on a copy of what its side knows, once for
//! every fall of the dice, with the answers that are expected, and what the journal then says is put together.

mod arms;
mod cards;
mod combat;
mod course;
mod told;

use kernel::{Dice, Foretold, Happened, Preview, System, Trail};

use crate::engine::agenda::{BombardStep, ChargeStep, CombatStep, Step};
use crate::engine::battle::Battle;
use crate::engine::order::{
    BombardOrder, CardOrder, ChargeOrder, CombatOrder, CommandOrder, MoveOrder, Order, RecoveryOrder,
    ReinforcementOrder, ResultOrder,
};
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::engine::view::View;
use crate::repulse::RepulseOrder;
use crate::system::Napoleon;
use crate::works::WorkOrder;
use told::Told;

/// A die has so many sides.
const SIDES: u32 = 6;
/// So many questions may stand between an order and what it brings.
const MOST_ANSWERS: usize = 16;

pub(crate) fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
    if !is_foretold(&Field { battle, position: &view.position }, order) {
        return Preview::default();
    }
    let position = imagined(battle, view);
    let field = Field { battle, position: &position };
    if field.check(order).is_err() {
        return Preview::default();
    }
    let course = course::course(&field, order);
    let eve = Eve::of(battle, &position, &course);
    let mut cases = Vec::new();
    match eve.fall(&mut Vec::new(), 1.0, &mut cases) {
        Some(()) => Preview::of_cases(cases),
        None => Preview::default(),
    }
}

/// A whole position out of a view, always the same one: an order may lead on into phases that ask for
/// every piece. Whatever is hidden bears on no preview.
fn imagined(battle: &Battle, view: &View) -> Position {
    Napoleon::imagine(battle, view, &mut Dice::forced([]))
}

/// Everything before the first die: it is carried out once.
struct Eve<'a> {
    battle: &'a Battle,
    position: Position,
    trail: Trail<Napoleon>,
    rest: &'a [Order],
}

impl<'a> Eve<'a> {
    fn of(battle: &'a Battle, position: &Position, course: &'a [Order]) -> Eve<'a> {
        let trail = Trail { steps: Vec::new(), events: Vec::new() };
        let mut eve = Eve { battle, position: position.clone(), trail, rest: course };
        while let [order, rest @ ..] = eve.rest {
            let (mut position, mut trail, mut dice) = (eve.position.clone(), eve.trail.clone(), Dice::forced([]));
            obey(battle, &mut position, &mut trail, *order, &mut dice);
            if rest.is_empty() || dice.rolls() > 0 || told::read(battle, &trail).is_some() {
                break;
            }
            eve = Eve { battle, position, trail, rest };
        }
        eve
    }

    /// Every fall of the dice that go on from some, each with its share; nothing if nothing comes of it.
    fn fall(&self, fallen: &mut Vec<u32>, share: f64, cases: &mut Vec<(Preview, f64)>) -> Option<()> {
        let told = self.play_out(&mut Dice::forced(fallen.iter().copied()))?;
        if told.dice as usize <= fallen.len() {
            cases.push((told.preview, share));
            return Some(());
        }
        for die in 0..SIDES {
            fallen.push(die);
            self.fall(fallen, share / f64::from(SIDES), cases)?;
            fallen.pop();
        }
        Some(())
    }

    fn play_out(&self, dice: &mut Dice) -> Option<Told> {
        let (mut position, mut trail) = (self.position.clone(), self.trail.clone());
        for at in 0..self.rest.len() + MOST_ANSWERS {
            let order = match self.rest.get(at) {
                Some(order) => *order,
                None => Napoleon::expected(self.battle, &position)?,
            };
            Field { battle: self.battle, position: &position }.check(order).ok()?;
            obey(self.battle, &mut position, &mut trail, order, dice);
            if let Some(told) = told::read(self.battle, &trail) {
                return Some(told);
            }
        }
        None
    }
}

fn obey(battle: &Battle, position: &mut Position, trail: &mut Trail<Napoleon>, order: Order, dice: &mut Dice) {
    trail.steps.push((position.clone(), order));
    Napoleon::carry_out(battle, position, order, dice, &mut trail.events);
}

/// The orders that a die decides about, or whose odds do.
fn is_foretold(field: &Field<'_>, order: Order) -> bool {
    let Some(step) = field.position.agenda.top() else { return false };
    match (step, order) {
        (Step::Combat(step), Order::Combat(order)) => matches!(
            (step, order),
            (CombatStep::Declare(_), CombatOrder::Assail(_) | CombatOrder::Storm(_) | CombatOrder::Go)
                | (CombatStep::Fight(_), CombatOrder::Resolve(_))
                | (CombatStep::Claim { .. }, CombatOrder::Claim(_))
                | (CombatStep::Commit { .. }, CombatOrder::Commit | CombatOrder::Decline)
        ),
        (Step::Bombard(step), Order::Bombard(order)) => matches!(
            (step, order),
            (BombardStep::Cannonade { .. }, BombardOrder::Target(_) | BombardOrder::Lay(_) | BombardOrder::Fire)
                | (BombardStep::Stand { .. }, BombardOrder::StandFast)
        ),
        (Step::Charge(ChargeStep::Charge { .. }), Order::Charge(order)) => {
            matches!(order, ChargeOrder::Charge(_) | ChargeOrder::Spur(_) | ChargeOrder::Sound)
        }
        (Step::Move(_), Order::Move(order)) => matches!(
            order,
            MoveOrder::Step(_)
                | MoveOrder::Halt
                | MoveOrder::Damage(_)
                | MoveOrder::Repair(_)
                | MoveOrder::Venture(_)
                | MoveOrder::VentureTogether(_)
        ),
        (Step::Move(_), Order::Repulse(RepulseOrder::Repulse))
        | (Step::Command(_), Order::Command(CommandOrder::Rouse(_)))
        | (Step::Command(_), Order::Reinforcement(ReinforcementOrder::Call))
        | (Step::Work(_), Order::Work(WorkOrder::Build(_)))
        | (Step::Result(_), Order::Result(ResultOrder::RetreatTo(_))) => true,
        (Step::Card(step), Order::Card(order)) => cards::is_foretold(step, order),
        (Step::Recovery(_), Order::Recovery(RecoveryOrder::Reorganize { piece, .. })) => field.is_past_hope(piece),
        _ => false,
    }
}

impl Foretold for Napoleon {
    fn course(battle: &Battle, view: &View, order: Order) -> Vec<Order> {
        course::course(&Field { battle, position: &imagined(battle, view) }, order)
    }

    /// Nobody commits his guard or plays a card, and the defender claims the ground that is best for him.
    fn expected(battle: &Battle, position: &Position) -> Option<Order> {
        let field = Field { battle, position };
        match position.agenda.top()? {
            Step::Combat(CombatStep::Commit { .. }) => Some(CombatOrder::Decline.into()),
            Step::Combat(CombatStep::Claim { side, number }) => {
                Some(CombatOrder::Claim(field.best_claim(side, &field.present(number))).into())
            }
            Step::Card(crate::cards::CardStep::Tactics { .. }) => Some(CardOrder::Forgo.into()),
            _ => None,
        }
    }

    fn happened(battle: &Battle, trail: &Trail<Self>) -> Option<Happened> {
        told::read(battle, trail).map(|told| Happened { preview: told.preview, dice: told.most })
    }
}
