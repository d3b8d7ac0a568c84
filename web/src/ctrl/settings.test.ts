import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
});

const open = (): Promise<typeof import('./settings.svelte.ts')> => import('./settings.svelte.ts');
const stored = (): unknown => JSON.parse(localStorage.getItem('subibaja.settings') ?? 'null');

it('has sound and coach on at first, and nothing kept', async () => {
  const { settings } = await open();
  expect(settings).toMatchObject({ theme: 'auto', sound: true, volume: 0.4, speed: 'normal', coach: true });
  expect(stored()).toBeNull();
});

it('what is chosen is there after a reload', async () => {
  (await open()).set('speed', 'fast');
  vi.resetModules();
  expect((await open()).settings.speed).toBe('fast');
  expect(stored()).toEqual({ speed: 'fast' });
});

it('what was chosen in former times holds until something else is chosen', async () => {
  localStorage.setItem('subibaja.theme', '"dark"');
  localStorage.setItem('subibaja.sound', 'false');
  const { settings, set } = await open();
  expect(settings).toMatchObject({ theme: 'dark', sound: false });
  set('theme', 'auto');
  vi.resetModules();
  expect((await open()).settings).toMatchObject({ theme: 'auto', sound: false });
});

it('what is no value of a setting is as if it were not kept', async () => {
  const wrong = { theme: 'pink', volume: 7, sound: 'loud', speed: 'constructor', more: 1, coach: false };
  localStorage.setItem('subibaja.settings', JSON.stringify(wrong));
  const { settings } = await open();
  expect(settings).toMatchObject({ theme: 'auto', volume: 0.4, sound: true, speed: 'normal', coach: false });
  expect(settings).not.toHaveProperty('more');
});

it('keeps what another tab has chosen', async () => {
  const { set } = await open();
  localStorage.setItem('subibaja.settings', '{"leftHanded":true}');
  set('haptics', false);
  expect(stored()).toEqual({ leftHanded: true, haptics: false });
});

it('hears of what another tab chooses, and the style sheets hear of it too', async () => {
  const { settings } = await open();
  localStorage.setItem('subibaja.settings', '{"theme":"dark","cardSize":"large","leftHanded":true}');
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'subibaja.settings' }));
  expect(settings.cardSize).toBe('large');
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', cards: 'large', side: 'left' });
});
