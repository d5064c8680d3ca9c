import { useFieldText, useFields, usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Dialog,
  EmptyState,
  Fab,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  SectionHeader,
  TextField,
} from './kit.ts';
import { fitting } from '../../../src/sdk/react/city/index.ts';
import { formatDuration, formatWhen } from '../../../src/sdk/core/format.ts';
import {
  distance,
  harrowBay as city,
  wayBetween,
  degreesOf,
  type Point,
} from '../../../src/sdk/city/index.ts';
import { distanceWords, durationWords, markersOf, metresBetween, spotAt, tracksOf } from '../select.ts';
import { COLOURS } from '../state.ts';
import {
  metresOf,
  useAct,
  useApp,
  useCamera,
  useHere,
  useNav,
  useParams,
  useScreenSize,
  useStored,
  useUnits,
} from './hooks.ts';
import { TONES } from './Home.tsx';
import { MapView, RoundButton } from './parts.tsx';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
import { poisOf } from './kinds.ts';
import { Disc } from './Saved.tsx';
import css from './maps.module.css';

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
      <Dialog
        open={asking?.what === 'edit'}
        title="Edit marker"
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Save',
            disabled: name.trim() === '',
            onClick: () => {
              act.editMarker({ marker: asking!.id, name, note, colour });
              close();
            },
          },
        ]}
      >
        <div className={css['form']} style={{ paddingInline: 0 }}>
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
      </Dialog>
      <Dialog
        open={asking?.what === 'delete'}
        title={`Delete ${subject?.name ?? 'marker'}?`}
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Delete',
            danger: true,
            onClick: () => {
              act.deleteMarker({ marker: asking!.id });
              close();
            },
          },
        ]}
      />
    </>
  );
}

export const waypointWords = (n: number): string =>
  n === 0 ? '' : n === 1 ? '1 waypoint' : `${n} waypoints`;

/** Tracks, drawn, recorded and taken in, and the recorder. */
export function Tracks() {
  const tracks = useApp(s => s.tracks);
  const list = tracksOf({ tracks });
  const recording = useApp(s => s.recording);
  const now = usePhone(p => p.clock.now);
  const zone = usePhone(p => p.clock.zone);
  const units = useUnits();
  const name = useFieldText('name');
  const fields = useFields();
  const [stopping, setStopping] = useScreenState('stopping', false);
  const act = useAct();
  const nav = useNav();
  return (
    <>
      <Screen
        appBar={<AppBar title="Tracks" />}
        fab={
          <Fab
            icon="draw"
            label="Draw a track"
            extended
            onClick={() => {
              act.clearDraft();
              nav.push('/draw');
            }}
          />
        }
      >
        <List card>
          {recording ? (
            <ListRow
              leading={<Disc icon="radio_button_checked" tone="#c2352b" />}
              title={`Recording · ${formatDuration((now - recording.startedAt) / 1000)}`}
              subtitle={`${distanceWords(metresBetween(recording.points), units)} · ${recording.points.length === 1 ? '1 point' : `${recording.points.length} points`}`}
              trailing={
                <Button
                  variant="text"
                  onClick={() => {
                    fields.set('name', '');
                    setStopping(true);
                  }}
                >
                  Stop
                </Button>
              }
            />
          ) : (
            <ListRow
              leading="radio_button_checked"
              title="Record a track"
              subtitle="Follows the phone until you stop it"
              onClick={() => act.startRecording({})}
            />
          )}
          <ListRow
            leading="upload_file"
            title="Import a GPX file"
            subtitle="A track from this phone’s storage"
            onClick={() => act.pickTrack({})}
          />
        </List>
        <SectionHeader title="My tracks" />
        {list.length === 0 ? (
          <EmptyState
            icon="route"
            title="No tracks yet"
            text="Draw one by its waypoints, or record one on the way."
          />
        ) : (
          <List label="My tracks">
            {list.map(t => (
              <ListRow
                key={t.id}
                id={t.id}
                rid="track"
                leading={
                  <Disc
                    icon={t.kind === 'drawn' ? 'draw' : 'route'}
                    tone={t.kind === 'drawn' ? '#3f5f78' : '#2f7d3c'}
                  />
                }
                title={t.name}
                subtitle={[
                  distanceWords(t.metres, units),
                  t.seconds > 0 ? durationWords(t.seconds) : waypointWords(t.waypoints.length),
                  t.kind === 'imported' ? 'imported' : '',
                ]
                  .filter(w => w !== '')
                  .join(' · ')}
                meta={formatWhen(t.at, now, zone)}
                onClick={() => nav.push('/track/:track', { track: t.id })}
              />
            ))}
          </List>
        )}
      </Screen>
      <Dialog
        open={stopping}
        title="Save this track?"
        onClose={() => setStopping(false)}
        actions={[
          {
            label: 'Discard',
            danger: true,
            onClick: () => {
              act.stopRecording({});
              setStopping(false);
            },
          },
          {
            label: 'Save',
            disabled: name.trim() === '',
            onClick: () => {
              act.stopRecording({ name });
              setStopping(false);
            },
          },
        ]}
      >
        <TextField name="name" label="Track name" maxLength={60} capitalise />
      </Dialog>
    </>
  );
}

