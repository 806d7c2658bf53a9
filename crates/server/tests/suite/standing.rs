//! Standing answers: given in the name of a seat, after a pause that tells nothing.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::common::{Books, Opened, Socket, create, start_with};
use serde_json::{Value, json};
use server::Running;

const PAUSE: Duration = Duration::from_millis(20);

async fn patient(folder: &Path, books: Books, pause: Duration) -> Running {
    start_with(folder, books, |config| (config.answer_pause, config.answer_spread) = (pause, Duration::ZERO)).await
}

async fn guarded(server: &Running) -> Opened {
    create(server, json!({ "pack": "skirmish", "options": { "guard": true }, "seating": "hotseat" })).await
}

async fn leave(socket: &mut Socket, answers: Value) {
    socket.say(&json!({ "type": "standing", "answers": answers })).await;
    while socket.standing["answers"] != answers {
        let frame = tokio::time::timeout(Duration::from_millis(50), socket.hear()).await;
        assert!(frame.is_err() || frame.unwrap()["type"] == "state");
    }
}

#[tokio::test]
async fn an_answer_is_given_in_one_go_after_the_pause() {
    let folder = tempfile::tempdir().unwrap();
    let server = patient(folder.path(), Books::default(), PAUSE).await;
    let battle = guarded(&server).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    leave(&mut blue, json!({ "guard": "all" })).await;
    assert_eq!(blue.standing["questions"][0]["key"], "guard");
    let begun = Instant::now();
    red.obeyed(json!("shoot")).await;
    assert_eq!(red.state["decision"]["side"], "blue");
    let state = red.hear().await;
    assert!(begun.elapsed() >= PAUSE, "{:?}", begun.elapsed());
    assert_eq!(
        (&state["number"], &state["decision"]["side"]),
        (&json!(2), &json!("red")),
        "four tokens and go, at once; red does not count the tokens"
    );
    assert_eq!(state["story"][0]["label"]["id"], "skirmish-line-guarded");
    blue.hear_state(6).await;
    leave(&mut blue, json!({})).await;
    red.obeyed(json!("end-turn")).await;
    blue.hear_state(7).await;
    blue.obeyed(json!("end-turn")).await;
    red.hear_state(4).await;
    red.obeyed(json!("shoot")).await;
    blue.hear_state(9).await;
    assert!(tokio::time::timeout(3 * PAUSE, blue.hear()).await.is_err(), "without an answer the side is asked");
    blue.obeyed(json!("go")).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_answers_by_hand_wins() {
    let folder = tempfile::tempdir().unwrap();
    // Long enough for a hand on a busy machine.
    let pause = Duration::from_secs(1);
    let server = patient(folder.path(), Books::default(), pause).await;
    let battle = guarded(&server).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    leave(&mut blue, json!({ "guard": "all" })).await;
    red.obeyed(json!("shoot")).await;
    blue.hear_state(1).await;
    blue.obeyed(json!({ "join": 5 })).await;
    assert!(tokio::time::timeout(2 * pause, blue.hear()).await.is_err(), "what is begun by hand is left alone");
    blue.obeyed(json!("go")).await;
    assert_eq!(blue.state["story"][0]["label"]["args"]["count"], 1);
    assert_eq!(red.hear_state(2).await["decision"]["side"], "red");
    server.stop().await;
}

#[tokio::test]
async fn answers_outlive_browser_and_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = patient(folder.path(), Books::default(), Duration::from_secs(60)).await;
    let battle = guarded(&server).await;
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    leave(&mut blue, json!({ "guard": "never" })).await;
    blue.vanish();
    red.obeyed(json!("shoot")).await;
    red.vanish();
    server.stop().await;
    let server = patient(folder.path(), Books::default(), PAUSE).await;
    // Nobody looks: the server has to think of it by itself. However long it takes, no
    // socket opens the battle.
    while crate::common::get(server.address(), "/api/battles", &[]).await.json()[0]["decision"]["side"] != "red" {
        tokio::time::sleep(PAUSE).await;
    }
    let mut red = battle.join(&server, "red").await;
    assert_eq!((red.number(), &red.state["decision"]["side"]), (2, &json!("red")));
    red.obeyed(json!("end-turn")).await;
    let mut blue = battle.join(&server, "blue").await;
    blue.obeyed(json!("shoot")).await;
    assert_eq!(blue.standing["answers"], json!({ "guard": "never" }), "told on connecting");
    red.hear_state(4).await;
    assert_eq!(red.standing["answers"], json!({}), "and to nobody else");
    server.stop().await;
}

