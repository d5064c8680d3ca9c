import { liveRows } from '../../../apps/phone/select.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { task, type DrawnFrom, type Phone } from '../form.ts';
import { distinct, int } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, has, tap, text, wait, waitFor } from '../steps.ts';
import { calledSince, ending, firm, landline } from './make.ts';

const drawn = {
  names: distinct(2, firm()),
  ends: distinct(2, ending()),
  gap: int(35, 80, 5),
  first: int(0, 1),
};
type P = DrawnFrom<typeof drawn>;

/** How long the caller talks. */
const TALK_MS = 600_000;

/** The call of a firm that rings. Where it does not ring now it comes in, so that the change can be made at any time. */
function ringing(s: Phone, { names, ends }: P, who: 0 | 1, ctx: SetupCtx): string | undefined {
  const number = landline(ends[who]!);
  const found = () =>
    liveRows(s.apps.phone).find(c => c.state === 'ringing' && sameNumber(c.number, number))?.id;
  if (!found()) ctx.act('phone', 'receive', { number, name: names[who]!, talkMs: TALK_MS });
  return found();
}
const answer = (s: Phone, p: P, who: 0 | 1, ctx: SetupCtx) => {
  const call = ringing(s, p, who, ctx);
  if (call) ctx.act('phone', 'answer', { call });
};
const decline = (s: Phone, p: P, who: 0 | 1, ctx: SetupCtx) => {
  const call = ringing(s, p, who, ctx);
  if (call) ctx.act('phone', 'decline', { call });
};

/** Waits for two calls: answers one and declines the other. */
export const answerOnly = task('phone/answer-only', drawn, {
  tags: ['wait', 'clock', 'interrupt'],
  ask: {
    en: [
      ({ names }) =>
        `${names[0]} is going to call in the next few minutes. Answer that call. If anybody else calls before, decline it. Done once you are talking with ${names[0]} and ${names[1]}, who will call as well, has been declined.`,
      ({ names }) =>
        `Two calls are coming. Take the one from ${names[0]} and stay on the line; decline the one from ${names[1]}.`,
    ],
    zh: [({ names }) => `几分钟内会有两个来电：接听 ${names[0]} 的电话并保持通话，拒接 ${names[1]} 的电话。`],
  },
  // Either call may come first.
  setup: (_s, { names, ends, gap, first }, ctx) => {
    [first, 1 - first].forEach((who, i) =>
      ctx.schedule({ after: (25 + i * gap) * 1_000 }, 'phone', 'receive', {
        number: landline(ends[who]!),
        name: names[who]!,
        ringMs: 30_000,
        talkMs: TALK_MS,
      }),
    );
  },
  expect: {
    answered: (s, p, ctx) => answer(s, p, 0, ctx),
    declined: (s, p, ctx) => decline(s, p, 1, ctx),
  },
  // Calls under way are wear. This one goes on until the caller hangs up.
  invariants: {
    talking: ({ was, now, p }) =>
      calledSince(was, now)
        .filter(c => c.kind === 'incoming' && sameNumber(c.number, landline(p.ends[0]!)))
        .every(c => now.apps.phone.current[c.id]?.state === 'active' || c.seconds * 1_000 >= TALK_MS),
  },
  solve: function* (seen, { names, first }) {
    for (const who of [first, 1 - first]) {
      if (!has(seen, text(names[who]!)) || !has(seen, button('Decline')))
        seen = yield* waitFor(yield wait(5_000), button('Decline'), { ms: 10_000, most: 14 });
      seen = yield tap(seen, who === 0 ? button(/^(Answer|Hold, answer)$/) : button('Decline'));
    }
    yield done();
  },
  nearMisses: {
    theOtherWayRound: {
      change: (s, p, ctx) => {
        decline(s, p, 0, ctx);
        answer(s, p, 1, ctx);
      },
      because: ['answered', 'declined', 'sideEffects'],
    },
    calledInstead: {
      change: (s, p, ctx) => {
        decline(s, p, 1, ctx);
        ctx.act('phone', 'place', { number: landline(p.ends[0]!) });
      },
      because: ['answered', 'sideEffects'],
    },
    hungUpAtOnce: {
      change: (s, p, ctx) => {
        answer(s, p, 0, ctx);
        ctx.act('phone', 'hangUp', {});
        decline(s, p, 1, ctx);
      },
      because: 'talking',
    },
  },
});
