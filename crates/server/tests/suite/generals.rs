//! Seats that generals play: in Marengo, against people and each other, handed over and taken back.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Running};

use crate::common::field::{Field, PACK};
use crate::common::{Opened, Socket, create, get, get_as, post};

async fn start_with(folder: &Path, change: impl FnOnce(&mut Config)) -> Running {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder);
    (config.answer_pause, config.answer_spread) = (Duration::from_millis(2), Duration::ZERO);
    config.general_pace = Duration::from_millis(1);
    (config.limits.messages_per_second, config.limits.messages_at_once) = (100_000, 100_000);
    change(&mut config);
    server::start(config, Arc::new(Field::new())).await.unwrap()
}

async fn start(folder: &Path) -> Running {
    start_with(folder, |_| ()).await
}

/// Austria is ours, France an ensign's.
async fn against_an_ensign(server: &Running) -> Opened {
    let generals = json!({ "france": "ensign" });
    create(server, json!({ "pack": PACK, "seating": "two", "side": "austria", "generals": generals })).await
}

/// Both sides are played by ensigns.
async fn between_ensigns(server: &Running) -> Opened {
    let generals = json!({ "france": "ensign", "austria": "ensign" });
    create(server, json!({ "pack": PACK, "seating": "alone", "generals": generals })).await
}

fn is_mine(state: &Value, side: &str) -> bool {
    state["decision"]["side"] == side && state["offers"].as_array().is_some_and(|offers| !offers.is_empty())
}

/// Reads on until the side is asked, or the battle is over.
async fn asked(socket: &mut Socket, side: &str) {
    while !is_mine(&socket.state, side) && socket.state["decision"]["outcome"].is_null() {
        socket.hear().await;
    }
}

/// Gives the last order on offer, which ends or declines, again and again until the enemy commands.
async fn end_turn(socket: &mut Socket, side: &str) {
    asked(socket, side).await;
    while is_mine(&socket.state, side) {
        let order = socket.state["offers"].as_array().unwrap().last().unwrap()["order"].clone();
        let number = socket.number();
        socket.say(&json!({ "type": "order", "number": number, "order": order })).await;
        while socket.number() == number {
            let frame = socket.hear().await;
            assert_ne!(frame["type"], "refused", "{frame}");
        }
    }
}

async fn until_over(socket: &mut Socket) {
    while socket.state["decision"]["outcome"].is_null() {
        socket.hear().await;
    }
}

