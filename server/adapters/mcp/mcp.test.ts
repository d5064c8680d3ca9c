// Over 300 lines: one conversation for each kind of MCP client.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { fixture, type Fixture } from '../../testing/fake.ts';
import { Live } from '../../testing/live.ts';

const OPERATOR = { authorization: 'Bearer secret' };
let f: Fixture;
let base: string;
let clients: Client[];
const open = async (options: Partial<AppOptions> = {}) => {
  f = await fixture({ stepCacheBytes: 0, ...options });
  clients = [];
  await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(f.app.fastify.server.address() as AddressInfo).port}`;
};
afterEach(async () => {
  await Promise.all(clients.map(client => client.close()));
  await f.close();
});

/** The SDK's own client over HTTP. */
async function connect(query = '', headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${base}/mcp${query}`), {
      requestInit: { headers },
    }) as Transport,
  );
  clients.push(client);
  return client;
}
const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);
/** What a tool says; `!` before what it refuses. */
const call = async (client: Client, name: string, args: object = {}) => {
  const { content, isError } = (await client.callTool({ name, arguments: { ...args } })) as {
    content: { type: string; text?: string; data?: string; mimeType?: string }[];
    isError?: boolean;
  };
  return (
    (isError ? '!' : '') +
    content.map(part => part.text ?? `${part.mimeType} ${part.data!.length > 0}`).join('\n')
  );
};
const start = async (options: object = {}, headers?: Record<string, string>) =>
  (
    await f.post(
      '/v1/episodes',
      { task: 'notes/create-note', seed: 3, observe: { screenshot: false, elements: false }, ...options },
      headers,
    )
  ).body as { id: string; phone: string; token: string; goal: string };

it('an agent with its episode’s token has the tools of phone servers, and its calls are steps of the episode', async () => {
  await open({ token: 'secret' });
  const { id, phone, token, goal } = await start({}, OPERATOR);
  const episode = f.app.context.episodes.get(id);
  const agent = await connect('', { authorization: `Bearer ${token}` });
  expect(agent.getInstructions()).toContain(goal);
  const all = await names(agent);
  expect(all).toEqual(
    expect.arrayContaining([
      'mobile_list_available_devices',
      'mobile_list_apps',
      'mobile_get_foreground_app',
      'mobile_launch_app',
      'mobile_get_screen_size',
      'mobile_click_on_screen_at_coordinates',
      'mobile_double_tap_on_screen',
      'mobile_long_press_on_screen_at_coordinates',
      'mobile_list_elements_on_screen',
      'mobile_take_screenshot',
      'mobile_press_button',
      'mobile_open_url',
      'mobile_swipe_on_screen',
      'mobile_type_keys',
      'mobile_get_orientation',
      'mobile_set_orientation',
      'answer',
      'ask_user',
      'done',
      'impossible',
    ]),
  );
  expect(all.filter(name => /reset|state/.test(name))).toEqual([]);

  expect(await call(agent, 'mobile_list_available_devices')).toBe(`${phone} (Android, 1080x2400)`);
  expect(await call(agent, 'mobile_list_apps')).toContain('(app.tapworld.notes)');
  expect(await call(agent, 'mobile_get_screen_size')).toBe('The screen is 1080x2400 pixels.');
  expect(await call(agent, 'mobile_get_orientation')).toBe('The screen is in portrait.');
  expect(await call(agent, 'mobile_get_foreground_app')).toContain('launcher');
  expect(await call(agent, 'mobile_take_screenshot')).toBe('image/jpeg true');
  expect(await call(agent, 'mobile_take_screenshot', { maxSize: 800 })).toContain(
    'multiply places in the picture by 3',
  );
  expect(episode.steps).toBe(0);

  expect(await call(agent, 'mobile_launch_app', { packageName: 'notes' })).toBe('Opened notes.');
  expect(await call(agent, 'mobile_get_foreground_app')).toContain('app.tapworld.notes');
  const [note] = JSON.parse(await call(agent, 'mobile_list_elements_on_screen', { format: 'json' })) as {
    ref: string;
    text: string;
    coordinates: object;
  }[];
  expect(note).toMatchObject({ text: expect.any(String), coordinates: { x: 0, y: 0, width: 10, height: 1 } });
  expect(await call(agent, 'mobile_list_elements_on_screen')).toContain(
    `ref=${JSON.stringify(note!.ref)} Button`,
  );
  expect(
    await call(agent, 'mobile_click_on_screen_at_coordinates', {
      ref: JSON.stringify(['notes', 'create', { kind: 'plain' }]),
    }),
  ).toContain('Clicked');
  expect(episode.steps).toBe(2);
  // A miss is a step, and says so; a call that cannot be read is none.
  expect(await call(agent, 'mobile_click_on_screen_at_coordinates', { x: '10', y: '20' })).toBe(
    '!NOTHING_HERE: nothing',
  );
  expect(episode.steps).toBe(3);
  expect(await call(agent, 'mobile_click_on_screen_at_coordinates', { x: 5_000, y: 1 })).toContain(
    '!INVALID_ACTION',
  );
  expect(await call(agent, 'mobile_click_on_screen_at_coordinates')).toContain('!Give x and y');
  expect(await call(agent, 'mobile_type_keys', {})).toContain('!The arguments do not fit');
  expect(await call(agent, 'mobile_press_button', { button: 'TURBO' })).toContain('!No button TURBO');
  expect(await call(agent, 'mobile_get_screen_size', { device: 'phone-99' })).toContain(
    '!This connection is to',
  );
  expect(await call(agent, 'reset')).toBe('!There is no tool reset.');
  expect(episode.steps).toBe(3);
  expect(await call(agent, 'mobile_press_button', { button: 'BACK' })).toBe('Pressed BACK.');
  expect(await call(agent, 'mobile_swipe_on_screen', { direction: 'up' })).toBe('Swiped up.');
  expect(f.pool.calls.findLast(sent => sent.actions?.length)!.actions).toEqual([
    { type: 'swipe', from: [540, 1_200], to: [540, 480] },
  ]);
  expect(await call(agent, 'mobile_set_orientation', { orientation: 'landscape' })).toMatch(
    /landscape|auto-rotate is off/,
  );
  expect(await call(agent, 'mobile_open_url', { url: 'tel:5550100' })).toBe('Opened tel:5550100.');
  expect(await call(agent, 'mobile_open_url', { url: 'nobody-knows:this' })).toContain('!No app');
  expect(await call(agent, 'mobile_open_url', { url: 'sms:+1?body=%' })).toBe('Opened sms:+1?body=%.');
  expect(await call(agent, 'wait', { ms: 5_000 })).toBe('Waited 5000 ms.');
  expect(await call(agent, 'ask_user', { question: 'Which?' })).toContain('The user says: ');
  expect([episode.steps, episode.conversation.messages.length]).toEqual([10, 2]);
  expect(await call(agent, 'impossible', { reason: 'no' })).toBe(
    'Declared impossible. The episode has ended.',
  );
  expect(episode.outcome).toBe('failure');
  expect(await call(agent, 'mobile_press_button', { button: 'HOME' })).toContain('!EPISODE_ENDED');
  expect(await call(agent, 'mobile_open_url', { url: 'tel:5550100' })).toContain('!EPISODE_ENDED');

  const other = await start({}, OPERATOR);
  await expect(connect(`?phone=${other.phone}`, { authorization: `Bearer ${token}` })).rejects.toThrow(
    'FORBIDDEN',
  );
  await expect(connect('')).rejects.toThrow('UNAUTHORIZED');
});

