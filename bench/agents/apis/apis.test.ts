import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Brief, Move } from '../agent.ts';
import { EndpointError } from '../endpoint.ts';
import { llm, type LlmOptions } from '../llm.ts';
import { Spending } from '../spending.ts';
import { messageAnswer, ModelServer, responseAnswer, type Says } from '../testing/model-server.ts';

let server: ModelServer | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

const PICTURE = Buffer.from('a picture').toString('base64');
const screen = (n = 0): Observation =>
  ({
    screenshot: { mime: 'image/jpeg', width: 360, height: 800, base64: PICTURE },
    foreground: { app: 'notes', package: 'p', activity: 'a', route: '/' },
    keyboard: false,
    clock: n,
    elements: [],
  }) as unknown as Observation;

/** A block, an item or a tool of a request, as far as it is looked at. */
interface Item {
  type: string;
  name?: string;
  tool_use_id?: string;
  call_id?: string;
}

/** A tap at a pixel of the picture. */
const at = (x: number, y: number) => ({ type: 'tap', space: 'unit', x: x / 360, y: y / 800 });

const BRIEF: Brief = {
  task: 'notes/a',
  seed: 1,
  goal: 'Write a note',
  budget: 9,
  answerSheet: null,
  language: 'en',
};

/** A player of a model that answers in turn. */
async function playerOf(answers: readonly Says[], options: Partial<LlmOptions>, brief: Partial<Brief> = {}) {
  const waits: number[] = [];
  server = new ModelServer((_, nth) => answers[Math.min(nth, answers.length) - 1]!);
  const url = await server.open();
  const agent = llm({
    url,
    model: 'm',
    key: 'secret',
    wait: async ms => {
      waits.push(ms);
    },
    ...options,
  });
  const play = await agent.start({ ...BRIEF, ...brief });
  return { calls: server.calls, waits, play: async (n = 0) => (await play(screen(n))) as Move };
}

const click = (x: number, y: number, id = 'toolu_1') => ({
  type: 'tool_use',
  id,
  name: 'computer',
  input: { action: 'left_click', coordinate: [x, y] },
});
const computer = (action: object, id = 'call_1') => ({
  type: 'computer_call',
  id: `cu_${id}`,
  call_id: id,
  status: 'completed',
  pending_safety_checks: [{ id: 'check', code: 'c', message: 'm' }],
  action,
});
const REASONING = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'sealed' };

