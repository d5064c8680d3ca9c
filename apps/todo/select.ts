import { remembered } from '../../src/sdk/core/remembered.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { dayAt, dayOf, momentOf, weekStart } from './dates.ts';
export { dayAt, dayOf, headingOf, isoOf } from './dates.ts';
export { ruleFor } from './repeat.ts';
import { PRIORITIES, type Priority, type Sort, type Task, type TaskList, type Todo } from './state.ts';

/** A task with its id, as lists pass it on. */
export type Row = Task & { id: string };
export type NamedList = TaskList & { id: string };
export const SMART = ['today', 'week', 'all', 'important', 'completed', 'nodate'] as const;
export type Smart = (typeof SMART)[number];
/** What a screen of tasks is about. */
export type Place = { smart: Smart } | { list: string } | { tag: string };
export interface Filter {
  priorities: readonly Priority[];
  tag: string | null;
}
export const NO_FILTER: Filter = { priorities: [], tag: null };
/** `at` is the heading's key: `open` for none, `completed`, a span such as `overdue`, or a day number. */
export interface Section {
  at: string;
  rows: Row[];
}

const lower = (text: string) => text.toLocaleLowerCase('en-GB');
function byText(a: string, b: string): number {
  const [x, y] = [lower(a), lower(b)];
  if (x !== y) return x < y ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

type Tasks = Todo['tasks'];
/** Tasks outside the bin. */
const present = remembered((tasks: Tasks): readonly Row[] =>
  Object.entries(tasks)
    .filter(([, t]) => t.binnedAt === null)
    .map(([id, t]) => ({ ...t, id })),
);
export const openTasks = remembered((tasks: Tasks): readonly Row[] =>
  present(tasks).filter(t => t.completedAt === null),
);

export const listsOf = remembered((lists: Todo['lists']): readonly NamedList[] =>
  Object.entries(lists)
    .map(([id, l]) => ({ ...l, id }))
    .sort((a, b) => a.position - b.position || byId(a, b)),
);

/** List of new tasks: the default one, or the first where that is gone. */
export const homeList = (state: Pick<Todo, 'lists' | 'settings'>): string =>
  state.lists[state.settings.list] ? state.settings.list : listsOf(state.lists)[0]!.id;

const dueKey = (t: Task): string => `${t.due ?? '9999-12-31'} ${String(t.time ?? 1440).padStart(4, '0')}`;
const ORDER: Record<Sort, (a: Row, b: Row) => number> = {
  manual: (a, b) => a.position - b.position,
  due: (a, b) => compare(dueKey(a), dueKey(b)),
  priority: (a, b) => PRIORITIES.indexOf(b.priority) - PRIORITIES.indexOf(a.priority),
  title: (a, b) => byText(a.title, b.title),
  created: (a, b) => b.createdAt - a.createdAt,
};
const sorted = (rows: readonly Row[], sort: Sort): Row[] =>
  [...rows].sort(
    (a, b) =>
      ORDER[sort](a, b) ||
      (sort === 'due' ? 0 : ORDER.due(a, b)) ||
      ORDER.priority(a, b) ||
      a.position - b.position ||
      byId(a, b),
  );

export const placeKey = (place: Place): string =>
  'smart' in place ? place.smart : 'list' in place ? place.list : `#${place.tag}`;
/** Lists are in the order of the hand until told; what gathers from several lists goes by due date. */
export const sortOf = (state: Todo, place: Place): Sort =>
  state.sorts[placeKey(place)] ?? ('list' in place ? 'manual' : 'due');

/** Whether the time at which a task was due has passed: its day, or the time on it. */
export function isOverdue(t: Task, now: number, zone: string): boolean {
  if (t.due === null || t.completedAt !== null) return false;
  const day = dayOf(t.due);
  return t.time === null ? day < dayAt(now, zone) : momentOf(day, t.time, zone) < now;
}

/** Open tasks of a smart list; of `completed` those that are done. `today` also has what is overdue, `week` the seven days from today. */
export const smartRows = remembered((tasks: Tasks, smart: Smart, today: number): readonly Row[] => {
  if (smart === 'completed') return present(tasks).filter(t => t.completedAt !== null);
  return openTasks(tasks).filter(t => {
    const day = t.due === null ? null : dayOf(t.due);
    switch (smart) {
      case 'today':
        return day !== null && day <= today;
      case 'week':
        return day !== null && day >= today && day < today + 7;
      case 'important':
        return t.starred;
      case 'nodate':
        return day === null;
      default:
        return true;
    }
  });
});

const fits = (t: Task, { priorities, tag }: Filter) =>
  (priorities.length === 0 || priorities.includes(t.priority)) && (tag === null || t.tags.includes(tag));

/** Headings of a list by due date, in their order. */
export const SPANS = ['overdue', 'today', 'tomorrow', 'this-week', 'next-week', 'later', 'no-date'] as const;
function spanOf(t: Task, today: number, firstDay: number): (typeof SPANS)[number] {
  if (t.due === null) return 'no-date';
  const day = dayOf(t.due);
  const week = weekStart(today, firstDay);
  if (day <= today + 1) return day < today ? 'overdue' : day === today ? 'today' : 'tomorrow';
  return day < week + 7 ? 'this-week' : day < week + 14 ? 'next-week' : 'later';
}

/**
 * What a screen shows, in sections, in order. Empty sections are left out; completed ones come last, newest
 * first, where they are shown.
 */
export function sectionsOf(
  state: Todo,
  place: Place,
  now: number,
  zone: string,
  filter: Filter = NO_FILTER,
): Section[] {
  const today = dayAt(now, zone);
  const sort = sortOf(state, place);
  const newest = (rows: readonly Row[]) =>
    [...rows].sort((a, b) => b.completedAt! - a.completedAt! || byId(a, b));
  const fitting = (rows: readonly Row[]) => rows.filter(t => fits(t, filter));
  const days = (rows: readonly Row[], dayOfRow: (t: Row) => string): Section[] =>
    [...new Set(rows.map(dayOfRow))].map(at => ({ at, rows: rows.filter(t => dayOfRow(t) === at) }));
  const spans = (ordered: Row[]): Section[] =>
    sort === 'due' && !('smart' in place && place.smart === 'nodate')
      ? days(ordered, t => spanOf(t, today, state.settings.firstDay))
      : [{ at: 'open', rows: ordered }];
  if ('smart' in place) {
    const rows = fitting(smartRows(state.tasks, place.smart, today));
    if (place.smart === 'completed') return days(newest(rows), t => String(dayAt(t.completedAt!, zone)));
    const ordered = sorted(rows, sort);
    if (place.smart === 'today') {
      const late = ordered.filter(t => dayOf(t.due!) < today);
      return [
        { at: 'overdue', rows: late },
        { at: String(today), rows: ordered.filter(t => !late.includes(t)) },
      ].filter(s => s.rows.length > 0);
    }
    if (place.smart === 'week' && sort === 'due') return days(ordered, t => String(dayOf(t.due!)));
    return spans(ordered).filter(s => s.rows.length > 0);
  }
  const own = fitting(
    present(state.tasks).filter(t => ('list' in place ? t.list === place.list : t.tags.includes(place.tag))),
  );
  const open = sorted(
    own.filter(t => t.completedAt === null),
    sort,
  );
  const done = state.settings.showCompleted ? newest(own.filter(t => t.completedAt !== null)) : [];
  return [...spans(open), { at: 'completed', rows: done }].filter(s => s.rows.length > 0);
}

/** Open tasks of each list, and how many of them are overdue. */
export const countsOf = remembered(
  (tasks: Tasks, now: number, zone: string): Record<string, { open: number; late: number }> => {
    const counts: Record<string, { open: number; late: number }> = {};
    for (const t of openTasks(tasks)) {
      const c = (counts[t.list] ??= { open: 0, late: 0 });
      c.open++;
      if (isOverdue(t, now, zone)) c.late++;
    }
    return counts;
  },
);

/** Tags in use by name, each with its number of open tasks. */
export const tagsOf = remembered((tasks: Tasks): readonly { tag: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const t of present(tasks))
    for (const tag of t.tags) counts.set(tag, (counts.get(tag) ?? 0) + (t.completedAt === null ? 1 : 0));
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => byText(a.tag, b.tag) || compare(a.tag, b.tag));
});

