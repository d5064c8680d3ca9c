import { useBack } from '../../../src/sdk/react/back.ts';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import { useIntent, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Checkbox, EmptyState, List, ListRow, Screen, Tabs } from './kit.ts';
import { fitsMime } from '../kinds.ts';
import { listed, placeOf, recent, rowFor, type Row } from '../select.ts';
import { Crumbs } from './Crumbs.tsx';
import { useFiles, useNav, useTable, useWhen } from './hooks.ts';
import { Thumb } from './Thumb.tsx';
import css from './files.module.css';

/** Files for another app: the result is a list of their ids, or null. */
export function Pick() {
  const intent = useIntent();
  const table = useTable();
  const state = useFiles();
  const [tab, setTab] = useScreenState<'recent' | 'browse'>('tab', 'recent');
  const [at, setAt] = useScreenState<string | null>('at', null);
  const [chosen, setChosen] = useScreenState<string[]>('chosen', []);
  const when = useWhen();
  const nav = useNav();
  const many = intent?.multiple === true;
  const most = intent?.max ?? Infinity;
  const folder = at !== null && rowFor(table, at)?.kind === 'folder' ? at : null;
  useBack(tab === 'browse' && folder !== null, () => setAt(rowFor(table, folder!)!.parent));
  const rows =
    tab === 'recent'
      ? recent(table, state.hidden).filter(r => fitsMime(intent?.mime, r.mime))
      : listed(table, folder, state);
  const tap = (r: Row) => {
    if (r.kind === 'folder') setAt(r.id);
    else if (!many) nav.finish([r.id]);
    else
      setChosen(
        chosen.includes(r.id)
          ? chosen.filter(id => id !== r.id)
          : chosen.length < most
            ? [...chosen, r.id]
            : chosen,
      );
  };
  const subtitle = (r: Row) =>
    r.kind === 'folder'
      ? `${r.count === 1 ? '1 item' : `${r.count} items`}`
      : [formatBytes(r.bytes), when(r.changed), ...(tab === 'recent' ? [placeOf(r.path)] : [])].join(' · ');
  return (
    <Screen
      label="Choose a file"
      appBar={
        <>
          <AppBar
            title={many ? 'Choose files' : 'Choose a file'}
            leading="close"
            onLeading={() => nav.finish(null)}
            actions={
              many ? (
                <Button rid="done" disabled={chosen.length === 0} onClick={() => nav.finish(chosen)}>
                  {chosen.length === 0 ? 'Select' : `Select ${chosen.length}`}
                </Button>
              ) : undefined
            }
          />
          <Tabs
            label="Where"
            value={tab}
            tabs={[
              { id: 'recent', label: 'Recent' },
              { id: 'browse', label: 'Browse' },
            ]}
            onChange={id => setTab(id as 'recent' | 'browse')}
          />
        </>
      }
    >
      {tab === 'browse' && <Crumbs folder={folder} onGo={setAt} />}
      {rows.length === 0 ? (
        <EmptyState
          icon="folder_open"
          title="No files"
          text={tab === 'recent' ? 'There is no file of this type on the phone.' : 'This folder is empty.'}
        />
      ) : (
        <List>
          {rows.map(r => (
            <ListRow
              key={r.id}
              id={r.id}
              rid="file"
              leading={<Thumb thing={r} />}
              title={r.name}
              subtitle={subtitle(r)}
              disabled={r.kind === 'file' && !fitsMime(intent?.mime, r.mime)}
              onClick={() => tap(r)}
              {...(many && r.kind === 'file'
                ? {
                    selected: chosen.includes(r.id),
                    trailing: (
                      <Checkbox
                        bare
                        label={`Choose ${r.path}`}
                        checked={chosen.includes(r.id)}
                        disabled={!fitsMime(intent?.mime, r.mime)}
                        onChange={() => tap(r)}
                      />
                    ),
                  }
                : {})}
            />
          ))}
        </List>
      )}
      <div className={css['gap']} />
    </Screen>
  );
}
