//! Orders that a fuzzer makes up.

use kernel::Dice;
use kernel::conformance::Fuzzed;

use crate::board::{ApproachId, EntryId, LaneId, LocaleId, Place};
use crate::engine::battle::Battle;
use crate::engine::order::{Aim, Order};
use crate::system::Marengo;

impl Fuzzed for Marengo {
    fn any_order(battle: &Battle, dice: &mut Dice) -> Order {
        let mut up_to = |count: usize| dice.roll(count.max(1) as u32);
        let piece = up_to(66) as u8;
        let approach = ApproachId(up_to(battle.board.approaches.len() + 2) as u16);
        let locale = LocaleId(up_to(battle.board.locales.len()) as u8);
        let lane = LaneId(up_to(battle.board.lanes.len() + 2).min(255) as u8);
        let entry = EntryId(up_to(battle.board.entries.len() + 1) as u8);
        let place = if up_to(2) == 0 { Place::reserve(locale) } else { Place::blocking(approach) };
        let way = up_to(2) as u8;
        let aims = [
            Aim::Assault(approach),
            Aim::March { from: place, over: approach },
            Aim::Block(approach),
            Aim::FallBack(approach),
            Aim::CloseUp(approach),
            Aim::Oppose(approach),
            Aim::Follow(approach),
        ];
        let orders = [
            Order::Activate(piece),
            Order::EndActivation,
            Order::Bombard(place),
            Order::CancelBombardment,
            Order::Form(aims[up_to(aims.len()) as usize]),
            Order::Form(aims[up_to(aims.len()) as usize]),
            Order::Form(aims[up_to(aims.len()) as usize]),
            Order::Join(piece),
            Order::Go,
            Order::Road { piece, lane, way },
            Order::RoadBlock { piece, approach },
            Order::Enter { piece, entry },
            Order::Announce(piece),
            Order::EndTurn,
            Order::Show(piece),
            Order::GiveWay,
            Order::Stay,
            Order::Lead(piece),
            Order::EndLead,
            Order::Fire(piece),
            Order::HoldFire,
            Order::Lose(piece),
            Order::Pursue(piece),
            Order::EndPursuit,
            Order::EndCloseUp,
            Order::Retreat { piece, to: locale },
            Order::Perish(piece),
        ];
        orders[up_to(orders.len()) as usize]
    }
}
