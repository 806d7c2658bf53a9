//! Whole battles over the wire.

mod common;

use common::{alone, create, get, post, start};
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
        for order in [json!({ "march": if rounds % 2 == 0 { 0 } else { 4 } }), json!("shoot"), json!("done")] {
            acts.obeyed(order).await;
            waits.hear_state(acts.number()).await;
            onlooker.hear_state(acts.number()).await;
        }
        rounds += 1;
    }
    assert_eq!(rounds, 4);
    for socket in [&red, &blue, &onlooker] {
        assert_eq!(socket.state["decision"]["outcome"]["cites"], "skirmish:9");
        assert_eq!(socket.state["verify"]["seed"].as_str().unwrap().len(), 64, "the seed is told at the end");
    }
    assert_eq!(red.order(json!("done")).await["refusal"]["label"]["id"], "table-over");
    let path = format!("/api/battles/{}/record?as=onlooker&key={}", battle.id, battle.key("onlooker"));
    let record = get(server.address(), &path, &[]).await.json();
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
    for order in [json!({ "march": 1 }), json!({ "show": 2 }), json!("shoot"), json!({ "march": 0 })] {
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
    red.say(&json!({ "type": "order", "number": 3, "order": { "march": 0 } })).await;
    assert_eq!(red.hear().await["type"], "accepted", "what was accepted before the restart is acknowledged again");
    assert_eq!(red.hear().await["number"], 4);
    red.obeyed(json!("done")).await;
    assert_eq!(red.state["decision"]["side"], "blue");
    assert_eq!(red.state["offers"], Value::Array(Vec::new()));
    server.stop().await;
}
