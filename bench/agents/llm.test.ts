// Over 300 lines: one test for each part of the exchange with a model.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Observation } from '../../src/protocol/observation.ts';
import type { Brief, Move } from './agent.ts';
import { codecs } from '../codecs/index.ts';
import { llm, type LlmOptions } from './llm.ts';

const { show: promptOf } = codecs['tapworld']!;
const parse = (reply: string) => codecs['tapworld']!.parse(reply, { elements: [] } as never, null);

interface Call {
  messages: {
    role: string;
    content: string | { type: string; text?: string; image_url?: { url: string } }[];
  }[];
  model: string;
  headers: IncomingHttpHeaders;
}
type Answer = string | { status: number; headers?: Record<string, string>; body?: string };

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** A model that says these things in turn, and the calls that it got. */
async function model(
  answers: readonly Answer[],
  {
    answerSheet = null,
    try: number,
    ...options
  }: Partial<LlmOptions> & Partial<Pick<Brief, 'answerSheet' | 'try'>> = {},
): Promise<{ calls: Call[]; waits: number[]; player: (observation: Observation) => Promise<Move> }> {
  const calls: Call[] = [];
  const waits: number[] = [];
  const left = [...answers];
  server = createServer((req, res) => {
    let body = '';
    req.on('data', chunk => {
      body += String(chunk);
    });
    req.on('end', () => {
      calls.push({ ...(JSON.parse(body) as Omit<Call, 'headers'>), headers: req.headers });
      const answer = req.url === '/v1/chat/completions' ? (left.shift() ?? { status: 410 }) : { status: 404 };
      if (typeof answer !== 'string') {
        res.writeHead(answer.status, answer.headers).end(answer.body ?? 'no');
        return;
      }
      res.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          choices: [{ message: { role: 'assistant', content: answer } }],
          usage: { prompt_tokens: 100, completion_tokens: 10 },
        }),
      );
    });
  });
  await new Promise<void>(done => {
    server!.listen(0, '127.0.0.1', done);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const agent = llm({
    url,
    model: 'm',
    wait: async ms => {
      waits.push(ms);
    },
    ...options,
  });
  const player = await agent.start({
    task: 'notes/a',
    seed: 1,
    goal: 'Write a note',
    budget: 9,
    answerSheet,
    language: 'en',
    ...(number === undefined ? {} : { try: number }),
  } satisfies Brief);
  return { calls, waits, player: async observation => (await player(observation)) as Move };
}

const observationOf = (n = 0, over: Partial<Observation> = {}): Observation => ({
  screenshot: { mime: 'image/jpeg', width: 2, height: 2, base64: `picture${n}` },
  foreground: { app: 'notes', package: 'p', activity: 'a', route: '/' },
  keyboard: false,
  clock: n,
  elements: [
    {
      index: 0,
      id: 'x',
      parent: null,
      role: 'switch',
      className: '',
      resourceId: '',
      name: `Row ${n}`,
      bounds: [0, 0, 9, 9],
      states: {
        enabled: true,
        checkable: true,
        checked: true,
        selected: false,
        focusable: true,
        focused: false,
        scrollable: false,
        clickable: true,
        longClickable: false,
        editable: false,
        password: false,
      },
      package: 'p',
    },
  ],
  ...over,
});
const tap = (n: number) => `{"thought":"next","action":{"type":"tap","element":${n}}}`;
const picturesOf = (call: Call) =>
  call.messages.flatMap(m =>
    Array.isArray(m.content) ? m.content.flatMap(p => p.image_url?.url ?? []) : [],
  );
const textOf = (call: Call) =>
  call.messages
    .map(m => (Array.isArray(m.content) ? m.content.map(p => p.text ?? '').join('') : m.content))
    .join('\n');

it('a seed of the requests is another in each try; without one none is sent', async () => {
  const reply = '{"action": {"type": "done"}}';
  const seedOf = async (options: Partial<LlmOptions> & { try?: number }) => {
    const { calls, player } = await model([reply], options);
    await player(observationOf());
    server?.close();
    return (calls[0] as unknown as { seed?: number }).seed;
  };
  expect(await seedOf({ extra: { seed: 7 } })).toBe(7);
  expect(await seedOf({ extra: { seed: 7 }, try: 1 })).toBe(7);
  expect(await seedOf({ extra: { seed: 7 }, try: 3 })).toBe(9);
  expect(await seedOf({ try: 3 })).toBeUndefined();
});

describe('a call', () => {
  it('has the task, the screen as picture and words, and the key; its tokens, time and cost are counted', async () => {
    const { calls, player } = await model([tap(0)], { key: 'secret', priceIn: 2, priceOut: 10 });
    const { action, model: spent } = await player(
      observationOf(0, {
        lastError: { code: 'X', message: 'Nothing reacts' },
        messages: [{ from: 'user', text: 'the blue one' }],
      }),
    );
    expect(action).toEqual({ type: 'tap', element: 0 });
    expect(calls[0]!.headers.authorization).toBe('Bearer secret');
    expect(picturesOf(calls[0]!)).toEqual(['data:image/jpeg;base64,picture0']);
    for (const message of [
      'Write a note',
      '[0] switch "Row 0" (on)',
      'Nothing reacts',
      'user says: the blue one',
      'Steps left: 9',
    ])
      expect(textOf(calls[0]!)).toContain(message);
    expect(spent).toMatchObject({
      text: tap(0),
      calls: 1,
      promptTokens: 100,
      completionTokens: 10,
      cost: 0.0003,
    });
    expect(spent!.ms).toBeGreaterThanOrEqual(0);
  });

  it('reminds of earlier turns, and shows the last picture alone', async () => {
    const { calls, player } = await model([tap(0), tap(1), tap(2), tap(3)], { history: 2 });
    for (let n = 0; n < 4; n++) await player(observationOf(n));
    expect(calls[3]!.messages.map(m => m.role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ]);
    expect(picturesOf(calls[3]!)).toEqual(['data:image/jpeg;base64,picture3']);
    expect(textOf(calls[3]!)).toContain(tap(2));
    expect(textOf(calls[3]!)).not.toContain(tap(0));
    expect(textOf(calls[3]!)).not.toContain('Row 2');
  });

  it('may be reminded of none', async () => {
    const { calls, player } = await model([tap(0), tap(1)], { history: 0 });
    for (let n = 0; n < 2; n++) await player(observationOf(n));
    expect(calls[1]!.messages.map(m => m.role)).toEqual(['system', 'user']);
  });

  it('may show several pictures', async () => {
    const { calls, player } = await model([tap(0), tap(1), tap(2)], { historyPictures: 2 });
    for (let n = 0; n < 3; n++) await player(observationOf(n));
    expect(picturesOf(calls[2]!)).toEqual([
      'data:image/jpeg;base64,picture1',
      'data:image/jpeg;base64,picture2',
    ]);
  });
});

describe('what fails', () => {
  it('a busy or broken endpoint is tried again, when it says or later each time', async () => {
    const { waits, player } = await model([
      { status: 429, headers: { 'retry-after': '3' } },
      { status: 500 },
      { status: 503 },
      tap(0),
    ]);
    expect((await player(observationOf())).model!.calls).toBe(4);
    // Up to a quarter longer than it says.
    for (const [i, least] of [3_000, 2_000, 4_000].entries()) {
      expect(waits[i]).toBeGreaterThanOrEqual(least);
      expect(waits[i]).toBeLessThanOrEqual(1.25 * least);
    }
    expect(waits).toHaveLength(3);
  });
  it('one that stays broken, refuses or is not there is infrastructure’s fault', async () => {
    const failed = { code: 'ENDPOINT_FAILED' };
    await expect(
      (
        await model(
          Array.from({ length: 3 }, () => ({ status: 500 })),
          { tries: 3 },
        )
      ).player(observationOf()),
    ).rejects.toMatchObject({ ...failed, message: expect.stringContaining('3 tries') });
    server!.close();
    const refused = await model([{ status: 401, body: 'bad key' }]);
    await expect(refused.player(observationOf())).rejects.toMatchObject({
      ...failed,
      message: expect.stringContaining('401: bad key'),
    });
    expect(refused.waits).toEqual([]);
    server!.close();
    await expect(
      (await model([{ status: 200, body: '<html>' }])).player(observationOf()),
    ).rejects.toMatchObject(failed);
    const unreachable = await model([], { url: 'http://127.0.0.1:9/v1', tries: 2 });
    await expect(unreachable.player(observationOf())).rejects.toMatchObject(failed);
  });
  it('a reply without an action is asked for again, with what was wrong, and is the agent’s error at last', async () => {
    const { calls, player } = await model(['I would tap it.', '{"action":{"type":"tap"}}', tap(0)]);
    expect((await player(observationOf())).model).toMatchObject({ calls: 3, promptTokens: 300 });
    expect(textOf(calls[1]!)).toContain('no JSON object');
    expect(textOf(calls[2]!)).toContain('tap needs an element');
    server!.close();
    const never = await model(['no', 'no', 'no']);
    const error = await never.player(observationOf()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringContaining('The model gave no action') });
    expect(error).not.toHaveProperty('code');
    // What was paid for and what was written goes with the error.
    expect(error).toMatchObject({
      message: expect.stringMatching(/in 3 replies.*The last reply was "no"/),
      model: { calls: 3, promptTokens: 300, refused: ['no', 'no', 'no'].map(text => ({ text })) },
    });
  });
  it('replies that were refused are kept with the step that came of them', async () => {
    const { player } = await model(['I would tap it.', tap(0)]);
    expect((await player(observationOf())).model).toMatchObject({
      text: tap(0),
      refused: [{ text: 'I would tap it.', why: expect.stringContaining('no JSON') }],
    });
  });
  it('a reply that was cut is told as cut, to the model and in the error', async () => {
    const cut = {
      status: 200,
      body: JSON.stringify({ choices: [{ finish_reason: 'length', message: { content: 'Let me th' } }] }),
    };
    const { calls, player } = await model([cut, cut, cut], { maxTokens: 64 });
    const error = await player(observationOf()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: expect.stringMatching(/cut at max_tokens \(64\)\. --max-tokens allows longer replies/),
      model: { refused: [{ text: 'Let me th', cut: true }, { cut: true }, { cut: true }] },
    });
    expect(textOf(calls[1]!)).toContain('was cut before it was complete');
  });
});

