import { dayAt, distinct, int, oneOf, params } from '../sample.ts';
import { addDays } from '../../../src/state/clock.ts';
import { task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { all, back, button, done, field, fill, has, open, scrollTo, tap, type Steps } from '../steps.ts';
import { CREDIT, pounds, putBill, rowLike, searchBills } from '../wallet/make.ts';
import { answerMail, arrived, conversation, openMail, writeAndSend } from './make.ts';

/** Firms that the wallet knows: its id, its name, and where its mails come from. */
const FIRMS = [
  ['firm-spoke-and-gannet', 'Spoke & Gannet', 'workshop@spokeandgannet.example'],
  ['firm-kiln-and-co', 'Kiln & Co. Pottery', 'classes@kilnandco.example'],
  ['firm-petal-lane', 'Petal Lane Flowers', 'orders@petallane.example'],
  ['firm-brackwater-dental', 'Brackwater Dental', 'reception@brackwaterdental.example'],
  ['firm-anvil-hardware', 'Anvil & Awl', 'office@anvilandawl.example'],
] as const;
type Firm = (typeof FIRMS)[number];
interface P {
  firms: Firm[];
  cents: number[];
  paid: number;
  daysAgo: number;
}
const NOT_YET = 'Not paid yet, it goes out this week.';
const dayPaid = (s: Phone, p: P) =>
  dayAt(addDays(s.clock.now, -p.daysAgo, s.clock.zone), s.clock.zone)
    .en.split(' ')
    .slice(1)
    .join(' ');
const paidOn = (s: Phone, p: P) => `Paid on ${dayPaid(s, p)}.`;
const subject = (firm: Firm) => `Reminder from ${firm[1]}`;
const mail = (i: number) => `mail-reminder-${i}`;
const reply = (s: Phone, ctx: SetupCtx, i: number, text: string) =>
  answerMail(s, ctx, 'reply', mail(i), { text });

/** Opens the other reminder from the one that was just answered. */
function* openNext(firm: Firm): Steps {
  let seen = yield open('mail');
  while (!has(seen, field('Search mail'))) seen = yield back();
  seen = yield fill(seen, field('Search mail'), `subject:"${subject(firm)}"`, { clear: true });
  return yield tap(seen, conversation(subject(firm)));
}

/** Two firms remind of a bill: one was paid in Copperleaf, the other only looks like it. */
export const paidOrNot = task(
  'mail/paid-or-not',
  params({
    firms: distinct(2, oneOf(...FIRMS)),
    cents: distinct(2, int(31_20, 148_90, 5)),
    paid: oneOf(0, 1),
    daysAgo: int(2, 11),
  }),
  {
    tags: ['cross-app', 'condition', 'search', 'message'],
    needs: { lookups: 4, conditions: 2, memory: 3 },
    ask: {
      en: [
        p =>
          `${p.firms[0]![1]} and ${p.firms[1]![1]} both sent me a reminder by mail. Check in Copperleaf whether exactly the sum they ask for went to them. Reply to each: “Paid on 3 March.”, with the right day, where it did; “${NOT_YET}” where it did not.`,
        p =>
          `Two payment reminders are in my mail, from ${p.firms[1]![1]} and ${p.firms[0]![1]}. See in my Copperleaf bills which of them I have paid to the penny. Answer that one “Paid on <day> <month>.”, like “Paid on 3 March.”, and the other “${NOT_YET}”`,
      ],
      zh: [
        p =>
          `${p.firms[0]![1]} 和 ${p.firms[1]![1]} 都发邮件催款。在 Copperleaf 账单里查一下，金额一分不差已付给对方的，就回复“Paid on 3 March.”（换成实际付款日期）；没付的回复“${NOT_YET}”`,
      ],
    },
    setup: (s, p, ctx) => {
      p.firms.forEach((firm, i) => {
        const [id, name, address] = firm;
        const isPaid = i === p.paid;
        const cents = p.cents[i]!;
        putBill(s, `asked-${i}`, {
          from: CREDIT,
          to: id,
          cents: isPaid ? cents : cents - 12_40,
          daysAgo: isPaid ? p.daysAgo : p.daysAgo + 1,
        });
        putBill(s, `older-${i}`, { from: CREDIT, to: id, cents: cents + 3_15, daysAgo: 26 });
        arrived(
          s,
          ctx,
          `reminder-${i}`,
          {
            sender: { name, address },
            subject: subject(firm),
            text: `Dear Robin Calloway,\n\nour invoice of ${pounds(cents)} seems to be open still. If it is paid, please tell us when.\n\n${name}`,
          },
          90 - 35 * i,
        );
      });
    },
    expect: {
      paidOne: (s, p, ctx) => reply(s, ctx, p.paid, paidOn(s, p)),
      openOne: (s, p, ctx) => reply(s, ctx, 1 - p.paid, NOT_YET),
    },
    solve: function* (seen, p) {
      for (const [i, firm] of p.firms.entries()) {
        if (i === 0) seen = yield* openMail(seen, `subject:"${subject(firm)}"`, subject(firm));
        else seen = yield* openNext(firm);
        const asked = /invoice of (£[\d,.]+) seems/.exec(seen.elements!.map(e => e.name).join('\n'))![1]!;
        seen = yield* searchBills(firm[1]);
        const bill = all(
          seen,
          rowLike(() => true),
        ).find(e => e.name.includes(asked));
        let day = '';
        if (bill) {
          seen = yield { type: 'tap', element: bill.id };
          day = /(\d{1,2}) Mar/.exec(seen.elements!.map(e => e.name).join('\n'))![1]!;
        }
        seen = yield open('mail');
        seen = yield* scrollTo(seen, button('Reply'));
        seen = yield tap(seen, button('Reply'));
        seen = yield* writeAndSend(seen, bill ? `Paid on ${day} March.` : NOT_YET);
      }
      yield done();
    },
    nearMisses: {
      theOtherWayRound: {
        change: (s, p, ctx) => {
          reply(s, ctx, 1 - p.paid, paidOn(s, p));
          reply(s, ctx, p.paid, NOT_YET);
        },
        because: ['paidOne', 'openOne', 'sideEffects'],
      },
      bothPaid: {
        change: (s, p, ctx) => {
          for (const i of [0, 1]) reply(s, ctx, i, paidOn(s, p));
        },
        because: ['openOne', 'sideEffects'],
      },
    },
  },
);
