import { defineConfig } from 'vitest/config';
import tests from './vitest.config.ts';

/** Figures, not tests: `npm run measure` prints them. */
export default defineConfig({
  plugins: tests.plugins ?? [],
  test: { include: ['e2e/measure.ts'], environment: 'node', testTimeout: 300_000, hookTimeout: 60_000 },
});
