import { changed, onlyFields } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { button, done, tap } from '../steps.ts';
import { takeDate } from '../calendar/make.ts';
import { daysAfter, LIST_NAMES, LISTS, openPlace, putTask, taskId, TITLES, type ListId } from './make.ts';

const TODAY = '2026-03-12';
const overdue = (s: Phone) =>
  Object.entries(s.apps.todo.tasks)
    .filter(([, t]) => t.due !== null && t.due < TODAY && t.completedAt === null && t.binnedAt === null)
    .map(([id]) => id);
const putDue = (s: Phone, ids: readonly string[], due: string) => {
  for (const id of ids) s.apps.todo.tasks[id]!.due = due;
};

export const rescheduleOverdue = task(
  'todo/reschedule-overdue',
  params({ titles: distinct(4, oneOf(...TITLES)), count: int(1, 3), ago: int(1, 9), day: date(1, 9) }),
  {
    tags: ['organise', 'date-picker'],
    ask: {
      en: [
        ({ day }) =>
          `Everything in To-do that was due before today and is not done: make it due on ${day.en}. Change nothing else.`,
        ({ day }) => `Put all my To-do tasks from before today that are still open off to ${day.en}.`,
      ],
      zh: [({ day }) => `把“To-do”里今天之前到期且未完成的任务全部改到${day.zh}，其他不要动。`],
    },
    setup: (s, p) => {
      p.titles.slice(0, p.count).forEach((title, i) =>
        putTask(s, i, {
          title,
          list: LISTS[i]!,
          due: daysAfter(TODAY, -p.ago - i),
          priority: i === 0 ? 'high' : 'none',
        }),
      );
      // Due today at an hour that has passed, and completed after its day.
      putTask(s, 3, { title: p.titles[3]!, list: 'list-mine', due: TODAY, time: 480 });
      putTask(s, 4, {
        title: `${p.titles[3]} again`,
        list: 'list-mine',
        due: daysAfter(TODAY, -p.ago),
        completedAt: s.clock.now - 4_000_000,
      });
    },
    goals: {
      rescheduled: ({ was, now, p }) =>
        overdue(was).every(
          id => now.apps.todo.tasks[id]?.due === p.day.iso && now.apps.todo.tasks[id]?.completedAt === null,
        ),
    },
    invariants: {
      rest: ({ was, now }) =>
        changed(was.apps.todo.tasks, now.apps.todo.tasks).every(
          c => overdue(was).includes(c.id) && onlyFields(c.was, c.now, [], ['due', 'repeat', 'reminder']),
        ) && Object.keys(was.apps.todo.tasks).length === Object.keys(now.apps.todo.tasks).length,
    },
    allow: s => [s.apps.todo.tasks],
    solve: function* (_seen, p) {
      let seen = yield* openPlace('smart-today');
      seen = yield tap(seen, button('Reschedule'));
      seen = yield tap(seen, button('Pick a date…'));
      yield* takeDate(seen, p.day);
      yield done();
    },
    nearMisses: {
      oneLeft: { change: (s, p) => putDue(s, overdue(s).slice(1), p.day.iso), because: 'rescheduled' },
      aDayEarly: {
        change: (s, p) => putDue(s, overdue(s), daysAfter(p.day.iso, -1)),
        because: 'rescheduled',
      },
      todaysToo: { change: (s, p) => putDue(s, [...overdue(s), taskId(3)], p.day.iso), because: 'rest' },
      completedInstead: {
        change: (s, _p, ctx) => {
          for (const id of overdue(s)) s.apps.todo.tasks[id]!.completedAt = ctx.now;
        },
        because: ['rescheduled', 'rest'],
      },
      binned: {
        change: (s, _p, ctx) => {
          for (const id of overdue(s)) s.apps.todo.tasks[id]!.binnedAt = ctx.now;
        },
        because: ['rescheduled', 'rest'],
      },
    },
    alternatives: { byState: { change: (s, p) => putDue(s, overdue(s), p.day.iso) } },
  },
);

const doneIn = (s: Phone, list: string) =>
  Object.entries(s.apps.todo.tasks)
    .filter(([, t]) => t.list === list && t.completedAt !== null && t.binnedAt === null)
    .map(([id]) => id);
const bin = (s: Phone, ids: readonly string[]) => {
  for (const id of ids) s.apps.todo.tasks[id]!.binnedAt = s.clock.now;
};
interface P {
  lists: ListId[];
}

export const deleteCompleted = task(
  'todo/delete-completed',
  params({ titles: distinct(4, oneOf(...TITLES)), lists: distinct(2, oneOf(...LISTS)), count: int(1, 2) }),
  {
    tags: ['clean-up'],
    ask: {
      en: [
        (p: P) => `Delete the completed tasks of my To-do list ${LIST_NAMES[p.lists[0]!]}, and only those.`,
        (p: P) =>
          `Clear what is ticked off in ${LIST_NAMES[p.lists[0]!]} out of To-do. What is open, and the other lists, stay as they are.`,
      ],
      zh: [(p: P) => `删除“To-do”的“${LIST_NAMES[p.lists[0]!]}”列表中已完成的任务，其他都不要动。`],
    },
    setup: (s, p) => {
      p.titles
        .slice(0, p.count)
        .forEach((title, i) =>
          putTask(s, i, { title, list: p.lists[0]!, completedAt: s.clock.now - (i + 2) * 50_000_000 }),
        );
      putTask(s, 2, {
        title: p.titles[2]!,
        list: p.lists[0]!,
        subtasks: [{ id: 'step-set-0', title: 'Both halves', done: true }],
      });
      putTask(s, 3, { title: p.titles[3]!, list: p.lists[1]!, completedAt: s.clock.now - 60_000_000 });
    },
    goals: {
      deleted: ({ was, now, p }) =>
        doneIn(was, p.lists[0]!).every(
          id => now.apps.todo.tasks[id] === undefined || now.apps.todo.tasks[id].binnedAt !== null,
        ),
    },
    invariants: {
      rest: ({ was, now, p }) => {
        const gone = doneIn(was, p.lists[0]!);
        return (
          Object.keys(was.apps.todo.tasks).every(id => gone.includes(id) || id in now.apps.todo.tasks) &&
          changed(was.apps.todo.tasks, now.apps.todo.tasks).every(
            c => gone.includes(c.id) && onlyFields(c.was, c.now, ['binnedAt']),
          )
        );
      },
    },
    allow: s => [s.apps.todo.tasks],
    solve: function* (_seen, p) {
      let seen = yield* openPlace(p.lists[0]!);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Delete completed'));
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      oneLeft: { change: (s, p) => bin(s, doneIn(s, p.lists[0]!).slice(1)), because: 'deleted' },
      theOtherListToo: {
        change: (s, p) => bin(s, [...doneIn(s, p.lists[0]!), ...doneIn(s, p.lists[1]!)]),
        because: 'rest',
      },
      theWrongList: { change: (s, p) => bin(s, doneIn(s, p.lists[1]!)), because: ['deleted', 'rest'] },
      anOpenOneToo: { change: (s, p) => bin(s, [...doneIn(s, p.lists[0]!), taskId(2)]), because: 'rest' },
      reopened: {
        change: (s, p) => {
          for (const id of doneIn(s, p.lists[0]!)) s.apps.todo.tasks[id]!.completedAt = null;
        },
        because: ['deleted', 'rest'],
      },
    },
    alternatives: {
      forGood: {
        change: (s, p) => {
          for (const id of doneIn(s, p.lists[0]!)) delete s.apps.todo.tasks[id];
        },
      },
    },
  },
);
