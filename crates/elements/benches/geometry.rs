//! `cargo bench -p elements --bench geometry`
#![allow(clippy::unwrap_used, missing_docs)]

use divan::{Bencher, black_box};
use elements::geometry::{
    Base, Convex, FireArc, Heading, Oval, Point, Pose, Screen, Size, Vector, Wheel, Zone, corners, sees,
};
use elements::ground::Band;

fn main() {
    divan::main();
}

const FOOT: Size = Size::new(4_000, 2_000);

fn foot(x: i32, y: i32, heading: u16) -> Base {
    Base::new(Pose::new(x, y, Heading::new(heading)), FOOT)
}

/// Twelve elements in two lines, a little out of true.
fn army() -> Vec<Base> {
    (0..12).map(|at| foot(12_000 + at % 6 * 4_500, 24_000 + at / 6 * 3_000, (3_500 + at * 17) as u16)).collect()
}

#[divan::bench]
fn corners_of_a_base(bencher: Bencher<'_, '_>) {
    let pose = Pose::new(20_000, 20_000, Heading::new(1_234));
    bencher.bench_local(|| corners(black_box(pose), black_box(FOOT)));
}

#[divan::bench]
fn heading_towards_a_point(bencher: Bencher<'_, '_>) {
    bencher.bench_local(|| Heading::towards(black_box(Vector::new(12_345, -6_789))));
}

#[divan::bench]
fn overlap_of_two_that_overlap(bencher: Bencher<'_, '_>) {
    let (one, other) = (foot(20_000, 20_000, 100), foot(21_000, 20_500, 1_000));
    bencher.bench_local(|| black_box(&one).overlaps(black_box(&other)));
}

#[divan::bench]
fn overlap_of_one_with_twelve(bencher: Bencher<'_, '_>) {
    let (one, army) = (foot(20_000, 20_000, 100), army());
    bencher.bench_local(|| army.iter().filter(|other| black_box(&one).overlaps(*other)).count());
}

#[divan::bench]
fn contact_of_two_that_touch(bencher: Bencher<'_, '_>) {
    let (one, other) = (foot(20_000, 20_000, 0), foot(20_000, 20_000, 3_600));
    bencher.bench_local(|| black_box(&one).touches(black_box(&other)));
}

#[divan::bench]
fn meeting_of_two(bencher: Bencher<'_, '_>) {
    let (one, other) = (foot(20_000, 20_000, 0), foot(20_000, 20_000, 3_600));
    bencher.bench_local(|| black_box(&one).meeting(black_box(&other)));
}

#[divan::bench]
fn distance_of_two(bencher: Bencher<'_, '_>) {
    let (one, other) = (foot(20_000, 20_000, 100), foot(30_000, 27_000, 1_000));
    bencher.bench_local(|| black_box(&one).separation(black_box(&other)));
}

#[divan::bench]
fn nearest_target_of_twelve(bencher: Bencher<'_, '_>) {
    let (army, arc) = (army(), FireArc::new(&foot(24_000, 15_000, 0), 10_000));
    bencher.bench_local(|| {
        let targets = army.iter().filter(|target| arc.bears_on(*target));
        targets.map(|target| arc.range_to(target)).min()
    });
}

#[divan::bench]
fn zones_of_twelve(bencher: Bencher<'_, '_>) {
    let (army, one) = (army(), foot(24_000, 21_000, 0));
    bencher.bench_local(|| army.iter().filter(|owner| Zone::of(owner).reaches(black_box(&one))).count());
}

#[divan::bench]
fn sight_past_eleven_bases_and_two_woods(bencher: Bencher<'_, '_>) {
    let army = army();
    let wood = |x, y| Screen::Oval(Oval::new(Point::new(x, y), Heading::new(800), 5_000, 3_000));
    let mut screens: Vec<Screen> = army[..11].iter().map(Screen::of_base).collect();
    screens.extend([wood(10_000, 20_000), wood(40_000, 20_000)]);
    let (from, target) = (Point::new(24_000, 15_000), *army[11].quad());
    bencher.bench_local(|| sees(black_box(from), &target, &screens));
}

#[divan::bench]
fn wheel_past_twelve(bencher: Bencher<'_, '_>) {
    let (army, one) = (army(), foot(20_000, 20_000, 0));
    bencher.bench_local(|| {
        let wheel = Wheel::new(&one, one.quad().front_left(), black_box(-700));
        army.iter().filter(|other| wheel.sweeps(*other)).count()
    });
}

#[divan::bench]
fn room_ahead_past_twelve(bencher: Bencher<'_, '_>) {
    let (army, one) = (army(), foot(20_000, 20_000, 0));
    bencher.bench_local(|| army.iter().map(|other| one.room_ahead(black_box(5_000), other)).min());
}

#[divan::bench]
fn base_in_an_oval(bencher: Bencher<'_, '_>) {
    let oval = Oval::new(Point::new(20_000, 20_000), Heading::new(800), 9_000, 5_000);
    let base = foot(26_000, 25_000, 300);
    bencher.bench_local(|| oval.covers_part_of(black_box(&base)));
}

#[divan::bench]
fn base_in_a_river(bencher: Bencher<'_, '_>) {
    let line = (0..8).map(|at| Point::new(at * 9_000, 30_000 + at % 3 * 1_500)).collect();
    let river = Band { points: line, width: 3_000 };
    let base = foot(26_000, 25_000, 300);
    bencher.bench_local(|| river.is_entered_by(black_box(&base)));
}
