//! Two armies of twelve drawn up on a table without set-up: for tests, benches and tools.

use std::sync::Arc;

use kernel::{Dice, Side, Silent, System};

use crate::armies::List;
use crate::close_combat::FightStep;
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::order::Order;
use crate::engine::pieces::{CommandId, ElementId};
use crate::engine::position::{Fate, Phase, Position};
use crate::geometry::{Heading, Point, Pose};
use crate::ground::{Band, Feature, Ground, Kind, Shape, Terrain};
use crate::movement::MoveStep;
use crate::scale::Scale;
use crate::shooting::ShootStep;
use crate::system::CivilWar;
use crate::troops::{Arm, Table, Values};

/// The figures of the rulebook.
pub const TABLE: Table = Table([
    row([400, 200, 400], [3, 3], [3, 3], 0),
    row([300, 300, 400], [2, 2], [2, 2], 400),
    row([200, 200, 400], [4, 4], [4, 4], 200),
    row([200, 200, 400], [4, 4], [4, 4], 400),
    row([300, 300, 400], [2, 2], [2, 2], 400),
    row([300, 100, 400], [2, 2], [4, 4], 1_000),
    row([500, 300, 500], [0, 0], [4, 4], 0),
    row([0, 0, 0], [2, 3], [2, 3], 300),
]);

const fn row(moves: [u16; 3], close: [u8; 2], shooting: [u8; 2], range: u16) -> Values {
    Values { moves, wading: moves[1], close, shooting, range }
}

/// Twelve elements a side: six infantry in line, Jaegers on the wings, guns, cavalry behind.
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

/// An empty small table.
pub fn plain() -> Terrain {
    Terrain { extent: Scale::Small.extent(), ..Terrain::default() }
}

/// An oval feature.
pub const fn oval(kind: Kind, x: i32, y: i32, length: i32, width: i32) -> Feature {
    let (at, heading) = (Point::new(x, y), Heading::new(700));
    Feature { kind, shape: Shape::Oval, at, heading, length, width }
}

/// A wood, rough ground, a hill, a river and a road.
pub fn broken() -> Terrain {
    let river = [Point::new(0, 20_000), Point::new(25_000, 24_000), Point::new(60_000, 21_000)];
    let road = [Point::new(38_000, 0), Point::new(36_000, 60_000)];
    Terrain {
        features: vec![
            oval(Kind::Wood, 14_000, 28_000, 14_000, 9_000),
            oval(Kind::Rough, 47_000, 34_000, 12_000, 8_000),
            oval(Kind::GentleHill, 32_000, 38_000, 16_000, 10_000),
        ],
        rivers: vec![Band { points: river.into(), width: 2_500 }],
        roads: vec![Band { points: road.into(), width: 2_000 }],
        ..plain()
    }
}

/// A battle on some ground.
pub fn battle(scale: Scale, terrain: Terrain) -> Battle {
    let list = List { key: String::new(), entries: Vec::new() };
    let ground: Arc<Ground> = Arc::new(terrain.into());
    Battle { ground: Some(ground), ..Battle::plain(scale, TABLE, [list.clone(), list]) }
}

/// Puts an element of a command down.
pub const fn stand(position: &mut Position, element: ElementId, command: CommandId, arm: Arm, pose: Pose) {
    let state = &mut position.elements[element.index()];
    (state.arm, state.pose, state.fate, state.command) = (arm, pose, Fate::Standing, command);
}

/// Both armies in line, 30 cm apart, and the first side's bound begun with so many pips.
pub fn drawn_up(battle: &Battle, pips: u8) -> Position {
    let mut position = Position::blank(battle);
    Side::BOTH.into_iter().for_each(|side| draw_up(&mut position, side));
    begin(&mut position, pips);
    position
}

fn draw_up(position: &mut Position, side: Side) {
    let pose = |x: i32, y: i32| match side {
        Side::First => Pose::new(x, y, Heading::NORTH),
        _ => Pose::new(60_000 - x, 60_000 - y, Heading::SOUTH),
    };
    let command = CommandId(0);
    for (slot, arm) in ARMY.into_iter().enumerate() {
        let at = slot as i32;
        let place = match slot {
            0..=5 => pose(14_000 + 4_000 * at, 14_500),
            6 | 7 => pose(8_000 + 44_000 * (at - 6), 14_000),
            8 | 9 => pose(40_000 + 4_000 * (at - 8), 14_000),
            _ => pose(18_000 + 4_000 * (at - 10), 10_000),
        };
        stand(position, ElementId::of(side, slot as u8), command, arm, place);
    }
    stand(position, ElementId::commander(side, command), command, Arm::Commander, pose(30_000, 9_000));
    stand(position, ElementId::camp(side), command, Arm::Camp, pose(30_000, 4_100));
    position.commands[side.index()][0].strength = ARMY.len() as u8;
}

/// The movement phase of the first side, with so many pips a command, and the phases after it.
pub fn begin(position: &mut Position, pips: u8) {
    position.bound += 1;
    position.phase = Phase::Movement;
    position.pips.left.fill(pips);
    let side = Side::First;
    for step in [
        Step::EndBound(side),
        Step::Fight(FightStep::Phase(side)),
        Step::Shoot(ShootStep::Phase(side)),
        Step::Move(MoveStep::Phase(side)),
    ] {
        position.agenda.push(step);
    }
}

/// Plays on at random, no more than so many orders, and looks at every position and its orders;
/// says how many were given.
pub fn play_on(
    battle: &Battle,
    position: &mut Position,
    seed: u64,
    most: u64,
    mut each: impl FnMut(&Position, &[Order]),
) -> u64 {
    let (mut dice, mut choice) = (Dice::quick(seed), Dice::quick(seed ^ 0x00ab_cdef));
    let mut orders = Vec::new();
    for count in 0..most {
        if position.outcome.is_some() {
            return count;
        }
        CivilWar::orders(battle, position, &mut orders);
        assert!(!orders.is_empty(), "seed {seed}, order {count}: nothing to order: {:?}", position.agenda.peek());
        each(position, &orders);
        let order = orders[choice.roll(orders.len() as u32) as usize];
        CivilWar::carry_out(battle, position, order, &mut dice, &mut Silent);
    }
    most
}
