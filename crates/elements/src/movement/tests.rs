//! The rules of movement, one by one, on a plain table.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use kernel::{Dice, Refusal, Side, Silent};

use super::*;
use crate::Battle;
use crate::engine::agenda::Step;
use crate::engine::pieces::CommandId;
use crate::engine::play::{Field, Play};
use crate::engine::position::{Fate, Position};
use crate::geometry::{Convex, HUNDRED_PACES, Meeting};
use crate::troops::Arm;

/// A table to stand elements on.
pub(crate) struct Drill {
    pub(crate) battle: Battle,
    pub(crate) position: Position,
    next: [u8; 2],
}

const US: Side = Side::First;
const THEM: Side = Side::Second;
const NORTH: Heading = Heading::NORTH;
const SOUTH: Heading = Heading::SOUTH;
const EAST: Heading = Heading::EAST;
const WEST: Heading = Heading::WEST;

impl Drill {
    /// An empty table, six pips, our movement phase; a commander of each side in a far corner.
    pub(crate) fn new() -> Drill {
        let battle = crate::testing::battle();
        let mut position = Position::blank(&battle);
        position.pips.left = [6; 3];
        position.bound = 9;
        position.agenda.push(Step::Move(MoveStep::Phase(US)));
        let mut drill = Drill { battle, position, next: [0; 2] };
        drill.place(ElementId::commander(US, CommandId(0)), Arm::Commander, 20_000, 5_000, NORTH);
        drill.place(ElementId::commander(THEM, CommandId(0)), Arm::Commander, 20_000, 59_000, SOUTH);
        drill
    }

    fn place(&mut self, element: ElementId, arm: Arm, x: i32, y: i32, heading: Heading) {
        let state = &mut self.position.elements[element.index()];
        (state.arm, state.pose, state.fate) = (arm, Pose::new(x, y, heading), Fate::Standing);
        state.command = CommandId(0);
    }

    /// One of ours.
    pub(crate) fn ours(&mut self, arm: Arm, x: i32, y: i32, heading: Heading) -> ElementId {
        self.stand(US, arm, x, y, heading)
    }

    /// One of theirs.
    pub(crate) fn theirs(&mut self, arm: Arm, x: i32, y: i32, heading: Heading) -> ElementId {
        self.stand(THEM, arm, x, y, heading)
    }

    fn stand(&mut self, side: Side, arm: Arm, x: i32, y: i32, heading: Heading) -> ElementId {
        let element = ElementId::of(side, self.next[side.index()]);
        self.next[side.index()] += 1;
        self.place(element, arm, x, y, heading);
        self.position.commands[side.index()][0].strength += 1;
        element
    }

    fn line(&mut self, arm: Arm, count: i32, x: i32, y: i32) -> Vec<ElementId> {
        (0..count).map(|at| self.ours(arm, x + 4_000 * at, y, NORTH)).collect()
    }

    fn field(&self) -> Field<'_> {
        Field { battle: &self.battle, position: &self.position }
    }

    fn pose(&self, element: ElementId) -> Pose {
        self.position.element(element).pose
    }

    fn check(&self, order: MoveOrder) -> Result<(), Refusal> {
        let Some(Step::Move(step)) = self.position.agenda.top() else { panic!("not the movement phase") };
        self.field().check_move(step, order)
    }

    fn obey_with(&mut self, order: MoveOrder, dice: &[u32]) -> Vec<crate::engine::event::Event> {
        self.check(order).unwrap();
        let Some(Step::Move(step)) = self.position.agenda.top() else { panic!("not the movement phase") };
        let (mut dice, mut journal) = (Dice::forced(dice.iter().copied()), Vec::new());
        let mut play =
            Play { battle: &self.battle, position: &mut self.position, dice: &mut dice, journal: &mut journal };
        play.obey_move(step, order);
        journal
    }

    fn obey(&mut self, order: MoveOrder) {
        self.obey_with(order, &[]);
    }

    fn take(&mut self, members: &[ElementId]) {
        self.obey(MoveOrder::Take(formation(members)));
    }

    fn refusal(&self, order: MoveOrder) -> &'static str {
        match self.check(order) {
            Ok(()) => "allowed",
            Err(refusal) => refusal.reason.trim_start_matches("elements-refusal-"),
        }
    }

    fn refused_take(&self, members: &[ElementId]) -> &'static str {
        self.refusal(MoveOrder::Take(formation(members)))
    }

    fn listed(&self) -> Vec<MoveOrder> {
        let Some(Step::Move(step)) = self.position.agenda.top() else { panic!("not the movement phase") };
        let mut orders = Vec::new();
        self.field().move_orders(step, &mut |order| orders.push(order));
        for order in &orders {
            self.check(*order).unwrap();
        }
        orders
    }
}

fn formation(members: &[ElementId]) -> Formation {
    Formation::of(members.iter().copied().collect())
}

fn go(bearing: Heading, distance: i32, facing: Heading) -> MoveOrder {
    MoveOrder::Go { bearing, distance: distance as u16, facing }
}

#[test]
fn a_single_element_goes_as_far_as_its_move() {
    let mut drill = Drill::new();
    let rifles = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    drill.take(&[rifles]);
    assert_eq!(drill.refusal(MoveOrder::Advance(5_001)), "too-far");
    assert_eq!(drill.check(MoveOrder::Advance(5_001)).unwrap_err().with[0].unwrap().0, "left");
    drill.obey(MoveOrder::Advance(3_000));
    assert_eq!(drill.refusal(MoveOrder::Advance(2_001)), "too-far", "the whole move counts together");
    drill.obey(MoveOrder::Advance(2_000));
    assert_eq!(drill.pose(rifles), Pose::new(20_000, 25_000, NORTH));
    assert_eq!(drill.position.agenda.peek(), Some(&Step::Move(MoveStep::Phase(US))), "nothing is left: it has done");
    assert_eq!(drill.position.pips.left[0], 5);
}

