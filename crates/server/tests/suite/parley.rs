//! What the sides say to each other: giving up, agreeing on an end, asking for a hint.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Running};

use crate::common::field::{Field, PACK};
use crate::common::{Opened, Socket, create, get, get_as, post, start};

async fn two(server: &Running) -> Opened {
    let battle = json!({ "pack": "skirmish", "options": {}, "seating": "two", "side": "red" });
    create(server, battle).await
}

/// Says something; why it is refused, or nothing once the state after it is there.
async fn speak(socket: &mut Socket, word: &str, winner: Value) -> Option<String> {
    let number = socket.number();
    socket.say(&json!({ "type": "say", "word": word, "winner": winner })).await;
    loop {
        let frame = socket.hear().await;
        if frame["type"] == "refused" {
            assert_eq!(socket.number(), number, "nothing has changed");
            return Some(frame["refusal"]["label"]["id"].as_str().unwrap().to_owned());
        }
        if socket.number() > number {
            return None;
        }
    }
}

#[tokio::test]
async fn who_gives_up_has_lost_and_the_record_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = two(&server).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    let mut onlooker = battle.join(&server, "onlooker").await;
    red.hear_until("state").await;
    red.obeyed(json!({ "advance": 0 })).await;
    blue.hear_state(1).await;
    onlooker.hear_state(1).await;
    assert_eq!(speak(&mut onlooker, "resign", Value::Null).await.as_deref(), Some("wire-onlooker"));
    assert_eq!(speak(&mut blue, "resign", Value::Null).await, None, "out of turn");
    for socket in [&mut red, &mut blue, &mut onlooker] {
        let state = socket.hear_state(2).await;
        assert_eq!(state["decision"]["outcome"]["winner"], "red");
        assert_eq!(state["decision"]["outcome"]["label"]["id"], "table-ended-resigned");
        assert!(state["verify"]["seed"].is_string(), "the dice can be verified now");
        let last = state["story"].as_array().unwrap().last().unwrap();
        assert_eq!((&last["label"]["id"], &last["kind"]), (&json!("table-says-resign"), &json!("end")));
        assert_eq!((&state["offers"], &state["undo"]["possible"]), (&json!([]), &json!(false)));
    }
    assert_eq!(speak(&mut red, "resign", Value::Null).await.as_deref(), Some("table-over"));
    let card = get(server.address(), &format!("/api/battles/{}", battle.id), &[]).await.json();
    assert_eq!((&card["state"], &card["decision"]["outcome"]["winner"]), (&json!("over"), &json!("red")));
    let path = |part: &str| format!("/api/battles/{}/{part}?as=red", battle.id);
    let verified = get_as(server.address(), &path("verify"), battle.key("red")).await.json();
    assert_eq!((&verified["verified"], &verified["entries"]), (&json!(true), &json!(2)));
    let record = get_as(server.address(), &path("record"), battle.key("red")).await.json();
    assert_eq!(record["outcome"], json!({ "winner": 0, "cite": "" }));
    let imported = post(server.address(), "/api/battles/import", &record, &[]).await;
    assert_eq!(imported.status, 201, "{}", imported.body);
    let mut forged = record.clone();
    forged["entries"][1] = json!({ "word": { "side": 0, "word": "resign" } });
    assert_eq!(post(server.address(), "/api/battles/import", &forged, &[]).await.error(), "wire-record-events");
    forged["entries"][1] = json!({ "word": { "side": 1, "word": "resign", "more": 1 } });
    assert_eq!(post(server.address(), "/api/battles/import", &forged, &[]).await.error(), "wire-record-differs");
    server.stop().await;
    // It is over after a restart too.
    let server = start(folder.path()).await;
    let again = battle.join(&server, "red").await;
    assert_eq!(again.state["decision"]["outcome"]["winner"], "red");
    server.stop().await;
}

