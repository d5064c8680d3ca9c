import { MONTHS } from '../../../src/sdk/core/format.ts';
import { task, wrongAnswer } from '../form.ts';
import { date, distinct, int, oneOf, params, timeText } from '../sample.ts';
import { answer, done, SolverError } from '../steps.ts';
import { listedIn, searchFor } from './make.ts';
import { daysFrom, plan } from './question.ts';
const NAMES = [
  'Mira',
  'Jonas',
  'Priya',
  'Hana',
  'Freya',
  'Callum',
  'Owen',
  'Nadia',
  'Walter',
  'Luca',
] as const;

const WHAT = ['Coffee', 'Lunch', 'Walk', 'Drinks', 'Call', 'Swim'] as const;

export const nextWith = task(
  'calendar/next-with',
  params({
    names: distinct(2, oneOf(...NAMES)),
    what: distinct(4, oneOf(...WHAT)),
    day: date(3, 30),
    hour: int(8, 20),
    half: oneOf(0, 15, 30, 45),
    others: int(10, 20),
  }),
  {
    tags: ['query', 'answer-sheet', 'search', 'newest'],
    counterpart: 'SimpleCalendarNextMeetingWithPerson',
    ask: {
      en: [
        p => `When am I meeting ${p.names[0]} next, according to my calendar? Answer with date and time.`,
        p => `Look up my next appointment with ${p.names[0]} and fill in the day and when it begins.`,
      ],
      zh: [p => `根据日历，我下一次和 ${p.names[0]} 见面是什么时候？请填写日期和时间。`],
    },
    // One is past, one is later, and an earlier one is with another person.
    setup: (s, p, ctx) => {
      const at = p.hour * 60 + p.half;
      plan(
        s,
        ctx,
        [
          { title: `${p.what[0]} with ${p.names[0]}`, day: p.day.iso, at },
          { title: `${p.what[1]} with ${p.names[0]}`, day: daysFrom(p.day.iso, 9), at: at - 60 },
          { title: `${p.what[2]} with ${p.names[1]}`, day: daysFrom(p.day.iso, -2), at },
          { title: `${p.what[3]} with ${p.names[0]}`, day: '2026-03-04', at: 660 },
        ],
        p.others,
      );
    },
    answer: {
      fields: {
        day: { type: 'date', label: { en: 'Day', zh: '日期' } },
        time: { type: 'time', label: { en: 'Time', zh: '时间' } },
      },
      key: ({ p }) => ({ day: p.day.iso, time: timeText(p.hour * 60 + p.half) }),
    },
    solve: function* (_seen, p) {
      const seen = yield* searchFor(`with ${p.names[0]}`);
      const found = listedIn(seen)[0];
      if (!found) throw new SolverError(`No event with ${p.names[0]}`);
      const [, number, month] = /(\d+) ([A-Z][a-z]{2})$/.exec(found.day)!;
      yield answer({
        day: `2026-${String(1 + MONTHS.findIndex(m => m.startsWith(month!))).padStart(2, '0')}-${number!.padStart(2, '0')}`,
        time: found.from,
      });
      yield done();
    },
    nearMisses: {
      theOneAfter: wrongAnswer(p => ({
        day: daysFrom(p.day.iso, 9),
        time: timeText(p.hour * 60 + p.half - 60),
      })),
      theOther: wrongAnswer(p => ({ day: daysFrom(p.day.iso, -2), time: timeText(p.hour * 60 + p.half) })),
      thePast: wrongAnswer({ day: '2026-03-04', time: '11:00' }),
      noTime: wrongAnswer(p => ({ day: p.day.iso })),
    },
  },
);
