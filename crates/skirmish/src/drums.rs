//! Chapter 10: drums. *Secret: ranks, dealt by chance.*
//!
//! Everybody knows which ranks there are. Another world deals those that have not been
//! laid open to other drums.

use crate::rules::{cites, refuse};
use kernel::{Dice, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};

/// So many drums has a side.
pub const DRUMS: u8 = 3;

/// A drum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drum {
    /// Its rank.
    pub rank: u8,
    /// It was beaten, and its rank lies open.
    pub beaten: bool,
}

/// What a viewer sees of a side's drums.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seen {
    /// Of each drum: its rank, if the viewer knows it, and whether it was beaten.
    pub drums: Vec<(Option<u8>, bool)>,
    /// The ranks of those he does not know, sorted.
    pub hidden: Vec<u8>,
}

/// Deals a side's drums.
pub(crate) fn deal(battle: &Battle, dice: &mut Dice) -> Vec<Drum> {
    let mut ranks: Vec<u8> = if battle.spec.drums { (1..=DRUMS).collect() } else { Vec::new() };
    dice.shuffle(&mut ranks);
    ranks.into_iter().map(|rank| Drum { rank, beaten: false }).collect()
}

/// The drums of a side that nobody else can tell apart.
pub fn lot(drums: &[Drum]) -> Vec<usize> {
    (0..drums.len()).filter(|drum| !drums[*drum].beaten).collect()
}

/// A side's drums as a viewer sees them.
pub fn seen(drums: &[Drum], sees: bool) -> Seen {
    let known = |drum: &Drum| sees || drum.beaten;
    let mut hidden: Vec<u8> = drums.iter().filter(|drum| !known(drum)).map(|drum| drum.rank).collect();
    hidden.sort_unstable();
    Seen { drums: drums.iter().map(|drum| (known(drum).then_some(drum.rank), drum.beaten)).collect(), hidden }
}

impl Seen {
    /// Drums that look like this.
    pub(crate) fn imagined(&self, dice: &mut Dice) -> Vec<Drum> {
        let mut hidden = self.hidden.clone();
        dice.shuffle(&mut hidden);
        let mut rank = |rank: Option<u8>| rank.or_else(|| hidden.pop()).unwrap_or_default();
        self.drums.iter().map(|(known, beaten)| Drum { rank: rank(*known), beaten: *beaten }).collect()
    }
}

impl Field<'_> {
    /// A drum of the mover, by its number among all.
    fn drum(&self, drum: u8) -> Option<Drum> {
        let mover = self.position.clock.mover;
        let own = Side::of(drum / DRUMS) == mover && drum < 2 * DRUMS;
        self.position.drums[mover].get(usize::from(drum % DRUMS)).copied().filter(|_| own)
    }

    pub(crate) fn check_beat(&self, drum: u8) -> Result<(), Refusal> {
        let drum = self.drum(drum).ok_or(refuse!("10.1", "no-drum"))?;
        require(!drum.beaten, refuse!("10.3", "beaten-already"))?;
        require(!self.position.clock.drummed, refuse!("10.4", "one-drum"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn beat(&mut self, drum: u8) {
        let drums = &mut self.position.drums[self.position.clock.mover];
        // The last one is known beforehand.
        let hidden = lot(drums).len() > 1;
        let Some(beaten) = drums.get_mut(usize::from(drum % DRUMS)) else { return };
        beaten.beaten = true;
        let rank = beaten.rank;
        self.position.clock.actions += rank;
        self.position.clock.drummed = true;
        self.journal.note(cites!["10.2"], || Event::Beaten { drum, rank });
        if hidden {
            self.disclose();
        }
    }
}
