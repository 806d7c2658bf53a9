//! Who may sit where: keys in links, the visitor's cookie, invitations.

use archive::{BattleId, KeyHash, Moment, Seat, State, Taking};
use axum::Json;
use axum::extract::{FromRequestParts, Path, Query, State as Shared};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use kernel::{Label, Nonce, Viewer};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

use crate::fault::{Denial, Sent};
use crate::keys::{Key, Visitor, draw_nonce, read_nonce};
use crate::open::{Kept, fresh};
use crate::owed::Owed;
use crate::room::{Room, viewer_of};
use crate::rooms::House;
use crate::story::Story;

/// By what somebody claims a seat.
#[derive(Default, Deserialize)]
pub(crate) struct Claim {
    /// The side, or `onlooker`; without it the key decides, or the cookie.
    #[serde(rename = "as")]
    pub(crate) viewer: Option<String>,
    /// The key of the link.
    pub(crate) key: Option<String>,
    /// The share of chance of one who takes an invitation.
    pub(crate) nonce: Option<String>,
}

impl fmt::Debug for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Claim").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}

/// As whom one looks, in the address of a request.
#[derive(Deserialize)]
struct Looking {
    #[serde(rename = "as")]
    viewer: Option<String>,
}

/// Whether an address carries what must not be in it: addresses are written into logs.
pub(crate) fn tells_secrets(uri: &Uri) -> bool {
    let names = uri.query().unwrap_or_default().split('&').map(|part| part.split('=').next().unwrap_or_default());
    names.into_iter().any(|name| name == "key" || name == "nonce")
}

pub(crate) fn key_in_address() -> Denial {
    Denial::bad_request(Label::new("wire-key-in-address"))
}

/// The claim of a request: the viewer in its address, the key in its header `Authorization: Bearer KEY`.
impl FromRequestParts<Arc<House>> for Claim {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Denial> {
        if tells_secrets(&parts.uri) {
            return Err(key_in_address());
        }
        let looking = Query::<Looking>::from_request_parts(parts, house).await;
        let Query(Looking { viewer }) = looking.map_err(|_| Denial::no_seat())?;
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|header| header.to_str().ok());
        let key = header.and_then(|header| header.strip_prefix("Bearer ")).map(|key| key.trim().to_owned());
        Ok(Claim { viewer, key, nonce: None })
    }
}

/// The seat that a claim is good for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Granted {
    /// It is his.
    Seat(Viewer),
    /// He is invited to take it.
    Invitation(Viewer),
}

/// Looks up what a claim is good for. `held` are the seats that the visitor's browser holds.
pub(crate) fn grant(room: &Room, claim: &Claim, held: &[String]) -> Result<Granted, Denial> {
    let seats = &room.stored.seats;
    let key = claim.key.as_deref().map(KeyHash::of);
    let opened = key.and_then(|key| seats.iter().find(|seat| seat.key == key));
    let used_up = key.and_then(|key| seats.iter().find(|seat| seat.invitation == Some(key)));
    let holds = |seat: &Seat| seat.taken && held.contains(&seat.viewer);
    let wanted = match &claim.viewer {
        Some(name) => Some(seats.iter().find(|seat| seat.viewer == *name).ok_or_else(Denial::no_seat)?),
        None => opened.or(used_up).or_else(|| seats.iter().find(|seat| holds(seat))),
    };
    let wanted = wanted.ok_or_else(Denial::no_seat)?;
    let viewer = viewer_of(wanted);
    if opened.is_some_and(|seat| seat.viewer == wanted.viewer) {
        return Ok(if wanted.taken { Granted::Seat(viewer) } else { Granted::Invitation(viewer) });
    }
    let sits_somewhere = opened.is_some_and(|seat| seat.taken) || seats.iter().any(holds);
    if holds(wanted) || viewer == Viewer::Onlooker && sits_somewhere {
        return Ok(Granted::Seat(viewer));
    }
    if used_up.is_some_and(|seat| seat.viewer == wanted.viewer) {
        // Whoever took it and missed the answer is known by his share of chance, which nobody else knows before the end.
        let share = claim.nonce.as_deref().and_then(read_nonce).map(KeyHash::of_nonce);
        if share.is_some() && share == wanted.claimed && room.stored.head.state != State::Over {
            return Ok(Granted::Invitation(viewer));
        }
        return Err(Denial::new(StatusCode::FORBIDDEN, Label::new("wire-invitation-taken")));
    }
    Err(Denial::no_seat())
}

