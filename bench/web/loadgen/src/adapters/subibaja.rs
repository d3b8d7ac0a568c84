//! Subibaja: tables are made over HTTP, one socket a seat at /api/socket, docs/protocol.md.
//! A rematch is another table with the same keys: the socket joins it.
use super::*;
use serde_json::{json, Value};
pub struct Subibaja(pub String);
const PILES: [&str; 4] = ["up1", "up2", "down1", "down2"];
/// An invitation is exchanged for a key of one's own, which opens the seat from then on.
fn join(table: &Value, secret: &Value) -> Message {
    let key = format!("k{}", secret.as_str().unwrap_or_default());
    Message::text(json!({"type": "join", "version": 2, "table": table, "secret": secret, "key": key}).to_string())
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
        let v: Value = serde_json::from_str(t)?;
        match v["type"].as_str() {
            Some("refused") => bail!("refused: {t}"),
            Some("update") => {}
            _ => return Ok(vec![]),
        }
        if let Some(next) = v["events"].as_array().and_then(|e| e.iter().find(|e| e["what"] == "rematch")) {
            s.json["table"] = next["table"].clone();
            s.ready = false;
            return Ok(vec![join(&s.json["table"], &s.json["secret"])]);
        }
        if v["you"].is_object() {
            s.gen += 1
        }
        let view = &v["view"];
        if view.is_null() {
            return Ok(vec![]);
        }
        let numbers = |list: &Value| -> Vec<u8> {
            list.as_array().into_iter().flatten().map(|x| x.as_u64().unwrap_or(0) as u8).collect()
        };
        let small = |x: &Value| x.as_u64().unwrap_or(0) as u8;
        s.seq = v["ply"].as_u64().unwrap_or(0) as u32;
        s.turn = view["turn"].as_u64().unwrap_or(0) as usize;
        s.piles = numbers(&view["tops"]).try_into().unwrap_or_default();
        s.hand = numbers(&view["hand"]);
        s.deck = small(&view["draw"][0]);
        s.played = small(&view["need"]).saturating_sub(small(&view["missing"]));
        s.over = view["over"].as_bool().unwrap_or(false);
        s.json["legal"] = view["legal"].clone();
        s.ready = true;
        Ok(vec![])
    }
    fn play(&self, s: &Seat, c: u8, p: u8) -> Message {
        // A placement that spoils the minimum is not legal: another one then.
        let token = format!("{c}@{}", PILES[p as usize]);
        let legal = s.json["legal"].as_array();
        let known = legal.into_iter().flatten().filter_map(Value::as_str);
        let token = if known.clone().any(|l| l == token) {
            token
        } else {
            known.clone().next().unwrap_or("end").to_string()
        };
        act(s, &token)
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
