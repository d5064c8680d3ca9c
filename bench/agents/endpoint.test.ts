import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ModelCall } from './agent.ts';
import { messageIn } from './endpoint-failure.ts';
import { connect, EndpointError, type EndpointOptions } from './endpoint.ts';

type Answer = { status?: number; body: unknown };
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

const answer = (text = 'yes', finish = 'stop') => ({
  body: { choices: [{ finish_reason: finish, message: { content: text } }], usage: { prompt_tokens: 5 } },
});
const spent = (): ModelCall => ({
  text: '',
  calls: 0,
  promptTokens: 0,
  completionTokens: 0,
  ms: 0,
  cost: null,
});

/** An endpoint with these answers in turn, the last of them for ever, and the bodies that it got. */
async function endpoint(answers: readonly Answer[], options: Partial<EndpointOptions> = {}) {
  const bodies: Record<string, unknown>[] = [];
  const waits: number[] = [];
  server = createServer((req, res) => {
    let text = '';
    req.on('data', chunk => {
      text += String(chunk);
    });
    req.on('end', () => {
      bodies.push(JSON.parse(text) as Record<string, unknown>);
      const { status = 200, body } = answers[Math.min(bodies.length, answers.length) - 1]!;
      res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>(done => {
    server!.listen(0, '127.0.0.1', done);
  });
  const callModel = connect({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    model: 'm',
    wait: async ms => {
      waits.push(ms);
    },
    ...options,
  });
  return {
    bodies,
    waits,
    ask: (used = spent(), signal?: AbortSignal) => callModel({ messages: [], screen: null }, used, signal),
  };
}
const failure = (callModel: () => Promise<unknown>) =>
  callModel().then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error as EndpointError,
  );

describe('the first call checks the set-up', () => {
  it.each([
    [401, 'Set OPENAI_API_KEY'],
    [403, 'may not use this model'],
    [404, 'Check --model'],
    [400, '--set KEY=null'],
  ])('%i stops the run with the endpoint’s message and what to do', async (status, remedy) => {
    const { ask: callModel, bodies } = await endpoint([
      { status, body: { error: { message: 'not like this' } } },
    ]);
    const error = await failure(callModel);
    expect(error).toMatchObject({ code: 'ENDPOINT_FAILED', stopsRun: true });
    expect(error.message).toContain(`answered ${status}: not like this (http`);
    expect([error.message.includes(remedy), bodies.length]).toEqual([true, 1]);
  });

  it('a refused connection and an unknown host name their cause, and are not tried again', async () => {
    const free = createServer();
    await new Promise<void>(done => {
      free.listen(0, '127.0.0.1', done);
    });
    const { port } = free.address() as AddressInfo;
    await new Promise(done => {
      free.close(done);
    });
    for (const [url, cause] of [
      [`http://127.0.0.1:${port}/v1`, /ECONNREFUSED.*Nothing listens there/],
      ['http://127.0.0.1:9/v1', /bad port/],
      ['http://no-such-host.invalid/v1', /(ENOTFOUND|EAI_AGAIN).*check --url/],
    ] as const) {
      const { ask: callModel, waits } = await endpoint([], { url });
      const error = await failure(callModel);
      expect(error.message).toMatch(cause);
      expect([error.stopsRun, waits]).toEqual([true, []]);
      server!.close();
    }
  });

  it('calls that come meanwhile wait for it: one call is made, and all fail or go on', async () => {
    const refusing = await endpoint([{ status: 401, body: 'no' }]);
    const errors = await Promise.all([1, 2, 3].map(() => failure(refusing.ask)));
    expect([errors.map(e => e.stopsRun), refusing.bodies.length]).toEqual([[true, true, true], 1]);
    server!.close();
    const answering = await endpoint([answer()]);
    expect(await Promise.all([1, 2, 3].map(() => answering.ask()))).toEqual(
      [1, 2, 3].map(() => ({ text: 'yes' })),
    );
    expect(answering.bodies).toHaveLength(3);
  });

  it('can be made again after a failure', async () => {
    const { ask: callModel } = await endpoint([{ status: 401, body: 'no' }, answer()]);
    await failure(callModel);
    expect(await callModel()).toEqual({ text: 'yes' });
  });
});

it('once it has answered, a server that restarts is waited for, and a single bad call stops nothing', async () => {
  const { ask: callModel, waits } = await endpoint([answer(), { status: 400, body: 'too long' }, answer()]);
  await callModel();
  expect((await failure(callModel)).stopsRun).toBe(false);
  await callModel();
  server!.close();
  server!.closeAllConnections();
  const error = await failure(callModel);
  expect([error.stopsRun, waits.length]).toEqual([true, 5]);
});

it('a signal ends a call and its waits', async () => {
  const stopping = new AbortController();
  const { ask: callModel, bodies } = await endpoint([{ status: 503, body: 'busy' }], {
    wait: async () => stopping.abort(),
  });
  await expect(callModel(spent(), stopping.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(bodies).toHaveLength(1);
});

describe('the body', () => {
  it('has no temperature and no effort unless they are given', async () => {
    const { ask: callModel, bodies } = await endpoint([answer()]);
    await callModel();
    expect(bodies[0]).toEqual({ model: 'm', messages: [], max_tokens: 4_096 });
  });
  it('has what is given, and further keys go before the agent’s own', async () => {
    const { ask: callModel, bodies } = await endpoint([answer()], {
      temperature: 0,
      maxTokens: 9,
      reasoningEffort: 'low',
      extra: { top_p: 0.5, temperature: 1, chat_template_kwargs: { enable_thinking: false } },
    });
    await callModel();
    expect(bodies[0]).toEqual({
      model: 'm',
      messages: [],
      temperature: 1,
      max_tokens: 9,
      reasoning_effort: 'low',
      top_p: 0.5,
      chat_template_kwargs: { enable_thinking: false },
    });
  });
  it('leaves out a key that is null', async () => {
    const { ask: callModel, bodies } = await endpoint([answer()], { extra: { max_tokens: null } });
    await callModel();
    expect(bodies[0]).toEqual({ model: 'm', messages: [] });
  });
  it('has max_completion_tokens where the endpoint asks for it, from then on', async () => {
    const refusal = {
      error: { message: 'max_tokens is not supported with this model. Use max_completion_tokens instead.' },
    };
    const { ask: callModel, bodies } = await endpoint([{ status: 400, body: refusal }, answer()], {
      maxTokens: 50,
    });
    await callModel();
    await callModel();
    expect(bodies.map(b => [b['max_tokens'], b['max_completion_tokens']])).toEqual([
      [50, undefined],
      [undefined, 50],
      [undefined, 50],
    ]);
  });
});

it('a reply that was cut says at how many tokens', async () => {
  const { ask: callModel } = await endpoint([answer('', 'length')], { maxTokens: 16 });
  expect(await callModel()).toEqual({ text: '', cutAt: 16 });
});

it('a key that the endpoint repeats is not in the message', async () => {
  const { ask: callModel } = await endpoint([{ status: 401, body: 'wrong key: sk-secret' }], {
    key: 'sk-secret',
  });
  expect((await failure(callModel)).message).toContain('wrong key: ***');
});

it('reads the message out of the forms that endpoints use', () => {
  for (const body of ['{"error":{"message":"m"}}', '{"error":"m"}', '{"message":"m"}', '{"detail":"m"}', 'm'])
    expect(messageIn(body)).toBe('m');
  expect(messageIn('null')).toBe('null');
});
