import { newRow } from '../../../judges/side-effects.ts';
import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, field, fill, rid, row, scrollTo, tap } from '../steps.ts';
import { centsIn, friend, personOf, pounds, putBill, rowsLike, searchBills } from '../wallet/make.ts';
import { openPlace, ready } from './make.ts';

/** Things of the owner’s that are reserved: those of the world and one more, with who has them. */
const THINGS = {
  'listing-desk-lamp': ['Green desk lamp', 'kofi-m', 'Kofi M.'],
  'listing-storage-boxes': ['Three storage boxes with lids', 'tilda-r', 'Tilda R.'],
  'listing-task': ['Slide projector', 'ruben-k', 'Ruben K.'],
} as const;
type Thing = keyof typeof THINGS;
const ALL = Object.keys(THINGS) as Thing[];
interface P {
  cents: number[];
  payers: string[];
  turn: number;
  short: number;
}
/** Which of the three was paid in full, which in part, and which not at all. */
const role = (p: P, i: number): Thing => ALL[(i + p.turn) % 3]!;
const price = (p: P, thing: Thing) => p.cents[ALL.indexOf(thing)]!;
const missing = (p: P) => `${pounds(p.short)} is still missing.`;
const sell = (ctx: SetupCtx, listing: Thing) => ctx.act('shop', 'markSold', { listing, on: true });
const write = (ctx: SetupCtx, p: P, thing: Thing) =>
  ctx.act('shop', 'sendMessage', { who: THINGS[thing][1], text: missing(p), about: null });

/** What was agreed is in the shop, and what has come is in the wallet. */
export const paidInFull = task(
  'shop/paid-in-full',
  params({
    cents: distinct(3, int(8_50, 24_00, 50)),
    payers: distinct(3, friend()),
    turn: oneOf(0, 1, 2),
    short: int(1_00, 4_00, 50),
  }),
  {
    tags: ['cross-app', 'comparison', 'arithmetic', 'message', 'condition'],
    needs: { lookups: 6, conditions: 3, memory: 3 },
    ask: {
      en: [
        'Three things that I sell second hand on Bazari are reserved, and the buyers pay into Copperleaf with the name of the thing. Mark as sold what has been paid in full at the agreed price. Whoever has paid too little gets a message on Bazari: “£… is still missing.”, with the sum that is. Leave the one for which nothing came.',
        'Check in Copperleaf what has come for my reserved Bazari listings; each payment names the thing. What is fully paid is sold, so mark it. If a payment falls short of the price agreed, write to that buyer on Bazari just “£… is still missing.” with the difference. Do nothing about what nobody has paid for.',
      ],
      zh: [
        '我在 Bazari 二手区有三件东西已被预订，买家付款到 Copperleaf，备注写的是物品名称。按谈好的价格全额付清的，请标记为已售；付少了的，在 Bazari 上给那位买家发“£… is still missing.”，填上差额；没付款的先不管。',
      ],
    },
    setup: (s, p) => {
      ready(s);
      const { shop } = s.apps;
      shop.offers = {};
      shop.listings['listing-task'] = {
        ...shop.listings['listing-desk-lamp']!,
        title: THINGS['listing-task'][0],
        text: 'Lamp works, the fan hums. With one tray.',
        category: 'electronics',
        photos: [],
      };
      for (const thing of ALL) {
        const agreed = price(p, thing);
        Object.assign(shop.listings[thing]!, {
          cents: agreed + 3_00,
          floorCents: agreed,
          status: 'reserved',
          agreedCents: agreed,
          agreedWith: THINGS[thing][1],
        });
        shop.offers[`offer-${thing}`] = {
          listing: thing,
          by: THINGS[thing][1],
          cents: agreed,
          note: '',
          at: s.clock.now - 400_000_000,
          status: 'accepted',
          withdrawnAt: null,
        };
        shop.messages[`msg-task-${thing}`] = {
          with: THINGS[thing][1],
          mine: false,
          text: 'Deal! I pay into your Copperleaf, my sister does it for me.',
          about: thing,
          at: s.clock.now - 300_000_000,
        };
      }
      const came = (key: string, i: number, cents: number, daysAgo: number) =>
        putBill(s, key, {
          kind: 'transfer',
          from: personOf(p.payers[i]!),
          to: 'balance',
          cents,
          what: THINGS[role(p, i)][0],
          daysAgo,
        });
      came('full', 0, price(p, role(p, 0)), 2);
      came('part', 1, price(p, role(p, 1)) - p.short, 1);
    },
    expect: {
      sold: (_s, p, ctx) => sell(ctx, role(p, 0)),
      told: (_s, p, ctx) => write(ctx, p, role(p, 1)),
    },
    free: s => [newRow(s.apps.shop.messages).about],
    solve: function* (seen) {
      seen = yield* openPlace('market');
      seen = yield tap(seen, rid('my-listings'));
      const agreed = new Map<Thing, number>();
      for (const thing of ALL) {
        const mine = row(THINGS[thing][0]);
        seen = yield* scrollTo(seen, mine);
        const name = seen.elements!.find(e => e.name.startsWith(`${THINGS[thing][0]},`))!.name;
        agreed.set(thing, centsIn(/Reserved for .*?, (£[\d.]+)/.exec(name)![1]!));
      }
      const left = new Map<Thing, number>();
      for (const thing of ALL) {
        seen = yield* searchBills(THINGS[thing][0]);
        const came = rowsLike(seen, /\+£/);
        if (came.length > 0) left.set(thing, agreed.get(thing)! - centsIn(came[0]!.name));
      }
      for (const [thing, short] of left) {
        seen = yield* openPlace('market');
        seen = yield tap(seen, rid('my-listings'));
        if (short === 0) {
          seen = yield* scrollTo(seen, row(THINGS[thing][0]));
          seen = yield tap(seen, row(THINGS[thing][0]));
          seen = yield tap(seen, button('More options'));
          seen = yield tap(seen, rid('mark-sold'));
          continue;
        }
        yield back();
        seen = yield* openPlace('me');
        seen = yield tap(seen, row('Messages'));
        seen = yield* scrollTo(seen, row(THINGS[thing][2]));
        seen = yield tap(seen, row(THINGS[thing][2]));
        seen = yield fill(seen, field('Message'), `${pounds(short)} is still missing.`);
        seen = yield tap(seen, button('Send'));
      }
      yield done();
    },
    nearMisses: {
      bothSold: {
        change: (_s: Phone, p, ctx) => {
          sell(ctx, role(p, 0));
          sell(ctx, role(p, 1));
        },
        because: ['told', 'sideEffects'],
      },
      theWrongPerson: {
        change: (_s: Phone, p, ctx) => {
          sell(ctx, role(p, 0));
          write(ctx, p, role(p, 2));
        },
        because: ['told', 'sideEffects'],
      },
    },
  },
);
