//! The bot of `docs/api.md`, run as it stands there.

use std::path::Path;

use crate::common::{get, start};

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_of_the_docs_plays_a_battle_to_the_end() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api.md");
    let text = std::fs::read_to_string(docs).unwrap();
    let bot = text.split("```python\n").nth(1).unwrap().split("```").next().unwrap().to_owned();
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let host = server.address().to_string();
    let run = move || std::process::Command::new("python3").args(["-c", &bot, &host, "skirmish"]).output();
    let output = tokio::task::spawn_blocking(run).await.unwrap().expect("python3 is needed to run the bot of the docs");
    let (said, complained) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && said.contains("wins after"), "{said}{complained}");
    assert_eq!(get(server.address(), "/api/battles", &[]).await.json()[0]["state"], "over");
    server.stop().await;
}
