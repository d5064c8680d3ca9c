import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { installCommand, look } from './browser-find.ts';
import { isAlive } from './processes.ts';

const nowhere = async () => '/nowhere/chromium-1/chrome';

test('a browser that the environment names is taken, and a wrong one is said', async () => {
  const { path } = await look(process.env, nowhere);
  expect(await look({ PATH: '', TAPWORLD_CHROMIUM: path }, nowhere)).toMatchObject({
    path,
    version: expect.stringMatching(/^\d+\.\d+/),
  });
  await expect(
    look({ PATH: process.env.PATH, TAPWORLD_CHROMIUM: '/no/such' }, nowhere),
  ).rejects.toMatchObject({
    code: 'BROWSER_MISSING',
    message: expect.stringContaining('/no/such'),
  });
});

test('a machine without a browser is told what to run', async () => {
  await expect(look({ PATH: '/nowhere' }, nowhere)).rejects.toMatchObject({
    code: 'BROWSER_MISSING',
    message: expect.stringMatching(/run: \S+/),
  });
  expect(installCommand('linux', 'NAME="Debian"\nID=debian\n')).toContain('apt-get install');
  expect(installCommand('linux', 'ID="rocky"\nID_LIKE="rhel centos fedora"\n')).toContain('dnf install');
  expect(installCommand('linux', 'ID=ubuntu\nID_LIKE=debian\n')).toContain(
    'npx playwright install --with-deps',
  );
  expect(installCommand('darwin', '')).toBe('npx playwright install chromium-headless-shell');
});

test('closing leaves no process, killing rejects what waits', async () => {
  const closed = await Browser.launch();
  const killed = await Browser.launch();
  const pids = [...closed.pids(), ...killed.pids()];
  const { targetId } = await killed.cdp.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await killed.cdp.send('Target.attachToTarget', { targetId, flatten: true });
  const never = { expression: 'new Promise(() => {})', awaitPromise: true };
  const waiting = expect(killed.cdp.send('Runtime.evaluate', never, sessionId)).rejects.toMatchObject({
    code: 'RENDERER_LOST',
  });
  await closed.close();
  killed.kill();
  await waiting;
  await killed.exited;
  await expect(killed.cdp.send('Browser.getVersion')).rejects.toMatchObject({ code: 'RENDERER_LOST' });
  await killed.close();
  // Who is killed may take a moment to be gone.
  await expect.poll(() => pids.filter(isAlive), { timeout: 5_000 }).toEqual([]);
}, 30_000);

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a program that dies of %s leaves no browser',
  async signal => {
    const program = `
    import { Browser } from ${JSON.stringify(fileURLToPath(new URL('browser.ts', import.meta.url)))};
    Browser.launch().then((browser) => {
      console.log(JSON.stringify(browser.pids()));
      setInterval(() => {}, 1000);
    });`;
    const folder = mkdtempSync(join(tmpdir(), 'tapworld-'));
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR: folder },
    });
    const exit = new Promise(resolve => child.once('exit', code => resolve(code)));
    const pids: number[] = JSON.parse(
      await new Promise<string>(resolve => child.stdout.once('data', data => resolve(String(data)))),
    );
    expect(pids.filter(isAlive)).toEqual(pids);
    child.kill(signal);
    expect(await exit).toBe(signal === 'SIGTERM' ? 143 : null);
    await expect.poll(() => pids.filter(isAlive), { timeout: 5_000 }).toEqual([]);
    // Nobody can tidy up after a process that is killed outright.
    if (signal === 'SIGTERM')
      expect(readdirSync(folder).filter(name => name.startsWith('playwright'))).toEqual([]);
    rmSync(folder, { recursive: true });
  },
  30_000,
);
