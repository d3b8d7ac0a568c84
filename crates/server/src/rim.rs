//! What holds for every request: who asks, from where, and what browsers are told to keep to.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem};
use tables::Refusal;

use crate::app::App;
use crate::logging::seldom;
use crate::measures;
use crate::stored::LoadError;

/// What browsers are told. Nothing of ours loads anything from anywhere else.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
         style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; \
         worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'",
    ),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=()",
    ),
];

/// Sets the headers that every answer has.
pub(crate) async fn set_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Refuses an address that asks for too much.
pub(crate) async fn limit_requests(
    State(app): State<Arc<App>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    if app.rates.request(address) {
        return next.run(request).await;
    }
    HttpRefusal::new(Code::TooMuch, "too many requests from your address: wait a little")
        .into_response()
}

/// The client's address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Self, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |ConnectInfo(peer)| peer.ip());
        // The proxy adds the address that it saw at the end; what stands before it, anyone may write.
        let forwarded = || {
            let header = parts.headers.get_all("x-forwarded-for").iter().next_back()?;
            header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let named = if app.config.behind_proxy { forwarded() } else { None };
        Ok(Address(named.unwrap_or(peer)))
    }
}

/// Does a socket come from a page of ours, or from no page at all?
pub(crate) fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if app.config.public_url.as_deref() == Some(origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && named == host
}

/// The secret that comes with a request.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<String> {
    let header = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    header.strip_prefix("Bearer ").map(|secret| secret.trim().to_owned())
}

/// A request that is not granted.
#[derive(Debug)]
pub(crate) struct HttpRefusal(Problem);

impl HttpRefusal {
    pub(crate) fn new(code: Code, reason: impl Into<String>) -> HttpRefusal {
        HttpRefusal(Problem { code, reason: reason.into() })
    }
}

impl From<Refusal> for HttpRefusal {
    fn from(refusal: Refusal) -> HttpRefusal {
        HttpRefusal::new(refusal.code, refusal.reason)
    }
}

impl From<LoadError> for HttpRefusal {
    fn from(error: LoadError) -> HttpRefusal {
        match error {
            LoadError::Missing => HttpRefusal::new(Code::NoTable, "there is no such table"),
            LoadError::Corrupt(_) | LoadError::Store(_) => {
                seldom!(error, %error, "a table can't be loaded");
                HttpRefusal::new(
                    Code::NotStored,
                    "the table can't be loaded now: try again in a moment",
                )
            }
        }
    }
}

impl IntoResponse for HttpRefusal {
    fn into_response(self) -> Response {
        measures::refused(self.0.code);
        (status(self.0.code), Json(self.0)).into_response()
    }
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::Unreadable
        | Code::Version
        | Code::JoinFirst
        | Code::Invalid
        | Code::Length
        | Code::NameMarks => StatusCode::BAD_REQUEST,
        Code::NoTable | Code::NoSeat => StatusCode::NOT_FOUND,
        Code::WrongSecret | Code::InvitationUsed | Code::KeyNeeded => StatusCode::UNAUTHORIZED,
        Code::NotSeated | Code::NotHost | Code::SeatIsBots | Code::NoTalk | Code::NamesNumber => {
            StatusCode::FORBIDDEN
        }
        Code::TooMuch => StatusCode::TOO_MANY_REQUESTS,
        Code::NotStored | Code::NotKnown | Code::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        Code::SeatTaken
        | Code::NameTaken
        | Code::Full
        | Code::NotStarted
        | Code::Started
        | Code::NotOver
        | Code::Over
        | Code::NotYourTurn
        | Code::MovedOn
        | Code::Illegal
        | Code::OneAtATime
        | Code::NotAway
        | Code::NoTakeBack => StatusCode::CONFLICT,
    }
}
