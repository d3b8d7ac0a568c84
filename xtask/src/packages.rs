//! The packages the page is built and tested with: what can be said of them without asking anybody.
//! Where the registry answers, it is asked for advisories too.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::Expression;

use crate::root;

/// Folders with a lock file: the page, and the servers that ours is compared with.
const FOLDERS: [&str; 2] = ["web", "bench/web"];
/// Licences that ask for nothing but their text beside what is given away.
const LICENCES: [&str; 5] = ["Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"];
/// Packages under other licences, by how their names start, and why that is no harm.
const OTHER_LICENCES: [(&str, &str, &str); 4] = [
    ("@isaacs/nonrecursive-glob-match", "BlueOak-1.0.0", "only the linter uses it"),
    ("axe-core", "MPL-2.0", "only tests use it"),
    ("lightningcss", "MPL-2.0", "it makes our style sheets smaller; nothing of it is in them"),
    ("minimatch", "BlueOak-1.0.0", "only the linter uses it"),
];
/// Packages that want to run something on being installed. It is never run: `npm ci` is called with
/// `--ignore-scripts`.
const SCRIPTS: [(&str, &str); 1] =
    [("msgpackr-extract", "builds a faster reader for a server we are compared with")];
/// Packages of which there are several versions, and why.
const SEVERAL_VERSIONS: [(&str, &str); 7] = [
    ("eslint-scope", "the linter's reader of Svelte still asks for that of ESLint 9"),
    ("eslint-visitor-keys", "the linter's reader of Svelte still asks for that of ESLint 9"),
    ("espree", "the linter's reader of Svelte still asks for that of ESLint 9"),
    ("hookified", "two parts of the linter's cache ask for 1 and 2"),
    ("ignore", "eslint asks for 5, typescript-eslint for 7"),
    ("magic-string", "vitest and svelte still ask for 0.30, svelte's plug-in for Vite for 1"),
    ("minimatch", "typescript-eslint asks for 10, eslint for 11"),
];
/// Advisories that do not concern us, by their names, and why.
const ADVISORIES: [(&str, &str); 0] = [];

/// What a registry's answer may take, in milliseconds; it is not asked again.
const PATIENCE: &str = "10000";
/// The format of lock files that is read here.
const LOCK_VERSION: u64 = 3;
/// How the sum of a package starts.
const SUM: &str = "sha512-";
/// Lists of what a package depends on.
const DEPENDENCIES: [&str; 4] =
    ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
/// What npm would run on installing a package.
const ON_INSTALL: [&str; 3] = ["preinstall", "install", "postinstall"];

/// Fails when a package is not what we take.
pub(crate) fn check() -> Result<(), String> {
    let mut problems = Vec::new();
    let mut several = BTreeSet::new();
    for folder in FOLDERS {
        let lock = read(&root().join(folder).join("package-lock.json"))?;
        let named = |problem| format!("{folder}/package-lock.json: {problem}");
        problems.extend(problems_of_lock(&lock).into_iter().map(named));
        several.extend(several_versions(&lock));
        problems.extend(problems_of_installed(&root().join(folder), &lock)?);
    }
    problems.extend(problems_of_versions(&several));
    problems.extend(advisories());
    if problems.is_empty() {
        return Ok(());
    }
    Err(format!(
        "packages that we don't take:\n  {}\nTake others, or argue for them in xtask/src/packages.rs.",
        problems.join("\n  ")
    ))
}