/** One track on the map. */
export function TrackScreen() {
  const { track: id } = useParams('/track/:track');
  const track = useApp(s => s.tracks[id]);
  const size = useScreenSize();
  const below = heightsOf(size.height).mid;
  const points = (track?.points ?? []).map(p => metresOf(p));
  const [camera, setCamera] = useCamera(
    fitting(points.length > 0 ? points : [{ x: 0, y: 0 }], size, { below, above: 60 }),
  );
  const [asking, setAsking] = useScreenState<'rename' | 'delete' | null>('asking', null);
  const name = useFieldText('name', track?.name ?? '');
  const fields = useFields();
  const now = usePhone(p => p.clock.now);
  const zone = usePhone(p => p.clock.zone);
  const units = useUnits();
  const act = useAct();
  const nav = useNav();
  const stored = useStored();
  const close = () => setAsking(null);
  if (!track)
    return (
      <Screen title="Track">
        <EmptyState icon="route" title="This track is gone" />
      </Screen>
    );
  const ends = [points[0], points.at(-1)].filter(p => p !== undefined);
  return (
    <>
      <Screen scroll={false} bleed label={track.name}>
        <MapView
          camera={camera}
          onCamera={setCamera}
          below={below}
          lines={[{ id: 'track', points, kind: 'track' }]}
          pins={
            track.waypoints.length > 0
              ? track.waypoints.map((w, i) => ({
                  id: `way-${i}`,
                  label: `${i + 1}: ${w.name}`,
                  letter: String(i + 1),
                  ...metresOf(w),
                }))
              : ends.map((p, i) => ({
                  id: `end-${i}`,
                  label: i === 0 ? 'Start' : 'End',
                  letter: i === 0 ? 'A' : 'B',
                  ...p,
                }))
          }
        />
        <div className={css['back']}>
          <RoundButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
        </div>
        <BottomSheet
          label={track.name}
          head={
            <>
              <div className={css['sheetTitle']}>
                <span role="heading" aria-level={1} dir="auto">
                  {track.name}
                </span>
              </div>
              <div className={css['sub']}>
                <span>{distanceWords(track.metres, units)}</span>
                {track.seconds > 0 && <span>{durationWords(track.seconds)}</span>}
                <span>{formatWhen(track.at, now, zone)}</span>
              </div>
              <div className={css['pad']}>
                <Button variant="tonal" icon="file_export" onClick={() => act.exportTrack({ track: id })}>
                  Export GPX
                </Button>
                <Button
                  variant="tonal"
                  icon="edit"
                  onClick={() => {
                    fields.set('name', track.name);
                    setAsking('rename');
                  }}
                >
                  Rename
                </Button>
                <IconButton icon="delete" label="Delete" onClick={() => setAsking('delete')} />
              </div>
            </>
          }
        >
          <List label="Waypoints">
            {track.waypoints.map((w, i) => (
              <ListRow
                key={i}
                leading={
                  <span className={css['stopDot']} aria-hidden="true">
                    {i + 1}
                  </span>
                }
                title={w.name}
                subtitle={spotAt(metresOf(w), stored).address}
              />
            ))}
          </List>
        </BottomSheet>
      </Screen>
      <Dialog
        open={asking === 'rename'}
        title="Rename track"
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Rename',
            disabled: name.trim() === '',
            onClick: () => {
              act.renameTrack({ track: id, name });
              close();
            },
          },
        ]}
      >
        <TextField name="name" label="Track name" initial={track.name} maxLength={60} capitalise />
      </Dialog>
      <Dialog
        open={asking === 'delete'}
        title={`Delete ${track.name}?`}
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Delete',
            danger: true,
            onClick: () => {
              nav.back();
              act.deleteTrack({ track: id });
            },
          },
        ]}
      />
    </>
  );
}

