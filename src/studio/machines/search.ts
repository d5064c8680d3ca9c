import { LINE_LEVELS, type LineLevel } from '../../protocol/wire/machines.ts';

/** What the room Machines shows, as its address says. */
export interface MachinesSearch {
  view?: 'log' | undefined;
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
  const level = LINE_LEVELS.find(name => name === search['level']);
  return {
    ...(search['view'] === 'log' ? { view: 'log' as const } : {}),
    ...(level ? { level } : {}),
    ...(text(search['q']) ? { q: text(search['q']) } : {}),
    ...(text(search['cell']) ? { cell: text(search['cell']) } : {}),
  };
}
