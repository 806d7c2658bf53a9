use kernel::Side;

use crate::close_combat::{FightOrder, FightStep};
use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::ElementId;
use crate::engine::position::Fate;
use crate::geometry::{Heading, Point};
use crate::ground::{Band, Feature, Kind, Shape, TableEdge, Terrain, Waterway};
use crate::movement::Nature;
use crate::parade::Parade;
use crate::results::{Doom, ResultEvent};
use crate::troops::Arm;

fn totals(parade: &Parade, one: ElementId, other: ElementId) -> (i16, i16) {
    let field = parade.field();
    let helped = [one, other].into_iter().filter(|element| !field.commanders_touching(*element).is_empty()).collect();
    (field.fight_tally(one, other, helped).total(), field.fight_tally(other, one, helped).total())
}

fn fight(parade: &mut Parade, own: ElementId, foe: ElementId, dice: &[u32]) {
    if parade.position.agenda.depth() == 0 {
        parade.begin(Step::Fight(FightStep::Phase(Side::First)));
    }
    parade.obey(Order::Fight(FightOrder::Fight { own, foe }), dice);
}

#[test]
fn cavalry_charges_in_the_first_round_only() {
    let mut parade = Parade::new();
    let horse = parade.put(0, Arm::Cavalry, 300, 300, 0);
    let foot = parade.put(1, Arm::Rifles, 300, 300, 180);
    assert_eq!(totals(&parade, horse, foot), (4, 4));
    parade.position.movement.moved.remove(horse);
    assert_eq!(totals(&parade, horse, foot), (3, 4), "it stood there before");
    parade.position.movement.moved.add(horse);
    fight(&mut parade, horse, foot, &[3, 3]);
    parade.play(&[], |play| play.judge_the_bound(Side::First));
    parade.position.active = Side::Second;
    assert_eq!(totals(&parade, horse, foot), (3, 4));
    parade.position.active = Side::First;
    assert_eq!(totals(&parade, horse, foot), (3, 4));
}

#[test]
fn cavalry_that_is_attacked_does_not_charge() {
    let mut parade = Parade::new();
    let foot = parade.put(0, Arm::Rifles, 300, 300, 0);
    let horse = parade.put(1, Arm::Cavalry, 300, 300, 180);
    assert_eq!(totals(&parade, foot, horse), (4, 3));
}

#[test]
fn one_element_overlaps_two() {
    let mut parade = Parade::new();
    // Two pairs with a gap of one base between them on our side, filled by an
    // enemy who fights nobody.
    let left = parade.put(0, Arm::Rifles, 260, 300, 0);
    let right = parade.put(0, Arm::Rifles, 340, 300, 0);
    let foes = [260, 340].map(|x| parade.put(1, Arm::Rifles, x, 300, 180));
    parade.put(1, Arm::Jaegers, 300, 300, 180);
    assert_eq!(totals(&parade, left, foes[0]), (3, 4));
    assert_eq!(totals(&parade, right, foes[1]), (3, 4));
}

