//! Hidden forces, cards and march orders stay hidden on every road out of the server, and so do
//! hidden wings and dummies: battles in two worlds that one side cannot tell apart.

use frederick::Frederick;
use generals::Drilled;
use kernel::{Decision, Dice, Hidden, Noted, Present, Side, Table, Viewer};
use napoleon::Napoleon;
use packs::Packed;
use serde_json::{Value, json};
use std::sync::Arc;

use crate::common::field::{Field, paired_dice};
use crate::common::watched::Watched;

/// A pack, its sides, and what is asked about: hidden pieces, hexes, pieces of both sides.
struct Secret {
    pack: &'static str,
    sides: [&'static str; 2],
    asked: [&'static str; 6],
}

const QUATRE_BRAS: Secret = Secret {
    pack: "quatre-bras-1815",
    sides: ["france", "allies"],
    asked: ["f0809", "h0809", "h0507", "u0", "u20", "u40"],
};
const ROSSBACH: Secret =
    Secret { pack: "rossbach-1757", sides: ["prussia", "empire"], asked: ["c0", "c3", "h2013", "u0", "u12", "l1"] };
const LEUTHEN: Secret =
    Secret { pack: "leuthen-1757", sides: ["prussia", "austria"], asked: ["c0", "c7", "h2530", "u0", "u12", "l2"] };
/// So many pairs of worlds are tried.
const PAIRS: u64 = 8;
/// The second side and onlookers: to them both worlds are one.
const BLIND: [Viewer; 2] = [Viewer::Side(Side::Second), Viewer::Onlooker];

/// The same battle as the rules know it, beside the server.
struct Twin<S: Hidden> {
    battle: Arc<S::Battle>,
    position: S::Position,
    dice: Dice,
}

type Look<S> = (Vec<<S as kernel::System>::View>, Vec<Vec<Noted<<S as kernel::System>::Event>>>);

impl<S: Hidden> Twin<S> {
    /// What the blind see after an order, and hear of it.
    fn after(&self, order: S::Order) -> Look<S> {
        let (mut position, mut dice) = (self.position.clone(), self.dice.clone());
        let mut events: Vec<Noted<_>> = Vec::new();
        S::carry_out(&self.battle, &mut position, order, &mut dice, &mut events);
        let heard = |viewer: &Viewer| {
            let told = |noted: &Noted<_>| {
                let event = S::tell(&self.battle, &noted.event, *viewer)?;
                Some(Noted { event, cites: noted.cites.clone() })
            };
            events.iter().filter_map(told).collect()
        };
        let views = BLIND.iter().map(|viewer| S::view(&self.battle, &position, *viewer)).collect();
        (views, BLIND.iter().map(heard).collect())
    }

    fn orders(&self) -> Vec<S::Order> {
        let mut list = Vec::new();
        S::orders(&self.battle, &self.position, &mut list);
        list
    }

    fn give(&mut self, order: S::Order) {
        S::carry_out(&self.battle, &mut self.position, order, &mut self.dice, &mut Vec::<Noted<_>>::new());
    }
}

/// Orders for both worlds that look the same to the blind, if there are any.
fn alike<S: Hidden>(one: &Twin<S>, other: &Twin<S>, choice: &mut Dice) -> Option<[S::Order; 2]> {
    let (mut here, there) = (one.orders(), other.orders());
    while !here.is_empty() {
        let order = here.swap_remove(choice.roll(here.len() as u32) as usize);
        let look = one.after(order);
        let follows = |next: &&S::Order| {
            S::alike(&one.battle, (&one.position, order), (&other.position, **next)) && other.after(**next) == look
        };
        let same = there.iter().filter(|next| **next == order).find(follows);
        if let Some(next) = same.or_else(|| there.iter().find(follows)) {
            return Some([order, *next]);
        }
    }
    None
}

/// What the owner of the secrets sees differently.
fn differ(worlds: &[Watched; 2]) -> bool {
    worlds[0].sockets[0].state["scene"] != worlds[1].sockets[0].state["scene"]
}

/// Pairs of worlds, one after the other, until so many orders have been compared in all: sooner or
/// later what differs is played openly, and two worlds part.
async fn compared<S: Packed + Present + Drilled + Hidden>(secret: &Secret, options: Value, seed: u64, least: usize) {
    let mut given = 0;
    for pair in 0..PAIRS {
        given += compared_until_they_part::<S>(secret, &options, seed + pair).await;
        if given >= least {
            return;
        }
    }
    panic!("only {given} orders before the worlds part");
}

/// How many orders two worlds looked the same.
async fn compared_until_they_part<S: Packed + Present + Drilled + Hidden>(
    secret: &Secret,
    options: &Value,
    seed: u64,
) -> usize {
    let Secret { pack, sides, asked } = *secret;
    let battle = Field::<S>::of(pack, None).battle(options).unwrap();
    let mut choice = Dice::quick(seed);
    let table = Table::<S>::open(Arc::clone(&battle), kernel::Seed([7; 32]));
    let start = table.position().clone();
    let other = S::another_world(&battle, &start, BLIND[0], &mut choice).unwrap();
    let mut twins =
        [start, other].map(|position| Twin::<S> { battle: Arc::clone(&battle), position, dice: paired_dice() });
    let field = |twin: &Twin<S>| Field::<S>::of(pack, Some((twin.position.clone(), Vec::new())));
    let [one, two] = &twins;
    let mut worlds =
        [Watched::open(field(one), pack, sides, options).await, Watched::open(field(two), pack, sides, options).await];
    assert!(differ(&worlds), "their owner sees the difference");
    let mut given = 0;
    while given < 240 {
        let [one, two] = &twins;
        let Decision::Asks { side, .. } = S::to_decide(&battle, &one.position) else { break };
        let Some(orders) = alike(one, two, &mut choice) else { break };
        for (world, order) in worlds.iter_mut().zip(orders) {
            world.give(side.index(), &serde_json::to_value(order).unwrap()).await;
        }
        twins.iter_mut().zip(orders).for_each(|(twin, order)| twin.give(order));
        given += 1;
        if given % 24 == 0 {
            look_alike(&mut worlds, &asked, given).await;
        }
    }
    look_alike(&mut worlds, &asked, given).await;
    for world in worlds {
        world.server.stop().await;
    }
    given
}

/// Whatever the blind are given looks the same in both worlds.
async fn look_alike(worlds: &mut [Watched; 2], asked: &[&str], given: usize) {
    let [one, two] = worlds;
    let [one, two] = [one.outlets(1, asked).await, two.outlets(1, asked).await];
    assert!(one == two, "after {given} orders: {}", parted(&one, &two));
}

/// Where two texts part.
fn parted(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).position(|(one, other)| one != other).unwrap_or(one.len().min(other.len()));
    let cut = |text: &str| {
        let (from, to) = (text.floor_char_boundary(at.saturating_sub(300)), text.floor_char_boundary(at + 200));
        text[from..to].to_owned()
    };
    format!("\n  {}\n  {}", cut(one), cut(other))
}

#[tokio::test]
async fn hidden_forces_look_alike_over_the_wire() {
    compared::<Napoleon>(&QUATRE_BRAS, json!({ "scenario": "gemioncourt" }), 3, 96).await;
}

#[tokio::test]
async fn cards_look_alike_over_the_wire() {
    compared::<Napoleon>(&QUATRE_BRAS, json!({ "scenario": "quatre-bras", "cards": true }), 5, 96).await;
}

#[tokio::test]
async fn hidden_wings_look_alike_over_the_wire() {
    compared::<Frederick>(&ROSSBACH, json!({ "scenario": "main", "intelligence": true }), 3, 24).await;
    compared::<Frederick>(&LEUTHEN, json!({ "scenario": "main", "intelligence": true }), 4, 24).await;
}
