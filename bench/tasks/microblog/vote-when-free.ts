import type { Phone } from '../../../apps/catalogue.ts';
import { listedIn, noBirthday, other, plainCalendar, putEvent, showDay } from '../calendar/make.ts';
import { task } from '../form.ts';
import { dayAt, int, made, oneOf, params, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { addDays, startOfDay } from '../../../src/state/clock.ts';
import { all, done, first, has, impossible, open, rid, SolverError, tap, text } from '../steps.ts';
import { act, openPost, postWith, put } from './make.ts';

const POLLS = [
  [
    'account-choir',
    'the choir',
    '合唱团',
    'Extra rehearsal before the concert. Which evening, from half past seven?',
  ],
  [
    'account-tidy',
    'Bay Tidy',
    'Bay Tidy',
    'Cleaning under the pier by torchlight. Which evening, from half past seven?',
  ],
  [
    'account-bayquiz',
    'the quiz people',
    '问答之夜',
    'The quiz of quizzes. Which evening, from half past seven?',
  ],
  ['account-birds', 'the birders', '观鸟会', 'Owls with a lamp. Which evening, from half past seven?'],
] as const;
const BUSY = ['Call with Wexcombe', 'Parents’ evening', 'Proofs with Omar', 'Boiler man'] as const;
const COUNT = 3;
interface P {
  poll: number;
  days: number[];
  free: number;
  busy: string;
  at: number;
}
const samples = () =>
  params({
    poll: int(0, POLLS.length - 1),
    days: made(({ random }): number[] => {
      const from = 2 + Math.floor(random() * 5);
      const next = from + 1 + Math.floor(random() * 4);
      return [from, next, next + 1 + Math.floor(random() * 4)];
    }),
    free: int(0, COUNT - 1),
    busy: oneOf(...BUSY),
    at: int(1_140, 1_230, 15),
  });
const dayOf = (s: Phone, p: P, i: number): Day =>
  dayAt(addDays(startOfDay(s.clock.now, s.clock.zone), p.days[i]!, s.clock.zone), s.clock.zone);
const question = (p: P) => POLLS[p.poll]![3];
const ask = {
  en: [
    (p: P) =>
      `Vote in the poll of ${POLLS[p.poll]![1]} on Chirrup: for the evening on which my calendar has nothing after seven.`,
    (p: P) =>
      `On Chirrup, ${POLLS[p.poll]![1]} ask which evening suits. Look into my calendar and vote for the one of the three that I have free from seven o’clock on.`,
  ],
  zh: [(p: P) => `${POLLS[p.poll]![2]}在啾啾上投票选晚上。看看我的日历，投给我七点以后没有安排的那一天。`],
};
function prepare(s: Phone, p: P, ctx: SetupCtx, isOver: boolean): void {
  const days = Array.from({ length: COUNT }, (_, i) => dayOf(s, p, i));
  plainCalendar(s, ctx, 6, [], iso => noBirthday(s, iso) && !days.some(d => d.iso === iso));
  days.forEach((day, i) => {
    putEvent(s, other(i), { title: p.busy, day: day.iso, at: i === p.free ? 990 : p.at, minutes: 60 });
  });
  const [by] = POLLS[p.poll]!;
  put(s, ctx, {
    by,
    text: question(p),
    minutesAgo: 1_500,
    poll: {
      choices: days.map((day, i) => ({ text: day.en, votes: 4 + ((i * 7 + p.at) % 11) })),
      minutes: isOver ? 1_440 : 4_320,
      endsAt: ctx.now + (isOver ? -60 : 2_820) * 60_000,
      voted: null,
    },
  });
  put(s, ctx, { by, text: 'Thank you for all the lamps. One was a torch.', minutesAgo: 400 });
}
const vote = (s: Phone, ctx: SetupCtx, p: P, choice: number) =>
  act(ctx, 'vote', { post: postWith(s, POLLS[p.poll]![0], question(p)), choice });

export const voteWhenFree = task('microblog/vote-when-free', samples(), {
  tags: ['cross-app', 'condition', 'twin', 'date'],
  needs: { lookups: 4, conditions: 3, memory: 1 },
  twin: 'microblog/vote-when-free-late',
  ask,
  setup: (s, p, ctx) => prepare(s, p, ctx, false),
  expect: { voted: (s, p, ctx) => vote(s, ctx, p, p.free) },
  solve: function* (seen, p) {
    seen = yield* openPost(`“${question(p)}”`);
    const names = all(seen, { what: 'choices', rank: e => (/^vote-\d/.test(e.id) ? 0 : null) }).map(
      e => e.name,
    );
    for (const name of names) {
      const [, number, month] = name.split(' ');
      const at = Date.UTC(2026, ['March', 'April'].indexOf(month!) + 2, Number(number), 12);
      const day = dayAt(at, 'Europe/London');
      seen = yield* showDay(day);
      const short = `${day.en.slice(0, 3)}, ${number} ${month!.slice(0, 3)}`;
      if (listedIn(seen).some(e => e.day === short && e.to > '19:00')) continue;
      seen = yield open('microblog');
      yield tap(seen, { what: name, rank: e => (/^vote-\d/.test(e.id) && e.name === name ? 0 : null) });
      return yield done();
    }
    throw new SolverError('No evening is free');
  },
  nearMisses: {
    anotherEvening: {
      change: (s, p, ctx) => vote(s, ctx, p, (p.free + 1) % COUNT),
      because: ['voted', 'sideEffects'],
    },
    calledImpossible: {
      change: (s, p, ctx) => vote(s, ctx, p, p.free),
      declared: 'impossible',
      because: 'declared',
    },
  },
});

/** The poll is over, so nobody can vote any more. */
export const voteWhenFreeLate = task('microblog/vote-when-free-late', samples(), {
  tags: ['cross-app', 'twin', 'impossible', 'date'],
  expects: 'impossible',
  twin: 'microblog/vote-when-free',
  ask,
  setup: (s, p, ctx) => prepare(s, p, ctx, true),
  solve: function* (seen, p) {
    seen = yield* openPost(`“${question(p)}”`);
    if (!has(seen, first(text(/Final result/)))) throw new SolverError('The poll runs');
    if (!has(seen, rid('vote-1'))) yield impossible('The poll is over');
  },
  nearMisses: {
    asAReply: {
      change: (s, p, ctx) =>
        act(ctx, 'like', { post: postWith(s, POLLS[p.poll]![0], question(p)), on: true }),
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
  },
});
