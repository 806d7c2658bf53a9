//! Whole battles over the wire.

use crate::common::{alone, create, get, get_as, post, start};
use serde_json::{Value, json};

#[tokio::test]
async fn two_sockets_play_a_battle_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = create(
        &server,
        json!({ "pack": "skirmish", "options": { "rounds": 2 }, "seating": "two", "side": "red",
        "nonces": { "red": "ab".repeat(16) } }),
    )
    .await;
    let mut red = battle.join(&server, "red").await;
    assert!(red.heard[0].contains(r#""type":"waiting""#), "{:?}", red.heard);
    let mut blue = battle.join(&server, "blue").await;
    assert_eq!(red.hear().await["type"], "state", "the battle begins when the invitation is taken");
    let mut onlooker = battle.join(&server, "onlooker").await;
    let mut rounds = 0;
    while red.state["decision"].get("outcome").is_none() {
        let (acts, waits) =
            if red.state["decision"]["side"] == "red" { (&mut red, &mut blue) } else { (&mut blue, &mut red) };
        for order in [json!({ "advance": if rounds % 2 == 0 { 0 } else { 4 } }), json!("shoot"), json!("end-turn")] {
            acts.obeyed(order).await;
            waits.hear_state(acts.number()).await;
            onlooker.hear_state(acts.number()).await;
        }
        rounds += 1;
    }
    assert_eq!(rounds, 4);
    for socket in [&red, &blue, &onlooker] {
        assert_eq!(socket.state["decision"]["outcome"]["cites"], "skirmish:6.2");
        assert_eq!(socket.state["verify"]["seed"].as_str().unwrap().len(), 64, "the seed is told at the end");
    }
    assert_eq!(red.order(json!("end-turn")).await["refusal"]["label"]["id"], "table-over");
    let path = format!("/api/battles/{}/record?as=onlooker", battle.id);
    let record = get_as(server.address(), &path, battle.key("onlooker")).await.json();
    assert_eq!(record["entries"].as_array().unwrap().len(), 12);
    let imported = post(server.address(), "/api/battles/import", &record, &[]).await;
    assert_eq!(imported.status, 201, "{}", imported.body);
    let list = get(server.address(), "/api/battles", &[]).await.json();
    assert_eq!(list.as_array().unwrap().iter().filter(|battle| battle["state"] == "over").count(), 2);
    server.stop().await;
}

#[tokio::test]
async fn after_a_restart_the_battle_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let mut red = battle.join(&server, "red").await;
    for order in [json!({ "advance": 2 }), json!({ "show": 2 }), json!("shoot"), json!({ "advance": 0 })] {
        red.obeyed(order).await;
    }
    let before = red.state.clone();
    let whole = battle.join(&server, "red").await.state;
    red.vanish();
    server.stop().await;
    let server = start(folder.path()).await;
    let mut red = battle.join(&server, "red").await;
    assert_eq!(red.state, whole);
    assert_eq!((&red.state["scene"], &red.state["undo"]), (&before["scene"], &before["undo"]));
    red.say(&json!({ "type": "order", "number": 3, "order": { "advance": 0 } })).await;
    assert_eq!(red.hear().await["type"], "accepted", "what was accepted before the restart is acknowledged again");
    assert_eq!(red.hear().await["number"], 4);
    red.obeyed(json!("end-turn")).await;
    assert_eq!(red.state["decision"]["side"], "blue");
    assert_eq!(red.state["offers"], Value::Array(Vec::new()));
    server.stop().await;
}

#[tokio::test]
async fn sending_an_order_again_does_not_carry_it_out_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let (mut red, blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    let order = json!({ "type": "order", "number": 0, "order": "shoot" });
    let mut scores = Vec::new();
    for _ in 0..3 {
        red.say(&order).await;
        assert_eq!(red.hear().await, json!({ "type": "accepted", "number": 0 }));
        scores.push(red.hear().await["scene"]["score"].clone());
    }
    assert!(scores.iter().all(|score| *score == scores[0]), "{scores:?}");
    assert_eq!(red.number(), 1);
    let undo = json!({ "type": "undo", "number": 2, "to": 1 });
    red.obeyed(json!({ "advance": 0 })).await;
    for _ in 0..2 {
        red.say(&undo).await;
        assert_eq!(red.hear().await["type"], "accepted");
        assert_eq!(red.hear().await["number"], 3);
    }
    drop(blue);
    server.stop().await;
}

