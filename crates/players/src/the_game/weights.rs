//! The numbers that decide between turns. They were tuned by play on many deals, for few seats and
//! for many; a card's worth is about [`Weights::UNIT`].

use std::sync::LazyLock;

use rules::the_game::{Config, Variant};

use super::table::MAX_CARDS;

/// How much each thing counts. Losses are positive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// What an unplayed card costs by the number of piles that would still take it, 0 to 4.
    pub(crate) piles_left: [i32; 5],
    /// For each card beyond the minimum while the draw pile lasts.
    pub(crate) extra: i32,
    /// The same once it is empty: of the weights with none to come alone, whatever is still out.
    pub(crate) extra_at_end: i32,
    /// A step back is open and the card is still to come: for each card that it would regain.
    pub(crate) trick_to_come: i32,
    /// A step back is open and the card is in the own hand: for each card that it would regain.
    pub(crate) trick_in_hand: i32,
    /// For each pair of cards in the own hand that are a step back apart.
    pub(crate) pair_in_hand: i32,
    /// For each card skipped by the cheapest two placements that the hand holds for the next turn.
    pub(crate) next_step: i32,
    /// For each card skipped by each card of the own hand on the pile that is nearest to it.
    pub(crate) hand_far: i32,
    /// What it costs to move a pile on which another seat has said something: by what was said
    /// (no big step, good, leave) and by how far the pile moves (see [`Weights::stride`]).
    pub(crate) heed: [[i32; STRIDES]; 3],
    /// How much more the word of the seat that comes next counts, in [`Weights::UNIT`]s.
    pub(crate) heed_next: i32,
}

/// How far a pile moves, in classes.
pub(crate) const STRIDES: usize = 4;

impl Weights {
    /// About the worth of one skipped card.
    pub(crate) const UNIT: i32 = 16;

    /// Nothing counts.
    pub(crate) const NOTHING: Weights = Weights {
        piles_left: [0; 5],
        extra: 0,
        extra_at_end: 0,
        trick_to_come: 0,
        trick_in_hand: 0,
        pair_in_hand: 0,
        next_step: 0,
        hand_far: 0,
        heed: [[0; STRIDES]; 3],
        heed_next: 0,
    };

    /// How far a pile moves: 0 nothing is skipped, 1 a card or two, 2 up to five, 3 more.
    #[inline]
    pub(crate) fn stride(skipped: i32) -> usize {
        match skipped {
            ..=0 => 0,
            1..=2 => 1,
            3..=5 => 2,
            _ => 3,
        }
    }

    /// Between two sets of weights, `part` of [`MAX_CARDS`] towards the first.
    const fn blend(early: &Weights, late: &Weights, part: i32) -> Weights {
        const ALL: i32 = MAX_CARDS as u8 as i32;
        const fn mix(early: i32, late: i32, part: i32) -> i32 {
            (early * part + late * (ALL - part)) / ALL
        }
        let mut piles_left = [0; 5];
        let mut i = 0;
        while i < piles_left.len() {
            piles_left[i] = mix(early.piles_left[i], late.piles_left[i], part);
            i += 1;
        }
        let mut heed = [[0; STRIDES]; 3];
        let mut i = 0;
        while i < STRIDES * heed.len() {
            let (row, stride) = (i / STRIDES, i % STRIDES);
            heed[row][stride] = mix(early.heed[row][stride], late.heed[row][stride], part);
            i += 1;
        }
        Weights {
            piles_left,
            extra: mix(early.extra, late.extra, part),
            extra_at_end: late.extra_at_end,
            trick_to_come: mix(early.trick_to_come, late.trick_to_come, part),
            trick_in_hand: mix(early.trick_in_hand, late.trick_in_hand, part),
            pair_in_hand: mix(early.pair_in_hand, late.pair_in_hand, part),
            next_step: mix(early.next_step, late.next_step, part),
            hand_far: mix(early.hand_far, late.hand_far, part),
            heed,
            heed_next: mix(early.heed_next, late.heed_next, part),
        }
    }
}

