import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, done, field, fill, find, rid, scrollTo, tap } from '../steps.ts';
import {
  centsIn,
  choose,
  CREDIT,
  friend,
  momentAgo,
  openTile,
  openWallet,
  personOf,
  putBill,
  putRequest,
  quiet,
  requestId,
  rowLike,
  searchBills,
  typed,
} from './make.ts';

const PLACES = {
  'firm-casa-tilde': 'Casa Tilde',
  'firm-salt-cellar': 'The Salt Cellar',
  'firm-sushi-kaji': 'Kaji Sushi',
} as const;
interface P {
  friends: string[];
  place: keyof typeof PLACES;
  share: number;
  part: number;
  note: string;
}
const rest = (p: P) => p.share - p.part;
const askAgain = (s: Phone, ctx: SetupCtx, p: P, cents: number, name = p.friends[1]!) => {
  ctx.act('wallet', 'cancelRequest', { request: requestId('b') });
  ctx.act('wallet', 'requestMoney', { person: personOf(name), cents, note: p.note });
};

/** Who owes for the dinner, and how much is still missing, follows from requests and from money that came without one. */
export const remindOfRest = task(
  'wallet/remind-of-rest',
  params({
    friends: distinct(4, friend()),
    place: oneOf('firm-casa-tilde', 'firm-salt-cellar', 'firm-sushi-kaji'),
    share: int(18_40, 34_90, 10),
    part: int(5_00, 12_50, 25),
    note: oneOf('Dinner on Tuesday', 'Last supper before Lent', 'The long dinner', 'Table for four'),
  }),
  {
    tags: ['requests', 'arithmetic', 'multi-step'],
    needs: { lookups: 3, memory: 2 },
    ask: {
      en: [
        p =>
          `One of the three whom I asked for their share of the dinner at ${PLACES[p.place]} has only sent me a part of it, on its own and not through the request. Take that request back and ask the same person again, with the same note, for exactly what is missing.`,
        p =>
          `Somebody still owes me for ${PLACES[p.place]}. They answered my Copperleaf request with an odd smaller sum, sent separately. Find out who, cancel the open request, and send a new one with the same words for the rest, to the penny.`,
      ],
      zh: [
        p =>
          `${PLACES[p.place]}那顿饭我向三个人发了收款请求，其中一位没走请求，只单独转来了一部分。请撤回那条请求，用同样的备注再向这个人收剩下的钱，一分不差。`,
      ],
    },
    setup: (s, p) => {
      quiet(s);
      const [a, b, c, d] = p.friends.map(personOf) as [string, string, string, string];
      const bill = putBill(s, 'dinner', {
        from: CREDIT,
        to: p.place,
        cents: p.share * 4,
        daysAgo: 2,
        minute: 1_290,
      });
      const paid = (key: string, person: string, minute: number) => {
        const transaction = putBill(s, key, {
          kind: 'received',
          from: person,
          to: 'balance',
          cents: p.share,
          what: p.note,
          minute,
        });
        putRequest(s, key, {
          direction: 'out',
          person,
          cents: p.share,
          note: p.note,
          status: 'paid',
          split: bill,
          transaction,
          daysAgo: 2,
          minute: 1_300,
          closedAt: momentAgo(s, 1, minute),
        });
      };
      paid('a', a, 560);
      paid('c', c, 700);
      putRequest(s, 'b', {
        direction: 'out',
        person: b,
        cents: p.share,
        note: p.note,
        split: bill,
        daysAgo: 2,
        minute: 1_300,
      });
      putBill(s, 'part', {
        kind: 'received',
        from: b,
        to: 'balance',
        cents: p.part,
        what: 'All I have until Friday',
        minute: 900,
      });
      putRequest(s, 'd', { direction: 'out', person: d, cents: p.part + 2_00, note: 'Theatre' });
      putBill(s, 'noise', {
        kind: 'received',
        from: d,
        to: 'balance',
        cents: 2_50,
        what: 'Coffee',
        minute: 950,
      });
    },
    expect: {
      takenBack: (_s, _p, ctx) => ctx.act('wallet', 'cancelRequest', { request: requestId('b') }),
      askedForTheRest: (_s, p, ctx) =>
        ctx.act('wallet', 'requestMoney', { person: personOf(p.friends[1]!), cents: rest(p), note: p.note }),
    },
    solve: function* (_seen, p) {
      let seen = yield* openTile('Requests');
      const open = rowLike(
        name => name.includes(`You ask: ${p.note}`) && !/(Paid|Refused|Cancelled)$/.test(name),
      );
      const found = find(seen, open).name;
      const name = found.split(',')[0]!;
      seen = yield tap(seen, open);
      seen = yield tap(seen, rid('take-back'));
      seen = yield* searchBills(name);
      const sent = centsIn(
        find(
          seen,
          rowLike(n => n.includes('+£') && n.includes('All I have')),
        ).name,
      );
      seen = yield back();
      seen = yield* openWallet();
      seen = yield tap(seen, rid('nav-home'));
      seen = yield* choose(seen, 'request', name);
      seen = yield fill(seen, field('Amount'), typed(centsIn(found) - sent));
      seen = yield* scrollTo(seen, field('What for'));
      seen = yield fill(seen, field('What for'), p.note);
      yield tap(seen, rid('ask'));
      yield done();
    },
    nearMisses: {
      theWholeAgain: {
        change: (s, p, ctx) => askAgain(s, ctx, p, p.share),
        because: ['askedForTheRest', 'sideEffects'],
      },
      theOldOneLeftOpen: {
        change: (_s, p, ctx) =>
          ctx.act('wallet', 'requestMoney', {
            person: personOf(p.friends[1]!),
            cents: rest(p),
            note: p.note,
          }),
        because: 'takenBack',
      },
      theTheatreFriend: {
        change: (s, p, ctx) => askAgain(s, ctx, p, rest(p), p.friends[3]!),
        because: ['askedForTheRest', 'sideEffects'],
      },
      thePartAgain: {
        change: (s, p, ctx) => askAgain(s, ctx, p, p.part),
        because: ['askedForTheRest', 'sideEffects'],
      },
    },
  },
);
