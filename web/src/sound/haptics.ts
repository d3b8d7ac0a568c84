/** What a hand feels. Where nothing can tremble, nothing does. */
import { settings } from '../ctrl/settings.svelte.ts';

export type Buzz = 'place' | 'trick' | 'turn' | 'won';

/** Milliseconds: trembling, rest, trembling. */
const PATTERNS: Record<Buzz, number[]> = { place: [8], trick: [20], turn: [10], won: [10, 40, 10] };

export function buzz(kind: Buzz): void {
  // Browsers complain about trembling before the first touch.
  if (!settings.haptics || !navigator.userActivation?.hasBeenActive) return;
  try {
    navigator.vibrate?.(PATTERNS[kind]);
  } catch {
    // Not allowed here.
  }
}
