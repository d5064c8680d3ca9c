import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, fill, find, first, rid, scrollTo, tap, toggle } from '../steps.ts';
import { centsIn } from '../wallet/make.ts';
import {
  buy,
  buyUsed,
  choose,
  CODE,
  keyed,
  one,
  openPlace,
  openProduct,
  orderAndPay,
  orderOpen,
  ready,
  setPrice,
  sumAtFoot,
  wareIn,
} from './make.ts';

/** Things that are sold new and second-hand: the variant, the advert, and another advert that is in a worse state. */
const THINGS = {
  headphones: ['v-headphones-1', 'listing-headphones', 'black Headphones', '黑色头戴耳机 Headphones'],
  tent: ['v-tent-2-2', 'listing-tent', 'Tent for two', '双人帐篷 Tent for two'],
  pan: ['v-pan-cast-1', 'listing-pan', '26 cm Cast-iron pan', '26 厘米铸铁锅 Cast-iron pan'],
  drill: ['v-drill-1', 'listing-drill', 'Cordless drill', '充电钻 Cordless drill'],
  helmet: ['v-helmet-2', 'listing-helmet', 'Bicycle helmet, white, L,', '白色 L 号自行车头盔 Bicycle helmet'],
} as const;
interface P {
  thing: keyof typeof THINGS;
  price: number;
  gap: number;
  post: number;
}
const used = (p: P) => p.price - p.gap;
const delivery = (s: Phone, p: P) => {
  const { standardCents, freeFromCents } = s.apps.shop.sellers[wareIn(s, THINGS[p.thing][0]).seller]!;
  return freeFromCents !== null && p.price >= freeFromCents ? 0 : standardCents;
};
/** What second-hand saves over new, with delivery and post, pence. */
const saves = (s: Phone, p: P) => p.price + delivery(s, p) - used(p) - p.post;
const pay = (s: Phone, ctx: SetupCtx, now: Phone, p: P, isNew: boolean) =>
  isNew
    ? buy(s, ctx, now, { lines: [one(THINGS[p.thing][0])] })
    : buyUsed(s, ctx, now, THINGS[p.thing][1], 'post');

/** The same thing new and second-hand: what counts is what it costs at the door. */
export const newOrUsed = task(
  'shop/new-or-used',
  params({
    thing: oneOf('headphones', 'tent', 'pan', 'drill', 'helmet'),
    price: int(31_50, 89_50, 1_00),
    gap: int(1_00, 12_00, 50),
    post: int(2_40, 9_90, 50),
  }).such((p, s) => Math.abs(saves(s, p)) >= 30),
  {
    tags: ['comparison', 'arithmetic', 'payment', 'condition'],
    needs: { lookups: 4, conditions: 1, memory: 2 },
    ask: {
      en: [
        p =>
          `I need the ${THINGS[p.thing][2]} that Bazari sells. Somebody there has one second hand, too, in a good state. Work out what each costs by the time that it is at my home, by standard delivery or by post, and buy the cheaper. Passcode ${CODE}.`,
        p =>
          `Buy me the ${THINGS[p.thing][2]} on Bazari: new by standard delivery, or second hand in the “Like new” state by post, whichever comes out cheaper in all, to my home address. My code is ${CODE}.`,
      ],
      zh: [
        p =>
          `我要买 Bazari 上的${THINGS[p.thing][3]}。上面也有人转卖二手的（成色“Like new”）。算上运费或邮费，看全新（标准配送）和二手（邮寄）哪个到家更便宜，就买哪个。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p) => {
      ready(s);
      const [variant, listing] = THINGS[p.thing];
      setPrice(s, variant, p.price);
      Object.assign(s.apps.shop.listings[listing]!, {
        cents: used(p),
        floorCents: used(p) - 1_00,
        postCents: p.post,
        pickUp: true,
        condition: 'good',
      });
      // A cheaper one that is not as good.
      s.apps.shop.listings['listing-task'] = {
        ...s.apps.shop.listings[listing]!,
        owner: 'dusty-attic',
        title: `${wareIn(s, variant).name}, well used`,
        text: 'It has seen things. Priced accordingly.',
        condition: 'worn',
        cents: used(p) - 6_00,
        floorCents: used(p) - 8_00,
        at: s.clock.now - 700_000_000,
      };
    },
    expect: { bought: (s, p, ctx, now) => pay(s, ctx, now, p, saves(s, p) < 0) },
    choices: orderOpen,
    solve: function* (_seen, p) {
      const [variant, listing] = THINGS[p.thing];
      const product = variant.replace('v-', 'p-').replace(/-\d$/, '');
      const names = {
        headphones: 'Headphones',
        tent: 'Tent for two',
        pan: 'Cast-iron pan',
        drill: 'Cordless drill',
        helmet: 'Bicycle helmet',
      };
      const choices = {
        headphones: { colour: 'Black', size: null },
        tent: { colour: 'Green', size: null },
        pan: { colour: null, size: '26 cm' },
        drill: { colour: null, size: null },
        helmet: { colour: 'White', size: 'L' },
      };
      let seen = yield* openPlace('market');
      seen = yield fill(seen, field('Search second hand'), names[p.thing].split(' ')[0]!.toLowerCase());
      seen = yield* scrollTo(seen, keyed('listing', listing));
      seen = yield tap(seen, keyed('listing', listing));
      seen = yield tap(seen, rid('buy'));
      seen = yield tap(seen, toggle('By post'));
      const usedSum = centsIn(find(seen, first(sumAtFoot)).name);
      seen = yield* openProduct(product, names[p.thing]);
      seen = yield* choose(seen, choices[p.thing]);
      seen = yield tap(seen, rid('buy-now'));
      const newSum = centsIn(find(seen, first(sumAtFoot)).name);
      if (newSum < usedSum) {
        yield* orderAndPay(seen);
        return yield done();
      }
      seen = yield* openPlace('market');
      seen = yield fill(seen, field('Search second hand'), names[p.thing].split(' ')[0]!.toLowerCase());
      seen = yield* scrollTo(seen, keyed('listing', listing));
      seen = yield tap(seen, keyed('listing', listing));
      seen = yield tap(seen, rid('buy'));
      seen = yield tap(seen, toggle('By post'));
      yield* orderAndPay(seen);
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (s, p, ctx) => pay(s, ctx, s, p, saves(s, p) > 0),
        because: ['bought', 'sideEffects'],
      },
      theWornOne: {
        change: (s, _p, ctx) => buyUsed(s, ctx, s, 'listing-task', 'post'),
        because: ['bought', 'sideEffects'],
      },
    },
  },
);
