use kernel::Side;

use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::position::Fate;
use crate::geometry::{Heading, Point};
use crate::ground::{Band, Feature, Kind, Shape, Terrain};
use crate::parade::Parade;
use crate::shooting::{Salvo, ShootEvent, ShootOrder, ShootStep};
use crate::troops::Arm;

/// Paces to millimetres.
const fn mm(paces: i32) -> i32 {
    paces / 4
}

fn set(elements: &[ElementId]) -> Elements {
    elements.iter().copied().collect()
}

fn totals(parade: &Parade, salvo: Salvo) -> (i16, i16) {
    let tallies = parade.field().shot_tallies(&salvo);
    (tallies[0].total(), tallies[1].total())
}

fn begin(parade: &mut Parade) {
    parade.begin(Step::Shoot(ShootStep::Phase(Side::First)));
}

fn shoot(order: ShootOrder) -> Order {
    Order::Shoot(order)
}

/// Ours faces north at y 200; theirs faces south, its front so many paces away.
fn duel(own: Arm, theirs: Arm, paces: i32) -> (Parade, ElementId, ElementId) {
    let mut parade = Parade::new();
    let one = parade.put(0, own, 300, 200, 0);
    let other = parade.put(1, theirs, 300, 200 + mm(paces), 180);
    (parade, one, other)
}

#[test]
fn rifles_outrange_muskets() {
    let (mut parade, rifles, muskets) = duel(Arm::Rifles, Arm::Muskets, 350);
    assert_eq!(parade.field().targets(rifles), Elements::only(muskets));
    assert!(parade.field().targets(muskets).is_empty());
    assert_eq!(totals(&parade, Salvo::new(rifles, muskets)), (4, 4));
    begin(&mut parade);
    assert_eq!(parade.field().shoot_question(ShootStep::Phase(Side::First)).0, Side::Second, "the passive side calls");
    parade.obey(shoot(ShootOrder::Call(rifles)), &[]);
    // The muskets cannot answer: the dice are rolled at once, and the rifles suffer nothing.
    parade.obey(shoot(ShootOrder::Shoot(muskets)), &[1, 6]);
    assert_eq!(parade.fate(rifles), Fate::Standing);
    assert_eq!(parade.pose(rifles), (30_000, 20_000, 0));
    let unanswered = Event::Shoot(ShootEvent::Unanswered { element: rifles });
    assert!(parade.events.contains(&unanswered));
    assert!(parade.cited.iter().any(|cite| cite.0 == "elements:shooting.unanswered"));
    assert_eq!(parade.position.agenda.depth(), 1, "nobody else has a target");
}

#[test]
fn one_pair_of_rolls_binds_both() {
    let (mut parade, rifles, muskets) = duel(Arm::Rifles, Arm::Muskets, 150);
    begin(&mut parade);
    parade.obey(shoot(ShootOrder::Call(rifles)), &[]);
    parade.obey(shoot(ShootOrder::Shoot(muskets)), &[]);
    assert_eq!(parade.orders(), [shoot(ShootOrder::Answer), shoot(ShootOrder::Endure)]);
    parade.obey(shoot(ShootOrder::Answer), &[2, 4]);
    assert_eq!(parade.pose(rifles), (30_000, 18_000, 0), "the rifles recoil");
    assert_eq!(parade.position.agenda.depth(), 1, "both have shot");
}

#[test]
fn fire_may_be_held() {
    let (mut parade, rifles, muskets) = duel(Arm::Rifles, Arm::Muskets, 150);
    begin(&mut parade);
    parade.obey(shoot(ShootOrder::Call(rifles)), &[]);
    parade.obey(shoot(ShootOrder::Hold), &[]);
    assert_eq!(parade.orders(), [shoot(ShootOrder::Call(muskets))]);
    assert!(parade.field().check(shoot(ShootOrder::Call(rifles))).is_err());
    parade.obey(shoot(ShootOrder::Call(muskets)), &[]);
    parade.obey(shoot(ShootOrder::Shoot(rifles)), &[]);
    parade.obey(shoot(ShootOrder::Endure), &[6, 1]);
    assert_eq!(parade.fate(rifles), Fate::Destroyed, "10 against 5");
}

