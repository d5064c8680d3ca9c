import { addDays, startOfDay } from '../../../src/state/clock.ts';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { task, wrongAnswer } from '../form.ts';
import { distinct, int, params } from '../sample.ts';
import { answer, done, open, row, scroll, scrollTo, SolverError, tap } from '../steps.ts';
import { ending, firm, landline, logCall } from './make.ts';

/** Minutes of this week's calls in a history, read down to the first day before this week. */
function* readWeek(seen: Observation): Generator<Action, number, Observation> {
  const minutes = new Map<string, number>();
  let day = '';
  for (let screens = 0; screens < 5; screens++) {
    day = '';
    for (const e of seen.elements ?? []) {
      if (e.role === 'heading') day = e.name;
      const talked = /^(\d\d:\d\d) · (?:(\d+) h ?)?(?:(\d+) min)?$/.exec(e.name);
      if (talked && day !== '')
        minutes.set(`${day} ${talked[1]}`, Number(talked[2] ?? 0) * 60 + Number(talked[3] ?? 0));
    }
    seen = yield scroll('down', 0.4);
  }
  const week = [...minutes].filter(([at]) =>
    /^(Today|Yesterday|Tuesday, 10 March|Monday, 9 March) /.test(at),
  );
  if (week.length === 0) throw new SolverError('No call of this week in the history');
  return week.reduce((sum, [, n]) => sum + n, 0);
}

const total = (p: { week: number[] }) => p.week.reduce((a, b) => a + b, 0);

export const talkTime = task(
  'phone/talk-time',
  params({
    names: distinct(2, firm()),
    ends: distinct(2, ending()),
    week: distinct(3, int(3, 44)),
    before: distinct(2, int(5, 40)),
  }),
  {
    tags: ['arithmetic', 'query', 'date'],
    ask: {
      en: [
        ({ names }) =>
          `How many minutes did I talk with ${names[0]} on the phone this week, since Monday 9 March, in all? Fill in the answer sheet.`,
        ({ names }) =>
          `Add up my calls with ${names[0]} since Monday (9 March) and put the minutes into the sheet.`,
      ],
      zh: [({ names }) => `从3月9日星期一到现在，我和 ${names[0]} 一共通话多少分钟？请填在答题表里。`],
    },
    setup: (s, { names, ends, week, before }, ctx) => {
      const at = (day: number, hour: number, minute: number) =>
        addDays(startOfDay(ctx.now, ctx.zone), day, ctx.zone) + (hour * 60 + minute) * 60_000;
      const call = (
        id: string,
        kind: 'incoming' | 'outgoing' | 'missed',
        when: number,
        minutes: number,
        who = 0,
      ) =>
        logCall(s, id, {
          number: landline(ends[who]!),
          name: names[who]!,
          kind,
          at: when,
          seconds: minutes * 60,
        });
      call('today', 'incoming', at(0, 8, 47), week[0]!);
      call('not', 'missed', at(-1, 16, 20), 0);
      call('tuesday', 'outgoing', at(-2, 11, 36), week[1]!);
      call('monday', 'incoming', at(-3, 9, 3), week[2]!);
      call('sunday', 'outgoing', at(-4, 17, 12), before[0]!);
      call('friday', 'incoming', at(-6, 10, 41), before[1]!);
      call('other', 'incoming', at(-1, 14, 18), week[1]! + 2, 1);
    },
    answer: {
      fields: {
        talked: {
          type: 'duration',
          unit: 'min',
          label: { en: p => `Talked with ${p.names[0]}`, zh: p => `与 ${p.names[0]} 的通话时间` },
        },
      },
      key: ({ p }) => ({ talked: total(p) * 60 }),
    },
    solve: function* (seen, { names }) {
      seen = yield open('phone');
      const one = row(new RegExp(`^${names[0]}, `));
      seen = yield* scrollTo(seen, one);
      seen = yield tap(seen, { ...one, first: true } as typeof one);
      const minutes: number = yield* readWeek(seen);
      yield answer({ talked: `${minutes} min` });
      yield done();
    },
    nearMisses: {
      withSunday: wrongAnswer(p => ({ talked: `${total(p) + p.before[0]!} min` })),
      everything: wrongAnswer(p => ({ talked: `${total(p) + p.before[0]! + p.before[1]!} min` })),
    },
    alternatives: { bare: { change: () => {}, answer: p => ({ talked: total(p) }) } },
  },
);
