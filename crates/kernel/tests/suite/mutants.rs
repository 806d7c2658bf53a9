//! The suite catches every broken promise. Each test breaks one and demands the fitting complaint.

use std::sync::Arc;

use kernel::conformance;
use kernel::{Dice, Seed, System, Table};

use crate::skirmish::{Battle, Flaw, Skirmish};

/// The first complaint about random battles.
fn battles(flaw: Flaw) -> Option<String> {
    let battle = Arc::new(Battle::flawed(flaw));
    (0..60).find_map(|seed| conformance::battle::<Skirmish>(&battle, seed, 1_000).err())
}

/// The first complaint about paired worlds.
fn worlds(flaw: Flaw) -> Option<String> {
    let battle = Arc::new(Battle::flawed(flaw));
    (0..300).find_map(|seed| conformance::paired_worlds::<Skirmish>(&battle, seed, 60).err())
}

/// The first complaint about what is foretold.
fn foretold(flaw: Flaw) -> Option<String> {
    let battle = Arc::new(Battle::flawed(flaw));
    (0..60).find_map(|seed| conformance::foretold::<Skirmish>(&battle, seed, 1_000).err())
}

/// The first complaint about imagined positions.
fn imagined(flaw: Flaw) -> Option<String> {
    let battle = Arc::new(Battle::flawed(flaw));
    (0..60).find_map(|seed| imagined_in(&battle, seed).err())
}

fn imagined_in(battle: &Arc<Battle>, seed: u64) -> Result<(), String> {
    let mut dice = Dice::quick(seed);
    let mut table = Table::<Skirmish>::open(Arc::clone(battle), Seed::from_number(seed));
    while let Some(side) = table.to_decide().side() {
        conformance::imagination(&table, &mut dice)?;
        let mut list = Vec::new();
        Skirmish::orders(battle, table.position(), &mut list);
        let order = list[dice.roll(list.len() as u32) as usize];
        table.obey(side, table.number(), order).map_err(|rejection| format!("{rejection:?}"))?;
    }
    Ok(())
}

#[track_caller]
fn caught(complaint: Option<String>, expected: &str) {
    let complaint = complaint.expect("the suite noticed nothing");
    assert!(complaint.contains(expected), "expected `{expected}` in:\n{complaint}");
}

macro_rules! mutants {
    ($($name:ident: $suite:ident($flaw:ident) says $expected:literal;)*) => {
        $(#[test]
        fn $name() {
            caught($suite(Flaw::$flaw), $expected);
        })*
    };
}

mutants! {
    lists_an_order_that_is_refused: battles(ListsRefused) says "listed Advance";
    refuses_an_order_that_is_listed: battles(RefusesListed) says "listed EndTurn";
    does_not_list_an_order_that_passes: battles(HidesOrder) says "passes but is not listed";
    lists_an_order_twice: battles(ListsTwice) says "is listed twice";
    lists_orders_after_the_end: battles(ListsAfterTheEnd) says "the battle is over";
    comes_to_a_dead_end: battles(DeadEnd) says "dead end";
    comes_to_a_dead_end_in_paired_worlds: worlds(DeadEnd) says "dead end";
    loses_a_part_of_an_order_in_writing: battles(MumblesOrders) says "written and read again";
    takes_back_orders_across_a_roll: battles(UncountedRoll) says "with other dice";
    has_chance_of_its_own: battles(OwnChance) says "comes to something else";
    acts_while_it_writes_the_journal: battles(ActsInJournal) says "comes to something else";
    changes_lots_without_a_disclosure: battles(MergesQuietly) says "without a disclosure or a roll";
    forgets_a_field_when_stored: battles(Forgets) says "stored and read again";
    loses_pieces: battles(LosesPieces) says "others than it set out with";
    breaks_at_the_very_end: battles(BreaksAtTheEnd) says "at the end: the agenda is too deep";
    notes_an_event_without_a_paragraph: battles(ForgetsToCite) says "rests on no paragraph";
    words_two_offers_alike: battles(OffersAlike) says "two offers read alike";
    foretells_by_another_die: foretold(ForetellsByAnotherDie) says "but it comes with";
    appraises_beyond_all_bounds: battles(AppraisesWildly) says "not from -1 to 1";

    leaks_a_face_in_the_view: worlds(LeaksView) says "parted in the view";
    leaks_a_face_in_the_scene: worlds(LeaksScene) says "parted in the scene";
    leaks_faces_at_the_set_up: worlds(LeaksSetUp) says "parted in what is told of the set-up";
    leaks_faces_through_tell: worlds(LeaksTell) says "parted in what is told";
    leaks_by_telling_at_all: worlds(TellsOfSecrets) says "parted in what is told";
    leaks_by_being_asked: worlds(AsksByWhatIs) says "parted in what is shown at all";
    leaks_through_the_words_of_a_question: worlds(LeaksQuestion) says "parted in the decision";
    leaks_through_previews: worlds(LeaksPreview) says "parted in the previews";
    leaks_through_plans: worlds(LeaksPlan) says "parted in the plans";
    leaks_through_why_not: worlds(LeaksWhyNot) says "parted in why not";
    leaks_through_offers: worlds(LeaksOffer) says "parted in the offers";
    leaks_through_refusals: worlds(LeaksRefusal) says "parted in the refusals";
    leaks_through_what_is_legal: worlds(OrdersByWhatIs) says "parted in the offers";

    imagines_across_lots: imagined(ImaginesAcrossLots) says "does not look like what was seen";
    imagines_another_decision: imagined(ImaginesAnotherDecision) says "does not look like what was seen";
    orders_depend_on_hidden_faces: imagined(OrdersByWhatIs) says "the orders depend on what he cannot know";
}
