import { anyOf, task } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, scrollTo, tap } from '../steps.ts';
import { activity, asked, clearFrom, daysAfter, line, NAMES, openList, put } from './make.ts';

const merge = (ctx: SetupCtx, parts: readonly number[]) =>
  ctx.act('fitness', 'mergeActivities', { activities: parts.map(activity) });

export const mergeParts = task(
  'fitness/merge-parts',
  params({
    types: distinct(2, asked()),
    names: distinct(4, oneOf(...NAMES)),
    day: date(-7, -1),
    size: int(1, 60),
  }),
  {
    tags: ['merge'],
    ask: {
      en: [
        ({ names, day }) =>
          `“${names[0]!}” of ${day.en} was recorded in two parts in Milepost. Merge the two parts into one activity.`,
        ({ names, day }) =>
          `In the fitness app, make one activity of the two parts of “${names[0]!}” on ${day.en}.`,
      ],
      zh: [
        ({ names, day }) => `Milepost 里${day.zh}的“${names[0]!}”被记成了两段，请把这两段合并成一个活动。`,
      ],
    },
    setup: (s, { types, names, day, size }) => {
      clearFrom(s, '2026-02-26');
      const { type } = types[0]!;
      put(s, 0, {
        name: `${names[0]!} (part 1)`,
        type,
        day: day.iso,
        minutes: 480,
        metres: 1500 + size * 20,
        seconds: 1200 + size,
      });
      put(s, 1, {
        name: `${names[0]!} (part 2)`,
        type,
        day: day.iso,
        minutes: 520,
        metres: 1900 + size * 10,
        seconds: 1300 + size,
      });
      put(s, 2, { name: names[1]!, type, day: day.iso, minutes: 1100, metres: 2500, seconds: 1500 });
      put(s, 3, {
        name: `${names[0]!} (part 1)`,
        type,
        day: daysAfter(day.iso, -3),
        minutes: 480,
        metres: 1700,
        seconds: 1250,
      });
      put(s, 4, {
        name: `${names[0]!} (part 2)`,
        type,
        day: daysAfter(day.iso, -3),
        minutes: 520,
        metres: 1100,
        seconds: 1150,
      });
    },
    // The app calls it as the first part; a person may give it the name of the whole.
    expect: {
      merged: anyOf(
        (_s, _p, ctx) => merge(ctx, [0, 1]),
        (s, { names }, ctx) => {
          merge(ctx, [0, 1]);
          ctx.act('fitness', 'editActivity', { activity: s.apps.fitness.undo!.made[0]!, name: names[0]! });
        },
      ),
    },
    solve: function* (_, { names, day }) {
      let seen = yield* openList();
      seen = yield tap(seen, button('Select'));
      for (const part of ['(part 2)', '(part 1)']) {
        seen = yield* scrollTo(seen, line(`${names[0]!} ${part}`, day.iso));
        seen = yield tap(seen, line(`${names[0]!} ${part}`, day.iso));
      }
      seen = yield tap(seen, button('Merge'));
      yield tap(seen, button('Merge'));
      yield done();
    },
    nearMisses: {
      withTheOther: {
        change: (_s, _p, ctx) => merge(ctx, [0, 2]),
        because: ['merged', 'sideEffects'],
      },
      theEarlierDay: {
        change: (_s, _p, ctx) => merge(ctx, [3, 4]),
        because: ['merged', 'sideEffects'],
      },
      allOfTheDay: {
        change: (_s, _p, ctx) => merge(ctx, [0, 1, 2]),
        because: ['merged', 'sideEffects'],
      },
    },
  },
);
