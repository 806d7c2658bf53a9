use proptest::prelude::*;

use super::*;
use crate::geometry::{Heading, Segment, TOUCH};
use crate::troops::Arm;

fn ground(features: &[Feature]) -> Ground {
    Terrain { extent: (60_000, 60_000), features: features.to_vec(), ..Terrain::default() }.into()
}

fn feature(kind: Kind, x: i32, y: i32, heading: u16, length: i32, width: i32) -> Feature {
    let shape = if kind == Kind::Settlement { Shape::Rectangle } else { Shape::Oval };
    Feature { kind, shape, at: Point::new(x, y), heading: Heading::new(heading), length, width }
}

fn base(x: i32, y: i32, heading: Heading) -> Quad {
    corners(Pose::new(x, y, heading), Arm::Rifles.size())
}

fn band(points: &[(i32, i32)], width: i32) -> Band {
    Band { points: points.iter().map(|(x, y)| Point::new(*x, *y)).collect(), width }
}

#[test]
fn partly_in_bad_going_is_wholly_in() {
    let wood = ground(&[feature(Kind::Wood, 30_000, 30_000, 0, 12_000, 8_000)]);
    assert_eq!(wood.going(&base(30_000, 30_000, Heading::NORTH)), Going::Bad);
    // The rim is at y 24,000; a front edge half a millimetre inside still only touches it.
    assert_eq!(wood.going(&base(30_000, 24_000 + TOUCH, Heading::NORTH)), Going::Good);
    assert_eq!(wood.going(&base(30_000, 24_000 + 2 * TOUCH, Heading::NORTH)), Going::Bad);
    let fields = ground(&[feature(Kind::Fields, 30_000, 30_000, 0, 12_000, 8_000)]);
    assert_eq!(fields.going(&base(30_000, 30_000, Heading::NORTH)), Going::Good);
    let corner_only = base(35_500, 37_000, Heading::NORTH);
    assert_eq!(wood.going(&corner_only), Going::Good, "inside the rectangle around the oval, but not inside the oval");
}

#[test]
fn an_oval_within_a_large_base_is_met() {
    let small = feature(Kind::Rough, 0, 0, 0, 1_000, 1_000);
    let around =
        Quad::new([(-9_000, 9_000), (9_000, 9_000), (9_000, -9_000), (-9_000, -9_000)].map(|(x, y)| Point::new(x, y)));
    assert!(small.is_entered_by(&around));
}

#[test]
fn hills_rise_to_their_crest() {
    let hill = feature(Kind::GentleHill, 30_000, 30_000, 1_800, 16_000, 8_000);
    let heights = [26_000, 27_000, 28_000, 30_000].map(|y| hill.height(Point::new(30_000, y)));
    assert_eq!(heights, [0, 1_000, 2_000, 4_000]);
    let crest = hill.crest();
    assert_eq!((crest.from().y, crest.to().y), (30_000, 30_000));
    assert_eq!((crest.to().x - crest.from().x).abs(), 12_000);
    assert_eq!(hill.highest(&Segment::new(Point::new(20_000, 28_000), Point::new(40_000, 28_000))), 2_000);
}

#[test]
fn the_one_upslope_stands_higher() {
    let ground = ground(&[feature(Kind::GentleHill, 30_000, 30_000, 1_800, 16_000, 8_000)]);
    let (up, down) = (base(30_000, 28_000, Heading::SOUTH), base(30_000, 28_000, Heading::NORTH));
    assert!(ground.is_higher(&up, &down));
    assert!(!ground.is_higher(&down, &up));
    let (on_level, too) = (base(30_000, 50_000, Heading::SOUTH), base(30_000, 50_000, Heading::NORTH));
    assert!(!ground.is_higher(&on_level, &too) && !ground.is_higher(&too, &on_level));
}

