//! What anybody may ask: packs, messages, battles, records.

use std::sync::Arc;

use archive::{BattleId, BattleState, Listed, ListedSeat, Moment, Seating};
use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::wire::Decision;
use kernel::{Facade, Label, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use ts_rs::TS;

use crate::claim::Claim;
use crate::fault::{Denial, unknown_battle};
use crate::guests::Caller;
use crate::keys::Visitor;
use crate::open::{Opened, nonces};
use crate::room::Room;
use crate::rooms::House;
use crate::seats::{Granted, grant, held_by};

/// `GET /api/packs`
pub(crate) async fn packs(Shared(house): Shared<Arc<House>>) -> Json<Value> {
    Json(house.books.packs())
}

/// `GET /api/packs/{id}`
pub(crate) async fn pack(Shared(house): Shared<Arc<House>>, Path(id): Path<String>) -> Result<Json<Value>, Denial> {
    let unknown = || Denial::not_found(Label::new("wire-unknown-pack").with("pack", id.as_str()));
    house.books.pack(&id).map(Json).ok_or_else(unknown)
}

/// `GET /api/messages/{language}`
pub(crate) async fn messages(
    Shared(house): Shared<Arc<House>>,
    Path(language): Path<String>,
) -> Result<Response, Denial> {
    let unknown = || Denial::not_found(Label::new("wire-unknown-language").with("language", language.as_str()));
    let text = house.books.messages(&language).ok_or_else(unknown)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// `GET /api/openapi.json`
pub(crate) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../openapi.json"))
}

/// A battle as any visitor may see it.
#[derive(Debug, Serialize, TS)]
pub(crate) struct BattleCard {
    #[ts(type = "string")]
    id: BattleId,
    pack: String,
    #[ts(as = "Label")]
    title: Value,
    state: BattleState,
    seating: Seating,
    #[ts(as = "Decision")]
    decision: Value,
    #[ts(type = "string")]
    created: Moment,
    #[ts(type = "string")]
    changed: Moment,
    seats: Vec<ListedSeat>,
    /// The seats that the visitor's own browser holds.
    mine: Vec<String>,
    /// Whether hints are given, if that was said when the battle was created.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    hints: Option<bool>,
    /// The situation of the pack that it began with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    situation: Option<String>,
}

/// A line of the lobby's list.
#[derive(Debug, Serialize, TS)]
#[serde(untagged)]
pub(crate) enum ListedBattle {
    Card(Box<BattleCard>),
    Damaged(DamagedCard),
}

/// A battle that cannot be read; the others can.
#[derive(Debug, Serialize, TS)]
pub(crate) struct DamagedCard {
    #[ts(type = "string")]
    id: BattleId,
    damaged: Label,
}

fn card(house: &House, listed: Listed, mine: Vec<String>) -> BattleCard {
    let Listed { head, seats } = listed;
    let plain = || json!({ "id": format!("pack-{}", head.pack.id) });
    BattleCard {
        title: house.books.title(&head.pack.id).unwrap_or_else(plain),
        id: head.id,
        pack: head.pack.id,
        state: head.state,
        seating: head.seating,
        decision: head.asked,
        created: head.created,
        changed: head.changed,
        seats,
        mine,
        hints: head.hints,
        situation: head.options.get("situation").and_then(Value::as_str).map(str::to_owned),
    }
}

/// `GET /api/battles`
pub(crate) async fn battles(
    Shared(house): Shared<Arc<House>>,
    headers: HeaderMap,
) -> Result<Json<Vec<ListedBattle>>, Denial> {
    let visitor = Visitor::known(&headers).map(|visitor| visitor.hash());
    let held = match visitor {
        Some(visitor) => house.archive.held(visitor).await?,
        None => Vec::new(),
    };
    let mine = |id: &BattleId| held.iter().filter(|(held, _)| held == id).map(|(_, viewer)| viewer.clone()).collect();
    let listing = house.archive.list(house.config.limits.listed, visitor).await?;
    let whole = listing.battles.into_iter().map(|listed| (mine(&listed.head.id), listed));
    let cards = whole.map(|(mine, listed)| ListedBattle::Card(Box::new(card(&house, listed, mine))));
    let damaged = |id: BattleId| {
        let label = Label::new("wire-damaged-battle").with("battle", id.0.as_str());
        ListedBattle::Damaged(DamagedCard { id, damaged: label })
    };
    Ok(Json(cards.chain(listing.damaged.into_iter().map(damaged)).collect()))
}

/// `GET /api/battles/{id}`
pub(crate) async fn battle(
    Shared(house): Shared<Arc<House>>,
    Path(id): Path<BattleId>,
    headers: HeaderMap,
) -> Result<Json<BattleCard>, Denial> {
    let visitor = Visitor::known(&headers);
    let mut mine = held_by(&house, visitor.as_ref(), &id).await?;
    let mut stored = house.archive.load_from(&id, u32::MAX).await?.ok_or_else(unknown_battle)?;
    // Anybody who took his seat while nothing could be stored sits there all the same.
    let door = house.door(&id);
    if let Some(room) = house.enter_owing(&door).await {
        mine = room.held_by(visitor.as_ref());
        (stored.seats, stored.head.state) = (room.stored.seats.clone(), room.stored.head.state);
        if let Some(table) = room.table() {
            stored.head.asked = serde_json::to_value(table.decision(Viewer::Onlooker)).unwrap_or_default();
        }
    }
    let sides = stored.seats.into_iter().filter(|seat| seat.side.is_some());
    let seats =
        sides.map(|seat| ListedSeat { taken: seat.is_filled(), side: seat.viewer, general: seat.general }).collect();
    Ok(Json(card(&house, Listed { head: stored.head, seats }, mine)))
}

/// `GET /api/battles/{id}/record`: whole after the end; before it, what the viewer may have of it.
pub(crate) async fn record(
    Shared(house): Shared<Arc<House>>,
    caller: Caller,
    Path(id): Path<BattleId>,
    claim: Claim,
    headers: HeaderMap,
) -> Result<Response, Denial> {
    let door = house.door(&id);
    let room = house.enter(&id, &door).await?;
    let held = room.held_by(Visitor::known(&headers).as_ref());
    let Granted::Seat(viewer) = grant(&room, &claim, &held)? else {
        return Err(Denial::no_seat());
    };
    let reason = if room.halted.is_some() { "wire-rules-changed" } else { "wire-waiting" };
    let table = room.table().ok_or_else(|| Denial::new(StatusCode::CONFLICT, Label::new(reason)))?;
    let record = if table.asked().is_none() {
        drop(room);
        let _errand = house.guests.errand(&caller).await?;
        whole(&house, &id).await?
    } else {
        excerpt(&room, table, viewer)
    };
    let name = format!("attachment; filename=\"battle-{id}.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(record)).into_response())
}

async fn whole(house: &House, id: &BattleId) -> Result<Value, Denial> {
    let (kept, opened) = house.replay(id).await?;
    let Opened::Table { table, .. } = opened else {
        return Err(Denial::new(StatusCode::CONFLICT, Label::new("wire-rules-changed")));
    };
    let head = &kept.stored.head;
    let record = table.record(head.pack.clone(), head.options.clone(), head.seed, nonces(&kept.stored));
    Ok(serde_json::to_value(record).unwrap_or_default())
}

/// Neither entries nor fingerprints nor events as such: each could betray a face to one who
/// tries all possible ones.
fn excerpt(room: &Room, table: &dyn Facade, viewer: Viewer) -> Value {
    let head = &room.stored.head;
    json!({
        "form": kernel::record::FORM,
        "excerpt": room.seat_of(viewer).map(|seat| &seat.viewer),
        "system": head.system,
        "rules": head.rules,
        "pack": head.pack,
        "options": head.options,
        "commitment": head.commitment,
        "number": table.count(viewer),
        "decision": table.decision(viewer),
        "scene": table.scene(viewer),
        "story": room.story.since(viewer, 0).1,
    })
}