fn read(path: &Path) -> Result<Value, String> {
    let text = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    serde_json::from_slice(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// The packages of a lock file by where they are installed, without our own.
fn packages(lock: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let packages = lock["packages"].as_object().into_iter().flatten();
    packages
        .filter(|(place, _)| !place.is_empty())
        .map(|(place, package)| (place.as_str(), package))
}

/// The name of the package that is installed there.
fn name(place: &str) -> &str {
    place.rsplit_once("node_modules/").map_or(place, |(_, name)| name)
}

/// What is wrong with what a lock file names.
fn problems_of_lock(lock: &Value) -> Vec<String> {
    if lock["lockfileVersion"].as_u64() != Some(LOCK_VERSION) {
        return vec![format!("is not of version {LOCK_VERSION}: write it anew with npm install")];
    }
    let Some(own) = lock["packages"].get("") else {
        return vec!["does not say what it is for: write it anew with npm install".to_owned()];
    };
    let mut problems = foreign_ranges("", own);
    let mut hosts = BTreeSet::new();
    for (place, package) in packages(lock) {
        problems.extend(foreign_ranges(place, package));
        problems.extend(problems_of_package(place, package));
        match package.get("resolved").map(|address| host(name(place), address)) {
            None => (),
            Some(Some(host)) => _ = hosts.insert(host),
            Some(None) => {
                problems.push(format!("{place} comes from {}, no registry", package["resolved"]));
            }
        }
    }
    if hosts.len() > 1 {
        problems.push(format!("packages come from more than one place: {hosts:?}"));
    }
    problems
}

fn problems_of_package(place: &str, package: &Value) -> Vec<String> {
    let mut problems = Vec::new();
    if !place.starts_with("node_modules/") || package["link"] == true {
        problems.push(format!("{place} is a folder, no package of the registry"));
        return problems;
    }
    if package["version"].as_str().is_none() {
        problems.push(format!("{place} has no version"));
    }
    if package["integrity"].as_str().is_none_or(|sum| !sum.starts_with(SUM) || sum == SUM) {
        problems.push(format!("{place} has no {SUM} sum, so that anything could be installed"));
    }
    if package.get("name").is_some_and(|other| *other != name(place)) {
        problems.push(format!("{place} is really {}", package["name"]));
    }
    if package["hasInstallScript"] == true && !is_listed(&SCRIPTS, name(place)) {
        problems.push(format!("{place} runs something on being installed"));
    }
    problems.extend(problem_of_licence(name(place), &package["license"]));
    problems
}

fn is_listed(list: &[(&str, &str)], name: &str) -> bool {
    list.iter().any(|(listed, _)| *listed == name)
}

/// Dependencies that are asked for by an address instead of a version.
fn foreign_ranges(place: &str, package: &Value) -> Vec<String> {
    let lists = DEPENDENCIES.iter().filter_map(|list| package[*list].as_object());
    let is_foreign = |range: &Value| range.as_str().is_none_or(|range| range.contains([':', '/']));
    let foreign = lists.flatten().filter(|(_, range)| is_foreign(range));
    foreign.map(|(name, range)| format!("{place} asks for {name} by an address: {range}")).collect()
}

/// The host that a package comes from, if the address is a registry's for a package of this name.
fn host<'a>(name: &str, address: &'a Value) -> Option<&'a str> {
    let (host, path) = address.as_str()?.strip_prefix("https://")?.split_once('/')?;
    let file = format!("/{path}");
    let (_, file) = file.split_once(&format!("/{name}/-/"))?;
    let stem = file.strip_suffix(".tgz")?;
    (!stem.contains(['/', '?', '#'])).then_some(host)
}

fn problem_of_licence(name: &str, licence: &Value) -> Option<String> {
    let Some(text) = licence.as_str() else { return Some(format!("{name} names no licence")) };
    let other = |id: &str| {
        OTHER_LICENCES.iter().any(|(start, licence, _)| name.starts_with(start) && id == *licence)
    };
    let allowed = |id: &str| LICENCES.contains(&id) || other(id);
    let fits = Expression::parse(text).is_ok_and(|expression| {
        expression.evaluate(|asked| {
            asked.addition.is_none() && asked.license.id().is_some_and(|id| allowed(id.name))
        })
    });
    (!fits).then(|| format!("{name} has the licence {text}, which is not on our list"))
}

/// The names of packages of which a lock file has several versions.
fn several_versions(lock: &Value) -> BTreeSet<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (place, package) in packages(lock) {
        versions.entry(name(place)).or_default().extend(package["version"].as_str());
    }
    let several = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
    several.map(|(name, _)| name.to_owned()).collect()
}

/// Those are listed, and no others are.
fn problems_of_versions(several: &BTreeSet<String>) -> Vec<String> {
    let unlisted = several.iter().filter(|name| !is_listed(&SEVERAL_VERSIONS, name));
    let gone = SEVERAL_VERSIONS.iter().filter(|(name, _)| !several.contains(*name));
    unlisted
        .map(|name| format!("there are several versions of {name}"))
        .chain(gone.map(|(name, _)| format!("{name} has one version now: take it off the list")))
        .collect()
}

