import { openThread, receive, say, send } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { back, button, done, find, has, open, rid, scrollTo, tap, type Steps } from '../steps.ts';
import {
  accept,
  centsIn,
  CODE,
  confirm,
  contactOf,
  friend,
  fund,
  given,
  openTile,
  personOf,
  pounds,
  putRequest,
  quiet,
  requestId,
  rowLike,
  sourceOpen,
} from './make.ts';

interface P {
  friends: string[];
  cents: number[];
  over: number;
  wrong: number;
  things: string[];
}
const asked = (p: P, i: number) => p.cents[i]! + (i === p.wrong ? p.over : 0);
const reason = (p: P, i = p.wrong) => `You wrote ${pounds(p.cents[i]!)}`;
const refuse = (ctx: SetupCtx, i: number) =>
  ctx.act('wallet', 'refuseRequest', { request: requestId(`r-${i}`) });
const rightOnes = (p: P) => [0, 1, 2].filter(i => i !== p.wrong);
const payRight = (s: Phone, ctx: SetupCtx, now: Phone, p: P) => {
  for (const i of rightOnes(p)) accept(s, ctx, now, requestId(`r-${i}`));
};

/** Opens Parley and goes back to its list of chats. */
function* openChat(_seen: Observation): Steps {
  let seen = yield open('chat');
  for (let tries = 0; tries < 4 && !has(seen, button('Search')); tries++) seen = yield back();
  return seen;
}

/** Three requests, of which one is for another sum than its sender wrote on Parley. */
export const payWhatAgrees = task(
  'wallet/pay-what-agrees',
  params({
    friends: distinct(3, friend()),
    cents: distinct(3, int(6_05, 28_95, 5)),
    over: oneOf(-1_00, 90, 1_00, 10_00),
    wrong: oneOf(0, 1, 2),
    things: distinct(
      3,
      oneOf('the kayak', 'the seedlings', 'the lamp oil', 'the bus', 'the cake', 'the tent'),
    ),
  }),
  {
    tags: ['cross-app', 'condition', 'payment', 'message'],
    needs: { lookups: 6, conditions: 3 },
    ask: {
      en: [
        p =>
          `${p.friends.map(given).join(', ')} ask me for money in Copperleaf. Each of them told me on Parley what it came to. Pay those whose request is for the sum that they wrote. Refuse the one that is not, and send that person on Parley exactly: “You wrote £…” with the sum from their message. My Copperleaf code is ${CODE}.`,
        p =>
          `Check the open requests of ${p.friends[0]}, ${p.friends[1]} and ${p.friends[2]} in Copperleaf against what they wrote to me on Parley. Pay the two that agree; decline the third and write to them on Parley just “You wrote £…”, filling in what they had written there. Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `${p.friends.join('、')}在 Copperleaf 里向我收款，他们之前都在 Parley 上说过是多少钱。金额和聊天里一致的就付；不一致的那个拒绝，并在 Parley 上给对方发一句 “You wrote £…”，填上对方聊天里写的金额。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      fund(s, 100_00);
      p.friends.forEach((name, i) => {
        receive(s, ctx, contactOf(name), `Was ${pounds(p.cents[i]! + 3_00)} last time, no?`, 700 + i);
        receive(s, ctx, contactOf(name), `${p.things[i]} came to ${pounds(p.cents[i]!)} for you`, 90 + i * 7);
        putRequest(s, `r-${i}`, {
          direction: 'in',
          person: personOf(name),
          cents: asked(p, i),
          note: p.things[i]!,
          minute: 1_000 + i * 30,
        });
      });
    },
    expect: {
      paid: { weight: 2, change: (s, p, ctx, now) => payRight(s, ctx, now, p) },
      refused: (_s, p, ctx) => refuse(ctx, p.wrong),
      told: (s, p, ctx) => send(s, ctx, contactOf(p.friends[p.wrong]!), reason(p)),
    },
    choices: s => sourceOpen(s),
    solve: function* (seen, p) {
      const wrote: number[] = [];
      for (const [i, name] of p.friends.entries()) {
        seen = yield* openChat(seen);
        seen = yield* openThread(seen, name);
        const said = {
          what: 'the sum',
          rank: (e: { name: string }) => (e.name.includes(`${p.things[i]} came to £`) ? 0 : null),
        };
        wrote.push(centsIn(find(seen, { ...said, first: true } as never).name));
      }
      let refused = 0;
      for (const [i, name] of p.friends.entries()) {
        seen = yield* openTile('Requests');
        const theirs = rowLike(n => n.startsWith(`${name}, Asks you`) && !/(Paid|Refused)$/.test(n));
        seen = yield* scrollTo(seen, theirs);
        const sum = centsIn(find(seen, theirs).name);
        seen = yield tap(seen, theirs);
        if (sum === wrote[i]) {
          seen = yield* confirm(seen);
          if (has(seen, rid('done'))) seen = yield tap(seen, rid('done'));
          continue;
        }
        refused = i;
        seen = yield* scrollTo(seen, rid('refuse'));
        seen = yield tap(seen, rid('refuse'));
        seen = yield tap(
          seen,
          rowLike(n => n === 'Refuse'),
        );
      }
      seen = yield* openChat(seen);
      seen = yield* openThread(seen, p.friends[refused]!);
      yield* say(seen, `You wrote ${pounds(wrote[refused]!)}`);
      yield done();
    },
    nearMisses: {
      allPaid: {
        change: (s, p, ctx) => {
          for (const i of [0, 1, 2]) accept(s, ctx, s, requestId(`r-${i}`));
          send(s, ctx, contactOf(p.friends[p.wrong]!), reason(p));
        },
        because: ['refused', 'sideEffects'],
      },
      theWrongOneRefused: {
        change: (s, p, ctx) => {
          const other = (p.wrong + 1) % 3;
          for (const i of [0, 1, 2]) if (i !== other) accept(s, ctx, s, requestId(`r-${i}`));
          refuse(ctx, other);
          send(s, ctx, contactOf(p.friends[other]!), reason(p, other));
        },
        because: ['paid', 'refused', 'told', 'sideEffects'],
      },
      toldWhatTheyAskedFor: {
        change: (s, p, ctx) => {
          payRight(s, ctx, s, p);
          refuse(ctx, p.wrong);
          send(s, ctx, contactOf(p.friends[p.wrong]!), `You wrote ${pounds(asked(p, p.wrong))}`);
        },
        because: ['told', 'sideEffects'],
      },
    },
  },
);
