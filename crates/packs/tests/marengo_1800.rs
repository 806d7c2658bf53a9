//! The battle of Marengo that comes with the program.

use marengo::spec::Options;
use packs::{Library, Pack};

fn pack() -> Pack {
    match Library::embedded().open("marengo-1800") {
        Ok(pack) => pack,
        Err(faults) => panic!("{}", faults.iter().map(|fault| format!("{fault}\n")).collect::<String>()),
    }
}

#[test]
fn it_can_be_played() {
    let battle = pack().battle(Options::default()).unwrap();
    assert_eq!(battle.sides, ["austria", "france"]);
    assert_eq!((battle.board.locales.len(), battle.rounds, battle.first_hour), (66, 16, 6));
}
