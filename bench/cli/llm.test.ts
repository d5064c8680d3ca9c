import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Element } from '../../src/protocol/observation.ts';
import { readLines } from '../run/folder.ts';
import { commands } from './commands.ts';
import { runCli } from './program.ts';

const TASK = 'notes/pin-rota-missing';
const KEY = 'sk-not-to-be-kept';
let model: Server;
let folder: string;
let refuses = true;
/** What the model says. */
let reply = () => '{"thought":"There is none.","action":{"type":"impossible","reason":"no such note"}}';
const pictured: number[] = [];

/** Width in a JPEG's frame header. */
const widthOf = (jpeg: Buffer) => jpeg.readUInt16BE(jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 7);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-llm-'));
  model = createServer((req, res) => {
    let body = '';
    req.on('data', chunk => {
      body += String(chunk);
    });
    req.on('end', () => {
      if (refuses || req.headers.authorization !== `Bearer ${KEY}`) {
        res.writeHead(401).end('who are you');
        return;
      }
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
afterAll(() => {
  delete process.env['OPENAI_API_KEY'];
  model.close();
  rmSync(folder, { recursive: true, force: true });
});

async function cli(...argv: string[]) {
  const said = { out: '', err: '' };
  const status = await runCli(
    commands,
    [...argv, '--json'],
    {
      out: text => {
        said.out += text;
      },
      err: text => {
        said.err += text;
      },
    },
    '1',
  );
  return { status, value: JSON.parse(said.out) };
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
  refuses = false;
  const { status, value } = await cli('run', '--resume', out, '--renderers', '1');
  expect([status, value.outcomes.success, pictured]).toEqual([0, 1, [360]]);
  expect(value.usage).toMatchObject({ calls: 1, promptTokens: 900, completionTokens: 30, cost: 0.00102 });
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
      '--renderers',
      '1',
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
  const asked = (actions: string, ...replies: string[]) => {
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
  const m3a = await asked(
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
  const lab = await asked('android-lab-som', `tap(${icon})`, `tap(${row})`, `tap(${wifi})`, 'finish("off")');
  expect([lab.plan.marks, lab.value.outcomes.success, pictured.length, lab.seen]).toEqual([
    true,
    1,
    4,
    m3a.seen,
  ]);
}, 60_000);
