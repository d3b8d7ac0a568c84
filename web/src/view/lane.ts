/** How a row of Ascenso-Descenso lies in its lane: every card to be read, the newest big. */

export type Fit = {
  /** The width of the older cards, and of the newest. */
  card: number;
  newest: number;
  /** How far each older card lies from the one before it. */
  step: number;
  /** Lines in which the older cards lie. */
  lines: 1 | 2;
  /** The older cards lie apart: nothing covers them. */
  apart: boolean;
  /** Not even so: the older cards can be moved. */
  scrolls: boolean;
};

/** What a number of two digits needs to be read. */
const LEGIBLE = 15;
/** Of a card's width: covered more than this, two lines are easier to read. */
const CROWDED = 0.36;
/** A card that was planned can be touched. */
export const TOUCH = 30;
/** Of the height: an older card's width, and in two lines. */
const SHARE = 0.58;
const SHARE_OF_TWO = 0.31;
const MAX_CARD = 104;
const BIGGER = 1.16;
const BESIDE = 7;
/** Of a card's width: how far shingled cards lie apart at most, where there is no room to lay them side by side. */
const SHINGLED = 0.66;
const WIDE = 480;
/** Of a card's width: the room at the end for the card that would come. */
const GHOST = 0.74;
const WIDE_GHOST = 1.05;

export function fit(width: number, height: number, older: number, planned: number): Fit {
  const card = Math.min(height * SHARE, MAX_CARD);
  const newest = card * BIGGER;
  const wide = width >= WIDE;
  const free =
    width - newest - card * (wide ? WIDE_GHOST : GHOST) - Math.max(0, planned - 1) * Math.max(TOUCH, card * SHARE) - 4;
  const step = (lines: number, of: number): number =>
    Math.min(
      lines === 2 ? of + BESIDE / 2 : wide ? of + BESIDE : Math.max(LEGIBLE, of * SHINGLED),
      free / Math.max(1, Math.ceil(older / lines)),
    );
  const one = step(1, card);
  if (one >= Math.max(LEGIBLE, card * CROWDED))
    return { card, newest, step: one, lines: 1, apart: one >= card, scrolls: false };
  const small = Math.min(height * SHARE_OF_TWO, MAX_CARD);
  const two = step(2, small);
  return { card: small, newest, step: Math.max(LEGIBLE, two), lines: 2, apart: two >= small, scrolls: two < LEGIBLE };
}
