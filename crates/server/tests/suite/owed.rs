//! Seats that are taken while the disk is full: they hold at once, and are
//! stored when there is room.

use std::fs;
use std::path::Path;

use crate::common::{Opened, Socket, create, get, start};
use serde_json::{Value, json};
use server::Running;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};

const NONCE: &str = "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd";

async fn meddler(folder: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(folder.join("grognard.sqlite")).connect().await.unwrap()
}

/// A battle whose red seat is free, on a disk that has no room: whatever is written
/// needs more than there is.
async fn on_a_full_disk(server: &Running, folder: &Path) -> (Opened, Socket) {
    let battle =
        create(server, json!({ "pack": "skirmish", "seating": "two", "side": "blue", "options": { "rounds": 1 } }))
            .await;
    let blue = sit(server, &battle, "b", json!({ "as": "blue", "key": battle.key("blue") })).await.unwrap();
    let mut meddler = meddler(folder).await;
    meddler.execute("CREATE TABLE ballast (bytes BLOB)").await.unwrap();
    for (name, what) in [("seat", "UPDATE ON seats"), ("holder", "INSERT ON holders"), ("entry", "INSERT ON entries")] {
        let trigger = format!(
            "CREATE TRIGGER heavy_{name} AFTER {what} BEGIN INSERT INTO ballast VALUES (zeroblob(200000)); END"
        );
        meddler.execute(sqlx::AssertSqlSafe(trigger)).await.unwrap();
    }
    meddler.close().await.unwrap();
    server.bound_data(0);
    (battle, blue)
}

/// Sits down with a cookie of its own, as a browser does.
async fn sit(server: &Running, battle: &Opened, browser: &str, claim: Value) -> Result<Socket, String> {
    let cookie = format!("grognard_visitor={}", browser.repeat(64));
    Socket::sit(server.address(), &battle.id, &claim, &[("cookie", &cookie)]).await
}

fn invitation(battle: &Opened, nonce: &str) -> Value {
    json!({ "as": "red", "key": battle.key("red"), "nonce": nonce })
}

fn key_in(socket: &Socket) -> String {
    let seated = socket.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let link = seated.rev().find(|frame| frame["type"] == "seated").unwrap()["link"].clone();
    link.as_str().unwrap().split_once('#').unwrap().1.to_owned()
}

