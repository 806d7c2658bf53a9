//! Somebody who only wants to play.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::client::{Battle, Line, post};

/// The bystander's address: 127.0.0.2.
pub(crate) const FROM: u8 = 2;
pub(crate) const SIDES: [&str; 2] = ["austria", "france"];
/// So long a person thinks, if he is quick.
const PACE: Duration = Duration::from_millis(40);

/// Plays both sides of Marengo at random.
pub(crate) struct Bystander {
    to: SocketAddr,
    pub(crate) battle: Battle,
    lines: [Line; 2],
    states: [Value; 2],
    chance: usize,
}

/// Reads on to a state; what a change leaves out is as it was.
async fn state(line: &mut Line, known: &Value, number: u64) -> Value {
    loop {
        let mut frame = line.hear().await.expect("the bystander's line holds");
        assert_ne!(frame["type"], "refused", "the bystander is refused: {frame}");
        let is_told = frame["type"] == "state" || frame["type"] == "change";
        if is_told && frame["number"].as_u64() >= Some(number) {
            for part in ["decision", "offers"] {
                if frame[part].is_null() {
                    frame[part] = known[part].clone();
                }
            }
            return frame;
        }
    }
}

impl Bystander {
    pub(crate) async fn sit_down(to: SocketAddr) -> Self {
        let wanted = json!({ "pack": "marengo-1800", "options": {}, "seating": "alone" });
        let (status, created) = post(FROM, to, "/api/battles", wanted.to_string().as_bytes()).await;
        assert_eq!(status, 201, "the bystander's battle: {created}");
        let battle = Battle::of(&created).unwrap();
        let mut lines = Vec::new();
        let mut states = Vec::new();
        for side in SIDES {
            let mut line = Line::open(FROM, to, &battle.id).await.expect("the bystander gets a line");
            line.say(&json!({ "type": "sit", "as": side, "key": battle.key(side) })).await.unwrap();
            states.push(state(&mut line, &Value::Null, 0).await);
            lines.push(line);
        }
        let lines: Option<[Line; 2]> = lines.try_into().ok();
        let states: Option<[Value; 2]> = states.try_into().ok();
        Bystander { to, battle, lines: lines.unwrap(), states: states.unwrap(), chance: 7 }
    }

    /// Gives orders until the time is up; how long each took to be acknowledged.
    pub(crate) async fn play_on(&mut self, until: Instant) -> Vec<Duration> {
        let mut times = Vec::new();
        while Instant::now() < until {
            let Some(asked) = self.states[0]["decision"]["side"].as_str() else {
                let battle = Bystander::sit_down(self.to).await;
                *self = battle;
                continue;
            };
            let side = usize::from(asked == SIDES[1]);
            let number = self.states[side]["number"].as_u64().unwrap();
            let offers = self.states[side]["offers"].as_array().unwrap();
            self.chance = self.chance.wrapping_mul(7919).wrapping_add(1);
            let offer = &offers[self.chance / 16 % offers.len()];
            let (order, unseen) = (offer["order"].clone(), offer["unseen"] == true);
            let begun = Instant::now();
            self.lines[side].say(&json!({ "type": "order", "number": number, "order": &order })).await.unwrap();
            loop {
                let frame = self.lines[side].hear().await.expect("the bystander's line holds");
                assert_ne!(frame["type"], "refused", "the bystander is refused: {frame}");
                if frame["type"] == "accepted" {
                    break;
                }
            }
            times.push(begun.elapsed());
            // Of some orders the other side is told nothing.
            for viewer in [0, 1].into_iter().filter(|viewer| *viewer == side || !unseen) {
                let number = self.states[viewer]["number"].as_u64().unwrap();
                self.states[viewer] = state(&mut self.lines[viewer], &self.states[viewer], number + 1).await;
            }
            sleep(PACE).await;
        }
        times
    }
}