#[test]
fn a_turn_is_measured_at_the_corner_that_goes_farthest() {
    let mut drill = Drill::new();
    let rifles = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    drill.take(&[rifles]);
    // About face on the middle of the front edge: the rear corners go 4,472 or so.
    assert_eq!(drill.refusal(go(NORTH, 0, SOUTH)), "too-far", "the rear corners would go 5,657");
    assert!(drill.check(go(NORTH, 0, EAST)).is_ok());
    assert_eq!(drill.refusal(go(NORTH, 0, NORTH)), "stands-already");
}

#[test]
fn a_three_element_line_does_not_wheel_a_quarter() {
    let mut drill = Drill::new();
    let line = drill.line(Arm::Rifles, 3, 20_000, 20_000);
    drill.take(&line);
    let quarter = MoveOrder::Wheel { hand: Hand::Right, steps: 1_800 };
    let refusal = drill.check(quarter).unwrap_err();
    assert_eq!(refusal.reason, "elements-refusal-too-far");
    let Some((_, kernel::Circumstance::Number(needed))) = refusal.with[1] else { panic!() };
    assert!(needed > 480, "the outer rear corner goes more than 480 paces, 120 mm: {needed}");
    assert!(drill.check(MoveOrder::Wheel { hand: Hand::Left, steps: 400 }).is_ok());
}

#[test]
fn a_wheel_keeps_the_group_together() {
    let mut drill = Drill::new();
    let line = drill.line(Arm::Rifles, 3, 20_000, 20_000);
    drill.take(&line);
    drill.obey(MoveOrder::Wheel { hand: Hand::Right, steps: 431 });
    let members = line.iter().copied().collect();
    assert_eq!(drill.field().connected(line[0], members), members);
    let corner = *drill.field().base(line[2]).quad();
    assert!(corner.front_right().is_near(2, crate::geometry::Point::new(30_000, 20_000)));
}

#[test]
fn groups_are_edge_to_edge_and_face_one_way() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    let beside = drill.ours(Arm::Muskets, 24_000, 20_000, NORTH);
    let apart = drill.ours(Arm::Rifles, 28_200, 20_000, NORTH);
    let turned = drill.ours(Arm::Rifles, 20_000, 15_000, EAST);
    let guns = drill.ours(Arm::Artillery, 16_000, 20_000, NORTH);
    let behind = drill.ours(Arm::Artillery, 20_000, 18_000, NORTH);
    assert_eq!(drill.refused_take(&[one, beside]), "allowed");
    assert_eq!(drill.refused_take(&[one, beside, apart]), "no-contact");
    assert_eq!(drill.refused_take(&[one, turned]), "facing-differs");
    assert_eq!(drill.refused_take(&[one, guns]), "artillery-apart");
    assert_eq!(drill.refused_take(&[one, behind]), "allowed", "a column may be mixed");
    assert_eq!(drill.refused_take(&[]), "nobody-taken");
    assert_eq!(drill.refusal(MoveOrder::Take(Formation(1 << 39))), "not-on-the-table");
}

#[test]
fn the_commander_far_away_costs_a_pip_more() {
    let mut drill = Drill::new();
    let far = drill.ours(Arm::Rifles, 20_000, 5_000 + 13 * HUNDRED_PACES + 4_000, NORTH);
    let near = drill.ours(Arm::Rifles, 30_000, 5_000 + 7 * HUNDRED_PACES, NORTH);
    let cost = |drill: &Drill, element| drill.field().cost(Elements::only(element));
    assert_eq!(cost(&drill, far), (2, true));
    assert_eq!(cost(&drill, near), (1, false));
    drill.position.pips.left = [1; 3];
    assert_eq!(drill.refused_take(&[far]), "too-few-pips");
    let commander = ElementId::commander(US, CommandId(0));
    drill.position.elements[commander.index()].fate = Fate::Destroyed;
    assert_eq!(cost(&drill, near), (2, true), "without a commander every move costs one more");
}

#[test]
fn the_commander_goes_along_for_nothing() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Rifles, 20_000, 8_000, NORTH);
    let commander = ElementId::commander(US, CommandId(0));
    drill.place(commander, Arm::Commander, 20_000, 6_000, NORTH);
    drill.take(&[one, commander]);
    assert_eq!(drill.position.pips.left[0], 5);
    drill.obey(MoveOrder::Advance(5_000));
    assert_eq!(drill.pose(commander), Pose::new(20_000, 11_000, NORTH));
    drill.place(commander, Arm::Commander, 40_000, 6_000, NORTH);
    assert_eq!(drill.refused_take(&[one, commander]), "commander-touches-nobody");
}

#[test]
fn a_commander_makes_room() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Rifles, 20_000, 8_000, NORTH);
    let commander = ElementId::commander(US, CommandId(0));
    drill.place(commander, Arm::Commander, 20_000, 13_000, NORTH);
    drill.take(&[one]);
    drill.obey(MoveOrder::Advance(5_000));
    assert!(!drill.field().base(one).overlaps(&drill.field().base(commander)));
    assert_eq!(drill.pose(one), Pose::new(20_000, 13_000, NORTH));
}

