import type { SearchSchemaInput } from '@tanstack/react-router';

/** What the page of a template shows of it. */
export const VIEWS = {
  task: 'Task',
  'near-misses': 'Near misses',
  solver: 'Solver',
  source: 'Source',
  try: 'Try it',
} as const;
export type View = keyof typeof VIEWS;

/** An instance of a template, from one of its sides, as the address has it. */
export interface TemplateView {
  seed: number;
  view: View;
}

/** Seeds go up to what the server takes; people choose among these. */
export const LARGEST_SEED = 2 ** 31 - 1;

/** The view in a page's address: seed 1 and the task itself by default. */
export function readView({ seed, view }: Partial<TemplateView> & SearchSchemaInput): TemplateView {
  return {
    seed: typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= LARGEST_SEED ? seed : 1,
    view: typeof view === 'string' && view in VIEWS ? (view as View) : 'task',
  };
}
