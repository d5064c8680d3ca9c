import { useFieldText, useFields, usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  Fab,
  IconButton,
  List,
  ListRow,
  Screen,
  SectionHeader,
  TextField,
} from './kit.ts';
import { fitting } from '../../../src/sdk/react/city/index.ts';
import { formatDuration, formatWhen } from '../../../src/sdk/core/format.ts';
import { distanceWords, durationWords, metresBetween, spotAt, tracksOf } from '../select.ts';
import {
  metresOf,
  useAct,
  useApp,
  useCamera,
  useNav,
  useParams,
  useScreenSize,
  useStored,
  useUnits,
} from './hooks.ts';
import { MapView, RoundButton } from './parts.tsx';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
import { Disc } from './Saved.tsx';
import css from './maps.module.css';

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
      <ConfirmDialog
        open={asking === 'rename'}
        title="Rename track"
        confirmLabel="Rename"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.renameTrack({ track: id, name });
          close();
        }}
        onCancel={close}
      >
        <TextField name="name" label="Track name" initial={track.name} maxLength={60} capitalise />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete ${track.name}?`}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          nav.back();
          act.deleteTrack({ track: id });
        }}
        onCancel={close}
      />
    </>
  );
}
