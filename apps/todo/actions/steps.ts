import { Type } from 'typebox';
import type { Subtask, Todo } from '../state.ts';
import { change } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Integer: Int } = Type;
const One = { task: Str(), step: Str() };

const taskOf = (state: Todo, id: string) =>
  state.tasks[id]?.binnedAt === null ? state.tasks[id] : undefined;
const stepOf = (state: Todo, { task, step }: { task: string; step: string }): Subtask | undefined =>
  taskOf(state, task)?.subtasks.find(s => s.id === step);

/** Steps of a task. */
export const steps = {
  addStep: change(
    'Add a step to a task',
    Obj({ task: Str(), title: Str() }),
    (state, { task, title }, ctx) => {
      const found = taskOf(state, task);
      if (found && title.trim() !== '')
        found.subtasks.push({ id: ctx.id('step'), title: title.trim(), done: false });
    },
  ),
  editStep: change('Write the words of a step', Obj({ ...One, title: Str() }), (state, { title, ...one }) => {
    const step = stepOf(state, one);
    if (step && title.trim() !== '') step.title = title.trim();
  }),
  tickStep: change(
    'Tick a step, or take the tick away',
    Obj({ ...One, done: Bool() }),
    (state, { done, ...one }) => {
      const step = stepOf(state, one);
      if (step) step.done = done;
    },
  ),
  removeStep: change('Delete a step', Obj(One), (state, { task, step }) => {
    const found = taskOf(state, task);
    if (found) found.subtasks = found.subtasks.filter(s => s.id !== step);
  }),
  moveStep: change(
    'Put a step at another place',
    Obj({ ...One, to: Int({ minimum: 0 }) }),
    (state, { task, step, to }) => {
      const found = taskOf(state, task);
      const from = found?.subtasks.findIndex(s => s.id === step) ?? -1;
      if (!found || from < 0) return;
      const [moved] = found.subtasks.splice(from, 1);
      found.subtasks.splice(to, 0, moved!);
    },
  ),
};
