//! A tiny made-up rules system: four hidden tokens a side, marches, a die, a guard. Enough to play a whole battle over
//! the wire.

use std::collections::BTreeMap;

use kernel::lots::each;
use kernel::wire::{Gesture, Line, LineKind, Offer, Scene, Standing, StandingChoice};
use kernel::{
    Cite, Cites, Decision, Dice, Journal, Label, Listing, Lots, Outcome, Plan, Present, Preview, Refusal, Side, System,
    Tokens, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Tokens 0 to 3 belong to the reds, 4 to 7 to the blues.
const TOKENS: u8 = 8;
const FARTHEST: u8 = 3;
pub const SIDES: [&str; 2] = ["red", "blue"];

pub enum Skirmish {}

#[derive(Debug)]
pub struct Battle {
    pub rounds: u8,
    pub open: bool,
    /// The faces of tokens 0 and 1 are dealt the other way round: a paired world.
    pub swapped: bool,
    /// Whoever is shot at may call out his tokens one by one.
    pub guard: bool,
    /// The next edition of the rules: a shot is worth one more.
    pub revised: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    faces: [u8; TOKENS as usize],
    places: [u8; TOKENS as usize],
    score: [i16; 2],
    side: Side,
    round: u8,
    shot: bool,
    /// Who is shot at, and is asked for his guard.
    alarmed: Option<Side>,
    guard: u8,
    lots: Lots,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    March(u8),
    Show(u8),
    Shoot,
    Done,
    Join(u8),
    Go,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    Marched { token: u8, face: Option<u8> },
    Shown { token: u8, face: u8 },
    Shot { side: Side, roll: i16 },
    Guarded { side: Side, count: i16 },
    Ended { side: Side },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    faces: Vec<Option<u8>>,
    places: [u8; TOKENS as usize],
    score: [i16; 2],
    side: Side,
    round: u8,
    shot: bool,
    alarmed: Option<Side>,
    guard: u8,
    lots: Vec<u8>,
}

fn owner(token: u8) -> Side {
    Side::of(token / 4)
}

fn sees(battle: &Battle, viewer: Viewer, token: u8) -> bool {
    battle.open || viewer.is(owner(token))
}

impl System for Skirmish {
    type Battle = Battle;
    type Position = Position;
    type Order = Order;
    type Event = Event;
    type View = View;
    type Question = ();
    type Subject = u8;
    const NAME: &'static str = "skirmish";
    const RULES: u16 = 1;
    const LISTING: Listing = Listing::Complete;

    fn open(battle: &Battle, dice: &mut Dice, _: &mut impl Journal<Event>) -> Position {
        let mut faces = [71, 72, 73, 74, 81, 82, 83, 84];
        dice.shuffle(&mut faces[..4]);
        dice.shuffle(&mut faces[4..]);
        if battle.swapped {
            faces.swap(0, 1);
        }
        let mut lots = Lots::default();
        lots.merge(0x0f);
        lots.merge(0xf0);
        Position {
            faces,
            places: [0; 8],
            score: [0; 2],
            side: Side::First,
            round: 0,
            shot: false,
            alarmed: None,
            guard: 0,
            lots,
        }
    }

    fn to_decide(battle: &Battle, position: &Position) -> Decision<()> {
        if position.round < battle.rounds {
            return Decision::Asks { side: position.alarmed.unwrap_or(position.side), question: () };
        }
        let winner = match position.score[0].cmp(&position.score[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        Decision::Over(Outcome { winner, cite: Cite("skirmish:9"), reason: "skirmish-over" })
    }

    fn orders(battle: &Battle, position: &Position, out: &mut Vec<Order>) {
        let marches = (0..TOKENS).map(Order::March);
        let shows = (0..TOKENS).map(Order::Show);
        let joins = (0..TOKENS).map(Order::Join);
        let all = marches.chain(shows).chain([Order::Shoot, Order::Done]).chain(joins).chain([Order::Go]);
        out.extend(all.filter(|order| Self::check(battle, position, *order).is_ok()));
    }

    fn check(battle: &Battle, position: &Position, order: Order) -> Result<(), Refusal> {
        let refuse = |allowed: bool, cite, reason| if allowed { Ok(()) } else { Err(Refusal::new(Cite(cite), reason)) };
        refuse(position.round < battle.rounds, "skirmish:9", "skirmish-over")?;
        let of_guard = matches!(order, Order::Join(_) | Order::Go);
        refuse(of_guard == position.alarmed.is_some(), "skirmish:6", "skirmish-guard")?;
        match order {
            Order::Join(token) => {
                let free = token < TOKENS && Some(owner(token)) == position.alarmed && position.guard & 1 << token == 0;
                refuse(free, "skirmish:6", "skirmish-guard")
            }
            Order::Go => Ok(()),
            Order::March(token) | Order::Show(token) if token >= TOKENS || owner(token) != position.side => {
                refuse(false, "skirmish:2", "skirmish-not-yours")
            }
            Order::March(token) => {
                refuse(position.places[token as usize] < FARTHEST, "skirmish:3", "skirmish-far-enough")
            }
            Order::Show(token) => refuse(!position.lots.is_known(token), "skirmish:4", "skirmish-known"),
            Order::Shoot => refuse(!position.shot, "skirmish:5", "skirmish-one-shot"),
            Order::Done => Ok(()),
        }
    }

    fn carry_out(
        battle: &Battle,
        position: &mut Position,
        order: Order,
        dice: &mut Dice,
        journal: &mut impl Journal<Event>,
    ) {
        let side = position.side;
        let cites = |cites: &mut Cites| cites.name(Cite("skirmish:1"));
        match order {
            Order::March(token) => {
                position.places[token as usize] += 1;
                journal.note(cites, || Event::Marched { token, face: Some(position.faces[token as usize]) });
            }
            Order::Show(token) => {
                position.lots.disclose(token);
                journal.note(cites, || Event::Shown { token, face: position.faces[token as usize] });
            }
            Order::Shoot => {
                let roll = dice.roll(6) as i16 + 1;
                position.score[side.index()] += roll + i16::from(battle.revised);
                position.shot = true;
                position.alarmed = battle.guard.then_some(side.enemy());
                journal.note(cites, || Event::Shot { side, roll });
            }
            Order::Join(token) => position.guard |= 1 << token,
            Order::Go => {
                let count = position.guard.count_ones() as i16;
                (position.guard, position.alarmed) = (0, None);
                position.score[side.enemy().index()] += count;
                journal.note(cites, || Event::Guarded { side: side.enemy(), count });
            }
            Order::Done => {
                (position.side, position.shot) = (side.enemy(), false);
                position.round += side.number();
                journal.note(cites, || Event::Ended { side });
            }
        }
    }

    fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
        let known = |token: u8| sees(battle, viewer, token) || position.lots.is_known(token);
        View {
            faces: (0..TOKENS).map(|token| known(token).then(|| position.faces[token as usize])).collect(),
            places: position.places,
            score: position.score,
            side: position.side,
            round: position.round,
            shot: position.shot,
            alarmed: position.alarmed,
            guard: if position.alarmed.is_some_and(|side| viewer.is(side)) { position.guard } else { 0 },
            lots: (0..TOKENS).map(|token| position.lots.name(token)).collect(),
        }
    }

    fn tell(battle: &Battle, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Marched { token, .. } if !sees(battle, viewer, *token) => {
                Event::Marched { token: *token, face: None }
            }
            told => told.clone(),
        })
    }

    fn imagine(_: &Battle, view: &View, dice: &mut Dice) -> Position {
        let mut hidden: Vec<u8> =
            [71, 72, 73, 74, 81, 82, 83, 84].into_iter().filter(|face| !view.faces.contains(&Some(*face))).collect();
        dice.shuffle(&mut hidden);
        // Those of the reds come first.
        hidden.sort_by_key(|face| face / 10);
        let mut hidden = hidden.into_iter();
        let faces = std::array::from_fn(|token| view.faces[token].or_else(|| hidden.next()).unwrap_or_default());
        let mut lots = Lots::default();
        for name in &view.lots {
            let alike = (0..TOKENS).filter(|token| view.lots[*token as usize] == *name);
            lots.merge(alike.fold(0, |tokens, token| tokens | 1 << token));
        }
        let View { places, score, side, round, shot, alarmed, guard, .. } = *view;
        Position { faces, places, score, side, round, shot, alarmed, guard, lots }
    }

    fn plans(_: &Battle, view: &View, subject: u8, out: &mut Vec<Plan<Order, u8>>) {
        let left = FARTHEST - view.places[subject as usize];
        if owner(subject) == view.side && left > 0 {
            let orders = vec![Order::March(subject); left as usize];
            let (gesture, cite) = ("skirmish-march-far", Cite("skirmish:3"));
            out.push(Plan { orders, target: subject, cost: left, gesture, cite });
        }
    }

    fn preview(_: &Battle, _: &View, order: Order) -> Preview {
        let chances = match order {
            Order::Shoot => {
                (1..=6).map(|amount| kernel::Chance { result: "skirmish-shot", amount, chance: 1.0 / 6.0 }).collect()
            }
            _ => Vec::new(),
        };
        Preview { chances, ..Preview::default() }
    }

    fn appraise(_: &Battle, _: &Position, _: Side) -> f32 {
        0.0
    }

    fn disclosures(position: &Position) -> u32 {
        position.lots.disclosures()
    }

    fn audit(_: &Battle, _: &Position) -> Result<(), String> {
        Ok(())
    }
}