/// The numbers of the browsers at the red seat.
fn at_red(seats: &Value) -> Vec<u64> {
    let browsers = seats["seats"][0]["browsers"].as_array().unwrap();
    browsers.iter().map(|browser| browser["number"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn an_unused_invitation_is_taken_at_once_and_stored_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (battle, mut blue) = on_a_full_disk(&server, folder.path()).await;
    assert_eq!(serde_json::from_str::<Value>(&blue.heard[0]).unwrap()["type"], "waiting");
    let mut red = sit(&server, &battle, "r", invitation(&battle, NONCE)).await.unwrap();
    assert_eq!((&red.state["viewer"], &red.state["number"]), (&json!("red"), &json!(0)), "the battle has begun");
    assert_eq!(blue.hear_until("state").await["viewer"], "blue", "for the other one too");
    // Everybody is told that it is not stored yet; orders are refused in words.
    while blue.seats["seats"][0]["unstored"] != true {
        blue.hear_seats().await;
    }
    assert!(blue.seats["seats"][1].get("unstored").is_none());
    assert_eq!(red.order(json!("shoot")).await["refusal"]["label"]["id"], "wire-disk-full");
    // The card of the battle tells it as it is, and the browser is known by its cookie.
    let cookie = format!("grognard_visitor={}", "r".repeat(64));
    let card = get(server.address(), &format!("/api/battles/{}", battle.id), &[("cookie", &cookie)]).await.json();
    assert_eq!((&card["state"], &card["mine"]), (&json!("running"), &json!(["red"])), "{card}");
    assert_eq!((&card["seats"][0]["taken"], &card["decision"]["side"]), (&json!(true), &json!("red")));
    assert_eq!(sit(&server, &battle, "r", json!({ "as": "red" })).await.unwrap().state["viewer"], "red");
    // Nobody else can use the invitation; anybody who missed the answer and his cookie can, and
    // only the last key counts.
    let first = key_in(&red);
    let stranger = sit(&server, &battle, "s", invitation(&battle, &"ef".repeat(32))).await.err();
    assert_eq!(stranger.as_deref(), Some("wire-invitation-taken"));
    let again = sit(&server, &battle, "q", invitation(&battle, NONCE)).await.unwrap();
    let second = key_in(&again);
    let old = sit(&server, &battle, "s", json!({ "as": "red", "key": first })).await.err();
    assert_eq!(old.as_deref(), Some("wire-no-seat"));
    // Another browser in the seat is told to all of them, though it cannot be stored either.
    let mut other = sit(&server, &battle, "o", json!({ "as": "red", "key": second })).await.unwrap();
    let numbers = at_red(&other.hear_seats().await);
    assert_eq!(numbers.len(), 3);
    while red.seats["seats"][0]["browsers"].as_array().unwrap().len() < 3 {
        red.hear_seats().await;
    }
    // There is room again: nobody has to do anything.
    server.bound_data(u64::MAX);
    while blue.hear_seats().await["seats"][0].get("unstored").is_some() {}
    assert_eq!(at_red(&blue.seats), numbers, "the browsers keep their numbers");
    for order in ["shoot", "end-turn"] {
        red.obeyed(json!(order)).await;
    }
    blue.hear_state(2).await;
    blue.obeyed(json!("end-turn")).await;
    let nonces = blue.state["verify"]["nonces"].clone();
    assert_eq!(nonces[0], NONCE, "the dice were those of this share of chance");
    server.stop().await;
    let server = start(folder.path()).await;
    let blue = sit(&server, &battle, "b", json!({ "as": "blue" })).await.unwrap();
    assert_eq!(blue.state["verify"]["nonces"], nonces);
    let red = sit(&server, &battle, "t", json!({ "as": "red", "key": second })).await.unwrap();
    assert_eq!(red.state["scene"]["score"], blue.state["scene"]["score"]);
    let path = format!("/api/battles/{}/verify?as=red", battle.id);
    let verified = get(server.address(), &path, &[("cookie", &cookie)]).await.json();
    assert_eq!(verified["verified"], true, "{verified}");
    server.stop().await;
}

#[tokio::test]
async fn the_first_order_pays_for_the_seat_before_it_is_stored() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (battle, _blue) = on_a_full_disk(&server, folder.path()).await;
    let mut red = sit(&server, &battle, "r", invitation(&battle, NONCE)).await.unwrap();
    // Entries would find room, the seat does not: without it nobody could repeat the dice.
    let mut meddler = meddler(folder.path()).await;
    meddler.execute("DROP TRIGGER heavy_entry").await.unwrap();
    assert_eq!(red.order(json!("shoot")).await["refusal"]["label"]["id"], "wire-disk-full");
    let stored: i64 = sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut meddler).await.unwrap();
    assert_eq!(stored, 0);
    server.bound_data(u64::MAX);
    red.hear_until("state").await;
    red.obeyed(json!("shoot")).await;
    let kept: Vec<u8> = sqlx::query_scalar("SELECT nonce FROM seats WHERE viewer = 'red' AND taken = 1")
        .fetch_one(&mut meddler)
        .await
        .unwrap();
    assert_eq!(hex::encode(kept), NONCE);
    meddler.close().await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn if_the_server_dies_meanwhile_the_invitation_is_good_again() {
    let (folder, later) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let server = start(folder.path()).await;
    let (battle, _blue) = on_a_full_disk(&server, folder.path()).await;
    let red = sit(&server, &battle, "r", invitation(&battle, NONCE)).await.unwrap();
    // What lies on the disk when the plug is pulled.
    for name in ["grognard.sqlite", "grognard.sqlite-wal"] {
        fs::copy(folder.path().join(name), later.path().join(name)).unwrap();
    }
    let after = start(later.path()).await;
    let worthless = sit(&after, &battle, "r", json!({ "as": "red", "key": key_in(&red) })).await.err();
    assert_eq!(worthless.as_deref(), Some("wire-no-seat"));
    let back = sit(&after, &battle, "r", invitation(&battle, NONCE)).await.unwrap();
    assert_eq!((&back.state["viewer"], &back.state["scene"]), (&json!("red"), &red.state["scene"]));
    after.stop().await;
    // A server that stops in order stores what it can.
    server.bound_data(u64::MAX);
    server.stop().await;
    let server = start(folder.path()).await;
    let back = sit(&server, &battle, "s", json!({ "as": "red", "key": key_in(&red) })).await.unwrap();
    assert_eq!(back.state["viewer"], "red");
    server.stop().await;
}
