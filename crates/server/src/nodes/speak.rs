//! What this node says: all that waits at once, after the commits that it tells of.

use std::sync::Arc;
use std::time::Duration;

use store::{MAX_WORD_BYTES, Speaker};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::ears::Ears;
use super::nats::Nats;
use super::{Bundle, Word};
use crate::limits::{HEARTBEAT, MAX_PAUSE, MAX_WORDS, SPEAK_PAUSE};
use crate::logging::seldom;
use crate::measures;

pub(super) enum Said {
    Word(Word),
    /// This node is there.
    Beat,
    /// What was said before is to be on its way.
    Flush(oneshot::Sender<()>),
}

/// Says what there is to say, until nobody can say anything more. That the node is there is said now
/// and then, and heard by itself too: so a line that is dead is noticed.
pub(super) async fn speak(
    mut said: mpsc::Receiver<Said>,
    mut speaker: Speaker,
    nats: Option<Nats>,
    ears: Arc<Ears>,
) {
    let mut beat = interval(HEARTBEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut waiting = Vec::with_capacity(MAX_WORDS);
    let (mut pause, mut not_before) = (SPEAK_PAUSE, Instant::now());
    loop {
        let mut beats = tokio::select! {
            taken = said.recv_many(&mut waiting, MAX_WORDS) => {
                if taken == 0 {
                    return;
                }
                false
            }
            _ = beat.tick() => true,
        };
        let (mut words, mut flushes) = (Vec::new(), Vec::new());
        for said in waiting.drain(..) {
            match said {
                Said::Word(word) => words.push(word),
                Said::Beat => beats = true,
                Said::Flush(done) => flushes.push(done),
            }
        }
        let spoken = match &nats {
            Some(nats) if ears.nats() => nats.say(ears.node(), &words).await,
            _ => false,
        };
        let hears_nats = nats.is_some() && ears.nats();
        let (others, by_notify) = ears.others();
        // Who is alone tells nobody, and who was heard by NATS need not shout.
        if !others || spoken && !by_notify {
            words.clear();
        }
        if (beats || !words.is_empty()) && Instant::now() >= not_before {
            let payloads = bundles(ears.node(), !hears_nats, words);
            match speaker.say(&payloads).await {
                Ok(()) => pause = SPEAK_PAUSE,
                Err(error) => {
                    seldom!(warn, %error, "other nodes can't be told by NOTIFY");
                    measures::word_dropped();
                    not_before = Instant::now() + pause;
                    pause = (pause * 2).min(MAX_PAUSE);
                }
            }
        }
        for done in flushes {
            let _ = done.send(());
        }
        // What comes meanwhile goes together.
        if !spoken {
            sleep(Duration::from_millis(1)).await;
        }
    }
}

/// Words as `NOTIFY` takes them: as few texts as they fit into. Without words it is a sign of life.
fn bundles(node: u64, by_notify: bool, words: Vec<Word>) -> Vec<String> {
    let text = |words: Vec<Word>| {
        serde_json::to_string(&Bundle { node, by_notify, words }).unwrap_or_default()
    };
    let mut texts = Vec::new();
    let (mut bundle, mut length) = (Vec::new(), text(Vec::new()).len() + 16);
    let empty = length;
    for word in words {
        let own = serde_json::to_string(&word).map_or(usize::MAX, |text| text.len() + 1);
        if empty + own > MAX_WORD_BYTES {
            measures::word_dropped();
            continue;
        }
        if length + own > MAX_WORD_BYTES {
            texts.push(text(std::mem::take(&mut bundle)));
            length = empty;
        }
        length += own;
        bundle.push(word);
    }
    texts.push(text(bundle));
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_travel_in_as_few_texts_as_they_fit_into() {
        let word = |n: u64| Word {
            table: format!("{n:012}"),
            seq: n,
            room: Some(tables::Neighbour { seats: vec![1; 5], ..tables::Neighbour::default() }),
            closed: false,
        };
        let words: Vec<Word> = (0..300).map(word).collect();
        let texts = bundles(u64::MAX, true, words.clone());
        assert!(texts.iter().all(|text| text.len() <= MAX_WORD_BYTES));
        assert!((2..10).contains(&texts.len()), "{}", texts.len());
        let read = |text: &String| serde_json::from_str::<Bundle>(text).expect("a bundle").words;
        assert_eq!(texts.iter().flat_map(read).collect::<Vec<_>>(), words);
        assert_eq!(bundles(7, false, Vec::new()), [r#"{"node":7}"#]);
    }
}
