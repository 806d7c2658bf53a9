//! What a hostile stranger does. Each attack goes on until its time is up and
//! counts what was refused.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::bystander::{Bystander, FROM};
use crate::client::{Battle, Line, connect, get, post};

/// The stranger's addresses: 127.0.0.66 and the next.
const STRANGER: u8 = 66;
/// Nobody tries more often than that only to be refused at last.
const MOST_TRIED: u64 = 1000;

/// What came of it.
#[derive(Default)]
pub(crate) struct Spoils {
    tried: AtomicU64,
    refused: AtomicU64,
}

impl Spoils {
    fn note(&self, refused: bool) {
        self.tried.fetch_add(1, Ordering::Relaxed);
        self.refused.fetch_add(u64::from(refused), Ordering::Relaxed);
    }

    /// Whether to go on: until the time is up and something was refused, but not for ever.
    fn goes_on(&self, until: Instant) -> bool {
        let (tried, refused) = self.counts();
        Instant::now() < until || refused == 0 && tried < MOST_TRIED
    }

    pub(crate) fn counts(&self) -> (u64, u64) {
        (self.tried.load(Ordering::Relaxed), self.refused.load(Ordering::Relaxed))
    }
}

/// What is attacked.
pub(crate) struct Target {
    to: SocketAddr,
    records: Vec<String>,
    /// Finished battles that were read in.
    finished: Vec<Battle>,
    /// The battle of the bystander.
    watched: Mutex<Option<Battle>>,
}

impl Target {
    /// Reads in some finished battles.
    pub(crate) async fn prepare(to: SocketAddr, records: Vec<String>) -> Self {
        let mut finished = Vec::new();
        for record in &records {
            let (status, created) = post(STRANGER, to, "/api/battles/import", record.as_bytes()).await;
            assert_eq!(status, 201, "{created}");
            finished.extend(Battle::of(&created));
        }
        Target { to, records, finished, watched: Mutex::default() }
    }

    pub(crate) fn look_at(&self, bystander: &Bystander) {
        *self.watched.lock().unwrap() = Some(bystander.battle.clone());
    }

    fn watched(&self) -> Battle {
        self.watched.lock().unwrap().clone().unwrap()
    }

    /// After all of it: what must work works.
    pub(crate) async fn check(&self, bystander: &mut Bystander) {
        let wanted = json!({ "pack": "marengo-1800", "seating": "two", "side": "france" }).to_string();
        let (status, created) = post(FROM, self.to, "/api/battles", wanted.as_bytes()).await;
        assert_eq!(status, 201, "others may create battles: {created}");
        let battle = Battle::of(&created).unwrap();
        // An invitation whose answer was lost.
        let claim = json!({ "as": "austria", "key": battle.key("austria"), "nonce": "ab".repeat(16) }).to_string();
        let path = format!("/api/battles/{}/seat", battle.id);
        for _ in 0..2 {
            assert_eq!(post(FROM, self.to, &path, claim.as_bytes()).await.0, 200, "the same invitation again");
        }
        // A key in an address.
        let old = format!("/api/battles/{}/record?as=france&key={}", battle.id, battle.key("france"));
        let (status, answer) = get(FROM, self.to, &old, "").await;
        assert_eq!((status, answer["error"]["label"]["id"].as_str()), (400, Some("wire-key-in-address")));
        // Two browsers at one seat hear of each other.
        let mut one = Line::sit(FROM, self.to, &battle, "france").await.unwrap();
        let _other = Line::sit(FROM, self.to, &battle, "france").await.unwrap();
        loop {
            let frame = one.hear().await.unwrap();
            let here = |it: &&Value| it["here"] == true;
            let browsers = frame["seats"][1]["browsers"].as_array().cloned().unwrap_or_default();
            if browsers.iter().filter(here).count() == 2 {
                break;
            }
        }
        let played = bystander.play_on(Instant::now() + Duration::from_secs(1)).await;
        assert!(!played.is_empty());
    }
}

type Fight = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The ways that once hurt.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attack {
    Creations,
    Imports,
    Stalls,
    Verifications,
    Analyses,
    Onlookers,
    Marshals,
    Nonsense,
    HalfOpen,
}

