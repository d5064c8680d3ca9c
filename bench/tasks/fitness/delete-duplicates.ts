import { removed } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { button, done, escaped, first, row, scrollTo, tap } from '../steps.ts';
import { activity, asked, clearFrom, daysAfter, dayWords, NAMES, openList, put, table } from './make.ts';

const TWICE = 2;

const copyOf = (n: number): number => n + 10;

const pairs = (): [string, string][] =>
  Array.from({ length: TWICE }, (_, n) => [activity(n), activity(copyOf(n))]);

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
    goals: {
      once: ({ was, now }) => {
        const gone = removed(table(was), table(now)).map(r => r.id);
        return (
          gone.length === TWICE && pairs().every(pair => pair.filter(id => gone.includes(id)).length === 1)
        );
      },
    },
    allow: s =>
      pairs()
        .flat()
        .map(id => table(s)[id]),
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
        change: s => {
          for (const id of pairs().flat()) delete table(s)[id];
        },
        because: 'once',
      },
      onePairOnly: {
        change: s => {
          delete table(s)[activity(0)];
        },
        because: 'once',
      },
      theNamesake: {
        change: s => {
          delete table(s)[activity(0)];
          delete table(s)[activity(4)];
        },
        because: ['once', 'sideEffects'],
      },
      andAnother: {
        change: s => {
          delete table(s)[activity(0)];
          delete table(s)[activity(1)];
          delete table(s)[activity(5)];
        },
        because: ['once', 'sideEffects'],
      },
    },
    alternatives: {
      theFirstOnes: {
        change: s => {
          delete table(s)[activity(copyOf(0))];
          delete table(s)[activity(1)];
        },
      },
    },
  },
);
