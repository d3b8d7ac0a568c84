//! English as a longer language would say it: what a screen cuts of it, it would cut of another language.

/// Between these stands a text that is longer already. They take no room.
const MARKS: [char; 2] = ['\u{2061}', '\u{2062}'];

/// A text about 40 % longer: its vowels are doubled. What is a text in it already is left alone, and so are
/// paragraphs, whose lines every language breaks for itself.
pub(crate) fn longer(text: &str) -> String {
    if text.contains('\n') {
        return text.to_owned();
    }
    let [open, close] = MARKS;
    let mut depth = 0;
    let mut long = String::from(open);
    for c in text.chars() {
        depth += i32::from(c == open) - i32::from(c == close);
        long.push(c);
        if depth == 0 && "aeiouy".contains(c) {
            long.push(c);
        }
    }
    long.push(close);
    long
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_longer_once() {
        let plain = |text: &str| text.replace(MARKS, "");
        assert_eq!(plain(&longer("End turn")), "End tuurn");
        assert_eq!(
            plain(&longer(&format!("{}: your turn", longer("seat 2")))),
            "seeaat 2: yyoouur tuurn"
        );
        assert_eq!(longer("one\ntwo"), "one\ntwo");
    }
}
