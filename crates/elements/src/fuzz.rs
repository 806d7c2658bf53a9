//! Orders that a fuzzer makes up.

use kernel::Dice;
use kernel::conformance::Fuzzed;

use crate::battle::Battle;
use crate::geometry::Heading;
use crate::movement::{Aim, Formation, Hand, MoveOrder, Unfold};
use crate::order::Order;
use crate::pieces::{ElementId, MOST_ELEMENTS};
use crate::system::CivilWar;

impl Fuzzed for CivilWar {
    fn any_order(_battle: &Battle, dice: &mut Dice) -> Order {
        let mut up_to = |count: u32| dice.roll(count);
        let element = |number: u32| ElementId(number as u8);
        let (lead, enemy) = (element(up_to(MOST_ELEMENTS as u32 + 2)), element(up_to(MOST_ELEMENTS as u32 + 2)));
        let (near, far) = (up_to(6_000) as u16, up_to(14_000) as u16);
        let (bearing, facing) = (Heading::new(up_to(7_200) as u16), Heading::new(up_to(7_200) as u16));
        let slots = u64::from(up_to(u32::MAX)) << 12 ^ u64::from(up_to(u32::MAX));
        let hand = Hand::BOTH[up_to(2) as usize];
        let aim = Aim::ALL[up_to(Aim::ALL.len() as u32) as usize];
        let unfold = Unfold::ALL[up_to(Unfold::ALL.len() as u32) as usize];
        let moves = [
            MoveOrder::Take(Formation(1 << up_to(42))),
            MoveOrder::Take(Formation(slots & ((1 << 41) - 1))),
            MoveOrder::Take(Formation(0b11 << up_to(36))),
            MoveOrder::Go { bearing, distance: near, facing },
            MoveOrder::Go { bearing, distance: far, facing: bearing },
            MoveOrder::Advance(near),
            MoveOrder::Advance(far),
            MoveOrder::Wheel { hand, steps: near },
            MoveOrder::Close { lead, enemy, aim },
            MoveOrder::LineUp { lead, enemy, gap: near },
            MoveOrder::Column { lead, distance: near },
            MoveOrder::Line { unfold, distance: near },
            MoveOrder::March(far),
            MoveOrder::BreakOff,
            MoveOrder::Dismount,
            MoveOrder::Halt,
            MoveOrder::End,
        ];
        Order::Move(moves[up_to(moves.len() as u32) as usize])
    }
}
