import { added, changed, only, onlyFields, removed } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { button, done, escaped, first, row, scrollTo, tap } from '../steps.ts';
import {
  activity,
  asked,
  clearFrom,
  daysAfter,
  dayWords,
  NAMES,
  openList,
  pickType,
  put,
  sum,
} from './make.ts';

const table = (s: Phone) => s.apps.fitness.activities;
/** The row of an activity of a day. */
const line = (name: string, day: string) =>
  row(new RegExp(`^${escaped(name)}, [A-Z][a-z]+ · ${escaped(dayWords(day))}, `));

export const fixActivityType = task(
  'fitness/fix-type',
  params({
    types: distinct(2, asked()),
    names: distinct(4, oneOf(...NAMES)),
    day: date(-9, -2),
    size: int(1, 60),
  }),
  {
    tags: ['edit'],
    ask: {
      en: [
        ({ types, names, day }) =>
          `“${names[0]!}” of ${day.en} in Milepost was a ${types[1]!.one}, not a ${types[0]!.one}. Correct its type.`,
        ({ types, names, day }) =>
          `The activity “${names[0]!}” on ${day.en} has the wrong type in the fitness app: make it a ${types[1]!.one}.`,
      ],
      zh: [
        ({ types, names, day }) =>
          `Milepost 里${day.zh}的“${names[0]!}”类型记错了：应该是${types[1]!.zh}，不是${types[0]!.zh}。请改正。`,
      ],
    },
    setup: (s, { types, names, day, size }) => {
      clearFrom(s, '2026-02-26');
      const { type } = types[0]!;
      put(s, 0, { name: names[0]!, type, day: day.iso, metres: 2000 + size * 50, seconds: 1300 + size * 10 });
      put(s, 1, {
        name: names[0]!,
        type,
        day: daysAfter(day.iso, -7) < '2026-02-26' ? '2026-02-26' : daysAfter(day.iso, -7),
        metres: 2600,
        seconds: 1500,
      });
      put(s, 2, { name: names[1]!, type, day: day.iso, minutes: 1090, metres: 3100, seconds: 1900 });
      put(s, 3, {
        name: names[2]!,
        type: types[1]!.type,
        day: daysAfter(day.iso, 1),
        metres: 2800,
        seconds: 1700,
      });
    },
    goals: {
      corrected: ({ was, now, p }) =>
        only(
          changed(table(was), table(now)),
          c => c.id === activity(0) && c.now.type === p.types[1]!.type && onlyFields(c.was, c.now, ['type']),
        ),
    },
    allow: s => [table(s)[activity(0)]!.type],
    solve: function* (_, { types, names, day }) {
      let seen = yield* openList();
      seen = yield* scrollTo(seen, line(names[0]!, day.iso));
      seen = yield tap(seen, line(names[0]!, day.iso));
      seen = yield tap(seen, button('Edit'));
      seen = yield* pickType(seen, types[1]!.type);
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      theEarlierOne: {
        change: (s, p) => {
          table(s)[activity(1)]!.type = p.types[1]!.type;
        },
        because: ['corrected', 'sideEffects'],
      },
      theOtherOfTheDay: {
        change: (s, p) => {
          table(s)[activity(2)]!.type = p.types[1]!.type;
        },
        because: ['corrected', 'sideEffects'],
      },
      bothOfTheName: {
        change: (s, p) => {
          table(s)[activity(0)]!.type = p.types[1]!.type;
          table(s)[activity(1)]!.type = p.types[1]!.type;
        },
        because: ['corrected', 'sideEffects'],
      },
      renamedInstead: {
        change: (s, p) => {
          table(s)[activity(0)]!.name = p.types[1]!.one;
        },
        because: ['corrected', 'sideEffects'],
      },
    },
  },
);

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
      // The same name, and another time; the same day and another name.
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

const PARTS = [activity(0), activity(1)];
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
    goals: {
      merged: ({ was, now }) => {
        const parts = PARTS.map(id => table(was)[id]!);
        return (
          PARTS.every(id => !table(now)[id]) &&
          only(
            added(table(was), table(now)),
            a =>
              a.type === parts[0]!.type &&
              a.startedAt === parts[0]!.startedAt &&
              a.metres === sum(parts, x => x.metres) &&
              a.seconds === sum(parts, x => x.seconds),
          )
        );
      },
    },
    allow: s => [...PARTS.map(id => table(s)[id]), newIn(table(s))],
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
      withTheOther: { change: s => merge(s, [0, 2]), because: ['merged', 'sideEffects'] },
      theEarlierDay: { change: s => merge(s, [3, 4]), because: ['merged', 'sideEffects'] },
      oneDeleted: {
        change: s => {
          delete table(s)[activity(1)];
        },
        because: 'merged',
      },
      allOfTheDay: { change: s => merge(s, [0, 1, 2]), because: ['merged', 'sideEffects'] },
    },
  },
);
function merge(s: Phone, ns: readonly number[]): void {
  const parts = ns.map(n => table(s)[activity(n)]!);
  for (const n of ns) delete table(s)[activity(n)];
  table(s)['activity-whole'] = {
    ...parts[0]!,
    metres: sum(parts, a => a.metres),
    seconds: sum(parts, a => a.seconds),
  };
}
