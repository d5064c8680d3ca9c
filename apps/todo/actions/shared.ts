import type { Static, TSchema } from 'typebox';
import { actionsOf, type ActionDef } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { plan, tagOf } from '../reminders.ts';
import type { Task, Todo } from '../state.ts';

export const action = actionsOf<Todo>();

/** An action on tasks: what could be taken back before can't be any longer, and reminders are planned anew. */
export function change<A extends TSchema>(
  describe: string,
  args: A,
  run: (state: Todo, args: Static<A>, ctx: Ctx) => void,
): ActionDef<Todo, A> {
  return action(describe, args, (state, given, ctx) => {
    if (state.undo !== null) state.undo = null;
    run(state, given, ctx);
    plan(state, ctx);
  });
}

const copyOf = (task: Task): Task => JSON.parse(JSON.stringify(task)) as Task;
/** Tasks as they are now, to be put back by Undo. */
export const snapshot = (state: Todo, ids: readonly string[]): Record<string, Task | null> =>
  Object.fromEntries(ids.flatMap(id => (state.tasks[id] ? [[id, copyOf(state.tasks[id])]] : [])));

/** Ids, each once, of tasks that are not in the bin. */
export const present = (state: Todo, ids: readonly string[]): string[] =>
  [...new Set(ids)].filter(id => state.tasks[id]?.binnedAt === null);

/** A place above everything in a list. */
export const topOf = (state: Todo, list: string): number =>
  Math.min(
    1,
    ...Object.values(state.tasks)
      .filter(t => t.list === list)
      .map(t => t.position),
  ) - 1;

/** The position of what comes after `to` of others, whose positions are given in order: between two, so that the others keep theirs. */
export function placeAt(others: readonly number[], to: number): number {
  const before = others[Math.min(to, others.length) - 1];
  const behind = others[to];
  return before === undefined ? (behind ?? 1) - 1 : behind === undefined ? before + 1 : (before + behind) / 2;
}

export const emptyTask = (list: string, title: string, now: number): Task => ({
  list,
  title,
  notes: '',
  due: null,
  time: null,
  reminder: null,
  snoozedUntil: null,
  priority: 'none',
  starred: false,
  repeat: null,
  next: null,
  subtasks: [],
  tags: [],
  position: 0,
  createdAt: now,
  completedAt: null,
  binnedAt: null,
});

/** A task is not shown any longer: neither its reminder nor its screen. */
export function closeTask(id: string, ctx: Ctx): void {
  ctx.dismiss(tagOf(id));
  ctx.close(`/task/${id}`);
}

export const some = (n: number): string => (n === 1 ? 'Task' : `${n} tasks`);
