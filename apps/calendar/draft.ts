import { addDays, partsAt } from '../../src/state/clock.ts';
import { dayNumber, dayOf, isoOf, weekdayOf } from '../../src/state/civil.ts';
import { momentOf, localOf, occurrenceOn, spanOf } from './occurrences.ts';
import { countBefore, isLastOfMonth } from './recur.ts';
import type { Calendar, Draft, Event, Repeat } from './state.ts';

const MINUTE = 60_000;

/** The times of a form as the moments that they mean; of an all-day one the midnights. */
export function momentsOf(
  d: Pick<Draft, 'allDay' | 'startDate' | 'startMinute' | 'endDate' | 'endMinute' | 'zone'>,
): { from: number; to: number } {
  if (d.allDay)
    return { from: momentOf(dayOf(d.startDate), 0, 'UTC'), to: momentOf(dayOf(d.endDate) + 1, 0, 'UTC') };
  return {
    from: momentOf(dayOf(d.startDate), d.startMinute, d.zone),
    to: momentOf(dayOf(d.endDate), d.endMinute, d.zone),
  };
}

const placed = (from: number, to: number, zone: string) => {
  const a = localOf(from, zone);
  const b = localOf(to, zone);
  return { startDate: isoOf(a.day), startMinute: a.minute, endDate: isoOf(b.day), endMinute: b.minute, zone };
};

const remindersOf = (state: Calendar, allDay: boolean): number[] => {
  const one = allDay ? state.settings.allDayReminder : state.settings.reminder;
  return one === null ? [] : [one];
};

/** The calendar that new events go to: the chosen one, or the first of the person's own. */
export function homeOf(state: Calendar): string {
  const own = Object.keys(state.calendars)
    .filter(id => state.calendars[id]!.kind === 'own')
    .sort((a, b) => state.calendars[a]!.createdAt - state.calendars[b]!.createdAt || (a < b ? -1 : 1));
  return own.includes(state.settings.calendar)
    ? state.settings.calendar
    : (own[0] ?? state.settings.calendar);
}

/** What a form for a new event begins with: at `from`, or the next full hour. */
export function newDraft(
  state: Calendar,
  now: number,
  zone: string,
  given: {
    from?: number;
    to?: number;
    title?: string;
    place?: string;
    allDay?: boolean;
    notes?: string;
  } = {},
): Draft {
  const p = partsAt(now, zone);
  const from = given.from ?? momentOf(dayNumber(p), (p.hour + 1) * 60, zone);
  const allDay = given.allDay ?? false;
  const to = given.to !== undefined && given.to >= from ? given.to : from + state.settings.length * MINUTE;
  const times = placed(from, to, zone);
  return {
    title: given.title ?? '',
    calendar: homeOf(state),
    allDay,
    ...times,
    ...(allDay
      ? {
          startMinute: 0,
          endMinute: 0,
          endDate: isoOf(Math.max(dayOf(times.startDate), localOf(Math.max(from, to - 1), zone).day)),
        }
      : {}),
    repeat: null,
    place: given.place ?? '',
    notes: given.notes ?? '',
    colour: null,
    busy: !allDay,
    reminders: remindersOf(state, allDay),
    guests: [],
  };
}

/** The form of an occurrence that is changed: the event, at that occurrence's days. */
export function draftOf(event: Event, date: string): Draft {
  const {
    cancelled: _c,
    series: _s,
    organiser: _o,
    answer: _a,
    createdAt: _m,
    editedAt: _e,
    ...rest
  } = event;
  const by = event.repeat ? dayOf(date) - dayOf(event.startDate) : 0;
  return {
    ...(JSON.parse(JSON.stringify(rest)) as typeof rest),
    startDate: isoOf(dayOf(event.startDate) + by),
    endDate: isoOf(dayOf(event.endDate) + by),
  };
}

/** The form with another start; its length stays. */
export function withStart(d: Draft, date: string, minute: number): Draft {
  if (d.allDay)
    return { ...d, startDate: date, endDate: isoOf(dayOf(d.endDate) + dayOf(date) - dayOf(d.startDate)) };
  const { from, to } = momentsOf(d);
  const start = momentOf(dayOf(date), minute, d.zone);
  const end = localOf(start + (to - from), d.zone);
  return { ...d, startDate: date, startMinute: minute, endDate: isoOf(end.day), endMinute: end.minute };
}

/** Turned into an all-day one, or back to hours of the day. */
export function withAllDay(d: Draft, allDay: boolean, state: Calendar, now: number): Draft {
  if (d.allDay === allDay) return d;
  const reminders = remindersOf(state, allDay);
  if (allDay) return { ...d, allDay, startMinute: 0, endMinute: 0, busy: false, reminders };
  const hour = (partsAt(now, d.zone).hour + 1) % 24;
  const from = momentOf(dayOf(d.startDate), hour * 60, d.zone);
  const length =
    dayOf(d.endDate) > dayOf(d.startDate)
      ? addDays(from, dayOf(d.endDate) - dayOf(d.startDate), d.zone) - from
      : state.settings.length * MINUTE;
  return { ...d, allDay, busy: true, reminders, ...placed(from, from + length, d.zone) };
}

/** A form that was turned back to how it began, all day or not: with the times, reminders and busy that it had. */
export function turnedBack(initial: Draft, d: Draft, turned: Draft): Draft {
  if (spanOf(d) !== spanOf(initial)) return turned;
  const { startMinute, endMinute, busy, reminders } = initial;
  return { ...turned, startMinute, endMinute, endDate: d.endDate, busy, reminders };
}

/** A rule of a kind as a form begins it, for what starts on a day. */
export function ruleFor(every: Repeat['every'], startDate: string): Repeat {
  return {
    every,
    interval: 1,
    weekdays: every === 'week' ? [weekdayOf(dayOf(startDate))] : [],
    monthly: 'date',
    until: null,
    count: null,
  };
}

/** A rule kept in step with a start that moved: a weekly one on the old weekday alone goes with it. */
export function ruleMoved(rule: Repeat | null, was: string, now: string): Repeat | null {
  if (!rule || was === now) return rule;
  const old = weekdayOf(dayOf(was));
  if (rule.every === 'week')
    return rule.weekdays.length === 1 && rule.weekdays[0] === old
      ? { ...rule, weekdays: [weekdayOf(dayOf(now))] }
      : rule;
  if (rule.every === 'month' && rule.monthly === 'last' && !isLastOfMonth(dayOf(now)))
    return { ...rule, monthly: 'nth' };
  return rule;
}

/** What is wrong with a form, in words for a person; undefined for a good one. */
export function problemOf(d: Draft): string | undefined {
  const { from, to } = momentsOf(d);
  if (to < from || (d.allDay && dayOf(d.endDate) < dayOf(d.startDate)))
    return 'The event ends before it starts';
  if (d.repeat?.until && dayOf(d.repeat.until) < dayOf(d.startDate))
    return 'The repetition ends before the event starts';
  if (d.repeat && d.repeat.every === 'week' && d.repeat.weekdays.length === 0)
    return 'Choose a day of the week on which it repeats';
  return undefined;
}

/** A rule for the days from the occurrence on `date` on, and one for those before it. */
export function splitRule(event: Event, date: string): { before: Repeat; after: Repeat } {
  const rule = event.repeat!;
  const passed = countBefore(rule, dayOf(event.startDate), dayOf(date));
  return {
    before: { ...rule, until: isoOf(dayOf(date) - 1), count: null },
    after: { ...rule, count: rule.count === null ? null : Math.max(1, rule.count - passed) },
  };
}

export { occurrenceOn };
