import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Fab,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  TextField,
} from './kit.ts';
import { distance } from '../../../src/sdk/city/index.ts';
import { distanceWords, markersOf } from '../select.ts';
import { COLOURS } from '../state.ts';
import { metresOf, useAct, useApp, useHere, useNav, useUnits } from './hooks.ts';
import { TONES } from './Home.tsx';
import { Disc } from './Saved.tsx';
import css from './tracks.module.css';
import common from './maps.module.css';

/** Flags that were set on the map. */
export function Markers() {
  const markers = JSON.parse(useApp(s => JSON.stringify(markersOf(s)))) as ReturnType<typeof markersOf>;
  const [menu, setMenu] = useScreenState<string | null>('menu', null);
  const [asking, setAsking] = useScreenState<{ what: 'edit' | 'delete'; id: string } | null>('asking', null);
  const [colour, setColour] = useScreenState<(typeof COLOURS)[number]>('colour', 'red');
  const name = useFieldText('name');
  const note = useFieldText('note');
  const fields = useFields();
  const here = useHere();
  const units = useUnits();
  const act = useAct();
  const nav = useNav();
  const chosen = markers.find(m => m.id === menu);
  const subject = markers.find(m => m.id === asking?.id);
  const spot = (m: (typeof markers)[number]) => ({
    name: m.name,
    address: m.address,
    latitude: m.latitude,
    longitude: m.longitude,
    place: null,
  });
  const close = () => setAsking(null);
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title="Markers"
            subtitle={markers.length === 1 ? '1 marker' : `${markers.length} markers`}
          />
        }
        fab={<Fab icon="add" label="Add a marker" onClick={() => nav.push('/search')} />}
      >
        {markers.length === 0 ? (
          <EmptyState
            icon="flag"
            title="No markers yet"
            text="Hold a finger on the map, or open a place, and tap Marker."
          />
        ) : (
          <List label="Markers">
            {markers.map(m => {
              const p = metresOf(m);
              return (
                <ListRow
                  key={m.id}
                  id={m.id}
                  rid="marker"
                  lines={m.note ? 3 : 2}
                  leading={<Disc icon="flag" tone={TONES[m.colour]} />}
                  title={m.name}
                  subtitle={
                    m.note ? (
                      <>
                        {m.address}
                        <br />
                        {m.note}
                      </>
                    ) : (
                      m.address
                    )
                  }
                  meta={here ? distanceWords(distance(here, p), units) : undefined}
                  onClick={() =>
                    nav.push('/spot/:spot', {
                      spot: JSON.stringify([m.name, m.address, m.latitude, m.longitude]),
                    })
                  }
                  trailing={
                    <IconButton
                      icon="more_vert"
                      label={`Options of ${m.name}`}
                      onClick={() => setMenu(m.id)}
                    />
                  }
                />
              );
            })}
          </List>
        )}
      </Screen>
      <Menu
        open={chosen !== undefined}
        label="Marker options"
        anchor="center"
        onClose={() => setMenu(null)}
        items={
          chosen
            ? [
                {
                  label: 'Edit',
                  icon: 'edit',
                  onClick: () => {
                    setMenu(null);
                    fields.set('name', chosen.name);
                    fields.set('note', chosen.note);
                    setColour(chosen.colour);
                    setAsking({ what: 'edit', id: chosen.id });
                  },
                },
                {
                  label: 'Directions',
                  icon: 'directions',
                  onClick: () => {
                    setMenu(null);
                    act.directions({ to: spot(chosen) });
                  },
                },
                {
                  label: 'Share',
                  icon: 'share',
                  onClick: () => {
                    setMenu(null);
                    act.share({ spot: spot(chosen) });
                  },
                },
                {
                  label: 'Delete',
                  icon: 'delete',
                  danger: true,
                  onClick: () => {
                    setMenu(null);
                    setAsking({ what: 'delete', id: chosen.id });
                  },
                },
              ]
            : []
        }
      />
      <ConfirmDialog
        open={asking?.what === 'edit'}
        title="Edit marker"
        confirmLabel="Save"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.editMarker({ marker: asking!.id, name, note, colour });
          close();
        }}
        onCancel={close}
      >
        <div className={common['form']} style={{ paddingInline: 0 }}>
          <TextField name="name" label="Name" maxLength={60} capitalise />
          <TextField name="note" label="Note" maxLength={200} />
          <div className={css['swatches']} role="radiogroup" aria-label="Colour">
            {COLOURS.map(c => (
              <button
                key={c}
                type="button"
                role="radio"
                aria-checked={c === colour}
                aria-label={c}
                style={{ background: TONES[c] }}
                onClick={() => setColour(c)}
              >
                {c === colour && <Icon name="check" />}
              </button>
            ))}
          </div>
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking?.what === 'delete'}
        title={`Delete ${subject?.name ?? 'marker'}?`}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteMarker({ marker: asking!.id });
          close();
        }}
        onCancel={close}
      />
    </>
  );
}