#[test]
fn in_a_zone_one_goes_back_lines_up_or_attacks() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    let enemy = drill.theirs(Arm::Rifles, 20_500, 23_000, SOUTH);
    drill.take(&[one]);
    assert_eq!(drill.refusal(go(EAST, 3_000, NORTH)), "slides-across");
    assert_eq!(drill.refusal(go(EAST, 500, NORTH)), "allowed");
    assert_eq!(drill.refusal(go(Heading::new(1_000), 800, Heading::new(100))), "faces-away");
    assert_eq!(drill.refusal(go(SOUTH, 2_000, NORTH)), "allowed");
    assert_eq!(drill.refusal(go(SOUTH, 5_000, NORTH)), "allowed");
    assert_eq!(drill.refusal(go(Heading::new(3_700), 5_000, NORTH)), "crosses-a-zone");
    assert_eq!(drill.refusal(MoveOrder::LineUp { lead: one, enemy, gap: 2_000 }), "allowed");
    assert_eq!(drill.refusal(MoveOrder::Close { lead: one, enemy, aim: Aim::Front }), "allowed");
    let orders = drill.listed();
    assert!(orders.contains(&MoveOrder::Close { lead: one, enemy, aim: Aim::Front }));
}

#[test]
fn a_zone_is_not_entered_but_to_face_or_fight() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    drill.theirs(Arm::Rifles, 23_900, 26_000, SOUTH);
    drill.take(&[one]);
    assert_eq!(drill.refusal(MoveOrder::Advance(1_900)), "allowed");
    assert_eq!(drill.refusal(MoveOrder::Advance(5_000)), "allowed", "it faces him squarely");
    assert_eq!(drill.refusal(go(Heading::new(100), 4_000, Heading::new(100))), "faces-away");
}

#[test]
fn a_friend_between_shuts_a_zone() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    drill.ours(Arm::Rifles, 20_000, 23_000, NORTH);
    drill.theirs(Arm::Rifles, 20_000, 24_000, SOUTH);
    drill.take(&[one]);
    assert_eq!(drill.refusal(go(EAST, 3_000, NORTH)), "allowed");
}

#[test]
fn closing_puts_front_to_front() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    let enemy = drill.theirs(Arm::Rifles, 21_000, 24_000, Heading::new(3_500));
    drill.take(&[one]);
    drill.obey(MoveOrder::Close { lead: one, enemy, aim: Aim::Front });
    assert_eq!(drill.field().base(one).meeting(&drill.field().base(enemy)), Some(Meeting::Front));
    assert!(drill.position.movement.charged.has(one));
    assert!(drill.field().is_engaged(enemy));
}

#[test]
fn a_group_slips_half_a_base_width_and_no_more() {
    for (aside, verdict) in [(2_000, "allowed"), (2_500, "slips-too-far")] {
        let mut drill = Drill::new();
        let line = drill.line(Arm::Rifles, 2, 20_000, 20_000);
        let enemy = drill.theirs(Arm::Rifles, 20_000 - aside, 24_500, SOUTH);
        drill.take(&line);
        let close = MoveOrder::Close { lead: line[0], enemy, aim: Aim::Front };
        assert_eq!(drill.refusal(close), verdict);
        assert_eq!(drill.listed().contains(&close), verdict == "allowed");
    }
}

#[test]
fn flank_and_rear_are_closed_with() {
    for (aim, x, y, heading) in
        [(Aim::Right, 14_000, 24_000, EAST), (Aim::Left, 26_000, 24_000, WEST), (Aim::Rear, 20_000, 30_000, SOUTH)]
    {
        let mut drill = Drill::new();
        let enemy = drill.theirs(Arm::Rifles, 20_000, 24_000, SOUTH);
        let one = drill.ours(Arm::Cavalry, x, y, heading);
        drill.take(&[one]);
        let close = MoveOrder::Close { lead: one, enemy, aim };
        assert_eq!(drill.refusal(close), "allowed", "{aim:?}");
        assert!(drill.listed().contains(&close));
        drill.obey(close);
        let meeting = drill.field().base(one).meeting(&drill.field().base(enemy));
        assert!(!matches!(meeting, None | Some(Meeting::Front)), "{aim:?}: {meeting:?}");
        drill.obey(MoveOrder::End);
        assert_eq!(
            drill.field().base(enemy).meeting(&drill.field().base(one)),
            Some(Meeting::Front),
            "at the end of the phase it turns to face: {aim:?}"
        );
    }
}

#[test]
fn artillery_starts_no_fight_and_a_commander_none_at_all() {
    let mut drill = Drill::new();
    let enemy = drill.theirs(Arm::Rifles, 20_000, 24_000, SOUTH);
    let guns = drill.ours(Arm::Artillery, 20_000, 20_000, NORTH);
    drill.take(&[guns]);
    assert_eq!(drill.refusal(MoveOrder::Close { lead: guns, enemy, aim: Aim::Front }), "artillery-starts-no-fight");
    drill.obey(MoveOrder::Halt);
    let commander = ElementId::commander(THEM, CommandId(0));
    drill.place(commander, Arm::Commander, 30_000, 24_000, SOUTH);
    let rifles = drill.ours(Arm::Rifles, 30_000, 20_000, NORTH);
    drill.take(&[rifles]);
    let close = MoveOrder::Close { lead: rifles, enemy: commander, aim: Aim::Front };
    assert_eq!(drill.refusal(close), "commanders-are-only-shot-at");
    assert_eq!(drill.refusal(MoveOrder::Advance(4_000)), "commanders-are-only-shot-at");
}

#[test]
fn nobody_bumps_askew() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    drill.theirs(Arm::Rifles, 21_000, 24_000, SOUTH);
    drill.take(&[one]);
    assert_eq!(drill.refusal(MoveOrder::Advance(4_000)), "touches-askew");
    assert_eq!(drill.refusal(MoveOrder::Advance(5_000)), "no-room");
}

