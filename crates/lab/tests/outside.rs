//! Players outside: the example plays all games, and whatever a bad one does costs it the deal only.

mod support;

use std::time::Duration;

use lab::{RunOutput, RunSummary, Spec, run};
use players::Limit;
use rules::Game;
use support::{folder, has_python, python, spec, threads};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/player.py");

/// The longest example that the documentation promises.
const MAX_LINES: usize = 60;

#[test]
fn the_example_plays_all_games() {
    let lines = std::fs::read_to_string(EXAMPLE).expect("the example").lines().count();
    assert!(lines <= MAX_LINES, "{lines} lines");
    if !has_python() {
        return;
    }
    let example = format!("cmd:python3 '{EXAMPLE}'");
    for game in Game::ALL {
        let records = folder(&format!("example-{game}")).join("records.jsonl");
        let mut spec = spec(game, 2, &[&example, "random"], 3);
        if game == Game::Hormigas {
            spec.options.push(("turn_limit".into(), rules::OptionValue::Number(5)));
        }
        let spec = spec.checked().expect("a spec");
        let summary =
            run(&spec, &RunOutput { records: Some(records), ..threads(1) }).expect("a run");
        assert_eq!(summary.notes, Vec::<String>::new(), "{game}");
        assert_eq!(summary.deals, 3);
    }
}

fn against(bot: &str, grace: Duration) -> RunSummary {
    let spec = spec(Game::FaceToFace, 2, &[bot, "random"], 2);
    let spec = Spec { budget: Limit::Time(Duration::from_millis(1)), grace, ..spec };
    run(&spec.checked().expect("a spec"), &threads(1)).expect("the run goes on")
}

/// Long enough for any machine that runs tests.
const LONG: Duration = Duration::from_secs(20);

#[test]
fn bad_players_lose_their_deals() {
    if !has_python() {
        return;
    }
    let folder = folder("bad");
    let ready = "    if m['type'] == 'hello': print('{\"ready\":1}', flush=True)\n";
    let bad = [
        ("nonsense.py", "    elif m['type'] == 'act': print('what?', flush=True)\n", "nonsense"),
        (
            "token.py",
            "    elif m['type'] == 'act': print('{\"action\":\"fly\"}', flush=True)\n",
            "fly",
        ),
        (
            "illegal.py",
            "    elif m['type'] == 'act': print('{\"action\":\"end\"}', flush=True)\n",
            "not legal",
        ),
        ("hangs.py", "    elif m['type'] == 'act': time.sleep(60)\n", "did not answer within"),
        ("dies.py", "    elif m['type'] == 'act': sys.exit('no more')\n", "died: no more"),
        ("chatters.py", "    else: print('{\"action\":\"end\"}\\n' * 9, flush=True)\n", ""),
    ];
    for (name, body, expected) in bad {
        let grace = if name == "hangs.py" { Duration::from_millis(300) } else { LONG };
        let summary = against(&python(&folder, name, &format!("{ready}{body}")), grace);
        assert!((summary.wins, summary.deals) == (0.0, 2), "{name}");
        let notes = summary.notes.join("; ");
        assert!(notes.contains(expected) && notes.contains("player 0 (cmd:python3"), "{notes}");
    }
    let strange = python(&folder, "version.py", "    print('{\"ready\":99}', flush=True)\n");
    assert!(against(&strange, LONG).notes[0].contains("speaks protocol 99"));
}

#[test]
fn a_program_that_is_not_there_ends_the_run_at_once() {
    let spec = spec(Game::FaceToFace, 2, &["cmd:no-such-program-anywhere"], 2);
    let error = run(&spec.checked().expect("a spec"), &threads(1)).expect_err("not started");
    assert!(error.to_string().contains("could not be started"), "{error}");
}

