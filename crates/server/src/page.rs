//! The web page, built into the program; where it was not built, a plain page that tells of the API.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Files whose name changes with their content.
const HASHED: &str = "assets/";

/// A file of the page, or the page itself.
pub(crate) async fn serve(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if let Some(file) = Page::get(path) {
        return answer(path, &file, &request);
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file || path.starts_with("api/") {
        return (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response();
    }
    match Page::get("index.html") {
        Some(index) => answer("index.html", &index, &request),
        None => Html(PLAIN).into_response(),
    }
}

fn answer(path: &str, file: &EmbeddedFile, request: &Request) -> Response {
    let hash = file.metadata.sha256_hash();
    let tag: String = hash[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .fold(String::from('"'), |tag, digits| tag + &digits)
        + "\"";
    let known = request.headers().get(header::IF_NONE_MATCH);
    let mut response = if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(file.data.clone().into_owned()).into_response()
    };
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let keep =
        if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Ok(kind) = HeaderValue::from_str(kind.as_ref()) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    response
}

const PLAIN: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Subibaja</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}</style>
<h1>Subibaja</h1>
<p>The server runs. Its web page was not built into this program: <code>cargo xtask run</code> does that.</p>
<ul>
<li><a href="/api/docs">The interface, to read</a>, and <a href="/api/openapi.json">as an OpenAPI document</a></li>
<li><a href="/api/tables">The lobby</a></li>
<li><a href="/healthz">Is it alive?</a> <a href="/readyz">Is it ready?</a> <a href="/metrics">Measures</a></li>
</ul>
"#;
