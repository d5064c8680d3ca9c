import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  type SortingState,
} from '@tanstack/react-table';
import type { AboutTask } from '../../protocol/wire/tasks.ts';

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

const helper = createColumnHelper<typeof features, AboutTask>();

/** A template by what the table sorts by: texts, and numbers that start with the greatest. */
const byText = { sortFn: 'basic', sortDescFirst: false } as const;
const byNumber = { sortFn: 'basic', sortDescFirst: true, sortUndefined: 'last' } as const;

export const columns = helper.columns([
  helper.accessor('id', { header: 'Task', ...byText }),
  helper.accessor(({ apps }) => apps.join(', '), { id: 'apps', header: 'Apps', ...byText }),
  helper.accessor('level', { header: 'Level', ...byNumber }),
  helper.accessor(({ needs }) => needs?.apps, { id: 'count', header: 'Uses', ...byNumber }),
  helper.accessor(({ needs }) => needs?.lookups, { id: 'lookups', header: 'Lookups', ...byNumber }),
  helper.accessor(({ needs }) => needs?.memory, { id: 'memory', header: 'Memory', ...byNumber }),
  helper.accessor('kind', { header: 'Kind', ...byText }),
  helper.accessor(({ tags }) => tags.join(', '), { id: 'tags', header: 'Tags', ...byText }),
  helper.accessor(({ splits = [] }) => splits.join(', '), { id: 'splits', header: 'Splits', ...byText }),
  helper.accessor('budget', { header: 'Budget', ...byNumber }),
  helper.accessor('solverSteps', { id: 'solver', header: 'Solver', ...byNumber }),
]);

/** What a column's head does not say. */
export const HINTS: Readonly<Record<string, string>> = {
  count: 'Apps that an instance uses',
  lookups: 'Things to find out on the phone',
  memory: 'Things needed when they are no longer on the screen',
  budget: 'Steps that an agent may take',
  solver: 'Steps that the template’s own solver takes',
};

export const NUMBERS: ReadonlySet<string> = new Set([
  'level',
  'count',
  'lookups',
  'memory',
  'budget',
  'solver',
]);

/** The order in a page's address: `level`, or `-level` with the greatest first. */
export function readSort(sort: string | undefined): SortingState {
  if (sort === undefined) return [];
  const id = sort.replace(/^-/, '');
  return columns.some(column => ('accessorKey' in column ? column.accessorKey : column.id) === id)
    ? [{ id, desc: sort.startsWith('-') }]
    : [];
}

export const writeSort = ([first]: SortingState): string | undefined =>
  first && `${first.desc ? '-' : ''}${first.id}`;
