//! A table is made once, however often it is asked for.

mod support;

use protocol::{Code, CreateTable, Created};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng as _;
use support::{asked_for, key, replay, wishes};
use tables::{Founded, Stored, Table, found};

fn wish() -> CreateTable {
    let mut wish = asked_for("the-game", wishes(3, &[protocol::Level::Steady]));
    wish.key = Some(key(0));
    wish.invitation = Some("onelinkforthewholegroup".into());
    wish.id = Some("made once".into());
    wish
}

fn made(wish: CreateTable, chance: u64) -> Founded {
    found(wish, &mut ChaCha20Rng::seed_from_u64(chance)).expect("a table")
}

fn table(founded: &Founded) -> Table {
    let log: Vec<_> = founded.entries.iter().map(Stored::to_json).map(|text| (1, text)).collect();
    replay(&founded.answer.table, &log)
}

/// All that whoever has it could come in by.
fn secrets(made: &Created) -> Vec<&str> {
    let seats = made.invitations.iter().map(|invitation| invitation.secret.as_str());
    seats.chain([made.watch.as_str()]).collect()
}

#[test]
fn who_asks_again_is_told_the_same() {
    let (first, second) = (made(wish(), 1), made(wish(), 2));
    assert_eq!(first.answer.table, second.answer.table);
    assert_eq!(secrets(&first.answer), secrets(&second.answer));
    assert_eq!(second.asked_again(&table(&first)).as_ref(), Some(&first.answer));
    let all = secrets(&first.answer);
    assert!(
        all.iter().all(|one| one.len() == 26 && all.iter().filter(|two| one == *two).count() == 1)
    );
    // The cards come from chance all the same: whoever made the table can't work them out.
    assert_ne!(first.answer.commitment, second.answer.commitment);
}

#[test]
fn another_id_another_key_or_another_wish_is_another_table() {
    let first = made(wish(), 1);
    let with = |change: &dyn Fn(&mut CreateTable)| {
        let mut wish = wish();
        change(&mut wish);
        made(wish, 1)
    };
    for other in [
        with(&|wish| wish.id = Some("made again".into())),
        with(&|wish| wish.key = Some(key(1))),
        with(&|wish| wish.id = None),
    ] {
        assert_ne!(other.answer.table, first.answer.table);
        for one in secrets(&other.answer) {
            assert!(!secrets(&first.answer).contains(&one), "a secret of another table");
        }
    }
    // With the same id nothing else can be had.
    for other in [
        with(&|wish| wish.game = "ascenso-descenso".into()),
        with(&|wish| wish.seats = wishes(4, &[])),
        with(&|wish| wish.listed = true),
        with(&|wish| wish.clock = Some(30)),
        with(&|wish| wish.invitation = None),
        with(&|wish| wish.seed = Some("mine".into())),
    ] {
        assert_eq!(other.answer.table, first.answer.table);
        assert_eq!(other.asked_again(&table(&first)), None);
    }
    let chosen = |seed: &str| with(&|wish| wish.seed = Some(seed.into()));
    assert_eq!(chosen("one").asked_again(&table(&chosen("two"))), None);
    assert!(chosen("one").asked_again(&table(&chosen("one"))).is_some());
}

#[test]
fn an_id_without_a_key_is_refused() {
    let mut none = wish();
    none.key = None;
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    assert_eq!(found(none, &mut rng).expect_err("refused").code, Code::Invalid);
    for id in ["", &"x".repeat(41)] {
        let mut wrong = wish();
        wrong.id = Some(id.into());
        assert_eq!(found(wrong, &mut rng).expect_err("refused").code, Code::Length);
    }
}