describe('Anthropic Messages', () => {
  it('gets the computer and the functions as tools, the task as a system prompt that is kept, and no temperature', async () => {
    const { calls, play } = await playerOf([messageAnswer([click(180, 400)])], { api: 'anthropic' });
    expect((await play()).action).toEqual(at(180, 400));
    const [{ path, headers, body }] = calls as [(typeof calls)[number]];
    expect(path).toBe('/v1/messages');
    expect(headers).toMatchObject({
      authorization: 'Bearer secret',
      'anthropic-version': expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      'anthropic-beta': 'computer-use-2025-11-24',
    });
    expect(body).toMatchObject({
      model: 'm',
      max_tokens: 4_096,
      system: [{ type: 'text', cache_control: { type: 'ephemeral' } }],
    });
    expect(body.system[0].text).toMatch(/The task: Write a note$/);
    // The form of a call is the API's own.
    expect(body.system[0].text).not.toContain('tool_use');
    expect(body.tools.map(({ name }: { name: string }) => name)).toEqual([
      'computer',
      'open_app',
      'answer',
      'ask_user',
      'finish',
    ]);
    expect(body.tools[0]).toEqual({
      type: 'computer_20251124',
      name: 'computer',
      display_width_px: 360,
      display_height_px: 800,
    });
    expect(body.messages).toMatchObject([
      {
        role: 'user',
        content: [
          { type: 'text' },
          {
            type: 'image',
            source: { type: 'base64', media_type: 'image/jpeg', data: PICTURE },
            cache_control: { type: 'ephemeral' },
          },
        ],
      },
    ]);
    expect(Object.keys(body)).not.toContain('temperature');
  });

  it('gets its own turns back as they were, thoughts among them, with a result for each call', async () => {
    const thinking = { type: 'thinking', thinking: 'hm', signature: 'signed' };
    const first = [thinking, { type: 'text', text: 'First I click.' }, click(1, 2), click(3, 4, 'toolu_2')];
    const { calls, play } = await playerOf([messageAnswer(first), messageAnswer([click(5, 6)])], {
      api: 'anthropic',
    });
    // Both calls of a turn are played before it is asked again.
    expect((await play()).action).toEqual(at(1, 2));
    expect((await play(1)).action).toEqual(at(3, 4));
    expect((await play(2)).action).toEqual(at(5, 6));
    expect(calls).toHaveLength(2);
    const [, assistant, results] = calls[1]!.body.messages;
    expect(assistant).toEqual({ role: 'assistant', content: first });
    expect(results.content.map((block: Item) => [block.type, block.tool_use_id])).toEqual([
      ['tool_result', 'toolu_1'],
      ['tool_result', 'toolu_2'],
    ]);
    expect(results.content[0].content.map(({ type }: { type: string }) => type)).toEqual(['text', 'image']);
  });

  it('is told what was wrong as the result of its call', async () => {
    const zoom = { type: 'tool_use', id: 'toolu_1', name: 'computer', input: { action: 'zoom' } };
    const { calls, play } = await playerOf([messageAnswer([zoom]), messageAnswer([click(5, 6)])], {
      api: 'anthropic',
    });
    const { action, format, model } = await play();
    expect([action, format]).toEqual([at(5, 6), { ok: false }]);
    expect(model!.refused).toHaveLength(1);
    const result = calls[1]!.body.messages[2].content[0];
    expect([result.type, result.tool_use_id, result.content[0].text]).toEqual([
      'tool_result',
      'toolu_1',
      expect.stringContaining('the picture is shown whole'),
    ]);
  });

  it('counts tokens and cost with those of the provider’s cache', async () => {
    const usage = { input_tokens: 100, output_tokens: 20, read: 3_000, written: 500 };
    const prices = { priceIn: 3, priceOut: 15, priceCached: 0.3, priceWritten: 3.75 };
    const { play } = await playerOf([messageAnswer([click(1, 2)], usage)], { api: 'anthropic', ...prices });
    const { model } = await play();
    expect(model).toMatchObject({
      calls: 1,
      promptTokens: 3_600,
      completionTokens: 20,
      cachedTokens: 3_000,
      writtenTokens: 500,
    });
    // 100 · 3 + 3,000 · 0.3 + 500 · 3.75 + 20 · 15, a million of which is one.
    expect(model!.cost).toBeCloseTo(0.003375, 12);
  });

  it('with another action format has no tools, and speaks that format', async () => {
    const { codecs } = await import('../../codecs/index.ts');
    const reply = '{"thought":"next","action":{"type":"key","key":"home"}}';
    const { calls, play } = await playerOf([messageAnswer([{ type: 'text', text: reply }], {}, 'end_turn')], {
      api: 'anthropic',
      codec: codecs['tapworld'],
      temperature: 0.5,
      reasoningEffort: 'low',
    });
    expect((await play()).action).toEqual({ type: 'key', key: 'home' });
    expect(calls[0]!.body).toMatchObject({ temperature: 0.5, output_config: { effort: 'low' } });
    expect(calls[0]!.body.tools).toBeUndefined();
  });

  it('says which key is wrong, and where', async () => {
    const error = {
      type: 'error',
      error: { type: 'authentication_error', message: 'invalid x-api-key secret' },
    };
    const { play } = await playerOf([{ status: 401, body: error }], { api: 'anthropic' });
    const thrown = await play().catch((failure: unknown) => failure as EndpointError);
    expect(thrown).toBeInstanceOf(EndpointError);
    expect((thrown as EndpointError).stopsRun).toBe(true);
    expect((thrown as EndpointError).message).toMatch(
      /answered 401: invalid x-api-key \*\*\* \(.*\/v1\/messages\)\. Check the key in ANTHROPIC_API_KEY/,
    );
  });

  it('waits as long as the provider asks, and up to a quarter longer', async () => {
    const busy = { status: 529, headers: { 'retry-after': '3' }, body: { error: { message: 'overloaded' } } };
    const answers = [...Array.from({ length: 5 }, () => busy), messageAnswer([click(1, 2)])];
    const { waits, play } = await playerOf(answers, { api: 'anthropic' });
    expect((await play()).model!.calls).toBe(6);
    expect(waits).toHaveLength(5);
    for (const ms of waits) expect(ms >= 3_000 && ms <= 3_750).toBe(true);
    expect(new Set(waits).size).toBeGreaterThan(1);
  });

  it('says that a reply was cut', async () => {
    const cut = messageAnswer([{ type: 'text', text: 'Well, I th' }], {}, 'max_tokens');
    const { play } = await playerOf([cut], { api: 'anthropic', repairs: 0, maxTokens: 77 });
    await expect(play()).rejects.toThrow(/cut at max_tokens \(77\)/);
  });
});

