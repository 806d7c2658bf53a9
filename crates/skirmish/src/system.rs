//! The contract of the kernel, fulfilled.

use kernel::{Dice, Journal, Listing, Plan, Preview, Side, System, Viewer};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{Order, Question};
use crate::engine::play::{Field, Play};
use crate::engine::position::Position;
use crate::engine::view::{self, View};
use crate::face::{Subject, forecast, plans};
use crate::sequence;

/// The rules of the skirmish.
#[derive(Clone, Copy, Debug)]
pub struct Skirmish;

impl System for Skirmish {
    kernel::contract!();

    const NAME: &'static str = "skirmish";
    const RULES: u16 = 1;
    const LISTING: Listing = Listing::Complete;

    fn open(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
        sequence::open(battle, dice, journal)
    }

    fn is_unseen(battle: &Battle, order: Order) -> bool {
        order.is_unseen() && !battle.open
    }

    fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
        view::view(battle, position, viewer)
    }

    fn tell(battle: &Battle, event: &Event, viewer: Viewer) -> Option<Event> {
        event.told(battle, viewer)
    }

    fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
        view::imagine(battle, view, dice)
    }

    fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
        plans::plans(battle, view, subject, out);
    }

    fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
        forecast::preview(battle, view, order)
    }

    fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
        let field = Field { battle, position };
        let lead = f32::from(field.points(side) - field.points(side.enemy()));
        lead / (1.0 + lead.abs())
    }

    fn turn(_battle: &Battle, position: &Position) -> u32 {
        u32::from(position.clock.round)
    }

    fn disclosures(position: &Position) -> u32 {
        position.lots.disclosures() + position.private.iter().sum::<u32>()
    }

    fn learned(position: &Position, viewer: Viewer) -> u32 {
        position.learned(viewer)
    }

    fn audit(battle: &Battle, position: &Position) -> Result<(), String> {
        position.audit(battle)
    }
}
