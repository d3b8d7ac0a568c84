import { defineConfig } from 'vitest/config';

/** Figures, not tests: `npm run measure` prints them. */
export default defineConfig({
  test: { include: ['e2e/measure.ts'], environment: 'node', testTimeout: 300_000, hookTimeout: 60_000 },
});