#[tokio::test]
async fn unknown_answers_and_onlookers_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = patient(folder.path(), Books::default(), PAUSE).await;
    let battle = guarded(&server).await;
    let mut blue = battle.join(&server, "blue").await;
    for answers in [json!({ "guard": "perhaps" }), json!({ "attack": "never" })] {
        blue.say(&json!({ "type": "standing", "answers": answers })).await;
        assert_eq!(blue.hear().await["refusal"]["label"]["id"], "wire-no-such-answer");
    }
    blue.say(&json!({ "type": "standing", "answers": ["never"] })).await;
    assert_eq!(blue.hear().await["refusal"]["label"]["id"], "wire-malformed");
    let mut onlooker = battle.join(&server, "onlooker").await;
    onlooker.say(&json!({ "type": "standing", "answers": {} })).await;
    assert_eq!(onlooker.hear().await["refusal"]["label"]["id"], "wire-onlooker");
    assert!(onlooker.heard.iter().all(|frame| !frame.contains("\"standing\"")));
    server.stop().await;
}

/// A world in which blue leaves answers; what red and an onlooker hear of it, and how
/// long blue's answers take.
async fn told_to_strangers(swapped: bool, answer: &str) -> (String, Vec<Duration>) {
    let folder = tempfile::tempdir().unwrap();
    let server = patient(folder.path(), Books { fixed: true, swapped, ..Books::default() }, PAUSE).await;
    let battle = guarded(&server).await;
    // Blue is the stranger: it is red's tokens that differ.
    let (mut red, mut blue) = (battle.join(&server, "red").await, battle.join(&server, "blue").await);
    let mut onlooker = battle.join(&server, "onlooker").await;
    leave(&mut red, json!({ "guard": answer })).await;
    let mut times = Vec::new();
    for _ in 0..3 {
        let number = blue.number();
        red.obeyed(json!("end-turn")).await;
        blue.hear_state(number + 1).await;
        let begun = Instant::now();
        blue.obeyed(json!("shoot")).await;
        blue.hear().await;
        times.push(begun.elapsed());
        blue.obeyed(json!("end-turn")).await;
        onlooker.hear_state(blue.number()).await;
        // Red counts those who came to its guard as well.
        let is_asked = |state: &Value| {
            let decision = &state["decision"];
            decision.get("outcome").is_some()
                || (decision["side"] == "red" && decision["label"]["id"] == "skirmish-question-turn")
        };
        while !is_asked(&red.state) {
            red.hear().await;
        }
    }
    let commitment = blue.state["verify"]["commitment"].as_str().unwrap().to_owned();
    let seed = blue.state["verify"]["seed"].to_string();
    let nonces = blue.state["verify"]["nonces"].to_string();
    let all = blue.heard.join("\n") + &onlooker.heard.join("\n");
    server.stop().await;
    (all.replace(&commitment, "").replace(&seed, "").replace(&nonces, ""), times)
}

#[tokio::test]
async fn paired_worlds_look_alike_with_standing_answers() {
    for answer in ["all", "never"] {
        let (one, times) = told_to_strangers(false, answer).await;
        let (other, others) = told_to_strangers(true, answer).await;
        assert_eq!(one, other);
        assert!(times.iter().chain(&others).all(|time| *time >= PAUSE), "{times:?} {others:?}");
    }
}
