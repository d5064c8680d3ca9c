import { afterEach, describe, expect, it } from 'vitest';
import { Screenshot } from '../src/protocol/screenshot.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';
import { StepCache } from './phones/cache.ts';
import type { DrawnStep } from './phones/result.ts';
import { loadWorld } from './phones/world.ts';
import { RendererError } from './renderers/errors.ts';
import { toApiError } from './errors.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';

const create = rule('notes', 'create', { kind: 'plain' });
const open: Fixture[] = [];
const start = async (...args: Parameters<typeof fixture>) => {
  const f = await fixture(...args);
  open.push(f);
  return f;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map(f => f.close()));
});

const world: AnyPhone = (await loadWorld()).tree;
const PIXEL = { mime: 'image/png', width: 1, height: 1 };
const drawnStep = (text: string, picture?: string): DrawnStep => ({
  tree: world,
  operations: [],
  events: [],
  stateHash: text,
  observation: {
    foreground: { app: 'a', package: 'p', activity: 'x', route: '/' },
    keyboard: false,
    clock: 1,
    ...(picture ? { screenshot: new Screenshot(PIXEL, picture) } : {}),
  },
});

describe('the step cache', () => {
  it('gives what a renderer gave, byte for byte, without one', async () => {
    const f = await start();
    const [a, b] = [await f.phone({ seed: 7 }), await f.phone({ seed: 7 })];
    for (const action of [create, { type: 'tap', x: 1, y: 1 }, { type: 'wait', ms: 9 }]) {
      const first = await f.step(a, action);
      const drawn = f.pool.calls.length;
      const second = await f.step(b, action);
      expect(f.pool.calls.length).toBe(drawn);
      expect(second.text).toBe(first.text);
    }
    expect(await f.hashOf(a)).toBe(await f.hashOf(b));
    expect(f.app.context.stepper.cache).toMatchObject({ hits: 3, misses: 3 });
  });

  it('answers an observation of what a step has drawn, as a page would', async () => {
    const [f, plain] = [await start(), await start({ stepCacheBytes: 0 })];
    const seen = await Promise.all(
      [f, plain].map(async server => {
        const phone = await server.phone({ seed: 7 });
        await server.step(phone, { type: 'tap', x: 1, y: 1 });
        const drawn = server.pool.calls.length;
        const { body } = await server.post(`${phone}/observe`, {});
        return { body, draws: server.pool.calls.length - drawn };
      }),
    );
    expect(seen.map(({ draws }) => draws)).toEqual([0, 1]);
    expect(seen[0]!.body).toEqual(seen[1]!.body);
  });

  it('keeps no step that shows a live page: its state is a renderer’s, not the tree’s', () => {
    const cache = new StepCache(1 << 20);
    cache.put('live', { ...drawnStep('a'), live: true });
    cache.put('plain', drawnStep('a'));
    expect([cache.get('live', world), cache.get('plain', world)?.result.stateHash]).toEqual([undefined, 'a']);
  });

  it('tells apart the state, the action and what is observed, and not how they were written', async () => {
    const f = await start();
    const phones = await Promise.all([1, 2, 3, 4, 5].map(() => f.phone({ seed: 7 })));
    const other = await f.phone({ seed: 8 });
    await f.step(phones[0]!, create);
    await f.step(other, create);
    await f.step(phones[1]!, create, { screenshot: 'png' });
    await f.step(phones[2]!, create, { screenshot: 'png', quality: 3 });
    await f.post(`${phones[3]!}/step`, {
      observe: { elements: true, quality: 80 },
      action: { element: create.type === 'tap' && create.element, type: 'tap' },
    });
    expect(f.app.context.stepper.cache).toMatchObject({ hits: 2, misses: 3 });
    expect((await f.step(phones[4]!, { type: 'wait', ms: 1 })).status).toBe(200);
    expect(f.app.context.stepper.cache.misses).toBe(4);
  });

  it('draws the same step once for a group that asks for it at once', async () => {
    const f = await start();
    const phone = await f.phone({ seed: 7 });
    const copies = (await f.post(`${phone}/fork`, { count: 8 })).body.phones as { id: string }[];
    f.pool.calls.length = 0;
    const { phones, stepper } = f.app.context;
    const all = await f.pool.holdWhile(() =>
      Promise.all(copies.map(c => stepper.step(phones.get(c.id), [create]))),
    );
    expect(f.pool.calls).toHaveLength(1);
    expect(new Set(all.map(({ cached: _, ...a }) => JSON.stringify(a))).size).toBe(1);
    expect(f.app.context.stepper.cache).toMatchObject({ hits: 7, joined: 7, misses: 1 });
  });

  it.each([
    ['lost', 'RENDERER_LOST'],
    ['throws', 'APP_CRASHED'],
  ] as const)('draws a step that fails once for all who wait: %s', async (fault, code) => {
    const f = await start();
    const phone = await f.phone({ seed: 7 });
    const copies = (await f.post(`${phone}/fork`, { count: 3 })).body.phones as { id: string }[];
    f.pool.faults = [fault, fault];
    const { phones, stepper } = f.app.context;
    const all = await f.pool.holdWhile(() =>
      Promise.allSettled(copies.map(c => stepper.step(phones.get(c.id), [create]))),
    );
    const errors = all.map(a => (a.status === 'rejected' ? a.reason : undefined));
    expect(errors.map(e => toApiError(e).code)).toEqual([code, code, code]);
    // An error of one's own: nobody sees what another adds to it.
    expect(new Set(errors).size).toBe(3);
    expect(f.pool.calls).toHaveLength(2);
    expect((await f.step(phone, create)).status).toBe(200);
  });

  it('keeps no step whose page had errors, however many it had before', async () => {
    const f = await start({ renderers: 1 });
    for (let i = 0; i < 3; i++) {
      f.pool.faults = ['stops'];
      expect((await f.step(await f.phone({ seed: 7 }), create)).status).toBe(200);
    }
    expect(f.pool.calls).toHaveLength(3);
    await f.step(await f.phone({ seed: 7 }), create);
    expect((await f.step(await f.phone({ seed: 7 }), create)).status).toBe(200);
    expect(f.pool.calls).toHaveLength(4);
  });

  it('draws a page with a state of its own for each phone that asks for it at once', async () => {
    const cache = new StepCache(1_000_000, 0);
    let drawn = 0;
    const draw = async () => ({ ...drawnStep(`${++drawn}`), live: true });
    const step = { start: world, draw, onMismatch: () => {} };
    const both = await Promise.all([cache.getOrDraw('k', step), cache.getOrDraw('k', step)]);
    expect(both.map(r => [r.stateHash, r.cached])).toEqual([
      ['1', false],
      ['2', false],
    ]);
    expect(cache).toMatchObject({ hits: 0, joined: 0 });
  });

  it('goes on for those who wait when one of them hangs up, and is given up with the last', async () => {
    const cache = new StepCache(1_000_000, 0);
    const given: AbortSignal[] = [];
    let finish = (_: DrawnStep) => {};
    const draw = (signal: AbortSignal) => {
      given.push(signal);
      return new Promise<DrawnStep>((resolve, reject) => {
        finish = resolve;
        signal.addEventListener('abort', () => reject(new RendererError('CANCELLED', 'given up')));
      });
    };
    const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()];
    const ask = ({ signal }: AbortController) =>
      cache.getOrDraw('k', { start: world, draw, onMismatch: () => {}, signal });
    const [a, b] = [ask(one), ask(two)];
    one.abort();
    await expect(a).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(given[0]!.aborted).toBe(false);
    finish(drawnStep('drawn'));
    expect(await b).toMatchObject({ stateHash: 'drawn', cached: true });
    cache.drop('k');
    const last = ask(three);
    three.abort();
    await expect(last).rejects.toMatchObject({ code: 'CANCELLED' });
    expect([given.length, given[1]!.aborted]).toEqual([2, true]);
    // What was given up is shared with nobody.
    const next = ask(new AbortController());
    finish(drawnStep('anew'));
    expect(await next).toMatchObject({ stateHash: 'anew', cached: false });
  });

  it('gives the phones at one state one tree', async () => {
    const f = await start();
    const phone = await f.phone({ seed: 7 });
    const copies = (await f.post(`${phone}/fork`, { count: 16 })).body.phones as { id: string }[];
    for (const { id } of copies) await f.step(`/v1/phones/${id}`, create);
    const trees = copies.map(({ id }) => f.app.context.phones.get(id).now);
    expect(new Set(trees).size).toBe(1);
    expect(f.app.context.stepper.cache).toMatchObject({ hits: 15, misses: 1 });
  });

  it('draws one in so many hits again; what differs is counted, dropped and replaced', async () => {
    const f = await start({ proofEvery: 2 });
    const { cache } = f.app.context.stepper;
    const phones = await Promise.all([1, 2, 3, 4, 5, 6].map(() => f.phone({ seed: 7 })));
    for (const phone of phones.slice(0, 3)) await f.step(phone, create);
    expect(cache).toMatchObject({ hits: 2, proofs: 1, mismatches: 0 });
    f.pool.noise = 'another picture';
    await f.step(phones[3]!, create);
    const proved = await f.step(phones[4]!, create);
    expect(cache).toMatchObject({ hits: 4, proofs: 2, mismatches: 1, size: 0 });
    expect((await f.step(phones[5]!, create)).text).toBe(proved.text);
  });

  it('takes a hit for good where its proof cannot be drawn', async () => {
    const f = await start({ proofEvery: 1 });
    const [a, b] = [await f.phone({ seed: 7 }), await f.phone({ seed: 7 })];
    const first = await f.step(a, create);
    f.pool.faults = ['lost', 'lost'];
    expect((await f.step(b, create)).text).toBe(first.text);
  });

  it('is off with 0', async () => {
    const f = await start({ stepCacheBytes: 0 });
    for (let i = 0; i < 3; i++) await f.step(await f.phone({ seed: 7 }), create);
    expect(f.pool.calls).toHaveLength(3);
    expect(f.app.context.stepper.cache).toMatchObject({ hits: 0, misses: 0, size: 0, bytes: 0 });
  });

  it('keeps within its bytes, what was used last, and each picture once', () => {
    const picture = 'A'.repeat(10_000);
    const cache = new StepCache(25_000, 0);
    for (let i = 0; i < 10; i++) cache.put(`k${i}`, drawnStep(`${i}`, picture));
    expect(cache.size).toBe(10);
    expect(cache.bytes).toBeLessThan(20_000);
    expect(cache.get('k0', world)!.result.observation.screenshot!.base64).toBe(picture);
    cache.put('large', drawnStep('l', 'B'.repeat(8_000)));
    expect(cache.bytes).toBeLessThanOrEqual(25_000);
    expect(cache.get('k0', world)).toBeDefined();
    expect(cache.get('k1', world)).toBeUndefined();
    cache.put('far too large', drawnStep('x', 'C'.repeat(30_000)));
    expect(cache.get('large', world)).toBeDefined();
    for (const key of ['k0', ...Array.from({ length: 10 }, (_, i) => `k${i}`), 'large']) cache.drop(key);
    expect(cache).toMatchObject({ size: 0, bytes: 0 });
  });

  it('counts a picture the same after its bytes were read', () => {
    const cache = new StepCache(25_000, 0);
    const picture = Buffer.alloc(1_000, 7).toString('base64');
    cache.put('a', drawnStep('a', picture));
    const before = cache.bytes;
    const kept = cache.get('a', world)!.result.observation.screenshot!;
    expect(kept.bytes).toEqual(Buffer.alloc(1_000, 7));
    expect(cache.get('a', world)!.result.observation.screenshot!.bytes).toBe(kept.bytes);
    cache.put('b', drawnStep('b', picture));
    expect(cache.bytes - before).toBeLessThan(picture.length);
    cache.drop('a');
    cache.drop('b');
    expect(cache).toMatchObject({ size: 0, bytes: 0 });
  });
});
