//! What is asked over HTTP.

mod docs;

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use protocol::{
    Code, CreateTable, Created, Listed, Lobby, Problem, TableInfo, TakeSeat, TakenSeat,
};
use store::{AppendError, Settled, TableId};
use tables::{Reply, Request, Stored, Table};
use tokio::sync::oneshot;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::actor::Mail;
use crate::app::{App, generator, now};
use crate::limits::{LOBBY_PAGE, REQUEST_TIMEOUT, SETTLE_PAUSE};
use crate::logging::seldom;
use crate::rim::{Address, HttpRefusal, bearer};
use crate::{measures, registry, socket, stored};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Subibaja",
        description = "Tables of number-card games. A seat's key is all that is needed to sit \
            there. Games are played over a WebSocket at `/api/socket`; its messages are described \
            in docs/protocol.md."
    ),
    components(schemas(Problem, TableInfo))
)]
struct Document;

/// The routes below `/api`, and their description.
pub(crate) fn router() -> (axum::Router<Arc<App>>, utoipa::openapi::OpenApi) {
    let (router, document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(create, lobby))
        .routes(routes!(look))
        .routes(routes!(take_seat))
        .routes(routes!(record))
        .split_for_parts();
    let json = serde_json::to_string_pretty(&document).unwrap_or_default();
    let page = docs::page(&document);
    let router = router
        .route("/api/socket", axum::routing::any(socket::open))
        .route(
            "/api/openapi.json",
            axum::routing::get(move || async move {
                ([(header::CONTENT_TYPE, "application/json")], json)
            }),
        )
        .route("/api/docs", axum::routing::get(move || async move { Html(page) }));
    (router, document)
}

/// The `OpenAPI` document, as JSON.
pub fn openapi() -> String {
    serde_json::to_string_pretty(&router().1).unwrap_or_default()
}

/// Make a table
///
/// The answer has an invitation for each seat that awaits a person, and a secret for those who look
/// on. Nobody is told them again but who asks with the same `id` and `key`: then it is the same
/// answer, and the table was made once.
#[utoipa::path(post, path = "/api/tables", request_body = CreateTable, responses(
    (status = 201, description = "The table is made", body = Created),
    (status = 400, description = "It can't be made so", body = Problem),
    (status = 429, description = "Too many tables from one address", body = Problem),
))]
async fn create(
    State(app): State<Arc<App>>,
    Address(address): Address,
    request: Result<Json<CreateTable>, JsonRejection>,
) -> Result<Response, HttpRefusal> {
    let Json(request) = request.map_err(|rejection| unreadable(&rejection))?;
    if !app.rates.table(address) {
        let reason = "too many new tables from your address: wait a while";
        return Err(HttpRefusal::new(Code::TooMuch, reason));
    }
    let mut rng = generator().map_err(|error| {
        tracing::error!(%error, "no random numbers");
        not_stored()
    })?;
    let founded = tables::found(request, &mut rng)?;
    let (at, id) = (now(), founded.answer.table.clone());
    let entries: Vec<String> = founded.entries.iter().map(Stored::to_json).collect();
    let table = Table::replay(&id, entries.iter().map(|body| (at, body.as_str())));
    let summary = table.map(|table| table.summary()).ok();
    let game = summary.as_ref().map(|summary| summary.listed.game.clone()).unwrap_or_default();
    let append = tables::Append {
        table: id.as_str().into(),
        first_seq: store::FIRST_SEQ,
        at,
        entries,
        summary,
        new: None,
    };
    let id: TableId = id.parse().map_err(|_| not_stored())?;
    let append = stored::append(id, append);
    match app.store.append(append.clone()).await {
        Ok(()) => {}
        Err(AppendError::Unknown(_)) => {
            if !settled(&app, &append).await? {
                return made_before(&app, id, &founded).await;
            }
        }
        Err(AppendError::Taken) => return made_before(&app, id, &founded).await,
        Err(error) => {
            seldom!(error, %error, "a table was not stored");
            return Err(not_stored());
        }
    }
    measures::created(&game);
    Ok((StatusCode::CREATED, private(Json(founded.answer))).into_response())
}

/// The lobby
///
/// Listed tables that are not over, the newest first.
#[utoipa::path(get, path = "/api/tables", responses(
    (status = 200, description = "The tables", body = Lobby),
))]
async fn lobby(State(app): State<Arc<App>>) -> Result<Response, HttpRefusal> {
    let found = app.store.lobby(LOBBY_PAGE).await.map_err(|error| {
        seldom!(error, %error, "the lobby can't be read");
        not_stored()
    })?;
    let tables = found.into_iter();
    let tables: Vec<Listed> =
        tables.filter_map(|(_, summary)| serde_json::from_str(&summary.info).ok()).collect();
    Ok(private(Json(Lobby { tables })))
}

