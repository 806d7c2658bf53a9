//! What is hidden stays hidden, on every road out of the server.

use std::collections::BTreeSet;

use crate::common::{Books, Opened, Socket, create, get, get_as, start, start_with};
use serde_json::{Value, json};
use server::Running;

use crate::common::field::{Field, PACK, SIDES};
use crate::common::watched::Watched;

/// Orders of both sides that show some faces and keep others.
fn course() -> Vec<(&'static str, Value)> {
    vec![
        ("red", json!({ "advance": 0 })),
        ("red", json!({ "advance": 1 })),
        ("red", json!({ "undo": 1 })),
        ("red", json!({ "advance": 2 })),
        ("red", json!({ "advance": 2 })),
        ("red", json!({ "show": 2 })),
        ("red", json!("shoot")),
        ("red", json!("end-turn")),
        ("blue", json!({ "advance": 5 })),
        ("blue", json!({ "show": 5 })),
        ("blue", json!("end-turn")),
        ("red", json!({ "advance": 2 })),
        ("red", json!("end-turn")),
    ]
}

struct World {
    server: Running,
    battle: Opened,
    red: Socket,
    blue: Socket,
    onlooker: Socket,
    _folder: tempfile::TempDir,
}

impl World {
    async fn open(books: Books) -> World {
        let folder = tempfile::tempdir().unwrap();
        let server = start_with(folder.path(), books, |_| ()).await;
        let battle = create(&server, json!({ "pack": "skirmish", "seating": "hotseat" })).await;
        let red = battle.join(&server, "red").await;
        let blue = battle.join(&server, "blue").await;
        let onlooker = battle.join(&server, "onlooker").await;
        World { server, battle, red, blue, onlooker, _folder: folder }
    }

    async fn give(&mut self, side: &str, order: &Value) {
        let socket = if side == "red" { &mut self.red } else { &mut self.blue };
        let number = socket.number();
        let message = match order.get("undo") {
            Some(to) => json!({ "type": "undo", "number": number, "to": to }),
            None => json!({ "type": "order", "number": number, "order": order }),
        };
        socket.say(&message).await;
        for socket in [&mut self.red, &mut self.blue, &mut self.onlooker] {
            socket.hear_state(number + 1).await;
        }
    }

    /// What strangers to the reds can get hold of, without what differs from
    /// battle to battle by nature.
    async fn outlets(&mut self) -> String {
        let mut all = String::new();
        for question in [
            json!({ "type": "plans", "subject": "p4" }),
            json!({ "type": "plans", "subject": "p0" }),
            json!({ "type": "why", "subject": "p0", "target": "p1" }),
            json!({ "type": "preview", "orders": ["shoot"] }),
            json!({ "type": "attempt", "mark": 7, "orders": ["shoot", "end-turn"] }),
            json!({ "type": "attempt", "mark": 8, "orders": [{ "advance": 5 }, { "show": 4 }] }),
            json!({ "type": "order", "number": self.blue.number(), "order": { "advance": 0 } }),
            json!({ "type": "order", "number": 0, "order": { "advance": 0 } }),
        ] {
            self.blue.say(&question).await;
            self.blue.hear().await;
        }
        self.blue.hear().await;
        for viewer in ["blue", "onlooker"] {
            let path = format!("/api/battles/{}/record?as={viewer}", self.battle.id);
            all += &get_as(self.server.address(), &path, self.battle.key(viewer)).await.body;
            all += &self.battle.join(&self.server, viewer).await.heard.concat();
        }
        all += &get(self.server.address(), "/api/battles", &[]).await.json()[0]["decision"].to_string();
        all += &self.blue.heard.join("\n");
        all += &self.onlooker.heard.join("\n");
        let commitment = self.blue.state["verify"]["commitment"].as_str().unwrap();
        all.replace(commitment, "COMMITMENT")
    }
}