fn id(token: u8) -> String {
    format!("p{token}")
}

fn offer(order: Order) -> Offer {
    let subject = match order {
        Order::March(token) | Order::Show(token) | Order::Join(token) => Some(id(token)),
        Order::Shoot | Order::Done | Order::Go => None,
    };
    Offer {
        order: serde_json::to_value(order).unwrap(),
        subject,
        objects: Vec::new(),
        label: Label::new("skirmish-order"),
        cost: None,
        cites: "skirmish:1".to_owned(),
        unseen: false,
    }
}

impl Present for Skirmish {
    fn side_key(_: &Battle, side: Side) -> &str {
        SIDES[side.index()]
    }

    fn scene(_: &Battle, view: &View) -> Scene {
        let piece = |token: u8| {
            let face = view.faces[token as usize].map(|face| format!("face-{face}"));
            json!({ "id": id(token), "side": SIDES[owner(token).index()], "face": face,
                    "place": view.places[token as usize], "lot": view.lots[token as usize] })
        };
        let pieces: Vec<Value> = each(0xff).map(piece).collect();
        Scene::of(&json!({ "kind": "skirmish", "round": view.round, "score": view.score, "pieces": pieces }))
    }

    fn offers(_: &Battle, _: &View, orders: &[Order]) -> Vec<Offer> {
        orders.iter().copied().map(offer).collect()
    }

