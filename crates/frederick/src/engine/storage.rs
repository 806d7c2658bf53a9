//! How a position is written down and read again.

use ground::Stacks;
use kernel::Side;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::agenda::{Agenda, DEEPEST, Step};
use crate::engine::pieces::MOST_HEXES;
use crate::engine::pieces::{MOST_LEADERS, MOST_UNITS, UnitId, Units, WingId};
use crate::engine::position::{Fight, LeaderState, MOST_CHECKS, Mover, Phase, Position, Salvo, UnitState, Waiting};
use crate::engine::track::ArmyTrack;

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
            stacks: self.stacks.written(),
            marks: marks.map(|(hex, marks)| (hex as u16, *marks)).collect(),
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
        let stored = Stored::deserialize(deserializer)?;
        let units: [UnitState; MOST_UNITS] = stored.units.try_into().map_err(|_| D::Error::custom("units missing"))?;
        let leaders: [LeaderState; MOST_LEADERS] =
            stored.leaders.try_into().map_err(|_| D::Error::custom("leaders missing"))?;
        let stacks = Stacks::read(&stored.stacks).map_err(D::Error::custom)?;
        let stacked: Units = stored.stacks.iter().flat_map(|(_, stack)| stack).copied().map(UnitId).collect();
        let mut marks = [0; MOST_HEXES];
        for (hex, mark) in stored.marks {
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
            agenda,
            outcome: stored.outcome,
        })
    }
}
