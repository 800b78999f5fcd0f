import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/**/*.long.test.ts', 'node_modules/**'],
    testTimeout: 60_000,
  },
});