describe('a reply', () => {
  it('is read whatever stands around it, the last action counts', () => {
    expect(
      parse(
        'Let me see {not json}. ```json\n{"thought": "a } brace", "action": {"type": "key", "key": "back"}}\n``` done',
      ),
    ).toEqual({ type: 'key', key: 'back' });
    expect(
      parse('{"action":{"type":"done"}} no, rather {"thought":"x","action":{"type":"wait","ms":5}}'),
    ).toEqual({ type: 'wait', ms: 5 });
    expect(parse('{"type":"answer","fields":{"a":{"type":"tap"}}}')).toEqual({
      type: 'answer',
      fields: { a: { type: 'tap' } },
    });
  });
  it('is refused with its reason', () => {
    for (const [reply, why] of [
      ['', 'no JSON'],
      ['[1]', 'no JSON'],
      ['{"action":{"type":"fly"}}', 'no action "fly"'],
      ['{"action":{"type":"__proto__"}}', 'no action'],
      ['{"action":{"type":"wait","ms":-1}}', 'wait:'],
      ['{"action":{"type":"tap","element":1,"hard":true}}', 'tap:'],
    ] as const)
      expect(() => parse(reply)).toThrow(why);
  });
  it('of any kind gives an action or a reason, never anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.tuple(fc.string(), fc.json(), fc.string()).map(p => p.join('')),
        ),
        reply => {
          try {
            expect(parse(reply)).toHaveProperty('type');
          } catch (error) {
            expect((error as Error).constructor.name).toBe('NoAction');
          }
        },
      ),
    );
  });
});

