import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/**/*.long.test.ts', 'node_modules/**'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 60_000,
    // The default leaves one core idle, which on a machine of two is half of it.
    maxWorkers: '100%',
  },
});
