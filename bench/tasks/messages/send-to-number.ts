import { task } from '../form.ts';
import { text } from '../probes/texts.ts';
import { oneOf, params } from '../sample.ts';
import { done } from '../steps.ts';
import { openWith, say, send } from './make.ts';
import { allow, ends, stranger, went, WORDS } from './strangers.ts';

export const sendToNumber = task(
  'messages/send-to-number',
  params({ ends: ends(2), words: oneOf(...WORDS) }),
  {
    tags: ['message', 'transcription'],
    counterpart: 'SimpleSmsSend',
    ask: {
      en: [
        p => `Send a text message to ${stranger(p.ends[0]!).number}: ${p.words}`,
        p => `Text “${p.words}” to the number ${stranger(p.ends[0]!).number}, which is not in my contacts.`,
      ],
      zh: [p => `给 ${stranger(p.ends[0]!).number} 发一条短信：${p.words}`],
    },
    goals: { sent: ({ was, now, p }) => went(was, now, stranger(p.ends[0]!), p.words) },
    allow,
    solve: function* (seen, p) {
      seen = yield* openWith(seen, stranger(p.ends[0]!));
      yield* say(seen, p.words);
      yield done();
    },
    nearMisses: {
      anotherNumber: {
        change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[1]!)], p.words),
        because: 'sent',
      },
      toBoth: {
        change: (s, p, ctx) => {
          for (const end of p.ends) send(s, ctx, [stranger(end)], p.words);
        },
        because: 'sent',
      },
      notSent: {
        how: function* (seen, p) {
          seen = yield* openWith(seen, stranger(p.ends[0]!));
          yield { type: 'type', text: p.words, element: seen.elements!.find(e => e.states.editable)!.id };
          yield done();
        },
        because: 'sent',
      },
      theNumberToo: {
        change: (s, p, ctx) =>
          send(s, ctx, [stranger(p.ends[0]!)], `${stranger(p.ends[0]!).number}: ${p.words}`),
        because: 'sent',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], p.words) } },
    probe: (p, was) => [text(was, stranger(p.ends[0]!).number, p.words)],
  },
);
