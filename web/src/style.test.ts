import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every style sheet and every component, by its path. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|svelte)$/.test(file))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);

describe('styles', () => {
  it('are all looked at', () => {
    expect(sources.map(([file]) => file)).toEqual(
      expect.arrayContaining([join('design', 'base.css'), join('view', 'Hand.svelte')]),
    );
  });

  it('win by what they select, never by shouting', () => {
    expect(sources.filter(([, text]) => text.includes('!important')).map(([file]) => file)).toEqual([]);
  });

  it('move for as long as those want who asked for less motion', () => {
    const moving = sources.flatMap(([file, text]) =>
      [...text.matchAll(/^\s*(?:transition|animation)[\w-]*:.*/gm)].map(([line]) => ({ file, line })),
    );
    expect(moving.length).toBeGreaterThan(0);
    expect(moving.filter(({ line }) => !line.includes('var(--quick)'))).toEqual([]);
  });
});
