import { person, receive } from '../messages/make.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, done, field, fill, first, open, rid, row, scrollTo, SolverError, tap } from '../steps.ts';
import {
  centsIn,
  CODE,
  CREDIT,
  enterCode,
  newBills,
  openWallet,
  place,
  payWith,
  pounds,
  quiet,
  typed,
} from './make.ts';

const FIRMS = {
  'cafe-bollard': ['The Bollard', '310042'],
  'nassers-bakery': ["Nasser's Bakery", '310226'],
  'fennel-pitches': ['Fennel Park Pitches', '310563'],
  'ferry-pier': ['Harrow Bay Ferries', '310671'],
  'petal-lane': ['Petal Lane Flowers', '310785'],
} as const;
type Firm = keyof typeof FIRMS;
/** Pays a code from card 9023. The order’s number is made up each time that a code is read: the agent’s is taken. */
function payCode(s: Phone, ctx: SetupCtx, now: Phone, firm: Firm, cents: number, source = CREDIT): void {
  const bills = newBills(s, now).filter(t => t.to === `firm-${firm}` && t.kind === 'payment');
  const theirs = bills.find(t => t.cents === cents) ?? bills[0];
  const order = {
    payee: { kind: 'firm' as const, id: firm, name: FIRMS[firm][0] },
    cents,
    currency: 'GBP' as const,
    what: 'Paid by code',
    reference: theirs?.reference ?? ctx.id('code'),
  };
  ctx.act('wallet', 'pay', { order, source, passcode: CODE, show: true });
}

/** A code and a sum in a text, of which the sum is put right in a later one. */
export const payCodeFromText = task(
  'wallet/pay-code-from-text',
  params({
    who: person(),
    firms: distinct(2, oneOf('cafe-bollard', 'nassers-bakery', 'fennel-pitches', 'ferry-pier', 'petal-lane')),
    cents: distinct(3, int(12_15, 64_95, 5)),
  }),
  {
    tags: ['cross-app', 'payment', 'recency', 'transcription'],
    needs: { lookups: 3, memory: 2, conditions: 1 },
    ask: {
      en: [
        p =>
          `${p.who.name} texted me the number of a pay code and what I have to pay there, and then put the sum right. Pay it by Copperleaf with the Orrery card. My code is ${CODE}.`,
        p =>
          `Do what ${p.who.name} asks me to pay by text message, in the corrected amount: enter the number of the code under Scan in Copperleaf and use Orrery 9023. Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `${p.who.name}发短信告诉了我付款码的号码和金额，后来又更正了金额。请按更正后的金额用 Copperleaf 扫码付款，刷 Orrery 卡。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      const [code, other] = [FIRMS[p.firms[0]!][1], FIRMS[p.firms[1]!][1]];
      const [right, wrong, old] = p.cents as [number, number, number];
      const from = p.who.number;
      receive(s, ctx, from, `Last year it was code ${other}, ${pounds(old)}. Paid, all good`, 3_000);
      receive(s, ctx, from, `This time pay ${pounds(wrong)} to the code ${code} please`, 50);
      receive(s, ctx, from, `Sorry, counted myself twice: make that ${pounds(right)}, same code`, 41);
    },
    expect: { paid: (s, p, ctx, now) => payCode(s, ctx, now, p.firms[0]!, p.cents[0]!) },
    choices: s => [newRow(s.apps.wallet.transactions).reference],
    solve: function* (seen, p) {
      seen = yield open('messages');
      seen = yield* scrollTo(seen, first(row(p.who.name)));
      seen = yield tap(seen, first(row(p.who.name)));
      const said = (start: string) =>
        all(seen, { what: start, rank: e => (e.name.startsWith(start) ? 0 : null) })[0];
      const code = said('This time pay');
      const sum = said('Sorry, counted');
      if (!code || !sum) throw new SolverError('No code, or no sum');
      const digits = /the code (\d{6})/.exec(code.name)![1]!;
      const cents = centsIn(sum.name);
      seen = yield* openWallet();
      seen = yield tap(seen, place('home'));
      seen = yield tap(seen, rid('scan'));
      seen = yield fill(seen, field('Amount'), typed(cents));
      seen = yield* scrollTo(seen, field('Number of the code'));
      seen = yield fill(seen, field('Number of the code'), digits);
      seen = yield tap(seen, rid('pay-code'));
      seen = yield* payWith(seen, /^Orrery/);
      seen = yield tap(seen, rid('go-on'));
      yield* enterCode(seen);
      yield done();
    },
    nearMisses: {
      theFirstSum: {
        change: (s, p, ctx) => payCode(s, ctx, s, p.firms[0]!, p.cents[1]!),
        because: ['paid', 'sideEffects'],
      },
      lastYearsCode: {
        change: (s, p, ctx) => payCode(s, ctx, s, p.firms[1]!, p.cents[0]!),
        because: ['paid', 'sideEffects'],
      },
      bothSums: {
        change: (s, p, ctx) => {
          payCode(s, ctx, s, p.firms[0]!, p.cents[0]!);
          payCode(s, ctx, s, p.firms[0]!, p.cents[1]!);
        },
        because: 'sideEffects',
      },
      fromTheBalance: {
        change: (s, p, ctx) => payCode(s, ctx, s, p.firms[0]!, p.cents[0]!, 'balance'),
        because: ['paid', 'sideEffects'],
      },
    },
  },
);
