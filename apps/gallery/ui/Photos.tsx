import type { ReactNode } from 'react';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  BottomBar,
  EmptyState,
  IconButton,
  Menu,
  RadioGroup,
  Dialog,
  Screen,
  useSnackbar,
} from './kit.ts';
import { pictures } from '../select.ts';
import { Grid } from './Grid.tsx';
import { useAct, useApp, useFiles, useNav, useOver, usePicked } from './hooks.ts';
import { SelectBar } from './SelectBar.tsx';

const PLACES = [
  { id: 'photos', label: 'Photos', icon: 'photo_library' },
  { id: 'albums', label: 'Albums', icon: 'photo_album' },
  { id: 'search', label: 'Search', icon: 'search' },
] as const;

/** Says what went to the bin, for as long as it can be taken back. */
export function useUndoBar(): ReactNode {
  const undo = useApp(s => s.undo);
  const act = useAct();
  return useSnackbar(undo ? { at: undo.at, text: undo.text, onUndo: () => act.undo() } : undefined);
}

/** The three places of the gallery. Photos is below the others, so that Back leads there. */
export function Places({ at }: { at: (typeof PLACES)[number]['id'] }) {
  const nav = useNav();
  const bar = useUndoBar();
  const go = (to: string) => {
    if (to === at) return;
    if (to === 'photos') nav.back();
    else if (at === 'photos') nav.push(to === 'albums' ? '/albums' : '/search');
    else nav.replace(to === 'albums' ? '/albums' : '/search');
  };
  return (
    <>
      {bar}
      <BottomBar items={PLACES} value={at} onChange={go} />
    </>
  );
}

/** How many pictures stand side by side. */
export function ColumnsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const columns = useApp(s => s.columns);
  const act = useAct();
  return (
    <Dialog open={open} title="Grid size" onClose={onClose} actions={[{ label: 'Cancel', onClick: onClose }]}>
      <RadioGroup
        label="Pictures side by side"
        value={columns}
        onChange={value => {
          act.setColumns({ columns: value });
          onClose();
        }}
        options={[2, 3, 4, 5].map(n => ({ value: n, label: `${n} columns` }))}
      />
    </Dialog>
  );
}

/** Everything, by day. */
export function Photos() {
  const list = pictures(useFiles());
  const [picked, setPicked] = usePicked();
  const [over, setOver] = useOver();
  const [sizing, setSizing] = useScreenState('sizing', false);
  const nav = useNav();
  const act = useAct();
  const then = (run: () => void) => () => {
    setOver(null);
    run();
  };
  return (
    <>
      <Screen
        scroll={false}
        label="Photos"
        bottom={<Places at="photos" />}
        appBar={
          picked ? (
            <SelectBar list={list} />
          ) : (
            <AppBar
              title="Photos"
              leading="none"
              actions={<IconButton icon="more_vert" label="More options" onClick={() => setOver('menu')} />}
            />
          )
        }
      >
        {list.length === 0 ? (
          <EmptyState icon="photo_library" title="No photos yet" text="What you take or save stands here." />
        ) : (
          <Grid
            list={list}
            label="Photos and videos"
            onOpen={file => nav.push('/view/:file', { file }, { from: 'all' })}
          />
        )}
      </Screen>
      <Menu
        open={over === 'menu'}
        label="More options"
        onClose={() => setOver(null)}
        items={[
          {
            label: 'Select',
            icon: 'check_circle',
            disabled: list.length === 0,
            onClick: then(() => setPicked([])),
          },
          {
            label: 'Slideshow',
            icon: 'slideshow',
            disabled: list.length === 0,
            onClick: then(() => act.startSlideshow({ files: list.map(f => f.id) })),
          },
          { label: 'Grid size', icon: 'grid_view', onClick: then(() => setSizing(true)) },
          { label: 'Bin', icon: 'delete', divider: true, onClick: then(() => nav.push('/bin')) },
          { label: 'Settings', icon: 'settings', onClick: then(() => nav.push('/settings')) },
        ]}
      />
      <ColumnsDialog open={sizing} onClose={() => setSizing(false)} />
    </>
  );
}
