//! The server is killed in the middle of play, again and again: no acknowledged order is
//! lost. Bots play Marengo.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::common::Socket;
use crate::common::field::{Field, PACK, SIDES};
use serde_json::{Value, json};
use server::{Config, Running};
use tokio::task::JoinHandle;

const FOLDER: &str = "GROGNARD_TEST_FOLDER";
const TABLES: usize = 8;
const LOOPS: u64 = 4;

async fn start(folder: &Path) -> Running {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder);
    (config.limits.messages_per_second, config.limits.messages_at_once) = (100_000, 100_000);
    server::start(config, Arc::new(Field::new())).await.unwrap()
}

/// What the killed process runs.
#[expect(clippy::print_stdout, reason = "the other process reads it")]
async fn wait_to_be_killed(folder: &Path) {
    let server = start(folder).await;
    println!("\nlistening on {}", server.address());
    tokio::time::sleep(Duration::from_secs(120)).await;
}

fn spawn(folder: &Path) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "killed::no_acknowledged_order_is_lost_when_the_server_is_killed", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = lines.find_map(|line| line.unwrap().strip_prefix("listening on ").map(str::to_owned)).unwrap();
    (child, address.parse().unwrap())
}

async fn sit_down(address: SocketAddr, id: &str, keys: &[String; 2]) -> [Socket; 2] {
    let claim = |side: usize| json!({ "as": SIDES[side], "key": keys[side] });
    let one = Socket::sit(address, id, &claim(0), &[]).await;
    let other = Socket::sit(address, id, &claim(1), &[]).await;
    [one.unwrap(), other.unwrap()]
}

/// Plays both sides of a battle until the line breaks; how far each side had counted when its last
/// order was acknowledged. Each order is counted in `seen`.
async fn play(mut sockets: [Socket; 2], before: [u64; 2], seen: Arc<AtomicU64>) -> [u64; 2] {
    let mut states = [sockets[0].state.clone(), sockets[1].state.clone()];
    let mut acknowledged = [sockets[0].number(), sockets[1].number()];
    assert!(is_kept(before, acknowledged), "{before:?} were acknowledged, {acknowledged:?} are there");
    while let Some(asked) = states[0]["decision"]["side"].as_str() {
        let side = usize::from(asked == SIDES[1]);
        let numbers = [0, 1].map(|side: usize| states[side]["number"].as_u64().unwrap());
        let offers = states[side]["offers"].as_array().unwrap();
        let offer = &offers[numbers[side] as usize * 7919 % offers.len()];
        // What the other side does not see it does not count.
        let (order, unseen) = (offer["order"].clone(), offer["unseen"] == true);
        let counts = [0, 1].map(|other: usize| numbers[other] + u64::from(other == side || !unseen));
        let message = json!({ "type": "order", "number": numbers[side], "order": order });
        if !sockets[side].try_say_text(&message.to_string()).await {
            return acknowledged;
        }
        for socket in [side, 1 - side].into_iter().filter(|other| *other == side || !unseen) {
            loop {
                let Some(frame) = sockets[socket].try_hear().await else { return acknowledged };
                assert_ne!(frame["type"], "refused", "{frame}");
                if frame["type"] == "accepted" {
                    acknowledged = counts;
                    seen.fetch_add(1, Ordering::Relaxed);
                }
                if frame["type"] == "state" && frame["number"] == counts[socket] {
                    states[socket] = frame;
                    break;
                }
            }
        }
    }
    acknowledged
}

/// Whether all that was acknowledged is there, and at most one order more.
fn is_kept(acknowledged: [u64; 2], there: [u64; 2]) -> bool {
    acknowledged.iter().zip(there).all(|(acknowledged, there)| (*acknowledged..=acknowledged + 1).contains(&there))
}

async fn open_table(address: SocketAddr) -> (String, [String; 2]) {
    let wanted = json!({ "pack": PACK, "options": {}, "seating": "alone" });
    let created: Value = crate::common::post(address, "/api/battles", &wanted, &[]).await.json();
    let key = |side: &str| created["links"][side].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    (created["id"].as_str().unwrap().to_owned(), SIDES.map(key))
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_order_is_lost_when_the_server_is_killed() {
    // The test starts itself again as the server.
    if let Ok(folder) = std::env::var(FOLDER) {
        return wait_to_be_killed(Path::new(&folder)).await;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut tables = Vec::new();
    let mut orders = [[0; 2]; TABLES];
    for round in 0..LOOPS {
        let (mut child, address) = spawn(folder.path());
        if tables.is_empty() {
            for _ in 0..TABLES {
                tables.push(open_table(address).await);
            }
        }
        let (mut players, seen) = (Vec::new(), Arc::new(AtomicU64::new(0)));
        for ((id, keys), before) in tables.iter().zip(orders) {
            players.push(tokio::spawn(play(sit_down(address, id, keys).await, before, Arc::clone(&seen))));
        }
        while seen.load(Ordering::Relaxed) < 150 + 40 * round && !players.iter().any(JoinHandle::is_finished) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        child.kill().unwrap();
        child.wait().unwrap();
        for (count, player) in orders.iter_mut().zip(players) {
            *count = player.await.unwrap();
        }
    }
    assert!(orders.iter().flatten().all(|count| *count > 0), "{orders:?}");
    // Every battle is replayed from its first entry, and each position compared
    // with its stored fingerprint.
    let server = start(folder.path()).await;
    for ((id, keys), count) in tables.iter().zip(orders) {
        let [mut socket, other] = sit_down(server.address(), id, keys).await;
        let there = [socket.number(), other.number()];
        assert!(is_kept(count, there), "{count:?} were acknowledged, {there:?} are there");
        let number = there[0];
        socket.say(&json!({ "type": "history", "from": number })).await;
        let now = socket.hear_until("history").await;
        assert_eq!(now["moments"][0]["scene"], socket.state["scene"]);
    }
    server.stop().await;
}
