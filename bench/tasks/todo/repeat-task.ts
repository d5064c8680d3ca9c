import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { task, type Task } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, open, rid, row, tap, toggle } from '../steps.ts';
import { daysAfter, putTask, taskId, TITLES } from './make.ts';

const ZH = ['日', '一', '二', '三', '四', '五', '六'];
interface P {
  titles: string[];
  every: number;
  days: number[];
}
/** Due on the first of the two days in the week of 16 March; Monday comes first. */
const due = (p: P) => daysAfter('2026-03-16', Math.min(...p.days.map(d => (d + 6) % 7)));
const sorted = (p: P) => [...p.days].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
const repeat = (ctx: SetupCtx, n: number, { every, days }: P, from: 'due' | 'completion' = 'due') =>
  ctx.act('todo', 'setRepeat', {
    task: taskId(n),
    repeat: { every: 'week', interval: every, weekdays: days, day: null, from },
  });

export const repeatTask: Task = task(
  'todo/repeat-task',
  params({ titles: distinct(2, oneOf(...TITLES)), every: int(2, 4), days: distinct(2, int(0, 6)) }),
  {
    tags: ['recurrence', 'search', 'multi-step'],
    ask: {
      en: [
        p =>
          `Make the task “${p.titles[0]}” in To-do repeat every ${p.every} weeks, on ${WEEKDAYS[sorted(p)[0]!]} and ${WEEKDAYS[sorted(p)[1]!]}, counted from its due date.`,
        p =>
          `In To-do, “${p.titles[0]}” should come again every ${p.every} weeks on ${WEEKDAYS[sorted(p)[0]!]}s and ${WEEKDAYS[sorted(p)[1]!]}s, by its due date. Set that up.`,
      ],
      zh: [
        p =>
          `把“To-do”里的“${p.titles[0]}”设为每${p.every}周重复，在星期${ZH[sorted(p)[0]!]}和星期${ZH[sorted(p)[1]!]}，按截止日期计算。`,
      ],
    },
    setup: (s, p) => {
      putTask(s, 0, { title: p.titles[0]!, list: 'list-flat', due: due(p) });
      putTask(s, 1, {
        title: p.titles[1]!,
        list: 'list-flat',
        due: due(p),
        repeat: { every: 'week', interval: p.every, weekdays: [p.days[0]!], day: null, from: 'due' },
      });
    },
    expect: { repeats: (_s, p, ctx) => repeat(ctx, 0, p) },
    solve: function* (seen, p) {
      seen = yield open('todo');
      seen = yield tap(seen, button('Search'));
      seen = yield fill(seen, field('Search tasks'), p.titles[0]!, { enter: true });
      seen = yield tap(seen, row(p.titles[0]!));
      seen = yield tap(seen, rid('repeat'));
      seen = yield tap(seen, toggle('Custom…'));
      for (let i = 1; i < p.every; i++) seen = yield tap(seen, button('Increase Every'));
      // It begins with the weekday of the due date, which is the first of the two.
      yield tap(seen, button(WEEKDAYS[sorted(p)[1]!]!));
      yield done();
    },
    nearMisses: {
      fromCompletion: {
        change: (_s, p, ctx) => repeat(ctx, 0, p, 'completion'),
        because: ['repeats', 'sideEffects'],
      },
      theOther: { change: (_s, p, ctx) => repeat(ctx, 1, p), because: ['repeats', 'sideEffects'] },
    },
  },
);
