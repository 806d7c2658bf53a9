//! What can go wrong, for the program that starts the server and for those who send it something.

use std::net::SocketAddr;

use archive::ArchiveFault;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Label;
use kernel::wire::Refusal;
use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

/// Why the server does not run.
#[derive(Debug, Error)]
pub enum ServeFault {
    /// Somebody else listens there.
    #[error("{address} is in use: stop the other program or choose another port")]
    PortTaken {
        /// Where.
        address: SocketAddr,
    },
    /// One cannot listen there.
    #[error("cannot listen on {address}: {error}")]
    Address {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
    /// The stored battles cannot be used.
    #[error(transparent)]
    Archive(#[from] ArchiveFault),
}

/// Why a request is not answered as its sender wished.
#[derive(Debug)]
pub(crate) struct Denial {
    status: StatusCode,
    refusal: Refusal,
}

impl Denial {
    pub(crate) fn new(status: StatusCode, label: Label) -> Self {
        Denial { status, refusal: Refusal::plain(label) }
    }

    /// What is told to the sender.
    pub(crate) fn refusal(&self) -> &Refusal {
        &self.refusal
    }

    pub(crate) fn into_complaint(self) -> Refusal {
        self.refusal
    }

    pub(crate) fn bad_request(label: Label) -> Self {
        Denial::new(StatusCode::BAD_REQUEST, label)
    }

    pub(crate) fn not_found(label: Label) -> Self {
        Denial::new(StatusCode::NOT_FOUND, label)
    }

    pub(crate) fn no_seat() -> Self {
        Denial::new(StatusCode::FORBIDDEN, Label::new("wire-no-seat"))
    }

    /// The rules or the pack do not allow it.
    pub(crate) fn unprocessable(refusal: Refusal) -> Self {
        Denial { status: StatusCode::UNPROCESSABLE_ENTITY, refusal }
    }

    pub(crate) fn conflict(refusal: Refusal) -> Self {
        Denial { status: StatusCode::CONFLICT, refusal }
    }

    pub(crate) fn too_large() -> Self {
        Denial::new(StatusCode::PAYLOAD_TOO_LARGE, Label::new("wire-too-large"))
    }

    /// A mistake of ours.
    pub(crate) fn fault() -> Self {
        Denial::new(StatusCode::INTERNAL_SERVER_ERROR, Label::new("wire-fault"))
    }
}

impl From<ArchiveFault> for Denial {
    fn from(fault: ArchiveFault) -> Self {
        match fault {
            ArchiveFault::SeatTaken => Denial::new(StatusCode::CONFLICT, Label::new("wire-invitation-taken")),
            ArchiveFault::Full { .. } => Denial::new(StatusCode::INSUFFICIENT_STORAGE, Label::new("wire-disk-full")),
            ArchiveFault::NotStored { .. } => {
                Denial::new(StatusCode::INSUFFICIENT_STORAGE, Label::new("wire-not-stored"))
            }
            ArchiveFault::Closed => Denial::new(StatusCode::SERVICE_UNAVAILABLE, Label::new("wire-closing")),
            fault => {
                tracing::error!(%fault, "the archive cannot be read");
                Denial::new(StatusCode::INTERNAL_SERVER_ERROR, Label::new("wire-archive"))
            }
        }
    }
}

impl IntoResponse for Denial {
    fn into_response(self) -> Response {
        (self.status, Json(ErrorBody { error: &self.refusal })).into_response()
    }
}

/// The body of every answer that is none.
#[derive(Debug, Serialize, TS)]
pub(crate) struct ErrorBody<'a> {
    error: &'a Refusal,
}

/// A refusal that rests on no paragraph and needs no arguments.
pub(crate) fn plain(id: &str) -> Refusal {
    Refusal::plain(Label::new(id))
}

/// There is no such battle.
pub(crate) fn unknown_battle() -> Denial {
    Denial::not_found(Label::new("wire-unknown-battle"))
}

/// A JSON body, or a denial that says what is wrong with it.
#[derive(Debug)]
pub(crate) struct Sent<T>(pub(crate) T);

impl<T, S> FromRequest<S> for Sent<T>
where
    Json<T>: FromRequest<S, Rejection = JsonRejection>,
    S: Send + Sync,
{
    type Rejection = Denial;

    async fn from_request(request: Request, state: &S) -> Result<Self, Denial> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(sent)) => Ok(Sent(sent)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Denial::too_large()),
            Err(rejection) => {
                let label = Label::new("wire-malformed").with("problem", rejection.body_text().as_str());
                Err(Denial::new(rejection.status(), label))
            }
        }
    }
}
