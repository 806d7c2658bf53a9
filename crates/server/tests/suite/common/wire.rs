//! Plain clients: HTTP over a bare connection, and a WebSocket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kernel::wire::SceneChange;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// An answer to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    pub fn error(&self) -> String {
        self.json()["error"]["label"]["id"].as_str().unwrap_or_default().to_owned()
    }
}

/// Whatever the server answers to any test is an answer that its description knows, and in the
/// form that is written there.
fn is_described(request: &[u8], answer: &Answer) {
    let line = String::from_utf8_lossy(request.split(|byte| *byte == b'\r').next().unwrap_or_default()).into_owned();
    let mut words = line.split(' ');
    let (method, path) = (words.next().unwrap_or_default().to_lowercase(), words.next().unwrap_or_default());
    let path: Vec<&str> = path.split('?').next().unwrap_or_default().split('/').collect();
    let described: Value = serde_json::from_str(include_str!("../../../openapi.json")).unwrap();
    let fits = |template: &str| {
        let parts: Vec<&str> = template.split('/').collect();
        parts.len() == path.len() && parts.iter().zip(&path).all(|(part, word)| part.starts_with('{') || part == word)
    };
    let paths = described["paths"].as_object().unwrap();
    // Of a name and a word in the same place the word counts.
    let template = paths.keys().filter(|template| fits(template)).min_by_key(|template| template.matches('{').count());
    let Some(operation) = template.and_then(|template| paths[template].get(&method)) else { return };
    let status = answer.status.to_string();
    assert!(operation["responses"].get(&status).is_some(), "{line} is answered with {status}, which is not described");
    if answer.status >= 400 {
        let error: Value = serde_json::from_str(&answer.body).unwrap_or_default();
        assert!(error["error"]["label"]["id"].is_string(), "{line}: {status} without a label: {}", answer.body);
    }
}

/// Sends bytes and reads until the other end closes.
pub async fn raw(address: SocketAddr, bytes: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut read = Vec::new();
    timeout(Duration::from_secs(20), stream.read_to_end(&mut read)).await.expect("an answer in time").unwrap();
    let text = String::from_utf8_lossy(&read);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let answer = Answer { status, head: head.to_owned(), body: body.to_owned() };
    is_described(bytes, &answer);
    answer
}

/// Asks with a seat's key.
pub async fn get_as(address: SocketAddr, path: &str, key: &str) -> Answer {
    get(address, path, &[("authorization", &format!("Bearer {key}"))]).await
}

pub async fn get(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Answer {
    let extra: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    raw(address, format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{extra}\r\n").as_bytes()).await
}

pub async fn post(address: SocketAddr, path: &str, body: &Value, headers: &[(&str, &str)]) -> Answer {
    let extra: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let body = body.to_string();
    let length = body.len();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n{extra}\r\n"
    );
    raw(address, (head + &body).as_bytes()).await
}

/// The state that a change leads to: what it leaves out is as it was, as any client has to read it.
pub fn brought_up_to_date(state: &Value, change: Value) -> Value {
    assert_eq!(state["type"], "state", "a whole state comes first");
    let mut state = state.clone();
    let Value::Object(parts) = change else { panic!("{change}") };
    for (name, part) in parts {
        match name.as_str() {
            "type" => {}
            "scene_change" => serde_json::from_value::<SceneChange>(part).unwrap().apply(&mut state["scene"]),
            _ => state[name] = part,
        }
    }
    state
}

/// A WebSocket that keeps the last state it was sent.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last state.
    pub state: Value,
    /// The last word on standing answers.
    pub standing: Value,
    /// The last word on who sits where.
    pub seats: Value,
    /// Every frame, as it came.
    pub heard: Vec<String>,
    /// The cookie that was set on connecting.
    pub cookie: Option<String>,
}

impl Socket {
    /// Sits down by a claim; the first frame has been read. An error is the reason that the server
    /// gives, or the status of its answer.
    pub async fn sit(
        address: SocketAddr,
        battle: &str,
        claim: &Value,
        headers: &[(&str, &str)],
    ) -> Result<Socket, String> {
        let path = format!("/api/battles/{battle}/socket");
        let mut socket = Socket::open(address, &path, headers).await.map_err(|status| status.to_string())?;
        let mut first = claim.clone();
        first["type"] = json!("sit");
        socket.say(&first).await;
        let answer = socket.hear().await;
        if answer["type"] == "refused" {
            let closed = socket.hear().await;
            assert_eq!(closed["reason"], answer["refusal"]["label"]["id"], "{closed}");
            return Err(closed["reason"].as_str().unwrap().to_owned());
        }
        if answer["type"] == "seated" {
            socket.hear().await;
        }
        Ok(socket)
    }