/// Where packages are installed: do they say the same of themselves as the lock file?
fn problems_of_installed(folder: &Path, lock: &Value) -> Result<Vec<String>, String> {
    let mut problems = Vec::new();
    for (place, package) in packages(lock) {
        let own = folder.join(place).join("package.json");
        // Those of other systems are not.
        if !own.exists() {
            continue;
        }
        let own = read(&own)?;
        if own["name"] != name(place) || own["version"] != package["version"] {
            let (name, version) = (&own["name"], &own["version"]);
            problems.push(format!("{place} is installed as {name} {version}: run npm ci"));
        }
        problems.extend(problem_of_licence(name(place), &own["license"]));
        let runs = |script: &&&str| own["scripts"].get(*script).is_some();
        if !is_listed(&SCRIPTS, name(place))
            && let Some(script) = ON_INSTALL.iter().find(runs)
        {
            problems.push(format!("{place} has a script for {script}"));
        }
    }
    Ok(problems)
}

/// What is known against the page's packages, where the registry says.
fn advisories() -> Vec<String> {
    let answer = Command::new("npm")
        .args(["audit", "--json", "--package-lock-only"])
        .args(["--fetch-retries", "0", "--fetch-timeout", PATIENCE])
        .current_dir(root().join("web"))
        .output();
    let answer = answer.map(|output| output.stdout).unwrap_or_default();
    let answer = serde_json::from_slice(&answer).unwrap_or(Value::Null);
    problems_of_audit(&answer).unwrap_or_else(|| {
        let reason = answer["message"].as_str().unwrap_or("no answer");
        println!("advisories skipped: the registry was asked and tells none ({reason})");
        Vec::new()
    })
}

