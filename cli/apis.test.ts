import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { messageAnswer, ModelServer, responseAnswer } from '../bench/agents/testing/model-server.ts';
import { readLines } from '../bench/run/folder.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import type { Element } from '../src/protocol/observation.ts';
import { commands } from './commands.ts';
import { runCli } from './program.ts';

const TASK = 'settings/wifi-off';
const KEY = 'sk-not-to-be-kept';
const KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY'] as const;
/** Tokens of each call, and prices of a million. */
const USAGE = { prompt: 1_000, cached: 600, completion: 25 };
const PRICES = ['--price-in', '2', '--price-out', '10', '--price-cached', '0.5'];
const COST_OF_CALL = (400 * 2 + 600 * 0.5 + 25 * 10) / 1e6;

let folder: string;
/** Where the phones are that all runs play on. */
let phones: RunningServer;
let server: ModelServer | undefined;
/** Where on the screen the solver tapped, as parts of it. */
let places: [number, number][];

async function cli(...argv: string[]) {
  let out = '';
  const streams = { out: (text: string) => void (out += text), err: () => {} };
  const status = await runCli(commands, [...argv, '--server', phones.url, '--json'], streams, '1');
  return { status, value: JSON.parse(out) };
}

const linesOf = <T>(path: string): T[] => readLines<T>(readFileSync(path, 'utf8'));
const files = (path: string): string[] =>
  readdirSync(path).flatMap(name =>
    statSync(join(path, name)).isDirectory() ? files(join(path, name)) : [join(path, name)],
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-apis-'));
  for (const name of KEYS) process.env[name] = KEY;
  phones = await startServer({ port: 0, renderers: 1 });
  const solved = join(folder, 'solved');
  await cli('run', '--agent', 'solver', '--tasks', TASK, '--out', solved);
  const steps = linesOf<{ seen: { elements: Element[] } }>(
    join(solved, 'episodes', 'settings.wifi-off.1', 'steps.jsonl'),
  );
  const named = (name: RegExp) =>
    steps.flatMap(({ seen }) => seen.elements).find(e => e.states.clickable && name.test(e.name))!.bounds;
  places = [/^Wi-Fi/, /^Use Wi-Fi$/].map(name => {
    const [left, top, right, bottom] = named(name) as [number, number, number, number];
    return [(left + right) / 2 / 1_080, (top + bottom) / 2 / 2_400];
  });
}, 60_000);
afterEach(() => server?.close());
afterAll(async () => {
  await phones.close();
  for (const name of KEYS) delete process.env[name];
  rmSync(folder, { recursive: true, force: true });
});

/** Width and height in a JPEG’s frame header. */
function sizeOf(base64: string): [number, number] {
  const jpeg = Buffer.from(base64, 'base64');
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
}

/** A place as pixels of the last picture in a request. */
function pixelsIn(body: unknown, [x, y]: [number, number]): [number, number] {
  const pictures = [...JSON.stringify(body).matchAll(/"(?:data:image\/jpeg;base64,)?(\/9j\/[^"]+)"/g)];
  const [width, height] = sizeOf(pictures.at(-1)![1]!);
  return [Math.round(x * width), Math.round(y * height)];
}

type Do = { app: string } | { place: number } | { finish: 'done' };
const PLAY: readonly Do[] = [{ app: 'Settings' }, { place: 0 }, { place: 1 }, { finish: 'done' }];

/** What a model of each API says to do something, as its provider’s schema has it. */
const SAYS: Record<string, (what: Do, body: unknown, nth: number) => object> = {
  anthropic(what, body, nth) {
    const use = (name: string, input: object) => ({ type: 'tool_use', id: `toolu_${nth}`, name, input });
    const block =
      'app' in what
        ? use('open_app', { app: what.app })
        : 'place' in what
          ? use('computer', { action: 'left_click', coordinate: pixelsIn(body, places[what.place]!) })
          : use('finish', { status: what.finish });
    return messageAnswer([{ type: 'text', text: 'Next.' }, block], {
      input_tokens: USAGE.prompt - USAGE.cached,
      read: USAGE.cached,
      output_tokens: USAGE.completion,
    });
  },
  responses(what, body, nth) {
    const call = (name: string, args: object) => ({
      type: 'function_call',
      id: `fc_${nth}`,
      call_id: `call_${nth}`,
      name,
      arguments: JSON.stringify(args),
      status: 'completed',
    });
    const click = () => {
      const [x, y] = pixelsIn(body, places[(what as { place: number }).place]!);
      const action = { type: 'click', button: 'left', x, y };
      const ids = { id: `cu_${nth}`, call_id: `call_${nth}` };
      return { type: 'computer_call', ...ids, status: 'completed', pending_safety_checks: [], action };
    };
    const item =
      'app' in what
        ? call('open_app', what)
        : 'place' in what
          ? click()
          : call('finish', { status: what.finish });
    const usage = { input: USAGE.prompt, cached: USAGE.cached, output: USAGE.completion };
    return responseAnswer([{ type: 'reasoning', id: `rs_${nth}`, summary: [] }, item], usage);
  },
  chat(what, body) {
    const action =
      'app' in what
        ? { type: 'open_app', app: what.app }
        : 'place' in what
          ? { type: 'tap', space: 'unit', x: places[what.place]![0], y: places[what.place]![1] }
          : { type: 'done' };
    expect(JSON.stringify(body)).toContain('data:image/jpeg;base64,');
    return {
      choices: [{ finish_reason: 'stop', message: { content: JSON.stringify({ thought: '', action }) } }],
      usage: {
        prompt_tokens: USAGE.prompt,
        completion_tokens: USAGE.completion,
        prompt_tokens_details: { cached_tokens: USAGE.cached },
      },
    };
  },
};

