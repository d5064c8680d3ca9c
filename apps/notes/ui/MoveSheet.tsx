import { RadioGroup, Scroller, Sheet } from './kit.ts';
import { foldersOf } from '../select.ts';
import { useAct, useApp, useWords } from './hooks.ts';

/** Chooses the folder that notes go to. */
export function MoveSheet({
  open,
  notes,
  onClose,
  onMoved = onClose,
}: {
  open: boolean;
  notes: readonly string[];
  onClose: () => void;
  onMoved?: () => void;
}) {
  const t = useWords();
  const folders = useApp(s => JSON.stringify(foldersOf(s)));
  const now = useApp(s => (notes.length === 1 ? (s.notes[notes[0]!]?.folder ?? 'none') : ''));
  const act = useAct();
  return (
    <Sheet open={open} title={t('moveToFolder')} onClose={onClose}>
      <Scroller name="folders" label={t('folders')}>
        <RadioGroup
          label={t('folder')}
          value={now}
          onChange={value => {
            act.move({ notes: [...notes], folder: value === 'none' ? null : value });
            onMoved();
          }}
          options={[
            ...(JSON.parse(folders) as ReturnType<typeof foldersOf>).map(f => ({
              value: f.id,
              label: f.name,
            })),
            { value: 'none', label: t('noFolder') },
          ]}
        />
      </Scroller>
    </Sheet>
  );
}
