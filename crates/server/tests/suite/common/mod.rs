//! What the tests share: a server on a port of its own, clients, and the rules of the skirmish.

#![allow(dead_code, unused_imports, unreachable_pub, missing_docs, clippy::unwrap_used)]

pub mod field;
pub mod watched;
pub mod wire;

use std::path::Path;
use std::sync::Arc;

use kernel::wire::Refusal;
use kernel::{Dice, Facade, Fingerprint, Label, PackMark, Seed, System, Table};
use serde_json::{Value, json};
use server::{Config, Rulebooks, Running};
use skirmish::{Battle, Face, Options, Skirmish, Spec};

pub use wire::{Socket, get, get_as, post, raw};

/// The rules of the tests: one pack, `skirmish`.
#[derive(Clone, Debug, Default)]
pub struct Books {
    /// Dice that do not depend on the server's seed, for paired worlds.
    pub fixed: bool,
    /// The other one of two paired worlds: the first and the last token of the
    /// reds have changed faces.
    pub swapped: bool,
    /// The next edition of the rules: a volley is worth one more.
    pub revised: bool,
}

impl Books {
    /// Muskets on a long line, and actions enough for whatever a test likes to do in one turn.
    fn spec(&self) -> Spec {
        let faces = vec![Face::Scout, Face::Captain, Face::Guard, Face::Guard];
        Spec {
            sides: ["red", "blue"].map(str::to_owned),
            length: 12,
            actions: 9,
            ford: None,
            faces: [faces.clone(), faces],
            volley: Some(i16::from(self.revised)),
            ..Spec::plain()
        }
    }
}

impl Rulebooks for Books {
    fn packs(&self) -> Value {
        json!([{ "id": "skirmish", "system": "skirmish", "title": { "id": "pack-skirmish" }, "sides": ["red", "blue"] }])
    }

    fn pack(&self, id: &str) -> Option<Value> {
        (id == "skirmish").then(|| json!({ "id": "skirmish", "board": {} }))
    }

    fn messages(&self, language: &str) -> Option<String> {
        (language == "en").then(|| "pack-skirmish = Skirmish\n".repeat(100))
    }

    fn mark(&self, id: &str) -> Option<PackMark> {
        let hash = Fingerprint::of_bytes(b"skirmish");
        (id == "skirmish").then(|| PackMark { id: id.to_owned(), version: "1".to_owned(), hash })
    }

    fn bytes(&self, _: &str) -> Option<Vec<u8>> {
        Some(b"skirmish".to_vec())
    }

    fn open(&self, _: &str, options: &Value, seed: Seed) -> Result<Box<dyn Facade>, Refusal> {
        let rounds = options.get("rounds").map_or(Some(3), Value::as_u64).and_then(|rounds| u8::try_from(rounds).ok());
        let rounds = rounds.ok_or_else(|| Refusal::plain(Label::new("skirmish-bad-option")))?;
        let chosen = Options { rounds: Some(rounds), open: options["open"] == true, guard: options["guard"] == true };
        let battle = Arc::new(
            Battle::muster(&self.spec(), chosen).map_err(|_| Refusal::plain(Label::new("skirmish-bad-option")))?,
        );
        let seed = if self.fixed { Seed::from_number(7) } else { seed };
        if !self.swapped {
            return Ok(Box::new(Table::<Skirmish>::open(battle, seed)));
        }
        let (mut dice, mut events) = (Dice::sealed(seed), Vec::new());
        let mut position = Skirmish::open(&battle, &mut dice, &mut events);
        position.faces.swap(0, 3);
        Ok(Box::new(Table::<Skirmish>::set(battle, position, dice, events)))
    }
}

/// A server with the usual limits.
pub async fn start(folder: &Path) -> Running {
    start_with(folder, Books::default(), |_| ()).await
}

pub async fn start_with(folder: &Path, books: Books, change: impl FnOnce(&mut Config)) -> Running {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder);
    change(&mut config);
    server::start(config, Arc::new(books)).await.unwrap()
}

/// A new battle: its id and the keys by viewer.
#[derive(Clone, Debug)]
pub struct Opened {
    pub id: String,
    pub links: Value,
}

impl Opened {
    pub fn key(&self, viewer: &str) -> &str {
        self.links[viewer].as_str().unwrap().split_once('#').unwrap().1
    }

    /// Connects as a viewer with his key.
    pub async fn join(&self, server: &Running, viewer: &str) -> Socket {
        self.try_join(server, viewer, self.key(viewer)).await.unwrap()
    }

    pub async fn try_join(&self, server: &Running, viewer: &str, key: &str) -> Result<Socket, String> {
        Socket::sit(server.address(), &self.id, &json!({ "as": viewer, "key": key }), &[]).await
    }
}

pub async fn create(server: &Running, body: Value) -> Opened {
    let answer = post(server.address(), "/api/battles", &body, &[]).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let created = answer.json();
    Opened { id: created["id"].as_str().unwrap().to_owned(), links: created["links"].clone() }
}

/// A battle for two seats in one hand, so that nothing has to be waited for.
pub async fn alone(server: &Running) -> Opened {
    create(server, json!({ "pack": "skirmish", "options": {}, "seating": "alone" })).await
}
