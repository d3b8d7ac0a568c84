//! Numbers as each language writes them. The page has the same from the browser.

use crate::Lang;

/// What a language puts between a number and its percent sign, and before decimals.
const fn marks(lang: Lang) -> (&'static str, char) {
    match lang {
        Lang::En => ("", '.'),
        Lang::PtPt | Lang::PtBr | Lang::It => ("", ','),
        Lang::Es | Lang::De | Lang::Ca => ("\u{a0}", ','),
        Lang::Fr => ("\u{202f}", ','),
    }
}

/// A whole number of hundredths: `62%`, `62 %`.
///
/// ```
/// use texts::Lang;
/// assert_eq!(texts::percent(Lang::En, 62), "62%");
/// assert_eq!(texts::percent(Lang::Es, 62), "62\u{a0}%");
/// ```
pub fn percent(lang: Lang, hundredths: usize) -> String {
    let (space, _) = marks(lang);
    format!("{hundredths}{space}%")
}

/// A number with one decimal: `1.5`, `1,5`.
///
/// ```
/// use texts::Lang;
/// assert_eq!(texts::decimal(Lang::PtPt, 1.5), "1,5");
/// ```
pub fn decimal(lang: Lang, number: f64) -> String {
    let (_, point) = marks(lang);
    let written = format!("{number:.1}");
    match written.split_once('.') {
        Some((whole, tenth)) => format!("{whole}{point}{tenth}"),
        None => written,
    }
}
