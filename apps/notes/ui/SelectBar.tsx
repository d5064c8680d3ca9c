import { useBack } from '../../../src/sdk/react/back.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, IconButton, Menu } from './kit.ts';
import { useAct, useNotes, usePicked, useWords } from './hooks.ts';
import { MoveSheet } from './MoveSheet.tsx';

/** Actions on the selected notes. `ids` are those of the list, in its order. */
export function SelectBar({ ids }: { ids: readonly string[] }) {
  const t = useWords();
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
        title={t('selected', { count: chosen.length })}
        leading="close"
        onLeading={leave}
        color="var(--c-surface-container-high)"
        actions={
          <>
            <IconButton
              icon="keep"
              label={pinned ? t('unpin') : t('pin')}
              selected={pinned}
              onClick={() => {
                act.pinAll({ notes: chosen, pinned: !pinned });
                leave();
              }}
            />
            <IconButton
              icon="delete"
              label={t('moveToBin')}
              onClick={() => {
                act.bin({ notes: chosen });
                leave();
              }}
            />
            <IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setMenu(true)} />
          </>
        }
      />
      <Menu
        open={menu}
        label={t('moreOptions')}
        onClose={() => setMenu(false)}
        items={[
          {
            label: t('moveToFolder'),
            icon: 'drive_file_move',
            onClick: () => {
              setMenu(false);
              setMoving(true);
            },
          },
          {
            label: t('merge'),
            icon: 'layers',
            disabled: chosen.length < 2,
            onClick: () => {
              act.merge({ notes: chosen });
              leave();
            },
          },
          {
            label: t('selectAll'),
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
