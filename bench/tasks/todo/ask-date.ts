import { task as template, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { answer, button, done, tap } from '../steps.ts';
import {
  clearDays,
  daysAfter,
  doneOn,
  heading,
  isDone,
  LISTS,
  momentOn,
  openPlace,
  putTask,
  readUnder,
  task,
  titlesOf,
  TITLES,
} from './make.ts';

const asked = {
  tasks: {
    type: 'set' as const,
    label: { en: 'Titles of the tasks', zh: '任务标题' },
    hint: { en: 'One title a line', zh: '每行一个标题' },
  },
};
const lists = (i: number) => LISTS[i % LISTS.length]!;
interface P {
  titles: string[];
  count: number;
  day: { iso: string };
}
const first = (p: P, n = p.count) => p.titles.slice(0, n);

export const completedOnDate = template(
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
          list: lists(i),
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
    goals: {},
    allow: () => [],
    answer: { fields: asked, key: ({ was, p }) => ({ tasks: titlesOf(was, doneOn(p.day.iso)) }) },
    solve: function* (_seen, p) {
      const seen = yield* openPlace('smart-completed');
      yield answer({ tasks: yield* readUnder(seen, heading(p.day), p.titles) });
      yield done();
    },
    nearMisses: {
      thoseDue: {
        change: () => {},
        answer: p => ({ tasks: [p.titles[4]!, p.titles[5]!, p.titles[6]!] }),
        because: 'answer',
      },
      oneMissing: { change: () => {}, answer: p => ({ tasks: first(p, p.count - 1) }), because: 'answer' },
      oneTooMany: {
        change: () => {},
        answer: p => ({ tasks: [...first(p), p.titles[4]!] }),
        because: 'answer',
      },
      andReopened: {
        change: s => {
          s.apps.todo.tasks[task(0)]!.completedAt = null;
        },
        answer: p => ({ tasks: first(p) }),
        because: 'sideEffects',
      },
    },
    alternatives: { otherOrder: { change: () => {}, answer: p => ({ tasks: first(p).reverse() }) } },
  },
);

export const dueOnDate = template(
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
          list: lists(i + 2),
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
    goals: {},
    allow: () => [],
    answer: {
      fields: asked,
      key: ({ was, p }) => ({ tasks: titlesOf(was, t => t.due === p.day.iso && !isDone(t)) }),
    },
    solve: function* (_seen, p) {
      const seen = yield* openPlace('smart-week');
      yield answer({ tasks: yield* readUnder(seen, heading(p.day), p.titles) });
      yield done();
    },
    nearMisses: {
      withTheCompleted: {
        change: () => {},
        answer: p => ({ tasks: [...first(p), p.titles[6]!] }),
        because: 'answer',
      },
      aDayLate: { change: () => {}, answer: p => ({ tasks: [p.titles[4]!] }), because: 'answer' },
      oneMissing: { change: () => {}, answer: p => ({ tasks: first(p, p.count - 1) }), because: 'answer' },
      andTickedOne: {
        change: (s, p, ctx) => {
          s.apps.todo.tasks[task(0)]!.completedAt = ctx.now;
        },
        answer: p => ({ tasks: first(p) }),
        because: 'sideEffects',
      },
    },
  },
);

export const highOnDate = template(
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
        putTask(s, i, { title, list: lists(i + 1), due: p.day.iso, priority: 'high' }),
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
    goals: {},
    allow: () => [],
    answer: {
      fields: asked,
      key: ({ was, p }) => ({
        tasks: titlesOf(was, t => t.due === p.day.iso && t.priority === 'high' && !isDone(t)),
      }),
    },
    solve: function* (_seen, p) {
      const seen = yield* openPlace('smart-week');
      yield answer({ tasks: yield* readUnder(seen, heading(p.day), p.titles, 'High') });
      yield done();
    },
    nearMisses: {
      theStarred: {
        change: () => {},
        answer: p => ({ tasks: [...first(p), p.titles[4]!] }),
        because: 'answer',
      },
      theNextDay: { change: () => {}, answer: p => ({ tasks: [p.titles[5]!] }), because: 'answer' },
      withTheCompleted: {
        change: () => {},
        answer: p => ({ tasks: [...first(p), p.titles[6]!] }),
        because: 'answer',
      },
      andMadeOneHigh: {
        change: s => {
          s.apps.todo.tasks[task(4)]!.priority = 'high';
        },
        answer: p => ({ tasks: first(p) }),
        because: 'sideEffects',
      },
    },
  },
);

