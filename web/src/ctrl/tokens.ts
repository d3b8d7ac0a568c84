/** Reading tokens for drawing. What may be done is never decided here. */

export type Placed = { card: number; pile: string };

/** `37@up1` as card and pile; `null` for other tokens. */
export function placement(token: string): Placed | null {
  const match = /^(\d+)@([a-z].*)$/.exec(token);
  return match ? { card: Number(match[1]), pile: match[2]! } : null;
}

/** A pile's name that does not depend on who speaks: in Face to Face the owner's seat goes first. */
export function pileKey(pile: string, seat: number | null): string {
  if (pile.endsWith('1') || pile.endsWith('2') || seat === null) return pile;
  const rival = pile.startsWith('rival-');
  return `${rival ? 1 - seat : seat}-${rival ? pile.slice('rival-'.length) : pile}`;
}
