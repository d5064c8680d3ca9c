import { only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { done } from '../steps.ts';
import { called, friend, isWith, openThread, say, send, sent } from './make.ts';

export const sendText = task(
  'chat/send-text',
  {
    friends: distinct(2, friend()),
    text: oneOf(
      'The boiler man comes on Tuesday.',
      'I left the key under the blue pot.',
      'Rehearsal moved to the small hall.',
      'Your parcel is with number 14.',
      'Please bring the long ladder.',
      'The table is booked for seven.',
    ),
  },
  {
    tags: ['message', 'transcription'],
    ask: {
      en: [
        ({ friends, text }) => `Send this message to ${called(friends[0]!)} on Parley: ${text}`,
        ({ friends, text }) => `Tell ${called(friends[0]!)} on Parley, in exactly these words: ${text}`,
      ],
      zh: [({ friends, text }) => `在 Parley 上给${called(friends[0]!)}发这条消息：${text}`],
    },
    goals: {
      sent: ({ was, now, p }) =>
        only(
          sent(was, now),
          m => isWith(now, m.thread, p.friends[0]!.id) && m.kind === 'text' && sameText(m.text, p.text),
        ),
    },
    allow: s => [newIn(s.apps.chat.messages), newIn(s.apps.chat.threads)],
    solve: function* (seen, { friends, text }) {
      seen = yield* openThread(seen, called(friends[0]!));
      yield* say(seen, text);
      yield done();
    },
    nearMisses: {
      wrongPerson: { change: (s, p, ctx) => send(s, ctx, p.friends[1]!.id, p.text), because: 'sent' },
      twice: {
        change: (s, p, ctx) => {
          send(s, ctx, p.friends[0]!.id, p.text);
          send(s, ctx, p.friends[0]!.id, p.text);
        },
        because: 'sent',
      },
      inOtherWords: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `${p.text} Thanks!`),
        because: 'sent',
      },
      alsoMuted: {
        change: (s, p, ctx) => {
          send(s, ctx, p.friends[0]!.id, p.text);
          Object.values(s.apps.chat.threads)[0]!.muted = !Object.values(s.apps.chat.threads)[0]!.muted;
        },
        because: 'sideEffects',
      },
    },
  },
);