/// The pieces whose faces somebody was told in any frame, wherever in it.
fn faces_in(heard: &[String]) -> BTreeSet<String> {
    fn search(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Object(parts) => {
                if let (Some(Value::String(id)), Some(Value::String(_))) = (parts.get("id"), parts.get("face")) {
                    found.insert(id.clone());
                }
                parts.values().for_each(|part| search(part, found));
            }
            Value::Array(parts) => parts.iter().for_each(|part| search(part, found)),
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    heard.iter().for_each(|frame| search(&serde_json::from_str(frame).unwrap(), &mut found));
    found
}

#[tokio::test]
async fn strangers_never_receive_a_hidden_face() {
    let mut world = World::open(Books::default()).await;
    for (side, order) in course() {
        world.give(side, &order).await;
    }
    world.outlets().await;
    let (owned, strange) =
        (faces_in(&world.red.heard), faces_in(&[world.blue.heard.clone(), world.onlooker.heard.clone()].concat()));
    for token in 0..4 {
        let id = format!("p{token}");
        assert!(owned.contains(&id), "its owner sees it");
        assert_eq!(strange.contains(&id), token == 2, "token {token} was shown: {}", token == 2);
    }
    let strangers = world.outlets().await;
    assert!(!strangers.contains("\"seed\""), "the seed is kept to the end");
    world.server.stop().await;
}

#[tokio::test]
async fn paired_worlds_look_alike_over_the_wire() {
    let mut one = World::open(Books { fixed: true, ..Books::default() }).await;
    let mut other = World::open(Books { fixed: true, swapped: true, ..Books::default() }).await;
    assert_ne!(one.red.state["scene"], other.red.state["scene"], "their owner sees the difference");
    for (side, order) in course() {
        one.give(side, &order).await;
        other.give(side, &order).await;
        assert_eq!(one.outlets().await, other.outlets().await, "after {order} of {side}");
    }
    one.give("blue", &json!("end-turn")).await;
    one.give("red", &json!({ "show": 0 })).await;
    other.give("blue", &json!("end-turn")).await;
    other.give("red", &json!({ "show": 0 })).await;
    assert_ne!(one.outlets().await, other.outlets().await, "once it is shown the worlds part");
    one.server.stop().await;
    other.server.stop().await;
}

#[tokio::test]
async fn keys_are_not_in_the_data_folder() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = create(&server, json!({ "pack": "skirmish", "seating": "two", "side": "red" })).await;
    let _blue = battle.join(&server, "blue").await;
    let keys: Vec<String> = ["red", "blue", "onlooker"].map(|viewer| battle.key(viewer).to_owned()).to_vec();
    server.stop().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(keys.iter().all(|key| !text.contains(key.as_str())), "keys are stored as hashes only");
    }
}

/// Whatever strangers to Austria may ask about.
const ASKED: [&str; 5] = ["p0", "p3", "p30", "l31", "l7"];

async fn marengo(swapped: (u8, u8)) -> Watched {
    Watched::open(Field::paired(swapped), PACK, SIDES, &json!({})).await
}

/// Whether France knows the face of one of two pieces.
fn known(world: &Watched, pieces: [u8; 2]) -> bool {
    let scene = &world.sockets[1].state["scene"]["pieces"];
    let face = |piece: u8| {
        let id = format!("p{piece}");
        scene.as_array().unwrap().iter().find(|shown| shown["id"] == id.as_str()).map(|shown| shown["face"].clone())
    };
    pieces.iter().any(|piece| face(*piece).is_some_and(|face| !face.is_null()))
}

#[tokio::test]
async fn paired_worlds_of_marengo_look_alike_over_the_wire() {
    // Two Austrians in one place, one of them a gun: France cannot tell them apart.
    let pieces = Field::look_alikes();
    let mut one = marengo((pieces[0], pieces[0])).await;
    let mut other = marengo((pieces[0], pieces[1])).await;
    assert_ne!(one.sockets[0].state["scene"], other.sockets[0].state["scene"], "their owner sees the difference");
    let mut given = 0;
    while given < 120 && !known(&one, pieces) && !known(&other, pieces) {
        let ((side, orders), (same, others)) = (one.asked(), other.asked());
        assert_eq!(side, same);
        let both: Vec<&Value> = orders.iter().filter(|order| others.contains(order)).collect();
        if both.is_empty() {
            break;
        }
        let order = both[(given * 7919 + 11) % both.len()].clone();
        one.give(side, &order).await;
        other.give(side, &order).await;
        given += 1;
        if given % 20 == 0 && !known(&one, pieces) && !known(&other, pieces) {
            assert_eq!(
                one.outlets(1, &ASKED).await,
                other.outlets(1, &ASKED).await,
                "after {given} orders, the last {order}"
            );
        }
    }
    assert!(given >= 20, "only {given} orders before the worlds part");
    one.server.stop().await;
    other.server.stop().await;
}

#[tokio::test]
async fn the_lobby_does_not_tell_when_a_group_is_being_formed() {
    let pieces = Field::look_alikes();
    let mut world = marengo((pieces[0], pieces[0])).await;
    let (mut unseen, mut seen) = (0, 0);
    let mut before = world.lobby().await;
    while unseen < 6 || seen < 6 {
        let (side, orders) = world.asked();
        let others = orders.iter().filter(|order| world.is_unseen(side, order) == (unseen < 6)).collect::<Vec<_>>();
        let order = others.first().copied().unwrap_or(&orders[seen * 7919 % orders.len()]).clone();
        let is_unseen = world.is_unseen(side, &order);
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        world.give(side, &order).await;
        let after = world.lobby().await;
        *(if is_unseen { &mut unseen } else { &mut seen }) += 1;
        assert_eq!(before == after, is_unseen, "{order}: {after}");
        before = after;
    }
    world.server.stop().await;
}
