//! `grognard serve`: the table in the browser.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::ArgMatches;
use kernel::Label;

use crate::Fault;
use crate::books::Shelf;
use crate::fault::WELL;
use crate::messages::Messages;

pub(crate) fn run(matches: &ArgMatches, messages: &Messages) -> Result<ExitCode, Fault> {
    let text = matches.get_one::<String>("address").cloned().unwrap_or_default();
    let address: SocketAddr = text
        .parse()
        .map_err(|_| Fault::Options(messages.tell(&Label::new("cli-bad-address").with("address", text.as_str()))))?;
    let data = matches.get_one::<PathBuf>("data").cloned().unwrap_or_default();
    let books = Arc::new(Shelf::new(super::library(matches)?));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Fault::Runtime)?;
    let config = server::Config::new(address, data);
    let served = runtime.block_on(server::serve(config, books, |bound| {
        let url = format!("http://{bound}/");
        println!("{}", messages.tell(&Label::new("cli-serving").with("url", url.as_str())));
    }));
    // Everything acknowledged is on disk; a curve that is still being refined must not keep the program from ending.
    runtime.shutdown_background();
    served?;
    Ok(ExitCode::from(WELL))
}
