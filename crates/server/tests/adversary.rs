//! An adversary with one seat, the protocol and the source, against a real server: it asks what it may
//! not know, compares the answers byte for byte, and bets on a hidden card before it is shown. It must
//! do no better than somebody who guesses.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

use protocol::{Code, Up};
use serde_json::{Value, json};
use support::{Client, create, http, key_for, start};

/// Bets in each game.
const BETS: usize = 25;

/// Standard deviations above chance that are still called luck: one run in ten million.
const LUCK: f64 = 5.2;

/// The adversary, and what it knows.
struct Adversary {
    client: Client,
    /// A number that is never the same twice.
    chance: u64,
    asked: u64,
    /// Questions of one kind whose answers differed: they told something.
    told: Vec<String>,
}

impl Adversary {
    fn random(&mut self, below: usize) -> usize {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.chance >> 33) as usize % below.max(1)
    }

    fn numbers(&self, field: &str) -> Vec<u64> {
        fn collect(value: &Value, into: &mut Vec<u64>) {
            match value {
                Value::Number(number) => into.extend(number.as_u64()),
                Value::Array(list) => list.iter().for_each(|value| collect(value, into)),
                _ => {}
            }
        }
        let mut numbers = Vec::new();
        if let Some(view) = &self.client.view {
            collect(&view[field], &mut numbers);
        }
        numbers
    }

    /// The answer to a list of actions: nothing of it may be done. The adversary's own words in it
    /// are crossed out, as they are known to it.
    async fn ask(&mut self, actions: &[String]) -> String {
        self.asked += 1;
        let (id, ply) = (format!("q{}", self.asked), self.client.ply);
        let message = Up::Act { id: id.clone(), ply, actions: actions.to_vec() };
        self.client.send(&message).await;
        let refused = self.client.refused().await;
        assert_eq!(
            refused.id.as_deref(),
            Some(id.as_str()),
            "an answer to each question, in order"
        );
        // Any other reason tells how the game would stand after what may not be known yet: who is on
        // turn, whether it is over.
        if refused.code != Code::OneAtATime {
            self.told.push(format!("{actions:?}: {refused:?}"));
        }
        let text = self.client.texts.last().cloned().unwrap_or_default();
        let text = text.replace(&format!("\"{id}\""), "ID");
        // Which of its own words is meant tells something; what the word is does not.
        let own = actions.iter().enumerate();
        own.fold(text, |text, (place, own)| text.replace(&format!("\"{own}\""), &place.to_string()))
    }

    /// Asks the same with each of these cards, and bets on the one whose answer stands out; if none
    /// does, on any.
    async fn bet(&mut self, turn: &[String], cards: &[u64], piles: &[&str]) -> u64 {
        let mut answers: BTreeMap<String, Vec<u64>> = BTreeMap::new();
        for card in cards {
            let pile = piles[self.random(piles.len())];
            let token = format!("{card}@{pile}");
            // The last is never legal: nothing of the list may be done.
            let list = turn.iter().cloned().chain([token, turn[0].clone()]);
            let list: Vec<String> = list.collect();
            let answer = self.ask(&list).await;
            answers.entry(answer).or_default().push(*card);
        }
        if answers.len() > 1 {
            self.told.push(format!("{turn:?}: {answers:?}"));
        }
        let rarest = answers.into_values().min_by_key(Vec::len).unwrap_or_default();
        rarest[self.random(rarest.len())]
    }

    /// Does something by right, and waits until it is done.
    async fn act(&mut self, actions: &[String]) {
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let message = self.client.message(&actions);
        self.client.send(&message).await;
        while self.client.update().await.ack.as_deref() != message.id() {}
    }

    /// Placements that are legal one after the other, and what ends the turn.
    fn turn(&mut self) -> Vec<String> {
        let view = self.client.view.as_ref().expect("a view");
        let mut view: rules::View = view["text"].as_str().expect("a text").parse().expect("a view");
        let mut turn = Vec::new();
        for _ in 0..12 {
            let mut legal = rules::Actions::new();
            rules::GameView::legal_into(&view, &mut legal);
            let action = legal.iter().find(|action| action.may_reveal()).or(legal.first());
            let Some(action) = action.copied() else { break };
            turn.push(action.to_string());
            match rules::GameView::after(&view, action) {
                Some(after) if !action.may_reveal() => view = after,
                _ => break,
            }
        }
        turn
    }
}

/// A new table. A team's adversary is alone: then the turn after its own is its own again, and could
/// be asked about. Else somebody sits opposite who just plays.
async fn sit(address: SocketAddr, game: &str) -> (Adversary, Option<Client>) {
    let alone = game == "the-game" || game == "ascenso-descenso";
    let seats = if alone { json!([{}]) } else { json!([{}, {}]) };
    let made = create(address, json!({"game": game, "seats": seats, "start": true})).await;
    let sit = |seat: usize| {
        Client::join(address, &made.table, Some(&made.invitations[seat].secret), None)
    };
    let client = sit(0).await;
    let chance = client.texts[0].len() as u64;
    let adversary = Adversary { client, chance, asked: 0, told: Vec::new() };
    let path = format!("/api/tables/{}", made.table);
    let mut other = None;
    if let Some(invitation) = made.invitations.get(1) {
        other = Some(sit(1).await);
        // What the maker of the table still has of the other seat opens nothing.
        assert_eq!(http(address, "GET", &path, Some(&invitation.secret), "").await.0, 401);
    }
    let own = key_for(&made.invitations[0].secret);
    let (_, _, body) = http(address, "GET", &path, Some(&own), "").await;
    let seen: Value = serde_json::from_str(&body).expect("an update");
    assert!(seen["view"]["hand"].is_null(), "over HTTP nobody sees a hand: {body}");
    assert_eq!(http(address, "GET", &format!("{path}/record"), Some(&own), "").await.0, 409);
    (adversary, other)
}

