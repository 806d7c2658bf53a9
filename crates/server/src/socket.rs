//! One socket: a viewer's line to a battle.

use std::sync::Arc;
use std::time::Duration;

use archive::BattleId;
use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use kernel::wire::{Complaint, Forecast};
use kernel::{Label, Viewer};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, interval, timeout};

use crate::bucket::Bucket;
use crate::fault::Denial;
use crate::frames::{Frame, Request};
use crate::history::history;
use crate::keys::Visitor;
use crate::room::{Listener, Wish, plain};
use crate::rooms::House;
use crate::seats::{Claim, Settled, settle};

/// Bytes read from a socket at once.
const READ_BUFFER: usize = 4 * 1024;

/// Tells sockets that the server stops; as long as somebody holds one, the server waits.
pub(crate) type Closing = watch::Receiver<bool>;

/// Returns when the server stops.
pub(crate) async fn closed(closing: &mut Closing) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// `GET /api/battles/{id}/socket`: the claim is settled before the line is opened.
pub(crate) async fn connect(
    Shared(house): Shared<Arc<House>>,
    Extension(closing): Extension<Closing>,
    Path(id): Path<BattleId>,
    Query(claim): Query<Claim>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Denial> {
    let visitor = Visitor::of(&headers);
    let Settled { viewer, name, link } = settle(&house, &id, claim, &visitor).await?;
    let limits = &house.config.limits;
    // Buffers are filled with zeros before each reading: small ones, since messages are small.
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).max_message_size(limits.message).max_frame_size(limits.message);
    let cookie = visitor.cookie(house.config.https);
    let welcome = link.map(|link| Frame::Seated { viewer: &name, link: &link }.text());
    let house = Arc::clone(&house);
    let mut response = upgrade
        .on_upgrade(move |socket| async move { Line { house, id, socket }.hold(viewer, welcome, closing).await })
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
    socket: WebSocket,
}

impl Line {
    /// Holds the line until one end lets go.
    async fn hold(mut self, viewer: Viewer, welcome: Option<Utf8Bytes>, closing: Closing) {
        let (frames, mut outgoing) = mpsc::channel(self.house.config.limits.frames_waiting);
        let listener = Arc::new(Listener::new(viewer, frames));
        let door = self.house.door(&self.id);
        if let Some(welcome) = welcome {
            listener.send(welcome);
        }
        match self.house.enter(&self.id, &door).await {
            Ok(mut room) if room.listeners() < self.house.config.limits.sockets_per_battle => {
                room.welcome(Arc::clone(&listener));
            }
            Ok(_) => return self.close(close_code::AGAIN, "wire-crowded").await,
            Err(_) => return self.close(close_code::ERROR, "wire-fault").await,
        }
        let (code, reason) = self.converse(&listener, &mut outgoing, closing).await;
        if let Ok(mut room) = self.house.enter(&self.id, &door).await {
            room.part(&listener);
        }
        self.close(code, reason).await;
    }

    /// Passes frames on and answers messages. A message once begun is dealt with to the end, even if its sender is gone.
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
                () = listener.too_slow.notified() => return (close_code::POLICY, "wire-too-slow"),
                frame = outgoing.recv() => {
                    let Some(frame) = frame else { return (close_code::NORMAL, "") };
                    if !self.send(Message::Text(frame), limits.patience).await {
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
                        Some(Err(_)) => return (close_code::SIZE, "wire-too-large"),
                    };
                    if bucket.take() {
                        too_many = 0;
                        answer(&self.house, &self.id, listener, &text, &mut histories).await;
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

    async fn send(&mut self, message: Message, patience: Duration) -> bool {
        matches!(timeout(patience, self.socket.send(message)).await, Ok(Ok(())))
    }

    async fn close(mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let patience = self.house.config.limits.patience.min(Duration::from_secs(1));
        self.send(Message::Close(Some(frame)), patience).await;
    }
}

/// A message that is not dealt with.
fn complain(listener: &Listener, text: &str, refusal: &Complaint) {
    listener.send(Frame::Refused { number: number_in(text), refusal }.text());
}

async fn answer(house: &House, id: &BattleId, listener: &Listener, text: &str, histories: &mut Bucket) {
    let request = match serde_json::from_str::<Request>(text) {
        Ok(request) => request,
        Err(error) => {
            let label = Label::new("wire-malformed").with("problem", error.to_string().as_str());
            return complain(listener, text, &Complaint::plain(label));
        }
    };
    if let Request::History { from, revealed } = request {
        if !histories.take() {
            return complain(listener, text, &plain("wire-flood"));
        }
        // The room is not held meanwhile: others play on.
        return match history(house, id, listener.viewer, from, revealed).await {
            Ok(frame) => listener.send(frame),
            Err(denial) => complain(listener, text, denial.complaint()),
        };
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
            let nothing = || Forecast { headline: None, rows: Vec::new(), outcomes: Vec::new(), notes: Vec::new() };
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
        Request::Zones { subject } => {
            let subject = subject.as_deref();
            let zones = room.table().map(|table| table.zones(listener.viewer, subject)).unwrap_or_default();
            listener.send(Frame::Zones { subject, zones }.text());
        }
        Request::Standing { answers } => room.leave_answers(archive, listener, answers).await,
        Request::Continue => room.agree(archive, listener).await,
        Request::General { level } => room.hand_over(house, listener, level).await,
        Request::Hurry => room.hurry(listener),
        Request::History { .. } => {}
    }
}

/// The number that a message carries, as far as it can be read.
fn number_in(text: &str) -> Option<u32> {
    let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    value["number"].as_u64().and_then(|number| u32::try_from(number).ok())
}