#[test]
fn guns_at_close_range() {
    for (paces, factor) in [(250, 5), (300, 5), (400, 4)] {
        let (parade, guns, foot) = duel(Arm::Artillery, Arm::Rifles, paces);
        assert_eq!(totals(&parade, Salvo::new(guns, foot)), (factor, 4), "{paces}");
    }
}

#[test]
fn ranges_are_kept() {
    for (arm, range) in [(Arm::Muskets, 200), (Arm::Rifles, 400), (Arm::Jaegers, 400), (Arm::Artillery, 1_000)] {
        let (parade, own, foe) = duel(arm, Arm::Cavalry, range);
        assert!(parade.field().targets(own).has(foe), "{arm:?} at {range}");
        let (parade, own, _) = duel(arm, Arm::Cavalry, range + 4);
        assert!(parade.field().targets(own).is_empty(), "{arm:?} beyond {range}");
    }
    let (parade, horse, _) = duel(Arm::Cavalry, Arm::Rifles, 100);
    assert!(parade.field().targets(horse).is_empty());
}

#[test]
fn a_mounted_target() {
    let (parade, own, foe) = duel(Arm::Rifles, Arm::Cavalry, 200);
    assert_eq!(totals(&parade, Salvo::new(own, foe)), (5, 3));
    let (parade, own, foe) = duel(Arm::Rifles, Arm::Commander, 200);
    assert_eq!(totals(&parade, Salvo::new(own, foe)), (4, 4));
}

#[test]
fn flanking_fire_from_wholly_behind() {
    let mut parade = Parade::new();
    let target = parade.put(1, Arm::Rifles, 300, 300, 0);
    // South-east of it, facing west: wholly behind the line of its front.
    let behind = parade.put(0, Arm::Rifles, 360, 280, 270);
    assert_eq!(totals(&parade, Salvo::new(behind, target)).0, 6);
    // One corner in front of that line.
    parade.position.elements[behind.index()].pose.y = 29_000;
    assert_eq!(totals(&parade, Salvo::new(behind, target)).0, 4);
}

#[test]
fn the_arc_is_three_bases_wide() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 200, 0);
    let foe = parade.put(1, Arm::Rifles, 378, 250, 180);
    assert!(parade.field().targets(own).has(foe), "its corner is within a base width of the flank");
    parade.position.elements[foe.index()].pose.x = 38_100;
    assert!(parade.field().targets(own).is_empty());
    parade.position.elements[foe.index()].pose = crate::geometry::Pose::new(30_000, 15_000, Heading::NORTH);
    assert!(parade.field().targets(own).is_empty(), "not to the rear");
}

#[test]
fn the_nearest_is_the_target() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 200, 0);
    let near = parade.put(1, Arm::Rifles, 340, 250, 180);
    let far = parade.put(1, Arm::Rifles, 280, 270, 180);
    assert_eq!(parade.field().targets(own), Elements::only(near));
    let refusal = parade.field().check_target(own, far).unwrap_err();
    assert_eq!(refusal.reason, "elements-refusal-nearer-target");
    // A tie is the shooter's choice.
    parade.position.elements[far.index()].pose = crate::geometry::Pose::new(26_000, 25_000, Heading::SOUTH);
    assert_eq!(parade.field().targets(own), set(&[near, far]));
}

