//! The battle of Marengo that comes with the program: it passes every check, and keeps
//! the figures of its board.

use crate::example;
use std::collections::BTreeMap;
use std::sync::Arc;

use library::{Pack, PackFault};
use marengo::spec::{BattleSpec, EntryWay, Options, Star, Symbols, Width};
use marengo::{Battle, Marengo};
use serde_json::{Value, json};

const ID: &str = "marengo-1800";

fn told(faults: &[PackFault]) -> String {
    faults.iter().map(|fault| format!("{fault}\n")).collect()
}

fn pack() -> Pack {
    example::library().open(ID).unwrap_or_else(|faults| panic!("{}", told(&faults)))
}

fn spec() -> BattleSpec {
    pack().spec::<Marengo>().unwrap().clone()
}

fn battle() -> Arc<Battle> {
    pack().battle::<Marengo>(&Value::Null).unwrap()
}

#[test]
fn it_passes_every_check() {
    let faults = example::library().check_pack(&pack());
    assert!(faults.is_empty(), "{}", told(&faults));
    assert!(example::library().check(ID).is_empty());
}

#[test]
fn it_keeps_the_regularities_of_a_printed_board() {
    let mut files = pack().to_bytes();
    let text = files.get_mut("pack.toml").unwrap();
    if !String::from_utf8_lossy(text).contains("regularities") {
        text.extend_from_slice(b"\nregularities = true\n");
    }
    let faults = example::library().check_pack(&example::library().read(&files).unwrap());
    assert!(faults.is_empty(), "{}", told(&faults));
}

#[test]
fn the_board_has_the_printed_numbers() {
    let spec = spec();
    assert_eq!((spec.locales.len(), spec.pairs.len(), spec.impassable.len()), (66, 118, 14));
    let wide = spec.pairs.iter().filter(|pair| pair.width == Width::Wide).count();
    assert_eq!((wide, spec.pairs.len() - wide), (31, 87));
    assert_eq!(spec.pairs.iter().filter(|pair| pair.into[0] != pair.into[1]).count(), 40);
    let mut capacities: BTreeMap<u8, u32> = BTreeMap::new();
    for locale in &spec.locales {
        *capacities.entry(locale.capacity).or_default() += 1;
    }
    assert_eq!(capacities, BTreeMap::from([(4, 18), (6, 3), (9, 13), (12, 12), (16, 14), (20, 6)]));
    assert_eq!(spec.locales.iter().map(|locale| u32::from(locale.capacity)).sum::<u32>(), 695);
}

#[test]
fn the_symbols_are_all_there() {
    let symbols: Vec<Symbols> = spec().pairs.iter().flat_map(|pair| pair.into).collect();
    let marks = |arm: usize| symbols.iter().map(|symbols| u32::from(symbols.penalty[arm])).sum::<u32>();
    let obstacles = symbols.iter().filter(|symbols| symbols.obstacle).count();
    // One each of infantry, artillery and obstacle stands on the works of the bridgehead,
    // which nobody ever attacks.
    assert_eq!((marks(0) + 1, marks(1), marks(2) + 1, obstacles + 1), (242, 78, 93, 38));
}

#[test]
fn obstacles_stand_before_towns_only() {
    let spec = spec();
    // C. Malpensata and the west wood, C. Stortigliona, Lungafame: small, but no towns.
    let open = [6, 7, 40, 52];
    for pair in &spec.pairs {
        for (number, symbols) in pair.between.iter().zip(pair.into) {
            let locale = spec.locales.iter().find(|locale| locale.id == *number).unwrap();
            assert!(!symbols.obstacle || (locale.capacity == 4 && !open.contains(number)), "{}", pair.id);
        }
    }
}

#[test]
fn only_one_pair_is_doubled_and_one_locale_a_dead_end() {
    let battle = battle();
    let board = &battle.board;
    let mut doubled: Vec<&str> = (0..spec().pairs.len() as u16 * 2)
        .map(marengo::board::ApproachId)
        .filter(|id| board.is_doubled(*id))
        .map(|id| board.approach(id).pair_id.as_str())
        .collect();
    doubled.dedup();
    assert_eq!(doubled, ["56-57-north", "56-57-south"]);
    let single: Vec<u16> =
        board.locales.iter().filter(|locale| locale.neighbours.len() == 1).map(|locale| locale.number).collect();
    assert_eq!(single, [1]);
}

