//! A battle with everybody who looks at it: both sides and an onlooker.

#![allow(dead_code, unreachable_pub, missing_docs, clippy::unwrap_used)]

use std::sync::Arc;

use serde_json::{Value, json};
use server::{Config, Rulebooks, Running};

use crate::common::{Opened, Socket, create, get, get_as};

/// So many orders are previewed at a time.
const PREVIEWED: usize = 12;

pub struct Watched {
    pub server: Running,
    pub battle: Opened,
    /// The first side, the second side, an onlooker.
    pub sockets: [Socket; 3],
    viewers: [&'static str; 3],
    _folder: tempfile::TempDir,
}

impl Watched {
    pub async fn open(
        books: impl Rulebooks + 'static,
        pack: &str,
        sides: [&'static str; 2],
        options: &Value,
    ) -> Watched {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path());
        (config.limits.messages_per_second, config.limits.messages_at_once) = (100_000, 100_000);
        let server = server::start(config, Arc::new(books)).await.unwrap();
        let battle = create(&server, json!({ "pack": pack, "seating": "hotseat", "options": options })).await;
        let viewers = [sides[0], sides[1], "onlooker"];
        let join = async |viewer: &str| battle.join(&server, viewer).await;
        let sockets = [join(viewers[0]).await, join(viewers[1]).await, join(viewers[2]).await];
        Watched { server, battle, sockets, viewers, _folder: folder }
    }

    /// The side that is asked, and the orders it is offered.
    pub fn asked(&self) -> (usize, Vec<Value>) {
        let side = usize::from(self.sockets[0].state["decision"]["side"] == self.viewers[1]);
        let offers = self.sockets[side].state["offers"].as_array().cloned().unwrap_or_default();
        (side, offers.into_iter().map(|offer| offer["order"].clone()).collect())
    }

    pub fn is_unseen(&self, side: usize, order: &Value) -> bool {
        let offers = self.sockets[side].state["offers"].as_array().unwrap();
        offers.iter().any(|offer| offer["order"] == *order && offer["unseen"] == true)
    }

    pub async fn give(&mut self, side: usize, order: &Value) {
        let number = self.sockets[side].number();
        self.sockets[side].say(&json!({ "type": "order", "number": number, "order": order })).await;
        // Of some orders others are told nothing, and they do not count for them.
        let unseen = self.is_unseen(side, order);
        for (index, socket) in self.sockets.iter_mut().enumerate().filter(|(index, _)| *index == side || !unseen) {
            let number = socket.number();
            let state = socket.hear_state(number + 1).await;
            assert_eq!(state["viewer"], self.viewers[index]);
        }
    }

    /// What a stranger is told of the battle without a seat: its line in the list, and its card.
    pub async fn lobby(&self) -> String {
        let card = get(self.server.address(), &format!("/api/battles/{}", self.battle.id), &[]).await.body;
        get(self.server.address(), "/api/battles", &[]).await.body + &card
    }

    /// All that a side and an onlooker can get hold of who do not see what the other side hides.
    pub async fn outlets(&mut self, side: usize, subjects: &[&str]) -> String {
        let mut all = String::new();
        // What its orders would bring, as far as it is asked.
        let (asked, offered) = self.asked();
        if asked == side {
            for order in offered.iter().take(PREVIEWED) {
                self.sockets[side].say(&json!({ "type": "preview", "orders": [order] })).await;
                self.sockets[side].hear_until("preview").await;
            }
        }
        for index in [side, 2] {
            let (viewer, socket) = (self.viewers[index], &mut self.sockets[index]);
            let mut ask = async |question: Value, answer: &str| {
                socket.say(&question).await;
                socket.hear_until(answer).await;
            };
            ask(json!({ "type": "history", "from": 0 }), "history").await;
            for subject in subjects {
                ask(json!({ "type": "plans", "subject": subject }), "plans").await;
                ask(json!({ "type": "why", "subject": subject, "target": subjects[0] }), "why").await;
                ask(json!({ "type": "sight", "from": subject }), "sight").await;
                ask(json!({ "type": "overlay", "layer": "control", "subject": subject }), "overlay").await;
            }
            for layer in ["control", "command", "supply"] {
                ask(json!({ "type": "overlay", "layer": layer, "subject": null }), "overlay").await;
            }
            let path = format!("/api/battles/{}/record?as={viewer}", self.battle.id);
            all += &get_as(self.server.address(), &path, self.battle.key(viewer)).await.body;
            all += &self.battle.join(&self.server, viewer).await.heard.concat();
            all += &self.sockets[index].heard.join("\n");
        }
        all += &get(self.server.address(), "/api/battles", &[]).await.json()[0]["decision"].to_string();
        let commitment = self.sockets[side].state["verify"]["commitment"].as_str().unwrap();
        all.replace(commitment, "COMMITMENT")
    }
}
