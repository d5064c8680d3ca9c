import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRedis, type OwnRedis } from './redis-server.ts';
import { LmdbStore } from './lmdb.ts';
import { MemoryStore } from './memory.ts';
import { folderOf, openStore } from './open.ts';
import { firstSeq, isFirst, LIFE, type Store, type Written } from './store.ts';

const bytes = (text: string) => Buffer.from(text);
const textOf = async (store: Store, key: string) => {
  const found = await store.get(key);
  return found && [found.seq, Buffer.from(found.value).toString()];
};
async function keysOf(store: Store, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(prefix)) keys.push(key);
  return keys.sort();
}

let redis: OwnRedis;
const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'tapworld-store-'));
  folders.push(made);
  return made;
};
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  await redis.stop();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const KINDS: [string, () => Promise<Store>][] = [
  ['memory', async () => new MemoryStore()],
  ['lmdb', async () => new LmdbStore(folder())],
  ['redis', () => openStore(redis.url)],
];

describe.each(KINDS)('the %s store', (kind, open) => {
  let store: Store;
  /** Keys of one test: a Redis is shared by all of them. */
  let space: string;
  let tests = 0;
  beforeEach(async () => {
    store = await open();
    space = `${kind}-${++tests}/`;
  });
  afterEach(() => store.close());

  it('gives what was put, with the number of the write', async () => {
    const key = `${space}a`;
    expect(await store.get(key)).toBeUndefined();
    expect(await store.put(key, 1, bytes('one'))).toBe('ok');
    expect(await store.put(key, 2, bytes('two'))).toBe('ok');
    expect(await textOf(store, key)).toEqual([2, 'two']);
  });

  it('keeps bytes that are no text, and keys with any character', async () => {
    const key = `${space}*?[x]\\ é 中 😀`;
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(await store.put(key, 1, all)).toBe('ok');
    expect([...(await store.get(key))!.value]).toEqual([...all]);
    expect(await keysOf(store, `${space}*`)).toEqual([key]);
    expect(await store.put(`${space}empty`, 1, bytes(''))).toBe('ok');
    expect(await textOf(store, `${space}empty`)).toEqual([1, '']);
  });

  it('refuses a write that does not follow the last one, and changes nothing', async () => {
    const key = `${space}a`;
    expect(await store.put(key, 2, bytes('early'))).toBe('moved');
    await store.put(key, 1, bytes('one'));
    await store.put(key, 2, bytes('two'));
    expect(await store.put(key, 2, bytes('other'))).toBe('moved');
    expect(await store.put(key, 1, bytes('one'))).toBe('moved');
    expect(await store.put(key, 4, bytes('four'))).toBe('moved');
    expect(await textOf(store, key)).toEqual([2, 'two']);
  });

  it('tells the number of a key’s last write', async () => {
    const key = `${space}a`;
    expect(await store.seqOf(key)).toBeUndefined();
    await store.put(key, 1, bytes('one'));
    await store.put(key, 2, bytes('two'));
    expect(await store.seqOf(key)).toBe(2);
    await store.delete(key, 2);
    expect(await store.seqOf(key)).toBeUndefined();
  });

  it('takes the same write twice', async () => {
    const key = `${space}a`;
    expect(await store.put(key, 1, bytes('one'))).toBe('ok');
    expect(await store.put(key, 1, bytes('one'))).toBe('ok');
    expect(await store.put(key, 2, bytes('two'))).toBe('ok');
    expect(await store.put(key, 2, bytes('two'))).toBe('ok');
    expect(await textOf(store, key)).toEqual([2, 'two']);
  });

  it('lets one of two owners write', async () => {
    const key = `${space}a`;
    await store.put(key, 1, bytes('start'));
    const writes = ['left', 'right'].map(text => store.put(key, 2, bytes(text)));
    expect((await Promise.all(writes)).sort()).toEqual(['moved', 'ok']);
  });

  it('numbers each life of a key anew, so that a deletion that is repeated leaves its next life alone', async () => {
    const key = `${space}a`;
    const lives = [firstSeq(), LIFE * (LIFE - 1) + 1];
    for (const [i, first] of lives.entries()) {
      expect(await store.put(key, first, bytes('one'))).toBe('ok');
      expect(await store.put(key, first, bytes('one'))).toBe('ok');
      expect(await store.put(key, first + 1, bytes('two'))).toBe('ok');
      expect(await store.put(key, lives[1 - i]!, bytes('two'))).toBe('moved');
      if (i === 0) expect(await store.delete(key, first + 1)).toBe('ok');
    }
    // Its answer was lost, and somebody has made the key again since.
    expect(await store.delete(key, lives[0]! + 1)).toBe('moved');
    expect(await store.put(key, lives[0]! + 2, bytes('late'))).toBe('moved');
    expect(await textOf(store, key)).toEqual([lives[1]! + 1, 'two']);
    expect(await store.delete(key, lives[1]! + 1)).toBe('ok');
    expect(await store.get(key)).toBeUndefined();
  });

  it('deletes what was written last, and does not bring it back', async () => {
    const key = `${space}a`;
    await store.put(key, 1, bytes('one'));
    await store.put(key, 2, bytes('two'));
    expect(await store.delete(key, 1)).toBe('moved');
    expect(await store.delete(key, 2)).toBe('ok');
    expect(await store.delete(key, 2)).toBe('ok');
    expect(await store.get(key)).toBeUndefined();
    // A write that was on its way when the key was deleted.
    expect(await store.put(key, 3, bytes('late'))).toBe('moved');
    expect(await store.get(key)).toBeUndefined();
  });

  it('lists the keys of a prefix', async () => {
    const many = Array.from({ length: 1_200 }, (_, i) => `${space}many/${i}`);
    await Promise.all([...many, `${space}man`, `${space}other`].map(key => store.put(key, 1, bytes(key))));
    expect(await keysOf(store, `${space}many/`)).toEqual([...many].sort());
    expect(await keysOf(store, `${space}none`)).toEqual([]);
  });

  it('gives a claim to one owner at a time, with epochs that rise', async () => {
    const key = `${space}a`;
    const first = (await store.claim(key, 'left', 60_000))!;
    expect(await store.claim(key, 'right', 60_000)).toBeUndefined();
    expect(await store.claim(key, 'left', 60_000)).toEqual(first);
    expect(await store.claimant(key)).toBe('left');
    await store.release(key, 'right');
    expect(await store.claimant(key)).toBe('left');
    await store.release(key, 'left');
    expect(await store.claimant(key)).toBeUndefined();
    const second = (await store.claim(key, 'right', 60_000))!;
    expect(second.epoch).toBeGreaterThan(first.epoch);
    expect(await store.get(key)).toBeUndefined();
  });

  it('tells who watches of writes and deletions', async () => {
    const seen: [string, number | null][] = [];
    const stop = await store.watch(`${space}a`, (key, seq) => seen.push([key.slice(space.length), seq]));
    await store.put(`${space}a1`, 1, bytes('one'));
    await store.put(`${space}b`, 1, bytes('one'));
    await store.put(`${space}a1`, 3, bytes('refused'));
    await store.delete(`${space}a1`, 1);
    await expect
      .poll(() => seen)
      .toEqual([
        ['a1', 1],
        ['a1', null],
      ]);
    stop();
    await store.put(`${space}a2`, 1, bytes('one'));
    await store.flush();
    expect(seen).toHaveLength(2);
  });

  it('does what a map with numbered writes would do', async () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const call = fc.oneof(
      fc.record({
        kind: fc.constant('put' as const),
        key,
        seq: fc.integer({ min: 1, max: 4 }),
        text: fc.constantFrom('x', 'y'),
      }),
      fc.record({ kind: fc.constant('delete' as const), key, seq: fc.integer({ min: 1, max: 4 }) }),
    );
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 30 }), async calls => {
        const own = `${space}${++runs}/`;
        const model = new Map<string, [number, string]>();
        for (const each of calls) {
          const [seq = 0, text] = model.get(each.key) ?? [];
          const expected = ((): Written => {
            if (each.kind === 'delete') return model.has(each.key) && seq !== each.seq ? 'moved' : 'ok';
            const isAgain = seq === each.seq && text === each.text;
            return isAgain || seq === each.seq - 1 ? 'ok' : 'moved';
          })();
          const found =
            each.kind === 'put'
              ? await store.put(own + each.key, each.seq, bytes(each.text))
              : await store.delete(own + each.key, each.seq);
          expect(found).toBe(expected);
          if (expected === 'moved') continue;
          if (each.kind === 'put') model.set(each.key, [each.seq, each.text]);
          else model.delete(each.key);
        }
        expect(await keysOf(store, own)).toEqual([...model.keys()].map(k => own + k).sort());
        for (const [k, entry] of model) expect(await textOf(store, own + k)).toEqual(entry);
      }),
      { numRuns: 40 },
    );
  });
});