#[test]
fn cavalry_and_jaegers_pass_through_friends() {
    for (arm, friend, heading, verdict) in [
        (Arm::Cavalry, Arm::Rifles, NORTH, "allowed"),
        (Arm::Cavalry, Arm::Rifles, SOUTH, "allowed"),
        (Arm::Cavalry, Arm::Rifles, EAST, "friend-in-the-way"),
        (Arm::Jaegers, Arm::Artillery, Heading::new(500), "allowed"),
        (Arm::Dismounted, Arm::Rifles, NORTH, "friend-in-the-way"),
    ] {
        let mut drill = Drill::new();
        let one = drill.ours(arm, 20_000, 20_000, NORTH);
        drill.ours(friend, 20_000, if friend == Arm::Artillery { 24_500 } else { 23_000 }, heading);
        drill.take(&[one]);
        let reach = if arm == Arm::Cavalry { 10_000 } else { 7_500 };
        assert_eq!(drill.refusal(MoveOrder::Advance(reach)), verdict, "{arm:?} through {friend:?} {heading:?}");
    }
}

#[test]
fn beyond_the_first_friend_there_must_be_room() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Cavalry, 20_000, 20_000, NORTH);
    drill.ours(Arm::Rifles, 20_000, 22_500, NORTH);
    drill.ours(Arm::Rifles, 20_000, 25_000, NORTH);
    drill.take(&[one]);
    assert_eq!(drill.refusal(MoveOrder::Advance(10_000)), "friend-in-the-way");
}

#[test]
fn breaking_off_takes_the_whole_move() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Rifles, 20_000, 24_000, NORTH);
    drill.theirs(Arm::Rifles, 20_000, 24_000, SOUTH);
    drill.take(&[one]);
    assert_eq!(drill.refusal(MoveOrder::Advance(100)), "only-break-off");
    assert_eq!(drill.listed(), [MoveOrder::BreakOff, MoveOrder::Halt]);
    drill.obey(MoveOrder::BreakOff);
    assert_eq!(drill.pose(one), Pose::new(20_000, 19_000, NORTH));
    drill.place(one, Arm::Rifles, 20_000, 24_000, NORTH);
    drill.position.movement.moved = Elements::NONE;
    let behind = drill.ours(Arm::Rifles, 20_000, 21_500, NORTH);
    assert_eq!(drill.refused_take(&[one]), "friend-in-the-way");
    drill.place(one, Arm::Cavalry, 20_000, 24_000, NORTH);
    drill.place(behind, Arm::Rifles, 20_000, 20_500, NORTH);
    assert_eq!(drill.refused_take(&[one]), "friend-in-the-way", "nor through friends whom cavalry could pass");
    drill.place(one, Arm::Rifles, 20_000, 24_000, NORTH);
    drill.position.elements[behind.index()].fate = Fate::Destroyed;
    drill.theirs(Arm::Rifles, 18_000, 22_000, EAST);
    assert_eq!(drill.refused_take(&[one]), "more-than-one-contact");
}

#[test]
fn cavalry_dismounts_for_its_whole_move() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Cavalry, 20_000, 20_000, NORTH);
    drill.take(&[one]);
    drill.obey(MoveOrder::Dismount);
    assert_eq!((drill.field().arm(one), drill.pose(one)), (Arm::Dismounted, Pose::new(20_000, 20_000, NORTH)));
    assert_eq!(drill.position.agenda.peek(), Some(&Step::Move(MoveStep::Phase(US))));
    drill.position.movement.moved.add(one);
    assert_eq!(drill.refused_take(&[one]), "dismounted-this-round");
}

#[test]
fn further_moves_far_from_the_enemy() {
    let mut drill = Drill::new();
    let one = drill.ours(Arm::Rifles, 20_000, 10_000, NORTH);
    drill.theirs(Arm::Rifles, 20_000, 48_000, SOUTH);
    drill.take(&[one]);
    drill.obey(MoveOrder::Advance(5_000));
    assert_eq!(drill.refused_take(&[one]), "allowed");
    drill.take(&[one]);
    assert_eq!(drill.refusal(MoveOrder::Advance(3_000)), "ends-too-near");
    drill.obey(MoveOrder::Advance(2_900));
    drill.obey(MoveOrder::Halt);
    drill.position.elements[one.index()].pose.y = 30_000;
    assert_eq!(drill.refused_take(&[one]), "moved-already");
}

#[test]
fn jaegers_move_twice_in_the_first_round() {
    let mut drill = Drill::new();
    drill.position.bound = 1;
    let one = drill.ours(Arm::Jaegers, 20_000, 20_000, NORTH);
    drill.theirs(Arm::Rifles, 20_000, 48_000, SOUTH);
    for _ in 0..2 {
        drill.take(&[one]);
        drill.obey(MoveOrder::Advance(7_500));
    }
    assert_eq!(drill.refused_take(&[one]), "moved-already");
}

#[test]
fn lone_jaegers_turn_to_a_group() {
    let mut drill = Drill::new();
    let line = drill.line(Arm::Rifles, 2, 20_000, 20_000);
    let jaegers = drill.theirs(Arm::Jaegers, 21_000, 23_000, Heading::new(2_500));
    drill.take(&line);
    drill.obey(MoveOrder::Close { lead: line[0], enemy: jaegers, aim: Aim::Front });
    assert_eq!(drill.pose(line[0]).heading, NORTH, "the group goes straight ahead");
    assert_eq!(drill.field().base(jaegers).meeting(&drill.field().base(line[0])), Some(Meeting::Front));
}

