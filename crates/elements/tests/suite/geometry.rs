//! The measures of the table by example: one situation for each verdict.

use elements::geometry::{
    Base, Convex, Edge, FireArc, Flank, Heading, Meeting, Neighbour, Oval, Point, Pose, Screen, Segment, Size, TOUCH,
    Table, Vector, Wheel, Zone, corner_lines, corners, lines_crossed, measured, sees,
};
use elements::ground::Band;

const FOOT: Size = Size::new(4_000, 2_000);
const MOUNTED: Size = Size::new(4_000, 3_000);

fn foot(x: i32, y: i32, heading: u16) -> Base {
    Base::new(Pose::new(x, y, Heading::new(heading)), FOOT)
}

fn facing_south(x: i32, y: i32) -> Base {
    foot(x, y, 3_600)
}

#[test]
fn corners_run_clockwise_from_the_front_left() {
    let quad = corners(Pose::new(10_000, 10_000, Heading::NORTH), FOOT);
    assert_eq!(
        quad.all(),
        [Point::new(8_000, 10_000), Point::new(12_000, 10_000), Point::new(12_000, 8_000), Point::new(8_000, 8_000)]
    );
    let quad = corners(Pose::new(10_000, 10_000, Heading::EAST), FOOT);
    assert_eq!(quad.front_left(), Point::new(10_000, 12_000));
    assert_eq!(quad.rear_left(), Point::new(8_000, 12_000));
}

#[test]
fn the_table_of_sines_is_right() {
    for steps in 0..7_200u16 {
        let unit = Heading::new(steps).unit();
        let angle = f64::from(steps) * std::f64::consts::PI / 3_600.0;
        let scale = f64::from(1 << 30);
        assert!((unit.x as f64 - angle.sin() * scale).abs() <= 0.501, "{steps}");
        assert!((unit.y as f64 - angle.cos() * scale).abs() <= 0.501, "{steps}");
        let right = Heading::new(steps).right().unit();
        assert_eq!((right.x, right.y), (unit.y, -unit.x));
    }
    assert_eq!(Heading::EAST.unit().x, 1 << 30);
    assert_eq!(Heading::EAST.unit().y, 0);
}

#[test]
fn a_heading_is_found_again_from_its_vector() {
    for steps in 0..7_200u16 {
        let unit = Heading::new(steps).unit();
        let vector = Vector::new((unit.x >> 10) as i32, (unit.y >> 10) as i32);
        assert_eq!(Heading::towards(vector), Some(Heading::new(steps)));
    }
    assert_eq!(Heading::towards(Vector::ZERO), None);
}

#[test]
fn turns_are_the_shortest() {
    let heading = Heading::new(7_000);
    assert_eq!(heading.turn_to(Heading::new(200)), 400);
    assert_eq!(heading.turn_to(Heading::new(6_000)), -1_000);
    assert_eq!(heading.turn_to(heading.opposite()), 3_600);
    assert_eq!(heading.turned(-7_200 * 3 - 7_100), Heading::new(7_100));
}

#[test]
fn half_a_millimetre_is_contact_and_no_overlap() {
    let one = foot(10_000, 10_000, 0);
    for (gap, touches, overlaps) in
        [(51, false, false), (50, true, false), (0, true, false), (-50, true, false), (-51, false, true)]
    {
        let other = foot(10_000, 12_000 + gap, 0);
        assert_eq!((one.touches(&other), one.overlaps(&other)), (touches, overlaps), "{gap}");
    }
}

#[test]
fn front_meets_front_flank_and_rear() {
    let target = foot(10_000, 10_000, 0);
    assert_eq!(facing_south(10_000, 10_000).meeting(&target), Some(Meeting::Front));
    assert_eq!(facing_south(10_040, 10_000).meeting(&target), Some(Meeting::Front));
    assert_eq!(facing_south(10_060, 10_000).meeting(&target), None);
    assert_eq!(foot(10_000, 8_000, 0).meeting(&target), Some(Meeting::Rear));
    // Facing east, at the left flank: the front left corners touch.
    assert_eq!(foot(8_000, 8_000, 1_800).meeting(&target), Some(Meeting::Flank(Flank::Left)));
    assert_eq!(foot(12_000, 8_000, 5_400).meeting(&target), Some(Meeting::Flank(Flank::Right)));
    assert_eq!(foot(12_000, 9_000, 5_400).meeting(&target), None);
    let battery = Base::new(Pose::new(10_000, 10_000, Heading::NORTH), Size::new(4_000, 4_000));
    assert_eq!(foot(12_000, 8_000, 5_400).meeting(&battery), Some(Meeting::Flank(Flank::Right)));
}

