//! The exact measures against slow ones in floating point: they agree within the stated tolerances.

use elements::geometry::{
    Base, Convex, FireArc, Heading, Hull, OUTLINE, Oval, Point, Pose, Quad, SWEEP, Screen, Segment, Size, TOUCH,
    Vector, Wheel, Zone, sees,
};
use elements::ground::Band;
use proptest::prelude::*;

/// What rounding of corners can change in a distance.
const ROUNDING: f64 = 3.0;

type Place = (f64, f64);

fn place(point: Point) -> Place {
    (f64::from(point.x), f64::from(point.y))
}

fn minus(one: Place, other: Place) -> Place {
    (one.0 - other.0, one.1 - other.1)
}

fn dot(one: Place, other: Place) -> f64 {
    one.0 * other.0 + one.1 * other.1
}

fn cross(one: Place, other: Place) -> f64 {
    one.0 * other.1 - one.1 * other.0
}

fn length(one: Place) -> f64 {
    dot(one, one).sqrt()
}

/// The corners of a base, not rounded.
fn true_corners(base: &Base) -> [Place; 4] {
    let angle = f64::from(base.pose().heading.steps()) * std::f64::consts::PI / 3_600.0;
    let (forward, right) = ((angle.sin(), angle.cos()), (angle.cos(), -angle.sin()));
    let (half, depth) = (f64::from(base.size().width) / 2.0, f64::from(base.size().depth));
    let middle = place(base.pose().point());
    [(-half, 0.0), (half, 0.0), (half, -depth), (-half, -depth)].map(|(side, ahead)| {
        (middle.0 + right.0 * side + forward.0 * ahead, middle.1 + right.1 * side + forward.1 * ahead)
    })
}

/// How deep two polygons overlap; negative if an axis parts them.
fn true_depth(one: &[Place], other: &[Place]) -> f64 {
    let one_way = |one: &[Place], other: &[Place]| {
        (0..one.len())
            .map(|at| {
                let (from, to) = (one[at], one[(at + 1) % one.len()]);
                let way = minus(to, from);
                other.iter().map(|corner| -cross(way, minus(*corner, from)) / length(way)).fold(f64::MIN, f64::max)
            })
            .fold(f64::MAX, f64::min)
    };
    one_way(one, other).min(one_way(other, one))
}

fn true_distance_to_segment(point: Place, from: Place, to: Place) -> f64 {
    let (way, arm) = (minus(to, from), minus(point, from));
    let along = (dot(way, arm) / dot(way, way)).clamp(0.0, 1.0);
    length((arm.0 - along * way.0, arm.1 - along * way.1))
}

fn true_distance(one: &[Place], other: &[Place]) -> f64 {
    if one.len() > 2 && other.len() > 2 && true_depth(one, other) > 0.0 {
        return 0.0;
    }
    let one_way = |one: &[Place], other: &[Place]| {
        let mut least = f64::MAX;
        for corner in one {
            for at in 0..other.len() {
                let edge = (other[at], other[(at + 1) % other.len()]);
                least = least.min(true_distance_to_segment(*corner, edge.0, edge.1));
            }
        }
        least
    };
    one_way(one, other).min(one_way(other, one))
}

fn sizes() -> impl Strategy<Value = Size> {
    prop_oneof![
        Just(Size::new(4_000, 2_000)),
        Just(Size::new(4_000, 3_000)),
        Just(Size::new(4_000, 4_000)),
        Just(Size::new(2_000, 4_000)),
        Just(Size::new(8_000, 4_000)),
    ]
}

fn bases_within(reach: i32) -> impl Strategy<Value = Base> {
    let middle = 40_000;
    (middle - reach..=middle + reach, middle - reach..=middle + reach, 0u16..7_200, sizes())
        .prop_map(|(x, y, heading, size)| Base::new(Pose::new(x, y, Heading::new(heading)), size))
}

fn ovals() -> impl Strategy<Value = Oval> {
    (30_000..50_000i32, 30_000..50_000i32, 0u16..7_200, 2_000..12_000i32, 2_000..12_000i32)
        .prop_map(|(x, y, heading, a, b)| Oval::new(Point::new(x, y), Heading::new(heading), a.max(b), a.min(b)))
}

