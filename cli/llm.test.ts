import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';
import type { Element } from '../src/protocol/observation.ts';
import { readLines } from '../bench/run/folder.ts';
import { commands } from './commands.ts';
import { runCli } from './program.ts';

const TASK = 'notes/pin-rota-missing';
const KEY = 'sk-not-to-be-kept';
let model: Server;
/** Where the phones are that all runs play on. */
let phones: RunningServer;
let folder: string;
let refuses = true;
let refusals = 0;
/** The last request that was answered. */
let sent: Record<string, unknown> = {};
/** What the model says. */
let reply = () => '{"thought":"There is none.","action":{"type":"impossible","reason":"no such note"}}';
const pictured: number[] = [];

/** Width in a JPEG's frame header. */
const widthOf = (jpeg: Buffer) => jpeg.readUInt16BE(jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 7);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-llm-'));
  phones = await startServer({ port: 0, renderers: 1 });
  model = createServer((req, res) => {
    let body = '';
    req.on('data', chunk => {
      body += String(chunk);
    });
    req.on('end', () => {
      if (refuses || req.headers.authorization !== `Bearer ${KEY}`) {
        refusals++;
        res.writeHead(401).end('who are you');
        return;
      }
      sent = JSON.parse(body) as typeof sent;
      const [, picture] = /data:image\/jpeg;base64,([^"]+)/.exec(body) ?? [];
      if (picture) pictured.push(widthOf(Buffer.from(picture, 'base64')));
      res.end(
        JSON.stringify({
          choices: [{ message: { content: reply() } }],
          usage: { prompt_tokens: 900, completion_tokens: 30 },
        }),
      );
    });
  });
  await new Promise<void>(done => {
    model.listen(0, '127.0.0.1', done);
  });
  process.env['OPENAI_API_KEY'] = KEY;
});
afterAll(async () => {
  delete process.env['OPENAI_API_KEY'];
  await phones.close();
  model.close();
  rmSync(folder, { recursive: true, force: true });
});

async function cli(...argv: string[]) {
  const output = { out: '', err: '' };
  const status = await runCli(
    commands,
    [...argv, '--json'],
    {
      out: text => {
        output.out += text;
      },
      err: text => {
        output.err += text;
      },
    },
    '1',
  );
  return { status, value: JSON.parse(output.out) };
}
const files = (path: string): string[] =>
  readdirSync(path).flatMap(name =>
    statSync(join(path, name)).isDirectory() ? files(join(path, name)) : [join(path, name)],
  );

it('a model plays a task: a refusing endpoint is nobody’s failure, the run goes on later, and what it took is counted', async () => {
  const out = join(folder, 'run');
  const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  const lost = await cli(
    'run',
    '--agent',
    'llm',
    '--model',
    'm',
    '--url',
    url,
    '--tasks',
    TASK,
    '--temperature',
    '0.5',
    '--max-tokens',
    '77',
    '--history',
    '2',
    '--timeout',
    '30',
    '--reasoning-effort',
    'low',
    '--set',
    'top_p=0.9',
    '--price-in',
    '1',
    '--price-out',
    '4',
    '--scale',
    '1',
    '--renderers',
    '1',
    '--out',
    out,
  );
  expect([lost.status, lost.value.outcomes.infra_error]).toEqual([1, 1]);
  // The run stops at the first refusal, and says why and how it goes on.
  expect([lost.value.error.code, refusals]).toEqual(['ENDPOINT_FAILED', 1]);
  expect(lost.value.error.message).toMatch(/answered 401: who are you .*OPENAI_API_KEY/);
  expect(lost.value.error.details.resume).toBe(`tapworld run --resume ${out}`);
  refuses = false;
  const moved = url.replace('127.0.0.1', 'localhost');
  const { status, value } = await cli('run', '--resume', out, '--url', moved, '--server', phones.url);
  expect(value.moved).toEqual({ from: url, to: moved });
  expect(JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'))).toMatchObject({
    plan: { llm: { url: moved, temperature: 0.5, history: 2, timeoutMs: 30_000, extra: { top_p: 0.9 } } },
    movedFrom: [{ url, until: 1 }],
  });
  expect(sent).toMatchObject({ temperature: 0.5, max_tokens: 77, top_p: 0.9, reasoning_effort: 'low' });
  expect([status, value.outcomes.success, pictured]).toEqual([0, 1, [360]]);
  // Tries count, also that of the lost episode.
  expect(value.usage).toMatchObject({ calls: 2, promptTokens: 900, completionTokens: 30, cost: 0.00102 });
  const texts = files(out).map(path => readFileSync(path, 'utf8'));
  expect(texts.some(text => text.includes('There is none.'))).toBe(true);
  expect(texts.some(text => text.includes(KEY))).toBe(false);
}, 60_000);

