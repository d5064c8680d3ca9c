import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { dayAt, dayOf, fullDay, isoOf } from '../dates.ts';
import { nextDay } from '../repeat.ts';
import { plan, remindOf, tagOf } from '../reminders.ts';
import { cleanTag, homeList } from '../select.ts';
import { Task as TaskSchema, type Task, type Todo } from '../state.ts';
import { taskText } from '../words.ts';
import { action, change, placeAt, present, snapshot, some, closeTask, topOf } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Array: Arr, Optional: Opt, Integer: Int } = Type;
const Several = Obj({ tasks: Arr(Str()) });
const MINUTE = 60_000;

/** The task for the next time of one that repeats, which has just been completed. */
function makeNext(state: Todo, task: Task, ctx: Ctx): string | null {
  if (!task.repeat) return null;
  const today = dayAt(ctx.now, ctx.zone);
  const due = isoOf(nextDay(task.repeat, task.due === null ? today : dayOf(task.due), today));
  const id = ctx.id('task');
  const { left: _, ...rest } = task;
  state.tasks[id] = {
    ...rest,
    repeat: { ...task.repeat, weekdays: [...task.repeat.weekdays] },
    due,
    subtasks: task.subtasks.map(s => ({ ...s, done: false })),
    tags: [...task.tags],
    createdAt: ctx.now,
    completedAt: null,
    snoozedUntil: null,
    next: null,
  };
  return id;
}

/** Takes completion back. The next one that it made goes with it while it is still to be done; else this one repeats no more. */
function reopen(state: Todo, task: Task): void {
  const next = task.next === null ? undefined : state.tasks[task.next];
  if (next && next.completedAt === null && next.binnedAt === null) delete state.tasks[task.next!];
  else if (task.next !== null) task.repeat = null;
  task.next = null;
  task.completedAt = null;
}

