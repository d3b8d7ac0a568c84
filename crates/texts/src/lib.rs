//! What Subibaja says, in each of its languages: Fluent files in `texts/`, shared by the
//! command line, the terminal and the page, for which `web/build/texts.js` compiles them.
//!
//! A text is asked for by its name with [`say!`]; [`words`] puts games, seats, results and reasons
//! into words. The tests see to it that every language has every text with the same arguments, and
//! that every name in the sources exists.
//!
//! ```
//! use texts::{Lang, Texts, say};
//! let texts = Texts::new(Lang::Es);
//! assert_eq!(say!(texts, "cards", count = 1), "1 carta");
//! assert_eq!(say!(texts, "cards", count = 2), "2 cartas");
//! ```

mod lang;
mod longer;
mod numbers;
pub mod words;

use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

pub use fluent_bundle::FluentArgs as Args;
pub use lang::Lang;
pub use numbers::{decimal, percent};

/// The texts of one language. Cheap to clone.
#[derive(Clone)]
pub struct Texts {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    is_longer: bool,
}

impl Texts {
    /// The texts of a language.
    pub fn new(lang: Lang) -> Texts {
        // The files are part of the program and tested: what a reader refused would be left out.
        let resource = FluentResource::try_new(lang.source().to_owned());
        let resource = resource.unwrap_or_else(|(resource, _)| resource);
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Isolation marks are for mixed directions of writing; terminals show them as rubbish.
        bundle.set_use_isolating(false);
        let _ = bundle.add_resource(resource);
        Texts { lang, bundle: Arc::new(bundle), is_longer: false }
    }

    /// English in which every text is 40 % longer, to try screens with.
    pub fn longer() -> Texts {
        Texts { is_longer: true, ..Texts::new(Lang::En) }
    }

    /// Which language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A text by its name; the name itself where there is none.
    pub fn get(&self, name: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(name).and_then(|message| message.value());
        let text = pattern.map(|pattern| {
            self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
        });
        match text {
            Some(text) if self.is_longer => longer::longer(&text),
            Some(text) => text,
            None => name.to_owned(),
        }
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Texts({})", self.lang.code())
    }
}

/// A text with its arguments: `say!(texts, "cards", count = 3)`.
#[macro_export]
macro_rules! say {
    ($texts:expr, $name:literal $(, $arg:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = $crate::Args::new();
        $(args.set(stringify!($arg), $value);)*
        $texts.get($name, &args)
    }};
}
