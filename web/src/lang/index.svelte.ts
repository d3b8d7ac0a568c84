/** The language of the page: chosen by the browser, switchable anywhere. The texts are those of crates/texts; only one
 *  language is fetched. */
import { lazy } from '../ctrl/lazy.ts';
import { keep, kept } from '../ctrl/memory.ts';
import { keepOffline } from '../ctrl/offline.ts';
import type { Arguments, Code } from './messages.ts';

export type { Code } from './messages.ts';

type Texts = (typeof import('*.ftl'))['default'];
type Loaded = Promise<{ default: Texts }>;

/** Every language there is, with the locale of its numbers, lists and dates: a new one is its file and a line here. */
export const languages: Record<Code, { name: string; locale: string; load: () => Loaded; lessons: () => Loaded }> = {
  ca: {
    name: 'Català',
    locale: 'ca',
    load: () => import('../../../crates/texts/texts/ca.ftl'),
    lessons: () => import('../../../crates/texts/texts/ca.ftl?lessons'),
  },
  de: {
    name: 'Deutsch',
    locale: 'de',
    load: () => import('../../../crates/texts/texts/de.ftl'),
    lessons: () => import('../../../crates/texts/texts/de.ftl?lessons'),
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    load: () => import('../../../crates/texts/texts/en.ftl'),
    lessons: () => import('../../../crates/texts/texts/en.ftl?lessons'),
  },
  es: {
    name: 'Español',
    locale: 'es',
    load: () => import('../../../crates/texts/texts/es.ftl'),
    lessons: () => import('../../../crates/texts/texts/es.ftl?lessons'),
  },
  fr: {
    name: 'Français',
    locale: 'fr',
    load: () => import('../../../crates/texts/texts/fr.ftl'),
    lessons: () => import('../../../crates/texts/texts/fr.ftl?lessons'),
  },
  it: {
    name: 'Italiano',
    locale: 'it',
    load: () => import('../../../crates/texts/texts/it.ftl'),
    lessons: () => import('../../../crates/texts/texts/it.ftl?lessons'),
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    locale: 'pt-BR',
    load: () => import('../../../crates/texts/texts/pt-BR.ftl'),
    lessons: () => import('../../../crates/texts/texts/pt-BR.ftl?lessons'),
  },
  'pt-PT': {
    name: 'Português (Portugal)',
    locale: 'pt-PT',
    load: () => import('../../../crates/texts/texts/pt-PT.ftl'),
    lessons: () => import('../../../crates/texts/texts/pt-PT.ftl?lessons'),
  },
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

  /** How this language writes numbers, lists and dates. */
  get locale(): string {
    return languages[this.code].locale;
  }

  /** Are the lessons' texts wanted too? */
  #lessons = false;

  async use(code: Code): Promise<void> {
    const { load, lessons } = languages[code];
    const parts = this.#lessons ? [load, lessons] : [load];
    const texts = await Promise.all(parts.map((part) => lazy<{ default: Texts }>(part)));
    this.t = translate(Object.assign({}, ...texts.map((one) => one.default)) as Texts);
    this.code = code;
    document.documentElement.lang = this.locale;
  }

  /** Fetches what lessons say, in this language and those chosen after it. */
  async withLessons(): Promise<void> {
    if (this.#lessons) return;
    this.#lessons = true;
    try {
      await this.use(this.code);
    } catch (error) {
      this.#lessons = false;
      throw error;
    }
  }
}

export const lang = new Language();

/** The language of a tag such as `pt-BR`: that of its country, else of its language. A bare `pt` is of Portugal, where
 *  the rule book is from; so was what people chose before there was another. */
function ofTag(tag: string): Code | undefined {
  const codes = Object.keys(languages) as Code[];
  const [wanted, language] = [tag.toLowerCase(), tag.split('-')[0]!.toLowerCase()];
  if (language === 'pt' && wanted !== 'pt-br') return 'pt-PT';
  return codes.find((code) => code.toLowerCase() === wanted) ?? codes.find((code) => code === language);
}

/** The language that someone chose here, else the first of the browser's that we have. */
export function preferred(wanted: readonly string[]): Code {
  const chosen = kept<unknown>('lang');
  const found = [...(typeof chosen === 'string' ? [chosen] : []), ...wanted].map(ofTag);
  return found.find((code) => code !== undefined) ?? 'en';
}

export async function choose(code: Code): Promise<void> {
  keep('lang', code);
  // A language that can't be had now is there after the next load.
  await lang.use(code).then(
    () => keepOffline(code),
    () => undefined,
  );
}
