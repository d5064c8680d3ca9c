import { expect, it } from 'vitest';
import { Calls, chunksOf, event } from './stream.ts';

const GAP = '\u00a0\u3000 \x85';

it('cuts JSON into chunks that a client puts together as it was', () => {
  const text = JSON.stringify({ text: `${'x'.repeat(4_085)}${GAP}${'😀'.repeat(3_000)}` });
  const chunks = chunksOf(text);
  expect(chunks.length).toBe(2);
  // As its reader of lines does.
  expect(chunks.map(chunk => chunk.trimStart()).join('')).toBe(text);
  expect(chunksOf('{}')).toEqual(['{}']);
});

/** Calls whose time passes by hand. */
function bench() {
  const timers = new Map<() => void, number>();
  const calls = new Calls((ms, run) => {
    timers.set(run, ms);
    return () => timers.delete(run);
  });
  const pass = (ms: number) => {
    for (const [run, after] of timers) if (after === ms) run();
  };
  return { calls, pass };
}
const all = async (events: AsyncIterable<string>): Promise<string[]> => {
  const got: string[] = [];
  for await (const each of events) got.push(each);
  return got;
};
const messageOf = (thrown: unknown): string => (thrown as Error).message;

it('pings while a call runs, and gives its result to a client that lost the stream', async () => {
  const { calls, pass } = bench();
  let finish = (_: unknown) => {};
  const id = calls.start('phone-1', () => new Promise(resolve => (finish = resolve)));
  const stream = calls.follow('phone-1', id, messageOf);
  expect((await stream.next()).value).toBe(event('task_id', id));
  const ping = stream.next();
  pass(10_000);
  expect((await ping).value).toBe(': ping\n\n');
  finish({ ok: true });
  const result = event('end', '{"ok":true}');
  expect(await all(stream)).toEqual([result]);
  expect(await all(calls.follow('phone-1', id, messageOf))).toEqual([event('task_id', id), result]);
  expect((await all(calls.follow('phone-2', id, messageOf)))[0]).toContain('unknown task_id');
  pass(60_000);
  expect(calls.size).toBe(0);
});

it('tells an error as an event', async () => {
  const { calls } = bench();
  const id = calls.start('phone-1', () => Promise.reject(new Error('lost')));
  expect(await all(calls.follow('phone-1', id, messageOf))).toEqual([
    event('task_id', id),
    event('error', 'lost'),
  ]);
});
