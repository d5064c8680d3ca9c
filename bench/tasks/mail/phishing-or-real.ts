import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, first, press, rid, tap, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { answerMail, arrived, conversation, openMail, writeAndSend } from './make.ts';

/** Firms that Robin knows: name, real address, an address that only looks like it. */
const FIRMS = [
  ['Bay Mutual', 'statements@baymutual.example', 'statements@baymutuaI.test'],
  ['Lodgepole', 'stays@lodgepole.example', 'stays@lodgep0le.test'],
  ['Pelican Post', 'parcels@pelicanpost.example', 'parcels@pelicanpost-uk.test'],
  ['Tidal Hall box office', 'tickets@tidalhall.example', 'tickets@tidal-hall-tickets.test'],
  ['Fathom Internet', 'billing@fathomnet.example', 'billing@fathornnet.test'],
] as const;
const WHAT = [
  'your delivery on Monday',
  'your new address',
  'the change of date',
  'your invoice of March',
  'your seats',
] as const;
interface P {
  firm: readonly [string, string, string];
  what: string;
  number: number;
  realFirst: boolean;
  answer: string;
}
const subject = (p: P) => `Please confirm ${p.what}`;
const REAL = 'mail-ask-real';
const FAKE = 'mail-ask-fake';
const site = (address: string) => address.slice(address.indexOf('@') + 1);
const report = (ctx: SetupCtx, mail: string) => ctx.act('mail', 'reportPhishing', { mail });
const say = (s: Phone, p: P, ctx: SetupCtx, mail: string) =>
  answerMail(s, ctx, 'reply', mail, { text: p.answer });

/** Two mails say the same: one is from the firm. */
export const phishingOrReal = task(
  'mail/phishing-or-real',
  params({
    firm: oneOf(...FIRMS),
    what: oneOf(...WHAT),
    number: int(2_100, 9_800),
    realFirst: oneOf(true, false),
    answer: oneOf('Yes, confirmed.', 'Confirmed, thank you.', 'Yes, please.'),
  }),
  {
    tags: ['condition', 'security', 'search'],
    needs: { lookups: 2, conditions: 2 },
    ask: {
      en: [
        p =>
          `I have two mails “${subject(p)}” that claim to be from ${p.firm[0]}, and one of them is not. Report the false one as phishing and answer the real one with “${p.answer}”`,
        p =>
          `One of the two “${subject(p)}” mails is a scam with a look-alike address; ${p.firm[0]} has written to me before from the real one. Report the scam, reply “${p.answer}” to the other.`,
      ],
      zh: [
        p =>
          `我收到两封自称来自 ${p.firm[0]} 的邮件“${subject(p)}”，其中一封是假冒的。举报假的那封为钓鱼邮件，并回复真的那封：${p.answer}`,
      ],
    },
    setup: (s, p, ctx) => {
      const [name, real, fake] = p.firm;
      const put = (id: string, address: string, minutes: number) =>
        arrived(
          s,
          ctx,
          id,
          {
            sender: { name, address },
            subject: subject(p),
            text:
              id === 'ask-real'
                ? `Dear Robin Calloway,\n\nplease confirm ${p.what} (number ${p.number}) by answering this mail. There is nothing to pay and nothing to click.\n\n${name}`
                : `Dear Robin Calloway,\n\nplease confirm ${p.what} (number ${p.number}) and your card here:\n\n[${site(real)}/confirm](https://${site(fake).toLowerCase()}/confirm)\n\n${name}`,
          },
          minutes,
        );
      put('ask-real', real, p.realFirst ? 50 : 20);
      put('ask-fake', fake, p.realFirst ? 20 : 50);
      arrived(
        s,
        ctx,
        'ask-before',
        {
          sender: { name, address: real },
          subject: `Hello from ${name}`,
          text: `This is the address from which ${name} writes to you.`,
          read: true,
        },
        40_000,
      );
    },
    expect: {
      reported: { weight: 1, change: (_s, _p, ctx) => report(ctx, FAKE) },
      answered: { weight: 1, change: (s, p, ctx) => say(s, p, ctx, REAL) },
    },
    solve: function* (seen, p) {
      seen = yield* openMail(seen, `from:${p.firm[2]} subject:"${subject(p)}"`, new RegExp(subject(p)));
      seen = yield tap(seen, rid('more-mail-ask-fake'));
      seen = yield tap(seen, button('Report phishing'));
      seen = yield tap(seen, first(button('Report')));
      seen = yield* openMailAgain(seen, `from:${p.firm[1]} subject:"${subject(p)}"`, subject(p));
      seen = yield tap(seen, button('Reply'));
      yield* writeAndSend(seen, p.answer);
      yield done();
    },
    nearMisses: {
      swapped: {
        change: (s, p, ctx) => {
          report(ctx, REAL);
          say(s, p, ctx, FAKE);
        },
        because: ['reported', 'answered', 'sideEffects'],
      },
      onlySpam: {
        change: (s, p, ctx) => {
          ctx.act('mail', 'move', { threads: ['thread-ask-fake'], to: 'spam' });
          say(s, p, ctx, REAL);
        },
        because: 'reported',
      },
    },
  },
);

function* openMailAgain(_seen: Observation, query: string, title: string): Steps {
  let seen = yield press('back');
  seen = yield fill(seen, field('Search mail'), query, { clear: true });
  return yield tap(seen, conversation(title));
}
