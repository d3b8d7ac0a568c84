/** Colours and sound, as chosen on this device. */
import { keep, kept } from './memory.ts';

export type Theme = 'auto' | 'light' | 'dark';

class Settings {
  theme = $state<Theme>(kept<Theme>('theme') ?? 'auto');
  sound = $state(kept<boolean>('sound') ?? false);
}

export const settings = new Settings();

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
}

export function setTheme(theme: Theme): void {
  settings.theme = theme;
  keep('theme', theme === 'auto' ? null : theme);
  applyTheme();
}

export function setSound(on: boolean): void {
  settings.sound = on;
  keep('sound', on);
}
