//! Properties of the parts that everything rests on, on random values.

use std::collections::BTreeSet;

use kernel::fingerprint::{from_bytes, to_bytes};
use kernel::lots::{MOST_TOKENS, each, only};
use kernel::situation::{Fault, Situation};
use kernel::{Cite, Cited, Dice, Lots, Seed, Tally, Tokens};
use proptest::prelude::*;

/// Lots as anybody would write them down: a list of sets.
struct Naive {
    sets: Vec<BTreeSet<u8>>,
    disclosures: u32,
}

impl Naive {
    fn new() -> Self {
        Naive { sets: (0..MOST_TOKENS as u8).map(|token| BTreeSet::from([token])).collect(), disclosures: 0 }
    }

    fn of(&self, token: u8) -> &BTreeSet<u8> {
        self.sets.iter().find(|set| set.contains(&token)).unwrap()
    }

    fn disclose(&mut self, token: u8) {
        let set = self.sets.iter_mut().find(|set| set.contains(&token)).unwrap();
        if set.len() > 1 {
            set.remove(&token);
            self.sets.push(BTreeSet::from([token]));
            self.disclosures += 1;
        }
    }

    fn merge(&mut self, tokens: Tokens) {
        let (touched, mut rest): (Vec<_>, Vec<_>) =
            self.sets.drain(..).partition(|set| each(tokens).any(|token| set.contains(&token)));
        rest.extend((!touched.is_empty()).then(|| touched.into_iter().flatten().collect()));
        self.sets = rest;
    }
}

#[derive(Clone, Debug)]
enum Change {
    Disclose(u8),
    Merge(Tokens),
}

/// Mostly few tokens, so that lots meet again and again.
fn change() -> impl Strategy<Value = Change> {
    let few = prop::collection::vec(0..10u8, 0..4);
    let any = prop::collection::vec(0..MOST_TOKENS as u8, 0..6);
    let merge = |tokens: Vec<u8>| Change::Merge(tokens.into_iter().fold(0, |set, token| set | only(token)));
    prop_oneof![
        3 => (0..10u8).prop_map(Change::Disclose),
        1 => (0..MOST_TOKENS as u8).prop_map(Change::Disclose),
        3 => few.prop_map(merge),
        1 => any.prop_map(merge),
    ]
}

fn agree(lots: &Lots, naive: &Naive) {
    for token in 0..MOST_TOKENS as u8 {
        let set = naive.of(token);
        assert_eq!(each(lots.of(token)).collect::<BTreeSet<_>>(), *set);
        assert_eq!(Some(&lots.name(token)), set.first());
        assert_eq!(lots.is_known(token), set.len() == 1);
    }
    assert_eq!(lots.disclosures(), naive.disclosures);
}

proptest! {
    #[test]
    fn lots_are_what_a_list_of_sets_is(changes in prop::collection::vec(change(), 0..40), asked: Tokens) {
        let (mut lots, mut naive) = (Lots::default(), Naive::new());
        for change in changes {
            match change {
                Change::Disclose(token) => { lots.disclose(token); naive.disclose(token); }
                Change::Merge(tokens) => { lots.merge(tokens); naive.merge(tokens); }
            }
            agree(&lots, &naive);
        }
        let touched = naive.sets.iter().filter(|set| each(asked).any(|token| set.contains(&token))).count();
        prop_assert_eq!(lots.touched(asked) as usize, touched);
        prop_assert_eq!(from_bytes::<Lots>(&to_bytes(&lots)), Ok(lots));
    }

    #[test]
    fn lots_that_cannot_be_are_not_read(names in prop::collection::vec(0..70u8, MOST_TOKENS), disclosures: u32) {
        if let Ok(lots) = from_bytes::<Lots>(&to_bytes(&(names, disclosures))) {
            for token in 0..MOST_TOKENS as u8 {
                prop_assert_eq!(Some(lots.name(token)), each(lots.of(token)).next());
            }
        }
    }

    #[test]
    fn a_roll_is_below_the_number_of_sides(seed: u64, sides in 1..=u32::MAX, forced: u32) {
        for mut dice in [Dice::sealed(Seed::from_number(seed)), Dice::quick(seed), Dice::forced([forced])] {
            for roll in 1..=5 {
                prop_assert!(dice.roll(sides) < sides);
                prop_assert_eq!(dice.rolls(), roll);
            }
        }
    }

    #[test]
    fn dice_are_taken_up_where_they_were(seed: u64, sides in prop::collection::vec(1..1000u32, 1..20), split: prop::sample::Index) {
        let seed = Seed::from_number(seed);
        let mut whole = Dice::sealed(seed);
        let rolls: Vec<u32> = sides.iter().map(|sides| whole.roll(*sides)).collect();
        let split = split.index(sides.len());
        let mut later = Dice::sealed_at(seed, split as u64);
        let rest: Vec<u32> = sides[split..].iter().map(|sides| later.roll(*sides)).collect();
        prop_assert_eq!(&rolls[split..], &rest[..]);
        prop_assert_eq!(later.rolls(), whole.rolls());
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_counts_its_rolls(seed: u64, items in prop::collection::vec(0..9u8, 0..12)) {
        let mut dice = Dice::quick(seed);
        let (mut shuffled, mut sorted) = (items.clone(), items.clone());
        dice.shuffle(&mut shuffled);
        prop_assert_eq!(dice.rolls() as usize, items.len().saturating_sub(1));
        shuffled.sort_unstable();
        sorted.sort_unstable();
        prop_assert_eq!(shuffled, sorted);
    }

    #[test]
    fn forced_dice_are_rolled_in_order(values in prop::collection::vec(0..6u32, 0..10), rolls in 0..14usize) {
        let mut dice = Dice::forced(values.clone());
        let rolled: Vec<u32> = (0..rolls).map(|_| dice.roll(6)).collect();
        let expected: Vec<u32> = values.iter().copied().chain(std::iter::repeat(5)).take(rolls).collect();
        prop_assert_eq!(rolled, expected);
        prop_assert_eq!(dice.left_over(), values.len().saturating_sub(rolls));
    }

    #[test]
    fn a_tally_is_the_sum_of_its_parts(amounts in prop::collection::vec(-3..=3i16, 0..=6)) {
        let mut tally = Tally::default();
        for amount in &amounts {
            tally.add(*amount, Cite("skirmish:4.5"), "some-reason");
        }
        let parts: Vec<i16> = tally.parts().map(|part| part.amount).collect();
        let counted: Vec<i16> = amounts.into_iter().filter(|amount| *amount != 0).collect();
        prop_assert_eq!(tally.total(), counted.iter().sum::<i16>());
        let mut cites = 0;
        tally.cites(&mut |_| cites += 1);
        prop_assert_eq!(cites, counted.len());
        prop_assert_eq!(parts, counted);
    }

    #[test]
    fn a_fault_can_be_anywhere(text: String, byte in 0..200usize) {
        let fault = Fault::at(&text, byte, kernel::Label::default());
        prop_assert!(fault.line >= 1 && fault.line <= text.matches('\n').count() + 1);
        prop_assert!(fault.column >= 1);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "(title|cites|orders|=|\\[|\\]|\"|ä|\n| |x|1|\\.){0,30}") {
        if let Err(fault) = Situation::read(&text) {
            prop_assert!(fault.line >= 1);
        }
    }
}
