//! The laws of every game, written once.

use std::collections::{BTreeSet, HashSet};
use std::mem::{Discriminant, discriminant};

use rand_xoshiro::Xoshiro256PlusPlus;
use subibaja_rules::{Actions, Game, GameEvent, GameView, Illegal, Seat, State, Viewer};

use super::case::{Case, Order};
use super::conform::Conform;
use super::hidden;
use super::player::Style;
use super::reference::{Facts, Reference, reference};
use super::{below, rng, viewers};

/// A game to play under the eyes of the laws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) case: Case,
    pub(crate) order: Order,
    pub(crate) style: Style,
    /// What the players and the sampled worlds are drawn from.
    pub(crate) luck: u64,
    /// Some games go on for ever.
    pub(crate) max_actions: usize,
    pub(crate) eyes: Eyes,
}

/// For whom texts and worlds are made at a position: the slow part of the laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// For every viewer.
    All,
    /// For one of them, drawn anew at each position.
    One,
}

/// What was met on the way: a law that was never put to the test says nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: usize,
    pub(crate) positions: usize,
    /// How games ended, and the phases met.
    pub(crate) outcomes: BTreeSet<String>,
    /// Positions with nothing left to draw.
    pub(crate) nothing_to_draw: usize,
    /// The reasons for which an action was refused.
    pub(crate) refused: HashSet<Discriminant<Illegal>>,
    /// Other worlds that look the same, by shuffling what is hidden.
    pub(crate) other_worlds: usize,
    /// Actions that were also taken in such a world.
    pub(crate) twice_taken: usize,
}

impl Tally {
    /// Asserts that actions were refused for each of these reasons, and for no other.
    pub(crate) fn assert_refused_for(&self, reasons: &[Illegal]) {
        for reason in reasons {
            assert!(self.refused.contains(&discriminant(reason)), "nothing was {reason:?}");
        }
        assert_eq!(self.refused.len(), reasons.len(), "an action was refused for another reason");
    }
}

/// Plays a game and checks every law at every position.
pub(crate) fn hold<P: Conform>(plan: &Plan, tally: &mut Tally) {
    let setup = plan.case.setup_in(plan.order);
    let mut game = Playing::<P> {
        plan,
        state: P::from_setup(&setup),
        conceivable: Vec::new(),
        views: Vec::new(),
        reference: reference(&plan.case, &setup),
        tokens: Vec::new(),
        rng: rng(plan.luck),
        tally,
    };
    game.conceivable = game.state.conceivable();
    game.views = viewers(plan.case.seats).into_iter().map(|v| game.state.view(v)).collect();
    game.play();

    let replayed = game.tokens.iter().fold(P::from_setup(&setup), |mut state, token| {
        let action = state.read_action(token).expect("a token that was printed");
        state.apply(action).expect("an action that was legal before");
        state
    });
    assert_eq!(replayed, game.state, "the same actions lead to the same state");
}

/// A game as far as it has been played.
struct Playing<'a, P: Conform> {
    plan: &'a Plan,
    state: P,
    conceivable: Vec<P::Action>,
    /// What each viewer has made of the events so far.
    views: Vec<P::View>,
    reference: Box<dyn Reference>,
    tokens: Vec<String>,
    rng: Xoshiro256PlusPlus,
    tally: &'a mut Tally,
}

/// When a law is broken: in which game, and where.
impl<P: Conform> Drop for Playing<'_, P> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{:?}\nafter {}\n{}", self.plan, self.tokens.join(" "), self.state);
        }
    }
}