it('the operator names a phone or an episode by query, by header, or in each call', async () => {
  await open();
  const bare = (await f.post('/v1/phones', {})).body.id as string;
  const { id, phone } = await start();
  for (const client of [await connect(`?phone=${bare}`), await connect('', { 'x-tapworld-phone': bare })]) {
    expect(await names(client)).not.toContain('done');
    expect(await call(client, 'mobile_launch_app', { packageName: 'notes' })).toBe('Opened notes.');
    expect(await call(client, 'done')).toBe('!This phone has no task.');
  }
  expect(f.app.context.phones.get(bare).steps).toBe(2);
  for (const client of [
    await connect(`?episode=${id}`),
    await connect('', { 'x-tapworld-episode': id }),
    await connect(`?phone=${phone}`),
  ]) {
    expect(await names(client)).toContain('done');
    await call(client, 'mobile_launch_app', { packageName: 'notes' });
  }
  const any = await connect();
  expect(await call(any, 'mobile_list_available_devices')).toBe(
    `${bare} (Android, 1080x2400)\n${phone} (Android, 1080x2400)`,
  );
  expect(await call(any, 'mobile_launch_app', { packageName: 'notes', device: phone })).toBe('Opened notes.');
  expect(f.app.context.episodes.get(id).steps).toBe(4);
  expect(await call(any, 'mobile_launch_app', { packageName: 'notes' })).toContain('!Say which phone');
  expect(await call(any, 'mobile_get_screen_size', { device: 'none' })).toContain('!PHONE_NOT_FOUND');
  await expect(connect('?phone=none')).rejects.toThrow('PHONE_NOT_FOUND');
  expect((await f.get('/mcp')).status).toBe(405);
  // What the server could not do is an error of the call, and no word of the phone’s.
  f.pool.faults = ['lost', 'lost'];
  await expect(
    any.callTool({ name: 'mobile_launch_app', arguments: { packageName: 'notes', device: bare } }),
  ).rejects.toThrow('No renderer');
});

it('the description of the answer tool lists the fields of the sheet', async () => {
  await open();
  const task = f.app.context.episodes.tasks.list().find(t => t.spec.answer)!;
  const { id } = await start({ task: task.id });
  const client = await connect(`?episode=${id}`);
  const { fields } = f.app.context.episodes.get(id).instance.answerSheet!;
  const { tools } = await client.listTools();
  expect(tools.find(tool => tool.name === 'answer')!.description).toContain(Object.values(fields)[0]!.label);
  expect(await call(client, 'answer', { fields: { none: 1 } })).toMatch(/^!/);
});

