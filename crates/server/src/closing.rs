//! How everybody hears that the server stops.

use tokio::sync::watch;

/// Tells sockets that the server stops; as long as somebody holds one, the server waits.
pub(crate) type Closing = watch::Receiver<bool>;

/// Returns when the server stops.
pub(crate) async fn closed(closing: &mut Closing) {
    let _ = closing.wait_for(|closing| *closing).await;
}
