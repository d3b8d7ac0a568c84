import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableCtrl } from '../ctrl/table.svelte.ts';
import type { Choice } from '../wasm.ts';

const heard: string[] = [];
const felt: string[] = [];
vi.mock('../sound/sounds.ts', () => ({
  play: (sound: string, detail?: number) => void heard.push(detail === undefined ? sound : `${sound} ${detail}`),
}));
vi.mock('../sound/haptics.ts', () => ({ buzz: (kind: string) => void felt.push(kind) }));
const { stage } = await import('./stage.ts');

/** A table of The Game as far as the stage looks at it. */
function table(view: object = {}): TableCtrl {
  const seats = [{ name: 'Ana' }, { name: 'Bo' }];
  const all = { game: 'the-game', tops: [10, 20, 80, 90], draw: [5], hand: [37], ...view };
  return { view: all, seat: 0, laid: {}, table: { seats } } as unknown as TableCtrl;
}
const cost = (gap: number, back = false): Choice => ({
  token: '37@up1',
  cost: { card: 37, pile: 'up1', gap, skips: 0, back, rival: false },
  put: null,
});

beforeEach(() => {
  heard.length = felt.length = 0;
  // Nothing moves here: what is told is what is heard, felt and laid.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = '';
});

describe('what others do', () => {
  it('lies there once shown, and sounds by what it cost', async () => {
    const ctrl = table();
    const at = stage(ctrl);
    await at.show({ seat: 1, action: '13@up1' }, false);
    await at.show({ seat: 1, action: '40@down2' }, false);
    // From the card that lies there now.
    await at.show({ seat: 1, action: '15@up1' }, false);
    expect(ctrl.laid).toEqual({ up1: 15, down2: 40 });
    expect(heard).toEqual(['snap 3', 'snap 50', 'snap 2']);
    expect(felt).toEqual([]);
  });

  it('is a trick if the pile goes back, on the own piles only', async () => {
    await stage(table()).show({ seat: 1, action: '90@down1' }, false);
    const duel = table({
      game: 'face-to-face',
      draw: [9, 9],
      tops: [
        [30, 40],
        [20, 50],
      ],
    });
    await stage(duel).show({ seat: 1, action: '10@up' }, false);
    await stage(duel).show({ seat: 1, action: '28@rival-up' }, false);
    expect(heard).toEqual(['trick', 'trick', 'snap 2']);
    expect(duel.laid).toEqual({ '1-up': 10, '0-up': 28 });
  });

  it('tells when the draw pile is empty', async () => {
    await stage(table()).show({ seat: 1, action: 'end', drawn: 2, next: 0 }, false);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    await stage(table()).show({ seat: 1, action: 'end', drawn: 5, next: 0 }, false);
    await vi.waitFor(() => expect(heard).toContain('empty'));
    expect(heard.filter((one) => one === 'empty')).toHaveLength(1);
  });

  it('plays a scale over the run that ends a round', async () => {
    const round = { finisher: 1, scores: [1, 9], hands: [[1], [1, 2, 3, 4]], over: false };
    await stage(table({ game: 'hormigas' })).show({ seat: 1, action: 'claim', round }, false);
    expect(heard).toEqual(['run 4']);
  });
});

describe('what I do', () => {
  it('is heard and felt', async () => {
    const at = stage(table());
    at.planned('37@up1', cost(27));
    await vi.waitFor(() => expect(heard).toEqual(['snap 27']));
    at.planned('37@up1', cost(-10, true));
    await vi.waitFor(() => expect(heard.at(-1)).toBe('trick'));
    expect(felt).toEqual(['place', 'trick']);
  });

  it('is heard when it comes back, and when it is not possible', () => {
    const at = stage(table());
    at.tookBack([]);
    expect(heard).toEqual([]);
    at.tookBack(['37@up1']);
    at.refused('5@up1', { code: 'does-not-fit', card: 5, top: 10, goes: 'up', back: null }, 'no');
    expect(heard).toEqual(['slide', 'refused']);
  });
});

it('my turn and a win are felt', () => {
  const at = stage(table());
  for (const kind of ['turn', 'won', 'lost', 'talk', 'signal', 'lift'] as const) at.sound(kind);
  expect(heard).toEqual(['turn', 'won', 'lost', 'talk', 'signal', 'lift']);
  expect(felt).toEqual(['turn', 'won']);
});
