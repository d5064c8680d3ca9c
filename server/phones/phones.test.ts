import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Phone } from './phone.ts';
import { Phones } from './phones.ts';
import { loadWorld } from './world.ts';

const phonesOf = async (limit?: number) => new Phones(await loadWorld(), { missing: () => [] }, limit);
const seedOf = (phone: Phone) => phone.now.random.seed;

it('reseeded copies of any tree of forks have all a seed of their own', async () => {
  /** Which phone is forked, as a share of those there are, how often, and whether its copies are reseeded. */
  const fork = fc.record({
    of: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    count: fc.integer({ min: 1, max: 40 }),
    reseed: fc.boolean(),
    restored: fc.boolean(),
  });
  const phones = await phonesOf();
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
      fc.array(fork, { minLength: 1, maxLength: 30 }),
      async (seed, forks) => {
        const all = [phones.create({ seed })];
        const seeds = [seed];
        for (const { of, count, reseed, restored } of forks) {
          const parent = all[Math.floor(of * all.length)]!;
          const before = parent.now;
          const copies = phones.fork(parent, count, reseed);
          expect(parent.now).toBe(before);
          for (const copy of copies) {
            if (reseed) seeds.push(seedOf(copy));
            else expect(copy.now).toBe(before);
          }
          if (restored) {
            const twin = phones.create();
            phones.restore(twin, phones.snapshot(parent));
            expect(seedOf(twin)).toBe(seedOf(parent));
            all.push(twin);
          }
          all.push(...copies);
        }
        expect(new Set(seeds).size).toBe(seeds.length);
        for (const phone of all) phones.remove(phone.id);
      },
    ),
    { numRuns: 40 },
  );
});

it('seven generations of groups of three, thousands of phones, share no chance, and no seed is cut', async () => {
  const phones = await phonesOf();
  const seed = Number.MAX_SAFE_INTEGER;
  let generation = [phones.create({ seed })];
  const seeds = new Set([seed]);
  for (let n = 1; n <= 7; n++) {
    generation = generation.flatMap(phone => phones.fork(phone, 3, true));
    for (const phone of generation) seeds.add(seedOf(phone));
  }
  expect(seeds.size).toBe(phones.size);
  expect(phones.size).toBe((3 ** 8 - 1) / 2);
  const wide = [...seeds].filter(each => each >= 2 ** 32).length;
  expect(wide / seeds.size).toBeGreaterThan(0.99);
  expect([...seeds].every(Number.isSafeInteger)).toBe(true);
});

it('the same forks give the same seeds on another server, whatever other phones it has', async () => {
  const tree = async (others: number) => {
    const phones = await phonesOf();
    for (let i = 0; i < others; i++) phones.create();
    const first = phones.create({ seed: 3 });
    const copies = phones.fork(first, 4, true);
    for (let i = 0; i < others; i++) phones.create();
    return [...copies, ...copies.flatMap(copy => phones.fork(copy, 2, true))].map(seedOf);
  };
  expect(await tree(0)).toEqual(await tree(5));
});
