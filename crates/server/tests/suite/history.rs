//! Looking back: history, verification, and rules that change under a running battle.

use crate::common::{Books, Opened, Socket, alone, create, get, get_as, start, start_with};
use archive::{Archive, BattleId};
use serde_json::{Value, json};

async fn history(socket: &mut Socket, from: u32, revealed: bool) -> Value {
    socket.say(&json!({ "type": "history", "from": from, "revealed": revealed })).await;
    socket.hear().await
}

fn face(moment: &Value, token: usize) -> &Value {
    &moment["scene"]["pieces"][token]["face"]
}

#[tokio::test]
async fn moments_are_shown_as_they_were_and_all_of_it_after_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), Books::default(), |config| config.limits.moments = 4).await;
    let battle = create(&server, json!({ "pack": "skirmish", "options": { "rounds": 1 }, "seating": "alone" })).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    for order in [
        json!({ "advance": 0 }),
        json!({ "advance": 2 }),
        json!({ "advance": 2 }),
        json!({ "show": 2 }),
        json!("end-turn"),
    ] {
        red.obeyed(order).await;
    }
    blue.hear_state(5).await;
    let past = history(&mut blue, 1, true).await;
    assert_eq!((&past["type"], &past["from"], &past["revealed"]), (&json!("history"), &json!(1), &json!(false)));
    let moments = past["moments"].as_array().unwrap();
    assert_eq!(moments.iter().map(|moment| moment["number"].as_u64().unwrap()).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(moments.iter().map(|moment| moment["heard"].as_u64().unwrap()).collect::<Vec<_>>(), [4, 5, 6, 7]);
    assert_eq!((face(&moments[0], 0), face(&moments[1], 2)), (&Value::Null, &Value::Null), "not before the end");
    assert!(face(&moments[3], 2).is_string(), "shown by then");
    assert_eq!(history(&mut blue, 5, false).await["moments"].as_array().unwrap().len(), 1);
    assert_eq!(history(&mut blue, 99, false).await["moments"], json!([]));
    let path = format!("/api/battles/{}/verify?as=blue", battle.id);
    let early = get_as(server.address(), &path, battle.key("blue")).await;
    assert_eq!((early.status, early.error().as_str()), (409, "wire-not-over"));
    blue.obeyed(json!("end-turn")).await;
    let past = history(&mut blue, 0, true).await;
    assert_eq!(past["revealed"], true);
    assert!(face(&past["moments"][0], 0).is_string());
    let mut onlooker = battle.join(&server, "onlooker").await;
    assert_eq!(face(&history(&mut onlooker, 0, false).await["moments"][0], 0), &Value::Null);
    let verified = get_as(server.address(), &path, battle.key("blue")).await.json();
    assert_eq!((&verified["verified"], &verified["entries"]), (&json!(true), &json!(6)), "{verified}");
    assert_eq!(verified["seed"], blue.state["verify"]["seed"]);
    assert_eq!(verified["nonces"].as_array().unwrap().len(), 2);
    let forged = get(server.address(), &format!("/api/battles/{}/verify", battle.id), &[]).await;
    assert_eq!(forged.error(), "wire-no-seat");
    server.stop().await;
}

#[tokio::test]
async fn history_is_rationed() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), Books::default(), |config| {
        (config.limits.histories_at_once, config.limits.histories_per_second) = (3, 0);
        config.limits.history = 10;
    })
    .await;
    let battle = alone(&server).await;
    let mut red = battle.join(&server, "red").await;
    red.obeyed(json!({ "advance": 0 })).await;
    for _ in 0..3 {
        assert_eq!(history(&mut red, 0, false).await["moments"].as_array().unwrap().len(), 1, "one is enough bytes");
    }
    assert_eq!(history(&mut red, 0, false).await["refusal"]["label"]["id"], "wire-flood");
    red.obeyed(json!({ "advance": 0 })).await;
    server.stop().await;
}

/// A battle with a good many entries; what red sees at its end.
async fn long_battle(folder: &std::path::Path, rounds: u64) -> (Opened, Value) {
    let server = start_with(folder, Books::default(), |config| {
        (config.limits.messages_at_once, config.limits.messages_per_second) = (100_000, 100_000);
    })
    .await;
    let wanted = json!({ "pack": "skirmish", "options": { "rounds": 250 }, "seating": "alone" });
    let battle = create(&server, wanted).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    for round in 0..rounds {
        red.hear_state(4 * round).await;
        red.obeyed(json!("shoot")).await;
        red.obeyed(json!("end-turn")).await;
        blue.hear_state(4 * round + 2).await;
        blue.obeyed(json!("shoot")).await;
        blue.obeyed(json!("end-turn")).await;
    }
    let whole = battle.join(&server, "red").await.state;
    server.stop().await;
    (battle, whole)
}

#[tokio::test]
async fn a_battle_opens_from_its_snapshot_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let (battle, whole) = long_battle(folder.path(), 40).await;
    let archive = Archive::open(folder.path()).await.unwrap();
    let snapshot = archive.snapshot(&BattleId(battle.id.clone())).await.unwrap().unwrap();
    assert!((128..=160).contains(&snapshot.number), "{}", snapshot.number);
    archive.close().await;
    drop(archive);
    let server = start(folder.path()).await;
    let mut red = battle.join(&server, "red").await;
    assert_eq!(red.state, whole);
    red.say(&json!({ "type": "order", "number": 0, "order": "shoot" })).await;
    assert_eq!(red.hear().await["type"], "accepted", "an order of long ago is known again");
    assert_eq!(red.hear().await["number"], 160);
    red.obeyed(json!("shoot")).await;
    assert_eq!(history(&mut red, 0, false).await["moments"][0]["number"], 0, "history goes back to the start");
    server.stop().await;
}

