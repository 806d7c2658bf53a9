//! Hidden forces, cards and march orders stay hidden on every road out of the server, and so do
//! hidden wings and dummies: battles in two worlds that one side cannot tell apart.

use frederick::Frederick;
use generals::Drilled;
use kernel::{Decision, Dice, Hidden, Noted, Present, Side, Silent, System, Table, Viewer};
use napoleon::Napoleon;
use napoleon::march_orders::MarchOrder;
use packs::Packed;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::create;
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

type Look<S> = (Vec<<S as System>::View>, Vec<Vec<Noted<<S as System>::Event>>>);

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

/// How two worlds begin that the second side cannot tell apart.
type Begin<S> = fn(&<S as System>::Battle, <S as System>::Position, &mut Dice) -> Option<[<S as System>::Position; 2]>;

/// With other hidden pieces, or another hand.
fn with_other_faces<S: Hidden>(battle: &S::Battle, start: S::Position, choice: &mut Dice) -> Option<[S::Position; 2]> {
    let other = S::another_world(battle, &start, BLIND[0], choice)?;
    Some([start, other])
}

/// France has sent a force on its way; in the other world it has another goal.
fn with_another_goal(
    battle: &napoleon::Battle,
    mut start: napoleon::Position,
    choice: &mut Dice,
) -> Option<[napoleon::Position; 2]> {
    for _ in 0..2 {
        let mut orders = Vec::new();
        Napoleon::orders(battle, &start, &mut orders);
        let sends = |order: &napoleon::Order| {
            matches!(order, napoleon::Order::March(MarchOrder::Brief(_) | MarchOrder::Aim(_)))
        };
        let sent: Vec<_> = orders.into_iter().filter(sends).collect();
        let order = sent[choice.roll(sent.len() as u32) as usize];
        Napoleon::carry_out(battle, &mut start, order, &mut paired_dice(), &mut Silent);
    }
    let other = napoleon::march_orders::another_goal(&start, BLIND[0], choice)?;
    Some([start, other])
}

/// Pairs of worlds, one after the other, until so many orders have been compared in all: sooner or
/// later what differs is played openly, and two worlds part.
async fn compared<S: Packed + Present + Drilled + Hidden>(
    secret: &Secret,
    options: Value,
    begin: Begin<S>,
    seed: u64,
    least: usize,
) {
    let mut given = 0;
    for pair in 0..PAIRS {
        given += compared_until_they_part::<S>(secret, &options, begin, seed + pair).await;
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
    begin: Begin<S>,
    seed: u64,
) -> usize {
    let Secret { pack, sides, asked } = *secret;
    let battle = Field::<S>::of(pack, None).battle(options).unwrap();
    let mut choice = Dice::quick(seed);
    let table = Table::<S>::open(Arc::clone(&battle), kernel::Seed([7; 32]));
    let worlds = begin(&battle, table.position().clone(), &mut choice).unwrap();
    let mut twins = worlds.map(|position| Twin::<S> { battle: Arc::clone(&battle), position, dice: paired_dice() });
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
    compared::<Napoleon>(&QUATRE_BRAS, json!({ "scenario": "gemioncourt" }), with_other_faces::<Napoleon>, 3, 96).await;
}

#[tokio::test]
async fn cards_look_alike_over_the_wire() {
    let options = json!({ "scenario": "quatre-bras", "cards": true });
    compared::<Napoleon>(&QUATRE_BRAS, options, with_other_faces::<Napoleon>, 5, 96).await;
}

#[tokio::test]
async fn goals_of_march_orders_look_alike_over_the_wire() {
    let options = json!({ "scenario": "quatre-bras" });
    compared::<Napoleon>(&QUATRE_BRAS, options, with_another_goal, 11, 96).await;
}

/// A battle in which the Allies hold cards and are asked something in the French turn.
fn asked_in_the_enemys_turn(battle: &napoleon::Battle, choice: &mut Dice) -> napoleon::Position {
    let mut orders = Vec::new();
    for _ in 0..PAIRS {
        let mut position = Napoleon::open(battle, &mut paired_dice(), &mut Silent);
        while let Decision::Asks { side, .. } = Napoleon::to_decide(battle, &position) {
            let held = position.cards.decks[Side::Second].held;
            if held > 0 && side == Side::Second && position.active == Side::First {
                return position;
            }
            Napoleon::orders(battle, &position, &mut orders);
            let order = orders[choice.roll(orders.len() as u32) as usize];
            Napoleon::carry_out(battle, &mut position, order, choice, &mut Silent);
        }
    }
    panic!("nobody was asked");
}

/// How long a general has for an answer.
const PAUSE: Duration = Duration::from_millis(600);

#[tokio::test]
async fn no_answer_of_a_general_comes_sooner_whatever_it_holds() {
    let (pack, [france, allies]) = ("napoleon-drill", QUATRE_BRAS.sides);
    let options = json!({ "scenario": "cards", "cards": true });
    let battle = Field::<Napoleon>::of(pack, None).battle(&options).unwrap();
    let mut choice = Dice::quick(17);
    let asked = asked_in_the_enemys_turn(&battle, &mut choice);
    let other = Napoleon::another_world(&battle, &asked, Viewer::Side(Side::First), &mut choice).unwrap();
    assert_ne!(asked.cards, other.cards, "the Allies hold other cards");
    for position in [asked, other] {
        let folder = tempfile::tempdir().unwrap();
        let mut config = server::Config::new("127.0.0.1:0".parse().unwrap(), folder.path());
        (config.answer_pause, config.answer_spread, config.general_pace) = (PAUSE, Duration::ZERO, Duration::ZERO);
        let books = Field::<Napoleon>::of(pack, Some((position, Vec::new())));
        let server = server::start(config, Arc::new(books)).await.unwrap();
        let begun = Instant::now();
        let wanted = json!({
            "pack": pack, "seating": "two", "side": france, "generals": { allies: "ensign" }, "options": options,
        });
        let mut watching = create(&server, wanted).await.join(&server, france).await;
        while watching.number() == 0 {
            watching.hear().await;
        }
        assert!(begun.elapsed() >= PAUSE, "it came after {:?}", begun.elapsed());
        server.stop().await;
    }
}

#[tokio::test]
async fn hidden_wings_look_alike_over_the_wire() {
    let options = || json!({ "scenario": "main", "intelligence": true });
    compared::<Frederick>(&ROSSBACH, options(), with_other_faces::<Frederick>, 3, 24).await;
    compared::<Frederick>(&LEUTHEN, options(), with_other_faces::<Frederick>, 4, 24).await;
}
