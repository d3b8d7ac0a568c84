import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { texts } from '../build/plugins.ts';

/** The page in a real browser against the real server. One file after the other: they share a machine. */
export default defineConfig({
  // What is heard is looked up in the page's own texts.
  plugins: [svelte(), texts()],
  test: {
    include: ['e2e/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
