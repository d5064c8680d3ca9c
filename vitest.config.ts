import { configDefaults, defineConfig } from 'vitest/config';

/** Folders with tests, which share their modules: the base phone and the catalogue load once a worker, not once a file. */
const shared = ['src', 'apps', 'judges', 'bench', 'server', 'scripts', 'cli', 'test'];
/** Tests that put other modules in the place of some, or set what a process has once. Each file has modules of its own. */
const isolated = ['test/page-schemas.test.ts', 'test/tracing.test.ts'];

const testsOf = (folders: readonly string[]) => folders.map(folder => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test waits for comes late on a machine that does other things too; it fails by its absence, not by its time.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    setupFiles: ['test/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: testsOf(shared),
          exclude: [...configDefaults.exclude, ...isolated],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
});
