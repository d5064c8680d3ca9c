import type { Phone } from '../../../apps/catalogue.ts';
import { onlyRemoved, same } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { slateTexts, textsBut } from '../probes/texts.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, longPress, tap } from '../steps.ts';
import { openWith, person, receive } from './make.ts';

const words = (what: string, code: number) => `The ${what} code is ${code}, please delete this`;
/** Id of the message to delete. */
const CODE = 'm-the-code';
const idOf = (s: Phone, text: string) =>
  Object.keys(s.apps.messages.messages).find(id => s.apps.messages.messages[id]!.text === text)!;

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
      receive(s, ctx, people[1]!.number, `The ${whats[0]} code is ${code}, he said`, 80);
      receive(s, ctx, people[0]!.number, words(whats[1]!, code + 1), 52);
      receive(s, ctx, people[0]!.number, words(whats[0]!, code), 50, CODE);
      receive(s, ctx, people[0]!.number, `And did you find the ${whats[0]}?`, 49);
    },
    goals: {
      gone: ({ was, now }) => onlyRemoved(was.apps.messages.messages, now.apps.messages.messages, [CODE]),
    },
    invariants: {
      restKept: ({ was, now }) =>
        same(Object.keys(was.apps.messages.threads).sort(), Object.keys(now.apps.messages.threads).sort()),
    },
    allow: s => [s.apps.messages.messages[CODE]],
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
      theOtherCode: {
        change: (s, p) => {
          delete s.apps.messages.messages[idOf(s, words(p.whats[1]!, p.code + 1))];
        },
        because: ['gone', 'sideEffects'],
      },
      bothCodes: {
        change: (s, p) => {
          for (const text of [words(p.whats[0]!, p.code), words(p.whats[1]!, p.code + 1)])
            delete s.apps.messages.messages[idOf(s, text)];
        },
        because: ['gone', 'sideEffects'],
      },
      wholeConversation: {
        change: s => {
          const { thread } = s.apps.messages.messages[CODE]!;
          for (const [id, m] of Object.entries(s.apps.messages.messages))
            if (m.thread === thread) delete s.apps.messages.messages[id];
          delete s.apps.messages.threads[thread];
        },
        because: ['gone', 'restKept', 'sideEffects'],
      },
      someoneElses: {
        change: (s, p) => {
          delete s.apps.messages.messages[idOf(s, `The ${p.whats[0]} code is ${p.code}, he said`)];
        },
        because: ['gone', 'sideEffects'],
      },
    },
    alternatives: {
      byState: {
        change: s => {
          delete s.apps.messages.messages[CODE];
        },
      },
    },
    probe: ({ people, whats, code }, was) => [
      textsBut(
        was,
        people.map(who => who.number),
        [words(whats[0]!, code)],
      ),
    ],
    slate: ({ people }, was) =>
      slateTexts(
        was,
        people.map(who => who.number),
      ),
  },
);
