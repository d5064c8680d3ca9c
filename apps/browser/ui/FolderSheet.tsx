import { RadioGroup, Scroller, Sheet } from './kit.ts';
import { foldersOf } from '../select.ts';
import { useApp } from './hooks.ts';

const TOP = 'top';

/** Where a bookmark goes: a folder, or the top. */
export function MoveSheet({
  open,
  current,
  onClose,
  onChoose,
}: {
  open: boolean;
  current: string | null;
  onClose: () => void;
  onChoose: (folder: string | null) => void;
}) {
  const folders = useApp(s => foldersOf(s.folders));
  return (
    <Sheet open={open} title="Move to folder" onClose={onClose}>
      <Scroller name="folders" style={{ maxBlockSize: 420 }}>
        <RadioGroup
          label="Folder"
          options={[
            { value: TOP, label: 'Bookmarks' },
            ...folders.map(f => ({ value: f.id, label: f.name })),
          ]}
          value={current ?? TOP}
          onChange={v => onChoose(v === TOP ? null : v)}
        />
      </Scroller>
    </Sheet>
  );
}
