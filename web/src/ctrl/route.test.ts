import { expect, it } from 'vitest';
import { go, here, leave, read, replace } from './route.svelte.ts';

it('tells an invitation from a key', () => {
  expect(read('/t/abc', '#inv')).toEqual({ page: 'table', table: 'abc', link: { invitation: 'inv' } });
  expect(read('/t/abc', '#k=key')).toEqual({ page: 'table', table: 'abc', link: { key: 'key' } });
  expect(read('/t/abc', '#g=inv')).toEqual({ page: 'table', table: 'abc', link: { invitation: 'inv', group: true } });
  for (const hash of ['', '#', '#k=', '#g=', '#%E0']) expect(read('/t/abc', hash)).toMatchObject({ page: 'table' });
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

it('knows a game’s sheet and a link that deals at once', () => {
  expect(read('/game/hormigas', '')).toEqual({ page: 'start', game: 'hormigas' });
  expect(read('/game/chess', '')).toEqual({ page: 'nowhere' });
  expect(read('/play/the-game', '', '?seats=2')).toEqual({ page: 'play', game: 'the-game', search: '?seats=2' });
  expect(read('/play/chess', '', '')).toEqual({ page: 'nowhere' });
});

it('leads past what was replaced', () => {
  go('/play/the-game?seats=1');
  expect(here.route).toEqual({ page: 'play', game: 'the-game', search: '?seats=1' });
  const entries = history.length;
  replace('/t/abc');
  expect(here.route).toMatchObject({ page: 'table', table: 'abc' });
  expect(history.length).toBe(entries);
});

it('leaves a sheet for the page below if a link led right to it', () => {
  history.replaceState(null, '', '/game/hormigas');
  leave('/');
  expect(here.route).toEqual({ page: 'start' });
});
