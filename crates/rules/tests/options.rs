//! What `Game::options` says of options is what a setup accepts and refuses.

use subibaja_rules::{
    Game, Invalid, OptionChoice, OptionDefault, OptionInfo, OptionKind, OptionValue, Seed, Setup,
    State,
};

fn deal(game: Game, seats: u8, options: &[(&str, OptionValue)]) -> Result<State, Invalid> {
    let options: Vec<_> = options.iter().map(|(name, v)| ((*name).to_owned(), v.clone())).collect();
    State::new(&Setup::from_seed(game, seats, &options, &Seed::from(7))?)
}

fn described() -> impl Iterator<Item = (Game, &'static OptionInfo)> {
    Game::ALL.into_iter().flat_map(|game| game.options().iter().map(move |option| (game, option)))
}

/// Values of every kind: those of any option, and those just beside them.
fn values() -> Vec<OptionValue> {
    let mut numbers: Vec<u32> = (0..=120).chain([255, 256, 257, 258, u32::MAX]).collect();
    // Every word that a setup's source has in quotes, so that none is accepted unseen.
    let sources = [
        include_str!("../src/the_game/setup.rs"),
        include_str!("../src/face_to_face/setup.rs"),
        include_str!("../src/hormigas/setup.rs"),
    ];
    let mut words = vec!["", "nonsense", "true", "0", "Any"];
    words.extend(sources.iter().flat_map(|source| source.split('"')));
    for (_, option) in described() {
        for kind in option.kinds {
            match kind {
                OptionKind::Number(low, high) => {
                    numbers.extend([low.saturating_sub(1), *low, *high, high.saturating_add(1)]);
                }
                OptionKind::Flag
                | OptionKind::Word(_)
                | OptionKind::Seat
                | OptionKind::Hands { .. }
                | OptionKind::Table { .. } => {}
            }
        }
    }
    let mut values: Vec<OptionValue> = numbers.iter().copied().map(OptionValue::Number).collect();
    values.extend(words.iter().map(|word| OptionValue::Word((*word).to_owned())));
    values.extend([false, true].map(OptionValue::Flag));
    for seats in 0..=6_usize {
        for size in [0, 1, 2, 12, 21, 22, 53, 54, 255, 256, u32::MAX] {
            values.push(OptionValue::List(vec![size; seats]));
            // One hand larger than the others: just all cards, and one more.
            let rest = 2 * (seats.saturating_sub(1) as u32);
            for last in [107_u32.saturating_sub(rest), 108_u32.saturating_sub(rest)] {
                let mut sizes = vec![2; seats.saturating_sub(1)];
                sizes.push(last);
                values.push(OptionValue::List(sizes));
            }
        }
    }
    let table = |low: u32, high: u32, n: fn(u32) -> u32| {
        OptionValue::Table((low..=high).map(|card| (card, n(card))).collect())
    };
    values.extend([table(2, 111, |_| 1), table(2, 111, |card| card % 4 + 1)]);
    values.extend([table(2, 110, |_| 1), table(1, 111, |_| 1), table(2, 112, |_| 1)]);
    values.extend([table(2, 111, |_| 0), table(2, 111, |_| 5), table(1, 110, |_| 1)]);
    let twice = (2..=110).chain([2]).map(|card| (card, 1)).collect();
    values.extend([OptionValue::Table(twice), OptionValue::Table(Vec::new())]);
    values
}

#[test]
fn a_value_is_accepted_exactly_if_it_is_described() {
    let values = values();
    for (game, option) in described() {
        for seats in game.seats() {
            let mut accepted = 0;
            for value in &values {
                let dealt = deal(game, seats, &[(option.name, value.clone())]);
                let is_described = option.accepts(value, seats);
                assert_eq!(dealt.is_ok(), is_described, "{game} {seats} {option}: {value:?}");
                accepted += u32::from(is_described);
            }
            assert!(accepted > 0, "{game} {seats} {option}: nothing was tried that it may be");
        }
    }
}

#[test]
fn what_is_not_described_is_unknown() {
    let names: Vec<&str> = described().map(|(_, option)| option.name).collect();
    for game in Game::ALL {
        let seats = game.usual_seats();
        for name in names.iter().copied().chain(["", "nonsense", "Start"]) {
            let first = described().find(|(_, option)| option.name == name);
            let value = first.and_then(|(_, option)| option.choices(2).first().copied());
            let value = value.map_or(OptionValue::Number(1), OptionChoice::value);
            let result = deal(game, seats, &[(name, value)]);
            let is_unknown = result.is_err_and(|invalid| {
                invalid.to_string().contains(&format!("{game} has no option `{name}`; it has"))
            });
            assert_eq!(is_unknown, game.option(name).is_none(), "{game} {name}");
        }
    }
}

#[test]
fn the_default_is_what_counts_when_nothing_is_given() {
    for (game, option) in described() {
        for seats in game.seats() {
            let plain = deal(game, seats, &[]).expect("a game");
            let given = |value: OptionValue| {
                deal(game, seats, &[(option.name, value)]).expect("a described value").to_string()
            };
            let choices = option.choices(seats).into_iter().map(OptionChoice::value);
            match option.default {
                OptionDefault::Is(default) => {
                    assert_eq!(given(default.value()), plain.to_string(), "{game} {option}");
                    for value in choices {
                        let is_plain = given(value.clone()) == plain.to_string();
                        assert_eq!(option.is_default(&value), is_plain, "{game} {option}: {value}");
                    }
                }
                OptionDefault::Lot => {
                    let drawn: Vec<_> =
                        choices.filter(|value| given(value.clone()) == plain.to_string()).collect();
                    assert_eq!(drawn.len(), 1, "{game} {option}: one of them was drawn");
                }
                OptionDefault::Unused => {
                    assert!(option.instead_of.is_some(), "{game} {option}");
                    for value in choices {
                        assert_ne!(given(value), plain.to_string(), "{game} {option}");
                    }
                }
            }
        }
    }
}

