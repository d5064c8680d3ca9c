import { same } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
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
const steps = (s: Phone, n = 0) =>
  (s.apps.todo.tasks[taskId(n)]?.subtasks ?? []).map(x => ({
    title: x.title.trim().toLowerCase(),
    done: x.done,
  }));
const add = (s: Phone, n: number, list: readonly [string, boolean][]) =>
  s.apps.todo.tasks[taskId(n)]!.subtasks.push(
    ...list.map(([title, d], i) => ({ id: `step-new-${i}`, title, done: d })),
  );
const wanted = (p: P): [string, boolean][] => [
  [p.steps[0]!, false],
  [p.steps[1]!, false],
  [p.steps[2]!, false],
];

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
    goals: {
      added: {
        weight: 3,
        test: ({ now, p }) =>
          same(
            steps(now).slice(p.had),
            wanted(p).map(([title, d]) => ({ title: title.toLowerCase(), done: d })),
          ),
      },
      ticked: ({ now, p }) => steps(now).some(x => x.title === first(p).toLowerCase() && x.done),
    },
    invariants: {
      others: ({ now, p }) =>
        same(steps(now).slice(1, p.had), p.had === 2 ? [{ title: 'put it all away', done: false }] : []) &&
        steps(now)[0]?.title === first(p).toLowerCase(),
    },
    allow: s => [s.apps.todo.tasks[taskId(0)]!.subtasks],
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
      onlyTwo: {
        change: (s, p) => {
          add(s, 0, wanted(p).slice(0, 2));
          s.apps.todo.tasks[taskId(0)]!.subtasks[0]!.done = true;
        },
        because: 'added',
      },
      otherOrder: {
        change: (s, p) => {
          add(s, 0, wanted(p).reverse());
          s.apps.todo.tasks[taskId(0)]!.subtasks[0]!.done = true;
        },
        because: 'added',
      },
      notTicked: { change: (s, p) => add(s, 0, wanted(p)), because: 'ticked' },
      tickedTheNewOnes: {
        change: (s, p) => {
          add(
            s,
            0,
            wanted(p).map(([t]) => [t, true]),
          );
          s.apps.todo.tasks[taskId(0)]!.subtasks[0]!.done = true;
        },
        because: 'added',
      },
      nextDoor: {
        change: (s, p) => {
          add(s, 1, wanted(p));
          s.apps.todo.tasks[taskId(1)]!.subtasks[0]!.done = true;
        },
        because: ['added', 'ticked', 'sideEffects'],
      },
      andCompleted: {
        change: (s, p, ctx) => {
          add(s, 0, wanted(p));
          s.apps.todo.tasks[taskId(0)]!.subtasks[0]!.done = true;
          s.apps.todo.tasks[taskId(0)]!.completedAt = ctx.now;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      capitals: {
        change: (s, p) => {
          add(
            s,
            0,
            wanted(p).map(([t, d]) => [`${t[0]!.toUpperCase()}${t.slice(1)}`, d]),
          );
          s.apps.todo.tasks[taskId(0)]!.subtasks[0]!.done = true;
        },
      },
    },
  },
);
