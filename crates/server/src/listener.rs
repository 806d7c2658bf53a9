//! Somebody who looks on.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use archive::KeyHash;
use axum::extract::ws::Utf8Bytes;
use kernel::Viewer;
use tokio::sync::{Notify, mpsc};

use crate::shown::Shown;

/// Somebody who looks at a battle through a socket.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) viewer: Viewer,
    /// The browser.
    pub(crate) visitor: KeyHash,
    /// Where it comes from.
    pub(crate) address: IpAddr,
    frames: mpsc::Sender<Utf8Bytes>,
    /// What he was shown last: the next frame says what has changed since.
    shown: Mutex<Option<Arc<Shown>>>,
    /// Rung when frames could not be delivered and the socket must go.
    pub(crate) too_slow: Notify,
    /// Rung when somebody else keeps the seat for himself.
    pub(crate) turned_out: Notify,
}

impl Listener {
    pub(crate) fn new(viewer: Viewer, visitor: KeyHash, address: IpAddr, frames: mpsc::Sender<Utf8Bytes>) -> Self {
        let (too_slow, turned_out) = (Notify::new(), Notify::new());
        Listener { viewer, visitor, address, frames, shown: Mutex::default(), too_slow, turned_out }
    }

    /// He is shown something; what he was shown before.
    pub(crate) fn is_shown(&self, shown: Option<Arc<Shown>>) -> Option<Arc<Shown>> {
        std::mem::replace(&mut self.shown.lock().unwrap_or_else(PoisonError::into_inner), shown)
    }

    /// Queues a frame. A socket that does not keep up is let go: it will ask again for everything.
    pub(crate) fn send(&self, frame: Utf8Bytes) {
        if self.frames.try_send(frame).is_err() {
            self.too_slow.notify_one();
        }
    }
}
