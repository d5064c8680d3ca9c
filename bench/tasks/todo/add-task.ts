import { task, type Task } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { date, oneOf, params } from '../sample.ts';
import { button, done, field, fill, has, open, press, rid, tap } from '../steps.ts';
import { takeDate } from '../calendar/make.ts';
import { LIST_NAMES, LISTS, TITLES, type ListId } from './make.ts';

interface P {
  title: string;
  day: { iso: string };
  priority: 'high' | 'medium' | 'low';
  list: ListId;
}
const EN = { high: 'high', medium: 'medium', low: 'low' } as const;
const ZH = { high: '高', medium: '中', low: '低' } as const;
const add = (ctx: SetupCtx, { title, day, priority, list }: P) =>
  ctx.act('todo', 'add', { text: title, due: day.iso, priority, list });

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
    expect: { made: (_s, p, ctx) => add(ctx, p) },
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
      dayInTheTitle: {
        change: (_s, p, ctx) => add(ctx, { ...p, title: `${p.title} (${p.day.iso})` }),
        because: ['made', 'sideEffects'],
      },
      everyWeek: {
        change: (_s, p, ctx) => add(ctx, { ...p, title: `${p.title} every week` }),
        because: ['made', 'sideEffects'],
      },
    },
  },
);
