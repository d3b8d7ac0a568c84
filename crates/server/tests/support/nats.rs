//! A NATS server of a test's own, on a free port.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::nats_program;

pub(crate) struct NatsServer {
    server: Option<Child>,
    port: u16,
}

impl NatsServer {
    pub(crate) fn start() -> NatsServer {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let mut nats = NatsServer { server: None, port: free.expect("a free port").port() };
        nats.again();
        nats
    }

    /// Starts it, on the same port as before.
    pub(crate) fn again(&mut self) {
        let Some(program) = nats_program::find() else {
            let named_by = nats_program::NAMED_BY;
            panic!(
                "NATS is not installed: `cargo xtask test` sees to it or says how, {named_by} names \
                 its program, and `cargo test -- --skip by_nats` does without"
            );
        };
        let mut server = Command::new(program);
        server.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]);
        server.stdout(Stdio::null()).stderr(Stdio::null());
        self.server = Some(server.spawn().expect("a NATS server"));
        for _ in 0..600 {
            if std::net::TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("NATS did not start");
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Its process, for what a kill can't say.
    pub(crate) fn id(&self) -> Option<u32> {
        self.server.as_ref().map(Child::id)
    }

    pub(crate) fn kill(&mut self) {
        if let Some(mut server) = self.server.take() {
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.kill();
    }
}
