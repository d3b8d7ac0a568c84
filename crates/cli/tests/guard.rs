//! Sentences through the talk guard, as those who keep its lists use it.

mod common;

use common::{run, run_badly, run_well, scratch};

#[test]
fn a_line_for_each_line() {
    let said = "no tengo nada\ntengo el treinta y siete\n\nI have 37\r\nlast one";
    let out = run_well(&["guard"], said);
    let expected = "ok\tno tengo nada\n\
        refused\tword: “treinta” is a number word (Spanish)\ttengo el treinta y siete\n\
        ok\t\n\
        refused\tdigits: “37” has digits\tI have 37\n\
        ok\tlast one\n";
    assert_eq!(out, expected);
    let path = scratch("talk.txt");
    std::fs::write(&path, said).expect("a file");
    assert_eq!(run_well(&["guard", path.to_str().expect("a name")], ""), expected);
    assert_eq!(run_well(&["guard", "-"], ""), "");
}

#[test]
fn bad_lines_are_refused_and_the_next_is_read() {
    let mut said = b"caf\xe9 37\n".to_vec();
    said.extend(vec![b'a'; 3_000_000]);
    said.extend(b"\n\x1b[Khola\tyo\nbien\n");
    let ran = run(&["guard"], said);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 4, "{}", ran.out);
    assert!(lines[0].starts_with("refused\tunreadable: "), "{}", lines[0]);
    assert!(lines[1].starts_with("refused\ttoo-long: "), "{}", lines[1]);
    assert!(lines[1].len() < 1_000);
    assert_eq!(lines[2], "ok\t\\u{1b}[Khola\\tyo");
    assert_eq!(lines[3], "ok\tbien");
}

#[test]
fn a_file_that_is_not_there_is_named() {
    run_badly(&["guard", "no-such-file"], "", &["no-such-file"]);
    run_badly(&["guard", "."], "", &[".: expected a file, found a directory"]);
}
