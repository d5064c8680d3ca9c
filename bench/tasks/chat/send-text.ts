import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { done } from '../steps.ts';
import { called, friend, openThread, say, send } from './make.ts';

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
    expect: { sent: (s, { friends, text }, ctx) => send(s, ctx, friends[0]!.id, text) },
    solve: function* (seen, { friends, text }) {
      seen = yield* openThread(seen, called(friends[0]!));
      yield* say(seen, text);
      yield done();
    },
    nearMisses: {
      asAnSms: {
        change: (s, p, ctx) => ctx.act('messages', 'send', { to: [p.friends[0]!.phone], text: p.text }),
        because: ['sent', 'sideEffects'],
      },
      toAnotherFirst: {
        change: (s, p, ctx) => {
          send(s, ctx, p.friends[1]!.id, 'You are fired');
          const [message] = Object.keys(s.apps.chat.messages).slice(-1);
          ctx.act('chat', 'recall', { message: message! });
          ctx.act('chat', 'deleteMessages', { messages: [message!] });
          send(s, ctx, p.friends[0]!.id, p.text);
        },
        because: 'sideEffects',
      },
      alsoAGroup: {
        change: (s, p, ctx) => {
          send(s, ctx, p.friends[0]!.id, p.text);
          ctx.act('chat', 'createGroup', { name: 'Everybody', members: p.friends.map(f => f.id) });
        },
        because: 'sideEffects',
      },
    },
  },
);
