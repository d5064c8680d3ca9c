import { task } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { button, done, scrollTo, tap } from '../steps.ts';
import { activity, asked, clearFrom, daysAfter, line, NAMES, openList, pickType, put } from './make.ts';

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
    expect: {
      corrected: (_s, { types }, ctx) =>
        ctx.act('fitness', 'editActivity', { activity: activity(0), type: types[1]!.type }),
    },
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
        change: (_s, { types }, ctx) =>
          ctx.act('fitness', 'editActivity', { activity: activity(1), type: types[1]!.type }),
        because: ['corrected', 'sideEffects'],
      },
      renamedInstead: {
        change: (_s, { types }, ctx) =>
          ctx.act('fitness', 'editActivity', { activity: activity(0), name: types[1]!.one }),
        because: ['corrected', 'sideEffects'],
      },
    },
  },
);
