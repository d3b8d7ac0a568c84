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

            /// Its code: `en`, `es`, `pt-PT`.
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
    /// English.
    En: "en";
    /// Spanish.
    Es: "es";
    /// Portuguese of Portugal, which a bare `pt` means: the rule book is from there.
    PtPt: "pt-PT";
    /// Portuguese of Brazil.
    PtBr: "pt-BR";
    /// German.
    De: "de";
    /// French.
    Fr: "fr";
    /// Italian.
    It: "it";
    /// Catalan.
    Ca: "ca";
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
    /// assert_eq!(texts::Lang::from_locale("pt_PT.UTF-8"), texts::Lang::PtPt);
    /// ```
    pub fn from_locale(locale: &str) -> Lang {
        Lang::of_locale(locale).unwrap_or(Lang::En)
    }

    /// The first language of an `Accept-Language` that there is, else English. Browsers name the
    /// dearest first.
    ///
    /// ```
    /// assert_eq!(texts::Lang::from_accepted("ja, es-UY;q=0.8, en;q=0.5"), texts::Lang::Es);
    /// ```
    pub fn from_accepted(header: &str) -> Lang {
        let tag = |wish: &str| wish.split(';').next().unwrap_or_default().trim().to_owned();
        header.split(',').find_map(|wish| Lang::of_locale(&tag(wish))).unwrap_or(Lang::En)
    }

    /// The language of a locale: that of its country, else the first of its language.
    fn of_locale(locale: &str) -> Option<Lang> {
        let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let language = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let of_country = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(&tag));
        of_country
            .or_else(|| Lang::ALL.into_iter().find(|lang| language(lang.code()) == language(&tag)))
    }

    /// Whose plurals it has.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
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
        Lang::of_locale(text).ok_or_else(|| {
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
            ("pt_PT@euro", Lang::PtPt),
            ("pt-AO", Lang::PtPt),
            ("pt_BR.UTF-8", Lang::PtBr),
            ("de_AT", Lang::De),
            ("fr_CA.UTF-8", Lang::Fr),
            ("it", Lang::It),
            ("ca_ES@valencia", Lang::Ca),
            ("PT", Lang::PtPt),
            ("en_GB", Lang::En),
            ("C.UTF-8", Lang::En),
            ("eo", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::from_locale(locale), lang, "{locale}");
        }
    }

    #[test]
    fn the_language_is_the_first_that_a_browser_asks_for_and_we_have() {
        for (header, lang) in [
            ("es-UY,es;q=0.9,en;q=0.8", Lang::Es),
            ("eo, pt;q=0.9", Lang::PtPt),
            ("pt-BR,pt;q=0.9,en;q=0.5", Lang::PtBr),
            ("de-CH", Lang::De),
            ("*", Lang::En),
            ("eo, \u{fc}", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::from_accepted(header), lang, "{header}");
        }
    }

    #[test]
    fn a_language_is_asked_for_by_its_code() {
        assert_eq!("pt".parse(), Ok(Lang::PtPt));
        assert_eq!("pt-br".parse(), Ok(Lang::PtBr));
        let refused = "eo".parse::<Lang>().expect_err("no language of ours");
        assert!(refused.contains("en, es"), "{refused}");
    }
}