#[test]
fn flank_and_rear_contacts_count_one_each() {
    let mut parade = Parade::new();
    let alone = parade.put(0, Arm::Rifles, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    // On the right flank, front corners touching; in the rear; an overlap on the left.
    parade.put(1, Arm::Rifles, 320, 280, 270);
    parade.put(1, Arm::Rifles, 300, 280, 0);
    parade.put(1, Arm::Rifles, 260, 300, 180);
    assert_eq!(totals(&parade, alone, foe), (1, 4));
    let _ = foe;
}

#[test]
fn an_overlapping_friend_in_frontal_combat_does_not_overlap() {
    let mut parade = Parade::new();
    let [left, right] = [280, 320].map(|x| parade.put(0, Arm::Rifles, x, 300, 0));
    let [one, other] = [280, 320].map(|x| parade.put(1, Arm::Rifles, x, 300, 180));
    assert_eq!(totals(&parade, left, one), (4, 4));
    assert_eq!(totals(&parade, right, other), (4, 4));
}

#[test]
fn rear_support_of_the_same_kind() {
    let mut parade = Parade::new();
    let front = parade.put(0, Arm::Rifles, 300, 300, 0);
    let foe = parade.put(1, Arm::Muskets, 300, 300, 180);
    let behind = parade.put(0, Arm::Rifles, 300, 280, 0);
    assert_eq!(totals(&parade, front, foe), (5, 4));
    parade.position.elements[behind.index()].arm = Arm::Muskets;
    assert_eq!(totals(&parade, front, foe), (4, 4));
    parade.position.elements[behind.index()].arm = Arm::Rifles;
    parade.position.elements[foe.index()].arm = Arm::Jaegers;
    assert_eq!(totals(&parade, front, foe).0, 4, "only against line infantry");
}

#[test]
fn a_commander_helps_those_he_touches() {
    let mut parade = Parade::new();
    let [left, right] = [280, 320].map(|x| parade.put(0, Arm::Rifles, x, 300, 0));
    let [one, other] = [280, 320].map(|x| parade.put(1, Arm::Rifles, x, 300, 180));
    parade.put(0, Arm::Commander, 300, 280, 0);
    assert_eq!(totals(&parade, left, one), (5, 4));
    assert_eq!(totals(&parade, right, other), (5, 4));
}

#[test]
fn a_commander_may_help_one_only() {
    let mut parade = Parade::new();
    parade.battle.options.one_supported = true;
    let [left, right] = [280, 320].map(|x| parade.put(0, Arm::Rifles, x, 300, 0));
    let [one, other] = [280, 320].map(|x| parade.put(1, Arm::Rifles, x, 300, 180));
    parade.put(0, Arm::Commander, 300, 280, 0);
    fight(&mut parade, left, one, &[]);
    assert_eq!(parade.orders(), [Order::Fight(FightOrder::Help), Order::Fight(FightOrder::Wait)]);
    // 5 and 3 against 4 and 4: a tie, so he did help.
    parade.obey(Order::Fight(FightOrder::Help), &[3, 4]);
    assert_eq!(parade.pose(left), (28_000, 30_000, 0));
    // The second fight has nobody's help: 4 and 3 against 4 and 4.
    parade.obey(Order::Fight(FightOrder::Fight { own: right, foe: other }), &[3, 4]);
    assert_eq!(parade.pose(right), (32_000, 28_000, 0));
}

fn wood(x: i32, y: i32) -> Feature {
    feature(Kind::Wood, x, y)
}

fn feature(kind: Kind, x: i32, y: i32) -> Feature {
    Feature {
        kind,
        shape: Shape::Oval,
        at: Point::new(100 * x, 100 * y),
        heading: Heading::EAST,
        length: 16_000,
        width: 10_000,
    }
}

fn terrain(features: &[Feature]) -> Terrain {
    Terrain { extent: (60_000, 60_000), features: features.to_vec(), ..Terrain::default() }
}

#[test]
fn bad_going_hinders_all_but_jaegers_and_dismounted() {
    let mut parade = Parade::on(terrain(&[wood(300, 300)]));
    let foot = parade.put(0, Arm::Rifles, 300, 300, 0);
    let foe = parade.put(1, Arm::Jaegers, 300, 300, 180);
    assert_eq!(totals(&parade, foot, foe), (2, 2));
    parade.position.elements[foot.index()].arm = Arm::Cavalry;
    // 3, 1 for the charge, -2 once for bad going, although the enemy is in it too.
    assert_eq!(totals(&parade, foot, foe), (2, 2));
}

#[test]
fn horsemen_against_enemies_in_bad_going() {
    let mut parade = Parade::on(terrain(&[wood(300, 340)]));
    let horse = parade.put(0, Arm::Cavalry, 300, 288, 0);
    let foe = parade.put(1, Arm::Jaegers, 300, 288, 180);
    assert!(parade.field().in_bad_going(foe) && !parade.field().in_bad_going(horse));
    assert_eq!(totals(&parade, horse, foe), (2, 2));
}

#[test]
fn height_counts_one() {
    let mut parade = Parade::on(terrain(&[feature(Kind::GentleHill, 300, 300)]));
    let up = parade.put(0, Arm::Rifles, 300, 280, 180);
    let down = parade.put(1, Arm::Rifles, 300, 280, 0);
    assert_eq!(totals(&parade, up, down), (5, 4));
}

#[test]
fn infantry_recoils_by_its_depth_and_fights_once() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    fight(&mut parade, own, foe, &[2, 3]);
    assert_eq!(parade.pose(own), (30_000, 28_000, 0));
    assert_eq!(parade.position.phase, crate::engine::position::Phase::CloseCombat);
    assert_eq!(parade.position.agenda.depth(), 1, "the phase is over");
}

