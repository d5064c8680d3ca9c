import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find, rid, scrollTo, tap, back } from '../steps.ts';
import {
  centsIn,
  CODE,
  friend,
  fund,
  given,
  leftOpen,
  openTile,
  openWallet,
  personOf,
  putRequest,
  quiet,
  requestId,
  rowLike,
  sendTo,
  transferThrough,
} from './make.ts';

interface P {
  friends: string[];
  owed: number[];
  theirs: number[];
  notes: string[];
}
/** What the owner owes one of the two after all. */
const net = (p: P, i: number) => p.owed[i]! - p.theirs[i]!;
const clear = (ctx: SetupCtx, i: number) => {
  ctx.act('wallet', 'refuseRequest', { request: requestId(`in-${i}`) });
  ctx.act('wallet', 'cancelRequest', { request: requestId(`out-${i}`) });
};
const send = (s: Phone, ctx: SetupCtx, now: Phone, p: P, i: number) =>
  sendTo(s, ctx, now, { name: p.friends[i]!, cents: net(p, i) });

/** Two friends and the owner ask each other for money: one transfer of the difference settles each. */
export const netTwoFriends = task(
  'wallet/net-two-friends',
  params({
    friends: distinct(3, friend()),
    owed: distinct(2, int(21_05, 44_95, 5)),
    theirs: distinct(2, int(3_10, 16_90, 5)),
    notes: distinct(
      5,
      oneOf('Petrol', 'Theatre', 'Firewood', 'Pancakes', 'Museum', 'Seeds', 'Paint', 'Taxi'),
    ),
  }),
  {
    tags: ['arithmetic', 'requests', 'payment', 'repetition', 'clean-up', 'multi-step'],
    needs: { lookups: 4, memory: 4 },
    ask: {
      en: [
        p =>
          `${given(p.friends[0]!)} and ${given(p.friends[1]!)} each want money from me in Copperleaf, and I want some from both. Settle it with one transfer to each of them, of the difference; then refuse their requests and take back mine to those two, so that nothing is open between us. My code is ${CODE}.`,
        p =>
          `Net out what is open between me and ${p.friends[0]}, and between me and ${p.friends[1]}: send each only what is left in their favour, decline what they ask for and withdraw what I ask of them. Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `我和${p.friends[0]}、${p.friends[1]}在 Copperleaf 里互相有收款请求。请分别算出差额，给两人各转一笔差额，然后拒绝他们的请求，并撤回我发给这两人的请求。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p) => {
      quiet(s);
      fund(s, 150_00);
      for (const i of [0, 1]) {
        const person = personOf(p.friends[i]!);
        putRequest(s, `in-${i}`, {
          direction: 'in',
          person,
          cents: p.owed[i]!,
          note: p.notes[i]!,
          minute: 900 + i * 40,
        });
        putRequest(s, `out-${i}`, {
          direction: 'out',
          person,
          cents: p.theirs[i]!,
          note: p.notes[i + 2]!,
          minute: 700 + i * 40,
        });
      }
      const other = personOf(p.friends[2]!);
      putRequest(s, 'other', {
        direction: 'out',
        person: other,
        cents: 7_40,
        note: p.notes[4]!,
        minute: 640,
      });
      putRequest(s, 'asks', { direction: 'in', person: other, cents: 18_20, note: p.notes[4]!, minute: 650 });
    },
    expect: {
      first: { weight: 2, change: (s, p, ctx, now) => send(s, ctx, now, p, 0) },
      second: { weight: 2, change: (s, p, ctx, now) => send(s, ctx, now, p, 1) },
      clearedFirst: (_s, _p, ctx) => clear(ctx, 0),
      clearedSecond: (_s, _p, ctx) => clear(ctx, 1),
    },
    choices: s => leftOpen(s),
    solve: function* (_seen, p) {
      let seen = yield* openTile('Requests');
      const differences: number[] = [];
      for (const name of p.friends.slice(0, 2)) {
        const theirs = rowLike(n => n.startsWith(`${name}, Asks you`));
        const mine = rowLike(n => n.startsWith(`${name}, You ask`));
        differences.push(centsIn(find(seen, theirs).name) - centsIn(find(seen, mine).name));
        seen = yield tap(seen, theirs);
        seen = yield* scrollTo(seen, rid('refuse'));
        seen = yield tap(seen, rid('refuse'));
        seen = yield tap(
          seen,
          rowLike(n => n === 'Refuse'),
        );
        seen = yield back();
        seen = yield tap(seen, mine);
        seen = yield tap(seen, rid('take-back'));
        seen = yield back();
      }
      for (const [i, cents] of differences.entries()) {
        seen = yield* openWallet();
        seen = yield tap(seen, rid('nav-home'));
        seen = yield* transferThrough(seen, p.friends[i]!, cents);
      }
      yield done();
    },
    nearMisses: {
      theirRequestsPaid: {
        change: (_s, _p, ctx) => {
          for (const i of [0, 1]) {
            const request = requestId(`in-${i}`);
            ctx.act('wallet', 'acceptRequest', { request, source: 'balance', passcode: CODE });
            ctx.act('wallet', 'cancelRequest', { request: requestId(`out-${i}`) });
          }
        },
        because: ['first', 'second', 'clearedFirst', 'clearedSecond', 'sideEffects'],
      },
      requestsLeftOpen: {
        change: (s, p, ctx) => {
          send(s, ctx, s, p, 0);
          send(s, ctx, s, p, 1);
        },
        because: ['clearedFirst', 'clearedSecond'],
      },
      oneSumForOne: {
        change: (s, p, ctx) => {
          sendTo(s, ctx, s, { name: p.friends[0]!, cents: net(p, 0) + net(p, 1) });
          clear(ctx, 0);
          clear(ctx, 1);
        },
        because: ['first', 'second', 'sideEffects'],
      },
    },
  },
);
