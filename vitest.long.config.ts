import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/**/*.long.test.ts'], testTimeout: 3_600_000 },
});
