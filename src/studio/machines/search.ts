import { LINE_LEVELS, type LineLevel } from '../../protocol/wire/machines.ts';

/** Its views beside what the machines do now. */
const VIEWS = ['log', 'queue'] as const;
type View = (typeof VIEWS)[number];

/** A view by its name. */
export const viewOf = (name: unknown): View | undefined => VIEWS.find(view => view === name);

/** What the room Machines shows, as its address says. */
export interface MachinesSearch {
  view?: View | undefined;
  /** Lines of this level and graver ones. */
  level?: LineLevel | undefined;
  /** Words that lines of the log have to have. */
  q?: string | undefined;
  cell?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** What of an address is known. */
export function readMachinesSearch(search: Record<string, unknown>): MachinesSearch {
  const view = viewOf(search['view']);
  const level = LINE_LEVELS.find(name => name === search['level']);
  return {
    ...(view ? { view } : {}),
    ...(level ? { level } : {}),
    ...(text(search['q']) ? { q: text(search['q']) } : {}),
    ...(text(search['cell']) ? { cell: text(search['cell']) } : {}),
  };
}
