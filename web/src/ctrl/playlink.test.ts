import { beforeEach, describe, expect, it } from 'vitest';
import { GAMES, type Game } from '../games.ts';
import { readPlay } from './playlink.ts';

beforeEach(() => localStorage.clear());

const wish = (game: Game, search: string): unknown => {
  const found = readPlay(game, search);
  return 'wish' in found ? found.wish : found;
};
const wrong = (game: Game, search: string): unknown => {
  const found = readPlay(game, search);
  return 'wrong' in found ? found.wrong : found;
};

describe('a link that deals at once', () => {
  it('says seats, bots, seed and options', () => {
    expect(wish('the-game', '?seats=3&bots=expert&seed=7&minimum=3')).toEqual({
      game: 'the-game',
      seats: [{}, { bot: 'expert', name: 'Lola' }, { bot: 'expert', name: 'Nico' }],
      options: { minimum: 3 },
      help: 'hints',
      seed: '7',
      start: true,
    });
  });

  it('is as usual where it says nothing', () => {
    for (const game of Object.keys(GAMES) as Game[]) {
      expect(wish(game, '')).toMatchObject({ game, options: {} });
      expect(wish(game, '')).not.toHaveProperty('seed');
      expect((wish(game, '') as { seats: unknown[] }).seats).toHaveLength(GAMES[game].usualSeats);
    }
  });

  it('reads every value that the rules offer', () => {
    for (const game of Object.keys(GAMES) as Game[])
      for (const { name, choices } of GAMES[game].options)
        for (const value of choices as readonly unknown[])
          expect(wish(game, `?${name}=${String(value)}`)).toMatchObject({ options: { [name]: value } });
    expect(wish('hormigas', '?turn_limit=40&start=2')).toMatchObject({ options: { turn_limit: 40, start: 2 } });
    expect(wish('the-game', '?help=none')).toMatchObject({ help: 'none' });
  });

  it('has its name from the browser', () => {
    localStorage.setItem('subibaja.name', '"Lola"');
    expect(wish('the-game', '?seats=2')).toMatchObject({ seats: [{ name: 'Lola' }, { name: 'Nico' }] });
  });

  it('is told what it can’t ask for, all of it', () => {
    expect(wrong('hormigas', '?seats=1&jump=any&bots=strong&seed=a%20b&hand=12&hand=13')).toEqual([
      { what: 'unknown', name: 'jump' },
      { what: 'twice', name: 'hand' },
      { what: 'value', name: 'seats', value: '1', allowed: '2, 3, 4, 5' },
      { what: 'value', name: 'bots', value: 'strong', allowed: 'random, novice, steady, expert' },
      { what: 'value', name: 'seed', value: 'a b', allowed: 'A–Z a–z 0–9 - _ .' },
    ]);
    expect(wrong('the-game', '?seats=2&start=2')).toEqual([
      { what: 'value', name: 'start', value: '2', allowed: 'choose, 0, 1' },
    ]);
    for (const search of ['?seats=', '?seats=03', '?seats=3.0', '?minimum=4', '?turn_limit=1', '?small_hand=yes'])
      expect(readPlay('the-game', search), search).toHaveProperty('wrong');
  });
});
