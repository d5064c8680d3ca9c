import { Menu } from './kit.ts';
import type { Files } from '../state.ts';
import { useAct, useFiles } from './hooks.ts';

const SORTS: readonly { sort: Files['sort']; label: string; up: string; down: string }[] = [
  { sort: 'name', label: 'Name', up: 'A to Z', down: 'Z to A' },
  { sort: 'date', label: 'Date modified', up: 'Oldest first', down: 'Newest first' },
  { sort: 'size', label: 'Size', up: 'Smallest first', down: 'Largest first' },
  { sort: 'type', label: 'Type', up: 'A to Z', down: 'Z to A' },
];
const of = (sort: Files['sort']) => SORTS.find(s => s.sort === sort)!;
export const sortWords = ({ sort, down }: Pick<Files, 'sort' | 'down'>): string =>
  `${of(sort).label}, ${(down ? of(sort).down : of(sort).up).toLowerCase().replace('a to z', 'A to Z').replace('z to a', 'Z to A')}`;

/** By what lists are ordered, and which way. */
export function SortMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { sort, down, foldersFirst } = useFiles();
  const act = useAct();
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Menu
      open={open}
      label="Sort by"
      anchor="center"
      onClose={onClose}
      items={[
        // Dates and sizes start in descending order.
        ...SORTS.map(s => ({
          label: s.label,
          checked: s.sort === sort,
          onClick: then(() =>
            act.setSort({
              sort: s.sort,
              down: s.sort === sort ? down : s.sort === 'date' || s.sort === 'size',
            }),
          ),
        })),
        {
          label: of(sort).up,
          checked: !down,
          divider: true,
          onClick: then(() => act.setSort({ sort, down: false })),
        },
        { label: of(sort).down, checked: down, onClick: then(() => act.setSort({ sort, down: true })) },
        {
          label: 'Folders first',
          checked: foldersFirst,
          divider: true,
          onClick: then(() => act.setFoldersFirst({ foldersFirst: !foldersFirst })),
        },
      ]}
    />
  );
}
