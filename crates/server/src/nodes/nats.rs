//! Core NATS: a subject a table, heard by the nodes that have the table in memory. It keeps nothing:
//! who does not listen misses what is said, and reads it in the log.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Message, ServerAddr};
use futures_util::StreamExt as _;
use futures_util::stream::{SelectAll, Stream};
use store::TableId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::ears::Ears;
use super::{Bundle, Word};
use crate::app::App;
use crate::config::NatsServers;
use crate::limits::{MAX_PAUSE, NATS_PING, NATS_QUEUE, NATS_TIMEOUT, SPEAK_PAUSE, WORDS};
use crate::logging::seldom;

/// A table that is to be heard of, or no longer. One may be entered anew before it was left.
#[derive(Debug)]
pub(crate) enum Change {
    Enter(TableId),
    Leave(TableId),
}

/// What is heard of tables, each until it is left.
type Heard = SelectAll<Pin<Box<dyn Stream<Item = (TableId, Message)> + Send>>>;

#[derive(Clone)]
pub(super) struct Nats {
    servers: NatsServers,
    ears: Arc<Ears>,
    client: Arc<tokio::sync::OnceCell<Client>>,
}

fn subject(table: &str) -> String {
    format!("subibaja.table.{table}")
}

impl Nats {
    pub(super) fn new(servers: &NatsServers, ears: &Arc<Ears>) -> Nats {
        let (servers, ears) = (servers.clone(), Arc::clone(ears));
        Nats { servers, ears, client: Arc::default() }
    }

    /// Says words, each on its table's subject. Were they taken? What was not is said otherwise.
    pub(super) async fn say(&self, node: u64, words: &[Word]) -> bool {
        let Some(client) = self.client.get() else { return false };
        let saying = async {
            for word in words {
                let bundle = Bundle { node, by_notify: false, words: vec![word.clone()] };
                let text = serde_json::to_vec(&bundle).unwrap_or_default();
                if client.publish(subject(&word.table), text.into()).await.is_err() {
                    return false;
                }
            }
            true
        };
        timeout(NATS_TIMEOUT, saying).await.unwrap_or(false)
    }

    /// Connects, and hears. Where it is not to be had at first, or is lost, it is tried again for ever.
    pub(super) async fn run(self, app: Arc<App>, mut changes: mpsc::UnboundedReceiver<Change>) {
        let mut pause = SPEAK_PAUSE;
        let client = loop {
            match self.connect().await {
                Ok(client) => break client,
                Err(error) => seldom!(warn, %error, "NATS can't be used"),
            }
            sleep(pause).await;
            pause = (pause * 2).min(MAX_PAUSE);
        };
        let _ = self.client.set(client.clone());
        let mut heard: Heard = SelectAll::new();
        let mut entered: HashMap<TableId, (usize, oneshot::Sender<()>)> = HashMap::new();
        loop {
            tokio::select! {
                change = changes.recv() => match change {
                    Some(Change::Enter(id)) => {
                        if let Some((times, _)) = entered.get_mut(&id) {
                            *times += 1;
                            continue;
                        }
                        let Ok(messages) = client.subscribe(subject(id.as_str())).await else {
                            continue;
                        };
                        let (leave, left) = oneshot::channel();
                        entered.insert(id, (1, leave));
                        heard.push(Box::pin(messages.map(move |it| (id, it)).take_until(left)));
                    }
                    Some(Change::Leave(id)) => {
                        let Some((times, _)) = entered.get_mut(&id) else { continue };
                        *times -= 1;
                        if *times == 0 {
                            // Its stream ends with the sender, and with the stream the subscription.
                            entered.remove(&id);
                        }
                    }
                    None => return,
                },
                Some((id, message)) = heard.next(), if !heard.is_empty() => {
                    super::heard(&app, &message.payload, Some(id));
                }
            }
        }
    }

    async fn connect(&self) -> Result<Client, String> {
        let ears = Arc::clone(&self.ears);
        let addresses: Result<Vec<ServerAddr>, _> =
            self.servers.addresses().map(str::parse::<ServerAddr>).collect();
        // What it says might hold a password.
        let addresses = addresses.map_err(|_| "its address can't be understood".to_owned())?;
        ConnectOptions::new()
            .name("subibaja")
            .no_echo()
            .ping_interval(NATS_PING)
            .connection_timeout(NATS_TIMEOUT)
            .subscription_capacity(NATS_QUEUE)
            .client_capacity(WORDS)
            .retry_on_initial_connect()
            .reconnect_delay_callback(|tried| {
                let doubled = Duration::from_millis(50) * 2_u32.pow(tried.min(8) as u32);
                doubled.min(MAX_PAUSE)
            })
            .event_callback(move |event| {
                let ears = Arc::clone(&ears);
                async move {
                    match event {
                        Event::Connected => ears.set_nats(true),
                        Event::Disconnected | Event::Closed => {
                            ears.set_nats(false);
                            seldom!(warn, "NATS is away: other nodes are told by NOTIFY");
                        }
                        _ => {}
                    }
                }
            })
            .connect(addresses)
            .await
            .map_err(|error| error.kind().to_string())
    }
}
