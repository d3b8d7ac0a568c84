import { expect, it } from 'vitest';
import { read } from './route.svelte.ts';

it('tells an invitation from a key', () => {
  expect(read('/t/abc', '#inv')).toEqual({ page: 'table', table: 'abc', link: { invitation: 'inv' } });
  expect(read('/t/abc', '#k=key')).toEqual({ page: 'table', table: 'abc', link: { key: 'key' } });
  for (const hash of ['', '#', '#k=', '#%E0']) expect(read('/t/abc', hash)).toMatchObject({ page: 'table' });
  expect(read('/t/abc', '')).toMatchObject({ link: null });
});

it('leaves off what a message put after the link', () => {
  expect(read('/t/abc', '#inv).')).toMatchObject({ link: { invitation: 'inv' } });
});

it('says of a damaged link that it is damaged', () => {
  expect(read('/t/%E0%A4%A', '#inv')).toEqual({ page: 'damaged' });
  expect(read('/%', '')).toEqual({ page: 'damaged' });
});

it('knows its pages', () => {
  expect(read('/', '')).toEqual({ page: 'start' });
  expect(read('/security', '')).toEqual({ page: 'security' });
  expect(read('/rules/hormigas', '')).toEqual({ page: 'rules', game: 'hormigas' });
  expect(read('/rules/chess', '')).toEqual({ page: 'nowhere' });
  expect(read('/t/a/b', '')).toEqual({ page: 'nowhere' });
});