export const incompleteOnDate = template(
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
        putTask(s, i, { title, list: lists(i + 3), due: p.day.iso, priority: i === 0 ? 'low' : 'none' }),
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
    goals: {},
    allow: () => [],
    answer: {
      fields: asked,
      key: ({ was, p }) => ({ tasks: titlesOf(was, t => t.due === p.day.iso && !isDone(t)) }),
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
      withTheCompleted: {
        change: () => {},
        answer: p => ({ tasks: [...first(p), p.titles[4]!] }),
        because: 'answer',
      },
      allOverdue: {
        change: () => {},
        answer: p => ({ tasks: [...first(p), p.titles[5]!] }),
        because: 'answer',
      },
      onlyTheCompleted: {
        change: () => {},
        answer: p => ({ tasks: [p.titles[4]!, p.titles[6]!] }),
        because: 'answer',
      },
      andCompletedThem: {
        change: (s, p, ctx) => {
          for (let i = 0; i < p.count; i++) s.apps.todo.tasks[task(i)]!.completedAt = ctx.now;
        },
        answer: p => ({ tasks: first(p) }),
        because: 'sideEffects',
      },
    },
  },
);

const LAST = '2026-03-15';
const inNextWeek = (s: Phone) =>
  titlesOf(s, t => t.due !== null && t.due > LAST && t.due <= '2026-03-22' && !isDone(t)).length;
export const dueNextWeek = template(
  'todo/due-next-week',
  params({ titles: distinct(9, oneOf(...TITLES)), count: int(2, 6), offset: int(0, 6) }),
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
      first(p as never).forEach((title, i) =>
        putTask(s, i, {
          title,
          list: lists(i + p.offset),
          due: daysAfter(LAST, 1 + ((i * 3 + p.offset) % 7)),
          priority: i % 2 ? 'medium' : 'none',
        }),
      );
      putTask(s, 6, { title: p.titles[6]!, list: 'list-flat', due: LAST });
      putTask(s, 7, { title: p.titles[7]!, list: 'list-work', due: '2026-03-23' });
      putTask(s, 8, {
        title: p.titles[8]!,
        list: 'list-work',
        due: '2026-03-18',
        completedAt: s.clock.now - 3_600_000,
      });
    },
    goals: {},
    allow: () => [],
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
      withTheCompleted: { change: () => {}, answer: p => ({ count: p.count + 1 }), because: 'answer' },
      oneLess: { change: () => {}, answer: p => ({ count: p.count - 1 }), because: 'answer' },
      withBothNeighbours: { change: () => {}, answer: p => ({ count: p.count + 2 }), because: 'answer' },
      andBinnedOne: {
        change: (s, p, ctx) => {
          s.apps.todo.tasks[task(7)]!.binnedAt = ctx.now;
        },
        answer: p => ({ count: p.count }),
        because: 'sideEffects',
      },
    },
  },
);

export const highPriority = template(
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
      first(p as never).forEach((title, i) =>
        putTask(s, i, {
          title,
          list: lists(i + p.offset),
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
    goals: {},
    allow: () => [],
    answer: {
      fields: asked,
      key: ({ was }) => ({ tasks: titlesOf(was, t => t.priority === 'high' && !isDone(t)) }),
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
      theStarred: {
        change: () => {},
        answer: p => ({ tasks: [...first(p as never), p.titles[4]!] }),
        because: 'answer',
      },
      withTheCompleted: {
        change: () => {},
        answer: p => ({ tasks: [...first(p as never), p.titles[5]!] }),
        because: 'answer',
      },
      withTheBin: {
        change: () => {},
        answer: p => ({ tasks: [...first(p as never), p.titles[6]!] }),
        because: 'answer',
      },
      oneMissing: {
        change: () => {},
        answer: p => ({ tasks: first(p as never, p.count - 1) }),
        because: 'answer',
      },
      andCompletedOne: {
        change: (s, p, ctx) => {
          s.apps.todo.tasks[task(0)]!.completedAt = ctx.now;
        },
        answer: p => ({ tasks: first(p as never) }),
        because: 'sideEffects',
      },
    },
  },
);
