import { task } from '../form.ts';
import { openWith, person, say } from '../messages/make.ts';
import { logCall } from '../phone/make.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, find, first, open, row, tap } from '../steps.ts';
import { sms } from './make.ts';

/** The call log tells whom to write to. */
export const missedSoText = task(
  'cross/missed-so-text',
  {
    people: distinct(3, person()),
    minutes: int(4, 40),
    words: oneOf(
      'In a meeting, I call you at six.',
      'On the ferry, no signal. Later!',
      'Sorry, missed you. Is it urgent?',
      'I am at the dentist until eleven.',
      'Cannot talk now, please text me.',
    ),
  },
  {
    tags: ['transfer', 'newest', 'cross-app', 'message'],
    ask: {
      en: [
        ({ words }) => `Look whose call I missed last, and text them: ${words}`,
        ({ words }) =>
          `Whoever I last missed a call from should get this text message, word for word: ${words}`,
      ],
      zh: [({ words }) => `看看我最近未接的是谁的电话，给对方发这条短信：${words}`],
    },
    // An older missed call, and a newer one that was answered.
    setup: (s, { people, minutes }, ctx) => {
      const log = (n: number, kind: 'missed' | 'incoming', ago: number) =>
        logCall(s, `caller-${n}`, {
          number: people[n]!.number.replace(/^0/, '+44').replaceAll(' ', ''),
          kind,
          at: ctx.now - ago * 60_000,
          seconds: kind === 'incoming' ? 95 : 0,
        });
      log(0, 'missed', minutes);
      log(1, 'missed', minutes + 30);
      log(2, 'incoming', minutes - 2);
    },
    expect: { told: (_s, p, ctx) => sms(ctx, p.people[0]!, p.words) },
    solve: function* (seen, { people, words }) {
      seen = yield open('phone');
      seen = yield tap(seen, button('Missed'));
      const name = find(seen, first(row(new RegExp(people.map(p => p.name).join('|'))))).name;
      const caller = people.find(p => name.includes(p.name))!;
      seen = yield* openWith(seen, caller);
      yield* say(seen, words);
      yield done();
    },
    nearMisses: {
      theOlderOne: {
        change: (_s, p, ctx) => sms(ctx, p.people[1]!, p.words),
        because: ['told', 'sideEffects'],
      },
      theOneAnswered: {
        change: (_s, p, ctx) => sms(ctx, p.people[2]!, p.words),
        because: ['told', 'sideEffects'],
      },
      inAGroup: {
        change: (_s, p, ctx) =>
          ctx.act('messages', 'send', { to: p.people.slice(0, 2).map(q => q.number), text: p.words }),
        because: ['told', 'sideEffects'],
      },
      alsoCalled: {
        change: (_s, p, ctx) => {
          sms(ctx, p.people[0]!, p.words);
          ctx.act('phone', 'place', { number: p.people[0]!.number });
        },
        because: 'sideEffects',
      },
    },
  },
);
