//! The rules systems that can be played: the one place where the program names them.

use elements::CivilWar;
use frederick::Frederick;
use library::Registry;
use marengo::Marengo;
use napoleon::Napoleon;

/// All of them.
pub fn systems() -> Registry {
    Registry::default().with::<Marengo>().with::<Frederick>().with::<CivilWar>().with::<Napoleon>()
}
