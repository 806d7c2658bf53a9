//! How a position is written down and read again.

use ground::Stacks;
use kernel::Side;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::agenda::{Agenda, DEEPEST, Step};
use crate::engine::pieces::LeaderId;
use crate::engine::pieces::MOST_HEXES;
use crate::engine::pieces::{MOST_LEADERS, MOST_UNITS, UnitId, Units, WingId};
use crate::engine::position::{
    Fight, LeaderState, MOST_CHECKS, MOST_DETACHED, Mover, Phase, Position, Salvo, UnitState, Waiting,
};
use crate::engine::track::ArmyTrack;

/// Behind the marks of hexes stands whose detachment a piece belongs to: units from this number on.
const DETACHED: u16 = 0x8000;
/// The stack in which what lies hidden is written, where intelligence is limited.
const VEIL: u16 = u16::MAX;
/// And leaders from this one on. Battles without detachments have neither.
const DETACHED_LEADERS: u16 = 0xc000;

/// The pieces of detachments, written as marks are.
fn written_detachments(position: &Position) -> impl Iterator<Item = (u16, u8)> + '_ {
    (0..MOST_DETACHED).flat_map(move |number| {
        let units = position.detached[number].iter().map(|unit| DETACHED + u16::from(unit.0));
        let leaders = (0..32).filter(move |leader| position.detached_leaders[number] >> leader & 1 == 1);
        units.chain(leaders.map(|leader| DETACHED_LEADERS + leader)).map(move |piece| (piece, number as u8))
    })
}

/// The stacks, and behind them what lies hidden.
fn written_stacks(position: &Position) -> Result<Vec<(u16, Vec<u8>)>, serde_json::Error> {
    let mut stacks = position.stacks.written();
    if let Some(veil) = &position.veil {
        stacks.push((VEIL, serde_json::to_vec(veil)?));
    }
    Ok(stacks)
}

