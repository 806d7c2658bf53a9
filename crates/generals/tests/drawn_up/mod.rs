//! Two armies of twelve on a table, set down without set-up: six infantry in line, Jaegers on the wings, guns, cavalry behind.
#![allow(dead_code, unreachable_pub, missing_docs, reason = "shared by tests and tools")]

use std::sync::Arc;

use elements::agenda::Step;
use elements::armies::List;
use elements::geometry::{Heading, Point, Pose};
use elements::ground::{Feature, Ground, Kind, Shape, Terrain};
use elements::pieces::{CommandId, ElementId};
use elements::position::{Fate, Position};
use elements::spec::Scale;
use elements::troops::{Arm, Table, Values};
use elements::{Battle, CivilWar};
use kernel::{Dice, Side, System};

/// The figures of the rulebook.
fn table() -> Table {
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

/// Woods, rough ground and a hill, the same for both sides.
fn terrain() -> Terrain {
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
            feature(Kind::Wood, 10_000, 30_000, 10_000, 7_000),
            feature(Kind::Wood, 50_000, 30_000, 10_000, 7_000),
            feature(Kind::GentleHill, 30_000, 30_000, 14_000, 8_000),
        ],
        ..Terrain::default()
    }
}

/// A battle on a plain, or on broken ground.
pub fn battle(broken: bool) -> Arc<Battle> {
    let list = List { key: String::new(), entries: Vec::new() };
    let plain = Terrain { extent: (60_000, 60_000), ..Terrain::default() };
    let ground: Arc<Ground> = Arc::new(if broken { terrain() } else { plain }.into());
    Arc::new(Battle { ground: Some(ground), ..Battle::plain(Scale::Small, table(), [list.clone(), list]) })
}

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

fn stand(position: &mut Position, element: ElementId, arm: Arm, pose: Pose) {
    let state = &mut position.elements[element.index()];
    (state.arm, state.pose, state.fate, state.command) = (arm, pose, Fate::Standing, CommandId(0));
}

/// Both armies drawn up, 30 cm apart; the first side's bound begins.
pub fn drawn_up(battle: &Battle, dice: &mut Dice) -> Position {
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
    position.bound = 1;
    position.phase = elements::position::Phase::Movement;
    position.pips.left = [dice.roll(6) as u8 + 1, 0, 0];
    // The same phases as those of any bound.
    for step in [
        Step::EndBound(Side(0)),
        Step::Fight(elements::close_combat::FightStep::Phase(Side(0))),
        Step::Shoot(elements::shooting::ShootStep::Phase(Side(0))),
        Step::Move(elements::movement::MoveStep::Phase(Side(0))),
    ] {
        position.agenda.push(step);
    }
    position
}

/// How many each side has lost.
pub fn losses(position: &Position) -> [u32; 2] {
    [0, 1].map(|side| u32::from(position.commands[side][0].lost) + 2 * u32::from(position.sacked[side]))
}

/// Plays on at random.
pub fn played(battle: &Battle, seed: u64, orders: u64) -> Position {
    let (mut dice, mut choice) = (Dice::quick(seed), Dice::quick(seed ^ 0x00ab_cdef));
    let mut position = drawn_up(battle, &mut dice);
    let mut list = Vec::new();
    for _ in 0..orders {
        if position.outcome.is_some() {
            break;
        }
        CivilWar::orders(battle, &position, &mut list);
        let order = list[choice.roll(list.len() as u32) as usize];
        CivilWar::carry_out(battle, &mut position, order, &mut dice, &mut kernel::Silent);
    }
    position
}
