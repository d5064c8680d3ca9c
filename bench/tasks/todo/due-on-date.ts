import { task, wrongAnswer } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { answer, done } from '../steps.ts';
import {
  clearDays,
  daysAfter,
  heading,
  isDone,
  momentOn,
  openPlace,
  putTask,
  readUnder,
  TITLES,
  titlesKey,
} from './make.ts';
import { first, listAt, TITLES_SHEET } from './question.ts';

export const dueOnDate = task(
  'todo/due-on-date',
  params({ titles: distinct(7, oneOf(...TITLES)), count: int(2, 3), day: date(1, 6) }),
  {
    tags: ['answer-sheet', 'filter'],
    counterpart: 'TasksDueOnDate',
    ask: {
      en: [
        ({ day }) =>
          `What do I still have to do in To-do that is due on ${day.en}? Give the titles of the tasks.`,
        ({ day }) => `Which open tasks are due on ${day.en}? Answer with their titles, from To-do.`,
      ],
      zh: [({ day }) => `“To-do”里有哪些未完成的任务在${day.zh}到期？请填写标题。`],
    },
    setup: (s, p) => {
      clearDays(s, p.day.iso);
      first(p).forEach((title, i) =>
        putTask(s, i, {
          title,
          list: listAt(i + 2),
          due: p.day.iso,
          time: i === 1 ? 990 : null,
          priority: i === 0 ? 'high' : 'none',
        }),
      );
      putTask(s, 4, { title: p.titles[4]!, list: 'list-flat', due: daysAfter(p.day.iso, 1) });
      putTask(s, 5, { title: p.titles[5]!, list: 'list-work', due: daysAfter(p.day.iso, 7) });
      putTask(s, 6, {
        title: p.titles[6]!,
        list: 'list-work',
        due: p.day.iso,
        completedAt: s.clock.now - 7_200_000,
      });
    },
    answer: {
      fields: TITLES_SHEET,
      key: ({ was, p }) => titlesKey(was, t => t.due === p.day.iso && !isDone(t)),
    },
    solve: function* (_seen, p) {
      const seen = yield* openPlace('smart-week');
      yield answer({ tasks: yield* readUnder(seen, heading(p.day), p.titles) });
      yield done();
    },
    nearMisses: {
      withTheCompleted: wrongAnswer(p => ({ tasks: [...first(p), p.titles[6]!] })),
      aDayLate: wrongAnswer(p => ({ tasks: [p.titles[4]!] })),
      oneMissing: wrongAnswer(p => ({ tasks: first(p, p.count - 1) })),
    },
  },
);

export const incompleteOnDate = task(
  'todo/incomplete-on-date',
  params({ titles: distinct(7, oneOf(...TITLES)), count: int(1, 3), day: date(-6, -1) }),
  {
    tags: ['answer-sheet', 'filter'],
    counterpart: 'TasksIncompleteTasksOnDate',
    ask: {
      en: [
        ({ day }) =>
          `Which tasks were due on ${day.en} and are still not completed? Give their titles as To-do has them.`,
        ({ day }) =>
          `I did not finish everything that was due on ${day.en}. What is left of it, by title, in To-do?`,
      ],
      zh: [({ day }) => `“To-do”里${day.zh}到期的任务，还有哪些没有完成？请填写标题。`],
    },
    setup: (s, p) => {
      clearDays(s, p.day.iso);
      first(p).forEach((title, i) =>
        putTask(s, i, { title, list: listAt(i + 3), due: p.day.iso, priority: i === 0 ? 'low' : 'none' }),
      );
      putTask(s, 4, {
        title: p.titles[4]!,
        list: 'list-flat',
        due: p.day.iso,
        completedAt: momentOn(p.day.iso, 1100),
      });
      putTask(s, 5, { title: p.titles[5]!, list: 'list-work', due: daysAfter(p.day.iso, -1) });
      putTask(s, 6, {
        title: p.titles[6]!,
        list: 'list-mine',
        due: p.day.iso,
        completedAt: momentOn(daysAfter(p.day.iso, -2), 900),
      });
    },
    answer: {
      fields: TITLES_SHEET,
      key: ({ was, p }) => titlesKey(was, t => t.due === p.day.iso && !isDone(t)),
    },
    solve: function* (_seen, p) {
      const seen = yield* openPlace('smart-today');
      const late = (day: string, weekday: string) =>
        daysAfter(day, 1) === '2026-03-12' ? 'Yesterday' : weekday;
      const [weekday, number, month] = p.day.en.split(' ');
      const words = late(p.day.iso, `${weekday!.slice(0, 3)}, ${number} ${month!.slice(0, 3)}`);
      yield answer({ tasks: yield* readUnder(seen, 'Overdue', p.titles, words) });
      yield done();
    },
    nearMisses: {
      withTheCompleted: wrongAnswer(p => ({ tasks: [...first(p), p.titles[4]!] })),
      allOverdue: wrongAnswer(p => ({ tasks: [...first(p), p.titles[5]!] })),
      onlyTheCompleted: wrongAnswer(p => ({ tasks: [p.titles[4]!, p.titles[6]!] })),
    },
  },
);
