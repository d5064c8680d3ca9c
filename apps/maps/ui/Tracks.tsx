import { formatDuration, formatWhen } from '../../../src/sdk/core/format.ts';
import { useFieldText, useFields, usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Dialog,
  EmptyState,
  Fab,
  List,
  ListRow,
  Screen,
  SectionHeader,
  TextField,
} from './kit.ts';
import { distanceWords, durationWords, metresBetween, tracksOf } from '../select.ts';
import type { Maps, Track } from '../state.ts';
import { useAct, useApp, useNav, useUnits } from './hooks.ts';
import { Disc } from './Saved.tsx';

export function waypointWords(n: number): string {
  if (n === 0) return '';
  return n === 1 ? '1 waypoint' : `${n} waypoints`;
}

/** Length, duration or waypoints, and whether the track came from a file. */
function trackWords(track: Track, units: Maps['settings']['units']): string {
  return [
    distanceWords(track.metres, units),
    track.seconds > 0 ? durationWords(track.seconds) : waypointWords(track.waypoints.length),
    track.kind === 'imported' ? 'imported' : '',
  ]
    .filter(w => w !== '')
    .join(' · ');
}

/** The row of the recorder: starts a recording, or shows the present one. */
function RecorderRow({ onStop }: { onStop: () => void }) {
  const recording = useApp(s => s.recording);
  const now = usePhone(p => p.clock.now);
  const units = useUnits();
  const act = useAct();
  if (!recording)
    return (
      <ListRow
        leading="radio_button_checked"
        title="Record a track"
        subtitle="Follows the phone until you stop it"
        onClick={() => act.startRecording({})}
      />
    );
  const points = recording.points.length === 1 ? '1 point' : `${recording.points.length} points`;
  return (
    <ListRow
      leading={<Disc icon="radio_button_checked" tone="#c2352b" />}
      title={`Recording · ${formatDuration((now - recording.startedAt) / 1000)}`}
      subtitle={`${distanceWords(metresBetween(recording.points), units)} · ${points}`}
      trailing={
        <Button variant="text" onClick={onStop}>
          Stop
        </Button>
      }
    />
  );
}

/** Drawn, recorded and imported tracks, and the recorder. */
export function Tracks() {
  const tracks = useApp(s => s.tracks);
  const list = tracksOf({ tracks });
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
          <RecorderRow
            onStop={() => {
              fields.set('name', '');
              setStopping(true);
            }}
          />
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
                subtitle={trackWords(t, units)}
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
