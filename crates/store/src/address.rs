//! Where a PostgreSQL server is, read from its address.
//!
//! A password with `#`, `?`, `@` or `/` in it that were not written as `%23` and so on moves the
//! limits of an address: part of the password is then its host, port, path or fragment. So nothing of
//! an address that could be read in two ways is ever shown.

use sqlx::postgres::PgConnectOptions;
use url::Url;

/// Shown in place of an address that is not.
const NOT_SHOWN: &str = "on PostgreSQL (its address is not shown, as it may hold a password)";

/// What to do about an address that can't be understood.
const HINT: &str = "write postgres://USER:PASSWORD@HOST/NAME, and in the password %23 for #, \
                    %2F for /, %3F for ?, %40 for @ and %25 for %";

/// The parameters that the driver knows. It logs the others with their values.
const PARAMETERS: [&str; 18] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "statement-cache-capacity",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
];

/// Host, port and database, for messages and logs.
pub(crate) fn place(address: &str) -> String {
    try_place(address).unwrap_or_else(|| NOT_SHOWN.into())
}

fn try_place(address: &str) -> Option<String> {
    let (_, rest) = address.split_once("://")?;
    let tail = rest.find(['/', '?', '#']).map_or("", |end| &rest[end..]);
    if tail.contains(['@', '#']) {
        return None;
    }
    let url = parse(address).ok()?;
    let mut host = url.host_str().unwrap_or_default().to_owned();
    let mut port = url.port();
    let mut database = url.path().trim_start_matches('/').to_owned();
    for (key, value) in url.query_pairs() {
        match &*key {
            "host" | "hostaddr" => host = value.into_owned(),
            "port" => port = Some(value.parse().ok()?),
            "dbname" => database = value.into_owned(),
            // What follows it may be part of it.
            "password" => return None,
            _ => {}
        }
    }
    let port = port.map(|port| format!(":{port}")).unwrap_or_default();
    Some(format!("postgres://{host}{port}/{database}"))
}

/// What the driver needs. The error says nothing of what stands in the address.
pub(crate) fn options(address: &str) -> Result<PgConnectOptions, String> {
    let misread = || format!("its address can't be understood: {HINT}");
    let url = parse(address)?;
    let stray = url.query_pairs().any(|(key, value)| {
        let known = PARAMETERS.contains(&&*key) || key.starts_with("options[");
        !known && (key.contains('@') || value.contains('@'))
    });
    if url.fragment().is_some() || url.path().contains('@') || stray {
        return Err(misread());
    }
    address.parse().map_err(|_: sqlx::Error| misread())
}

fn parse(address: &str) -> Result<Url, String> {
    let url = Url::parse(address)
        .map_err(|error| format!("its address can't be understood ({error}): {HINT}"))?;
    match url.scheme() {
        "postgres" | "postgresql" => Ok(url),
        _ => Err(format!("its address can't be understood: {HINT}")),
    }
}
