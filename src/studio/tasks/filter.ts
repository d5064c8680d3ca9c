import type { AboutTask, TaskNeeds } from '../../protocol/wire/tasks.ts';

/** What a template may be chosen by of its composition. */
export const COMPOSITIONS = {
  'one-app': 'One app',
  'two-apps': 'Two apps or more',
  'three-apps': 'Three apps or more',
  lookups: 'Something to look up',
  memory: 'Something to remember',
  conditions: 'A condition',
  asks: 'The user has to be asked',
} as const;
export type CompositionKey = keyof typeof COMPOSITIONS;

const composedSo: Record<CompositionKey, (needs: TaskNeeds) => boolean> = {
  'one-app': ({ apps }) => apps === 1,
  'two-apps': ({ apps }) => apps >= 2,
  'three-apps': ({ apps }) => apps >= 3,
  lookups: ({ lookups }) => lookups > 0,
  memory: ({ memory }) => memory > 0,
  conditions: ({ conditions }) => conditions > 0,
  asks: ({ asks }) => asks,
};

/** Which templates the table shows, and in which order. */
export interface TaskFilter {
  /** Words, each to be found in a template's id, apps or tags. */
  q?: string | undefined;
  app?: string | undefined;
  level?: number | undefined;
  kind?: string | undefined;
  tag?: string | undefined;
  split?: string | undefined;
  needs?: CompositionKey | undefined;
  /** A column, with `-` before it where the greatest comes first. */
  sort?: string | undefined;
}

const TEXTS = ['q', 'app', 'kind', 'tag', 'split', 'sort'] as const;

/** The filter in a page's address; what it does not know is left out. */
export function readTaskFilter(search: Record<string, unknown>): TaskFilter {
  const { level, needs } = search;
  const texts = TEXTS.flatMap(name => {
    const value = search[name];
    // The router reads `q=12` as a number.
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
  });
  return {
    ...Object.fromEntries(texts),
    ...(typeof level === 'number' && level >= 1 && level <= 4 ? { level } : {}),
    ...(typeof needs === 'string' && needs in COMPOSITIONS ? { needs: needs as CompositionKey } : {}),
  };
}

/** Whether a filter leaves any out; the order does not. */
export const isFiltering = ({ sort: _, ...filter }: TaskFilter): boolean =>
  Object.values(filter).some(value => value !== undefined);

export function filterTasks(tasks: readonly AboutTask[], filter: TaskFilter): AboutTask[] {
  const { q = '', app, level, kind, tag, split, needs } = filter;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return tasks.filter(task => {
    const text = `${task.id} ${task.apps.join(' ')} ${task.tags.join(' ')}`.toLowerCase();
    return (
      words.every(word => text.includes(word)) &&
      (app === undefined || task.apps.includes(app)) &&
      (level === undefined || task.level === level) &&
      (kind === undefined || task.kind === kind) &&
      (tag === undefined || task.tags.includes(tag)) &&
      (split === undefined || (task.splits ?? []).includes(split)) &&
      (needs === undefined || (task.needs !== undefined && composedSo[needs](task.needs)))
    );
  });
}

/** What the filter may choose from, as the templates have it. */
export function choicesOf(tasks: readonly AboutTask[]) {
  const sorted = (values: string[]) => [...new Set(values)].sort();
  return {
    apps: sorted(tasks.flatMap(({ apps }) => apps)),
    kinds: sorted(tasks.map(({ kind }) => kind)),
    tags: sorted(tasks.flatMap(({ tags }) => [...tags])),
    // In the order of the first template that has each, which is that of the server.
    splits: sorted(tasks.flatMap(({ splits = [] }) => [...splits])),
  };
}
