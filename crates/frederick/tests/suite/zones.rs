//! What is told of zones of control is what they do.
use std::sync::Arc;

use frederick::spec::Options;
use frederick::{Battle, Frederick};
use kernel::wire::{Layer, Offer, Zone, ZoneEffect};
use kernel::{Dice, Facade, Side, Table, Viewer};
use library::reading;

fn table(seed: u64) -> Box<dyn Facade> {
    let pack = reading::<Frederick>("rossbach-1757").unwrap();
    let options = Options { scenario: Some("battle".into()), ..Options::default() };
    let battle = Arc::new(Battle::muster(&pack.spec, &options).unwrap());
    Box::new(Table::<Frederick>::open_with(battle, Dice::quick(seed)))
}

fn effect(zones: &[Zone], hex: &str) -> Option<ZoneEffect> {
    let mut found = zones.iter().filter(|zone| zone.hexes.iter().any(|one| one == hex));
    let effect = found.next().map(|zone| zone.effect);
    assert!(found.next().is_none(), "{hex} is in two zones");
    effect
}

fn is_step(offer: &Offer) -> bool {
    offer.label.id == "frederick-order-step"
}

#[test]
fn zones_bar_and_stop_whom_they_say() {
    let (mut stopped, mut passed) = (0, 0);
    for seed in 0..6 {
        let mut table = table(seed);
        let mut choice = Dice::quick(seed ^ 0xabcdef);
        for _ in 0..600 {
            let Some(side) = table.asked() else { break };
            let viewer = Viewer::Side(side);
            let offers = table.offers(viewer);
            let steps: Vec<&Offer> = offers.iter().filter(|offer| is_step(offer)).collect();
            let mut chosen = &offers[choice.roll(offers.len() as u32) as usize];
            let mut told = None;
            if let Some(step) = steps.first() {
                let zones = table.overlay(viewer, Layer::Control, step.subject.as_deref()).zones;
                assert!(steps.iter().all(|step| effect(&zones, &step.objects[0]) != Some(ZoneEffect::Bars)));
                let near = steps.iter().find(|step| effect(&zones, &step.objects[0]).is_some());
                chosen = near.copied().unwrap_or(chosen);
                told = is_step(chosen).then(|| effect(&zones, &chosen.objects[0])).flatten();
            }
            let (number, subject, order) = (table.number(), chosen.subject.clone(), chosen.order.value());
            table.obey(side, number, &order).unwrap();
            let goes_on = table.asked() == Some(side)
                && table.offers(viewer).iter().any(|offer| is_step(offer) && offer.subject == subject);
            match told {
                Some(ZoneEffect::Stops) => {
                    assert!(!goes_on, "seed {seed}, order {number}: {subject:?} was to stop");
                    stopped += 1;
                }
                Some(_) => passed += 1,
                None => {}
            }
        }
    }
    assert!(stopped > 10 && passed > 10, "{stopped} stopped, {passed} passed");
}

#[test]
fn without_a_piece_the_enemy_s_zones_are_told() {
    let table = table(1);
    let sides = |viewer| {
        table.overlay(viewer, Layer::Control, None).zones.into_iter().map(|zone| zone.side).collect::<Vec<_>>()
    };
    assert_eq!(sides(Viewer::Side(Side::First)), ["empire"]);
    assert_eq!(sides(Viewer::Side(Side::Second)), ["prussia"]);
    assert_eq!(sides(Viewer::Onlooker), ["prussia", "empire"]);
    assert!(
        table
            .overlay(Viewer::Onlooker, Layer::Control, None)
            .zones
            .iter()
            .all(|zone| zone.effect == ZoneEffect::Controls)
    );
}
