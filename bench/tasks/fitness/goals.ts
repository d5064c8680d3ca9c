import type { Goal } from '../../../apps/fitness/state.ts';
import { dayOf, isoOf } from '../../../src/state/civil.ts';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, button, done, field, fill, find, open, rid, scrollTo, tab, tap } from '../steps.ts';
import {
  asked,
  clearFrom,
  daysAfter,
  km,
  MONDAY,
  NAMES,
  pickType,
  put,
  rows,
  sum,
  TODAY,
  type Asked,
} from './make.ts';

const goalsOf = (s: Phone) => s.apps.fitness.goals;
const putGoal = (s: Phone, id: string, goal: Pick<Goal, 'metric' | 'type' | 'period' | 'target'>) => {
  goalsOf(s)[id] = { ...goal, createdAt: s.clock.now, reached: '1970-01-01' };
};
const amountEn = (p: { metric: 'distance' | 'count'; amount: number; types: Asked[] }) =>
  p.metric === 'distance' ? `${p.amount} km of ${p.types[0]!.many}` : `${p.amount} ${p.types[0]!.many}`;
const target = (p: { metric: 'distance' | 'count'; amount: number }) =>
  p.metric === 'distance' ? p.amount * 1000 : p.amount;
const wanted = (p: { metric: 'distance' | 'count'; amount: number; types: Asked[] }) => ({
  metric: p.metric,
  type: p.types[0]!.type,
  period: 'week' as const,
  target: target(p),
});

export const setWeeklyGoal = task(
  'fitness/weekly-goal',
  params({ types: distinct(2, asked()), metric: oneOf('distance', 'count'), amount: int(3, 19) }),
  {
    tags: ['create'],
    ask: {
      en: [
        p => `Set a new goal in Milepost: ${amountEn(p)} a week.`,
        p => `I want to do ${amountEn(p)} every week. Make that a goal in the fitness app.`,
      ],
      zh: [
        p =>
          `在 Milepost 里新设一个目标：每周${p.types[0]!.zh}${p.amount}${p.metric === 'distance' ? '公里' : '次'}。`,
      ],
    },
    setup: (s, p) => {
      // The same by the month stands there already, and nothing by the week.
      for (const [id, g] of Object.entries(goalsOf(s)))
        if (g.type === p.types[0]!.type) delete goalsOf(s)[id];
      putGoal(s, 'goal-month', {
        metric: p.metric,
        type: p.types[0]!.type,
        period: 'month',
        target: target(p) * 3,
      });
      clearFrom(s, MONDAY);
    },
    expect: { set: (_s, p, ctx) => ctx.act('fitness', 'addGoal', wanted(p)) },
    solve: function* (_, p) {
      let seen = yield open('fitness');
      seen = yield tap(seen, tab('Statistics'));
      seen = yield tap(seen, button('Goals'));
      seen = yield tap(seen, button('New goal'));
      if (p.metric === 'count') seen = yield tap(seen, rid('metric-count'));
      seen = yield* pickType(seen, p.types[0]!.type);
      seen = yield fill(
        seen,
        field(p.metric === 'distance' ? 'Distance (kilometres)' : 'Activities'),
        String(p.amount),
      );
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      ofAll: {
        change: (_s, p, ctx) => ctx.act('fitness', 'addGoal', { ...wanted(p), type: null }),
        because: ['set', 'sideEffects'],
      },
      changedTheOld: {
        change: (_s, p, ctx) => ctx.act('fitness', 'editGoal', { goal: 'goal-month', ...wanted(p) }),
        because: ['set', 'sideEffects'],
      },
    },
  },
);

const missing = (s: Phone, p: { types: Asked[] }) =>
  km(goalsOf(s)['goal-asked']!.target - sum(rows(s, p.types[0]!.type, MONDAY, TODAY), a => a.metres));
const TITLE: Readonly<Record<Asked['type'], string>> = {
  run: 'Weekly run distance',
  walk: 'Weekly walk distance',
  ride: 'Weekly ride distance',
  hike: 'Weekly hike distance',
  swim: 'Weekly swim distance',
  row: 'Weekly row distance',
};
export const missingForGoal = task(
  'fitness/missing-for-goal',
  params({
    types: distinct(2, asked()),
    names: distinct(5, oneOf(...NAMES)),
    goal: int(12, 30),
    size: int(1, 80),
  }),
  {
    tags: ['answer-sheet', 'arithmetic'],
    ask: {
      en: [
        ({ types }) =>
          `How many kilometres are still missing to my weekly distance goal for ${types[0]!.many} in Milepost?`,
        ({ types }) =>
          `Look up how much of my weekly ${types[0]!.one} distance goal is done in the fitness app. How many km are left to reach it this week?`,
      ],
      zh: [({ types }) => `按 Milepost 里每周${types[0]!.zh}的距离目标，我这周还差多少公里？`],
    },
    setup: (s, p) => {
      clearFrom(s, MONDAY);
      s.apps.fitness.goals = {};
      putGoal(s, 'goal-asked', {
        metric: 'distance',
        type: p.types[0]!.type,
        period: 'week',
        target: p.goal * 1000,
      });
      putGoal(s, 'goal-other', {
        metric: 'distance',
        type: p.types[1]!.type,
        period: 'week',
        target: (p.goal + 3) * 1000,
      });
      putGoal(s, 'goal-time', { metric: 'time', type: null, period: 'week', target: 18_000 });
      // The app writes a tenth where there is nothing behind it.
      for (const n of [0, 1])
        put(s, n, {
          name: p.names[n]!,
          type: p.types[0]!.type,
          day: daysAfter(MONDAY, n),
          metres: 1200 + ((p.size * 130 + n * 700) % 3500),
          seconds: 1500,
        });
      put(s, 2, {
        name: p.names[2]!,
        type: p.types[1]!.type,
        day: daysAfter(MONDAY, 1),
        minutes: 1100,
        metres: 2300,
        seconds: 1400,
      });
      put(s, 3, {
        name: p.names[3]!,
        type: p.types[0]!.type,
        day: isoOf(dayOf(MONDAY) - 1),
        minutes: 1000,
        metres: 1900,
        seconds: 1400,
      });
    },
    answer: {
      fields: {
        distance: { type: 'number', unit: 'km', label: { en: 'Kilometres missing', zh: '还差的公里数' } },
      },
      key: ({ was, p }) => ({ distance: { value: missing(was, p), tolerance: 0.0101 } }),
    },
    solve: function* (_, p) {
      let seen = yield open('fitness');
      const goal = button(new RegExp(`^${TITLE[p.types[0]!.type]}, `));
      seen = yield* scrollTo(seen, goal);
      const [, had, wanted] = /, ([\d.]+) km of ([\d.]+) km/.exec(find(seen, goal).name)!;
      yield answer({ distance: Math.round((Number(wanted) - Number(had)) * 100) / 100 });
      yield done();
    },
    nearMisses: {
      whatIsDone: wrongAnswer((p, s) => ({ distance: p.goal - missing(s, p) + 0.02 })),
      theOtherGoal: wrongAnswer(p => ({ distance: p.goal + 3 - 2.3 })),
      withSunday: wrongAnswer((p, s) => ({ distance: missing(s, p) - 1.9 })),
    },
  },
);
