//! How the skirmish shows itself: board ids, offers, lines, forecasts, plans; and the
//! words of its situations.

pub mod forecast;
mod lines;
mod offers;
pub mod plans;
mod present;
mod staging;

use crate::drums::DRUMS;
use crate::engine::battle::Battle;
use crate::wagons::WAGONS;
use crate::wings::COUNTERS;

/// Something on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A token: `p3`.
    Token(u8),
    /// A field: `f3`.
    Field(u8),
    /// A drum: `d3`.
    Drum(u8),
    /// A counter: `c3`.
    Counter(u8),
    /// A wagon: `w3`.
    Wagon(u8),
}

impl Subject {
    /// Its board id.
    pub fn id(self) -> String {
        let (letter, number) = match self {
            Subject::Token(number) => ('p', number),
            Subject::Field(number) => ('f', number),
            Subject::Drum(number) => ('d', number),
            Subject::Counter(number) => ('c', number),
            Subject::Wagon(number) => ('w', number),
        };
        format!("{letter}{number}")
    }

    /// What a board id names.
    pub fn read(battle: &Battle, id: &str) -> Option<Subject> {
        let number = id.get(1..)?.parse().ok()?;
        let spec = &battle.spec;
        match id.get(..1)? {
            "p" if number < battle.count() => Some(Subject::Token(number)),
            "f" if number < spec.length => Some(Subject::Field(number)),
            "d" if spec.drums && number < 2 * DRUMS => Some(Subject::Drum(number)),
            "c" if spec.wings && number < 2 * COUNTERS => Some(Subject::Counter(number)),
            "w" if spec.companies > 0 && number < 2 * WAGONS => Some(Subject::Wagon(number)),
            _ => None,
        }
    }
}
