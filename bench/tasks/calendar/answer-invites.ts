import { task } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, tap, toggle } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { openEvent, other, putEvent } from './make.ts';

const HOSTS = [
  ['Mira Osei', 'mira.osei@inletmail.example'],
  ['Callum Reid', 'callum.reid@inletmail.example'],
  ['Priya Raman', 'priya.raman@lumenmail.example'],
  ['Aoife Brennan', 'aoife.brennan@lumenmail.example'],
  ['Hana Morikawa', 'hana.morikawa@lumenmail.example'],
] as const;
const WHAT = ['Picnic', 'Film night', 'Board games', 'Quiz team', 'Tasting', 'Walk', 'Jam session'] as const;
interface P {
  hosts: (readonly [string, string])[];
  what: string[];
  at: number;
  firstIsFree: boolean;
  day: { iso: string };
}
const title = (p: P, i: number) => `${p.what[i]} (${p.hosts[i]![0].split(' ')[0]})`;
/** Which of the two invitations has nothing beside it. */
const free = (p: P) => (p.firstIsFree ? 0 : 1);
const id = (i: number) => `event-invite-${i}`;
const reply = (ctx: SetupCtx, i: number, answer: 'yes' | 'no' | 'maybe') =>
  ctx.act('calendar', 'answer', { event: id(i), answer });

export const answerInvites = task(
  'calendar/answer-invites',
  params({
    hosts: distinct(2, oneOf(...HOSTS)),
    what: distinct(3, oneOf(...WHAT)),
    at: int(5, 9),
    firstIsFree: oneOf(true, false),
    day: date(30, 60),
  }),
  {
    tags: ['condition', 'invitation', 'search'],
    ask: {
      en: [
        p =>
          `I have two invitations on ${p.day.en}: “${title(p, 0)}” and “${title(p, 1)}”. One of them clashes with “${p.what[2]}”, which is in my calendar that day. Decline that one and accept the other.`,
        p =>
          `Look at when “${p.what[2]}” is on ${p.day.en}: say no to the invitation that overlaps with it, and yes to the other. The invitations are “${title(p, 0)}” and “${title(p, 1)}”.`,
      ],
      zh: [
        p =>
          `${p.day.zh}有两个邀请：“${title(p, 0)}”和“${title(p, 1)}”。其中一个和日历里的“${p.what[2]}”时间冲突，请拒绝它，接受另一个。`,
      ],
    },
    setup: (s, p) => {
      const busy = p.at * 60 + 180;
      putEvent(s, other(1), { title: p.what[2]!, day: p.day.iso, at: busy, minutes: 90 });
      [0, 1].forEach(i => {
        const [name, address] = p.hosts[i]!;
        const clashes = free(p) !== i;
        putEvent(s, id(i), {
          title: title(p, i),
          day: p.day.iso,
          at: clashes ? busy + 60 : busy - 150,
          minutes: clashes ? 75 : 120,
          organiser: { name, address },
          answer: 'waiting',
        });
      });
      putEvent(s, 'event-invite-2', {
        title: 'Street party',
        day: p.day.iso,
        at: 1260,
        minutes: 60,
        organiser: { name: 'Dana Kessler', address: 'dana@x.example' },
        answer: 'waiting',
      });
    },
    expect: {
      accepted: (_s, p, ctx) => reply(ctx, free(p), 'yes'),
      declined: (_s, p, ctx) => reply(ctx, 1 - free(p), 'no'),
    },
    solve: function* (_seen, p) {
      const hours = function* (what: string): Generator<any, [number, number, Observation], Observation> {
        const seen: Observation = yield* openEvent(what, p.day);
        const line = seen.elements!.find(e => / · \d\d:\d\d – \d\d:\d\d$/.test(e.name))!.name;
        const [, a, b, c, d] = /(\d\d):(\d\d) – (\d\d):(\d\d)$/.exec(line)!.map(Number) as [
          number,
          number,
          number,
          number,
          number,
        ];
        return [a * 60 + b, c * 60 + d, seen];
      };
      const [from, to] = yield* hours(p.what[2]!);
      yield { type: 'key', key: 'back' } as const;
      yield { type: 'key', key: 'back' } as const;
      for (const i of [0, 1]) {
        const [a, b, seen] = yield* hours(title(p, i));
        yield tap(seen, toggle(a < to && from < b ? 'No' : 'Yes'));
        yield { type: 'key', key: 'back' } as const;
        yield { type: 'key', key: 'back' } as const;
      }
      yield done();
    },
    nearMisses: {
      theOtherWay: {
        change: (_s, p, ctx) => {
          reply(ctx, free(p), 'no');
          reply(ctx, 1 - free(p), 'yes');
        },
        because: ['accepted', 'declined', 'sideEffects'],
      },
      deletedInstead: {
        change: (_s, p, ctx) => {
          reply(ctx, free(p), 'yes');
          ctx.act('calendar', 'remove', { event: id(1 - free(p)), date: p.day.iso, scope: 'all' });
        },
        because: ['declined', 'sideEffects'],
      },
      bothToldFirst: {
        change: (_s, p, ctx) => {
          reply(ctx, 1 - free(p), 'yes');
          reply(ctx, free(p), 'yes');
          reply(ctx, 1 - free(p), 'no');
        },
        because: 'sideEffects',
      },
    },
  },
);
