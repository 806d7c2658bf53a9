//! Bad input: a clear answer, nothing changed, the server up.

use std::time::Duration;

use crate::common::{Books, Socket, alone, create, get, post, raw, start, start_with};
use serde_json::json;
use server::Running;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn reason(answer: &serde_json::Value) -> &str {
    assert_eq!(answer["type"], "refused", "{answer}");
    answer["refusal"]["label"]["id"].as_str().unwrap()
}

#[tokio::test]
async fn out_of_turn_stale_and_illegal_orders_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    assert_eq!(reason(&blue.order(json!("end-turn")).await), "table-out-of-turn");
    let illegal = red.order(json!({ "advance": 5 })).await;
    assert_eq!(
        (reason(&illegal), &illegal["refusal"]["cites"]),
        ("skirmish-refusal-not-yours", &json!("skirmish:2.4"))
    );
    assert_eq!(reason(&red.order(json!({ "advance": 99 })).await), "skirmish-refusal-not-yours");
    assert_eq!(reason(&red.order(json!({ "fly": 1 })).await), "table-unreadable-order");
    for number in [7, u32::MAX] {
        red.say(&json!({ "type": "order", "number": number, "order": "end-turn" })).await;
        let stale = red.hear().await;
        assert_eq!((reason(&stale), &stale["number"]), ("wire-stale", &json!(number)));
        let state = red.hear().await;
        assert_eq!((&state["type"], &state["number"]), (&json!("state"), &json!(0)));
    }
    red.say(&json!({ "type": "undo", "number": 0, "to": 0 })).await;
    assert_eq!(reason(&red.hear().await), "table-past-recall");
    red.obeyed(json!("end-turn")).await;
    red.say(&json!({ "type": "order", "number": 0, "order": "shoot" })).await;
    assert_eq!(reason(&red.hear().await), "wire-stale", "another order under a number that is gone");
    blue.hear_state(1).await;
    blue.obeyed(json!("shoot")).await;
    server.stop().await;
}

#[tokio::test]
async fn malformed_messages_are_answered() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let mut red = battle.join(&server, "red").await;
    let nested = "[".repeat(20_000);
    let bad = [
        "",
        "{",
        "null",
        "[]",
        "\u{0}",
        r#"{"type":"order"}"#,
        r#"{"type":"order","number":-1,"order":1}"#,
        &nested,
        r#"{"type":"nonsense","number":3}"#,
        r#"{"type":"plans","subject":7}"#,
    ];
    for text in bad {
        assert!(red.try_say_text(text).await);
        assert_eq!(reason(&red.hear().await), "wire-malformed", "{text}");
    }
    for plan in [json!([]), json!(vec!["shoot"; 300])] {
        red.say(&json!({ "type": "plan", "number": 0, "orders": plan })).await;
        assert_eq!(reason(&red.hear().await), "wire-plan-length");
    }
    red.obeyed(json!("end-turn")).await;
    let address = server.address();
    let answer = post(address, "/api/battles", &json!({ "pack": "skirmish", "seating": "sofa" }), &[]).await;
    assert_eq!((answer.status, answer.error().as_str()), (422, "wire-malformed"));
    let answer = post(address, "/api/battles", &json!({ "pack": "nowhere", "seating": "alone" }), &[]).await;
    assert_eq!((answer.status, answer.error().as_str()), (404, "wire-unknown-pack"));
    let options = json!({ "pack": "skirmish", "seating": "alone", "options": { "rounds": -4 } });
    let answer = post(address, "/api/battles", &options, &[]).await;
    assert_eq!((answer.status, answer.error().as_str()), (422, "skirmish-bad-option"));
    let answer = post(address, "/api/battles", &json!({ "pack": "skirmish", "seating": "two" }), &[]).await;
    assert_eq!((answer.status, answer.error().as_str()), (400, "wire-which-side"));
    let nonce = json!({ "pack": "skirmish", "seating": "alone", "nonces": { "red": "short" } });
    assert_eq!(post(address, "/api/battles", &nonce, &[]).await.error(), "wire-bad-nonce");
    assert_eq!(get(address, "/api/battles/none", &[]).await.status, 404);
    assert_eq!(get(address, "/api/nothing", &[]).await.error(), "wire-nothing-here");
    assert_eq!(raw(address, b"\x16\x03\x01 nonsense\r\n\r\n").await.status, 400);
    server.stop().await;
}

