//! What speaks against sending a plan: the few cases in which a person is better asked first.

use rules::hormigas::{best_stretch, is_ordered};
use rules::{
    Action, Actions, MAX_SEATS, PileSignal, Seat, Standing, View, Viewer, hormigas, the_game,
};

use crate::ants;
use crate::choice::cost;

/// Cards still to come that a plan may pass beyond what it must, before anybody is asked.
const MANY: u16 = 15;

/// The most placements of which the best are looked for: with more, too much would be tried out.
const MAX_DEPTH: u8 = 2;

/// A step that whoever asked for small ones would not call small.
const BIG_STEP: i16 = 5;

/// What speaks against a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Risk {
    /// The placements pass so many cards that are still to come, beyond what they must.
    Skips {
        /// How many.
        count: u16,
    },
    /// Somebody asked to leave the pile alone, or for small steps there.
    Asked {
        /// Who.
        seat: Seat,
        /// Which pile.
        pile: the_game::Pile,
    },
    /// The best run of the hand gets shorter.
    Shrinks {
        /// Its symbols before.
        from: u32,
        /// Its symbols afterwards.
        to: u32,
    },
    /// The hand that is announced is not in order.
    NotInOrder,
    /// The hand is in order and is not announced.
    InOrder,
}

/// The worst that speaks against taking these actions on a table, one after the other; `None` if
/// nothing does. What others asked for weighs most.
pub fn risk(table: &View, actions: &[Action], heard: Option<&Standing>) -> Option<Risk> {
    let (mut now, mut skipped) = (Some(*table), 0);
    for action in actions {
        let Some(view) = now else { break };
        if let (View::Hormigas(ants), Action::Hormigas(action)) = (&view, *action) {
            return of_ants(ants, action);
        }
        let asked = asked(&view, *action, heard);
        if asked.is_some() {
            return asked;
        }
        skipped += skips(&view, *action).unwrap_or(0);
        now = view.after(*action);
    }
    let count = skipped.saturating_sub(least(table, missing(table)));
    (count >= MANY).then_some(Risk::Skips { count })
}

/// The cards still to come that a placement on a pile of one's own passes.
fn skips(view: &View, action: Action) -> Option<u16> {
    cost(view, action).filter(|cost| !cost.rival).map(|cost| cost.skips.into())
}

/// How many cards must be placed.
fn missing(view: &View) -> u8 {
    match view {
        View::TheGame(view) => view.board().missing(),
        View::FaceToFace(view) => view.board().missing(),
        View::Hormigas(_) => 0,
    }
}

/// The fewest cards that so many placements pass.
fn least(view: &View, placements: u8) -> u16 {
    if placements == 0 {
        return 0;
    }
    let mut legal: Actions<Action> = Actions::new();
    view.legal_into(&mut legal);
    let passed = legal.iter().filter_map(|action| {
        let skipped = skips(view, *action)?;
        let after = view.after(*action)?;
        Some(skipped + least(&after, placements.min(MAX_DEPTH) - 1))
    });
    passed.min().unwrap_or(0)
}

/// Does somebody else ask for something else?
fn asked(view: &View, action: Action, heard: Option<&Standing>) -> Option<Risk> {
    let Action::TheGame(the_game::Action::Place(_, pile)) = action else { return None };
    let gap = cost(view, action)?.gap;
    let against = |kind: Option<PileSignal>| match kind {
        Some(PileSignal::Leave) => gap > 0,
        Some(PileSignal::NoBigStep) => gap > BIG_STEP,
        Some(PileSignal::Good | PileSignal::GoAhead) | None => false,
    };
    let (seat, _) = heard?.by_seat(MAX_SEATS as u8).find(|(seat, signals)| {
        view.viewer() != Viewer::Seat(*seat) && against(signals.about(pile))
    })?;
    Some(Risk::Asked { seat, pile })
}

fn of_ants(view: &hormigas::View, action: hormigas::Action) -> Option<Risk> {
    let hand = ants::hand(view);
    match action {
        hormigas::Action::Put(at, side) => {
            let symbols = view.board().config().symbols();
            let after = ants::put(view, at, side)?;
            let (from, to) = (best_stretch(&hand, symbols), best_stretch(&after.hand, symbols));
            (to < from).then_some(Risk::Shrinks { from, to })
        }
        hormigas::Action::Claim => (!is_ordered(&hand)).then_some(Risk::NotInOrder),
        hormigas::Action::Pass => is_ordered(&hand).then_some(Risk::InOrder),
        hormigas::Action::Take(_) | hormigas::Action::Refresh | hormigas::Action::Deal => None,
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, OptionValue, Seed, Setup, State};

    use super::*;

    fn view(game: Game) -> View {
        let options = [("start".to_owned(), OptionValue::Number(0))];
        let options = if game == Game::TheGame { &options[..] } else { &[] };
        let setup = Setup::from_seed(game, 2, options, &Seed::from(7)).expect("a setup");
        State::new(&setup).expect("a game").view(Viewer::Seat(Seat::FIRST))
    }

    fn plan(game: Game, tokens: &[&str]) -> Vec<Action> {
        tokens.iter().map(|token| Action::parse(game, token).expect("a token")).collect()
    }

    /// The hand of the first seat has 9, 77 and 81; the least that two cards pass are 18 and 3.
    #[test]
    fn steps_that_need_not_be_are_a_risk_in_any_order() {
        let view = view(Game::TheGame);
        let of = |tokens: &[&str]| risk(&view, &plan(Game::TheGame, tokens), None);
        assert_eq!(of(&["9@up1", "81@down1", "end"]), None);
        assert_eq!(of(&["81@down1", "9@up1", "end"]), None);
        let many = Some(Risk::Skips { count: 75 + 3 - 21 });
        assert_eq!(of(&["77@up1", "81@up1", "end"]), many);
        // What is placed beyond the minimum counts too.
        assert!(of(&["81@down1", "77@down1", "9@up1", "33@up1"]).is_some());
    }

    #[test]
    fn what_others_ask_for_comes_first() {
        let view = view(Game::TheGame);
        let other = Seat::new(1).expect("a seat");
        let mut signals = [rules::Signals::default(); 2];
        signals[1] = "leave@up1".parse().expect("a signal");
        let standing: Standing = signals.into_iter().collect();
        let of = |tokens: &[&str]| risk(&view, &plan(Game::TheGame, tokens), Some(&standing));
        let asked = Some(Risk::Asked { seat: other, pile: the_game::Pile::Up1 });
        assert_eq!(of(&["77@down1", "9@up1"]), asked);
        assert_eq!(of(&["9@up2"]), None);
    }

    #[test]
    fn to_announce_a_hand_out_of_order_is_one() {
        let view = view(Game::Hormigas);
        assert_eq!(risk(&view, &plan(Game::Hormigas, &["claim"]), None), Some(Risk::NotInOrder));
        assert_eq!(risk(&view, &plan(Game::Hormigas, &["pass"]), None), None);
        assert_eq!(risk(&view, &plan(Game::Hormigas, &["take@1"]), None), None);
    }
}
