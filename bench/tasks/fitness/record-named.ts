import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import type { Activity } from '../../../apps/fitness/state.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, open, rid, tab, tap, wait } from '../steps.ts';
import { momentOn, NAMES, pickType, put, TODAY } from './make.ts';

const KINDS = [
  { type: 'run', one: 'run', zh: '跑步' },
  { type: 'walk', one: 'walk', zh: '步行' },
  { type: 'ride', one: 'bike ride', zh: '骑行' },
] as const;
/** A recording of today. By hand, since the app's rules need time to pass. */
const recorded = (
  s: Phone,
  type: (typeof KINDS)[number]['type'],
  name: string,
  seconds: number,
  as: Partial<Activity> = {},
) =>
  put(s, 20, {
    name,
    type,
    day: TODAY,
    minutes: 581,
    metres: seconds * 2,
    seconds,
    source: 'recorded',
    ...as,
  });
/** What the phone measures, and nobody can edit. */
const MEASURED = [
  'startedAt',
  'seconds',
  'elapsed',
  'metres',
  'climb',
  'heart',
  'maxHeart',
  'place',
  'track',
  'splits',
] as const satisfies readonly (keyof Activity)[];
const measured = (a: Activity): Partial<Activity> =>
  structuredClone(Object.fromEntries(MEASURED.map(field => [field, a[field]])));

export const recordActivity = task(
  'fitness/record-named',
  params({ kind: oneOf(...KINDS), minutes: int(3, 14), name: oneOf(...NAMES) }),
  {
    tags: ['clock', 'create'],
    ask: {
      en: [
        ({ kind, minutes, name }) =>
          `Record a ${kind.one} of at least ${minutes} minutes with Milepost now, and save it under the name “${name}”.`,
        ({ kind, minutes, name }) =>
          `Start a ${kind.one} in the fitness app, let it run for ${minutes} minutes or a little more, then finish it and save it as “${name}”.`,
      ],
      zh: [
        ({ kind, minutes, name }) =>
          `现在用 Milepost 记录一次至少 ${minutes} 分钟的${kind.zh}，并以“${name}”为名保存。`,
      ],
    },
    setup: (s, { kind, name }) => {
      (s.os.permissions['fitness'] ??= {})['location'] = 'inUse';
      // The last activity has another type, and one with this name exists already.
      s.apps.fitness.type = kind.type === 'run' ? 'walk' : 'run';
      put(s, 9, { name, type: kind.type, day: '2026-02-20', metres: 2000, seconds: 1500 });
    },
    expect: {
      // How long it was and what was measured is the agent's; the words are the instruction's.
      recorded: (s, p, _ctx, now) => {
        const own = added(s.apps.fitness.activities, now.apps.fitness.activities).find(
          a =>
            a.source === 'recorded' &&
            a.type === p.kind.type &&
            a.seconds >= p.minutes * 60 &&
            a.startedAt >= momentOn(TODAY, 581) &&
            a.startedAt + a.elapsed * 1000 <= now.clock.now + 1000,
        );
        recorded(s, p.kind.type, p.name, p.minutes * 60 + 30, own && measured(own));
      },
    },
    choices: s => {
      const own = newRow(s.apps.fitness.activities);
      return MEASURED.map(field => own[field]);
    },
    solve: function* (_, { kind, minutes, name }) {
      let seen = yield open('fitness');
      seen = yield tap(seen, tab('Record'));
      seen = yield* pickType(seen, kind.type);
      seen = yield tap(seen, rid('start'));
      // Standing at lights is left out of the duration.
      seen = yield wait(minutes * 60_000 + 30_000);
      seen = yield wait(90_000);
      seen = yield tap(seen, button('Pause'));
      seen = yield tap(seen, button('Finish'));
      seen = yield tap(seen, rid('confirm-finish'));
      seen = yield fill(seen, field('Name'), name);
      yield tap(seen, rid('save'));
      yield done();
    },
    nearMisses: {
      tooShort: {
        change: (s, p) => recorded(s, p.kind.type, p.name, p.minutes * 60 - 30),
        because: ['recorded', 'sideEffects'],
      },
      anotherType: {
        change: (s, p) => recorded(s, p.kind.type === 'run' ? 'walk' : 'run', p.name, p.minutes * 60 + 20),
        because: ['recorded', 'sideEffects'],
      },
      byHand: {
        change: (s, p, ctx) =>
          ctx.act('fitness', 'addActivity', {
            name: p.name,
            type: p.kind.type,
            startedAt: ctx.now - p.minutes * 60_000,
            seconds: p.minutes * 60,
            metres: 1000,
          }),
        because: ['recorded', 'sideEffects'],
      },
      notSaved: {
        how: function* (seen, { kind, minutes }) {
          seen = yield open('fitness');
          seen = yield tap(seen, tab('Record'));
          seen = yield* pickType(seen, kind.type);
          seen = yield tap(seen, rid('start'));
          seen = yield wait(minutes * 60_000 + 120_000);
          seen = yield tap(seen, button('Pause'));
          yield tap(seen, button('Finish'));
          yield done();
        },
        because: ['recorded', 'sideEffects'],
      },
    },
  },
);