#[test]
fn guns_look_past_jaegers() {
    let mut parade = Parade::new();
    let guns = parade.put(0, Arm::Artillery, 300, 200, 0);
    let jaegers = parade.put(1, Arm::Jaegers, 300, 270, 180);
    let foot = parade.put(1, Arm::Rifles, 300, 320, 180);
    assert_eq!(parade.field().targets(guns), set(&[jaegers, foot]));
    begin(&mut parade);
    parade.obey(shoot(ShootOrder::Call(guns)), &[]);
    parade.obey(shoot(ShootOrder::Shoot(foot)), &[3, 3]);
    assert!(parade.cited.iter().any(|cite| cite.0 == "elements:shooting.artillery"));
    // Rifles must take the Jaegers, who also hide the rest.
    parade.position.elements[guns.index()].arm = Arm::Rifles;
    parade.position.shooting = Default::default();
    assert_eq!(parade.field().targets(guns), Elements::only(jaegers));
}

#[test]
fn troops_hide_what_is_behind_them() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Artillery, 300, 200, 0);
    let friend = parade.put(0, Arm::Rifles, 300, 250, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 380, 180);
    assert!(!parade.field().sees_target(own, foe));
    assert_eq!(parade.field().check_target(own, foe).unwrap_err().reason, "elements-refusal-out-of-sight");
    parade.position.elements[friend.index()].pose.x = 34_000;
    assert!(parade.field().sees_target(own, foe), "past its flank");
}

fn terrain(kind: Kind, x: i32, y: i32) -> Terrain {
    let feature = Feature {
        kind,
        shape: Shape::Oval,
        at: Point::new(100 * x, 100 * y),
        heading: Heading::EAST,
        length: 16_000,
        width: 10_000,
    };
    Terrain { extent: (60_000, 60_000), features: vec![feature], ..Terrain::default() }
}

#[test]
fn raised_shooters_see_over_troops() {
    let mut parade = Parade::on(terrain(Kind::GentleHill, 300, 200));
    let own = parade.put(0, Arm::Artillery, 300, 220, 0);
    parade.put(0, Arm::Rifles, 300, 280, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 400, 180);
    assert!(parade.field().sees_target(own, foe));
}

#[test]
fn crests_and_woods_hide() {
    let mut parade = Parade::on(terrain(Kind::GentleHill, 300, 280));
    let own = parade.put(0, Arm::Artillery, 300, 200, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 380, 180);
    assert!(!parade.field().sees_target(own, foe), "behind the crest");
    let mut parade = Parade::on(terrain(Kind::Wood, 300, 280));
    let own = { parade.put(0, Arm::Artillery, 300, 200, 0) };
    let foe = { parade.put(1, Arm::Rifles, 300, 380, 180) };
    assert!(!parade.field().sees_target(own, foe), "behind the wood");
    let mut parade = Parade::on(terrain(Kind::Fields, 300, 280));
    let own = { parade.put(0, Arm::Artillery, 300, 200, 0) };
    let foe = { parade.put(1, Arm::Rifles, 300, 380, 180) };
    assert!(parade.field().sees_target(own, foe));
    let _ = (own, foe);
}

#[test]
fn woods_shorten_the_range_and_level_the_factors() {
    let mut parade = Parade::on(terrain(Kind::Wood, 300, 300));
    let own = parade.put(0, Arm::Rifles, 300, 280, 0);
    let foe = parade.put(1, Arm::Jaegers, 300, 280 + mm(100), 180);
    assert!(parade.field().targets(own).has(foe));
    assert_eq!(totals(&parade, Salvo::new(own, foe)), (2, 2));
    parade.position.elements[foe.index()].pose.y += 500;
    assert!(parade.field().targets(own).is_empty());
}

#[test]
fn from_the_edge_of_a_wood_all_is_as_usual() {
    // The southern rim lies at y 250.
    let mut parade = Parade::on(terrain(Kind::Wood, 300, 300));
    let edge = parade.put(1, Arm::Rifles, 300, 250, 180);
    let own = parade.put(0, Arm::Rifles, 300, 170, 0);
    assert!(parade.field().targets(own).has(edge));
    assert!(parade.field().targets(edge).has(own));
    assert_eq!(totals(&parade, Salvo::new(own, edge)), (4, 4));
    // From behind, through the wood, it is inside.
    let rear = parade.put(0, Arm::Artillery, 300, 370, 180);
    assert!(!parade.field().targets(rear).has(edge));
}

