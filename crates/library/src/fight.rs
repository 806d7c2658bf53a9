//! A battle between two generals, counted and if wished kept as a record.

use std::sync::Arc;

use generals::{Level, fight_watched, general};
use kernel::{Accounts, Dice, Entry, Label, Nonce, PackMark, Present, Record, Seed, Side, System, Table, conformance};
use serde_json::Value;

use crate::registry::Playable;

/// The shares of the seats in the dice. Nobody has to be convinced here; a record needs them.
const NONCES: [Nonce; 2] = [Nonce([1; 32]), Nonce([2; 32])];

/// A battle to be fought.
#[derive(Clone, Copy, Debug)]
pub struct Bout<'a> {
    /// Decides the dice, and with them everything.
    pub seed: u64,
    /// The level of each side.
    pub seats: [Level; 2],
    /// Whether every order goes through the conformance suite.
    pub audit: bool,
    /// The pack and the options chosen, if a record is wanted.
    pub keep: Option<(&'a PackMark, &'a Value)>,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Fought {
    /// Who won, if anybody did.
    pub winner: Option<Side>,
    /// The message that says how.
    pub way: String,
    /// How many orders were given.
    pub orders: u64,
    /// How many rounds were played.
    pub rounds: u16,
    /// Orders that each side carried out in its imagination.
    pub imagined: [u64; 2],
    /// What each side lost.
    pub losses: [u32; 2],
    /// Morale at the end.
    pub morale: [u32; 2],
    /// The round in which each army broke.
    pub broken: [Option<u16>; 2],
    /// Morale before the first round, and after each.
    pub course: Vec<[u32; 2]>,
    /// The record, if it was asked for.
    pub record: Option<Record>,
}

/// Fights a battle as a table would have it: the same dice, so that its record can be kept.
pub(crate) fn fight<S: Playable>(battle: &Arc<S::Battle>, bout: &Bout<'_>) -> Result<Fought, Label> {
    let seed = Seed::from_number(bout.seed);
    let seated = |side: Side| {
        let seed = bout.seed.wrapping_mul(2).wrapping_add(u64::from(side.number()));
        general::<S>(bout.seats[side.index()], seed)
    };
    let [mut one, mut other] = Side::BOTH.map(seated);
    let mut dice = Dice::sealed(seed.mixed(&NONCES));
    let (mut given, mut course) = (Vec::new(), Vec::new());
    let ended = fight_watched::<S>(battle, &mut dice, [&mut *one, &mut *other], |position, side, order| {
        given.push((side, order));
        note::<S>(battle, position, &mut course);
    })
    .map_err(|refusal| S::refusal(battle, refusal))?;
    let outcome = ended.outcome.ok_or_else(|| Label::new("cli-no-end"))?;
    note::<S>(battle, &ended.position, &mut course);
    if bout.audit {
        conformance::retraced::<S>(battle, seed.mixed(&NONCES), &given)
            .map_err(|what| Label::new("cli-audit-fault").with("what", what.as_str()))?;
    }
    let account = S::account(battle, &ended.position);
    Ok(Fought {
        winner: outcome.winner,
        way: S::way(battle, &ended.position, &outcome),
        orders: ended.orders,
        rounds: account.rounds,
        imagined: ended.used,
        losses: account.losses,
        morale: account.morale,
        broken: account.broken,
        course,
        record: bout.keep.map(|(pack, options)| record::<S>(battle, seed, given, pack, options)).transpose()?,
    })
}

/// The same orders again at a table, and their record.
fn record<S: Present>(
    battle: &Arc<S::Battle>,
    seed: Seed,
    given: Vec<(Side, S::Order)>,
    pack: &PackMark,
    options: &Value,
) -> Result<Record, Label> {
    let mut table = Table::<S>::open(Arc::clone(battle), seed.mixed(&NONCES));
    for (side, order) in given {
        table.repeat(Entry::Order { side, order }).map_err(|rejection| {
            Label::new("cli-audit-fault").with("what", kernel::record::describe(rejection).as_str())
        })?;
    }
    Ok(Record::of(&table, pack.clone(), options.clone(), seed, NONCES.to_vec()))
}

/// Notes the morale at the first sight of each round.
fn note<S: Accounts>(battle: &S::Battle, position: &<S as System>::Position, course: &mut Vec<[u32; 2]>) {
    let account = S::account(battle, position);
    while course.len() <= usize::from(account.rounds) {
        course.push(account.morale);
    }
}
