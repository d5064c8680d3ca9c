import { totalsOf } from '../../../apps/shop/select.ts';
import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { makeNote, openTitled, textIn } from '../notes/make.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find, first, rid, row, scrollTo, tap } from '../steps.ts';
import {
  centsIn,
  friend,
  given,
  noteOfRequests,
  personOf,
  pounds,
  rowLike,
  searchBills,
} from '../wallet/make.ts';
import {
  buy,
  choose,
  CODE,
  one,
  openProduct,
  orderAndPay,
  orderOpen,
  ready,
  said,
  sumAtFoot,
  ware,
  type Ware,
} from './make.ts';

interface P {
  whom: string;
  wares: Ware[];
  friends: string[];
}
const title = (p: P) => `Present for ${p.whom}`;
const total = (s: Phone, ctx: SetupCtx, p: P) =>
  totalsOf(s.apps.shop, [one(p.wares[0]!.variant)], {}, null, ctx.now).total;
/** The first two and the owner pay; the third has only been asked, and the fourth said no. */
const payers = (p: P) => p.friends.slice(0, 2);
function ask(s: Phone, ctx: SetupCtx, now: Phone, p: P, names = payers(p), own = 1): void {
  const asked = added(s.apps.wallet.requests, now.apps.wallet.requests);
  const theirs = (name: string) => asked.find(r => r.person === personOf(name))?.cents ?? 0;
  const number = Object.keys(s.apps.shop.orders).at(-1)!;
  const bill =
    Object.entries(s.apps.wallet.transactions).find(([, t]) => t.reference === number)?.[0] ?? null;
  const order = s.apps.shop.orders[number]!;
  const cents = bill ? s.apps.wallet.transactions[bill]!.cents : total(s, ctx, p);
  ctx.act('wallet', 'splitBill', {
    transaction: bill,
    cents,
    note: noteOfRequests(s, now, cents, order.lines[0]!.name),
    own,
    people: names
      .toSorted((a, b) => theirs(b) - theirs(a))
      .map(name => ({ person: personOf(name), weight: 1 })),
  });
}

/** Which of three ideas it was, and who pays, is in a note; the bill is then split. */
export const chipIn = task(
  'shop/chip-in',
  params({
    whom: oneOf('Zoë', 'Grandma Vera', 'the new baby', 'Bartek', 'Auntie Jo'),
    wares: distinct(
      3,
      ware(w => w.cents > 15_00 && w.cents < 95_00),
    ),
    friends: distinct(4, friend()),
  }).such(p => new Set(p.wares.map(w => w.product)).size === 3),
  {
    tags: ['cross-app', 'payment', 'requests', 'condition', 'transcription'],
    needs: { lookups: 3, memory: 3, conditions: 2 },
    ask: {
      en: [
        p =>
          `My note “${title(p)}” says what we settled on and who chips in. Order it on Bazari to my home by standard delivery and pay it, then split that bill in Copperleaf in equal parts among me and those who said yes. My code is ${CODE}.`,
        p =>
          `Buy the present for ${p.whom} that we agreed on, as my note about it has it, from Bazari to my address (standard delivery). Then ask everybody who has agreed to pay for their equal share by splitting the bill in Copperleaf; I pay one share too. Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `我的笔记“${title(p)}”里写了最后决定买什么、谁一起出钱。请在 Bazari 下单（标准配送寄到我家）并付款，然后在 Copperleaf 里把这笔账单由我和答应出钱的人平摊。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      ready(s);
      const [a, b, c, no] = p.friends as [string, string, string, string];
      const [chosen, dear, dull] = p.wares as [Ware, Ware, Ware];
      makeNote(s, ctx, {
        title: title(p),
        body: [
          `First idea: ${said(dear)}. Too dear, said ${given(c)}.`,
          `Then ${said(dull)}. Has one already.`,
          `Settled: ${said(chosen)}, from Bazari.`,
          '',
          `${a}: yes`,
          `${no}: no, gives something else`,
          `${b}: yes, gladly`,
          `${c}: asked, no answer yet`,
        ].join('\n'),
        hoursAgo: 5,
      });
      makeNote(s, ctx, {
        title: `Last year’s present for ${p.whom}`,
        body: `${said(dull)}\n${c}: yes\n${no}: yes`,
        hoursAgo: 8_700,
      });
    },
    expect: {
      ordered: {
        weight: 2,
        change: (s, p, ctx, now) => buy(s, ctx, now, { lines: [one(p.wares[0]!.variant)] }),
      },
      asked: (s, p, ctx, now) => ask(s, ctx, now, p),
    },
    choices: s => [...orderOpen(s), newRow(s.apps.wallet.requests).note],
    solve: function* (_seen, p) {
      let seen = yield* openTitled(title(p));
      const note = textIn(seen, 'Note');
      const settled = p.wares.find(w => note.includes(`Settled: ${said(w)}`))!;
      const names = [...note.matchAll(/^(.+): yes/gm)].map(m => m[1]!);
      seen = yield* openProduct(settled.product, settled.name);
      seen = yield* choose(seen, settled);
      seen = yield tap(seen, rid('buy-now'));
      const paid = centsIn(find(seen, first(sumAtFoot)).name);
      yield* orderAndPay(seen);
      seen = yield* searchBills(pounds(paid).slice(1));
      const bill = rowLike(name => name.includes(pounds(paid)) && name.includes('Bazari'));
      seen = yield* scrollTo(seen, first(bill));
      seen = yield tap(seen, first(bill));
      seen = yield* scrollTo(seen, rid('split'));
      seen = yield tap(seen, rid('split'));
      for (const name of names) {
        seen = yield* scrollTo(seen, row(name));
        seen = yield tap(seen, row(name));
      }
      yield tap(seen, rid('ask-all'));
      yield done();
    },
    nearMisses: {
      whoHasNotAnswered: {
        change: (s, p, ctx) => {
          buy(s, ctx, s, { lines: [one(p.wares[0]!.variant)] });
          ask(s, ctx, s, p, p.friends.slice(0, 3));
        },
        because: ['asked', 'sideEffects'],
      },
      theFirstIdea: {
        change: (s, p, ctx) => buy(s, ctx, s, { lines: [one(p.wares[1]!.variant)] }),
        because: ['ordered', 'asked', 'sideEffects'],
      },
    },
  },
);
