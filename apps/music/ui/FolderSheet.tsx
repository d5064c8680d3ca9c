import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Icon, ListRow, Scroller, Sheet } from './kit.ts';
import { childrenOf, fileOf } from '../../../src/sdk/core/storage.ts';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import { useFiles } from './hooks.ts';
import css from './settings.module.css';

/** Choosing a folder of shared storage; Download unless another is chosen. */
export function FolderSheet({
  open,
  onClose,
  onDone,
}: {
  open: boolean;
  onClose: () => void;
  onDone: (path: string) => void;
}) {
  const files = useFiles();
  const [chosen, setChosen] = useScreenState<string | null>('folder', fileAt(files, 'Download')?.id ?? null);
  const here = chosen === null ? undefined : fileOf(files, chosen);
  const folders = childrenOf(files, here?.id ?? null).filter(f => f.kind === 'folder');
  return (
    <Sheet
      open={open}
      title="Save to"
      onClose={onClose}
      footer={
        <div className={css['sheetFoot']}>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!here} rid="save-here" onClick={() => onDone(here!.path)}>
            Save
          </Button>
        </div>
      }
    >
      <div className={css['place']}>
        <Icon name="folder_open" size={20} />
        <span dir="auto">{here ? here.path.replaceAll('/', ' › ') : 'Shared storage'}</span>
      </div>
      <Scroller name="folders" className={css['folders']!}>
        {here && (
          <ListRow
            leading="arrow_upward"
            title="Up one folder"
            rid="folder-up"
            onClick={() => setChosen(here.parent)}
          />
        )}
        {folders.map(f => (
          <ListRow
            key={f.id}
            id={f.id}
            rid="folder"
            leading="folder"
            title={f.name}
            onClick={() => setChosen(f.id)}
          />
        ))}
        {folders.length === 0 && <div className={css['none']}>No folders in here</div>}
      </Scroller>
    </Sheet>
  );
}
