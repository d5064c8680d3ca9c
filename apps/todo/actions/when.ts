import { Type } from 'typebox';
import { Nullable } from '../../../src/state/schema.ts';
import { dayAt, dayOf, isoOf } from '../dates.ts';
import { movedTo, settledRule } from '../repeat.ts';
import { reminderWith } from '../reminders.ts';
import { Repeat, Task as TaskSchema, type Task, type Todo } from '../state.ts';
import { change, present, snapshot, some } from './shared.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';

const { Object: Obj, String: Str, Array: Arr } = Type;
const Minute = Type.Integer({ minimum: 0, maximum: 1439 });

function putTime(task: Task, time: number | null, state: Todo): void {
  task.reminder = reminderWith(task, time, state.settings);
  task.time = time;
  task.snoozedUntil = null;
}

function putDue(state: Todo, ids: readonly string[], due: string | null, ctx: Ctx): void {
  const going = present(state, ids).filter(id => state.tasks[id]!.due !== due);
  const before = snapshot(state, going);
  for (const id of going) {
    const task = state.tasks[id]!;
    if (due === null) {
      Object.assign(task, { due: null, time: null, reminder: null, repeat: null, snoozedUntil: null });
      continue;
    }
    if (task.due === null) task.reminder = state.settings.dayReminder;
    task.due = due;
    task.snoozedUntil = null;
    if (task.repeat) task.repeat = movedTo(task.repeat, dayOf(due));
  }
  // One task is before one's eyes while its date is changed; several may be more than was meant.
  if (going.length > 1)
    state.undo = {
      text: due === null ? `${some(going.length)} without a date` : `${some(going.length)} rescheduled`,
      at: ctx.now,
      tasks: before,
    };
}

const withDate = (state: Todo, id: string, ctx: Ctx): Task | undefined => {
  const task = present(state, [id]).map(x => state.tasks[x]!)[0];
  if (!task) return undefined;
  if (task.due === null) task.due = isoOf(dayAt(ctx.now, ctx.zone));
  return task;
};

/** When a task is due, reminds and comes again. What goes with a date goes when the date goes. */
export const when = {
  setDue: change(
    'Give tasks a due date, or none',
    Obj({ tasks: Arr(Str()), due: TaskSchema.properties.due }),
    (state, { tasks, due }, ctx) => putDue(state, tasks, due, ctx),
  ),
  pickDue: change(
    'Take the date of the dialog as due date',
    Obj({ tasks: Arr(Str()), result: Nullable(Type.Number()) }),
    (state, { tasks, result }, ctx) => {
      if (result !== null) putDue(state, tasks, isoOf(dayAt(result, ctx.zone)), ctx);
    },
  ),
  setTime: change(
    'Give a task a time, or none; one without a date is then due today',
    Obj({ task: Str(), time: Nullable(Minute) }),
    (state, { task: id, time }, ctx) => {
      if (time === null && state.tasks[id]?.due === null) return;
      const task = withDate(state, id, ctx);
      if (task) putTime(task, time, state);
    },
  ),
  pickTime: change(
    'Take the time of the dialog as due time',
    Obj({ task: Str(), result: Nullable(Minute) }),
    (state, { task: id, result }, ctx) => {
      const task = result === null ? undefined : withDate(state, id, ctx);
      if (task) putTime(task, result, state);
    },
  ),
  setReminder: change(
    'Set the reminder of a task that has a date, or none',
    Obj({ task: Str(), reminder: TaskSchema.properties.reminder }),
    (state, { task: id, reminder }, ctx) => {
      const task = present(state, [id]).map(x => state.tasks[x]!)[0];
      if (!task) return;
      if (task.due === null) {
        ctx.toast('Set a due date first');
        return;
      }
      Object.assign(task, { reminder, snoozedUntil: null });
    },
  ),
  pickReminder: change(
    'Remind on the due day at the time of the dialog',
    Obj({ task: Str(), result: Nullable(Minute) }),
    (state, { task: id, result }, ctx) => {
      const task = present(state, [id]).map(x => state.tasks[x]!)[0];
      if (!task || task.due === null || result === null) return;
      if (task.time !== null && result > task.time) {
        ctx.toast('That is after the due time');
        return;
      }
      Object.assign(task, { reminder: (task.time ?? 0) - result, snoozedUntil: null });
    },
  ),
  setRepeat: change(
    'Set how a task repeats, or that it does not; one without a date is then due today',
    Obj({ task: Str(), repeat: Nullable(Repeat) }),
    (state, { task: id, repeat }, ctx) => {
      if (repeat === null) {
        const task = present(state, [id]).map(x => state.tasks[x]!)[0];
        if (task) task.repeat = null;
        return;
      }
      const task = withDate(state, id, ctx);
      if (task) task.repeat = settledRule(repeat, dayOf(task.due!));
    },
  ),
};
