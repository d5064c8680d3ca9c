import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { all, answer, done, rid, scroll, type Matcher } from '../steps.ts';
import { openPost, put } from './make.ts';

const QUESTIONS = [
  [
    'the crossing',
    'Should the crossing at Juniper Steps get a light? Reply YES or NO and say why.',
    '斑马线',
  ],
  [
    'the fountain',
    'Should the fountain on Customs House Square run in winter? Reply YES or NO and say why.',
    '喷泉',
  ],
  [
    'the dog beach',
    'Should dogs be let onto the north end of Long Strand? Reply YES or NO and say why.',
    '狗狗沙滩',
  ],
  [
    'the late library',
    'Should the library on Lantern Hill stay open until ten on Fridays? Reply YES or NO and say why.',
    '图书馆夜场',
  ],
] as const;
const PEOPLE = [
  'mira',
  'okonjo',
  'priya',
  'leo',
  'walter',
  'nuria',
  'tom',
  'helen',
  'marcus',
  'hana',
  'zoe',
  'callum',
  'owen',
  'tess',
  'iyer',
  'dana',
  'samo',
  'katherine',
  'nadia',
  'gabriel',
  'jonas',
];
const REASONS = [
  'Mine is the window opposite.',
  'My grandmother would have said so, and she was right about trams.',
  'Let us try it for a summer.',
  'I have been late three times because of it.',
  'Ask the gulls.',
  'It has been like this since 1974.',
  'The children are all of one opinion.',
];
const UNDECIDED = [
  'I am still thinking. Who is paying?',
  'Depends on the weather, like everything.',
  'No idea, but nice photo of the mayor.',
];

export const countInFavour = task(
  'microblog/count-in-favour',
  { question: oneOf(0, 1, 2, 3), counts: distinct(2, int(2, 12)), open: int(1, 3), shift: int(0, 20) },
  {
    tags: ['counting', 'search'],
    ask: {
      en: [
        ({ question }) =>
          `The council has asked on Chirrup about ${QUESTIONS[question]![0]}. How many of the replies say yes?`,
        ({ question }) =>
          `On Chirrup people are answering the council's question about ${QUESTIONS[question]![0]}. Count those in favour.`,
      ],
      zh: [({ question }) => `市政府在啾啾上就${QUESTIONS[question]![2]}提问。有多少条回复表示赞成？`],
    },
    setup: (s, { question, counts, open, shift }, ctx) => {
      const [yes, no] = [counts[0]!, Math.min(counts[1]!, 6)];
      const asked = put(s, ctx, { by: 'account-council', text: QUESTIONS[question]![1], minutesAgo: 2_000 });
      const lines = [
        ...Array.from({ length: yes }, (_, i) => `${i % 2 === 0 ? 'YES.' : 'Yes!'} ${REASONS[i % 7]}`),
        ...Array.from(
          { length: no },
          (_, i) => `${i % 2 === 0 ? 'NO.' : 'No, thank you.'} ${REASONS[(i + 3) % 7]}`,
        ),
        ...UNDECIDED.slice(0, open),
      ];
      lines.forEach((text, i) =>
        put(s, ctx, {
          by: `account-${PEOPLE[(i + shift) % PEOPLE.length]}`,
          text,
          replyTo: asked,
          minutesAgo: 1_900 - ((i * 7) % lines.length) * 60,
        }),
      );
    },
    answer: {
      fields: { count: { type: 'number', label: { en: 'Replies in favour', zh: '赞成的回复' } } },
      key: ({ p }) => ({ count: p.counts[0]! }),
    },
    solve: function* (seen, { question }) {
      seen = yield* openPost(`“${QUESTIONS[question]![1].slice(0, 40)}”`);
      const found = new Set<string>();
      const posts: Matcher = rid('post');
      for (let i = 0; i < 14; i++) {
        for (const e of all(seen, posts)) if (/^yes\b/i.test(e.name)) found.add(e.id);
        seen = yield scroll('down', 0.5);
      }
      yield answer({ count: found.size });
      yield done();
    },
    nearMisses: {
      allReplies: wrongAnswer(({ counts, open }) => ({ count: counts[0]! + Math.min(counts[1]!, 6) + open })),
      oneMore: wrongAnswer(({ counts }) => ({ count: counts[0]! + 1 })),
    },
  },
);
