//! The shuffle of a seed once more, from its description in `deck.rs`: with an own `ChaCha20`.

/// The 32-bit words of `ChaCha20` with a 64-bit block counter and a 64-bit stream.
struct Words {
    key: [u32; 8],
    stream: u64,
    counter: u64,
    block: Vec<u32>,
}

impl Words {
    fn new(seed: &str, stream: u64) -> Words {
        let mut bytes = [0; 32];
        bytes[..seed.len()].copy_from_slice(seed.as_bytes());
        let word =
            |i: usize| bytes[4 * i..4 * i + 4].iter().rev().fold(0, |w, b| w << 8 | u32::from(*b));
        Words { key: std::array::from_fn(word), stream, counter: 0, block: Vec::new() }
    }

    fn next(&mut self) -> u32 {
        if self.block.is_empty() {
            self.block = self.block();
            self.block.reverse();
            self.counter += 1;
        }
        self.block.pop().expect("sixteen words a block")
    }

    fn block(&self) -> Vec<u32> {
        let halves = |n: u64| [n as u32, (n >> 32) as u32];
        let mut start = vec![0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
        start.extend(self.key);
        start.extend(halves(self.counter));
        start.extend(halves(self.stream));
        let mut x = start.clone();
        for _ in 0..10 {
            for i in 0..4 {
                quarter(&mut x, [i, 4 + i, 8 + i, 12 + i]);
            }
            for i in 0..4 {
                quarter(&mut x, [i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4]);
            }
        }
        x.iter().zip(start).map(|(a, b)| a.wrapping_add(b)).collect()
    }

    /// A number below `n`, without bias.
    fn below(&mut self, n: u32) -> u32 {
        let biased = ((1_u64 << 32) % u64::from(n)) as u32;
        loop {
            let product = u64::from(self.next()) * u64::from(n);
            if product as u32 >= biased {
                return (product >> 32) as u32;
            }
        }
    }
}

fn quarter(words: &mut [u32], [one, two, three, four]: [usize; 4]) {
    let steps = [
        (16, [one, two, four]),
        (12, [three, four, two]),
        (8, [one, two, four]),
        (7, [three, four, two]),
    ];
    for (turn, [to, from, mixed]) in steps {
        words[to] = words[to].wrapping_add(words[from]);
        words[mixed] = (words[mixed] ^ words[to]).rotate_left(turn);
    }
}

/// A deck of the numbers `low` to `high`.
pub(crate) fn deck(low: u8, high: u8, seed: &str, number: u64) -> Vec<u8> {
    let mut words = Words::new(seed, number);
    let mut cards: Vec<u8> = (low..=high).collect();
    for place in (2..=cards.len()).rev() {
        let other = words.below(place as u32) as usize;
        cards.swap(place - 1, other);
    }
    cards
}

/// The lot between two seats: the first number of the last stream.
pub(crate) fn lot(seed: &str) -> u8 {
    Words::new(seed, u64::MAX).below(2) as u8
}
