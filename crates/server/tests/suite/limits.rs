//! Limits of one are no trouble for the others; lines close with the right code; stored
//! orders are acknowledged.

use std::time::Duration;

use crate::common::{Books, Socket, alone, create, get, get_as, post, raw, start, start_with};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::test]
async fn onlookers_never_take_a_players_chair() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), Books::default(), |config| config.limits.sockets_per_battle = 3).await;
    let battle = alone(&server).await;
    let mut bench = Vec::new();
    for _ in 0..3 {
        bench.push(battle.join(&server, "onlooker").await);
    }
    let crowded = battle.try_join(&server, "onlooker", battle.key("onlooker")).await.err();
    assert_eq!(crowded.as_deref(), Some("wire-crowded"));
    battle.join(&server, "red").await.obeyed(json!("end-turn")).await;
    battle.join(&server, "blue").await.obeyed(json!("end-turn")).await;
    server.stop().await;
}

#[tokio::test]
async fn sockets_count_by_visitor_and_among_the_connections() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), Books::default(), |config| {
        config.limits.sockets_per_visitor = 2;
        config.limits.connections = 6;
    })
    .await;
    let battle = alone(&server).await;
    let path = format!("/api/battles/{}/socket", battle.id);
    let cookie = format!("grognard_visitor={}", "7".repeat(64));
    let mut held = Vec::new();
    for _ in 0..2 {
        held.push(Socket::open(server.address(), &path, &[("cookie", &cookie)]).await.unwrap());
    }
    let third = Socket::open(server.address(), &path, &[("cookie", &cookie)]).await.err();
    assert_eq!(third, Some(429));
    // Other browsers have lines of their own, until there are too many connections in all.
    for _ in 0..4 {
        held.push(Socket::open(server.address(), &path, &[]).await.unwrap());
    }
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let _ = stream.write_all(b"GET /api/packs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    assert!(answer.is_empty(), "sockets are connections too");
    held.clear();
    loop {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        let _ = stream.write_all(b"GET /api/packs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        if !answer.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_proxy_says_where_its_requests_come_from_if_it_is_trusted() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = json!({ "pack": "skirmish", "seating": "alone" });
    for (proxied, status) in [(true, 201), (false, 429)] {
        let server = start_with(&folder.path().join(proxied.to_string()), Books::default(), |config| {
            config.limits.battles_per_minute = 2;
            config.proxied = proxied;
        })
        .await;
        for _ in 0..3 {
            post(server.address(), "/api/battles", &wanted, &[("x-forwarded-for", "10.9.9.9, 10.0.0.1")]).await;
        }
        let other = [("x-forwarded-for", "10.0.0.1, 10.0.0.2")];
        assert_eq!(post(server.address(), "/api/battles", &wanted, &other).await.status, status);
        server.stop().await;
    }
}

#[tokio::test]
async fn errors_of_the_line_close_it_with_their_own_codes() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    // Masked with zeros: a text that is no text, a frame of an unknown kind, one without a
    // mask, a fragment of nothing.
    let wrong: [(&[u8], u16, &str); 4] = [
        (&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe], 1007, "wire-not-text"),
        (&[0x83, 0x80, 0, 0, 0, 0], 1002, "wire-protocol"),
        (&[0x81, 0x01, b'x'], 1002, "wire-protocol"),
        (&[0x80, 0x80, 0, 0, 0, 0], 1002, "wire-protocol"),
    ];
    for (bytes, code, reason) in wrong {
        let mut red = battle.join(&server, "red").await;
        red.say_raw(bytes).await;
        let closed = red.hear_until("close").await;
        assert_eq!((&closed["code"], &closed["reason"]), (&json!(code), &json!(reason)), "{bytes:x?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_order_that_is_stored_is_acknowledged_though_the_server_stops() {
    for _ in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        let server = start(folder.path()).await;
        let battle = alone(&server).await;
        let mut red = battle.join(&server, "red").await;
        red.say(&json!({ "type": "order", "number": 0, "order": "shoot" })).await;
        // Long enough for the order to arrive, not for its answer to be read.
        tokio::time::sleep(Duration::from_millis(1)).await;
        server.stop().await;
        let mut accepted = false;
        loop {
            let frame = red.hear().await;
            accepted |= frame["type"] == "accepted";
            if frame["type"] == "close" {
                assert_eq!(frame["code"], 1001);
                break;
            }
        }
        let server = start(folder.path()).await;
        let stored = battle.join(&server, "red").await.number();
        assert_eq!(accepted, stored == 1, "acknowledged: {accepted}, stored: {stored}");
        server.stop().await;
    }
}

/// A finished battle, as a record.
async fn record(server: &server::Running) -> Value {
    let battle = create(server, json!({ "pack": "skirmish", "options": { "rounds": 1 }, "seating": "alone" })).await;
    for side in ["red", "blue"] {
        battle.join(server, side).await.obeyed(json!("end-turn")).await;
    }
    let path = format!("/api/battles/{}/record?as=red", battle.id);
    get_as(server.address(), &path, battle.key("red")).await.json()
}

#[tokio::test]
async fn every_field_of_a_record_has_its_size() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), Books::default(), |config| config.limits.imports_per_minute = 1000).await;
    let good = record(&server).await;
    let path = "/api/battles/import";
    assert_eq!(post(server.address(), path, &good, &[]).await.status, 201);
    let long = "x".repeat(20_000);
    let too_large = [
        ("/pack/version", json!(long)),
        ("/system", json!(long)),
        ("/outcome/cite", json!(long)),
        ("/options", json!({ "x": long })),
        ("/entries/0", json!([long])),
        ("/events/0", json!([long])),
    ];
    for (field, value) in too_large {
        let mut bad = good.clone();
        *bad.pointer_mut(field).unwrap_or_else(|| panic!("{field}")) = value;
        let answer = post(server.address(), path, &bad, &[]).await;
        assert_eq!((answer.status, answer.error().as_str()), (413, "wire-too-large"), "{field}");
    }
    let mut many = good.clone();
    many["events"] = json!(vec![0; 30_000]);
    assert_eq!(post(server.address(), path, &many, &[]).await.error(), "wire-malformed", "too many");
    let mut forged = good.clone();
    forged["events"] = json!([]);
    assert_eq!(post(server.address(), path, &forged, &[]).await.error(), "wire-record-events");
    let mut huge = good.clone();
    huge["events"] = json!(vec!["x".repeat(9000); 1000]);
    assert_eq!(post(server.address(), path, &huge, &[]).await.status, 413);
    server.stop().await;
}

#[tokio::test]
async fn a_stalled_upload_is_dropped_and_imports_are_rationed() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), Books::default(), |config| {
        config.limits.stall = Duration::from_millis(200);
        config.limits.imports_per_minute = 3;
    })
    .await;
    let good = record(&server).await;
    let head = "POST /api/battles/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    let stalled = format!("{head}Content-Length: 5000\r\n\r\n{{\"form\":");
    let answer = raw(server.address(), stalled.as_bytes()).await;
    assert_eq!((answer.status, answer.error().as_str()), (408, "wire-too-slow"));
    let path = "/api/battles/import";
    assert_eq!(post(server.address(), path, &good, &[]).await.status, 201);
    assert_eq!(post(server.address(), path, &good, &[]).await.status, 201);
    assert_eq!(post(server.address(), path, &good, &[]).await.error(), "wire-flood");
    let plain =
        raw(server.address(), format!("{head}Connection: close\r\n\r\n").replace("json", "text").as_bytes()).await;
    assert_eq!(plain.status, 415);
    assert_eq!(get(server.address(), "/api/packs", &[]).await.status, 200);
    server.stop().await;
}
