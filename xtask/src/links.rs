//! What a document links to is there, file and heading: it is a test, as nothing but the documents
//! needs it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// The lines of a document that are not code.
fn prose(document: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    document.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        is_code ^= fence;
        !is_code && !fence
    })
}

/// The targets of links and pictures in a document, other hosts left out.
fn targets(document: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for line in prose(document) {
        for (start, end) in [("](", ')'), ("src=\"", '"'), ("href=\"", '"')] {
            let after = line.split(start).skip(1);
            found.extend(after.filter_map(|rest| rest.split(end).next()));
        }
    }
    found.retain(|target| !target.contains("://"));
    found
}

/// The anchors that the headings of a document get.
fn anchors(document: &str) -> BTreeSet<String> {
    let headings = prose(document).filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        let text = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = text.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(anchor).collect()
}

/// What is wrong with the links of a document in a folder.
fn problems(document: &str, folder: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    for target in targets(document) {
        let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
        let path = folder.join(file);
        if !file.is_empty() && !path.exists() {
            problems.push(format!("{target}: there is no such file"));
        } else if !anchor.is_empty() {
            let there = if file.is_empty() {
                anchors(document)
            } else {
                anchors(&fs::read_to_string(path).unwrap_or_default())
            };
            if !there.contains(anchor) {
                problems.push(format!("{target}: there is no such heading"));
            }
        }
    }
    problems
}

/// The documents of a folder.
fn documents(folder: &Path, deep: bool, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() && deep {
            documents(&path, deep, found);
        } else if path.extension().is_some_and(|end| end == "md") {
            found.push(path);
        }
    }
}

#[test]
fn every_link_leads_somewhere() {
    let mut all = Vec::new();
    documents(&root(), false, &mut all);
    documents(&root().join("docs"), true, &mut all);
    let mut found = Vec::new();
    let mut links = 0;
    for path in &all {
        let document = fs::read_to_string(path).expect("a document");
        links += targets(&document).len();
        let wrong = problems(&document, path.parent().expect("a folder"));
        found.extend(wrong.into_iter().map(|problem| format!("{}: {problem}", path.display())));
    }
    assert_eq!(found, Vec::<String>::new());
    assert!(all.len() > 40 && links > 50, "{} documents, {links} links", all.len());
}

#[test]
fn a_link_that_leads_nowhere_is_noticed() {
    let xtask = root().join("xtask");
    let problems = |document: &str| problems(document, &xtask);
    let sound = "# A `b`: c\n[1](Cargo.toml) [2](../README.md#two-commands) [3](#a-b-c) [4](https://a.b/c)\n\
                 ```\n[5](nowhere)\n```\n<img src=\"../docs/pictures/phone.png\">";
    assert_eq!(problems(sound), Vec::<String>::new());
    for wrong in
        ["[1](nowhere.md)", "<img src=\"nowhere.png\">", "![](nowhere.png)", "[1](#nowhere)"]
    {
        assert_eq!(problems(wrong).len(), 1, "{wrong}");
    }
    assert_eq!(problems("[1](../README.md#nowhere) [2](src)").len(), 1);
}
