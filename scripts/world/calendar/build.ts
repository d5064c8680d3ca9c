import { writeFileSync } from 'node:fs';
import { lines, type Line } from './index.ts';
import { cast, me } from '../cast.ts';
import { places } from '../places.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { dayOf, isoOf, weekdayOf } from '../../../src/state/civil.ts';
import type { Calendar, Colour, Event, Guest } from '../../../apps/calendar/state.ts';

/*
 * Writes world.json from the lines of scripts/world/calendar: npx tsx scripts/world/calendar/build.ts
 */
const ZONE = 'Europe/London';
const moment = (day: string, minute: number) =>
  epochOf(
    { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8)), minute },
    ZONE,
  );
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const NOW = moment('2026-03-12', 581);

function person(id: string): { name: string; address: string } {
  const found = cast.find(p => p.id === id);
  if (!found) throw new Error(`No ${id} in the cast`);
  return { name: found.name, address: found.email };
}

function placeOf(words: string | undefined): string {
  const known = places.find(p => p.id === words);
  return known ? `${known.name}, ${known.address.replace(/, Harrow Bay HB\d \w+$/, '')}` : (words ?? '');
}

/** When a line was written down: some days before it takes place, and never after the phone's start. */
function madeAt(line: Line): number {
  const day = line.repeat ? dayOf(line.on) - 20 : Math.min(dayOf(line.on) - 12, dayOf('2026-03-10'));
  return Math.min(
    moment(isoOf(Math.max(day, dayOf('2025-11-03'))), 540 + ((line.title.length * 37) % 600)),
    NOW - 3_600_000,
  );
}

function eventOf(line: Line): Event {
  const [from, to] = line.at?.split('-') ?? [];
  const allDay = from === undefined;
  const guests = (line.guests ?? []).map(([id, answer]): Guest => ({
    ...person(id),
    contact: `contact-${id}`,
    answer,
  }));
  const made = madeAt(line);
  const r = line.repeat;
  if (r?.weekdays && !r.weekdays.includes(weekdayOf(dayOf(line.on))))
    throw new Error(`${line.id} begins on a day that its rule does not name`);
  return {
    title: line.title,
    calendar: `calendar-${line.in}`,
    allDay,
    startDate: line.on,
    startMinute: from ? minuteOf(from) : 0,
    endDate: line.to ?? line.on,
    endMinute: to ? minuteOf(to) : 0,
    zone: ZONE,
    repeat: r
      ? {
          every: r.every,
          interval: r.interval ?? 1,
          weekdays: [...(r.weekdays ?? [])],
          monthly: r.monthly ?? 'date',
          until: r.until ?? null,
          count: r.count ?? null,
        }
      : null,
    place: placeOf(line.place),
    notes: line.notes ?? '',
    colour: (line.colour ?? null) as Colour | null,
    busy: !(line.free ?? line.in === 'holidays'),
    reminders: [...(line.remind ?? [])].sort((a, b) => a - b),
    guests,
    cancelled: [...(line.skip ?? [])].sort(),
    series: line.of ? { event: `event-${line.of[0]}`, date: line.of[1] } : null,
    organiser: line.by ? person(line.by) : null,
    answer: line.answer ?? 'yes',
    createdAt: made,
    editedAt: made,
  };
}

const calendars = [
  ['personal', 'Personal', 'blue', 'own', '2024-10-01'],
  ['work', 'Work (Kittiwake Studio)', 'green', 'own', '2024-10-02'],
  ['family', 'Family', 'purple', 'own', '2024-10-03'],
  ['birthdays', 'Birthdays', 'pink', 'birthdays', '2024-09-28'],
  ['holidays', 'Holidays of Harrow Bay', 'forest', 'holidays', '2024-09-28'],
] as const;

const world: Calendar = {
  events: Object.fromEntries(lines.map(line => [`event-${line.id}`, eventOf(line)])),
  calendars: Object.fromEntries(
    calendars.map(([id, name, colour, kind, made]) => [
      `calendar-${id}`,
      { name, colour, kind, visible: true, createdAt: moment(made, 600) },
    ]),
  ),
  settings: {
    firstDay: 1,
    calendar: 'calendar-personal',
    length: 60,
    reminder: 10,
    allDayReminder: 900,
    weekNumbers: false,
    showDeclined: true,
    dimPast: true,
  },
  view: 'schedule',
  searches: ['dentist', 'ferry', 'Ruth'],
  openedAt: NOW,
  drafts: {},
};
if (Object.keys(world.events).length !== lines.length) throw new Error('Two lines have one id');
writeFileSync(new URL('../../../apps/calendar/world.json', import.meta.url), `${JSON.stringify(world)}\n`);
console.log(`${lines.length} events of ${me.name}`);