#[test]
fn doubled_infantry_is_destroyed() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    fight(&mut parade, own, foe, &[1, 6]);
    assert_eq!(parade.fate(own), Fate::Destroyed);
    assert_eq!(parade.position.commands[0][0].lost, 1);
}

#[test]
fn recoil_pushes_the_column_behind() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    let column = [280, 255].map(|y| parade.put(0, Arm::Rifles, 300, y, 0));
    let foe = parade.put(1, Arm::Jaegers, 300, 300, 180);
    fight(&mut parade, own, foe, &[1, 4]);
    assert_eq!(parade.pose(own), (30_000, 28_000, 0));
    assert_eq!(parade.pose(column[0]), (30_000, 26_000, 0));
    assert_eq!(parade.pose(column[1]), (30_000, 24_000, 0), "the gap of five millimetres is used up");
}

#[test]
fn recoil_into_a_friend_who_faces_elsewhere_destroys() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    let across = parade.put(0, Arm::Rifles, 310, 260, 90);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    fight(&mut parade, own, foe, &[2, 3]);
    assert_eq!(parade.fate(own), Fate::Destroyed);
    assert_eq!(parade.fate(across), Fate::Standing);
}

#[test]
fn recoil_passes_through_artillery() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    let guns = parade.put(0, Arm::Artillery, 300, 275, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    fight(&mut parade, own, foe, &[2, 3]);
    assert_eq!(parade.pose(own), (30_000, 23_500, 0));
    assert_eq!(parade.pose(guns), (30_000, 27_500, 0));
}

#[test]
fn cavalry_recoils_through_cavalry_but_not_through_line_infantry() {
    for (behind, place) in [(Arm::Cavalry, 24_000), (Arm::Rifles, 27_000)] {
        let mut parade = Parade::new();
        let own = parade.put(0, Arm::Cavalry, 300, 300, 0);
        let friend = parade.put(0, behind, 300, 270, 0);
        let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
        fight(&mut parade, own, foe, &[2, 4]);
        assert_eq!(parade.pose(own).1, place);
        let pushed = if behind == Arm::Rifles { 24_000 } else { 27_000 };
        assert_eq!(parade.pose(friend).1, pushed);
    }
}

#[test]
fn recoil_with_an_enemy_on_the_flank_destroys_unless_read_literally() {
    for literal in [false, true] {
        let mut parade = Parade::new();
        parade.battle.options.literal_recoil = literal;
        let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
        let own = parade.put(0, Arm::Rifles, 300, 300, 0);
        parade.put(1, Arm::Rifles, 320, 280, 270);
        fight(&mut parade, own, foe, &[3, 3]);
        let fate = if literal { Fate::Standing } else { Fate::Destroyed };
        assert_eq!(parade.fate(own), fate);
    }
}

#[test]
fn recoil_over_the_edge_is_a_loss() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 30, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 30, 180);
    fight(&mut parade, own, foe, &[2, 3]);
    assert_eq!(parade.fate(own), Fate::Gone);
    assert_eq!(parade.position.commands[0][0].lost, 1);
}