#[test]
fn messages_hold_what_the_seat_may_see_and_signals_are_heard() {
    if !has_python() {
        return;
    }
    let folder = folder("talk");
    let log = folder.join("log.jsonl");
    let body = format!(
        "    open({log:?}, 'a').write(line)\n\
         \x20   if m['type'] == 'hello': a = {{'ready': 1, 'talk': True}}\n\
         \x20   elif m['type'] == 'act': a = {{'action': m['view']['legal'][0], 'signals': ['fine']}}\n\
         \x20   elif m['type'] == 'talk': a = {{'signals': ['trouble']}}\n\
         \x20   else: continue\n\
         \x20   print(json.dumps(a), flush=True)\n"
    );
    let bot = python(&folder, "talker.py", &body);
    let records = folder.join("records.jsonl");
    let spec = spec(Game::TheGame, 2, &[&bot, "random"], 1).checked().expect("a spec");
    let summary = run(&spec, &RunOutput { records: Some(records.clone()), ..threads(1) });
    assert_eq!(summary.expect("a run").notes, Vec::<String>::new());

    let record = std::fs::read_to_string(records).expect("a record");
    let record = records::Record::from_json(record.trim_end()).expect("a record");
    let log = std::fs::read_to_string(log).expect("a log");
    // What came along with an action is not heard, and what stands is not said again.
    assert_eq!(record.signals[0].signals.to_string(), "trouble");
    assert!(record.signals.iter().all(|said| said.signals.to_string() == "trouble"));
    let standing = |m: &&serde_json::Value| m["standing"] == serde_json::json!([["trouble"], []]);
    assert!(messages(&log).iter().any(|message| standing(&message)), "what stands is told");

    let messages = messages(&log);
    let count = |kind: &str| messages.iter().filter(|m| m["type"] == kind).count();
    assert_eq!((count("hello"), count("end")), (1, 1));
    assert_eq!(count("event"), record.actions.len());
    assert_eq!(count("signal"), record.signals.len());
    for (message, token) in messages.iter().filter(|m| m["type"] == "event").zip(&record.actions) {
        assert_eq!(message["action"], **token);
    }
    // The other's drawn cards are a number, the own ones a list; no seed in any message.
    let drawn = |m: &&serde_json::Value| !m["drawn"].is_null();
    for message in messages.iter().filter(drawn) {
        assert_eq!(message["drawn"].is_array(), message["seat"] == 0, "{message}");
    }
    assert!(!log.contains("test.0") && !log.contains("\"test\""), "the deal's seed");
}

fn messages(log: &str) -> Vec<serde_json::Value> {
    log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Whoever packs more into its talk than a set is at fault: two signals about a pile, two moods, a
/// list that is long, the same twice.
#[test]
fn a_talk_is_a_set_for_programs_too() {
    let folder = folder("packed");
    let all: Vec<String> = rules::Signal::all().map(|signal| format!("'{signal}'")).collect();
    let packed = [
        "'good@up1', 'leave@up1'".to_owned(),
        "'fine', 'trouble'".to_owned(),
        "'leave@down2', 'leave@down2'".to_owned(),
        all.join(", "),
    ];
    for (number, signals) in packed.into_iter().enumerate() {
        let body = format!(
            "    if m['type'] == 'hello': a = {{'ready': 1, 'talk': True}}\n\
             \x20   elif m['type'] == 'act': a = {{'action': m['view']['legal'][0]}}\n\
             \x20   elif m['type'] == 'talk': a = {{'signals': [{signals}]}}\n\
             \x20   else: continue\n\
             \x20   print(json.dumps(a), flush=True)\n"
        );
        let bot = python(&folder, &format!("packer{number}.py"), &body);
        let spec = spec(Game::TheGame, 2, &[&bot, "random"], 1).checked().expect("a spec");
        let notes = run(&spec, &threads(1)).expect("a run").notes;
        assert!(notes[0].contains("at most one signal about each pile"), "{notes:?}");
    }
}

/// In whatever order a program lists its signals: the others are told the same, and nothing of what
/// stands is told again. So over a whole game its words hold no more than one set a turn.
#[test]
fn order_and_repetition_do_not_reach_the_others() {
    let folder = folder("ordered");
    let told = |name: &str, order: &str| {
        let close = ")".repeat(order.matches('(').count() + 1);
        let log = folder.join(format!("{name}.jsonl"));
        let body = format!(
            "    if m['type'] == 'hello': a = {{'ready': 1, 'talk': True}}\n\
             \x20   elif m['type'] == 'act': a = {{'action': m['view']['legal'][0]}}\n\
             \x20   elif m['type'] == 'talk': a = {{'signals': {order}(['good@up1', 'fine', 'leave@down2']{close}}}\n\
             \x20   else: continue\n\
             \x20   print(json.dumps(a), flush=True)\n"
        );
        let speaker = python(&folder, &format!("{name}.py"), &body);
        let listens = format!(
            "    open({log:?}, 'a').write(line)\n\
             \x20   if m['type'] == 'hello': a = {{'ready': 1}}\n\
             \x20   elif m['type'] == 'act': a = {{'action': m['view']['legal'][0]}}\n\
             \x20   else: continue\n\
             \x20   print(json.dumps(a), flush=True)\n"
        );
        let listener = python(&folder, &format!("{name}-hears.py"), &listens);
        let spec = spec(Game::TheGame, 2, &[&speaker, &listener], 2).checked().expect("a spec");
        assert_eq!(run(&spec, &threads(1)).expect("a run").notes, Vec::<String>::new());
        std::fs::read_to_string(log).expect("a log")
    };
    let as_listed = told("as-listed", "list");
    assert!(as_listed.contains(r#""signal":"leave@down2""#), "{as_listed}");
    assert_eq!(told("sorted", "sorted"), as_listed);
    assert_eq!(told("any-order", "list(set"), as_listed);
}
