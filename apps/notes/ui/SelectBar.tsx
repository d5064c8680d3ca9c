import { useBack } from '../../../src/sdk/react/back.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, IconButton, Menu } from './kit.ts';
import { useAct, useNotes, usePicked } from './hooks.ts';
import { MoveSheet } from './MoveSheet.tsx';

/** Actions on the selected notes. `ids` are those of the list, in its order. */
export function SelectBar({ ids }: { ids: readonly string[] }) {
  const { notes } = useNotes();
  const [picked, setPicked] = usePicked();
  const [menu, setMenu] = useScreenState('pick-menu', false);
  const [moving, setMoving] = useScreenState('pick-moving', false);
  const act = useAct();
  const leave = () => {
    setMenu(false);
    setMoving(false);
    setPicked(null);
  };
  useBack(true, leave);
  // In the order of the list, so that merging follows what is seen.
  const chosen = ids.filter(id => picked?.includes(id));
  const pinned = chosen.length > 0 && chosen.every(id => notes[id]?.pinned);
  return (
    <>
      <AppBar
        title={`${chosen.length} selected`}
        leading="close"
        onLeading={leave}
        color="var(--c-surface-container-high)"
        actions={
          <>
            <IconButton
              icon="keep"
              label={pinned ? 'Unpin' : 'Pin'}
              selected={pinned}
              onClick={() => {
                act.pinAll({ notes: chosen, pinned: !pinned });
                leave();
              }}
            />
            <IconButton
              icon="delete"
              label="Move to bin"
              onClick={() => {
                act.bin({ notes: chosen });
                leave();
              }}
            />
            <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
          </>
        }
      />
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          {
            label: 'Move to folder',
            icon: 'drive_file_move',
            onClick: () => {
              setMenu(false);
              setMoving(true);
            },
          },
          {
            label: 'Merge',
            icon: 'layers',
            disabled: chosen.length < 2,
            onClick: () => {
              act.merge({ notes: chosen });
              leave();
            },
          },
          {
            label: 'Select all',
            icon: 'done_all',
            disabled: chosen.length === ids.length,
            onClick: () => {
              setMenu(false);
              setPicked([...ids]);
            },
          },
        ]}
      />
      <MoveSheet open={moving} notes={chosen} onClose={() => setMoving(false)} onMoved={leave} />
    </>
  );
}
