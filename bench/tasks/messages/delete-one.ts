import { task } from '../form.ts';
import { slateTexts } from '../probes/texts.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, longPress, tap } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
import { openWith, person, receive } from './make.ts';

const words = (what: string, code: number) => `The ${what} code is ${code}, please delete this`;
/** Id of the message to delete. */
const CODE = 'm-the-code';
/** Ids of others that could be taken for it: the other code, and what somebody else says of this one. */
const OTHER = 'm-other-code';
const HEARSAY = 'm-hearsay';
const remove = (ctx: SetupCtx, ...messages: string[]) => ctx.act('messages', 'deleteMessages', { messages });

/** Deletes one message; the conversation stays. */
export const deleteOne = task(
  'messages/delete-one',
  {
    people: distinct(2, person()),
    whats: distinct(2, oneOf('alarm', 'safe', 'garage', 'bin store', 'bicycle lock', 'side door')),
    code: int(1_000, 9_998),
  },
  {
    tags: ['delete', 'precision'],
    ask: {
      en: [
        ({ people, whats }) =>
          `Delete the text message in which ${people[0]!.name} gave me the ${whats[0]} code. Keep the rest of that conversation.`,
        ({ people, whats }) =>
          `Remove only ${people[0]!.name}'s text with the ${whats[0]} code from this phone.`,
      ],
      zh: [
        ({ people, whats }) =>
          `删除 ${people[0]!.name} 告诉我 ${whats[0]} 密码的那一条短信，对话里的其他消息保留。`,
      ],
    },
    setup: (s, { people, whats, code }, ctx) => {
      receive(s, ctx, people[1]!.number, `The ${whats[0]} code is ${code}, he said`, 80, HEARSAY);
      receive(s, ctx, people[0]!.number, words(whats[1]!, code + 1), 52, OTHER);
      receive(s, ctx, people[0]!.number, words(whats[0]!, code), 50, CODE);
      receive(s, ctx, people[0]!.number, `And did you find the ${whats[0]}?`, 49);
    },
    expect: { gone: (_s, _p, ctx) => remove(ctx, CODE) },
    solve: function* (seen, { people, whats, code }) {
      seen = yield* openWith(seen, people[0]!);
      seen = yield longPress(seen, {
        what: 'message',
        rank: e =>
          e.resourceId.endsWith('message') &&
          seen.elements!.some(x => x.parent === e.index && x.name === words(whats[0]!, code))
            ? 0
            : null,
      });
      seen = yield tap(seen, button('Delete'));
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      theOtherCode: { change: (_s, _p, ctx) => remove(ctx, OTHER), because: ['gone', 'sideEffects'] },
      someoneElses: { change: (_s, _p, ctx) => remove(ctx, HEARSAY), because: ['gone', 'sideEffects'] },
      wholeConversation: {
        change: (s, _p, ctx) =>
          ctx.act('messages', 'deleteThreads', { threads: [s.apps.messages.messages[CODE]!.thread] }),
        because: 'sideEffects',
      },
    },
    slate: ({ people }, was) =>
      slateTexts(
        was,
        people.map(who => who.number),
      ),
  },
);
