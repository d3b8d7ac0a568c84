//! The deal of a seed stays the same for ever, and is what its description says. Other shuffles are
//! uniform.

mod support;

use std::collections::HashMap;
use std::fmt::Write as _;

use subibaja_rules::{Card, Deck, Family, Game, Pack, Seed, Setup, face_to_face, hormigas};
use support::case::Case;
use support::{oracle, rng, shuffle};

/// Numbers, words, and the longest that there is.
const SEEDS: [&str; 6] =
    ["0", "1", "2026-11-16", "subibaja", "_.-", "abcdefghijklmnopqrstuvwxyz234567"];

/// Cards that are written down of each deck.
const FIRST: usize = 12;

fn numbers(deck: &Deck) -> Vec<u8> {
    deck.cards().iter().map(|card| card.number()).collect()
}

/// The sum of all cards, each as many times as its place in the deck.
fn checksum(cards: &[u8]) -> usize {
    cards.iter().enumerate().map(|(i, card)| (i + 1) * usize::from(*card)).sum()
}

/// The numbers of the decks that a game deals from one seed.
fn decks(game: Game) -> std::ops::Range<u64> {
    match game.family() {
        Family::TheGame(_) => 0..1,
        Family::FaceToFace => 0..2,
        Family::Hormigas => 0..4,
    }
}

fn pack(game: Game) -> Pack {
    Case::new(game, 2, "-", 0).pack()
}

#[test]
fn deals_stay_the_same_for_ever() {
    let mut found = String::from(
        "# Deals of the shuffle, version 1: game, seed, number of the deck (a seat's in face-to-face,\n\
         # a round's in hormigas), its first 12 cards, and the sum of place x card over the deck,\n\
         # places counted from 1. In face-to-face also the lot: the seat that starts.\n",
    );
    for game in Game::ALL {
        for seed in SEEDS {
            let name: Seed = seed.parse().expect("a seed");
            for number in decks(game) {
                let deck = numbers(&Deck::from_seed(pack(game), &name, number));
                let first: Vec<String> = deck[..FIRST].iter().map(ToString::to_string).collect();
                let line =
                    format!("{game} {seed} {number} {} {}", first.join(","), checksum(&deck));
                writeln!(found, "{line}").expect("writing to a string");
            }
            if game == Game::FaceToFace {
                writeln!(found, "{game} {seed} lot {}", face_to_face::Setup::lot(&name))
                    .expect("writing to a string");
            }
        }
    }
    oracle::compare("deals.txt", &found);
}

#[test]
fn deals_are_what_their_description_says() {
    for game in Game::ALL {
        let Pack { low, high } = pack(game);
        for seed in SEEDS.map(str::to_owned).into_iter().chain((0..200).map(|n| n.to_string())) {
            let name: Seed = seed.parse().expect("a seed");
            for number in decks(game) {
                let deck = numbers(&Deck::from_seed(pack(game), &name, number));
                assert_eq!(deck, shuffle::deck(low, high, &seed, number), "{game} {seed} {number}");
            }
            let lot = face_to_face::Setup::lot(&name).index();
            assert_eq!(lot, usize::from(shuffle::lot(&seed)), "{seed}");
        }
    }
}

#[test]
fn a_game_of_a_seed_is_dealt_from_its_decks() {
    for seed in SEEDS {
        let name: Seed = seed.parse().expect("a seed");
        for game in Game::ALL {
            let setup = Setup::from_seed(game, 2, &[], &name).expect("a setup");
            let Pack { low, high } = pack(game);
            let count = if game == Game::FaceToFace { 2 } else { 1 };
            let decks: Vec<_> = (0..count).map(|n| shuffle::deck(low, high, seed, n)).collect();
            assert_eq!(setup.decks(), decks);
        }
        for round in 0..4 {
            let deck = numbers(&hormigas::State::deck_of_round(&name, round));
            assert_eq!(deck, shuffle::deck(2, 111, seed, round.into()));
        }
    }
}