describe('a codec', () => {
  const sheet = { title: 'T', fields: { count: { label: 'How many', type: 'number' as const } } };
  it('may answer and end in one reply: two moves, and one call', async () => {
    const { calls, player } = await model(['<answer>finish(message="12")</answer>'], {
      codec: codecs['autoglm'],
      answerSheet: sheet,
    });
    expect((await player(observationOf())).action).toEqual({ type: 'answer', fields: { count: '12' } });
    expect((await player(observationOf(1))).action).toEqual({ type: 'done' });
    expect(calls.length).toBe(1);
  });
  it('says whether a reply had the demanded form: at once, and all of it', async () => {
    const call =
      '<tool_call>{"name": "mobile_use", "arguments": {"action": "system_button", "button": "Back"}}</tool_call>';
    const full = `<think>Back.</think><action>Go back.</action>${call}`;
    const { player } = await model([full, call, 'no', full], { codec: codecs['mobile-r1'] });
    const formed = [];
    for (let n = 0; n < 3; n++) formed.push((await player(observationOf(n))).format);
    // The second has its action alone, the third had to be asked for twice.
    expect(formed).toEqual([{ ok: true }, { ok: false }, { ok: false }]);
  });
  it('is asked again where its answer was refused', async () => {
    const { calls, player } = await model(['finish(message="12")', 'finish(message="impossible")'], {
      codec: codecs['autoglm'],
      answerSheet: sheet,
    });
    await player(observationOf());
    expect(
      (await player(observationOf(1, { lastError: { code: 'X', message: 'No sheet' } }))).action,
    ).toEqual({
      type: 'impossible',
    });
    expect(calls.length).toBe(2);
  });
  it('says how many earlier pictures it is shown, and how small', async () => {
    const grey = (width: number) => PNG.sync.write(new PNG({ width, height: 2 })).toString('base64');
    const { calls, player } = await model(
      Array.from({ length: 7 }, () => 'B'),
      { codec: codecs['small-controller'] },
    );
    for (let n = 0; n < 7; n++)
      await player(
        observationOf(n, { screenshot: { mime: 'image/png', width: 464, height: 2, base64: grey(464) } }),
      );
    const widths = picturesOf(calls[6]!).map(
      url => PNG.sync.read(Buffer.from(url.split(',')[1]!, 'base64')).width,
    );
    expect(widths).toEqual([232, 232, 232, 232, 464]);
  });
  it('may have its labels shuffled: what is told and what is read agree', async () => {
    const rows = Array.from({ length: 9 }, (_, index) => ({
      ...observationOf().elements![0]!,
      index,
      id: `row${index}`,
      name: `Row ${index}`,
    }));
    const { calls, player } = await model(['T 1', 'T 1'], {
      codec: codecs['small-controller'],
      shuffle: true,
    });
    const tapped = [];
    for (let n = 0; n < 2; n++) tapped.push((await player(observationOf(n, { elements: rows }))).action);
    const promptOf = calls.map(
      call => /^1 switch "Row (\d)"/m.exec(textOf({ ...call, messages: call.messages.slice(-1) }))![1],
    );
    expect(tapped).toEqual(promptOf.map(n => ({ type: 'tap', element: `row${n}` })));
  });
});

it('a long screen is cut, and says so', () => {
  const [one] = observationOf().elements!;
  const { list } = promptOf(
    { ...observationOf(), elements: Array.from({ length: 400 }, (_, index) => ({ ...one!, index })) },
    3,
  );
  expect(list.split('\n').at(-1)).toBe('and 250 more');
});
