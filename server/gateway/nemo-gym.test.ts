import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestCells } from '../testing/cells.ts';
import { GatewayClient } from '../testing/gateway-client.ts';

const ROW = { task_id: 'notes/create-note', seed: 3 };
const BACK = '/mobile_press_button';
let cells: TestCells;
let url: string;
let agent: GatewayClient;

beforeEach(async () => {
  cells = new TestCells();
  await cells.start('left');
  await cells.start('right');
  url = await cells.open();
  agent = new GatewayClient(url);
});
afterEach(() => cells.close());

const seed = (name: string, client = agent) => client.post('/seed_session', { ...ROW, session_id: name });
const press = (client = agent) => client.post(BACK, { button: 'BACK' });
const cellOf = (phone: string) => phone.split('.')[0]!;
const sizes = () => [...cells.cells.values()].map(({ f }) => f.app.context.phones.size);
const stepsOf = (phone: string) => agent.call('GET', `/v1/phones/${phone}`).then(({ body }) => body.steps);

/** A call of a tool by MCP, with the headers that /seed_session gave. */
const tool = (headers: Record<string, string>, name: string, args: object = {}) =>
  new GatewayClient(url).post(
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    headers,
  );

it('all calls of a session reach the cell that has it, by the cookie and by the token', async () => {
  for (const name of ['one', 'two', 'three', 'four']) {
    const client = new GatewayClient(url);
    const { status, body } = await seed(name, client);
    expect([status, body.session_id]).toEqual([200, name]);
    expect((await press(client)).body.output).toMatch(/BACK/i);
    const byToken = await tool(body.mcp.headers, 'mobile_press_button', { button: 'HOME' });
    expect(byToken.body.result.isError).toBeUndefined();
    expect(await stepsOf(body.phone)).toBe(2);
    const verified = await client.post('/verify', { ...ROW, responses_create_params: {} });
    expect(verified.body).toMatchObject({ mask_sample: false, steps: 3 });
  }
  expect(sizes().reduce((a, b) => a + b)).toBe(4);
});

it('a session is opened once by its name, with no cookie and with that of another one', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six'];
  const first = [];
  for (const name of names) first.push((await seed(name, new GatewayClient(url))).body);
  for (const [i, name] of names.entries()) {
    expect((await seed(name, new GatewayClient(url))).body).toEqual(first[i]);
    expect((await seed(name)).body).toEqual(first[i]);
    const closed = await new GatewayClient(url).post('/close_session', { session_id: name });
    expect(closed.body).toEqual({ session_id: name, status: 'closed' });
  }
  expect(sizes()).toEqual([0, 0]);
});

it('a session goes on after the death of its cell, by the cookie, with what its steps have earned', async () => {
  const { phone } = (await seed('one')).body;
  await press();
  await cells.crash(cellOf(phone));
  expect((await agent.until(press)).status).toBe(200);
  expect(await stepsOf(phone)).toBe(2);
  const verified = await agent.post('/verify', ROW);
  expect(verified.body).toMatchObject({ mask_sample: false, steps: 3, reward: expect.any(Number) });
  const closed = await agent.post('/close_session', {});
  expect(closed.body).toEqual({ session_id: 'one', status: 'closed' });
  expect(sizes()).toEqual([0]);
});

it('a session goes on after the death of its cell, by the token alone', async () => {
  const { phone, mcp } = (await seed('one')).body;
  await cells.crash(cellOf(phone));
  const press = () => tool(mcp.headers, 'mobile_press_button', { button: 'HOME' });
  expect((await agent.until(press)).body.result.isError).toBeUndefined();
  expect(await stepsOf(phone)).toBe(1);
});

it('a session that was seeded on a dead cell is the same when its row is sent again', async () => {
  const { phone } = (await seed('one')).body;
  await cells.crash(cellOf(phone));
  const again = await agent.until(() => seed('one', new GatewayClient(url)));
  expect(again.body.phone).toBe(phone);
  expect(sizes()).toEqual([1]);
});

it('a session whose cell cannot reach the store is not told to be closed', async () => {
  for (const [name, { f }] of cells.cells) {
    cells.cut(name);
    const { status, body } = await f.post('/close_session', { session_id: 'elsewhere' });
    expect([status, body.error?.code]).toEqual([503, 'STORE_UNAVAILABLE']);
  }
});
