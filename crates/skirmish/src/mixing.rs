//! Chapter 3: mixing and showing tokens. *Secret: faces, mixed in lots.*
//!
//! The faces lie in the position, the lots beside them: tokens of one lot cannot be told apart by
//! anybody but their owner. A shuffle makes one lot of those it touches, showing a token makes it a
//! lot of its own. Another world swaps faces in a lot.

use crate::rules::{cite, cites, refuse};
use kernel::lots::only;
use kernel::{Journal, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};

/// What a token shows when it is turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// Weak, but it slips away.
    Scout,
    /// The rank and file.
    Guard,
    /// The strongest.
    Captain,
}

impl Face {
    /// All of them, weakest first.
    pub const ALL: [Face; 3] = [Face::Scout, Face::Guard, Face::Captain];

    /// What it counts in a duel.
    pub fn rank(self) -> i16 {
        self as i16 + 1
    }

    /// Its name.
    pub fn key(self) -> &'static str {
        ["scout", "guard", "captain"][self as usize]
    }
}

impl Field<'_> {
    pub(crate) fn check_shuffle(&self, field: u8) -> Result<(), Refusal> {
        require(self.position.clock.fresh, refuse!("3.2", "too-late"))?;
        let standing = self.position.standing(self.battle, self.position.clock.mover, field).count();
        let too_few = refuse!("3.3", "nothing-to-mix").also(cite!("3.1"));
        require(standing > 1, too_few.thing("field", u32::from(field)).number("tokens", standing as i32))
    }

    pub(crate) fn check_show(&self, token: u8) -> Result<(), Refusal> {
        let mover = self.position.clock.mover;
        require(self.battle.is_of(token, mover), refuse!("2.4", "not-yours"))?;
        require(!self.position.lots.is_known(token), refuse!("3.5", "known"))?;
        let home = self.battle.home(mover);
        let alone = |field: &u8| *field != home && self.position.standing(self.battle, mover, *field).count() == 1;
        require(self.position.field(token).filter(alone).is_some(), refuse!("3.6", "no-vanguard"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn shuffle(&mut self, field: u8) {
        let side = self.position.clock.mover;
        let tokens: Vec<u8> = self.position.standing(self.battle, side, field).collect();
        let mut faces: Vec<Face> = tokens.iter().map(|token| self.position.faces[usize::from(*token)]).collect();
        self.dice.shuffle(&mut faces);
        tokens.iter().zip(&faces).for_each(|(token, face)| self.position.faces[usize::from(*token)] = *face);
        self.position.lots.merge(tokens.iter().fold(0, |set, token| set | only(*token)));
        if faces.contains(&Face::Captain) {
            self.journal.note(cites!["3.1"], || Event::CaptainMixed { side });
        }
        self.journal.note(cites!["3.1"], || Event::Shuffled { side, field, faces: Some(faces) });
    }

    pub(crate) fn show(&mut self, token: u8) {
        self.position.lots.disclose(token);
        let face = self.position.faces[usize::from(token)];
        self.journal.note(cites!["3.4"], || Event::Shown { token, face });
    }
}
