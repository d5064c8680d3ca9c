import { task } from '../form.ts';
import { slateTexts } from '../probes/texts.ts';
import { distinct, oneOf } from '../sample.ts';
import { done, open, row, scrollTo, tap } from '../steps.ts';
import { person, receive, say, send } from './make.ts';

/** Only the question identifies the person; somebody else asks nearly the same. */
export const answerQuestion = task(
  'messages/answer-question',
  {
    people: distinct(3, person()),
    things: distinct(
      2,
      oneOf(
        'long ladder',
        'blue tent',
        'bread tin',
        'bicycle pump',
        'folding table',
        'paint roller',
        'sledge',
        'record player',
      ),
    ),
    words: oneOf(
      'Yes, come and get it',
      'Sorry, I gave it away',
      'Yes, on the landing',
      'It is at the studio',
      'Ask me on Sunday',
      'No, Walter has it',
    ),
  },
  {
    tags: ['message', 'identify', 'transcription'],
    ask: {
      en: [
        ({ things, words }) =>
          `Someone texted to ask whether I still have the ${things[0]}. Text back to that person: ${words}`,
        ({ things, words }) =>
          `Answer the text message about borrowing the ${things[0]} with exactly this: ${words}`,
      ],
      zh: [({ things, words }) => `有人发短信问我 ${things[0]} 还在不在。请给那个人回短信，内容为：${words}`],
    },
    setup: (s, { people, things }, ctx) => {
      receive(
        s,
        ctx,
        people[2]!.number,
        `Thank you for the ${things[0]} last week, it is back in your cellar`,
        90,
      );
      receive(
        s,
        ctx,
        people[1]!.number,
        `Hi Robin, do you still have the ${things[1]}? I would need it this weekend`,
        25,
      );
      receive(
        s,
        ctx,
        people[0]!.number,
        `Hello Robin, do you still have the ${things[0]}? I would bring it back on Monday`,
        18,
      );
    },
    expect: { answered: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.words) },
    solve: function* (seen, { things, words }) {
      seen = yield open('messages');
      const asked = row(new RegExp(`do you still have the ${things[0]}\\?`));
      seen = yield* scrollTo(seen, asked);
      seen = yield tap(seen, asked);
      yield* say(seen, words);
      yield done();
    },
    nearMisses: {
      theOtherThing: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], p.words),
        because: ['answered', 'sideEffects'],
      },
      whoBroughtItBack: {
        change: (s, p, ctx) => send(s, ctx, [p.people[2]!], p.words),
        because: ['answered', 'sideEffects'],
      },
    },
    slate: ({ people }, was) =>
      slateTexts(
        was,
        people.map(who => who.number),
      ),
  },
);
