import type { Pattern } from '@fluent/syntax';
import { expect, it } from 'vitest';
import { catalogue, parse } from '../../build/texts.js';
import { languages } from './index.svelte.ts';

/** The same in every language. */
const NAMES = ['The Game', 'Ascenso-Descenso', 'Face to Face', 'face-to-face', '111 Hormigas', 'Subibaja', 'Benndorf'];
/** What is typed, or stands on a key: commands, tokens, levels and options of the command line. */
const TYPED =
  /^(plain|drawing|cli|help|ask|key-name)-|^(too-small|scores-none|curtain|replay-jump|signals-keys|join-wrong|status-deal|rules-of-a-game|table-keys.*)$/;
const TYPED_WORDS = `ahead all always auto back backspace big claim completions ctrl data deal down en end enter es esc
  expert fine game games go good help hint home https json jsonl leave left legal less log man never no not novice pager pass
  pgdn pgup plain play pt public put quit random rather refresh replay resume right risky rival rules say seat show start stdin
  steady step subibaja take the trouble undo up would`.split(/\s+/);
/** Words that a language has too. */
const SHARED: Record<string, string> = {
  es: `auto bot bots bravo chat idea javascript me min no normal pt qr rival terminal total`,
  'pt-PT': `as auto bot bots bravo chat javascript link links me menu min normal pt qr rival solo terminal total
    volume`,
  'pt-BR': `as auto bot bots chance chat compare continue do javascript link links me menu min mouse no normal pipe
    pipes pt qr rival solo terminal total use volume`,
  de: `auto bot bots bravo browser chat coach code gold haha hand host in javascript limit link links min
    minimum minute moment name normal offline option person pipe pipes problem qr rival seed server shell
    signal so team terminal text trick tricks vibration wow`,
  fr: `accents action actions arguments as auto bot bots bravo code compare continue duel en es excellent
    expert face invitation invite javascript long me menu message min minimum minute minutes moment novice
    on option options page pager pile piles place point points position possible pt public qr scores shell
    shells signal six solo table tables terminal total usage version volume`,
  it: `account auto bot browser chat decide file idea in javascript link me menu min mouse no offline per pile
    pipe pt qr rival server shell volume`,
  ca: `accents arguments auto bot bots bravo duel expert independent javascript just min moment no normal on
    part per piles pt qr rival rivals terminal text total`,
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
    const allowed = [...SHARED[code]!.split(/\s+/), ...(TYPED.test(name) ? TYPED_WORDS : [])];
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
