//! Whatever is typed: no panic, the same answer again, and a reason that can be read.

use bolero::check;
use proptest::prelude::*;

/// Runs under plain `cargo test`; a fuzzer runs the same target for longer.
const ITERATIONS: usize = 20_000;

fn judged(text: &str) {
    let said = guard::check(text);
    assert_eq!(said, guard::check(text));
    if let Err(refusal) = said {
        assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty());
        assert!(refusal.kind == guard::Kind::TooLong || !refusal.found.is_empty(), "{text:?}");
    }
}

#[test]
fn any_bytes() {
    check!().with_iterations(ITERATIONS).for_each(|bytes| judged(&String::from_utf8_lossy(bytes)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_text(text in "\\PC{0,120}") {
        judged(&text);
    }

    #[test]
    fn words_and_signs(text in "([a-zA-ZñçßéАаеІτ*$!|.,' -]{0,9}){0,20}") {
        judged(&text);
    }

    /// A digit is found wherever it stands, but for the three of a heart.
    #[test]
    fn a_digit_anywhere(before in "\\PC{0,60}", after in "\\PC{0,60}", digit in 0_u8..10) {
        prop_assume!(!(digit == 3 && (before.ends_with('<') || before.ends_with("</"))));
        let text = format!("{before}{digit}{after}");
        prop_assert!(guard::check(&text).is_err());
    }
}
