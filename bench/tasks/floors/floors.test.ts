import { beforeAll, describe, expect, it } from 'vitest';
import type { Phone } from '../../../apps/catalogue.ts';
import { floors, highFloors } from './floors.ts';
import { task, type Task } from '../form.ts';
import { testWorld } from '../fixture.ts';
import { tasks } from '../registry.ts';
import { int, oneOf, params } from '../sample.ts';

const SEEDS = Array.from({ length: 50 }, (_, i) => i + 1);
let world: Phone;
beforeAll(async () => {
  world = await testWorld();
});

const ask = { en: ['One.', 'Two.'], zh: ['一。'] };
const solve = function* () {};
const field = { type: 'number', label: { en: 'N', zh: '数' } } as const;

const question = (id: string, most: number, tolerance = 0): Task =>
  task(id, params({ n: int(1, most) }), {
    tags: [],
    ask,
    answer: { fields: { n: field }, key: ({ p }) => ({ n: { value: p.n, tolerance } }) },
    solve,
  });

describe('the best constant answer', () => {
  it('is right on its share of the seeds, and listed from a fifth on or with fewer than ten keys', async () => {
    const [two, many] = [question('test/coin', 2), question('test/many', 1_000)];
    const coin = await floors(world, two, SEEDS);
    expect(coin.constant!.keys).toBe(2);
    expect(coin.constant!.share).toBeGreaterThanOrEqual(0.5);
    expect(coin.rightAtStart).toBeNull();
    expect(coin.impossible).toBe(0);
    expect(coin.answered).toBe(coin.constant!.share);
    expect(coin.nothing).toBe(0);
    expect(highFloors(coin, two)).toEqual([
      expect.stringMatching(
        /^the constant answer {"n":[12]} is right on [56]\d % of the seeds; it has to be under 20 %$/,
      ),
      'it has 2 different answers; 10 are needed',
    ]);
    expect(highFloors(await floors(world, many, SEEDS), many)).toEqual([]);
    expect(highFloors(coin, { ...two, spec: { ...two.spec, guessable: 'a coin has two sides' } })).toEqual(
      [],
    );
  });
  it('is judged as answers are, with what the keys tolerate', async () => {
    const template = question('test/wide', 30, 15);
    const wide = await floors(world, template, SEEDS);
    expect(wide.constant!.keys).toBeGreaterThan(10);
    expect(wide.constant!.share).toBeGreaterThan(0.9);
    expect(highFloors(wide, template)).toHaveLength(1);
  });
});

describe('starts', () => {
  const dim = (id: string, ...starts: number[]): Task =>
    task(id, params({ starts: oneOf(...starts), n: int(1, 1_000) }), {
      tags: [],
      ask,
      setup: (s, p) => {
        s.device.brightness = p.starts;
      },
      expect: { dim: (_s, _p, ctx) => ctx.system('setBrightness', { value: 10 }) },
      answer: { fields: { n: field }, key: ({ p }) => ({ n: p.n }) },
      solve,
    });
  it('that are right already are counted, and listed above a quarter', async () => {
    const template = dim('test/often', 10, 80);
    const often = await floors(world, template, SEEDS);
    expect(often.rightAtStart).toBeGreaterThan(0.25);
    expect(highFloors(often, template)).toEqual([
      expect.stringMatching(/^the start is right already on \d+ %/),
    ]);
    const never = await floors(world, dim('test/never', 80), SEEDS);
    expect([never.rightAtStart, highFloors(never, template)]).toEqual([0, []]);
  });
  it('of impossible templates are right for who gives up at once', async () => {
    const refused = tasks.get('settings/join-wifi-refused')!;
    const found = await floors(world, refused, SEEDS.slice(0, 5));
    expect(found).toEqual({
      constant: null,
      rightAtStart: null,
      impossible: 1,
      nothing: 0,
      answered: 0,
      unasked: 1,
    });
    expect(highFloors(found, refused)).toEqual([]);
    expect(highFloors(found, { ...refused, expects: 'possible' })).toEqual([
      'declaring it impossible at once succeeds on 100 % of the seeds',
    ]);
  });
});

it('what has to be made sure of is seldom so, and its answer cannot be guessed', async () => {
  const sure = [...tasks.values()].filter(t => t.id.startsWith('settings/') && t.id.includes('surely'));
  expect(sure).toHaveLength(6);
  for (const one of sure) {
    const found = await floors(world, one, SEEDS);
    expect(highFloors(found, one), one.id).toEqual([]);
    expect(found.rightAtStart, one.id).toBeGreaterThan(0);
  }
});

it('who never asks succeeds as often as the user says the same', async () => {
  const found = await floors(world, tasks.get('notes/ask-what-is-missing')!, SEEDS.slice(0, 10));
  expect(found.unasked).toBe(0.1);
});

it('the best constants of the fields are put together where no key has them all', async () => {
  const template = task('test/two', params({ a: int(1, 2), b: int(1, 40) }), {
    tags: [],
    ask,
    answer: {
      fields: { a: field, b: field },
      key: ({ p }) => ({ a: p.a, b: { value: p.b, tolerance: 20 } }),
    },
    solve,
  });
  const { constant } = await floors(world, template, SEEDS);
  expect(constant!.fields).toBeGreaterThan(constant!.share);
  expect(constant!.share).toBeGreaterThan(0.4);
});