#[tokio::test]
async fn forged_seats_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (battle, other) = (alone(&server).await, alone(&server).await);
    let forged = "0".repeat(64);
    for (viewer, key) in [
        ("red", ""),
        ("red", forged.as_str()),
        ("red", battle.key("blue")),
        ("red", battle.key("onlooker")),
        ("red", other.key("red")),
        ("green", battle.key("red")),
        ("onlooker", forged.as_str()),
    ] {
        let refused = battle.try_join(&server, viewer, key).await.err();
        assert_eq!(refused.as_deref(), Some("wire-no-seat"), "{viewer}");
    }
    let cookie = format!("grognard_visitor={forged}");
    for headers in [&[][..], &[("cookie", cookie.as_str())]] {
        let refused = Socket::sit(server.address(), &battle.id, &json!({ "as": "red" }), headers).await.err();
        assert_eq!(refused.as_deref(), Some("wire-no-seat"));
    }
    let path = format!("/api/battles/{}/record?as=red", battle.id);
    assert_eq!(get(server.address(), &path, &[]).await.error(), "wire-no-seat");
    let mut onlooker = battle.join(&server, "onlooker").await;
    assert_eq!(reason(&onlooker.order(json!("end-turn")).await), "wire-onlooker");
    onlooker.say(&json!({ "type": "plans", "subject": "p0" })).await;
    assert_eq!(onlooker.hear().await["plans"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn an_invitation_is_good_for_one_and_a_cookie_for_coming_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let wanted = json!({ "pack": "skirmish", "seating": "two", "side": "blue" });
    let battle = create(&server, wanted).await;
    let list = get(server.address(), "/api/battles", &[]).await.json();
    assert_eq!((&list[0]["state"], &list[0]["decision"]["side"]), (&json!("waiting"), &json!("red")));
    let mut blue = battle.join(&server, "blue").await;
    assert_eq!(
        reason(&{
            blue.state = json!({ "number": 0 });
            blue.order(json!("end-turn")).await
        }),
        "wire-waiting"
    );
    let invited = battle.join(&server, "red").await;
    let cookie = invited.cookie.clone().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let seated: serde_json::Value = serde_json::from_str(&invited.heard[0]).unwrap();
    let key = seated["link"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let again = battle.try_join(&server, "red", battle.key("red")).await.err();
    assert_eq!(again.as_deref(), Some("wire-invitation-taken"), "used up");
    assert!(battle.try_join(&server, "red", &key).await.is_ok(), "the new key");
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let claim = json!({ "key": battle.key("red") });
    let again = Socket::sit(server.address(), &battle.id, &claim, &[("cookie", &cookie)]).await.unwrap();
    assert_eq!(again.state["viewer"], "red", "the page was loaded again with the invitation in its address");
    let mine = get(server.address(), &format!("/api/battles/{}", battle.id), &[("cookie", &cookie)]).await.json();
    assert_eq!((&mine["mine"], &mine["state"]), (&json!(["red"]), &json!("running")));
    server.stop().await;
}

#[tokio::test]
async fn an_invitation_whose_answer_was_lost_is_good_again_with_the_same_share_of_chance() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = create(&server, json!({ "pack": "skirmish", "seating": "two", "side": "blue" })).await;
    let path = format!("/api/battles/{}/seat", battle.id);
    let claim = |share: &str| json!({ "as": "red", "key": battle.key("red"), "nonce": share.repeat(32) });
    let lost = post(server.address(), &path, &claim("ab"), &[]).await.json();
    let again = post(server.address(), &path, &claim("ab"), &[]).await;
    assert_eq!(again.status, 200, "{}", again.body);
    let key = |answer: &serde_json::Value| answer["link"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    assert!(battle.try_join(&server, "red", &key(&again.json())).await.is_ok());
    assert!(battle.try_join(&server, "red", &key(&lost)).await.is_err(), "the key that nobody received");
    let thief = post(server.address(), &path, &claim("cd"), &[]).await;
    assert_eq!((thief.status, thief.error().as_str()), (403, "wire-invitation-taken"));
    server.stop().await;
}

#[tokio::test]
async fn oversized_messages_and_bodies_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let mut red = battle.join(&server, "red").await;
    red.try_say_text(&format!(r#"{{"type":"order","number":0,"order":"{}"}}"#, "x".repeat(100_000))).await;
    let close = red.hear_until("close").await;
    assert_eq!(close["code"], 1009);
    let body = json!({ "pack": "x".repeat(100_000), "seating": "alone" });
    let answer = post(server.address(), "/api/battles", &body, &[]).await;
    assert_eq!((answer.status, answer.error().as_str()), (413, "wire-too-large"));
    assert!(battle.join(&server, "red").await.state["number"] == 0);
    server.stop().await;
}

#[tokio::test]
async fn a_flood_is_dammed() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), Books::default(), |config| {
        config.limits.messages_at_once = 20;
        config.limits.messages_per_second = 1;
        config.limits.sockets_per_seat = 2;
        config.limits.battles_per_minute = 2;
    })
    .await;
    let battle = alone(&server).await;
    let (mut red, blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    let _third = battle.join(&server, "blue").await;
    let crowded = battle.try_join(&server, "blue", battle.key("blue")).await.err();
    assert_eq!(crowded.as_deref(), Some("wire-crowded"));
    for _ in 0..100 {
        if !red.try_say_text(r#"{"type":"why","target":"p5"}"#).await {
            break;
        }
    }
    let mut answers = Vec::new();
    loop {
        let frame = red.hear().await;
        answers.push(frame["type"].as_str().unwrap().to_owned());
        if frame["type"] == "close" {
            assert_eq!(frame["code"], 1008);
            break;
        }
    }
    assert_eq!(answers.iter().filter(|kind| *kind == "why").count(), 20);
    assert_eq!(answers.iter().filter(|kind| *kind == "refused").count(), 20);
    assert_eq!(blue.heard.len(), 1, "nobody else was bothered");
    alone(&server).await;
    let third = post(server.address(), "/api/battles", &json!({ "pack": "skirmish", "seating": "alone" }), &[]).await;
    assert_eq!((third.status, third.error().as_str()), (429, "wire-flood"));
    server.stop().await;
}

async fn impatient(folder: &std::path::Path) -> Running {
    start_with(folder, Books::default(), |config| {
        config.limits.patience = Duration::from_secs(1);
        config.limits.silence = Duration::from_secs(2);
        config.limits.sockets_per_seat = 1;
    })
    .await
}

#[tokio::test]
async fn half_a_handshake_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = impatient(folder.path()).await;
    for half in [
        "",
        "GET /api/pac",
        "GET /api/battles/x/socket HTTP/1.1\r\nUpgrade: websocket\r\n",
        "POST /api/battles HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    ] {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        stream.write_all(half.as_bytes()).await.unwrap();
        let mut rest = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest)).await;
        assert!(read.is_ok(), "still open: {half}");
    }
    assert_eq!(get(server.address(), "/api/packs", &[]).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_silent_socket_is_let_go_and_one_that_answers_pings_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let server = impatient(folder.path()).await;
    let battle = alone(&server).await;
    let mut talks = battle.join(&server, "red").await;
    // Its stream is not read, so that pings stay unanswered.
    let _silent = battle.join(&server, "blue").await;
    let listens = tokio::spawn(async move {
        let waited = tokio::time::timeout(Duration::from_secs(6), talks.hear()).await;
        assert!(waited.is_err(), "nothing to hear: {waited:?}");
        talks
    });
    let mut talks = listens.await.unwrap();
    talks.obeyed(json!("end-turn")).await;
    let again = battle.try_join(&server, "blue", battle.key("blue")).await;
    assert!(again.is_ok(), "there is room again");
    let crowded = battle.try_join(&server, "blue", battle.key("blue")).await.err();
    assert_eq!(crowded.as_deref(), Some("wire-crowded"), "but for one only");
    server.stop().await;
}

