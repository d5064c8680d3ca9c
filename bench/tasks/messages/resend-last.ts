import { ME, threadWith } from '../../../apps/messages/select.ts';
import { task, type Phone } from '../form.ts';
import { slateTexts } from '../probes/texts.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { done } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
import { openWith, person, receive, say, send, type Person } from './make.ts';
import { WORDS } from './strangers.ts';

const REQUEST = 'Sorry, my phone ate your last message. Again, please?';

/** Adds a text that the owner sent some minutes ago to somebody who has written before. */
const own = (s: Phone, ctx: SetupCtx, to: Person, text: string, minutesAgo: number) => {
  s.apps.messages.messages[ctx.id('m')] = {
    thread: threadWith(s.apps.messages, [to.number])!,
    from: ME,
    at: ctx.now - minutesAgo * 60_000,
    text,
    status: 'delivered',
    starred: false,
  };
};

export const resendLast = task(
  'messages/resend-last',
  params({ people: distinct(2, person()), words: distinct(3, oneOf(...WORDS)) }),
  {
    tags: ['message', 'transfer', 'newest'],
    counterpart: 'SimpleSmsResend',
    ask: {
      en: [
        p => `Send ${p.people[0]!.name} the last text that I sent there once more.`,
        p => `My last text message to ${p.people[0]!.name} was lost on their side. Send the same again.`,
      ],
      zh: [p => `把我最后发给 ${p.people[0]!.name} 的那条短信再发一次。`],
    },
    setup: (s, p, ctx) => {
      for (const who of p.people) receive(s, ctx, who.number, 'Where shall we leave it?', 50);
      own(s, ctx, p.people[0]!, p.words[1]!, 40);
      own(s, ctx, p.people[1]!, p.words[2]!, 12);
      own(s, ctx, p.people[0]!, p.words[0]!, 10);
      receive(s, ctx, p.people[0]!.number, REQUEST, 6);
    },
    expect: { resent: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.words[0]!) },
    solve: function* (seen, p) {
      seen = yield* openWith(seen, p.people[0]!);
      const said = seen.elements!.filter(e => p.words.some(w => w === e.name)).at(-1)!;
      yield* say(seen, said.name);
      yield done();
    },
    nearMisses: {
      theOneBefore: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.words[1]!),
        because: ['resent', 'sideEffects'],
      },
      theOtherPersons: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], p.words[2]!),
        because: ['resent', 'sideEffects'],
      },
      theRequest: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], REQUEST),
        because: ['resent', 'sideEffects'],
      },
    },
    slate: ({ people }, was) =>
      slateTexts(
        was,
        people.map(who => who.number),
      ),
  },
);
