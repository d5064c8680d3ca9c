import { only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, first, open, rid, row, tap } from '../steps.ts';
import { isWith, person, say, send, sent } from './make.ts';

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
    goals: {
      sent: ({ was, now, p }) =>
        only(sent(was, now), m => isWith(now, m.thread, p.people.slice(0, 3)) && sameText(m.text, p.text)),
    },
    allow: s => [newIn(s.apps.messages.messages), newIn(s.apps.messages.threads)],
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
        because: 'sent',
      },
      oneShort: { change: (s, p, ctx) => send(s, ctx, p.people.slice(0, 2), p.text), because: 'sent' },
      oneTooMany: { change: (s, p, ctx) => send(s, ctx, p.people, p.text), because: 'sent' },
      oneWrong: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!, p.people[1]!, p.people[3]!], p.text),
        because: 'sent',
      },
    },
  },
);
