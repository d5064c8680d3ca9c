import { task } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, escaped, first, row, scrollTo, tap } from '../steps.ts';
import { activity, asked, clearFrom, daysAfter, dayWords, NAMES, openList, put } from './make.ts';

const TWICE = 2;

const copyOf = (n: number): number => n + 10;

const remove = (ctx: SetupCtx, ...activities: string[]) =>
  ctx.act('fitness', 'deleteActivities', { activities });

export const deleteDuplicateActivities = task(
  'fitness/delete-duplicates',
  params({
    types: distinct(2, asked()),
    names: distinct(5, oneOf(...NAMES)),
    day: date(-5, -2),
    size: int(1, 60),
  }),
  {
    tags: ['delete', 'comparison'],
    ask: {
      en: [
        ({ names }) =>
          `“${names[0]!}” and “${names[1]!}” are in Milepost twice, with the same date, time, distance and duration. Delete the copies so that each is left once.`,
        ({ names }) =>
          `The fitness app has two equal entries each of “${names[0]!}” and “${names[1]!}”: same day and time, same distance, same duration. Keep one of each and delete the other.`,
      ],
      zh: [
        ({ names }) =>
          `Milepost 里“${names[0]!}”和“${names[1]!}”各有两条完全相同的记录（日期、时间、距离和时长都一样）。请删除多余的，各保留一条。`,
      ],
    },
    setup: (s, { types, names, day, size }) => {
      clearFrom(s, '2026-02-26');
      for (let n = 0; n < TWICE; n++)
        for (const id of [n, copyOf(n)])
          put(s, id, {
            name: names[n]!,
            type: types[n]!.type,
            day: daysAfter(day.iso, n),
            minutes: 500,
            metres: 2000 + size * 30 + n * 900,
            seconds: 1500 + size * 10,
            seed: n,
          });
      // One with the same name at another time, one on the same day with another name.
      put(s, 3, {
        name: names[0]!,
        type: types[0]!.type,
        day: daysAfter(day.iso, -1),
        minutes: 500,
        metres: 2000 + size * 30,
        seconds: 1500 + size * 10,
      });
      put(s, 4, {
        name: names[1]!,
        type: types[1]!.type,
        day: daysAfter(day.iso, 1),
        minutes: 1100,
        metres: 3300,
        seconds: 1800,
      });
      put(s, 5, {
        name: names[3]!,
        type: types[0]!.type,
        day: day.iso,
        minutes: 500,
        metres: 2000 + size * 30,
        seconds: 1500 + size * 10,
      });
    },
    // The copies are equal in everything, so either may go.
    expect: {
      first: (_s, _p, ctx) => remove(ctx, activity(copyOf(0))),
      second: (_s, _p, ctx) => remove(ctx, activity(copyOf(1))),
    },
    solve: function* (_, { names, day }) {
      let seen = yield* openList();
      seen = yield tap(seen, button('Select'));
      for (const n of [1, 0]) {
        const twin = first(
          row(
            new RegExp(
              `^${escaped(names[n]!)}, [A-Z][a-z]+ · ${escaped(dayWords(daysAfter(day.iso, n)))}, 08:20, `,
            ),
          ),
        );
        seen = yield* scrollTo(seen, twin);
        seen = yield tap(seen, twin);
      }
      seen = yield tap(seen, button('Delete'));
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      allFour: {
        change: (_s, _p, ctx) => remove(ctx, ...[0, 1].flatMap(n => [activity(n), activity(copyOf(n))])),
        because: 'sideEffects',
      },
      theNamesake: {
        change: (_s, _p, ctx) => remove(ctx, activity(0), activity(4)),
        because: ['second', 'sideEffects'],
      },
      merged: {
        change: (_s, _p, ctx) => {
          for (const n of [0, 1])
            ctx.act('fitness', 'mergeActivities', { activities: [activity(n), activity(copyOf(n))] });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      theFirstOnes: { change: (_s, _p, ctx) => remove(ctx, activity(0), activity(copyOf(1))) },
    },
  },
);
