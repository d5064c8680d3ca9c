import { afterAnswer } from '../answered.ts';
import { openThread, say, send } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, has, wait } from '../steps.ts';
import { contactOf, friend, given, quiet, sourceOpen } from '../wallet/make.ts';
import { addDish, CODE, dishId, holding, openKitchen, orderAndPay, placeOrder, toCheckout } from './make.ts';

const FIRST = 'nassers-bakery';
const SECOND = 'cafe-alameda';
const BREADS = {
  'spinach-fatayer': 'Spinach fatayer',
  'cheese-manakish': 'Cheese manakish',
  'lamb-sfiha': 'Lamb sfiha',
} as const;
const OTHERS = {
  'tortilla-bocadillo': 'Tortilla bocadillo',
  'churros-con-chocolate': 'Churros con chocolate',
  napolitana: 'Napolitana',
} as const;
interface P {
  who: string;
  bread: keyof typeof BREADS;
  other: keyof typeof OTHERS;
  count: number;
  busy: boolean;
}
const words = (p: P) => (p.busy ? `It is ${OTHERS[p.other]} today` : `It is ${BREADS[p.bread]} today`);
const try1 = (s: Phone, ctx: SetupCtx, now: Phone, p: P) =>
  placeOrder(s, ctx, now, [{ dish: dishId(FIRST, p.bread), count: p.count }]);
const try2 = (s: Phone, ctx: SetupCtx, now: Phone, p: P) =>
  placeOrder(s, ctx, now, [{ dish: dishId(SECOND, p.other), count: p.count }]);

/** The kitchen answers some minutes later: what is told, and whether there is a second order, depends on it. */
export const ifBusyThen = task(
  'food/if-busy-then',
  params({
    who: friend(),
    bread: oneOf('spinach-fatayer', 'cheese-manakish', 'lamb-sfiha'),
    other: oneOf('tortilla-bocadillo', 'churros-con-chocolate', 'napolitana'),
    count: int(3, 5),
    busy: oneOf(true, true, false),
  }),
  {
    tags: ['cross-app', 'wait', 'condition', 'order', 'message'],
    needs: { lookups: 1, conditions: 1, memory: 1 },
    ask: {
      en: [
        p =>
          `Order ${p.count} ${BREADS[p.bread]} from Nasser's Bakery to our door on Dishcart, as soon as can be. Wait for their answer. If they refuse, order ${p.count} ${OTHERS[p.other]} from Café Alameda instead. Then tell ${p.who} on Parley “It is … today” with the name of what comes. Copperleaf code ${CODE}.`,
        p =>
          `Second breakfast for all: ${p.count} ${BREADS[p.bread]} from Nasser's, home, right now, on Dishcart. They are sometimes too busy; see whether they accept. If not, take ${p.count} ${OTHERS[p.other]} from Café Alameda. ${given(p.who)} (${p.who}) should get “It is … today” on Parley, with the dish that we end up with. Passcode for Copperleaf ${CODE}.`,
      ],
      zh: [
        p =>
          `在 Dishcart 上从 Nasser's Bakery 点 ${p.count} 份 ${BREADS[p.bread]}，尽快送到家，等店家答复。如果店家拒单，就改点 Café Alameda 的 ${p.count} 份 ${OTHERS[p.other]}。然后在 Parley 上告诉${p.who}：“It is … today”，填上最后点到的那样东西的英文名。Copperleaf 密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      s.apps.food.restaurants[FIRST]!.refusesUntil = p.busy ? ctx.now + 3 * 3_600_000 : null;
    },
    expect: {
      tried: (s, p, ctx, now) => try1(s, ctx, now, p),
      followed: {
        weight: 2,
        change: (s, p, ctx, now) => {
          if (p.busy) try2(s, ctx, now, p);
          send(s, ctx, contactOf(p.who), words(p));
        },
      },
    },
    // That the kitchen had answered when the next thing was done is in no difference.
    invariants: {
      afterTheAnswer: moment =>
        afterAnswer(moment, {
          asked: ({ app, kind }) => app === 'food' && kind === 'order',
          done: ({ app, kind }) => (app === 'food' && kind === 'order') || app === 'chat',
        }),
    },
    choices: s => sourceOpen(s),
    solve: function* (seen, p) {
      seen = yield* openKitchen("Nasser's");
      seen = yield* addDish(seen, { name: BREADS[p.bread], count: p.count });
      seen = yield* toCheckout(seen);
      seen = yield* orderAndPay(seen);
      for (let i = 0; i < 24 && !has(seen, holding('Refused')) && !has(seen, holding('Accepted')); i++)
        seen = yield wait(10_000);
      const refused = has(seen, holding('Refused'));
      if (refused) {
        seen = yield* openKitchen('Café Alameda');
        seen = yield* addDish(seen, { name: OTHERS[p.other], count: p.count });
        seen = yield* toCheckout(seen);
        yield* orderAndPay(seen);
      }
      // The heads-up of the order covers the top for some seconds.
      seen = yield wait(8_000);
      seen = yield* openThread(seen, p.who);
      yield* say(seen, `It is ${refused ? OTHERS[p.other] : BREADS[p.bread]} today`);
      yield done();
    },
    nearMisses: {
      theOtherNews: {
        change: (s, p, ctx) => {
          try1(s, ctx, s, p);
          if (p.busy) try2(s, ctx, s, p);
          send(s, ctx, contactOf(p.who), words({ ...p, busy: !p.busy }));
        },
        because: ['followed', 'sideEffects'],
      },
    },
  },
);
