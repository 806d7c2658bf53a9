//! The toy plugs in by one line: it is then judged, counted, benched, simulated, replayed, checked
//! and served like any other system.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;
use skirmish::Skirmish;

/// The words of a command line, one after the other, for a process that is to be the program.
const AS_PROGRAM: &str = "GROGNARD_WITH_SKIRMISH";

/// The program with the toy plugged in: this test in a process of its own, with
/// words in [`AS_PROGRAM`].
#[test]
fn program() {
    let Ok(words) = std::env::var(AS_PROGRAM) else { return };
    let words: Vec<String> = std::iter::once("grognard").chain(words.split('\n')).map(str::to_owned).collect();
    let systems = grognard::systems().with::<Skirmish>();
    let code = grognard::run(systems, &words);
    std::process::exit(i32::from(code != std::process::ExitCode::SUCCESS));
}

fn packs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../skirmish/packs")
}

fn command(words: &[&str]) -> Command {
    let packs = packs().display().to_string();
    let words: Vec<&str> = words.iter().copied().chain(["--packs", &packs]).collect();
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "skirmish::program", "--nocapture", "--quiet"]).env(AS_PROGRAM, words.join("\n"));
    command
}

/// What the program prints, without what the test around it does.
fn run(words: &[&str]) -> (Output, String) {
    let output = command(words).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let own = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with("running ")).collect::<Vec<_>>();
    (output, own.join("\n"))
}

fn json(words: &[&str]) -> Value {
    let (output, text) = run(words);
    assert!(output.status.success(), "{words:?}: {text}\n{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{words:?}: {error}: {text}"))
}

#[test]
fn it_is_judged() {
    let situations = packs().join("skirmish/situations").display().to_string();
    let judged = json(&["judge", &situations, "--json"]);
    let judged = judged.as_array().unwrap();
    assert!(judged.len() >= 15, "{}", judged.len());
    for one in judged {
        assert_eq!(one["passed"], true, "{one:#}");
        let told = one["acts"].as_array().unwrap().iter().flat_map(|act| act["happened"].as_array().unwrap());
        for line in told {
            let text = line["text"].as_str().unwrap();
            assert!(text.contains(' ') && !text.starts_with("skirmish-"), "no words for {text}");
        }
    }
}

#[test]
fn its_pack_is_checked_and_listed() {
    let (output, text) = run(&["packs", "check", "skirmish"]);
    assert!(output.status.success(), "{text}");
    let listed = json(&["packs", "list", "--json"]);
    let row = listed.as_array().unwrap().iter().find(|row| row["id"] == "skirmish").unwrap();
    assert_eq!((&row["system"], &row["title"]), (&Value::from("skirmish"), &Value::from("The skirmish")));
}

#[test]
fn it_is_counted_benched_and_audited() {
    let (output, text) = run(&["perft", "--pack", "skirmish", "--depth", "2", "--json"]);
    assert!(output.status.success(), "{text}");
    assert_eq!(text.lines().count(), 2, "{text}");
    let benched = json(&["bench", "--pack", "skirmish", "--battles", "20", "--json"]);
    assert!(benched["orders"].as_u64().unwrap() > 100 && benched["unfinished"] == 0, "{benched}");
    let audited = json(&["bench", "--pack", "skirmish", "--battles", "5", "--audit", "--json"]);
    assert_eq!(audited["faults"], serde_json::json!([]));
}

#[test]
fn its_generals_fight_and_their_records_verify() {
    let kept = tempfile::tempdir().unwrap();
    let folder = kept.path().display().to_string();
    let seats = ["--seat", "blue=colonel", "--seat", "red=ensign"];
    let words = ["simulate", "--pack", "skirmish", "--battles", "2", "--keep", &folder, "--json"];
    let fought = json(&words.into_iter().chain(seats).collect::<Vec<_>>());
    assert_eq!(fought["battles"], 2);
    let mut records = std::fs::read_dir(kept.path()).unwrap().map(|entry| entry.unwrap().path());
    let record = records.next().unwrap().display().to_string();
    let verified = json(&["replay", &record, "--verify", "--json"]);
    assert_eq!(verified["verified"], true);
}

/// A server that ends with its test.
struct Served(Child, String);

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Served {
    fn start(data: &Path) -> Served {
        let data = data.display().to_string();
        let words = ["--language", "en", "serve", "--address", "127.0.0.1:0", "--data", &data];
        let mut child = command(&words).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once("http://")?;
            Some(rest.split('/').next()?.to_owned())
        });
        Served(child, address.expect("it says where it serves"))
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> (u16, Value) {
        let mut line = TcpStream::connect(&self.1).unwrap();
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nOrigin: http://{}\r\n", self.1, self.1);
        let length = body.len();
        write!(
            line,
            "{head}Content-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        let json = body
            .find(['{', '['])
            .and_then(|start| serde_json::Deserializer::from_str(&body[start..]).into_iter::<Value>().next()?.ok());
        (status, json.unwrap_or_default())
    }
}

#[test]
fn it_is_served() {
    let data = tempfile::tempdir().unwrap();
    let served = Served::start(data.path());
    let (_, packs) = served.ask("GET", "/api/packs", "");
    let pack = packs.as_array().unwrap().iter().find(|pack| pack["id"] == "skirmish").expect("the lobby offers it");
    assert_eq!(pack["generals"].as_array().unwrap().len(), 3);
    let (status, battle) =
        served.ask("POST", "/api/battles", r#"{"pack":"skirmish","options":{"guard":true},"seating":"alone"}"#);
    assert!((200..300).contains(&status), "{status}: {battle}");
    assert!(battle["id"].is_string(), "{battle}");
}
