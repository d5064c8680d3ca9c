import { askFor } from '../chat/ask-what-to-write.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { done, rid, tap } from '../steps.ts';
import { centsIn, CODE, fund, leftOpen, openWallet, pounds, quiet, sendTo, transferThrough } from './make.ts';

const SAMS = ['Sam Okafor', 'Sam Whitlow'] as const;
const other = (name: string) => SAMS.find(sam => sam !== name)!;

/** Two people have that name, and the sum stands nowhere: only the user can say. */
export const askWhichSam = task(
  'wallet/ask-which-sam',
  params({
    sam: oneOf(...SAMS),
    cents: int(8_10, 46_90, 5),
    what: oneOf('the quiz', 'the ferry', 'the rehearsal room', 'the raffle', 'breakfast', 'the tripod'),
  }),
  {
    tags: ['ask-user', 'payment', 'namesakes'],
    needs: { lookups: 1, conditions: 1 },
    ask: {
      en: [
        p =>
          `Send Sam the money for ${p.what} with Copperleaf. Ask me for whatever I have not said. My code is ${CODE}.`,
        p =>
          `I still owe Sam for ${p.what}. Transfer it in Copperleaf, please, and check with me first if anything is not clear. Passcode ${CODE}.`,
      ],
      zh: [p => `用 Copperleaf 把 ${p.what} 的钱转给 Sam。没说清楚的先问我。支付密码 ${CODE}。`],
    },
    setup: s => {
      quiet(s);
      fund(s, 60_00);
    },
    user: {
      which: {
        about: {
          en: ['which', 'who', 'Sam', 'Okafor', 'Whitlow', 'person', 'surname', 'last name'],
          zh: ['哪', '谁', '姓', 'Sam'],
        },
        says: { en: p => `“${p.sam}”`, zh: p => `“${p.sam}”` },
      },
      sum: {
        about: { en: ['how much', 'amount', 'sum', 'owe', 'money', 'pound'], zh: ['多少', '金额', '几镑'] },
        says: { en: p => `“${pounds(p.cents)}”`, zh: p => `“${pounds(p.cents)}”` },
      },
    },
    expect: { sent: (s, p, ctx, now) => sendTo(s, ctx, now, { name: p.sam, cents: p.cents }) },
    choices: s => leftOpen(s),
    solve: function* (_seen) {
      const told = yield* askFor('Which Sam do you mean?');
      const sum = yield* askFor('How much is it?');
      let seen = yield* openWallet();
      seen = yield tap(seen, rid('nav-home'));
      yield* transferThrough(seen, told.words, centsIn(sum.words));
      yield done();
    },
    nearMisses: {
      theOtherSam: {
        change: (s, p, ctx) => sendTo(s, ctx, s, { name: other(p.sam), cents: p.cents }),
        because: ['sent', 'sideEffects'],
      },
      askedForInstead: {
        change: (s, p, ctx) =>
          ctx.act('wallet', 'requestMoney', {
            person: p.sam === 'Sam Okafor' ? 'person-sam-okafor' : 'person-sam-whitlow',
            cents: p.cents,
            note: '',
          }),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
