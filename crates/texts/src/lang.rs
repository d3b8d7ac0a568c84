//! The languages, and which one a person wants.

use std::fmt;
use std::str::FromStr;

use rules::Game;
use unic_langid::LanguageIdentifier;

/// The languages by their codes, after which their texts and rule books are called.
macro_rules! languages {
    ($($(#[$name:meta])* $lang:ident: $code:literal;)*) => {
        /// A language.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum Lang {
            $($(#[$name])* $lang,)*
        }

        impl Lang {
            /// All of them.
            pub const ALL: [Lang; [$(Lang::$lang),*].len()] = [$(Lang::$lang),*];

            /// Its code: `es`, `pt`, `en`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Lang::$lang => $code,)*
                }
            }

            /// The Fluent file.
            pub(crate) const fn source(self) -> &'static str {
                match self {
                    $(Lang::$lang => include_str!(concat!("../texts/", $code, ".ftl")),)*
                }
            }

            /// The rules of a game for people.
            pub const fn rule_book(self, game: Game) -> &'static str {
                match self {
                    $(Lang::$lang => rule_book!($code, game),)*
                }
            }
        }
    };
}

/// The rules of a game in one language.
macro_rules! rule_book {
    ($code:literal, $game:expr) => {
        match $game {
            Game::TheGame => include_str!(concat!("../../../docs/rules/the-game.", $code, ".md")),
            Game::AscensoDescenso => {
                include_str!(concat!("../../../docs/rules/ascenso-descenso.", $code, ".md"))
            }
            Game::FaceToFace => {
                include_str!(concat!("../../../docs/rules/face-to-face.", $code, ".md"))
            }
            Game::Hormigas => include_str!(concat!("../../../docs/rules/hormigas.", $code, ".md")),
        }
    };
}

languages! {
    /// Spanish.
    Es: "es";
    /// Portuguese.
    Pt: "pt";
    /// English.
    En: "en";
}

impl Lang {
    /// The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, else English.
    pub fn from_environment() -> Lang {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        locale.map_or(Lang::En, |locale| Lang::from_locale(&locale))
    }

    /// The language of a locale such as `es_UY.UTF-8`, else English.
    ///
    /// ```
    /// assert_eq!(texts::Lang::from_locale("pt-BR"), texts::Lang::Pt);
    /// ```
    pub fn from_locale(locale: &str) -> Lang {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        language.to_ascii_lowercase().parse().unwrap_or(Lang::En)
    }

    /// Whose plurals it has: Portuguese is that of Portugal, where 0 is plural.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        let locale = if self == Lang::Pt { "pt-PT" } else { self.code() };
        locale.parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| {
            let [others @ .., last] = Lang::ALL.map(Lang::code);
            format!("the languages are {} and {last}; not {text:?}", others.join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_locales() {
        for (locale, lang) in [
            ("es_UY.UTF-8", Lang::Es),
            ("pt-BR", Lang::Pt),
            ("PT", Lang::Pt),
            ("en_GB", Lang::En),
            ("C.UTF-8", Lang::En),
            ("de_DE", Lang::En),
        ] {
            assert_eq!(Lang::from_locale(locale), lang, "{locale}");
        }
    }
}
