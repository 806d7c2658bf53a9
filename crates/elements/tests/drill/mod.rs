//! Two armies on a table, set down without set-up.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, missing_docs)]

use std::sync::Arc;

use elements::agenda::Step;
use elements::armies::List;
use elements::geometry::{Heading, Point, Pose};
use elements::ground::{Band, Feature, Ground, Kind, Shape, Terrain};
use elements::movement::MoveStep;
use elements::pieces::{CommandId, ElementId};
use elements::position::{Fate, Position};
use elements::spec::Scale;
use elements::troops::{Arm, Table, Values};
use elements::{Battle, CivilWar};
use kernel::{Dice, Side, System};

/// The figures of the rulebook.
pub fn table() -> Table {
    let row = |moves: [u16; 3], close: [u8; 2], shooting: [u8; 2], range: u16| Values { moves, close, shooting, range };
    Table([
        row([400, 200, 400], [3, 3], [3, 3], 0),
        row([300, 300, 400], [2, 2], [2, 2], 400),
        row([200, 200, 400], [4, 4], [4, 4], 200),
        row([200, 200, 400], [4, 4], [4, 4], 400),
        row([300, 300, 400], [2, 2], [2, 2], 400),
        row([300, 100, 400], [2, 2], [4, 4], 1_000),
        row([500, 300, 500], [0, 0], [4, 4], 0),
        row([0, 0, 0], [2, 3], [2, 3], 300),
    ])
}

/// A wood, rough ground, a hill, a river and a road.
pub fn terrain() -> Terrain {
    let feature = |kind, x, y, length, width| Feature {
        kind,
        shape: Shape::Oval,
        at: Point::new(x, y),
        heading: Heading::new(700),
        length,
        width,
    };
    Terrain {
        extent: (60_000, 60_000),
        features: vec![
            feature(Kind::Wood, 14_000, 28_000, 14_000, 9_000),
            feature(Kind::Rough, 47_000, 34_000, 12_000, 8_000),
            feature(Kind::GentleHill, 32_000, 38_000, 16_000, 10_000),
        ],
        rivers: vec![Band {
            points: vec![Point::new(0, 20_000), Point::new(25_000, 24_000), Point::new(60_000, 21_000)],
            width: 2_500,
        }],
        roads: vec![Band { points: vec![Point::new(38_000, 0), Point::new(36_000, 60_000)], width: 2_000 }],
        waterway: None,
    }
}

pub fn battle(terrain: Terrain) -> Battle {
    let list = List { key: String::new(), entries: Vec::new() };
    let ground: Arc<Ground> = Arc::new(terrain.into());
    Battle { ground: Some(ground), ..Battle::plain(Scale::Small, table(), [list.clone(), list]) }
}

pub fn plain() -> Terrain {
    Terrain { extent: (60_000, 60_000), ..Terrain::default() }
}

/// Twelve elements a side.
const ARMY: [Arm; 12] = [
    Arm::Rifles,
    Arm::Rifles,
    Arm::Rifles,
    Arm::Muskets,
    Arm::Muskets,
    Arm::Rifles,
    Arm::Jaegers,
    Arm::Jaegers,
    Arm::Artillery,
    Arm::Artillery,
    Arm::Cavalry,
    Arm::Cavalry,
];

pub fn stand(position: &mut Position, element: ElementId, arm: Arm, pose: Pose) {
    let state = &mut position.elements[element.index()];
    (state.arm, state.pose, state.fate, state.command) = (arm, pose, Fate::Standing, CommandId(0));
}

/// Both armies in line, 30 cm apart, and the first bound begun with six pips.
pub fn drawn_up(battle: &Battle) -> Position {
    let mut position = Position::blank(battle);
    for side in Side::BOTH {
        let south = side == Side(0);
        let heading = if south { Heading::NORTH } else { Heading::SOUTH };
        let pose = |x: i32, y: i32| {
            if south { Pose::new(x, y, heading) } else { Pose::new(60_000 - x, 60_000 - y, heading) }
        };
        for (slot, arm) in ARMY.into_iter().enumerate() {
            let at = slot as i32;
            let place = match slot {
                0..=5 => pose(14_000 + 4_000 * at, 14_500),
                6 | 7 => pose(8_000 + 44_000 * (at - 6), 14_000),
                8 | 9 => pose(40_000 + 4_000 * (at - 8), 14_000),
                _ => pose(18_000 + 4_000 * (at - 10), 10_000),
            };
            stand(&mut position, ElementId::of(side, slot as u8), arm, place);
        }
        stand(&mut position, ElementId::commander(side, CommandId(0)), Arm::Commander, pose(30_000, 9_000));
        stand(&mut position, ElementId::camp(side), Arm::Camp, pose(30_000, 4_100));
        position.commands[side.index()][0].strength = 12;
    }
    begin(&mut position, 6);
    position
}

/// The movement phase of the first side, with so many pips.
pub fn begin(position: &mut Position, pips: u8) {
    position.bound += 1;
    position.pips.left = [pips, 0, 0];
    position.agenda.push(Step::EndBound(Side(0)));
    position.agenda.push(Step::Move(MoveStep::Phase(Side(0))));
}

/// Plays on at random; says how many orders were given.
pub fn play_on(
    battle: &Battle,
    position: &mut Position,
    seed: u64,
    most: u64,
    mut each: impl FnMut(&Position, &[elements::order::Order]),
) -> u64 {
    let (mut dice, mut choice) = (Dice::quick(seed), Dice::quick(seed ^ 0x00ab_cdef));
    let mut orders = Vec::new();
    for count in 0..most {
        if position.outcome.is_some() {
            return count;
        }
        CivilWar::orders(battle, position, &mut orders);
        assert!(!orders.is_empty(), "seed {seed}, order {count}: nothing to order: {:?}", position.agenda.top());
        each(position, &orders);
        let order = orders[choice.roll(orders.len() as u32) as usize];
        CivilWar::carry_out(battle, position, order, &mut dice, &mut kernel::Silent);
    }
    most
}
