//! `grognard perft`: how many order sequences there are.

use std::process::ExitCode;
use std::time::Instant;

use clap::ArgMatches;
use kernel::perft::perft;
use kernel::{Dice, Label, Silent, System};
use serde_json::json;

use crate::fault::WELL;
use crate::messages::Messages;
use crate::systems::on_system;
use crate::{Fault, books, systems};

pub(crate) fn run(matches: &ArgMatches, messages: &Messages) -> Result<ExitCode, Fault> {
    let library = super::library(matches)?;
    let id = matches.get_one::<String>("pack").cloned().unwrap_or_default();
    let laid = systems::battle(&books::pack(&library, &id)?, &super::options(matches)?)?;
    on_system!(laid, |battle: S| count::<S>(&battle, &id, matches, messages));
    Ok(ExitCode::from(WELL))
}

fn count<S: System>(battle: &S::Battle, id: &str, matches: &ArgMatches, messages: &Messages) {
    let position = S::open(battle, &mut Dice::forced([]), &mut Silent);
    let deepest = matches.get_one::<u64>("depth").copied().unwrap_or(1) as u32;
    for depth in 1..=deepest {
        let began = Instant::now();
        let count = perft::<S>(battle, &position, depth);
        let seconds = began.elapsed().as_secs_f64();
        if matches.get_flag("json") {
            println!("{}", json!({ "pack": id, "depth": depth, "sequences": count, "seconds": seconds }));
        } else {
            let label = Label::new("cli-perft-row").with("depth", i64::from(depth)).with("count", count as i64);
            println!("{}", messages.tell(&label.with("seconds", format!("{seconds:.3}").as_str())));
        }
    }
}
