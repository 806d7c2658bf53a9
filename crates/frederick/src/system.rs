//! The contract fulfilled.

use hexes::Hex;
use kernel::{Dice, Hidden, Journal, Listing, Plan, Preview, Side, System, Viewer};

use crate::engine::agenda::DEEPEST;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{CommandOrder, Order};
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{NOWHERE, Position};
use crate::engine::question::Question;
use crate::engine::view::{self, View};
use crate::face::{plans, preview};
use crate::intelligence;
use crate::mind::judgement;

/// The rules of the Seven Years' War series.
#[derive(Clone, Copy, Debug)]
pub struct Frederick;

/// A piece or place that plans are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A unit.
    Unit(UnitId),
    /// A leader.
    Leader(crate::engine::pieces::LeaderId),
    /// A hex.
    Hex(Hex),
    /// A counter that lies for a wing, or for nobody.
    Counter(u8),
}

impl System for Frederick {
    kernel::contract!();

    const NAME: &'static str = "frederick";
    const RULES: u16 = 4;
    const LISTING: Listing = Listing::Complete;

    fn open(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
        let mut position = Position::blank(battle);
        let mut play = Play { battle, position: &mut position, dice, journal };
        play.set_up();
        play.proceed();
        position
    }

    fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
        view::view(battle, position, viewer)
    }

    fn is_unseen(_battle: &Battle, order: Order) -> bool {
        matches!(order, Order::Intelligence(order) if order.is_unseen())
    }

    fn tell(_battle: &Battle, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Intelligence(event) => intelligence::tell(event, viewer).map(Event::Intelligence),
            _ => Some(event.clone()),
        }
    }

    fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
        let mut position = view.position.clone();
        intelligence::imagine(battle, &mut position, dice);
        position
    }

    fn turn(_battle: &Battle, position: &Position) -> u32 {
        u32::from(position.turn)
    }

    fn disclosures(position: &Position) -> u32 {
        position.veil.as_deref().map_or(0, |veil| veil.disclosures)
    }

    fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
        plans::plans(battle, view, subject, out);
    }

    fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
        preview::preview(battle, view, order)
    }

    fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
        judgement::appraise(battle, position, side)
    }

    fn audit(battle: &Battle, position: &Position) -> Result<(), String> {
        audit(&Field { battle, position })
    }
}

impl Hidden for Frederick {
    /// Everything lies open, unless intelligence is limited (chapter 17).
    fn hides(battle: &Battle) -> bool {
        battle.hides_wings()
    }

    fn another_world(_: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
        intelligence::another_world(position, viewer, dice)
    }

    fn may_tell(_: &Battle, order: Order) -> bool {
        match order {
            Order::Intelligence(order) => order.may_tell(),
            // A special leader rouses the wing that he rides with, though nobody sees where.
            Order::Command(CommandOrder::Rouse { .. }) => true,
            _ => false,
        }
    }
}

fn audit(field: &Field<'_>) -> Result<(), String> {
    let Field { battle, position } = *field;
    let mut stacked = Units::NONE;
    for hex in battle.board.grid.hexes() {
        let mut owner = None;
        for unit in position.stack(hex) {
            if stacked.has(unit) {
                return Err(format!("unit {} stands twice", unit.0));
            }
            stacked.add(unit);
            if field.at(unit) != hex {
                return Err(format!("unit {} is in the stack of another hex", unit.0));
            }
            if owner.is_some_and(|owner| owner != field.owner(unit)) {
                return Err(format!("both sides in hex {}", battle.board.grid.number(hex)));
            }
            owner = Some(field.owner(unit));
        }
    }
    for unit in (0..battle.units.len() as u8).map(UnitId) {
        let state = position.unit(unit);
        let on_map = state.at != NOWHERE;
        if on_map != stacked.has(unit) && !position.prey.has(unit) {
            return Err(format!("unit {} is in no stack", unit.0));
        }
        if on_map && (state.steps == 0 || state.steps > battle.unit(unit).full) {
            return Err(format!("unit {} has {} steps", unit.0, state.steps));
        }
    }
    if position.agenda.depth() >= DEEPEST {
        return Err("the agenda is too deep".into());
    }
    if !position.prey.is_empty() && position.agenda.depth() == 0 {
        return Err("overrun artillery was forgotten".into());
    }
    Ok(())
}
