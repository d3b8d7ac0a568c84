/** The language of the page: chosen by the browser, switchable anywhere, one file each. */
import { en, type Messages } from './en.ts';
import { lazy } from '../ctrl/lazy.ts';
import { keep, kept } from '../ctrl/memory.ts';

/** Every language there is: a new one is its file and a line here. */
export const languages = {
  es: { name: 'Español', load: () => import('./es.ts').then((file) => file.es) },
  pt: { name: 'Português', load: () => import('./pt.ts').then((file) => file.pt) },
  en: { name: 'English', load: () => Promise.resolve(en) },
} satisfies Record<string, { name: string; load: () => Promise<Messages> }>;

export type Code = keyof typeof languages;

class Language {
  code = $state<Code>('en');
  t = $state.raw<Messages>(en);

  async use(code: Code): Promise<void> {
    this.t = await lazy(languages[code].load);
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
