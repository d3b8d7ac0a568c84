//! What messengers show of a link: title, text and picture, by the game that the address names.
//!
//! A table's link says itself what is played there, as `?game=GAME`. Nothing is looked up, so a
//! preview costs nothing and tells of no table whether there is one, nor who plays.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::http::{HeaderMap, Uri, header};
use rules::Game;
use texts::{Lang, Texts, say, words};

use crate::config::Config;

static TEXTS: LazyLock<Vec<Texts>> = LazyLock::new(|| Lang::ALL.map(Texts::new).into());

/// Where pictures can be fetched: their addresses must be whole ones.
#[derive(Debug)]
pub(crate) struct Origin(Option<String>);

impl Origin {
    /// Where people reach the server: as it was set up, else as whoever asks has reached it.
    pub(crate) fn of(config: &Config, headers: &HeaderMap) -> Origin {
        if config.public_url.is_some() {
            return Origin(config.public_url.clone());
        }
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let plain = |host: &&str| {
            let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
            !host.is_empty() && host.len() < 256 && host.bytes().all(fits)
        };
        let safe = config.behind_proxy && text("x-forwarded-proto") == Some("https");
        let scheme = if safe { "https" } else { "http" };
        Origin(text(header::HOST.as_str()).filter(plain).map(|host| format!("{scheme}://{host}")))
    }

    /// Nobody knows where.
    #[cfg(test)]
    pub(crate) fn unknown() -> Origin {
        Origin(None)
    }
}

/// What is shown of an address.
#[derive(PartialEq, Debug)]
pub(crate) struct Preview {
    lang: Lang,
    title: String,
    text: String,
    picture: Option<String>,
    /// The parts of the page that its address needs, as its build names them.
    parts: Vec<&'static str>,
}

/// Lines for the page's head by part, as its build writes them: what the browser is to ask for at once.
pub(crate) type Heads = HashMap<String, String>;

/// What is shown of an address, in the language of whoever asks.
pub(crate) fn of(uri: &Uri, headers: &HeaderMap, origin: &Origin) -> Preview {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let lang = asked.map_or(Lang::En, Lang::from_accepted);
    let texts = TEXTS.iter().find(|texts| texts.lang() == lang).unwrap_or(&TEXTS[0]);
    let (is_table, game) = named(uri);
    let about = game.map(|game| words::title_and_about(texts, game));
    let (title, text) = match about {
        Some((game, about)) if is_table => (say!(texts, "preview-table", game = game), about),
        Some((game, about)) => (say!(texts, "preview-game", game = game), about),
        None if is_table => (say!(texts, "preview-invited"), say!(texts, "preview-about")),
        None => ("Subibaja".to_owned(), say!(texts, "preview-about")),
    };
    let name = game.map_or("subibaja", Game::name);
    let picture = origin.0.as_ref().map(|origin| format!("{origin}/og/{name}.png"));
    let mut parts = vec![lang.code()];
    if matches!(uri.path().split('/').nth(1), Some("" | "game")) {
        parts.push("start");
    }
    if is_table || uri.path().starts_with("/play/") {
        parts.push("table");
        parts.extend(game.map(Game::name));
    }
    Preview { lang, title, text, picture, parts }
}

/// Is it a table's address, and which game does it name?
fn named(uri: &Uri) -> (bool, Option<Game>) {
    let mut parts = uri.path().split('/').filter(|part| !part.is_empty());
    let (first, second, more) = (parts.next(), parts.next(), parts.next());
    let read = |name: &str| name.parse().ok();
    match (first, second, more) {
        (Some("game" | "new" | "rules" | "play" | "learn"), Some(name), None) => {
            (false, read(name))
        }
        (Some("t"), Some(_), None) => {
            let query = uri.query().unwrap_or_default().split('&');
            let game = query.filter_map(|pair| pair.strip_prefix("game=")).find_map(read);
            (true, game)
        }
        _ => (false, None),
    }
}

