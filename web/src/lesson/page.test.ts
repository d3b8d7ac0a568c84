import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES, type Game } from '../games.ts';
import { lang } from '../lang/index.svelte.ts';
import '../testing/rules.ts';
import { isNew } from '../ctrl/games.ts';
import GameSheet from '../view/start/GameSheet.svelte';
import LessonPage from './LessonPage.svelte';
import { LESSONS } from './lessons.ts';

/** Longer than the live region waits before it is filled. */
const FILLED = 300;
const games = Object.keys(GAMES) as Game[];

async function drawn(): Promise<void> {
  for (let i = 0; i < 6; i++) {
    flushSync();
    await tick();
    await new Promise((done) => setTimeout(done));
  }
}

const find = (selector: string): HTMLElement | null => document.body.querySelector<HTMLElement>(selector);
const text = (selector: string): string => (find(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();

let page: object | null = null;
beforeEach(async () => lang.use('en'));
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  localStorage.clear();
});

async function open(game: Game): Promise<void> {
  page = mount(LessonPage, { target: document.body, props: { game } });
  await vi.waitFor(async () => {
    await drawn();
    expect(find('[data-lesson]')).not.toBeNull();
    expect(find('.hand [data-card]')).not.toBeNull();
  }, 20_000);
}

describe('the page of a lesson', () => {
  for (const game of games)
    it(`teaches ${game} on the game's stage, to the end`, async () => {
      await open(game);
      const { asks } = LESSONS[game].scenes[0]!;
      const said = lang.t(`lesson-say-${asks[0]!.say}`);
      expect(text('.teacher .says')).toBe(
        `Step 1 of ${LESSONS[game].scenes.flatMap((scene) => scene.asks).length}: ${said}`,
      );
      await new Promise((done) => setTimeout(done, FILLED));
      await drawn();
      const heard = text('[data-told]');
      expect(heard.split(said)).toHaveLength(2);
      // What is pointed at on the board.
      if (asks[0]!.show) expect(find('.hinted, .ghost')).not.toBeNull();
      for (const _ of LESSONS[game].scenes) {
        find('[data-skip]')!.click();
        await drawn();
      }
      expect(text('[data-result] h2')).toBe(lang.t('lesson-end-title'));
      expect(text('[data-main]')).toContain(lang.t('lesson-first'));
      expect(find('[data-skip]')!.matches(':disabled')).toBe(true);
    });

  it('answers a move that was not asked for above the hand, and takes it back', async () => {
    await open('the-game');
    find('[data-card="8"]')!.click();
    await drawn();
    find('[data-drop="up1"]')!.click();
    await drawn();
    expect(text('.message .coach')).toBe(lang.t('lesson-not-now'));
    find('.message .undo')!.click();
    await drawn();
    expect(find('.message .coach')).toBeNull();
    expect(find('[data-card="8"]')).not.toBeNull();
  });

  it('speaks another language as soon as it is chosen', async () => {
    await open('hormigas');
    await lang.use('pt-PT');
    await drawn();
    expect(text('.teacher .says')).toContain(lang.t('lesson-say-hand'));
    expect(lang.t('lesson-say-hand')).toMatch(/cordas/);
  });
});

it('a game that this browser never saw is offered its lesson first', async () => {
  expect(isNew('face-to-face')).toBe(true);
  page = mount(GameSheet, {
    target: document.body,
    props: { game: 'face-to-face', online: true, onclose: () => undefined },
  });
  await drawn();
  find('.panel .go')!.click();
  await drawn();
  expect(find('[data-offer] a')!.getAttribute('href')).toBe('/learn/face-to-face');
  expect(document.activeElement).toBe(find('[data-offer] a'));
  expect(find('.panel .go')).toBeNull();
});
