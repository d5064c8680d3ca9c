import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { equal } from '../../../src/state/json.ts';
import { dayOf, isoOf, weekdayOf } from '../../../src/state/civil.ts';
import { draftOf, splitRule } from '../draft.ts';
import { firstDay } from '../recur.ts';
import type { Calendar, Draft, Event, Repeat } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';

/** What of a series a change is for. */
export type Scope = 'this' | 'following' | 'all';

const moved = (date: string, by: number): string => isoOf(dayOf(date) + by);

/** Occurrences of a series that were changed alone. */
export const changedAlone = (state: Calendar, id: string): [string, Event][] =>
  orderedEntries(state.events).filter(([, e]) => e.series?.event === id);

/** Puts what begins on a day that its rule does not name on the first one that it does. */
export function settled(d: Draft): Draft {
  const by = firstDay(d.repeat, dayOf(d.startDate)) - dayOf(d.startDate);
  const times = d.allDay ? { startMinute: 0, endMinute: 0 } : {};
  return {
    ...d,
    ...times,
    title: d.title.trim(),
    place: d.place.trim(),
    reminders: [...new Set(d.reminders)].sort((a, b) => a - b),
    startDate: moved(d.startDate, by),
    endDate: moved(d.endDate, by),
  };
}

/** A weekly rule whose days all go along where one of them moved. */
function alongWith(rule: Repeat | null, by: number): Repeat | null {
  if (rule?.every !== 'week' || by % 7 === 0) return rule;
  return { ...rule, weekdays: rule.weekdays.map(d => (((d + by) % 7) + 7) % 7).sort((a, b) => a - b) };
}

/** Takes days of a series out of its views. */
export function cancel(event: Event, date: string): void {
  if (!event.cancelled.includes(date)) event.cancelled = [...event.cancelled, date].sort();
}

/**
 * Changes an event, or of a series the occurrence of `date`, it and those that follow, or all, to what a form says. The form has that
 * occurrence's days. Gives the id under which it stands then. Where the rule itself is changed, what was
 * cancelled or changed alone begins anew. A form that says what the event says changes nothing.
 */
export function applyChange(
  state: Calendar,
  id: string,
  date: string,
  form: Draft,
  scope: Scope,
  ctx: Pick<Ctx, 'id' | 'now'>,
): { id: string; date: string } {
  const event = state.events[id]!;
  const was = draftOf(event, date);
  if (equal(form, was) || equal(settled(form), was)) return { id, date: was.startDate };
  const by = dayOf(form.startDate) - dayOf(date);
  const rest = { organiser: event.organiser, answer: event.answer, createdAt: ctx.now, editedAt: ctx.now };
  if (!event.repeat) {
    Object.assign(event, settled(event.series ? { ...form, repeat: null } : form), { editedAt: ctx.now });
    return { id, date: event.startDate };
  }
  if (scope === 'this') {
    cancel(event, date);
    const one = ctx.id('event');
    state.events[one] = {
      ...settled({ ...form, repeat: null }),
      ...rest,
      cancelled: [],
      series: { event: id, date },
    };
    return { id: one, date: state.events[one].startDate };
  }
  const sameRule = equal(form.repeat, event.repeat);
  const weekdaysOnly =
    form.repeat?.every === 'week' &&
    event.repeat.every === 'week' &&
    equal({ ...form.repeat, weekdays: [] }, { ...event.repeat, weekdays: [] }) &&
    form.repeat.weekdays.length === 1 &&
    event.repeat.weekdays.length === 1 &&
    by !== 0 &&
    form.repeat.weekdays[0] === weekdayOf(dayOf(form.startDate));
  const keeps = sameRule || weekdaysOnly;
  const rule = sameRule ? alongWith(form.repeat, by) : form.repeat;
  const alone = changedAlone(state, id);
  if (scope === 'all' || date <= event.startDate) {
    const start = rule ? moved(event.startDate, by) : form.startDate;
    Object.assign(
      event,
      settled({
        ...form,
        repeat: rule,
        startDate: start,
        endDate: moved(form.endDate, dayOf(start) - dayOf(form.startDate)),
      }),
      { editedAt: ctx.now, cancelled: keeps ? event.cancelled.map(d => moved(d, by)) : [] },
    );
    for (const [key, one] of alone)
      if (keeps) one.series = { event: id, date: moved(one.series!.date, by) };
      else delete state.events[key];
    return { id, date: event.repeat ? moved(date, by) : event.startDate };
  }
  const { before, after } = splitRule(event, date);
  const next = ctx.id('event');
  const cancelled = keeps ? event.cancelled.filter(d => d >= date).map(d => moved(d, by)) : [];
  state.events[next] = {
    ...settled({ ...form, repeat: rule && keeps ? { ...rule, count: after.count } : rule }),
    ...rest,
    cancelled,
    series: null,
  };
  Object.assign(event, {
    repeat: before,
    cancelled: event.cancelled.filter(d => d < date),
    editedAt: ctx.now,
  });
  for (const [key, one] of alone.filter(([, e]) => e.series!.date >= date))
    if (keeps) one.series = { event: next, date: moved(one.series!.date, by) };
    else delete state.events[key];
  return { id: next, date: state.events[next].startDate };
}

/** Deletes an event, or of a series one occurrence, it and those that follow, or all. */
export function removeEvent(state: Calendar, id: string, date: string, scope: Scope, now: number): void {
  const event = state.events[id]!;
  if (event.repeat && scope === 'this') {
    if (event.cancelled.includes(date)) return;
    cancel(event, date);
    event.editedAt = now;
    return;
  }
  const all = !event.repeat || scope === 'all' || date <= event.startDate;
  for (const [key, one] of changedAlone(state, id))
    if (all || one.series!.date >= date) delete state.events[key];
  if (all) {
    delete state.events[id];
    return;
  }
  Object.assign(event, {
    repeat: splitRule(event, date).before,
    cancelled: event.cancelled.filter(d => d < date),
    editedAt: now,
  });
}
