import { task, type Phone } from '../form.ts';
import { slateTexts, text } from '../probes/texts.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { done } from '../steps.ts';
import { openWith, person, receive, say, send, type Person } from './make.ts';
import { allow, went, WORDS } from './strangers.ts';

/** Adds a text that the owner sent some minutes ago. */
const own = (s: Phone, ctx: Parameters<typeof send>[1], to: Person, words: string, minutesAgo: number) => {
  const before = new Set(Object.keys(s.apps.messages.messages));
  send(s, ctx, [to], words);
  for (const [id, m] of Object.entries(s.apps.messages.messages))
    if (!before.has(id)) m.at = ctx.now - minutesAgo * 60_000;
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
      receive(s, ctx, p.people[0]!.number, 'Sorry, my phone ate your last message. Again, please?', 6);
    },
    goals: { resent: ({ was, now, p }) => went(was, now, p.people[0]!, p.words[0]!) },
    allow,
    solve: function* (seen, p) {
      seen = yield* openWith(seen, p.people[0]!);
      const said = seen.elements!.filter(e => p.words.some(w => w === e.name)).at(-1)!;
      yield* say(seen, said.name);
      yield done();
    },
    nearMisses: {
      theOneBefore: { change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.words[1]!), because: 'resent' },
      theOtherPersons: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], p.words[2]!),
        because: 'resent',
      },
      theRequest: {
        change: (s, p, ctx) =>
          send(s, ctx, [p.people[0]!], 'Sorry, my phone ate your last message. Again, please?'),
        because: 'resent',
      },
      withAWord: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], `Again: ${p.words[0]}`),
        because: 'resent',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.words[0]!) } },
    probe: (p, was) => [text(was, p.people[0]!.number, p.words[0]!)],
    slate: ({ people }, was) =>
      slateTexts(
        was,
        people.map(who => who.number),
      ),
  },
);
