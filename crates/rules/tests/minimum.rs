//! The minimum obliges: a placement after which it can no longer be reached is not legal. Played
//! games meet few positions in which that matters; here tens of thousands of tight ones are made up,
//! and what is legal in them is compared with a plain search.

mod support;

use std::collections::BTreeSet;
use std::str::FromStr;

use rand_xoshiro::rand_core::Rng;
use subibaja_rules::{Actions, Game, GameState, Pack, face_to_face, the_game};
use support::case::Case;
use support::reference::Reference;
use support::reference::duel::Duel;
use support::reference::team::{Numbers, Team, numbers};
use support::{below, mix, pick, rng};

/// Positions of each game.
const POSITIONS: usize = 15_000;

/// What was met.
#[derive(Default, Debug)]
struct Met {
    playable: usize,
    stuck: usize,
    /// Positions in which a card that fits may not be placed.
    obliged: usize,
}

impl Met {
    /// Compares a position with the plain search. One in which nothing could be done is refused.
    fn compare<P>(&mut self, line: &str, slow: &impl Reference, can_go_on: bool, fitting: usize)
    where
        P: GameState + FromStr,
    {
        let Ok(state) = line.parse::<P>() else {
            assert!(!can_go_on, "refused, but the minimum can be reached: {line}");
            self.stuck += 1;
            return;
        };
        assert!(can_go_on, "read, but the minimum can't be reached: {line}");
        let mut actions = Actions::new();
        state.legal_into(&mut actions);
        let legal: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
        assert_eq!(legal, slow.legal(), "{line}");
        self.playable += 1;
        let placements = legal.iter().filter(|token| *token != "end").count();
        self.obliged += usize::from(placements < fitting);
    }

    /// Asserts that no kind of position is rare.
    fn assert_tight(&self) {
        let Met { playable, stuck, obliged } = *self;
        assert!(playable > POSITIONS / 4 && stuck > POSITIONS / 20, "{self:?}");
        assert!(obliged > POSITIONS / 75, "{self:?}");
    }
}

