import { between } from '../../../apps/calculator/select.ts';
import { MONTHS } from '../../../src/sdk/core/format.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { task, wrongAnswer } from '../form.ts';
import { date, type Day } from '../sample.ts';
import { answer, button, done, find, rid, tap, toggle, type Steps } from '../steps.ts';
import { openTool } from './make.ts';

/** Picks a day of this year in the phone's date dialog, which begins in `from`'s month. */
function* pick(seen: Observation, which: string, from: string, to: Day): Steps {
  const [, month, day] = to.iso.split('-').map(Number) as [number, number, number];
  seen = yield tap(seen, rid(which));
  for (let m = Number(from.slice(5, 7)); m !== month; m += Math.sign(month - m))
    seen = yield tap(seen, button(month > m ? 'Next month' : 'Previous month'));
  seen = yield tap(seen, toggle(`${day} ${MONTHS[month - 1]} ${to.iso.slice(0, 4)}`));
  return yield tap(seen, button('OK'));
}

export const dateDifference = task(
  'calculator/date-difference',
  { from: date(21, 75), to: date(95, 140) },
  {
    tags: ['dates', 'arithmetic', 'answer-sheet'],
    ask: {
      en: [
        p =>
          `How many days are there from ${p.from.en} to ${p.to.en} this year? Calculator can work it out; answer with the number of days, and how many of them are working days (Monday to Friday, the last day not counted).`,
        p =>
          `Find the difference between ${p.from.en} and ${p.to.en} with Calculator’s date helper. Fill in the days and the working days that it gives.`,
      ],
      zh: [
        p =>
          `从今年${p.from.zh}到${p.to.zh}相差多少天？其中有多少个工作日（周一至周五，不含最后一天）？可以用计算器的日期计算。`,
      ],
    },
    setup: (s, p) => {
      s.apps.calculator.days = { ...s.apps.calculator.days, mode: 'shift', from: null, to: p.from.iso };
    },
    answer: {
      fields: {
        days: { type: 'number', label: { en: 'Days', zh: '天数' } },
        weekdays: { type: 'number', label: { en: 'Working days', zh: '工作日' } },
      },
      key: ({ p }) => {
        const { days, weekdays } = between(p.from.iso, p.to.iso);
        return { days, weekdays };
      },
    },
    solve: function* (seen, p) {
      seen = yield* openTool(seen, 'Dates');
      seen = yield tap(seen, toggle('Difference'));
      seen = yield* pick(seen, 'day-from', '2026-03-12', p.from);
      seen = yield* pick(seen, 'day-to', p.from.iso, p.to);
      const words = find(seen, rid('difference')).name;
      yield answer({
        days: Number(/^(\d+) days/.exec(words)![1]),
        weekdays: Number(/(\d+) working days/.exec(words)![1]),
      });
      yield done();
    },
    nearMisses: {
      bothEndsCounted: wrongAnswer(p => {
        const { days, weekdays } = between(p.from.iso, p.to.iso);
        return { days: days + 1, weekdays };
      }),
      fromToday: wrongAnswer(p => {
        const { days, weekdays } = between('2026-03-12', p.to.iso);
        return { days, weekdays };
      }),
      workingDaysForDays: wrongAnswer(p => {
        const { weekdays } = between(p.from.iso, p.to.iso);
        return { days: weekdays, weekdays };
      }),
    },
  },
);