/// The weights by the number of cards left: what counts changes as the game goes on.
pub(crate) struct Schedule([Weights; MAX_CARDS + 1]);

impl Schedule {
    pub(crate) const fn new(early: &Weights, late: &Weights) -> Schedule {
        let mut weights = [*late; MAX_CARDS + 1];
        let mut left = 0;
        while left <= MAX_CARDS {
            weights[left] = Weights::blend(early, late, left as u8 as i32);
            left += 1;
        }
        Schedule(weights)
    }

    /// With all cards to come, and with none.
    pub(crate) fn ends(&self) -> [Weights; 2] {
        [self.0[MAX_CARDS], self.0[0]]
    }

    /// The weights with so many cards left.
    #[inline]
    pub(crate) fn at(&self, left: i32) -> &Weights {
        &self.0[usize::try_from(left).unwrap_or(0).min(MAX_CARDS)]
    }
}

/// The weights of a table.
pub(crate) fn tuned(config: &Config) -> &'static Schedule {
    match (config.variant(), config.seats(), config.options().minimum) {
        (_, 1, ..3) => &SOLO,
        (_, 1, 3..) => &SOLO_THREE,
        (Variant::TheGame, 2, ..3) => &TWO_SEATS,
        (Variant::TheGame, 2, 3..) => &TWO_SEATS_THREE,
        (Variant::TheGame, 3, ..3) => &THREE_SEATS,
        (Variant::TheGame, 3, 3..) => &THREE_SEATS_THREE,
        (Variant::TheGame, 4, ..3) => &FOUR_SEATS,
        (Variant::TheGame, 4, 3..) => &FOUR_SEATS_THREE,
        (Variant::TheGame, 5, ..3) => &FIVE_SEATS,
        (Variant::TheGame, 5, 3..) => &FIVE_SEATS_THREE,
        _ => &TOGETHER,
    }
}

// Made when they are asked for: as tables in the program they would be a tenth of what a page downloads.
static SOLO: LazyLock<Schedule> = LazyLock::new(|| Schedule::new(&SOLO_EARLY, &SOLO_LATE));
static SOLO_THREE: LazyLock<Schedule> =
    LazyLock::new(|| Schedule::new(&SOLO_THREE_EARLY, &SOLO_THREE_LATE));
static TWO_SEATS: LazyLock<Schedule> =
    LazyLock::new(|| Schedule::new(&TWO_SEATS_EARLY, &TWO_SEATS_LATE));
static TWO_SEATS_THREE: LazyLock<Schedule> =
    LazyLock::new(|| Schedule::new(&TWO_SEATS_THREE_EARLY, &TWO_SEATS_THREE_LATE));
static THREE_SEATS: LazyLock<Schedule> =
    LazyLock::new(|| Schedule::new(&THREE_SEATS_EARLY, &THREE_SEATS_LATE));
static THREE_SEATS_THREE: LazyLock<Schedule> =
    LazyLock::new(|| Schedule::new(&THREE_SEATS_THREE_EARLY, &THREE_SEATS_THREE_LATE));
static FOUR_SEATS: LazyLock<Schedule> =
    LazyLock::new(|| Schedule::new(&FOUR_SEATS_EARLY, &FOUR_SEATS_LATE));
static FOUR_SEATS_THREE: LazyLock<Schedule> =
    LazyLock::new(|| Schedule::new(&FOUR_SEATS_THREE_EARLY, &FOUR_SEATS_THREE_LATE));
static FIVE_SEATS: LazyLock<Schedule> =
    LazyLock::new(|| Schedule::new(&FIVE_SEATS_EARLY, &FIVE_SEATS_LATE));
static FIVE_SEATS_THREE: LazyLock<Schedule> =
    LazyLock::new(|| Schedule::new(&FIVE_SEATS_THREE_EARLY, &FIVE_SEATS_THREE_LATE));