#[test]
fn two_more_may_support() {
    let mut parade = Parade::new();
    let shooters = [220, 260, 300, 340].map(|x| parade.put(0, Arm::Rifles, x, 200, 0));
    let foe = parade.put(1, Arm::Rifles, 280, 270, 180);
    begin(&mut parade);
    parade.obey(shoot(ShootOrder::Call(shooters[1])), &[]);
    parade.obey(shoot(ShootOrder::Shoot(foe)), &[]);
    let candidates = [0, 2, 3].map(|at| shoot(ShootOrder::Support(shooters[at])));
    assert_eq!(parade.orders()[..3], candidates);
    parade.obey(shoot(ShootOrder::Support(shooters[0])), &[]);
    // With the second the table of supporters is full, and the target is asked whether it answers.
    parade.obey(shoot(ShootOrder::Support(shooters[2])), &[]);
    let salvo = parade.position.shooting.salvo.unwrap();
    assert_eq!(totals(&parade, salvo), (4, 2));
    parade.obey(shoot(ShootOrder::Endure), &[3, 3]);
    assert_eq!(parade.position.shooting.shot, set(&shooters[..3]));
    assert_eq!(parade.orders(), [shooters[3], foe].map(|element| shoot(ShootOrder::Call(element))));
}

#[test]
fn support_needs_the_same_target() {
    let mut parade = Parade::new();
    let [left, right] = [240, 340].map(|x| parade.put(0, Arm::Rifles, x, 200, 0));
    let [one, other] = [240, 340].map(|x| parade.put(1, Arm::Rifles, x, 270, 180));
    begin(&mut parade);
    parade.obey(shoot(ShootOrder::Call(left)), &[]);
    parade.obey(shoot(ShootOrder::Shoot(one)), &[]);
    assert_eq!(parade.orders(), [shoot(ShootOrder::Answer), shoot(ShootOrder::Endure)], "nobody can support");
    let _ = (right, other);
}

#[test]
fn elements_in_close_combat_neither_shoot_nor_are_shot_at() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    let beside = parade.put(0, Arm::Rifles, 340, 300, 0);
    let free = parade.put(1, Arm::Rifles, 400, 350, 180);
    let field = parade.field();
    assert!(field.targets(own).is_empty() && field.targets(foe).is_empty());
    assert!(field.targets(beside).is_empty(), "it overlaps");
    assert!(field.targets(free).is_empty(), "all before it fight");
}

#[test]
fn cover_of_bank_ditch_settlement_and_camp() {
    let band = |y: i32, width: i32| Band { points: vec![Point::new(0, y), Point::new(60_000, y)], width };
    let open = Terrain { extent: (60_000, 60_000), ..Terrain::default() };
    let river = Terrain { rivers: vec![band(26_000, 2_000)], ..open.clone() };
    let road = Terrain { roads: vec![band(26_000, 2_000)], ..open };
    for terrain in [river, road] {
        let mut parade = Parade::on(terrain);
        let own = parade.put(0, Arm::Rifles, 300, 200, 0);
        let foe = parade.put(1, Arm::Rifles, 300, 270, 180);
        assert_eq!(totals(&parade, Salvo::new(own, foe)), (3, 4));
        assert_eq!(totals(&parade, Salvo::new(foe, own)).0, 4, "the near side is no cover");
    }
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 200, 0);
    let camp = parade.put(1, Arm::Camp, 300, 270, 180);
    assert_eq!(totals(&parade, Salvo::new(own, camp)), (3, 2));
}

