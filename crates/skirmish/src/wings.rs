//! Chapter 11: wings and dummies. *Secret: what a counter is; everybody knows
//! what each one could be.*
//!
//! What a counter could be only narrows: by a pace that not everybody can march, and by spotting it
//! or another one. Another world is another way to give the counters what they could be.

use crate::rules::{cites, refuse};
use kernel::{Dice, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};

/// So many counters has a side.
pub const COUNTERS: u8 = 3;

/// What a counter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// Marches two fields if it likes.
    Horse,
    /// Marches one field.
    Foot,
    /// Nothing at all.
    Dummy,
}

impl What {
    /// All of them.
    pub const ALL: [What; 3] = [What::Horse, What::Foot, What::Dummy];

    /// Its name.
    pub fn key(self) -> &'static str {
        ["horse", "foot", "dummy"][self as usize]
    }

    fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    /// What it is.
    pub what: What,
    /// What it could be, as everybody knows: a set of [`What`].
    pub could_be: u8,
    /// Its field; nothing once it is removed.
    pub at: Option<u8>,
    /// It was turned over.
    pub spotted: bool,
}

/// What a viewer sees of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Seen {
    /// What it is, if the viewer knows it.
    pub what: Option<What>,
    /// What it could be.
    pub could_be: u8,
    /// Its field.
    pub at: Option<u8>,
    /// It was turned over.
    pub spotted: bool,
}

/// Deals a side's counters.
pub(crate) fn deal(battle: &Battle, side: Side, dice: &mut Dice) -> Vec<Counter> {
    let mut dealt = if battle.spec.wings { What::ALL.to_vec() } else { Vec::new() };
    dice.shuffle(&mut dealt);
    let at = Some(battle.home(side));
    dealt.into_iter().map(|what| Counter { what, could_be: 0b111, at, spotted: false }).collect()
}

/// Every way to give the counters what they could be.
fn worlds(could_be: &[u8]) -> Vec<Vec<What>> {
    let Some((first, rest)) = could_be.split_first() else { return vec![Vec::new()] };
    let choices = What::ALL.into_iter().filter(|what| first & what.bit() != 0);
    let with = |what: What| {
        let rest: Vec<u8> = rest.iter().map(|could_be| could_be & !what.bit()).collect();
        worlds(&rest).into_iter().map(move |tail| [vec![what], tail].concat())
    };
    choices.flat_map(with).collect()
}

/// Any of these worlds, each as likely.
fn any_world(could_be: &[u8], dice: &mut Dice) -> Vec<What> {
    let mut worlds = worlds(could_be);
    if worlds.is_empty() { Vec::new() } else { worlds.swap_remove(dice.roll(worlds.len() as u32) as usize) }
}

/// The counters of a side that nobody else can tell apart, if every deal among them is possible.
pub fn lot(counters: &[Counter]) -> Vec<usize> {
    let open: Vec<usize> = (0..counters.len()).filter(|at| counters[*at].could_be.count_ones() > 1).collect();
    let even = open.iter().all(|at| {
        let could_be = counters[*at].could_be;
        could_be == counters[open[0]].could_be && could_be.count_ones() as usize == open.len()
    });
    if even { open } else { Vec::new() }
}

/// Gives a side's counters what they could be as well.
pub(crate) fn another(counters: &mut [Counter], dice: &mut Dice) {
    let could_be: Vec<u8> = counters.iter().map(|counter| counter.could_be).collect();
    let world = any_world(&could_be, dice);
    counters.iter_mut().zip(world).for_each(|(counter, what)| counter.what = what);
}

/// A side's counters as a viewer sees them.
pub fn seen(counters: &[Counter], sees: bool) -> Vec<Seen> {
    let one = |counter: &Counter| {
        let Counter { what, could_be, at, spotted } = *counter;
        let known = sees || could_be.count_ones() == 1;
        Seen { what: known.then_some(what), could_be, at, spotted }
    };
    counters.iter().map(one).collect()
}

/// Counters that look like these.
pub(crate) fn imagined(seen: &[Seen], dice: &mut Dice) -> Vec<Counter> {
    let could_be: Vec<u8> = seen.iter().map(|seen| seen.what.map_or(seen.could_be, What::bit)).collect();
    let world = any_world(&could_be, dice);
    let one = |(seen, what): (&Seen, What)| {
        let Seen { what: _, could_be, at, spotted } = *seen;
        Counter { what, could_be, at, spotted }
    };
    seen.iter().zip(world).map(one).collect()
}

