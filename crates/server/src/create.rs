//! `POST /api/battles`: a new battle and its seats.

use std::collections::BTreeMap;
use std::sync::Arc;

use archive::{BattleId, BattleState, Head, Moment, Seat, Seating, StoredBattle};
use axum::Json;
use axum::extract::State as Shared;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::facade::side_message;
use kernel::{Commitment, Label, Nonce, PackMark, Seed, Side, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;

use crate::books::offered;
use crate::fault::{Denial, Sent, plain};
use crate::guests::Caller;
use crate::keys::{Key, Visitor, draw_battle_id, draw_seed};
use crate::open::rules_of;
use crate::rooms::House;
use crate::seats::nonce_or_draw;

/// The name of everybody who plays neither side.
pub(crate) const ONLOOKER: &str = "onlooker";

/// What a new battle is to be.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewBattle {
    pack: String,
    #[serde(default)]
    #[ts(optional, type = "{ [key in string]: boolean | number | string }")]
    options: serde_json::Map<String, Value>,
    seating: Seating,
    #[ts(optional)]
    side: Option<String>,
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, String>>")]
    nonces: BTreeMap<String, String>,
    /// The sides that generals play, with their levels.
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, String>>")]
    generals: BTreeMap<String, String>,
    /// Whether the sides may ask what a general would do; without it only where no other person
    /// plays.
    #[ts(optional)]
    hints: Option<bool>,
}

#[derive(Debug, Serialize, TS)]
pub(crate) struct BattleOpened<'a> {
    #[ts(type = "string")]
    id: &'a BattleId,
    links: BTreeMap<&'a str, String>,
    /// The hash of the server's share of chance, before anything is rolled.
    #[ts(type = "string")]
    commitment: Commitment,
}

pub(crate) async fn create(
    Shared(house): Shared<Arc<House>>,
    caller: Caller,
    headers: HeaderMap,
    Sent(wanted): Sent<NewBattle>,
) -> Result<Response, Denial> {
    house.guests.battle(&caller)?;
    let unknown = || Denial::not_found(Label::new("wire-unknown-pack").with("pack", wanted.pack.as_str()));
    let pack = house.books.mark(&wanted.pack).ok_or_else(unknown)?;
    let mut options = wanted.options.clone();
    if wanted.seating == Seating::Open {
        options.insert("open".to_owned(), Value::Bool(true));
    }
    let options = Value::Object(options);
    if options.to_string().len() > house.config.limits.record_entry {
        return Err(Denial::too_large());
    }
    // A first look, with no dice that anybody will ever see: do the options go
    // together, and who are the sides?
    let trial = house.books.open(&pack.id, &options, Seed([0; 32])).map_err(Denial::unprocessable)?;
    // A situation may end before anything is asked.
    if trial.asked().is_none() {
        return Err(Denial::unprocessable(plain("wire-nothing-to-decide")));
    }
    let sides = trial.sides();
    let chosen = chosen_side(&wanted, &sides)?;
    known_generals(&house, &wanted, trial.system(), &sides)?;
    let mut places = Vec::new();
    for (side, name) in Side::BOTH.into_iter().zip(&sides) {
        let taken = chosen.is_none_or(|chosen| chosen == side);
        let general = wanted.generals.get(name).cloned();
        let filled = taken || general.is_some();
        let nonce = filled.then(|| nonce_or_draw(wanted.nonces.get(name).map(String::as_str))).transpose()?;
        let (seat, key) = place(name, Some(side), taken, nonce);
        places.push((Seat { general, ..seat }, key));
    }
    places.push(place(ONLOOKER, None, true, None));
    let seed = draw_seed();
    let asked = first_question(&house, &pack, &options, seed, &places, &sides)?;
    let head = Head {
        id: draw_battle_id(),
        system: trial.system().to_owned(),
        rules: rules_of(&*trial, &pack),
        options,
        seed,
        commitment: seed.commitment(),
        seating: wanted.seating,
        state: if places.iter().all(|(seat, _)| seat.is_filled()) {
            BattleState::Running
        } else {
            BattleState::Waiting
        },
        asked,
        hints: wanted.hints,
        resumed: 0,
        created: Moment::now(),
        changed: Moment::now(),
        pack,
    };
    store(&house, &headers, head, places, Vec::new()).await
}

