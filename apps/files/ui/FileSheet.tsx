import { formatBytes } from '../../../src/sdk/core/format.ts';
import { ListRow, Scroller, Sheet } from './kit.ts';
import { placeOf, rowFor } from '../select.ts';
import { useAct, useTable, useWhen } from './hooks.ts';
import { Thumb } from './Thumb.tsx';
import { useVerbs } from './Verbs.tsx';
import css from './details.module.css';

/** Actions on one file, in a sheet. */
export function FileSheet({
  file,
  places,
  onClose,
  onPick,
}: {
  file: string | null;
  places: boolean;
  onClose: () => void;
  onPick: (id: string) => void;
}) {
  const table = useTable();
  const act = useAct();
  const when = useWhen();
  const row = file === null ? undefined : rowFor(table, file);
  const { items, dialogs } = useVerbs(row ? [row.id] : [], onClose, () => onPick(row!.id));
  if (!row) return null;
  return (
    <>
      <Sheet open label={row.name} onClose={onClose}>
        <div className={css['sheetHead']}>
          <Thumb thing={row} size={48} />
          <span className={css['sheetWords']}>
            <span className={css['sheetName']} dir="auto">
              {row.name}
            </span>
            <span className={css['sheetFacts']} dir="auto">
              {formatBytes(row.bytes)} · {when(row.changed)}
            </span>
          </span>
        </div>
        <Scroller name="verbs" label="What to do with it">
          {items.map(i => (
            <ListRow
              key={i.label}
              leading={i.icon}
              title={i.label}
              rid={`verb-${i.label.toLowerCase().replace(/ /g, '-')}`}
              onClick={i.onClick}
            />
          ))}
          {row.kind === 'file' && (
            <ListRow
              leading="share"
              title="Share"
              rid="verb-share"
              onClick={() => {
                onClose();
                act.share({ files: [row.id] });
              }}
            />
          )}
          {places && (
            <ListRow
              leading="folder"
              title={`Show in ${placeOf(row.path)}`}
              rid="verb-show"
              onClick={() => {
                onClose();
                act.showInFolder({ file: row.id });
              }}
            />
          )}
          <ListRow
            leading="delete"
            title="Move to bin"
            rid="verb-bin"
            danger
            onClick={() => {
              onClose();
              act.bin({ files: [row.id] });
            }}
          />
        </Scroller>
      </Sheet>
      {dialogs}
    </>
  );
}
