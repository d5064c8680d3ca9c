import { defineConfig } from 'vitest/config';

/** Folders whose tests share their modules, which halves the time of a run: the base phone and the catalogue load once a worker, not once a file. */
const shared = ['src', 'apps', 'judges', 'bench', 'server', 'scripts'];
/** Folders whose tests start programs or read the repository. Each file has modules of its own. */
const isolated = ['cli', 'test'];

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
      { extends: true, test: { name: 'shared', include: testsOf(shared), isolate: false } },
      { extends: true, test: { name: 'isolated', include: testsOf(isolated) } },
    ],
  },
});
