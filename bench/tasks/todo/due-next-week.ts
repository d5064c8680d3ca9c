import { task, wrongAnswer, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, done } from '../steps.ts';
import { clearDays, daysAfter, isDone, openPlace, putTask, readUnder, TITLES, titlesOf } from './make.ts';
import { first, listAt } from './question.ts';

const LAST = '2026-03-15';

const inNextWeek = (s: Phone) =>
  titlesOf(s, t => t.due !== null && t.due > LAST && t.due <= '2026-03-22' && !isDone(t)).length;

export const dueNextWeek = task(
  'todo/due-next-week',
  params({ titles: distinct(16, oneOf(...TITLES)), count: int(2, 11), offset: int(0, 6) }),
  {
    tags: ['answer-sheet', 'count'],
    counterpart: 'TasksDueNextWeek',
    ask: {
      en: [
        () =>
          'How many tasks in To-do are due next week, from Monday 16 to Sunday 22 March? What is done does not count.',
        () =>
          'Count my open tasks in To-do with a due date from Monday 16 March to Sunday 22 March. How many are there?',
      ],
      zh: [() => '“To-do”里有多少个未完成的任务在下周（3月16日星期一至22日星期日）到期？'],
    },
    setup: (s, p) => {
      clearDays(s, ...Array.from({ length: 9 }, (_, i) => daysAfter(LAST, i)));
      first(p).forEach((title, i) =>
        putTask(s, i, {
          title,
          list: listAt(i + p.offset),
          due: daysAfter(LAST, 1 + ((i * 3 + p.offset) % 7)),
          priority: i % 2 ? 'medium' : 'none',
        }),
      );
      putTask(s, 13, { title: p.titles[13]!, list: 'list-flat', due: LAST });
      putTask(s, 14, { title: p.titles[14]!, list: 'list-work', due: '2026-03-23' });
      putTask(s, 15, {
        title: p.titles[15]!,
        list: 'list-work',
        due: '2026-03-18',
        completedAt: s.clock.now - 3_600_000,
      });
    },
    answer: {
      fields: { count: { type: 'number', label: { en: 'Number of tasks', zh: '任务数量' } } },
      key: ({ was }) => ({ count: inNextWeek(was) }),
    },
    solve: function* (_seen, p) {
      const seen = yield* openPlace('smart-all');
      yield answer({ count: (yield* readUnder(seen, 'Next week', p.titles)).length });
      yield done();
    },
    nearMisses: {
      withTheCompleted: wrongAnswer(p => ({ count: p.count + 1 })),
      oneLess: wrongAnswer(p => ({ count: p.count - 1 })),
      withBothNeighbours: wrongAnswer(p => ({ count: p.count + 2 })),
    },
  },
);
