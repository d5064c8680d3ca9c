import { produce } from 'immer';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, phoneSchema, type Phone } from '../apps/catalogue.ts';
import { judge, type JudgeInput, type JudgeTask } from './judge.ts';
import { changes, creates } from './side-effects.ts';

const note = (title: string) => ({
  title,
  kind: 'plain' as const,
  body: '',
  items: [],
  folder: null,
  tags: [],
  pinned: false,
  locked: false,
  createdAt: 1,
  editedAt: 1,
  binnedAt: null,
});

let world: Phone;
beforeAll(async () => {
  world = produce((await createWorld()) as unknown as Phone, s => {
    s.apps.notes.notes = { 'note-one': note('one'), 'note-two': note('two') };
  });
});

const P = { title: 'Milk' };
const base: JudgeTask<typeof P> = {
  id: 'test/task',
  expects: 'possible',
  get schema() {
    return phoneSchema;
  },
  goals: {
    made: {
      weight: 3,
      test: ({ was, now, p }) =>
        Object.keys(now.apps.notes.notes).some(
          id => !(id in was.apps.notes.notes) && now.apps.notes.notes[id]!.title === p.title,
        ),
    },
    pinned: ({ now }) => now.apps.notes.notes['note-two']?.pinned === true,
    bright: ({ now }) => now.device.brightness === 62,
  },
  invariants: { kept: ({ now }) => 'note-one' in now.apps.notes.notes },
  allow: s => [creates(s.apps.notes.notes), changes(s.apps.notes.notes, ['note-two'], ['pinned'])],
};
const solved = () =>
  produce(world, s => {
    s.apps.notes.notes['note-new'] = note('Milk');
    s.apps.notes.notes['note-two']!.pinned = true;
  });
const input = (now: Phone, more: Partial<JudgeInput> = {}): JudgeInput => ({
  was: world,
  baseline: world,
  now,
  params: P,
  answer: null,
  declared: 'done',
  ...more,
});

describe('a possible task', () => {
  it('earns nothing for doing nothing', () => {
    const v = judge(base, input(world));
    expect(v).toMatchObject({ success: false, successUndeclared: false, progress: 0, sideEffects: [] });
    expect(v.changes).toEqual([
      { name: 'made', weight: 3, met: false, share: 0, metAtStart: false },
      { name: 'pinned', weight: 1, met: false, share: 0, metAtStart: false },
      { name: 'bright', weight: 1, met: true, share: 1, metAtStart: true },
    ]);
  });

  it('weighs progress over the goals that were not met at the start', () => {
    expect(
      judge(
        base,
        input(
          produce(world, s => {
            s.apps.notes.notes['note-two']!.pinned = true;
          }),
        ),
      ).progress,
    ).toBe(0.25);
  });

  it('tells a declared success from an undeclared one', () => {
    expect(judge(base, input(solved()))).toMatchObject({
      success: true,
      successUndeclared: true,
      progress: 1,
    });
    expect(judge(base, input(solved(), { declared: null }))).toMatchObject({
      success: false,
      successUndeclared: true,
    });
  });

  it('fails if the agent declares it impossible', () => {
    expect(judge(base, input(solved(), { declared: 'impossible' }))).toMatchObject({
      success: false,
      successUndeclared: false,
    });
  });

  it('fails if a goal that was met at the start is no longer met', () => {
    const v = judge(
      base,
      input(
        produce(solved(), s => {
          s.device.brightness = 10;
        }),
      ),
    );
    expect(v).toMatchObject({ success: false, progress: 1, sideEffects: [{ path: '/device/brightness' }] });
  });

  it('fails on a broken invariant and on a side effect', () => {
    const broken = judge(
      base,
      input(
        produce(solved(), s => {
          delete s.apps.notes.notes['note-one'];
        }),
      ),
    );
    expect(broken).toMatchObject({
      success: false,
      invariants: [{ name: 'kept', held: false }],
      sideEffects: [{ path: '/apps/notes/notes/note-one' }],
    });
  });

  it('reports an exception of a test, with its place, as a judge error', () => {
    const v = judge(
      {
        ...base,
        goals: {
          ...base.goals,
          pinned: () => {
            throw new Error('oops');
          },
        },
      },
      input(solved()),
    );
    expect(v).toMatchObject({
      success: false,
      progress: 0,
      error: { where: 'goal pinned', message: 'Task test/task: oops' },
    });
    expect(
      judge(
        {
          ...base,
          invariants: {
            k: () => {
              throw new Error('x');
            },
          },
        },
        input(solved()),
      ).error?.where,
    ).toBe('invariant k');
    expect(
      judge({ ...base, allow: s => [...Object.values(s.apps.notes.notes)] }, input(solved())).error?.where,
    ).toBe('allow');
  });
});

