import { task } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { answer, done, has, type Matcher } from '../steps.ts';
import { LINES, makeNote, openTitled, TITLES } from './make.ts';

const YES_NO = [
  { en: 'Yes', zh: '是' },
  { en: 'No', zh: '否' },
];

const box: Matcher = { what: 'a box to tick', rank: e => (e.role === 'checkbox' ? 0 : null) };

/** AndroidWorld asks for a yes or a no, so that either is right on half of the seeds. */
export const isChecklist = task(
  'notes/is-checklist',
  params({
    titles: distinct(2, oneOf(...TITLES)),
    lines: distinct(6, oneOf(...LINES)),
    list: oneOf(true, false),
  }),
  {
    tags: ['query', 'search', 'answer-sheet'],
    guessable: 'AndroidWorld asks for a yes or a no.',
    counterpart: 'NotesIsTodo',
    ask: {
      en: [
        ({ titles }) => `Is my note “${titles[0]}” a checklist, with boxes to tick? Answer yes or no.`,
        ({ titles }) =>
          `Find out whether the note titled “${titles[0]}” is a list of things to do that can be ticked off, and fill in yes or no.`,
      ],
      zh: [({ titles }) => `笔记“${titles[0]}”是不是可以打勾的清单？请在答题表里回答是或否。`],
    },
    // A text that looks like a list is not a checklist; the second note is of the other kind.
    setup: (s, { titles, lines, list }, ctx) => {
      const items = lines.slice(0, 3).map((text, i) => ({ text, done: i === 1 }));
      const dashes = lines
        .slice(0, 3)
        .map(l => `- ${l}`)
        .join('\n');
      makeNote(
        s,
        ctx,
        list ? { title: titles[0]!, items, hoursAgo: 50 } : { title: titles[0]!, body: dashes, hoursAgo: 50 },
      );
      makeNote(
        s,
        ctx,
        list
          ? { title: `${titles[0]} 2`, body: dashes, hoursAgo: 3 }
          : { title: `${titles[0]} 2`, items, hoursAgo: 3 },
      );
    },
    answer: {
      fields: { checklist: { type: 'choice', label: { en: 'Checklist', zh: '是清单' }, options: YES_NO } },
      key: ({ p }) => ({ checklist: p.list ? 'Yes' : 'No' }),
    },
    solve: function* (_seen, { titles }) {
      const seen = yield* openTitled(titles[0]!);
      yield answer({ checklist: has(seen, box) ? 'Yes' : 'No' });
      yield done();
    },
  },
);