#[test]
fn the_stars_lie_where_the_rules_want_them() {
    let battle = battle();
    let of = |colour: Star| -> Vec<u16> {
        battle.board.locales.iter().filter(|locale| locale.star == Some(colour)).map(|locale| locale.number).collect()
    };
    assert_eq!((of(Star::Red), of(Star::Green), of(Star::Blue)), (vec![17, 21, 23], vec![28, 30], vec![38, 64, 65]));
    let bridgehead = battle.board.find(1).unwrap();
    let distance = |number: u16| {
        let there = battle.board.find(number).unwrap();
        battle.distance[bridgehead.0 as usize][there.0 as usize]
    };
    assert_eq!([38, 21, 23, 28, 30, 64, 65, 17, 42].map(distance), [8, 9, 9, 9, 9, 9, 9, 10, 3]);
}

#[test]
fn the_armies_have_their_pieces() {
    let battle = battle();
    assert_eq!(battle.sides, ["austria", "france"]);
    assert_eq!((battle.morale.0, battle.bonus, battle.rounds, battle.first_hour), ([16, 17], 5, 16, 6));
    let counted: Vec<(&str, usize, u32)> = battle
        .forces
        .iter()
        .map(|force| {
            let points = force.faces.iter().map(|face| u32::from(face.strength())).sum();
            (force.id.as_str(), force.faces.len(), points)
        })
        .collect();
    assert_eq!(
        counted,
        [
            ("french-at-start", 12, 26),
            ("austrian-army", 20, 42),
            ("french-noon", 2, 5),
            ("french-desaix", 4, 8),
            ("french-rivaud", 1, 2)
        ]
    );
    let set_up: Vec<(u16, u8)> =
        spec().locales.iter().filter(|locale| locale.set_up > 0).map(|locale| (locale.id, locale.set_up)).collect();
    assert_eq!(set_up, [(3, 1), (31, 2), (35, 3), (39, 1), (41, 2), (42, 1), (49, 1), (64, 1)]);
}

#[test]
fn reinforcements_come_where_the_board_says() {
    let entries: Vec<(u16, bool)> =
        spec().entries.iter().map(|entry| (entry.locale, entry.way == EntryWay::Pontoon)).collect();
    assert_eq!(entries, [(1, false), (1, true), (30, false), (66, false), (17, false)]);
}

#[test]
fn a_stored_battle_reopens_from_its_bytes() {
    let pack = pack();
    let again = example::library().read(&pack.to_bytes()).unwrap();
    assert_eq!(again.mark(), pack.mark());
    assert_eq!(again.sources(), pack.sources());
    assert_eq!(again.board_json(), pack.board_json());
}

#[test]
fn messages_and_situations_do_not_change_the_hash_but_figures_do() {
    let pack = pack();
    let mut files = pack.to_bytes();
    files.insert("situations/new.toml".to_owned(), b"x = 1".to_vec());
    files.insert("locales/en.ftl".to_owned(), b"a = b".to_vec());
    files.insert("README.md".to_owned(), b"not kept".to_vec());
    let other = example::library().read(&files).unwrap();
    assert_eq!(other.hash(), pack.hash());
    assert_eq!(other.files().filter(|(name, _)| *name == "README.md").count(), 0);
    let forces = String::from_utf8(files["forces.toml"].clone()).unwrap();
    files.insert("forces.toml".to_owned(), forces.replace("austria = 16", "austria = 15").into_bytes());
    assert_ne!(example::library().read(&files).unwrap().hash(), pack.hash());
}

#[test]
fn the_browser_gets_board_and_drawing_in_one() {
    let json = pack().board_json();
    for key in
        ["locale", "approach", "road", "entry", "size", "frame", "corners", "area", "side", "source", "drawing-source"]
    {
        assert!(json.get(key).is_some(), "{key}");
    }
    assert_eq!(json["locale"][0]["key"], "bormida-bridgehead");
    assert!(pack().drawing_json().get("locale").is_none());
}

#[test]
fn a_bid_that_leaves_no_morale_is_refused() {
    let bid = Options { bid_austria: 16, ..Options::default() };
    assert!(Battle::muster(&spec(), bid).is_err());
    assert!(pack().lay(&json!({ "bid-austria": 16 })).is_err());
    assert!(pack().lay(&json!({ "solitaire": true })).is_ok());
}