#[test]
fn camps_run_out_of_ammunition() {
    let mut parade = Parade::new();
    let camp = parade.put(1, Arm::Camp, 300, 270, 180);
    let foe = parade.put(0, Arm::Muskets, 300, 210, 180);
    assert!(parade.field().targets(camp).has(foe), "all round, 300 paces");
    for shot in 0..4 {
        if shot < 3 {
            begin(&mut parade);
            parade.obey(shoot(ShootOrder::Call(camp)), &[]);
            parade.obey(shoot(ShootOrder::Shoot(foe)), &[1, 6]);
            parade.play(&[], |play| play.done());
        } else {
            assert!(parade.field().targets(camp).is_empty());
            assert_eq!(parade.field().may_shoot(camp).unwrap_err().cite.0, "elements:terrain.camp");
        }
    }
    parade.position.active = Side::Second;
    assert!(parade.field().targets(camp).has(foe), "three more in its own bounds");
}

#[test]
fn stray_shots_drive_back_those_behind() {
    let (mut parade, guns, foot) = duel(Arm::Artillery, Arm::Rifles, 400);
    let behind = parade.put(1, Arm::Rifles, 310, 325, 180);
    let farther = parade.put(1, Arm::Rifles, 300, 345, 180);
    let away = parade.put(1, Arm::Rifles, 300, 400, 180);
    begin(&mut parade);
    parade.obey(shoot(ShootOrder::Call(guns)), &[]);
    parade.obey(shoot(ShootOrder::Shoot(foot)), &[]);
    parade.obey(shoot(ShootOrder::Endure), &[4, 3]);
    assert_eq!(parade.pose(farther), (30_000, 36_500, 180), "the hindmost goes first");
    assert_eq!(parade.pose(behind), (31_000, 34_500, 180));
    assert_eq!(parade.pose(foot), (30_000, 32_000, 180));
    assert_eq!(parade.pose(away), (30_000, 40_000, 180));
}

#[test]
fn a_commander_is_shot_at_with_four_and_flees() {
    let (mut parade, own, commander) = duel(Arm::Rifles, Arm::Commander, 200);
    begin(&mut parade);
    parade.obey(shoot(ShootOrder::Call(own)), &[]);
    parade.obey(shoot(ShootOrder::Shoot(commander)), &[4, 3]);
    // Turned about on its base of four centimetres, then 500 paces.
    assert_eq!(parade.pose(commander), (30_000, 25_000 + 4_000 + 12_500, 0));
    assert_eq!(parade.position.commands[1][0].lost, 0);
}

#[test]
fn factors_never_sink_below_nothing() {
    let mut parade = Parade::on(terrain(Kind::Wood, 300, 300));
    let own = parade.put(0, Arm::Rifles, 300, 280, 0);
    let foe = parade.put(1, Arm::Jaegers, 300, 295, 180);
    let supporters = [260, 340].map(|x| parade.put(0, Arm::Rifles, x, 280, 0));
    let salvo = Salvo { supporters: set(&supporters), ..Salvo::new(own, foe) };
    assert_eq!(totals(&parade, salvo), (2, 0));
}

#[test]
fn a_preview_tells_the_chances() {
    let (mut parade, guns, foot) = duel(Arm::Artillery, Arm::Rifles, 400);
    begin(&mut parade);
    parade.obey(shoot(ShootOrder::Call(guns)), &[]);
    let preview = parade.field().preview(shoot(ShootOrder::Shoot(foot)));
    let found: Vec<(&str, u32)> =
        preview.results.iter().map(|(label, chance)| (label.id.as_str(), (chance * 36.0).round() as u32)).collect();
    // 4 against 4, answered: the guns suffer only when doubled.
    let expected = [
        ("elements-chance-destroyed", 1),
        ("elements-chance-recoils", 14),
        ("elements-chance-nothing", 20),
        ("elements-chance-destroyed", 1),
    ];
    assert_eq!(found, expected);
    assert_eq!(preview.sums.len(), 2);
}