#[tokio::test]
async fn an_end_is_agreed_on_by_both() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = two(&server).await;
    let mut red = battle.join(&server, "red").await;
    red.say(&json!({ "type": "say", "word": "resign" })).await;
    assert_eq!(red.hear_until("refused").await["refusal"]["label"]["id"], "wire-waiting");
    let mut blue = battle.join(&server, "blue").await;
    red.hear_until("state").await;
    assert_eq!(red.state["parley"], json!({ "may_propose": true }));
    assert_eq!(speak(&mut blue, "propose", Value::Null).await, None);
    red.hear_state(1).await;
    assert_eq!(red.state["parley"], json!({ "proposal": { "by": "blue", "winner": null }, "may_propose": true }));
    assert_eq!(blue.state["parley"], json!({ "proposal": { "by": "blue", "winner": null } }));
    // Who comes back finds it.
    red.vanish();
    red = battle.join(&server, "red").await;
    assert_eq!(red.state["parley"]["proposal"]["by"], "blue");
    for (word, winner, why) in [
        ("accept", json!("red"), "table-nothing-proposed"),
        ("accept", json!("green"), "wire-which-side"),
        ("withdraw", Value::Null, "table-nothing-proposed"),
    ] {
        assert_eq!(speak(&mut red, word, winner).await.as_deref(), Some(why), "{word}");
    }
    assert_eq!(speak(&mut blue, "propose", json!("blue")).await.as_deref(), Some("table-proposed-already"));
    assert_eq!(speak(&mut red, "decline", Value::Null).await, None);
    assert_eq!(speak(&mut red, "propose", json!("red")).await, None);
    blue.hear_state(3).await;
    assert_eq!(speak(&mut blue, "accept", Value::Null).await.as_deref(), Some("table-nothing-proposed"), "no draw");
    assert_eq!(speak(&mut blue, "accept", json!("red")).await, None);
    let outcome = &blue.state["decision"]["outcome"];
    assert_eq!((&outcome["winner"], &outcome["label"]["id"]), (&json!("red"), &json!("table-ended-agreed")));
    server.stop().await;
}

#[tokio::test]
async fn words_that_make_no_sense_are_answered() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = create(&server, json!({ "pack": "skirmish", "seating": "alone" })).await;
    let mut red = battle.join(&server, "red").await;
    for message in [
        json!({ "type": "say" }),
        json!({ "type": "say", "word": "hint" }),
        json!({ "type": "say", "word": "Resign" }),
        json!({ "type": "say", "word": ["resign"] }),
        json!({ "type": "say", "word": "propose", "winner": 1 }),
        json!({ "type": "hint" }),
        json!({ "type": "hint", "number": -1 }),
    ] {
        red.say(&message).await;
        assert_eq!(red.hear_until("refused").await["refusal"]["label"]["id"], "wire-malformed", "{message}");
    }
    red.say(&json!({ "type": "hint", "number": 0 })).await;
    assert_eq!(red.hear_until("refused").await["refusal"]["label"]["id"], "wire-no-such-general", "of these rules");
    assert_eq!(red.number(), 0);
    server.stop().await;
}

#[tokio::test]
async fn what_was_said_is_kept_by_a_restart_in_the_middle() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = create(&server, json!({ "pack": "skirmish", "seating": "alone" })).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    red.obeyed(json!({ "advance": 0 })).await;
    blue.hear_state(1).await;
    assert_eq!(speak(&mut blue, "propose", Value::Null).await, None);
    red.hear_state(2).await;
    red.say(&json!({ "type": "undo", "number": 2, "to": 0 })).await;
    red.hear_state(3).await;
    let ids = |state: &Value| -> Vec<String> {
        let lines = state["story"].as_array().unwrap().iter();
        lines.map(|line| line["label"]["id"].as_str().unwrap().to_owned()).collect()
    };
    assert!(
        ids(&red.state).ends_with(&["table-says-draw".into(), "table-taken-back".into()]),
        "{}",
        red.state["story"]
    );
    assert_eq!(red.state["parley"]["proposal"]["by"], "blue", "it still stands");
    server.stop().await;
    let server = start(folder.path()).await;
    let mut again = battle.join(&server, "red").await;
    assert!(ids(&again.state).ends_with(&["table-says-draw".into(), "table-taken-back".into()]));
    assert_eq!(speak(&mut again, "accept", Value::Null).await, None);
    assert_eq!(again.state["decision"]["outcome"]["label"]["id"], "table-ended-draw");
    assert!(again.state["decision"]["outcome"]["winner"].is_null());
    server.stop().await;
}

