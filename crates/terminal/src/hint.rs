//! Hints: what the expert would do, with its reason in a sentence.
//!
//! The reason is read off the plan: it says what the planned cards cost or win back. It decides
//! nothing; the expert did.

use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use players::{Answer, Budget, Cancel, Level, Limit, Seen};
use rules::hormigas::{self, Place};
use rules::{Action, Direction, Said, View, ViewEvent, face_to_face, the_game};
use texts::{Texts, say, words};

/// How long the expert may think about a hint.
const THOUGHT: Duration = Duration::from_millis(1500);

/// A total step up to which a turn is called cheap.
const SMALL_STEP: u16 = 6;

/// What the expert is told.
#[derive(Clone, Debug)]
pub struct Question {
    /// The game as the player means it to go on.
    pub view: View,
    /// What the player learned.
    pub events: Vec<ViewEvent>,
    /// What has been said.
    pub said: Vec<Said>,
}

/// A hint on its way. When it is dropped, the expert stops.
#[derive(Debug)]
pub struct Thinking(Cancel);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// Lets the expert think on a thread of its own.
pub fn ask(
    question: Question,
    tell: impl FnOnce(Answer) + Send + 'static,
) -> anyhow::Result<Thinking> {
    let cancel = Cancel::default();
    let budget = Budget { limit: Limit::Time(THOUGHT), cancel: cancel.clone() };
    thread::Builder::new().name("hint".to_owned()).spawn(move || {
        let answer = think(&question, &budget);
        if !budget.cancel.is_cancelled() {
            tell(answer);
        }
    })?;
    Ok(Thinking(cancel))
}

/// Waits for the expert.
pub fn wait(question: Question) -> anyhow::Result<Answer> {
    let (tell, told) = channel();
    let _thinking = ask(question, move |answer| drop(tell.send(answer)))?;
    Ok(told.recv()?)
}

fn think(question: &Question, budget: &Budget) -> Answer {
    let seen = Seen { view: &question.view, events: &question.events, signals: &question.said };
    Level::Expert.player(1).act(seen, budget)
}

/// The hint in words: what to do, why, and the chance to win.
pub fn words(texts: &Texts, view: &View, answer: &Answer) -> String {
    let plan = match &answer.thought {
        Some(thought) if !thought.plan.is_empty() => thought.plan.clone(),
        _ => vec![answer.action],
    };
    let tokens: Vec<String> = plan.iter().map(ToString::to_string).collect();
    let mut hint =
        say!(texts, "hint", plan = tokens.join(" "), reason = reason(texts, view, &plan));
    if let Some(thought) = &answer.thought {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // 0 to 100
        let percent = (thought.win_chance.clamp(0.0, 1.0) * 100.0).round() as u8;
        hint += " ";
        hint += &say!(texts, "hint-chance", percent = percent);
    }
    hint
}

fn reason(texts: &Texts, view: &View, plan: &[Action]) -> String {
    match (view, plan) {
        (View::TheGame(view), plan) => team(texts, view, plan),
        (View::FaceToFace(view), plan) => duel(texts, view, plan),
        (View::Hormigas(view), [Action::Hormigas(first), rest @ ..]) => {
            ants(texts, view, *first, rest)
        }
        (View::Hormigas(_), _) => String::new(),
    }
}

/// What placements do to piles: what they cost, and what steps backwards win back.
#[derive(Default)]
struct Cost {
    cards: usize,
    forward: u16,
    back: u16,
}

impl Cost {
    fn add(&mut self, direction: Direction, top: u8, card: u8) {
        self.cards += 1;
        let step = u16::from(top.abs_diff(card));
        if (card > top) == (direction == Direction::Up) {
            self.forward += step;
        } else {
            self.back += step;
        }
    }

    fn words(&self, texts: &Texts) -> String {
        match self {
            Cost { back: 1.., .. } => {
                say!(texts, "reason-back", back = self.back, cost = self.forward)
            }
            Cost { forward: ..=SMALL_STEP, .. } => {
                say!(texts, "reason-small", cost = self.forward, count = self.cards)
            }
            _ => say!(texts, "reason-least", cost = self.forward, count = self.cards),
        }
    }
}

fn team(texts: &Texts, view: &the_game::View, plan: &[Action]) -> String {
    use the_game::Action as Do;
    let mut tops = view.board().tops();
    let mut cost = Cost::default();
    for action in plan {
        match action {
            Action::TheGame(Do::Start(seat)) => {
                return say!(texts, "reason-start", seat = words::seat(texts, *seat));
            }
            Action::TheGame(Do::Place(card, pile)) => {
                let top = std::mem::replace(&mut tops[pile.index()], *card);
                cost.add(pile.direction(), top.number(), card.number());
            }
            _ => {}
        }
    }
    if cost.cards == 0 { say!(texts, "reason-stop") } else { cost.words(texts) }
}

fn duel(texts: &Texts, view: &face_to_face::View, plan: &[Action]) -> String {
    use face_to_face::Action as Do;
    let Some(seat) = view.board().turn() else { return String::new() };
    let ([up, down], [rival_up, rival_down]) =
        (view.board().tops(seat), view.board().tops(view.rival(seat)));
    let mut tops = [up, down, rival_up, rival_down];
    let (mut cost, mut help) = (Cost::default(), None);
    for action in plan {
        if let Action::FaceToFace(Do::Place(card, pile)) = action {
            let top = std::mem::replace(&mut tops[pile.index()], *card);
            if pile.is_rivals() {
                help = Some(top.number().abs_diff(card.number()));
            } else {
                cost.add(pile.direction(), top.number(), card.number());
            }
        }
    }
    match (help, cost.cards) {
        (None, 0) => say!(texts, "reason-stop"),
        (None, _) => cost.words(texts),
        (Some(help), 0) => say!(texts, "reason-help", help = help),
        (Some(help), _) => {
            format!("{} {}", cost.words(texts), say!(texts, "reason-help", help = help))
        }
    }
}

fn ants(texts: &Texts, view: &hormigas::View, first: hormigas::Action, rest: &[Action]) -> String {
    use hormigas::Action as Do;
    match (first, rest) {
        (Do::Refresh, _) => say!(texts, "reason-refresh"),
        (Do::Take(place), [Action::Hormigas(Do::Put(at, side)), ..]) => {
            match view.board().middle()[usize::from(place)] {
                Place::FaceUp(card) => put(texts, view, card, *at, *side),
                Place::FaceDown | Place::Taken => say!(texts, "reason-face-down"),
            }
        }
        (Do::Take(_), _) => say!(texts, "reason-face-down"),
        (Do::Put(at, side), _) => match view.held() {
            Some(card) => put(texts, view, card, at, side),
            None => String::new(),
        },
        (Do::Claim, _) => say!(texts, "reason-claim"),
        (Do::Pass, _) => say!(texts, "reason-pass"),
        (Do::Deal, _) => say!(texts, "reason-deal"),
    }
}

/// The longest run of cards in order that the card stands in afterwards.
fn put(
    texts: &Texts,
    view: &hormigas::View,
    card: rules::Card,
    at: u8,
    side: hormigas::Side,
) -> String {
    let hand = advice::ants::insert(&advice::ants::hand(view), card, at, side);
    let hand = hand.map_or(Vec::new(), |after| after.hand);
    let place = hand.iter().position(|held| *held == card).unwrap_or(0);
    let run = advice::ants::run_through(&hand, place);
    say!(texts, "reason-run", card = card.number(), count = run)
}
