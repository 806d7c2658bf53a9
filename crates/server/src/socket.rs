//! One socket: a viewer's line to a battle.

use std::sync::Arc;
use std::time::Duration;

use archive::{BattleId, KeyHash};
use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use kernel::wire::{Preview, Refusal};
use kernel::{Label, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, timeout};

use crate::attempt::Wish;
use crate::bucket::Bucket;
use crate::claim::key_in_address;
use crate::closing::{Closing, closed};
use crate::fault::{Denial, plain};
use crate::frames::{Frame, Request};
use crate::guests::Caller;
use crate::hint::hint;
use crate::history::history;
use crate::keys::Visitor;
use crate::listener::Listener;

use crate::rooms::House;
use crate::seats::{Settled, settle};

/// Bytes read from a socket at once.
const READ_BUFFER: usize = 4 * 1024;

/// `GET /api/battles/{id}/socket`: the first message claims the seat, since
/// addresses are written into logs.
pub(crate) async fn connect(
    Shared(house): Shared<Arc<House>>,
    Extension(closing): Extension<Closing>,
    Path(id): Path<BattleId>,
    caller: Caller,
    uri: Uri,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Denial> {
    if uri.query().is_some() {
        return Err(key_in_address());
    }
    let held = house.guests.socket(&caller)?;
    let visitor = Visitor::of(&headers);
    let limits = &house.config.limits;
    // Buffers are filled with zeros before each reading: small ones, since messages are small.
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).max_message_size(limits.message).max_frame_size(limits.message);
    let cookie = visitor.cookie(house.config.https);
    let house = Arc::clone(&house);
    let mut response = upgrade
        .on_upgrade(move |socket| async move {
            Line { house, id, caller, socket }.seat(&visitor, closing).await;
            drop(held);
        })
        .into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// An open line.
struct Line {
    house: Arc<House>,
    id: BattleId,
    /// Who sent it; its connection counts as long as the line is open.
    caller: Caller,
    socket: WebSocket,
}

impl Line {
    /// Settles the claim of the first message, and holds the line if it is good for a seat.
    async fn seat(mut self, visitor: &Visitor, mut closing: Closing) {
        let first = tokio::select! {
            () = closed(&mut closing) => return self.close(close_code::AWAY, "wire-closing").await,
            first = timeout(self.house.config.limits.patience, self.socket.recv()) => first,
        };
        let text = match first {
            Ok(Some(Ok(Message::Text(text)))) => text,
            Ok(Some(Err(error))) => return self.part(error).await,
            Ok(None) => return,
            Ok(Some(Ok(_))) => return self.turn_away(&plain("wire-sit-first")).await,
            Err(_) => return self.close(close_code::POLICY, "wire-too-slow").await,
        };
        let Ok(Request::Sit(claim)) = serde_json::from_str::<Request>(&text) else {
            return self.turn_away(&plain("wire-sit-first")).await;
        };
        match settle(&self.house, &self.id, claim, visitor).await {
            Ok(Settled { viewer, name, link }) => {
                let welcome = link.map(|link| Frame::Seated { viewer: &name, link: &link }.text());
                self.hold(viewer, visitor.hash(), welcome, closing).await;
            }
            Err(denial) => self.turn_away(denial.refusal()).await,
        }
    }

    /// Tells why there is no seat, and closes.
    async fn turn_away(mut self, refusal: &Refusal) {
        let patience = self.house.config.limits.patience;
        self.send(Message::Text(Frame::Refused { number: None, refusal }.text()), patience).await;
        let reason = refusal.label.id.clone();
        tracing::debug!(battle = %self.id, address = %self.caller.address, reason, "turned away");
        self.close(close_code::POLICY, reason).await;
    }

    /// Closes a line on which something went wrong.
    async fn part(self, error: axum::Error) {
        let (code, reason) = cause_of(error);
        self.close(code, reason).await;
    }

    /// Holds the line until one end lets go.
    async fn hold(mut self, viewer: Viewer, visitor: KeyHash, welcome: Option<Utf8Bytes>, closing: Closing) {
        let limits = &self.house.config.limits;
        let (frames, mut outgoing) = mpsc::channel(limits.frames_waiting);
        let listener = Arc::new(Listener::new(viewer, visitor, self.caller.address, frames));
        // Onlookers may fill their bench, but never a player's chair.
        let most = if viewer == Viewer::Onlooker { limits.sockets_per_battle } else { limits.sockets_per_seat };
        let door = self.house.door(&self.id);
        if let Some(welcome) = welcome {
            listener.send(welcome);
        }
        match self.house.enter(&self.id, &door).await {
            Ok(mut room) if room.listeners_of(viewer).count() < most => {
                room.welcome(Arc::clone(&listener));
            }
            Ok(_) => {
                let refusal = Frame::Refused { number: None, refusal: &plain("wire-crowded") }.text();
                self.send(Message::Text(refusal), Duration::from_secs(1)).await;
                return self.close(close_code::AGAIN, "wire-crowded").await;
            }
            Err(_) => return self.close(close_code::ERROR, "wire-fault").await,
        }
        let (code, reason) = self.converse(&listener, &mut outgoing, closing).await;
        // What was stored is acknowledged, even if the server stops.
        let patience = self.house.config.limits.patience.min(Duration::from_secs(1));
        if reason == "wire-closing" {
            while let Ok(frame) = outgoing.try_recv() {
                if !self.send(Message::Text(frame), patience).await {
                    break;
                }
            }
        }
        tracing::debug!(battle = %self.id, address = %self.caller.address, code, reason, "a line is closed");
        if let Ok(mut room) = self.house.enter(&self.id, &door).await {
            room.part(&listener);
        }
        self.close(code, reason).await;
    }

    /// Passes frames on and answers messages. A message once begun is dealt with to the end,
    /// even if its sender is gone.
    async fn converse(
        &mut self,
        listener: &Arc<Listener>,
        outgoing: &mut mpsc::Receiver<Utf8Bytes>,
        mut closing: Closing,
    ) -> (u16, &'static str) {
        let limits = self.house.config.limits.clone();
        let mut bucket = Bucket::new(limits.messages_at_once, f64::from(limits.messages_per_second));
        let mut histories = Bucket::new(limits.histories_at_once, f64::from(limits.histories_per_second));
        let mut too_many = 0;
        let mut heard = Instant::now();
        let mut ping = interval((limits.silence / 3).max(Duration::from_millis(10)));
        ping.reset();
        loop {
            tokio::select! {
                biased;
                () = closed(&mut closing) => return (close_code::AWAY, "wire-closing"),
                () = listener.turned_out.notified() => return (close_code::POLICY, "wire-turned-out"),
                () = listener.too_slow.notified() => return (close_code::POLICY, "wire-too-slow"),
                frame = outgoing.recv() => {
                    let Some(frame) = frame else { return (close_code::NORMAL, "") };
                    if !self.pass_on(frame, outgoing, limits.patience).await {
                        return (close_code::POLICY, "wire-too-slow");
                    }
                }
                message = self.socket.recv() => {
                    heard = Instant::now();
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) if bucket.take() => continue,
                        Some(Ok(Message::Binary(_))) => return (close_code::UNSUPPORTED, "wire-malformed"),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => return (close_code::POLICY, "wire-flood"),
                        Some(Ok(Message::Close(_))) | None => return (close_code::NORMAL, ""),
                        Some(Err(error)) => return cause_of(error),
                    };
                    if bucket.take() {
                        too_many = 0;
                        answer(&self.house, &self.caller, &self.id, listener, &text, &mut histories).await;
                    } else if too_many < limits.messages_at_once {
                        too_many += 1;
                        complain(listener, &text, &plain("wire-flood"));
                    } else {
                        return (close_code::POLICY, "wire-flood");
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > limits.silence || !self.send(Message::Ping(Default::default()), limits.patience).await {
                        return (close_code::AWAY, "wire-silence");
                    }
                }
            }
        }
    }

    /// Passes a frame on, and whatever waits behind it: they leave together.
    async fn pass_on(&mut self, first: Utf8Bytes, more: &mut mpsc::Receiver<Utf8Bytes>, patience: Duration) -> bool {
        let passing = async {
            self.socket.feed(Message::Text(first)).await?;
            while let Ok(frame) = more.try_recv() {
                self.socket.feed(Message::Text(frame)).await?;
            }
            self.socket.flush().await
        };
        matches!(timeout(patience, passing).await, Ok(Ok(())))
    }

    async fn send(&mut self, message: Message, patience: Duration) -> bool {
        matches!(timeout(patience, self.socket.send(message)).await, Ok(Ok(())))
    }

    async fn close(mut self, code: u16, reason: impl Into<Utf8Bytes>) {
        let frame = CloseFrame { code, reason: reason.into() };
        let patience = self.house.config.limits.patience.min(Duration::from_secs(1));
        self.send(Message::Close(Some(frame)), patience).await;
    }
}