/** Draws a track: each tap or search sets the next waypoint. */
export function Draw() {
  const draft = useApp(s => s.draft);
  const here = useHere();
  const size = useScreenSize();
  const below = heightsOf(size.height, 190).mid;
  const [camera, setCamera] = useCamera(
    here ? { x: here.x, y: here.y + 260, zoom: 15.4 } : { x: 0, y: 0, zoom: 14 },
  );
  const [naming, setNaming] = useScreenState('naming', false);
  const [menu, setMenu] = useScreenState<number | null>('menu', null);
  const [straight, setStraight] = useScreenState('straight', false);
  const name = useFieldText('name');
  const fields = useFields();
  const units = useUnits();
  const act = useAct();
  const nav = useNav();
  const pois = useApp(s => poisOf(s.places));
  const places = useApp(s => s.places);
  const stored = useStored();
  const marks = draft.map(w => metresOf(w));
  const line: Point[] = straight
    ? marks
    : marks.slice(1).flatMap((p, i) => {
        const way = wayBetween(city, marks[i]!, p, 'walk');
        return way ? [marks[i]!, ...way.points, p] : [marks[i]!, p];
      });
  const metres = line.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(line[i - 1]!, p)), 0);
  const add = (p: Point, label: string) => {
    const at = degreesOf(p);
    act.addWaypoint({ name: label, latitude: at.latitude, longitude: at.longitude });
  };
  return (
    <>
      <Screen scroll={false} bleed label="Draw a track">
        <MapView
          camera={camera}
          onCamera={setCamera}
          below={below}
          pois={pois}
          lines={line.length > 1 ? [{ id: 'draft', points: line, kind: 'track' }] : []}
          pins={draft.map((w, i) => ({
            id: `way-${i}`,
            label: `${i + 1}: ${w.name}`,
            letter: String(i + 1),
            ...marks[i]!,
          }))}
          onTap={p => add(p, spotAt(p, stored).name)}
          onPoi={id => {
            const p = places[id];
            if (p) act.addWaypoint({ name: p.name, latitude: p.latitude, longitude: p.longitude });
          }}
          onPin={id => setMenu(Number(id.slice(4)))}
        />
        <div className={css['back']}>
          <RoundButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
          <span className={css['note']}>Tap the map to set waypoints</span>
        </div>
        <BottomSheet
          label="Waypoints"
          low={190}
          head={
            <>
              <div className={css['big']} role="heading" aria-level={1}>
                {distanceWords(metres, units)}{' '}
                <span>{draft.length === 1 ? '1 waypoint' : `${draft.length} waypoints`}</span>
              </div>
              <div className={css['pad']}>
                <Button
                  variant="tonal"
                  icon="add"
                  onClick={() => nav.push('/choose/:for', { for: 'waypoint' })}
                >
                  Add waypoint
                </Button>
                <Button
                  icon="save"
                  disabled={draft.length < 2}
                  onClick={() => {
                    fields.set('name', '');
                    setNaming(true);
                  }}
                >
                  Save
                </Button>
                <IconButton
                  icon="undo"
                  label="Remove the last waypoint"
                  disabled={draft.length === 0}
                  onClick={() => act.removeWaypoint({ index: draft.length - 1 })}
                />
                <IconButton
                  icon="polyline"
                  label={straight ? 'Follow paths' : 'Straight lines'}
                  selected={straight}
                  onClick={() => setStraight(!straight)}
                />
              </div>
            </>
          }
        >
          {draft.length === 0 && (
            <EmptyState icon="draw" title="No waypoints yet" text="Tap the map or add one by its name." />
          )}
          <List label="Waypoints">
            {draft.map((w, i) => (
              <ListRow
                key={i}
                id={`waypoint-${i}`}
                leading={
                  <span className={css['stopDot']} aria-hidden="true">
                    {i + 1}
                  </span>
                }
                title={w.name}
                onClick={() => setMenu(i)}
              />
            ))}
          </List>
        </BottomSheet>
      </Screen>
      <Menu
        open={menu !== null && menu < draft.length}
        label="Waypoint"
        anchor="center"
        onClose={() => setMenu(null)}
        items={
          menu === null
            ? []
            : [
                {
                  label: 'Move up',
                  icon: 'arrow_upward',
                  disabled: menu === 0,
                  onClick: () => {
                    setMenu(null);
                    act.moveWaypoint({ index: menu, to: menu - 1 });
                  },
                },
                {
                  label: 'Move down',
                  icon: 'arrow_downward',
                  disabled: menu === draft.length - 1,
                  onClick: () => {
                    setMenu(null);
                    act.moveWaypoint({ index: menu, to: menu + 1 });
                  },
                },
                {
                  label: 'Remove',
                  icon: 'delete',
                  danger: true,
                  onClick: () => {
                    setMenu(null);
                    act.removeWaypoint({ index: menu });
                  },
                },
              ]
        }
      />
      <Dialog
        open={naming}
        title="Save track"
        onClose={() => setNaming(false)}
        actions={[
          { label: 'Cancel', onClick: () => setNaming(false) },
          {
            label: 'Save',
            disabled: name.trim() === '',
            onClick: () => {
              act.saveTrack({ name, follow: !straight });
              setNaming(false);
            },
          },
        ]}
      >
        <TextField name="name" label="Track name" maxLength={60} capitalise />
      </Dialog>
    </>
  );
}