/// A table as it stands
///
/// As those who look on see it: whoever wants to see a hand has to be there, over a socket. Tables
/// that are not listed are seen by those who have a seat's key or the secret of those who look on:
/// `Authorization: Bearer SECRET`.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)), responses(
    (status = 200, description = "The first update of a socket that joins now", body = Object),
    (status = 401, description = "The secret is none of this table's", body = Problem),
    (status = 404, description = "There is no such table", body = Problem),
))]
async fn look(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpRefusal> {
    match ask(&app, &table, Request::Look { secret: bearer(&headers) }).await? {
        Reply::Look(update) => Ok(private(Json(update))),
        other => Err(odd(other)),
    }
}

/// Take a free seat of a listed table
///
/// The request brings a key of one's own, which opens the seat from then on. Asked again with the
/// same key, the answer is the same.
#[utoipa::path(post, path = "/api/tables/{table}/seats", params(("table" = String, Path)),
    request_body = TakeSeat, responses(
    (status = 200, description = "The seat", body = TakenSeat),
    (status = 401, description = "The table is not listed", body = Problem),
    (status = 404, description = "There is no such table", body = Problem),
    (status = 409, description = "No seat is free", body = Problem),
))]
async fn take_seat(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Result<Json<TakeSeat>, JsonRejection>,
) -> Result<Response, HttpRefusal> {
    let Json(TakeSeat { key, name }) = request.map_err(|rejection| unreadable(&rejection))?;
    match ask(&app, &table, Request::TakeSeat { key, name }).await? {
        Reply::Seat(seat) => Ok(private(Json(seat))),
        other => Err(odd(other)),
    }
}

/// The record of a finished game
///
/// All cards are in it, and what the deal was made from: `subibaja check` verifies it.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)), responses(
    (status = 200, description = "The record, one object of JSON", body = Object),
    (status = 401, description = "The secret is none of this table's", body = Problem),
    (status = 404, description = "There is no such table", body = Problem),
    (status = 409, description = "The game is not over", body = Problem),
))]
async fn record(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpRefusal> {
    match ask(&app, &table, Request::Record { secret: bearer(&headers) }).await? {
        Reply::Record(record) => {
            let json = [(header::CONTENT_TYPE, "application/json")];
            Ok(private((json, record.to_json() + "\n")))
        }
        other => Err(odd(other)),
    }
}

/// The answer to who asks again for a table that there is.
async fn made_before(
    app: &App,
    id: TableId,
    founded: &tables::Founded,
) -> Result<Response, HttpRefusal> {
    let table = stored::load(&app.store, &id).await?;
    let reason = "this id made another table: take a fresh one";
    let answer = founded.asked_again(&table);
    let answer = answer.ok_or_else(|| HttpRefusal::new(Code::Invalid, reason))?;
    Ok((StatusCode::CREATED, private(Json(answer))).into_response())
}

/// Finds out whether a new table is in the log, as long as a request may take; or another of its id.
async fn settled(app: &App, append: &store::Append) -> Result<bool, HttpRefusal> {
    let settle = async {
        loop {
            match app.store.settle(append).await {
                Ok(Settled::Stored) => return true,
                Ok(Settled::Taken) => return false,
                Err(_) => tokio::time::sleep(SETTLE_PAUSE).await,
            }
        }
    };
    let reason =
        "whether the table was made is not known: ask again with the same id, or make another one";
    let unknown = |_| HttpRefusal::new(Code::NotKnown, reason);
    tokio::time::timeout(REQUEST_TIMEOUT, settle).await.map_err(unknown)
}

/// Asks a table, and waits for its answer.
async fn ask(app: &Arc<App>, table: &str, request: Request) -> Result<Reply, HttpRefusal> {
    let id: TableId =
        table.parse().map_err(|_| HttpRefusal::new(Code::NoTable, "there is no such table"))?;
    let (reply, answer) = oneshot::channel();
    registry::deliver(app, &id, Mail::Ask(Box::new((request, reply)))).await?;
    match tokio::time::timeout(REQUEST_TIMEOUT, answer).await {
        Ok(Ok(reply)) => Ok(reply),
        Ok(Err(_)) | Err(_) => Err(not_stored()),
    }
}

fn odd(reply: Reply) -> HttpRefusal {
    match reply {
        Reply::Refused(refusal) => refusal.into(),
        Reply::Look(_) | Reply::Record(_) | Reply::Seat(_) => not_stored(),
    }
}

fn not_stored() -> HttpRefusal {
    HttpRefusal::new(Code::NotStored, "the server can't do that now: try again in a moment")
}

fn unreadable(rejection: &JsonRejection) -> HttpRefusal {
    HttpRefusal::new(Code::Unreadable, rejection.body_text())
}

/// An answer that no cache keeps: it may hold a secret or a hand.
fn private(answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
