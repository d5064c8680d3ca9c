import { openWith, person, receive, type Person } from '../messages/make.ts';
import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, press, rid, row, scrollTo, tap, toggle } from '../steps.ts';
import { openOrder, openPlace, putOrder, ready, ware, type Ware } from './make.ts';

const STREETS = ['Sailmaker Street', 'Lantern Hill', 'Coopers Walk', 'Saltpan Lane', 'Mill Lade'] as const;
interface P {
  who: Person;
  wares: Ware[];
  street: string;
  house: number;
  code: number;
}
const given = (p: P) => p.who.name.split(' ')[0]!;
const place = (p: P, house = p.house) => ({
  label: given(p),
  name: p.who.name,
  phone: '',
  street: `${house} ${p.street}`,
  town: 'Harrow Bay',
  postcode: `HB2 ${p.code}PL`,
});
const GIFT = 'BZ-41006';
const OWN = 'BZ-40999';
const save = (ctx: SetupCtx, p: P, house = p.house) =>
  ctx.act('shop', 'saveAddress', { address: 'address-task', ...place(p, house) });
const send = (ctx: SetupCtx, order = GIFT) =>
  ctx.act('shop', 'changeAddress', { order, address: 'address-task' });

/** A friend has moved: what is on order for them goes to the new house, by an address that is put right. */
export const movedHouse = task(
  'shop/moved-house',
  params({
    who: person(),
    wares: distinct(
      2,
      ware(w => w.cents < 80_00),
    ),
    street: oneOf(...STREETS),
    house: int(2, 78),
    code: int(1, 8),
  }).such(p => p.wares[0]!.product !== p.wares[1]!.product),
  {
    tags: ['cross-app', 'transcription', 'multi-step', 'search'],
    needs: { lookups: 4, memory: 2, conditions: 1 },
    ask: {
      en: [
        p =>
          `${p.who.name} texted me a new address. Put the one that Bazari has for ${given(p)} right; only what has changed. Then make sure that what I have on order there as a present for ${given(p)} goes to the new house. My own order stays as it is.`,
        p =>
          `${given(p)} has moved, see the text message from ${p.who.name}. Correct the house, street and postcode in my Bazari address book, and redirect the order that is meant for ${given(p)} to the new address. It is not sent yet. Leave the other order alone.`,
      ],
      zh: [
        p =>
          `${p.who.name} 搬家了，发短信告诉了我新地址。请把 Bazari 地址簿里 ${given(p)} 的地址改正过来（只改变了的部分），再把我给 ${given(p)} 买的、还没发货的那个订单改送到新地址。我自己的订单不要动。`,
      ],
    },
    setup: (s, p, ctx) => {
      ready(s);
      const { shop } = s.apps;
      shop.addresses['address-task'] = {
        ...place(p, p.house + 1),
        street: '3 Tollhouse Yard',
        postcode: 'HB3 3RG',
        addedAt: s.clock.now - 8_000_000_000,
      };
      const { name, phone, street, town, postcode } = shop.addresses['address-task'];
      const one = (i: number) => [{ variant: p.wares[i]!.variant, count: 1 }];
      putOrder(s, GIFT, {
        lines: one(0),
        daysAgo: 1,
        forWhom: p.who.name,
        over: { place: { name, phone, street, town, postcode } },
      });
      putOrder(s, OWN, { lines: one(1), daysAgo: 1 });
      receive(s, ctx, p.who.number, 'Guess who has the keys!', 4_000);
      receive(
        s,
        ctx,
        p.who.number,
        `We are in! From now on it is ${p.house} ${p.street}, HB2 ${p.code}PL. Come and see`,
        95,
      );
    },
    expect: {
      corrected: (_s, p, ctx) => save(ctx, p),
      redirected: (_s, _p, ctx) => send(ctx),
    },
    solve: function* (seen, p) {
      seen = yield* openWith(seen, p.who);
      const told = seen.elements!.find(e => /From now on it is/.test(e.name))!.name;
      const [, street, postcode] = /it is (\d+ [A-Za-z ]+), (HB2 \dPL)/.exec(told)!;
      seen = yield* openPlace('me');
      seen = yield tap(seen, rid('addresses'));
      seen = yield* scrollTo(seen, row(given(p)));
      seen = yield tap(seen, row(given(p)));
      for (const [name, words] of [
        ['Flat, house and street', street],
        ['Postcode', postcode],
      ] as const) {
        seen = yield* scrollTo(seen, field(name));
        seen = yield fill(seen, field(name), words!, { clear: true });
        seen = yield press('back');
      }
      seen = yield* scrollTo(seen, button('Save'));
      seen = yield tap(seen, button('Save'));
      seen = yield* openOrder(GIFT);
      seen = yield* scrollTo(seen, rid('change-address'));
      seen = yield tap(seen, rid('change-address'));
      seen = yield* scrollTo(seen, toggle(given(p)));
      yield tap(seen, toggle(given(p)));
      yield done();
    },
    nearMisses: {
      notRedirected: { change: (_s: Phone, p, ctx) => save(ctx, p), because: 'redirected' },
      myOwnToo: {
        change: (_s: Phone, p, ctx) => {
          save(ctx, p);
          send(ctx);
          send(ctx, OWN);
        },
        because: 'sideEffects',
      },
      aSecondAddress: {
        change: (_s: Phone, p, ctx) => ctx.act('shop', 'saveAddress', { address: null, ...place(p) }),
        because: ['corrected', 'redirected', 'sideEffects'],
      },
    },
  },
);