/// With two browsers: the side of the one who creates the battle.
fn chosen_side(wanted: &NewBattle, sides: &[String; 2]) -> Result<Option<Side>, Denial> {
    if wanted.seating != Seating::Two {
        return Ok(None);
    }
    let named = wanted.side.as_ref().and_then(|name| sides.iter().position(|side| side == name));
    let index = named.ok_or_else(|| Denial::bad_request(Label::new("wire-which-side")))?;
    Ok(Some(Side::BOTH[index]))
}

/// Only sides of the battle are handed to generals, and only to levels that are offered.
fn known_generals(house: &House, wanted: &NewBattle, system: &str, sides: &[String; 2]) -> Result<(), Denial> {
    for (side, level) in &wanted.generals {
        let known = sides.contains(side) && offered(level).is_some() && house.books.staff(system).is_some();
        if !known {
            let label = Label::new("wire-no-such-general").with("side", side.as_str()).with("level", level.as_str());
            return Err(Denial::bad_request(label));
        }
    }
    Ok(())
}

/// A seat with the key that opens it.
pub(crate) fn place(name: &str, side: Option<Side>, taken: bool, nonce: Option<Nonce>) -> (Seat, Key) {
    let key = Key::draw();
    (
        Seat {
            viewer: name.to_owned(),
            side,
            key: key.hash(),
            invitation: None,
            claimed: None,
            since: taken.then(Moment::now),
            taken,
            nonce,
            standing: BTreeMap::new(),
            general: None,
            agreed: None,
        },
        key,
    )
}

/// What the lobby shows of a battle without entries.
fn first_question(
    house: &House,
    pack: &PackMark,
    options: &Value,
    seed: Seed,
    places: &[(Seat, Key)],
    sides: &[String; 2],
) -> Result<Value, Denial> {
    let free = places.iter().find(|(seat, _)| !seat.is_filled());
    if let Some((seat, _)) = free {
        let label = Label::new("wire-awaits-seat").with_message("side", side_message(&seat.viewer));
        return Ok(json!({ "side": seat.viewer, "label": label, "cites": "" }));
    }
    let nonces: Vec<Nonce> = places.iter().take(sides.len()).filter_map(|(seat, _)| seat.nonce).collect();
    let table = house.books.open(&pack.id, options, seed.mixed(&nonces)).map_err(Denial::unprocessable)?;
    Ok(serde_json::to_value(table.decision(Viewer::Onlooker)).unwrap_or_default())
}

/// Stores a battle, seats the visitor and hands out the links.
pub(crate) async fn store(
    house: &House,
    headers: &HeaderMap,
    head: Head,
    places: Vec<(Seat, Key)>,
    entries: Vec<archive::Written>,
) -> Result<Response, Denial> {
    if let Some(bytes) = house.books.bytes(&head.pack.id) {
        house.archive.keep_pack(head.pack.hash, bytes).await?;
    }
    let (id, commitment) = (head.id.clone(), head.commitment);
    let seats = places.iter().map(|(seat, _)| seat.clone()).collect();
    house.archive.create(StoredBattle { head, seats, entries }).await?;
    let visitor = Visitor::of(headers);
    for (seat, _) in places.iter().filter(|(seat, _)| seat.taken) {
        house.archive.hold(visitor.hash(), &id, &seat.viewer).await?;
    }
    tracing::info!(battle = %id, "a battle was created");
    let links = places.iter().map(|(seat, key)| (seat.viewer.as_str(), key.link(&id))).collect();
    let mut response = (StatusCode::CREATED, Json(BattleOpened { id: &id, links, commitment })).into_response();
    if let Some(cookie) = visitor.cookie(house.config.https) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
