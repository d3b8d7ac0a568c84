//! Colyseus 0.18: HTTP matchmaking, then binary frames. The room's public state is a flat Schema of small
//! numbers (fields 0..9, see servers/colyseus.mjs), so a patch is a run of [op|field][value]; the hand is a
//! message. In MODE=msg the public state comes as a message too (an array in the same field order).
use super::*;
pub struct Colyseus(pub String);
fn msg(kind: &str, body: &[u8]) -> Message {
    let mut b = vec![13u8, 0xa0 | kind.len() as u8];
    b.extend(kind.as_bytes());
    b.extend(body);
    Message::binary(b)
}
fn number(b: &[u8], i: &mut usize) -> u32 {
    // schema number (little-endian)
    let p = b[*i];
    *i += 1;
    let k = match p {
        0..=0x7f => return p as u32,
        0xcc => 1,
        0xcd => 2,
        _ => 4,
    };
    let mut v = 0u32;
    for j in 0..k {
        v |= (b[*i + j] as u32) << (8 * j)
    }
    *i += k;
    v
}
fn array(b: &[u8], i: &mut usize) -> Vec<u32> {
    // msgpack array of unsigned numbers (big-endian)
    let n = match b[*i] {
        p @ 0x90..=0x9f => {
            *i += 1;
            (p & 15) as usize
        }
        _ => {
            let n = (b[*i + 1] as usize) << 8 | b[*i + 2] as usize;
            *i += 3;
            n
        }
    };
    (0..n)
        .map(|_| {
            let p = b[*i];
            *i += 1;
            let k = match p {
                0..=0x7f => return p as u32,
                0xcc => 1,
                0xcd => 2,
                _ => 4,
            };
            let mut v = 0u32;
            for j in 0..k {
                v = v << 8 | b[*i + j] as u32
            }
            *i += k;
            v
        })
        .collect()
}
fn field(s: &mut Seat, f: usize, v: u32) {
    match f {
        0 => s.gen = v,
        1 => s.seq = v,
        2 => s.turn = v as usize,
        3..=6 => {
            s.piles[f - 3] = v as u8;
            s.hand.retain(|c| *c as u32 != v)
        } // a card on a pile has left the hand
        7 => s.played = v as u8,
        8 => s.deck = v as u8,
        9 => s.over = v != 0,
        _ => {}
    }
}
fn schema(s: &mut Seat, b: &[u8]) -> Result<()> {
    let mut i = 0;
    while i < b.len() {
        if b[i] == 255 {
            i += 1;
            if number(b, &mut i) != 0 {
                bail!("unexpected ref")
            }
            continue;
        }
        let op = b[i];
        i += 1;
        if op >> 6 == 1 {
            field(s, (op & 63) as usize, 0);
            continue;
        } // DELETE
          // uint8 fields are one raw byte; seq and gen are uint16 little-endian
        let f = (op & 63) as usize;
        let v = if f < 2 {
            let v = b[i] as u32 | (b[i + 1] as u32) << 8;
            i += 2;
            v
        } else {
            i += 1;
            b[i - 1] as u32
        };
        field(s, f, v)
    }
    Ok(())
}
impl Adapter for Colyseus {
    fn open<'a>(&'a self, id: u32, seats: usize) -> BoxFuture<'a, Result<(Vec<Ws>, Vec<Seat>)>> {
        Box::pin(async move {
            let (mut ws, mut ss, mut room) = (vec![], vec![], String::new());
            for idx in 0..seats {
                let r = post(
                    &self.0,
                    &if idx == 0 {
                        "/matchmake/create/thegame".into()
                    } else {
                        format!("/matchmake/joinById/{room}")
                    },
                    &format!("{{\"seats\":{seats}}}"),
                )
                .await?;
                let g = |k: &str| r[k].as_str().or(r["room"][k].as_str()).unwrap_or("").to_string();
                room = g("roomId");
                ws.push(
                    connect(&self.0, &format!("/{}/{}?sessionId={}", g("processId"), room, g("sessionId")))
                        .await?,
                );
                ss.push(Seat { table: id, idx, ..Default::default() })
            }
            Ok((ws, ss))
        })
    }
    fn recv(&self, s: &mut Seat, m: &Message) -> Result<Vec<Message>> {
        let Message::Binary(b) = m else { return Ok(vec![]) };
        match b[0] & 31 {
            10 => return Ok(vec![Message::binary(vec![10u8])]),
            14 | 15 => schema(s, &b[1..])?,
            13 => {
                let n = (b[1] & 31) as usize;
                let mut i = 2 + n;
                match &b[2..2 + n] {
                    b"hand" => s.hand = array(b, &mut i).iter().map(|x| *x as u8).collect(),
                    b"state" => {
                        for (f, v) in array(b, &mut i).into_iter().enumerate() {
                            field(s, f, v)
                        }
                    }
                    _ => {}
                }
            }
            11 => bail!("colyseus error {:?}", String::from_utf8_lossy(b)),
            _ => {}
        }
        s.ready = !s.hand.is_empty() && s.piles[3] != 0;
        Ok(vec![])
    }
    fn play(&self, _: &Seat, c: u8, p: u8) -> Message {
        msg("play", &[0x92, c, p])
    }
    fn end(&self, _: &Seat) -> Message {
        msg("end", &[])
    }
    fn again(&self, s: &mut Seat) -> Option<Message> {
        s.hand.clear();
        s.ready = false;
        (s.idx == 0).then(|| msg("again", &[]))
    }
}
