import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../errors.ts';
import { SILENT } from '../log.ts';
import { Keeper } from './keeper.ts';
import { MemoryStore } from './memory.ts';
import { firstSeq, type Written } from './store.ts';

/** A store that fails as it is told: before the write, or after it, when the answer is lost. */
class FlakyStore extends MemoryStore {
  faults: ('refused' | 'lost answer' | 'none')[] = [];
  puts = 0;

  override async put(key: string, seq: number, value: Uint8Array): Promise<Written> {
    this.puts++;
    return this.through(() => super.put(key, seq, value));
  }

  override async delete(key: string, seq: number): Promise<Written> {
    return this.through(() => super.delete(key, seq));
  }

  private async through(write: () => Promise<Written>): Promise<Written> {
    const fault = this.faults.shift();
    if (fault === 'refused') throw new ApiError('STORE_UNAVAILABLE', 'no');
    const written = await write();
    if (fault === 'lost answer') throw new ApiError('STORE_UNAVAILABLE', 'lost');
    return written;
  }
}

let store: FlakyStore;
let keeper: Keeper;
let lost: string[];
beforeEach(() => {
  store = new FlakyStore();
  lost = [];
  keeper = new Keeper({ store, log: SILENT, onLost: key => lost.push(key), wait: async () => {} });
});
const text = async (key: string) => {
  const found = await store.get(key);
  return found && Buffer.from(found.value).toString();
};
const of = (value: string) => () => Buffer.from(value);

describe('a keeper', () => {
  it('outlives that a thing is dropped in the turn in which it has changed', async () => {
    keeper.changed('a', of('1'));
    keeper.drop('a');
    keeper.changed('b', of('1'));
    await keeper.settled();
    expect([await text('a'), await text('b'), keeper.behind]).toEqual([undefined, '1', 0]);
  });

  it('goes on with what an earlier server wrote, where it says the same, and drops what says something else', async () => {
    for (const [key, value] of [
      ['a', 'mine'],
      ['b', 'theirs'],
    ] as const)
      for (const [seq, each] of [value, '', value].entries())
        await store.put(key, seq + 1, Buffer.from(each));
    for (const key of ['a', 'b']) keeper.changed(key, of('mine'));
    await keeper.settled();
    expect(lost).toEqual(['b']);
    keeper.changed('a', of('later'));
    await keeper.settled();
    expect([await text('a'), await text('b')]).toEqual(['later', 'theirs']);
  });

  it('writes the changes of one turn once, and the last of those that come during a write', async () => {
    keeper.changed('a', of('1'));
    keeper.changed('a', of('2'));
    expect(keeper.behind).toBe(1);
    await keeper.written('a');
    expect([await text('a'), store.puts]).toEqual(['2', 1]);
    keeper.changed('a', of('3'));
    await new Promise(setImmediate);
    keeper.changed('a', of('4'));
    keeper.changed('a', of('5'));
    await keeper.settled();
    expect([await text('a'), keeper.behind]).toEqual(['5', 0]);
  });

  it('deletes what is gone, and writes it again from the start', async () => {
    keeper.changed('a', of('1'));
    await keeper.settled();
    keeper.changed('a', () => null);
    await keeper.settled();
    expect(await store.get('a')).toBeUndefined();
    keeper.changed('a', of('2'));
    await keeper.settled();
    expect(await text('a')).toBe('2');
    keeper.changed('b', () => null);
    await keeper.settled();
    expect([await store.get('b'), store.puts]).toEqual([undefined, 2]);
  });

  it('goes on from a write that is in the store already', async () => {
    await store.put('a', 1, Buffer.from('old'));
    keeper.adopt('a', 1, of('old'));
    keeper.changed('a', of('new'));
    await keeper.settled();
    expect(await text('a')).toBe('new');
  });

  it('drops what another owner writes, and never writes over it', async () => {
    keeper.changed('a', of('mine'));
    await keeper.settled();
    await store.put('a', (await store.get('a'))!.seq + 1, Buffer.from('theirs'));
    keeper.changed('a', of('mine again'));
    await keeper.settled();
    expect([await text('a'), lost]).toEqual(['theirs', ['a']]);
    keeper.changed('a', () => null);
    await keeper.settled();
    expect(await text('a')).toBe('theirs');
  });

  it('deletes nothing that another owner has made since, where the answer to its deletion was lost', async () => {
    let made: Promise<Written> | undefined;
    const wait = async () => {
      made ??= store.put('a', firstSeq(), Buffer.from('theirs'));
      await made;
    };
    keeper = new Keeper({ store, log: SILENT, onLost: key => lost.push(key), wait });
    keeper.changed('a', of('mine'));
    await keeper.settled();
    store.faults = ['lost answer'];
    keeper.changed('a', () => null);
    await keeper.settled();
    expect([await made, await text('a'), lost]).toEqual(['ok', 'theirs', ['a']]);
  });

  it('has the last value in the store, whatever fails on the way', async () => {
    const fault = fc.constantFrom('refused' as const, 'lost answer' as const, 'none' as const);
    const change = fc.record({ value: fc.option(fc.string(), { nil: null }), rest: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1 }), fc.array(fault), async (changes, faults) => {
        store = new FlakyStore();
        store.faults = faults;
        keeper = new Keeper({ store, log: SILENT, onLost: key => lost.push(key), wait: async () => {} });
        for (const { value, rest } of changes) {
          keeper.changed('a', () => (value === null ? null : Buffer.from(value)));
          if (rest) await new Promise(setImmediate);
        }
        await keeper.settled();
        const last = changes.at(-1)!.value;
        expect(await text('a')).toBe(last ?? undefined);
        expect([lost, keeper.behind]).toEqual([[], 0]);
      }),
    );
  });

  it('says how many changes it leaves behind when the store stays away', async () => {
    store.faults = Array.from({ length: 1_000 }, () => 'refused' as const);
    keeper = new Keeper({ store, log: SILENT });
    keeper.changed('a', of('1'));
    keeper.changed('b', of('1'));
    expect(await keeper.close(50)).toBe(2);
  });
});