fn joined(cards: &[u8]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Takes the first card out that is within `margin` of the pack's high or low end: a top that leaves
/// little room.
fn take_top(cards: &mut Vec<u8>, high: bool, pack: Pack, margin: u8) -> u8 {
    let tight = |card: &u8| {
        if high { *card + margin >= pack.high } else { *card <= pack.low + margin }
    };
    let at = cards.iter().position(tight).expect("cards on both sides");
    cards.remove(at)
}

/// Brings some of the cards to the front that step back on a top, so that hands have them.
fn prefer_steps_back(cards: &mut [u8], tops: &[(bool, u8)], step: u8, rng: &mut impl Rng) {
    for (up, top) in tops {
        let wanted = if *up { top.wrapping_sub(step) } else { top + step };
        if let Some(at) = cards.iter().position(|card| *card == wanted)
            && below(3, rng) == 0
        {
            let front = below(6, rng);
            cards.swap(front, at);
        }
    }
}

/// A position of The Game or Ascenso-Descenso whose piles have come far.
fn compare_team(game: Game, rng: &mut impl Rng, met: &mut Met) {
    let Numbers { starts, step, jumps, open_rows, .. } = numbers(game);
    let options = pick(
        if jumps {
            &["minimum=2", "minimum=3", "minimum=2,jump=any", "minimum=3,jump=any"]
        } else {
            &["minimum=2", "minimum=3"]
        },
        rng,
    );
    let case = Case::new(game, 1, options, 0);
    let pack = case.pack();
    let mut cards: Vec<u8> = (pack.low..=pack.high).collect();
    mix(&mut cards, rng);

    let margin = pick(&[3, 6, 10, 30], rng);
    let tops = [true, true, false, false].map(|up| take_top(&mut cards, up, pack, margin));
    let ways = [(true, tops[0]), (true, tops[1]), (false, tops[2]), (false, tops[3])];
    prefer_steps_back(&mut cards, &ways, step, rng);

    let (done, last) = (pick(&[0, 0, 0, 1, 1, 2, 3], rng), below(4, rng));
    let mut draw: Vec<u8> = cards.split_off(8 - done);
    let mut hand = cards;
    let mut piles = starts.map(|start| vec![start]);
    if below(6, rng) == 0 {
        // Nothing is left to draw, and hands need not be full.
        let few = 1 + below(hand.len(), rng);
        piles[0].append(&mut draw);
        piles[0].extend(hand.drain(few..));
    }
    piles.iter_mut().zip(tops).for_each(|(pile, top)| pile.push(top));

    let mut words = vec![format!("{game} seats=1 {} turn=0", options.replace(',', " "))];
    if done > 0 {
        words.push(format!("done={done}"));
    }
    if done > 0 && jumps && !options.contains("jump=any") {
        words.push(format!("last={}", ["up1", "up2", "down1", "down2"][last]));
    }
    words.push(if open_rows {
        format!("rows={}", piles.each_ref().map(|pile| joined(pile)).join("/"))
    } else {
        format!("tops={}", joined(&tops))
    });
    words.push(format!("hands={} draw={}", joined(&hand), joined(&draw)));
    let slow = Team::at(&case, piles, hand, draw, vec![last; done]);
    met.compare::<the_game::State>(&words.join(" "), &slow, slow.can_go_on(), slow.fitting().len());
}

/// A position of Face to Face whose piles have come far.
fn compare_duel(rng: &mut impl Rng, met: &mut Met) {
    let options = pick(&["start=0", "start=0,last_card=allow"], rng);
    let case = Case::new(Game::FaceToFace, 2, options, 0);
    let (pack, margin) = (case.pack(), pick(&[2, 5, 10, 20], rng));
    let (done, helped) = (pick(&[0, 0, 1, 2], rng), below(2, rng) == 0);
    let mut decks = [(), ()].map(|()| (2..=59).collect::<Vec<u8>>());
    for deck in &mut decks {
        mix(deck, rng);
    }
    let own = [true, false].map(|up| take_top(&mut decks[0], up, pack, margin));
    // The rival's piles have come less far, so that few cards improve them.
    let rivals = [false, true].map(|high| take_top(&mut decks[1], high, pack, margin));
    prefer_steps_back(&mut decks[0], &[(true, own[0]), (false, own[1])], 10, rng);

    let [mut hand, mut rivals_hand] = decks;
    let mut draw = [hand.split_off(6 - done), rivals_hand.split_off(6)];
    if below(4, rng) == 0 {
        // Nothing is left to draw, and hands need not be full.
        draw[0].clear();
        hand.truncate(1 + below(hand.len(), rng));
    }
    let hands = [hand, rivals_hand];

    let mut words = vec![format!("face-to-face {} turn=0", options.replace(',', " "))];
    if done > 0 {
        words.push(format!("done={done} helped={helped}"));
    }
    words.push(format!("tops={}/{}", joined(&own), joined(&rivals)));
    words.push(format!("hands={}", hands.each_ref().map(|hand| joined(hand)).join("/")));
    words.push(format!("draw={}", draw.each_ref().map(|draw| joined(draw)).join("/")));
    let slow = Duel::at(&case, [own, rivals], hands, draw, (done, helped && done > 0));
    met.compare::<face_to_face::State>(
        &words.join(" "),
        &slow,
        slow.can_go_on(),
        slow.fitting().len(),
    );
}

#[test]
fn the_minimum_obliges_in_the_game_as_a_plain_search_says() {
    let (mut rng, mut met) = (rng(1), Met::default());
    for _ in 0..POSITIONS {
        compare_team(Game::TheGame, &mut rng, &mut met);
    }
    met.assert_tight();
}

#[test]
fn the_minimum_obliges_in_ascenso_descenso_as_a_plain_search_says() {
    let (mut rng, mut met) = (rng(2), Met::default());
    for _ in 0..POSITIONS {
        compare_team(Game::AscensoDescenso, &mut rng, &mut met);
    }
    met.assert_tight();
}

#[test]
fn the_minimum_obliges_in_face_to_face_as_a_plain_search_says() {
    let (mut rng, mut met) = (rng(3), Met::default());
    for _ in 0..POSITIONS {
        compare_duel(&mut rng, &mut met);
    }
    met.assert_tight();
}