#[test]
fn crests_stop_the_eye_but_slopes_do_not() {
    let ground = ground(&[feature(Kind::SteepHill, 30_000, 30_000, 1_800, 16_000, 8_000)]);
    let point = Point::new;
    assert_eq!(ground.barrier(point(30_000, 20_000), point(30_000, 40_000)), Some(Barrier::Crest));
    assert!(!ground.sight_blocked(point(30_000, 20_000), point(30_000, 29_000)), "up the near slope");
    assert!(!ground.sight_blocked(point(30_000, 30_000), point(30_000, 40_000)), "from the crest itself");
    assert!(!ground.sight_blocked(point(37_500, 20_000), point(37_500, 40_000)), "past the end of the crest");
}

#[test]
fn woods_let_a_hundred_paces_through() {
    let ground = ground(&[feature(Kind::Wood, 30_000, 30_000, 0, 12_000, 12_000)]);
    let point = Point::new;
    assert!(ground.sight_blocked(point(30_000, 20_000), point(30_000, 40_000)));
    assert!(!ground.sight_blocked(point(20_000, 20_000), point(20_000, 40_000)));
    assert!(!ground.sight_blocked(point(30_000, 20_000), point(30_000, 26_400)), "2,400 into the wood");
    assert!(ground.sight_blocked(point(30_000, 20_000), point(30_000, 26_600)), "2,600 into the wood");
    assert!(!ground.sight_blocked(point(30_000, 30_000), point(30_000, 32_500)), "both inside");
    assert!(ground.sight_blocked(point(30_000, 30_000), point(30_000, 32_501)), "both inside");
}

#[test]
fn inside_a_wood_means_behind_its_rim() {
    let ground = ground(&[feature(Kind::Wood, 30_000, 30_000, 0, 12_000, 12_000)]);
    assert!(ground.in_wood(&base(30_000, 30_000, Heading::NORTH)));
    assert!(!ground.in_wood(&base(30_000, 35_900, Heading::NORTH)), "the corners of the front stand out");
    assert!(!ground.in_wood(&base(30_000, 50_000, Heading::NORTH)));
}

fn river_and_road() -> Ground {
    Terrain {
        extent: (60_000, 60_000),
        rivers: vec![band(&[(0, 30_000), (60_000, 30_000)], 3_000)],
        roads: vec![band(&[(30_000, 0), (30_000, 60_000)], 2_000)],
        waterway: Some(Waterway { edge: TableEdge::West, depth: 8_000, beach: false }),
        ..Terrain::default()
    }
    .into()
}

#[test]
fn banks_beds_roads_and_water() {
    let ground = river_and_road();
    let on_the_bank = base(45_000, 28_500, Heading::NORTH);
    assert!(ground.touches_bank(&on_the_bank) && !ground.in_bed(&on_the_bank));
    assert!(!ground.touches_bank(&base(45_000, 28_400, Heading::NORTH)), "a millimetre short of the bed");
    assert!(ground.in_bed(&base(45_000, 29_000, Heading::NORTH)));
    let at_the_bridge = base(30_000, 28_500, Heading::NORTH);
    assert!(!ground.touches_bank(&at_the_bridge) && ground.on_road(&at_the_bridge));
    assert!(!ground.on_road(&base(31_100, 20_000, Heading::NORTH)));
    assert_eq!(ground.crossings(), [Point::new(30_000, 30_000)]);
    assert!(ground.in_water(&base(9_000, 40_000, Heading::NORTH)), "a corner in the water");
    assert_eq!(ground.going(&base(9_000, 40_000, Heading::NORTH)), Going::Impassable);
    assert!(!ground.in_water(&base(10_000, 40_000, Heading::NORTH)));
}

#[test]
fn cover_lies_beyond_bank_and_ditch() {
    let ground = river_and_road();
    let on_the_bank = base(45_000, 28_500, Heading::NORTH);
    assert_eq!(ground.cover(&on_the_bank, Point::new(45_000, 40_000)), Some(Cover::Bank));
    assert_eq!(ground.cover(&on_the_bank, Point::new(45_000, 10_000)), None, "shot at from behind");
    let in_the_ditch = base(31_000, 15_000, Heading::WEST);
    assert_eq!(ground.cover(&in_the_ditch, Point::new(20_000, 15_000)), Some(Cover::Ditch));
    assert_eq!(ground.cover(&in_the_ditch, Point::new(45_000, 15_000)), None);
}

