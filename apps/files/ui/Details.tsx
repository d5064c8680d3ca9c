import { MONTHS, formatBytes, formatDuration, formatTime, WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { childrenOf, withAllIn } from '../../../src/sdk/core/storage.ts';
import { useOs, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, List, ListRow, Picture, Screen } from './kit.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { typeWords } from '../kinds.ts';
import { placeOf, rowFor } from '../select.ts';
import { useAct, useParams, useTable } from './hooks.ts';
import { Thumb } from './Thumb.tsx';
import css from './details.module.css';

/** All that is known of a file or folder. */
export function Details() {
  const { file } = useParams('/details/:file');
  const table = useTable();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const act = useAct();
  const row = rowFor(table, file);
  if (!row)
    return (
      <Screen title="Details">
        <EmptyState icon="draft" title="This is gone" text="It was moved to the bin or deleted." />
      </Screen>
    );
  const long = (ms: number) => {
    const p = partsAt(ms, zone);
    return `${WEEKDAYS[p.weekday]}, ${p.day} ${MONTHS[p.month - 1]} ${p.year}, ${formatTime(ms, zone, h24)}`;
  };
  const inside =
    row.kind === 'folder'
      ? withAllIn(table, row.id)
          .slice(1)
          .map(id => rowFor(table, id))
          .filter(r => r !== undefined)
      : [];
  const folders = inside.filter(r => r.kind === 'folder').length;
  const direct = childrenOf(table, row.id).length;
  const m = row.media;
  const facts: [string, string][] = [
    ['Type', typeWords(row)],
    [
      'Size',
      row.bytes < 1000
        ? formatBytes(row.bytes)
        : `${formatBytes(row.bytes)} (${String(row.bytes).replace(/\B(?=(\d{3})+$)/g, ',')} bytes)`,
    ],
    ...(row.kind === 'folder'
      ? [
          [
            'Contents',
            `${inside.length - folders === 1 ? '1 file' : `${inside.length - folders} files`}, ${folders === 1 ? '1 folder' : `${folders} folders`}${direct === inside.length ? '' : ' in all'}`,
          ] as [string, string],
        ]
      : []),
    ...(row.packed
      ? [['Contents', row.packed.length === 1 ? '1 file' : `${row.packed.length} files`] as [string, string]]
      : []),
    ['Location', placeOf(row.path)],
    ['Modified', long(row.changed)],
    ...(m && m.takenAt !== row.at
      ? [[m.kind === 'audio' ? 'Recorded' : 'Taken', long(m.takenAt)] as [string, string]]
      : []),
    ...(m && m.width > 0 ? [['Resolution', `${m.width} × ${m.height}`] as [string, string]] : []),
    ...(m && m.duration > 0 ? [['Duration', formatDuration(m.duration / 1000)] as [string, string]] : []),
    ...(m?.artist ? [['Artist', m.artist] as [string, string]] : []),
    ...(m?.album ? [['Album', m.album] as [string, string]] : []),
    ...(m?.place ? [['Place', m.place] as [string, string]] : []),
  ];
  return (
    <Screen label="Details" appBar={<AppBar title="Details" />}>
      <div className={css['face']}>
        {m?.picture ? (
          <Picture name={m.picture} alt={m.description} ratio={4 / 3} radius={16} />
        ) : (
          <Thumb thing={row} size={96} />
        )}
        <span className={css['faceName']} dir="auto">
          {row.name}
        </span>
      </div>
      <List>
        {facts.map(([name, words]) => (
          <ListRow key={name} title={name} subtitle={words} rid={`fact-${name.toLowerCase()}`} />
        ))}
      </List>
      <div className={css['actions']}>
        <Button variant="tonal" icon="open_in_new" rid="open" onClick={() => act.open({ file })}>
          Open
        </Button>
      </div>
    </Screen>
  );
}
