import type { Pattern } from '@fluent/syntax';
import { expect, it } from 'vitest';
import { catalogue, parse } from '../../build/texts.js';
import { languages } from './index.svelte.ts';

/** The same in every language. */
const NAMES = ['The Game', 'Ascenso-Descenso', 'Face to Face', 'face-to-face', '111 Hormigas', 'Subibaja', 'Benndorf'];
/** What is typed, or stands on a key: commands, tokens, levels and options of the command line. */
const TYPED =
  /^(plain|drawing|cli|help|ask|key-name)-|^(too-small|scores-none|curtain|replay-jump|status-deal|rules-of-a-game|table-keys.*)$/;
const TYPED_WORDS = `ahead all always auto back backspace big claim completions ctrl data deal down en end enter es esc
  expert fine game games go good help hint home json jsonl leave left legal less man never no novice pager pass pgdn pgup
  plain play pt public put quit random refresh replay resume right rules seat show start stdin steady step subibaja take
  the trouble undo up`.split(/\s+/);
/** Words that a language has too. */
const SHARED: Record<string, string[]> = {
  es: [
    ...['auto', 'bot', 'bots', 'bravo', 'chat', 'idea', 'javascript', 'me', 'min', 'no', 'normal', 'pt', 'qr'],
    ...['rival', 'terminal', 'total'],
  ],
  pt: [
    ...['as', 'auto', 'bot', 'bots', 'bravo', 'chat', 'javascript', 'link', 'links', 'me', 'menu', 'min', 'normal'],
    ...['pt', 'qr', 'rival', 'solo', 'terminal', 'total', 'volume'],
  ],
};

/** What a text says in all its forms, without its arguments. */
function said(pattern: Pattern): string {
  const parts = pattern.elements.map((element) => {
    if (element.type === 'TextElement') return element.value;
    const { expression } = element;
    return expression.type === 'SelectExpression' ? expression.variants.map(({ value }) => said(value)).join(' ') : ' ';
  });
  return parts.join('');
}

const words = (text: string): string[] => {
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ' '), text)
    .replace(/`[^`]*`/g, ' ')
    .replace(/subibaja [a-z-]+( (--)?[a-z-]+)*/g, ' ');
  return (rest.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase());
};

const english = parse(catalogue('en'));

/** Words of a text that stand in the English one too. */
function untranslated(code: string): string[] {
  return [...parse(catalogue(code))].flatMap(([name, text]) => {
    const there = new Set(words(said(english.get(name)!)));
    const allowed = [...SHARED[code]!, ...(TYPED.test(name) ? TYPED_WORDS : [])];
    return words(said(text))
      .filter((word) => there.has(word) && !allowed.includes(word))
      .map((word) => `${name}: ${word}`);
  });
}

it.each(Object.keys(languages).filter((code) => code !== 'en'))('no English word stands in %s', (code) => {
  expect(untranslated(code)).toEqual([]);
});

it('is found where one is left', () => {
  expect(words('Te toca. Place `end` The Game subibaja play --plain')).toEqual(['te', 'toca', 'place']);
});
