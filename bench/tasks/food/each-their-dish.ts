import type { Element } from '../../../src/protocol/observation.ts';
import { openThread, receive } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { distinct, int, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, fill, find, rid, scrollTo, tap } from '../steps.ts';
import {
  centsIn,
  choose,
  contactOf,
  friend,
  given,
  openWallet,
  personOf,
  place,
  quiet,
  typed,
} from '../wallet/make.ts';
import { isPlainNote } from '../wording.ts';
import { dishId, holding, momentOn, openOrder, orderId, putBreakfast, putOrder } from './make.ts';

const KITCHEN = 'nine-carp-noodles';
const DISHES = [
  ['beef-noodle-soup', 'Beef noodle soup'],
  ['dan-dan-noodles', 'Dan dan noodles'],
  ['lamb-noodles-clear', 'Lamb noodles, clear'],
  ['cold-noodles-sesame', 'Cold noodles, sesame'],
  ['braised-pork-on-rice', 'Braised pork on rice'],
  ['tomato-and-egg-on-rice', 'Tomato and egg on rice'],
] as const;
const NUMBER = '8916';
interface P {
  friends: string[];
  dishes: number[];
  extra: number;
}
/** What the dish of a friend cost. */
const priceOf = (s: Phone, p: P, i: number): number =>
  s.apps.food.orders[orderId(NUMBER)]!.lines.find(l => l.dish === dishId(KITCHEN, DISHES[p.dishes[i]!]![0]))!
    .cents;
const noteOf = (s: Phone, now: Phone, person: string, cents: number): string => {
  const theirs = added(s.apps.wallet.requests, now.apps.wallet.requests).find(r => r.person === person);
  return theirs && isPlainNote(theirs.note, [cents]) ? theirs.note : 'Noodles';
};
const ask = (s: Phone, ctx: SetupCtx, now: Phone, p: P, i: number, cents = priceOf(s, p, i)) => {
  const person = personOf(p.friends[i]!);
  ctx.act('wallet', 'requestMoney', { person, cents, note: noteOf(s, now, person, cents) });
};
const has = (p: P, i: number) => DISHES[p.dishes[i]!]![1];

/** Everybody pays what they ate: who had what is in three chats, what it cost on the receipt. */
export const eachTheirDish = task(
  'food/each-their-dish',
  params({ friends: distinct(3, friend()), dishes: distinct(5, int(0, 5)), extra: int(90, 180, 30) }),
  {
    tags: ['cross-app', 'requests', 'money', 'comparison', 'multi-step'],
    needs: { lookups: 6, memory: 6 },
    ask: {
      en: [
        p =>
          `I paid last night's Nine Carp order on Dishcart. ${p.friends.map(given).join(', ')} each told me on Parley which dish was theirs. Ask each of them in Copperleaf for the price of their dish as it was ordered; delivery and the rest are on me.`,
        p =>
          `Request from ${p.friends[0]}, ${p.friends[1]} and ${p.friends[2]} in Copperleaf what their dish in yesterday's Dishcart order from Nine Carp cost. Which one they had is in their Parley messages to me. No share of the fees.`,
      ],
      zh: [
        p =>
          `昨晚在 Dishcart 点的九鲤面馆是我付的钱。${p.friends.join('、')}都在 Parley 上说了自己吃的是哪一样。请在 Copperleaf 里分别向他们收自己那份菜的钱（按订单里的价格），配送费等算我的。`,
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      s.apps.food.dishes[dishId(KITCHEN, DISHES[p.dishes[1]!]![0])]!.cents += p.extra;
      const wanted = p.dishes.map(n => ({ dish: dishId(KITCHEN, DISHES[n]![0]) }));
      const at = momentOn(s, -1, 1_145);
      const turned = [3, 1, 4, 0, 2].map(i => wanted[i]!);
      putOrder(s, NUMBER, { kitchen: KITCHEN, wanted: turned, at, tipCents: 2_00, rider: 'Kofi B.' });
      putBreakfast(s, '8918');
      // The menu has other prices by now.
      for (const { dish } of wanted) s.apps.food.dishes[dish]!.cents += 35;
      p.friends.forEach((name, i) => {
        receive(s, ctx, contactOf(name), `Last time I had the ${has(p, (i + 1) % 3)}, remember?`, 900 + i);
        receive(s, ctx, contactOf(name), `The ${has(p, i)} was mine, tell me what I owe you`, 70 + 9 * i);
      });
    },
    expect: {
      first: (s, p, ctx, now) => ask(s, ctx, now, p, 0),
      second: (s, p, ctx, now) => ask(s, ctx, now, p, 1),
      third: (s, p, ctx, now) => ask(s, ctx, now, p, 2),
    },
    choices: s => [newRow(s.apps.wallet.requests).note],
    solve: function* (seen, p) {
      const had: string[] = [];
      for (const name of p.friends) {
        seen = yield* openThread(seen, name);
        had.push(/The (.+) was mine/.exec(find(seen, holding(' was mine')).name)![1]!);
        seen = yield { type: 'key', key: 'back' };
        for (let i = 0; i < 3 && seen.foreground.route !== '/'; i++)
          seen = yield { type: 'key', key: 'back' };
      }
      seen = yield* openOrder(`Order ${NUMBER}`);
      seen = yield* scrollTo(seen, holding('Ordered '));
      const owed: number[] = [];
      for (const dish of had) {
        const line = { what: dish, rank: (e: { name: string }) => (e.name === dish ? 0 : null) };
        seen = yield* scrollTo(seen, line);
        const top = find(seen, line).bounds[1]!;
        const price = (e: Element) => (/^£/.test(e.name) && Math.abs(e.bounds[1]! - top) < 14 ? 0 : null);
        owed.push(centsIn(find(seen, { what: `price of ${dish}`, rank: price }).name));
      }
      for (const [i, name] of p.friends.entries()) {
        seen = yield* openWallet();
        seen = yield tap(seen, place('home'));
        seen = yield* choose(seen, 'request', name);
        seen = yield fill(seen, field('Amount'), typed(owed[i]!));
        yield tap(seen, rid('ask'));
      }
      yield done();
    },
    nearMisses: {
      onTheMenuToday: {
        change: (s, p, ctx) => [0, 1, 2].forEach(i => ask(s, ctx, s, p, i, priceOf(s, p, i) + 35)),
        because: ['first', 'second', 'third', 'sideEffects'],
      },
      inEqualParts: {
        change: (s, p, ctx) => {
          const part = Math.round(s.apps.food.orders[orderId(NUMBER)]!.totals.total / 4);
          [0, 1, 2].forEach(i => ask(s, ctx, s, p, i, part));
        },
        because: ['first', 'second', 'third', 'sideEffects'],
      },
    },
  },
);
