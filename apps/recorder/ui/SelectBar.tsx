import { useBack } from '../../../src/sdk/react/back.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, IconButton, Menu } from './kit.ts';
import type { Item } from '../select.ts';
import { useAct, usePicked } from './hooks.ts';
import { CategoryDialog, FolderSheet } from './ItemSheets.tsx';

/** Actions on the selected recordings. `items` are those of the list, in its order. */
export function SelectBar({ items }: { items: readonly Item[] }) {
  const [picked, setPicked] = usePicked();
  const [open, setOpen] = useScreenState<'menu' | 'move' | 'category' | null>('pick-open', null);
  const act = useAct();
  const leave = () => {
    setOpen(null);
    setPicked(null);
  };
  useBack(true, leave);
  const chosen = items.filter(i => picked?.includes(i.id));
  const files = chosen.map(i => i.id);
  const loved = chosen.length > 0 && chosen.every(i => i.file.media.favourite);
  const [first] = chosen;
  const with_ = (run: () => void) => () => {
    if (files.length > 0) run();
    leave();
  };
  return (
    <>
      <AppBar
        title={`${chosen.length} selected`}
        leading="close"
        onLeading={leave}
        color="var(--c-surface-container-high)"
        actions={
          <>
            <IconButton icon="share" label="Share" onClick={with_(() => act.share({ files }))} />
            <IconButton icon="delete" label="Delete" onClick={with_(() => act.bin({ files }))} />
            <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
          </>
        }
      />
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={() => setOpen(null)}
        items={[
          {
            label: loved ? 'Remove from favourites' : 'Add to favourites',
            icon: 'star',
            onClick: with_(() => act.favourite({ files, on: !loved })),
          },
          { label: 'Move to folder', icon: 'drive_file_move', onClick: () => setOpen('move') },
          { label: 'Category', icon: 'label', onClick: () => setOpen('category') },
          {
            label: 'Select all',
            icon: 'done_all',
            disabled: chosen.length === items.length,
            onClick: () => {
              setOpen(null);
              setPicked(items.map(i => i.id));
            },
          },
        ]}
      />
      <FolderSheet
        open={open === 'move'}
        title="Move to folder"
        value={first && chosen.every(i => i.folder === first.folder) ? first.folder : null}
        onClose={() => setOpen(null)}
        onChoose={folder => with_(() => act.move({ files, folder }))()}
      />
      <CategoryDialog
        open={open === 'category'}
        value={first && chosen.every(i => i.row.category === first.row.category) ? first.row.category : null}
        onClose={() => setOpen(null)}
        onChoose={category => with_(() => act.categorise({ files, category }))()}
      />
    </>
  );
}
