//! What is hidden: another world for a viewer, and what was dealt by chance.
//!
//! Whatever was dealt by chance also lies in *slots*: tokens first, then drums, counters and cards.
//! So that the suite can test how often each deal is imagined.

use kernel::conformance::Fuzzed;
use kernel::{Dice, Hidden, Side, Viewer, hidden};

use crate::drums::{self, DRUMS};
use crate::engine::battle::Battle;
use crate::engine::order::Order;
use crate::engine::position::Position;
use crate::screen;
use crate::system::Skirmish;
use crate::wings::{self, COUNTERS};

/// The first slot of the drums.
const OF_DRUMS: usize = 64;
/// The first slot of the counters.
const OF_WINGS: usize = 80;
/// The first slot of each side's cards.
const OF_CARDS: [usize; 2] = [96, 112];

/// Where a slot is.
enum Slot {
    Token(usize),
    Drum(Side, usize),
    Counter(Side, usize),
    Card(Side, usize),
}

impl Slot {
    fn of(slot: u16) -> Slot {
        let slot = usize::from(slot);
        match slot {
            _ if slot >= OF_CARDS[1] => Slot::Card(Side::Second, slot - OF_CARDS[1]),
            _ if slot >= OF_CARDS[0] => Slot::Card(Side::First, slot - OF_CARDS[0]),
            _ if slot >= OF_WINGS => Slot::Counter(Side::of((slot - OF_WINGS) as u8 / 3), (slot - OF_WINGS) % 3),
            _ if slot >= OF_DRUMS => Slot::Drum(Side::of((slot - OF_DRUMS) as u8 / 3), (slot - OF_DRUMS) % 3),
            _ => Slot::Token(slot),
        }
    }
}

const _: () = assert!(DRUMS == 3 && COUNTERS == 3);

/// The sides that keep secrets from a viewer.
fn strangers(battle: &Battle, viewer: Viewer) -> impl Iterator<Item = Side> + '_ {
    Side::BOTH.into_iter().filter(move |side| !battle.sees(viewer, *side))
}

impl Hidden for Skirmish {
    fn hides(battle: &Battle) -> bool {
        !battle.open
    }

    fn another_world(battle: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
        // What was dealt by chance.
        let mut world = hidden::swapped::<Skirmish>(battle, position, viewer, dice).unwrap_or_else(|| position.clone());
        // What was chosen, or has been narrowed since.
        for side in strangers(battle, viewer) {
            if world.screens[side] {
                screen::scatter(battle, side, &mut world.fields, dice);
            }
            world.couriers[side].another(dice);
            wings::another(&mut world.wings[side], dice);
            world.trains[side].another(dice);
        }
        (world != *position).then_some(world)
    }

    fn lots(battle: &Battle, position: &Position, viewer: Viewer) -> Vec<Vec<u16>> {
        let mut lots: Vec<Vec<u16>> = Vec::new();
        let slots = |first: usize, lot: Vec<usize>| lot.into_iter().map(|at| (first + at) as u16).collect();
        for side in strangers(battle, viewer) {
            let at = side.index();
            lots.extend(position.lots.hidden(battle.tokens(side)));
            lots.push(slots(OF_DRUMS + at * 3, drums::lot(&position.drums[side])));
            lots.push(slots(OF_WINGS + at * 3, wings::lot(&position.wings[side])));
            lots.push(slots(OF_CARDS[at], position.hands[side].lot(viewer.is(side.enemy()))));
        }
        lots.retain(|lot| lot.len() > 1);
        lots
    }

    fn face(position: &Position, slot: u16) -> u16 {
        match Slot::of(slot) {
            Slot::Token(token) => position.faces[token] as u16,
            Slot::Drum(side, drum) => position.drums[side][drum].rank.into(),
            Slot::Counter(side, counter) => position.wings[side][counter].what as u16,
            Slot::Card(side, place) => position.hands[side].at(place).map_or(u16::MAX, |card| card as u16),
        }
    }

    fn swap(position: &mut Position, one: u16, other: u16) {
        match (Slot::of(one), Slot::of(other)) {
            (Slot::Token(one), Slot::Token(other)) => position.faces.swap(one, other),
            (Slot::Drum(side, one), Slot::Drum(_, other)) => {
                let ranks = [position.drums[side][one].rank, position.drums[side][other].rank];
                (position.drums[side][one].rank, position.drums[side][other].rank) = (ranks[1], ranks[0]);
            }
            (Slot::Counter(side, one), Slot::Counter(_, other)) => {
                let whats = [position.wings[side][one].what, position.wings[side][other].what];
                (position.wings[side][one].what, position.wings[side][other].what) = (whats[1], whats[0]);
            }
            (Slot::Card(side, one), Slot::Card(_, other)) => position.hands[side].swap(one, other),
            _ => {}
        }
    }
}

impl Fuzzed for Skirmish {
    fn any_order(battle: &Battle, dice: &mut Dice) -> Order {
        let mut number = |most: u8| dice.roll(u32::from(most) + 2) as u8;
        let (token, target, field) = (number(battle.count()), number(battle.count()), number(battle.spec.length));
        let (goal, drum, counter, wagon) = (number(3), number(6), number(6), number(4));
        let pace = number(2);
        let orders = [
            Order::Shuffle(field),
            Order::Advance(token),
            Order::Show(token),
            Order::Challenge { token, target },
            Order::Slip,
            Order::Stand,
            Order::Shoot,
            Order::Join(token),
            Order::Go,
            Order::Post(token),
            Order::Ready,
            Order::Write(goal),
            Order::Ride,
            Order::Deliver,
            Order::Beat(drum),
            Order::March { counter, pace },
            Order::Haul(wagon),
            Order::Carry(goal),
            Order::Raid { token, wagon },
            Order::Draw,
            Order::Play(crate::cards::Card::ALL[usize::from(goal) % 3]),
            Order::EndTurn,
        ];
        orders[dice.roll(orders.len() as u32) as usize]
    }
}