/** The contents of the bin, most recently deleted first. */
export const binned = remembered((tasks: Tasks): readonly Row[] =>
  Object.entries(tasks)
    .filter(([, t]) => t.binnedAt !== null)
    .map(([id, t]) => ({ ...t, id }))
    .sort((a, b) => b.binnedAt! - a.binnedAt! || byId(a, b)),
);

/**
 * Tasks outside the bin with every word in title, notes, steps or tags; open ones first, then by due date.
 * `#word` asks for tags that begin so.
 */
export function found(tasks: Tasks, query: string): Row[] {
  const words = lower(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (t: Row) => {
    const tags = t.tags.map(lower);
    const text = lower([t.title, t.notes, ...t.subtasks.map(s => s.title)].join('\n'));
    return words.every(w =>
      w.startsWith('#') && w.length > 1
        ? tags.some(x => x.startsWith(w.slice(1)))
        : text.includes(w) || tags.some(x => x.includes(w)),
    );
  };
  return sorted(present(tasks).filter(has), 'due').sort(
    (a, b) => Number(a.completedAt !== null) - Number(b.completedAt !== null),
  );
}

/** Open tasks whose time has passed. */
export const overdueOf = (state: Todo, now: number, zone: string): Row[] =>
  sorted(
    openTasks(state.tasks).filter(t => isOverdue(t, now, zone)),
    'due',
  );

/** A tag as it is kept: without #, words joined. Empty where nothing is left. */
export const cleanTag = (text: string): string =>
  text
    .trim()
    .replace(/^#+/, '')
    .replace(/[\s,#]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
