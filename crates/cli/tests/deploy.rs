//! The files in `deploy/`: what can be tried of them here is tried.

#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

fn deploy(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(deploy(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Installed into a throwaway root, as the package does it, systemd finds nothing wrong.
#[test]
fn systemd_takes_the_units() {
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        println!("systemd is not installed: not tried");
        return;
    }
    let root = tempfile::tempdir().expect("a root");
    let units = root.path().join("usr/lib/systemd/system");
    fs::create_dir_all(&units).expect("a folder");
    let system = ["/usr/lib/systemd/system", "/lib/systemd/system"];
    for file in system.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten() {
        if file.path().extension().is_some_and(|kind| kind == "target") {
            let _ = fs::copy(file.path(), units.join(file.file_name()));
        }
    }
    let names = ["subibaja.service", "subibaja-backup.service", "subibaja-backup.timer"];
    for name in names {
        fs::copy(deploy(name), units.join(name)).expect("copied");
    }
    for program in ["usr/bin/subibaja", "usr/bin/find", "bin/sh"] {
        let path = root.path().join(program);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(&path, "#!/bin/sh\n").expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("set");
    }
    let mut verify = Command::new("systemd-analyze");
    verify.arg("verify").arg(format!("--root={}", root.path().display())).args(names);
    let said = verify.output().expect("systemd-analyze");
    let words = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success() && words.trim().is_empty(), "{words}");
}

/// Whatever these files tell the server is something that it can be told.
#[test]
fn every_setting_of_these_files_is_one() {
    let help = Command::new(env!("CARGO_BIN_EXE_subibaja")).args(["serve", "--help"]).output();
    let mut known = String::from_utf8(help.expect("help").stdout).expect("text");
    known += " SUBIBAJA_LOG SUBIBAJA_LOG_FORMAT ";
    // Of several nodes.
    known += " SUBIBAJA_NATS ";
    let unwrapped = known.split_whitespace().collect::<String>();
    for file in ["default", "Containerfile", "compose.yaml", "subibaja.service"] {
        let text = read(file);
        let names = text.split(|c: char| !(c.is_ascii_uppercase() || c == '_'));
        let names: Vec<&str> = names.filter(|name| name.starts_with("SUBIBAJA_")).collect();
        assert!(!names.is_empty(), "{file}");
        for name in names {
            assert!(unwrapped.contains(name), "{file}: there is no setting {name}");
        }
    }
}

/// What the package holds is there, and its program is where the units look for it.
#[test]
fn what_the_package_holds_is_there() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("the manifest");
    let assets = manifest.split("assets = [").nth(1).and_then(|rest| rest.split("\n]").next());
    let mut seen = 0;
    for line in assets.expect("assets").lines().filter(|line| line.contains('[')) {
        let source = line.split('"').nth(1).expect("a source");
        seen += 1;
        assert!(source == "target/release/subibaja" || folder.join(source).exists(), "{source}");
    }
    assert!(seen > 5, "only {seen} assets");
    assert!(read("subibaja.service").contains("ExecStart=/usr/bin/subibaja serve\n"));
}
