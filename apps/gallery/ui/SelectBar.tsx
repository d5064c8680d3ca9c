import type { MediaItem } from '../../../src/sdk/core/storage.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import { AppBar, IconButton, Menu } from './kit.ts';
import { FolderSheet } from './FolderSheet.tsx';
import { useAct, useNav, useOver, usePicked } from './hooks.ts';
import css from './gallery.module.css';

/** Stands on top while pictures are picked, with what can be done with them. `list` is what the screen shows. */
export function SelectBar({ list }: { list: readonly MediaItem[] }) {
  const [picked, setPicked] = usePicked();
  const [over, setOver] = useOver();
  const act = useAct();
  const nav = useNav();
  useBack(picked !== null, () => setPicked(null));
  const chosen = list.filter(f => picked?.includes(f.id));
  const files = chosen.map(f => f.id);
  const none = files.length === 0;
  const loved = !none && chosen.every(f => f.media.favourite);
  const close = () => setOver(null);
  const done = (run: () => void) => () => {
    setOver(null);
    setPicked(null);
    run();
  };
  return (
    <>
      <AppBar
        leading="close"
        onLeading={() => setPicked(null)}
        title={<span className={css['count']} dir="auto">{`${files.length} selected`}</span>}
        actions={
          <>
            <IconButton icon="share" label="Share" disabled={none} onClick={() => act.share({ files })} />
            <IconButton
              icon="favorite"
              label={loved ? 'Remove from favourites' : 'Add to favourites'}
              selected={loved}
              disabled={none}
              onClick={done(() => act.favourite({ files, on: !loved }))}
            />
            <IconButton
              icon="delete"
              label="Delete"
              disabled={none}
              onClick={done(() => act.bin({ files }))}
            />
            <IconButton icon="more_vert" label="More options" onClick={() => setOver('picked')} />
          </>
        }
      />
      <Menu
        open={over === 'picked'}
        label="More options"
        onClose={close}
        items={[
          {
            label: 'Select all',
            icon: 'select_all',
            onClick: () => {
              setPicked(list.map(f => f.id));
              close();
            },
          },
          { label: 'Move to album', icon: 'drive_file_move', disabled: none, onClick: () => setOver('move') },
          { label: 'Copy to album', icon: 'content_copy', disabled: none, onClick: () => setOver('copy') },
          {
            label: 'Slideshow',
            icon: 'slideshow',
            disabled: none,
            onClick: done(() => act.startSlideshow({ files })),
          },
          {
            label: 'Slideshow settings',
            icon: 'settings',
            divider: true,
            onClick: () => {
              close();
              nav.push('/settings');
            },
          },
        ]}
      />
      <FolderSheet
        open={over === 'move' || over === 'copy'}
        copy={over === 'copy'}
        files={files}
        onClose={close}
        onDone={() => setPicked(null)}
      />
    </>
  );
}
