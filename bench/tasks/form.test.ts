import { beforeAll, describe, expect, it } from 'vitest';
import type { Phone } from '../../apps/catalogue.ts';
import { hash } from '../../src/state/hash.ts';
import { apply } from '../../src/state/apply.ts';
import { checkInstance, checkTemplate } from './conformance.ts';
import { changes, creates } from '../../judges/side-effects.ts';
import { testWorld } from './fixture.ts';
import { task, TaskError } from './form.ts';
import { budgetFor, instantiateOn, levelOf } from './instance.ts';
import { date, distinct, from, int, oneOf, params, time } from './sample.ts';
import { done } from './steps.ts';

let world: Phone;
beforeAll(async () => {
  world = await testWorld();
});

const words = { en: ['A', 'B'], zh: ['甲'] };
const solve = function* () {
  yield done();
};
const pin = () =>
  task(
    'test/pin',
    { note: from('notes', 'notes').where(n => !n.pinned && n.binnedAt === null) },
    {
      tags: [],
      ask: words,
      solve,
      allow: (s, p) => [changes(s.apps.notes.notes, [p.note.id], ['pinned'])],
      goals: { pinned: ({ now, p }) => now.apps.notes.notes[p.note.id]?.pinned === true },
      nearMisses: {
        binned: {
          change: (s, p) => {
            s.apps.notes.notes[p.note.id]!.binnedAt = 1;
          },
          because: ['pinned', 'sideEffects'],
        },
      },
    },
  );

describe('types', () => {
  it('refuse a typo in a path, a table, a parameter and a reason', () => {
    // @ts-expect-error no such table
    void (() => from('notes', 'note'));
    // @ts-expect-error not a table
    void (() => from('notes', 'passcode'));
    // @ts-expect-error no such field
    void (() => from('notes', 'notes').where(n => n.titel === ''));
    const base = { tags: [], ask: words, solve, allow: () => [], goals: { g: () => false }, nearMisses: {} };
    // @ts-expect-error no such path
    void (() => task('test/a', {}, { ...base, allow: s => [creates(s.apps.notes.note)] }));
    // @ts-expect-error no such parameter
    void (() => task('test/a', { n: int(1, 2) }, { ...base, goals: { g: ({ p }) => p.m === 1 } }));
    // @ts-expect-error no such reason
    void (() => task('test/a', {}, { ...base, nearMisses: { w: { change: () => {}, because: 'h' } } }));
    expect(true).toBe(true);
  });
});

describe('task', () => {
  const base = { tags: [], ask: words, solve, allow: () => [], nearMisses: {} };
  it('refuses what types cannot', () => {
    for (const make of [
      () => task('pin', {}, { ...base, goals: { g: () => false } }),
      () => task('test/a', {}, { ...base, goals: {} }),
      () => task('test/a', {}, { ...base, goals: { sideEffects: () => false } }),
      () => task('test/a', {}, { ...base, goals: { g: { weight: 0, test: () => false } } }),
      () => task('test/a', {}, { ...base, expects: 'impossible', goals: { g: () => false } }),
    ])
      expect(make).toThrow(TaskError);
  });
  it('takes either language of a choice for the same', () => {
    const made = task(
      'test/choice',
      {},
      {
        ...base,
        goals: {},
        answer: {
          fields: {
            c: {
              type: 'choice',
              label: { en: 'Which?', zh: '哪个？' },
              options: [
                { en: 'Yes', zh: '是' },
                { en: 'No', zh: '否' },
              ],
            },
          },
          key: () => ({ c: 'Yes' }),
        },
      },
    );
    expect(made.answer!.key({ was: world, p: {} })).toEqual({ c: { value: 'Yes', or: ['是'] } });
    expect(instantiateOn(world, made, 1, { language: 'zh' }).answerSheet?.fields['c']).toEqual({
      label: '哪个？',
      type: 'choice',
      options: ['是', '否'],
    });
  });
});

describe('an instance', () => {
  it('is the same for the same seed, and differs over seeds', () => {
    const [a, b] = [instantiateOn(world, pin(), 7), instantiateOn(world, pin(), 7)];
    expect(hash(a.start)).toBe(hash(b.start));
    expect(a.params).toEqual(b.params);
    expect(hash(apply(world, a.scenario))).toBe(hash(a.start));
    expect(
      new Set([1, 2, 3, 4, 5, 6].map(seed => instantiateOn(world, pin(), seed).params.note.id)).size,
    ).toBeGreaterThan(2);
  });
  it('fails loudly where its setup does', () => {
    const broken = (setup: (s: Phone) => void) => () =>
      instantiateOn(world, { ...pin(), spec: { ...pin().spec, setup } }, 1);
    expect(
      broken(() => {
        throw new Error('no folder');
      }),
    ).toThrow(/SETUP|no folder/);
    expect(
      broken(s => {
        s.apps.notes.passcode = 4 as never;
      }),
    ).toThrow(/\/apps\/notes\/passcode/);
    expect(
      broken(s => {
        for (const n of Object.values(s.apps.notes.notes)) n.pinned = true;
      }),
    ).toThrow(/already satisfies/);
    try {
      broken(s => {
        s.device.brightness = 900;
      })();
    } catch (error) {
      expect(error).toMatchObject({ code: 'SETUP_FAILED' });
    }
    expect(
      broken(s => {
        s.device.brightness = 900;
      }),
    ).toThrow(/brightness/);
  });
});

