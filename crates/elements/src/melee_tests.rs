//! Random phases: whatever stands on the table, combat comes to an end and leaves
//! nobody on top of another.

use kernel::{Dice, Side};

use crate::close_combat::FightStep;
use crate::engine::agenda::Step;
use crate::engine::pieces::ElementId;
use crate::engine::position::Fate;
use crate::geometry::{Convex, Heading, Point, Pose, TOUCH};
use crate::ground::{Feature, Kind, Shape, Terrain};
use crate::parade::Parade;
use crate::shooting::ShootStep;
use crate::troops::Arm;

const ARMS: [Arm; 7] =
    [Arm::Cavalry, Arm::Dismounted, Arm::Muskets, Arm::Rifles, Arm::Jaegers, Arm::Artillery, Arm::Commander];

/// A crowd of both sides in a small place: each new element stands in contact with an
/// older one, or somewhere near.
fn crowd(dice: &mut Dice) -> Parade {
    let kinds = [Kind::Wood, Kind::GentleHill, Kind::SteepHill, Kind::Settlement, Kind::Rough, Kind::Fields];
    let features = (0..2).map(|_| Feature {
        kind: kinds[dice.roll(6) as usize],
        shape: Shape::Oval,
        at: Point::new(20_000 + dice.roll(20_000) as i32, 20_000 + dice.roll(20_000) as i32),
        heading: Heading::new(dice.roll(7_200) as u16),
        length: 16_000,
        width: 10_000,
    });
    let features = features.collect();
    let mut parade = Parade::on(Terrain { extent: (60_000, 60_000), features, ..Terrain::default() });
    parade.put(0, Arm::Camp, 300, 60, 0);
    parade.put(1, Arm::Camp, 300, 560, 0);
    let mut standing: Vec<ElementId> = Vec::new();
    for _ in 0..28 {
        let side = dice.roll(2) as u8;
        let arm = ARMS[dice.roll(7) as usize];
        let commanders =
            standing.iter().filter(|id| id.side().number() == side && parade.field().arm(**id) == Arm::Commander);
        if arm == Arm::Commander && commanders.count() == 3 {
            continue;
        }
        let element = parade.put(side, arm, 300, 300, 0);
        let pose = place(&parade, element, &standing, dice);
        parade.position.elements[element.index()].pose = pose;
        let quad = parade.field().quad(element);
        let others = parade.position.standing().iter().filter(|other| *other != element);
        let clear = others.into_iter().all(|other| !quad.overlaps_by_more_than(2, &parade.field().quad(other)));
        if clear && parade.position.ground.is_on_table(&quad) {
            standing.push(element);
        } else {
            parade.position.elements[element.index()].fate = Fate::None;
        }
    }
    parade
}

fn place(parade: &Parade, element: ElementId, standing: &[ElementId], dice: &mut Dice) -> Pose {
    let size = parade.field().arm(element).size();
    let anywhere = Pose::new(
        18_000 + dice.roll(24_000) as i32,
        18_000 + dice.roll(24_000) as i32,
        Heading::new(20 * dice.roll(360) as u16),
    );
    if standing.is_empty() || dice.roll(4) == 0 {
        return anywhere;
    }
    let other = standing[dice.roll(standing.len() as u32) as usize];
    let (pose, theirs) = (parade.position.element(other).pose, parade.field().arm(other).size());
    match dice.roll(8) {
        0 | 1 => pose.facing(pose.heading.opposite()),
        2 => pose.aside(theirs.width / 2).ahead(-size.width / 2).facing(pose.heading.left()),
        3 => pose.ahead(-theirs.depth),
        4 => pose.aside((theirs.width + size.width) / 2),
        5 => pose.aside(-(theirs.width + size.width) / 2).facing(pose.heading.opposite()),
        6 => pose.ahead(-theirs.depth).ahead(-(dice.roll(3_000) as i32)),
        _ => pose.ahead(4_000 + dice.roll(8_000) as i32).facing(pose.heading.opposite()),
    }
}

fn assert_nobody_overlaps(parade: &Parade, seed: u64, when: &str) {
    let standing: Vec<ElementId> = parade.position.standing().iter().collect();
    for (at, one) in standing.iter().enumerate() {
        for other in &standing[at + 1..] {
            let (a, b) = (parade.field().quad(*one), parade.field().quad(*other));
            assert!(!a.overlaps_by_more_than(TOUCH, &b), "seed {seed}, {when}: {one:?} on {other:?}: {a:?} {b:?}");
        }
        assert!(parade.position.ground.is_on_table(&parade.field().quad(*one)), "seed {seed}, {when}: {one:?}");
    }
}

fn play_phase(parade: &mut Parade, step: Step, dice: &mut Dice, seed: u64) -> usize {
    parade.begin(step);
    let mut given = 0;
    while parade.position.agenda.depth() > 1 {
        let orders = parade.orders();
        assert!(!orders.is_empty(), "seed {seed}: a dead end");
        let order = orders[dice.roll(orders.len() as u32) as usize];
        orders.iter().for_each(|order| assert_eq!(parade.field().check(*order), Ok(()), "seed {seed}: {order:?}"));
        parade.obey_with(order, dice);
        assert_nobody_overlaps(parade, seed, &format!("{order:?}"));
        given += 1;
        assert!(given < 500, "seed {seed}: no end");
    }
    parade.play(&[], |play| play.done());
    given
}

#[test]
fn random_phases_come_to_an_end() {
    let mut orders = [0usize; 2];
    for seed in 0..600 {
        let mut dice = Dice::quick(seed);
        let mut parade = crowd(&mut dice);
        parade.battle.options.one_supported = seed % 3 == 0;
        parade.battle.options.literal_recoil = seed % 5 == 0;
        assert_nobody_overlaps(&parade, seed, "at first");
        for _ in 0..2 {
            orders[0] += play_phase(&mut parade, Step::Shoot(ShootStep::Phase(Side::First)), &mut dice, seed);
            orders[1] += play_phase(&mut parade, Step::Fight(FightStep::Phase(Side::First)), &mut dice, seed);
            parade.play(&[], |play| play.judge_the_bound(Side::First));
            assert_nobody_overlaps(&parade, seed, "at the end");
            parade.position.outcome = None;
        }
    }
    assert!(orders[0] > 2_000 && orders[1] > 300, "{orders:?}");
}

#[test]
fn previews_add_up() {
    let mut seen = 0;
    for seed in 0..60 {
        let mut dice = Dice::quick(seed);
        let mut parade = crowd(&mut dice);
        for step in [Step::Shoot(ShootStep::Phase(Side::First)), Step::Fight(FightStep::Phase(Side::First))] {
            parade.begin(step);
            for order in parade.orders() {
                let preview = parade.field().preview(order);
                let sum: f64 = preview.results.iter().map(|(_, chance)| chance).sum();
                assert!(preview.results.is_empty() || (sum - 1.0).abs() < 1e-9, "{order:?}: {sum}");
                seen += usize::from(!preview.results.is_empty());
            }
            parade.position.agenda = crate::engine::agenda::Agenda::default();
        }
    }
    assert!(seen > 50);
}
