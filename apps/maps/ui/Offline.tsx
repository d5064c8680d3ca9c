import { useScreenState, useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Progress,
  Screen,
  SectionHeader,
  TextField,
} from './kit.ts';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import { REGIONS, regionAt } from '../select.ts';
import { useAct, useApp, useHere, useOnline } from './hooks.ts';
import css from './maps.module.css';

/** Areas on the phone, and those that can be fetched. */
export function Offline() {
  const areas = useApp(s => s.areas);
  const online = useOnline();
  const here = useHere();
  const [asking, setAsking] = useScreenState<{ what: 'delete' | 'rename'; id: string } | null>(
    'asking',
    null,
  );
  const [menu, setMenu] = useScreenState<string | null>('menu', null);
  const name = useFieldText('name');
  const fields = useFields();
  const act = useAct();
  const mine = Object.entries(areas)
    .map(([id, a]) => ({ ...a, id }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id));
  const rest = REGIONS.filter(r => !mine.some(a => a.region === r.id));
  const close = () => setAsking(null);
  const local = here && regionAt(here);
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title="Offline areas"
            subtitle={`${formatBytes(mine.reduce((s, a) => s + (a.readyAt === null ? 0 : a.bytes), 0))} on this phone`}
          />
        }
      >
        <SectionHeader title="Downloaded" />
        {mine.length === 0 ? (
          <EmptyState
            icon="download"
            title="No areas yet"
            text="Download one to use the map without a network."
          />
        ) : (
          <List label="Downloaded">
            {mine.map(a => (
              <ListRow
                key={a.id}
                id={a.id}
                rid="area"
                leading="map"
                title={a.name}
                subtitle={
                  a.readyAt === null ? (
                    <>
                      <span>Downloading {formatBytes(a.bytes)}</span>
                      <Progress label={`Downloading ${a.name}`} />
                    </>
                  ) : (
                    formatBytes(a.bytes)
                  )
                }
                trailing={
                  <IconButton icon="more_vert" label={`Options of ${a.name}`} onClick={() => setMenu(a.id)} />
                }
              />
            ))}
          </List>
        )}
        <SectionHeader title="Available" />
        {!online && (
          <div className={css['offlineRow']} role="status">
            <Icon name="cloud_off" size={20} />
            <span>Connect to a network to download.</span>
          </div>
        )}
        <List label="Available">
          {rest.map(r => (
            <ListRow
              key={r.id}
              id={`region-${r.id}`}
              leading="download"
              title={r.name}
              subtitle={`${formatBytes(r.bytes)}${local?.id === r.id ? ' · you are here' : ''}`}
              onClick={() => act.downloadArea({ region: r.id })}
            />
          ))}
        </List>
      </Screen>
      <Menu
        open={menu !== null}
        label="Area options"
        anchor="center"
        onClose={() => setMenu(null)}
        items={
          menu === null
            ? []
            : [
                {
                  label: 'Rename',
                  icon: 'edit',
                  onClick: () => {
                    fields.set('name', areas[menu]?.name ?? '');
                    setAsking({ what: 'rename', id: menu });
                    setMenu(null);
                  },
                },
                {
                  label: 'Delete',
                  icon: 'delete',
                  danger: true,
                  onClick: () => {
                    setAsking({ what: 'delete', id: menu });
                    setMenu(null);
                  },
                },
              ]
        }
      />
      <ConfirmDialog
        open={asking?.what === 'delete'}
        title={`Delete ${areas[asking?.id ?? '']?.name ?? 'area'}?`}
        text="It can be downloaded again."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteArea({ area: asking!.id });
          close();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking?.what === 'rename'}
        title="Rename area"
        confirmLabel="Rename"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.renameArea({ area: asking!.id, name });
          close();
        }}
        onCancel={close}
      >
        <TextField name="name" label="Name" maxLength={40} capitalise />
      </ConfirmDialog>
    </>
  );
}
