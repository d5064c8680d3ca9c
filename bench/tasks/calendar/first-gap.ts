import { task, wrongAnswer } from '../form.ts';
import { date, distinct, int, oneOf, params, timeText } from '../sample.ts';
import { all, answer, done, row, scroll, SolverError } from '../steps.ts';
import { other, putEvent, shortDay, showDay } from './make.ts';

const WHAT = [
  'Site visit',
  'Van hire',
  'Paint test',
  'Fitting',
  'Stocktake',
  'Printer',
  'Handover',
  'Rehearsal',
] as const;
interface P {
  what: string[];
  lengths: number[];
  short: number[];
  gap: number;
  at: number;
  day: { iso: string };
}
/** Five events from 8:00 on. The gap asked for is before one of the last three; the other gaps are too short. */
function blocks(p: P): { from: number; to: number }[] {
  const out: { from: number; to: number }[] = [];
  let from = 480;
  p.lengths.forEach((length, i) => {
    if (i > 0) from += i === p.at ? p.gap : p.short[i - 1]!;
    out.push({ from, to: from + length });
    from += length;
  });
  return out;
}
const first = (p: P) => blocks(p)[p.at - 1]!.to;
const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

export const firstGap = task(
  'calendar/first-gap',
  params({
    what: distinct(6, oneOf(...WHAT)),
    lengths: distinct(5, int(30, 95, 5)),
    short: distinct(4, int(5, 55, 5)),
    gap: int(60, 90, 5),
    at: int(2, 4),
    day: date(80, 100),
  }),
  {
    tags: ['arithmetic', 'reasoning'],
    ask: {
      en: [
        ({ day }) =>
          `On ${day.en} my calendar is full from 8:00. When does the first free hour after that begin, between two events? Answer with the time.`,
        ({ day }) =>
          `Look at ${day.en} in my calendar: after 8:00, at what time does the first gap of at least 60 minutes between two events start? Fill in the time.`,
      ],
      zh: [
        ({ day }) => `${day.zh}从8:00起日程很满。两个日程之间第一个至少一小时的空档从几点开始？请填写时间。`,
      ],
    },
    setup: (s, p) => {
      // That day has no other events.
      s.apps.calendar.events = Object.fromEntries(
        Object.entries(s.apps.calendar.events).filter(
          ([, e]) => e.repeat === null && e.startDate < '2026-05-20',
        ),
      );
      blocks(p).forEach((b, i) =>
        putEvent(s, other(i), {
          title: p.what[i]!,
          day: p.day.iso,
          at: b.from,
          minutes: b.to - b.from,
          calendar: 'calendar-work',
        }),
      );
      putEvent(s, other(7), {
        title: p.what[5]!,
        day: p.day.iso,
        at: Math.min(1380, blocks(p)[4]!.to + 200),
        minutes: 30,
      });
    },
    answer: {
      fields: {
        start: {
          type: 'time',
          label: { en: 'Start of the first free hour', zh: '第一个空闲小时的开始时间' },
        },
      },
      key: ({ p }) => ({ start: timeText(first(p)) }),
    },
    solve: function* (_seen, p) {
      let seen = yield* showDay(p.day as never);
      const found = new Map<string, { from: number; to: number }>();
      const read = () => {
        for (const e of all(seen, row(new RegExp(`${shortDay(p.day as never)}$`)))) {
          const hours = /(\d\d:\d\d) – (\d\d:\d\d)/.exec(e.name);
          if (hours) found.set(e.name, { from: minutesOf(hours[1]!), to: minutesOf(hours[2]!) });
        }
      };
      read();
      for (let tries = 0; tries < 4 && found.size < 6; tries++) {
        seen = yield scroll('down', 0.5);
        read();
      }
      const list = [...found.values()].sort((a, b) => a.from - b.from);
      const gap = list.findIndex((b, i) => i + 1 < list.length && list[i + 1]!.from - b.to >= 60);
      if (gap < 0) throw new SolverError(`No gap among ${list.length} events`);
      yield answer({ start: timeText(list[gap]!.to) });
      yield done();
    },
    nearMisses: {
      whereItEnds: wrongAnswer(p => ({ start: timeText(first(p) + p.gap) })),
      afterTheFirst: wrongAnswer(p => ({ start: timeText(blocks(p)[0]!.to) })),
      fiveMinutesOff: wrongAnswer(p => ({ start: timeText(first(p) + 5) })),
    },
  },
);
