import { task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { back, done, find, open, text, waitFor } from '../steps.ts';
import { openWith, person, receive, say, send } from './make.ts';

/** Waits for a message with the number; a message with another number comes first. */
export const waitAndPassOn = task(
  'messages/wait-and-pass-on',
  {
    people: distinct(3, person()),
    what: oneOf('locker', 'gate', 'boathouse', 'cellar', 'rehearsal room'),
    codes: distinct(2, int(1_000, 9_999)),
    minutes: int(2, 4),
  },
  {
    tags: ['wait', 'clock', 'transfer'],
    ask: {
      en: [
        ({ people: [a, b], what }) =>
          `${a!.name} is about to text me the ${what} code. Wait for it, then text just the code to ${b!.name}.`,
        ({ people: [a, b], what }) =>
          `As soon as ${a!.name}'s text with the ${what} code has come, pass the code alone on to ${b!.name} by text.`,
      ],
      zh: [
        ({ people: [a, b], what }) =>
          `${a!.name} 马上会发短信告诉我 ${what} 的密码。等收到后，只把密码用短信发给 ${b!.name}。`,
      ],
    },
    setup: (s, { people, what, codes, minutes }, ctx) => {
      receive(s, ctx, people[0]!.number, `I find the ${what} code and text it to you in a few minutes`, 2);
      ctx.schedule({ after: 30_000 }, 'messages', 'receive', {
        number: people[2]!.number,
        text: `The ${what} code was ${codes[1]} last year, no idea now`,
      });
      ctx.schedule({ after: minutes * 60_000 }, 'messages', 'receive', {
        number: people[0]!.number,
        text: `Here it is, the ${what} code is ${codes[0]}`,
      });
    },
    expect: { passedOn: (s, p, ctx) => send(s, ctx, [p.people[1]!], String(p.codes[0])) },
    solve: function* (seen, { people, what }) {
      seen = yield* openWith(seen, people[0]!);
      const came = text(new RegExp(`^Here it is, the ${what} code is \\d+$`));
      seen = yield* waitFor(seen, came, { ms: 60_000, most: 9 });
      const code = /\d+$/.exec(find(seen, came).name)![0];
      seen = yield back();
      seen = yield open('messages');
      seen = yield* openWith(seen, people[1]!);
      yield* say(seen, code);
      yield done();
    },
    nearMisses: {
      lastYears: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], String(p.codes[1])),
        because: ['passedOn', 'sideEffects'],
      },
      theWholeText: {
        change: (s, p, ctx) =>
          send(s, ctx, [p.people[1]!], `Here it is, the ${p.what} code is ${p.codes[0]}`),
        because: ['passedOn', 'sideEffects'],
      },
    },
  },
);
