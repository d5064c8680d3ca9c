import { dayAt, dayOf, headingOf, isoOf } from '../../../apps/todo/select.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Task } from '../../../apps/todo/state.ts';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Day } from '../sample.ts';
import { open, rid, row, scroll, scrollTo, tap, type Steps } from '../steps.ts';
import { orderedRows } from '../../../src/state/order.ts';

export const ZONE = 'Europe/London';
/** What tasks of these templates are called: none has a comma, and none a word that To-do would read as a date. */
export const TITLES = [
  'Ring the piano tuner',
  'Mend the blue kite',
  'Order lamp oil',
  'Sort the slides',
  'Sew the curtain hem',
  'Return the drill',
  'Write to the harbour office',
  'Oil the hinges',
  'Frame the old map',
  'Check the smoke alarm',
  'Book the sauna',
  'Pay the choir fee',
  'Clean the fish tank',
  'Wax the skis',
  'Fetch the parcel',
  'Pump up the tyres',
  'Copy the spare key',
  'Label the jam jars',
  'Read the lease',
  'Tune the guitar',
  'Wash the sails',
  'Cut the hedge',
  'Print the tickets',
  'Test the torches',
] as const;
export const LISTS = [
  'list-work',
  'list-flat',
  'list-errands',
  'list-people',
  'list-gannet',
  'list-mine',
] as const;
export const LIST_NAMES = {
  'list-work': 'Work',
  'list-flat': 'Flat',
  'list-errands': 'Errands',
  'list-people': 'Family & friends',
  'list-gannet': 'Gannet weekend',
  'list-mine': 'Me',
} as const;
export type ListId = keyof typeof LIST_NAMES;

/** Id of the nth task that a setup puts there. */
export const taskId = (n: number): string => `task-set-${n}`;

/** Puts a task into the app, made some days ago, at the end of its list. */
export function putTask(s: Phone, n: number, given: { title: string } & Partial<Task>): void {
  s.apps.todo.tasks[taskId(n)] = {
    list: 'list-mine',
    notes: '',
    due: null,
    time: null,
    reminder: null,
    snoozedUntil: null,
    priority: 'none',
    starred: false,
    repeat: null,
    next: null,
    subtasks: [],
    tags: [],
    position: 500 + n,
    createdAt: s.clock.now - (n + 4) * 86_400_000,
    completedAt: null,
    binnedAt: null,
    ...given,
  };
}
/** A moment of a day, minutes after midnight. */
export const momentOn = (iso: string, minutes: number): number => dayOf(iso) * 86_400_000 + minutes * 60_000;
/** The day so many days after another. */
export const daysAfter = (iso: string, by: number): string => isoOf(dayOf(iso) + by);
const completedOn = (t: Task, iso: string): boolean =>
  t.completedAt !== null && isoOf(dayAt(t.completedAt, ZONE)) === iso;

/** Takes the world's own tasks of a day away, so that what is asked for is what the setup puts there. */
export function clearDays(s: Phone, ...days: readonly string[]): void {
  s.apps.todo.tasks = Object.fromEntries(
    Object.entries(s.apps.todo.tasks).filter(
      ([, t]) => !days.some(iso => t.due === iso || completedOn(t, iso)),
    ),
  );
}
export const titlesOf = (s: Phone, fits: (t: Task) => boolean): string[] =>
  orderedRows(s.apps.todo.tasks)
    .filter(t => t.binnedAt === null && fits(t))
    .map(t => t.title);
/** Titles of tasks as the key of an answer. */
export const titlesKey = (s: Phone, fits: (t: Task) => boolean) => ({
  tasks: { value: titlesOf(s, fits), names: 'title' as const },
});
export const isDone = (t: Task): boolean => t.completedAt !== null;
export const doneOn =
  (iso: string) =>
  (t: Task): boolean =>
    completedOn(t, iso);

/** A day as a heading of a list says it. */
export const heading = (day: Day): string => headingOf(dayOf(day.iso), dayOf('2026-03-12'));

/** Opens To-do and one of its lists, or a smart list by its resource id. */
export function* openPlace(which: ListId | `smart-${string}`): Steps {
  let seen: Observation = yield open('todo');
  const there =
    which in LIST_NAMES ? row(new RegExp(`^${LIST_NAMES[which as ListId]}, \\d+ task`)) : rid(which);
  seen = yield* scrollTo(seen, there);
  return yield tap(seen, there);
}

/** Reads the titles of `from` that stand under a heading, scrolling as far as it goes; with `shows`, those whose row says it. */
export function* readUnder(
  seen: Observation,
  name: string,
  from: readonly string[],
  shows?: string,
): Generator<Action, string[], Observation> {
  const under = new Map<string, string>();
  let at = '';
  let found = false;
  for (let screens = 0; screens < 8; screens++) {
    let passed = false;
    for (const e of seen.elements ?? []) {
      if (e.role === 'heading') {
        at = e.name;
        if (at === name) found = true;
        else if (found) passed = true;
      }
      const title = from.find(t => e.name.startsWith(`${t}, `) || e.name === t);
      if (title && e.role === 'button' && !under.has(title))
        under.set(title, shows === undefined || e.name.includes(`, ${shows}`) ? at : '');
    }
    if (passed) break;
    const last = seen.elements?.map(e => e.id + e.bounds.join()).join();
    seen = yield scroll('down', 0.85);
    if (seen.elements?.map(e => e.id + e.bounds.join()).join() === last) break;
  }
  return [...under].filter(([, h]) => h === name).map(([title]) => title);
}