/** A model of an API that plays the task by heart, each episode from its beginning. */
async function modelOf(api: string): Promise<string> {
  server = new ModelServer(({ body }, nth) => SAYS[api]!(PLAY[(nth - 1) % PLAY.length]!, body, nth));
  const url = await server.open();
  return api === 'anthropic' ? url : `${url}/v1`;
}
const play = (api: string, url: string, out: string, ...more: string[]) =>
  cli('run', '--agent', 'llm', '--api', api, '--model', 'm', '--url', url, '--out', out, ...PRICES, ...more);

it.each(['chat', 'anthropic', 'responses'])(
  '%s: an episode is played to success, with tokens and cost to the token',
  async api => {
    const out = join(folder, api);
    const { status, value } = await play(api, await modelOf(api), out, '--tasks', TASK);
    expect([status, value.outcomes.success]).toEqual([0, 1]);
    expect(value.usage).toMatchObject({
      calls: PLAY.length,
      promptTokens: PLAY.length * USAGE.prompt,
      cachedTokens: PLAY.length * USAGE.cached,
      completionTokens: PLAY.length * USAGE.completion,
    });
    expect(value.usage.cost).toBeCloseTo(PLAY.length * COST_OF_CALL, 12);
    const { plan } = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'));
    expect(plan.llm).toMatchObject({ api, priceIn: 2, priceOut: 10, priceCached: 0.5 });
    expect(files(out).some(path => readFileSync(path, 'utf8').includes(KEY))).toBe(false);
  },
  60_000,
);

it('a run that its cost limit stopped resumes, and nothing that was paid is forgotten', async () => {
  const out = join(folder, 'limited');
  const url = await modelOf('anthropic');
  const limit = 6.5 * COST_OF_CALL;
  const common = ['--tasks', TASK, '--seeds', '3', '--concurrency', '1'];
  const stopped = await play('anthropic', url, out, ...common, '--max-cost', String(limit));
  expect([stopped.status, stopped.value.error.code]).toEqual([1, 'COST_LIMIT']);
  expect(stopped.value.error.message).toMatch(/resume it with a higher --max-cost/);
  // Four calls of the first episode, and three of the second: the eighth would be above the limit.
  expect([server!.calls.length, stopped.value.outcomes.success]).toEqual([7, 1]);
  expect(stopped.value.usage.cost).toBeCloseTo(7 * COST_OF_CALL, 12);
  const again = await cli('run', '--resume', out, '--concurrency', '1');
  expect([again.status, again.value.error.code, server!.calls.length]).toEqual([1, 'COST_LIMIT', 7]);
  // The model plays by heart from the beginning of an episode.
  server!.close();
  const moved = await modelOf('anthropic');
  const rest = await cli('run', '--resume', out, '--url', moved, '--max-cost', '1', '--concurrency', '1');
  expect([rest.status, rest.value.outcomes.success]).toEqual([0, 3]);
  expect(server!.calls).toHaveLength(8);
  expect(rest.value.usage).toMatchObject({ calls: 15, promptTokens: 15 * USAGE.prompt });
  expect(rest.value.usage.cost).toBeCloseTo(15 * COST_OF_CALL, 12);
  expect(JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')).limits).toEqual({ maxCost: 1 });
}, 120_000);

it('a run whose replies were kept is repeated for nothing', async () => {
  const url = await modelOf('responses');
  const cache = join(folder, 'replies');
  const common = ['--tasks', TASK, '--cache', cache];
  const first = await play('responses', url, join(folder, 'first'), ...common);
  const again = await play('responses', url, join(folder, 'again'), ...common);
  expect(server!.calls).toHaveLength(PLAY.length);
  expect([first.value.outcomes.success, again.value.outcomes.success]).toEqual([1, 1]);
  expect(again.value.usage).toMatchObject({
    calls: 0,
    kept: PLAY.length,
    promptTokens: first.value.usage.promptTokens,
    cost: 0,
  });
}, 60_000);

it('a run ends after its time, and options that do not go together are refused', async () => {
  const url = await modelOf('anthropic');
  const out = join(folder, 'timed');
  const common = ['--tasks', TASK, '--seeds', '40', '--concurrency', '1'];
  const { status, value } = await play('anthropic', url, out, ...common, '--max-time', '0.05');
  expect([status, value.error.code]).toEqual([1, 'TIME_LIMIT']);
  const refusedFor = async (...argv: string[]) => (await cli('run', ...argv)).value.error;
  const llm = ['--agent', 'llm', '--model', 'm', '--url', url];
  expect((await refusedFor(...llm, '--max-cost', '1')).message).toMatch(/needs --price-in and --price-out/);
  expect((await refusedFor('--max-run-tokens', '5')).message).toMatch(/are for agents with a model/);
  expect((await refusedFor(...llm, '--price-cached', '1')).message).toMatch(/need --price-in/);
  expect((await refusedFor(...llm, '--api', 'telepathy')).message).toMatch(/chat, anthropic, responses/);
  expect((await refusedFor('--agent', 'llm', '--model', 'm')).message).toMatch(/OPENAI_BASE_URL/);
}, 60_000);
