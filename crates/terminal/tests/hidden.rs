//! Nothing that a seat may not see is on its screen: worlds that differ in hidden cards only look
//! the same, at every step of whole games, with the log, the plan and the signals.

mod support;

use ratatui::layout::Size;
use rules::{
    Actions, Event as GameEvent, Game, Seat, Seed, Setup, State as GameState, ViewEvent, Viewer,
};
use support::{Stage, menu, option, setting};
use terminal::screen::{Event, Key, Screen};
use terminal::source::{Happening, Help, Sitter, Snapshot, Told};
use texts::{Lang, Texts};

struct Luck(u64);

impl Luck {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % n
    }
}

/// A screen as a viewer who learned these events in this world has it.
fn screen(world: &GameState, events: &[ViewEvent], viewer: Viewer, first: &GameState) -> String {
    let mut stage = Stage::new(&Texts::new(Lang::En), (80, 24), Screen::Menu(menu()));
    stage.state.size = Size::new(80, 40);
    stage.event(Event::Opened(None));
    let sitters = Seat::all(world.seats()).map(|_| Sitter::Here).collect();
    let snapshot = Snapshot {
        view: first.view(viewer),
        missed: 0,
        steps: Vec::new(),
        standing: None,
        sitters,
        help: Help::Hints,
    };
    stage.event(Event::Told(Box::new(Told::Snapshot(Box::new(snapshot)))));
    for event in events {
        let step = Box::new(Happening::Seen(*event));
        stage.event(Event::Told(Box::new(Told::Happened(step, Box::new(world.view(viewer))))));
    }
    if let Viewer::Seat(seat) = viewer
        && world.turn() == Some(seat)
    {
        stage.event(Event::Told(Box::new(Told::Ask(vec![seat]))));
        stage.keys("→⏎");
    }
    stage.screen()
}

#[test]
fn what_is_hidden_changes_nothing_on_the_screen() {
    let mut differing = 0;
    for game in Game::ALL {
        let seats = if game == Game::FaceToFace { 2 } else { 3 };
        let setup = Setup::from_seed(game, seats, &[], &Seed::from(7)).expect("a setup");
        let first = GameState::new(&setup).expect("a game");
        let mut state = first;
        let mut luck = Luck(7);
        let mut rng = rand(7);
        let mut events: Vec<GameEvent> = Vec::new();
        for _ in 0..60 {
            for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
                let other = state.view(viewer).sample(&mut rng);
                differing += usize::from(other != state);
                let seen: Vec<ViewEvent> = events.iter().map(|e| e.seen_by(viewer)).collect();
                let ours = screen(&state, &seen, viewer, &first);
                assert_eq!(ours, screen(&other, &seen, viewer, &first), "{game}");
            }
            let mut legal = Actions::new();
            state.legal_into(&mut legal);
            if legal.is_empty() {
                break;
            }
            events.push(state.apply(legal[luck.below(legal.len())]).expect("a legal action"));
        }
    }
    assert!(differing > 200, "only {differing} worlds differed");
}

fn rand(seed: u8) -> impl rand_core::Rng {
    use rand_core::SeedableRng as _;
    rand_chacha::ChaCha20Rng::from_seed([seed; 32])
}

/// Two deals in which two people sit at one keyboard: behind the curtain they look the same.
#[test]
fn nothing_of_a_hand_is_left_behind_the_curtain() {
    let mut game = setting(Game::TheGame, 2, 2);
    game.options.push(option("start", rules::OptionValue::Number(0)));
    let curtain = |seed: u64| {
        let mut stage = Stage::play(&Texts::new(Lang::En), (80, 24), &game, seed);
        let before = stage.screen();
        assert!(before.contains("Pass the keyboard on"), "{before}");
        stage.key(Key::Enter);
        let turn = stage.screen();
        assert!(turn.contains("Your turn"), "{turn}");
        let hand: Vec<String> =
            stage.game().hand().iter().map(|card| format!("│ {:>3} ", card.number())).collect();
        assert!(hand.iter().skip(1).all(|card| turn.contains(card.as_str())), "{turn}");
        stage.keys("⏎→⏎e⏎");
        let after = stage.screen();
        assert!(after.contains("Seat 2, over to you"), "{after}");
        assert_eq!(stage.game().viewer(), Viewer::Spectator, "not even the view is kept");
        (before, after)
    };
    let (one, other) = (curtain(7), curtain(8));
    assert_eq!(one, other);
}

/// While the team chooses who starts, everyone looks in turn.
#[test]
fn everyone_looks_before_the_start() {
    let mut stage = Stage::play(&Texts::new(Lang::En), (80, 24), &setting(Game::TheGame, 2, 2), 7);
    stage.keys("⏎");
    let one = stage.game().hand();
    assert_eq!(one.len(), 7);
    stage.keys("⇥");
    assert!(stage.screen().contains("Seat 2, over to you"));
    stage.keys("⏎");
    let other = stage.game().hand();
    assert!(other.len() == 7 && one != other);
    stage.keys("2⏎");
    assert!(stage.screen().contains("Your turn"), "{}", stage.screen());
}