#[test]
fn friends_on_the_flank_recoil_with_the_beaten() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    // Seen from the foe, on his left flank: the east.
    let helper = parade.put(0, Arm::Rifles, 320, 320, 270);
    assert_eq!(totals(&parade, own, foe), (4, 3));
    fight(&mut parade, own, foe, &[1, 3]);
    assert_eq!(parade.pose(own), (30_000, 28_000, 0));
    assert_eq!(parade.pose(helper), (34_000, 32_000, 270));
}

#[test]
fn beaten_cavalry_flees_from_foot() {
    let mut parade = Parade::new();
    let horse = parade.put(0, Arm::Cavalry, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    fight(&mut parade, horse, foe, &[1, 6]);
    // Turned about on the spot, then 400 paces: ten centimetres.
    assert_eq!(parade.pose(horse), (30_000, 17_000, 180));
}

#[test]
fn flight_bends_round_friends() {
    let mut parade = Parade::new();
    let horse = parade.put(0, Arm::Cavalry, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    parade.put(0, Arm::Rifles, 300, 220, 0);
    fight(&mut parade, horse, foe, &[1, 6]);
    assert_eq!(parade.fate(horse), Fate::Standing);
    let (x, y, _) = parade.pose(horse);
    assert!(y < 25_000 && x != 30_000, "{x} {y}");
}

#[test]
fn cavalry_pursues_and_charges_in_the_next_bound() {
    let mut parade = Parade::new();
    let horse = parade.put(0, Arm::Cavalry, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    fight(&mut parade, horse, foe, &[4, 3]);
    assert_eq!(parade.pose(foe), (30_000, 32_000, 180));
    assert_eq!(parade.pose(horse), (30_000, 32_000, 0), "it follows up to the enemy");
    assert_eq!(parade.position.agenda.depth(), 1, "they do not fight again in this bound");
    parade.play(&[], |play| play.judge_the_bound(Side::First));
    parade.position.active = Side::Second;
    assert_eq!(totals(&parade, horse, foe), (4, 4));
    parade.play(&[], |play| play.judge_the_bound(Side::Second));
    parade.position.active = Side::First;
    assert_eq!(totals(&parade, horse, foe), (3, 4));
}

#[test]
fn pursuit_stops_short_of_bad_going() {
    let mut parade = Parade::on(terrain(&[wood(300, 370)]));
    let horse = parade.put(0, Arm::Cavalry, 300, 305, 0);
    let foe = parade.put(1, Arm::Artillery, 300, 305, 180);
    fight(&mut parade, horse, foe, &[6, 1]);
    assert_eq!(parade.fate(foe), Fate::Destroyed);
    let y = parade.pose(horse).1;
    assert!((31_900..=32_100).contains(&y), "{y}");
}

#[test]
fn line_infantry_that_won_advances_at_the_end() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    let beside = parade.put(0, Arm::Muskets, 340, 300, 0);
    let apart = parade.put(0, Arm::Rifles, 400, 300, 0);
    let foe = parade.put(1, Arm::Artillery, 300, 300, 180);
    fight(&mut parade, own, foe, &[4, 3]);
    assert_eq!(parade.fate(foe), Fate::Destroyed);
    parade.play(&[], |play| play.judge_the_bound(Side::First));
    assert_eq!(parade.pose(own).1, 32_000);
    assert_eq!(parade.pose(beside).1, 32_000, "the whole group advances");
    assert_eq!(parade.pose(apart).1, 30_000);
}

#[test]
fn a_camp_defends_itself_and_is_sacked() {
    let mut parade = Parade::new();
    let camp = parade.put(1, Arm::Camp, 300, 340, 0);
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    assert_eq!(totals(&parade, own, camp), (4, 4));
    fight(&mut parade, own, camp, &[4, 3]);
    assert!(parade.position.sacked[Side::Second]);
    assert_eq!(parade.field().losses(Side::Second), 2);
    assert_eq!(parade.fate(camp), Fate::Standing);
    // Retaken once an own element stands before it and no enemy touches it.
    parade.position.elements[own.index()].fate = Fate::Destroyed;
    parade.put(1, Arm::Jaegers, 300, 340, 180);
    parade.play(&[], |play| play.judge_the_bound(Side::First));
    assert!(!parade.position.sacked[Side::Second]);
}

#[test]
fn cavalry_gets_no_charge_against_a_camp() {
    let mut parade = Parade::new();
    let camp = parade.put(1, Arm::Camp, 300, 340, 0);
    let horse = parade.put(0, Arm::Cavalry, 300, 300, 0);
    assert_eq!(totals(&parade, horse, camp), (3, 5));
}

#[test]
fn a_commander_behind_makes_room() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    let commander = parade.put(0, Arm::Commander, 300, 280, 0);
    fight(&mut parade, own, foe, &[1, 3]);
    assert_eq!(parade.pose(own), (30_000, 28_000, 0));
    assert_eq!(parade.fate(commander), Fate::Standing);
    assert_eq!(parade.pose(commander), (30_000, 26_000, 0));
}

#[test]
fn skewed_contact_is_no_fight() {
    let mut parade = Parade::new();
    parade.put(0, Arm::Rifles, 300, 300, 0);
    parade.put(1, Arm::Rifles, 310, 300, 180);
    parade.begin(Step::Fight(FightStep::Phase(Side::First)));
    assert!(parade.orders().is_empty());
    assert_eq!(parade.position.agenda.depth(), 1);
}

#[test]
fn a_foe_in_the_water_gives_the_bank_its_worth() {
    let river = Band { points: vec![Point::new(0, 31_000), Point::new(60_000, 31_000)], width: 2_000 };
    let mut parade = Parade::on(Terrain { rivers: vec![river], ..terrain(&[]) });
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    assert_eq!(totals(&parade, own, foe), (4, 4), "nobody knows the river yet");
    parade.position.movement.river = Nature::Shallow;
    assert_eq!(totals(&parade, own, foe), (4, 4), "it hinders nobody");
    parade.position.movement.river = Nature::Slow;
    assert_eq!(totals(&parade, own, foe), (5, 4));
}

#[test]
fn a_recoil_into_the_water_is_a_loss() {
    let waterway = Some(Waterway { edge: TableEdge::West, depth: 10_000, beach: false });
    let mut parade = Parade::on(Terrain { waterway, ..terrain(&[]) });
    let own = parade.put(0, Arm::Rifles, 125, 300, 90);
    let foe = parade.put(1, Arm::Rifles, 125, 300, 270);
    fight(&mut parade, own, foe, &[2, 3]);
    assert_eq!(parade.fate(own), Fate::Destroyed);
    let drowned = Event::Result(ResultEvent::Destroyed { element: own, doom: Doom::Drowned });
    assert!(parade.events.contains(&drowned));
}

#[test]
fn a_flight_over_the_edge_is_a_loss() {
    let mut parade = Parade::new();
    let horse = parade.put(0, Arm::Cavalry, 300, 100, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 100, 180);
    fight(&mut parade, horse, foe, &[1, 6]);
    assert_eq!(parade.fate(horse), Fate::Gone);
}

#[test]
fn who_is_hemmed_in_cannot_flee() {
    let mut parade = Parade::new();
    let jaegers = parade.put(0, Arm::Jaegers, 300, 300, 0);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    [220, 260, 300, 340, 380].into_iter().for_each(|x| {
        parade.put(0, Arm::Rifles, x, 270, 0);
    });
    parade.put(0, Arm::Rifles, 250, 290, 90);
    parade.put(0, Arm::Rifles, 350, 290, 90);
    fight(&mut parade, jaegers, foe, &[1, 6]);
    assert_eq!(parade.fate(jaegers), Fate::Destroyed);
}

#[test]
fn jaegers_recoil_through_line_infantry() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Jaegers, 300, 300, 0);
    let line = parade.put(0, Arm::Rifles, 310, 280, 180);
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    // The line faces the other way: its rear edge is where it stood back to
    // back, its front at y 280.
    parade.position.elements[line.index()].pose.y = 26_000;
    fight(&mut parade, own, foe, &[3, 3]);
    assert_eq!(parade.pose(own), (30_000, 26_000, 0));
    assert_eq!(parade.pose(line), (31_000, 26_000, 180));
}

