//! How the players of a run talk, and how much they say.

use std::fmt;
use std::str::FromStr;

use players::CodeWord;
use rules::{Mood, PileSignal, Signals};
use serde::{Deserialize, Serialize};

/// How the seats of a run talk: in cooperative games only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Track {
    /// They play in silence.
    Off,
    /// In the plain sense of the words, as at every table.
    #[default]
    Honest,
    /// By the code of our own players, whose words name cards: to measure against, and nowhere but in
    /// the laboratory.
    Code,
}

impl Track {
    /// All of them.
    pub const ALL: [Track; 3] = [Track::Honest, Track::Code, Track::Off];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Track::Off => "off",
            Track::Honest => "honest",
            Track::Code => "code",
        }
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Track {
    type Err = String;

    fn from_str(text: &str) -> Result<Track, String> {
        let names = || "the players talk `honest`, by the `code`, or not at all: `off`".to_owned();
        Track::ALL.into_iter().find(|track| track.name() == text).ok_or_else(names)
    }
}

/// Words that may be said about a pile, or of a mood.
const WORDS: usize = PileSignal::ALL.len();

/// Piles that can be spoken of.
const PILES: u64 = 4;

/// How much was said: how often a seat was asked, and how often it said what. All are whole numbers,
/// so sums are the same in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TalkTotal {
    /// How often a seat could speak.
    pub asked: u64,
    /// Of how many piles each word was said: `leave`, `no-big-step`, `good`, `go-ahead`.
    pub piles: [u64; WORDS],
    /// How often each mood was told: `trouble`, `fine`, `would-start`, `rather-not`.
    pub moods: [u64; WORDS],
}

impl TalkTotal {
    /// A seat was asked, and said this.
    pub(crate) fn add_signals(&mut self, signals: &Signals) {
        self.asked += 1;
        for (word, count) in PileSignal::ALL.into_iter().zip(&mut self.piles) {
            let piles = rules::the_game::Pile::ALL.into_iter();
            *count += piles.filter(|pile| signals.about(*pile) == Some(word)).count() as u64;
        }
        for (mood, count) in Mood::ALL.into_iter().zip(&mut self.moods) {
            *count += u64::from(signals.mood() == Some(mood));
        }
    }

    /// The same by the code.
    pub(crate) fn add_code(&mut self, word: &CodeWord) {
        self.asked += 1;
        for (more, count) in word.piles().into_iter().zip(&mut self.piles) {
            *count += u64::from(more);
        }
        for (told, count) in word.moods().into_iter().zip(&mut self.moods) {
            *count += u64::from(told);
        }
    }

    /// Adds what was said elsewhere.
    pub(crate) fn add(&mut self, other: &TalkTotal) {
        self.asked += other.asked;
        for (count, more) in self.piles.iter_mut().zip(other.piles) {
            *count += more;
        }
        for (count, more) in self.moods.iter_mut().zip(other.moods) {
            *count += more;
        }
    }

    /// Signals in all.
    pub(crate) fn signals(&self) -> u64 {
        self.piles.iter().chain(&self.moods).sum()
    }

    /// An upper bound of what was told, in bits: for each time that a seat was asked, the entropy of what
    /// it says about a pile, silence included, for each of the four piles, and that of its mood. What is
    /// said about one pile may follow from what is said about another, and much of it from the board:
    /// then less was told.
    #[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
    pub(crate) fn bits(&self) -> f64 {
        let piles = entropy(&self.piles, self.asked * PILES) * PILES as f64;
        (piles + entropy(&self.moods, self.asked)) * self.asked as f64
    }
}

/// The entropy of one of these words or none, of so many occasions.
#[allow(clippy::cast_precision_loss)] // as above
fn entropy(words: &[u64; WORDS], occasions: u64) -> f64 {
    let silent = occasions.saturating_sub(words.iter().sum());
    let shares = words.iter().chain([&silent]).map(|count| *count as f64 / occasions.max(1) as f64);
    shares.filter(|share| *share > 0.0).map(|share| -share * share.log2()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_those_of_what_could_have_been_said() {
        let mut silent = TalkTotal::default();
        for _ in 0..10 {
            silent.add_signals(&Signals::NONE);
        }
        assert!(silent.bits() < 1e-9 && silent.signals() == 0);

        // Every set once: all 11.6 bits of it.
        let mut all = TalkTotal::default();
        for set in 0..Signals::COUNT {
            let slots = (0..5).map(|slot| (set / 5_u32.pow(slot) % 5) as usize);
            let mut signals = Signals::NONE;
            for (slot, word) in slots.enumerate().filter(|(_, word)| *word > 0) {
                signals = signals.with(match rules::the_game::Pile::ALL.get(slot) {
                    Some(pile) => rules::Signal::Pile(PileSignal::ALL[word - 1], *pile),
                    None => rules::Signal::Mood(Mood::ALL[word - 1]),
                });
            }
            all.add_signals(&signals);
        }
        let each = all.bits() / f64::from(Signals::COUNT);
        assert!((each - f64::from(Signals::COUNT).log2()).abs() < 1e-9, "{each}");
        let mut sum = silent;
        sum.add(&all);
        assert_eq!(sum.signals(), all.signals());
        assert_eq!(sum.asked, all.asked + silent.asked);
    }
}
