import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, open, rid, tab, tap, wait } from '../steps.ts';
import { NAMES, pickType, put, TODAY } from './make.ts';

const KINDS = [
  { type: 'run', one: 'run', zh: '跑步' },
  { type: 'walk', one: 'walk', zh: '步行' },
  { type: 'ride', one: 'bike ride', zh: '骑行' },
] as const;
const recorded = (s: Phone, n: number, type: (typeof KINDS)[number]['type'], name: string, seconds: number) =>
  put(s, n, { name, type, day: TODAY, minutes: 581, metres: seconds * 2, seconds, source: 'recorded' });

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
    goals: {
      recorded: {
        weight: 2,
        test: ({ was, now, p }) =>
          only(
            added(was.apps.fitness.activities, now.apps.fitness.activities),
            a => a.type === p.kind.type && a.seconds >= p.minutes * 60 && a.source === 'recorded',
          ),
      },
      named: ({ was, now, p }) =>
        added(was.apps.fitness.activities, now.apps.fitness.activities).some(a => sameText(a.name, p.name)),
    },
    invariants: { over: ({ now }) => now.apps.fitness.recording === null },
    allow: s => [newIn(s.apps.fitness.activities), s.device.place, s.device.heading],
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
        change: (s, p) => recorded(s, 20, p.kind.type, p.name, p.minutes * 60 - 30),
        because: 'recorded',
      },
      anotherType: {
        change: (s, p) =>
          recorded(s, 20, p.kind.type === 'run' ? 'walk' : 'run', p.name, p.minutes * 60 + 20),
        because: 'recorded',
      },
      unnamed: {
        change: (s, p) => recorded(s, 20, p.kind.type, 'Morning run', p.minutes * 60 + 20),
        because: 'named',
      },
      byHand: {
        change: (s, p) =>
          put(s, 20, {
            name: p.name,
            type: p.kind.type,
            day: TODAY,
            minutes: 581,
            metres: 1000,
            seconds: p.minutes * 60,
          }),
        because: 'recorded',
      },
      twice: {
        change: (s, p) => {
          for (const n of [20, 21]) recorded(s, n, p.kind.type, p.name, p.minutes * 60 + n);
        },
        because: 'recorded',
      },
      andTheOldDeleted: {
        change: (s, p) => {
          recorded(s, 20, p.kind.type, p.name, p.minutes * 60 + 20);
          delete s.apps.fitness.activities['activity-set-9'];
        },
        because: 'sideEffects',
      },
    },
  },
);