impl Attack {
    pub(crate) const ALL: [Attack; 9] = [
        Attack::Creations,
        Attack::Imports,
        Attack::Stalls,
        Attack::Verifications,
        Attack::Analyses,
        Attack::Onlookers,
        Attack::Marshals,
        Attack::Nonsense,
        Attack::HalfOpen,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Attack::Creations => "battles created without end",
            Attack::Imports => "records of 8 MiB, three at once",
            Attack::Stalls => "forty uploads that stall",
            Attack::Verifications => "forty verifications at once",
            Attack::Analyses => "analyses of everything",
            Attack::Onlookers => "onlookers without end",
            Attack::Marshals => "battles between marshals, watched",
            Attack::Nonsense => "nonsense on a line",
            Attack::HalfOpen => "half a handshake, five hundred times",
        }
    }

    /// Whether some of it is refused; watching is allowed, it only must not starve anybody.
    pub(crate) fn is_refused(name: &str) -> bool {
        name != Attack::Marshals.name()
    }

    pub(crate) fn carry_out(self, target: Arc<Target>, spoils: Arc<Spoils>, until: Instant) -> Fight {
        match self {
            Attack::Creations => Box::pin(creations(target, spoils, until)),
            Attack::Imports => Box::pin(imports(target, spoils, until)),
            Attack::Stalls => Box::pin(stalls(target, spoils, until)),
            Attack::Verifications => Box::pin(verifications(target, spoils, until)),
            Attack::Analyses => Box::pin(analyses(target, spoils, until)),
            Attack::Onlookers => Box::pin(onlookers(target, spoils, until)),
            Attack::Marshals => Box::pin(marshals(target, spoils, until)),
            Attack::Nonsense => Box::pin(nonsense(target, spoils, until)),
            Attack::HalfOpen => Box::pin(half_open(target, spoils, until)),
        }
    }
}

/// Does something so many times at once, again and again.
async fn swarm<F: Future<Output = ()> + Send + 'static>(
    spoils: &Spoils,
    until: Instant,
    count: usize,
    one: impl Fn(usize) -> F,
) {
    while spoils.goes_on(until) {
        let round: Vec<_> = (0..count).map(|number| tokio::spawn(one(number))).collect();
        for each in round {
            each.await.unwrap();
        }
        sleep(Duration::from_millis(5)).await;
    }
}

async fn creations(target: Arc<Target>, spoils: Arc<Spoils>, until: Instant) {
    let wanted = json!({ "pack": "marengo-1800", "options": {}, "seating": "alone" }).to_string();
    swarm(&spoils, until, 4, |_| {
        let (target, spoils, wanted) = (Arc::clone(&target), Arc::clone(&spoils), wanted.clone());
        async move {
            let (status, _) = post(STRANGER + 1, target.to, "/api/battles", wanted.as_bytes()).await;
            spoils.note(status == 429);
        }
    })
    .await;
}

