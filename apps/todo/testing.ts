import { produce } from 'immer';
import type { Catalogue } from '../../src/sdk/core/app.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { emptyTask } from './actions/shared.ts';
import type { Task, Todo } from './state.ts';

export const state = (phone: AnyPhone): Todo => phone.apps['todo'] as Todo;
export const one = (phone: AnyPhone, id = 'task-one'): Task => state(phone).tasks[id]!;
/** The tasks that are not in another phone. */
export const made = (phone: AnyPhone, was: AnyPhone): Task[] =>
  Object.entries(state(phone).tasks)
    .filter(([id]) => !(id in state(was).tasks))
    .map(([, t]) => t);
export const top = (phone: AnyPhone): string | undefined =>
  phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1)?.path;
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const notes = (phone: AnyPhone) => Object.values(phone.os.notifications).filter(n => n.app === 'todo');
export const rule = (
  every: 'day' | 'week' | 'month' | 'year',
  more: Partial<NonNullable<Task['repeat']>> = {},
): NonNullable<Task['repeat']> => ({ every, interval: 1, weekdays: [], day: null, from: 'due', ...more });

/** Phones for tests; the catalogue is the test's, which alone may reach it. */
export function phones(catalogue: Catalogue, createWorld: () => Promise<AnyPhone>) {
  const run = (phone: AnyPhone, name: string, args: object = {}, app = 'todo'): AnyPhone =>
    dispatch(catalogue, phone, app, name, args).phone;
  return {
    run,
    until: (phone: AnyPhone, ms: number): AnyPhone => advance(catalogue, phone, phone.clock.now + ms).phone,
    /** A phone with two lists, One and Two, and these tasks, To-do open. Thursday 2026-03-12, 09:41. */
    async phoneWith(
      tasks: Record<string, Partial<Task>>,
      settings: Partial<Todo['settings']> = {},
    ): Promise<AnyPhone> {
      const phone = produce(await createWorld(), d => {
        const todo = d.apps['todo'] as Todo;
        todo.lists = Object.fromEntries(
          ['One', 'Two'].map((name, i) => [
            `list-${name.toLowerCase()}`,
            { name, colour: 'blue', icon: 'list', position: i, createdAt: 0 },
          ]),
        );
        todo.tasks = Object.fromEntries(
          Object.entries(tasks).map(([id, t], i) => [
            `task-${id}`,
            { ...emptyTask('list-one', id, 0), position: i, ...t },
          ]),
        );
        Object.assign(todo.settings, { list: 'list-one' }, settings);
      });
      return run(run(phone, 'openApp', { app: 'todo' }, 'system'), 'replan');
    },
  };
}
