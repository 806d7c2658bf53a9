//! A table that goes on from a snapshot is the table that was never closed.

use std::sync::Arc;

use kernel::{Dice, Facade, Seed, Table, Viewer};
use skirmish::{Battle, Options, Skirmish, Spec};

fn usual() -> Battle {
    Battle::muster(&Spec::plain(), Options::default()).unwrap()
}

/// Plays some orders, chosen by dice, on every table alike.
fn play(tables: &mut [&mut dyn Facade], orders: usize, dice: &mut Dice) {
    for _ in 0..orders {
        let Some(side) = tables[0].asked() else { return };
        let offers = tables[0].offers(Viewer::Side(side));
        let order = offers[dice.roll(offers.len() as u32) as usize].order.value();
        for table in tables.iter_mut() {
            table.obey(side, table.number(), &order).unwrap();
        }
    }
}

fn look(table: &dyn Facade, from: usize) -> String {
    let seen = Viewer::ALL.map(|viewer| {
        let story = serde_json::to_string(&table.story(viewer, from)).unwrap();
        let decision = serde_json::to_string(&table.decision(viewer)).unwrap();
        format!("{story}{decision}{:?}{:?}{}", table.scene(viewer), table.recalls(viewer), table.heard(viewer))
    });
    format!("{} {} {}", table.number(), table.fingerprint(), seen.concat())
}

#[test]
fn a_table_goes_on_from_a_snapshot_as_if_it_had_never_been_closed() {
    let mut kept = 0;
    for game in 0..40 {
        let (seed, mut dice) = (Seed::from_number(game), Dice::quick(game));
        let open = || Box::new(Table::<Skirmish>::open(Arc::new(usual()), seed)) as Box<dyn Facade>;
        let mut table = open();
        play(&mut [&mut *table], 3 + game as usize % 9, &mut dice);
        let Some(snapshot) = table.snapshot() else {
            let before = look(&*table, 0);
            table.forget();
            assert_eq!(look(&*table, 0), before, "what can be taken back is not forgotten");
            continue;
        };
        kept += 1;
        let mut later = open();
        later.resume(seed, &snapshot).unwrap();
        let heard = Viewer::ALL.map(|viewer| table.heard(viewer)).into_iter().max().unwrap();
        assert_eq!(look(&*later, heard), look(&*table, heard));
        let mut forgetful = table.fork();
        forgetful.forget();
        play(&mut [&mut *table, &mut *later, &mut *forgetful], 20, &mut dice);
        assert_eq!(look(&*later, heard), look(&*table, heard));
        assert_eq!(look(&*forgetful, heard), look(&*table, heard));
        let from = table.number() - 1;
        let moments = |table: &dyn Facade| table.history(Viewer::Onlooker, from, 5, false);
        assert_eq!(moments(&*later), moments(&*table));
        assert_eq!(table.history(Viewer::Onlooker, 0, 3, false).len(), 3, "no more than asked for");
    }
    assert!(kept > 5, "{kept}");
}

#[test]
fn a_bare_table_holds_a_position_and_nothing_of_what_led_to_it() {
    let mut in_hand = 0;
    for game in 0..40 {
        let mut dice = Dice::quick(game);
        let mut table = Table::<Skirmish>::open(Arc::new(usual()), Seed::from_number(game));
        play(&mut [&mut table], 3 + game as usize % 9, &mut dice);
        in_hand += usize::from(table.snapshot().is_none());
        let bare = table.bare();
        assert_eq!((bare.entries().len(), bare.prints().len(), bare.story().len()), (0, 0, 0));
        assert_eq!((bare.number(), bare.fingerprint()), (table.number(), table.fingerprint()));
        assert!(Viewer::ALL.into_iter().all(|viewer| Facade::recalls(&bare, viewer).is_empty()));
        assert_eq!(Viewer::ALL.map(|viewer| bare.heard(viewer)), Viewer::ALL.map(|viewer| table.heard(viewer)));
    }
    assert!(in_hand > 5, "{in_hand} where orders could be taken back, which a table that only forgets keeps whole");
}

#[test]
fn what_is_no_snapshot_is_refused() {
    let mut table: Box<dyn Facade> = Box::new(Table::<Skirmish>::open(Arc::new(usual()), Seed::from_number(1)));
    let before = look(&*table, 0);
    assert!(table.resume(Seed::from_number(1), b"nonsense").is_err());
    assert_eq!(look(&*table, 0), before);
}
