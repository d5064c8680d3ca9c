import { task, wrongAnswer } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { answer, done } from '../steps.ts';
import {
  clearDays,
  daysAfter,
  doneOn,
  heading,
  momentOn,
  openPlace,
  putTask,
  readUnder,
  TITLES,
  titlesKey,
} from './make.ts';
import { first, listAt, TITLES_SHEET } from './question.ts';

export const completedOnDate = task(
  'todo/completed-on-date',
  params({ titles: distinct(7, oneOf(...TITLES)), count: int(2, 3), day: date(-6, -1) }),
  {
    tags: ['answer-sheet', 'filter'],
    counterpart: 'TasksCompletedTasksForDate',
    ask: {
      en: [
        ({ day }) => `Which tasks did I complete on ${day.en}, according to To-do? Give their titles.`,
        ({ day }) =>
          `Look in To-do for what I ticked off on ${day.en} and answer with the titles of those tasks.`,
      ],
      zh: [({ day }) => `我在${day.zh}完成了“To-do”里的哪些任务？请填写标题。`],
    },
    setup: (s, p) => {
      clearDays(s, p.day.iso);
      first(p).forEach((title, i) =>
        putTask(s, i, {
          title,
          list: listAt(i),
          due: daysAfter(p.day.iso, i === 0 ? 2 : -1),
          completedAt: momentOn(p.day.iso, 600 + 95 * i),
        }),
      );
      // Due that day but completed on another, and due that day and open.
      putTask(s, 4, {
        title: p.titles[4]!,
        list: 'list-flat',
        due: p.day.iso,
        completedAt: momentOn(daysAfter(p.day.iso, -1), 1200),
      });
      putTask(s, 5, { title: p.titles[5]!, list: 'list-work', due: p.day.iso });
      putTask(s, 6, {
        title: p.titles[6]!,
        list: 'list-work',
        due: p.day.iso,
        completedAt: momentOn(daysAfter(p.day.iso, -8), 700),
      });
    },
    answer: { fields: TITLES_SHEET, key: ({ was, p }) => titlesKey(was, doneOn(p.day.iso)) },
    solve: function* (_seen, p) {
      const seen = yield* openPlace('smart-completed');
      yield answer({ tasks: yield* readUnder(seen, heading(p.day), p.titles) });
      yield done();
    },
    nearMisses: {
      thoseDue: wrongAnswer(p => ({ tasks: [p.titles[4]!, p.titles[5]!, p.titles[6]!] })),
      oneMissing: wrongAnswer(p => ({ tasks: first(p, p.count - 1) })),
      oneTooMany: wrongAnswer(p => ({ tasks: [...first(p), p.titles[4]!] })),
    },
  },
);
