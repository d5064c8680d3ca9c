import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, open, row, scrollTo, tap, toggle } from '../steps.ts';
import { putTask, taskId, TITLES } from './make.ts';

const STEPS = [
  'measure twice',
  'ask Walter',
  'find the ladder',
  'buy two hooks',
  'take a photo',
  'charge the drill',
  'clear the table',
  'write the label',
  'check the post',
  'fold the sheet',
] as const;
interface P {
  titles: string[];
  steps: string[];
  had: number;
}
const first = (p: P) => p.steps[3]!;
const add = (ctx: SetupCtx, n: number, steps: readonly string[]) => {
  for (const title of steps) ctx.act('todo', 'addStep', { task: taskId(n), title });
};
const tick = (ctx: SetupCtx, n: number) =>
  ctx.act('todo', 'tickStep', { task: taskId(n), step: 'step-had-0', done: true });

export const addSteps = task(
  'todo/add-steps',
  params({ titles: distinct(2, oneOf(...TITLES)), steps: distinct(4, oneOf(...STEPS)), had: int(1, 2) }),
  {
    tags: ['edit', 'checklist', 'search'],
    ask: {
      en: [
        p =>
          `Add three steps to the task “${p.titles[0]}” in To-do, in this order: ${p.steps.slice(0, 3).join(', ')}. And tick the step “${first(p)}”, which is there already.`,
        p =>
          `My To-do task “${p.titles[0]}” needs the further steps ${p.steps[0]}, ${p.steps[1]} and ${p.steps[2]}, in that order. Its step “${first(p)}” is done: tick it.`,
      ],
      zh: [
        p =>
          `给“To-do”里的任务“${p.titles[0]}”依次添加三个步骤：${p.steps.slice(0, 3).join('、')}；并勾选已有的步骤“${first(p)}”。`,
      ],
    },
    setup: (s, p) => {
      const had = [
        { id: 'step-had-0', title: first(p), done: false },
        { id: 'step-had-1', title: 'put it all away', done: false },
      ];
      putTask(s, 0, {
        title: p.titles[0]!,
        list: 'list-flat',
        due: '2026-03-21',
        subtasks: had.slice(0, p.had),
      });
      putTask(s, 1, {
        title: `${p.titles[0]} next door`,
        list: 'list-people',
        subtasks: had.map(x => ({ ...x })),
      });
    },
    expect: {
      added: { weight: 3, change: (_s, { steps }, ctx) => add(ctx, 0, steps.slice(0, 3)) },
      ticked: (_s, _p, ctx) => tick(ctx, 0),
    },
    invariants: {
      // One after the other, whatever stands between.
      inOrder: ({ now, p }) => {
        const titles = (now.apps.todo.tasks[taskId(0)]?.subtasks ?? []).map(x => x.title.toLowerCase());
        const places = p.steps.slice(0, 3).map(step => titles.indexOf(step.toLowerCase()));
        return places.includes(-1) || places.every((place, i) => i === 0 || place > places[i - 1]!);
      },
    },
    solve: function* (seen, p) {
      seen = yield open('todo');
      seen = yield tap(seen, button('Search'));
      seen = yield fill(seen, field('Search tasks'), p.titles[0]!, { enter: true });
      seen = yield tap(seen, row(p.titles[0]!));
      seen = yield tap(seen, toggle(first(p)));
      for (const step of p.steps.slice(0, 3)) {
        seen = yield* scrollTo(seen, field('Add step'));
        seen = yield fill(seen, field('Add step'), step, { enter: true });
      }
      yield done();
    },
    nearMisses: {
      otherOrder: {
        change: (_s, { steps }, ctx) => {
          add(ctx, 0, steps.slice(0, 3).reverse());
          tick(ctx, 0);
        },
        because: 'inOrder',
      },
      nextDoor: {
        change: (_s, { steps }, ctx) => {
          add(ctx, 1, steps.slice(0, 3));
          tick(ctx, 1);
        },
        because: ['added', 'ticked', 'sideEffects'],
      },
      andCompleted: {
        change: (_s, { steps }, ctx) => {
          add(ctx, 0, steps.slice(0, 3));
          tick(ctx, 0);
          ctx.act('todo', 'complete', { tasks: [taskId(0)] });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      capitals: {
        change: (_s, { steps }, ctx) => {
          add(
            ctx,
            0,
            steps.slice(0, 3).map(step => `${step[0]!.toUpperCase()}${step.slice(1)}`),
          );
          tick(ctx, 0);
        },
      },
    },
  },
);
