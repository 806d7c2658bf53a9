//! What holds for all poses: symmetry, the same verdict after a shift and after any
//! turn, and on every machine.

use elements::geometry::{
    Base, Convex, FireArc, Flank, Heading, Meeting, Neighbour, Oval, Point, Pose, QUARTER_TURN, Screen, Size, TOUCH,
    Vector, Wheel, Zone, measured, sees,
};
use proptest::prelude::*;

/// A few bases and an oval near each other.
#[derive(Clone, Debug)]
struct Scene {
    bases: [Base; 4],
    oval: Oval,
    steps: i32,
}

/// All that is said about a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Verdicts {
    yes: Vec<bool>,
    meetings: [Option<Meeting>; 2],
    neighbour: Option<Neighbour>,
    overlapped: Option<Flank>,
    distances: Vec<i32>,
}

impl Scene {
    fn verdicts(&self) -> Verdicts {
        let [one, other, third, fourth] = &self.bases;
        let screens = [Screen::of_base(third), Screen::of_base(fourth)];
        let (zone, arc) = (Zone::of(one), FireArc::new(one, 10_000));
        let wheel = Wheel::new(one, one.quad().front_left(), self.steps);
        let from = one.pose().point();
        Verdicts {
            yes: vec![
                one.overlaps(other),
                one.touches(other),
                one.is_behind_front_of(other),
                one.has_behind(4_000, other),
                arc.bears_on(other),
                zone.reaches(other),
                zone.reaches_past(other, &screens),
                sees(from, other.quad(), &screens),
                sees(from, other.quad(), &[Screen::Oval(self.oval), screens[0]]),
                wheel.sweeps(other),
                one.sweep_to(other).overlaps(third),
                self.oval.meets(one),
                self.oval.covers_part_of(one),
                self.oval.rim_touches(&one.quad().front()),
            ],
            meetings: [one.meeting(other), other.meeting(one)],
            neighbour: one.neighbour(other),
            overlapped: one.overlapped_flank(other),
            distances: vec![
                one.separation(other).floor(),
                one.range_to(other).floor(),
                self.oval.separation(other).floor(),
                wheel.measured(),
                measured(one.quad(), other.quad()),
                one.room_ahead(8_000, other),
                one.room_ahead(-8_000, other),
            ],
        }
    }

    fn changed(&self, change: impl Fn(Pose) -> Pose) -> Scene {
        let middle = change(Pose::at(self.oval.middle(), self.oval.heading()));
        Scene {
            bases: self.bases.map(|base| base.moved(change(base.pose()))),
            oval: Oval::new(middle.point(), middle.heading, self.oval.half_length(), self.oval.half_width()),
            steps: self.steps,
        }
    }
}

fn sizes() -> impl Strategy<Value = Size> {
    (prop_oneof![Just(4_000), Just(2_000)], prop_oneof![Just(2_000), Just(3_000), Just(4_000)])
        .prop_map(|(width, depth)| Size::new(width, depth))
}

fn poses() -> impl Strategy<Value = Pose> {
    (32_000..48_000i32, 32_000..48_000i32, 0u16..7_200).prop_map(|(x, y, steps)| Pose::new(x, y, Heading::new(steps)))
}

fn bases() -> impl Strategy<Value = Base> {
    (poses(), sizes()).prop_map(|(pose, size)| Base::new(pose, size))
}

/// Bases of troops: all as wide as each other.
fn troops() -> impl Strategy<Value = Base> {
    bases().prop_map(|base| Base::new(base.pose(), Size::new(4_000, base.size().depth)))
}

fn places() -> impl Strategy<Value = Neighbour> {
    prop_oneof![
        Just(Neighbour::Beside(Flank::Left)),
        Just(Neighbour::Beside(Flank::Right)),
        Just(Neighbour::Ahead),
        Just(Neighbour::Behind),
    ]
}

fn meetings() -> impl Strategy<Value = Meeting> {
    prop_oneof![
        Just(Meeting::Front),
        Just(Meeting::Rear),
        Just(Meeting::Flank(Flank::Left)),
        Just(Meeting::Flank(Flank::Right)),
    ]
}

