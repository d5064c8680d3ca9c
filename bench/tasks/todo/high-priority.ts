import { task, wrongAnswer } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { answer, button, done, tap } from '../steps.ts';
import {
  clearDays,
  daysAfter,
  heading,
  isDone,
  openPlace,
  putTask,
  readUnder,
  TITLES,
  titlesKey,
} from './make.ts';
import { first, listAt, TITLES_SHEET } from './question.ts';

export const highOnDate = task(
  'todo/high-priority-on-date',
  params({ titles: distinct(8, oneOf(...TITLES)), count: int(1, 3), day: date(1, 6) }),
  {
    tags: ['answer-sheet', 'filter'],
    counterpart: 'TasksHighPriorityTasksDueOnDate',
    ask: {
      en: [
        ({ day }) =>
          `Which of my high-priority tasks in To-do are due on ${day.en}? Leave out what is done, and give the titles.`,
        ({ day }) =>
          `Find the open tasks with high priority that are due on ${day.en} and answer with their titles.`,
      ],
      zh: [({ day }) => `“To-do”里有哪些未完成的高优先级任务在${day.zh}到期？请填写标题。`],
    },
    setup: (s, p) => {
      clearDays(s, p.day.iso);
      first(p).forEach((title, i) =>
        putTask(s, i, { title, list: listAt(i + 1), due: p.day.iso, priority: 'high' }),
      );
      putTask(s, 4, {
        title: p.titles[4]!,
        list: 'list-flat',
        due: p.day.iso,
        priority: 'medium',
        starred: true,
      });
      putTask(s, 5, {
        title: p.titles[5]!,
        list: 'list-work',
        due: daysAfter(p.day.iso, 1),
        priority: 'high',
      });
      putTask(s, 6, {
        title: p.titles[6]!,
        list: 'list-work',
        due: p.day.iso,
        priority: 'high',
        completedAt: s.clock.now - 5_400_000,
      });
      putTask(s, 7, { title: p.titles[7]!, list: 'list-mine', due: p.day.iso });
    },
    answer: {
      fields: TITLES_SHEET,
      key: ({ was, p }) => titlesKey(was, t => t.due === p.day.iso && t.priority === 'high' && !isDone(t)),
    },
    solve: function* (_seen, p) {
      const seen = yield* openPlace('smart-week');
      yield answer({ tasks: yield* readUnder(seen, heading(p.day), p.titles, 'High') });
      yield done();
    },
    nearMisses: {
      theStarred: wrongAnswer(p => ({ tasks: [...first(p), p.titles[4]!] })),
      theNextDay: wrongAnswer(p => ({ tasks: [p.titles[5]!] })),
      withTheCompleted: wrongAnswer(p => ({ tasks: [...first(p), p.titles[6]!] })),
    },
  },
);

export const highPriority = task(
  'todo/high-priority',
  params({ titles: distinct(7, oneOf(...TITLES)), count: int(2, 4), offset: int(0, 5) }),
  {
    tags: ['answer-sheet', 'filter'],
    counterpart: 'TasksHighPriorityTasks',
    ask: {
      en: [
        () => 'What are my high-priority tasks in To-do that are still to be done? Give their titles.',
        () => 'Which open tasks in To-do have high priority? Answer with the titles.',
      ],
      zh: [() => '“To-do”里有哪些未完成的高优先级任务？请填写标题。'],
    },
    setup: (s, p) => {
      for (const t of Object.values(s.apps.todo.tasks)) if (t.priority === 'high') t.priority = 'medium';
      first(p).forEach((title, i) =>
        putTask(s, i, {
          title,
          list: listAt(i + p.offset),
          due: i === 0 ? null : daysAfter('2026-03-12', 2 + i * 5),
          priority: 'high',
        }),
      );
      putTask(s, 4, {
        title: p.titles[4]!,
        list: 'list-flat',
        due: '2026-03-13',
        priority: 'medium',
        starred: true,
      });
      putTask(s, 5, {
        title: p.titles[5]!,
        list: 'list-work',
        due: '2026-03-12',
        priority: 'high',
        completedAt: s.clock.now - 3_600_000,
      });
      putTask(s, 6, {
        title: p.titles[6]!,
        list: 'list-work',
        priority: 'high',
        binnedAt: s.clock.now - 86_400_000,
      });
    },
    answer: {
      fields: TITLES_SHEET,
      key: ({ was }) => titlesKey(was, t => t.priority === 'high' && !isDone(t)),
    },
    solve: function* (_seen, p) {
      let seen = yield* openPlace('smart-all');
      seen = yield tap(seen, button('Filter'));
      seen = yield tap(seen, button('High'));
      seen = yield tap(seen, button('Done'));
      yield answer({
        tasks: p.titles.filter(t =>
          (seen.elements ?? []).some(e => e.role === 'button' && e.name.startsWith(`${t}, `)),
        ),
      });
      yield done();
    },
    nearMisses: {
      theStarred: wrongAnswer(p => ({ tasks: [...first(p), p.titles[4]!] })),
      withTheCompleted: wrongAnswer(p => ({ tasks: [...first(p), p.titles[5]!] })),
      withTheBin: wrongAnswer(p => ({ tasks: [...first(p), p.titles[6]!] })),
      oneMissing: wrongAnswer(p => ({ tasks: first(p, p.count - 1) })),
    },
  },
);
