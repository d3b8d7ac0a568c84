//! Plain JSON over WebSocket: the template for a new server.
//! connect  ws://addr/ws/{table}/{seat}
//! ->  {"play":[card,pile]}  {"end":1}  {"again":1}
//! <-  {"gen":0,"seq":3,"turn":1,"piles":[..],"played":0,"deck":84,"over":false,"hand":[..]}   (full view, to each seat)
use super::*;
pub struct Json(pub String);
impl Adapter for Json {
    fn open<'a>(&'a self, id: u32, seats: usize) -> BoxFuture<'a, Result<(Vec<Ws>, Vec<Seat>)>> {
        Box::pin(async move {
            let (mut ws, mut ss) = (vec![], vec![]);
            for idx in 0..seats {
                ws.push(connect(&self.0, &format!("/ws/{id}/{idx}")).await?);
                ss.push(Seat { table: id, idx, ..Default::default() })
            }
            Ok((ws, ss))
        })
    }
    fn recv(&self, s: &mut Seat, m: &Message) -> Result<Vec<Message>> {
        let Message::Text(t) = m else { return Ok(vec![]) };
        let v: serde_json::Value = serde_json::from_str(t)?;
        let n = |k: &str| v[k].as_u64().unwrap_or(0);
        s.gen = n("gen") as u32;
        s.seq = n("seq") as u32;
        s.turn = n("turn") as usize;
        s.played = n("played") as u8;
        s.deck = n("deck") as u8;
        for i in 0..4 {
            s.piles[i] = v["piles"][i].as_u64().unwrap_or(0) as u8
        }
        s.hand = v["hand"]
            .as_array()
            .map(|a| a.iter().map(|x| x.as_u64().unwrap_or(0) as u8).collect())
            .unwrap_or_default();
        s.over = v["over"].as_bool().unwrap_or(false);
        s.ready = true;
        Ok(vec![])
    }
    fn play(&self, _: &Seat, c: u8, p: u8) -> Message {
        Message::text(format!("{{\"play\":[{c},{p}]}}"))
    }
    fn end(&self, _: &Seat) -> Message {
        Message::text("{\"end\":1}")
    }
    fn again(&self, s: &mut Seat) -> Option<Message> {
        (s.idx == 0).then(|| Message::text("{\"again\":1}"))
    }
}
