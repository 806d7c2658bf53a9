//! `grognard perft`: how many order sequences there are.

use std::process::ExitCode;
use std::time::Instant;

use clap::ArgMatches;
use kernel::Label;
use library::Library;
use serde_json::json;

use crate::Fault;
use crate::fault::WELL;
use crate::messages::Messages;

pub(crate) fn run(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    let id = matches.get_one::<String>("pack").cloned().unwrap_or_default();
    let laid = super::laid(matches, library, &id)?;
    let deepest = matches.get_one::<u64>("depth").copied().unwrap_or(1) as u32;
    for depth in 1..=deepest {
        let began = Instant::now();
        let count = laid.perft(depth);
        let seconds = began.elapsed().as_secs_f64();
        if matches.get_flag("json") {
            println!("{}", json!({ "pack": id, "depth": depth, "sequences": count, "seconds": seconds }));
        } else {
            let label = Label::new("cli-perft-row").with("depth", i64::from(depth)).with("count", count as i64);
            println!("{}", messages.tell(&label.with("seconds", format!("{seconds:.3}").as_str())));
        }
    }
    Ok(ExitCode::from(WELL))
}
