//! What came out of one deal: one line of a results file.

use serde::{Deserialize, Serialize};

use crate::talk::TalkTotal;

/// How a deal ended. Players are numbered as the run names them, wherever they sat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DealEnd {
    /// The Game and Ascenso-Descenso.
    Together {
        /// Was it won?
        won: bool,
        /// Cards not placed.
        left: u8,
    },
    /// Face to Face.
    Duel {
        /// Who won; nobody if the laboratory stopped the game.
        winners: Vec<usize>,
        /// Cards not placed, by player.
        left: Vec<u8>,
    },
    /// Hormigas.
    Ants {
        /// Who won, or shared the win.
        winners: Vec<usize>,
        /// Points, by player.
        points: Vec<u32>,
    },
}

/// What came out of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DealOutcome {
    /// Its number, from 0.
    pub deal: u64,
    /// How it ended.
    #[serde(flatten)]
    pub ending: DealEnd,
    /// Turns, by player.
    pub turns: Vec<u32>,
    /// Nanoseconds of thought, by player.
    pub ns: Vec<u64>,
    /// Nanoseconds of the longest turn, by player.
    pub ns_max: Vec<u64>,
    /// Nanoseconds of a core that were used, by player; nobody's in files of old. What an external player uses is not
    /// known and counted as none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cpu_ns: Vec<u64>,
    /// Nodes that were used, by player: of those who search. Nobody's in files of old.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<u64>,
    /// How much was said, if anybody could speak.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spoken: Option<TalkTotal>,
    /// What went wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

impl DealOutcome {
    /// The same without what it cost, which is never the same twice, or not known.
    #[must_use]
    pub fn without_times(&self) -> DealOutcome {
        let zero = vec![0; self.ns.len()];
        let (cpu_ns, nodes) = (Vec::new(), Vec::new());
        DealOutcome { ns: zero.clone(), ns_max: zero, cpu_ns, nodes, ..self.clone() }
    }

    /// Those who won; in a cooperative game nobody against another.
    pub(crate) fn winners(&self) -> &[usize] {
        match &self.ending {
            DealEnd::Together { .. } => &[],
            DealEnd::Duel { winners, .. } | DealEnd::Ants { winners, .. } => winners,
        }
    }
}

/// Shares of a win are counted in sixtieths, which 1 to 5 winners divide: sums are exact.
pub(crate) const WHOLE_WIN: u64 = 60;

/// The share of each of so many winners, in sixtieths.
pub(crate) fn share(winners: usize) -> u64 {
    WHOLE_WIN / winners.max(1) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_round_trip() {
        let endings = [
            DealEnd::Together { won: true, left: 0 },
            DealEnd::Duel { winners: vec![1], left: vec![3, 0] },
            DealEnd::Ants { winners: vec![0, 2], points: vec![61, 4, 61] },
        ];
        for ending in endings {
            let outcome = DealOutcome {
                deal: 7,
                ending,
                turns: vec![3, 4],
                ns: vec![5, 6],
                ns_max: vec![2, 2],
                cpu_ns: vec![3, 3],
                nodes: vec![0, 9],
                spoken: Some(TalkTotal { asked: 3, piles: [1, 0, 2, 0], ..TalkTotal::default() }),
                note: None,
            };
            let line = serde_json::to_string(&outcome).expect("JSON");
            assert_eq!(serde_json::from_str::<DealOutcome>(&line).expect("an outcome"), outcome);
        }
        assert!((1..=5).all(|winners| share(winners) * winners as u64 == WHOLE_WIN));
    }
}