#[test]
fn no_two_decks_of_a_seed_are_alike() {
    let seed = Seed::from(7);
    let decks: Vec<Vec<u8>> =
        (0..100).map(|n| numbers(&Deck::from_seed(pack(Game::Hormigas), &seed, n))).collect();
    for (i, deck) in decks.iter().enumerate() {
        assert!(!decks[..i].contains(deck), "deck {i}");
    }
}

/// How far counts are from being equal, in standard deviations of the chi-square distribution.
fn unevenness(counts: &[u32]) -> f64 {
    let cells = f64::from(u32::try_from(counts.len()).expect("few enough to count"));
    let expected = f64::from(counts.iter().sum::<u32>()) / cells;
    let chi_square: f64 =
        counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let freedom = cells - 1.0;
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}

/// Counts how often each order of the first `places` cards comes up, and asserts that all do equally
/// often. The bound is generous; the generator is the same in every run.
fn assert_uniform(size: u8, places: usize, mut shuffle: impl FnMut(&mut Deck)) {
    let pack = Pack { low: 2, high: size + 1 };
    let orders: usize = (0..places).map(|i| usize::from(size) - i).product();
    let mut deck = Deck::sorted(pack);
    let mut counts: HashMap<Vec<Card>, u32> = HashMap::new();
    for _ in 0..30 * orders {
        shuffle(&mut deck);
        *counts.entry(deck.cards()[..places].to_vec()).or_default() += 1;
    }
    let mut all: Vec<u32> = counts.into_values().collect();
    all.resize(orders, 0);
    let unevenness = unevenness(&all);
    assert!(unevenness.abs() < 5.0, "{size} cards, {places} places: {unevenness}");
    assert_eq!(deck.cards().iter().copied().collect::<subibaja_rules::CardSet>(), pack.cards());
}

#[test]
fn a_shuffle_gives_every_order_equally_often() {
    let mut rng = rng(1);
    // Few cards are drawn one by one, more of them several at a time: both ways, and both mixed.
    for size in 2..=8 {
        assert_uniform(size, size.into(), |deck| deck.shuffle(&mut rng));
    }
    assert_uniform(13, 3, |deck| deck.shuffle(&mut rng));
    assert_uniform(98, 2, |deck| deck.shuffle(&mut rng));
}

#[test]
fn a_shuffle_of_the_first_cards_makes_these_a_uniform_draw() {
    let mut rng = rng(2);
    for count in 1..=7 {
        assert_uniform(8, count, |deck| deck.shuffle_first(count, &mut rng));
    }
    assert_uniform(98, 2, |deck| deck.shuffle_first(2, &mut rng));
    // More than there are is all of them.
    assert_uniform(5, 5, |deck| deck.shuffle_first(9, &mut rng));
}

#[test]
fn a_shuffle_puts_every_card_in_every_place_equally_often() {
    let mut rng = rng(3);
    let pack = pack(Game::TheGame);
    let mut deck = Deck::sorted(pack);
    let mut counts = vec![0; pack.len() * pack.len()];
    for _ in 0..20_000 {
        deck.shuffle(&mut rng);
        for (place, card) in deck.cards().iter().enumerate() {
            counts[place * pack.len() + usize::from(card.number() - pack.low)] += 1;
        }
    }
    let unevenness = unevenness(&counts);
    assert!(unevenness.abs() < 6.0, "{unevenness}");
}

#[test]
fn a_seed_deals_every_card_first_equally_often() {
    let pack = pack(Game::AscensoDescenso);
    let mut counts = vec![0; pack.len()];
    for seed in 0..10_000 {
        let first = Deck::from_seed(pack, &Seed::from(seed), 0).cards()[0];
        counts[usize::from(first.number() - pack.low)] += 1;
    }
    let unevenness = unevenness(&counts);
    assert!(unevenness.abs() < 5.0, "{unevenness}");
}
