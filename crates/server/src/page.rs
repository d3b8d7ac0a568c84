//! The web page, built into the program; where it was not built, a plain page that tells of the API.
//!
//! Its build writes each file three times: as it is, and compressed as `FILE.br` and `FILE.gz`. So a
//! download costs a copy, however often it is asked for.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use protocol::Code;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::app::App;
use crate::preview;
use crate::rim::{Address, HttpRefusal};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Files whose name changes with their content.
const HASHED: &str = "assets/";

/// How a file may be sent, the shortest first: the name for browsers, and the end of the file's name.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file of the page, or the page itself.
pub(crate) async fn serve(
    State(app): State<Arc<App>>,
    Address(address): Address,
    request: Request,
) -> Response {
    if !app.rates.file(address) {
        let reason = "too many downloads to your address: wait a little";
        return HttpRefusal::new(Code::TooMuch, reason).into_response();
    }
    file::<Page>(&request, &preview::Origin::of(&app.config, request.headers()))
}

/// A file of a folder that was built in.
fn file<Files: RustEmbed>(request: &Request, origin: &preview::Origin) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let allow = [(header::ALLOW, "GET, HEAD")];
        return (StatusCode::METHOD_NOT_ALLOWED, allow).into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(answer) = answer::<Files>(path, request.headers()) {
        return answer;
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file || path.starts_with("api/") {
        return (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response();
    }
    if let Some(answer) = previewed::<Files>(request, origin) {
        return answer;
    }
    answer::<Files>("index.html", request.headers()).unwrap_or_else(|| Html(PLAIN).into_response())
}

/// The page with what messengers show of its address. It is a few kilobytes and differs by address, so
/// it goes as it is.
fn previewed<Files: RustEmbed>(request: &Request, origin: &preview::Origin) -> Option<Response> {
    let page = Files::get("index.html")?;
    let page = str::from_utf8(&page.data).ok()?;
    let heads = Files::get("heads.json");
    let heads = heads.and_then(|file| serde_json::from_slice(&file.data).ok()).unwrap_or_default();
    let text = preview::of(request.uri(), request.headers(), origin).put_into(page, &heads)?;
    let tag = format!("\"{:016x}\"", hash(&text));
    let mut response = if knows(request.headers(), &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Html(text).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language, host"));
    headers.insert(header::ETAG, HeaderValue::from_str(&tag).ok()?);
    Some(response)
}

/// A name of a text's bytes, the same as long as this program runs and after.
fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn answer<Files: RustEmbed>(path: &str, asked: &HeaderMap) -> Option<Response> {
    // Compressed files go by the names of those that they were made of.
    if ENCODINGS.iter().any(|(_, ending)| path.ends_with(ending)) {
        return None;
    }
    let plain = Files::get(path)?;
    let taken = ENCODINGS.iter().find_map(|(encoding, ending)| {
        let compressed = accepts(asked, encoding).then(|| Files::get(&format!("{path}{ending}")));
        Some((*encoding, compressed??))
    });
    let (encoding, file) = match taken {
        Some((encoding, file)) => (Some(encoding), file),
        None => (None, plain),
    };
    let tag = tag(&file);
    let mut response = if knows(asked, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(bytes(file)).into_response()
    };
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let keep =
        if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Ok(kind) = HeaderValue::from_str(kind.as_ref()) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some(response)
}

/// A name of a file's bytes: the compressed ones have another.
fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let digits = hash[..8].iter().map(|byte| format!("{byte:02x}"));
    digits.fold(String::from('"'), |tag, digits| tag + &digits) + "\""
}

/// What was built in is not copied.
fn bytes(file: EmbeddedFile) -> Bytes {
    match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    }
}

/// The parts of a header that is a list.
fn list(headers: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> + use<'_> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim)
}

