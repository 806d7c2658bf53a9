//! Many battles of Marengo at once, two sockets each, against a server in a process of its own:
//! `cargo run --release -p server --example load -- [BATTLES] [SECONDS]`

#![allow(clippy::unwrap_used, clippy::print_stdout)]

#[path = "../tests/suite/common/field.rs"]
mod field;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use field::{Field, PACK, SIDES};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const SERVE: &str = "serve";

/// As much of a state or a change as a bot needs; what a change leaves out is as it was.
#[derive(Deserialize)]
struct Glimpse<'a> {
    number: u64,
    decision: Option<Decision<'a>>,
    #[serde(borrow)]
    offers: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Decision<'a> {
    side: Option<&'a str>,
}

#[derive(Deserialize)]
struct Offer<'a> {
    #[serde(borrow)]
    order: &'a RawValue,
    /// Whether nobody else sees it.
    #[serde(default)]
    unseen: bool,
}

/// What a bot knows of the battle.
#[derive(Default)]
struct Knowledge {
    number: u64,
    /// Who is asked; nobody once it is over.
    asked: Option<usize>,
    offers: String,
}

impl Knowledge {
    fn learn(&mut self, frame: &str) {
        let glimpse: Glimpse<'_> = serde_json::from_str(frame).unwrap();
        self.number = glimpse.number;
        if let Some(decision) = glimpse.decision {
            self.asked = SIDES.iter().position(|side| decision.side == Some(side));
        }
        if let Some(offers) = glimpse.offers {
            offers.get().clone_into(&mut self.offers);
        }
    }
}

struct Seat(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Seat {
    async fn take(address: &str, link: &str, side: &str) -> Seat {
        let (id, key) = link.strip_prefix("/table/").unwrap().split_once('#').unwrap();
        let address = format!("ws://{address}/api/battles/{id}/socket");
        let config = WebSocketConfig::default().read_buffer_size(32 * 1024);
        let mut seat = Seat(connect_async_with_config(address, Some(config), true).await.unwrap().0);
        let sit = json!({ "type": "sit", "as": side, "key": key });
        seat.0.send(Message::text(sit.to_string())).await.unwrap();
        seat
    }

    /// Reads on to a frame of one of some types.
    async fn hear(&mut self, kinds: &[&str]) -> Utf8Bytes {
        loop {
            let Message::Text(text) = self.0.next().await.unwrap().unwrap() else { continue };
            let kind = text.strip_prefix(r#"{"type":""#).and_then(|rest| rest.split('"').next()).unwrap();
            assert!(kind != "refused", "{text}");
            if kinds.contains(&kind) {
                return text;
            }
        }
    }
}

/// Two sockets play at random until the time is up or the battle is over; how long each order
/// took to be acknowledged.
async fn play(mut seats: [Seat; 2], mut chance: u64, until: Instant) -> Vec<Duration> {
    let mut known = [Knowledge::default(), Knowledge::default()];
    for (seat, known) in seats.iter_mut().zip(&mut known) {
        known.learn(&seat.hear(&["state"]).await);
    }
    let (mut times, mut side) = (Vec::new(), 0);
    while Instant::now() < until {
        let Some(asked) = known[side].asked else { break };
        side = asked;
        let offers: Vec<Offer<'_>> = serde_json::from_str(&known[side].offers).unwrap();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Offer { order, unseen } = &offers[(chance >> 33) as usize % offers.len()];
        // Of some orders the other side is told nothing.
        let unseen = *unseen;
        let message = format!(r#"{{"type":"order","number":{},"order":{order}}}"#, known[side].number);
        let begun = Instant::now();
        seats[side].0.send(Message::text(message)).await.unwrap();
        seats[side].hear(&["accepted"]).await;
        times.push(begun.elapsed());
        for viewer in [0, 1].into_iter().filter(|viewer| *viewer == side || !unseen) {
            known[viewer].learn(&seats[viewer].hear(&["state", "change"]).await);
        }
    }
    times
}

async fn create(address: &str) -> Value {
    let body = json!({ "pack": PACK, "options": {}, "seating": "alone" }).to_string();
    let request = format!(
        "POST /api/battles HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

/// The server, in the other process.
async fn serve(folder: &str) {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder);
    config.limits.messages_per_second = 1_000_000;
    config.limits.messages_at_once = 1_000_000;
    config.limits.battles_per_minute = 1_000_000;
    (config.limits.sockets_per_address, config.limits.connections_per_address) = (100_000, 100_000);
    let server = server::start(config, Arc::new(Field::new())).await.unwrap();
    println!("listening on {}", server.address());
    // It ends with the other process, or after ten minutes.
    tokio::time::sleep(Duration::from_secs(600)).await;
}

fn spawn(folder: &str) -> (Child, String) {
    let program = std::env::current_exe().unwrap();
    let mut child = Command::new(program).args([SERVE, folder]).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = lines.find_map(|line| line.unwrap().strip_prefix("listening on ").map(str::to_owned)).unwrap();
    (child, address)
}

/// The seconds that a process has computed so far, in its own code and in the kernel's for it; zero
/// where nobody counts them.
fn computed(process: &str) -> f64 {
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let counted = stat.rsplit(')').next().unwrap_or_default().split(' ').skip(12).take(2);
    counted.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / TICKS
}

async fn measure(address: &str, server: &str, battles: usize, seconds: u64) {
    let mut tables = Vec::new();
    for _ in 0..battles {
        let created = create(address).await;
        let seat = |side: &'static str| Seat::take(address, created["links"][side].as_str().unwrap(), side);
        tables.push([seat(SIDES[0]).await, seat(SIDES[1]).await]);
    }
    let before = [server, "self"].map(computed);
    let begun = Instant::now();
    let until = begun + Duration::from_secs(seconds);
    let players = tables.into_iter().zip(1..).map(|(seats, chance)| tokio::spawn(play(seats, chance, until)));
    let players: Vec<_> = players.collect();
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await.unwrap());
    }
    let elapsed = begun.elapsed().as_secs_f64();
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("{battles} battles of {PACK}, two sockets each, {elapsed:.1} s");
    println!("{} orders, {:.0} a second", times.len(), times.len() as f64 / elapsed);
    let share = |index: usize| (computed([server, "self"][index]) - before[index]) / times.len() as f64 * 1_000_000.0;
    println!("computing an order: server {:.0} µs, this program {:.0} µs", share(0), share(1));
    println!("order to accepted: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms", at(0.5), at(0.95), at(0.99));
}

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [mode, folder] = arguments.as_slice()
        && mode == SERVE
    {
        return serve(folder).await;
    }
    let number = |index: usize, usual: u64| arguments.get(index).and_then(|it| it.parse().ok()).unwrap_or(usual);
    let (battles, seconds) = (number(0, 200).min(2000), number(1, 5).min(300));
    // In the present folder, since the one for passing files may lie in memory.
    let folder = tempfile::tempdir_in(".").unwrap();
    let (mut child, address) = spawn(folder.path().to_str().unwrap());
    measure(&address, &child.id().to_string(), battles as usize, seconds).await;
    child.kill().unwrap();
    child.wait().unwrap();
}