#[tokio::test]
async fn a_plan_goes_on_until_the_first_surprise() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let mut red = battle.join(&server, "red").await;
    red.say(&json!({ "type": "plans", "subject": "p0" })).await;
    let plans = red.hear().await;
    red.say(&json!({ "type": "plan", "number": 0, "orders": plans["plans"][2]["orders"] })).await;
    assert_eq!(red.hear().await, json!({ "type": "accepted", "number": 0 }));
    assert_eq!(red.hear().await["number"], 3, "three marches, told at once");
    assert_eq!(red.state["undo"], json!({ "possible": true, "to": [0, 1, 2] }));
    let plan = json!({ "type": "plan", "number": 3, "orders": [{ "advance": 1 }, { "show": 1 }, { "advance": 1 }] });
    for _ in 0..2 {
        red.say(&plan).await;
        assert_eq!(red.hear().await, json!({ "type": "accepted", "number": 3 }));
        assert_eq!(red.hear().await["number"], 5, "showing a face is a surprise");
    }
    red.say(&json!({ "type": "plan", "number": 5, "orders": [{ "advance": 2 }, { "advance": 5 }, "end-turn"] })).await;
    assert_eq!(red.hear().await["type"], "accepted");
    let refused = red.hear().await;
    assert_eq!((&refused["number"], &refused["refusal"]["cites"]), (&json!(6), &json!("skirmish:2.4")));
    assert_eq!(red.hear().await["number"], 6);
    server.stop().await;
}

#[tokio::test]
async fn an_undo_is_seen_by_all_and_shortens_the_story() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = alone(&server).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    for token in [0, 1, 2] {
        red.obeyed(json!({ "advance": token })).await;
    }
    assert_eq!(
        (&red.state["story_from"], red.state["story"].as_array().unwrap().len()),
        (&json!(5), 1),
        "after the three of the set-up"
    );
    red.say(&json!({ "type": "undo", "number": 3, "to": 1 })).await;
    assert_eq!(red.hear().await["type"], "accepted");
    red.hear().await;
    for state in [&red.state, &blue.hear_state(4).await] {
        assert_eq!(state["story_from"], 4);
        assert_eq!(state["story"][0]["label"]["id"], "table-taken-back");
    }
    assert_eq!(red.state["scene"]["pieces"][1]["field"], 0);
    assert_eq!(red.state["undo"]["to"], json!([0]));
    server.stop().await;
}

#[tokio::test]
async fn a_tampered_record_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let battle = create(&server, json!({ "pack": "skirmish", "options": { "rounds": 1 }, "seating": "alone" })).await;
    let mut red = battle.join(&server, "red").await;
    let path = format!("/api/battles/{}/record?as=red", battle.id);
    red.obeyed(json!("shoot")).await;
    let excerpt = get_as(server.address(), &path, battle.key("red")).await.json();
    assert!(excerpt.get("entries").is_none() && excerpt["excerpt"] == "red");
    assert_eq!(post(server.address(), "/api/battles/import", &excerpt, &[]).await.status, 422);
    red.obeyed(json!("end-turn")).await;
    battle.join(&server, "blue").await.obeyed(json!("end-turn")).await;
    let record = get_as(server.address(), &path, battle.key("red")).await.json();
    let tampered = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        record
    };
    let cases: [(&str, Value); 9] = [
        ("wire-record-form", tampered(&|record| record["form"] = json!(99))),
        ("wire-record-unfinished", tampered(&|record| record["seed"] = Value::Null)),
        ("wire-record-seed", tampered(&|record| record["seed"] = json!("00".repeat(32)))),
        ("wire-record-seed", tampered(&|record| record["nonces"] = json!([]))),
        ("wire-record-differs", tampered(&|record| record["prints"] = json!([]))),
        ("wire-record-differs", tampered(&|record| record["entries"][0]["order"]["order"] = json!({ "advance": 0 }))),
        ("wire-record-differs", tampered(&|record| record["entries"][0]["order"]["side"] = json!(1))),
        ("wire-pack-changed", tampered(&|record| record["pack"]["hash"] = json!("00".repeat(16)))),
        ("wire-record-events", tampered(&|record| record["events"][0] = json!("a miracle"))),
    ];
    for (error, record) in cases {
        let answer = post(server.address(), "/api/battles/import", &record, &[]).await;
        assert_eq!((answer.status, answer.error().as_str()), (422, error));
    }
    assert_eq!(post(server.address(), "/api/battles/import", &json!({ "form": 1 }), &[]).await.status, 422);
    let answer = post(server.address(), "/api/battles/import", &record, &[]).await;
    assert_eq!(answer.status, 201, "untouched it is taken: {}", answer.body);
    assert_eq!(get(server.address(), "/api/battles", &[]).await.json().as_array().unwrap().len(), 2);
    server.stop().await;
}
