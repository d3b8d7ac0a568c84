//! What the protocol promises beyond answers in time: seeds, budgets by turn, strictness, transcripts, many tables in
//! one process, and an example in the documentation that is a real message.

mod support;

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use lab::{RunOutput, Spec, run};
use players::Limit;
use rules::{Game, Seed, Setup};
use serde_json::Value;
use support::{folder, has_python, python, spec, threads};

/// The lines of a file of JSON.
fn json_lines(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).expect("a file");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A player that does the first legal thing; `also` is done with every message before.
fn first_legal(folder: &Path, name: &str, ready: &str, also: &str) -> String {
    let body = format!(
        "    {also}\n\
         \x20   if m['type'] == 'hello': a = {ready}\n\
         \x20   elif m['type'] == 'act': a = {{'action': m['view']['legal'][0]}}\n\
         \x20   else: continue\n\
         \x20   if 'table' in m: a['table'] = m['table']\n\
         \x20   print(json.dumps(a), flush=True)\n"
    );
    python(folder, name, &body)
}

#[test]
fn hello_has_a_seed_of_its_own_and_what_the_ants_are_worth() {
    if !has_python() {
        return;
    }
    let folder = folder("hello");
    let bot = first_legal(&folder, "bot.py", "{'ready': 1}", "pass");
    let seeds = |game: Game, threads: usize| {
        let path = folder.join("transcript.jsonl");
        let mut spec = spec(game, 2, &[&bot], 3);
        if game == Game::Hormigas {
            spec.options.push(("turn_limit".into(), rules::OptionValue::Number(3)));
        }
        let output = RunOutput {
            threads: Some(threads),
            transcript: Some(path.clone()),
            ..RunOutput::default()
        };
        run(&spec.checked().expect("a spec"), &output).expect("a run");
        let lines = json_lines(&path);
        let mut hellos = lines.iter().filter(|line| line["to"]["type"] == "hello");
        let seed = |line: &Value| line["to"]["seed"].as_u64().expect("a seed");
        let seeds: BTreeSet<(u64, u64, u64)> = hellos
            .clone()
            .map(|line| {
                let number = |name: &str| line[name].as_u64().expect("a number");
                (number("deal"), number("player"), seed(line))
            })
            .collect();
        assert!(seeds.iter().all(|(.., seed)| *seed < 1 << 53));
        (seeds, hellos.next_back().expect("a hello")["to"]["ants"].clone())
    };
    let (one, ants) = seeds(Game::FaceToFace, 1);
    assert_eq!(ants, Value::Null);
    assert_eq!(one, seeds(Game::FaceToFace, 3).0, "whatever the threads");
    let numbers: BTreeSet<u64> = one.iter().map(|(.., seed)| *seed).collect();
    assert_eq!((one.len(), numbers.len()), (6, 6), "another for each deal and player");

    let (_, ants) = seeds(Game::Hormigas, 1);
    let setup = Setup::from_seed(Game::Hormigas, 2, &[], &Seed::from(1)).expect("a setup");
    let Setup::Hormigas(setup) = setup else { panic!("a setup of ants") };
    let ants = ants.as_object().expect("an object");
    assert_eq!(ants.len(), 110);
    for card in rules::hormigas::PACK.cards() {
        assert_eq!(ants[&card.to_string()], setup.options.symbols.of(card));
    }
}

