/** English as a longer language would say it: what is cut or overlaps with it would be so in another language too. */
import type { BrowserContext } from 'playwright-core';

/** Makes a module of texts say each 40 % longer: every vowel twice. Numbers and names in them stay as they are. */
const WRAPPER = `
const stretch = (text) => text.replace(/[aeiouy]/g, '$&$&');
const longer = (make) => (args) => {
  const given = [];
  const marked = Object.entries(args).map(([name, value]) =>
    [name, typeof value === 'string' ? '\\uE000' + (given.push(value) - 1) + '\\uE000' : value]);
  return stretch(make(Object.fromEntries(marked))).replace(/\\uE000(\\d+)\\uE000/g, (_, i) => given[i]);
};
const isName = (name) => name.startsWith('game-');
const all = Object.entries(short).map(([name, text]) =>
  [name, isName(name) ? text : typeof text === 'string' ? stretch(text) : longer(text)]);
export default Object.fromEntries(all);
`;

/** The page speaks so in this context, if its language is English. */
export async function speakLonger(context: BrowserContext): Promise<void> {
  let found = 0;
  await context.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const source = await answer.text();
    const body = source.replace(/export\s*\{\s*([\w$]+) as default\s*\};?\s*$/, (_, texts: string) => {
      found++;
      return `const short = ${texts};${WRAPPER}`;
    });
    if (found === 0) throw new Error('the texts are not where they were');
    await route.fulfill({ response: answer, body });
  });
}
