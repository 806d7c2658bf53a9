//! What is hidden stays hidden, on every road out of the server.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Books, Opened, Socket, create, get, start, start_with};
use serde_json::{Value, json};
use server::Running;

/// Orders of both sides that show some faces and keep others.
fn course() -> Vec<(&'static str, Value)> {
    vec![
        ("red", json!({ "march": 0 })),
        ("red", json!({ "march": 1 })),
        ("red", json!({ "undo": 1 })),
        ("red", json!({ "march": 3 })),
        ("red", json!({ "show": 2 })),
        ("red", json!("shoot")),
        ("red", json!("done")),
        ("blue", json!({ "march": 4 })),
        ("blue", json!({ "show": 5 })),
        ("blue", json!("done")),
        ("red", json!({ "march": 0 })),
        ("red", json!("done")),
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

    /// What strangers to the reds can get hold of, without what differs from battle to battle by nature.
    async fn outlets(&mut self) -> String {
        let mut all = String::new();
        for question in [
            json!({ "type": "plans", "subject": "p4" }),
            json!({ "type": "plans", "subject": "p0" }),
            json!({ "type": "why", "subject": "p0", "target": "p1" }),
            json!({ "type": "preview", "order": "shoot" }),
            json!({ "type": "order", "number": self.blue.number(), "order": { "march": 0 } }),
            json!({ "type": "order", "number": 0, "order": { "march": 0 } }),
        ] {
            self.blue.say(&question).await;
            self.blue.hear().await;
        }
        self.blue.hear().await;
        for viewer in ["blue", "onlooker"] {
            let path = format!("/api/battles/{}/record?as={viewer}&key={}", self.battle.id, self.battle.key(viewer));
            all += &get(self.server.address(), &path, &[]).await.body;
            all += &self.battle.join(&self.server, viewer).await.heard.concat();
        }
        all += &get(self.server.address(), "/api/battles", &[]).await.json()[0]["decision"].to_string();
        all += &self.blue.heard.join("\n");
        all += &self.onlooker.heard.join("\n");
        let commitment = self.blue.state["verify"]["commitment"].as_str().unwrap();
        all.replace(commitment, "COMMITMENT")
    }
}

#[tokio::test]
async fn strangers_never_receive_a_hidden_face() {
    let mut world = World::open(Books::default()).await;
    for (side, order) in course() {
        world.give(side, &order).await;
    }
    let faces: Vec<String> =
        (0..4).map(|token| world.red.state["scene"]["pieces"][token]["face"].as_str().unwrap().to_owned()).collect();
    let strangers = world.outlets().await;
    for (token, face) in faces.iter().enumerate() {
        assert_eq!(strangers.contains(face), token == 2, "token {token} was shown: {}", token == 2);
    }
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
    one.give("blue", &json!("done")).await;
    one.give("red", &json!({ "show": 0 })).await;
    other.give("blue", &json!("done")).await;
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