/** How far it is along the points that one taps. */
export function Measure() {
  const here = useHere();
  const [camera, setCamera] = useCamera(
    here ? { x: here.x, y: here.y, zoom: 15.4 } : { x: 0, y: 0, zoom: 14 },
  );
  const [points, setPoints] = useScreenState<Point[]>('points', []);
  const units = useUnits();
  const pois = useApp(s => poisOf(s.places));
  const nav = useNav();
  const add = (p: Point) => setPoints(was => [...was, { x: Math.round(p.x), y: Math.round(p.y) }]);
  const metres = points.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(points[i - 1]!, p)), 0);
  return (
    <Screen scroll={false} bleed label="Measure distance">
      <MapView
        camera={camera}
        onCamera={setCamera}
        below={110}
        pois={pois}
        lines={points.length > 1 ? [{ id: 'measure', points, kind: 'measure' }] : []}
        pins={points.map((p, i) => ({
          id: `point-${i}`,
          label: `Point ${i + 1}`,
          letter: String(i + 1),
          ...p,
        }))}
        onTap={add}
        onPoi={id => {
          const p = pois.find(x => x.id === id);
          if (p) add(p);
        }}
      />
      <div className={css['back']}>
        <RoundButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
        <span className={css['note']}>Tap points on the map</span>
      </div>
      <div className={css['bar']}>
        <div className={css['barRow']}>
          <div>
            <span className={css['barBig']} role="status">
              {points.length < 2 ? 'Tap two points' : distanceWords(metres, units)}
            </span>
            <span className={css['muted']}>
              {points.length === 1 ? '1 point' : `${points.length} points`}
            </span>
          </div>
          <IconButton
            icon="undo"
            label="Undo"
            disabled={points.length === 0}
            onClick={() => setPoints(was => was.slice(0, -1))}
          />
          <Button variant="tonal" disabled={points.length === 0} onClick={() => setPoints([])}>
            Clear
          </Button>
        </div>
      </div>
    </Screen>
  );
}