#[tokio::test]
async fn the_same_battle_under_other_rules_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (battle, whole) = long_battle(folder.path(), 3).await;
    let archive = Archive::open(folder.path()).await.unwrap();
    archive.revise(&BattleId(battle.id.clone()), 0).await.unwrap();
    archive.close().await;
    drop(archive);
    let server = start(folder.path()).await;
    let mut red = battle.join(&server, "red").await;
    assert_eq!(red.state, whole);
    red.obeyed(json!("shoot")).await;
    server.stop().await;
    let archive = Archive::open(folder.path()).await.unwrap();
    assert_eq!(archive.load(&BattleId(battle.id)).await.unwrap().unwrap().head.rules, 1, "noted for the next time");
    archive.close().await;
}

#[tokio::test]
async fn a_battle_that_comes_out_otherwise_is_read_and_continued_when_both_agree() {
    let folder = tempfile::tempdir().unwrap();
    let (battle, whole) = long_battle(folder.path(), 40).await;
    let archive = Archive::open(folder.path()).await.unwrap();
    archive.revise(&BattleId(battle.id.clone()), 0).await.unwrap();
    archive.close().await;
    drop(archive);
    let revised = || start_with(folder.path(), Books { revised: true, ..Books::default() }, |_| ());
    let server = revised().await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    assert_eq!(red.state["story"], whole["story"], "it can be read to the end");
    assert_eq!((&red.state["decision"], &red.state["offers"]), (&whole["decision"], &json!([])));
    assert_eq!(red.state["halted"]["label"]["id"], "wire-rules-changed");
    let from = red.number();
    assert!((64..160).contains(&from), "{from}");
    assert_eq!(red.order(json!("shoot")).await["refusal"]["label"]["id"], "wire-rules-changed");
    red.hear().await;
    assert_eq!(history(&mut red, 0, false).await["refusal"]["label"]["id"], "wire-rules-changed");
    let mut onlooker = battle.join(&server, "onlooker").await;
    onlooker.say(&json!({ "type": "continue" })).await;
    assert_eq!(onlooker.hear().await["refusal"]["label"]["id"], "wire-onlooker");
    red.say(&json!({ "type": "continue" })).await;
    assert_eq!(blue.hear().await["halted"]["agreed"], json!(["red"]));
    red.hear().await;
    blue.say(&json!({ "type": "continue" })).await;
    let state = red.hear().await;
    assert_eq!((&state["number"], state.get("halted")), (&json!(from), None));
    blue.hear().await;
    let last = state["story"].as_array().unwrap().iter().map(|line| line["number"].as_u64().unwrap()).max();
    assert_eq!(last, Some(from - 1), "no later lines");
    let acts = if state["decision"]["side"] == "red" { &mut red } else { &mut blue };
    acts.obeyed(json!("end-turn")).await;
    acts.say(&json!({ "type": "continue" })).await;
    assert_eq!(acts.hear().await["refusal"]["label"]["id"], "wire-nothing-changed");
    server.stop().await;
    let server = revised().await;
    let mut red = battle.join(&server, "red").await;
    assert_eq!(red.number(), from + 1, "and so it is after a restart");
    assert!(history(&mut red, 0, false).await["moments"][0]["number"].as_u64().unwrap() >= 64);
    server.stop().await;
}

/// With `GROGNARD_LONG` as many pairs of entries as it says, to measure: run it with `--nocapture`.
#[tokio::test]
#[expect(clippy::print_stdout, reason = "it is made to be read")]
async fn a_very_long_battle_opens_from_its_end() {
    let pairs: u64 = std::env::var("GROGNARD_LONG").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(1500);
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), Books::default(), |config| {
        (config.limits.messages_at_once, config.limits.messages_per_second) = (u32::MAX, u32::MAX);
    })
    .await;
    let battle = alone(&server).await;
    let mut red = battle.join(&server, "red").await;
    for number in (0..2 * pairs).step_by(2) {
        red.obeyed(json!({ "advance": 0 })).await;
        red.say(&json!({ "type": "undo", "number": number + 1, "to": number })).await;
        red.hear_state(number + 2).await;
        red.heard.clear();
    }
    server.stop().await;
    let server = start(folder.path()).await;
    let begun = std::time::Instant::now();
    let mut red = battle.join(&server, "red").await;
    println!("a battle of {} entries is opened and shown in {:?}", 2 * pairs, begun.elapsed());
    assert_eq!(red.number(), 2 * pairs);
    let (from, story) = (red.state["story_from"].as_u64().unwrap(), red.state["story"].as_array().unwrap().len());
    assert!(from > 0 && from + story as u64 == pairs + 3, "{from} and {story}, three of the set-up among them");
    red.obeyed(json!({ "advance": 0 })).await;
    assert_eq!(red.state["story_from"], pairs + 3);
    server.stop().await;
}
