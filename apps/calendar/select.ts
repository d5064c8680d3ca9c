import type { Contact } from '../../src/sdk/core/providers.ts';
import { civilOf, dayNumber, daysInMonth, isoOf } from '../../src/state/civil.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { momentOf, shownBetween, type Occurrence } from './occurrences.ts';
import type { Calendar, CalendarRow, Event } from './state.ts';

export const BIRTHDAYS = 'calendar-birthdays';

/** Someone's birthday, as the contacts have it. */
export interface Birthday {
  contact: string;
  name: string;
  portrait: string | null;
  birthday: string;
}
/** Prefix of the ids under which birthdays stand among occurrences. */
const BORN = 'birthday-';
export const contactOf = (id: string): string | null => (id.startsWith(BORN) ? id.slice(BORN.length) : null);

export const birthdaysOf = (list: readonly Contact[]): Birthday[] =>
  list.flatMap(c =>
    c.birthday ? [{ contact: c.id, name: c.name, portrait: c.portrait, birthday: c.birthday }] : [],
  );

/** Day of a birthday in a year; 28 February where it is the 29th and the year has none. */
export function birthdayIn(birthday: string, year: number): number {
  const [month, day] = birthday.slice(-5).split('-').map(Number) as [number, number];
  return dayNumber({ year, month, day: Math.min(day, daysInMonth(year, month)) });
}

/** How old someone becomes, or null where the year is not known. */
export const ageIn = (birthday: string, year: number): number | null =>
  birthday.startsWith('--') ? null : year - Number(birthday.slice(0, 4));

/** Birthdays on days `from` to `to`, as all-day occurrences that no table has. */
export function birthdaysBetween(
  state: Calendar,
  list: readonly Birthday[],
  from: number,
  to: number,
  zone: string,
): Occurrence[] {
  if (!state.calendars[BIRTHDAYS]?.visible) return [];
  const found: Occurrence[] = [];
  for (const b of list) {
    for (let year = civilOf(from).year; year <= civilOf(to).year; year++) {
      const day = birthdayIn(b.birthday, year);
      if (day < from || day > to) continue;
      const date = isoOf(day);
      const event: Event = {
        title: `${b.name}’s birthday`,
        calendar: BIRTHDAYS,
        allDay: true,
        startDate: date,
        startMinute: 0,
        endDate: date,
        endMinute: 0,
        zone,
        repeat: null,
        place: '',
        notes: '',
        colour: null,
        busy: false,
        reminders: [],
        guests: [],
        cancelled: [],
        series: null,
        organiser: null,
        answer: 'yes',
        createdAt: 0,
        editedAt: 0,
      };
      found.push({
        key: `${BORN}${b.contact}@${date}`,
        id: `${BORN}${b.contact}`,
        date,
        event,
        from: momentOf(day, 0, zone),
        to: momentOf(day + 1, 0, zone),
        first: day,
        last: day,
      });
    }
  }
  return found.sort(
    (a, b) => a.first - b.first || compare(a.event.title, b.event.title) || compare(a.key, b.key),
  );
}

/** Calendars with their ids: own ones as they were made, then birthdays and holidays. */
export function calendarsOf(state: Pick<Calendar, 'calendars'>): (CalendarRow & { id: string })[] {
  const rank = { own: 0, birthdays: 1, holidays: 2 } as const;
  return Object.entries(state.calendars)
    .map(([id, c]) => ({ ...c, id }))
    .sort((a, b) => rank[a.kind] - rank[b.kind] || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-GB');

/** Whether every word of a search stands somewhere in an event's title, place, notes or people. */
export function matches(event: Event, query: string): boolean {
  const all = plain(
    [
      event.title,
      event.place,
      event.notes,
      event.organiser?.name ?? '',
      ...event.guests.flatMap(g => [g.name, g.address]),
    ].join('\n'),
  );
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every(word => all.includes(word));
}

/** How far a search looks, days back and ahead, and how many occurrences of one series it names. */
const BACK = 200;
const AHEAD = 400;
const OF_A_SERIES = 4;

/** What a search finds: what is to come, earliest first, and what is past, latest first. */
export function found(
  state: Calendar,
  birthdays: readonly Birthday[],
  query: string,
  today: number,
  zone: string,
): { coming: Occurrence[]; past: Occurrence[] } {
  if (query.trim() === '') return { coming: [], past: [] };
  const hits = [
    ...shownBetween(state, today - BACK, today + AHEAD, zone),
    ...birthdaysBetween(state, birthdays, today, today + AHEAD, zone),
  ].filter(o => matches(o.event, query));
  const few = (list: Occurrence[]) => {
    const seen = new Map<string, number>();
    return list.filter(o => {
      const n = (seen.get(o.id) ?? 0) + 1;
      seen.set(o.id, n);
      return n <= OF_A_SERIES;
    });
  };
  const sorted = hits.sort((a, b) => a.from - b.from || (a.key < b.key ? -1 : 1));
  return {
    coming: few(sorted.filter(o => o.last >= today)),
    past: few(sorted.filter(o => o.last < today).reverse()),
  };
}

export { colourOf, isOwn, isShown, shownBetween } from './occurrences.ts';
export { momentOf, occurrencesOf } from './occurrences.ts';
export { dayOf, isoOf } from '../../src/state/civil.ts';
export { reminderWords } from './words.ts';