#[tokio::test]
async fn an_order_of_one_who_vanishes_is_carried_out_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    red.say(&json!({ "type": "order", "number": 0, "order": "shoot" })).await;
    red.vanish();
    blue.hear_state(1).await;
    let mut red = battle.join(&server, "red").await;
    assert_eq!(red.number(), 1);
    red.say(&json!({ "type": "order", "number": 0, "order": "shoot" })).await;
    assert_eq!(red.hear().await["type"], "accepted", "the answer was missed, not the order");
    red.hear().await;
    red.obeyed(json!("end-turn")).await;
    server.stop().await;
}

#[tokio::test]
async fn pages_of_other_sites_may_do_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let evil = [("origin", "https://evil.example")];
    let answer =
        post(server.address(), "/api/battles", &json!({ "pack": "skirmish", "seating": "alone" }), &evil).await;
    assert_eq!((answer.status, answer.error().as_str()), (403, "wire-foreign-origin"));
    let claim = json!({ "as": "red", "key": battle.key("red") });
    let sit = async |origin| Socket::sit(server.address(), &battle.id, &claim, &[("origin", origin)]).await.err();
    assert_eq!(sit("https://evil.example").await.as_deref(), Some("403"));
    assert_eq!(sit(&format!("http://{}", server.address())).await, None);
    server.stop().await;
}