impl Preview {
    /// The page with the preview in its head, and what its parts need there; nothing, if it has none.
    pub(crate) fn put_into(&self, page: &str, heads: &Heads) -> Option<String> {
        let (head, rest) = page.split_once("</head>")?;
        let mut page = head.to_owned();
        page.extend(self.parts.iter().filter_map(|part| heads.get(*part)).map(String::as_str));
        let mut tell = |attribute: &str, name: &str, content: &str| {
            let content = escaped(content);
            for part in ["<meta ", attribute, "=\"", name, "\" content=\"", &content, "\">\n"] {
                page += part;
            }
        };
        tell("property", "og:site_name", "Subibaja");
        tell("property", "og:type", "website");
        tell("property", "og:locale", &self.lang.code().replace('-', "_"));
        tell("property", "og:title", &self.title);
        tell("property", "og:description", &self.text);
        if let Some(picture) = &self.picture {
            tell("property", "og:image", picture);
            tell("property", "og:image:width", "1200");
            tell("property", "og:image:height", "630");
            tell("property", "og:image:alt", &self.title);
        }
        let card = if self.picture.is_some() { "summary_large_image" } else { "summary" };
        tell("name", "twitter:card", card);
        Some(page + "</head>" + rest)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Settings;

    const PAGE: &str = "<!doctype html><head><title>x</title></head><body></body>";

    fn config(public_url: Option<&str>, behind_proxy: bool) -> Config {
        let settings = Settings {
            public_url: public_url.map(str::to_owned),
            behind_proxy: Some(behind_proxy),
            ..Settings::default()
        };
        settings.config().expect("a configuration")
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| {
                (axum::http::HeaderName::from_static(name), value.parse().expect("a value"))
            })
            .collect()
    }