    /// Connects, and says nothing yet. An error is the status of the answer.
    pub async fn open(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Result<Socket, u16> {
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        for (name, value) in headers {
            let name = HeaderName::from_bytes(name.as_bytes()).unwrap();
            request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
        }
        let (stream, answer) = match connect_async(request).await {
            Ok(connected) => connected,
            Err(Error::Http(answer)) => return Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        };
        let cookie = answer.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned());
        let (state, standing, seats) = (Value::Null, Value::Null, Value::Null);
        Ok(Socket { stream, state, standing, seats, heard: Vec::new(), cookie })
    }

    /// The next frame.
    pub async fn hear(&mut self) -> Value {
        loop {
            let message = timeout(Duration::from_secs(20), self.stream.next()).await.expect("a frame in time");
            match message.expect("the line is open").expect("the line works") {
                Message::Text(text) => {
                    let mut frame: Value = serde_json::from_str(&text).unwrap();
                    if frame["type"] == "seats" {
                        self.seats = frame;
                        continue;
                    }
                    self.heard.push(text.to_string());
                    if frame["type"] == "standing" {
                        self.standing = frame;
                        continue;
                    }
                    if frame["type"] == "change" {
                        frame = brought_up_to_date(&self.state, frame);
                    }
                    if frame["type"] == "state" {
                        self.state = frame.clone();
                    }
                    return frame;
                }
                Message::Close(frame) => {
                    let (code, reason) = frame.map(|f| (u16::from(f.code), f.reason.to_string())).unzip();
                    return json!({ "type": "close", "code": code, "reason": reason });
                }
                _ => {}
            }
        }
    }

    /// The next text, or nothing if the line is broken.
    pub async fn try_hear(&mut self) -> Option<Value> {
        let message = timeout(Duration::from_secs(20), self.stream.next()).await.expect("a frame in time");
        match message? {
            Ok(Message::Text(text)) => {
                let mut frame: Value = serde_json::from_str(&text).ok()?;
                if frame["type"] == "change" {
                    frame = brought_up_to_date(&self.state, frame);
                }
                if frame["type"] == "state" {
                    self.state = frame.clone();
                }
                Some(if frame["type"] == "seats" { Value::Null } else { frame })
            }
            Ok(Message::Close(_)) | Err(_) => None,
            Ok(_) => Some(Value::Null),
        }
    }

    /// Reads on until the frame of a type.
    pub async fn hear_until(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.hear().await;
            assert!(frame["type"] != "close" || kind == "close", "closed: {frame}");
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// Reads on until the state has a number.
    pub async fn hear_state(&mut self, number: u64) -> Value {
        while self.state["number"] != number {
            self.hear().await;
        }
        self.state.clone()
    }

    pub async fn say(&mut self, message: &Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Reads on until somebody is told who sits where.
    pub async fn hear_seats(&mut self) -> Value {
        loop {
            let message = timeout(Duration::from_secs(20), self.stream.next()).await.expect("a frame in time");
            if let Message::Text(text) = message.expect("the line is open").expect("the line works") {
                let frame: Value = serde_json::from_str(&text).unwrap();
                if frame["type"] == "seats" {
                    self.seats = frame.clone();
                    return frame;
                }
            }
        }
    }

    /// Sends bytes as they are, below the WebSocket.
    pub async fn say_raw(&mut self, bytes: &[u8]) {
        let MaybeTlsStream::Plain(stream) = self.stream.get_mut() else { panic!("a plain line") };
        stream.write_all(bytes).await.unwrap();
    }

    pub async fn try_say_text(&mut self, text: &str) -> bool {
        self.stream.send(Message::text(text.to_owned())).await.is_ok()
    }

    pub fn number(&self) -> u64 {
        self.state["number"].as_u64().unwrap()
    }

    /// Gives an order under the present number and reads the first answer.
    pub async fn order(&mut self, order: Value) -> Value {
        self.say(&json!({ "type": "order", "number": self.number(), "order": order })).await;
        self.hear().await
    }

    /// Gives an order that must be accepted, and reads the state after it.
    pub async fn obeyed(&mut self, order: Value) {
        let answer = self.order(order).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
        assert_eq!(self.hear().await["type"], "state");
    }

    /// Closes without a word.
    pub fn vanish(self) {
        drop(self);
    }
}
