//! The turn that lost a game: found by halving, it is the one that a look at every position finds.

mod support;

use records::Record;
use rules::{Actions, Game, Seed, State};
use subibaja_solver::{SolveBudget, SolvedGame, Verdict, WhereLost};
use support::{below, rng};

/// A game played at random, to its end.
fn random_game(game: Game, seats: u8, seed: u64) -> Record {
    let mut rng = rng(seed);
    let setup = rules::Setup::from_seed(game, seats, &[], &Seed::from(seed)).expect("a setup");
    let mut record = Record::from_seed(game, seats, &[], Seed::from(seed)).expect("a record");
    let mut state = State::new(&setup).expect("a game");
    let mut legal = Actions::new();
    while !state.is_over() {
        state.legal_into(&mut legal);
        let action = legal[below(legal.len(), &mut rng)];
        state.apply(action).expect("a legal action");
        record.actions.push(action.to_string());
    }
    record
}

fn budget() -> SolveBudget {
    SolveBudget::nodes(100_000)
}

#[test]
fn halving_finds_what_looking_everywhere_finds() {
    let mut found = 0;
    for seed in 0..6 {
        let game = if seed % 2 == 0 { Game::TheGame } else { Game::AscensoDescenso };
        let record = random_game(game, 1 + (seed % 3) as u8, seed);
        let mut solved = SolvedGame::new(&record).expect("a game");
        let lost = solved.find_loss(budget);
        let mut whole = SolvedGame::new(&record).expect("a game");
        let answers: Vec<Verdict> = whole
            .starts
            .iter()
            .map(|start| {
                subibaja_solver::solve_record(&record, start.ply, &budget()).expect("solved").answer
            })
            .collect();
        if let WhereLost::At(at) = lost {
            assert_ne!(answers[at], Verdict::CannotBeWon);
            assert!(!matches!(answers[at + 1], Verdict::Won { .. }));
            found += 1;
        }
        let looked = solved.solutions.iter().flatten().count();
        assert!(looked <= 12, "{looked} of {} positions", solved.starts.len());

        whole.solve_all(budget);
        let mut least = 0;
        for (at, (solution, answer)) in whole.solutions.iter().zip(&answers).enumerate() {
            let solution = solution.as_ref().expect("every position");
            let same = solution.answer.name() == answer.name();
            assert!(same || *answer == Verdict::Unknown, "{at}: {answer:?}");
            assert!(solution.best.left >= least, "what can be reached later could be before");
            least = solution.best.left;
            // The line goes on from here to what it promises.
            let mut played = record.clone();
            played.actions.truncate(whole.starts[at].ply);
            let line = subibaja_solver::best_record(&played, played.actions.len(), solution);
            let line = line.expect("a line that can be played");
            let left = line.result.as_ref().and_then(|result| result.get("left"));
            assert_eq!(left, Some(&solution.best.left.into()), "{at}");
        }
    }
    assert!(found >= 4, "{found} of 6");
}
