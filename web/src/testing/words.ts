/** Texts of the page read backwards: which number, which name does a sentence say? */

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Numbers that a text may have words of its own for; then one that stands as it is. Some languages say none as one. */
const WORDED = [1, 2, 0];
const ANY = 7_777;
const NAME = '§';

/** How a text looks that is made from any number. */
function patterns(make: (count: number) => string): { pattern: RegExp; value: number | null }[] {
  return [...WORDED, ANY].map((count) => {
    const [text, digits] = [make(count), String(count)];
    const whole = (inner: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${inner}(?![\\p{L}\\d])`, 'u');
    // A text that says the number in words means this number only.
    if (count !== ANY) return { pattern: whole(escape(text)), value: count };
    return { pattern: whole(escape(text).replace(digits, '(\\d+)')), value: null };
  });
}

/** The number that such a text says within others; `null` if it is not said. */
export function number(said: string, make: (count: number) => string): number | null {
  for (const { pattern, value } of patterns(make)) {
    const found = pattern.exec(said);
    if (found) return value ?? Number(found[1]);
  }
  return null;
}

/** Others without such texts, whatever their number. */
export function numberless(said: string, make: (count: number) => string): string {
  return patterns(make).reduce((rest, { pattern }) => rest.replace(new RegExp(pattern, 'gu'), ' '), said);
}

/** The name that such a text says; `null` if it is not that text. */
export function name(said: string, make: (name: string) => string): string | null {
  return new RegExp(`^${escape(make(NAME)).replace(NAME, '(.+)')}$`, 'u').exec(said)?.[1] ?? null;
}
