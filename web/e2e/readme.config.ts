import { defineConfig } from 'vitest/config';
import tests from './vitest.config.ts';

/** Pictures for the README, not tests: `npm run readme` draws them. */
export default defineConfig({
  plugins: tests.plugins ?? [],
  test: { include: ['e2e/readme.ts'], environment: 'node', testTimeout: 300_000, hookTimeout: 60_000 },
});
