//! Starting, stopping, and the headers of every answer.

use std::sync::Arc;

use crate::common::{Books, alone, create, get, start};
use serde_json::json;
use server::{Config, ServeFault};

#[tokio::test]
async fn a_taken_port_and_a_bad_folder_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let other = tempfile::tempdir().unwrap();
    let fault =
        server::start(Config::new(server.address(), other.path()), Arc::new(Books::default())).await.unwrap_err();
    assert!(matches!(fault, ServeFault::PortTaken { .. }), "{fault}");
    let free = "127.0.0.1:0".parse().unwrap();
    let fault = server::start(Config::new(free, folder.path()), Arc::new(Books::default())).await.unwrap_err();
    assert!(fault.to_string().contains("in use by another Grognard"), "{fault}");
    let file = other.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let fault = server::start(Config::new(free, &file), Arc::new(Books::default())).await.unwrap_err();
    assert!(fault.to_string().contains("cannot be written"), "{fault}");
    server.stop().await;
}

#[tokio::test]
async fn every_answer_carries_careful_headers() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    for path in ["/", "/table/abc", "/api/packs", "/api/battles", "/api/none", "/missing.js"] {
        let answer = get(server.address(), path, &[]).await;
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("script-src 'self'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
    }
    let page = get(server.address(), "/table/abc", &[]).await;
    assert_eq!((page.status, page.header("cache-control")), (200, Some("no-cache")));
    assert!(page.body.contains("Grognard"));
    assert_eq!(get(server.address(), "/missing.js", &[]).await.status, 404);
    assert_eq!(get(server.address(), "/api/battles", &[]).await.header("cache-control"), Some("no-store"));
    let messages = get(server.address(), "/api/messages/en", &[("accept-encoding", "gzip")]).await;
    assert_eq!(messages.header("content-encoding"), Some("gzip"));
    assert_eq!(get(server.address(), "/api/messages/xx", &[]).await.error(), "wire-unknown-language");
    let described = get(server.address(), "/api/openapi.json", &[]).await.json();
    assert!(described["paths"]["/api/battles"].is_object());
    server.stop().await;
}

#[tokio::test]
async fn the_built_client_is_kept_by_browsers() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let page = get(server.address(), "/", &[]).await;
    // Without a built client there is only the placeholder.
    if let Some(asset) = page.body.split('"').find(|quoted| quoted.starts_with("/assets/")) {
        let file = get(server.address(), asset, &[("accept-encoding", "gzip")]).await;
        assert_eq!((file.status, file.header("content-encoding")), (200, Some("gzip")), "{asset}");
        assert_eq!(file.header("cache-control"), Some("public, max-age=31536000, immutable"));
        let tag = page.header("etag").unwrap();
        assert_eq!(get(server.address(), "/", &[("if-none-match", tag)]).await.status, 304);
    }
    server.stop().await;
}

#[tokio::test]
async fn stopping_says_good_bye_to_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let mut red = battle.join(&server, "red").await;
    server.stop().await;
    assert_eq!(red.hear_until("close").await["code"], 1001);
}

#[tokio::test]
async fn an_open_battle_shows_all_faces() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = create(&server, json!({ "pack": "skirmish", "seating": "open" })).await;
    let red = battle.join(&server, "red").await;
    assert!(red.state["scene"]["pieces"][7]["face"].is_string());
    assert_eq!(red.state["seating"], "open");
    server.stop().await;
}
