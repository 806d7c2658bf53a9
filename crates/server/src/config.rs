//! Where and how the server listens.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// Where and how the server listens.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address; port 0 takes any free one.
    pub address: SocketAddr,
    /// The folder that battles are stored in.
    pub data: PathBuf,
    /// Whether browsers reach us through HTTPS, so that cookies may be kept to it.
    pub https: bool,
    /// Whether a proxy stands before us, which says in `X-Forwarded-For` where
    /// a request comes from.
    pub proxied: bool,
    /// How long a standing answer waits at least, whatever it is.
    pub answer_pause: Duration,
    /// How much longer at most; a share of it that anybody can work out is added.
    pub answer_spread: Duration,
    /// How long a general may think about an answer in the other side's turn.
    pub general_reply: Duration,
    /// How long a general may think in a turn of its own, all its decisions together.
    pub general_turn: Duration,
    /// How much time a general takes for each plan at least, so that one can follow.
    pub general_pace: Duration,
    /// What is too much.
    pub limits: Limits,
}

impl Config {
    /// The usual limits, without HTTPS.
    pub fn new(address: SocketAddr, data: impl Into<PathBuf>) -> Self {
        Config {
            address,
            data: data.into(),
            https: false,
            proxied: false,
            answer_pause: Duration::from_millis(900),
            answer_spread: Duration::from_millis(600),
            general_reply: Duration::from_secs(3),
            general_turn: Duration::from_secs(20),
            general_pace: Duration::from_millis(350),
            limits: Limits::default(),
        }
    }
}

/// What is too much.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes that the file of battles may grow to; beyond that it is as if the disk were full.
    pub data: u64,
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of an imported record.
    pub record: usize,
    /// Bytes of one message on a socket.
    pub message: usize,
    /// Orders in one plan.
    pub plan: usize,
    /// Messages a second that a socket may send in the long run.
    pub messages_per_second: u32,
    /// Messages that a socket may send at once.
    pub messages_at_once: u32,
    /// Requests a second for the history of a battle that a socket may make in the long run.
    pub histories_per_second: u32,
    /// Requests for the history of a battle that a socket may make at once.
    pub histories_at_once: u32,
    /// Moments in one answer to such a request.
    pub moments: usize,
    /// Bytes of one answer to such a request, except the last moment.
    pub history: usize,
    /// Battles a minute that one address may create; one browser half as many.
    pub battles_per_minute: u32,
    /// Records a minute that one address may read in; one browser half as many.
    pub imports_per_minute: u32,
    /// Bytes of one entry or event of an imported record, or of a battle's options.
    pub record_entry: usize,
    /// How long an upload may pause.
    pub stall: Duration,
    /// Onlookers' sockets at one battle.
    pub sockets_per_battle: usize,
    /// Sockets at one seat, however many look on.
    pub sockets_per_seat: usize,
    /// Sockets of one browser.
    pub sockets_per_visitor: usize,
    /// Sockets of one address.
    pub sockets_per_address: usize,
    /// Connections of one address, sockets among them.
    pub connections_per_address: usize,
    /// Connections in all, sockets among them.
    pub connections: usize,
    /// Frames that wait for a slow socket before it is let go.
    pub frames_waiting: usize,
    /// Battles in the lobby's list.
    pub listed: u32,
    /// How long a request may take to arrive, or a frame to leave.
    pub patience: Duration,
    /// How long a socket may be silent, pings included.
    pub silence: Duration,
    /// How long the last answers may take when the server stops.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            data: u64::MAX,
            body: 64 * 1024,
            record: 8 * 1024 * 1024,
            message: 64 * 1024,
            plan: 256,
            messages_per_second: 50,
            messages_at_once: 200,
            histories_per_second: 2,
            histories_at_once: 20,
            moments: 256,
            history: 2 * 1024 * 1024,
            battles_per_minute: 120,
            imports_per_minute: 20,
            record_entry: 16 * 1024,
            stall: Duration::from_secs(2),
            sockets_per_battle: 64,
            sockets_per_seat: 16,
            sockets_per_visitor: 48,
            sockets_per_address: 256,
            connections_per_address: 512,
            connections: 4096,
            frames_waiting: 64,
            listed: 200,
            patience: Duration::from_secs(10),
            silence: Duration::from_secs(60),
            farewell: Duration::from_secs(5),
        }
    }
}
