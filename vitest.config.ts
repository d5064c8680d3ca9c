import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,apps,judges,bench,server,cli,test,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    setupFiles: ['test/setup.ts'],
  },
});
