import { only, same } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { distinct, int } from '../sample.ts';
import { button, done, has, tap, text, wait, waitFor } from '../steps.ts';
import { calledSince, ending, firm, landline } from './make.ts';

/** Waits for two calls: answers one and declines the other. */
export const answerOnly = task(
  'phone/answer-only',
  { names: distinct(2, firm()), ends: distinct(2, ending()), gap: int(35, 80, 5), first: int(0, 1) },
  {
    tags: ['wait', 'clock', 'interrupt'],
    ask: {
      en: [
        ({ names }) =>
          `${names[0]} is going to call in the next few minutes. Answer that call. If anybody else calls before, decline it. Done once you are talking with ${names[0]} and ${names[1]}, who will call as well, has been declined.`,
        ({ names }) =>
          `Two calls are coming. Take the one from ${names[0]}, decline the one from ${names[1]}.`,
      ],
      zh: [({ names }) => `几分钟内会有两个来电：接听 ${names[0]} 的电话，拒接 ${names[1]} 的电话。`],
    },
    // Either call may come first.
    setup: (_s, { names, ends, gap, first }, ctx) => {
      [first, 1 - first].forEach((who, i) =>
        ctx.schedule({ after: (25 + i * gap) * 1_000 }, 'phone', 'receive', {
          number: landline(ends[who]!),
          name: names[who]!,
          ringMs: 30_000,
          talkMs: 600_000,
        }),
      );
    },
    goals: {
      answered: ({ was, now, p }) =>
        only(
          calledSince(was, now).filter(c => c.number === landline(p.ends[0]!)),
          c => c.kind === 'incoming',
        ),
      declined: ({ was, now, p }) =>
        only(
          calledSince(was, now).filter(c => c.number === landline(p.ends[1]!)),
          c => c.kind === 'declined',
        ),
    },
    // Without the agent both calls end up in the log as missed, so an invariant protects that table.
    invariants: {
      logKept: ({ was, now, p }) =>
        Object.entries(was.apps.phone.calls).every(([id, c]) => same(c, now.apps.phone.calls[id])) &&
        calledSince(was, now).every(c => p.ends.some(end => c.number === landline(end))),
    },
    allow: s => [s.apps.phone.calls, s.apps.phone.current, s.apps.phone.audio],
    solve: function* (seen, { names, first }) {
      for (const who of [first, 1 - first]) {
        if (!has(seen, text(names[who]!)) || !has(seen, button('Decline')))
          seen = yield* waitFor(yield wait(5_000), button('Decline'), { ms: 10_000, most: 14 });
        seen = yield tap(seen, who === 0 ? button(/^(Answer|Hold, answer)$/) : button('Decline'));
      }
      yield done();
    },
    nearMisses: {
      bothAnswered: {
        change: (_s, p, ctx) => {
          for (const i of [0, 1]) {
            ctx.act('phone', 'receive', { number: landline(p.ends[i]!) });
            ctx.act('phone', 'answer', {});
          }
        },
        because: 'declined',
      },
      bothDeclined: {
        change: (_s, p, ctx) => {
          for (const i of [0, 1]) {
            ctx.act('phone', 'receive', { number: landline(p.ends[i]!) });
            ctx.act('phone', 'decline', {});
          }
        },
        because: 'answered',
      },
      theOtherWayRound: {
        change: (_s, p, ctx) => {
          ctx.act('phone', 'receive', { number: landline(p.ends[0]!) });
          ctx.act('phone', 'decline', {});
          ctx.act('phone', 'receive', { number: landline(p.ends[1]!) });
          ctx.act('phone', 'answer', {});
        },
        because: ['answered', 'declined'],
      },
      calledInstead: {
        change: (_s, p, ctx) => {
          ctx.act('phone', 'receive', { number: landline(p.ends[1]!) });
          ctx.act('phone', 'decline', {});
          ctx.act('phone', 'place', { number: landline(p.ends[0]!) });
        },
        because: 'answered',
      },
      alsoCleared: {
        change: (s, p, ctx) => {
          for (const [i, how] of [
            [1, 'decline'],
            [0, 'answer'],
          ] as const) {
            ctx.act('phone', 'receive', { number: landline(p.ends[i]!) });
            ctx.act('phone', how, {});
          }
          ctx.act('phone', 'deleteCalls', { calls: Object.keys(s.apps.phone.calls).slice(0, 1) });
        },
        because: 'logKept',
      },
      alsoBlocked: {
        change: (_s, p, ctx) => {
          for (const [i, how] of [
            [1, 'decline'],
            [0, 'answer'],
          ] as const) {
            ctx.act('phone', 'receive', { number: landline(p.ends[i]!) });
            ctx.act('phone', how, {});
          }
          ctx.act('phone', 'block', { number: landline(p.ends[1]!) });
        },
        because: 'sideEffects',
      },
    },
  },
);