static TOGETHER: LazyLock<Schedule> = LazyLock::new(|| Schedule::new(&EARLY, &LATE));

/// One seat, with all cards to come. As the next, found by `cargo run --release -p subibaja-players
/// --example train -- team --seats 1 --generations 45 --deals 4000`, which began with others.
pub(crate) const SOLO_EARLY: Weights = Weights {
    piles_left: [120, 150, 74, 20, 0],
    extra: -3,
    extra_at_end: 0,
    trick_to_come: -4,
    trick_in_hand: -17,
    pair_in_hand: -8,
    next_step: 0,
    hand_far: 2,
    heed: [[0; STRIDES]; 3],
    heed_next: 0,
};

/// One seat, with none to come.
pub(crate) const SOLO_LATE: Weights = Weights {
    piles_left: [877, 97, 21, 5, 0],
    extra: 6,
    extra_at_end: -15,
    trick_to_come: -23,
    trick_in_hand: -20,
    pair_in_hand: -4,
    next_step: 3,
    hand_far: 11,
    heed: [[0; STRIDES]; 3],
    heed_next: 0,
};

/// One seat that must place three cards a turn, with all cards to come. What speaks for them beside
/// the two above is thin: expert@500n won 27 of 100 deals against 14, but a steady player 467 of
/// 6,000 against 617.
pub(crate) const SOLO_THREE_EARLY: Weights = Weights {
    piles_left: [456, 119, 43, 13, 0],
    extra: -11,
    extra_at_end: 0,
    trick_to_come: -5,
    trick_in_hand: -18,
    pair_in_hand: 0,
    next_step: 2,
    hand_far: 0,
    heed: [[0; STRIDES]; 3],
    heed_next: 0,
};

/// The same with none to come.
pub(crate) const SOLO_THREE_LATE: Weights = Weights {
    piles_left: [422, 101, 39, 12, 0],
    extra: -2,
    extra_at_end: -2,
    trick_to_come: -20,
    trick_in_hand: -23,
    pair_in_hand: 0,
    next_step: 7,
    hand_far: 0,
    heed: [[0; STRIDES]; 3],
    heed_next: 0,
};

/// Several seats, with all cards to come.
pub(crate) const EARLY: Weights = Weights {
    piles_left: [221, 99, 43, 13, 0],
    extra: -21,
    extra_at_end: 0,
    trick_to_come: -5,
    trick_in_hand: -7,
    pair_in_hand: 0,
    next_step: 0,
    hand_far: 0,
    heed: [[-15, -24, 15, 39], [-19, 94, 63, 91], [105, 153, 124, 172]],
    heed_next: 31,
};

/// Several seats, with none to come.
pub(crate) const LATE: Weights = Weights {
    piles_left: [914, 92, 22, 7, 0],
    extra: -2,
    extra_at_end: -25,
    trick_to_come: -23,
    trick_in_hand: -5,
    pair_in_hand: 0,
    next_step: 0,
    hand_far: 0,
    heed: [[-30, -27, 23, 32], [-8, 60, 75, 62], [212, 130, 27, 384]],
    heed_next: 24,
};

/// Two seats, with all cards to come. As those below, found by `cargo run --release -p subibaja-players
/// --example train -- team --seats 2 --minimum 2 --generations 34 --deals 3000 --seed 7`, which began with
/// [`EARLY`] and [`LATE`].
pub(crate) const TWO_SEATS_EARLY: Weights = Weights {
    piles_left: [277, 141, 67, 21, 0],
    extra: -17,
    extra_at_end: 0,
    trick_to_come: -4,
    trick_in_hand: -14,
    pair_in_hand: -2,
    next_step: -2,
    hand_far: 1,
    heed: [[-17, -42, 10, 78], [-17, 78, 91, 113], [154, 106, 106, 242]],
    heed_next: 35,
};

