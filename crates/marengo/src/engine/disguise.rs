//! Which of several pieces goes that nobody but their owner can tell apart must not depend on
//! their faces, else its number would tell the enemy that no lower one has its face. So the lowest
//! of them goes, with the face of the one that was meant: under the same backs the owner has
//! changed the pieces over.

use kernel::lots::{each, only};
use kernel::{Journal, Tokens};

use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::play::Play;

impl<J: Journal<Event>> Play<'_, J> {
    /// The same order for the lowest piece that others cannot tell from the one it names; the two
    /// have changed faces. Who joins a group is not seen before the group goes.
    pub(crate) fn in_disguise(&mut self, order: Order) -> Order {
        match order.piece() {
            None => order,
            Some(_) if matches!(order, Order::Join(_)) => order,
            Some(piece) => {
                let lowest = self.position.open.peers(piece).trailing_zeros() as u8;
                self.position.face.swap(piece as usize, lowest as usize);
                order.with_piece(lowest)
            }
        }
    }

    /// A group as it is seen to go: of pieces that others cannot tell apart the lowest, with the
    /// faces of those who were told off.
    pub(crate) fn group_in_disguise(&mut self, group: Tokens) -> Tokens {
        let (mut seen, mut rest) = (0, group);
        while rest != 0 {
            let peers = self.position.open.peers(rest.trailing_zeros() as u8);
            let (going, staying) = (group & peers, peers & !group);
            rest &= !peers;
            let faces = self.position.face;
            let slots = each(peers).zip(each(going).chain(each(staying)));
            for (slot, piece) in slots {
                self.position.face[slot as usize] = faces[piece as usize];
            }
            let lowest = each(peers).take(going.count_ones() as usize);
            seen |= lowest.fold(0, |set, piece| set | only(piece));
        }
        seen
    }
}
