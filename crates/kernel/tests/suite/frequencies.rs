//! Imagination deals every lot evenly, and an uneven dealer is caught.

use std::sync::Arc;

use kernel::conformance;
use kernel::{Dice, Lots, Silent, System, Table};

use skirmish::Skirmish;

use crate::flawed::{Battle, Flaw, Flawed, Secret};
use crate::usual;

const SAMPLES: u32 = 2_000;

/// Tables from the opening and from the middle of battles, with lots of all sizes.
fn tables<S: System>(battle: &Arc<S::Battle>) -> impl Iterator<Item = Table<S>> + '_ {
    (0..12).map(|seed| {
        let position = conformance::played::<S>(battle, seed, seed * 2);
        Table::set(Arc::clone(battle), position, Dice::forced([]), Vec::new())
    })
}

fn complaint(flaw: Flaw) -> String {
    let battle = Arc::new(Battle::of(flaw));
    let mut dice = Dice::quick(3);
    let complaint =
        tables::<Flawed>(&battle).find_map(|table| conformance::frequencies(&table, SAMPLES, &mut dice).err());
    complaint.expect("nothing was noticed")
}

#[test]
fn every_lot_is_dealt_evenly() {
    let battle = Arc::new(usual());
    let mut dice = Dice::quick(1);
    for table in tables::<Skirmish>(&battle) {
        conformance::frequencies(&table, SAMPLES, &mut dice).unwrap();
    }
}

#[test]
fn an_honest_dealer_is_never_accused() {
    let battle = Arc::new(usual());
    let table = Table::<Skirmish>::open_with(Arc::clone(&battle), Dice::forced([]));
    for seed in 0..100 {
        conformance::frequencies(&table, 500, &mut Dice::quick(seed)).unwrap();
    }
}

#[test]
fn one_who_deals_unevenly_is_caught() {
    assert!(complaint(Flaw::ImaginesUnevenly).contains("are dealt unevenly"));
}

#[test]
fn one_who_only_rotates_is_caught_by_pairs() {
    let complaint = complaint(Flaw::ImaginesByRotation);
    assert!(complaint.contains("slots [4, 5] "), "{complaint}");
}

#[test]
fn one_who_peeps_at_the_truth_is_caught() {
    assert!(complaint(Flaw::ImaginesTheTruth).contains("are dealt unevenly"));
}

/// Each side's tokens are known two by two.
fn two_by_two() -> Lots {
    let mut lots = Lots::default();
    [0b11, 0b1100, 0b11_0000, 0b1100_0000].into_iter().for_each(|pair| lots.merge(pair));
    lots
}

/// The opening, but each side's tokens are known two by two, and something is wrong.
fn two_lots_each(flaw: Flaw) -> Table<Flawed> {
    let battle = Battle::of(flaw);
    let mut position = Flawed::open(&battle, &mut Dice::forced([]), &mut Silent);
    position.honest.lots = two_by_two();
    Table::set(Arc::new(battle), position, Dice::forced([]), Vec::new())
}

#[test]
fn one_who_mixes_lots_is_caught() {
    let mut honest = Skirmish::open(&usual(), &mut Dice::forced([]), &mut Silent);
    honest.lots = two_by_two();
    let table = Table::<Skirmish>::set(Arc::new(usual()), honest, Dice::forced([]), Vec::new());
    conformance::frequencies(&table, SAMPLES, &mut Dice::quick(1)).unwrap();
    let table = two_lots_each(Flaw::ImaginesAcrossLots);
    let complaint = conformance::frequencies(&table, SAMPLES, &mut Dice::quick(1)).unwrap_err();
    assert!(complaint.contains("which cannot be"), "{complaint}");
}

#[test]
fn one_who_deals_two_lots_alike_is_caught() {
    let table = two_lots_each(Flaw::ImaginesLotsAlike);
    let complaint = conformance::frequencies(&table, SAMPLES, &mut Dice::quick(1)).unwrap_err();
    assert!(complaint.contains("slots [4, 6] are dealt unevenly"), "{complaint}");
}

#[test]
fn one_who_always_imagines_the_same_is_caught_whatever_it_is() {
    for secret in [Secret::Ranks, Secret::Wings, Secret::Hands] {
        assert!(complaint(Flaw::Stereotypes(secret)).contains("are dealt unevenly"), "{secret:?}");
    }
}
