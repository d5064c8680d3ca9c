import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, first, open, rid, row, tap } from '../steps.ts';
import { person, say, send } from './make.ts';

export const groupText = task(
  'messages/group-text',
  {
    people: distinct(4, person()),
    text: oneOf(
      'Lantern workshop is at six',
      'Meet at the pier at nine',
      'The film starts at half past eight',
      'Soup at mine on Sunday',
      'Bring gloves for the planting',
      'Training is off today',
    ),
  },
  {
    tags: ['message', 'group', 'multi-step'],
    ask: {
      en: [
        ({ people: [a, b, c], text }) =>
          `Send one group text to ${a!.name}, ${b!.name} and ${c!.name}: ${text}`,
        ({ people: [a, b, c], text }) =>
          `Text ${a!.name}, ${b!.name} and ${c!.name} together, in a single group conversation of just them and me: ${text}`,
      ],
      zh: [
        ({ people: [a, b, c], text }) =>
          `给 ${a!.name}、${b!.name} 和 ${c!.name} 发一条群短信（同一个对话），内容：${text}`,
      ],
    },
    expect: { sent: (s, p, ctx) => send(s, ctx, p.people.slice(0, 3), p.text) },
    solve: function* (seen, { people, text }) {
      seen = yield open('messages');
      seen = yield tap(seen, button('Start chat'));
      seen = yield tap(seen, rid('new-group'));
      for (const p of people.slice(0, 3)) {
        seen = yield fill(seen, field('To'), p.number);
        seen = yield tap(seen, first(row(new RegExp(p.number))));
      }
      seen = yield tap(seen, button('Next'));
      yield* say(seen, text);
      yield done();
    },
    nearMisses: {
      toEach: {
        change: (s, p, ctx) => {
          for (const to of p.people.slice(0, 3)) send(s, ctx, [to], p.text);
        },
        because: ['sent', 'sideEffects'],
      },
      withAPhoto: {
        change: (s, p, ctx) => {
          const to = p.people.slice(0, 3).map(who => who.number);
          const [photo] = Object.entries(s.device.storage.files).find(([, f]) => f.media?.kind === 'photo')!;
          ctx.act('messages', 'takeShared', { to, media: [photo] });
          ctx.act('messages', 'send', { to, text: p.text });
        },
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