/// The advisories of an audit, if it is one.
fn problems_of_audit(audit: &Value) -> Option<Vec<String>> {
    let packages = audit["vulnerabilities"].as_object()?;
    let advisories = packages.values().filter_map(|package| package["via"].as_array()).flatten();
    let problems: BTreeSet<String> = advisories
        // What is only hit by way of another package is told there.
        .filter(|advisory| advisory.is_object())
        .filter_map(|advisory| {
            let text = |field: &str| advisory[field].as_str().unwrap_or("?");
            let id = text("url").rsplit('/').next().unwrap_or("?");
            let told = format!("{}: {} ({}, {id})", text("name"), text("title"), text("severity"));
            (!is_listed(&ADVISORIES, id)).then_some(told)
        })
        .collect();
    Some(problems.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn lock() -> Value {
        json!({
            "lockfileVersion": 3,
            "packages": {
                "": { "name": "page", "devDependencies": { "kite": "^1.0.0" } },
                "node_modules/kite": {
                    "version": "1.2.0", "integrity": "sha512-a=", "license": "MIT",
                    "dependencies": { "@air/wind": ">=2 <4" },
                },
                "node_modules/@air/wind": {
                    "version": "2.0.0", "integrity": "sha512-b=", "license": "(MIT OR GPL-3.0-only)",
                    "resolved": "https://registry.example/npm/@air/wind/-/wind-2.0.0.tgz",
                },
            },
        })
    }

    /// What is found in the lock file with one field of a package set, or taken out.
    fn doctored(place: &str, field: &str, value: Option<Value>) -> Vec<String> {
        let mut lock = lock();
        let package = lock["packages"][place].as_object_mut().expect("a package");
        match value {
            Some(value) => package.insert(field.to_owned(), value),
            None => package.remove(field),
        };
        problems_of_lock(&lock)
    }

    #[test]
    fn our_lock_files_and_one_made_up_are_in_order() {
        assert_eq!(problems_of_lock(&lock()), Vec::<String>::new());
        let mut several = BTreeSet::new();
        for folder in FOLDERS {
            let lock = read(&root().join(folder).join("package-lock.json")).expect("a lock file");
            assert!(packages(&lock).count() > 50, "{folder}");
            assert_eq!(problems_of_lock(&lock), Vec::<String>::new(), "{folder}");
            several.extend(several_versions(&lock));
        }
        assert_eq!(problems_of_versions(&several), Vec::<String>::new());
    }

    #[test]
    fn every_package_has_a_sum() {
        let kite = "node_modules/kite";
        for sum in [None, Some(json!("")), Some(json!("sha512-")), Some(json!("sha1-a="))] {
            assert_eq!(doctored(kite, "integrity", sum.clone()).len(), 1, "{sum:?}");
        }
        assert_eq!(doctored(kite, "version", None).len(), 1);
    }

    #[test]
    fn every_package_comes_from_the_registry() {
        let kite = "node_modules/kite";
        for address in [
            "git+ssh://git@code.example/air/kite.git#1234",
            "git+https://code.example/air/kite.git#1234",
            "http://registry.example/npm/kite/-/kite-1.2.0.tgz",
            "https://code.example/air/kite/archive/1.2.0.tgz",
            "https://registry.example/npm/other/-/kite-1.2.0.tgz",
            "https://registry.example/npm/kite/-/kite-1.2.0.tgz?from=elsewhere",
            "https://other.example/npm/kite/-/kite-1.2.0.tgz",
            "file:../kite",
            "",
        ] {
            assert_eq!(doctored(kite, "resolved", Some(json!(address))).len(), 1, "{address}");
        }
        let own = "https://registry.example/npm/kite/-/kite-1.2.0.tgz";
        assert_eq!(doctored(kite, "resolved", Some(json!(own))), Vec::<String>::new());
        assert_eq!(doctored(kite, "link", Some(json!(true))).len(), 1);
        assert_eq!(doctored(kite, "name", Some(json!("kyte"))).len(), 1);
        for place in ["", kite] {
            for range in ["github:air/wind", "air/wind", "npm:storm@1", "file:../wind"] {
                let asked = json!({ "wind": range });
                assert_eq!(doctored(place, "dependencies", Some(asked)).len(), 1, "{range}");
            }
        }
        let mut lock = lock();
        lock["lockfileVersion"] = json!(1);
        assert_eq!(problems_of_lock(&lock).len(), 1);
        assert_eq!(problems_of_lock(&Value::Null).len(), 1);
        assert_eq!(problems_of_lock(&json!({ "lockfileVersion": 3 })).len(), 1);
    }

    #[test]
    fn nothing_runs_on_being_installed() {
        assert_eq!(doctored("node_modules/kite", "hasInstallScript", Some(json!(true))).len(), 1);
    }

    #[test]
    fn licences_are_on_the_list() {
        let kite = "node_modules/kite";
        for licence in [
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "MPL-2.0",
            "UNLICENSED",
            "SEE LICENSE IN FILE",
            "",
        ] {
            assert_eq!(doctored(kite, "license", Some(json!(licence))).len(), 1, "{licence}");
        }
        assert_eq!(doctored(kite, "license", None).len(), 1);
        assert_eq!(problem_of_licence("lightningcss-linux-x64-gnu", &json!("MPL-2.0")), None);
    }

    #[test]
    fn versions_are_one_or_listed() {
        let mut lock = lock();
        lock["packages"]["node_modules/@air/wind/node_modules/kite"] =
            json!({ "version": "0.9.0", "integrity": "sha512-c=", "license": "MIT" });
        let several = several_versions(&lock);
        assert_eq!(several, BTreeSet::from(["kite".to_owned()]));
        let problems = problems_of_versions(&several);
        assert!(problems.iter().any(|problem| problem.contains("kite")), "{problems:?}");
        assert!(problems.iter().any(|problem| problem.contains("off the list")), "{problems:?}");
    }

    #[test]
    fn what_is_installed_says_the_same() {
        let installed = |own: Value| {
            let folder = tempfile::tempdir().expect("a folder");
            let place = folder.path().join("node_modules/kite");
            fs::create_dir_all(&place).expect("folders");
            fs::write(place.join("package.json"), own.to_string()).expect("a file");
            problems_of_installed(folder.path(), &lock()).expect("files that can be read")
        };
        let own = json!({ "name": "kite", "version": "1.2.0", "license": "MIT" });
        assert_eq!(installed(own.clone()), Vec::<String>::new());
        let with = |field: &str, value: Value| {
            let mut own = own.clone();
            own[field] = value;
            installed(own)
        };
        assert_eq!(with("version", json!("1.2.1")).len(), 1);
        assert_eq!(with("name", json!("kyte")).len(), 1);
        assert_eq!(with("license", json!("GPL-3.0-only")).len(), 1);
        assert_eq!(with("scripts", json!({ "postinstall": "node fly.js" })).len(), 1);
        assert_eq!(with("scripts", json!({ "test": "node fly.js" })), Vec::<String>::new());
    }

    #[test]
    fn advisories_are_told_where_there_are_any() {
        let advisory = json!({
            "name": "kite", "title": "Flies away", "severity": "high",
            "url": "https://advisories.example/GHSA-1",
        });
        let audit = json!({ "vulnerabilities": {
            "kite": { "via": [advisory] }, "@air/wind": { "via": ["kite"] },
        } });
        let told = vec!["kite: Flies away (high, GHSA-1)".to_owned()];
        assert_eq!(problems_of_audit(&audit), Some(told));
        assert_eq!(problems_of_audit(&json!({ "vulnerabilities": {} })), Some(Vec::new()));
        assert_eq!(problems_of_audit(&json!({ "message": "405" })), None);
    }
}