/// Two seats, with none to come.
pub(crate) const TWO_SEATS_LATE: Weights = Weights {
    piles_left: [1394, 122, 25, -2, 0],
    extra: 3,
    extra_at_end: -31,
    trick_to_come: -37,
    trick_in_hand: 0,
    pair_in_hand: -1,
    next_step: 2,
    hand_far: 17,
    heed: [[-46, -28, -1, 29], [-4, 71, 92, 75], [-10, -11, 27, 155]],
    heed_next: 26,
};

/// Two seats, `minimum: 3`, with all cards to come.
pub(crate) const TWO_SEATS_THREE_EARLY: Weights = Weights {
    piles_left: [164, 108, 63, 22, 0],
    extra: -1,
    extra_at_end: 0,
    trick_to_come: -5,
    trick_in_hand: -10,
    pair_in_hand: 4,
    next_step: -4,
    hand_far: 2,
    heed: [[-19, -34, 15, 75], [-22, 83, 70, 93], [109, 198, 111, 297]],
    heed_next: 39,
};

/// Two seats, `minimum: 3`, with none to come.
pub(crate) const TWO_SEATS_THREE_LATE: Weights = Weights {
    piles_left: [1986, 98, 17, -4, 0],
    extra: -5,
    extra_at_end: -41,
    trick_to_come: -31,
    trick_in_hand: -5,
    pair_in_hand: -3,
    next_step: 2,
    hand_far: 13,
    heed: [[-41, -16, 7, 19], [-8, 55, 81, 88], [200, 81, 24, 470]],
    heed_next: 17,
};

/// Three seats, with all cards to come.
pub(crate) const THREE_SEATS_EARLY: Weights = Weights {
    piles_left: [92, 125, 112, 39, 0],
    extra: -18,
    extra_at_end: 0,
    trick_to_come: -2,
    trick_in_hand: -8,
    pair_in_hand: 3,
    next_step: -5,
    hand_far: 2,
    heed: [[-33, -71, -3, 115], [-22, 89, 146, 125], [293, 299, 128, 236]],
    heed_next: 39,
};

/// Three seats, with none to come.
pub(crate) const THREE_SEATS_LATE: Weights = Weights {
    piles_left: [3791, 169, 1, -18, 0],
    extra: -13,
    extra_at_end: -17,
    trick_to_come: -62,
    trick_in_hand: 2,
    pair_in_hand: -5,
    next_step: 5,
    hand_far: 26,
    heed: [[-53, -23, 8, 32], [9, 49, 83, 186], [87, 190, 36, 57]],
    heed_next: 24,
};

/// Three seats, `minimum: 3`, with all cards to come.
pub(crate) const THREE_SEATS_THREE_EARLY: Weights = Weights {
    piles_left: [157, 90, 61, 19, 0],
    extra: -20,
    extra_at_end: 0,
    trick_to_come: -7,
    trick_in_hand: -7,
    pair_in_hand: 1,
    next_step: -6,
    hand_far: 2,
    heed: [[-20, -37, 7, 45], [-17, 84, 87, 100], [159, 162, 161, 201]],
    heed_next: 28,
};

/// Three seats, `minimum: 3`, with none to come.
pub(crate) const THREE_SEATS_THREE_LATE: Weights = Weights {
    piles_left: [1947, 114, 20, 4, 0],
    extra: -1,
    extra_at_end: -15,
    trick_to_come: -32,
    trick_in_hand: 0,
    pair_in_hand: -5,
    next_step: 6,
    hand_far: 13,
    heed: [[-36, -21, 6, 49], [-2, 66, 73, 112], [115, 183, 16, 145]],
    heed_next: 40,
};

/// Four seats, with all cards to come.
pub(crate) const FOUR_SEATS_EARLY: Weights = Weights {
    piles_left: [229, 76, 62, 22, 0],
    extra: -15,
    extra_at_end: 0,
    trick_to_come: -4,
    trick_in_hand: -11,
    pair_in_hand: 5,
    next_step: -2,
    hand_far: 0,
    heed: [[-18, -33, 9, 53], [-23, 65, 75, 94], [188, 161, 176, 228]],
    heed_next: 34,
};

