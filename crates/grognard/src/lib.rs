//! The program: `serve`, `judge`, `replay`, `simulate`, `packs`, `rules`, `perft`, `bench`.
//!
//! It knows the rules systems by one line each ([`systems`]); somebody who brings another one adds
//! a line to it and runs the same program ([`run`]).
#![allow(clippy::print_stdout)]

mod books;
mod cli;
mod commands;
mod fault;
mod messages;
mod systems;

use std::process::ExitCode;

use library::Registry;

use fault::Fault;
use messages::Messages;

pub use systems::systems;

/// `grognard replay FILE | head` is no fault of ours: the reader may stop when it has read enough.
fn stop_when_nobody_listens() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload().downcast_ref::<String>().map_or("", String::as_str);
        if said.starts_with("failed printing to stdout") {
            std::process::exit(0);
        }
        usual(panic);
    }));
}

/// Runs the program with the systems that it shall know and the words of its command
/// line, its own name first.
pub fn run(systems: Registry, arguments: &[String]) -> ExitCode {
    stop_when_nobody_listens();
    let mut messages = Messages::of(&cli::language(arguments));
    let matches = match cli::command(&messages).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => error.exit(),
    };
    let done = commands::library(&matches, systems).and_then(|library| {
        messages.learn(&library);
        commands::run(&matches, &library, &messages)
    });
    match done {
        Ok(code) => code,
        Err(fault) => {
            eprintln!("grognard: {}", fault.told(&messages));
            fault.code()
        }
    }
}
