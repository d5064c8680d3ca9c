import { newDraft } from '../../../apps/calendar/actions.ts';
import { momentOf } from '../../../apps/calendar/select.ts';
import { dayOf, isoOf } from '../../../apps/calendar/select.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Draft, Event } from '../../../apps/calendar/state.ts';
import { newRow } from '../../../judges/side-effects.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { dayAt, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  back,
  button,
  enterTime,
  escaped,
  field,
  fill,
  has,
  open,
  press,
  rid,
  row,
  type Steps,
  tap,
  toggle,
} from '../steps.ts';

export const ZONE = 'Europe/London';
/** Id of the event that a task is about, and of those that look like it. */
export const ASKED = 'event-asked';
export const other = (n: number) => `event-other-${n}`;

/** Puts an event of `minutes` from `at` (minutes after midnight) into the Personal calendar, without reminders. */
export function putEvent(
  s: Phone,
  id: string,
  event: { title: string; day: string; at: number; minutes: number } & Partial<Event>,
): void {
  const { title, day, at, minutes, ...more } = event;
  const made = s.clock.now - 5 * 86_400_000;
  s.apps.calendar.events[id] = {
    title,
    calendar: 'calendar-personal',
    allDay: false,
    startDate: day,
    startMinute: at,
    endDate: isoOf(dayOf(day) + Math.floor((at + minutes) / 1440)),
    endMinute: (at + minutes) % 1440,
    zone: ZONE,
    repeat: null,
    place: '',
    notes: '',
    colour: null,
    busy: true,
    reminders: [],
    guests: [],
    cancelled: [],
    series: null,
    organiser: null,
    answer: 'yes',
    createdAt: made,
    editedAt: made,
    ...more,
  };
}

/** Saves a new event in the form, whose other fields stay as they are. */
export function saveNew(
  s: Phone,
  ctx: SetupCtx,
  event: { title: string; day: string; at: number; minutes: number } & Partial<Draft>,
): void {
  const { title, day, at, minutes, place = '', notes = '', ...fields } = event;
  const from = momentOf(dayOf(day), at, ctx.zone);
  const begun = newDraft(s.apps.calendar, ctx.now, ctx.zone, { from, to: from + minutes * 60_000 });
  const initial = { ...begun, ...fields };
  ctx.act('calendar', 'save', { form: 'new', initial, title, place, notes });
}

/** What is left open of a new event: in which calendar it is, its colour, and whether the phone reminds. */
export function leftOpen(s: Phone): unknown[] {
  const event = newRow(s.apps.calendar.events);
  return [event.calendar, event.colour, event.reminders];
}

/** A day as the date dialog names it: `17 March 2026`. */
export const dialogDay = (day: Day): string => `${day.en.split(' ').slice(1).join(' ')} 2026`;
/** A day as events name it: `Tue, 17 Mar`. */
export function shortDay(day: Day): string {
  const [weekday, number, month] = day.en.split(' ');
  return `${weekday!.slice(0, 3)}, ${number} ${month!.slice(0, 3)}`;
}

/** The row of an event on a day. */
export const rowOn = (title: string, day: Day) =>
  row(new RegExp(`^${escaped(title)}, \\d\\d:\\d\\d .*${shortDay(day)}$`));

/** Opens the search and looks for a title, from whatever the calendar shows. */
export function* searchFor(title: string): Steps {
  let seen: Observation = yield open('calendar');
  for (let tries = 0; tries < 4 && !has(seen, button('Search')); tries++) seen = yield back();
  seen = yield tap(seen, button('Search'));
  return yield fill(seen, field('Search events'), title, { enter: true });
}

/** Opens an event that search finds under its title on a day. */
export function* openEvent(title: string, day: Day): Steps {
  const seen = yield* searchFor(title);
  return yield tap(seen, rowOn(title, day));
}

/** Shows a day in the list, by the small month. */
export function* showDay(day: Day): Steps {
  const named = toggle(new RegExp(`^${day.en.replace(' ', ', ')}$`));
  let seen: Observation = yield open('calendar');
  seen = yield tap(seen, button('March'));
  for (let months = 0; months < 4 && !has(seen, named); months++)
    seen = yield tap(seen, button('Next month'));
  return yield tap(seen, named);
}

