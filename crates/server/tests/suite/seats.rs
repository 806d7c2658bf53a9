//! Who sits where, told to everybody; keys that are renewed, browsers turned
//! out, invitations withdrawn.

use crate::common::{Opened, Socket, alone, create, get, get_as, start};
use serde_json::{Value, json};
use server::Running;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn for_two(server: &Running) -> Opened {
    create(server, json!({ "pack": "skirmish", "seating": "two", "side": "blue" })).await
}

/// Joins with a cookie of its own, as a browser does.
async fn join(server: &Running, battle: &Opened, browser: &str, claim: Value) -> Result<Socket, String> {
    let cookie = format!("grognard_visitor={}", browser.repeat(64));
    Socket::sit(server.address(), &battle.id, &claim, &[("cookie", &cookie)]).await
}

fn key_in(link: &Value) -> String {
    link.as_str().unwrap().split_once('#').unwrap().1.to_owned()
}

fn key_of_seat(socket: &Socket) -> String {
    let seated = socket.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    key_in(&seated.rev().find(|frame| frame["type"] == "seated").unwrap()["link"])
}

/// The browsers at a seat, each with whether it is here.
fn browsers(seats: &Value, side: usize) -> Vec<(u64, bool)> {
    let browsers = seats["seats"][side]["browsers"].as_array().map(Vec::as_slice).unwrap_or_default();
    let still = browsers.iter().filter(|it| it["turned_out"].is_null());
    still.map(|it| (it["number"].as_u64().unwrap(), it["here"].as_bool().unwrap())).collect()
}

#[tokio::test]
async fn a_second_browser_at_a_seat_is_told_to_both_and_the_first_can_turn_it_out() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = for_two(&server).await;
    // The creator uses the invitation himself and hands the seat's permanent link to his friend.
    let mut sly = join(&server, &battle, "a", json!({ "as": "red", "key": battle.key("red") })).await.unwrap();
    let key = key_of_seat(&sly);
    let mut creator = join(&server, &battle, "a", json!({ "as": "blue", "key": battle.key("blue") })).await.unwrap();
    let mut friend = join(&server, &battle, "b", json!({ "as": "red", "key": key })).await.unwrap();
    let told = friend.hear_seats().await;
    let (me, other) = (told["you"].as_u64().unwrap(), sly.hear_seats().await["you"].as_u64().unwrap());
    assert_ne!(me, other);
    assert_eq!(browsers(&told, 0), [(other, true), (me, true)], "the friend sees that he is not alone");
    assert_eq!(browsers(&told, 1).last(), Some(&(other, true)), "and that the other browser sits opposite");
    while browsers(&sly.seats, 0).len() < 2 {
        sly.hear_seats().await;
    }
    while browsers(&creator.seats, 0).len() < 2 {
        creator.hear_seats().await;
    }
    assert!(told["seats"][0]["since"].is_string() && told["seats"][0]["browsers"][0]["since"].is_string());
    for secret in [battle.key("red"), battle.key("blue"), &key, &"a".repeat(64), &"b".repeat(64)] {
        assert!(!told.to_string().contains(secret));
    }
    friend.say(&json!({ "type": "renew" })).await;
    let mine = key_in(&friend.hear_until("seated").await["link"]);
    let closed = sly.hear_until("close").await;
    assert_eq!((&closed["code"], &closed["reason"]), (&json!(1008), &json!("wire-turned-out")));
    for claim in
        [json!({ "as": "red", "key": key }), json!({ "as": "red" }), json!({ "as": "red", "key": battle.key("red") })]
    {
        let refused = join(&server, &battle, "a", claim.clone()).await.err();
        assert!(refused.is_some(), "{claim}");
    }
    let path = format!("/api/battles/{}/record?as=red", battle.id);
    assert_eq!(get_as(server.address(), &path, &key).await.error(), "wire-no-seat");
    let back = join(&server, &battle, "b", json!({ "as": "red" })).await.unwrap();
    assert_eq!(back.state["viewer"], "red", "the cookie of the friend is still good");
    assert!(join(&server, &battle, "c", json!({ "as": "red", "key": mine })).await.is_ok());
    creator.say(&json!({ "type": "why", "target": "p0" })).await;
    creator.hear_until("why").await;
    server.stop().await;
}

