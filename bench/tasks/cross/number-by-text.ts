import { addPerson, mobile, namesakes, numberOf, openPerson } from '../contacts/make.ts';
import { task, type Phone } from '../form.ts';
import { openWith, person, say } from '../messages/make.ts';
import { params } from '../sample.ts';
import { done, find, row } from '../steps.ts';
import { castOf, sms, smsTo, statesNumber, theText } from './make.ts';

interface P {
  given: string;
  alike: readonly [string, string];
  ends: number[];
}
const called = (p: P, n: 0 | 1 = 0) => `${p.given} ${p.alike[n]}`;

/** Whether a text gives the right number, and not as somebody else's. */
const states = (s: Phone, text: string, p: P & { to: { name: string } }) =>
  statesNumber(text, numberOf(p.ends[1]!), { known: [called(p), p.to.name], cast: castOf(s) });

/** Passes on one of two numbers of one of two people. */
export const numberByText = task('cross/number-by-text', params({ ...namesakes(), to: person() }), {
  tags: ['transfer', 'transcription', 'cross-app', 'search'],
  ask: {
    en: [
      p => `Text ${p.to.name} the mobile number of ${called(p)} from my contacts.`,
      p => `${p.to.name} needs ${called(p)}'s mobile number. It is in my contacts; send it by text message.`,
    ],
    zh: [p => `用短信把通讯录里 ${called(p)} 的手机号码发给 ${p.to.name}。`],
  },
  setup: (s, p, ctx) => {
    addPerson(s, ctx, p.given, p.alike[0], {
      phones: [
        { label: 'Work', number: numberOf(p.ends[0]!) },
        { label: 'Mobile', number: numberOf(p.ends[1]!) },
      ],
    });
    addPerson(s, ctx, p.given, p.alike[1], { phones: mobile(numberOf(p.ends[2]!)) });
  },
  // In which words, and how the number is written, is open.
  expect: {
    sent: (s, p, ctx, now) => {
      const number = numberOf(p.ends[1]!);
      sms(
        ctx,
        p.to,
        theText(smsTo(s, now, p.to), text => states(s, text, p), number),
      );
    },
  },
  solve: function* (seen, p) {
    seen = yield* openPerson(seen, called(p));
    const number = /07700 900\d{3}/.exec(find(seen, row(/^07700 900\d{3}.*Mobile/)).name)![0];
    seen = yield* openWith(seen, p.to);
    yield* say(seen, number);
    yield done();
  },
  nearMisses: {
    theWorkNumber: {
      change: (_s, p, ctx) => sms(ctx, p.to, numberOf(p.ends[0]!)),
      because: ['sent', 'sideEffects'],
    },
    theNamesakes: {
      change: (_s, p, ctx) => sms(ctx, p.to, numberOf(p.ends[2]!)),
      because: ['sent', 'sideEffects'],
    },
    bothNumbers: {
      change: (_s, p, ctx) => sms(ctx, p.to, `${numberOf(p.ends[1]!)}, ${numberOf(p.ends[0]!)}`),
      because: ['sent', 'sideEffects'],
    },
    theOtherWithHyphens: {
      change: (_s, p, ctx) =>
        sms(ctx, p.to, `${numberOf(p.ends[1]!)}, work: ${numberOf(p.ends[0]!).replaceAll(' ', '-')}`),
      because: ['sent', 'sideEffects'],
    },
    asTheNamesakes: {
      change: (_s, p, ctx) => sms(ctx, p.to, `${called(p, 1)}: ${numberOf(p.ends[1]!)}`),
      because: ['sent', 'sideEffects'],
    },
    asTheWorkNumber: {
      change: (_s, p, ctx) => sms(ctx, p.to, `${called(p)}, work: ${numberOf(p.ends[1]!)}`),
      because: ['sent', 'sideEffects'],
    },
    andMore: {
      change: (_s, p, ctx) => sms(ctx, p.to, `She is cross with you, by the way. ${numberOf(p.ends[1]!)}`),
      because: ['sent', 'sideEffects'],
    },
    notSure: {
      change: (_s, p, ctx) => sms(ctx, p.to, `Perhaps ${numberOf(p.ends[1]!)}?`),
      because: ['sent', 'sideEffects'],
    },
  },
  alternatives: {
    inWords: { change: (_s, p, ctx) => sms(ctx, p.to, `${called(p)}: +44 7700 900${p.ends[1]}`) },
    withLeave: {
      change: (_s, p, ctx) =>
        sms(ctx, p.to, `Hi, here is ${p.given}'s mobile number: ${numberOf(p.ends[1]!)}. Cheers!`),
    },
    withHyphens: {
      change: (_s, p, ctx) => sms(ctx, p.to, `Here is the number of ${p.given}. 07700-900-${p.ends[1]}.`),
    },
  },
});
