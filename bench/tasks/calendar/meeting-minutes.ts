import { task, wrongAnswer } from '../form.ts';
import { date, distinct, int, oneOf, params, timeText } from '../sample.ts';
import { all, answer, done, row, scroll, SolverError } from '../steps.ts';
import { other, putEvent, shortDay, showDay } from './make.ts';

const WHAT = ['budget', 'proofs', 'lamps', 'cables', 'leaflet', 'permits', 'photos', 'sound'] as const;
interface P {
  what: string[];
  lengths: number[];
  gaps: number[];
  day: { iso: string };
}
/** Starts of the four meetings: one after another, with gaps between. */
const starts = (p: P): number[] =>
  p.lengths.map(
    (_, i) =>
      480 +
      p.lengths.slice(0, i).reduce((a, b) => a + b, 0) +
      p.gaps.slice(0, i + 1).reduce((a, b) => a + b, 0),
  );
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

export const meetingMinutes = task(
  'calendar/meeting-minutes',
  params({
    what: distinct(5, oneOf(...WHAT)),
    lengths: distinct(4, int(15, 110, 5)),
    gaps: distinct(4, int(5, 45, 5)),
    day: date(1, 18),
  }),
  {
    tags: ['arithmetic', 'filter'],
    ask: {
      en: [
        ({ day }) =>
          `How many minutes of meetings do I have on ${day.en}? Count the events whose title begins with “Meeting:”, and answer in the sheet.`,
        ({ day }) =>
          `Add up how long my events called “Meeting: …” take on ${day.en}, in minutes. Fill in the answer.`,
      ],
      zh: [({ day }) => `${day.zh}我的会议（标题以“Meeting:”开头的日程）一共多少分钟？请填在答题表里。`],
    },
    setup: (s, p) => {
      starts(p).forEach((at, i) =>
        putEvent(s, other(i), {
          title: `Meeting: ${p.what[i]}`,
          day: p.day.iso,
          at,
          minutes: p.lengths[i]!,
          calendar: 'calendar-work',
        }),
      );
      putEvent(s, other(8), {
        title: `Read about ${p.what[4]} (no meeting)`,
        day: p.day.iso,
        at: 1110,
        minutes: 45,
      });
      putEvent(s, other(9), { title: `Meeting: ${p.what[4]}`, day: '2026-04-08', at: 600, minutes: 60 });
    },
    answer: {
      fields: {
        minutes: { type: 'number', unit: 'min', label: { en: 'Minutes of meetings', zh: '会议总分钟数' } },
      },
      key: ({ p }) => ({ minutes: sum(p.lengths) }),
    },
    solve: function* (_seen, p) {
      let seen = yield* showDay(p.day as never);
      const found = new Map<string, number>();
      const read = () => {
        for (const e of all(seen, row(/^Meeting: /))) {
          const [, title, from, to] =
            new RegExp(
              `^(Meeting: \\w+), .*?(\\d\\d:\\d\\d) – (\\d\\d:\\d\\d), .*${shortDay(p.day as never)}$`,
            ).exec(e.name) ?? [];
          if (title) found.set(title, minutesOf(to!) - minutesOf(from!));
        }
      };
      read();
      for (let tries = 0; tries < 6 && found.size < 4; tries++) {
        seen = yield scroll('down', 0.5);
        read();
      }
      if (found.size < 4) throw new SolverError(`Only ${found.size} meetings on ${timeText(0)}`);
      yield answer({ minutes: sum([...found.values()]) });
      yield done();
    },
    nearMisses: {
      withoutTheLast: wrongAnswer(p => ({ minutes: sum(p.lengths.slice(0, 3)) })),
      withTheReading: wrongAnswer(p => ({ minutes: sum(p.lengths) + 45 })),
      fromFirstToLast: wrongAnswer(p => ({ minutes: starts(p)[3]! + p.lengths[3]! - starts(p)[0]! })),
    },
  },
);
