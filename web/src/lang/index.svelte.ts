/** The language of the page: chosen by the browser, switchable anywhere. The texts are those of crates/texts; only one
 *  language is fetched. */
import { lazy } from '../ctrl/lazy.ts';
import { keep, kept } from '../ctrl/memory.ts';
import type { Arguments, Code } from './messages.ts';

export type { Code } from './messages.ts';

type Texts = (typeof import('*.ftl'))['default'];
type Loaded = Promise<{ default: Texts }>;

/** Every language there is: a new one is its file and a line here. */
export const languages: Record<Code, { name: string; load: () => Loaded }> = {
  es: { name: 'Español', load: () => import('../../../crates/texts/texts/es.ftl') },
  pt: { name: 'Português', load: () => import('../../../crates/texts/texts/pt.ftl') },
  en: { name: 'English', load: () => import('../../../crates/texts/texts/en.ftl') },
};

/** A text by its name, with its arguments if it has any: `t('cards', { count: 3 })`. The name stands in the call,
 *  whole or put together: the build looks for it there. */
export type Translate = <N extends keyof Arguments>(
  name: N,
  ...args: Arguments[N] extends undefined ? [] : [Arguments[N]]
) => string;

/** The texts of a language; the name itself where there is none. */
export const translate =
  (texts: Texts): Translate =>
  (name, ...[args]) => {
    const text = texts[name];
    return typeof text === 'function' ? text(args) : (text ?? name);
  };

class Language {
  code = $state<Code>('en');
  t = $state.raw<Translate>(translate({}));

  async use(code: Code): Promise<void> {
    this.t = translate((await lazy<{ default: Texts }>(languages[code].load)).default);
    this.code = code;
    document.documentElement.lang = code;
  }
}

export const lang = new Language();

/** The language that someone chose here, else the first of the browser's that we have. */
export function preferred(wanted: readonly string[]): Code {
  const chosen = kept<string>('lang');
  const codes = [...(chosen ? [chosen] : []), ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())];
  return codes.find((code): code is Code => code in languages) ?? 'en';
}

export async function choose(code: Code): Promise<void> {
  keep('lang', code);
  // A language that can't be had now is there after the next load.
  await lang.use(code).catch(() => undefined);
}
