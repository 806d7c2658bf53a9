//! The program under attack, and the memory that it takes.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::client::{Battle, Line, get, post};

/// A program that runs.
pub(crate) struct Program {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Program {
    pub(crate) fn start(path: &str, data: &Path) -> Self {
        let mut child = Command::new(path)
            .args(["serve", "--language", "en", "--log", "error", "--address", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.find_map(|line| {
            let line = line.ok()?;
            let rest = line.split_once("http://")?.1;
            rest.split('/').next()?.parse().ok()
        });
        Program { child, address: address.expect("the program says where it listens") }
    }

    /// The bytes of memory that it has at present.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
        kib.unwrap_or(0) * 1024
    }

    /// The most that it has until then.
    pub(crate) async fn watch(&self, until: Instant) -> u64 {
        let mut most = self.memory();
        while Instant::now() < until {
            sleep(Duration::from_millis(50)).await;
            most = most.max(self.memory());
        }
        most
    }

    /// Asks it politely to stop, as a service manager does.
    pub(crate) fn stop(mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().is_ok_and(|it| it.success()));
        assert!(self.child.wait().unwrap().success(), "it stops in good order");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A small disk of its own.
struct Disk(tempfile::TempDir);

impl Disk {
    fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().ok()?;
        let size = ["-t", "tmpfs", "-o", "size=3m", "tmpfs"];
        let mounted = Command::new("mount").args(size).arg(folder.path()).output().ok()?.status.success();
        mounted.then_some(Disk(folder))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).output();
    }
}

/// A disk that is full and then is not: everybody looks on meanwhile, and play resumes by itself.
pub(crate) async fn full_disk(path: &str) {
    let Some(disk) = Disk::mount() else {
        return println!("\nA full disk was not tried: nobody may mount one here.");
    };
    let program = Program::start(path, disk.0.path());
    let to = program.address;
    let wanted = json!({ "pack": "marengo-1800", "options": {}, "seating": "alone" }).to_string();
    let create = async || post(2, to, "/api/battles", wanted.as_bytes()).await;
    let battle = Battle::of(&create().await.1).unwrap();
    let mut line = Line::sit(2, to, &battle, "austria").await.unwrap();
    let ballast = disk.0.path().join("ballast");
    let mut file = std::fs::File::create(&ballast).unwrap();
    while file.write_all(&[1; 4096]).is_ok() {}
    // An open file would keep its room.
    drop(file);
    let mut denied = Value::Null;
    for _ in 0..100 {
        let (status, answer) = create().await;
        if status == 507 {
            denied = answer;
            break;
        }
    }
    assert_eq!(denied["error"]["label"]["id"], "wire-disk-full", "{denied}");
    assert_eq!(get(2, to, "/api/battles", "").await.0, 200, "the lobby");
    assert!(Line::sit(3, to, &battle, "onlooker").await.is_some(), "an onlooker");
    assert!(Line::sit(3, to, &battle, "austria").await.is_some(), "a seat by its link");
    std::fs::remove_file(&ballast).unwrap();
    assert_eq!(create().await.0, 201, "there is room again");
    line.say(&json!({ "type": "hurry" })).await.unwrap();
    drop(line);
    program.stop();
    println!("\nA full disk: the lobby, onlookers and seats by link went on, writes resumed by themselves.");
}