/// How far outside of an oval a place is, as a multiple of its size: 1 on the rim.
fn stretch(oval: &Oval, place: Place) -> f64 {
    let angle = f64::from(oval.heading().steps()) * std::f64::consts::PI / 3_600.0;
    let arm = minus(place, (f64::from(oval.middle().x), f64::from(oval.middle().y)));
    let (along, across) = (dot(arm, (angle.sin(), angle.cos())), dot(arm, (angle.cos(), -angle.sin())));
    length((along / f64::from(oval.half_length()), across / f64::from(oval.half_width())))
}

/// Points of the rim of an oval.
fn rim(oval: &Oval, by: f64) -> Vec<Place> {
    let angle = f64::from(oval.heading().steps()) * std::f64::consts::PI / 3_600.0;
    let (a, b) = (f64::from(oval.half_length()) + by, f64::from(oval.half_width()) + by);
    (0..3_000)
        .map(|at| {
            let (t, s) = (f64::from(at) * std::f64::consts::TAU / 3_000.0).sin_cos();
            let (along, across) = (a * s, b * t);
            (
                f64::from(oval.middle().x) + along * angle.sin() + across * angle.cos(),
                f64::from(oval.middle().y) + along * angle.cos() - across * angle.sin(),
            )
        })
        .collect()
}

fn holds(polygon: &[Place], point: Place) -> bool {
    (0..polygon.len()).all(|at| {
        let (from, to) = (polygon[at], polygon[(at + 1) % polygon.len()]);
        cross(minus(to, from), minus(point, from)) <= 0.0
    })
}

/// The distance at which a look first meets the inside of a polygon, and where it leaves it.
fn look(from: Place, way: Place, polygon: &[Place]) -> Option<(f64, f64)> {
    let (mut enter, mut leave) = (0.0f64, f64::MAX);
    for at in 0..polygon.len() {
        let (one, other) = (polygon[at], polygon[(at + 1) % polygon.len()]);
        let edge = minus(other, one);
        let (side, change) = (cross(edge, minus(from, one)), cross(edge, way));
        if change > 0.0 {
            leave = leave.min(-side / change);
        } else if change < 0.0 {
            enter = enter.max(side / -change);
        } else if side >= 0.0 {
            return None;
        }
    }
    (enter < leave).then_some((enter, leave))
}

/// A polygon moved outwards by `by` on every edge of a base.
fn grown(base: &Base, by: f64) -> [Place; 4] {
    let angle = f64::from(base.pose().heading.steps()) * std::f64::consts::PI / 3_600.0;
    let (forward, right) = ((angle.sin(), angle.cos()), (angle.cos(), -angle.sin()));
    let signs = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
    let corners = true_corners(base);
    [0, 1, 2, 3].map(|at| {
        let (side, ahead) = signs[at];
        let corner: Place = corners[at];
        (corner.0 + by * (side * right.0 + ahead * forward.0), corner.1 + by * (side * right.1 + ahead * forward.1))
    })
}

