//! How a position is written down and read again.

use ground::Stacks;
use hexes::Hex;
use kernel::{BySide, Side};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bombardment::Barrage;
use crate::cards::Cards;
use crate::combat::Fights;
use crate::engine::agenda::Agenda;
use crate::engine::pieces::Pieces;
use crate::engine::position::{Army, Marks, PieceState, Position, Roster};
use crate::march_orders::Marches;
use crate::movement::Mover;
use crate::reinforcements::Arrivals;
use crate::sequence::Phase;
use crate::weather::{Condition, MOST_FIRES};
use crate::works::Works;

/// A position as it is written down.
#[derive(Serialize, Deserialize)]
struct Stored {
    pieces: Vec<PieceState>,
    stacks: Vec<(u16, Vec<u8>)>,
    marks: Marks,
    damaged: u64,
    losses: Vec<u8>,
    spent: Vec<[u8; 2]>,
    turn: u8,
    active: Side,
    phase: Phase,
    weather: Condition,
    weather_left: u8,
    weather_die: u8,
    weather_checked: bool,
    holders: Vec<Option<Side>>,
    armies: BySide<Army>,
    mover: Option<Mover>,
    fights: Fights,
    agenda: Agenda,
    hidden: Pieces,
    lots: Vec<u8>,
    sighted: Vec<u8>,
    learned: [u32; 3],
    mended: u64,
    fires: [Hex; MOST_FIRES],
    arrivals: Arrivals,
    marches: Marches,
    cards: Cards,
    over: bool,
    barrage: Barrage,
    works: Works,
    daunted: u32,
    barricades: u64,
    forfeited: u8,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Stored {
            pieces: self.pieces.states().to_vec(),
            stacks: self.stacks.written(),
            marks: self.marks,
            damaged: self.damaged,
            losses: self.losses.to_vec(),
            spent: self.spent.to_vec(),
            turn: self.turn,
            active: self.active,
            phase: self.phase,
            weather: self.weather,
            weather_left: self.weather_left,
            weather_die: self.weather_die,
            weather_checked: self.weather_checked,
            holders: self.holders.to_vec(),
            armies: self.armies,
            mover: self.mover,
            fights: self.fights,
            agenda: self.agenda,
            hidden: self.hidden,
            lots: self.lots.to_vec(),
            sighted: self.sighted.to_vec(),
            learned: self.learned,
            mended: self.mended,
            fires: self.fires,
            arrivals: self.arrivals,
            marches: self.marches,
            cards: self.cards,
            over: self.over,
            barrage: self.barrage,
            works: self.works,
            daunted: self.daunted,
            barricades: self.barricades,
            forfeited: self.forfeited,
        }
        .serialize(serializer)
    }
}

fn all<T, const N: usize, E: Error>(list: Vec<T>) -> Result<[T; N], E> {
    list.try_into().map_err(|_| E::custom("a list of another length"))
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stored = Stored::deserialize(deserializer)?;
        Ok(Position {
            pieces: Roster::of(all::<_, _, D::Error>(stored.pieces)?),
            stacks: Stacks::read(&stored.stacks).map_err(D::Error::custom)?,
            marks: stored.marks,
            damaged: stored.damaged,
            losses: all::<_, _, D::Error>(stored.losses)?,
            spent: all::<_, _, D::Error>(stored.spent)?,
            turn: stored.turn,
            active: stored.active,
            phase: stored.phase,
            weather: stored.weather,
            weather_left: stored.weather_left,
            weather_die: stored.weather_die,
            weather_checked: stored.weather_checked,
            holders: all::<_, _, D::Error>(stored.holders)?,
            armies: stored.armies,
            mover: stored.mover,
            fights: stored.fights,
            agenda: stored.agenda,
            hidden: stored.hidden,
            lots: all::<_, _, D::Error>(stored.lots)?,
            sighted: all::<_, _, D::Error>(stored.sighted)?,
            learned: stored.learned,
            mended: stored.mended,
            fires: stored.fires,
            arrivals: stored.arrivals,
            marches: stored.marches,
            cards: stored.cards,
            over: stored.over,
            barrage: stored.barrage,
            works: stored.works,
            daunted: stored.daunted,
            barricades: stored.barricades,
            forfeited: stored.forfeited,
        })
    }
}
