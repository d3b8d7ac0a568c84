//! A PostgreSQL server in a temporary folder, started when the first test asks for it and stopped
//! after the last. It listens on a Unix socket only.

#[path = "postgres_programs.rs"]
mod postgres_programs;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::Duration;

/// Looks for an answer this often, this long apart.
const STARTING: (u32, Duration) = (600, Duration::from_millis(100));

pub(crate) struct Cluster {
    server: Child,
    bin: PathBuf,
    folder: tempfile::TempDir,
    databases: AtomicU64,
}

impl Cluster {
    /// The server of this process.
    pub(crate) fn shared() -> Arc<Cluster> {
        static RUNNING: Mutex<Weak<Cluster>> = Mutex::new(Weak::new());
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.upgrade().unwrap_or_else(|| {
            let cluster = Arc::new(Cluster::start());
            *running = Arc::downgrade(&cluster);
            cluster
        })
    }

    fn start() -> Cluster {
        let Some(bin) = postgres_programs::find() else {
            let named_by = postgres_programs::NAMED_BY;
            panic!(
                "PostgreSQL is not installed: `cargo xtask test` sees to it or says how, {named_by} \
                 names its folder of programs, and `cargo test -- --skip on_postgres` does without"
            );
        };
        let folder = tempfile::Builder::new().prefix("subibaja-postgres").tempdir().unwrap();
        if is_root() {
            succeed(Command::new("chown").arg("postgres").arg(folder.path()));
        }
        let data = folder.path().join("data");
        let mut initdb = as_postgres(&bin.join("initdb"));
        initdb.args(["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync", "-D"]);
        succeed(initdb.arg(&data).stdout(Stdio::null()));
        let mut server = as_postgres(&bin.join("postgres"));
        server.arg("-D").arg(&data).arg("-k").arg(folder.path());
        server.args(["-c", "listen_addresses=", "-c", "logging_collector=off"]);
        let server = server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let cluster = Cluster { server, bin, folder, databases: AtomicU64::new(0) };
        cluster.wait_until_ready();
        cluster
    }

    fn wait_until_ready(&self) {
        let (times, pause) = STARTING;
        for _ in 0..times {
            let mut ready = Command::new(self.bin.join("pg_isready"));
            let ready = ready.arg("-q").arg("-h").arg(self.folder.path());
            if ready.status().unwrap().success() {
                return;
            }
            thread::sleep(pause);
        }
        panic!("PostgreSQL did not start in {}", self.folder.path().display());
    }

    /// Makes an empty database and gives its address.
    pub(crate) fn new_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Relaxed));
        let mut create = Command::new(self.bin.join("createdb"));
        create.arg("-h").arg(self.folder.path()).args(["-U", "postgres", &name]);
        succeed(&mut create);
        format!("postgres:///{name}?host={}&user=postgres", self.folder.path().display())
    }

    /// Where it listens.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    /// Ends all connections of a database, as a restart of the server would.
    pub(crate) fn disconnect(&self, url: &str) {
        let name = url.trim_start_matches("postgres:///").split('?').next().unwrap();
        let sql = format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        );
        let mut psql = Command::new(self.bin.join("psql"));
        psql.arg("-h").arg(self.folder.path()).args(["-q", "-U", "postgres", "-c", &sql]);
        succeed(psql.stdout(Stdio::null()));
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut stop = as_postgres(&self.bin.join("pg_ctl"));
        let stop = stop.args(["stop", "-m", "immediate", "-s", "-D"]);
        let _ = stop.arg(self.folder.path().join("data")).status();
        let _ = self.server.wait();
    }
}

/// PostgreSQL refuses to run as root.
fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
    command.current_dir("/");
    command
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

fn succeed(command: &mut Command) {
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?}: {status}");
}
