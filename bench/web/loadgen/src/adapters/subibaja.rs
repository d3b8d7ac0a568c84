//! Subibaja: tables are made over HTTP, one socket a seat at /api/socket, docs/protocol.md.
//! A rematch is another table with the same keys: the socket joins it.
use super::*;
use protocol::{Down, Happened};
use rules::View;
use serde_json::{json, Value};
pub struct Subibaja(pub String);
const PILES: [&str; 4] = ["up1", "up2", "down1", "down2"];
/// An invitation is exchanged for a key of one's own, which opens the seat from then on.
fn join(table: &Value, secret: &Value) -> Message {
    let key = format!("k{}", secret.as_str().unwrap_or_default());
    Message::text(json!({"type": "join", "version": protocol::VERSION, "table": table, "secret": secret, "key": key}).to_string())
}
/// The next message of a seat: its number makes its id.
fn act(s: &Seat, token: &str) -> Message {
    Message::text(format!(
        r#"{{"type":"act","id":"{}-{}","ply":{},"actions":["{token}"]}}"#,
        s.gen, s.seq, s.seq
    ))
}
impl Adapter for Subibaja {
    fn open<'a>(&'a self, id: u32, seats: usize) -> BoxFuture<'a, Result<(Vec<Ws>, Vec<Seat>)>> {
        Box::pin(async move {
            let wishes = vec![json!({}); seats];
            let table = json!({"game": "the-game", "seats": wishes, "options": {"start": 0}, "start": true});
            let made = post(&self.0, "/api/tables", &table.to_string()).await?;
            let (mut ws, mut ss) = (vec![], vec![]);
            for idx in 0..seats {
                ws.push(connect(&self.0, "/api/socket").await?);
                let key = json!({"table": made["table"], "secret": made["invitations"][idx]["secret"]});
                ss.push(Seat { table: id, idx, json: key, ..Default::default() })
            }
            Ok((ws, ss))
        })
    }
    fn hello(&self, s: &mut Seat) -> Vec<Message> {
        vec![join(&s.json["table"], &s.json["secret"])]
    }
    fn recv(&self, s: &mut Seat, m: &Message) -> Result<Vec<Message>> {
        let Message::Text(t) = m else { return Ok(vec![]) };
        let update = match serde_json::from_str(t)? {
            Down::Update(update) => update,
            Down::Refused(_) => bail!("refused: {t}"),
            _ => return Ok(vec![]),
        };
        let next = update.events.iter().find_map(|event| match &event.what {
            Happened::Rematch { table } => Some(table),
            _ => None,
        });
        if let Some(next) = next {
            s.json["table"] = json!(next);
            s.ready = false;
            return Ok(vec![join(&s.json["table"], &s.json["secret"])]);
        }
        if update.you.is_some() {
            s.gen += 1
        }
        update.follow(&mut s.view, |_, _| {})?;
        let (Some(ply), Some(View::TheGame(view))) = (update.ply, &s.view) else { return Ok(vec![]) };
        let board = view.board();
        s.seq = ply as u32;
        s.turn = board.turn().map_or(0, |seat| seat.index());
        s.piles = board.tops().map(|card| card.number());
        let own = rules::Seat::new(s.idx as u8).and_then(|seat| view.hand(seat));
        s.hand = own.into_iter().flatten().map(|card| card.number()).collect();
        s.deck = board.draw();
        s.played = board.need().unwrap_or(0).saturating_sub(board.missing());
        s.over = board.won().is_some();
        s.ready = true;
        Ok(vec![])
    }
    fn play(&self, s: &Seat, c: u8, p: u8) -> Message {
        // A placement that spoils the minimum is not legal: another one then.
        let token = format!("{c}@{}", PILES[p as usize]);
        let legal = s.view.as_ref().map(View::legal).unwrap_or_default();
        let mut known = legal.iter().map(ToString::to_string).peekable();
        let first = known.peek().cloned().unwrap_or_else(|| "end".to_string());
        act(s, &known.find(|known| *known == token).unwrap_or(first))
    }
    fn end(&self, s: &Seat) -> Message {
        act(s, "end")
    }
    fn again(&self, s: &mut Seat) -> Option<Message> {
        s.over = false;
        s.ready = false;
        (s.idx == 0)
            .then(|| Message::text(format!(r#"{{"type":"rematch","id":"r{}","deal":"fresh"}}"#, s.gen)))
    }
}
