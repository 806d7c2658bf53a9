//! How a position is written down and read again.

use kernel::{BySide, Lots, Side, Tokens};
use serde::{Deserialize, Serialize};

use crate::board::{MOST_LANES, MOST_LOCALES, MOST_PAIRS, Place};
use crate::engine::agenda::Agenda;
use crate::engine::position::{Group, March, Open, Position};
use crate::pieces::Face;

/// The open part of a position as it is written down.
#[derive(Serialize, Deserialize)]
struct Stored {
    place: Vec<Place>,
    lots: Lots,
    masks: [Tokens; 7],
    round: u8,
    turn: Side,
    commands: u8,
    morale: BySide<u8>,
    broken: BySide<u8>,
    alarm: bool,
    activations: u8,
    moving: bool,
    closed_pairs: [u64; MOST_PAIRS / 64],
    closed_locales: [u64; 2],
    lanes: Vec<(u8, u8)>,
    march: March,
    agenda: Agenda,
    at: Vec<(u8, Tokens)>,
    reserve: Tokens,
    blocked: [u64; MOST_PAIRS / 32],
}

impl Serialize for Open {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let used = self.lanes.iter().enumerate().filter(|(_, used)| **used != 0);
        let held = self.at.iter().enumerate().filter(|(_, pieces)| **pieces != 0);
        Stored {
            place: self.place.to_vec(),
            lots: self.lots,
            masks: [self.awake, self.spent, self.assaulted, self.up, self.announced, self.fired, self.busy],
            round: self.round,
            turn: self.turn,
            commands: self.commands,
            morale: self.morale,
            broken: self.broken,
            alarm: self.alarm,
            activations: self.activations,
            moving: self.moving,
            closed_pairs: self.closed_pairs,
            closed_locales: self.closed_locales,
            lanes: used.map(|(lane, used)| (lane as u8, *used)).collect(),
            march: self.march,
            agenda: self.agenda,
            at: held.map(|(locale, pieces)| (locale as u8, *pieces)).collect(),
            reserve: self.reserve,
            blocked: self.blocked,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Open {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let stored = Stored::deserialize(deserializer)?;
        let mut lanes = [0; MOST_LANES];
        for (lane, used) in stored.lanes {
            lanes[lane as usize] = used;
        }
        let mut at = [0; MOST_LOCALES];
        for (locale, pieces) in stored.at {
            *at.get_mut(locale as usize).ok_or_else(|| D::Error::custom("a locale that no board has"))? = pieces;
        }
        let [awake, spent, assaulted, up, announced, fired, busy] = stored.masks;
        Ok(Open {
            place: stored.place.try_into().map_err(|_| D::Error::custom("64 places expected"))?,
            lots: stored.lots,
            awake,
            spent,
            assaulted,
            up,
            announced,
            fired,
            busy,
            round: stored.round,
            turn: stored.turn,
            commands: stored.commands,
            morale: stored.morale,
            broken: stored.broken,
            alarm: stored.alarm,
            activations: stored.activations,
            moving: stored.moving,
            closed_pairs: stored.closed_pairs,
            closed_locales: stored.closed_locales,
            lanes,
            march: stored.march,
            agenda: stored.agenda,
            at,
            reserve: stored.reserve,
            blocked: stored.blocked,
        })
    }
}

impl Serialize for Position {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.open, &self.face[..], self.group).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (open, face, group) = <(Open, Vec<Face>, Option<Group>)>::deserialize(deserializer)?;
        let face = face.try_into().map_err(|_| serde::de::Error::custom("64 faces expected"))?;
        Ok(Position { open, face, group })
    }
}
