//! Who may sit where: keys in links, the visitor's cookie, invitations.

use archive::{BattleId, BattleState, KeyHash, Moment, Seat, Taking};
use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Label, Nonce, Viewer};
use serde::Serialize;
use std::sync::Arc;
use ts_rs::TS;

use crate::beginning::begin_if_complete;
use crate::claim::Claim;
use crate::fault::{Denial, Sent};
use crate::keys::{Key, Visitor, draw_nonce, read_nonce};
use crate::open::viewer_of;
use crate::owed::Owed;
use crate::room::Room;
use crate::rooms::House;

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
        // Anybody who took it and missed the answer is known by his share of chance, which nobody
        // else knows before the end.
        let share = claim.nonce.as_deref().and_then(read_nonce).map(KeyHash::of_nonce);
        if share.is_some() && share == wanted.claimed && room.stored.head.state != BattleState::Over {
            return Ok(Granted::Invitation(viewer));
        }
        return Err(Denial::new(StatusCode::FORBIDDEN, Label::new("wire-invitation-taken")));
    }
    Err(Denial::no_seat())
}

/// Takes a seat by invitation: from now on a new key opens it, and its share of chance is in. With
/// the last seat the battle begins.
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
        // Who takes over from a general takes over its share of chance as well:
        // the dice are cast already.
        (seat.taken, seat.nonce, seat.general) = (true, Some(seat.nonce.unwrap_or(nonce)), None);
    }
    room.stop_thinking();
    if room.stored.head.state == BattleState::Waiting {
        begin_if_complete(room, &house.archive, &*house.books).await?;
    } else {
        room.show_again();
    }
    room.tell_all_seats();
    Ok(key)
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

#[derive(Serialize, TS)]
pub(crate) struct SeatTaken {
    viewer: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
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
    let mut response = Json(SeatTaken { viewer: name, link }).into_response();
    if let Some(cookie) = visitor.cookie(house.config.https) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
