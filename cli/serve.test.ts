import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isAlive, killAll, processTree } from '../server/renderers/processes.ts';
import { program } from '../test/bundled.ts';

const bin = await program();
const SERVE = [bin, 'serve', '--port', '0', '--renderers', '1', '--json'];

let folder: string;
/** Every process that a test started. */
const started = new Set<number>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-serve-'));
});
afterEach(() => {
  killAll([...started].filter(isAlive));
  started.clear();
  rmSync(folder, { recursive: true, force: true });
});

/** A program in place of Chromium. */
function browserThat(does: string): Record<string, string> {
  const path = join(folder, 'chromium');
  writeFileSync(path, `#!/bin/sh\n${does}\n`);
  chmodSync(path, 0o755);
  return { TAPWORLD_CHROMIUM: path };
}

interface Started {
  child: ChildProcess;
  url: string;
  /** What was logged so far, a line each. */
  log: Record<string, any>[];
}

/** Starts a server and waits until it listens. */
async function serve(
  env: Record<string, string>,
  more: string[] = [],
  [command, args]: [string, string[]] = [process.execPath, [...SERVE, ...more]],
): Promise<Started> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  started.add(child.pid!);
  const log: Started['log'] = [];
  createInterface(child.stderr!).on('line', line => {
    if (line.startsWith('{')) log.push(JSON.parse(line) as Started['log'][0]);
  });
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  for (const pid of processTree(child.pid!)) started.add(pid);
  return { child, log, url: (JSON.parse(line) as { url: string }).url };
}

const call = async (url: string, body?: object) => {
  const reply = await fetch(
    url,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return { status: reply.status, body: (await reply.json()) as any };
};

/** Begins a step that waits for a browser which never comes. Gives its answer as `step`, once it has begun. */
async function beginStuckStep(url: string) {
  const { body } = await call(`${url}/v1/phones`, {});
  const step = call(`${url}/v1/phones/${body.id}/step`, { action: { type: 'open_app', app: 'notes' } });
  step.catch(() => {});
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  await expect.poll(metrics, { interval: 5, timeout: 10_000 }).toContain('tapworld_calls_open 1\n');
  return { step };
}

it('a browser that cannot start is told by /ready and in the log', async () => {
  const { url, log } = await serve(browserThat('exit 3'));
  await expect
    .poll(() => log.find(({ component, level }) => component === 'readiness' && level === 'error'), {
      timeout: 30_000,
    })
    .toMatchObject({ msg: expect.stringContaining('does not start') });
  const { status, body } = await call(`${url}/ready`);
  expect([status, body.ready]).toEqual([503, false]);
  expect(body.reason).toContain(join(folder, 'chromium'));
}, 60_000);

it('calls that outlast the drain deadline are refused, and the server ends', async () => {
  const { child, url, log } = await serve(browserThat('exec sleep 15'), ['--drain-timeout', '1']);
  const { step } = await beginStuckStep(url);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const { status, body } = await step;
  expect([status, body.error.code]).toEqual([503, 'DRAINING']);
  expect(await exited).toEqual([0, null]);
  expect(log.map(({ msg }) => msg as string).join('\n')).toContain('drain deadline has passed');
}, 60_000);

it('a second signal ends the server at once', async () => {
  const { child, url } = await serve(browserThat('exec sleep 15'));
  await beginStuckStep(url);
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  await expect.poll(async () => (await call(`${url}/ready`)).body.draining, { interval: 5 }).toBe(true);
  child.kill('SIGTERM');
  expect(await exited).toEqual([1, null]);
}, 60_000);

it.runIf(process.platform === 'linux')(
  'under npm, a server whose shell is ended by a signal ends too',
  async () => {
    // As npm runs a command; what follows it keeps the shell from becoming the server itself.
    const line = `${[process.execPath, ...SERVE].map(word => `'${word}'`).join(' ')}; exit $?`;
    const { child, log } = await serve(
      { ...browserThat('exit 3'), npm_command: 'exec' },
      [],
      ['sh', ['-c', line]],
    );
    const [server] = processTree(child.pid!).filter(pid => pid !== child.pid);
    child.kill('SIGTERM');
    await expect.poll(() => isAlive(server!), { timeout: 20_000 }).toBe(false);
    expect(log.map(({ why }) => why)).toContain('npm has ended');
  },
  60_000,
);
