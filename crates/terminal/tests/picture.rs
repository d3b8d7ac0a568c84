//! The picture in the README is what the screens draw: `UPDATE_PICTURES=1 cargo test -p
//! subibaja-terminal --test picture` writes it anew.

mod support;

use advice::Hint;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Size;
use ratatui::style::{Color, Modifier};
use rules::{Action, Game};
use support::{Stage, setting};
use terminal::screen::{Event, draw};
use texts::{Lang, Texts};

/// The size of a character.
const WIDTH: u16 = 9;
const HEIGHT: u16 = 19;
const BACKGROUND: &str = "#16181d";
const INK: &str = "#d8dee9";

/// The colours of the palette that the screens use.
fn hex(color: Color) -> &'static str {
    match color {
        Color::Indexed(114) => "#87d787",
        Color::Indexed(117) => "#87d7ff",
        Color::Indexed(180) => "#d7af87",
        Color::Indexed(209) => "#ff875f",
        Color::Indexed(221) => "#ffd75f",
        Color::Indexed(223) => "#ffd7af",
        Color::Indexed(231) => "#ffffff",
        Color::Indexed(245) => "#8a8a8a",
        _ => INK,
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A run of cells that look alike.
fn run(cells: &[&Cell], x: u16, y: u16) -> String {
    let cell = cells[0];
    let text: String = cells.iter().map(|cell| cell.symbol()).collect();
    let reversed = cell.modifier.contains(Modifier::REVERSED);
    if text.trim().is_empty() && !reversed {
        return String::new();
    }
    let (left, top, width) = (x * WIDTH, y * HEIGHT, cells.len() as u16 * WIDTH);
    let color = hex(cell.fg);
    let (ink, paper) = if reversed { (BACKGROUND, color) } else { (color, BACKGROUND) };
    let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
    let paper = if reversed {
        format!(
            "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{HEIGHT}\" fill=\"{paper}\"/>"
        )
    } else {
        String::new()
    };
    format!(
        "{paper}<text x=\"{left}\" y=\"{}\" textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\" \
         fill=\"{ink}\"{weight} xml:space=\"preserve\">{}</text>\n",
        top + HEIGHT - 5,
        escape(&text)
    )
}

fn svg(buffer: &Buffer) -> String {
    let area = buffer.area;
    let (width, height) = (area.width * WIDTH, area.height * HEIGHT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" \
         font-size=\"15\">\n<title>The Game in a terminal</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{BACKGROUND}\"/>\n"
    );
    for y in 0..area.height {
        let row: Vec<&Cell> = (0..area.width).map(|x| &buffer[(x, y)]).collect();
        let mut x = 0;
        for cells in row.chunk_by(|a, b| (a.fg, a.modifier) == (b.fg, b.modifier)) {
            svg += &run(cells, x, y);
            x += cells.len() as u16;
        }
    }
    svg + "</svg>\n"
}

#[test]
fn the_readmes_picture_is_what_is_drawn() {
    let mut stage = Stage::play(&Texts::new(Lang::En), (80, 24), &setting(Game::TheGame, 3, 1), 7);
    stage.keys("1⏎9⏎81⏎e⏎77⏎?");
    let view = *stage.game().view();
    let plan: Vec<Action> = ["51@down1", "end"]
        .map(|token| Action::parse(Game::TheGame, token).expect("a token"))
        .into();
    let thought = players::Thought { win_chance: 0.58, plan: plan.clone(), nodes: 1 };
    let answer = players::Answer { action: plan[0], thought: Some(thought) };
    let hint = Hint::of(&view, stage.game().standing.as_ref(), answer);
    stage.event(Event::Hinted(Box::new(view), Box::new(Some(hint))));
    let Size { width, height } = stage.state.size;
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a backend");
    terminal.draw(|frame| draw(&stage.state, frame)).expect("a drawing");
    let drawn = svg(terminal.backend().buffer());

    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/terminal.svg");
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(path, &drawn).expect("the picture is written");
    }
    let kept = std::fs::read_to_string(path).expect("the picture");
    assert!(kept == drawn, "UPDATE_PICTURES=1 cargo test -p subibaja-terminal --test picture");
}
