//! Players with partners of other kinds: the matrix is made of runs, and its means count a deal once.

mod support;

use std::fs;

use lab::{Contestant, Cross, CrossOutput, Roster, cross, report, run};
use rules::Game;
use support::{folder, spec, threads};

fn players(names: &[&str]) -> Vec<Contestant> {
    Roster::default().read_list(names).expect("players")
}

fn small(output: &CrossOutput) -> Cross {
    let spec = spec(Game::TheGame, 3, &["random"], 12).checked().expect("a spec");
    let partners = players(&["people/quiet", "people/greedy"]);
    cross(&spec, &players(&["steady", "novice"]), &partners, None, output).expect("a cross")
}

#[test]
fn a_cell_is_the_run_of_its_team() {
    let found = small(&CrossOutput { threads: Some(2), ..CrossOutput::default() });
    assert_eq!((found.cells.len(), found.means.len()), (8, 4));
    assert_eq!(found.notes, Vec::<String>::new());
    let team = ["steady", "steady", "people/greedy"];
    let alone = spec(Game::TheGame, 3, &team, 12).checked().expect("a spec");
    let alone = run(&alone, &threads(1)).expect("a run");
    let cell = found.cells.iter().find(|cell| {
        (cell.player.as_str(), cell.seats, cell.partner.as_str()) == ("steady", 2, "people/greedy")
    });
    let cell = cell.expect("a cell");
    assert!((cell.win_rate * 12.0 - alone.wins).abs() < 1e-9);
    assert_eq!(cell.interval.map(f64::to_bits), alone.interval.map(f64::to_bits));

    for mean in &found.means {
        let cells = found
            .cells
            .iter()
            .filter(|cell| (&cell.player, cell.seats) == (&mean.player, mean.seats));
        let rates: Vec<f64> = cells.map(|cell| cell.win_rate).collect();
        let rate = rates.iter().sum::<f64>() / 2.0;
        assert!((rate - mean.win_rate).abs() < 1e-12 && mean.partners == 2);
        assert!(mean.interval[0] <= rate && rate <= mean.interval[1]);
    }
}

#[test]
fn a_cross_goes_on_and_is_told_as_text_table_and_page() {
    let folder = folder("cross");
    let output = CrossOutput { folder: Some(folder.clone()), ..CrossOutput::default() };
    let found = small(&output);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    assert_eq!(files.len(), 8);
    let before: Vec<Vec<u8>> = files.iter().map(|path| fs::read(path).expect("a file")).collect();
    assert_eq!(small(&output), found, "nothing is played again");
    assert_eq!(
        files.iter().map(|path| fs::read(path).expect("a file")).collect::<Vec<_>>(),
        before
    );

    let text = found.to_string();
    for part in ["2 seats of the player, 1 seat of the partner", "people/greedy", "mean of 2"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let csv = found.to_csv().expect("a table");
    assert_eq!(csv.lines().count(), 1 + 8 + 4);
    assert!(
        csv.starts_with("player,seats,partner,deals,win_rate,low,high\nsteady,2,people/quiet,12,")
    );
    let json: serde_json::Value = serde_json::from_str(&found.to_json()).expect("JSON");
    assert_eq!(json["cells"][0]["partner"], "people/quiet");

    let page = folder.join("page.html");
    report(&files, &page).expect("a report");
    let html = fs::read_to_string(page).expect("a page");
    assert!(html.contains("<h2>With partners</h2>"));
    let mean = found.means.iter().find(|mean| mean.player == "steady" && mean.seats == 1);
    let mean = format!("{:.1} %", 100.0 * mean.expect("a mean").win_rate);
    let row = html.split("<th scope=\"row\">mean of 2</th>").nth(2).expect("the second block");
    assert!(row.split("</tr>").next().expect("a row").contains(&mean), "{mean}: {row}");
}

#[test]
fn what_is_no_cross_is_refused_with_the_reason() {
    let refused = |game: Game, seats: u8, ours: Option<u8>, partners: &[&str]| {
        let spec = spec(game, seats, &["random"], 2).checked().expect("a spec");
        let output = CrossOutput::default();
        let players = players(&["steady"]);
        let found = cross(&spec, &players, &self::players(partners), ours, &output);
        found.expect_err("refused").to_string()
    };
    assert!(refused(Game::FaceToFace, 2, None, &["novice"]).contains("lab ladder"));
    assert!(refused(Game::TheGame, 1, None, &["novice"]).contains("--seats"));
    assert!(refused(Game::TheGame, 3, Some(3), &["novice"]).contains("from 1 to 2"));
    assert!(refused(Game::TheGame, 3, None, &["steady"]).contains("steady"));
    assert!(refused(Game::TheGame, 3, None, &["novice", "novice"]).contains("twice"));
}
