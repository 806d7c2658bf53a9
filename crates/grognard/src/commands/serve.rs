//! `grognard serve`: the table in the browser.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::ArgMatches;
use kernel::Label;
use library::Library;
use tracing_subscriber::EnvFilter;

use crate::Fault;
use crate::books::Shelf;
use crate::fault::WELL;
use crate::messages::Messages;

/// What is worth knowing unless somebody asks for more.
const USUAL: &str = "info";

/// Writes what happens to the standard error: as `--log` says, else as the environment
/// variable `RUST_LOG` does.
fn log(matches: &ArgMatches, messages: &Messages) -> Result<(), Fault> {
    let wanted = matches.get_one::<String>("log").cloned().or_else(|| std::env::var("RUST_LOG").ok());
    let wanted = wanted.filter(|wanted| !wanted.is_empty()).unwrap_or_else(|| USUAL.to_owned());
    let filter = EnvFilter::try_new(&wanted)
        .map_err(|_| Fault::Options(messages.tell(&Label::new("cli-bad-log").with("filter", wanted.as_str()))))?;
    let colours = std::io::stderr().is_terminal();
    // A second one in the same process, as in a test, is of no use and does no harm.
    let _ =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(colours).try_init();
    Ok(())
}

pub(crate) fn run(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    let text = matches.get_one::<String>("address").cloned().unwrap_or_default();
    let address: SocketAddr = text
        .parse()
        .map_err(|_| Fault::Options(messages.tell(&Label::new("cli-bad-address").with("address", text.as_str()))))?;
    let data = matches.get_one::<PathBuf>("data").cloned().unwrap_or_default();
    let books = Arc::new(Shelf::new(library.clone()));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Fault::Runtime)?;
    log(matches, messages)?;
    let mut config = server::Config::new(address, data);
    config.proxied = matches.get_flag("proxy");
    let served = runtime.block_on(server::serve(config, books, |bound| {
        let url = format!("http://{bound}/");
        println!("{}", messages.tell(&Label::new("cli-serving").with("url", url.as_str())));
    }));
    // Everything acknowledged is on disk; a curve that is still being refined must not keep
    // the program from ending.
    runtime.shutdown_background();
    served?;
    Ok(ExitCode::from(WELL))
}