async fn field(folder: &std::path::Path) -> Running {
    field_with(folder, Duration::from_millis(1)).await
}

/// Generals take so long for each plan at least.
async fn field_with(folder: &std::path::Path, pace: Duration) -> Running {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder);
    (config.answer_pause, config.answer_spread) = (Duration::from_millis(2), Duration::ZERO);
    (config.general_pace, config.general_reply) = (pace, Duration::from_millis(200));
    server::start(config, Arc::new(Field::new())).await.unwrap()
}

async fn against(server: &Running, more: Value) -> Opened {
    let mut battle = json!({ "pack": PACK, "seating": "two", "side": "austria" });
    for (name, value) in more.as_object().unwrap() {
        battle[name] = value.clone();
    }
    create(server, battle).await
}

#[tokio::test]
async fn a_general_answers_at_once_and_takes_a_victory() {
    let folder = tempfile::tempdir().unwrap();
    let server = field(folder.path()).await;
    let battle = against(&server, json!({ "generals": { "france": "ensign" } })).await;
    let mut austria = battle.join(&server, "austria").await;
    assert_eq!(speak(&mut austria, "propose", json!("austria")).await, None);
    let state = austria.hear_state(2).await;
    let last = state["story"].as_array().unwrap().last().unwrap();
    assert_eq!(last["label"]["id"], "table-says-decline", "nobody has lost before the first shot");
    assert!(state["parley"]["proposal"].is_null() && state["decision"]["side"] == "austria", "{}", state["parley"]);
    assert_eq!(speak(&mut austria, "propose", Value::Null).await.as_deref(), Some("table-proposed-already"));
    let other = against(&server, json!({ "generals": { "france": "ensign" } })).await;
    let mut austria = other.join(&server, "austria").await;
    assert_eq!(speak(&mut austria, "propose", json!("france")).await, None);
    assert_eq!(austria.hear_state(2).await["decision"]["outcome"]["winner"], "france", "nobody declines a victory");
    let third = against(&server, json!({ "generals": { "france": "ensign" } })).await;
    let mut austria = third.join(&server, "austria").await;
    assert_eq!(speak(&mut austria, "resign", Value::Null).await, None);
    assert_eq!(austria.state["decision"]["outcome"]["winner"], "france");
    server.stop().await;
}

/// Asks for a hint; the answer.
async fn hint(socket: &mut Socket, number: u64) -> Value {
    socket.say(&json!({ "type": "hint", "number": number })).await;
    loop {
        let frame = socket.hear().await;
        if ["hint", "refused"].contains(&frame["type"].as_str().unwrap()) {
            return frame;
        }
    }
}