    fn gesture(_: &Battle, _: &View, subject: u8, plan: &Plan<Order, u8>) -> Gesture {
        Gesture {
            orders: plan.orders.iter().map(|order| serde_json::to_value(order).unwrap()).collect(),
            subject: Some(id(subject)),
            objects: vec![id(plan.target)],
            label: Label::new(plan.gesture),
            cost: None,
            cites: plan.cite.to_string(),
            path: Vec::new(),
        }
    }

    fn question(_: &Battle, _: &View, _: Side, (): ()) -> (Label, &'static str) {
        (Label::new("skirmish-turn"), "skirmish:1")
    }

    fn line(_: &Battle, _: &View, event: &Event) -> Line {
        let (side, label, kind, objects) = match event {
            Event::Marched { token, face } => {
                let label = Label::new("skirmish-marched");
                let label = match face {
                    Some(face) => label.with("face", format!("face-{face}").as_str()),
                    None => label,
                };
                (owner(*token), label, LineKind::Move, vec![id(*token)])
            }
            Event::Shown { token, face } => {
                let label = Label::new("skirmish-shown").with("face", format!("face-{face}").as_str());
                (owner(*token), label, LineKind::Hidden, vec![id(*token)])
            }
            Event::Shot { side, roll } => {
                (*side, Label::new("skirmish-shot").with("amount", i64::from(*roll)), LineKind::Fight, Vec::new())
            }
            Event::Guarded { side, count } => {
                (*side, Label::new("skirmish-guarded").with("count", i64::from(*count)), LineKind::Fight, Vec::new())
            }
            Event::Ended { side } => (*side, Label::new("skirmish-ended"), LineKind::Turn, Vec::new()),
        };
        let side = Some(SIDES[side.index()].to_owned());
        Line { side, objects, ..Line::new(kind, label) }
    }

    fn refusal(_: &Battle, refusal: Refusal) -> Label {
        Label::new(refusal.reason)
    }

    fn subject(_: &Battle, id: &str) -> Option<u8> {
        id.strip_prefix('p')?.parse().ok().filter(|token| *token < TOKENS)
    }

    fn standing(battle: &Battle) -> Vec<Standing> {
        let choice = |key: &str| StandingChoice { key: key.to_owned(), label: Label::new(key) };
        let choices = ["never", "all"].map(choice).to_vec();
        let question = Standing { key: "guard".to_owned(), label: Label::new("skirmish-guard"), choices };
        if battle.guard { vec![question] } else { Vec::new() }
    }

    fn standing_order(_: &Battle, view: &View, answers: &BTreeMap<String, String>) -> Option<Order> {
        let side = view.alarmed?;
        let free = (0..TOKENS).find(|token| owner(*token) == side && view.guard & 1 << token == 0);
        match answers.get("guard")?.as_str() {
            "never" => Some(Order::Go),
            _ => Some(free.map_or(Order::Go, Order::Join)),
        }
    }

    fn revealed(battle: &Battle, position: &Position) -> View {
        let faces = position.faces.iter().map(|face| Some(*face)).collect();
        View { faces, ..Self::view(battle, position, Viewer::Onlooker) }
    }

    fn why_not(_: &Battle, view: &View, subject: u8, _: u8) -> Option<Refusal> {
        (owner(subject) != view.side).then(|| Refusal::new(Cite("skirmish:2"), "skirmish-not-yours"))
    }
}
