import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, button, done, field, fill, rid, row, scrollTo, tap } from '../steps.ts';
import { centsIn, pounds, typed } from '../wallet/make.ts';
import { openPlace, ready } from './make.ts';

const MINE = {
  'listing-desk-lamp': ['Green desk lamp', 'desk lamp', '台灯'],
  'listing-storage-boxes': ['Three storage boxes with lids', 'storage boxes', '收纳箱'],
} as const;
const PEOPLE = {
  'kofi-m': 'Kofi M.',
  'tilda-r': 'Tilda R.',
  'ruben-k': 'Ruben K.',
  'paco-v': 'Paco V.',
  otterly: 'otterly',
} as const;
type Who = keyof typeof PEOPLE;
const POSTED = ['Only if you can post it.', 'Please send it by post, I am in Port Ellery.'] as const;
interface P {
  listing: keyof typeof MINE;
  who: Who[];
  cents: number[];
  least: number;
  posted: string;
}
/** Of the four, the first wants it posted; the best of the others is the one to take. */
const best = (p: P) => Math.max(...p.cents.slice(1));
const offer = (i: number) => `offer-task-${i}`;
const lower = (p: P) => p.least - 50;
const reprice = (s: Phone, ctx: SetupCtx, p: P) => {
  const l = s.apps.shop.listings[p.listing]!;
  const { title, text, category, condition, photos, pickUp } = l;
  const rest = { title, text, category, condition, photos: [...photos], pickUp, post: false };
  ctx.act('shop', 'saveListing', { listing: p.listing, cents: lower(p), ...rest });
};
const settle = (ctx: SetupCtx, accepted: number) => {
  if (accepted >= 0) ctx.act('shop', 'acceptOffer', { offer: offer(accepted) });
  for (const i of [0, 1, 2, 3]) if (i !== accepted) ctx.act('shop', 'refuseOffer', { offer: offer(i) });
};

/** Four offers, of which the highest cannot be met, and a price below which nothing goes. */
export const answerOffers = task(
  'shop/answer-offers',
  params({
    listing: oneOf('listing-desk-lamp', 'listing-storage-boxes'),
    who: distinct(4, oneOf('kofi-m', 'tilda-r', 'ruben-k', 'paco-v', 'otterly')),
    cents: distinct(4, int(5_50, 14_00, 50)),
    least: int(9_00, 13_00, 50),
    posted: oneOf(...POSTED),
  }).such(p => p.cents[0]! > best(p)),
  {
    tags: ['condition', 'comparison', 'multi-step'],
    needs: { lookups: 5, conditions: 2, memory: 2 },
    ask: {
      en: [
        p =>
          `Four people want my ${MINE[p.listing][1]} on Bazari. It is only to be fetched, so refuse whoever wants it posted. Accept the best of the other offers, provided it is ${pounds(p.least)} or more, and refuse the rest. If none reaches that, refuse them all and ask ${pounds(lower(p))} for it from now on.`,
        p =>
          `Deal with the offers for the ${MINE[p.listing][1]} that I sell on Bazari. I do not post it. The highest offer from somebody who would collect it gets it, but not below ${pounds(p.least)}; everybody else gets a no. Nobody high enough? Then a no for all, and put the price down to ${pounds(lower(p))}.`,
      ],
      zh: [
        p =>
          `有四个人想买我在 Bazari 上卖的${MINE[p.listing][2]}。只能自取，要求邮寄的一律拒绝。其余报价里最高的，只要不低于 ${pounds(p.least)} 就接受，别的都拒绝；如果都不到这个数，就全部拒绝，并把标价改成 ${pounds(lower(p))}。`,
      ],
    },
    setup: (s, p) => {
      ready(s);
      const { shop } = s.apps;
      shop.offers = {};
      Object.assign(shop.listings[p.listing]!, {
        cents: 16_00,
        floorCents: 16_00,
        pickUp: true,
        postCents: null,
      });
      p.who.forEach((by, i) => {
        shop.offers[offer(i)] = {
          listing: p.listing,
          by,
          cents: p.cents[i]!,
          note: ['', 'Could fetch it any evening.', '', 'I am round the corner.'][i]!,
          at: s.clock.now - (i + 2) * 3_700_000,
          status: 'open',
          withdrawnAt: null,
        };
      });
      shop.offers[offer(0)]!.note = p.posted;
    },
    expect: {
      settled: (s, p, ctx) => {
        settle(ctx, best(p) >= p.least ? p.cents.indexOf(best(p)) : -1);
        if (best(p) < p.least) reprice(s, ctx, p);
      },
    },
    solve: function* (_seen, p) {
      let seen = yield* openPlace('market');
      seen = yield tap(seen, rid('my-listings'));
      seen = yield tap(seen, row(MINE[p.listing][0]));
      seen = yield* scrollTo(seen, rid('refuse-offer-task-3'));
      const offers = new Map<string, number>();
      const read = () =>
        all(seen, { what: 'offers', rank: e => (/^Accept £/.test(e.name) ? 0 : null) }).forEach(e =>
          offers.set(e.name.replace(/^Accept .* from /, ''), centsIn(e.name)),
        );
      read();
      const refuse = (name: string) => button(new RegExp(`^Refuse .* from ${name.replace('.', '\\.')}$`));
      for (const name of p.who.map(w => PEOPLE[w])) {
        seen = yield* scrollTo(seen, refuse(name));
        read();
      }
      const names = p.who.map(w => PEOPLE[w]);
      const top = Math.max(...names.slice(1).map(n => offers.get(n)!));
      const winner = top >= p.least ? names.slice(1).find(n => offers.get(n) === top)! : null;
      for (const name of names) {
        if (name === winner) continue;
        seen = yield* scrollTo(seen, refuse(name), { direction: 'up' });
        seen = yield tap(seen, refuse(name));
      }
      if (winner !== null) {
        const accept = button(new RegExp(`^Accept .* from ${winner.replace('.', '\\.')}$`));
        seen = yield* scrollTo(seen, accept, { direction: 'up' });
        yield tap(seen, accept);
        return yield done();
      }
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, rid('edit'));
      seen = yield* scrollTo(seen, field('Price (£)'));
      seen = yield fill(seen, field('Price (£)'), typed(lower(p)), { clear: true });
      yield tap(seen, rid('save-listing'));
      yield done();
    },
    nearMisses: {
      toBePosted: { change: (_s, _p, ctx) => settle(ctx, 0), because: ['settled', 'sideEffects'] },
      belowTheLeast: {
        change: (s, p, ctx) => {
          if (best(p) < p.least) return settle(ctx, p.cents.indexOf(best(p)));
          settle(ctx, -1);
          reprice(s, ctx, p);
        },
        because: ['settled', 'sideEffects'],
      },
    },
  },
);