#[test]
fn the_door_is_closed() {
    let mut drill = Drill::new();
    drill.ours(Arm::Rifles, 20_000, 24_000, NORTH);
    let door = drill.ours(Arm::Rifles, 24_000, 24_000, NORTH);
    let enemy = drill.theirs(Arm::Rifles, 20_000, 24_000, SOUTH);
    drill.take(&[door]);
    let close = MoveOrder::Close { lead: door, enemy, aim: Aim::Left };
    drill.obey(close);
    assert!(matches!(drill.field().base(door).meeting(&drill.field().base(enemy)), Some(Meeting::Flank(_))));
    let jaegers = drill.ours(Arm::Jaegers, 16_000, 24_000, NORTH);
    drill.take(&[jaegers]);
    drill.obey(MoveOrder::Close { lead: jaegers, enemy, aim: Aim::Right });
    assert!(matches!(drill.field().base(jaegers).meeting(&drill.field().base(enemy)), Some(Meeting::Flank(_))));
}

#[test]
fn a_line_becomes_a_column_and_a_line_again() {
    let mut drill = Drill::new();
    let line = drill.line(Arm::Cavalry, 3, 20_000, 20_000);
    drill.take(&line);
    let members: Elements = line.iter().copied().collect();
    drill.obey(MoveOrder::Column { lead: line[1], distance: 2_000 });
    drill.obey(MoveOrder::Halt);
    assert_eq!(drill.field().connected(line[0], members), members);
    assert!(drill.field().is_column(members));
    drill.position.movement.moved = Elements::NONE;
    drill.take(&line);
    drill.obey(MoveOrder::Line { unfold: Unfold::Both, distance: 0 });
    drill.obey(MoveOrder::Halt);
    assert_eq!(drill.field().connected(line[0], members), members);
    assert!(!drill.field().is_column(members));
}

#[test]
fn the_demoralized_go_home_unless_held() {
    let mut drill = Drill::new();
    let line = drill.line(Arm::Rifles, 2, 20_000, 20_000);
    let other = drill.ours(Arm::Rifles, 40_000, 3_000, NORTH);
    drill.position.commands[0][0].demoralized = true;
    drill.take(&line);
    assert_eq!(drill.position.pips.left[0], 5);
    assert_eq!(drill.refused_take(&line), "held-already");
    drill.obey(MoveOrder::End);
    assert_eq!(drill.pose(line[0]), Pose::new(20_000, 20_000, NORTH));
    assert_eq!(drill.position.element(other).fate, Fate::Gone);
    assert_eq!(drill.position.commands[0][0].lost, 1);
}

#[test]
fn how_fast_one_wades_is_a_figure_of_the_table() {
    use crate::geometry::Point;
    let mut drill = Drill::new();
    drill.battle.table.0[Arm::Rifles.index()].wading = 100;
    crate::testing::lay_river(&mut drill.position, &[Point::new(0, 23_000), Point::new(60_000, 23_000)], 3_000);
    let (rifles, muskets) =
        (drill.ours(Arm::Rifles, 20_000, 20_000, NORTH), drill.ours(Arm::Muskets, 40_000, 20_000, NORTH));
    drill.take(&[rifles]);
    drill.obey_with(MoveOrder::Advance(5_000), &[3]);
    assert_eq!(drill.pose(rifles).y, 22_500, "a hundred paces, and no more");
    drill.take(&[muskets]);
    drill.obey(MoveOrder::Advance(5_000));
    assert_eq!(drill.pose(muskets).y, 25_000, "as in bad going, where nothing else is said");
}

#[test]
fn a_river_is_found_out_at_the_first_crossing() {
    use crate::geometry::Point;
    let mut drill = Drill::new();
    crate::testing::lay_river(&mut drill.position, &[Point::new(0, 23_000), Point::new(60_000, 23_000)], 3_000);
    let guns = drill.ours(Arm::Artillery, 20_000, 20_000, NORTH);
    let line = drill.line(Arm::Rifles, 2, 30_000, 20_000);
    drill.take(&line);
    assert_eq!(drill.refusal(MoveOrder::Advance(5_000)), "column-across");
    drill.obey(MoveOrder::Halt);
    drill.take(&[guns]);
    assert_eq!(drill.refusal(go(Heading::new(20), 5_000, NORTH)), "straight-into-the-water");
    let events = drill.obey_with(MoveOrder::Advance(7_000), &[3]);
    assert_eq!(drill.position.movement.river, Nature::Slow);
    assert!(
        events.iter().any(|event| matches!(event, crate::engine::event::Event::Move(MoveEvent::River { die: 4, .. })))
    );
    assert_eq!(drill.pose(guns).y, 22_500, "slowed to 100 paces, which take it into the bed");
    let rifles = line[0];
    drill.position.movement.river = Nature::Torrent;
    drill.take(&[rifles]);
    drill.obey_with(MoveOrder::Advance(5_000), &[1]);
    let base = drill.field().base(rifles);
    assert!(!drill.position.ground.in_bed(&base), "with a 2 it stops at the bank");
    assert!(drill.position.movement.torrent_barred);
    drill.take(&[line[1]]);
    assert_eq!(drill.refusal(MoveOrder::Advance(5_000)), "nobody-else-this-round");
}

#[test]
fn a_column_marches_along_the_road() {
    use crate::geometry::Point;
    let mut drill = Drill::new();
    crate::testing::lay_road(&mut drill.position, &[Point::new(20_000, 0), Point::new(20_000, 60_000)], 2_000);
    let head = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    let tail = drill.ours(Arm::Rifles, 20_000, 18_000, NORTH);
    let off = drill.ours(Arm::Rifles, 30_000, 18_000, NORTH);
    drill.take(&[head, tail]);
    assert_eq!(drill.refusal(MoveOrder::March(10_001)), "too-far");
    drill.obey(MoveOrder::March(10_000));
    assert_eq!((drill.pose(head).y, drill.pose(tail).y), (30_000, 28_000));
    assert_eq!(drill.refused_take(&[head, tail]), "allowed", "400 paces more for another pip");
    drill.take(&[head, tail]);
    drill.obey(MoveOrder::March(10_000));
    drill.take(&[off]);
    assert_eq!(drill.refusal(MoveOrder::March(100)), "not-on-a-road");
}

