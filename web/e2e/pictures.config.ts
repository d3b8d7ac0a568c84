import { defineConfig } from 'vitest/config';
import tests from './vitest.config.ts';

/** Pictures for people, not tests: `npm run pictures` takes them. */
export default defineConfig({
  plugins: tests.plugins ?? [],
  test: { include: ['e2e/pictures.ts'], environment: 'node', testTimeout: 900_000, hookTimeout: 60_000 },
});