describe('claims expire', () => {
  it.each([
    ['memory', (now: () => number) => new MemoryStore(now)],
    ['lmdb', (now: () => number) => new LmdbStore(folder(), now)],
  ])('by the clock of the process in %s', async (_, open) => {
    let now = 0;
    const store = open(() => now);
    const first = (await store.claim('a', 'left', 1_000))!;
    now = 999;
    expect(await store.claim('a', 'right', 1_000)).toBeUndefined();
    now = 1_000;
    expect(await store.claimant('a')).toBeUndefined();
    expect(await store.claim('a', 'right', 1_000)).toEqual({ epoch: first.epoch + 1 });
    await store.close();
  });

  it('by Redis’ own clock', async () => {
    const store = await openStore(redis.url);
    await store.claim('expiring', 'left', 50);
    await expect.poll(() => store.claim('expiring', 'right', 60_000)).toBeDefined();
    await store.close();
  });
});

it('lmdb gives a later process what an earlier one committed', async () => {
  const path = folder();
  const first = new LmdbStore(path);
  await first.put('a', 1, bytes('one'));
  await first.flush();
  await first.close();
  const second = new LmdbStore(path);
  expect(await textOf(second, 'a')).toEqual([1, 'one']);
  expect(await second.put('a', 2, bytes('two'))).toBe('ok');
  await second.close();
});

