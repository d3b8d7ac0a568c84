import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flight, here, picture } from './flight.ts';

/** Everything that was animated: on what, and which properties. */
let animated: { on: Element; names: string[] }[] = [];
let land: (() => void)[] = [];

/** A page with a pile, a hand and a seat. Everything lies where it is asked for. */
beforeEach(() => {
  animated = [];
  land = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    x: 1,
    left: 1,
    top: 1,
    width: 50,
    height: 70,
  } as DOMRect);
  vi.stubGlobal(
    'DOMMatrix',
    class {
      a = 1;
      b = 0;
      multiply = () => this;
    },
  );
  Element.prototype.animate = function (frames) {
    const all = Array.isArray(frames) ? frames : [frames ?? {}];
    animated.push({ on: this, names: all.flatMap((frame) => Object.keys(frame)) });
    let cancel = (): void => {};
    const finished = new Promise<void>((resolve) => {
      cancel = resolve;
      if (this.matches('.flyer')) land.push(resolve);
    });
    return { finished, cancel } as unknown as Animation;
  };
  document.body.innerHTML = `
    <div data-seat="1"><span class="avatar"></span></div>
    <div data-deck><span class="card back"></span></div>
    <div data-pile="up1"><span class="top"><span class="card" data-n="30" style="--v: 30; --lo: 1; --hi: 100"></span></span></div>
    <ul><button class="card lifted" data-card="37" data-n="37" style="--v: 37; --lo: 1; --hi: 100"><i class="art"></i><b class="num">37</b><i class="dot"></i></button></ul>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const flyers = (): Element[] => [...document.querySelectorAll('.flights .flyer')];

describe('a picture of a card', () => {
  it('is the card as it lies there, without what is of the moment', () => {
    const made = picture(37, document.querySelector('[data-card]'));
    expect(made.outerHTML).not.toMatch(/data-card|dot|lifted/);
    expect([made.dataset['n'], made.querySelector('.num')?.textContent]).toEqual(['37', '37']);
  });

  it('is drawn anew if the card is nowhere, in the colours of its game', () => {
    const made = picture(41, document.querySelector('[data-pile]'));
    expect(made.style.getPropertyValue('--hi')).toBe('100');
    expect(made.querySelector('.num')?.textContent).toBe('41');
    expect(picture(null, document.querySelector('[data-deck]')).className).toBe('card back');
  });
});

describe('a flight', () => {
  it('is never touched, never read out, and leaves nothing behind', async () => {
    const lands = flight.others(1, 41, 'up1', { gap: 11, kind: 'meh' });
    await vi.waitFor(() => expect(flyers()).toHaveLength(1));
    expect(document.querySelector('.flights')?.getAttribute('aria-hidden')).toBe('true');
    expect(readFileSync('src/view/flight.css', 'utf8')).toMatch(/\.flights \{[^}]*pointer-events: none/);
    land.forEach((done) => done());
    await lands;
    expect(flyers()).toHaveLength(0);
  });

  it('of an own card hides what lies there already until it lands', async () => {
    const lands = flight.place(37, 'up1', { gap: 7, kind: 'meh' });
    document.querySelector('[data-pile] .top')!.innerHTML = '<span class="card" data-n="37"></span>';
    await vi.waitFor(() => expect(flyers()).toHaveLength(1));
    const lies = document.querySelector('[data-pile] [data-n="37"]');
    expect(animated.some(({ on, names }) => on === lies && names.includes('opacity'))).toBe(true);
    land.forEach((done) => done());
    await lands;
    expect(flyers()).toHaveLength(0);
  });

  it('changes only what costs the page nothing', async () => {
    const lands = [
      flight.others(1, 20, 'up1', { gap: -10, kind: 'trick' }),
      flight.draw([37], null),
      flight.drawTo(1, 2),
    ];
    await vi.waitFor(() => expect(flyers()).toHaveLength(4));
    land.forEach((done) => done());
    await Promise.all(lands);
    flight.landed('up1', { gap: -10, kind: 'trick' });
    flight.refuse('[data-pile="up1"]', 'no');
    flight.rise();
    const names = new Set(animated.flatMap((one) => one.names));
    for (const name of ['offset']) names.delete(name);
    expect([...names].sort()).toEqual(['opacity', 'transform', 'translate']);
  });

  it('does not begin for those who asked for less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await flight.place(37, 'up1', { gap: 7, kind: 'meh' });
    await flight.others(1, 41, 'up1', { gap: 11, kind: 'meh' });
    await flight.draw([37], null);
    await flight.drawTo(1, 3);
    flight.landed('up1', { gap: -10, kind: 'trick' });
    flight.refuse('[data-pile="up1"]', 'no');
    flight.rise();
    expect(animated).toEqual([]);
  });

  it('to where nothing is, or from there, is none', async () => {
    await flight.others(7, 41, 'up1', { gap: 1, kind: 'good' });
    await flight.others(1, 41, 'no-pile', { gap: 1, kind: 'good' });
    expect(flyers()).toHaveLength(0);
  });
});

describe('what is waited for', () => {
  it('is found before it is drawn', async () => {
    const comes = here('[data-card="99"]');
    document.querySelector('ul')!.insertAdjacentHTML('beforeend', '<button data-card="99"></button>');
    expect((await comes)?.dataset['card']).toBe('99');
  });
});
