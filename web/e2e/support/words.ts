/** What the page says, by the texts' names: words that a test had copied would break it with every rewording. */
import { type Code, languages, type Translate, translate } from '../../src/lang/index.svelte.ts';

/** How somebody's page speaks. A text that the page no longer says is a fault of the test that waits for it. */
export async function speaking(code: Code): Promise<Translate> {
  const { load, lessons } = languages[code];
  const [texts, more] = await Promise.all([load(), lessons()]);
  const all = { ...texts.default, ...more.default };
  return (name, ...args) => {
    if (!(name in all)) throw new Error(`the page does not say ${name}`);
    return translate(all)(name, ...args);
  };
}

/** In English, the language of most people in the tests. */
export const t = await speaking('en');

/** Stands in a text for an argument that may be anything. */
export const ANY = '\uE000';

/** One of these texts. */
export function pattern(...texts: string[]): RegExp {
  const sources = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(ANY, '.+'));
  return new RegExp(sources.join('|'));
}