#[test]
fn a_camp_weighs_further_attackers() {
    let mut parade = Parade::new();
    let camp = parade.put(1, Arm::Camp, 300, 340, 0);
    let [one, other] = [280, 320].map(|x| parade.put(0, Arm::Rifles, x, 300, 0));
    assert_eq!(totals(&parade, one, camp), (4, 3));
    assert_eq!(totals(&parade, other, camp), (4, 3));
    fight(&mut parade, one, camp, &[1, 3]);
    assert_eq!(parade.pose(one).1, 28_000, "it recoils");
    assert_eq!(parade.position.agenda.depth(), 1, "a camp fights once");
}

#[test]
fn an_element_caught_in_the_flank_fights_back() {
    let mut parade = Parade::new();
    let own = parade.put(0, Arm::Rifles, 320, 280, 270);
    let caught = parade.put(1, Arm::Rifles, 300, 300, 0);
    assert_eq!(totals(&parade, own, caught), (4, 3));
    fight(&mut parade, own, caught, &[3, 3]);
    assert_eq!(parade.fate(caught), Fate::Destroyed, "it cannot recoil with the enemy on its flank");
}

#[test]
fn recoil_into_mere_contact_destroys_only_where_players_have_agreed_on_it() {
    for destroys in [false, true] {
        let mut parade = Parade::new();
        parade.battle.options.contact_destroys = destroys;
        let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
        let own = parade.put(0, Arm::Rifles, 300, 300, 0);
        parade.put(1, Arm::Rifles, 300, 240, 180);
        fight(&mut parade, own, foe, &[2, 4]);
        let fate = if destroys { Fate::Destroyed } else { Fate::Standing };
        assert_eq!(parade.fate(own), fate);
    }
}