it('redis outlives a crash of its server, and says what to do while it is away', async () => {
  const own = await startRedis({ appendOnly: true });
  const store = await openStore(own.url);
  try {
    await store.put('a', 1, bytes('one'));
    await own.kill();
    await expect(store.put('a', 2, bytes('two'))).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
      message: expect.stringContaining('see that Redis runs there') as string,
    });
    await own.start();
    // The refused write may still have been sent once Redis was back: it is the same write, and so taken twice.
    await expect.poll(() => store.put('a', 2, bytes('two')), { timeout: 10_000 }).toBe('ok');
    expect(await textOf(store, 'a')).toEqual([2, 'two']);
  } finally {
    await store.close();
    await own.stop();
  }
}, 30_000);

describe('openStore', () => {
  it.each(['', 'lmdb:', 'postgres://x', 'redis:', 'memory', 'file.json'])('refuses %j', async url => {
    await expect(openStore(url)).rejects.toMatchObject({ code: 'INVALID_OPTION' });
  });

  it('says that nothing answers at an address, without its password', async () => {
    const failed = openStore('redis://user:secret@127.0.0.1:1');
    await expect(failed).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    await expect(failed).rejects.not.toThrow(/secret/);
  });

  it('takes the folder from the address', () => {
    expect([folderOf('lmdb:.tapworld'), folderOf('lmdb:/var/x'), folderOf('memory:')]).toEqual([
      '.tapworld',
      '/var/x',
      undefined,
    ]);
  });
});

it('first numbers differ, and are exact beside all that follow them', () => {
  const drawn = Array.from({ length: 1_000 }, firstSeq);
  expect(new Set(drawn).size).toBeGreaterThan(990);
  expect(drawn.every(seq => isFirst(seq) && !isFirst(seq + 1))).toBe(true);
  expect(LIFE * LIFE).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
});