/// Takes a seat by invitation: from now on a new key opens it, and its share of chance is in. With the last seat the
/// battle begins.
pub(crate) async fn take(
    house: &House,
    room: &mut Room,
    viewer: Viewer,
    nonce: Nonce,
    visitor: Option<&Visitor>,
) -> Result<Key, Denial> {
    let key = Key::draw();
    let name = room.seat_of(viewer).ok_or_else(Denial::no_seat)?.viewer.clone();
    let taking = Taking { key: key.hash(), nonce, visitor: visitor.map(Visitor::hash) };
    room.store_or_owe(&house.archive, Owed::Seat { viewer: name.clone(), taking }).await?;
    if let Some(visitor) = visitor {
        room.know_holder(&house.archive, visitor.hash(), &name).await;
    }
    for seat in room.stored.seats.iter_mut().filter(|seat| seat.viewer == name) {
        let old = std::mem::replace(&mut seat.key, key.hash());
        if seat.taken {
            // The answer was lost: the same browser, another key.
            return Ok(key);
        }
        (seat.invitation, seat.claimed) = (Some(old), Some(KeyHash::of_nonce(nonce)));
        seat.since = Some(Moment::now());
        // Who takes over from a general takes over its share of chance as well: the dice are cast already.
        (seat.taken, seat.nonce, seat.general) = (true, Some(seat.nonce.unwrap_or(nonce)), None);
    }
    room.stop_thinking();
    if room.stored.head.state == State::Waiting {
        begin_if_complete(house, room).await?;
    } else {
        room.show_again();
    }
    room.tell_all_seats();
    Ok(key)
}

/// Begins a battle whose seats are all taken.
pub(crate) async fn begin_if_complete(house: &House, room: &mut Room) -> Result<(), Denial> {
    let complete = room.stored.seats.iter().all(Seat::is_filled);
    if !complete || room.stored.head.state != State::Waiting {
        return Ok(());
    }
    let bytes = house.archive.pack(room.stored.head.pack.hash).await?;
    let kept = Kept { stored: room.stored.clone(), bytes, snapshot: None };
    let table = fresh(&kept, &*house.books)?;
    room.story = Story::opening(&*table);
    room.table = Some(table);
    let asked = room.table().map(|table| table.decision(Viewer::Onlooker));
    let asked = serde_json::to_value(asked).unwrap_or_default();
    room.store_or_owe(&house.archive, Owed::Beginning { asked }).await?;
    room.stored.head.state = State::Running;
    room.begin();
    Ok(())
}

/// The share of chance that a client sent, or one drawn for it.
pub(crate) fn nonce_or_draw(text: Option<&str>) -> Result<Nonce, Denial> {
    match text {
        Some(text) => read_nonce(text).ok_or_else(|| Denial::bad_request(Label::new("wire-bad-nonce"))),
        None => Ok(draw_nonce()),
    }
}

/// The seats of a battle that the sender's browser holds.
pub(crate) async fn held_by(
    house: &House,
    visitor: Option<&Visitor>,
    battle: &BattleId,
) -> Result<Vec<String>, Denial> {
    match visitor {
        Some(visitor) => Ok(house.archive.held_in(visitor.hash(), battle).await?),
        None => Ok(Vec::new()),
    }
}

/// Where somebody sits.
#[derive(Debug)]
pub(crate) struct Settled {
    pub(crate) viewer: Viewer,
    pub(crate) name: String,
    /// A new link, if an invitation was used up.
    pub(crate) link: Option<String>,
}

/// Settles a claim, to the end even if its sender is gone: a seat must not be taken by halves.
pub(crate) async fn settle(
    house: &Arc<House>,
    id: &BattleId,
    claim: Claim,
    visitor: &Visitor,
) -> Result<Settled, Denial> {
    let (house, id, visitor) = (Arc::clone(house), id.clone(), visitor.clone());
    let settling = tokio::spawn(async move {
        let door = house.door(&id);
        let mut room = house.enter(&id, &door).await?;
        let held = room.held_by(Some(&visitor));
        let (viewer, link) = match grant(&room, &claim, &held)? {
            Granted::Seat(viewer) => (viewer, None),
            Granted::Invitation(viewer) => {
                let nonce = nonce_or_draw(claim.nonce.as_deref())?;
                let key = take(&house, &mut room, viewer, nonce, Some(&visitor)).await?;
                (viewer, Some(key.link(&id)))
            }
        };
        let name = room.seat_of(viewer).ok_or_else(Denial::no_seat)?.viewer.clone();
        if claim.key.is_some() && !room.held_by(Some(&visitor)).contains(&name) {
            room.remember(&house.archive, visitor.hash(), &name).await?;
        }
        Ok(Settled { viewer, name, link })
    });
    settling.await.unwrap_or_else(|_| Err(Denial::fault()))
}

#[derive(Serialize)]
struct Taken {
    viewer: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
}

/// `POST /api/battles/{id}/seat`: takes a seat by key or invitation and remembers the browser.
pub(crate) async fn sit_down(
    Shared(house): Shared<Arc<House>>,
    Path(id): Path<BattleId>,
    headers: HeaderMap,
    Sent(claim): Sent<Claim>,
) -> Result<Response, Denial> {
    let visitor = Visitor::of(&headers);
    let Settled { name, link, .. } = settle(&house, &id, claim, &visitor).await?;
    let mut response = Json(Taken { viewer: name, link }).into_response();
    if let Some(cookie) = visitor.cookie(house.config.https) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