#[tokio::test]
async fn invitations_are_withdrawn_and_issued_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = for_two(&server).await;
    let mut blue = join(&server, &battle, "a", json!({ "as": "blue", "key": battle.key("blue") })).await.unwrap();
    blue.say(&json!({ "type": "withdraw", "side": "red" })).await;
    assert_eq!(blue.hear_until("invited").await["link"], "");
    let gone = battle.try_join(&server, "red", battle.key("red")).await.err();
    assert_eq!(gone.as_deref(), Some("wire-no-seat"), "withdrawn");
    blue.say(&json!({ "type": "invite", "side": "red" })).await;
    let first = key_in(&blue.hear_until("invited").await["link"]);
    blue.say(&json!({ "type": "invite", "side": "red" })).await;
    let second = key_in(&blue.hear_until("invited").await["link"]);
    assert!(battle.try_join(&server, "red", &first).await.is_err(), "only the last one counts");
    let red = battle.try_join(&server, "red", &second).await.unwrap();
    assert_eq!(red.state["type"], "state");
    for message in [json!({ "type": "invite", "side": "red" }), json!({ "type": "withdraw", "side": "red" })] {
        blue.say(&message).await;
        assert_eq!(blue.hear_until("refused").await["refusal"]["label"]["id"], "wire-seat-taken");
    }
    server.stop().await;
    // It is stored.
    let server = start(folder.path()).await;
    assert!(battle.try_join(&server, "red", &second).await.is_err(), "used up");
    assert!(battle.try_join(&server, "red", &key_of_seat(&red)).await.is_ok());
    server.stop().await;
}

#[tokio::test]
async fn onlookers_turn_nobody_out_and_can_be() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let (mut red, mut onlooker) = (battle.join(&server, "red").await, battle.join(&server, "onlooker").await);
    for message in [json!({ "type": "renew" }), json!({ "type": "invite", "side": "onlooker" })] {
        onlooker.say(&message).await;
        assert_eq!(onlooker.hear_until("refused").await["refusal"]["label"]["id"], "wire-onlooker");
    }
    red.say(&json!({ "type": "invite", "side": "onlooker" })).await;
    let link = red.hear_until("invited").await["link"].clone();
    assert_eq!(onlooker.hear_until("close").await["reason"], "wire-turned-out");
    assert!(battle.try_join(&server, "onlooker", battle.key("onlooker")).await.is_err());
    assert!(battle.try_join(&server, "onlooker", &key_in(&link)).await.is_ok());
    server.stop().await;
}

#[tokio::test]
async fn keys_in_addresses_are_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let old = format!("/api/battles/{}/socket?as=red&key={}", battle.id, battle.key("red"));
    let upgrade = "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let request = format!("GET {old} HTTP/1.1\r\nHost: x\r\n{upgrade}\r\n");
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = vec![0; 4096];
    let length = stream.read(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer[..length]);
    assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("wire-key-in-address"), "{answer}");
    let old = format!("/api/battles/{}/record?as=red&key={}", battle.id, battle.key("red"));
    let answer = get(server.address(), &old, &[]).await;
    assert_eq!((answer.status, answer.error().as_str()), (400, "wire-key-in-address"));
    let path = format!("/api/battles/{}/socket", battle.id);
    let mut mute = Socket::open(server.address(), &path, &[]).await.unwrap();
    mute.say(&json!({ "type": "order", "number": 0, "order": "end-turn" })).await;
    assert_eq!(mute.hear().await["refusal"]["label"]["id"], "wire-sit-first");
    let closed = mute.hear().await;
    assert_eq!((&closed["code"], &closed["reason"]), (&json!(1008), &json!("wire-sit-first")));
    server.stop().await;
}
