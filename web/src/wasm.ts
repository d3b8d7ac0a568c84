// Written by the tests of crates/wasm: UPDATE_TYPES=1 cargo test -p subibaja-wasm

import type { EventJson, ViewJson } from './protocol.ts';

/**
 * The view with the planned actions on it, and what could come next.
 */
export type Planned = { 
/**
 * The tokens of the planned actions.
 */
tokens: Array<string>, 
/**
 * The view after them.
 */
view: ViewJson, 
/**
 * What may be done next, with what it costs.
 */
choices: Array<Choice>, 
/**
 * May the turn end here?
 */
may_end: boolean, 
/**
 * What follows from the view.
 */
facts: Facts, };

/**
 * What became of a token.
 */
export type Outcome = { "planned": Planned } | { "refused": Reason };

/**
 * Something that may be done.
 */
export type Choice = { 
/**
 * Its token.
 */
token: string, 
/**
 * Where a card goes on a pile: what it costs.
 */
cost: Cost | null, 
/**
 * Where a card goes into a hand of Hormigas: what comes of it.
 */
put: Put | null, };

/**
 * What a placement costs.
 */
export type Cost = { 
/**
 * The card.
 */
card: number, 
/**
 * The pile's token.
 */
pile: string, 
/**
 * How far the pile moves in its direction; below zero it moves back.
 */
gap: number, 
/**
 * Cards not placed yet that the pile will no longer take.
 */
skips: number, 
/**
 * Is it a step backwards on an own pile?
 */
back: boolean, 
/**
 * Is the pile the rival's?
 */
rival: boolean, };

/**
 * What comes of a card put into a hand.
 */
export type Put = { 
/**
 * The card that goes to the middle.
 */
dropped: number, 
/**
 * The symbols of the best stretch afterwards.
 */
points: number, 
/**
 * Is the hand in order then?
 */
ordered: boolean, };

/**
 * What follows from a view and is no part of it.
 */
export type Facts = { 
/**
 * The cards that the viewer has not seen yet, by colour: the own first.
 */
out: Array<Array<number>>, 
/**
 * The symbols on each card of Hormigas, by number; empty for the other games.
 */
symbols: Array<number>, 
/**
 * The symbols of the best stretch of the viewer's own hand of Hormigas.
 */
points: number | null, 
/**
 * How many cards the seat on turn draws if it ends its turn here; `null` where turns do not
 * end with drawing.
 */
draws: number | null, 
/**
 * Hormigas, by seat: the best stretch of each hand whose cards the viewer all knows; empty for
 * the other games.
 */
stretches: Array<Stretch | null>, 
/**
 * The points that end a game of Hormigas, unless it is played for a number of rounds.
 */
target: number | null, 
/**
 * The rounds of a game of Hormigas, unless it is played for points.
 */
rounds: number | null, };

/**
 * Neighbouring cards of a hand that stand in order.
 */
export type Stretch = { 
/**
 * The place of its first card, from 0.
 */
first: number, 
/**
 * How many cards it has.
 */
cards: number, 
/**
 * Their symbols.
 */
points: number, };

/**
 * Why something can't be done: an [`Illegal`] as it is written, with the numbers it is about. The
 * texts are called by its code: `illegal-does-not-improve`.
 */
export type Reason = { "code": "unreadable" } | { "code": "over" } | { "code": "not-your-turn" } | { "code": "other-game" } | { "code": "choose-start-first" } | { "code": "already-started" } | { "code": "no-such-seat", seat: number, } | { "code": "not-in-hand", card: number, } | { "code": "does-not-fit", card: number, top: number, goes: 'up' | 'down', back: number | null, } | { "code": "jump-not-now", card: number, } | { "code": "spoils-minimum", card: number, } | { "code": "minimum-not-met", missing: number, } | { "code": "rival-pile-used" } | { "code": "does-not-improve", card: number, top: number, } | { "code": "take-first" } | { "code": "put-first" } | { "code": "claim-or-pass" } | { "code": "nothing-to-claim" } | { "code": "deal-first" } | { "code": "round-not-over" } | { "code": "middle-not-open" } | { "code": "not-enough-to-refresh" } | { "code": "no-such-place" } | { "code": "no-such-position", hand: number, };

/**
 * Advice.
 */
export type Hint = { 
/**
 * The tokens of the rest of the turn, the next first.
 */
actions: Array<string>, 
/**
 * The estimated chance to win, from 0 to 1.
 */
win_chance: number | null, 
/**
 * Roll-outs or positions behind it.
 */
nodes: number, 
/**
 * What speaks for it, the most telling first.
 */
reasons: Array<HintReason>, };

/**
 * Something that speaks for a plan. The texts are called by its code: `reason-cheap`.
 */
export type HintReason = { "code": "only" } | { "code": "start", 
/**
 * The seat.
 */
seat: number, } | { "code": "stop" } | { "code": "back", 
/**
 * The card.
 */
card: number, 
/**
 * The pile's token.
 */
pile: string, 
/**
 * How far the pile comes back.
 */
gain: number, } | { "code": "cheap", 
/**
 * How many there are.
 */
cards: number, 
/**
 * All of them together.
 */
cost: number, } | { "code": "worth", 
/**
 * How many there are.
 */
cards: number, 
/**
 * All of them together.
 */
cost: number, } | { "code": "skips", 
/**
 * How many.
 */
count: number, } | { "code": "more" } | { "code": "refills", 
/**
 * The card.
 */
card: number, 
/**
 * How far it helps the rival's pile.
 */
help: number, } | { "code": "leaves", 
/**
 * The pile's token.
 */
pile: string, 
/**
 * Who asked.
 */
seat: number, } | { "code": "refresh" } | { "code": "face-down" } | { "code": "run", 
/**
 * The card.
 */
card: number, 
/**
 * How many, itself among them.
 */
count: number, } | { "code": "grows", 
/**
 * Symbols before.
 */
from: number, 
/**
 * Symbols after.
 */
to: number, } | { "code": "claim" } | { "code": "pass" } | { "code": "deal" };

/**
 * What was done up to now, as the page hands it in.
 */
export type GivenPast = { 
/**
 * Actions before the first of these.
 */
missed: number, 
/**
 * What came of each action since, in order.
 */
steps: Array<EventJson>, };

/**
 * A position of a record.
 */
export type Step = { 
/**
 * Actions before it.
 */
ply: number, 
/**
 * Actions of the whole record.
 */
plies: number, 
/**
 * The action that led to it.
 */
action: string | null, 
/**
 * Who took that action.
 */
by: number | null, 
/**
 * What the viewer knew.
 */
view: ViewJson, 
/**
 * With all cards: the hands by seat.
 */
hands: Array<Array<number>> | null, 
/**
 * With all cards: the card in the air and the middle of Hormigas.
 */
middle: Array<[number, boolean] | null> | null, };