describe('OpenAI Responses', () => {
  it('gets the computer and the functions as tools, and keeps nothing at the provider', async () => {
    const output = [REASONING, computer({ type: 'click', button: 'left', x: 10, y: 20 })];
    const { calls, play } = await playerOf([responseAnswer(output)], {
      api: 'responses',
      reasoningEffort: 'high',
    });
    expect((await play()).action).toEqual(at(10, 20));
    const [{ path, headers, body }] = calls as [(typeof calls)[number]];
    expect([path, headers.authorization]).toEqual(['/responses', 'Bearer secret']);
    expect(body).toMatchObject({
      model: 'm',
      store: false,
      include: ['reasoning.encrypted_content'],
      max_output_tokens: 4_096,
      reasoning: { effort: 'high' },
    });
    expect(body.instructions).toMatch(/The task: Write a note$/);
    expect(body.tools.map(({ type, name }: Item) => name ?? type)).toEqual([
      'computer',
      'open_app',
      'answer',
      'ask_user',
      'finish',
    ]);
    expect(body.input).toMatchObject([
      {
        role: 'user',
        content: [
          { type: 'input_text' },
          { type: 'input_image', image_url: `data:image/jpeg;base64,${PICTURE}` },
        ],
      },
    ]);
    expect(Object.keys(body)).not.toContain('temperature');
  });

  it('gets its items back with their reasoning, and the picture as the result of its call', async () => {
    const first = [REASONING, computer({ type: 'click', button: 'left', x: 10, y: 20 })];
    const call = {
      type: 'function_call',
      id: 'fc_1',
      call_id: 'call_2',
      name: 'finish',
      status: 'completed',
    };
    const last = [{ ...call, arguments: '{"status":"done"}' }];
    const { calls, play } = await playerOf([responseAnswer(first), responseAnswer(last)], {
      api: 'responses',
    });
    await play();
    expect((await play(1)).action).toEqual({ type: 'done' });
    const [, reasoning, before, result, text] = calls[1]!.body.input;
    expect([reasoning, before]).toEqual(first);
    expect(result).toEqual({
      type: 'computer_call_output',
      call_id: 'call_1',
      output: { type: 'computer_screenshot', image_url: `data:image/jpeg;base64,${PICTURE}` },
      acknowledged_safety_checks: [{ id: 'check', code: 'c', message: 'm' }],
    });
    expect([text.role, text.content.map(({ type }: Item) => type)]).toEqual(['user', ['input_text']]);
  });

  it('older turns, which have no picture any more, are words', async () => {
    const clicked = (n: number) =>
      responseAnswer([computer({ type: 'click', button: 'left', x: n, y: 1 }, `call_${n}`)]);
    const { calls, play } = await playerOf([clicked(1), clicked(2), clicked(3)], { api: 'responses' });
    for (let n = 0; n < 3; n++) await play(n);
    const input = calls[2]!.body.input as Item[];
    expect(input.filter(({ type }) => type === 'computer_call').map(({ call_id }) => call_id)).toEqual([
      'call_2',
    ]);
    expect(input[1]).toEqual({ role: 'assistant', content: expect.stringContaining('"x":1') });
  });

  it('plays all actions of a batch, and counts tokens and cost', async () => {
    const batch = {
      ...computer({}),
      action: undefined,
      actions: [
        { type: 'click', button: 'left', x: 1, y: 2 },
        { type: 'type', text: 'milk' },
      ],
    };
    const usage = { input: 2_000, cached: 1_500, output: 40, reasoning: 30 };
    const { calls, play } = await playerOf([responseAnswer([batch], usage)], {
      api: 'responses',
      priceIn: 2,
      priceOut: 8,
      priceCached: 0.5,
    });
    const { action, model } = await play();
    expect(action).toMatchObject({ type: 'tap' });
    expect((await play(1)).action).toEqual({ type: 'type', text: 'milk' });
    expect(calls).toHaveLength(1);
    expect(model).toMatchObject({ promptTokens: 2_000, cachedTokens: 1_500, completionTokens: 40 });
    // 500 · 2 + 1,500 · 0.5 + 40 · 8, a million of which is one.
    expect(model!.cost).toBeCloseTo(0.00207, 12);
  });

  it('says that a reply was cut, and repeats a refusal', async () => {
    const cut = responseAnswer(
      [REASONING],
      {},
      {
        status: 'incomplete',
        incomplete_details: { reason: 'max_output_tokens' },
      },
    );
    const { play } = await playerOf([cut], { api: 'responses', repairs: 0 });
    await expect(play()).rejects.toThrow(/cut at max_tokens \(4096\)/);
    server!.close();
    const refusal = {
      type: 'message',
      id: 'm',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'refusal', refusal: 'I will not' }],
    };
    const refusing = await playerOf([responseAnswer([refusal])], { api: 'responses', repairs: 0 });
    await expect(refusing.play()).rejects.toThrow(/The last reply was "I will not"/);
  });
});

