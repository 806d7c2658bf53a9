//! A full disk: everybody looks on, orders are refused in words, and all goes on by itself
//! when there is room again.

use std::time::Duration;

use crate::common::{Books, Socket, alone, create, get, post, start, start_with};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

/// Marches and takes it back, again and again, until something is refused.
async fn until_refused(socket: &mut Socket) -> Value {
    for _ in 0..500 {
        for taken_back in [false, true] {
            let number = socket.number();
            let message = match taken_back {
                false => json!({ "type": "order", "number": number, "order": { "advance": 0 } }),
                true => json!({ "type": "undo", "number": number, "to": number - 1 }),
            };
            socket.say(&message).await;
            let answer = socket.hear().await;
            if answer["type"] == "refused" {
                return answer;
            }
            assert_eq!(answer["type"], "accepted");
            socket.hear_state(number + 1).await;
        }
    }
    panic!("nothing was ever refused");
}

#[tokio::test]
async fn a_full_disk_refuses_orders_and_nothing_else_and_play_resumes_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), Books::default(), |config| {
        (config.limits.messages_per_second, config.limits.messages_at_once) = (100_000, 100_000);
    })
    .await;
    let (battle, other) = (alone(&server).await, alone(&server).await);
    let mut red = battle.join(&server, "red").await;
    // No page may be added any more.
    server.bound_data(0);
    let refused = until_refused(&mut red).await;
    assert_eq!(refused["refusal"]["label"]["id"], "wire-disk-full");
    assert_eq!(refused["number"], red.number());
    assert_eq!(red.hear().await["number"], red.number(), "the state as it was follows");
    // Looking on, coming back by key, and the lobby go on; a new battle is refused in words.
    let stranger = battle.join(&server, "onlooker").await;
    assert_eq!(stranger.state["number"], red.number());
    assert!(other.join(&server, "blue").await.state["number"] == 0);
    assert_eq!(get(server.address(), "/api/battles", &[]).await.json().as_array().unwrap().len(), 2);
    let wanted = json!({ "pack": "skirmish", "seating": "alone", "options": { "x": "y".repeat(12_000) } });
    let denied = post(server.address(), "/api/battles", &wanted, &[]).await;
    assert_eq!((denied.status, denied.error().as_str()), (507, "wire-disk-full"));
    server.bound_data(u64::MAX);
    red.obeyed(json!("end-turn")).await;
    create(&server, wanted).await;
    server.stop().await;
}

#[tokio::test]
async fn a_standing_answer_that_could_not_be_stored_is_given_when_it_can() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), Books::default(), |config| {
        (config.answer_pause, config.answer_spread) = (Duration::from_millis(300), Duration::ZERO);
    })
    .await;
    let wanted = json!({ "pack": "skirmish", "options": { "guard": true }, "seating": "alone" });
    let battle = create(&server, wanted).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    blue.say(&json!({ "type": "plans", "subject": "p4" })).await;
    blue.hear().await;
    let question = blue.standing["questions"][0].clone();
    let (key, choice) = (question["key"].as_str().unwrap(), question["choices"][0]["key"].clone());
    blue.say(&json!({ "type": "standing", "answers": { key: choice } })).await;
    red.obeyed(json!("shoot")).await;
    let file = SqliteConnectOptions::new().filename(folder.path().join("grognard.sqlite"));
    let mut meddler = file.connect().await.unwrap();
    let trigger = "CREATE TRIGGER never BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'never'); END";
    meddler.execute(trigger).await.unwrap();
    let told = red.hear_until("refused").await;
    assert_eq!(told["refusal"]["label"]["id"], "wire-not-stored");
    meddler.execute("DROP TRIGGER never").await.unwrap();
    meddler.close().await.unwrap();
    while red.state["decision"]["side"] != "red" {
        red.hear().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_damaged_battle_does_not_hide_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (good, bad) = (alone(&server).await, alone(&server).await);
    let file = SqliteConnectOptions::new().filename(folder.path().join("grognard.sqlite"));
    let mut meddler = file.connect().await.unwrap();
    let damage = format!("UPDATE battles SET seating = 'sofa' WHERE id = '{}'", bad.id);
    meddler.execute(sqlx::AssertSqlSafe(damage)).await.unwrap();
    meddler.close().await.unwrap();
    let list = get(server.address(), "/api/battles", &[]).await.json();
    assert_eq!((&list[0]["id"], &list[1]["id"]), (&json!(good.id), &json!(bad.id)));
    assert_eq!(list[1]["damaged"], json!({ "id": "wire-damaged-battle", "args": { "battle": bad.id } }));
    server.stop().await;
}
