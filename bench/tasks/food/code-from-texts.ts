import { receive } from '../messages/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, done, field, fill, first, open, rid, row, scrollTo, tap, toggle } from '../steps.ts';
import { dishId, momentOn, openFood, place, putIn } from './make.ts';

const KITCHENS = {
  'hook-line': ['Hook & Line', 'cod-and-chips'],
  'tandoor-junction': ['Tandoor Junction', 'lamb-biryani'],
  'ramen-lighter': ['Ramen Lighter', 'spicy-miso'],
} as const;
type Kitchen = keyof typeof KITCHENS;
const CODES = ['BRINE', 'LANTERN', 'GULLS', 'KETTLE', 'FERRYMAN', 'OYSTER', 'MARROW', 'TALLOW'] as const;
type Code = (typeof CODES)[number];
interface P {
  kitchens: Kitchen[];
  codes: Code[];
  pounds: number[];
  count: number;
  turn: number;
}
const id = (code: string) => `voucher-${code.toLowerCase()}`;
const DAY = 86_400_000;
const add = (ctx: SetupCtx, code: string) => ctx.act('food', 'enterVoucher', { code });
const choose = (ctx: SetupCtx, code: string) => ctx.act('food', 'setCheckout', { voucher: id(code) });

/** Four codes in texts: one has expired, one is for another kitchen, one for pick-ups, and one holds. */
function codesOf(s: Phone, p: P, ctx: SetupCtx): void {
  const [good, expired, elsewhere, pickup] = p.codes as [Code, Code, Code, Code];
  const [, other] = p.kitchens as [Kitchen, Kitchen];
  const more = {
    [good]: {},
    [expired]: { until: ctx.now - 2 * DAY },
    [elsewhere]: { restaurants: [other] },
    [pickup]: { mode: 'pickup' as const },
  };
  const words: Record<string, string> = {
    [good]: 'on orders from £15',
    [expired]: 'on orders from £15, this week only',
    [elsewhere]: `at ${KITCHENS[other][0]}`,
    [pickup]: 'when you fetch it yourself',
  };
  p.codes.forEach((code, i) => {
    s.apps.food.vouchers[id(code)] = {
      code,
      kind: 'amount',
      value: p.pounds[i]! * 100,
      mostCents: null,
      fromCents: 15_00,
      restaurants: [],
      cuisines: [],
      days: [],
      mode: null,
      first: false,
      from: ctx.now - 20 * DAY,
      until: ctx.now + 9 * DAY,
      held: false,
      uses: 1,
      ...more[code],
    };
  });
  // The one that has expired came first, the others in any turn.
  const turned = [good, elsewhere, pickup].map((_, i, list) => list[(i + p.turn) % 3]!);
  [expired, ...turned].forEach((code, i) => {
    const minutes = i === 0 ? 9 * 1_440 : 3_000 - 700 * i;
    const off = p.pounds[p.codes.indexOf(code)]!;
    receive(s, ctx, 'DISHCART', `£${off} off ${words[code]}: use ${code} at the checkout.`, minutes);
  });
}

export const codeFromTexts = task(
  'food/code-from-texts',
  params({
    kitchens: distinct(2, oneOf('hook-line', 'tandoor-junction', 'ramen-lighter')),
    codes: distinct(4, oneOf(...CODES)),
    pounds: distinct(4, int(2, 8)),
    count: int(2, 4),
    turn: int(0, 2),
  }),
  {
    tags: ['cross-app', 'condition', 'transcription', 'vouchers'],
    needs: { lookups: 4, conditions: 4, memory: 1 },
    ask: {
      en: [
        'Dishcart has texted me voucher codes. Enter the one that is good for the delivery in my basket tonight, and only that, and choose it for this order. I order later.',
        'One of the voucher codes in the DISHCART texts holds for what is in my Dishcart basket as it is. Add that code, not the others, and set it at the checkout without ordering.',
      ],
      zh: [
        'Dishcart 给我发过几条带优惠码的短信。其中有一个能用在我购物袋里今晚要配送的这一单上：只输入这一个，并在结账页选上。先不要下单。',
      ],
    },
    setup: (s, p, ctx) => {
      const [kitchen] = p.kitchens as [Kitchen];
      putIn(s, ctx, [{ dish: dishId(kitchen, KITCHENS[kitchen][1]), count: p.count }]);
      ctx.act('food', 'setCheckout', { slot: momentOn(s, 0, 1_155) });
      codesOf(s, p, ctx);
    },
    expect: {
      added: (_s, p, ctx) => add(ctx, p.codes[0]!),
      chosen: (_s, p, ctx) => choose(ctx, p.codes[0]!),
    },
    solve: function* (seen) {
      seen = yield open('messages');
      seen = yield* scrollTo(seen, first(row('DISHCART')));
      seen = yield tap(seen, first(row('DISHCART')));
      const told = all(seen, { what: 'codes', rank: e => (/^£\d off/.test(e.name) ? 0 : null) }).map(
        e => e.name,
      );
      const fits = told.find(words => /on orders from £15:/.test(words))!;
      const code = /use ([A-Z]+) at/.exec(fits)![1]!;
      seen = yield* openFood();
      seen = yield tap(seen, place('You'));
      seen = yield tap(seen, rid('vouchers'));
      seen = yield fill(seen, field('Voucher code'), code);
      seen = yield tap(seen, rid('add-code'));
      seen = yield* openFood();
      seen = yield tap(seen, rid('view-basket'));
      seen = yield tap(seen, rid('to-checkout'));
      seen = yield* scrollTo(seen, rid('choose-voucher'));
      seen = yield tap(seen, rid('choose-voucher'));
      const choice = toggle(new RegExp(`^${code}, `));
      seen = yield* scrollTo(seen, choice);
      yield tap(seen, choice);
      yield done();
    },
    nearMisses: {
      allOfThem: {
        change: (_s, p, ctx) => {
          for (const code of p.codes) add(ctx, code);
          choose(ctx, p.codes[0]!);
        },
        because: 'sideEffects',
      },
      theOneForAnotherKitchen: {
        change: (_s, p, ctx) => {
          add(ctx, p.codes[2]!);
          choose(ctx, p.codes[2]!);
        },
        because: ['added', 'chosen', 'sideEffects'],
      },
    },
  },
);