impl Counter {
    pub(crate) fn audit(counters: &[Counter]) -> Result<(), String> {
        match counters.iter().find(|counter| counter.could_be & counter.what.bit() == 0) {
            Some(counter) => Err(format!("a counter is {}, which it could not be", counter.what.key())),
            None => Ok(()),
        }
    }
}

/// A counter can be nothing but these any more, and the others nothing that no world leaves them.
/// Whether anybody learns by it.
fn narrow(counters: &mut [Counter], counter: usize, to: u8) -> bool {
    let before: Vec<u8> = counters.iter().map(|counter| counter.could_be).collect();
    counters[counter].could_be &= to;
    let could_be: Vec<u8> = counters.iter().map(|counter| counter.could_be).collect();
    let worlds = worlds(&could_be);
    for (at, counter) in counters.iter_mut().enumerate() {
        counter.could_be = worlds.iter().fold(0, |set, world| set | world[at].bit());
    }
    counters.iter().map(|counter| counter.could_be).ne(before)
}

impl Field<'_> {
    /// Whose a counter is, and the counter.
    fn counter(&self, counter: u8) -> Option<(Side, Counter)> {
        let side = Side::of(counter / COUNTERS);
        let counters = self.position.wings[side].get(usize::from(counter % COUNTERS));
        counters.filter(|_| counter < 2 * COUNTERS).map(|counter| (side, *counter))
    }

    pub(crate) fn check_march(&self, counter: u8, pace: u8) -> Result<(), Refusal> {
        let mover = self.position.clock.mover;
        let own = self.counter(counter).filter(|(side, _)| *side == mover).map(|(_, counter)| counter);
        let counter = own.ok_or(refuse!("11.1", "no-counter"))?;
        self.check_action()?;
        require((1..=2).contains(&pace), refuse!("11.2", "no-such-pace"))?;
        let mut at = counter.at.ok_or(refuse!("11.5", "removed"))?;
        for _ in 0..pace {
            at = self.battle.ahead(mover, at).ok_or(refuse!("2.7", "edge"))?;
            require(self.position.is_free_of(self.battle, mover.enemy(), at), refuse!("11.4", "held-by-enemy"))?;
        }
        require(pace == 1 || counter.what != What::Foot, refuse!("11.3", "foot-is-slow"))
    }

    /// The first counter that an enemy token is near enough to spot (11.5).
    fn in_sight(&self) -> Option<u8> {
        (0..2 * COUNTERS).find(|number| {
            let Some((side, counter)) = self.counter(*number) else { return false };
            let near = |at: u8| {
                let mut fields = at.saturating_sub(1)..=at + 1;
                fields.any(|field| !self.position.is_free_of(self.battle, side.enemy(), field))
            };
            !counter.spotted && counter.at.is_some_and(near)
        })
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn march(&mut self, counter: u8, pace: u8) {
        self.spend();
        let mover = self.position.clock.mover;
        let counters = &mut self.position.wings[mover];
        let number = usize::from(counter % COUNTERS);
        let Some(from) = counters.get(number).and_then(|counter| counter.at) else { return };
        let to = (0..pace).fold(from, |at, _| self.battle.ahead(mover, at).unwrap_or(at));
        counters[number].at = Some(to);
        let could_be = if pace > 1 { !What::Foot.bit() } else { u8::MAX };
        let narrowed = narrow(counters, number, could_be);
        self.journal.note(cites!["11.2", narrowed => "11.3"], || Event::Marched { counter, pace, to });
        if narrowed {
            self.disclose();
        }
    }

    /// Turns over whatever counter has come near an enemy token, or an enemy token near it (11.5).
    pub(crate) fn spot(&mut self) {
        while let Some(counter) = self.field().in_sight() {
            self.turn_over(counter);
        }
    }

    /// After the last round all counters are turned over (11.6).
    pub(crate) fn turn_all_over(&mut self) {
        for counter in 0..2 * COUNTERS {
            if self.field().counter(counter).is_some_and(|(_, counter)| !counter.spotted) {
                self.turn_over(counter);
            }
        }
    }

    fn turn_over(&mut self, counter: u8) {
        let night = self.position.clock.round > self.battle.spec.rounds;
        let counters = &mut self.position.wings[Side::of(counter / COUNTERS)];
        let number = usize::from(counter % COUNTERS);
        let what = counters[number].what;
        counters[number].spotted = true;
        if what == What::Dummy {
            counters[number].at = None;
        }
        let narrowed = narrow(counters, number, what.bit());
        self.journal.note(cites![night => "11.6" or "11.5"], || Event::Spotted { counter, what });
        if narrowed {
            self.disclose();
        }
    }
}
