//! What was played so far: games, wins, cards left and streaks, by game, seats and options.

mod show;

use players::Level;
use records::{Record, options_json};
use rules::{Family, Game, OptionValue, Seat, Seed};
use serde_json::Value;

use crate::setting::{Chair, Setting};

pub use show::lines;

/// The games of one setting, oldest first.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// Which game.
    pub game: Game,
    /// How many play.
    pub seats: u8,
    /// The options that differ from the standard, but for who starts.
    pub options: Vec<(String, OptionValue)>,
    /// The games.
    pub scores: Vec<GameScore>,
}

/// How a game went for the people at the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameScore {
    /// Was it won? Not said where several people played against each other.
    pub won: Option<bool>,
    /// Cards left; in Hormigas points.
    pub count: u32,
}

/// The best so far in a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BestScore {
    /// The fewest cards left.
    Left(u32),
    /// Games won, of how many.
    Won(usize, usize),
    /// The most points.
    Points(u32),
}

impl BestScore {
    /// The best among games of the same setting as this one.
    pub(crate) fn of(games: &[Record], like: &Record) -> Option<BestScore> {
        let key = key(like);
        let same = games.iter().filter(|game| self::key(game) == key);
        let scores: Vec<GameScore> = same.filter_map(score).collect();
        BestScore::among(like.game, &scores)
    }

    fn among(game: Game, scores: &[GameScore]) -> Option<BestScore> {
        let counts = scores.iter().map(|score| score.count);
        match game.family() {
            Family::TheGame(_) => counts.min().map(BestScore::Left),
            Family::Hormigas => counts.max().map(BestScore::Points),
            Family::FaceToFace => {
                let decided: Vec<bool> = scores.iter().filter_map(|score| score.won).collect();
                let won = decided.iter().filter(|won| **won).count();
                (!decided.is_empty()).then_some(BestScore::Won(won, decided.len()))
            }
        }
    }
}

impl Group {
    /// The best so far.
    pub fn best(&self) -> Option<BestScore> {
        BestScore::among(self.game, &self.scores)
    }

    /// Games won and games that were decided for the people here.
    pub fn won(&self) -> (usize, usize) {
        let decided = self.scores.iter().filter_map(|score| score.won);
        (decided.clone().filter(|won| *won).count(), decided.count())
    }

    /// Wins in a row: at the end, and at most.
    pub fn streaks(&self) -> (usize, usize) {
        let (mut now, mut most) = (0, 0);
        for won in self.scores.iter().filter_map(|score| score.won) {
            now = if won { now + 1 } else { 0 };
            most = most.max(now);
        }
        (now, most)
    }

    /// The mean of what is counted.
    #[allow(clippy::cast_precision_loss)] // games of one person
    pub fn mean(&self) -> f64 {
        let sum: u32 = self.scores.iter().map(|score| score.count).sum();
        f64::from(sum) / self.scores.len().max(1) as f64
    }
}

/// What makes two games comparable: all but who starts.
fn key(record: &Record) -> (&'static str, u8, String) {
    let options: Vec<_> = compared(record);
    (record.game.name(), record.seats, Value::Object(options_json(&options)).to_string())
}

fn compared(record: &Record) -> Vec<(String, OptionValue)> {
    record.options.iter().filter(|(name, _)| name != "start").cloned().collect()
}

/// The games by setting, in the order of the games and of their seats.
pub fn groups(games: &[Record]) -> Vec<Group> {
    let mut groups: Vec<((&str, u8, String), Group)> = Vec::new();
    for game in games {
        let Some(score) = score(game) else { continue };
        let key = key(game);
        if let Some((_, group)) = groups.iter_mut().find(|(known, _)| *known == key) {
            group.scores.push(score);
        } else {
            let options = compared(game);
            let (game, seats) = (game.game, game.seats);
            groups.push((key, Group { game, seats, options, scores: vec![score] }));
        }
    }
    let place = |game: Game| Game::ALL.iter().position(|known| *known == game);
    groups.sort_by_key(|((_, _, options), group)| (place(group.game), group.seats, options.len()));
    groups.into_iter().map(|(_, group)| group).collect()
}