describe('conformance', () => {
  it('finds a judge that accepts what is wrong, and one that refuses what is right', () => {
    const good = pin();
    const lax = { ...good, goals: { pinned: () => true } };
    expect(checkInstance(world, lax, 1)[0]?.what).toMatch(/already satisfies/);
    const wrong = {
      ...good.spec,
      nearMisses: {
        right: {
          change: (s: Phone, p: any) => {
            s.apps.notes.notes[p.note.id]!.pinned = true;
          },
          because: 'pinned',
        },
      },
    };
    expect(checkInstance(world, { ...good, spec: wrong as never }, 1)[0]?.what).toMatch(
      /right: it is accepted/,
    );
    const also = {
      ...good.spec,
      alternatives: {
        byBin: {
          change: (s: Phone, p: any) => {
            s.apps.notes.notes[p.note.id]!.binnedAt = 1;
          },
        },
      },
    };
    expect(checkInstance(world, { ...good, spec: also as never }, 1)[0]?.what).toMatch(
      /byBin: refused by pinned, side effects/,
    );
    const reason = {
      ...good.spec,
      nearMisses: { w: { ...good.spec.nearMisses['binned']!, because: 'sideEffects' } },
    };
    expect(checkInstance(world, { ...good, spec: reason as never }, 1)[0]?.what).toMatch(
      /refused by pinned, side effects \(side effects: [^)]+\); expected exactly: side effects/,
    );
    const careless = {
      ...good,
      goals: {
        pinned: ({ now, p }: { now: Phone; p: { note: { id: string } } }) =>
          now.apps.notes.notes[p.note.id]!.pinned,
      },
    };
    expect(checkInstance(world, careless as never, 1)[0]?.what).toMatch(
      /throws in goal pinned where notes\.notes is emptied/,
    );
    const nonsense = { ...good.spec, ask: { en: ['A', (p: any) => `${p.nothing}`], zh: ['甲'] } };
    expect(checkInstance(world, { ...good, spec: nonsense as never }, 1)[0]?.what).toMatch(/undefined/);
  });
  it('reports too few near misses, too few instances and a missing twin', async () => {
    const failures = await checkTemplate(
      world,
      { ...pin(), expects: 'impossible', params: params({ a: int(1, 3) }) as never },
      new Map(),
    );
    const what = failures.map(f => f.what).join('; ');
    expect(what).toMatch(/three near misses.*twin.*3 distinct/);
  });
  it('computes level and budget', () => {
    expect([1, 5, 6, 10, 11, 20, 21].map(levelOf)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect([1, 4, 5, 11].map(budgetFor)).toEqual([10, 10, 13, 28]);
  });
});

describe('samplers', () => {
  const draw = <T>(sampler: { draw(s: { phone: Phone; random: () => number }): T }, random: number) =>
    sampler.draw({ phone: world, random: () => random });
  it('stay in their ranges', () => {
    expect([draw(int(3, 7, 2), 0), draw(int(3, 7, 2), 0.999)]).toEqual([3, 7]);
    expect([draw(time('06:00', '07:00', 15), 0), draw(time('06:00', '07:00', 15), 0.999)]).toEqual([
      { minutes: 360, text: '06:00' },
      { minutes: 420, text: '07:00' },
    ]);
    expect(draw(date(1, 3), 0)).toEqual({
      at: Date.UTC(2026, 2, 13),
      iso: '2026-03-13',
      en: 'Friday 13 March',
      zh: '3月13日星期五',
      weekday: 5,
    });
    expect(() => distinct(3, oneOf('a', 'b')).draw({ phone: world, random: Math.random })).toThrow(
      /3 different/,
    );
    expect(() =>
      from('notes', 'notes')
        .where(() => false)
        .draw({ phone: world, random: Math.random }),
    ).toThrow(/notes\.notes/);
  });
  it('depend on earlier ones, and leave theirs as they were', () => {
    const one = params({ a: int(1, 1_000_000) });
    const two = one.and(({ a }) => ({ b: int(a, a + 1) }));
    for (let seed = 0; seed < 20; seed++) {
      const { a, b } = two.draw(world, seed);
      expect(b - a).toBeLessThanOrEqual(1);
      expect(one.draw(world, seed).a).toBe(a);
    }
    const even = one.such(({ a }) => a % 2 === 0);
    for (let seed = 0; seed < 20; seed++) expect(even.draw(world, seed).a % 2).toBe(0);
    expect(() => one.such(() => false).draw(world, 1)).toThrow(/No parameters fit/);
    expect(Object.keys((two.schema(world) as unknown as { properties: object }).properties)).toEqual([
      'a',
      'b',
    ]);
  });
});
