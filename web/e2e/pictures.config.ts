import { defineConfig } from 'vitest/config';

/** Pictures for people, not tests: `npm run pictures` takes them. */
export default defineConfig({
  test: { include: ['e2e/pictures.ts'], environment: 'node', testTimeout: 900_000, hookTimeout: 60_000 },
});
