import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServing } from '../cli/served-process.ts';
import { openTracing } from '../cli/tracing.ts';
import { TestCells } from '../server/testing/cells.ts';
import { Collector, type Collected } from '../server/testing/collector.ts';
import { rule } from '../server/testing/fake.ts';
import { Live } from '../server/testing/live.ts';
import { startTracing, type Tracing } from '../server/tracing/start.ts';

const CALLER = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const create = rule('notes', 'create', { kind: 'plain' });
const BLIND = { screenshot: false, elements: false };

let collector: Collector;
beforeAll(async () => {
  collector = await Collector.start();
});
afterAll(() => collector.close());

describe('without an endpoint', () => {
  it.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_EXPORTER: 'none' },
  ])('there is no tracing: %j', async env => {
    expect(await startTracing('tapworld', undefined, env)).toBeUndefined();
  });

  it('an endpoint that is no URL is refused with the variable’s name', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318');
    await expect(openTracing('tapworld')).rejects.toMatchObject({
      code: 'USAGE',
      message: expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT'),
    });
    vi.unstubAllEnvs();
  });
});

describe('with one', () => {
  let cells: TestCells;
  let url: string;
  let tracing: Tracing;
  beforeAll(async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
    tracing = (await startTracing('tapworld', 'left'))!;
    cells = new TestCells();
    await cells.start('left');
    url = await cells.open();
  });
  afterAll(async () => {
    await cells.close();
    await tracing.close();
    vi.unstubAllEnvs();
  });

  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as any };
  };
  /** A span by name with a parent, once it is there. */
  const childOf = async ({ spanId, traceId }: Pick<Collected, 'spanId' | 'traceId'>, name: string) => {
    const find = () => collector.named(name).find(span => span.parent === spanId && span.traceId === traceId);
    await expect.poll(find, { message: `${name} below ${spanId}` }).toBeDefined();
    return find()!;
  };

  it('a step is one trace, from the caller through the gateway and the cell to the renderer', async () => {
    const { body } = await post('/v1/phones', {});
    const traceparent = `00-${CALLER.trace}-${CALLER.span}-01`;
    const { status } = await post(
      `/v1/phones/${body.id}/step?key=secret`,
      { action: create },
      { traceparent },
    );
    expect(status).toBe(200);
    const atGateway = await childOf({ traceId: CALLER.trace, spanId: CALLER.span }, 'POST /*');
    const atCell = await childOf(atGateway, 'POST /v1/phones/:id/step');
    expect(atCell.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/v1/phones/:id/step',
      'url.path': `/v1/phones/${body.id}/step`,
      'http.response.status_code': 200,
    });
    expect(JSON.stringify(collector.spans)).not.toContain('secret');
    const step = await childOf(atCell, 'step');
    expect(step.attributes).toMatchObject({ 'tapworld.phone': body.id, 'tapworld.cached': false });
    expect(step).toMatchObject({ service: 'tapworld', instance: 'left' });
    await childOf(step, 'wait for a renderer');
    const draw = await childOf(step, 'draw');
    await childOf(draw, 'run on the page');
    await childOf(draw, 'picture');
  });

  it('a step that is refused says why', async () => {
    const { body } = await post('/v1/phones', {});
    const traceparent = `00-${CALLER.trace}-00f067aa0ba902b7-01`;
    const { status } = await post(
      `/v1/phones/${body.id}/step`,
      { action: { type: 'fly', secret: 'sesame' } },
      { traceparent },
    );
    expect(status).toBe(422);
    const atGateway = await childOf({ traceId: CALLER.trace, spanId: '00f067aa0ba902b7' }, 'POST /*');
    const atCell = await childOf(atGateway, 'POST /v1/phones/:id/step');
    // What the caller did wrong is no failure of the server.
    expect(atCell.isError).toBe(false);
    const step = await childOf(atCell, 'step');
    expect(step).toMatchObject({ isError: true, attributes: { 'error.type': 'INVALID_ACTION' } });
    const odd = await post(`/v1/phones/${body.id}/step`, { action: { type: { toString: 1, valueOf: 1 } } });
    expect(odd.body.error.code).toBe('INVALID_ACTION');
  });

  it('an episode’s step has its judge', async () => {
    const { body } = await post('/v1/episodes', { task: 'notes/create-note', seed: 3, observe: BLIND });
    const traceparent = `00-${CALLER.trace}-53995c3f42cd8ad8-01`;
    const authorization = `Bearer ${body.token}`;
    const step = { action: create, observe: BLIND };
    await post(`/v1/episodes/${body.id}/step`, step, { traceparent, authorization });
    const atGateway = await childOf({ traceId: CALLER.trace, spanId: '53995c3f42cd8ad8' }, 'POST /*');
    const atCell = await childOf(atGateway, 'POST /v1/episodes/:id/step');
    await childOf(atCell, 'judge');
  });

  it('a message of a socket is a trace of its own', async () => {
    const { body } = await post('/v1/phones', {});
    const client = new Live(`${url.replace('http', 'ws')}/v1/phones/${body.id}/live`);
    expect((await client.next()).type).toBe('phone');
    client.send('no JSON');
    expect((await client.next()).type).toBe('error');
    await expect.poll(() => collector.named('socket message').length).toBeGreaterThan(0);
    const [message] = collector.named('socket message');
    expect(message).toMatchObject({ parent: '', isError: true });
    client.socket.close();
    await client.closed;
    await post('/v1/phones', {});
    await expect.poll(() => collector.named('POST /v1/phones').length).toBeGreaterThan(0);
    expect(collector.spans.filter(span => String(span.attributes['url.path']).endsWith('/live'))).toEqual([]);
    expect(JSON.stringify(collector.spans)).not.toContain('no JSON');
  });

  it('calls that only look after the server have none', async () => {
    const paths = ['/health', '/ready', '/metrics'];
    for (const path of paths) await fetch(url + path);
    await post('/v1/phones', {});
    const names = collector.spans.map(span => String(span.attributes['url.path']));
    expect(names).toContain('/v1/phones');
    for (const path of paths) expect(names).not.toContain(path);
  });
});

it('a server that is stopped sends the last of its spans', async () => {
  const { child, url } = await startServing(
    ['serve', '--renderers', '1', '--cell', 'west', '--store', 'memory:'],
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'phones',
      OTEL_BSP_SCHEDULE_DELAY: '60000',
      TAPWORLD_CHROMIUM: '/nowhere',
    },
  );
  child.stdout!.resume();
  await fetch(`${url}/v1/phones`, { method: 'POST' });
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  const made = collector.named('POST /v1/phones').filter(({ service }) => service === 'phones');
  expect(made).toMatchObject([
    { parent: '', instance: 'west', attributes: { 'http.response.status_code': 201 } },
  ]);
});
