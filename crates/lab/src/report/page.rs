//! The page around the plots.

use std::fmt::Write as _;

/// Light and dark by the reader's choice. No colour carries meaning alone.
const STYLE: &str = "
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5b6675;--paper:#fdfdfb;--grid:#d9dde3;
--c0:#0b62a4;--c1:#b3440e;--c2:#1f7a3d;--c3:#7b3fa0;--c4:#9a6a00;--c5:#a3195b}
@media(prefers-color-scheme:dark){:root{--ink:#e8ebef;--soft:#a8b2bf;--paper:#14181d;--grid:#343c46;
--c0:#6db5f2;--c1:#f09a6b;--c2:#6fce8e;--c3:#c79be8;--c4:#e0b54a;--c5:#f084b4}}
body{margin:0 auto;max-width:72rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);
background:var(--paper)}
h1{font-size:1.6rem}h2{font-size:1.25rem;margin-top:2.5rem}h3{font-size:1rem;margin:1.5rem 0 .5rem}
.pair{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}
.pair>svg{flex:1 1 26rem;min-width:0;max-width:40rem}.pair>div{flex:1 1 24rem;overflow-x:auto}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr));gap:0 1.5rem}
summary{color:var(--soft);font-size:.9rem;cursor:pointer}
svg text{font-size:12px;fill:var(--soft)}.grid{stroke:var(--grid)}
.line{fill:none;stroke:currentColor;stroke-width:1.5}g path,.mark path,rect{fill:currentColor}
.c0{color:var(--c0)}.c1{color:var(--c1)}.c2{color:var(--c2)}.c3{color:var(--c3)}.c4{color:var(--c4)}
.c5{color:var(--c5)}.mark{width:.8em;height:.8em;margin-right:.4em}
table{border-collapse:collapse;font-size:.9rem}th[scope=row]{font-weight:400}
caption{position:absolute;clip-path:inset(50%)}
th,td{padding:.2rem .6rem;text-align:left;border-bottom:1px solid var(--grid);vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
";

/// A part of the page; empty if there is nothing to say.
pub(super) struct Section {
    pub(super) title: &'static str,
    pub(super) body: String,
}

/// The whole page.
pub(super) fn html(sections: &[Section]) -> String {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
         <title>Subibaja: results of the laboratory</title><style>{STYLE}</style></head>\
         <body><main><h1>Results of the laboratory</h1>\
         <p>Every share has its 95 % Wilson interval. In games against each other it is the first \
         player’s.</p>\n"
    );
    for Section { title, body } in sections {
        if !body.is_empty() {
            let _ = writeln!(html, "<section><h2>{title}</h2>\n{body}</section>");
        }
    }
    html + "</main></body></html>\n"
}

/// A plot and its table.
pub(super) fn pair(plot: &str, table: &str) -> String {
    format!("<div class=\"pair\">{plot}<div>{table}</div></div>\n")
}

/// A table. Cells are HTML; those after the first `texts` columns are numbers.
pub(super) fn table(caption: &str, heads: &[&str], texts: usize, rows: &[Vec<String>]) -> String {
    let mut html = format!("<table><caption>{}</caption><thead><tr>", escape(caption));
    for head in heads {
        let _ = write!(html, "<th scope=\"col\">{}</th>", escape(head));
    }
    html += "</tr></thead><tbody>";
    for row in rows {
        html += "<tr>";
        for (i, cell) in row.iter().enumerate() {
            let _ = match i {
                0 => write!(html, "<th scope=\"row\">{cell}</th>"),
                i if i < texts => write!(html, "<td>{cell}</td>"),
                _ => write!(html, "<td class=\"n\">{cell}</td>"),
            };
        }
        html += "</tr>";
    }
    html + "</tbody></table>"
}

/// Text as HTML.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            c => safe.push(c),
        }
    }
    safe
}
