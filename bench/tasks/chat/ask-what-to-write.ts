import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { askUser, done, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { called, friend, openThread, say, send, wrote } from './make.ts';

/** Asks, and gives what the user's answer says between its quotation marks. */
export function* askFor(
  question: string,
): Generator<ReturnType<typeof askUser>, { seen: Observation; words: string }, Observation> {
  const seen = yield askUser(question);
  const told = seen.messages?.findLast(m => m.from === 'user')?.text ?? '';
  return { seen, words: /“(.+)”/.exec(told)?.[1] ?? told };
}

const PLACES = [
  'at the pump',
  'under the clock',
  'by the blue door',
  'at Pier 3',
  'outside the library',
  'at the back gate',
] as const;
const TIMES = [
  'ten past six',
  'half past eight',
  'a quarter to five',
  'noon',
  'twenty past two',
  'five to nine',
  'seven',
  'a quarter past three',
  'half past eleven',
] as const;
const words = (p: { time: string; place: string }) => `I will be ${p.place} at ${p.time}.`;

const another = (place: string) => PLACES[(PLACES.indexOf(place as never) + 1) % PLACES.length]!;

/** What is to be written is in nobody's phone: the user has to be asked. */
export const askWhatToWrite = task(
  'chat/ask-what-to-write',
  { friends: distinct(2, friend()), time: oneOf(...TIMES), place: oneOf(...PLACES) },
  {
    tags: ['ask-user', 'message', 'transcription'],
    needs: { lookups: 0 },
    ask: {
      en: [
        ({ friends }) =>
          `Let ${called(friends[0]!)} know on Parley when and where I will be. Ask me what to write, and send exactly that.`,
        ({ friends }) =>
          `Send ${called(friends[0]!)} one Parley message about where we meet. I have not told you the words yet: ask me.`,
      ],
      zh: [
        ({ friends }) => `在 Parley 上告诉${called(friends[0]!)}我几点在哪里。先问我要写什么，再原样发出去。`,
      ],
    },
    // Somebody else was told something alike, which is not it.
    setup: (s, p, ctx) => {
      wrote(s, ctx, p.friends[1]!.id, words({ ...p, place: another(p.place) }));
    },
    user: {
      words: {
        about: {
          en: [
            'write',
            'send',
            'say',
            'tell',
            'message',
            'word',
            'text',
            'put',
            'when',
            'where',
            'what time',
            'meet',
          ],
          zh: ['写', '发', '说', '告诉', '内容', '消息', '几点', '哪'],
        },
        says: { en: p => `Write “${words(p)}”`, zh: p => `写“${words(p)}”` },
      },
    },
    expect: { sent: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, words(p)) },
    solve: function* (_seen, { friends }): Steps {
      const told = yield* askFor('What shall I write?');
      const seen = yield* openThread(told.seen, called(friends[0]!));
      yield* say(seen, told.words);
      return yield done();
    },
    nearMisses: {
      likeTheOther: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, words({ ...p, place: another(p.place) })),
        because: ['sent', 'sideEffects'],
      },
      withWriteBefore: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `Write “${words(p)}”`),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