it('OpenEnv’s socket accepts the same messages, and malformed calls cost a step there', async () => {
  await open();
  const socket = new Live(`${base.replace('http', 'ws')}/ws`);
  await new Promise(resolve => socket.socket.once('open', resolve));
  const request = async (type: string, data: object) => {
    socket.send({ type, data });
    return (await socket.next()).data;
  };
  const rpc = (method: string, params: object = {}) =>
    request('mcp', { jsonrpc: '2.0', id: 7, method, params });
  expect((await rpc('tools/list')).result.tools.map((t: { name: string }) => t.name)).toContain(
    'mobile_launch_app',
  );
  expect(
    (await rpc('tools/call', { name: 'mobile_launch_app', arguments: { packageName: 'notes' } })).result,
  ).toMatchObject({ isError: true });
  await request('reset', {
    task_id: 'notes/create-note',
    budget: 7,
    observe: { screenshot: false, elements: false },
  });
  expect(
    await rpc('tools/call', { name: 'mobile_launch_app', arguments: { packageName: 'notes' } }),
  ).toMatchObject({ jsonrpc: '2.0', id: 7, result: { content: [{ text: 'Opened notes.' }] } });
  expect(
    (await rpc('tools/call', { name: 'mobile_type_keys', arguments: { words: 1 } })).result.isError,
  ).toBe(true);
  expect(
    (
      await rpc('tools/call', {
        name: 'mobile_click_on_screen_at_coordinates',
        arguments: { x: 9_999, y: 1 },
      })
    ).result,
  ).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('outside the screen') }] });
  for (const [name, args] of [
    ['mobile_press_button', { button: 'TURBO' }],
    ['reset', {}],
    ['mobile_get_orientation', {}],
    ['mobile_list_apps', { device: 'none' }],
    ['mobile_click_on_screen_at_coordinates', { x: 9, y: 9 }],
  ] as const)
    await rpc('tools/call', { name, arguments: args });
  expect(await request('observe', {})).toMatchObject({
    done: false,
    observation: { steps: 6, info: { last_step: { step: 6 } } },
  });
  const deep = JSON.parse('['.repeat(100) + ']'.repeat(100)) as unknown;
  expect(
    (await rpc('tools/call', { name: 'answer', arguments: { fields: { a: deep } } })).result,
  ).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('nested deeper') }] });
  expect(await request('observe', {})).toMatchObject({
    done: true,
    observation: { steps: 7, outcome: 'truncated' },
  });
  await request('reset', { task_id: 'notes/create-note', observe: { screenshot: false, elements: false } });
  expect((await rpc('tools/call', { name: 'done' })).result.content[0].text).toBe(
    'Declared done. The episode has ended.',
  );
  expect(await request('observe', {})).toMatchObject({
    done: true,
    observation: { outcome: 'failure', info: { last_step: { reward: -0.5 } } },
  });
  await request('reset', { budget: 1, observe: { screenshot: false, elements: false } });
  expect((await request('step', { type: 'wait', ms: 1 })).done).toBe(true);
  const { state_hash: end } = await request('state', {});
  expect(
    (await rpc('tools/call', { name: 'mobile_open_url', arguments: { url: 'tel:5550100' } })).result,
  ).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('EPISODE_ENDED') }] });
  expect((await request('state', {})).state_hash).toBe(end);
  expect((await rpc('openenv/none')).error.code).toBe(-32601);
  expect((await request('mcp', { method: 'x' })).error.code).toBe(-32600);
  expect((await request('mcp', { jsonrpc: '2.0', method: 'notifications/initialized' })).result).toEqual({});
});

it('a tool that changes the phone without an action is one step, taken completely or not at all', async () => {
  await open();
  const { id, phone } = await start();
  const episode = f.app.context.episodes.get(id);
  const target = f.app.context.phones.get(phone);
  const changes: string[] = [];
  target.listeners.add({ onChange: ({ stateHash }) => changes.push(stateHash) });
  for (const query of [`?episode=${id}`, `?phone=${(await f.post('/v1/phones', {})).body.id}`]) {
    const client = await connect(query);
    expect(await call(client, 'mobile_open_url', { url: 'tel:5550100' })).toBe('Opened tel:5550100.');
    expect(await call(client, 'mobile_get_foreground_app')).toContain('app.tapworld.phone');
  }
  expect(changes).toEqual([target.stateHash]);
  expect([target.steps, episode.steps, episode.helped]).toEqual([1, 1, false]);
  const other = await f.phone();
  const before = await f.hashOf(other);
  const client = await connect(`?phone=${other.split('/').at(-1)}`);
  expect(await call(client, 'mobile_open_url', { url: 'nobody-knows:this' })).toContain('!No app');
  expect(await f.hashOf(other)).toBe(before);
});
