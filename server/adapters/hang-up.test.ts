import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fixture, type Fixture } from '../testing/fake.ts';

let f: Fixture;
afterEach(() => f.close());

const click = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'mobile_launch_app', arguments: { packageName: 'notes' } },
};

it.each([
  ['MCP', '/mcp', click],
  ['AndroidWorld', '/android-world/execute_action', { action_type: 'navigate_home' }],
])('a caller of %s that hangs up cancels its step before it is committed', async (_, path, body) => {
  f = await fixture({ stepCacheBytes: 0 });
  await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = f.app.fastify.server.address() as AddressInfo;
  await f.post('/android-world/task/initialize?task_type=SystemWifiTurnOff&task_idx=0', {});
  const [episode] = f.app.context.episodes.list();
  const before = episode!.phone.stateHash;
  let open = () => {};
  f.pool.gate = new Promise(resolve => {
    open = resolve;
  });
  const call = request({
    port,
    path: path === '/mcp' ? `/mcp?episode=${episode!.id}` : path,
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  call.on('error', () => {});
  call.end(JSON.stringify(body));
  const { inFlight } = f.app.context;
  await expect.poll(() => f.pool.calls.length, { interval: 1 }).toBeGreaterThan(0);
  const closed = new Promise(resolve => {
    call.once('close', resolve);
  });
  call.destroy();
  await closed;
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      f.app.fastify.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  await expect.poll(connections, { interval: 1 }).toBe(0);
  open();
  await expect.poll(() => inFlight.open, { interval: 1 }).toBe(0);
  await episode!.phone.exclusive(() => {});
  expect([episode!.steps, episode!.outcome, episode!.phone.stateHash]).toEqual([0, undefined, before]);
});