/// Half of the scenes have two bases in contact or nearly so.
fn scenes() -> impl Strategy<Value = Scene> {
    let second = prop_oneof![
        bases().prop_map(|base| (Some(base), None, None, 0)),
        (meetings(), -60..60i32).prop_map(|(meeting, off)| (None, Some(meeting), None, off)),
        (places(), -60..60i32).prop_map(|(place, off)| (None, None, Some(place), off)),
    ];
    let oval = (poses(), 2_000..9_000i32, 2_000..9_000i32);
    (bases(), second, bases(), bases(), oval, -1_800..1_800i32).prop_map(|(one, second, third, fourth, oval, steps)| {
        let foot = Size::new(4_000, 2_000);
        let other = match second {
            (_, Some(meeting), _, off) => Base::new(one.pose_to_meet(meeting, foot).aside(off), foot),
            (_, _, Some(place), off) => Base::new(one.pose_as_neighbour(place, foot).ahead(off), foot),
            (base, ..) => base.unwrap_or(one),
        };
        let oval = Oval::new(oval.0.point(), oval.0.heading, oval.1, oval.2);
        Scene { bases: [one, other, third, fourth], oval, steps }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, ..ProptestConfig::default() })]

    #[test]
    fn shifting_changes_nothing(scene in scenes(), x in -90_000..90_000i32, y in -90_000..90_000i32) {
        let shifted = scene.changed(|pose| pose.shifted(Vector::new(x, y)));
        prop_assert_eq!(scene.verdicts(), shifted.verdicts());
    }

    #[test]
    fn quarter_turns_change_nothing(scene in scenes(), quarters in 1..4i32, x in -9_000..9_000i32, y in -9_000..9_000i32) {
        let steps = quarters * i32::from(QUARTER_TURN);
        let turned = scene.changed(|pose| pose.wheeled(Point::new(x, y), steps));
        prop_assert_eq!(scene.verdicts(), turned.verdicts());
    }

    #[test]
    fn any_turn_changes_distances_by_rounding_only(scene in scenes(), steps in 1..7_200i32) {
        let turned = scene.changed(|pose| pose.wheeled(Point::new(40_000, 40_000), steps));
        let (before, after) = (scene.verdicts().distances, turned.verdicts().distances);
        // Between bases, from the front edge, from an oval's outline, over a wheel, over a move.
        for (at, tolerance) in [4, 4, 6, 4, 4].into_iter().enumerate() {
            prop_assert!((before[at] - after[at]).abs() <= tolerance, "{}: {} {}", at, before[at], after[at]);
        }
    }

    #[test]
    fn any_turn_changes_contacts_only_at_their_limit(one in bases(), meeting in meetings(), steps in 1..7_200i32, off in 0..200i32) {
        prop_assume!((off - TOUCH).abs() > 6);
        let foot = Size::new(4_000, 2_000);
        let other = Base::new(one.pose_to_meet(meeting, foot).ahead(-off), foot);
        let turn = |base: &Base| base.moved(base.pose().wheeled(Point::new(40_000, 40_000), steps));
        let (one, other) = (turn(&one), turn(&other));
        prop_assert_eq!(one.touches(&other), off < TOUCH);
        prop_assert!(!one.overlaps(&other));
    }

    #[test]
    fn both_sides_agree(one in bases(), other in bases()) {
        prop_assert_eq!(one.overlaps(&other), other.overlaps(&one));
        prop_assert_eq!(one.touches(&other), other.touches(&one));
        prop_assert_eq!(one.separation(&other), other.separation(&one));
        prop_assert_eq!(one.is_within(3_000, &other), one.separation(&other).is_within(3_000));
        let forth = one.quad().edges_that_meet(other.quad());
        prop_assert_eq!(forth.is_some(), other.quad().edges_that_meet(one.quad()).is_some());
    }

    #[test]
    fn who_conforms_meets(one in troops(), meeting in meetings(), depth in prop_oneof![Just(2_000), Just(3_000), Just(4_000)]) {
        let size = Size::new(4_000, depth);
        let mover = Base::new(one.pose_to_meet(meeting, size), size);
        prop_assert_eq!(mover.meeting(&one), Some(meeting));
        prop_assert!(mover.touches(&one));
        let back = one.meeting(&mover);
        prop_assert_eq!(back, (meeting == Meeting::Front).then_some(Meeting::Front));
        prop_assert_eq!(mover.overlapped_flank(&one), None);
    }

    #[test]
    fn neighbours_are_mutual(one in troops(), place in places()) {
        let size = Size::new(4_000, 3_000);
        let other = Base::new(one.pose_as_neighbour(place, size), size);
        prop_assert_eq!(one.neighbour(&other), Some(place));
        prop_assert!(one.touches(&other));
        let back = match place {
            Neighbour::Beside(flank) => Neighbour::Beside(flank.other()),
            Neighbour::Ahead => Neighbour::Behind,
            Neighbour::Behind => Neighbour::Ahead,
        };
        prop_assert_eq!(other.neighbour(&one), Some(back));
    }

    #[test]
    fn a_group_stays_a_group_through_many_wheels(one in troops(), turns in prop::collection::vec((-900..900i32, any::<bool>()), 1..40)) {
        let mut group = vec![one];
        for _ in 0..5 {
            let last = group[group.len() - 1];
            group.push(last.moved(last.pose_as_neighbour(Neighbour::Beside(Flank::Right), last.size())));
        }
        for (steps, left) in turns {
            let pivot = if left { group[0].quad().front_left() } else { group[5].quad().front_right() };
            group = group.iter().map(|base| base.moved(base.pose().wheeled(pivot, steps))).collect();
        }
        for pair in group.windows(2) {
            prop_assert_eq!(pair[0].neighbour(&pair[1]), Some(Neighbour::Beside(Flank::Right)));
        }
    }

    #[test]
    fn room_ends_where_something_stands(one in bases(), other in bases()) {
        let room = one.room_ahead(9_000, &other);
        let swept = |distance: i32| one.sweep_to(&one.moved(one.pose().ahead(distance))).overlaps(&other);
        if !one.overlaps(&other) {
            prop_assert!(!swept(room));
        }
        prop_assert!(room == 9_000 || swept(room + 1));
    }

    #[test]
    fn more_screens_show_less(scene in scenes()) {
        let [one, other, third, fourth] = &scene.bases;
        let all = [Screen::of_base(third), Screen::of_base(fourth), Screen::Oval(scene.oval)];
        let from = one.pose().point();
        for count in 0..all.len() {
            if sees(from, other.quad(), &all[..=count]) {
                prop_assert!(sees(from, other.quad(), &all[..count]));
            }
        }
    }

    #[test]
    fn headings_are_written_and_read(steps in 0u16..9_000) {
        let text = steps.to_string();
        let read: Result<Heading, _> = serde_json::from_str(&text);
        prop_assert_eq!(read.ok().map(Heading::steps), (steps < 7_200).then_some(steps));
    }
}

