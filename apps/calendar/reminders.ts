import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { settled } from '../../src/sdk/core/settled.ts';
import { dayOf, isoOf } from '../../src/state/civil.ts';
import { isShown, localOf, occurrenceOn, type Occurrence } from './occurrences.ts';
import { days } from './recur.ts';
import type { Calendar, Event } from './state.ts';
import { titleOf, untilWords, whenWords } from './words.ts';

const MINUTE = 60_000;
/** How far ahead the next reminder is looked for; what lies farther is found when that time has come. */
const AHEAD = 400;
export const TIMER = 'calendar-reminder';

/** When a reminder of an occurrence is due, epoch ms. Of an all-day event it counts from the midnight at which it begins. */
export const dueAt = (o: Pick<Occurrence, 'from'>, minutes: number): number => o.from - minutes * MINUTE;

export interface Due {
  at: number;
  occurrence: Occurrence;
}

/** The reminders of one event that are due from `from` to `to`, both included; with `next` only the earliest. */
function dueOf(id: string, event: Event, from: number, to: number, zone: string, next: boolean): Due[] {
  const most = Math.max(...event.reminders);
  const least = Math.min(...event.reminders);
  const first = localOf(from + Math.min(0, least) * MINUTE, zone).day - 1;
  const last = localOf(to + Math.max(0, most) * MINUTE, zone).day + 1;
  const start = dayOf(event.startDate);
  const found: Due[] = [];
  for (const day of event.repeat ? days(event.repeat, start, first, last) : [start]) {
    if (event.cancelled.includes(isoOf(day))) continue;
    const occurrence = occurrenceOn(id, event, day, zone);
    const best = next && found.length > 0 ? found[0]!.at : Infinity;
    if (occurrence.from - most * MINUTE > best) break;
    for (const minutes of event.reminders) {
      const at = dueAt(occurrence, minutes);
      if (at < from || at > to) continue;
      if (!next) found.push({ at, occurrence });
      else if (!found[0] || at < found[0].at) found[0] = { at, occurrence };
    }
  }
  return found;
}

const reminding = (state: Calendar): [string, Event][] => {
  const { calendars, settings, events } = state;
  const shown = { calendars: settled(calendars), settings: settled(settings) };
  return Object.entries(settled(events)).filter(
    ([, e]) => e.reminders.length > 0 && e.answer !== 'no' && isShown(shown, e),
  );
};

/** Reminders due from `from` to `to`, in order, each occurrence once. */
export function remindersDue(state: Calendar, from: number, to: number, zone: string): Due[] {
  const all = reminding(state)
    .flatMap(([id, e]) => dueOf(id, e, from, to, zone, false))
    .sort((a, b) => a.at - b.at || (a.occurrence.key < b.occurrence.key ? -1 : 1));
  return all.filter((due, i) => all.findIndex(d => d.occurrence.key === due.occurrence.key) === i);
}

/** When the next reminder after `now` is due; where none is near, when to look again; undefined where nothing can remind. */
export function nextReminder(state: Calendar, now: number, zone: string): number | undefined {
  const rows = reminding(state);
  const far = now + AHEAD * 1440 * MINUTE;
  let best = Infinity;
  for (const [id, e] of rows) {
    const [due] = dueOf(id, e, now + 1, Math.min(best, far), zone, true);
    if (due) best = Math.min(best, due.at);
  }
  if (best < Infinity) return best;
  return rows.some(([, e]) => e.repeat !== null || dayOf(e.startDate) > localOf(far, zone).day - 60)
    ? far
    : undefined;
}

/** Schedules the next reminder: the only timer that waits besides those that were put off. */
export function plan(state: Calendar, ctx: Pick<Ctx, 'now' | 'zone' | 'schedule' | 'cancel'>): void {
  const at = nextReminder(state, ctx.now, ctx.zone);
  if (at === undefined) ctx.cancel(TIMER);
  else ctx.schedule(at, 'remind', { at }, TIMER);
}

export const tagOf = (o: Pick<Occurrence, 'key'>): string => `event-${o.key}`;

/** Puts the notification of an occurrence into the shade. */
export function notifyOf(o: Occurrence, ctx: Ctx): void {
  const { clock24 } = ctx.os.settings;
  const soon = o.event.allDay
    ? whenWords(o, ctx.zone, ctx.now, clock24)
    : `${untilWords(o.from, ctx.now, ctx.zone, clock24)} · ${whenWords(o, ctx.zone, ctx.now, clock24).split(' · ').at(-1)}`;
  ctx.notify({
    channel: 'reminders',
    tag: tagOf(o),
    title: titleOf(o.event),
    text: [soon, o.event.place].filter(Boolean).join(' · '),
    route: `/event/${o.id}/${o.date}`,
    actions: [{ id: 'snooze', label: 'Snooze', action: 'snooze', args: { event: o.id, date: o.date } }],
  });
}
