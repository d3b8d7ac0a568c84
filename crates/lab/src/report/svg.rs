//! Plots as SVG: axes, points with intervals, bars. Series differ in colour and in shape.

use std::fmt::Write as _;

use super::page::escape;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 44.0;

/// Colours in the page's style sheet; more series begin again.
const COLOURS: usize = 6;

/// A point with its interval; x from 0 to 1, y too.
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) interval: [f64; 2],
    pub(super) label: String,
}

/// Something along the horizontal axis, from 0 to 1.
pub(super) struct Tick {
    pub(super) x: f64,
    pub(super) label: String,
}

/// A plot being drawn.
pub(super) struct Plot(String);

fn x_of(x: f64) -> f64 {
    LEFT + x * (WIDTH - LEFT - RIGHT)
}

fn y_of(y: f64) -> f64 {
    HEIGHT - BOTTOM - y * (HEIGHT - TOP - BOTTOM)
}

impl Plot {
    /// Axes: marks along the horizontal one, per cent of `top` along the vertical one.
    pub(super) fn new(id: &str, title: &str, desc: &str, x: (&str, &[Tick]), top: f64) -> Plot {
        let (title, desc) = (escape(title), escape(desc));
        let mut svg = format!(
            "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-labelledby=\"{id}-t {id}-d\">\
             <title id=\"{id}-t\">{title}</title><desc id=\"{id}-d\">{desc}</desc>"
        );
        for quarter in 0..=4 {
            let share = f64::from(quarter) / 4.0;
            let (y, percent) = (y_of(share), 100.0 * share * top);
            let _ = write!(
                svg,
                "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{percent:.0} %</text>",
                WIDTH - RIGHT,
                LEFT - 8.0,
                y + 4.0
            );
        }
        for tick in x.1 {
            let _ = write!(
                svg,
                "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                x_of(tick.x),
                HEIGHT - BOTTOM + 18.0,
                escape(&tick.label)
            );
        }
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            x_of(0.5),
            HEIGHT - 6.0,
            escape(x.0)
        );
        Plot(svg)
    }

    /// Points joined by a line, each with its interval.
    pub(super) fn series(&mut self, number: usize, points: &[Point]) {
        let path: Vec<String> =
            points.iter().map(|p| format!("{:.1},{:.1}", x_of(p.x), y_of(p.y))).collect();
        let _ = write!(
            self.0,
            "<g class=\"c{}\"><polyline class=\"line\" points=\"{}\"/>",
            number % COLOURS,
            path.join(" ")
        );
        for point in points {
            let (x, [low, high]) = (x_of(point.x), point.interval.map(y_of));
            let _ = write!(
                self.0,
                "<line class=\"line\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{low:.1}\" y2=\"{high:.1}\"/>\
                 <path d=\"{}\"><title>{}</title></path>",
                shape(number, x, y_of(point.y)),
                escape(&point.label)
            );
        }
        self.0 += "</g>";
    }

    /// A bar between two places of the horizontal axis.
    pub(super) fn bar(&mut self, from: f64, to: f64, height: f64, label: &str) {
        let (x, y) = (x_of(from), y_of(height));
        let _ = write!(
            self.0,
            "<rect class=\"c0\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\">\
             <title>{}</title></rect>",
            (x_of(to) - x - 1.0).max(1.0),
            y_of(0.0) - y,
            escape(label)
        );
    }

    pub(super) fn end(self) -> String {
        self.0 + "</svg>"
    }
}

/// A small mark of a series' shape, for its row in the table.
pub(super) fn mark(number: usize) -> String {
    format!(
        "<svg class=\"mark c{}\" viewBox=\"0 0 12 12\" aria-hidden=\"true\"><path d=\"{}\"/></svg>",
        number % COLOURS,
        shape(number, 6.0, 6.0)
    )
}

/// Disc, square, triangle, diamond.
fn shape(number: usize, x: f64, y: f64) -> String {
    let (left, up) = (x - 4.5, y - 4.5);
    match number % 4 {
        0 => format!("M{left:.1} {y:.1}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z"),
        1 => format!("M{left:.1} {up:.1}h9v9h-9z"),
        2 => format!("M{x:.1} {:.1}l5 9h-10z", y - 5.5),
        _ => format!("M{x:.1} {:.1}l5.5 5.5l-5.5 5.5l-5.5 -5.5z", y - 5.5),
    }
}
