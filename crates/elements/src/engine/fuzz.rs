//! Orders that a fuzzer makes up.

use kernel::Dice;
use kernel::conformance::Fuzzed;

use crate::close_combat::FightOrder;
use crate::engine::battle::Battle;
use crate::engine::order::Order;
use crate::engine::pieces::{CommandId, ElementId, MOST_ELEMENTS};
use crate::geometry::{Heading, Point, Pose};
use crate::ground::{Feature, Kind, Shape, TableEdge, Waterway};
use crate::movement::{Aim, Formation, Hand, MoveOrder, Unfold};
use crate::set_up::SetUpOrder;
use crate::shooting::ShootOrder;
use crate::system::CivilWar;
use crate::terrain::Piece;
use crate::troops::Arm;

impl Fuzzed for CivilWar {
    fn any_order(battle: &Battle, dice: &mut Dice) -> Order {
        match dice.roll(6) {
            0 => Order::SetUp(any_set_up(battle, dice)),
            1 => Order::Shoot(any_shot(dice)),
            2 => Order::Fight(any_fight(dice)),
            _ => Order::Move(any_move(dice)),
        }
    }
}

/// Any element, and some that no side has.
fn any_element(dice: &mut Dice) -> ElementId {
    ElementId(dice.roll(MOST_ELEMENTS as u32 + 6) as u8)
}

fn any_heading(dice: &mut Dice) -> Heading {
    Heading::new(dice.roll(7_200) as u16)
}

/// One of some.
fn any_of<T: Copy>(list: &[T], dice: &mut Dice) -> T {
    list[dice.roll(list.len() as u32) as usize]
}

/// A place on the table or a little off it.
fn any_place(battle: &Battle, dice: &mut Dice) -> Point {
    let (width, depth) = battle.extent();
    let mut along = |extent: i32| dice.roll(extent as u32 + 4_000) as i32 - 2_000;
    Point::new(along(width), along(depth))
}

fn any_set_up(battle: &Battle, dice: &mut Dice) -> SetUpOrder {
    let command = |dice: &mut Dice| CommandId(dice.roll(5) as u8);
    let pose = Pose::at(any_place(battle, dice), any_heading(dice));
    let feature = Feature {
        kind: any_of(&Kind::ALL, dice),
        shape: any_of(&[Shape::Oval, Shape::Rectangle], dice),
        at: any_place(battle, dice),
        heading: any_heading(dice),
        length: dice.roll(40_000) as i32,
        width: dice.roll(20_000) as i32,
    };
    let edge = any_of(&TableEdge::ALL, dice);
    let waterway = Waterway { edge, depth: dice.roll(24_000) as i32, beach: false };
    let orders = [
        SetUpOrder::Enlist(any_of(&Arm::ALL, dice)),
        SetUpOrder::CloseCommand,
        SetUpOrder::EnlistTheRest,
        SetUpOrder::Region(dice.roll(9) as u8),
        SetUpOrder::Lay(Piece::Feature(feature)),
        SetUpOrder::Lay(Piece::Waterway(waterway)),
        SetUpOrder::LayTheRest,
        SetUpOrder::TerrainDone,
        SetUpOrder::Edge(edge),
        SetUpOrder::Rank { highest: command(dice), lowest: command(dice) },
        SetUpOrder::Camp { along: dice.roll(130_000) as i32 - 5_000 },
        SetUpOrder::Fortress,
        SetUpOrder::Place { element: any_element(dice), pose },
        SetUpOrder::PlaceGroup {
            first: any_element(dice),
            count: dice.roll(14) as u8,
            pose,
            column: dice.roll(2) == 0,
        },
        SetUpOrder::PlaceTheRest,
        SetUpOrder::Deployed,
    ];
    any_of(&orders, dice)
}

fn any_shot(dice: &mut Dice) -> ShootOrder {
    let orders = [
        ShootOrder::Call(any_element(dice)),
        ShootOrder::Shoot(any_element(dice)),
        ShootOrder::Support(any_element(dice)),
        ShootOrder::Hold,
        ShootOrder::Fire,
        ShootOrder::Answer,
        ShootOrder::Endure,
    ];
    any_of(&orders, dice)
}

fn any_fight(dice: &mut Dice) -> FightOrder {
    let orders =
        [FightOrder::Fight { own: any_element(dice), foe: any_element(dice) }, FightOrder::Help, FightOrder::Wait];
    any_of(&orders, dice)
}

fn any_move(dice: &mut Dice) -> MoveOrder {
    let (lead, enemy) = (any_element(dice), any_element(dice));
    let (near, far) = (dice.roll(6_000) as u16, dice.roll(14_000) as u16);
    let (bearing, facing) = (any_heading(dice), any_heading(dice));
    let slots = u64::from(dice.roll(u32::MAX)) << 12 ^ u64::from(dice.roll(u32::MAX));
    let orders = [
        MoveOrder::Take(Formation(1 << dice.roll(42))),
        MoveOrder::Take(Formation(slots & ((1 << 41) - 1))),
        MoveOrder::Take(Formation(0b11 << dice.roll(36))),
        MoveOrder::Go { bearing, distance: near, facing },
        MoveOrder::Go { bearing, distance: far, facing: bearing },
        MoveOrder::Advance(near),
        MoveOrder::Advance(far),
        MoveOrder::Wheel { hand: any_of(&Hand::BOTH, dice), steps: near },
        MoveOrder::Close { lead, enemy, aim: any_of(&Aim::ALL, dice) },
        MoveOrder::LineUp { lead, enemy, gap: near },
        MoveOrder::Column { lead, distance: near },
        MoveOrder::Line { unfold: any_of(&Unfold::ALL, dice), distance: near },
        MoveOrder::March(far),
        MoveOrder::BreakOff,
        MoveOrder::Dismount,
        MoveOrder::Halt,
        MoveOrder::End,
    ];
    any_of(&orders, dice)
}
