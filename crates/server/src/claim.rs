//! By what somebody claims a seat, over HTTP and over a socket.

use std::fmt;

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use axum::http::{Uri, header};
use kernel::Label;
use serde::Deserialize;
use ts_rs::TS;

use crate::fault::Denial;

/// By what somebody claims a seat.
#[derive(Default, Deserialize, TS)]
#[ts(optional_fields)]
pub(crate) struct Claim {
    /// The side, or `onlooker`; without it the key decides, or the cookie.
    #[serde(rename = "as")]
    pub(crate) viewer: Option<String>,
    /// The key of the link.
    pub(crate) key: Option<String>,
    /// The share of chance of one who takes an invitation.
    pub(crate) nonce: Option<String>,
}

impl fmt::Debug for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Claim").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}

/// As whom one looks, in the address of a request.
#[derive(Deserialize)]
struct Looking {
    #[serde(rename = "as")]
    viewer: Option<String>,
}

/// Whether an address carries what must not be in it: addresses are written into logs.
pub(crate) fn tells_secrets(uri: &Uri) -> bool {
    let names = uri.query().unwrap_or_default().split('&').map(|part| part.split('=').next().unwrap_or_default());
    names.into_iter().any(|name| name == "key" || name == "nonce")
}

pub(crate) fn key_in_address() -> Denial {
    Denial::bad_request(Label::new("wire-key-in-address"))
}

/// The claim of a request: the viewer in its address, the key in its header
/// `Authorization: Bearer KEY`.
impl<S: Send + Sync> FromRequestParts<S> for Claim {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Denial> {
        if tells_secrets(&parts.uri) {
            return Err(key_in_address());
        }
        let looking = Query::<Looking>::from_request_parts(parts, state).await;
        let Query(Looking { viewer }) = looking.map_err(|_| Denial::no_seat())?;
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|header| header.to_str().ok());
        let key = header.and_then(|header| header.strip_prefix("Bearer ")).map(|key| key.trim().to_owned());
        Ok(Claim { viewer, key, nonce: None })
    }
}