#[test]
fn a_camp_is_attacked_with_the_whole_front() {
    let camp = Base::new(Pose::new(10_000, 4_000, Heading::NORTH), Size::new(8_000, 4_000));
    assert_eq!(facing_south(9_000, 4_000).front_lies_along(&camp), Some(Edge::Front));
    assert_eq!(foot(6_000, 2_000, 1_800).front_lies_along(&camp), Some(Edge::Left));
    assert_eq!(facing_south(7_000, 4_000).front_lies_along(&camp), None);
}

#[test]
fn overlap_is_side_by_side_or_corner_to_corner() {
    let enemy = facing_south(10_000, 10_000);
    // Corner to corner, beside the friend that fights it.
    assert_eq!(foot(14_000, 10_000, 0).overlapped_flank(&enemy), Some(Flank::Left));
    assert_eq!(foot(6_000, 10_000, 0).overlapped_flank(&enemy), Some(Flank::Right));
    // Side by side.
    assert_eq!(foot(14_000, 11_500, 0).overlapped_flank(&enemy), Some(Flank::Left));
    assert_eq!(foot(14_000, 12_500, 0).overlapped_flank(&enemy), None);
    assert_eq!(foot(10_000, 10_000, 0).overlapped_flank(&enemy), None);
    assert_eq!(foot(14_000, 10_000, 100).overlapped_flank(&enemy), None);
}

#[test]
fn one_element_overlaps_two_enemies() {
    let between = foot(10_000, 10_000, 0);
    assert_eq!(between.overlapped_flank(&facing_south(6_000, 10_000)), Some(Flank::Left));
    assert_eq!(between.overlapped_flank(&facing_south(14_000, 10_000)), Some(Flank::Right));
}

#[test]
fn a_group_stands_edge_to_edge() {
    let one = foot(10_000, 10_000, 350);
    assert_eq!(one.neighbour(&one.moved(one.pose().aside(4_000))), Some(Neighbour::Beside(Flank::Right)));
    assert_eq!(one.neighbour(&one.moved(one.pose().aside(-4_000))), Some(Neighbour::Beside(Flank::Left)));
    assert_eq!(one.neighbour(&one.moved(one.pose().ahead(2_000))), Some(Neighbour::Ahead));
    assert_eq!(one.neighbour(&Base::new(one.pose().ahead(-2_000), MOUNTED)), Some(Neighbour::Behind));
    assert_eq!(one.neighbour(&one.moved(one.pose().aside(4_060))), None);
    assert_eq!(one.neighbour(&one.moved(one.pose().aside(4_000).facing(Heading::new(351)))), None);
}

#[test]
fn edges_that_meet_are_told() {
    let one = foot(10_000, 10_000, 0);
    assert_eq!(one.quad().edges_that_meet(foot(14_000, 9_000, 0).quad()), Some((Edge::Right, Edge::Left)));
    assert_eq!(one.quad().edges_that_meet(foot(12_000, 8_000, 1_800).quad()), None);
    assert_eq!(one.quad().edges_that_meet(foot(12_000, 7_000, 5_400).quad()), Some((Edge::Right, Edge::Front)));
    // Corner to corner only.
    assert_eq!(one.quad().edges_that_meet(foot(14_000, 12_000, 0).quad()), None);
    assert!(one.touches(&foot(14_000, 12_000, 0)));
}

#[test]
fn flanking_fire_comes_from_wholly_behind_the_front() {
    let target = foot(10_000, 10_000, 0);
    assert!(foot(16_000, 10_000, 5_400 + 1_800).is_behind_front_of(&target));
    assert!(foot(16_000, 10_050, 0).is_behind_front_of(&target));
    assert!(!foot(16_000, 10_051, 0).is_behind_front_of(&target));
    assert!(!foot(20_000, 9_000, 5_400).is_behind_front_of(&target));
}

#[test]
fn friends_straight_behind_are_found() {
    let target = foot(10_000, 10_000, 0);
    assert!(target.has_behind(4_000, &foot(13_900, 6_000, 0)));
    assert!(!target.has_behind(4_000, &foot(14_000, 6_000, 0)));
    assert!(!target.has_behind(4_000, &foot(10_000, 4_000, 0)));
}

#[test]
fn an_arc_is_three_bases_broad() {
    let arc = FireArc::new(&foot(20_000, 10_000, 0), 10_000);
    assert!(arc.bears_on(&facing_south(20_000, 20_000)));
    assert!(!arc.bears_on(&facing_south(20_000, 20_051)));
    assert!(arc.bears_on(&facing_south(27_900, 15_000)));
    assert!(!arc.bears_on(&facing_south(28_000, 15_000)));
    // A part of it is behind the front line.
    assert!(!arc.bears_on(&foot(24_500, 11_500, 0)));
    assert!(arc.bears_on(&foot(24_500, 12_000, 0)));
    // Near in depth, but farther from the front edge than the range.
    assert!(!arc.bears_on(&facing_south(27_000, 19_900)));
    assert_eq!(arc.range_to(&facing_south(20_000, 13_000)).floor(), 3_000);
    assert_eq!(arc.range_to(&facing_south(27_000, 14_000)).floor(), 5_000);
}

