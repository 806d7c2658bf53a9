//! Every path, and the headers that a careful web developer sets.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Request, State as Shared};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Extension, Router};
use kernel::Label;
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;

use crate::closing::Closing;
use crate::fault::Denial;
use crate::rooms::House;
use crate::socket::connect;
use crate::{analysis, client, create, examples, history, import, lobby, seats};

/// Every route of the API with its method, as `openapi.json` describes them.
pub const ROUTES: [(&str, &str); 17] = [
    ("get", "/api/packs"),
    ("get", "/api/packs/{id}"),
    ("get", "/api/packs/{id}/situations/{name}"),
    ("get", "/api/situations/{system}"),
    ("get", "/api/situations/{system}/{paragraph}"),
    ("get", "/api/messages/{language}"),
    ("get", "/api/battles"),
    ("post", "/api/battles"),
    ("post", "/api/battles/import"),
    ("get", "/api/battles/{id}"),
    ("get", "/api/battles/{id}/record"),
    ("get", "/api/battles/{id}/verify"),
    ("get", "/api/battles/{id}/analysis"),
    ("get", "/api/battles/{id}/proposal"),
    ("post", "/api/battles/{id}/seat"),
    ("get", "/api/battles/{id}/socket"),
    ("get", "/api/openapi.json"),
];

/// Scripts, styles and pictures come from us alone; the board's ground is kept as a picture
/// the client draws itself.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

pub(crate) fn router(house: Arc<House>, closing: Closing) -> Router {
    let limits = house.config.limits.clone();
    let plain = Router::new()
        .route("/api/battles", get(lobby::battles).post(create::create))
        .route("/api/battles/import", post(import::import))
        .route("/api/battles/{id}", get(lobby::battle))
        .route("/api/battles/{id}/record", get(lobby::record))
        .route("/api/battles/{id}/verify", get(history::verify))
        .route("/api/battles/{id}/analysis", get(analysis::analysis))
        .route("/api/battles/{id}/proposal", get(analysis::proposal))
        .route("/api/battles/{id}/seat", post(seats::sit_down))
        .route("/api/battles/{id}/socket", get(connect));
    // Answers without secrets may be compressed; those beside secrets may not.
    let public = Router::new()
        .route("/api/packs", get(lobby::packs))
        .route("/api/packs/{id}", get(lobby::pack))
        .route("/api/packs/{id}/situations/{name}", get(examples::told))
        .route("/api/situations/{system}", get(examples::counted))
        .route("/api/situations/{system}/{paragraph}", get(examples::listed))
        .route("/api/messages/{language}", get(lobby::messages))
        .route("/api/openapi.json", get(lobby::openapi))
        .route("/api/{*rest}", any(nothing_here))
        .fallback(client::file)
        .layer(CompressionLayer::new());
    plain
        .merge(public)
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(from_fn_with_state(Arc::clone(&house), in_time))
        .layer(from_fn(same_origin))
        .layer(from_fn(careful_headers))
        .layer(Extension(closing))
        .with_state(house)
}

async fn nothing_here() -> Denial {
    Denial::not_found(Label::new("wire-nothing-here"))
}

/// A request must have arrived, and been answered, in time.
async fn in_time(Shared(house): Shared<Arc<House>>, request: Request, next: Next) -> Response {
    match timeout(house.config.limits.patience, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Denial::new(StatusCode::REQUEST_TIMEOUT, Label::new("wire-too-slow")).into_response(),
    }
}

/// Pages of other origins may neither change anything nor open sockets,
/// whatever cookies they bring.
async fn same_origin(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let changes = request.method() != Method::GET || headers.contains_key(header::UPGRADE);
    let host = headers.get(header::HOST).map(HeaderValue::as_bytes);
    let foreign = headers.get(header::ORIGIN).is_some_and(|origin| {
        let origin = origin.as_bytes();
        let name = origin.strip_prefix(b"https://").or_else(|| origin.strip_prefix(b"http://"));
        name.is_none() || name != host
    });
    if changes && foreign {
        return Denial::new(StatusCode::FORBIDDEN, Label::new("wire-foreign-origin")).into_response();
    }
    next.run(request).await
}

async fn careful_headers(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