/// A position as it is written down.
#[derive(Serialize, Deserialize)]
struct Stored {
    units: Vec<UnitState>,
    stacks: Vec<(u16, Vec<u8>)>,
    marks: Vec<(u16, u8)>,
    leaders: Vec<LeaderState>,
    armies: [ArmyTrack; 2],
    turn: u8,
    phase: Phase,
    active: Side,
    sets: [Units; 16],
    flags: [u32; 7],
    crowded: bool,
    column_guns: u64,
    leash: [Option<WingId>; 2],
    mover: Option<Mover>,
    fight: Fight,
    charge: Fight,
    salvo: Option<Salvo>,
    waiting: Vec<u8>,
    blooded: bool,
    agenda: Vec<Step>,
    outcome: Option<u8>,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let marks = self.marks.iter().enumerate().filter(|(_, marks)| **marks != 0);
        Stored {
            units: self.units.to_vec(),
            stacks: written_stacks(self).map_err(serde::ser::Error::custom)?,
            marks: marks.map(|(hex, marks)| (hex as u16, *marks)).chain(written_detachments(self)).collect(),
            leaders: self.leaders.to_vec(),
            armies: self.armies,
            turn: self.turn,
            phase: self.phase,
            active: self.active,
            sets: [
                self.column,
                self.moved,
                self.marched,
                self.lifted,
                self.moved_guns,
                self.fired,
                self.rallied,
                self.fled,
                self.spent,
                self.swept,
                self.effective,
                self.out_of_command,
                self.traced,
                self.slowed,
                self.rash,
                self.waiting.running,
            ],
            flags: [
                self.column_leaders,
                self.moved_leaders,
                self.roused,
                self.tried_wings,
                self.asked_wings,
                self.column_wings,
                self.deployed_wings,
            ],
            crowded: self.crowded,
            column_guns: self.column_guns,
            leash: self.leash,
            mover: self.mover,
            fight: self.fight,
            charge: self.charge,
            salvo: self.salvo,
            waiting: self.waiting.list[..self.waiting.count as usize].to_vec(),
            blooded: self.blooded,
            agenda: self.agenda.steps().to_vec(),
            outcome: self.outcome,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut stored = Stored::deserialize(deserializer)?;
        let hidden = stored.stacks.iter().position(|(hex, _)| *hex == VEIL).map(|place| stored.stacks.remove(place));
        let veil = hidden.map(|(_, bytes)| serde_json::from_slice(&bytes)).transpose().map_err(D::Error::custom)?;
        let units: [UnitState; MOST_UNITS] = stored.units.try_into().map_err(|_| D::Error::custom("units missing"))?;
        let leaders: [LeaderState; MOST_LEADERS] =
            stored.leaders.try_into().map_err(|_| D::Error::custom("leaders missing"))?;
        let stacks = Stacks::read(&stored.stacks).map_err(D::Error::custom)?;
        let stacked: Units = stored.stacks.iter().flat_map(|(_, stack)| stack).copied().map(UnitId).collect();
        let mut marks = [0; MOST_HEXES];
        let (mut detached, mut detached_leaders) = ([Units::NONE; MOST_DETACHED], [0u32; MOST_DETACHED]);
        for (hex, mark) in stored.marks {
            if hex >= DETACHED {
                let number = usize::from(mark);
                let (piece, leads) = ((hex & 0xff) as u8, hex >= DETACHED_LEADERS);
                let most = if leads { MOST_LEADERS } else { MOST_UNITS };
                if number >= MOST_DETACHED || usize::from(piece) >= most {
                    return Err(D::Error::custom("a detachment that no battle has"));
                }
                match leads {
                    true => detached_leaders[number] |= 1 << LeaderId(piece).0,
                    false => detached[number].add(UnitId(piece)),
                }
                continue;
            }
            *marks.get_mut(hex as usize).ok_or_else(|| D::Error::custom("a hex that no board has"))? = mark;
        }
        if stored.agenda.len() > DEEPEST || stored.waiting.len() > MOST_CHECKS {
            return Err(D::Error::custom("too much is pending"));
        }
        let mut agenda = Agenda::default();
        stored.agenda.into_iter().for_each(|step| agenda.push(step));
        let mut waiting = Waiting::NONE;
        waiting.count = stored.waiting.len() as u8;
        waiting.list[..stored.waiting.len()].copy_from_slice(&stored.waiting);
        let prey = (0..MOST_UNITS as u8)
            .map(UnitId)
            .filter(|unit| units[unit.index()].at != crate::engine::position::NOWHERE && !stacked.has(*unit))
            .collect();
        let [
            column,
            moved,
            marched,
            lifted,
            moved_guns,
            fired,
            rallied,
            fled,
            spent,
            swept,
            effective,
            out_of_command,
            traced,
            slowed,
            rash,
            running,
        ] = stored.sets;
        waiting.running = running;
        let [column_leaders, moved_leaders, roused, tried_wings, asked_wings, column_wings, deployed_wings] =
            stored.flags;
        Ok(Position {
            units,
            stacks,
            marks,
            leaders,
            armies: stored.armies,
            turn: stored.turn,
            phase: stored.phase,
            active: stored.active,
            column,
            column_leaders,
            moved,
            marched,
            moved_leaders,
            crowded: stored.crowded,
            lifted,
            moved_guns,
            fired,
            rallied,
            fled,
            spent,
            swept,
            effective,
            out_of_command,
            traced,
            slowed,
            rash,
            prey,
            detached,
            detached_leaders,
            roused,
            tried_wings,
            asked_wings,
            column_wings,
            column_guns: stored.column_guns,
            deployed_wings,
            leash: stored.leash,
            mover: stored.mover,
            fight: stored.fight,
            charge: stored.charge,
            salvo: stored.salvo,
            waiting,
            blooded: stored.blooded,
            veil,
            agenda,
            outcome: stored.outcome,
        })
    }
}