#[tokio::test]
async fn a_battle_against_a_general_begins_at_once_and_it_plays_its_turns() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = against_an_ensign(&server).await;
    let card = get(server.address(), &format!("/api/battles/{}", battle.id), &[]).await.json();
    assert_eq!(card["state"], "running");
    assert_eq!(card["seats"][1], json!({ "side": "france", "taken": true, "general": "ensign" }));
    let list = get(server.address(), "/api/battles", &[]).await.json();
    assert_eq!(list[0]["seats"], card["seats"]);
    assert_eq!(list[0]["decision"]["when"]["args"]["round"], 1);
    let mut austria = battle.join(&server, "austria").await;
    assert_eq!(austria.state["generals"]["france"]["level"], "ensign");
    end_turn(&mut austria, "austria").await;
    asked(&mut austria, "austria").await;
    assert_eq!(austria.state["decision"]["when"]["args"]["round"], 2, "France has had its turn");
    let orders = austria.heard.iter().filter(|frame| frame.starts_with(r#"{"type":"accepted""#)).count() as u64;
    assert!(austria.number() > orders, "France gave orders of its own");
    assert!(austria.heard.iter().all(|frame| !frame.contains("general-remark")), "not before the end");
    server.stop().await;
}

#[tokio::test]
async fn generals_fight_to_the_end_and_then_say_what_they_were_after() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = between_ensigns(&server).await;
    let mut austria = battle.join(&server, "austria").await;
    assert_eq!(austria.state["offers"], json!([]), "a general commands");
    let number = austria.number();
    austria.say(&json!({ "type": "order", "number": number, "order": "end-turn" })).await;
    let refused = austria.hear_until("refused").await;
    assert_eq!(refused["refusal"]["label"]["id"], "wire-general-commands");
    let (query, key) = ("as=austria", battle.key("austria"));
    let early = get_as(server.address(), &format!("/api/battles/{}/analysis?{query}", battle.id), key).await;
    assert_eq!((early.status, early.error().as_str()), (409, "wire-not-over"));
    until_over(&mut austria).await;
    austria.say(&json!({ "type": "history", "from": 0, "revealed": true })).await;
    let history = austria.hear_until("history").await;
    let remarks: Vec<&Value> = history["moments"]
        .as_array()
        .unwrap()
        .iter()
        .map(|moment| &moment["remark"])
        .filter(|it| !it.is_null())
        .collect();
    assert!(remarks.len() > 50, "{} remarks", remarks.len());
    assert!(remarks.iter().all(|remark| remark["id"].as_str().unwrap().starts_with("general-remark-")));
    // The first answer is a quick estimate of every point; the rest follows.
    let path = format!("/api/battles/{}/analysis?{query}", battle.id);
    let quick = get_as(server.address(), &path, key).await.json();
    let points = quick["points"].as_array().unwrap();
    assert!(points.len() > 20 && points.iter().all(|point| (0.0..=1.0).contains(&point["chance"].as_f64().unwrap())));
    let winner = &austria.state["decision"]["outcome"]["winner"];
    let last = if *winner == "austria" { 1.0 } else { 0.0 };
    assert_eq!(points.last().unwrap()["chance"], last, "at the end there is no doubt");
    let later = get_as(server.address(), &path, key).await.json();
    assert!(later["progress"].as_f64() >= quick["progress"].as_f64());
    let number = &points[3]["number"];
    let path = format!("/api/battles/{}/proposal?number={number}&level=ensign&{query}", battle.id);
    let proposal = get_as(server.address(), &path, key).await.json();
    assert_eq!(&proposal["number"], number);
    assert!(!proposal["labels"].as_array().unwrap().is_empty() && proposal["played"]["id"].is_string(), "{proposal}");
    let bad = get_as(server.address(), &path.replace("ensign", "random"), key).await;
    assert_eq!((bad.status, bad.error().as_str()), (400, "wire-no-such-general"));
    let end = path.replace(&format!("number={number}"), &format!("number={}", austria.number()));
    assert_eq!(get_as(server.address(), &end, key).await.error(), "wire-nothing-to-decide");
    server.stop().await;
}

#[tokio::test]
async fn a_side_is_handed_over_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = create(&server, json!({ "pack": PACK, "seating": "alone" })).await;
    let (mut austria, mut onlooker) = (battle.join(&server, "austria").await, battle.join(&server, "onlooker").await);
    for level in ["general-bonaparte", "random"] {
        austria.say(&json!({ "type": "general", "level": level })).await;
        assert_eq!(austria.hear_until("refused").await["refusal"]["label"]["id"], "wire-no-such-general");
    }
    onlooker.say(&json!({ "type": "general", "level": "ensign" })).await;
    assert_eq!(onlooker.hear_until("refused").await["refusal"]["label"]["id"], "wire-onlooker");
    austria.say(&json!({ "type": "hurry" })).await;
    assert_eq!(austria.hear_until("refused").await["refusal"]["label"]["id"], "wire-nobody-thinks");
    austria.say(&json!({ "type": "general", "level": "ensign" })).await;
    while austria.number() < 3 {
        austria.hear().await;
    }
    austria.say(&json!({ "type": "general", "level": null })).await;
    asked(&mut austria, "austria").await;
    assert!(austria.state["generals"].is_null(), "nobody but people");
    let number = austria.number();
    let nothing = tokio::time::timeout(Duration::from_millis(300), austria.hear()).await;
    assert!(nothing.is_err(), "what it was thinking of is forgotten: {nothing:?}");
    assert_eq!(austria.number(), number);
    server.stop().await;
}