impl<P: Conform> Playing<'_, P> {
    fn play(&mut self) {
        self.tally.games += 1;
        loop {
            let legal = self.check_actions();
            let facts = self.check_reference(&legal);
            self.check_cards(&facts);
            check_state_text(&self.state);
            let worlds = self.check_views(&legal);

            self.tally.positions += 1;
            self.tally.nothing_to_draw += usize::from(facts.nothing_to_draw());
            if !self.tally.outcomes.contains(&facts.outcome) {
                self.tally.outcomes.insert(facts.outcome);
            }
            if self.state.is_over() || self.tokens.len() >= self.plan.max_actions {
                return;
            }
            let action = self.plan.style.choose(&self.state, &legal, &mut self.rng);
            self.act(action, worlds);
        }
    }

    /// The list of legal actions is what `check` says, and each of them can be taken.
    fn check_actions(&mut self) -> Actions<P::Action> {
        let state = &self.state;
        let mut legal = Actions::new();
        state.legal_into(&mut legal);
        let set: HashSet<P::Action> = legal.iter().copied().collect();
        assert_eq!(set.len(), legal.len(), "no legal action is listed twice");

        let mut same = state.clone();
        let mut found = 0;
        for &action in &self.conceivable {
            match state.check(action) {
                Ok(()) => {
                    assert!(set.contains(&action), "{action} is legal but not listed");
                    found += 1;
                }
                Err(why) => {
                    self.tally.refused.insert(discriminant(&why));
                    assert!(!set.contains(&action), "{action} is listed but not legal: {why}");
                    assert_eq!(same.apply(action).err(), Some(why));
                }
            }
        }
        assert_eq!(found, legal.len(), "every listed action is one that can be thought of");
        assert_eq!(&same, state, "an action that is refused changes nothing");

        assert_eq!(state.is_over(), legal.is_empty(), "a game ends where nothing can be done");
        let for_all = |token: &str| token.starts_with("start@") || token == "deal";
        assert_eq!(
            state.turn().is_none(),
            legal.iter().all(|action| for_all(&action.to_string())),
            "a seat is on turn but while the team chooses, between rounds and at the end"
        );
        for &action in &legal {
            let token = action.to_string();
            assert_eq!(state.read_action(&token).as_ref(), Ok(&action), "a token names its action");
            let mut next = state.clone();
            assert!(next.apply(action).is_ok(), "{action} is legal and can be taken");
            let mut then = Actions::new();
            next.legal_into(&mut then);
            assert_eq!(next.is_over(), then.is_empty(), "after {action}");
        }
        legal
    }

    /// The slow implementation says the same.
    fn check_reference(&mut self, legal: &Actions<P::Action>) -> Facts {
        let facts = self.state.facts();
        assert_eq!(facts, self.reference.facts());
        let tokens: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(tokens, self.reference.legal());
        facts
    }

    /// Every card is in exactly one place.
    fn check_cards(&self, facts: &Facts) {
        let pack = self.plan.case.pack();
        let decks = if self.plan.case.game == Game::FaceToFace { 2 } else { 1 };
        let all = (pack.low..=pack.high).flat_map(|card| vec![card; decks]);
        assert!(facts.all_cards().into_iter().eq(all), "every card is in exactly one place");
    }

    /// What the viewers know. Hands back worlds that look the same to one of them.
    fn check_views(&mut self, legal: &Actions<P::Action>) -> Vec<(usize, P)> {
        let mut worlds = Vec::new();
        let chosen = below(self.views.len(), &mut self.rng);
        for i in 0..self.views.len() {
            let viewer = self.views[i].viewer();
            let view = self.state.view(viewer);
            assert_eq!(
                self.views[i], view,
                "events tell viewer {viewer} all, and only, what it sees"
            );
            assert_eq!(view.viewer(), viewer);
            assert_eq!((view.turn(), view.is_over()), (self.state.turn(), self.state.is_over()));

            let may_act = match (viewer, view.turn()) {
                (Viewer::Spectator, _) => false,
                (Viewer::Everything, _) | (Viewer::Seat(_), None) => true,
                (Viewer::Seat(own), Some(seat)) => own == seat,
            };
            let mut own = Actions::new();
            view.legal_into(&mut own);
            assert_eq!(&own[..], if may_act { &legal[..] } else { &[] }, "viewer {viewer}");

            if self.plan.eyes == Eyes::One && i != chosen {
                continue;
            }
            for &action in &self.conceivable {
                let (said, truth) = (view.check(action), self.state.check(action));
                if may_act {
                    assert_eq!(said, truth, "viewer {viewer} is told the same of {action}");
                } else {
                    assert!(said.is_err(), "viewer {viewer} may not act");
                }
            }
            let text = view.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&view), "{text}");
            let debug = format!("{view:?}");
            let world = view.sample(&mut self.rng);
            check_world(&world, &view, &text, &debug);
            worlds.push((i, self.other_world(&view, &text, &debug).unwrap_or(world)));
        }
        worlds
    }

    /// Shuffles what the viewer can't see, and looks again.
    fn other_world(&mut self, view: &P::View, text: &str, debug: &str) -> Option<P> {
        let turn = self.state.turn().map(Seat::index);
        let line = self.state.to_string();
        // Not every shuffle gives a position of the game: the seat on turn must be able to go on.
        let world: P = (0..4).find_map(|_| {
            hidden::shuffled(&line, view.viewer(), turn, &mut self.rng).parse().ok()
        })?;
        self.tally.other_worlds += 1;
        check_world(&world, view, text, debug);
        Some(world)
    }

    /// Takes an action, in the true world and in those that look the same.
    fn act(&mut self, action: P::Action, worlds: Vec<(usize, P)>) {
        let viewer = self.state.turn().map(Viewer::Seat);
        let foreseen = viewer.map(|viewer| (viewer, self.state.view(viewer).after(action)));
        let event = self.state.apply(action).expect("a legal action can be taken");
        if let Some((viewer, foreseen)) = foreseen {
            let wide = subibaja_rules::Action::parse(self.plan.case.game, &action.to_string());
            let may_reveal = wide.is_ok_and(subibaja_rules::Action::may_reveal);
            assert!(foreseen.is_some() || may_reveal, "{action} shows nothing new");
            let came = self.state.view(viewer);
            assert!(foreseen.is_none_or(|view| view == came), "{action} is foreseen as it comes");
        }
        self.reference.play(&action.to_string());
        self.tokens.push(action.to_string());
        for (i, mut world) in worlds {
            let viewer = self.views[i].viewer();
            // In another world the others may not hold the card.
            if let Ok(other) = world.apply(action) {
                self.tally.twice_taken += 1;
                P::assert_agree(viewer, &event.seen_by(viewer), &other.seen_by(viewer));
            }
        }
        for view in &mut self.views {
            view.follow(&event.seen_by(view.viewer()));
        }
    }
}

/// A world that is to look like this to the viewer, and to be a position of the game.
fn check_world<P: Conform>(world: &P, view: &P::View, text: &str, debug: &str) {
    let seen = world.view(view.viewer());
    assert_eq!(&seen, view, "a world in keeping with a view gives that view again");
    assert_eq!(seen.to_string(), text, "what is hidden changes no letter of the view");
    assert_eq!(format!("{seen:?}"), debug, "what is hidden changes no byte of the view");

    let mut legal = Actions::new();
    world.legal_into(&mut legal);
    assert_eq!(world.is_over(), legal.is_empty(), "a game ends where nothing can be done");
    assert!(legal.iter().all(|action| world.check(*action).is_ok()));
    // Reading it checks that play can reach it and that every card is in one place.
    let line = world.to_string();
    assert_eq!(line.parse().as_ref(), Ok(world), "{line}");
}

fn check_state_text<P: Conform>(state: &P) {
    let line = state.to_string();
    assert_eq!(line.parse().as_ref(), Ok(state), "{line}");
    let wide = state.wide();
    assert_eq!(wide.to_string(), line);
    assert_eq!(line.parse::<State>(), Ok(wide));
}
