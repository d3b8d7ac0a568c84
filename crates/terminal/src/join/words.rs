//! A server's refusals and news in words.

use protocol::{Code, Reaction, Refused};
use texts::{Texts, say};

/// Why something was not done, as a sentence.
pub(crate) fn refusal(texts: &Texts, refused: &Refused) -> String {
    match refused.code {
        Code::Version => say!(texts, "refused-version"),
        Code::NoTable => say!(texts, "refused-no-table"),
        Code::WrongSecret => say!(texts, "refused-wrong-secret"),
        Code::InvitationUsed => {
            let name = refused.about.as_deref().unwrap_or_default();
            let name: String = name.chars().filter(|c| !c.is_control()).collect();
            let who = if name.is_empty() { say!(texts, "somebody") } else { name };
            say!(texts, "refused-invitation-used", who = who)
        }
        Code::OneAtATime => say!(texts, "refused-one-at-a-time"),
        Code::NotKnown => say!(texts, "refused-not-known"),
        Code::Full => say!(texts, "refused-full"),
        Code::NotSeated => say!(texts, "refused-not-seated"),
        Code::SeatIsBots => say!(texts, "refused-seat-is-bots"),
        Code::NotStarted => say!(texts, "refused-not-started"),
        Code::Over => say!(texts, "illegal-over"),
        Code::NotYourTurn => say!(texts, "illegal-not-your-turn"),
        Code::MovedOn => say!(texts, "refused-moved-on"),
        Code::NoTalk => say!(texts, "refused-no-talk"),
        Code::TooMuch => say!(texts, "refused-too-much"),
        Code::NotStored => say!(texts, "refused-not-stored"),
        Code::Stopping => say!(texts, "refused-stopping"),
        Code::NoSeat => say!(texts, "refused-no-seat"),
        Code::Started => say!(texts, "refused-started"),
        Code::NotOver => say!(texts, "refused-not-over"),
        Code::Illegal => say!(texts, "refused-illegal"),
        Code::NoTakeBack => say!(texts, "refused-no-take-back"),
        Code::Invalid => say!(texts, "refused-invalid"),
        Code::NotHost => say!(texts, "refused-not-host"),
        Code::SeatTaken => say!(texts, "refused-seat-taken"),
        Code::KeyNeeded => say!(texts, "refused-key-needed"),
        Code::Length => say!(texts, "refused-length"),
        // Of names and talk that are typed here, and of what this client never asks for.
        Code::Unreadable
        | Code::JoinFirst
        | Code::NotAway
        | Code::NamesNumber
        | Code::NameMarks
        | Code::NameTaken => say!(texts, "refused-other", code = code_of(refused.code)),
    }
}

/// A code as the wire has it, to be looked up.
fn code_of(code: Code) -> String {
    let written = serde_json::to_value(code).ok();
    written.and_then(|code| code.as_str().map(str::to_owned)).unwrap_or_default()
}

/// What a picture says.
pub(crate) fn react(texts: &Texts, reaction: Reaction) -> String {
    match reaction {
        Reaction::Bravo => say!(texts, "reaction-bravo"),
        Reaction::Thanks => say!(texts, "reaction-thanks"),
        Reaction::Laugh => say!(texts, "reaction-laugh"),
        Reaction::Wow => say!(texts, "reaction-wow"),
        Reaction::Ouch => say!(texts, "reaction-ouch"),
        Reaction::Luck => say!(texts, "reaction-luck"),
    }
}
