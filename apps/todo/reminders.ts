import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { orderedEntries, rowsWhere } from '../../src/state/order.ts';
import { dayAt, dayOf, momentOf } from './dates.ts';
import type { Task, Todo } from './state.ts';
import { dueWords } from './words.ts';

const MINUTE = 60_000;
export const TIMER = 'todo-reminder';
export const tagOf = (id: string): string => `task-${id}`;

/**
 * When a task was set to remind, epoch ms; null where it does not. Of one without a time it counts from the
 * midnight at which its day begins.
 */
export const remindsAt = (t: Pick<Task, 'due' | 'time' | 'reminder'>, zone: string): number | null =>
  t.due === null || t.reminder === null
    ? null
    : momentOf(dayOf(t.due), t.time ?? 0, zone) - t.reminder * MINUTE;

/** When an open task comes next with a reminder, that which was put off included. */
const comesAt = (t: Task, zone: string): number | null =>
  t.completedAt !== null || t.binnedAt !== null ? null : (t.snoozedUntil ?? remindsAt(t, zone));

/** When the next reminder after `now` is due; undefined where nothing reminds. */
export function nextReminder(tasks: Todo['tasks'], now: number, zone: string): number | undefined {
  let best: number | undefined;
  for (const t of Object.values(tasks)) {
    const at = comesAt(t, zone);
    if (at !== null && at > now && (best === undefined || at < best)) best = at;
  }
  return best;
}

/** Schedules the next reminder: the only timer that waits. */
export function plan(state: Todo, ctx: Ctx): void {
  const at = nextReminder(state.tasks, ctx.now, ctx.zone);
  if (at === undefined) ctx.cancel(TIMER);
  else ctx.schedule(at, 'remind', { at }, TIMER);
}

/** Puts the reminders that are due at a moment into the shade. */
export function remindOf(state: Todo, at: number, ctx: Ctx): void {
  const due = rowsWhere(state.tasks, t => comesAt(t, ctx.zone) === at);
  for (const [id, t] of orderedEntries(due, (a, b) => a.createdAt - b.createdAt)) {
    t.snoozedUntil = null;
    const when = dueWords(t, dayAt(ctx.now, ctx.zone), ctx.os.settings.clock24);
    ctx.notify({
      channel: 'reminders',
      tag: tagOf(id),
      title: t.title,
      text: [
        when && `Due ${when.replace(/^(Today|Tomorrow|Yesterday)/, w => w.toLowerCase())}`,
        state.lists[t.list]?.name,
      ]
        .filter(Boolean)
        .join(' · '),
      route: `/task/${id}`,
      actions: [
        { id: 'complete', label: 'Complete', action: 'complete', args: { tasks: [id] } },
        { id: 'snooze', label: 'Snooze', action: 'snooze', args: { task: id } },
      ],
    });
  }
}

/** A reminder for a task whose time was given or taken: the usual one where the usual one stood, else the same moment as before. */
export function reminderWith(t: Task, time: number | null, settings: Todo['settings']): number | null {
  const had = t.time === null ? settings.dayReminder : settings.reminder;
  if (t.reminder === had) return time === null ? settings.dayReminder : settings.reminder;
  if (t.reminder === null) return null;
  const before = t.reminder + (time ?? 0) - (t.time ?? 0);
  return time !== null && before < 0 ? settings.reminder : before;
}