it('families of set-of-marks play by the numbers on their pictures', async () => {
  refuses = false;
  const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  const play = async (name: string, ...options: string[]) => {
    const at = join(folder, name);
    const { value } = await cli(
      'run',
      ...options,
      '--tasks',
      'settings/wifi-off',
      '--server',
      phones.url,
      '--out',
      at,
    );
    return {
      value,
      plan: JSON.parse(readFileSync(join(at, 'run.json'), 'utf8')).plan,
      seen: readLines<{ seen: { elements: Element[] } }>(
        readFileSync(join(at, 'episodes', 'settings.wifi-off.1', 'steps.jsonl'), 'utf8'),
      ).map(line => line.seen.elements),
    };
  };
  const playWith = (actions: string, ...replies: string[]) => {
    pictured.length = 0;
    reply = () => replies.shift() ?? 'nothing';
    return play(actions, '--agent', 'llm', '--model', 'm', '--url', url, '--actions', actions);
  };
  // The solver's screens tell the numbers; who plays has them from the picture.
  const { seen: screens } = await play('solved', '--agent', 'solver');
  const numbered = (name: RegExp) => screens.flat().find(e => e.states.clickable && name.test(e.name))!.index;
  const [icon, row, wifi] = [numbered(/^Settings$/), numbered(/^Wi-Fi/), numbered(/^Use Wi-Fi$/)];
  const click = (index: number) =>
    `Reason: it is there.\nAction: {"action_type": "click", "index": ${index}}`;
  const m3a = await playWith(
    'm3a',
    click(icon),
    click(row),
    click(wifi),
    'Reason: it is off.\nAction: {"action_type": "status", "goal_status": "complete"}',
  );
  expect([m3a.plan.marks, m3a.value.outcomes.success, pictured]).toEqual([
    true,
    1,
    [1_080, 1_080, 1_080, 1_080],
  ]);
  const lab = await playWith(
    'android-lab-som',
    `tap(${icon})`,
    `tap(${row})`,
    `tap(${wifi})`,
    'finish("off")',
  );
  expect([lab.plan.marks, lab.value.outcomes.success, pictured.length, lab.seen]).toEqual([
    true,
    1,
    4,
    m3a.seen,
  ]);
}, 60_000);

it('what a model wrote without an action is kept, counted and shown', async () => {
  refuses = false;
  reply = () => 'I would rather not.';
  const out = join(folder, 'wordless');
  const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  const options = [
    '--model',
    'm',
    '--url',
    url,
    '--price-in',
    '1',
    '--price-out',
    '4',
    '--server',
    phones.url,
  ];
  const { value } = await cli('run', '--agent', 'llm', ...options, '--tasks', TASK, '--out', out);
  expect([value.outcomes.agent_error, value.usage.calls]).toEqual([1, 3]);
  expect(value.usage.cost).toBeCloseTo(0.00306, 9);
  const episode = JSON.parse(
    readFileSync(join(out, `episodes/notes.pin-rota-missing.1/episode.json`), 'utf8'),
  );
  expect(episode.model.refused.map((each: { text: string }) => each.text)).toEqual(
    Array.from({ length: 3 }, () => 'I would rather not.'),
  );
  const report = await cli('report', out, '--no-page');
  expect(report.value.figures.usage).toMatchObject({ calls: 3 });
  expect(report.value.episodes[0].error.message).toContain('I would rather not.');
}, 60_000);

it('a server that does not know a template says so before any episode', async () => {
  const old = createServer((req, res) => {
    const isList = req.url === '/v1/tasks' || req.url === '/v1/apps';
    res.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' });
    res.end(isList ? '[]' : JSON.stringify({ error: { code: 'TASK_NOT_FOUND', message: 'No task' } }));
  });
  await new Promise<void>(done => {
    old.listen(0, '127.0.0.1', done);
  });
  const server = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
  const out = join(folder, 'old-server');
  const { status, value } = await cli('run', '--server', server, '--tasks', TASK, '--out', out);
  old.close();
  expect([status, value.error.code, existsSync(out)]).toEqual([2, 'TASK_NOT_FOUND', false]);
  expect(value.error.message).toMatch(/does not know the template notes\/pin-rota-missing.*restart it/);
});
