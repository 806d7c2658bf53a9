//! Plain clients that can come from several addresses of this machine.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// A connection from one of the addresses of this machine: 127.0.0.`from`.
pub(crate) async fn connect(from: u8, to: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::from(([127, 0, 0, from], 0))).ok()?;
    timeout(PATIENCE, socket.connect(to)).await.ok()?.ok()
}

/// The status and the body of an answer; a status of 0 if there is none.
pub(crate) async fn send(from: u8, to: SocketAddr, head: &str, body: &[u8]) -> (u16, Value) {
    let Some(mut stream) = connect(from, to).await else { return (0, Value::Null) };
    let length = body.len();
    let head = format!("{head}\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n");
    let mut read = Vec::new();
    let talk = async {
        stream.write_all(head.as_bytes()).await?;
        // A server that has heard enough answers before everything is sent.
        let _ = stream.write_all(body).await;
        stream.read_to_end(&mut read).await
    };
    let _ = timeout(PATIENCE, talk).await;
    let text = String::from_utf8_lossy(&read);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, serde_json::from_str(body).unwrap_or_default())
}

pub(crate) async fn get(from: u8, to: SocketAddr, path: &str, key: &str) -> (u16, Value) {
    send(from, to, &format!("GET {path} HTTP/1.1\r\nAuthorization: Bearer {key}"), b"").await
}

pub(crate) async fn post(from: u8, to: SocketAddr, path: &str, body: &[u8]) -> (u16, Value) {
    send(from, to, &format!("POST {path} HTTP/1.1\r\nContent-Type: application/json"), body).await
}

/// A battle: its id and its keys.
#[derive(Clone)]
pub(crate) struct Battle {
    pub(crate) id: String,
    links: Value,
}

impl Battle {
    pub(crate) fn of(created: &Value) -> Option<Self> {
        Some(Battle { id: created["id"].as_str()?.to_owned(), links: created["links"].clone() })
    }

    pub(crate) fn key(&self, viewer: &str) -> &str {
        self.links[viewer].as_str().and_then(|link| link.split_once('#')).map_or("", |(_, key)| key)
    }
}

/// A line to a battle.
pub(crate) struct Line(pub(crate) WebSocketStream<TcpStream>);

impl Line {
    /// Opens a line and says nothing.
    pub(crate) async fn open(from: u8, to: SocketAddr, id: &str) -> Option<Self> {
        let stream = connect(from, to).await?;
        stream.set_nodelay(true).ok()?;
        let opening = client_async(format!("ws://{to}/api/battles/{id}/socket"), stream);
        timeout(PATIENCE, opening).await.ok()?.ok().map(|(line, _)| Line(line))
    }

    /// Opens a line and sits down; none if that is refused.
    pub(crate) async fn sit(from: u8, to: SocketAddr, battle: &Battle, viewer: &str) -> Option<Self> {
        let mut line = Line::open(from, to, &battle.id).await?;
        line.say(&json!({ "type": "sit", "as": viewer, "key": battle.key(viewer) })).await?;
        let first = line.hear().await?;
        (first["type"] != "refused").then_some(line)
    }

    pub(crate) async fn say(&mut self, message: &Value) -> Option<()> {
        self.0.send(Message::text(message.to_string())).await.ok()
    }

    /// The next message in JSON.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.ok()??.ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }
}
