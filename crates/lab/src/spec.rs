//! What is to be played: everything on which a result depends.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use players::Limit;
use rules::{Game, Invalid, OptionValue, Setup};

use crate::contestant::{Contestant, Mind};
use crate::error::LabError;
use crate::seeds;
use crate::talk::Track;

/// The most deals of a run.
pub const MAX_DEALS: u64 = 100_000_000;

/// The most parts that a run can be split into.
pub const MAX_SHARDS: u64 = 100_000;

/// The budget of a turn unless another is asked for: in nodes, so that results do not depend on the
/// machine. An expert takes about a second for so many, with a core to itself.
pub const DEFAULT_BUDGET: Limit = Limit::Nodes(20_000);

/// How much longer than its budget an external player may take to answer.
pub const DEFAULT_GRACE: Duration = Duration::from_secs(5);

/// Turns a round of Hormigas, unless the options say otherwise: players may never finish.
const TURN_LIMIT: u32 = 1_000;

/// A part of a run: of `of` machines this is number `index`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which part, from 0.
    pub index: u64,
    /// How many parts there are.
    pub of: u64,
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let read = || {
            let (index, of) = text.split_once('/')?;
            let (index, of) = (index.parse().ok()?, of.parse().ok()?);
            (index < of && of <= MAX_SHARDS).then_some(Shard { index, of })
        };
        read().ok_or_else(|| {
            format!("a shard is i/n with i from 0 to n - 1, such as 0/4 to 3/4; not {text:?}")
        })
    }
}

/// Everything on which a result depends.
#[derive(Clone, Debug)]
pub struct Spec {
    /// Which game.
    pub game: Game,
    /// How many sit at the table.
    pub seats: u8,
    /// The options that differ from their default.
    pub options: Vec<(String, OptionValue)>,
    /// One for all seats, or as many as seats; once checked always as many as seats.
    pub players: Vec<Contestant>,
    /// How the seats talk. Only in cooperative games.
    pub talk: Track,
    /// How long a player may think about a turn.
    pub budget: Limit,
    /// The run's seed.
    pub seed: String,
    /// How many deals.
    pub deals: u64,
    /// Only a part of them.
    pub shard: Option<Shard>,
    /// How much longer than its budget an external player may take.
    pub grace: Duration,
    /// Does a fault of an external player end the run?
    pub strict: bool,
}

impl Spec {
    /// Checks all of it and puts it into its canonical form: equal runs have equal specs.
    pub fn checked(mut self) -> Result<Spec, LabError> {
        if self.deals == 0 || self.deals > MAX_DEALS {
            return Err(LabError::asked(format!("--deals is a number from 1 to {MAX_DEALS}")));
        }
        if self.game == Game::Hormigas && !self.options.iter().any(|(name, _)| name == "turn_limit")
        {
            self.options.push(("turn_limit".into(), OptionValue::Number(TURN_LIMIT)));
        }
        self.check_game()?;
        self.seat_players()?;
        self.check_talk()?;
        Ok(self)
    }

    /// Only our own players know the code.
    fn check_talk(&mut self) -> Result<(), LabError> {
        if !self.game.is_cooperative() {
            self.talk = Track::Off;
        }
        let outside =
            |player: &Contestant| matches!(player.mind, Mind::Command(_)) && player.signals;
        if self.talk == Track::Code && self.players.iter().any(outside) {
            return Err(LabError::asked(
                "--talk code is for our own players: a program outside talks `honest`, or is kept out \
                 of the talk by ~signals-off",
            ));
        }
        Ok(())
    }

    fn check_game(&mut self) -> Result<(), LabError> {
        let seed = seeds::of_deal(&self.seed, self.deals - 1).map_err(|error| {
            LabError::asked(format!("--seed {}: with a deal's number added, {error}", self.seed))
        })?;
        let setup = Setup::from_seed(self.game, self.seats, &self.options, &seed)?;
        let problems = setup.validate();
        if !problems.is_empty() {
            return Err(Invalid(problems).into());
        }
        // In Face to Face the lot is among the changed options: only what was asked for stays.
        let asked = |name: &str| self.options.iter().any(|(other, _)| other == name);
        let changed = setup.changed_options().into_iter().filter(|(name, _)| asked(name));
        self.options = changed.map(|(name, value)| (name.to_owned(), value)).collect();
        Ok(())
    }