#[test]
fn of_two_that_stand_for_each_other_one_is_given() {
    let mut pairs = 0;
    for (game, option) in described() {
        let Some(other) = option.instead_of else { continue };
        let other = game.option(other).expect("the option in whose place it is");
        let value = |option: &OptionInfo| option.choices(2)[0].value();
        let both = [(option.name, value(option)), (other.name, value(other))];
        assert!(deal(game, 2, &both[..1]).is_ok() && deal(game, 2, &both[1..]).is_ok());
        assert!(deal(game, 2, &both).is_err(), "{game}: {option} and {other}");
        pairs += 1;
    }
    assert_eq!(pairs, 1);
}

#[test]
fn what_a_form_offers_can_be_played() {
    for (game, option) in described() {
        for seats in game.seats() {
            let choices = option.choices(seats);
            for choice in &choices {
                assert!(
                    option.accepts(&choice.value(), seats),
                    "{game} {seats} {option}: {choice}"
                );
            }
            if let OptionDefault::Is(default) = option.default
                && !choices.is_empty()
            {
                assert!(choices.contains(&default), "{game} {seats} {option}: the standard too");
            }
        }
        let same_name = game.options().iter().filter(|other| other.name == option.name);
        assert_eq!(same_name.count(), 1, "{game} {option}");
        assert!(option.name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'), "{option}");
        assert!(option.seats.clone().all(|seats| game.seats().contains(&seats)), "{option}");
    }
}

/// The piles' names are those of the tokens, their first cards those of a fresh board.
#[test]
fn piles_are_those_of_the_tokens() {
    for game in Game::ALL {
        let piles = game.piles();
        let state = deal(game, game.usual_seats(), &[]).expect("a game");
        let starts: Vec<_> = piles.iter().map(|pile| pile.start).collect();
        match state {
            State::TheGame(state) => assert_eq!(starts, state.board().tops()),
            State::FaceToFace(state) => {
                let tops = subibaja_rules::Seat::all(2).flat_map(|seat| state.board().tops(seat));
                assert_eq!(starts, tops.collect::<Vec<_>>());
            }
            State::Hormigas(_) => assert!(piles.is_empty()),
        }
        for pile in piles {
            let token = format!("{}@{}", game.pack().low, pile.name);
            assert!(subibaja_rules::Action::parse(game, &token).is_ok(), "{game} {token}");
        }
    }
}

/// Whoever adds an option is led to the table of options and the node counts.
#[test]
fn every_option_is_written_down_and_counted() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: String| std::fs::read_to_string(root.join(path)).expect("a file of ours");
    let records = read("docs/records.md".into());
    let rows: Vec<&str> = records.lines().filter(|line| line.starts_with("| `")).collect();
    for (game, option) in described() {
        let name = option.name;
        let row = rows.iter().find(|row| {
            row.split('|').nth(1).is_some_and(|cell| {
                cell.split(',').any(|known| known.trim() == format!("`{name}`"))
            })
        });
        let row = row.unwrap_or_else(|| panic!("docs/records.md has no row for `{name}`"));
        for kind in option.kinds {
            let OptionKind::Word(words) = kind else { continue };
            for word in *words {
                let written = format!("`\"{word}\"`");
                assert!(row.contains(&written), "docs/records.md has no {written} of `{name}`");
            }
        }
        let path = format!("oracles/{game}.perft");
        let counts = read(path.clone());
        let mut cases = counts.lines().filter(|line| !line.starts_with('#'));
        let is_counted = cases.any(|case| {
            let options = case.split_whitespace().nth(2).unwrap_or_default();
            options.split(',').any(|set| set.starts_with(&format!("{name}=")))
        });
        assert!(is_counted, "{path} counts no game with `{name}`");
    }
}

/// The rule texts are for players: five numbered steps, each with an example, and nothing of what is typed.
#[test]
fn the_rule_texts_have_five_steps_and_no_tokens() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let books = std::fs::read_dir(root.join("docs/rules")).expect("the rule texts").flatten();
    let names: Vec<String> =
        books.map(|book| book.file_name().to_string_lossy().into_owned()).collect();
    let langs = names.iter().filter_map(|name| name.strip_prefix("the-game."));
    let langs: Vec<&str> = langs.collect();
    assert!(langs.len() > 2, "{langs:?}");
    for game in Game::ALL {
        for lang in &langs {
            let path = format!("docs/rules/{game}.{lang}");
            let book = std::fs::read_to_string(root.join(&path)).expect("a file of ours");
            let sections: Vec<&str> = book.split("\n## ").skip(1).collect();
            let steps = sections.iter().filter(|section| section.contains("\n> ")).count();
            assert_eq!(steps, 5, "{path}: steps with an example");
            for (number, section) in (1..=5).zip(&sections) {
                assert!(section.starts_with(&format!("{number}. ")), "{path}: step {number}");
            }
            assert!(!book.contains(['`', '@', '_']), "{path} has something that is typed");
            for pile in ["up1", "up2", "down1", "down2", "rival-up", "rival-down"] {
                assert!(!book.contains(pile), "{path} has {pile}");
            }
        }
    }
}
