import type { Phone } from '../../../apps/catalogue.ts';
import { blank } from '../../../apps/mail/select.ts';
import { formatMoney } from '../../../src/sdk/core/format.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, press, rid, row, scrollTo, tap } from '../steps.ts';
import { arrived, openMail, person, type Person } from './make.ts';

interface P {
  who: Person;
  what: string;
  wrong: number;
  more: number;
  hours: number;
}
const DRAFT = 'draft-later';
const subject = (p: P) => `My part of ${p.what}`;
const text = (p: P, cents: number) =>
  `Hello,\n\nI owe you ${formatMoney(cents)} for ${p.what} and bring it on Saturday.\n\nRobin`;
const right = (p: P) => p.wrong + p.more;
function sendNow(s: Phone, p: P, ctx: SetupCtx, cents: number): void {
  ctx.act('mail', 'edit', { draft: DRAFT, text: text(p, cents) });
  ctx.act('mail', 'send', { draft: DRAFT });
}

/** A mail that waits for its time is put right by one that came, and sent now. */
export const correctScheduled = task(
  'mail/correct-scheduled',
  params({
    who: person(),
    what: oneOf('the boat', 'the tent', 'the lunch', 'the flowers', 'the tickets', 'the paint'),
    wrong: int(8_40, 48_60, 1_35),
    more: int(90, 7_20, 45),
    hours: int(3, 30),
  }),
  {
    tags: ['schedule', 'transcription', 'search'],
    needs: { lookups: 2, memory: 1 },
    ask: {
      en: [
        p =>
          `I scheduled a mail to ${p.who.name} about ${p.what}, but the amount in it is wrong: they have written to me what I really owe. Put their amount into the scheduled mail, change nothing else of it, and send it now instead of later.`,
        p =>
          `My scheduled mail “${subject(p)}” has the wrong sum. Look up in ${p.who.name}’s mail what it should be, correct only the sum, and send the mail right away.`,
      ],
      zh: [
        p =>
          `我给 ${p.who.name} 定时发送的邮件“${subject(p)}”金额写错了，对方来信说明了正确的数。只改金额，然后马上发出，不要等到定时。`,
      ],
    },
    setup: (s, p, ctx) => {
      const start = {
        ...blank(s.apps.mail),
        to: [{ ...p.who }],
        subject: subject(p),
        text: text(p, p.wrong),
      };
      ctx.act('mail', 'schedule', { draft: DRAFT, start, at: ctx.now + p.hours * 3_600_000 });
      arrived(
        s,
        ctx,
        'sum',
        {
          sender: p.who,
          subject: `About ${p.what}`,
          text: `Hi Robin,\n\nI said ${formatMoney(p.wrong)} last week, but then ${p.what} cost ${formatMoney(p.more)} more for each of us. So you can work out what you owe me now.\n\n${p.who.name.split(' ')[0]}`,
        },
        25,
      );
    },
    expect: { sent: (s, p, ctx) => sendNow(s, p, ctx, right(p)) },
    solve: function* (seen, p) {
      seen = yield* openMail(seen, `subject:"About ${p.what}"`, new RegExp(`About ${p.what}`));
      seen = yield press('back');
      seen = yield tap(seen, rid('nav-folders'));
      seen = yield tap(seen, rid('folder-scheduled'));
      seen = yield* scrollTo(seen, row(new RegExp(subject(p))));
      seen = yield tap(seen, row(new RegExp(subject(p))));
      seen = yield fill(seen, field('Text'), text(p, right(p)), { clear: true });
      yield tap(seen, button('Send'));
      yield done();
    },
    nearMisses: {
      asItWas: {
        change: (_s, _p, ctx) => ctx.act('mail', 'send', { draft: DRAFT }),
        because: 'sent',
      },
      onlyTheDifference: {
        change: (s, p, ctx) => sendNow(s, p, ctx, p.more),
        because: ['sent', 'sideEffects'],
      },
      correctedButLater: {
        change: (_s, p, ctx) => ctx.act('mail', 'edit', { draft: DRAFT, text: text(p, right(p)) }),
        because: 'sent',
      },
    },
  },
);
