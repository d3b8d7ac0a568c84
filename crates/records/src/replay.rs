//! Playing a record by the rules.

use rules::hormigas::PACK;
use rules::{Action, Deck, Event, Game, Setup, State, hormigas};
use serde_json::Value;

use crate::convert::short;
use crate::error::RecordError;
use crate::record::Record;
use crate::result::{GameResult, RoundResult};

/// A record being played.
#[derive(Clone, Debug)]
pub struct Replay {
    state: State,
    ply: usize,
    /// Hormigas: the decks of rounds that are written down, and whether a seed has the others.
    round_decks: Vec<Deck>,
    has_seed: bool,
    rounds: Vec<RoundResult>,
}

impl Replay {
    /// The position before the first action, if the record describes a game.
    pub fn new(record: &Record) -> Result<Replay, RecordError> {
        let setup = record.setup()?;
        let state = State::new(&setup).map_err(|invalid| RecordError::setup(&invalid))?;
        check_decks(record, &setup)?;
        check_signals(record)?;
        let round_decks = match (record.game, &record.decks) {
            (Game::Hormigas, Some(decks)) => round_decks(record, decks)?,
            _ => Vec::new(),
        };
        let has_seed = record.seed.is_some();
        Ok(Replay { state, ply: 0, round_decks, has_seed, rounds: Vec::new() })
    }

    /// The position.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Actions so far.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Takes the action of a token.
    pub fn play(&mut self, token: &str) -> Result<Event, RecordError> {
        let place = || format!("actions[{}] {}", self.ply, quoted(token));
        let action = Action::parse(self.state.game(), token)
            .map_err(|error| RecordError::new(place(), error))?;
        let event = match (&mut self.state, action) {
            (State::Hormigas(state), Action::Hormigas(hormigas::Action::Deal)) => {
                let round = state.board().round() as usize + 1;
                match self.round_decks.get(round) {
                    Some(deck) => state.deal_next(deck).map(Event::Hormigas),
                    None if self.has_seed => self.state.apply(action),
                    None => {
                        self.state.check(action).map_err(|why| RecordError::new(place(), why))?;
                        let reason = format!("deck[{round}], the next round's, is missing");
                        return Err(RecordError::new(place(), reason));
                    }
                }
            }
            (state, action) => state.apply(action),
        };
        let event = event.map_err(|why| RecordError::new(place(), why))?;
        if let Event::Hormigas(event) = &event
            && let Some(round) = event.round_end()
        {
            self.rounds.push(RoundResult::new(round, self.state.seats()));
        }
        self.ply += 1;
        Ok(event)
    }

    /// Plays all actions, then compares the result.
    pub fn play_all(&mut self, record: &Record) -> Result<GameResult, RecordError> {
        for token in &record.actions[self.ply.min(record.actions.len())..] {
            self.play(token)?;
        }
        self.check_result(record)
    }

    /// Compares what came out with what the record says, if it says anything.
    pub fn check_result(&self, record: &Record) -> Result<GameResult, RecordError> {
        let result = self.result();
        let (Some(said), Ok(Value::Object(found))) =
            (&record.result, serde_json::to_value(&result))
        else {
            return Ok(result);
        };
        let Value::Object(said) = said else {
            let reason = format!("expected an object, found {}", short(said));
            return Err(RecordError::new("result", reason));
        };
        for (key, value) in found {
            if let Some(said) = said.get(&key)
                && *said != value
            {
                let reason = format!("the actions give {}, not {}", short(&value), short(said));
                return Err(RecordError::new(format!("result.{key}"), reason));
            }
        }
        Ok(result)
    }

    /// What came out so far.
    pub fn result(&self) -> GameResult {
        GameResult::new(&self.state, &self.rounds)
    }

    /// The decks of the rounds dealt so far, for the record of a game played from a seed.
    pub fn decks_so_far(&self, record: &Record) -> Option<Vec<Vec<u8>>> {
        let State::Hormigas(state) = &self.state else {
            return record.decks.clone();
        };
        let seed = record.seed?;
        let numbers = |deck: &Deck| deck.cards().iter().map(|card| card.number()).collect();
        let deck = |round: u32| match self.round_decks.get(round as usize) {
            Some(deck) => numbers(deck),
            None => numbers(&hormigas::State::deck_of_round(&seed, round)),
        };
        Some((0..=state.board().round()).map(deck).collect())
    }
}

/// A token in an error: its beginning is enough.
fn quoted(token: &str) -> String {
    const LEN: usize = 24;
    if token.chars().count() <= LEN {
        return token.to_owned();
    }
    token.chars().take(LEN).chain(['…']).collect()
}

/// A record that has both seed and deck must agree with itself.
fn check_decks(record: &Record, setup: &Setup) -> Result<(), RecordError> {
    let (Some(seed), Some(decks)) = (&record.seed, &record.decks) else {
        return Ok(());
    };
    for (i, deck) in decks.iter().enumerate() {
        let agrees = match setup {
            Setup::Hormigas(_) => {
                let dealt = hormigas::State::deck_of_round(seed, i as u32);
                dealt.cards().iter().map(|card| card.number()).eq(deck.iter().copied())
            }
            Setup::TheGame(_) | Setup::FaceToFace(_) => {
                let dealt = Setup::from_seed(record.game, record.seats, &record.options, seed);
                dealt.is_ok_and(|dealt| dealt.decks().get(i) == Some(deck))
            }
        };
        if !agrees {
            let place = if decks.len() == 1 { "deck".to_owned() } else { format!("deck[{i}]") };
            let reason = format!("it is not the deal of seed {seed}: leave one of the two out");
            return Err(RecordError::new(place, reason));
        }
    }
    Ok(())
}

fn check_signals(record: &Record) -> Result<(), RecordError> {
    let mut last = 0;
    for (i, said) in record.signals.iter().enumerate() {
        let refuse = |reason: String| Err(RecordError::new(format!("signals[{i}]"), reason));
        if !record.game.is_cooperative() {
            return refuse(format!("{} has no signals", record.game));
        }
        if said.seat.index() >= usize::from(record.seats) {
            return refuse(format!("there is no seat {}", said.seat));
        }
        if said.ply < last || said.ply > record.actions.len() {
            return refuse(format!("ply {} is out of order or after the end", said.ply));
        }
        last = said.ply;
    }
    Ok(())
}

fn round_decks(record: &Record, decks: &[Vec<u8>]) -> Result<Vec<Deck>, RecordError> {
    let read = |(i, deck): (usize, &Vec<u8>)| {
        Deck::new(PACK, deck)
            .map_err(|problems| RecordError::new(format!("deck[{i}]"), rules::Invalid(problems)))
    };
    debug_assert_eq!(record.game, Game::Hormigas);
    decks.iter().enumerate().map(read).collect()
}
