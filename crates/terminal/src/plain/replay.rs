//! A record step by step, in lines.

use std::io::{BufRead, Write};

use rules::{Seat, Viewer};
use texts::{say, words};

use super::console::{Console, Typed};
use super::speak::Speech;
use crate::film::Film;
use crate::source::Help;

/// Shows a record until the person leaves.
pub fn replay<I: BufRead, O: Write>(
    console: &mut Console<I, O>,
    film: &Film,
    mut viewer: Viewer,
) -> anyhow::Result<()> {
    let texts = console.texts.clone();
    let mut ply = 0;
    loop {
        if let Some(event) = film.event(ply, viewer) {
            console.print(&format!("{}.", words::told(&texts, &event, film.seats())))?;
        }
        let place = say!(texts, "replay-place", ply = ply, last = film.last());
        writeln!(console.out, "\n{place}")?;
        let view = film.view(ply, viewer);
        let (sitters, help) = (film.sitters(), Help::Gaps);
        let speech = Speech { texts: &texts, view: &view, sitters, standing: None, help };
        for line in speech.lines() {
            console.print(&line)?;
        }
        loop {
            let Typed::Words(words) = console.ask()? else { return Ok(()) };
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            match words.as_slice() {
                [] | ["next"] if ply < film.last() => ply += 1,
                ["back"] => ply = ply.saturating_sub(1),
                [] | ["next" | "quit" | "exit"] => return Ok(()),
                ["all"] => viewer = Viewer::Everything,
                ["public"] => viewer = Viewer::Spectator,
                ["seat", number] if seat(number, film.seats()).is_some() => {
                    viewer = seat(number, film.seats()).map_or(viewer, Viewer::Seat);
                }
                [number] if number.parse::<usize>().is_ok_and(|ply| ply <= film.last()) => {
                    ply = number.parse().unwrap_or(ply);
                }
                _ => {
                    console.print(&say!(texts, "plain-replay-help", last = film.last()))?;
                    continue;
                }
            }
            break;
        }
    }
}

fn seat(number: &str, seats: u8) -> Option<Seat> {
    let index = number.parse::<u8>().ok()?.checked_sub(1)?;
    Seat::new(index).filter(|seat| seat.index() < usize::from(seats))
}
