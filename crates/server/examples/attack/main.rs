//! A hostile stranger, on this machine alone: every way that once hurt the server is tried against
//! the real program, one by one and then all at once, while a bystander plays on. `cargo run -p
//! server --example attack -- PROGRAM [SECONDS] [RECORD...]`
//!
//! It starts the program itself, on a port and folder of its own, and ends it. Nothing else is
//! touched. It fails when something that must be refused is not, when a bystander is hindered, or
//! when the program takes too much memory. Times are printed and never judged.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod attacks;
mod bystander;
mod client;
mod program;

use std::sync::Arc;
use std::time::Duration;

use attacks::{Attack, Spoils, Target};
use bystander::Bystander;
use program::Program;

/// What the program may take, whatever is done to it.
const MOST_MEMORY: u64 = 512 * 1024 * 1024;
/// No attack lasts longer than that.
const LONGEST: u64 = 120;

/// What one line of the table says.
struct Line {
    name: &'static str,
    tried: u64,
    refused: u64,
    orders: usize,
    p50: f64,
    p99: f64,
    memory: u64,
}

impl Line {
    fn print(&self) {
        let Line { name, tried, refused, orders, p50, p99, memory } = self;
        let memory = memory / (1024 * 1024);
        println!("| {name} | {tried} | {refused} | {orders} | {p50:.1} ms | {p99:.1} ms | {memory} MiB |");
    }
}

/// Some attacks at once, while the bystander plays.
async fn wave(
    name: &'static str,
    attacks: &[Attack],
    target: &Arc<Target>,
    bystander: &mut Bystander,
    program: &Program,
    seconds: u64,
) -> Line {
    let until = tokio::time::Instant::now() + Duration::from_secs(seconds);
    let spoils = Arc::new(Spoils::default());
    let fighting: Vec<_> = attacks
        .iter()
        .map(|attack| tokio::spawn(attack.carry_out(Arc::clone(target), Arc::clone(&spoils), until)))
        .collect();
    let watching = program.watch(until);
    let (mut times, memory) = tokio::join!(bystander.play_on(until), watching);
    for one in fighting {
        one.await.unwrap();
    }
    times.sort();
    let at = |share: f64| {
        let place = (times.len().saturating_sub(1) as f64 * share) as usize;
        times.get(place).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    };
    let (tried, refused) = spoils.counts();
    let (p50, p99) = (at(0.5), at(0.99));
    Line { name, tried, refused, orders: times.len(), p50, p99, memory }
}

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(path) = arguments.first() else {
        println!("attack PROGRAM [SECONDS] [RECORD...]");
        std::process::exit(2);
    };
    let seconds = arguments.get(1).and_then(|it| it.parse().ok()).unwrap_or(10).clamp(1, LONGEST);
    let records: Vec<String> = arguments.iter().skip(2).map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(path, folder.path());
    let target = Arc::new(Target::prepare(program.address, records).await);
    let mut bystander = Bystander::sit_down(program.address).await;
    target.look_at(&bystander);
    println!("| attack | tried | refused | bystander's orders | p50 | p99 | memory of the server |");
    println!("|---|---|---|---|---|---|---|");
    let mut lines = vec![wave("nothing", &[], &target, &mut bystander, &program, seconds).await];
    lines[0].print();
    for attack in Attack::ALL {
        lines.push(wave(attack.name(), &[attack], &target, &mut bystander, &program, seconds).await);
        lines[lines.len() - 1].print();
    }
    lines.push(wave("all at once", &Attack::ALL, &target, &mut bystander, &program, 2 * seconds).await);
    lines[lines.len() - 1].print();
    target.check(&mut bystander).await;
    drop(bystander);
    program.stop();
    for line in &lines {
        assert!(line.orders > 0, "{}: the bystander could not play", line.name);
        assert!(line.memory < MOST_MEMORY, "{}: {} bytes", line.name, line.memory);
        let allowed = line.name == "nothing" || !Attack::is_refused(line.name);
        assert!(allowed || line.refused > 0, "{}: nothing was refused", line.name);
    }
    program::full_disk(path).await;
    println!("\nEverything that must be refused was, and the bystander played on.");
}