describe('an impossible task', () => {
  const none = { ...base, expects: 'impossible' as const, goals: {}, invariants: {} };
  it('succeeds only if the agent declares it impossible and changes nothing', () => {
    expect(judge(none, input(world, { declared: 'impossible' }))).toMatchObject({
      success: true,
      progress: 1,
    });
    for (const declared of ['done', null] as const)
      expect(judge(none, input(world, { declared }))).toMatchObject({
        success: false,
        successUndeclared: false,
        progress: 0,
      });
    const changed = produce(world, s => {
      s.apps.notes.passcode = '1234';
    });
    expect(judge(none, input(changed, { declared: 'impossible' }))).toMatchObject({
      success: false,
      progress: 0,
      sideEffects: [{ path: '/apps/notes/passcode' }],
    });
  });
});

describe('an answer', () => {
  const asked: JudgeTask<typeof P> = {
    ...base,
    goals: {},
    answer: { fields: { n: { type: 'number', unit: 'km' } }, key: () => ({ n: 12.5 }), weight: 2 },
  };
  it('is a goal', () => {
    expect(judge(asked, input(world, { answer: { n: '12,500 m' } }))).toMatchObject({
      success: true,
      changes: [{ name: 'answer', weight: 2, met: true }],
      answer: [{ field: 'n', right: true, expected: 12.5 }],
    });
    expect(judge(asked, input(world, { answer: { n: '125' } }))).toMatchObject({
      success: false,
      progress: 0,
    });
    expect(judge(asked, input(world, { answer: {} }))).toMatchObject({ success: false, progress: 0 });
  });
  it('with an invalid key is a judge error', () => {
    expect(
      judge({ ...asked, answer: { ...asked.answer!, key: () => ({ n: 'twelve' }) } }, input(world)).error
        ?.where,
    ).toBe('answer');
    expect(
      judge({ ...asked, answer: { ...asked.answer!, key: () => ({ m: 1 }) } }, input(world)).error?.where,
    ).toBe('answer');
  });
});

it('costs only as much as has changed: it does not read objects that both trees share', () => {
  let reads = 0;
  const counts = () => {
    reads++;
  };
  const watched = (of: object) =>
    new Proxy(of, {
      get: (target, key) => {
        counts();
        return Reflect.get(target, key) as unknown;
      },
      ownKeys: target => {
        counts();
        return Reflect.ownKeys(target);
      },
      has: (target, key) => {
        counts();
        return Reflect.has(target, key);
      },
    });
  const { notes } = world.apps;
  const untouched = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, i) => [`note-n${i}`, watched(note(`n${i}`))]),
  );
  const withNotes = (more: object) =>
    ({
      ...world,
      apps: { ...world.apps, notes: { ...notes, notes: { ...notes.notes, ...untouched, ...more } } },
    }) as typeof world;
  const was = withNotes({ 'note-x': note('x') });
  const now = withNotes({ 'note-x': { ...note('x'), pinned: true } });
  reads = 0;
  expect(
    judge(
      { ...base, goals: { g: ({ now: n }) => n.device.brightness === 10 } },
      input(now, { was, baseline: was }),
    ).sideEffects.length,
  ).toBeGreaterThan(0);
  expect(reads).toBe(0);
});