/// Does the browser have this already? A proxy may have made the tag a weak one.
fn knows(asked: &HeaderMap, tag: &str) -> bool {
    list(asked, header::IF_NONE_MATCH)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// Can the browser read this encoding? What it names itself weighs more than `*`; a quality of 0 is
/// a no. Which of those it can read it would like best is not asked: the shortest.
fn accepts(asked: &HeaderMap, encoding: &str) -> bool {
    let quality = |wanted: &str| {
        list(asked, header::ACCEPT_ENCODING).find_map(|part| {
            let (name, parameters) = part.split_once(';').unwrap_or((part, ""));
            let quality = parameters.trim().strip_prefix("q=").map(|q| q.trim().parse::<f32>());
            let named = name.trim().eq_ignore_ascii_case(wanted);
            named.then(|| quality.is_none_or(|quality| quality.is_ok_and(|q| q > 0.0)))
        })
    };
    quality(encoding).or_else(|| quality("*")).unwrap_or(false)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A page of a few bytes, with the files that the build of the true one writes.
    #[derive(RustEmbed)]
    #[folder = "tests/page"]
    struct Small;

    /// Nothing was built.
    #[derive(RustEmbed)]
    #[folder = "tests/no-page"]
    #[allow_missing = true]
    struct Missing;

    fn get<Files: RustEmbed>(path: &str, headers: &[(&str, &str)]) -> Response {
        let mut request = Request::builder().uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let origin = preview::Origin::unknown();
        file::<Files>(&request.body(Body::empty()).expect("a request"), &origin)
    }

    fn header<'a>(response: &'a Response, name: &str) -> &'a str {
        response.headers().get(name).map_or("", |value| value.to_str().expect("text"))
    }

    async fn body(response: Response) -> Bytes {
        axum::body::to_bytes(response.into_body(), 1 << 20).await.expect("a body")
    }

    #[tokio::test]
    async fn the_shortest_file_that_the_browser_can_read_is_sent() {
        let built = |name: &str| Small::get(name).expect("a file").data.into_owned();
        for (accepted, encoding, file) in [
            ("gzip, deflate, br, zstd", "br", "assets/a-1.wasm.br"),
            ("GZIP", "gzip", "assets/a-1.wasm.gz"),
            ("br;q=0, gzip;q=0.5", "gzip", "assets/a-1.wasm.gz"),
            ("br;q=0.1, gzip;q=0", "br", "assets/a-1.wasm.br"),
            ("*", "br", "assets/a-1.wasm.br"),
            ("*;q=0", "", "assets/a-1.wasm"),
            ("identity, *;q=0", "", "assets/a-1.wasm"),
            ("br;q=x", "", "assets/a-1.wasm"),
            ("bright", "", "assets/a-1.wasm"),
            ("", "", "assets/a-1.wasm"),
        ] {
            let found = get::<Small>("/assets/a-1.wasm", &[("accept-encoding", accepted)]);
            assert_eq!(found.status(), StatusCode::OK);
            assert_eq!(header(&found, "content-encoding"), encoding, "{accepted}");
            assert_eq!(header(&found, "content-type"), "application/wasm");
            assert_eq!(header(&found, "vary"), "accept-encoding");
            assert!(header(&found, "cache-control").contains("immutable"));
            assert_eq!(body(found).await, built(file), "{accepted}");
        }
        let plain = get::<Small>("/assets/a-1.wasm", &[]);
        assert_eq!(header(&plain, "content-encoding"), "");
    }

    #[tokio::test]
    async fn a_file_that_is_known_is_not_sent_again() {
        let br = ("accept-encoding", "br");
        let plain = header(&get::<Small>("/", &[]), "etag").to_owned();
        let tag = header(&get::<Small>("/", &[br]), "etag").to_owned();
        assert_ne!(plain, tag, "other bytes have another tag");
        for known in [tag.clone(), format!("W/{tag}"), format!("\"x\", {tag}"), "*".into()] {
            let found = get::<Small>("/t/abc", &[br, ("if-none-match", &known)]);
            assert_eq!(found.status(), StatusCode::NOT_MODIFIED, "{known}");
            assert_eq!(
                (header(&found, "etag"), header(&found, "cache-control")),
                (&*tag, "no-cache")
            );
            assert_eq!(header(&found, "vary"), "accept-encoding");
            assert!(body(found).await.is_empty());
        }
        let found = get::<Small>("/", &[br, ("if-none-match", &plain)]);
        assert_eq!(found.status(), StatusCode::OK, "the plain file is known, not this");
    }

    #[test]
    fn compressed_files_have_no_address_of_their_own() {
        for path in ["/assets/a-1.wasm.br", "/index.html.gz", "/nothing.js", "/api/nothing"] {
            assert_eq!(get::<Small>(path, &[]).status(), StatusCode::NOT_FOUND, "{path}");
        }
        let mut request = Request::new(Body::empty());
        *request.method_mut() = Method::POST;
        let refused = file::<Small>(&request, &preview::Origin::unknown());
        assert_eq!(refused.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[tokio::test]
    async fn without_a_page_there_is_a_plain_one() {
        let found = get::<Missing>("/", &[("accept-encoding", "br")]);
        assert_eq!(header(&found, "content-encoding"), "");
        assert_eq!(body(found).await, PLAIN);
    }
}