fn reason(frame: &Value) -> &str {
    frame["refusal"]["label"]["id"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn the_marshal_says_what_he_would_do_and_everybody_hears_that_he_was_asked() {
    let folder = tempfile::tempdir().unwrap();
    let server = field(folder.path()).await;
    let battle = against(&server, json!({ "generals": { "france": "ensign" } })).await;
    let (mut austria, mut onlooker) = (battle.join(&server, "austria").await, battle.join(&server, "onlooker").await);
    assert_eq!(austria.state["parley"]["may_ask"], true, "alone against the computer");
    assert!(onlooker.state["parley"]["may_ask"].is_null());
    assert_eq!(reason(&hint(&mut onlooker, 0).await), "wire-onlooker");
    assert_eq!(reason(&hint(&mut austria, 7).await), "wire-stale");
    let advice = hint(&mut austria, 0).await;
    assert_eq!((&advice["type"], &advice["number"], &advice["level"]), (&json!("hint"), &json!(1), &json!("marshal")));
    assert!(advice["remark"]["id"].as_str().unwrap().starts_with("general-remark-"), "{advice}");
    let plan = advice["plan"].as_array().unwrap();
    assert!(!plan.is_empty() && plan.iter().all(|offer| offer["label"]["id"].is_string()), "{advice}");
    let state = onlooker.hear_state(1).await;
    assert_eq!(state["parley"]["hints"], json!({ "austria": 1 }));
    assert_eq!(state["story"].as_array().unwrap().last().unwrap()["label"]["id"], "table-says-hint");
    assert!(onlooker.heard.iter().all(|frame| !frame.contains("general-remark")), "what he said is for the asker");
    let orders: Vec<&Value> = plan.iter().map(|offer| &offer["order"]).collect();
    austria.say(&json!({ "type": "plan", "number": 1, "orders": orders })).await;
    assert_eq!(austria.hear_until("accepted").await["number"], 1);
    server.stop().await;
}

#[tokio::test]
async fn hints_are_given_where_nobody_else_plays_or_where_it_was_agreed() {
    let folder = tempfile::tempdir().unwrap();
    let server = field(folder.path()).await;
    for (more, given) in [
        (json!({ "generals": { "france": "ensign" } }), true),
        (json!({ "generals": { "france": "ensign" }, "hints": false }), false),
        (json!({ "seating": "alone" }), true),
        (json!({ "seating": "hotseat" }), false),
        (json!({ "seating": "hotseat", "hints": true }), true),
    ] {
        let battle = against(&server, more.clone()).await;
        let mut austria = battle.join(&server, "austria").await;
        assert_eq!(austria.state["parley"]["may_ask"] == true, given, "{more}");
        let frame = hint(&mut austria, 0).await;
        let told = if given { "" } else { "wire-no-hints" };
        assert_eq!(reason(&frame), told, "{more}");
        let card = get(server.address(), &format!("/api/battles/{}", battle.id), &[]).await.json();
        assert_eq!(card["hints"], more["hints"], "{more}");
    }
    // Two people.
    for hints in [false, true] {
        let battle = against(&server, json!({ "hints": hints })).await;
        let mut austria = battle.join(&server, "austria").await;
        let mut france = battle.join(&server, "france").await;
        austria.hear_until("state").await;
        assert_eq!(austria.state["parley"]["may_ask"] == true, hints);
        let expected = if hints { "wire-nothing-to-decide" } else { "wire-no-hints" };
        assert_eq!(reason(&hint(&mut france, 0).await), expected, "Austria is asked");
    }
    server.stop().await;
}

#[tokio::test]
async fn one_hint_at_a_time_and_none_for_a_moment_that_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let server = field_with(folder.path(), Duration::from_secs(3)).await;
    let battle = create(&server, json!({ "pack": PACK, "seating": "alone" })).await;
    let mut austria = battle.join(&server, "austria").await;
    let order = austria.state["offers"][0]["order"].clone();
    // The first is being thought out when the second comes.
    austria.say(&json!({ "type": "hint", "number": 0 })).await;
    austria.say(&json!({ "type": "hint", "number": 0 })).await;
    assert_eq!(reason(&austria.hear_until("refused").await), "wire-hint-coming");
    austria.say(&json!({ "type": "order", "number": 0, "order": order })).await;
    assert_eq!(reason(&austria.hear_until("refused").await), "wire-hint-late");
    assert!(austria.heard.iter().all(|frame| !frame.starts_with(r#"{"type":"hint""#)), "no hint for what is gone");
    assert!(austria.state["parley"]["hints"].is_null(), "he said nothing, so nothing is counted");
    assert_eq!(austria.number(), 1);
    server.stop().await;
}
