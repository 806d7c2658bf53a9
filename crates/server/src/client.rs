//! The built web client, from inside the binary.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The files of the built client; none if it was not built before this program.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// What is shown when the client was not built.
const PLACEHOLDER: &str = include_str!("placeholder.html");

/// Any other path: a file of the client, or its one page, which finds its own way from there.
pub(crate) async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    match Client::get(path) {
        Some(file) if path != "index.html" => found(path, file, &headers),
        None if is_asset(path) => StatusCode::NOT_FOUND.into_response(),
        _ => page(&headers),
    }
}

/// A path with a file's ending, which no place of the client has.
fn is_asset(path: &str) -> bool {
    path != "index.html" && path.rsplit('/').next().is_some_and(|name| name.contains('.'))
}

fn page(headers: &HeaderMap) -> Response {
    match Client::get("index.html") {
        Some(file) => found("index.html", file, headers),
        None => {
            let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
            (kind, PLACEHOLDER).into_response()
        }
    }
}

fn found(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    // Names below `assets` carry a hash of their contents: they never change.
    let caching = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str()) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = with_charset(file.metadata.mimetype());
        ([(header::CONTENT_TYPE, kind)], Body::from(file.data)).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

fn with_charset(kind: &str) -> String {
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}
