import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AST, parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

/** Names, which are the same in every language. */
const NAMES = ['Subibaja'];
/** Pages for whoever carries on, not for people who play. */
const UNSEEN = ['view/gallery/'];
/** Attributes that people read or hear. */
const READ = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'content',
];

const isWord = (text: string): boolean => {
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text);
  return /\p{L}{2,}/u.test(rest);
};

/** What a component writes by itself, beside the texts that it asks for. */
function written(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { type } = node as { type?: string };
    if (type === 'Text' && isWord((node as AST.Text).data)) found.push((node as AST.Text).data.trim());
    if (type === 'StyleDirective') return;
    if (type === 'Attribute') {
      const attribute = node as AST.Attribute;
      if (READ.includes(attribute.name)) walk(attribute.value);
      return;
    }
    for (const [key, part] of Object.entries(node)) if (key !== 'parent') walk(part);
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}

describe('no text stands outside of the catalogue', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.svelte') && !UNSEEN.some((folder) => file.startsWith(folder)));

  it('in any component', () => {
    expect(files.length).toBeGreaterThan(50);
    const outside = files.flatMap((file) =>
      written(readFileSync(join('src', file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(outside).toEqual([]);
  }, 60_000);

  it('is found where there is one', () => {
    expect(written('<p>Your turn</p>')).toEqual(['Your turn']);
    expect(written('{#if a}<b title="Close" class="close">{t("x")}: 3</b>{/if}')).toEqual(['Close']);
    expect(written('<b aria-label="Subibaja: {t(\'site-home\')}">+</b>')).toEqual([]);
  });

  it('on the page that waits for the program', () => {
    const html = readFileSync('index.html', 'utf8').replace(/<(style|script)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
    const words = [...html.matchAll(/>([^<]+)</g)].map(([, text]) => text!.trim()).filter(isWord);
    expect(words).toEqual([]);
  });
});
