//! What can happen to the screens, and what they want done.

use std::time::Duration;

use advice::Hint;
use rules::hormigas::Side;
use rules::{Seed, View, ViewEvent, Viewer};

use super::menu::Menu;
use super::{Reel, Shelf};
use crate::hint;
use crate::setting::Setting;
use crate::source::{Command, Told};

/// Everything that can happen.
#[derive(Clone, Debug)]
pub enum Event {
    /// A key was pressed.
    Key(Key),
    /// The mouse was clicked at a column and row.
    Click(u16, u16),
    /// The wheel was turned: down, or up.
    Wheel(bool),
    /// The window has a new width and height.
    Resize(u16, u16),
    /// Time passed while something was going on.
    Tick,
    /// A game began: with this setting, or elsewhere.
    Opened(Option<Setting>),
    /// A game says something.
    Told(Box<Told>),
    /// The expert has an answer to the question of this view.
    Hinted(Box<View>, Box<Option<Hint>>),
    /// The menu is to be shown.
    Menu(Menu),
    /// The scores are to be shown.
    Scores(Vec<String>),
    /// The position of a record that was asked for, and what led to it.
    Position(usize, Box<View>, Box<Option<ViewEvent>>),
    /// The finished games are to be shown.
    Shelf(Shelf),
    /// A record is to be looked at.
    Reel(Box<Reel>),
    /// Something went wrong outside.
    Failed(String),
    /// The system wants something of the program.
    Signal(OsSignal),
}

/// What the system wants of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OsSignal {
    /// To leave, by the signal of this number.
    Leave(i32),
    /// To stop until it is continued.
    Stop,
    /// It was continued.
    Continue,
}

/// A key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A character.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Backspace or delete.
    Backspace,
    /// The next field or person.
    Tab,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// Far up.
    PageUp,
    /// Far down.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// F1: help, also where characters are typed.
    Help,
    /// Ctrl-C: wants to leave.
    Interrupt,
    /// Ctrl-Z: back to the shell for a while.
    Suspend,
}

/// Something on the screen that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The same as a key.
    Key(Key),
    /// A line of a menu or form.
    Row(usize),
    /// A card of the hand.
    Card(usize),
    /// A pile.
    Pile(usize),
    /// A card in the middle.
    Place(usize),
    /// A card of a Hormigas hand: put the new one beside it, on that side, and drop it.
    Drop(usize, Side),
}

/// What the screens want done.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Leave the program.
    Quit,
    /// Give the terminal back and stop until the program is continued.
    Suspend,
    /// Take the terminal again, and draw all of the screen.
    Redraw,
    /// Leave the game, if there is one, and show the menu.
    Menu,
    /// Begin a game.
    Play(Setting, Option<Seed>),
    /// Go on with a saved game of this name.
    Resume(String),
    /// Tell the game something.
    Command(Command),
    /// Ask the expert.
    Hint(Box<hint::Question>),
    /// Load the scores.
    Scores,
    /// Load the finished games.
    Shelf,
    /// Look at a finished game again, by its place among them.
    Replay(usize),
    /// Join the table of this link, under this name.
    Join(String, Option<String>),
    /// Delete the saved game of this name.
    Forget(String),
    /// Let the bots play without pauses until a person is asked.
    Hurry,
    /// Let the bots pause so long from now on.
    Pause(Duration),
    /// It became the person's turn, or is it no longer: for whoever looks elsewhere.
    Turn(bool),
    /// Show a position of the record as this viewer.
    Seek(usize, Viewer),
}
