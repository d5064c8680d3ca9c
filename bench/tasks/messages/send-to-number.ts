import { messagesOf, threadWith } from '../../../apps/messages/select.ts';
import { task } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import { done } from '../steps.ts';
import { openWith, say, send } from './make.ts';
import { ends, stranger, WORDS } from './strangers.ts';

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
    expect: { sent: (s, p, ctx) => send(s, ctx, [stranger(p.ends[0]!)], p.words) },
    solve: function* (seen, p) {
      seen = yield* openWith(seen, stranger(p.ends[0]!));
      yield* say(seen, p.words);
      yield done();
    },
    nearMisses: {
      notSent: {
        how: function* (seen, p) {
          seen = yield* openWith(seen, stranger(p.ends[0]!));
          yield { type: 'type', text: p.words, element: seen.elements!.find(e => e.states.editable)!.id };
          yield done();
        },
        because: ['sent', 'sideEffects'],
      },
      anotherSentAndDeleted: {
        change: (s, p, ctx) => {
          const to = stranger(p.ends[1]!);
          send(s, ctx, [to], 'My PIN is 4417');
          const thread = threadWith(s.apps.messages, [to.number])!;
          ctx.act('messages', 'settle', { message: messagesOf(s.apps.messages, thread)[0]!.id });
          ctx.act('messages', 'deleteThreads', { threads: [thread] });
          send(s, ctx, [stranger(p.ends[0]!)], p.words);
        },
        because: 'sideEffects',
      },
      withMyPlace: {
        change: (_s, p, ctx) => {
          const to = [stranger(p.ends[0]!).number];
          ctx.act('messages', 'attachPlace', { to });
          ctx.act('messages', 'send', { to, text: p.words });
        },
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
