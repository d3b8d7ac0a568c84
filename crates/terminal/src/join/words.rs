//! A server's refusals and news in words.

use protocol::{Code, Refused};
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
        // Of the rules, of names and talk that are typed here, and of what this client never asks for.
        Code::Unreadable
        | Code::JoinFirst
        | Code::KeyNeeded
        | Code::NotHost
        | Code::NoSeat
        | Code::SeatTaken
        | Code::NotAway
        | Code::Started
        | Code::NotOver
        | Code::Illegal
        | Code::NoTakeBack
        | Code::NamesNumber
        | Code::NameMarks
        | Code::NameTaken
        | Code::Length
        | Code::Invalid => say!(texts, "refused-other", reason = refused.reason.as_str()),
    }
}
