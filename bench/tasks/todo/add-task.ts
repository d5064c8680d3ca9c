import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone, type Task } from '../form.ts';
import { judged } from '../probes/tables.ts';
import { date, oneOf, params } from '../sample.ts';
import { button, done, field, fill, has, open, press, rid, tap } from '../steps.ts';
import { takeDate } from '../calendar/make.ts';
import { daysAfter, LIST_NAMES, LISTS, putTask, TITLES, type ListId } from './make.ts';

interface P {
  title: string;
  day: { iso: string };
  priority: 'high' | 'medium' | 'low';
  list: ListId;
}
const EN = { high: 'high', medium: 'medium', low: 'low' } as const;
const ZH = { high: '高', medium: '中', low: '低' } as const;
const fresh = ({ was, now }: { was: Phone; now: Phone }) => added(was.apps.todo.tasks, now.apps.todo.tasks);
const make = (s: Phone, p: P, more: object = {}, n = 50) =>
  putTask(s, n, {
    title: p.title,
    due: p.day.iso,
    priority: p.priority,
    list: p.list,
    createdAt: s.clock.now,
    ...more,
  });

export const addTask: Task = task(
  'todo/add-task',
  params({
    title: oneOf(...TITLES),
    day: date(2, 40),
    priority: oneOf('high', 'medium', 'low'),
    list: oneOf(...LISTS),
  }),
  {
    tags: ['create', 'date-picker'],
    ask: {
      en: [
        ({ title, day, priority, list }) =>
          `Add “${title}” to my list ${LIST_NAMES[list]} in To-do, due on ${day.en}, with ${EN[priority]} priority.`,
        ({ title, day, priority, list }) =>
          `I need a new ${EN[priority]}-priority task in To-do: “${title}”. It is due on ${day.en} and belongs in ${LIST_NAMES[list]}.`,
      ],
      zh: [
        ({ title, day, priority, list }) =>
          `在“To-do”的“${LIST_NAMES[list]}”列表里添加任务“${title}”，截止日期${day.zh}，优先级${ZH[priority]}。`,
      ],
    },
    goals: {
      made: m =>
        only(
          fresh(m),
          t => t.title === m.p.title && t.completedAt === null && t.binnedAt === null && t.repeat === null,
        ),
      due: m => only(fresh(m), t => t.due === m.p.day.iso),
      priority: m => only(fresh(m), t => t.priority === m.p.priority),
      inTheList: m => only(fresh(m), t => t.list === m.p.list),
    },
    allow: s => [newIn(s.apps.todo.tasks)],
    solve: function* (seen, p) {
      seen = yield open('todo');
      seen = yield tap(seen, button('New task'));
      seen = yield fill(seen, field('New task'), `${p.title} !${p.priority}`);
      seen = yield press('back');
      seen = yield tap(seen, rid('quick-list'));
      seen = yield tap(seen, button(LIST_NAMES[p.list]));
      seen = yield tap(seen, rid('quick-due'));
      seen = yield tap(seen, button('Pick a date…'));
      seen = yield* takeDate(seen, p.day as never);
      if (has(seen, button('Add task'))) seen = yield tap(seen, button('Add task'));
      yield done();
    },
    nearMisses: {
      aDayLate: { change: (s, p) => make(s, p, { due: daysAfter(p.day.iso, 1) }), because: 'due' },
      anotherList: {
        change: (s, p) => make(s, p, { list: LISTS[(LISTS.indexOf(p.list) + 1) % LISTS.length] }),
        because: 'inTheList',
      },
      noPriority: { change: (s, p) => make(s, p, { priority: 'none' }), because: 'priority' },
      twice: {
        change: (s, p) => {
          make(s, p);
          make(s, p, {}, 51);
        },
        because: ['made', 'due', 'priority', 'inTheList'],
      },
      everyWeek: {
        change: (s, p) =>
          make(s, p, { repeat: { every: 'week', interval: 1, weekdays: [1], day: null, from: 'due' } }),
        because: 'made',
      },
      andTickedAnother: {
        change: (s, p, ctx) => {
          make(s, p);
          s.apps.todo.tasks['task-sofa']!.completedAt = ctx.now;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      withAReminder: { change: (s, p) => make(s, p, { time: 540, reminder: 30, starred: true }) },
    },
    probe: (p, was) => [judged(addTask, p, was, 'todo', 'tasks', 'the task, and no other')],
  },
);
