//! `grognard`: referee, secretary and analyst for the battles of the horse-and-musket age.
#![allow(clippy::print_stdout)]

mod books;
mod cli;
mod commands;
mod fault;
mod messages;
mod systems;

use std::process::ExitCode;

use fault::Fault;
use messages::Messages;

/// Frames are made of many small strings: quicker than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// `grognard replay FILE | head` is no fault of ours: whoever listens may stop when he has heard enough.
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

fn main() -> ExitCode {
    stop_when_nobody_listens();
    let arguments: Vec<String> = std::env::args().collect();
    let messages = Messages::of(&cli::language(&arguments));
    let matches = match cli::command(&messages).try_get_matches_from(&arguments) {
        Ok(matches) => matches,
        Err(error) => error.exit(),
    };
    match commands::run(&matches, &messages) {
        Ok(code) => code,
        Err(fault) => {
            eprintln!("grognard: {}", fault.told(&messages));
            fault.code()
        }
    }
}