#[test]
fn a_band_is_walked_along() {
    let road = band(&[(0, 0), (0, 10_000), (10_000, 10_000)], 2_000);
    assert_eq!(road.length(), 20_000);
    assert_eq!(road.along(4_000), Some(Pose::new(0, 4_000, Heading::NORTH)));
    assert_eq!(road.along(15_000), Some(Pose::new(5_000, 10_000, Heading::EAST)));
    assert_eq!(road.nearest(Point::new(6_000, 12_000)), Some((16_000, Point::new(6_000, 10_000))));
}

#[test]
fn ground_is_stored_as_its_terrain() {
    let ground = river_and_road();
    let stored = serde_json::to_string(&ground).unwrap();
    assert_eq!(serde_json::from_str::<Ground>(&stored).unwrap(), ground);
}

fn any_feature() -> impl Strategy<Value = Feature> {
    (20_000..40_000, 20_000..40_000, 0u16..7_200, 4_000..18_000i32, 4_000..18_000i32)
        .prop_map(|(x, y, heading, one, other)| feature(Kind::Wood, x, y, heading, one.max(other), one.min(other)))
}

proptest! {
    /// A base is in an oval exactly if one of very many points of it is, within a small tolerance.
    #[test]
    fn ovals_agree_with_points(wood in any_feature(), x in 10_000..50_000, y in 10_000..50_000, heading in 0u16..7_200) {
        let quad = base(x, y, Heading::new(heading));
        let [a, b, _, d] = quad.all();
        let part = |from: i32, to: i32, step: i32| from + (to - from) * step / 40;
        let points = (0..=40).flat_map(|row| (0..=40).map(move |column| {
            let left = Point::new(part(a.x, d.x, row), part(a.y, d.y, row));
            left + (Point::new(part(a.x, b.x, column), part(a.y, b.y, column)) - a)
        }));
        let mut larger = wood;
        (larger.length, larger.width) = (wood.length + 300, wood.width + 300);
        let mut smaller = wood;
        (smaller.length, smaller.width) = (wood.length - 300, wood.width - 300);
        let points: Vec<Point> = points.collect();
        let met = wood.is_entered_by(&quad);
        if points.iter().any(|point| smaller.holds(*point)) {
            prop_assert!(met);
        }
        if !points.iter().any(|point| larger.holds(*point)) {
            prop_assert!(!met);
        }
    }

    /// Quarter turns change nothing.
    #[test]
    fn quarter_turns_change_nothing(wood in any_feature(), x in 10_000..50_000, y in 10_000..50_000, heading in 0u16..7_200) {
        let turned = |point: Point| Point::new(point.y, 60_000 - point.x);
        let mut other = wood;
        (other.at, other.heading) = (turned(wood.at), wood.heading.right());
        let quad = base(x, y, Heading::new(heading));
        let there = Quad::new(quad.all().map(turned));
        prop_assert_eq!(wood.is_entered_by(&quad), other.is_entered_by(&there));
        prop_assert_eq!(wood.height(Point::new(x, y)), other.height(turned(Point::new(x, y))));
    }
}

#[test]
fn a_bed_is_no_going_but_a_bridge_is() {
    let river = Band { points: vec![Point::new(0, 30_000), Point::new(60_000, 30_000)], width: 3_000 };
    let road = Band { points: vec![Point::new(20_000, 0), Point::new(20_000, 60_000)], width: 2_000 };
    let ground: Ground =
        Terrain { extent: (60_000, 60_000), rivers: vec![river], roads: vec![road], ..Terrain::default() }.into();
    assert_eq!(ground.going(&base(40_000, 31_000, Heading::NORTH)), Going::Bed);
    assert_eq!(ground.going(&base(20_000, 31_000, Heading::NORTH)), Going::Good, "on the bridge");
    assert_eq!(ground.going(&base(40_000, 28_500, Heading::NORTH)), Going::Good, "on the bank");
}