fn count(cards: usize) -> f64 {
    f64::from(u8::try_from(cards).expect("few cards"))
}

/// The other seat plays until it is the adversary's turn, or the game is over.
async fn let_play(adversary: &mut Adversary, other: &mut Option<Client>) {
    let Some(other) = other else { return };
    loop {
        while other.seq < adversary.client.seq {
            other.update().await;
        }
        if other.is_over() || !adversary.client.legal().is_empty() {
            return;
        }
        let choice = other.choice().expect("somebody is on turn");
        let seq = other.act(&choice).await.seq;
        while adversary.client.seq < seq {
            adversary.client.update().await;
        }
    }
}

/// Bets on what the end of a turn draws, against what chance alone would give.
async fn bet_on_draws(address: SocketAddr, game: &str, all: &[u64], piles: &[&str]) -> Adversary {
    let (mut hits, mut mean, mut variance, mut bets) = (0.0, 0.0, 0.0, 0);
    let (mut adversary, mut other) = sit(address, game).await;
    while bets < BETS {
        let_play(&mut adversary, &mut other).await;
        if adversary.client.is_over() {
            let told = std::mem::take(&mut adversary.told);
            let (chance, asked) = (adversary.chance, adversary.asked);
            (adversary, other) = sit(address, game).await;
            (adversary.told, adversary.chance, adversary.asked) = (told, chance, asked);
            continue;
        }
        let turn = adversary.turn();
        let seen: BTreeSet<u64> =
            ["hand", "placed", "hands"].iter().flat_map(|field| adversary.numbers(field)).collect();
        let own: Vec<u64> = adversary.numbers("hand");
        let hidden: Vec<u64> =
            all.iter()
                .copied()
                .filter(|card| {
                    if game == "face-to-face" { !own.contains(card) } else { !seen.contains(card) }
                })
                .collect();
        let can_bet = turn.last().is_some_and(|last| last == "end") && hidden.len() > 1;
        let bet = if can_bet { Some(adversary.bet(&turn, &hidden, piles).await) } else { None };
        let before = own;
        adversary.act(&turn).await;
        if let Some(bet) = bet {
            let after = adversary.numbers("hand");
            let drawn: Vec<u64> = after.into_iter().filter(|card| !before.contains(card)).collect();
            let p = count(drawn.len()) / count(hidden.len());
            (mean, variance) = (mean + p, variance + p * (1.0 - p));
            hits += f64::from(u8::from(drawn.contains(&bet)));
            bets += 1;
        }
    }
    println!(
        "{game}: {bets} bets, {hits} hits, {mean:.1} by chance, {} questions",
        adversary.asked
    );
    assert!(
        hits <= mean + LUCK * variance.sqrt().max(1.0),
        "{game}: {hits} hits, {mean} by chance"
    );
    adversary
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_tells_no_card_that_is_to_be_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let team = ["up1", "up2", "down1", "down2"];
    let duel = ["up", "down", "rival-up", "rival-down"];
    for (game, cards, piles) in [
        ("the-game", 2..=99, &team),
        ("ascenso-descenso", 3..=70, &team),
        ("face-to-face", 2..=59, &duel),
    ] {
        let all: Vec<u64> = cards.collect();
        let adversary = bet_on_draws(server.address(), game, &all, piles).await;
        assert_eq!(adversary.told, [""; 0], "{game}: answers that differ tell something");
    }
    server.stop().await.expect("stopped");
}

/// Hormigas: a card that lies face down, and whether it would finish the hand, are asked for in every
/// way that a turn could go on.
#[tokio::test(flavor = "multi_thread")]
async fn asking_tells_no_card_that_lies_face_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (mut adversary, mut other) = sit(server.address(), "hormigas").await;
    let mut turns = 0;
    while turns < BETS && !adversary.client.is_over() {
        let_play(&mut adversary, &mut other).await;
        let legal = adversary.client.legal();
        let first = legal.iter().find(|token| token.starts_with("take@")).or(legal.first());
        let Some(first) = first.cloned() else { break };
        let mut answers = BTreeSet::new();
        for place in 0..8 {
            for side in ["left", "right"] {
                let put = format!("put@{place}-{side}");
                for last in ["claim", "pass", "deal", "refresh", "take@1"] {
                    let list = [first.clone(), put.clone(), last.to_owned()];
                    answers.insert(adversary.ask(&list).await);
                }
            }
        }
        assert_eq!(answers.len(), 1, "answers that differ tell something: {answers:?}");
        adversary.act(&[first]).await;
        turns += 1;
    }
    println!("hormigas: {turns} turns, {} questions", adversary.asked);
    assert_eq!(adversary.told, [""; 0], "reasons that tell something");
    assert!(turns >= BETS / 2, "{turns} turns");
    server.stop().await.expect("stopped");
}
