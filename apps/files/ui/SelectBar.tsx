import { useBack } from '../../../src/sdk/react/back.ts';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, IconButton, Menu } from './kit.ts';
import { packedBytes } from '../archive.ts';
import { rowFor, type Row } from '../select.ts';
import { useAct, usePicked, useTable } from './hooks.ts';
import { useVerbs } from './Verbs.tsx';

/** Actions on the selected files. `rows` are those of the list, in its order. */
export function SelectBar({ rows }: { rows: readonly Row[] }) {
  const table = useTable();
  const [picked, setPicked] = usePicked();
  const [menu, setMenu] = useScreenState('pick-menu', false);
  const act = useAct();
  const leave = () => {
    setMenu(false);
    setPicked(null);
  };
  useBack(true, leave);
  const chosen = rows.filter(r => picked?.includes(r.id)).map(r => r.id);
  const folders = chosen.some(id => rowFor(table, id)?.kind === 'folder');
  const { items, dialogs } = useVerbs(chosen, leave);
  const all = {
    label: 'Select all',
    icon: 'done_all' as const,
    disabled: chosen.length === rows.length,
    onClick: () => {
      setMenu(false);
      setPicked(rows.map(r => r.id));
    },
  };
  return (
    <>
      <AppBar
        title={`${chosen.length} selected`}
        subtitle={formatBytes(packedBytes(table, chosen))}
        leading="close"
        onLeading={leave}
        color="var(--c-surface-container-high)"
        actions={
          <>
            <IconButton
              icon="share"
              label="Share"
              disabled={folders || chosen.length === 0}
              onClick={() => {
                leave();
                act.share({ files: chosen });
              }}
            />
            <IconButton
              icon="delete"
              label="Move to bin"
              disabled={chosen.length === 0}
              onClick={() => {
                leave();
                act.bin({ files: chosen });
              }}
            />
            <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
          </>
        }
      />
      {/* The menu stays below a dialog of its own, so that Back leads there. */}
      <Menu open={menu} label="More options" onClose={() => setMenu(false)} items={[...items, all]} />
      {dialogs}
    </>
  );
}