/// How a game went, as its record says; `None` where nobody was at the keyboard or it is not over.
fn score(record: &Record) -> Option<GameScore> {
    let people = Setting::from_record(record).ok()?.people();
    let result = record.result.as_ref()?;
    if people.is_empty() || result.get("over")?.as_bool() != Some(true) {
        return None;
    }
    let number = |value: &Value| value.as_u64().and_then(|n| u32::try_from(n).ok());
    let of_people = |list: &Value| -> Option<Vec<u32>> {
        people.iter().map(|seat| number(list.get(seat.index())?)).collect()
    };
    let alone = match people.as_slice() {
        [one] => Some(*one),
        _ => None,
    };
    let is = |value: &Value, seat: Seat| value.as_u64() == Some(seat.index() as u64);
    Some(match record.game.family() {
        Family::TheGame(_) => {
            GameScore { won: result.get("won")?.as_bool(), count: number(result.get("left")?)? }
        }
        Family::FaceToFace => {
            let won = alone.map(|seat| result.get("winner").is_some_and(|w| is(w, seat)));
            GameScore { won, count: of_people(result.get("left")?)?.into_iter().min()? }
        }
        Family::Hormigas => {
            let winners = result.get("winners")?.as_array()?;
            let won = alone.map(|seat| winners.iter().any(|winner| is(winner, seat)));
            GameScore { won, count: of_people(result.get("totals")?)?.into_iter().max()? }
        }
    })
}

/// The same deal with bots of a level on all seats.
pub(crate) fn same_deal(record: &Record, level: Level) -> Option<Record> {
    let seed: Seed = record.seed?;
    let chairs = vec![Chair::Bot(level); record.seats.into()];
    // Who starts stays as it was: by the option, or else by the bots' own choice.
    let setting = Setting { game: record.game, options: record.options.clone(), chairs };
    setting.record(seed).ok()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn game(game: Game, seats: u8, result: Value) -> Record {
        let chairs = crate::setting::chairs(seats, &[Seat::FIRST], Level::Steady);
        let setting = Setting { game, options: Vec::new(), chairs };
        let mut record = setting.record(Seed::from(7)).expect("a game");
        record.result = Some(result);
        record
    }

    #[test]
    fn games_are_counted_by_setting() {
        let coop = |won: bool, left: u8| {
            game(Game::TheGame, 3, json!({ "over": true, "won": won, "left": left }))
        };
        let duel = |winner: u8| {
            game(Game::FaceToFace, 2, json!({ "over": true, "winner": winner, "left": [3, 9] }))
        };
        let ants = json!({ "over": true, "winners": [1], "totals": [40, 64, 10] });
        let games = [
            coop(true, 0),
            coop(true, 0),
            coop(false, 12),
            duel(0),
            coop(true, 0),
            duel(1),
            game(Game::Hormigas, 3, ants),
            game(Game::TheGame, 3, json!({ "over": false, "won": null, "left": 90 })),
        ];
        let groups = groups(&games);
        assert_eq!(groups.len(), 3);
        let [team, duel, ants] = &groups[..] else { panic!("three groups") };
        assert_eq!(team.scores.len(), 4);
        assert_eq!(team.won(), (3, 4));
        assert_eq!(team.streaks(), (1, 2));
        assert!((team.mean() - 3.0).abs() < 1e-9);
        assert_eq!(team.best(), Some(BestScore::Left(0)));
        assert_eq!(duel.best(), Some(BestScore::Won(1, 2)));
        assert_eq!(ants.best(), Some(BestScore::Points(40)));
        assert_eq!(BestScore::of(&games, &coop(false, 98)), Some(BestScore::Left(0)));
        assert_eq!(BestScore::of(&games, &game(Game::TheGame, 2, json!({}))), None);
    }
}
