import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../start.ts';
import { Fixture } from '../testing/fake.ts';

let server: RunningServer;
let f: Fixture;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 2, browsers: 1, stepCacheMb: 0 });
  f = new Fixture(server, undefined as never);
}, 60_000);
afterAll(() => server?.close());

/** Has every page that there is throw at each touch, as a rule that throws in an event's handler does. */
async function breakPages(): Promise<void> {
  await server.pool.warm();
  const expression = `for (const type of ['pointerdown', 'pointerup', 'click'])
    addEventListener(type, () => { throw new TypeError('a rule is broken') }, { capture: true })`;
  await Promise.all(
    ['a', 'b'].map(affinity =>
      server.pool.run({ affinity }, renderer => renderer.send('Runtime.evaluate', { expression })),
    ),
  );
}

it('what an app throws on a page is APP_CRASHED with its message, and the phone and the server go on', async () => {
  const phone = await f.phone({ seed: 7 });
  await f.step(phone, { type: 'open_app', app: 'notes' });
  const before = await f.hashOf(phone);
  await breakPages();
  const tap = { type: 'tap', x: 540, y: 600 };
  const { status, body } = await f.step(phone, tap, { screenshot: false });
  expect([status, body.error?.code]).toEqual([500, 'APP_CRASHED']);
  expect(body.error.message).toContain('TypeError: a rule is broken');
  expect(await f.hashOf(phone)).toBe(before);
  expect(server.pool.stats()).toMatchObject({ retries: 1, lost: 0 });
  // The pages that threw are closed; new ones are well.
  expect((await f.step(phone, tap)).status).toBe(200);
}, 60_000);