    fn page(uri: &str, origin: &Origin, asked: &[(&'static str, &str)]) -> String {
        let uri = uri.parse().expect("an address");
        of(&uri, &headers(asked), origin).put_into(PAGE, &Heads::new()).expect("a page")
    }

    #[test]
    fn a_link_shows_the_game_that_it_names() {
        let origin = Origin(Some("https://play.example".into()));
        for (address, title, picture) in [
            ("/", "Subibaja", "subibaja"),
            ("/new/hormigas", "111 Hormigas · Subibaja", "hormigas"),
            ("/rules/the-game", "The Game · Subibaja", "the-game"),
            ("/game/face-to-face", "Face to Face · Subibaja", "face-to-face"),
            ("/play/face-to-face?seats=2", "Face to Face · Subibaja", "face-to-face"),
            (
                "/t/abcdefghijkl?game=ascenso-descenso",
                "Come and play Ascenso-Descenso",
                "ascenso-descenso",
            ),
            ("/t/abcdefghijkl", "Come and play", "subibaja"),
            ("/t/abcdefghijkl?game=chess", "Come and play", "subibaja"),
            ("/new/chess", "Subibaja", "subibaja"),
            ("/t/a/b?game=hormigas", "Subibaja", "subibaja"),
        ] {
            let page = page(address, &origin, &[]);
            let title = format!("<meta property=\"og:title\" content=\"{title}\">");
            assert!(page.contains(&title), "{address}: {page}");
            let picture = format!("content=\"https://play.example/og/{picture}.png\"");
            assert!(page.contains(&picture), "{address}: {page}");
            assert!(page.contains("summary_large_image") && page.ends_with("</head><body></body>"));
        }
    }

    #[test]
    fn a_page_asks_at_once_for_what_its_address_needs() {
        let names = ["start", "table", "hormigas", "the-game", "en", "pt-PT"];
        let heads: Heads = names.map(|name| (name.to_owned(), format!("[{name}]"))).into();
        for (address, asked, found) in [
            ("/", "en", "[en][start]"),
            ("/game/hormigas", "en", "[en][start]"),
            ("/t/abcdefghijkl?game=hormigas", "pt-PT", "[pt-PT][table][hormigas]"),
            ("/t/abcdefghijkl", "en", "[en][table]"),
            ("/play/the-game?seats=2", "en", "[en][table][the-game]"),
            ("/rules/the-game", "en", "[en]"),
        ] {
            let uri = address.parse().expect("an address");
            let preview = of(&uri, &headers(&[("accept-language", asked)]), &Origin::unknown());
            let page = preview.put_into(PAGE, &heads).expect("a page");
            let (_, head) = page.split_once("</title>").expect("a head");
            assert!(head.starts_with(&format!("{found}<meta")), "{address}: {head}");
        }
    }

    #[test]
    fn whoever_asks_is_answered_in_their_language() {
        let origin = Origin::unknown();
        let es =
            page("/rules/hormigas", &origin, &[("accept-language", "es-UY,es;q=0.9,en;q=0.8")]);
        let pt = page("/rules/hormigas", &origin, &[("accept-language", "pt-PT")]);
        let en = page("/rules/hormigas", &origin, &[("accept-language", "eo, \u{fc}")]);
        assert!(es.contains("content=\"es\"") && pt.contains("content=\"pt_PT\""));
        assert!(en.contains("content=\"en\"") && es != pt);
    }

    #[test]
    fn pictures_have_whole_addresses_or_none() {
        let host = [("host", "192.0.2.7:8080"), ("x-forwarded-proto", "https")];
        for (public, proxy, origin) in [
            (Some("https://play.example/"), false, "https://play.example/og/"),
            (None, false, "http://192.0.2.7:8080/og/"),
            (None, true, "https://192.0.2.7:8080/og/"),
        ] {
            let origin_of = Origin::of(&config(public, proxy), &headers(&host));
            assert!(page("/", &origin_of, &host).contains(origin), "{origin}");
        }
        // What somebody made up is not repeated.
        for odd in ["a\"onload=x", "<script>", "", "a b", "a/../b"] {
            let asked = [("host", odd)];
            let page = page("/", &Origin::of(&config(None, false), &headers(&asked)), &asked);
            assert!(!page.contains("og:image"), "{odd}: {page}");
            assert!(odd.is_empty() || !page.contains(odd), "{odd}: {page}");
            assert!(page.contains("\"summary\""));
        }
    }

    #[test]
    fn nothing_of_an_address_gets_into_the_page() {
        let origin = Origin::unknown();
        for address in ["/t/%22%3E%3Cscript%3E?game=%22x", "/new/\"onload", "/t/x?game=hormigas\"y"]
        {
            let Ok(uri) = address.parse::<Uri>() else { continue };
            let page =
                of(&uri, &HeaderMap::new(), &origin).put_into(PAGE, &Heads::new()).expect("a page");
            assert!(
                !page.contains("<script")
                    && !page.contains("%3C")
                    && !page.contains("onload")
                    && !page.contains("\"y")
            );
        }
        // A table that there is and one that there is not look the same.
        let shown = |table: &str| page(&format!("/t/{table}"), &origin, &[]);
        assert_eq!(shown("abcdefghijkl"), shown("nosuchtable2"));
        assert_eq!(escaped("<a href=\"&\">"), "&lt;a href=&quot;&amp;&quot;&gt;");
        let start = of(&Uri::from_static("/"), &HeaderMap::new(), &origin);
        assert!(start.put_into("x", &Heads::new()).is_none());
    }

    #[test]
    fn every_game_has_a_small_picture() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/public/og");
        for name in Game::ALL.iter().map(|game| game.name()).chain(["subibaja"]) {
            let bytes = std::fs::read(folder.join(format!("{name}.png"))).expect(name);
            assert!(bytes.len() < 60_000, "{name}: {}", bytes.len());
            let size = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four"));
            assert_eq!((size(16), size(20)), (1200, 630), "{name}");
        }
    }
}
