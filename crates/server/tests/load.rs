//! Many battles at once. Not part of the usual run:
//! `cargo test -p server --test load --release -- --ignored --nocapture`

#![allow(clippy::unwrap_used)]

mod common;

use std::time::{Duration, Instant};

use common::{Books, Opened, create, start_with};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use server::Running;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// A client that reads no more of a frame than it must, so that the server is measured and not its guests.
struct Seat(WebSocketStream<MaybeTlsStream<TcpStream>>);

#[derive(Deserialize)]
struct Glimpse {
    r#type: String,
    number: u64,
}

impl Seat {
    async fn take(server: &Running, battle: &Opened, viewer: &str) -> Seat {
        let (address, id, key) = (server.address(), &battle.id, battle.key(viewer));
        let address = format!("ws://{address}/api/battles/{id}/socket?as={viewer}&key={key}");
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024);
        Seat(connect_async_with_config(address, Some(config), true).await.unwrap().0)
    }

    /// Reads on to a frame of a type and number.
    async fn hear(&mut self, kind: &str, number: u64) {
        loop {
            let Message::Text(text) = self.0.next().await.unwrap().unwrap() else { continue };
            let glimpse: Glimpse = serde_json::from_str(&text).unwrap();
            assert_ne!(glimpse.r#type, "refused", "{text}");
            if glimpse.r#type == kind && glimpse.number == number {
                return;
            }
        }
    }
}

/// Two sockets play until the time is up; how long each order took to be acknowledged.
async fn play(mut red: Seat, mut blue: Seat, until: Instant) -> Vec<Duration> {
    red.hear("state", 0).await;
    blue.hear("state", 0).await;
    let mut times = Vec::new();
    while Instant::now() < until {
        let number = times.len() as u64;
        let (acts, waits) = if (number / 2).is_multiple_of(2) { (&mut red, &mut blue) } else { (&mut blue, &mut red) };
        let order = if number.is_multiple_of(2) { "shoot" } else { "done" };
        let begun = Instant::now();
        acts.0.send(Message::text(format!(r#"{{"type":"order","number":{number},"order":"{order}"}}"#))).await.unwrap();
        acts.hear("accepted", number).await;
        times.push(begun.elapsed());
        acts.hear("state", number + 1).await;
        waits.hear("state", number + 1).await;
    }
    times
}

async fn seated(server: &Running) -> (Seat, Seat) {
    let wanted = json!({ "pack": "skirmish", "options": { "rounds": 255 }, "seating": "alone" });
    let battle = create(server, wanted).await;
    (Seat::take(server, &battle, "red").await, Seat::take(server, &battle, "blue").await)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes seconds and measures the machine"]
#[expect(clippy::print_stdout, reason = "it is made to be read")]
async fn two_hundred_battles_at_once() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let server = start_with(folder.path(), Books::default(), |config| {
        config.limits.messages_per_second = 100_000;
        config.limits.messages_at_once = 100_000;
    })
    .await;
    let mut tables = Vec::new();
    for _ in 0..200 {
        tables.push(seated(&server).await);
    }
    let begun = Instant::now();
    let until = begun + Duration::from_secs(5);
    let players: Vec<_> = tables.into_iter().map(|(red, blue)| tokio::spawn(play(red, blue, until))).collect();
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await.unwrap());
    }
    let seconds = begun.elapsed().as_secs_f64();
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("{:.0} orders a second", times.len() as f64 / seconds);
    println!("p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms", at(0.5), at(0.95), at(0.99));
    server.stop().await;
}