/// Four seats, with none to come.
pub(crate) const FOUR_SEATS_LATE: Weights = Weights {
    piles_left: [1491, 156, 20, -2, 0],
    extra: 2,
    extra_at_end: -19,
    trick_to_come: -51,
    trick_in_hand: -3,
    pair_in_hand: 6,
    next_step: 0,
    hand_far: 13,
    heed: [[-34, -30, 2, 35], [9, 23, 70, 87], [99, 33, 27, 147]],
    heed_next: 23,
};

/// Four seats, `minimum: 3`, with all cards to come.
pub(crate) const FOUR_SEATS_THREE_EARLY: Weights = Weights {
    piles_left: [285, 131, 76, 27, 0],
    extra: -14,
    extra_at_end: 0,
    trick_to_come: -2,
    trick_in_hand: -8,
    pair_in_hand: 8,
    next_step: -7,
    hand_far: 4,
    heed: [[-18, -34, 8, 51], [-15, 62, 71, 96], [124, 256, 186, 213]],
    heed_next: 44,
};

/// Four seats, `minimum: 3`, with none to come.
pub(crate) const FOUR_SEATS_THREE_LATE: Weights = Weights {
    piles_left: [1284, 124, 25, 1, 0],
    extra: -4,
    extra_at_end: 13,
    trick_to_come: -67,
    trick_in_hand: -5,
    pair_in_hand: -4,
    next_step: 5,
    hand_far: 6,
    heed: [[-37, -42, 14, 50], [-4, 59, 87, 95], [74, 52, 30, 339]],
    heed_next: 22,
};

/// Five seats, with all cards to come.
pub(crate) const FIVE_SEATS_EARLY: Weights = Weights {
    piles_left: [163, 167, 70, 23, 0],
    extra: -22,
    extra_at_end: 0,
    trick_to_come: -4,
    trick_in_hand: -12,
    pair_in_hand: 8,
    next_step: -2,
    hand_far: -2,
    heed: [[-12, -40, 13, 62], [-25, 92, 79, 110], [158, 120, 133, 203]],
    heed_next: 35,
};

/// Five seats, with none to come.
pub(crate) const FIVE_SEATS_LATE: Weights = Weights {
    piles_left: [1486, 143, 22, 4, 0],
    extra: 4,
    extra_at_end: -23,
    trick_to_come: -71,
    trick_in_hand: -3,
    pair_in_hand: -3,
    next_step: 0,
    hand_far: 13,
    heed: [[-25, -34, 4, 26], [2, 15, 46, 83], [83, 69, 27, 219]],
    heed_next: 27,
};

/// Five seats, `minimum: 3`, with all cards to come.
pub(crate) const FIVE_SEATS_THREE_EARLY: Weights = Weights {
    piles_left: [195, 123, 83, 27, 0],
    extra: -25,
    extra_at_end: 0,
    trick_to_come: -7,
    trick_in_hand: -9,
    pair_in_hand: 5,
    next_step: -6,
    hand_far: 0,
    heed: [[-13, -30, 13, 55], [-14, 50, 76, 99], [211, 176, 241, 200]],
    heed_next: 40,
};

/// Five seats, `minimum: 3`, with none to come.
pub(crate) const FIVE_SEATS_THREE_LATE: Weights = Weights {
    piles_left: [1422, 121, 3, -7, 0],
    extra: -7,
    extra_at_end: -20,
    trick_to_come: -74,
    trick_in_hand: -5,
    pair_in_hand: -2,
    next_step: 0,
    hand_far: 9,
    heed: [[-31, -38, 9, 35], [-2, 68, 52, 96], [47, 84, 45, 300]],
    heed_next: 36,
};
