import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { dialled, sameNumber } from '../../../src/sdk/core/telephone.ts';
import { addPerson, mobile, namesakes, numberOf, openPerson } from '../contacts/make.ts';
import { task } from '../form.ts';
import { textThat } from '../probes/texts.ts';
import { isWith, openWith, person, say, send, sent } from '../messages/make.ts';
import { params } from '../sample.ts';
import { done, find, row } from '../steps.ts';

/** Every number in a text. */
const numbersIn = (words: string) => [...words.matchAll(/\+?\d[\d ]{8,}\d/g)].map(m => dialled(m[0]));
interface P {
  given: string;
  alike: readonly [string, string];
  ends: number[];
}
const called = (p: P, n: 0 | 1 = 0) => `${p.given} ${p.alike[n]}`;

/** Passes on one of two numbers of one of two people. */
export const numberByText = task('cross/number-by-text', params({ ...namesakes(), to: person() }), {
  tags: ['transfer', 'transcription', 'cross-app', 'search'],
  ask: {
    en: [
      p => `Text ${p.to.name} the mobile number of ${called(p)} from my contacts.`,
      p => `${p.to.name} needs ${called(p)}'s mobile number. It is in my contacts; send it by text message.`,
    ],
    zh: [p => `用短信把通讯录里 ${called(p)} 的手机号码发给 ${p.to.name}。`],
  },
  setup: (s, p, ctx) => {
    addPerson(s, ctx, p.given, p.alike[0], {
      phones: [
        { label: 'Work', number: numberOf(p.ends[0]!) },
        { label: 'Mobile', number: numberOf(p.ends[1]!) },
      ],
    });
    addPerson(s, ctx, p.given, p.alike[1], { phones: mobile(numberOf(p.ends[2]!)) });
  },
  goals: {
    sent: ({ was, now, p }) =>
      only(
        sent(was, now),
        m =>
          isWith(now, m.thread, [p.to]) &&
          (m.card
            ? m.text === '' && sameNumber(m.card.number, numberOf(p.ends[1]!))
            : numbersIn(m.text).length === 1 && numbersIn(m.text)[0] === dialled(numberOf(p.ends[1]!))),
      ),
  },
  allow: s => [newIn(s.apps.messages.messages), newIn(s.apps.messages.threads)],
  solve: function* (seen, p) {
    seen = yield* openPerson(seen, called(p));
    const number = /07700 900\d{3}/.exec(find(seen, row(/^07700 900\d{3}.*Mobile/)).name)![0];
    seen = yield* openWith(seen, p.to);
    yield* say(seen, number);
    yield done();
  },
  nearMisses: {
    theWorkNumber: { change: (s, p, ctx) => send(s, ctx, [p.to], numberOf(p.ends[0]!)), because: 'sent' },
    theNamesakes: { change: (s, p, ctx) => send(s, ctx, [p.to], numberOf(p.ends[2]!)), because: 'sent' },
    bothNumbers: {
      change: (s, p, ctx) => send(s, ctx, [p.to], `${numberOf(p.ends[0]!)} or ${numberOf(p.ends[1]!)}`),
      because: 'sent',
    },
    twice: {
      change: (s, p, ctx) => {
        for (let i = 0; i < 2; i++) send(s, ctx, [p.to], numberOf(p.ends[1]!));
      },
      because: 'sent',
    },
  },
  alternatives: {
    inWords: { change: (s, p, ctx) => send(s, ctx, [p.to], `${called(p)}: +44 7700 900${p.ends[1]}`) },
  },
  probe: (p, was) => [
    textThat(
      was,
      p.to.number,
      numberOf(p.ends[1]!),
      body => numbersIn(body).length === 1 && numbersIn(body)[0] === dialled(numberOf(p.ends[1]!)),
    ),
  ],
});
