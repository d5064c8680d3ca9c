import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isAlive, killAll, processTree } from '../server/renderers/processes.ts';

const bin = fileURLToPath(new URL('../bin/tapworld.mjs', import.meta.url));
const PHONES = 6;
const APPS = ['chat', 'notes', 'settings', 'answers'];

let temporary: string;
let child: ChildProcess;
let url: string;
/** Every process that the server was seen to have. */
const pids = new Set<number>();
const recordPids = () => {
  for (const pid of processTree(child.pid!)) pids.add(pid);
};
/** Browsers as their processes' command lines show them: those that are not a helper of one. */
const browsers = () =>
  processTree(child.pid!).filter(pid => {
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return args.includes('--remote-debugging-port') && !args.includes('--type=');
  });

beforeEach(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'tapworld-drain-'));
  child = spawn(
    process.execPath,
    [bin, 'serve', '--port', '0', '--renderers', '3', '--step-cache', '0', '--json'],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TMPDIR: temporary } },
  );
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  ({ url } = JSON.parse(line) as { url: string });
});
afterEach(() => {
  child.kill('SIGKILL');
  killAll([...pids].filter(isAlive));
  pids.clear();
  rmSync(temporary, { recursive: true, force: true });
});

const call = async (path: string, body?: object) => {
  const reply = await fetch(
    url + path,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const text = await reply.text();
  return { status: reply.status, text, body: text.startsWith('{') ? JSON.parse(text) : undefined };
};

it.each([
  ['', false],
  [', though a browser dies meanwhile', true],
])(
  'a server that gets SIGTERM under load answers what it took, refuses what comes and leaves nothing behind%s',
  async (_, dies) => {
    const phones = await Promise.all(Array.from({ length: PHONES }, () => call('/v1/phones', {})));
    // No page is there yet: the server that stops has to give them what they load.
    const steps = phones.flatMap(({ body }) =>
      APPS.map(app => call(`/v1/phones/${body.id}/step`, { action: { type: 'open_app', app } })),
    );
    await expect
      .poll(async () => (await call('/metrics')).text, { interval: 5 })
      .toContain(`tapworld_calls_open ${steps.length}\n`);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    // Not ready is not yet draining: a server without a page that has drawn says 503 too.
    await expect.poll(async () => (await call('/ready')).text, { interval: 1 }).toContain('drain');
    expect((await call('/v1/phones', {})).body.error.code).toBe('DRAINING');
    expect((await call('/metrics')).text).toContain(`tapworld_calls_open ${steps.length}\n`);

    await Promise.race(steps);
    recordPids();
    expect(browsers().length).toBeGreaterThan(0);
    if (dies) killAll(browsers().slice(0, 1));
    const answers = await Promise.all(
      steps.map(async step => {
        const answer = await step;
        recordPids();
        return answer;
      }),
    );
    expect(
      answers.map(({ status, body }) => [status, body.error ?? body.observation.foreground.app]),
    ).toEqual(phones.flatMap(() => APPS.map(app => [200, app])));
    expect(answers.every(({ body }) => body.observation.screenshot.base64.length > 10_000)).toBe(true);
    expect(await exited).toEqual([0, null]);
    expect([...pids].filter(isAlive)).toEqual([]);
    expect(readdirSync(temporary).filter(name => /tapworld|playwright/.test(name))).toEqual([]);
  },
  120_000,
);
