//! The contract fulfilled.

use kernel::lots::{each, only};
use kernel::{Dice, Hidden, Journal, Listing, Plan, Preview, Side, System, Viewer, hidden};

use crate::board::{LocaleId, Place, Spot};
use crate::engine::agenda::DEEPEST;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::play::{Field, Play};
use crate::engine::position::Position;
use crate::engine::view::View;
use crate::face::plans::Subject;
use crate::sequence::Question;
use crate::{face::plans, face::preview, mind::judgement, set_up, view};

/// The rules of the Marengo system.
#[derive(Clone, Copy, Debug)]
pub struct Marengo;

impl System for Marengo {
    kernel::contract!();

    const NAME: &'static str = "marengo";
    const RULES: u16 = 3;
    const LISTING: Listing = Listing::Complete;

    fn open(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
        let mut position = set_up::set_up(battle, dice, journal);
        let mut play = Play { battle, position: &mut position, dice, journal };
        play.begin_round();
        play.proceed();
        position
    }

    fn is_unseen(_battle: &Battle, order: Order) -> bool {
        matches!(order, Order::Form(_) | Order::Join(_))
    }

    fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
        view::view(battle, position, viewer)
    }

    fn tell(_battle: &Battle, event: &Event, viewer: Viewer) -> Option<Event> {
        let mine = event.side().is_some_and(|side| viewer.is(side));
        Some(if mine { event.clone() } else { event.without_faces() })
    }

    fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
        view::imagine(battle, view, dice)
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

    fn turn(_battle: &Battle, position: &Position) -> u32 {
        u32::from(position.open.round)
    }

    fn disclosures(position: &Position) -> u32 {
        position.open.lots.disclosures()
    }

    fn audit(battle: &Battle, position: &Position) -> Result<(), String> {
        audit_places(battle, position)?;
        audit_sides(battle, position)?;
        audit_losses(battle, position)
    }
}

impl Hidden for Marengo {
    fn hides(battle: &Battle) -> bool {
        battle.tokens != [0; 2]
    }

    fn another_world(battle: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
        hidden::swapped::<Marengo>(battle, position, viewer, dice)
    }

    fn lots(battle: &Battle, position: &Position, viewer: Viewer) -> Vec<Vec<u16>> {
        let hidden = Side::BOTH.into_iter().filter(|side| !viewer.is(*side));
        hidden.flat_map(|side| position.open.lots.hidden(battle.tokens[side.index()])).collect()
    }

    fn face(position: &Position, slot: u16) -> u16 {
        position.face(slot as u8).code().into()
    }

    fn swap(position: &mut Position, one: u16, other: u16) {
        position.face.swap(one.into(), other.into());
    }
}

fn audit_places(battle: &Battle, position: &Position) -> Result<(), String> {
    let mut derived = position.open;
    derived.derive(battle);
    if derived != position.open {
        return Err("what is derived from the places does not agree with them".into());
    }
    if position.open.agenda.depth() >= DEEPEST {
        return Err("the agenda is too deep".into());
    }
    for (index, locale) in battle.board.locales.iter().enumerate() {
        let here = position.open.at[index];
        for side in Side::BOTH {
            let count = (here & battle.tokens[side.index()]).count_ones();
            if count > u32::from(locale.capacity) {
                return Err(format!("locale {} holds {count} pieces of one side", locale.number));
            }
        }
        if here & battle.tokens[0] != 0 && here & battle.tokens[1] != 0 {
            return Err(format!("both sides stand in locale {}", locale.number));
        }
    }
    Ok(())
}

fn audit_sides(battle: &Battle, position: &Position) -> Result<(), String> {
    for piece in each(battle.tokens[0] | battle.tokens[1]) {
        let lost = position.open.place[piece as usize] == Place::LOST;
        if lost != (position.face(piece).strength() == 0) {
            return Err(format!("piece {piece} is lost or not, but its strength says otherwise"));
        }
        let lot = position.open.lots.of(piece);
        if lot & battle.tokens[battle.owner(piece).enemy().index()] != 0 {
            return Err(format!("the lot of piece {piece} holds pieces of both sides"));
        }
        if let Spot::Blocking(approach) = position.open.spot(piece)
            && battle.board.approach(approach).faces.is_none()
        {
            return Err(format!("piece {piece} blocks an impassable side"));
        }
        if position.open.up & only(piece) != 0 && !position.open.lots.is_known(piece) {
            return Err(format!("piece {piece} lies face up and is not known"));
        }
    }
    Ok(())
}

/// Points on the board and morale lost agree; arms never change.
fn audit_losses(battle: &Battle, position: &Position) -> Result<(), String> {
    for side in Side::BOTH {
        let tokens = battle.tokens[side.index()];
        let now: u32 = each(tokens).map(|piece| u32::from(position.face(piece).strength())).sum();
        let forces = battle.forces.iter().filter(|force| force.side == side);
        let faces: Vec<_> = forces.flat_map(|force| force.faces.iter()).collect();
        let start: u32 = faces.iter().map(|face| u32::from(face.strength())).sum();
        let lost = start.checked_sub(now).ok_or("points appeared from nowhere")?;
        let morale = u32::from(position.open.morale[side]);
        let gained = if position.open.broken[side.enemy()] != 0 { u32::from(battle.bonus) } else { 0 };
        let expected = u32::from(battle.morale[side]).saturating_sub(lost);
        if morale != expected && morale > expected + gained {
            return Err(format!("morale {morale} after {lost} points lost"));
        }
        for arm in crate::pieces::Arm::ALL {
            let had = faces.iter().filter(|face| face.is(arm)).count();
            let has = each(tokens).filter(|piece| position.face(*piece).is(arm)).count();
            if had != has {
                return Err(format!("{has} pieces of an arm that had {had}"));
            }
        }
    }
    Ok(())
}

/// A locale by its place in the list, if the board has it.
pub(crate) fn locale(battle: &Battle, index: u8) -> Option<LocaleId> {
    ((index as usize) < battle.board.locales.len()).then_some(LocaleId(index))
}
