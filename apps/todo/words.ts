import { formatTime } from '../../src/sdk/core/format.ts';
import { dayOf, dayWords, fullDay, momentOf } from './dates.ts';
import type { Smart, SPANS } from './select.ts';
import type { Colour, ListIcon, Priority, Sort, Task, Todo } from './state.ts';

export const clockWords = (minute: number, h24: boolean): string =>
  formatTime(momentOf(0, minute, 'UTC'), 'UTC', h24);

/** `Tomorrow, 17:00`, `Fri, 20 Mar`; empty where there is no date. */
export function dueWords(t: Pick<Task, 'due' | 'time'>, today: number, h24: boolean): string {
  if (t.due === null) return '';
  const day = dayWords(dayOf(t.due), today);
  return t.time === null ? day : `${day}, ${clockWords(t.time, h24)}`;
}

const amount = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`;
export const tasksWords = (n: number): string => amount(n, 'task');

/** `10 minutes before`, `At the due time`; of a task without a time `On the day at 09:00`, `The day before at 18:00`. */
export function reminderWords(minutes: number | null, timed: boolean, h24: boolean): string {
  if (minutes === null) return 'No reminder';
  if (!timed) {
    const days = Math.ceil(minutes / 1440);
    const at = clockWords(days * 1440 - minutes, h24);
    if (days <= 0) return `On the day at ${at}`;
    if (days === 1) return `The day before at ${at}`;
    return days % 7 === 0 ? `${amount(days / 7, 'week')} before at ${at}` : `${days} days before at ${at}`;
  }
  if (minutes === 0) return 'At the due time';
  if (minutes < 0) return `${lengthWords(-minutes)} after`;
  return `${lengthWords(minutes)} before`;
}

export function lengthWords(minutes: number): string {
  if (minutes % 10_080 === 0) return amount(minutes / 10_080, 'week');
  if (minutes % 1440 === 0) return amount(minutes / 1440, 'day');
  if (minutes % 60 === 0) return amount(minutes / 60, 'hour');
  return minutes < 60 ? amount(minutes, 'minute') : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Reminders that are offered, minutes. */
export const TIMED_REMINDERS: readonly number[] = [0, 5, 10, 30, 60, 120, 1440];
export const DAY_REMINDERS: readonly number[] = [-540, -1080, 360, 900];
export const SNOOZES: readonly number[] = [10, 30, 60, 180, 1440];

export const PRIORITY_NAMES: Record<Priority, string> = {
  none: 'None',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};
export const SORT_NAMES: Record<Sort, string> = {
  manual: 'My order',
  due: 'Due date',
  priority: 'Priority',
  title: 'Title',
  created: 'Date created',
};
export const SMART_NAMES: Record<Smart, string> = {
  today: 'Today',
  week: 'Next 7 days',
  all: 'All',
  important: 'Important',
  completed: 'Completed',
  nodate: 'No date',
};
export const SPAN_NAMES: Record<(typeof SPANS)[number], string> = {
  overdue: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  'this-week': 'This week',
  'next-week': 'Next week',
  later: 'Later',
  'no-date': 'No date',
};
export const COLOUR_NAMES: Record<Colour, string> = {
  teal: 'Teal',
  blue: 'Blue',
  indigo: 'Indigo',
  purple: 'Purple',
  pink: 'Pink',
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  grey: 'Grey',
};
export const ICON_NAMES: Record<ListIcon, string> = {
  list: 'List',
  work: 'Briefcase',
  home: 'House',
  shopping_cart: 'Shopping trolley',
  family_restroom: 'Family',
  sailing: 'Boat',
  school: 'School',
  favorite: 'Heart',
  fitness_center: 'Dumb-bell',
  payments: 'Money',
  pets: 'Paw',
  flight: 'Aeroplane',
  restaurant: 'Cutlery',
  menu_book: 'Book',
  build: 'Spanner',
  celebration: 'Party',
};

/** A task as a line of text: `- [ ] Buy stamps (Fri, 20 Mar, 17:00)`, its steps below it. */
export function taskText(t: Task, today: number, h24: boolean): string {
  const due =
    t.due === null
      ? ''
      : ` (${fullDay(dayOf(t.due), today)}${t.time === null ? '' : `, ${clockWords(t.time, h24)}`})`;
  return [
    `- [${t.completedAt === null ? ' ' : 'x'}] ${t.title}${due}`,
    ...t.subtasks.map(s => `  - [${s.done ? 'x' : ' '}] ${s.title}`),
  ].join('\n');
}

/** What holds for a name of a list: undefined where it may be given, else words why not. */
export function nameProblem(
  lists: Todo['lists'],
  name: string,
  but: string | null = null,
): string | undefined {
  const words = name.trim();
  if (words === '') return 'A list needs a name';
  return Object.entries(lists).some(([id, l]) => id !== but && l.name.toLowerCase() === words.toLowerCase())
    ? `There is a list ${words} already`
    : undefined;
}