    fn seat_players(&mut self) -> Result<(), LabError> {
        let seats = usize::from(self.seats);
        match &self.players[..] {
            [one] => self.players = vec![one.clone(); seats],
            players if players.len() == seats => {}
            players => {
                return Err(LabError::asked(format!(
                    "--players names {} players for {seats} seats: name one for all seats, or one \
                     a seat",
                    players.len()
                )));
            }
        }
        Ok(())
    }

    /// How many deals are played here.
    pub(crate) fn deals_here(&self) -> u64 {
        match self.shard {
            None => self.deals,
            Some(Shard { index, of }) => self.deals.saturating_sub(index).div_ceil(of),
        }
    }

    /// The deals that are played here, in order: number `i` of them.
    pub(crate) fn deal_here(&self, i: u64) -> u64 {
        self.shard.map_or(i, |shard| shard.index + i * shard.of)
    }

    /// Which player sits at each seat in a deal: player `i` of deal `k` at seat `(i + k) mod seats`.
    pub(crate) fn lineup(&self, deal: u64) -> Vec<usize> {
        let seats = u64::from(self.seats);
        (0..seats).map(|seat| ((seat + seats - deal % seats) % seats) as usize).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(game: Game, seats: u8, players: &str) -> Spec {
        Spec {
            game,
            seats,
            options: Vec::new(),
            players: crate::roster::Roster::default().read_list(&[players]).expect("players"),
            talk: Track::Honest,
            budget: DEFAULT_BUDGET,
            seed: "1".into(),
            deals: 10,
            shard: None,
            grace: DEFAULT_GRACE,
            strict: false,
        }
    }

    #[test]
    fn shards_share_all_deals() {
        let mut all = Vec::new();
        for index in 0..3 {
            let shard = Some(Shard { index, of: 3 });
            let spec = Spec { shard, ..spec(Game::TheGame, 2, "random") };
            all.extend((0..spec.deals_here()).map(|i| spec.deal_here(i)));
        }
        all.sort_unstable();
        assert_eq!(all, (0..10).collect::<Vec<_>>());
        let late = Some(Shard { index: 20, of: 30 });
        assert_eq!(Spec { shard: late, ..spec(Game::TheGame, 2, "random") }.deals_here(), 0);
        for text in ["0/0", "2/2", "1", "a/b", "-1/2"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }

    #[test]
    fn players_rotate() {
        let spec = spec(Game::TheGame, 3, "random").checked().expect("a spec");
        for deal in 0..7u64 {
            let lineup = spec.lineup(deal);
            for player in 0..3 {
                assert_eq!(lineup[(player + deal as usize) % 3], player);
            }
        }
    }

    #[test]
    fn what_can_not_be_is_refused_and_the_rest_canonical() {
        assert!(spec(Game::TheGame, 3, "random,random").checked().is_err());
        assert!(spec(Game::FaceToFace, 3, "random").checked().is_err());
        let long = Spec { seed: "x".repeat(31), ..spec(Game::TheGame, 3, "random") };
        assert!(long.checked().is_err());

        let mut default = spec(Game::TheGame, 3, "random");
        default.options.push(("minimum".into(), OptionValue::Number(2)));
        assert!(default.checked().expect("a spec").options.is_empty());
        let duel = spec(Game::FaceToFace, 2, "random").checked().expect("a spec");
        assert!(duel.options.is_empty() && duel.talk == Track::Off);
        let ants = spec(Game::Hormigas, 2, "random").checked().expect("a spec");
        assert_eq!(ants.options, [("turn_limit".into(), OptionValue::Number(TURN_LIMIT))]);
    }
}