#[test]
fn a_column_follows_the_bends_of_a_road() {
    use crate::geometry::Point;
    let mut drill = Drill::new();
    let bends =
        [Point::new(20_000, 0), Point::new(20_000, 24_000), Point::new(24_000, 34_000), Point::new(24_000, 60_000)];
    crate::testing::lay_road(&mut drill.position, &bends, 2_000);
    let column: Vec<_> = (0..3).map(|at| drill.ours(Arm::Rifles, 20_000, 22_000 - 2_000 * at, NORTH)).collect();
    drill.take(&column);
    drill.obey(MoveOrder::March(5_000));
    assert_ne!(drill.pose(column[0]).heading, drill.pose(column[2]).heading);
    assert_eq!(drill.refusal(MoveOrder::Advance(1_000)), "road-only");
    drill.obey(MoveOrder::March(5_000));
    assert_eq!(drill.refused_take(&column), "allowed", "the bend does not part them");
    drill.take(&column);
    assert!(drill.listed().contains(&MoveOrder::March(10_000)));
    assert_eq!(drill.refused_take(&column), "halt-first");
}

#[test]
fn nobody_marches_past_who_stands_in_a_bend() {
    use crate::geometry::Point;
    let mut drill = Drill::new();
    let bends = [Point::new(20_000, 0), Point::new(20_000, 24_000), Point::new(40_000, 24_000)];
    crate::testing::lay_road(&mut drill.position, &bends, 2_000);
    let rifles = drill.ours(Arm::Rifles, 20_000, 19_000, NORTH);
    let friend = drill.ours(Arm::Rifles, 18_000, 29_000, WEST);
    drill.take(&[rifles]);
    assert_eq!(drill.refusal(MoveOrder::March(10_000)), "allowed", "beside the bend he is in nobody's way");
    drill.place(friend, Arm::Rifles, 20_000, 24_500, WEST);
    assert_eq!(drill.refusal(MoveOrder::March(10_000)), "friend-in-the-way");
    drill.position.elements[friend.index()].fate = Fate::Destroyed;
    let enemy = drill.theirs(Arm::Rifles, 17_000, 25_500, EAST);
    assert_eq!(drill.refusal(MoveOrder::March(10_000)), "crosses-a-zone", "the bend lies in his zone");
    drill.position.elements[enemy.index()].fate = Fate::Destroyed;
    drill.place(friend, Arm::Rifles, 20_000, 23_000, NORTH);
    drill.place(rifles, Arm::Cavalry, 20_000, 19_000, NORTH);
    assert_eq!(drill.refusal(MoveOrder::March(10_000)), "allowed", "cavalry passes whoever faces its way");
}

#[test]
fn a_commander_marches_again_by_road() {
    use crate::geometry::Point;
    let mut drill = Drill::new();
    crate::testing::lay_road(&mut drill.position, &[Point::new(20_000, 0), Point::new(20_000, 60_000)], 2_000);
    let enemy = drill.theirs(Arm::Rifles, 28_000, 20_000, SOUTH);
    let commander = ElementId::commander(US, CommandId(0));
    drill.take(&[commander]);
    drill.obey(MoveOrder::March(12_500));
    assert_eq!(drill.refused_take(&[commander]), "allowed");
    drill.place(enemy, Arm::Rifles, 25_000, 18_000, SOUTH);
    assert_eq!(drill.refused_take(&[commander]), "moved-already", "nearer than a base width");
}

#[test]
fn straight_ahead_into_the_water_by_any_name() {
    use crate::geometry::Point;
    let mut drill = Drill::new();
    crate::testing::lay_river(&mut drill.position, &[Point::new(0, 23_000), Point::new(60_000, 23_000)], 3_000);
    let guns = drill.ours(Arm::Artillery, 20_000, 20_000, NORTH);
    drill.take(&[guns]);
    assert_eq!(drill.refusal(go(NORTH, 5_000, Heading::new(100))), "straight-into-the-water");
    drill.obey_with(go(NORTH, 7_000, NORTH), &[3]);
    assert_eq!(drill.position.movement.river, Nature::Slow, "the die is rolled for it");
    assert_eq!(drill.pose(guns).y, 22_500, "and it is slowed");
}

#[test]
fn a_commander_beside_his_line_keeps_no_group_from_closing() {
    let mut drill = Drill::new();
    let line = drill.line(Arm::Rifles, 2, 20_000, 20_000);
    let enemy = drill.theirs(Arm::Rifles, 20_000, 23_000, SOUTH);
    let close = MoveOrder::Close { lead: line[0], enemy, aim: Aim::Front };
    drill.take(&line);
    assert_eq!(drill.refusal(close), "allowed");
    let commander = ElementId::commander(THEM, CommandId(0));
    drill.place(commander, Arm::Commander, 24_000, 23_000, SOUTH);
    assert_eq!(drill.refusal(close), "allowed", "its second element overlaps, and meets him by the way");
    drill.place(commander, Arm::Commander, 24_000, 22_500, SOUTH);
    assert_eq!(drill.refusal(close), "no-room", "he stands in the way");
}