#[test]
fn a_budget_is_that_of_a_turn() {
    if !has_python() {
        return;
    }
    let folder = folder("by-turn");
    let play = |bot: &str, millis: u64, grace: u64| {
        let path = folder.join("transcript.jsonl");
        let mut spec = spec(Game::TheGame, 1, &[bot], 1);
        spec.budget = Limit::Time(Duration::from_millis(millis));
        spec.grace = Duration::from_millis(grace);
        let output = RunOutput { transcript: Some(path.clone()), ..threads(1) };
        let summary = run(&spec.checked().expect("a spec"), &output).expect("a run");
        (summary.notes.join("; "), json_lines(&path))
    };
    let slow = first_legal(&folder, "slow.py", "{'ready': 1}", "time.sleep(0.01)");
    let (_, lines) = play(&slow, 30_000, 30_000);
    let mut before = (u64::MAX, 0);
    for act in lines.iter().map(|line| &line["to"]).filter(|line| line["type"] == "act") {
        let told = act["budget"]["ms"].as_u64().expect("a time");
        let missing = act["view"]["missing"].as_u64().expect("a number");
        if missing == 2 {
            assert_eq!(told, 30_000, "a turn begins");
        } else {
            assert!(told < before.0, "{told} after {}", before.0);
        }
        before = (told, missing);
    }
    assert_ne!(before.0, u64::MAX);

    // Each answer alone would be in time; a turn of three is not.
    let slower = first_legal(&folder, "slower.py", "{'ready': 1}", "time.sleep(0.4)");
    let (notes, _) = play(&slower, 1, 1_000);
    assert!(notes.contains("did not answer within"), "{notes}");
}

#[test]
fn who_is_strict_hears_of_everything_at_once() {
    if !has_python() {
        return;
    }
    let folder = folder("strict");
    let ready = "    if m['type'] == 'hello': print('{\"ready\":1}', flush=True)\n";
    let answers = |name: &str, answer: &str| {
        let act = format!("    elif m['type'] == 'act': print({answer}, flush=True)\n");
        python(&folder, name, &(ready.to_owned() + &act))
    };
    let play = |bot: &str, strict: bool| {
        let spec = Spec { strict, ..spec(Game::FaceToFace, 2, &[bot, "random"], 2) };
        run(&spec.checked().expect("a spec"), &threads(1))
    };
    let misspelt =
        answers("misspelt.py", "json.dumps({'action': m['view']['legal'][0], 'signal': ['fine']})");
    assert_eq!(play(&misspelt, false).expect("passed over").notes, Vec::<String>::new());
    let with_action = answers(
        "with_action.py",
        "json.dumps({'action': m['view']['legal'][0], 'signals': ['fine']})",
    );
    assert_eq!(play(&with_action, false).expect("passed over").notes, Vec::<String>::new());
    let illegal = answers("illegal.py", "'{\"action\":\"end\"}'");
    let nonsense = answers("nonsense.py", "'what?'");
    let reasons = [
        (&misspelt, "a field \"signal\": there are action, table"),
        (&with_action, "a field \"signals\": there are action, table"),
        (&illegal, "played end, which is not legal"),
        (
            &nonsense,
            "answered nonsense: expected a line like {\"action\":\"end\"}, found \"what?\"",
        ),
    ];
    for (bot, reason) in reasons {
        let error = play(bot, true).expect_err("it ends the run").to_string();
        assert!(error.contains(reason), "{error}");
        assert!(error.starts_with("--strict: deal 0 (--seed test.0): player 0 (cmd:"), "{error}");
    }
}

#[test]
fn a_transcript_has_all_that_was_said() {
    if !has_python() {
        return;
    }
    let folder = folder("transcript");
    let path = folder.join("transcript.jsonl");
    let body = "    if m['type'] == 'hello': print('{\"ready\":1}', flush=True)\n\
                \x20   elif m['type'] == 'act': print('well \"then\"', flush=True)\n";
    let bot = python(&folder, "bot.py", body);
    let spec = spec(Game::TheGame, 1, &[&bot], 2).checked().expect("a spec");
    let output = RunOutput { transcript: Some(path.clone()), ..threads(1) };
    run(&spec, &output).expect("a run");
    let said: Vec<String> = json_lines(&path)
        .iter()
        .map(|line| match (&line["to"]["type"], &line["from"]) {
            (Value::String(kind), _) => format!("{} to {kind}", line["deal"]),
            (_, from) => format!("{} from {from}", line["deal"]),
        })
        .collect();
    let deal = |n: u64| {
        [
            format!("{n} to hello"),
            format!("{n} from {{\"ready\":1}}"),
            format!("{n} to act"),
            format!("{n} from \"well \\\"then\\\"\""),
        ]
    };
    assert_eq!(said, [deal(0), deal(1)].concat());
}

