import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed, fontPreload, ruleTexts, serviceWorker, texts } from './build/plugins.ts';

export default defineConfig({
  plugins: [svelte(), ruleTexts(), texts(), fontPreload(), serviceWorker(), compressed()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
