import { openWith, person, receive, type Person } from '../messages/make.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { done, find, rid, tap, waitFor, type Matcher } from '../steps.ts';
import {
  buy,
  choose,
  CODE,
  one,
  openProduct,
  orderAndPay,
  orderOpen,
  ready,
  sendTo,
  variantsOf,
  ware,
  WORK,
  type Ware,
} from './make.ts';
import type { Phone } from '../form.ts';

interface P {
  who: Person;
  ware: Ware;
  second: string;
  gone: boolean;
  minutes: number;
}
const wanted = (s: Phone, p: P) => {
  const colour = p.gone ? p.second : p.ware.colour;
  return variantsOf(s.apps.shop, p.ware.product).find(v => v.colour === colour && v.stock > 0)!.id;
};
const given = (p: P) => p.who.name.split(' ')[0]!;
const others = (s: Phone, w: Ware) =>
  variantsOf(s.apps.shop, w.product).filter(v => v.colour !== w.colour && v.stock > 0);

/** The colour is told while one waits, with a second one in case the first is sold out. */
export const lastWordOnColour = task(
  'shop/last-word-on-colour',
  params({
    who: person(),
    ware: ware((w, s) => w.colour !== null && w.size === null && w.cents < 95_00 && others(s, w).length > 0),
    gone: oneOf(true, false),
    minutes: int(2, 4),
  }).and(({ ware: w }, s) => ({ second: oneOf(...others(s, w).map(v => v.colour!)) })),
  {
    tags: ['cross-app', 'wait', 'condition', 'payment'],
    needs: { lookups: 2, conditions: 1, memory: 2 },
    ask: {
      en: [
        p =>
          `${p.who.name} is about to text me in which colour we take the ${p.ware.name} from Bazari. Wait for that text, then order one to my work, in the second choice if the first is sold out. Standard delivery. My code is ${CODE}.`,
        p =>
          `I want one ${p.ware.name} from Bazari, standard delivery to the office, in the colour that ${p.who.name} texts me in a few minutes, or, where that one cannot be had, in the other one that ${given(p)} names. Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `${p.who.name} 马上会发短信告诉我 Bazari 上的 ${p.ware.name} 要哪个颜色。等收到后下单一件，标准配送到公司；首选颜色售罄就买短信里说的第二个颜色。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      ready(s);
      s.os.settings.sleepMs = 1_800_000;
      if (p.gone) s.apps.shop.variants[p.ware.variant]!.stock = 0;
      receive(s, ctx, p.who.number, `For the ${p.ware.name} I have to ask at home, text you in a minute`, 3);
      ctx.schedule({ after: 45_000 }, 'messages', 'receive', {
        number: '07700 900777',
        text: `The colour for the fence is ${p.second} after all`,
      });
      ctx.schedule({ after: p.minutes * 60_000 }, 'messages', 'receive', {
        number: p.who.number,
        text: `Asked! Please take ${p.ware.colour}, and if that is sold out, ${p.second}`,
      });
    },
    expect: {
      ordered: (s, p, ctx, now) => buy(s, ctx, now, { lines: [one(wanted(s, p))], address: WORK }),
    },
    // That the text had come when the order was placed is in no difference. The expected change is made at the start.
    invariants: {
      afterTheText: ({ was, now, p }) => {
        const order = now.os.effects.slice(was.os.effects.length).find(({ kind }) => kind === 'order');
        return !order || order.at <= was.clock.now || order.at >= was.clock.now + p.minutes * 60_000;
      },
    },
    choices: orderOpen,
    solve: function* (seen, p) {
      seen = yield* openWith(seen, p.who);
      const came: Matcher = { what: 'the text', rank: e => (/^Asked! Please take/.test(e.name) ? 0 : null) };
      seen = yield* waitFor(seen, came, { ms: 60_000, most: 9 });
      const [, first, second] = /take (.+), and if that is sold out, (.+)$/.exec(find(seen, came).name)!;
      seen = yield* openProduct(p.ware.product, p.ware.name);
      seen = yield* choose(seen, { colour: first!, size: null });
      if (seen.elements!.some(e => e.name === 'Tell me when it is back'))
        seen = yield* choose(seen, { colour: second!, size: null });
      seen = yield tap(seen, rid('buy-now'));
      yield* orderAndPay(yield* sendTo(seen, 'Work'));
      yield done();
    },
    nearMisses: {
      theOtherColour: {
        change: (s, p, ctx) => {
          const other = variantsOf(s.apps.shop, p.ware.product).find(
            v => v.stock > 0 && v.id !== wanted(s, p),
          );
          const lines = [{ variant: other?.id ?? wanted(s, p), count: other ? 1 : 2 }];
          buy(s, ctx, s, { lines, address: WORK });
        },
        because: ['ordered', 'sideEffects'],
      },
      sentHome: {
        change: (s, p, ctx) => buy(s, ctx, s, { lines: [one(wanted(s, p))] }),
        because: ['ordered', 'sideEffects'],
      },
    },
  },
);
