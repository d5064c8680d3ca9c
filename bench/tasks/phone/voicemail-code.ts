import { task, wrongAnswer, type Phone } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { answer, done, find, first, open, row, SolverError, tab, tap, text } from '../steps.ts';
import { ending, firm, landline } from './make.ts';

const says = (what: string, code: number) =>
  `Hello, this is about your order. It is ready, in the box by our back gate. The code for the ${what} is ${code}. Please bring the old one back with you, and thank you.`;
const codeOf = (words: string) => /The code for the [\w ]+ is (\d{4})/.exec(words)?.[1];
function leave(s: Phone, id: string, number: string, name: string, at: number, words: string): void {
  s.apps.phone.voicemails[`voicemail-task-${id}`] = {
    number,
    name,
    at,
    seconds: 19 + (words.length % 13),
    text: words,
    heard: false,
  };
}

export const voicemailCode = task(
  'phone/voicemail-code',
  {
    names: distinct(2, firm()),
    ends: distinct(2, ending()),
    codes: distinct(3, int(1_002, 9_987)),
    what: oneOf('gate box', 'key safe', 'locker', 'parcel box'),
  },
  {
    tags: ['query', 'transcription', 'newest'],
    ask: {
      en: [
        ({ names, what }) =>
          `${names[0]} left me a voicemail with the code for the ${what}. Write the code into the answer sheet; if there are several messages, the newest counts.`,
        ({ names, what }) =>
          `What is the code for the ${what}, by the latest voicemail of ${names[0]}? Answer in the sheet.`,
      ],
      zh: [({ names }) => `听一下 ${names[0]} 最新的语音留言，把留言里的密码填进答题表。`],
    },
    // An older message of the same firm has another code, and so has a newer one of another firm.
    setup: (s, { names, ends, codes, what }, ctx) => {
      leave(s, 'new', landline(ends[0]!), names[0]!, ctx.now - 34 * 60_000, says(what, codes[0]!));
      leave(s, 'old', landline(ends[0]!), names[0]!, ctx.now - 27 * 3_600_000, says(what, codes[1]!));
      leave(s, 'other', landline(ends[1]!), names[1]!, ctx.now - 11 * 60_000, says(what, codes[2]!));
    },
    answer: {
      fields: { code: { type: 'text', label: { en: p => `Code for the ${p.what}`, zh: '密码' } } },
      key: ({ p }) => ({ code: String(p.codes[0]) }),
    },
    solve: function* (seen, { names }) {
      seen = yield open('phone');
      seen = yield tap(seen, tab(/^Voicemail/));
      seen = yield tap(seen, first(row(new RegExp(`^${names[0]}, `))));
      const code = codeOf(find(seen, text(/The code for the/)).name);
      if (code === undefined) throw new SolverError('No code in the transcript');
      yield answer({ code });
      yield done();
    },
    nearMisses: {
      theOldCode: wrongAnswer(p => ({ code: String(p.codes[1]) })),
      theOtherFirms: wrongAnswer(p => ({ code: String(p.codes[2]) })),
      twoCodes: wrongAnswer(p => ({ code: `${p.codes[0]}, ${p.codes[1]}` })),
    },
    alternatives: {
      afterPlaying: {
        change: (_s, _p, ctx) => ctx.act('phone', 'play', { voicemail: 'voicemail-task-new' }),
        answer: p => ({ code: p.codes[0]! }),
      },
    },
  },
);
