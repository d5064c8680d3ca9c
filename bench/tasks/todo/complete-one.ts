import { task, type Phone, type Task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, has, impossible, rid, scrollTo, tap, text, toggle } from '../steps.ts';
import { LIST_NAMES, LISTS, openPlace, putTask, taskId, TITLES } from './make.ts';

const samples = () =>
  params({
    titles: distinct(3, oneOf(...TITLES)),
    lists: distinct(2, oneOf(...LISTS)),
    steps: int(0, 2),
    due: oneOf('2026-03-11', '2026-03-12', '2026-03-16', '2026-03-20'),
  });
interface P {
  titles: string[];
  lists: (typeof LISTS)[number][];
  steps: number;
  due: string;
}
const name = (p: P, i = 0) => LIST_NAMES[p.lists[i]!];
const ask = {
  en: [
    (p: P) => `I have done “${p.titles[0]}” from my list ${name(p)}. Tick it off in To-do.`,
    (p: P) => `Mark the task “${p.titles[0]}” in the To-do list ${name(p)} as completed.`,
  ],
  zh: [(p: P) => `把“To-do”里“${name(p)}”列表中的“${p.titles[0]}”标记为已完成。`],
};
/** The same title in another list, and what only begins like it. */
function others(s: Phone, p: P): void {
  putTask(s, 1, { title: p.titles[0]!, list: p.lists[1]!, due: p.due });
  putTask(s, 2, { title: `${p.titles[0]} again`, list: p.lists[0]!, due: p.due });
  putTask(s, 3, { title: p.titles[1]!, list: p.lists[0]! });
}
const tick = (ctx: SetupCtx, ...which: readonly number[]) =>
  ctx.act('todo', 'complete', { tasks: which.map(taskId) });
const look = function* (p: P) {
  const seen = yield* openPlace(p.lists[0]!);
  return yield* scrollTo(seen, toggle(`Completed: ${p.titles[0]}`));
};

export const completeOne: Task = task('todo/complete-one', samples(), {
  tags: ['search', 'twin'],
  twin: 'todo/complete-one-missing',
  ask,
  setup: (s, p) => {
    others(s, p);
    putTask(s, 0, {
      title: p.titles[0]!,
      list: p.lists[0]!,
      due: p.due,
      subtasks: [0, 1]
        .slice(0, p.steps)
        .map(i => ({ id: `step-set-${i}`, title: `Part ${i + 1}`, done: i === 0 })),
    });
  },
  expect: { completed: (_s, _p, ctx) => tick(ctx, 0) },
  solve: function* (_seen, p) {
    const seen = yield* look(p);
    yield tap(seen, toggle(`Completed: ${p.titles[0]}`));
    yield done();
  },
  nearMisses: {
    inTheOtherList: { change: (_s, _p, ctx) => tick(ctx, 1), because: ['completed', 'sideEffects'] },
    theOneThatBeginsLikeIt: { change: (_s, _p, ctx) => tick(ctx, 2), because: ['completed', 'sideEffects'] },
    bothOfThatTitle: { change: (_s, _p, ctx) => tick(ctx, 0, 1), because: 'sideEffects' },
  },
});

export const completeOneMissing = task('todo/complete-one-missing', samples(), {
  tags: ['impossible', 'search', 'twin'],
  expects: 'impossible',
  twin: 'todo/complete-one',
  ask,
  setup: others,
  solve: function* (_seen, p) {
    let seen = yield* openPlace(p.lists[0]!);
    // To the end of the list, past what is completed.
    seen = yield* scrollTo(seen, rid('completed'));
    if (has(seen, text(`${p.titles[0]}`))) throw new Error('It is there after all');
    yield impossible(`There is no task “${p.titles[0]}” in ${name(p)}`);
  },
  nearMisses: {
    inTheOtherList: { change: (_s, _p, ctx) => tick(ctx, 1), because: 'sideEffects' },
    madeAndTicked: {
      change: (s, p, ctx) => {
        putTask(s, 0, { title: p.titles[0]!, list: p.lists[0]! });
        tick(ctx, 0);
      },
      because: 'sideEffects',
    },
  },
});
