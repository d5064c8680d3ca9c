import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withFolderLock } from './folder-lock.ts';

const busy = expect.objectContaining({ code: 'FOLDER_BUSY' });
const { platform } = process;
const be = (name: string) => {
  Object.defineProperty(process, 'platform', { value: name });
};

// Names that are no files are Linux's alone; those of other systems work here as well.
describe.each(['linux', 'darwin'])('on %s', system => {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-hold-'));
  beforeEach(() => be(system));
  afterEach(() => be(platform));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('a folder is one writer’s, by whatever way it is named, until that has ended well or badly', async () => {
    const run = join(folder, 'run');
    symlinkSync(folder, join(folder, 'link'));
    const done = await withFolderLock(run, async () => {
      await expect(withFolderLock(run, async () => 1)).rejects.toEqual(busy);
      // It is the same folder once it is there, too.
      mkdirSync(run);
      await expect(withFolderLock(join(folder, 'link', 'run'), async () => 1)).rejects.toEqual(busy);
      return withFolderLock(join(folder, 'other'), async () => 'both');
    });
    expect(done).toBe('both');
    await expect(
      withFolderLock(run, async () => {
        throw new Error('full');
      }),
    ).rejects.toThrow('full');
    expect(await withFolderLock(run, async () => 'again')).toBe('again');
  });

  it('a process that is killed holds no lock', async () => {
    const run = join(folder, 'killed');
    const program = `
      import { withFolderLock } from ${JSON.stringify(fileURLToPath(new URL('folder-lock.ts', import.meta.url)))};
      Object.defineProperty(process, 'platform', { value: ${JSON.stringify(system)} });
      withFolderLock(${JSON.stringify(run)}, () => new Promise(() => { console.log('locked'); setInterval(() => {}, 1000); }));`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await expect(withFolderLock(run, async () => 1)).rejects.toEqual(busy);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await withFolderLock(run, async () => 'mine')).toBe('mine');
  }, 30_000);
});