#[test]
fn a_zone_is_a_square_that_troops_close() {
    let owner = foot(10_000, 10_000, 0);
    let zone = Zone::of(&owner);
    let enemy = facing_south(10_000, 13_500);
    assert!(zone.reaches(&enemy));
    assert!(!zone.reaches(&facing_south(10_000, 14_000)));
    assert!(zone.reaches_past(&enemy, &[]));
    let friend = Screen::of_base(&foot(10_000, 12_500, 0));
    assert!(!zone.reaches_past(&enemy, &[friend]));
    let aside = Screen::of_base(&foot(12_000, 12_500, 0));
    assert!(zone.reaches_past(&enemy, &[aside]));
    // Two that touch close it, though the one's rounding leaves a hair's breadth.
    let other = Screen::of_base(&foot(7_970, 12_500, 0));
    assert!(!zone.reaches_past(&enemy, &[aside, other]));
    assert!(zone.reaches_past(&enemy, &[aside, Screen::of_base(&foot(7_900, 12_500, 0))]));
}

#[test]
fn a_zone_reaches_beside_a_screen_that_crosses_its_target() {
    let zone = Zone::of(&foot(40_306, 40_184, 6_369));
    let target = Base::new(Pose::new(33_999, 40_603, Heading::WEST), MOUNTED);
    let screen = Base::new(Pose::new(39_617, 38_566, Heading::new(1_826)), Size::new(2_000, 4_000));
    assert!(zone.reaches_past(&target, &[Screen::of_base(&screen)]));
}

#[test]
fn sight_needs_one_free_line() {
    let shooter = foot(20_000, 10_000, 0);
    let from = shooter.pose().point();
    let target = *facing_south(20_000, 20_000).quad();
    assert!(sees(from, &target, &[]));
    let wall = |x: i32| Screen::of_base(&foot(x, 16_000, 0));
    assert!(!sees(from, &target, &[wall(20_000)]));
    assert!(sees(from, &target, &[wall(21_300)]));
    assert!(!sees(from, &target, &[wall(22_000), wall(18_000)]));
    assert!(sees(from, &target, &[wall(22_100), wall(17_900)]));
    // What stands behind or beside hides nothing.
    assert!(sees(from, &target, &[wall(24_000), Screen::of_base(&foot(20_000, 8_000, 0))]));
    assert!(sees(from, &target, &[Screen::of_base(&facing_south(20_000, 22_000))]));
    let crest = Screen::Line(Segment::new(Point::new(15_000, 15_000), Point::new(25_000, 15_000)));
    assert!(!sees(from, &target, &[crest]));
    let short = Screen::Line(Segment::new(Point::new(19_500, 15_000), Point::new(25_000, 15_000)));
    assert!(sees(from, &target, &[short]));
}

#[test]
fn nobody_goes_farther_than_asked() {
    for steps in 0..7_200u16 {
        let pose = Pose::new(30_000, 30_000, Heading::new(steps));
        for distance in [-5_000, -2_000, 2_500, 5_000, 12_500] {
            let square = pose.point().distance_squared(pose.ahead(distance).point());
            assert!(square <= i64::from(distance) * i64::from(distance));
            assert!(square.isqrt() >= i64::from(distance.abs()) - 2);
        }
        let line = [Base::new(pose, FOOT), Base::new(pose.aside(4_000), FOOT)];
        assert!(line[0].touches(&line[1]), "{steps}");
        let about = Base::new(pose.about_face(FOOT), FOOT);
        for (own, turned) in line[0].quad().all().into_iter().zip([2, 3, 0, 1].map(|at| about.quad().all()[at])) {
            assert!(own.is_near(TOUCH / 10, turned));
        }
    }
}

#[test]
fn a_wheel_about_a_corner_keeps_the_corner() {
    for steps in -1_800..=1_800 {
        let base = foot(30_000, 30_000, 333);
        for pivot in [base.quad().front_left(), base.quad().front_right()] {
            let wheeled = base.moved(base.pose().wheeled(pivot, steps));
            assert!(wheeled.quad().corners().iter().any(|corner| corner.is_near(2, pivot)));
        }
    }
}

#[test]
fn a_line_of_three_cannot_wheel_by_a_quarter() {
    let line = [0, 4_000, 8_000].map(|x| foot(10_000 + x, 10_000, 0));
    let pivot = line[0].quad().front_left();
    let farthest = line.iter().map(|base| Wheel::new(base, pivot, -1_800).measured()).max();
    // The outer rear corner goes 12 cm east and 2 cm south of the pivot over a quarter turn.
    assert_eq!(farthest, Some((2.0f64 * (12_000.0f64 * 12_000.0 + 2_000.0 * 2_000.0)).sqrt() as i32));
    assert!(farthest > Some(12_000));
}