async fn imports(target: Arc<Target>, spoils: Arc<Spoils>, until: Instant) {
    // Lists of nothing take much more room in memory than on the line.
    let bomb: Arc<str> = format!(r#"{{"form":1,"events":[{}0]}}"#, "[],".repeat(2_600_000)).into();
    swarm(&spoils, until, 3, |number| {
        let (target, spoils, bomb) = (Arc::clone(&target), Arc::clone(&spoils), Arc::clone(&bomb));
        async move {
            // Every one from another address, so that none is refused for coming too often.
            let from = STRANGER + 2 + number as u8;
            let (status, _) = post(from, target.to, "/api/battles/import", bomb.as_bytes()).await;
            spoils.note(status != 201);
        }
    })
    .await;
}

async fn stalls(target: Arc<Target>, spoils: Arc<Spoils>, until: Instant) {
    swarm(&spoils, until, 40, |_| {
        let (target, spoils) = (Arc::clone(&target), Arc::clone(&spoils));
        async move {
            let Some(mut stream) = connect(STRANGER + 6, target.to).await else { return spoils.note(true) };
            let head = "POST /api/battles/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                        Content-Length: 8000000\r\n\r\n{\"form\":1,\"system\":\"";
            let _ = stream.write_all(head.as_bytes()).await;
            let _ = stream.write_all(&[b'x'; 100_000]).await;
            let mut answer = Vec::new();
            let _ = timeout(Duration::from_secs(15), stream.read_to_end(&mut answer)).await;
            let answer = String::from_utf8_lossy(&answer);
            spoils.note(answer.starts_with("HTTP/1.1 408") || answer.starts_with("HTTP/1.1 429"));
        }
    })
    .await;
}

async fn verifications(target: Arc<Target>, spoils: Arc<Spoils>, until: Instant) {
    swarm(&spoils, until, 40, |number| {
        let (target, spoils) = (Arc::clone(&target), Arc::clone(&spoils));
        async move {
            let Some(battle) = target.finished.get(number % target.finished.len().max(1)) else {
                return spoils.note(true);
            };
            let path = format!("/api/battles/{}/verify?as=onlooker", battle.id);
            let (status, _) = get(STRANGER, target.to, &path, battle.key("onlooker")).await;
            spoils.note(status != 200);
        }
    })
    .await;
}

async fn analyses(target: Arc<Target>, spoils: Arc<Spoils>, until: Instant) {
    // Some more battles to be looked into, as many as are let in.
    let mut battles = target.finished.clone();
    for number in 0..20 {
        let Some(record) = target.records.get(number % target.records.len().max(1)) else { break };
        if Instant::now() > until {
            break;
        }
        let (status, created) = post(STRANGER + 7, target.to, "/api/battles/import", record.as_bytes()).await;
        spoils.note(status != 201);
        battles.extend(Battle::of(&created));
    }
    let battles = Arc::new(battles);
    swarm(&spoils, until, 20, |number| {
        let (target, spoils, battles) = (Arc::clone(&target), Arc::clone(&spoils), Arc::clone(&battles));
        async move {
            let Some(battle) = battles.get(number % battles.len().max(1)) else { return spoils.note(true) };
            let path = format!("/api/battles/{}/analysis?as=onlooker", battle.id);
            let (status, _) = get(STRANGER + 8, target.to, &path, battle.key("onlooker")).await;
            spoils.note(status != 200);
        }
    })
    .await;
}

async fn onlookers(target: Arc<Target>, spoils: Arc<Spoils>, until: Instant) {
    let battle = target.watched();
    let mut bench = Vec::new();
    while spoils.goes_on(until) {
        match Line::sit(STRANGER + 9, target.to, &battle, "onlooker").await {
            Some(line) => {
                bench.push(line);
                spoils.note(false);
            }
            None => {
                spoils.note(true);
                // Lines without a seat, as many as there are to be had.
                match Line::open(STRANGER + 9, target.to, &battle.id).await {
                    Some(line) if bench.len() < 2000 => bench.push(line),
                    _ => spoils.note(true),
                }
            }
        }
    }
}

async fn marshals(target: Arc<Target>, spoils: Arc<Spoils>, until: Instant) {
    let generals = json!({ "austria": "marshal", "france": "marshal" });
    let wanted = json!({ "pack": "marengo-1800", "seating": "alone", "generals": generals }).to_string();
    let mut watching = Vec::new();
    while Instant::now() < until {
        let (status, created) = post(STRANGER + 10, target.to, "/api/battles", wanted.as_bytes()).await;
        spoils.note(status != 201);
        if let Some(battle) = Battle::of(&created) {
            watching.extend(Line::sit(STRANGER + 10, target.to, &battle, "onlooker").await);
        }
    }
}

async fn nonsense(target: Arc<Target>, spoils: Arc<Spoils>, until: Instant) {
    let battle = target.watched();
    while spoils.goes_on(until) {
        let Some(mut line) = Line::sit(STRANGER + 11, target.to, &battle, "onlooker").await else {
            spoils.note(true);
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        for number in 0..1000 {
            let message = match number % 4 {
                0 => Message::text("[".repeat(10_000)),
                1 => Message::text(r#"{"type":"order","number":0,"order":"end-turn"}"#),
                2 => Message::text(r#"{"type":"history","from":0,"revealed":true}"#),
                _ => Message::Ping(vec![0; 100].into()),
            };
            if line.0.send(message).await.is_err() {
                break;
            }
            spoils.note(false);
        }
        // The flood ends in a closed line.
        spoils.note(true);
    }
}

async fn half_open(target: Arc<Target>, spoils: Arc<Spoils>, until: Instant) {
    let mut open = Vec::new();
    while spoils.goes_on(until) {
        match connect(STRANGER + 12, target.to).await {
            Some(mut stream) if open.len() < 2000 => {
                let _ = stream.write_all(b"GET /api/battles HTTP/1.1\r\nHost: x\r\nX-").await;
                // One too many is closed at once.
                let closed = timeout(Duration::from_millis(5), stream.read(&mut [0; 64])).await;
                spoils.note(closed.is_ok());
                open.push(stream);
            }
            _ => spoils.note(true),
        }
        sleep(Duration::from_millis(1)).await;
    }
}
