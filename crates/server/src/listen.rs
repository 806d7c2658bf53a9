//! The loop that takes connections, and how the server stops.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use archive::Archive;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{interval, sleep, timeout};

use crate::books::Rulebooks;
use crate::closing::{Closing, closed};
use crate::config::{Config, Limits};
use crate::fault::ServeFault;
use crate::generals;
use crate::prompt::Prompt;
use crate::room::NEXT_TRY;
use crate::rooms::House;
use crate::routes::router;
use crate::standing;

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    house: Arc<House>,
    closing: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The file of battles may grow to so many bytes from now on.
    pub fn bound_data(&self, bytes: u64) {
        self.house.archive.bound(bytes);
    }

    /// Stops it: nobody else is let in, what is being answered is answered, what
    /// is being stored is stored.
    pub async fn stop(self) {
        self.closing.send_replace(true);
        let _ = self.task.await;
    }
}

/// Starts a server and returns once it listens.
///
/// # Errors
/// When the port is taken or the data folder cannot be used.
pub async fn start(config: Config, books: Arc<dyn Rulebooks>) -> Result<Running, ServeFault> {
    let address = config.address;
    let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => ServeFault::PortTaken { address },
        _ => ServeFault::Address { address, error },
    })?;
    let address = listener.local_addr().map_err(|error| ServeFault::Address { address, error })?;
    let archive = Archive::open(&config.data).await?;
    archive.bound(config.limits.data);
    let (closing, closed) = watch::channel(false);
    let (prompts, prompted) = mpsc::unbounded_channel();
    let house = Arc::new(House::new(archive, books, config, prompts));
    tracing::info!(%address, data = %house.config.data.display(), "listening");
    let task = tokio::spawn(run(listener, Arc::clone(&house), prompted, closed));
    Ok(Running { address, house, closing, task })
}

/// Runs a server until ctrl-c; `listening` is told where it listens.
///
/// # Errors
/// When the port is taken or the data folder cannot be used.
pub async fn serve(
    config: Config,
    books: Arc<dyn Rulebooks>,
    listening: impl FnOnce(SocketAddr),
) -> Result<(), ServeFault> {
    let running = start(config, books).await?;
    listening(running.address());
    stop_signal().await;
    running.stop().await;
    Ok(())
}

/// Ctrl-c, or the polite signal by which service managers stop a program.
async fn stop_signal() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => signal.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<Option<()>>();
    tokio::select! {
        () = interrupt => {}
        _ = terminate => {}
    }
}

async fn run(
    listener: TcpListener,
    house: Arc<House>,
    mut prompts: mpsc::UnboundedReceiver<Prompt>,
    mut closing: Closing,
) {
    // Everybody who still has something to do holds a receiver of this channel.
    let (leaving, staying) = watch::channel(false);
    let app = router(Arc::clone(&house), staying.clone());
    let room_for = Arc::new(Semaphore::new(house.config.limits.connections));
    tokio::spawn(standing::take_up(Arc::clone(&house), staying.clone()));
    let mut sweep = interval(Duration::from_secs(60));
    let mut payday = interval(NEXT_TRY);
    loop {
        tokio::select! {
            () = closed(&mut closing) => break,
            _ = sweep.tick() => {
                house.close_empty();
                house.guests.tidy();
            }
            _ = payday.tick() => {
                let house = Arc::clone(&house);
                tokio::spawn(async move { house.pay_debts().await });
            }
            Some(prompt) = prompts.recv() => {
                let (house, staying) = (Arc::clone(&house), staying.clone());
                if prompt.general {
                    tokio::spawn(generals::command(house, prompt, staying));
                } else {
                    tokio::spawn(standing::answer(house, prompt, staying));
                }
            }
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    // One connection too many is closed at once; behind a proxy it is the
                    // proxy that counts.
                    let Ok(permit) = Arc::clone(&room_for).try_acquire_owned() else {
                        tracing::warn!("too many connections in all");
                        continue;
                    };
                    let Some(peer) = house.guests.connect(from.ip(), permit) else {
                        tracing::warn!(address = %from.ip(), "too many connections of one address");
                        continue;
                    };
                    let app = app.clone().layer(Extension(peer));
                    tokio::spawn(answer(stream, app, house.config.limits.clone(), staying.clone()));
                }
                // Out of file handles, most likely: let some connections end first.
                Err(error) => {
                    tracing::error!(%error, "a connection cannot be taken");
                    sleep(Duration::from_millis(50)).await;
                }
            },
        }
    }
    tracing::info!("stopping");
    drop(listener);
    leaving.send_replace(true);
    house.analyses.stop();
    drop((app, staying));
    let _ = timeout(house.config.limits.farewell, leaving.closed()).await;
    house.pay_at_last().await;
    house.archive.close().await;
    tracing::info!("stopped; everything acknowledged is stored");
}

/// Answers the requests of one connection.
async fn answer(stream: TcpStream, app: Router, limits: Limits, mut closing: Closing) {
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.patience)
        .max_headers(64)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(app))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        () = closed(&mut closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