#[test]
fn an_enemy_half_a_millimetre_away_is_no_contact() {
    let mut parade = Parade::new();
    parade.battle.options.contact_destroys = true;
    let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
    let own = parade.put(0, Arm::Rifles, 300, 300, 0);
    parade.put(1, Arm::Rifles, 300, 239, 180);
    fight(&mut parade, own, foe, &[2, 4]);
    assert_eq!(parade.pose(own), (30_000, 28_000, 0));
}

#[test]
fn jaegers_recoil_through_a_friend_at_right_angles_only_where_players_have_agreed_on_it() {
    for any_way in [false, true] {
        let mut parade = Parade::new();
        parade.battle.options.recoil_any_way = any_way;
        let own = parade.put(0, Arm::Jaegers, 300, 300, 0);
        let friend = parade.put(0, Arm::Muskets, 320, 260, 90);
        let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
        fight(&mut parade, own, foe, &[3, 3]);
        let fate = if any_way { Fate::Standing } else { Fate::Destroyed };
        assert_eq!((parade.fate(own), parade.fate(friend)), (fate, Fate::Standing));
        if any_way {
            assert_eq!(parade.pose(own), (30_000, 24_000, 0), "behind the friend");
        }
    }
}

#[test]
fn one_element_alone_advances_only_where_players_have_agreed_on_it() {
    for (lone, company, place) in [(false, false, 30_000), (true, false, 32_000), (false, true, 32_000)] {
        let mut parade = Parade::new();
        parade.battle.options.lone_advance = lone;
        let own = parade.put(0, Arm::Rifles, 300, 300, 0);
        if company {
            parade.put(0, Arm::Muskets, 300, 280, 0);
        }
        let foe = parade.put(1, Arm::Rifles, 300, 300, 180);
        fight(&mut parade, own, foe, &[5, 2]);
        parade.play(&[], |play| play.impetuous_advance());
        assert_eq!(parade.pose(own).1, place, "{lone} {company}");
    }
}
