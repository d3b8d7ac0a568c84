/** The place for the card in the air, by keys: one card, two or five, round the ends. So every place of a hand is at
 *  most two keys away, and a whole turn is six: take, two of these, Enter, an arrow for the card that leaves, E. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -2,
  PageDown: 2,
  ArrowUp: -5,
  ArrowDown: 5,
};

/** Where a key leads from a place; `null` if it leads nowhere. */
export function moved(place: number, key: string, cards: number): number | null {
  const places = cards + 1;
  if (key === 'Home') return 0;
  if (key === 'End') return cards;
  const step = STEPS[key];
  return step === undefined ? null : (place + step + places) % places;
}
