//! A seat's link: `http://HOST:PORT/t/TABLE#INVITATION`, `#g=INVITATION` for the next of a group, or
//! `#k=KEY` to go on from another device.

use std::str::FromStr;

/// A link, taken apart.
#[derive(Clone, PartialEq, Eq)]
pub struct Link {
    /// The address of the socket.
    pub(crate) socket: String,
    /// The table's id.
    pub(crate) table: String,
    /// What opens the seat; without it one looks on, where that is allowed.
    pub(crate) secret: Option<String>,
    /// Is it a seat's key, rather than an invitation that is exchanged for one?
    pub(crate) is_key: bool,
}

impl Link {
    /// The table's id.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// May the link be an invitation, for which a key of one's own is needed?
    pub fn may_invite(&self) -> bool {
        self.secret.is_some() && !self.is_key
    }
}

/// Without the secret, which has no place in a log.
impl std::fmt::Debug for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} at {}", self.table, self.socket)
    }
}

impl FromStr for Link {
    type Err = String;

    fn from_str(text: &str) -> Result<Link, String> {
        let wrong = || {
            "expected a seat's link such as http://127.0.0.1:8080/t/TABLE#INVITATION; \
             in a shell it must stand in quotes"
                .to_owned()
        };
        let (scheme, rest) = text.trim().split_once("://").ok_or_else(wrong)?;
        let scheme = match scheme {
            "http" | "ws" => "ws",
            "https" | "wss" => "wss",
            _ => return Err(wrong()),
        };
        let (address, secret) = match rest.split_once('#') {
            Some((address, secret)) => (address, Some(secret)),
            None => (rest, None),
        };
        let (host, table) = address.split_once("/t/").ok_or_else(wrong)?;
        let table = table.trim_end_matches('/').split(['?', '/']).next().unwrap_or_default();
        let is_plain = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_graphic());
        if !is_plain(host) || !is_plain(table) || host.contains('/') {
            return Err(wrong());
        }
        let key = secret.and_then(|secret| secret.strip_prefix("k="));
        let group = secret.and_then(|secret| secret.strip_prefix("g="));
        let secret =
            key.or(group).or(secret).filter(|secret| !secret.is_empty()).map(str::to_owned);
        // For proxies, which may send those of one table to one node.
        let is_an_id = table.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let query = if is_an_id { format!("?table={table}") } else { String::new() };
        Ok(Link {
            is_key: key.is_some(),
            socket: format!("{scheme}://{host}/api/socket{query}"),
            table: table.to_owned(),
            secret,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_taken_apart() {
        let link: Link = "http://127.0.0.1:8080/t/abc#s3cret".parse().expect("a link");
        assert_eq!(link.socket, "ws://127.0.0.1:8080/api/socket?table=abc");
        assert_eq!((link.table.as_str(), link.secret.as_deref()), ("abc", Some("s3cret")));
        let link: Link = "https://play.example/t/abc/".parse().expect("a link");
        assert_eq!(link.socket, "wss://play.example/api/socket?table=abc");
        assert_eq!(link.secret, None);
        assert!(!format!("{link:?}").contains("secret"));
        let link: Link = "https://play.example/t/abc#k=s3cret".parse().expect("a link");
        assert_eq!((link.secret.as_deref(), link.may_invite()), (Some("s3cret"), false));
        let link: Link = "https://play.example/t/abc#g=s3cret".parse().expect("a link");
        assert_eq!((link.secret.as_deref(), link.may_invite()), (Some("s3cret"), true));
        for wrong in ["", "abc", "ftp://x/t/y#z", "http:///t/y", "http://x/t/", "http://x/y#z"] {
            assert!(wrong.parse::<Link>().is_err(), "{wrong}");
        }
    }
}
