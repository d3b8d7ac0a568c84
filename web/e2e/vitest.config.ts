import { defineConfig } from 'vitest/config';

/** The page in a real browser against the real server. One file after the other: they share a machine. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
