import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