#[test]
fn no_line_is_formed_in_bad_going() {
    let mut drill = Drill::new();
    crate::testing::lay_wood(&mut drill.position, 22_000, 26_000, 10_000);
    let column: Vec<_> = (0..2).map(|at| drill.ours(Arm::Rifles, 22_000, 24_000 - 2_000 * at, NORTH)).collect();
    drill.take(&column);
    let line = MoveOrder::Line { unfold: Unfold::Right, distance: 0 };
    assert_eq!(drill.refusal(line), "column-in-bad-going");
    for element in &column {
        drill.position.elements[element.index()].arm = Arm::Jaegers;
    }
    assert_eq!(drill.refusal(line), "allowed");
}

#[test]
fn bad_going_wants_columns_or_jaegers() {
    let mut drill = Drill::new();
    crate::testing::lay_wood(&mut drill.position, 22_000, 26_000, 10_000);
    let line = drill.line(Arm::Rifles, 2, 20_000, 20_000);
    drill.take(&line);
    assert_eq!(drill.refusal(MoveOrder::Advance(5_000)), "column-in-bad-going");
    drill.obey(MoveOrder::Halt);
    let jaegers = drill.line(Arm::Jaegers, 2, 20_000, 16_000);
    for element in &line {
        drill.position.elements[element.index()].fate = Fate::Destroyed;
    }
    drill.take(&jaegers);
    assert_eq!(drill.refusal(MoveOrder::Advance(7_500)), "allowed");
    drill.obey(MoveOrder::Halt);
    let cavalry = drill.ours(Arm::Cavalry, 30_000, 26_000, WEST);
    drill.take(&[cavalry]);
    assert_eq!(drill.refusal(MoveOrder::Advance(5_001)), "too-far", "partly in is wholly in: 200 paces");
}

#[test]
fn the_dice_go_by_rank() {
    let mut drill = Drill::new();
    drill.battle.scale = crate::scale::Scale::Large;
    use crate::pips::Rank;
    drill.position.pips.ranks[0] = [Rank::Lowest, Rank::Highest, Rank::Middle];
    for slot in 0..3 {
        let element = drill.ours(Arm::Rifles, 10_000 + 8_000 * i32::from(slot), 30_000, NORTH);
        drill.position.elements[element.index()].command = CommandId(slot);
    }
    drill.position.lots.merge(crate::pips::tokens(US));
    let (mut dice, mut journal) = (Dice::forced([2, 5, 0]), kernel::Silent);
    let mut play =
        Play { battle: &drill.battle, position: &mut drill.position, dice: &mut dice, journal: &mut journal };
    play.roll_pips(US);
    assert_eq!(drill.position.pips.left, [1, 6, 3]);
    assert!((0..3).all(|token| drill.position.lots.is_known(token)), "the first roll lays the ranking open");
    // A command without elements rolls no die: the others keep their order.
    drill.position.elements[1].fate = Fate::Destroyed;
    let mut dice = Dice::forced([4, 1]);
    Play { battle: &drill.battle, position: &mut drill.position, dice: &mut dice, journal: &mut Silent }.roll_pips(US);
    assert_eq!(drill.position.pips.left, [2, 0, 5]);
}

/// What the journal says of a manoeuvre, and how far it led.
fn told(events: &[crate::engine::event::Event]) -> (MoveOrder, i32) {
    use crate::engine::event::Event;
    let order = events.iter().find_map(|event| match event {
        Event::Move(MoveEvent::Manoeuvred { order, .. }) => Some(*order),
        _ => None,
    });
    let gone = events.iter().find_map(|event| match event {
        Event::Move(MoveEvent::Moved { from, to, .. }) => Some(from.point().distance(to.point())),
        _ => None,
    });
    (order.unwrap(), gone.unwrap_or(0))
}

#[test]
fn the_journal_says_how_far_a_river_let_one_go() {
    use crate::geometry::Point;
    let mut drill = Drill::new();
    crate::testing::lay_river(&mut drill.position, &[Point::new(0, 23_000), Point::new(60_000, 23_000)], 3_000);
    drill.position.movement.river = Nature::Torrent;
    let rifles = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    drill.take(&[rifles]);
    let (order, gone) = told(&drill.obey_with(MoveOrder::Advance(5_000), &[1]));
    assert_eq!(order, MoveOrder::Advance(gone as u16), "as far as the bank, not 200 paces");
    assert!((1_500..1_600).contains(&gone), "{gone}");
    (drill.position.movement.moved, drill.position.movement.torrent_barred) = (Elements::NONE, false);
    drill.take(&[rifles]);
    let (order, gone) = told(&drill.obey_with(go(NORTH, 5_000, NORTH), &[0]));
    assert_eq!((order, gone), (MoveOrder::Halt, 0), "at the bank already, it goes nowhere");
    (drill.position.movement.river, drill.position.movement.torrent_barred) = (Nature::Unknown, false);
    let guns = drill.ours(Arm::Artillery, 40_000, 20_000, NORTH);
    drill.take(&[guns]);
    let (order, gone) = told(&drill.obey_with(MoveOrder::Advance(7_000), &[3]));
    assert_eq!((order, gone), (MoveOrder::Advance(2_500), 2_500), "a river that is found to be slow");
}

#[test]
fn a_commander_who_looks_elsewhere_goes_along_to_the_bank() {
    use crate::geometry::Point;
    let mut drill = Drill::new();
    crate::testing::lay_river(&mut drill.position, &[Point::new(0, 25_000), Point::new(60_000, 25_000)], 3_000);
    drill.position.movement.river = Nature::Torrent;
    let rifles = drill.ours(Arm::Rifles, 20_000, 20_000, NORTH);
    let commander = ElementId::commander(US, CommandId(0));
    // He looks west and stands behind; a friend stands to the west, where he does not go.
    drill.place(commander, Arm::Commander, 18_000, 17_000, WEST);
    drill.ours(Arm::Rifles, 14_500, 17_900, NORTH);
    drill.take(&[rifles, commander]);
    drill.obey_with(MoveOrder::Advance(5_000), &[1]);
    let gone = drill.pose(rifles).y - 20_000;
    assert!((3_500..3_600).contains(&gone), "to the bank: {gone}");
    assert_eq!(drill.pose(commander).y - 17_000, gone);
}