export const tasks = {
  edit: change(
    'Write the title or the notes of a task',
    Obj({ task: Str(), title: Opt(Str()), notes: Opt(Str()) }),
    (state, { task: id, title, notes }) => {
      const task = state.tasks[id];
      if (!task || task.binnedAt !== null) return;
      // A task without a title would be lost: the last one stays until there is another.
      if (title !== undefined && title.trim() !== '') task.title = title.trim();
      if (notes !== undefined) task.notes = notes;
    },
  ),
  complete: change(
    'Complete tasks; one that repeats comes again on its next day',
    Several,
    (state, { tasks: ids }, ctx) => {
      const going = present(state, ids).filter(id => state.tasks[id]!.completedAt === null);
      if (going.length === 0) return;
      const before = snapshot(state, going);
      let again: string | undefined;
      for (const id of going) {
        const task = state.tasks[id]!;
        const next = makeNext(state, task, ctx);
        Object.assign(task, { completedAt: ctx.now, snoozedUntil: null, next });
        if (next !== null) {
          before[next] = null;
          again = state.tasks[next]!.due!;
        }
        ctx.dismiss(tagOf(id));
      }
      const words =
        going.length === 1 && again !== undefined
          ? `Completed. Next: ${fullDay(dayOf(again), dayAt(ctx.now, ctx.zone))}`
          : `${some(going.length)} completed`;
      state.undo = { text: words, at: ctx.now, tasks: before };
    },
  ),
  uncomplete: change('Take the completion of tasks back', Several, (state, { tasks: ids }) => {
    for (const id of present(state, ids))
      if (state.tasks[id]!.completedAt !== null) reopen(state, state.tasks[id]!);
  }),
  star: change(
    'Mark tasks as important, or take the mark away',
    Obj({ tasks: Arr(Str()), starred: Bool() }),
    (state, { tasks: ids, starred }) => {
      for (const id of present(state, ids)) state.tasks[id]!.starred = starred;
    },
  ),
  setPriority: change(
    'Give tasks a priority',
    Obj({ tasks: Arr(Str()), priority: TaskSchema.properties.priority }),
    (state, { tasks: ids, priority }) => {
      for (const id of present(state, ids)) state.tasks[id]!.priority = priority;
    },
  ),
  move: change(
    'Move tasks to another list: on top, or where they stood in it',
    Obj({ tasks: Arr(Str()), list: Str() }),
    (state, { tasks: ids, list }, ctx) => {
      if (!state.lists[list]) return;
      const going = present(state, ids).filter(id => state.tasks[id]!.list !== list);
      if (going.length === 0) return;
      const before = snapshot(state, going);
      const top = topOf(state, list);
      going.forEach((id, i) => {
        const task = state.tasks[id]!;
        const back = task.left?.list === list ? task.left.position : undefined;
        task.left = { list: task.list, position: task.position };
        Object.assign(task, { list, position: back ?? top - going.length + 1 + i });
      });
      state.undo = {
        text: `${some(going.length)} moved to ${state.lists[list]!.name}`,
        at: ctx.now,
        tasks: before,
      };
    },
  ),
  tag: change('Put a tag on tasks', Obj({ tasks: Arr(Str()), tag: Str() }), (state, { tasks: ids, tag }) => {
    const words = cleanTag(tag);
    for (const id of present(state, ids)) {
      const { tags } = state.tasks[id]!;
      if (words && !tags.some(t => t.toLowerCase() === words.toLowerCase())) tags.push(words);
    }
  }),
  untag: change(
    'Take a tag off tasks',
    Obj({ tasks: Arr(Str()), tag: Str() }),
    (state, { tasks: ids, tag }) => {
      for (const id of present(state, ids))
        state.tasks[id]!.tags = state.tasks[id]!.tags.filter(t => t !== tag);
    },
  ),
  duplicate: change('Make a copy of each task below it', Several, (state, { tasks: ids }, ctx) => {
    const rows = present(state, ids);
    for (const id of rows) {
      const task = state.tasks[id]!;
      const { left: _, ...rest } = task;
      const below = Object.values(state.tasks)
        .filter(t => t.list === task.list && t.position > task.position)
        .map(t => t.position);
      state.tasks[ctx.id('task')] = {
        ...rest,
        title: `${task.title} (copy)`,
        tags: [...task.tags],
        subtasks: task.subtasks.map(s => ({ ...s, id: ctx.id('step') })),
        repeat: task.repeat && { ...task.repeat, weekdays: [...task.repeat.weekdays] },
        position: below.length > 0 ? (task.position + Math.min(...below)) / 2 : task.position + 1,
        createdAt: ctx.now,
        completedAt: null,
        snoozedUntil: null,
        next: null,
      };
    }
    if (rows.length > 0) ctx.toast(rows.length === 1 ? 'Task duplicated' : `${rows.length} tasks duplicated`);
  }),
  reorder: change(
    'Put an open task at a place of its list',
    Obj({ task: Str(), to: Int({ minimum: 0 }) }),
    (state, { task: id, to }) => {
      const task = state.tasks[id];
      if (!task || task.completedAt !== null || task.binnedAt !== null) return;
      const others = Object.entries(state.tasks)
        .filter(
          ([other, t]) =>
            other !== id && t.list === task.list && t.completedAt === null && t.binnedAt === null,
        )
        .map(([, t]) => t.position)
        .sort((a, b) => a - b);
      task.position = placeAt(others, to);
    },
  ),
  bin: change('Move tasks to the bin', Several, (state, { tasks: ids }, ctx) => {
    const going = present(state, ids);
    if (going.length === 0) return;
    const before = snapshot(state, going);
    for (const id of going) {
      state.tasks[id]!.binnedAt = ctx.now;
      closeTask(id, ctx);
    }
    state.undo = { text: `${some(going.length)} moved to bin`, at: ctx.now, tasks: before };
  }),
  deleteCompleted: change(
    'Move what is completed in a list to the bin',
    Obj({ list: Str() }),
    (state, { list }, ctx) => {
      const going = Object.keys(state.tasks).filter(id => {
        const t = state.tasks[id]!;
        return t.list === list && t.completedAt !== null && t.binnedAt === null;
      });
      if (going.length === 0) {
        ctx.toast('Nothing is completed');
        return;
      }
      const before = snapshot(state, going);
      for (const id of going) {
        state.tasks[id]!.binnedAt = ctx.now;
        closeTask(id, ctx);
      }
      state.undo = { text: `${some(going.length)} moved to bin`, at: ctx.now, tasks: before };
    },
  ),
  restore: change(
    'Take tasks out of the bin; where their list is gone they go to the default one',
    Several,
    (state, { tasks: ids }, ctx) => {
      const back = [...new Set(ids)].filter(id => state.tasks[id] && state.tasks[id].binnedAt !== null);
      for (const id of back)
        Object.assign(state.tasks[id]!, {
          binnedAt: null,
          ...(state.lists[state.tasks[id]!.list] ? {} : { list: homeList(state) }),
        });
      if (back.length > 0) ctx.toast(`${some(back.length)} restored`);
    },
  ),
  remove: change('Delete tasks in the bin for good', Several, (state, { tasks: ids }) => {
    for (const id of ids) if (state.tasks[id] && state.tasks[id].binnedAt !== null) delete state.tasks[id];
  }),
  emptyBin: change('Delete everything in the bin for good', Obj({}), state => {
    for (const [id, t] of Object.entries(state.tasks)) if (t.binnedAt !== null) delete state.tasks[id];
  }),
  undo: action('Take back what was done last', Obj({}), (state, _, ctx) => {
    const was = state.undo;
    if (!was) return;
    for (const [id, task] of Object.entries(was.tasks))
      if (task) state.tasks[id] = { ...task, ...(state.lists[task.list] ? {} : { list: homeList(state) }) };
      else delete state.tasks[id];
    state.undo = null;
    plan(state, ctx);
  }),
  hideUndo: action('Leave what was done as it is', Obj({}), state => {
    state.undo = null;
  }),
  share: action('Share tasks as text', Several, (state, { tasks: ids }, ctx) => {
    const today = dayAt(ctx.now, ctx.zone);
    const rows = present(state, ids).map(id => state.tasks[id]!);
    const only = rows.length === 1 ? rows[0]! : undefined;
    const text = rows.map(t => taskText(t, today, ctx.os.settings.clock24)).join('\n');
    if (rows.length > 0)
      ctx.start({
        verb: 'SEND',
        mime: 'text/plain',
        text: only?.notes ? `${text}\n\n${only.notes}` : text,
        title: only ? only.title : `${rows.length} tasks`,
      });
  }),
  remind: action('A reminder is due', Obj({ at: Int() }), (state, { at }, ctx) => {
    remindOf(state, at, ctx);
    plan(state, ctx);
  }),
  snooze: action('Put the reminder of a task off', Obj({ task: Str() }), (state, { task: id }, ctx) => {
    const task = state.tasks[id];
    ctx.dismiss(tagOf(id));
    if (!task || task.completedAt !== null || task.binnedAt !== null) return;
    task.snoozedUntil = ctx.now + state.settings.snooze * MINUTE;
    plan(state, ctx);
  }),
  replan: action(
    'Plan reminders after the clock or the zone was set',
    Obj({ by: Opt(Int()) }),
    (state, _, ctx) => plan(state, ctx),
  ),
};
