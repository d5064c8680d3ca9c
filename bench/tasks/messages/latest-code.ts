import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { all, answer, button, done, open, row, scrollTo, SolverError, tap } from '../steps.ts';
import { receive } from './make.ts';

/** The latest code of a sender. An older code of that sender and a newer one of another are there too. */
export const latestCode = task(
  'messages/latest-code',
  {
    senders: distinct(2, oneOf('BAZARI', 'LODGEPOLE', 'HOPALONG', 'MARIGOLD', 'TONEARM', 'FOLIO')),
    codes: distinct(3, int(100_000, 999_999)),
  },
  {
    tags: ['query', 'recency', 'distractor'],
    ask: {
      en: [
        ({ senders }) =>
          `What is the most recent verification code that ${senders[0]} texted me? Fill in the answer sheet.`,
        ({ senders }) =>
          `I need the newest code from ${senders[0]}'s text messages. Put it in the answer sheet.`,
      ],
      zh: [({ senders }) => `${senders[0]} 最近一次用短信发来的验证码是多少？请填在答题表里。`],
    },
    setup: (s, { senders, codes }, ctx) => {
      receive(s, ctx, senders[0]!, `${codes[0]} is your ${senders[0]} code. It is valid for 15 minutes.`, 47);
      receive(s, ctx, senders[0]!, `${codes[1]} is your ${senders[0]} code. It is valid for 15 minutes.`, 12);
      receive(s, ctx, senders[1]!, `${codes[2]} is your ${senders[1]} code. It is valid for 15 minutes.`, 3);
    },
    answer: {
      fields: { code: { type: 'text', label: { en: 'Code', zh: '验证码' } } },
      key: ({ p }) => ({ code: String(p.codes[1]) }),
    },
    solve: function* (seen, { senders }) {
      seen = yield open('messages');
      seen = yield* scrollTo(seen, row(senders[0]!));
      seen = yield tap(seen, row(senders[0]!));
      const last = all(seen, button(/^Copy \d+$/)).at(-1);
      if (!last) throw new SolverError('There is no code in the conversation');
      yield answer({ code: last.name.replace('Copy ', '') });
      yield done();
    },
    nearMisses: {
      older: wrongAnswer(p => ({ code: String(p.codes[0]) })),
      otherSender: wrongAnswer(p => ({ code: String(p.codes[2]) })),
    },
  },
);
