import { fitting } from '../../../src/sdk/react/city/index.ts';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useFieldText, useFields, usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, ConfirmDialog, EmptyState, IconButton, List, ListRow, Screen, TextField } from './kit.ts';
import { distanceWords, durationWords, spotAt } from '../select.ts';
import type { Track } from '../state.ts';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
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
import css from './maps.module.css';

/** A pin for each waypoint, or for both ends where there are none. */
function pinsOf(track: Track) {
  if (track.waypoints.length > 0)
    return track.waypoints.map((w, i) => ({
      id: `way-${i}`,
      label: `${i + 1}: ${w.name}`,
      letter: String(i + 1),
      ...metresOf(w),
    }));
  const ends = [track.points[0], track.points.at(-1)].filter(p => p !== undefined);
  return ends.map((p, i) => ({
    id: `end-${i}`,
    label: i === 0 ? 'Start' : 'End',
    letter: i === 0 ? 'A' : 'B',
    ...metresOf(p),
  }));
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
  return (
    <>
      <Screen scroll={false} bleed label={track.name}>
        <MapView
          camera={camera}
          onCamera={setCamera}
          below={below}
          lines={[{ id: 'track', points, kind: 'track' }]}
          pins={pinsOf(track)}
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