/** Picks a day in the date dialog. */
export function* takeDate(seen: Observation, day: Day): Steps {
  while (!has(seen, toggle(dialogDay(day)))) seen = yield tap(seen, button('Next month'));
  seen = yield tap(seen, toggle(dialogDay(day)));
  return yield tap(seen, button('OK'));
}

/** Opens the form of a new event with its title, day and start. */
export function* startEvent(title: string, day: Day, minutes: number): Steps {
  let seen: Observation = yield open('calendar');
  seen = yield tap(seen, button('New event'));
  seen = yield fill(seen, field('Title'), title);
  seen = yield press('back');
  seen = yield tap(seen, rid('start-date'));
  seen = yield* takeDate(seen, day);
  seen = yield tap(seen, rid('start-time'));
  return yield* enterTime(seen, minutes);
}

/** Sets the end of an event in its form, whose start was just set. */
export function* endAt(seen: Observation, minutes: number): Steps {
  seen = yield tap(seen, rid('end-time'));
  return yield* enterTime(seen, minutes);
}

/** Titles of events; none contains another. */
export const TITLES = [
  'Piano tuner',
  'Boat talk',
  'Flu jab',
  'Passport photos',
  'Parcel from Inkwell',
  'Window cleaner',
  'Seed swap',
  'Stocktake',
  'Quiz night',
  'Garden centre',
  'Eye test',
  'Printer service',
  'Choir supper',
  'Van hire',
  'Roof check',
  'Lantern painting',
  'Swimming gala',
  'Film club',
  'Harbour tour',
  'Bread course',
  'Tax return',
  'Bike service',
  'Street meeting',
  'Jam session',
  'Paint test',
  'Map room',
  'Chess evening',
  'Kiln opening',
  'Wool shop',
  'Tidy the shed',
] as const;

/**
 * Removes every event that is not over, and adds `count` others, at most one a day, on days from tomorrow on that `fits`
 * accepts. The setup's own days thus show only its own events. The titles in `taken` are not used.
 */
export function plainCalendar(
  s: Phone,
  ctx: SetupCtx,
  count: number,
  taken: readonly string[],
  fits: (iso: string) => boolean,
): void {
  const today = dayOf(dayAt(s.clock.now, s.clock.zone).iso);
  s.apps.calendar.events = Object.fromEntries(
    Object.entries(s.apps.calendar.events).filter(([, e]) => e.repeat === null && dayOf(e.endDate) < today),
  );
  const titles = TITLES.filter(t => !taken.includes(t));
  const free = Array.from({ length: 45 }, (_, i) => isoOf(today + 1 + i)).filter(fits);
  for (let n = 0; n < count; n++) {
    const [day] = free.splice(Math.floor(ctx.random() * free.length), 1);
    const [title] = titles.splice(Math.floor(ctx.random() * titles.length), 1);
    putEvent(s, other(100 + n), {
      title: title!,
      day: day!,
      at: 480 + 30 * Math.floor(ctx.random() * 24),
      minutes: 30 + 15 * Math.floor(ctx.random() * 5),
    });
  }
}

/** Whether no contact has a birthday on this day: the calendar shows birthdays too. */
export const noBirthday = (s: Phone, iso: string): boolean =>
  !Object.values(s.apps.contacts.contacts).some(c => c.birthday?.slice(-5) === iso.slice(5));

/** An event in a list: its title, start, end and day. */
export interface Listed {
  title: string;
  from: string;
  to: string;
  day: string;
}

/** The events with times that are on the screen. */
export function listedIn(seen: Observation): Listed[] {
  return (seen.elements ?? []).flatMap(e => {
    const said = e.states.clickable
      ? /^(.*?), (\d\d:\d\d) – (\d\d:\d\d), (?:.*, )?([A-Z][a-z]{2}, \d+ [A-Z][a-z]{2})$/.exec(e.name)
      : null;
    return said ? [{ title: said[1]!, from: said[2]!, to: said[3]!, day: said[4]! }] : [];
  });
}

/** Deletes an event that a list shows, by its own screen. */
export function* deleteListed(seen: Observation, title: string, day: Day): Steps {
  seen = yield tap(seen, rowOn(title, day));
  seen = yield tap(seen, button('More options'));
  seen = yield tap(seen, button('Delete'));
  return yield tap(seen, button('Delete'));
}
