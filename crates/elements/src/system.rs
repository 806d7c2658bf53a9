//! The contract fulfilled.

use kernel::{Dice, Hidden, Journal, Listing, Plan, Preview, Side, System, Viewer, hidden};

use crate::engine::agenda::DEEPEST;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{CommandId, ElementId, MOST_COMMANDS, MOST_ELEMENTS};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Fate, Position};
use crate::engine::view::{self, View};
use crate::face::plans;
use crate::geometry::{Convex, Pose};
use crate::mind::judgement;
use crate::pips::{self, Rank};
use crate::sequence::Question;
use crate::set_up::SetUpOrder;
use crate::troops::Arm;

/// The rules of the American Civil War on a measured table.
#[derive(Clone, Copy, Debug)]
pub struct CivilWar;

/// A piece or place that plans are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// An element.
    Element(ElementId),
    /// A place, and a facing there.
    Place(Pose),
}

impl System for CivilWar {
    kernel::contract!();

    const NAME: &'static str = "elements";
    const RULES: u16 = 4;
    const LISTING: Listing = Listing::Sample;

    fn open(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
        let mut position = Position::blank(battle);
        let mut play = Play { battle, position: &mut position, dice, journal };
        play.begin_set_up();
        play.proceed();
        position
    }

    fn is_unseen(battle: &Battle, order: Order) -> bool {
        let placed = matches!(order, Order::SetUp(SetUpOrder::Place { .. } | SetUpOrder::PlaceGroup { .. }));
        battle.options.hidden && placed
    }

    fn view(_battle: &Battle, position: &Position, viewer: Viewer) -> View {
        view::view(position, viewer)
    }

    fn tell(_battle: &Battle, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::SetUp(event) => event.told_to(viewer).map(Event::SetUp),
            event => Some(event.clone()),
        }
    }

    fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
        view::imagine(battle, view, dice)
    }

    fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
        plans::plans(battle, view, subject, out);
    }

    fn preview(battle: &Battle, view: &View, order: Order) -> Preview {
        Field { battle, position: &view.position }.preview(order)
    }

    fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
        2.0 * judgement::chance(battle, position, side) - 1.0
    }

    fn turn(_battle: &Battle, position: &Position) -> u32 {
        u32::from(position.bound)
    }

    fn disclosures(position: &Position) -> u32 {
        position.lots.disclosures()
    }

    fn audit(battle: &Battle, position: &Position) -> Result<(), String> {
        audit(&Field { battle, position })
    }
}

impl Hidden for CivilWar {
    fn hides(battle: &Battle) -> bool {
        battle.options.hidden || battle.commands() > 1
    }

    /// Other ranks, or another deployment behind the screen.
    fn another_world(battle: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
        let ranked = hidden::swapped::<CivilWar>(battle, position, viewer, dice);
        let shifted = crate::set_up::shifted(battle, ranked.as_ref().unwrap_or(position), viewer, dice);
        shifted.or(ranked)
    }

    fn lots(_battle: &Battle, position: &Position, viewer: Viewer) -> Vec<Vec<u16>> {
        let hidden = Side::BOTH.into_iter().filter(|side| !viewer.is(*side));
        hidden.flat_map(|side| position.lots.hidden(pips::tokens(side))).collect()
    }

    fn face(position: &Position, slot: u16) -> u16 {
        rank_of(position, slot as u8).map_or(0, |rank| rank.face().into())
    }

    fn swap(position: &mut Position, one: u16, other: u16) {
        let (one, other) = (one as u8, other as u8);
        if let (Some(face), Some(swapped)) = (rank_of(position, one), rank_of(position, other)) {
            set_rank(position, one, swapped);
            set_rank(position, other, face);
        }
    }
}

/// Whose command a token stands for.
fn owner_of(token: u8) -> (usize, usize) {
    (token as usize / MOST_COMMANDS, token as usize % MOST_COMMANDS)
}

fn rank_of(position: &Position, token: u8) -> Option<Rank> {
    let (side, command) = owner_of(token);
    position.pips.ranks.get(side).map(|ranks| ranks[command])
}

fn set_rank(position: &mut Position, token: u8, rank: Rank) {
    let (side, command) = owner_of(token);
    if let Some(ranks) = position.pips.ranks.get_mut(side) {
        ranks[command] = rank;
    }
}

/// Whatever must hold in every position.
fn audit(field: &Field<'_>) -> Result<(), String> {
    let Field { battle, position } = *field;
    if position.agenda.depth() >= DEEPEST {
        return Err("the agenda is too deep".into());
    }
    for side in Side::BOTH {
        for command in (0..battle.commands() as u8).map(CommandId) {
            let state = position.commands[side.index()][command.index()];
            if state.lost > state.strength {
                return Err(format!("command {} of side {} has lost more than it had", command.0, side.number()));
            }
        }
    }
    let all = (0..MOST_ELEMENTS as u8).map(ElementId);
    for element in all.filter(|element| position.stands(*element)) {
        let state = position.element(element);
        if state.command.index() >= MOST_COMMANDS || state.fate != Fate::Standing {
            return Err(format!("element {} belongs to no command", element.0));
        }
        if !field.position.ground.is_on_table(&field.quad(element)) {
            return Err(format!("element {} hangs over the edge", element.0));
        }
    }
    apart(field)
}

/// Nobody stands on anybody. Commanders are shifted, never stood upon.
fn apart(field: &Field<'_>) -> Result<(), String> {
    let standing = field.position.standing();
    for one in standing.iter() {
        let quad = field.quad(one);
        for other in standing.iter().skip_while(|other| *other <= one) {
            let near = field.element(one).pose.point().is_near(12_000, field.element(other).pose.point());
            if near && quad.overlaps(&field.quad(other)) {
                let (arm, against): (Arm, Arm) = (field.arm(one), field.arm(other));
                return Err(format!("element {} ({}) stands on {} ({})", one.0, arm.key(), other.0, against.key()));
            }
        }
    }
    Ok(())
}