#[tokio::test]
async fn a_person_takes_over_from_a_general_by_invitation() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = against_an_ensign(&server).await;
    let mut austria = battle.join(&server, "austria").await;
    let commitment = austria.state["verify"]["commitment"].clone();
    end_turn(&mut austria, "austria").await;
    let mut france = battle.join(&server, "france").await;
    while !austria.state["generals"].is_null() {
        austria.hear().await;
    }
    asked(&mut france, "france").await;
    end_turn(&mut france, "france").await;
    asked(&mut austria, "austria").await;
    assert_eq!(austria.state["verify"]["commitment"], commitment);
    let again = battle.try_join(&server, "france", battle.key("france")).await.err();
    assert_eq!(again.as_deref(), Some("wire-invitation-taken"), "used once");
    // The whole battle still replays from its seed: the general's share of chance was kept.
    austria.say(&json!({ "type": "history", "from": 0 })).await;
    let history = austria.hear_until("history").await;
    assert_eq!(history["moments"].as_array().unwrap().len() as u64, austria.number() + 1);
    server.stop().await;
}

#[tokio::test]
async fn a_general_goes_on_after_a_restart_for_a_person_who_waits() {
    let folder = tempfile::tempdir().unwrap();
    // It takes its time, so that the server stops first.
    let server = start_with(folder.path(), |config| config.general_pace = Duration::from_secs(60)).await;
    let battle = against_an_ensign(&server).await;
    let mut austria = battle.join(&server, "austria").await;
    end_turn(&mut austria, "austria").await;
    let number = austria.number();
    austria.vanish();
    server.stop().await;
    let server = start(folder.path()).await;
    let path = format!("/api/battles/{}", battle.id);
    while get(server.address(), &path, &[]).await.json()["decision"]["side"] != "austria" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(battle.join(&server, "austria").await.number() > number);
    server.stop().await;
}

#[tokio::test]
async fn two_generals_rest_while_nobody_watches() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = between_ensigns(&server).await;
    let path = format!("/api/battles/{}/record?as=onlooker", battle.id);
    let number = async || {
        let record = get_as(server.address(), &path, battle.key("onlooker")).await.json();
        record["number"].as_u64().unwrap()
    };
    assert_eq!(number().await, 0);
    // A battle against a person goes on meanwhile, so time has passed for both.
    let other = against_an_ensign(&server).await;
    let mut austria = other.join(&server, "austria").await;
    end_turn(&mut austria, "austria").await;
    asked(&mut austria, "austria").await;
    assert_eq!(number().await, 0, "nobody watches");
    let mut onlooker = battle.join(&server, "onlooker").await;
    while onlooker.number() < 5 {
        onlooker.hear().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_will_not_wait_hurries_a_general() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let generals = json!({ "france": "marshal" });
    let wanted = json!({ "pack": PACK, "seating": "two", "side": "austria", "generals": generals });
    let battle = create(&server, wanted).await;
    let mut austria = battle.join(&server, "austria").await;
    end_turn(&mut austria, "austria").await;
    while !is_mine(&austria.state, "austria") {
        let frame = austria.hear().await;
        if frame["type"] == "thinking" {
            assert_eq!((&frame["side"], &frame["level"]), (&json!("france"), &json!("marshal")));
            assert!((0.0..=1.0).contains(&frame["progress"].as_f64().unwrap()));
        }
        if frame["type"] != "refused" {
            austria.say(&json!({ "type": "hurry" })).await;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn unknown_generals_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    for generals in [json!({ "france": "random" }), json!({ "prussia": "ensign" }), json!({ "france": "emperor" })] {
        let wanted = json!({ "pack": PACK, "seating": "alone", "generals": generals });
        let answer = post(server.address(), "/api/battles", &wanted, &[]).await;
        assert_eq!((answer.status, answer.error().as_str()), (400, "wire-no-such-general"), "{generals}");
    }
    let list = get(server.address(), "/api/battles", &[]).await.json();
    assert_eq!(list, json!([]), "nothing was created");
    server.stop().await;
}
