import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, done, SolverError } from '../steps.ts';
import { LINES, makeNote, openTitled, textIn } from './make.ts';

/** Ways in which minutes give the number of people present. */
const THERE = [
  (n: number) => `Present: ${n}`,
  (n: number) => `${n} of us came.`,
  (n: number) => `In the room: ${n} people`,
  (n: number) => `We were ${n}, with the children`,
] as const;

const MEETINGS = [
  'Allotment meeting',
  'Choir committee',
  'Street party planning',
  'Parents’ evening',
  'Harbour users’ forum',
  'Library friends',
  'Residents’ meeting',
  'Tidy-up morning',
] as const;

const minutes = (n: number, way: number, line: string, tables: number, next: number) =>
  [
    `Began at half past six.`,
    THERE[way]!(n),
    `Tables: ${tables}`,
    line,
    `Next time ${next} chairs more.`,
  ].join('\n');

export const howMany = task(
  'notes/how-many-came',
  params({
    meeting: oneOf(...MEETINGS),
    counts: distinct(2, int(8, 95)),
    way: int(0, THERE.length - 1),
    lines: distinct(2, oneOf(...LINES)),
    tables: int(2, 7),
    chairs: int(96, 120),
  }),
  {
    tags: ['query', 'search', 'answer-sheet'],
    counterpart: 'NotesMeetingAttendeeCount',
    ask: {
      en: [
        p =>
          `How many people were at the ${p.meeting}, according to my note of that title? Answer with the number.`,
        p => `My note “${p.meeting}” says how many came. Fill in how many.`,
      ],
      zh: [p => `根据笔记“${p.meeting}”，有多少人参加？请填写数字。`],
    },
    setup: (s, p, ctx) => {
      makeNote(s, ctx, {
        title: p.meeting,
        body: minutes(p.counts[0]!, p.way, p.lines[0]!, p.tables, p.chairs),
        folder: 'folder-work',
        hoursAgo: 80,
      });
      makeNote(s, ctx, {
        title: `${p.meeting} 2025`,
        body: minutes(p.counts[1]!, p.way, p.lines[1]!, p.tables + 1, p.chairs),
        folder: 'folder-work',
        hoursAgo: 8_000,
      });
    },
    answer: {
      fields: { people: { type: 'number', label: { en: 'People', zh: '人数' } } },
      key: ({ p }) => ({ people: p.counts[0]! }),
    },
    solve: function* (_seen, p) {
      const said = /(?:Present: |In the room: |We were )(\d+)|(\d+) of us came/.exec(
        textIn(yield* openTitled(p.meeting), 'Note'),
      );
      if (!said) throw new SolverError('The note does not say how many came');
      yield answer({ people: Number(said[1] ?? said[2]) });
      yield done();
    },
    nearMisses: {
      theYearBefore: wrongAnswer(p => ({ people: p.counts[1]! })),
      tables: wrongAnswer(p => ({ people: p.tables })),
      chairs: wrongAnswer(p => ({ people: p.chairs })),
    },
  },
);
