import { epochOf, partsAt } from '../../src/state/clock.ts';
import { civilOf, dayNumber, dayOf, isoOf } from '../../src/state/civil.ts';
import { days } from './recur.ts';
import type { Calendar, Colour, Event } from './state.ts';

/** One time that an event takes place. */
export interface Occurrence {
  /** `<event>@<ISO date>`: unique among all. */
  key: string;
  /** The event, or the series. */
  id: string;
  /** First day in the zone of the event (of a series: which occurrence this is), ISO. */
  date: string;
  event: Event;
  /** Epoch ms; an all-day one reaches from midnight to midnight of the phone's zone. */
  from: number;
  to: number;
  /** First and last day on the phone's calendar, as day numbers. */
  first: number;
  last: number;
}

/** Day number and minute of a moment in a zone. */
export function localOf(ms: number, zone: string): { day: number; minute: number } {
  const p = partsAt(ms, zone);
  return { day: dayNumber(p), minute: p.hour * 60 + p.minute };
}

/** The moment of a minute of a day (a day number) in a zone. */
export const momentOf = (day: number, minute: number, zone: string): number =>
  epochOf({ ...civilOf(day), minute }, zone);

/** Calendar days from start to end. */
export const spanOf = (event: Pick<Event, 'startDate' | 'endDate'>): number =>
  dayOf(event.endDate) - dayOf(event.startDate);

/** The occurrence of an event that begins on a day of its own zone. */
export function occurrenceOn(id: string, event: Event, day: number, zone: string): Occurrence {
  const end = day + spanOf(event);
  const date = isoOf(day);
  const base = { key: `${id}@${date}`, id, date, event };
  if (event.allDay)
    return { ...base, from: momentOf(day, 0, zone), to: momentOf(end + 1, 0, zone), first: day, last: end };
  const from = momentOf(day, event.startMinute, event.zone);
  const to = Math.max(from, momentOf(end, event.endMinute, event.zone));
  // What ends at midnight does not reach into the next day.
  return {
    ...base,
    from,
    to,
    first: localOf(from, zone).day,
    last: localOf(Math.max(from, to - 1), zone).day,
  };
}

/** Whether a phone can tell the time of a day, in any zone. */
const [FIRST, LAST] = [dayOf('0001-01-03'), dayOf('9999-12-29')];
const isKnown = (day: number): boolean => day >= FIRST && day <= LAST;

/** How long before a day an occurrence of a series is looked for that reaches into it, days: no series overlaps more. */
const MOST_BACK = 732;

/** Occurrences of one event that touch days `from` to `to` of the phone's calendar, cancelled ones left out. */
export function occurrencesOf(
  id: string,
  event: Event,
  from: number,
  to: number,
  zone: string,
): Occurrence[] {
  // A zone is at most a day away from another.
  const span = spanOf(event);
  const first = from - span - 1;
  const start = dayOf(event.startDate);
  const list = event.repeat
    ? [...days(event.repeat, start, Math.max(first, from - MOST_BACK), to + 1)].filter(
        d => !event.cancelled.includes(isoOf(d)),
      )
    : start >= first && start <= to + 1
      ? [start]
      : [];
  return list
    .filter(day => isKnown(day) && isKnown(day + span))
    .map(day => occurrenceOn(id, event, day, zone))
    .filter(o => o.first <= to && o.last >= from);
}

/** Whether an event takes place on a day (ISO) of its own zone; one that does not repeat does wherever a link has it. */
export function takesPlace(event: Event, date: string): boolean {
  if (!event.repeat) return true;
  const day = dayOf(date);
  return (
    !Number.isNaN(day) &&
    isoOf(day) === date &&
    !event.cancelled.includes(date) &&
    [...days(event.repeat, dayOf(event.startDate), day, day)].length === 1
  );
}

interface Cache {
  id: string;
  from: number;
  to: number;
  zone: string;
  found: Occurrence[];
}
/** The occurrences of an event that has not changed since, for the same days. A copy may share the event under another id. */
const cache = new WeakMap<Event, Cache>();

function cached(id: string, event: Event, from: number, to: number, zone: string): Occurrence[] {
  const known = cache.get(event);
  if (known?.id === id && known.from === from && known.to === to && known.zone === zone) return known.found;
  const found = occurrencesOf(id, event, from, to, zone);
  if (Object.isFrozen(event)) cache.set(event, { id, from, to, zone, found });
  return found;
}

/** All-day ones first, then by start, the longer before the shorter. */
export const inOrder = (a: Occurrence, b: Occurrence): number =>
  Number(b.event.allDay) - Number(a.event.allDay) ||
  a.from - b.from ||
  b.to - a.to ||
  (a.key < b.key ? -1 : 1);

/** Whether the views show an event: its calendar is, and it was not declined unless those are shown. */
export function isShown(state: Pick<Calendar, 'calendars' | 'settings'>, event: Event): boolean {
  return (
    (state.calendars[event.calendar]?.visible ?? false) &&
    (event.answer !== 'no' || state.settings.showDeclined)
  );
}

/** Every occurrence that the views show on days `from` to `to`, in order. */
export function shownBetween(state: Calendar, from: number, to: number, zone: string): Occurrence[] {
  return Object.entries(state.events)
    .flatMap(([id, event]) => (isShown(state, event) ? cached(id, event, from, to, zone) : []))
    .sort(inOrder);
}

export const colourOf = (state: Calendar, event: Event): Colour =>
  event.colour ?? state.calendars[event.calendar]?.colour ?? 'grey';

/** Whether a person may change an event: its calendar is one of their own. */
export const isOwn = (state: Calendar, event: Event): boolean =>
  state.calendars[event.calendar]?.kind === 'own';

/** Column and number of columns of each of a day's timed occurrences, so that those that overlap stand side by side. */
export function columns(
  list: readonly { from: number; to: number }[],
  least: number,
): { column: number; of: number }[] {
  const order = list
    .map((_, i) => i)
    .sort((a, b) => list[a]!.from - list[b]!.from || list[b]!.to - list[a]!.to);
  const out = list.map(() => ({ column: 0, of: 1 }));
  const end = (i: number) => Math.max(list[i]!.to, list[i]!.from + least);
  let group: number[] = [];
  let until = -Infinity;
  const close = () => {
    const of = Math.max(1, ...group.map(i => out[i]!.column + 1));
    for (const i of group) out[i]!.of = of;
    group = [];
  };
  for (const i of order) {
    if (list[i]!.from >= until) {
      close();
      until = -Infinity;
    }
    const taken = new Set(group.filter(j => end(j) > list[i]!.from).map(j => out[j]!.column));
    let column = 0;
    while (taken.has(column)) column++;
    out[i]!.column = column;
    group.push(i);
    until = Math.max(until, end(i));
  }
  close();
  return out;
}
