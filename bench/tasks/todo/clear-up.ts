import { anyOf, task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { button, done, tap } from '../steps.ts';
import { takeDate } from '../calendar/make.ts';
import { daysAfter, LIST_NAMES, LISTS, openPlace, putTask, taskId, TITLES, type ListId } from './make.ts';
import { orderedEntries } from '../../../src/state/order.ts';

const TODAY = '2026-03-12';
const overdue = (s: Phone) =>
  orderedEntries(s.apps.todo.tasks)
    .filter(([, t]) => t.due !== null && t.due < TODAY && t.completedAt === null && t.binnedAt === null)
    .map(([id]) => id);
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
    expect: {
      rescheduled: (s, { day }, ctx) => ctx.act('todo', 'setDue', { tasks: overdue(s), due: day.iso }),
    },
    solve: function* (_seen, p) {
      let seen = yield* openPlace('smart-today');
      seen = yield tap(seen, button('Reschedule'));
      seen = yield tap(seen, button('Pick a date…'));
      yield* takeDate(seen, p.day);
      yield done();
    },
    nearMisses: {
      todaysToo: {
        change: (s, { day }, ctx) =>
          ctx.act('todo', 'setDue', { tasks: [...overdue(s), taskId(3)], due: day.iso }),
        because: 'sideEffects',
      },
      completedInstead: {
        change: (s, _p, ctx) => ctx.act('todo', 'complete', { tasks: overdue(s) }),
        because: ['rescheduled', 'sideEffects'],
      },
    },
    alternatives: {
      oneByOne: {
        change: (s, { day }, ctx) => {
          for (const id of overdue(s)) ctx.act('todo', 'setDue', { tasks: [id], due: day.iso });
        },
      },
    },
  },
);

const doneIn = (s: Phone, list: string) =>
  orderedEntries(s.apps.todo.tasks)
    .filter(([, t]) => t.list === list && t.completedAt !== null && t.binnedAt === null)
    .map(([id]) => id);
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
    expect: {
      deleted: anyOf(
        (_s, { lists }, ctx) => ctx.act('todo', 'deleteCompleted', { list: lists[0]! }),
        // Deleted for good.
        (s, { lists }, ctx) => {
          const tasks = doneIn(s, lists[0]!);
          ctx.act('todo', 'bin', { tasks });
          ctx.act('todo', 'remove', { tasks });
        },
      ),
    },
    solve: function* (_seen, p) {
      let seen = yield* openPlace(p.lists[0]!);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Delete completed'));
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      theOtherListToo: {
        change: (_s, { lists }, ctx) => {
          for (const list of lists) ctx.act('todo', 'deleteCompleted', { list });
        },
        because: 'sideEffects',
      },
      theOpenOneToo: {
        change: (_s, { lists }, ctx) => {
          ctx.act('todo', 'deleteCompleted', { list: lists[0]! });
          ctx.act('todo', 'bin', { tasks: [taskId(2)] });
        },
        because: 'sideEffects',
      },
      reopened: {
        change: (s, { lists }, ctx) => ctx.act('todo', 'uncomplete', { tasks: doneIn(s, lists[0]!) }),
        because: ['deleted', 'sideEffects'],
      },
    },
  },
);
