//! The suite catches every broken promise. Each test breaks one and demands the fitting complaint.

use std::sync::Arc;

use kernel::conformance;
use kernel::{Dice, Seed, System, Table};

use crate::flawed::{Battle, Flaw, Flawed, Secret};

/// The first complaint about random battles.
fn battles(flaw: Flaw) -> Option<String> {
    let battle = Arc::new(Battle::of(flaw));
    (0..60).find_map(|seed| conformance::battle::<Flawed>(&battle, seed, 1_000).err())
}

/// The first complaint about paired worlds.
fn worlds(flaw: Flaw) -> Option<String> {
    let battle = Arc::new(Battle::of(flaw));
    (0..300).find_map(|seed| conformance::paired_worlds::<Flawed>(&battle, seed, 60).err())
}

/// The first complaint about what is previewed.
fn foretold(flaw: Flaw) -> Option<String> {
    let battle = Arc::new(Battle::of(flaw));
    (0..60).find_map(|seed| conformance::foretold::<Flawed>(&battle, seed, 1_000).err())
}

/// The first complaint about imagined positions.
fn imagined(flaw: Flaw) -> Option<String> {
    let battle = Arc::new(Battle::of(flaw));
    (0..60).find_map(|seed| imagined_in(&battle, seed).err())
}

fn imagined_in(battle: &Arc<Battle>, seed: u64) -> Result<(), String> {
    let mut dice = Dice::quick(seed);
    let mut table = Table::<Flawed>::open(Arc::clone(battle), Seed::from_number(seed));
    while let Some(side) = table.to_decide().side() {
        conformance::imagination(&table, &mut dice)?;
        let mut list = Vec::new();
        Flawed::orders(battle, table.position(), &mut list);
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
    ($($name:ident: $suite:ident($flaw:ident $(($secret:ident))?) says $expected:literal;)*) => {
        $(#[test]
        fn $name() {
            caught($suite(Flaw::$flaw $((Secret::$secret))?), $expected);
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

    shows_a_face: worlds(Shows(Faces)) says "parted in the view";
    shows_who_comes_to_the_guard: battles(Shows(Guard)) says "is said to be unseen";
    shows_who_stands_behind_the_screen: worlds(Shows(Screens)) says "parted in the view";
    shows_what_was_written: worlds(Shows(Goals)) says "parted in the view";
    shows_ranks: worlds(Shows(Ranks)) says "parted in the view";
    shows_wings: worlds(Shows(Wings)) says "parted in the view";
    shows_dummies: worlds(Shows(Dummies)) says "parted in the view";
    shows_who_rides_where: worlds(Shows(Wagons)) says "parted in the view";
    shows_hands: worlds(Shows(Hands)) says "parted in the view";

    tells_faces: worlds(Tells(Faces)) says "parted in what is told";
    tells_who_comes_to_the_guard: battles(Tells(Guard)) says "is said to be unseen";
    tells_who_is_posted: battles(Tells(Screens)) says "is said to be unseen";
    tells_what_is_written: battles(Tells(Goals)) says "is said to be unseen";
    tells_the_deal_of_ranks: worlds(Tells(Ranks)) says "parted in what is told of the set-up";
    tells_the_deal_of_counters: worlds(Tells(Wings)) says "parted in what is told of the set-up";
    tells_who_changes_wagons: battles(Tells(Wagons)) says "is said to be unseen";
    tells_what_is_drawn: worlds(Tells(Hands)) says "who has learned nothing: the worlds parted in what is told";

    shows_a_face_and_does_not_count_it: battles(Hushes(Faces)) says "without a disclosure";
    lets_the_screen_fall_and_does_not_count_it: worlds(Hushes(Screens)) says "parted in the view";
    rules_goals_out_and_does_not_count_it: worlds(Hushes(Goals)) says "and nothing was disclosed";
    lays_a_rank_open_and_does_not_count_it: battles(Hushes(Ranks)) says "without a disclosure";
    marches_as_no_foot_can_and_does_not_count_it: battles(Hushes(Wings)) says "without a disclosure";
    marches_as_no_foot_can_in_paired_worlds: worlds(Hushes(Wings)) says "and nothing was disclosed";
    spots_a_dummy_and_does_not_count_it: battles(Hushes(Dummies)) says "without a disclosure";
    opens_a_wagon_and_does_not_count_it: worlds(Hushes(Wagons)) says "parted in";
    plays_a_card_and_does_not_count_it: battles(Hushes(Hands)) says "without a disclosure";

    raids_only_where_somebody_is: worlds(RaidsByWhatIs) says "parted in the offers";
    lets_dummies_stand: worlds(DummiesStand) says "and nothing was disclosed";
    leaks_a_face_in_the_scene: worlds(LeaksScene) says "parted in the scene";
    leaks_by_being_asked: worlds(AsksByWhatIs) says "parted in what is shown at all";
    leaks_through_the_words_of_a_question: worlds(LeaksQuestion) says "parted in the decision";
    leaks_through_previews: worlds(LeaksPreview) says "parted in the previews";
    leaks_through_plans: worlds(LeaksPlan) says "parted in the plans";
    leaks_through_why_not: worlds(LeaksWhyNot) says "parted in why not";
    leaks_through_offers: worlds(LeaksOffer) says "parted in the offers";
    leaks_through_refusals: worlds(LeaksRefusal) says "parted in the refusals";
    leaks_through_what_is_legal: worlds(OrdersByWhatIs) says "and nothing was disclosed";

    imagines_across_lots: imagined(ImaginesAcrossLots) says "does not look like what was seen";
    imagines_another_decision: imagined(ImaginesAnotherDecision) says "does not look like what was seen";
    orders_depend_on_hidden_faces: imagined(OrdersByWhatIs) says "the orders depend on what he cannot know";
}