/// The code and the reason to close with after an error of the line.
fn cause_of(error: axum::Error) -> (u16, &'static str) {
    use tungstenite::Error;
    match error.into_inner().downcast_ref::<Error>() {
        Some(Error::Capacity(_)) => (close_code::SIZE, "wire-too-large"),
        Some(Error::Utf8(_)) => (close_code::INVALID, "wire-not-text"),
        Some(Error::Protocol(_)) => (close_code::PROTOCOL, "wire-protocol"),
        _ => (close_code::NORMAL, ""),
    }
}

/// A message that is not dealt with.
fn complain(listener: &Listener, text: &str, refusal: &Refusal) {
    listener.send(Frame::Refused { number: number_in(text), refusal }.text());
}

async fn answer(
    house: &Arc<House>,
    caller: &Caller,
    id: &BattleId,
    listener: &Arc<Listener>,
    text: &str,
    histories: &mut Bucket,
) {
    let request = match serde_json::from_str::<Request>(text) {
        Ok(request) => request,
        Err(error) => {
            let label = Label::new("wire-malformed").with("problem", error.to_string().as_str());
            return complain(listener, text, &Refusal::plain(label));
        }
    };
    if let Request::History { from, revealed } = request {
        if !histories.take() {
            return complain(listener, text, &plain("wire-flood"));
        }
        // The room is not held meanwhile: others play on.
        return match history(house, caller, id, listener.viewer, from, revealed).await {
            Ok(frame) => listener.send(frame),
            Err(denial) => complain(listener, text, denial.refusal()),
        };
    }
    if let Request::Hint { number } = request {
        // The line is not held meanwhile: he may go on by himself.
        let (house, id, listener) = (Arc::clone(house), id.clone(), Arc::clone(listener));
        drop(tokio::spawn(async move { hint(&house, &id, &listener, number).await }));
        return;
    }
    let door = house.door(id);
    let Ok(mut room) = house.enter(id, &door).await else {
        return complain(listener, text, &plain("wire-fault"));
    };
    let archive = &house.archive;
    match request {
        Request::Order { number, order } => {
            room.carry_out(archive, listener, number, Wish::Orders(vec![order])).await;
        }
        Request::Plan { number, orders } => {
            if orders.is_empty() || orders.len() > house.config.limits.plan {
                return complain(listener, text, &plain("wire-plan-length"));
            }
            room.carry_out(archive, listener, number, Wish::Orders(orders)).await;
        }
        Request::Undo { number, to } => room.carry_out(archive, listener, number, Wish::Undo(to)).await,
        Request::Plans { subject } => {
            let plans = room.asking(listener.viewer, |table, side| table.plans(side, &subject));
            listener.send(Frame::Plans { subject: &subject, plans: plans.unwrap_or_default() }.text());
        }
        Request::Preview { orders } => {
            if orders.is_empty() || orders.len() > house.config.limits.plan {
                return complain(listener, text, &plain("wire-plan-length"));
            }
            let preview = room.asking(listener.viewer, |table, side| table.preview(side, &orders)).flatten();
            let nothing = || Preview { headline: None, rows: Vec::new(), outcomes: Vec::new(), notes: Vec::new() };
            listener.send(Frame::Preview { orders: &orders, preview: preview.unwrap_or_else(nothing) }.text());
        }
        Request::Attempt { mark, orders } => {
            if orders.is_empty() || orders.len() > house.config.limits.plan {
                return complain(listener, text, &plain("wire-plan-length"));
            }
            let tried = room.asking(listener.viewer, |table, side| table.attempt(side, &orders));
            let (prospect, refusal) = match tried.unwrap_or_else(|| Err(plain("wire-onlooker"))) {
                Ok(prospect) => (Some(prospect), None),
                Err(refusal) => (None, Some(refusal)),
            };
            listener.send(Frame::Attempt { mark, prospect, refusal }.text());
        }
        Request::Why { subject, target } => {
            let subject = subject.as_deref().unwrap_or(&target);
            let why = room.asking(listener.viewer, |table, side| table.why_not(side, subject, &target));
            listener.send(Frame::Why { of: &target, refusal: why.flatten() }.text());
        }
        Request::Sight { from } => {
            let hexes = room.table().map(|table| table.sight(listener.viewer, &from)).unwrap_or_default();
            listener.send(Frame::Sight { from: &from, hexes }.text());
        }
        Request::Overlay { layer, subject } => {
            let subject = subject.as_deref();
            let overlay = room.table().map(|table| table.overlay(listener.viewer, layer, subject)).unwrap_or_default();
            listener.send(Frame::Overlay { layer, subject, overlay }.text());
        }
        Request::Standing { answers } => room.leave_answers(archive, listener, answers).await,
        Request::Continue => room.agree(archive, listener).await,
        Request::General { level } => room.hand_over(house, listener, level).await,
        Request::Say { word, winner } => room.speak(house, listener, word, winner.as_deref()).await,
        Request::Hurry => room.hurry(listener),
        Request::Renew => room.renew(house, listener).await,
        Request::Invite { side } => room.invite(house, listener, &side, false).await,
        Request::Withdraw { side } => room.invite(house, listener, &side, true).await,
        Request::Sit(_) => complain(listener, text, &plain("wire-seated-already")),
        Request::History { .. } | Request::Hint { .. } => {}
    }
}

/// The number that a message carries, as far as it can be read.
fn number_in(text: &str) -> Option<u32> {
    let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    value["number"].as_u64().and_then(|number| u32::try_from(number).ok())
}
