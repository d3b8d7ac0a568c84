//! Hears what other nodes say by `NOTIFY`.

use std::sync::Arc;

use tokio::time::{sleep, timeout};

use super::ears::Ears;
use crate::app::App;
use crate::limits::{DEAF_LINE, MAX_PAUSE, SPEAK_PAUSE};
use crate::logging::seldom;

/// Listens, and begins anew when the line is lost. This node's own signs of life come over it too:
/// where they do not, it is dead, whatever it seems.
pub(super) async fn listen(app: Arc<App>, ears: Arc<Ears>) {
    let mut pause = SPEAK_PAUSE;
    loop {
        let lost = match app.store.listener().await {
            Ok(mut listener) => loop {
                match timeout(DEAF_LINE, listener.hear()).await {
                    Ok(Ok(text)) => {
                        ears.set_notify(true);
                        pause = SPEAK_PAUSE;
                        super::heard(&app, text.as_bytes(), None);
                    }
                    Ok(Err(error)) => break error,
                    Err(_) => break "nothing was heard for too long".to_owned(),
                }
            },
            Err(error) => error.to_string(),
        };
        ears.set_notify(false);
        seldom!(warn, error = %lost, "other nodes are not heard by NOTIFY");
        sleep(pause).await;
        pause = (pause * 2).min(MAX_PAUSE);
    }
}