/// Whether one of many looks from a point reaches a target past polygons.
fn true_sight(from: Place, target: &[Place; 4], screens: &[Vec<Place>]) -> bool {
    let middle = ((target[0].0 + target[2].0) / 2.0, (target[0].1 + target[2].1) / 2.0);
    let axis = minus(middle, from);
    let angles = target.map(|corner| cross(axis, minus(corner, from)).atan2(dot(axis, minus(corner, from))));
    let low = angles.iter().copied().fold(f64::MAX, f64::min);
    let high = angles.iter().copied().fold(f64::MIN, f64::max);
    let straight = axis.1.atan2(axis.0);
    (0..=12_000).any(|at| {
        let angle = straight + low + (high - low) * (f64::from(at) + 1e-7) / 12_000.0;
        let way = (angle.cos(), angle.sin());
        look(from, way, target).is_some_and(|(goal, _)| {
            !screens.iter().any(|screen| look(from, way, screen).is_some_and(|(enter, _)| enter < goal))
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn corners_are_rounded_by_half_a_hundredth(base in bases_within(40_000)) {
        for (corner, exact) in base.corners().iter().zip(true_corners(&base)) {
            prop_assert!((f64::from(corner.x) - exact.0).abs() < 0.501);
            prop_assert!((f64::from(corner.y) - exact.1).abs() < 0.501);
        }
    }

    #[test]
    fn overlaps_are_as_deep_as_they_are(one in bases_within(5_000), other in bases_within(5_000)) {
        let depth = true_depth(&true_corners(&one), &true_corners(&other));
        if (depth - f64::from(TOUCH)).abs() > ROUNDING {
            prop_assert_eq!(one.overlaps(&other), depth > f64::from(TOUCH));
        }
    }

    #[test]
    fn distances_are_right(one in bases_within(12_000), other in bases_within(12_000), point in bases_within(9_000)) {
        let exact = true_distance(&true_corners(&one), &true_corners(&other));
        prop_assert!((f64::from(one.separation(&other).floor()) - exact).abs() < ROUNDING);
        let at = point.pose().point();
        if !one.quad().holds(at) {
            let exact = true_distance(&true_corners(&one), &[place(at)]);
            prop_assert!((f64::from(one.separation(&at).floor()) - exact).abs() < ROUNDING);
        }
        let front = &true_corners(&one)[..2];
        if !one.quad().front().overlaps_by_more_than(0, &other) {
            let exact = true_distance(front, &true_corners(&other));
            prop_assert!((f64::from(one.range_to(&other).floor()) - exact).abs() < ROUNDING);
        }
    }

    #[test]
    fn the_nearest_heading_is_the_nearest(x in -60_000..60_000i32, y in -60_000..60_000i32) {
        prop_assume!((x, y) != (0, 0));
        let angle = f64::from(x).atan2(f64::from(y)).rem_euclid(std::f64::consts::TAU);
        let exact = angle * 3_600.0 / std::f64::consts::PI;
        let found = f64::from(Heading::towards(Vector::new(x, y)).map_or(0, Heading::steps));
        let apart = (found - exact).abs().min((found - exact + 7_200.0).abs()).min((found - exact - 7_200.0).abs());
        prop_assert!(apart <= 0.500_001, "{} {}", found, exact);
    }

    #[test]
    fn a_hull_holds_all_and_is_convex(one in bases_within(9_000), other in bases_within(9_000)) {
        let hull = Hull::around(one.quad(), other.quad());
        for corner in one.corners().iter().chain(other.corners()) {
            prop_assert!(hull.holds(*corner));
        }
        let corners = hull.corners();
        for at in 0..corners.len() {
            let [a, b, c] = [0, 1, 2].map(|on| corners[(at + on) % corners.len()]);
            prop_assert!((b - a).cross(c - b) < 0);
            prop_assert!(one.corners().contains(&a) || other.corners().contains(&a));
        }
    }

    #[test]
    fn arcs_are_as_broad_as_they_are(shooter in bases_within(5_000), target in bases_within(15_000)) {
        let range = 10_000;
        let arc = FireArc::new(&shooter, range);
        let angle = f64::from(shooter.pose().heading.steps()) * std::f64::consts::PI / 3_600.0;
        let (forward, right) = ((angle.sin(), angle.cos()), (angle.cos(), -angle.sin()));
        let origin = place(shooter.pose().point());
        let seen = true_corners(&target)
            .map(|corner| (dot(minus(corner, origin), right), dot(minus(corner, origin), forward)));
        let behind = seen.iter().map(|corner| corner.1).fold(f64::MAX, f64::min);
        let breadth = 1.5 * f64::from(shooter.size().width);
        let ground = [(-breadth, 20_000.0), (breadth, 20_000.0), (breadth, 0.0), (-breadth, 0.0)];
        let depth = true_depth(&ground, &seen);
        let away = true_distance(&true_corners(&shooter)[..2], &true_corners(&target));
        let margins = [behind + f64::from(TOUCH), depth - f64::from(TOUCH), f64::from(range) - away];
        if margins.iter().all(|margin| margin.abs() > 2.0 * ROUNDING) && depth.abs() > 2.0 * f64::from(TOUCH) {
            prop_assert_eq!(arc.bears_on(&target), margins.iter().all(|margin| *margin > 0.0));
        }
    }

    #[test]
    fn ovals_hold_what_they_hold(oval in ovals(), point in bases_within(14_000)) {
        let at = point.pose().point();
        let stretch = stretch(&oval, place(at));
        if (stretch - 1.0).abs() * f64::from(oval.half_width()) > 1.0 {
            prop_assert_eq!(oval.holds(at), stretch < 1.0);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn ovals_meet_what_they_meet(oval in ovals(), base in bases_within(16_000)) {
        let corners = true_corners(&base);
        let mut rim_inside = rim(&oval, 0.0).into_iter().map(|place| if holds(&corners, place) { -1.0 } else {
            true_distance(&[place], &corners)
        }).fold(f64::MAX, f64::min);
        if holds(&corners, place(oval.middle())) || corners.iter().any(|corner| stretch(&oval, *corner) < 1.0) {
            rim_inside = -1.0;
        }
        if rim_inside.abs() > ROUNDING {
            prop_assert_eq!(oval.meets(&base), rim_inside < 0.0, "{}", rim_inside);
        }
        let apart = f64::from(oval.separation(&base).floor());
        prop_assert!((apart - rim_inside.max(0.0)).abs() <= f64::from(OUTLINE) + ROUNDING, "{} {}", apart, rim_inside);
        if oval.covers_part_of(&base) {
            prop_assert!(oval.meets(&base));
        }
    }

    #[test]
    fn outlines_are_near(oval in ovals()) {
        let outline = oval.outline().map(place);
        for place in rim(&oval, 0.0) {
            prop_assert!(true_distance(&[place], &outline) <= f64::from(OUTLINE));
        }
    }

    #[test]
    fn bands_are_as_wide_as_they_are(
        line in prop::collection::vec((20_000..60_000i32, 20_000..60_000i32), 2..6), width in 200..4_000i32,
        base in bases_within(15_000),
    ) {
        let line: Vec<Point> = line.into_iter().map(|(x, y)| Point::new(x, y)).collect();
        let corners = true_corners(&base);
        let exact = line.windows(2).map(|ends| {
            let leg = [place(ends[0]), place(ends[1])];
            let (way, arm) = (minus(leg[1], leg[0]), leg[0]);
            let crosses = look(arm, way, &corners).is_some_and(|(enter, _)| enter < 1.0);
            if crosses { 0.0 } else { true_distance(&leg, &corners) }
        }).fold(f64::MAX, f64::min);
        let band = Band { points: line, width };
        let half = f64::from(width / 2);
        let touch = f64::from(TOUCH);
        if (exact - (half + touch)).abs() > ROUNDING {
            prop_assert_eq!(band.is_touched_by(&base), exact < half + touch);
        }
        if (exact - (half - touch)).abs() > ROUNDING {
            prop_assert_eq!(band.is_entered_by(&base), exact < half - touch);
        }
    }

    #[test]
    fn a_wheel_sweeps_all_headings(base in bases_within(2_000), obstacle in bases_within(9_000), steps in -1_800..1_800i32,
        corner in 0..4usize, away in 0..3i32) {
        let pivot = base.corners()[corner] + base.pose().heading.vector(away * 4_000);
        let wheel = Wheel::new(&base, pivot, steps);
        let deepest = (0..=steps.abs()).map(|at| {
            let base = base.moved(base.pose().wheeled(pivot, at * steps.signum()));
            true_depth(&true_corners(&base), &true_corners(&obstacle))
        }).fold(f64::MIN, f64::max);
        let (touch, slack) = (f64::from(TOUCH), f64::from(SWEEP) + 2.0 * ROUNDING);
        if deepest > touch + slack {
            prop_assert!(wheel.sweeps(&obstacle), "{}", deepest);
        }
        // Between two steps of the oracle a corner may go a little deeper still.
        if deepest < touch - slack - 8.0 {
            prop_assert!(!wheel.sweeps(&obstacle), "{}", deepest);
        }
        prop_assert!(wheel.measured() <= 2 * base.corners().iter().map(|c| c.distance(pivot)).max().unwrap() + 3);
    }

    #[test]
    fn zones_reach_what_is_not_screened(owner in bases_within(1_000), target in bases_within(7_000),
        screens in prop::collection::vec(bases_within(7_000), 0..4)) {
        let zone = Zone::of(&owner);
        let angle = f64::from(owner.pose().heading.steps()) * std::f64::consts::PI / 3_600.0;
        let (forward, right) = ((angle.sin(), angle.cos()), (angle.cos(), -angle.sin()));
        let origin = place(owner.pose().point());
        let width = f64::from(owner.size().width);
        // Looked at from every hundredth of a millimetre: what shows may be no wider. Corners are
        // rounded, the target's too.
        let reached = |by: f64| (0..=owner.size().width).any(|at| {
            let side = f64::from(at) - width / 2.0;
            let from = (origin.0 + right.0 * side, origin.1 + right.1 * side);
            look(from, forward, &grown(&target, -by.signum() * ROUNDING)).is_some_and(|(goal, _)| goal < width && !screens.iter()
                .any(|screen| look(from, forward, &grown(screen, f64::from(TOUCH / 2) + by)).is_some_and(|(enter, _)| enter < goal)))
        });
        let list: Vec<Screen> = screens.iter().map(Screen::of_base).collect();
        if zone.reaches_past(&target, &list) {
            prop_assert!(reached(-8.0));
        } else if zone.reaches(&target) {
            prop_assert!(!reached(8.0));
        }
    }

    #[test]
    fn sight_past_bases(shooter in bases_within(3_000), target in bases_within(25_000),
        screens in prop::collection::vec(bases_within(20_000), 0..6)) {
        let from = shooter.pose().point();
        prop_assume!(target.separation(&from).floor() > 3_000);
        let list: Vec<Screen> = screens.iter().map(Screen::of_base).collect();
        let grown = |by: f64| -> Vec<Vec<Place>> {
            screens.iter().map(|screen| grown(screen, f64::from(TOUCH / 2) + by).to_vec()).collect()
        };
        if sees(from, target.quad(), &list) {
            prop_assert!(true_sight(place(from), &true_corners(&target), &grown(-8.0)));
        } else {
            prop_assert!(!true_sight(place(from), &true_corners(&target), &grown(8.0)));
        }
    }

    #[test]
    fn sight_past_ovals(shooter in bases_within(3_000), target in bases_within(25_000),
        screens in prop::collection::vec((bases_within(20_000), 800..4_000i32, 800..4_000i32), 1..5)) {
        let from = shooter.pose().point();
        prop_assume!(target.separation(&from).floor() > 3_000);
        let ovals: Vec<Oval> = screens.iter()
            .map(|(base, a, b)| Oval::new(base.pose().point(), base.pose().heading, *a, *b)).collect();
        let list: Vec<Screen> = ovals.iter().map(|oval| Screen::Oval(*oval)).collect();
        let grown = |by: f64| -> Vec<Vec<Place>> {
            ovals.iter().map(|oval| rim(oval, by).into_iter().step_by(10).collect()).collect()
        };
        if sees(from, target.quad(), &list) {
            prop_assert!(true_sight(place(from), &true_corners(&target), &grown(-10.0)));
        } else {
            prop_assert!(!true_sight(place(from), &true_corners(&target), &grown(10.0)));
        }
    }
}

#[test]
fn a_line_reaches_into_a_quad_as_deep_as_it_does() {
    let quad = Quad::upright(Point::new(0, 0), Point::new(4_000, 2_000));
    let line = |x: i32| Segment::new(Point::new(x, -5_000), Point::new(x, 5_000));
    assert!(!line(4_050).overlaps(&quad));
    assert!(!line(3_950).overlaps(&quad));
    assert!(line(3_949).overlaps(&quad));
}