#[test]
fn a_wheel_runs_into_what_stands_beside_its_end() {
    let base = foot(10_000, 10_000, 0);
    let pivot = base.quad().front_left();
    let wheel = |steps| Wheel::new(&base, pivot, steps);
    // Stands on the arc of the front right corner, neither at the start nor at the end.
    let post = Base::new(Pose::new(11_200, 12_600, Heading::NORTH), Size::new(400, 400));
    assert!(!base.overlaps(&post));
    assert!(!wheel(-1_800).end().overlaps(&post));
    assert!(wheel(-1_800).sweeps(&post));
    assert!(!wheel(-300).sweeps(&post));
    assert!(!wheel(1_800).sweeps(&post));
}

#[test]
fn room_is_measured_up_to_contact() {
    let base = foot(10_000, 10_000, 0);
    let enemy = facing_south(11_000, 14_000);
    assert_eq!(base.room_ahead(5_000, &enemy), 4_000 + TOUCH);
    assert_eq!(base.room_ahead(3_000, &enemy), 3_000);
    assert_eq!(base.room_ahead(-3_000, &foot(10_000, 6_500, 0)), -1_550);
}

#[test]
fn at_most_one_corner_line_may_be_barred() {
    let (from, to) = (foot(10_000, 10_000, 0), foot(10_000, 15_000, 0));
    let lines = corner_lines(from.quad(), to.quad());
    assert_eq!(lines_crossed(&lines, &foot(13_000, 13_000, 0)), 2);
    assert_eq!(lines_crossed(&lines, &foot(10_000, 13_000, 0)), 0);
    assert_eq!(lines_crossed(&lines, &foot(14_000, 13_000, 0)), 0);
    assert!(from.sweep_to(&to).overlaps(&Base::new(Pose::new(10_000, 13_000, Heading::NORTH), Size::new(400, 400))));
    assert_eq!(measured(from.quad(), to.quad()), 5_000);
}

#[test]
fn ground_covers_what_reaches_into_it() {
    let oval = Oval::new(Point::new(20_000, 20_000), Heading::EAST, 6_000, 3_000);
    assert!(oval.holds(Point::new(26_000, 20_000)));
    assert!(!oval.holds(Point::new(26_001, 20_000)));
    assert!(!oval.holds(Point::new(25_000, 22_500)));
    assert!(oval.covers_part_of(&facing_south(20_000, 22_949)));
    assert!(!oval.covers_part_of(&facing_south(20_000, 22_950)));
    assert!(oval.meets(&facing_south(20_000, 22_999)));
    assert!(!oval.meets(&facing_south(20_000, 23_000)));
    assert!(oval.rim_touches(&facing_south(20_000, 23_040).quad().front()));
    assert!(!oval.rim_touches(&facing_south(20_000, 23_060).quad().front()));
    assert!(!oval.rim_touches(&foot(20_000, 21_000, 0).quad().front()));
    assert_eq!(oval.crest(2_000), Segment::new(Point::new(16_000, 20_000), Point::new(24_000, 20_000)));
    let river = Band { points: vec![Point::new(0, 30_000), Point::new(60_000, 30_000)], width: 3_000 };
    assert!(river.is_entered_by(&foot(20_000, 28_551, 0)));
    assert!(!river.is_entered_by(&foot(20_000, 28_550, 0)));
    assert!(river.is_touched_by(&foot(20_000, 28_450, 0)));
    assert!(!river.is_touched_by(&foot(20_000, 28_449, 0)));
    assert_eq!(river.length(), 60_000);
}

#[test]
fn the_table_has_edges() {
    let table = Table { width: 60_000, depth: 60_000 };
    assert!(table.encloses(&foot(2_000, 2_000, 0)));
    assert!(!table.encloses(&foot(2_000, 1_949, 0)));
    assert!(table.holds(Point::new(60_000, 0)));
    assert!(table.quad().encloses(&foot(58_000, 60_000, 0)));
}

#[test]
fn woods_hide_and_let_see_past() {
    let from = Point::new(20_000, 10_000);
    let target = *facing_south(20_000, 24_000).quad();
    let wood = |x: i32| Screen::Oval(Oval::new(Point::new(x, 17_000), Heading::EAST, 4_000, 2_000));
    assert!(!sees(from, &target, &[wood(20_000)]));
    assert!(sees(from, &target, &[wood(23_500)]));
    assert!(!sees(from, &target, &[wood(23_900), wood(16_100)]));
    assert!(sees(from, &target, &[wood(24_010), wood(15_990)]));
}