/// A number that follows from the one before: the same everywhere.
fn next(state: &mut u64) -> i32 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 40) as i32
}

/// The verdicts on twenty thousand scenes, folded into one number that must never change.
#[test]
fn the_verdicts_are_the_same_on_every_machine() {
    let (mut state, mut hash) = (6u64, 0xcbf2_9ce4_8422_2325u64);
    let mut base = || {
        let pose = Pose::new(
            34_000 + next(&mut state) % 12_000,
            34_000 + next(&mut state) % 12_000,
            Heading::new((next(&mut state) % 7_200) as u16),
        );
        Base::new(pose, Size::new(4_000, 2_000 + next(&mut state) % 3 * 1_000))
    };
    for at in 0..20_000 {
        let bases = [base(), base(), base(), base()];
        let pose = base().pose();
        let oval = Oval::new(pose.point(), pose.heading, 6_000, 3_000);
        let verdicts = Scene { bases, oval, steps: at % 3_600 - 1_800 }.verdicts();
        let said = verdicts.yes.iter().map(|yes| i32::from(*yes)).chain(verdicts.distances);
        hash = said.fold(hash, |hash, value| (hash ^ u64::from(value as u32)).wrapping_mul(0x0100_0000_01b3));
    }
    assert_eq!(hash, 0x2116_4043_3e69_9990, "{hash:#x}");
}