#[test]
fn one_process_plays_many_tables() {
    if !has_python() {
        return;
    }
    let folder = folder("tables");
    let pids = folder.join("pids.txt");
    let also = format!(
        "if m['type'] == 'hello': print(__import__('os').getpid(), file=open({pids:?}, 'a'))"
    );
    let play = |bot: &str, count: usize| {
        let spec = spec(Game::TheGame, 2, &[bot, "random"], 12).checked().expect("a spec");
        run(&spec, &threads(count)).expect("a run").without_times()
    };
    let processes = || {
        let text = std::fs::read_to_string(&pids).expect("a file");
        let found: BTreeSet<String> = text.lines().map(str::to_owned).collect();
        std::fs::remove_file(&pids).expect("a file");
        found.len()
    };
    let alone = first_legal(&folder, "bot.py", "{'ready': 1}", &also);
    let expected = play(&alone, 1);
    assert_eq!((expected.notes.len(), processes()), (0, 1));
    let many = first_legal(&folder, "bot.py", "{'ready': 1, 'tables': True}", &also);
    assert_eq!(many, alone, "the same name, so that results can be compared");
    assert_eq!(play(&many, 4), expected);
    assert_eq!(processes(), 1);
    let alone = first_legal(&folder, "bot.py", "{'ready': 1}", &also);
    assert_eq!(play(&alone, 4), expected);
    assert!(processes() > 1);
}

#[test]
fn who_plays_many_tables_must_name_them_and_may_die() {
    if !has_python() {
        return;
    }
    let folder = folder("tables-bad");
    let hello = "    if m['type'] == 'hello': print(json.dumps({'ready': 1, 'tables': True, 'table': m['table']}), flush=True)\n";
    let play = |name: &str, act: &str| {
        let bot = python(&folder, name, &format!("{hello}    elif m['type'] == 'act': {act}\n"));
        let spec = spec(Game::FaceToFace, 2, &[&bot, "random"], 6).checked().expect("a spec");
        let summary = run(&spec, &threads(2)).expect("the run goes on");
        assert!((summary.wins, summary.deals) == (0.0, 6), "{name}");
        summary.notes.join("; ")
    };
    let notes = play("nameless.py", "print(json.dumps({'action': 'end'}), flush=True)");
    assert!(notes.contains("expected a \"table\""), "{notes}");
    let notes = play("dies.py", "sys.exit('no more')");
    assert!(notes.contains("died: no more"), "{notes}");
    let notes =
        play("illegal.py", "print(json.dumps({'action': 'end', 'table': m['table']}), flush=True)");
    assert!(notes.contains("not legal") && !notes.contains("died"), "{notes}");
}

#[test]
fn the_example_of_the_documentation_is_a_real_message() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/player-protocol.md");
    let docs = std::fs::read_to_string(docs).expect("the documentation");
    let example = docs.split("```json\n").find(|block| block.starts_with("{\"type\":\"act\""));
    let example = example.and_then(|block| block.split("```").next()).expect("an example");
    let message: Value = serde_json::from_str(example).expect("JSON");
    let text = message["view"]["text"].as_str().expect("a view as one line");
    let view: rules::View = text.parse().expect("a view");
    let real = serde_json::to_value(records::ViewJson::new(&view)).expect("JSON");
    assert_eq!(message["view"], real);
    let fields: Vec<&String> = message.as_object().expect("an object").keys().collect();
    assert_eq!(fields, ["type", "view", "standing", "budget", "table"]);
}