describe('kept replies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-replies-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const answers = [messageAnswer([click(1, 2)], { input_tokens: 50, output_tokens: 6 })];
  const options = { api: 'anthropic', cache: folder, priceIn: 1, priceOut: 1 } as const;

  it('give a run again for nothing, and each try its own', async () => {
    const first = await playerOf(answers, options);
    expect((await first.play()).model).toMatchObject({ calls: 1, promptTokens: 50, cost: 0.000056 });
    server!.close();
    // The same address: it is part of what was asked.
    const again = await playerOf(answers, { ...options, url: 'http://127.0.0.1:9' });
    await expect(again.play()).rejects.toThrow(EndpointError);
    expect(again.calls).toHaveLength(0);
  });

  it('are told apart by the try, and not by the key', async () => {
    server = new ModelServer(() => answers[0]!);
    const url = await server.open();
    const ask = async (brief: Partial<Brief>, key: string) => {
      const play = await llm({ url, model: 'm', key, ...options }).start({ ...BRIEF, ...brief });
      return ((await play(screen())) as Move).model!;
    };
    await ask({ try: 1 }, 'one');
    expect(await ask({ try: 1 }, 'two')).toMatchObject({ calls: 0, kept: 1, promptTokens: 50, cost: 0 });
    expect(await ask({ try: 2 }, 'one')).toMatchObject({ calls: 1 });
    expect(server.calls).toHaveLength(2);
  });
});

it('no call is made once a run has spent what it may', async () => {
  const spending = new Spending({ maxCost: 0.0001 });
  const usage = { input_tokens: 50, output_tokens: 50 };
  const { calls, play } = await playerOf([messageAnswer([click(1, 2)], usage)], {
    api: 'anthropic',
    priceIn: 1,
    priceOut: 1,
    spending,
  });
  await play();
  await expect(play(1)).rejects.toMatchObject({ code: 'COST_LIMIT', stopsRun: true });
  expect(calls).toHaveLength(1);
});