/// A crowd of a broken army and of some enemies, over a river, woods, a road and a camp.
fn rout(seed: u64, dice: &mut Dice) -> Drill {
    use crate::geometry::Point;
    let mut drill = Drill::new();
    let any = |dice: &mut Dice, from: i32, to: i32| from + dice.roll((to - from) as u32) as i32;
    let (west, east) = (any(dice, 15_000, 35_000), any(dice, 15_000, 35_000));
    crate::testing::lay_river(&mut drill.position, &[Point::new(0, west), Point::new(60_000, east)], 2_500);
    crate::testing::lay_road(&mut drill.position, &[Point::new(20_000, 0), Point::new(20_000, 60_000)], 2_000);
    crate::testing::lay_wood(&mut drill.position, any(dice, 0, 60_000), any(dice, 5_000, 30_000), 9_000);
    drill.position.movement.river =
        [Nature::Unknown, Nature::Shallow, Nature::Slow, Nature::Torrent][dice.roll(4) as usize];
    let camp = ElementId::camp(US);
    drill.place(camp, Arm::Camp, any(dice, 30_000, 55_000), 4_000, NORTH);
    let arms = [Arm::Rifles, Arm::Muskets, Arm::Cavalry, Arm::Jaegers, Arm::Artillery];
    for at in 0..14 {
        let side = if at < 10 { US } else { THEM };
        let heading = if dice.roll(2) == 0 { NORTH } else { Heading::new(dice.roll(7_200) as u16) };
        let arm = arms[dice.roll(5) as usize];
        let (x, y) = (any(dice, 500, 59_500), any(dice, 3_000, 40_000));
        let element = drill.stand(side, arm, x, y, heading);
        let base = drill.field().base(element);
        let others = drill.position.standing().without(Elements::only(element));
        let crowded = others.iter().any(|other| base.overlaps(&drill.field().base(other)));
        if crowded || !drill.position.ground.is_on_table(&base) {
            drill.position.elements[element.index()].fate = Fate::None;
        } else if drill.field().wades(element)
            && (seed.is_multiple_of(2) || drill.position.movement.river == Nature::Unknown)
        {
            drill.position.movement.driven_in.add(element);
        }
    }
    drill.position.commands[0][0].demoralized = true;
    drill
}

#[test]
fn a_rout_obeys_rivers_camps_and_edges() {
    use crate::engine::event::Event;
    let [mut ran, mut tried, mut slanted, mut left] = [0; 4];
    for seed in 0..4_000 {
        let mut dice = Dice::quick(seed);
        let mut drill = rout(seed, &mut dice);
        let before = drill.position.clone();
        let mut journal = Vec::new();
        Play { battle: &drill.battle, position: &mut drill.position, dice: &mut dice, journal: &mut journal }
            .run_demoralized(US);
        let camp = drill.field().base(ElementId::camp(US));
        let mut river = before.movement.river;
        for event in &journal {
            let Event::Move(event) = event else { continue };
            match event {
                MoveEvent::River { nature, .. } => river = *nature,
                MoveEvent::Torrent { .. } => tried += 1,
                MoveEvent::Ran { element, from, to } => {
                    ran += 1;
                    let size = before.element(*element).arm.size();
                    let start = crate::geometry::Base::new(*from, size);
                    let Some(to) = to else {
                        left += 1;
                        assert!(from.y <= 10_000 + size.depth, "seed {seed}: {element:?} left from {from:?}");
                        continue;
                    };
                    let path = crate::geometry::Hull::around(start.quad(), start.moved(*to).quad());
                    slanted += i32::from(from.x != to.x);
                    assert!(to.y < from.y, "seed {seed}: {element:?} is no nearer to home");
                    assert!(!path.overlaps(&camp), "seed {seed}: {element:?} went through the camp");
                    let gone = from.point().distance(to.point());
                    let ground = &before.ground;
                    let values = drill.battle.table.of(before.element(*element).arm);
                    let wet = ground.in_bed(&path) && !ground.on_one_road(start.quad(), start.moved(*to).quad());
                    if wet && river.hinders() {
                        assert!(gone <= i32::from(values.wading) * 25, "seed {seed}: {element:?} waded {gone}");
                    }
                    let back = before.element(*element).pose.heading == NORTH && to.heading == NORTH;
                    assert!(!wet || river != Nature::Unknown || back, "seed {seed}: {element:?} waded untold");
                    if drill.field().wades(*element) && ground.in_bed(&start.quad().front()) {
                        assert_eq!(from.heading, to.heading, "seed {seed}: {element:?} turned in the bed");
                    }
                }
                _ => {}
            }
        }
        for one in drill.position.standing().iter() {
            let quad = drill.field().quad(one);
            let hangs = !drill.position.ground.is_on_table(&quad) && drill.field().arm(one).is_troops();
            assert!(!hangs, "seed {seed}: {one:?} hangs over the edge");
            let others = drill.position.standing().iter().filter(|other| *other != one);
            others.for_each(|other| assert!(!quad.overlaps(&drill.field().quad(other)), "seed {seed}: {one:?}"));
        }
    }
    assert!(ran > 10_000 && tried > 500 && slanted > 200 && left > 500, "{ran} {tried} {slanted} {left}");
}
